"""`reinos doctor`: does this machine have what the package needs, and what to do if not."""

from __future__ import annotations

import json
import socket
import sys
import tempfile
import webbrowser
from argparse import Namespace, _ArgumentGroup
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path

import reinos
from reinos.cli.serve import HOST, PORT, PORTS_TRIED
from reinos.core.words import LANGUAGES, Words

OLDEST_PYTHON = (3, 11)
PAGE = Path(reinos.__file__).parent / "server" / "static" / "index.html"  # of the browser client


@dataclass(frozen=True)
class Finding:
    """One thing looked at; `fix` says what to do where it is not well. What is not needed may be missing."""

    name: str
    ok: bool
    found: str
    fix: str = ""
    needed: bool = True


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("--json", action="store_true", help=words("arg-json"))


def run(args: Namespace, words: Words) -> int:
    """Look at everything; 1 if something that is needed is not well."""
    looks: list[Callable[[Words], Finding]] = [
        python,
        numpy,
        numba,
        cache,
        language,
        terminal,
        games,
        page,
        browser,
        port,
        gpu,
    ]
    findings = [look(words) for look in looks]
    if args.json:
        print(json.dumps([asdict(finding) for finding in findings], ensure_ascii=False, indent=1))
    else:
        states = [words("doctor-ok" if f.ok else "doctor-bad" if f.needed else "doctor-missing") for f in findings]
        width = max(map(len, states))
        for state, finding in zip(states, findings, strict=True):
            print(f"{state:<{width}}  {words(f'doctor-{finding.name}')}: {finding.found}")
            if finding.fix:
                print(f"{'':<{width}}  {words('doctor-fix', fix=finding.fix)}")
    return 0 if all(finding.ok or not finding.needed for finding in findings) else 1


def python(words: Words) -> Finding:
    """The interpreter."""
    found = ".".join(map(str, sys.version_info[:3]))
    oldest = ".".join(map(str, OLDEST_PYTHON))
    if sys.version_info >= OLDEST_PYTHON:
        return Finding("python", True, found)
    return Finding("python", False, found, words("doctor-fix-python", oldest=oldest))


def numpy(words: Words) -> Finding:
    """NumPy."""
    return package("numpy", words)


def numba(words: Words) -> Finding:
    """Numba."""
    return package("numba", words)


def package(name: str, words: Words) -> Finding:
    """A package that is needed."""
    try:
        return Finding(name, True, import_module(name).__version__)
    except ImportError as missing:
        return Finding(name, False, str(missing), words("doctor-fix-package", package=name))


def cache(words: Words) -> Finding:
    """The folder for compiled code."""
    from platformdirs import user_cache_path

    folder = user_cache_path("reinos", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return Finding("cache", True, str(folder))
    except OSError:
        return Finding("cache", False, str(folder), words("doctor-fix-cache", folder=str(folder)))


def language(words: Words) -> Finding:
    """The language in use."""
    return Finding("language", True, words(f"language-{words.lang}"))


def terminal(words: Words) -> Finding:
    """Whether the terminal can show our letters."""
    encoding = (sys.stdout.encoding or "").lower()
    if encoding.replace("-", "") == "utf8":
        return Finding("terminal", True, encoding)
    return Finding("terminal", False, encoding, words("doctor-fix-terminal"))


def games(words: Words) -> Finding:
    """The games, each with its words in every language; a fix names the packages that the broken ones come from."""
    from reinos.cli.given import open_games
    from reinos.core.catalog import packages

    opened = [open_games(lang) for lang in LANGUAGES]
    broken = dict(item for _, wrong in opened for item in wrong.items())
    if broken or not opened[0][0]:
        told = "; ".join(f"{name} ({reason})" for name, reason in broken.items())
        sources = {packages().get(name, "reinos").split(".")[0] for name in broken} or {"reinos"}
        return Finding("games", False, told or "-", words("doctor-fix-games", packages=" ".join(sorted(sources))))
    return Finding("games", True, ", ".join(opened[0][0]))


def page(words: Words) -> Finding:
    """The browser client, which an installation may leave out."""
    if PAGE.is_file():
        return Finding("page", True, str(PAGE.parent))
    return Finding("page", False, "-", words("doctor-fix-page"), needed=False)


def browser(words: Words) -> Finding:
    """The browser that `reinos serve --open` would open; without one, any other machine's will do."""
    try:
        return Finding("browser", True, str(getattr(webbrowser.get(), "name", "")) or "-")
    except webbrowser.Error:
        return Finding("browser", False, "-", words("doctor-fix-browser"), needed=False)


def port(words: Words) -> Finding:
    """The usual port; when it is taken, the server takes the next free one."""
    free = next((number for number in range(PORT, PORT + PORTS_TRIED) if can_listen(number)), None)
    if free == PORT:
        return Finding("port", True, str(PORT))
    if free is None:
        return Finding("port", False, f"{PORT}-{PORT + PORTS_TRIED - 1}", words("doctor-fix-ports"))
    return Finding("port", False, str(PORT), words("doctor-fix-port", free=str(free)), needed=False)


def can_listen(number: int) -> bool:
    """Whether nobody listens at a port of this computer."""
    with socket.socket() as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, number))
        except OSError:
            return False
    return True


def gpu(words: Words) -> Finding:
    """A GPU for the target `cuda`."""
    from reinos.core import cuda

    if cuda.missing() is None:
        return Finding("gpu", True, cuda.device_name())
    return Finding("gpu", False, "0", words("doctor-fix-gpu"), needed=False)

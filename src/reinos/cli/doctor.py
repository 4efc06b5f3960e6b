"""`reinos doctor`: does this machine have what the package needs, and what to do if not."""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import Namespace, _ArgumentGroup
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module

from reinos.core.words import LANGUAGES, Words

OLDEST_PYTHON = (3, 11)


@dataclass(frozen=True)
class Finding:
    """One thing looked at; `fix` says what to do where it is not well."""

    name: str
    ok: bool
    found: str
    fix: str = ""


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("--json", action="store_true", help=words("arg-json"))


def run(args: Namespace, words: Words) -> int:
    """Look at everything; 1 if something is not well."""
    looks: list[Callable[[Words], Finding]] = [python, numpy, numba, cache, language, terminal, games]
    findings = [look(words) for look in looks]
    if args.json:
        print(json.dumps([asdict(finding) for finding in findings], ensure_ascii=False, indent=1))
    else:
        states = {True: words("doctor-ok"), False: words("doctor-bad")}
        width = max(map(len, states.values()))
        for finding in findings:
            print(f"{states[finding.ok]:<{width}}  {words(f'doctor-{finding.name}')}: {finding.found}")
            if finding.fix:
                print(f"{'':<{width}}  {words('doctor-fix', fix=finding.fix)}")
    return 0 if all(finding.ok for finding in findings) else 1


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
    """The games, each with its words in every language."""
    from reinos.cli.given import open_games

    opened = [open_games(lang) for lang in LANGUAGES]
    broken = dict(item for _, wrong in opened for item in wrong.items())
    if broken or not opened[0][0]:
        told = "; ".join(f"{name} ({reason})" for name, reason in broken.items())
        return Finding("games", False, told or "-", words("doctor-fix-games"))
    return Finding("games", True, ", ".join(opened[0][0]))

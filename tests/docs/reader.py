"""`python -m tests.docs.reader PAGE`: do what a page says, in order, in the current folder."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

from tests.docs.blocks import ROOT, Block, blocks
from tests.web.stand import free_port

START = 60.0  # seconds that a server may take to answer
NOT_RUN = "not run: "
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def read(page: Path) -> None:
    """All blocks of a page; Python blocks share their names."""
    space: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page):
        if block.skip:
            print(f"{NOT_RUN}{block.place}: {block.skip}", flush=True)
        elif block.quoted:
            quoted(block)
        elif block.elsewhere:
            assert page.name in (ROOT / block.elsewhere).read_text(encoding="utf-8"), block.place
        elif block.lang == "python":
            # As many empty lines as are above it in the page: an error names the line of the page.
            code = compile("\n" * (block.line - 1) + block.tried, str(page), "exec")
            exec(code, space)
        elif block.lang == "sh":
            for line in commands(block.tried):
                command(line, block)


def quoted(block: Block) -> None:
    """Every line stands in the file, in this order."""
    rest = iter((ROOT / block.quoted).read_text(encoding="utf-8").splitlines())
    for line in block.code.splitlines():
        assert not line or line in rest, f"{block.place}: {line!r} is not in {block.quoted}, or not there"


def commands(code: str) -> list[str]:
    """The lines that one would type; a line that ends with a backslash goes on."""
    lines = code.replace("\\\n", " ").splitlines()
    return [line for line in lines if line.strip() and not line.lstrip().startswith("#")]


def command(line: str, block: Block) -> None:
    """One line of a shell."""
    words = shlex.split(line, comments=True)
    match words:
        case ["make", *targets]:
            subprocess.run(["make", "-n", *targets], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
            print(f"{NOT_RUN}{block.place}: {line} (the target exists)", flush=True)
        case ["pip" | ".venv/bin/pip", "install", *wanted]:
            extras(wanted, block)
            print(f"{NOT_RUN}{block.place}: {line} (the extras exist)", flush=True)
        case ["reinos", "serve", *arguments]:
            serve(arguments)
        case _:
            done = subprocess.run(["bash", "-c", line], stdin=subprocess.DEVNULL, check=False)
            assert done.returncode == 0, f"{block.place}: {line}: exit {done.returncode}"


def extras(wanted: list[str], block: Block) -> None:
    """What is asked for in brackets is an extra of ours."""
    for name in re.findall(r"(?:reinos|\.)\[([^\]]+)\]", " ".join(wanted)):
        for extra in name.split(","):
            assert extra in EXTRAS, f"{block.place}: there is no extra {extra!r}"


def serve(arguments: list[str]) -> None:
    """Start a server as the page says, but on loopback and a free port; ask for the page; stop it."""
    port, wanted = free_port(), [one for one in arguments if one != "--open"]
    for name in ("--host", "--port"):
        if name in wanted:
            at = wanted.index(name)
            del wanted[at : at + 2]
    process = subprocess.Popen(["reinos", "serve", "--port", str(port), *wanted])
    try:
        page = answer(f"http://127.0.0.1:{port}/", process)
        assert b"<title>Reinos" in page, page[:200]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    assert process.returncode == -signal.SIGTERM


def answer(address: str, process: subprocess.Popen[bytes]) -> bytes:
    """What a server says, as soon as it does."""
    end = time.monotonic() + START
    while process.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=START) as found:
                content: bytes = found.read()
                return content
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"no answer at {address}")


def environment(folder: Path) -> dict[str, str]:
    """That of a user in an empty folder; what is compiled is kept where it is."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    changed = {"PATH": path, "XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    return os.environ | changed | {"PYTHONWARNINGS": "error", "MPLBACKEND": "agg"}


if __name__ == "__main__":
    read(Path(sys.argv[1]))

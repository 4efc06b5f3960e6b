"""Build a game's WebAssembly module, once: it is kept like other compiled code."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from reinos.bots import champion, guided, search, tree
from reinos.bots.network import forward
from reinos.core.compiled import cache_root, source_hash
from reinos.core.errors import BadOption

if TYPE_CHECKING:
    from reinos.core.game import Rules

HERE = Path(__file__).parent
HOST = HERE / "host.mjs"
SOURCES = (
    *(HERE / name for name in ("compiler.py", "verbs.py", "layout.py")),
    *(Path(str(module.__file__)) for module in (search, tree, champion, guided, forward)),
)
# Code for no processor in particular: another compiler makes it fit.
PLAIN = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}


@dataclass(frozen=True)
class Built:
    """The files of a module: the code, and as JSON what `layout.layout` says of it."""

    wasm: Path
    layout: Path


def build(rules: Rules) -> Built:
    """The module of a game; compiled now if that has not been done."""
    if find_spec("ziglang") is None:
        raise BadOption("target 'wasm' needs a linker: pip install 'reinos[webapp]'")
    folder = cache_root() / "wasm"
    folder.mkdir(exist_ok=True)
    name = f"{rules.name}-{mark(rules)}"
    built = Built(folder / f"{name}.wasm", folder / f"{name}.json")
    if not (built.wasm.exists() and built.layout.exists()):
        with TemporaryDirectory(dir=folder) as made:
            code, described = Path(made, "code.wasm"), Path(made, "layout.json")
            command = [sys.executable, "-m", "reinos.wasm.compiler", rules.package, str(code), str(described)]
            subprocess.run(command, check=True, env={**os.environ, **PLAIN, "PYTHONPATH": os.pathsep.join(sys.path)})
            described.replace(built.layout)
            code.replace(built.wasm)
    return built


def mark(rules: Rules) -> str:
    """A hash of all that a module is made of, and of what makes it."""
    digest = hashlib.sha256(source_hash(rules.folder).encode())
    for package in ("llvmlite", "ziglang"):
        digest.update(version(package).encode())
    for path in SOURCES:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]

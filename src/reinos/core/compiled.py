"""Where compiled code is kept, and which sources it is made of."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core.rule import RULES

if TYPE_CHECKING:
    from reinos.core.game import Rules

# No reference counting: rules allocate nothing. Division as in NumPy: rules raise nothing.
JIT: Any = {"_nrt": False, "error_model": "numpy"}
Kernel = Callable[..., Any]

# Sources that never reach a compiler; changing them keeps the compiled code.
NOT_COMPILED = frozenset(
    {
        *("bots.py", "draw", "draw.py", "lessons.py", "miniature.py", "network.py", "reference.py", "show", "show.py"),
        *("study.py", "tell", "tell.py", "vectors", "vectors.py"),
    }
)
CORE = Path(__file__).parent
CORE_COMPILED = tuple(
    CORE / f"{name}.py"
    for name in (
        *("bits", "choice", "dice", "elf", "event", "forks", "invariants", "kernels", "lanes", "looks", "native"),
        *("numba_bits", "numba_native", "numba_rows", "planes", "play", "question", "record", "rule", "secret"),
        "sight",
    )
)
SHIPPED = CORE.parent / "compiled"  # in a wheel that was built with it; see hatch_build.py
LEVEL = "x86-64-v3"  # what shipped and native code is compiled for: processors of the last ten years
NEEDED = frozenset({"abm", "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "popcnt", "sse4_2", "xsave"})


@cache
def source_hash(folder: Path) -> str:
    """A hash of all that goes into a game's compiled code, and of what compiles it."""
    versions = (sys.implementation.cache_tag, version("numba"), np.__version__.partition(".")[0])
    digest = hashlib.sha256(f"{versions} {JIT}".encode())
    own = [p for p in sorted(folder.rglob("*")) if p.suffix in (".py", ".json")]
    own = [p for p in own if not NOT_COMPILED & set(p.relative_to(folder).parts)]
    for path in [*CORE_COMPILED, *own]:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_name(rules: Rules, *sources: Kernel) -> Path:
    """The folder of a kernel made of these functions; it changes when they or the compiler change."""
    files = [Path(source.__code__.co_filename) for source in sources]
    own = hashlib.sha256(b"".join(path.read_bytes() for path in [*files, *borrowed(rules, sources)]))
    return Path(f"{rules.name}-{source_hash(rules.folder)}", own.hexdigest()[:8])


def borrowed(rules: Rules, sources: Iterable[Kernel]) -> list[Path]:
    """Other files whose rules these functions use, beside the core's and the game's, which `source_hash` has.

    What the engine writes itself is in no file: it is made from the game's.
    """
    known, found, left = {source.__code__.co_filename for source in sources}, [], list(sources)
    while left:
        for used in left.pop().__globals__.values():
            if not isinstance(used, FunctionType) or used not in RULES or used.__code__.co_filename in known:
                continue
            path = Path(used.__code__.co_filename)
            known.add(str(path))
            if path.is_file() and not path.is_relative_to(CORE) and not path.is_relative_to(rules.folder):
                found.append(path)
                left.append(used)
    return found


def cache_path(rules: Rules, *sources: Kernel) -> Path:
    """That folder among the user's own."""
    return cache_root() / cache_name(rules, *sources)


def cache_root() -> Path:
    """Our folder for compiled code, which is run as it is: nobody but its user may write there, or look."""
    from platformdirs import user_cache_path

    root = user_cache_path("reinos", appauthor=False)
    with suppress(OSError):  # where nothing can be written, the compiler says so
        root.mkdir(parents=True, exist_ok=True)
        if root.stat().st_mode & 0o077:
            root.chmod(0o700)
    return root


def is_kept(rules: Rules, kernel: Kernel) -> bool:
    """Whether a kernel is compiled on the disk, and not out of date; Numba is not loaded for that."""
    name = cache_name(rules, kernel)
    folders = [cache_root() / name, *([SHIPPED / name] if runs_level() else [])]
    return any(any(folder.glob(f"{kernel.__qualname__}-*.nbc")) for folder in folders)


@cache
def runs_level() -> bool:
    """Whether this processor runs code for LEVEL, as far as the system tells."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return False
    flags = next((line for line in told.splitlines() if line.startswith("flags")), "")
    return NEEDED.issubset(flags.split())

"""Numba's cache of compiled kernels in our folders: the user's own, and what came with the package."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

from numba.core import caching

from reinos.core.compiled import LEVEL, SHIPPED, Kernel, cache_name, cache_path, runs_level
from reinos.core.numba_native import keep

if TYPE_CHECKING:
    from reinos.core.game import Rules

PATIENCE = 1.0  # seconds of compiling before it is said

_telling = ContextVar("telling", default=True)
_Cache: Any = caching.FunctionCache
_Impl: Any = caching.CompileResultCacheImpl
_Locator: Any = caching._CacheLocator


class Place(_Locator):  # type: ignore[misc]
    """A folder whose name says what its code was compiled from, so that files and their times do not matter."""

    def __init__(self, folder: Path, kernel: Kernel) -> None:
        self.folder, self.line = folder, kernel.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self.folder)

    def get_source_stamp(self) -> str:
        """Nothing more than its name."""
        return ""

    def get_disambiguator(self) -> str:
        """What tells functions of the same name apart."""
        return str(self.line)


class Form(_Impl):  # type: ignore[misc]
    """How compiled code is written to the files of a place."""

    def __init__(self, folder: Path, kernel: Kernel) -> None:
        self._locator, self._lineno = Place(folder, kernel), kernel.__code__.co_firstlineno
        self._filename_base = self.get_filename_base(kernel.__qualname__, sys.abiflags)


class Files(_Cache):  # type: ignore[misc]
    """The compiled code of one kernel in one folder."""

    def __init__(self, folder: Path, kernel: Kernel) -> None:
        self._impl_class = partial(Form, folder)
        super().__init__(kernel)


class Shipped(Files):
    """Code that came with the package, for any processor of its level."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        key, (triple, *_), sources = super()._index_key(sig, codegen)
        return key, (triple, LEVEL, ""), sources


class Kept(Files):
    """A kernel's code wherever it is; code that is made is written to the user's folder."""

    def __init__(self, rules: Rules, kernel: Kernel) -> None:
        super().__init__(cache_path(rules, kernel), kernel)
        self._shipped = Shipped(SHIPPED / cache_name(rules, kernel), kernel)
        self._notice = Timer(PATIENCE, say)
        self._what = f"{rules.name}: {kernel.__name__}"
        self._kernel = kernel

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code, or None: then it will be compiled now."""
        found = super().load_overload(sig, target_context)
        if found is None and runs_level():
            found = self._shipped.load_overload(sig, target_context)
        if found is None and _telling.get():
            self._notice = Timer(PATIENCE, say, [f"reinos: compiling {self._what}; it is kept for the next time"])
            self._notice.daemon = True
            self._notice.start()
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep what has been compiled."""
        self._notice.cancel()
        super().save_overload(sig, data)
        keep(Path(self.cache_path), self._kernel, data)


@contextmanager
def told_otherwise() -> Iterator[None]:
    """Inside, compiling is not announced: whoever waits is shown something else."""
    token = _telling.set(False)
    try:
        yield
    finally:
        _telling.reset(token)


def say(text: str) -> None:
    """A line for whoever is waiting."""
    print(text, file=sys.stderr, flush=True)

"""Targets: the same kernels run by CPython (`python`) or compiled by Numba (`cpu`); `cuda` is in a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from reinos.core import bits, planes
from reinos.core.compiled import JIT, Kernel
from reinos.core.errors import BadOption
from reinos.core.kernels import KERNELS
from reinos.core.rule import OVERLOADS, RULES, VERBS

if TYPE_CHECKING:
    from reinos.core.game import Rules

TARGETS = ("python", "cpu", "cuda")
NAMED = {kernel.__name__: kernel for kernel in KERNELS}


class Target:
    """The kernels of one game on one target: the engine's own as attributes, others through `kernel`."""

    def __init__(
        self, name: str, prepare: Callable[[Kernel], Kernel], bind: Callable[[Kernel, Any], Kernel] | None = None
    ) -> None:
        self.name = name
        self._prepare, self._bind = prepare, bind
        self._others: dict[Kernel, Kernel] = {}

    def __getattr__(self, name: str) -> Kernel:
        """A kernel of the engine by its name, made ready when it is first asked for."""
        if name not in NAMED:
            raise AttributeError(name)
        made = vars(self)[name] = self._prepare(NAMED[name])
        return made

    def kernel(self, function: Kernel) -> Kernel:
        """Any function over a batch of this game's records, made ready for this target."""
        if function not in self._others:
            self._others[function] = self._prepare(function)
        return self._others[function]

    def bound(self, kernel: Kernel, *args: Any) -> Kernel:
        """A kernel of this target for arguments of these types alone: it takes them for such without looking.

        Looking takes longer than a step does.
        """
        return self._bind(kernel, args) if self._bind else kernel


class Rows:
    """A batch as kernels index it on CPython: proxies instead of records, assignment copies bytes."""

    def __init__(self, batch: np.ndarray[Any, Any], proxy: type[Any]) -> None:
        self.batch, self.proxy = batch, proxy
        self.open: dict[int, Any] = {}

    def __getitem__(self, i: int) -> Any:
        if i not in self.open:
            self.open[i] = self.proxy(self.batch[i : i + 1])
        return self.open[i]

    def __setitem__(self, i: int, source: Any) -> None:
        source.store()
        self.batch[i] = source._row[0]
        if i in self.open:
            self.open[i].load()

    def store(self) -> None:
        """Write what the rules changed back to the batch."""
        for proxy in self.open.values():
            proxy.store()


def python_target(rules: Rules) -> Target:
    """CPython calls the kernels as they are; numbers that do not fit their field raise."""

    def on_proxies(kernel: Kernel) -> Kernel:
        def run(*args: Any) -> Any:
            given = [Rows(a, rules.proxy) if getattr(a, "dtype", None) == rules.table.dtype else a for a in args]
            with np.errstate(all="raise"):
                answer = kernel(*given)
            for rows in given:
                if isinstance(rows, Rows):
                    rows.store()
            return answer

        return run

    return Target("python", on_proxies)


def cpu_target(rules: Rules) -> Target:
    """Numba compiles the kernels for this game's record, once, and keeps them on disk; it is loaded for those of which
    no native code is kept there."""
    if find_spec("numba") is None:
        raise BadOption("target 'cpu' needs Numba: pip install numba, or use target 'python'")
    from reinos.core.native import Native, native

    def compiled(kernel: Kernel) -> Kernel:
        by_numba = cache(partial(dispatcher, rules, kernel))
        return native(rules, kernel, by_numba) or by_numba()

    def bind(kernel: Any, args: Any) -> Kernel:
        if isinstance(kernel, Native):
            return kernel.code if kernel.takes(args) else bind(kernel.other_way(), args)
        from numba import typeof

        made: Kernel = kernel.compile(tuple(map(typeof, args)))
        return made

    return Target("cpu", compiled, bind)


def dispatcher(rules: Rules, kernel: Kernel) -> Kernel:
    """A kernel that Numba compiles, or finds compiled, when it is called."""
    from numba import njit

    from reinos.core.numba_cache import Kept

    teach_numba(rules)
    made: Any = njit(nogil=True, **JIT)(kernel)
    made._cache = Kept(rules, kernel)
    return cast(Kernel, made)


_taught: set[tuple[str, Kernel]] = set()
_games_by_type: dict[Any, Rules] = {}


def teach_numba(rules: Rules) -> None:
    """Register the rules, the verbs and this game's record type with Numba."""
    import numba
    from numba.extending import overload

    from reinos.core import numba_bits, numba_rows

    numba_rows.teach_rows()
    instead: dict[Kernel, Kernel] = {
        **{bits.count: numba_bits.count, bits.lowest: numba_bits.lowest},
        **{planes.place_of: numba_rows.place_of, planes.mark: numba_rows.mark},
        **{planes.mark_all: numba_rows.mark_all, planes.mark_seat: numba_rows.mark_seat},
    }
    kind, mark = numba.from_dtype(rules.table.dtype), partial(overload, jit_options=JIT, strict=False)
    teach("numba", rules, kind, mark, instead)


def teach(
    compiler: str, rules: Rules, kind: Any, overload: Callable[..., Any], instead: Mapping[Kernel, Kernel] | None = None
) -> None:
    """Register the rules, the verbs and the type of this game's record with a compiler, each once.

    `instead` are rules that have another body with this compiler.
    """
    known = _games_by_type.get(kind, rules).name
    if known != rules.name:
        raise BadOption(f"games {known!r} and {rules.name!r} have the same fields; give one of them a field of its own")
    _games_by_type[kind] = rules
    bodies = [(function, _always((instead or {}).get(function, function))) for function in RULES]
    bodies += [(function, _always(stand_in)) for function, stand_in in OVERLOADS]
    bodies += [(function, _by_record(name)) for name, function in VERBS.items()]
    for function, body in bodies:
        if (compiler, function) not in _taught:
            _taught.add((compiler, function))
            overload(function)(body)


def _always(body: Callable[..., Any]) -> Callable[..., Any]:
    """An overload that is the same for all argument types."""
    return lambda *types, **named: body


def _by_record(name: str) -> Callable[..., Any]:
    """An overload that finds a verb by the type of the record, its first argument."""
    return lambda *types, **named: getattr(_games_by_type[types[0]], name)


_decorating = RLock()  # Numba has one setting for all threads


@contextmanager
def cache_folder(path: Path, config: Any) -> Iterator[None]:
    """Inside, the compiler that `config` belongs to caches what it decorates in this folder."""
    with _decorating:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(path)
        try:
            yield
        finally:
            config.CACHE_DIR = before


@contextmanager
def compiling_quickly() -> Iterator[None]:
    """Inside, Numba compiles in three quarters of the time, to code that is a few percent slower."""
    try:
        from numba.core import config as numba_config
    except ImportError:
        yield  # nothing will be compiled
        return
    config: Any = numba_config
    before = config.OPT
    config.OPT = type(before)(1)
    try:
        yield
    finally:
        config.OPT = before


def make_target(rules: Rules, name: str) -> Target:
    """A target by name."""
    if name == "python":
        return python_target(rules)
    if name == "cpu":
        return cpu_target(rules)
    if name == "cuda":
        raise BadOption("target 'cuda' plays many games at once: batches and playouts; for one game take 'cpu'")
    raise unknown_target(name)


def unknown_target(name: Any) -> BadOption:
    """The error for an unknown target."""
    return BadOption(f"target is {name!r}; allowed: {', '.join(map(repr, TARGETS))}")

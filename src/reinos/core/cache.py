"""A small cache of things made from what cannot change: those not used for longest are forgotten."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")
UNKNOWN: Any = object()


class lazy(Generic[T]):  # noqa: N801  # a decorator, as property is
    """A property that is worked out when it is first asked for, then kept.

    Until Python 3.12 that of functools has a lock which all instances share: a thread that is interrupted while it
    works one out stops all others. Here two threads may work out the same, to the same end.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work, self.name = work, work.__name__
        self.__doc__ = work.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type) -> T: ...

    def __get__(self, instance: object, owner: type) -> Self | T:
        if instance is None:
            return self
        value: T = self.work(instance)
        instance.__dict__[self.name] = value
        return value


class Cache(Generic[T]):
    """At most `size` values by key, or so many that they weigh no more than that; one that several want at the same
    time is made once."""

    def __init__(self, size: int, weigh: Callable[[T], int] | None = None) -> None:
        self.size, self.weigh = size, weigh
        self._weight = 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._making: dict[Hashable, threading.Event | None] = {}  # with an event where others wait
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of a key; made when it is not known."""
        while True:
            with self._lock:
                found: T = self._kept.get(key, UNKNOWN)
                if found is not UNKNOWN:
                    self._kept.move_to_end(key)
                    return found
                if key not in self._making:
                    self._making[key] = None
                    break
                others = self._making[key] = self._making[key] or threading.Event()
            others.wait()
        try:
            made = make()
            self.put(key, made)
            return made
        finally:
            with self._lock:
                waited = self._making.pop(key)
            if waited is not None:
                waited.set()

    def known(self, key: Hashable) -> T | None:
        """The value of a key, if it is known."""
        with self._lock:
            return self._kept.get(key)

    def take(self, key: Hashable) -> T | None:
        """The same, and keep it no longer."""
        with self._lock:
            found = self._kept.pop(key, None)
            if found is not None and self.weigh is not None:
                self._weight -= self.weigh(found)
            return found

    def put(self, key: Hashable, value: T) -> None:
        """Keep a value that was made elsewhere."""
        with self._lock:
            if self.weigh is not None:
                self._weight += self.weigh(value) - (self.weigh(self._kept[key]) if key in self._kept else 0)
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > self.size or self._weight > self.size:
                _, old = self._kept.popitem(last=False)
                if self.weigh is not None:
                    self._weight -= self.weigh(old)

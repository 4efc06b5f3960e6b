"""Threads for people's turns."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

Work = tuple[Callable[..., None], tuple[Any, ...]]


class Turns:
    """A few threads that do one work after the other, each of which tells of its end itself.

    Less than the pools of the standard library, which make, lock and notify a future for every work.
    """

    def __init__(self, threads: int, name: str) -> None:
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name=f"{name}_{number}", daemon=True) for number in range(threads)
        ]

    def start(self) -> None:
        """Begin to work."""
        for thread in self._threads:
            thread.start()

    def submit(self, work: Callable[..., None], *args: Any) -> None:
        """Have something done that raises nothing."""
        self._waiting.put((work, args))

    def shutdown(self, wait: bool = True, cancel_futures: bool = False) -> None:
        """End when all work is done, or, of what waits, none is wanted any more."""
        while cancel_futures and not self._waiting.empty():
            self._waiting.get_nowait()
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads if wait else ():
            thread.join()

    def _work(self) -> None:
        while (found := self._waiting.get()) is not None:
            work, args = found
            work(*args)
            del found, work, args

"""Threads for people's turns."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Any

Work = tuple[Callable[..., None], tuple[Any, ...]]


class Hand:
    """A thread, and what it is to do next: nothing, where it is to end."""

    def __init__(self, begin: Callable[[Hand], None], name: str) -> None:
        self.thread = threading.Thread(target=begin, args=(self,), name=name, daemon=True)
        self.work: Work | None = None
        self.asleep = threading.Lock()
        self.asleep.acquire()


class Turns:
    """A few threads that do one work after the other, each of which tells of its end itself.

    Less than the pools of the standard library, which make, lock and notify a future for every work, and whose queue
    wakes a second thread for nothing. Here who has worked last works next, while the processor still knows what it
    was about, and nobody else is woken.
    """

    def __init__(self, threads: int, name: str) -> None:
        self._hands = [Hand(self._run, f"{name}_{number}") for number in range(threads)]
        self._lock = threading.Lock()
        self._idle: list[Hand] = []
        self._waiting: deque[Work] = deque()
        self._ending = False

    def start(self) -> None:
        """Begin to work."""
        for hand in self._hands:
            hand.thread.start()

    @property
    def idle(self) -> int:
        """How many threads have nothing to do."""
        return len(self._idle)

    def submit(self, work: Callable[..., None], *args: Any) -> None:
        """Have something done that raises nothing."""
        with self._lock:
            if not self._idle:
                self._waiting.append((work, args))
                return
            hand = self._idle.pop()
            hand.work = work, args
        hand.asleep.release()

    def shutdown(self, wait: bool = True, cancel_futures: bool = False) -> None:
        """End when all work is done, or, of what waits, none is wanted any more."""
        with self._lock:
            self._ending = True
            if cancel_futures:
                self._waiting.clear()
            idle, self._idle = self._idle, []
        for hand in idle:
            hand.asleep.release()
        for hand in self._hands if wait else ():
            if hand.thread.ident is not None:  # it was started
                hand.thread.join()

    def _run(self, hand: Hand) -> None:
        while (found := self._next(hand)) is not None:
            work, args = found
            work(*args)
            del found, work, args

    def _next(self, hand: Hand) -> Work | None:
        """What a thread is to do, as soon as there is anything; None when it is to end."""
        with self._lock:
            if self._waiting:
                return self._waiting.popleft()
            if self._ending:
                return None
            self._idle.append(hand)
        hand.asleep.acquire()
        found, hand.work = hand.work, None
        return found

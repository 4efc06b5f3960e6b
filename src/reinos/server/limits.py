"""Rate limits: a sliding window for each kind of request and each session or address, in memory."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, deque

from reinos.server.settings import Limits
from reinos.table.refusal import Refusal

KEYS_KEPT = 20_000


class TooMany(Refusal):
    """A limit is used up."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, round(wait + 0.5))
        super().__init__("too-many", seconds=self.wait)


class RateLimits:
    """Counts requests; safe to ask from any thread."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._past: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()
        self._lock = threading.Lock()

    def check(self, kind: str, who: str, share: int = 1) -> None:
        """Count a request, or TooMany saying how long to wait; `who` may do so many people's share."""
        if not self.limits.on:
            return
        times, seconds = getattr(self.limits, kind)
        at = time.monotonic()
        with self._lock:
            past = self._past.setdefault((kind, who), deque())
            self._past.move_to_end((kind, who))
            while past and past[0] <= at - seconds:
                past.popleft()
            if len(past) >= times * share:
                raise TooMany(past[0] + seconds - at)
            past.append(at)
            while len(self._past) > KEYS_KEPT:
                self._past.popitem(last=False)

    def forgive(self, kind: str, who: str) -> None:
        """Take back the last request that was counted."""
        with self._lock:
            past = self._past.get((kind, who))
            if past:
                past.pop()

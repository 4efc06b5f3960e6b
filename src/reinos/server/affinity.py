"""Which processor cores the threads of a server run on, where the system lets us say so."""

from __future__ import annotations

import os
import sys

EVERY = os.sched_getaffinity(0) if sys.platform == "linux" else set()


def stay() -> None:
    """Keep this thread, and those that it starts, on one core.

    They take turns in holding the interpreter's lock, so that a second core helps them little; and every time the lock
    goes from core to core, what they work on has to follow it, which takes a third of all their time.
    """
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(EVERY)})


def others() -> set[int]:
    """The cores that this thread does not keep to; all of them where it keeps to none, or there is no other."""
    return EVERY - os.sched_getaffinity(0) or EVERY if sys.platform == "linux" else set()


def roam() -> None:
    """Let this thread run anywhere: it computes without the interpreter's lock."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, EVERY)

"""How a server process takes memory from the system, where the system lets us say so."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

ARENA_MAX = -8  # glibc's number for how many heaps there may be


def share_heap() -> None:
    """Have all threads take memory from one heap.

    They take turns in holding the interpreter's lock, so that heaps of their own would save them nothing; and what a
    thread has freed in its own heap is of no use to the others.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # a C library without heaps for threads
            ctypes.CDLL(None).mallopt(ARENA_MAX, 1)

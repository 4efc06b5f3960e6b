"""How a server process takes memory from the system, where the system lets us say so."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

ARENA_MAX = -8  # glibc's number for how many heaps there may be
HUGEPAGE, COLLAPSE = 14, 25  # Linux's numbers for: in large pages from now on, and at once what is there already
LARGE = 2 << 20
MAPS = Path("/proc/self/maps")


def share_heap() -> None:
    """Have all threads take memory from one heap.

    They take turns in holding the interpreter's lock, so that heaps of their own would save them nothing; and what a
    thread has freed in its own heap is of no use to the others.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # a C library without heaps for threads
            ctypes.CDLL(None).mallopt(ARENA_MAX, 1)


def use_large_pages() -> None:
    """Have the memory that the process holds by now in large pages, where the system has any.

    A turn touches some of everything, and small pages are more than the processor can find at once: a server under
    load works a twentieth longer with them. Linux before 6.1 and systems without large pages decline, to no harm.
    """
    if sys.platform != "linux" or not MAPS.exists():
        return
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    for start, end in own_memory():
        if end - start >= LARGE:
            advise(start, end - start, HUGEPAGE)
            for page in range(-(-start // LARGE) * LARGE, end - LARGE + 1, LARGE):
                advise(page, LARGE, COLLAPSE)


def own_memory() -> Iterator[tuple[int, int]]:
    """From where to where the process has memory that it can write to and that belongs to no file."""
    for line in MAPS.read_text().splitlines():
        place, rights, _, _, _, *name = line.split()
        if rights == "rw-p" and name in ([], ["[heap]"]):
            start, end = place.split("-")
            yield int(start, 16), int(end, 16)

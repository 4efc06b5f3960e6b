"""What is made is made once for all who want it at the same time."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from reinos.core.cache import Cache


def test_what_several_want_at_once_is_made_once() -> None:
    cache: Cache[object] = Cache(2)
    made, everybody = [], threading.Barrier(4)

    def make() -> object:
        made.append(object())
        threading.Event().wait(0.05)
        return made[-1]

    def want() -> object:
        everybody.wait()
        return cache.get("key", make)

    with ThreadPoolExecutor(4) as pool:
        found = {future.result() for future in [pool.submit(want) for _ in range(4)]}
    assert found == set(made)
    assert len(made) == 1


def test_what_could_not_be_made_is_tried_again_and_the_oldest_is_forgotten() -> None:
    cache: Cache[int] = Cache(2)
    with pytest.raises(ZeroDivisionError):
        cache.get("a", lambda: 1 // 0)
    assert cache.get("a", lambda: 1) == 1
    cache.put("b", 2)
    assert cache.get("a", lambda: 9) == 1  # used again: younger than b
    cache.put("c", 3)
    assert (cache.known("a"), cache.known("b"), cache.known("c")) == (1, None, 3)

"""What is made is made once for all who want it at the same time."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

import reinos
from reinos.core.cache import Cache, lazy
from reinos.core.position import Contents


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


def test_what_weighs_more_leaves_less_room_for_others() -> None:
    cache: Cache[str] = Cache(4, len)
    for key, value in (("a", "."), ("b", "."), ("c", "..")):
        cache.put(key, value)
    assert [cache.known(key) for key in "abc"] == [".", ".", ".."]
    cache.put("b", "..")  # heavier than before
    assert [cache.known(key) for key in "abc"] == [None, "..", ".."]
    cache.put("d", "...")
    assert [cache.known(key) for key in "bcd"] == [None, None, "..."]


def test_a_property_that_takes_long_stops_nobody_who_asks_another_object() -> None:
    """A thread may be interrupted at any time: others do not wait for what it works out."""
    position = reinos.load("kingdomino", players=2).start(1)
    begun, ready = threading.Event(), threading.Event()

    def settle(*_: object) -> None:
        begun.set()
        ready.wait()

    kernels: Any = SimpleNamespace(settle=settle)
    slow = Contents(position.game, position.record, kernels)
    asking = threading.Thread(target=lambda: slow.standing, daemon=True)
    other = threading.Thread(target=lambda: position.points, daemon=True)
    asking.start()
    begun.wait()
    other.start()
    other.join(20)
    assert not other.is_alive()
    ready.set()
    asking.join()
    assert slow.standing is slow.standing


def test_a_lazy_property_is_worked_out_once() -> None:
    class Thing:
        asked = 0

        @lazy
        def answer(self) -> int:
            """The answer."""
            self.asked += 1
            return 42

    thing = Thing()
    assert [thing.answer, thing.answer, thing.asked] == [42, 42, 1]
    assert Thing.answer.__doc__ == "The answer."


def test_what_is_taken_is_kept_no_longer_and_weighs_nothing() -> None:
    cache: Cache[str] = Cache(5, len)
    cache.put("a", "xx")
    assert cache.take("a") == "xx"
    assert cache.take("a") is None
    cache.put("b", "xxxxx")
    assert cache.known("b") == "xxxxx"

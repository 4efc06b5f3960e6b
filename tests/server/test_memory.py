"""The memory of what was made: once for all who want it at the same time."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from reinos.server.memory import Memory


def test_what_several_want_at_once_is_made_once() -> None:
    memory: Memory[object] = Memory(2)
    made, everybody = [], threading.Barrier(4)

    def make() -> object:
        made.append(object())
        threading.Event().wait(0.05)
        return made[-1]

    def want() -> object:
        everybody.wait()
        return memory.get("key", make)

    with ThreadPoolExecutor(4) as pool:
        found = {future.result() for future in [pool.submit(want) for _ in range(4)]}
    assert found == set(made)
    assert len(made) == 1


def test_what_could_not_be_made_is_tried_again_and_the_oldest_is_forgotten() -> None:
    memory: Memory[int] = Memory(2)
    with pytest.raises(ZeroDivisionError):
        memory.get("a", lambda: 1 // 0)
    assert memory.get("a", lambda: 1) == 1
    memory.put("b", 2)
    assert memory.get("a", lambda: 9) == 1  # used again: younger than b
    memory.put("c", 3)
    assert (memory.known("a"), memory.known("b"), memory.known("c")) == (1, None, 3)

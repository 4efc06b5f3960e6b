"""The stages that `make load` tells apart: every function is there, and time is counted once."""

from __future__ import annotations

import asyncio
import functools
import importlib
import time

import pytest

from benchmarks.stages import STAGES, Clock


@pytest.mark.parametrize("place", [place for places in STAGES.values() for place in places])
def test_every_stage_finds_its_functions(place: str) -> None:
    module, _, path = place.partition(":")
    assert functools.reduce(getattr, path.split("."), importlib.import_module(module)) is not None


def test_a_stage_is_counted_without_those_inside_and_without_waiting() -> None:
    clock = Clock()

    def work() -> None:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass

    async def outer() -> str:
        work()
        clock.timed("inner", work)()
        await asyncio.sleep(0)
        work()
        return "answer"

    async def other() -> None:
        work()

    async def both() -> str:
        answer, _ = await asyncio.gather(clock.timed("outer", outer)(), other())
        return answer

    began = time.thread_time()
    assert asyncio.run(both()) == "answer"
    used = time.thread_time() - began
    assert set(clock.used) == {"outer", "inner"}
    assert clock.used["inner"] >= 0.02
    assert clock.used["outer"] >= 0.04
    assert sum(clock.used.values()) <= used - 0.02  # `other` is in no stage

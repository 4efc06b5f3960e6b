"""The stages that `make load` tells apart: every function is there, and time is counted once."""

from __future__ import annotations

import asyncio
import functools
import importlib
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks.stages import STAGES, Clock

PROJECT = Path(__file__).parents[2]


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


def test_the_load_says_what_a_commit_costs_and_where_its_time_goes() -> None:
    small = ["--tables", "2", "--think", "0.02", "--seconds", "2", "--warm", "0.1", "--ahead", "2"]
    command = [sys.executable, "-m", "benchmarks.load", *small]
    said = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PROJECT).stdout
    assert re.search(r"a commit, with all commands of its turn: [0-9.]+ ms, [0-9.]+ times a loop of [0-9.]+ ms", said)
    assert {stage for stage in STAGES if re.search(rf"^{stage} +[0-9]+ %$", said, re.MULTILINE)} == set(STAGES)

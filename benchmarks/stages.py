"""A server that measures itself: `python -m benchmarks.stages FILE GAME [options of the server]`.

From the first SIGUSR1 on it adds up processor time by stage, each without the stages inside it, and writes it to FILE
at every SIGUSR1. Before that it is as quick as any server: counting takes a tenth of the time. The compiled rules of
GAME are loaded before it begins: however busy the machine is, no table is played by CPython.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import os
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Generator
from pathlib import Path
from typing import Any

import orjson

import reinos
from reinos.server.__main__ import main
from reinos.table.compiled import load_rules

RULES = ("Position.after", "Position.legal_ids", "Position.seen_by", "Position.imagine", "Contents.settled")
STAGES = {  # by stage: its functions, where they are looked up when they are called
    "parse": [
        "reinos.server.live.hub:heard",
        "reinos.server.web.caller:Caller.play",
        "reinos.server.web.guard:Guard.__call__",
    ],
    "draft": [
        "reinos.server.web.routes.turn:put_draft",
        "reinos.server.web.routes.turn:confirmed",
        "reinos.table.state:draft_of",
    ],
    "rules": [f"reinos.core.position:{name}" for name in RULES],
    "draw": ["reinos.table.rendering:Rendering._parts"],
    "words": ["reinos.table.state:Rendering", "reinos.table.state:labelled", "reinos.table.log:longer"],
    "state": ["reinos.server.live.snapshots:state_of"],
    "patch": ["reinos.server.live.hub:patch"],
    "serialise": [
        "reinos.server.live.snapshots:Snapshot.json",
        "reinos.server.live.hub:state_message",
        "reinos.server.live.hub:patch_message",
    ],
    "store": ["reinos.server.store.tables:Tables._once", "reinos.server.store.tables:Tables.table"],
    "send": ["starlette.websockets:WebSocket.send_text"],
}


class Clock:
    """Seconds of processor time by stage."""

    def __init__(self) -> None:
        self.used: defaultdict[str, float] = defaultdict(float)
        self._thread = threading.local()  # the stage that a thread is in, and since when

    def enter(self, stage: str | None) -> str | None:
        """Begin a stage, None for none; the answer is the stage before."""
        at, here = time.thread_time(), self._thread
        before: str | None = getattr(here, "stage", None)
        if before is not None:
            self.used[before] += at - here.since
        here.stage, here.since = stage, at
        return before

    def timed(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function whose time is counted."""

        @functools.wraps(function)
        def call(*args: Any, **named: Any) -> Any:
            before = self.enter(stage)
            try:
                return function(*args, **named)
            finally:
                self.enter(before)

        @functools.wraps(function)
        async def steps(*args: Any, **named: Any) -> Any:
            return await Steps(self, stage, function(*args, **named))

        return steps if inspect.iscoroutinefunction(function) else call


class Steps:
    """A coroutine whose time is counted while it runs, not while it waits."""

    def __init__(self, clock: Clock, stage: str, coroutine: Coroutine[Any, Any, Any]) -> None:
        self.send, self.throw = clock.timed(stage, coroutine.send), clock.timed(stage, coroutine.throw)

    def __await__(self) -> Generator[Any, Any, Any]:
        step, value = self.send, None
        while True:
            try:
                awaited = step(value)
            except StopIteration as end:
                return end.value
            try:
                step, value = self.send, (yield awaited)
            except BaseException as wrong:
                step, value = self.throw, wrong


def measure(clock: Clock) -> None:
    """Have the clock count all stages."""
    for stage, places in STAGES.items():
        for place in places:
            module, _, path = place.partition(":")
            *outer, name = path.split(".")
            owner: Any = functools.reduce(getattr, outer, importlib.import_module(module))
            found = inspect.getattr_static(owner, name)
            if isinstance(found, functools.cached_property):
                found.func = clock.timed(stage, found.func)
            else:
                setattr(owner, name, clock.timed(stage, found))


def serve(file: Path, game: str) -> None:
    """Run a server, and write what it has used whenever it is asked."""
    load_rules(reinos.load(game))
    clock = Clock()
    begin = functools.cache(lambda: measure(clock))

    def write(*_: Any) -> None:
        begin()
        fresh = file.with_suffix(".new")
        fresh.write_bytes(orjson.dumps(clock.used))
        os.replace(fresh, file)

    signal.signal(signal.SIGUSR1, write)
    main()


if __name__ == "__main__":
    path, name = Path(sys.argv.pop(1)), sys.argv.pop(1)
    serve(path, name)

"""A bot in any language: a program that reads and writes JSON lines.

It is told the game once, then every decision, and answers each with one line:

    > {"type": "start", "protocol": 1, "game": "kingdomino", "options": {...}, "seat": 2, "time_limit": 10.0}
    > {"type": "choose", "view": {...}, "legal": [{"id": 7, "kind": "place", "args": {...}}, ...]}
    < {"choice": 7}

Its input ends when the game does. What it writes to its standard error is kept for the case that it fails.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from collections import deque
from contextlib import suppress
from dataclasses import asdict
from typing import IO, Any

import numpy as np

from reinos.bots.failure import BotFailure
from reinos.core.game import Game
from reinos.core.position import Position

PROTOCOL = 1
TIME_LIMIT = 10.0  # seconds a decision, unless told otherwise
START_LIMIT = 10.0  # seconds more for the first answer: a program has to start
LONGEST_LINE = 1 << 16  # characters of an answer
LAST_WORDS = 3  # lines of standard error that are kept
GRACE = 0.5  # seconds that a program has to end by itself


class Command:
    """Runs a program for one game; every failure is a BotFailure that says what went wrong."""

    def __init__(self, game: Game, command: str, time_limit: float | None = None) -> None:
        self.game, self.command = game, command
        self.time_limit = TIME_LIMIT if time_limit is None else time_limit
        self.process: subprocess.Popen[str] | None = None
        self.answers: queue.Queue[str | None] = queue.Queue()
        self.complaints: deque[str] = deque(maxlen=LAST_WORDS)

    def __reduce__(self) -> Any:
        return Command, (self.game, self.command, self.time_limit)  # a copy starts a program of its own

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """The program's answer."""
        assert position.seat is not None
        wait = self.time_limit
        if self.process is None:
            self._start(position.seat)
            wait += START_LIMIT
        choices = [asdict(choice) for choice in position.legal()]
        self._tell({"type": "choose", "view": position.view, "legal": choices})
        choice = self._understand(self._answer(wait))
        if choice not in position.legal_ids():
            raise BotFailure(f"{self.command}: illegal choice {choice!r}")
        return choice

    def close(self) -> None:
        """End the program."""
        if self.process is None:
            return
        process, self.process = self.process, None
        assert process.stdin is not None
        with suppress(OSError):  # it may have gone already, with something unread
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()

    def _start(self, seat: int) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command), stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as wrong:
            raise BotFailure(f"{self.command}: cannot be started: {wrong}") from None
        threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True).start()
        self.overhearing = threading.Thread(target=self._overhear, args=(self.process.stderr,), daemon=True)
        self.overhearing.start()
        game = {"game": self.game.name, "options": asdict(self.game.options)}
        self._tell({"type": "start", "protocol": PROTOCOL, **game, "seat": seat, "time_limit": self.time_limit})

    def _listen(self, stream: IO[str]) -> None:
        try:
            while line := stream.readline(LONGEST_LINE):
                self.answers.put(line)
        except (OSError, ValueError):
            pass  # closed, or not text: both end the conversation
        self.answers.put(None)

    def _overhear(self, stream: IO[str]) -> None:
        try:
            for line in stream:
                self.complaints.append(line.strip())
        except (OSError, ValueError):
            pass

    def _tell(self, message: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _answer(self, wait: float) -> str:
        try:
            line = self.answers.get(timeout=wait)
        except queue.Empty:
            raise BotFailure(f"{self.command}: no answer within {wait:g} s") from None
        if line is None:
            raise self._ended()
        return line

    def _ended(self) -> BotFailure:
        assert self.process is not None
        try:
            status: object = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            status = "none, it only stopped talking"
        self.overhearing.join(GRACE)
        said = f"; it said: {' / '.join(self.complaints)}" if self.complaints else ""
        return BotFailure(f"{self.command}: ended with status {status}{said}")

    def _understand(self, line: str) -> int:
        try:
            choice = json.loads(line)["choice"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BotFailure(f"{self.command}: bad answer {line.strip()[:80]!r}") from None
        if isinstance(choice, bool) or not isinstance(choice, int):
            raise BotFailure(f"{self.command}: bad answer {line.strip()[:80]!r}")
        return choice

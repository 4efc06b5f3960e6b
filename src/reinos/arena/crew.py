"""Play on this machine: some processes, each with one game at a time; one that dies is replaced."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

import numpy as np

from reinos.arena.game import Fixture, Lost, Result, close, play, play_whole
from reinos.arena.plan import Plan
from reinos.bots import make

MOST_DEATHS = 3  # of processes over one game before it is given up


def play_here(plan: Plan, fixtures: Sequence[Fixture], workers: int = 1) -> Iterator[Result]:
    """The results as they come, in any order."""
    if not fixtures:
        return
    warm(plan)
    if workers == 1:
        game = plan.load()
        for fixture in fixtures:
            yield play(game, fixture, plan.time_limit, plan.shares)
        return
    with Crew(plan, fixtures, min(workers, len(fixtures))) as crew:
        yield from crew.results()


def warm(plan: Plan) -> None:
    """Compile what the bots need once, here, so that the processes find it on disk."""
    game = plan.load()
    opening = game.start(0, "cpu")
    by_move = [line_up for line_up in plan.line_ups if play_whole(game, Fixture(0, 0, line_up), opening) is None]
    alone = dict.fromkeys(name for line_up in by_move for name in line_up)
    for name in alone:
        if name.startswith("cmd:"):
            continue
        position = game.start(0, "cpu")
        seat = position.to_act[0]
        bot = make(name, game, target="cpu")
        _ = position.play(bot.choose(position.seen_by(seat), np.random.default_rng(0)), seat).points
        close([bot])


class Crew:
    """The processes of a tournament."""

    def __init__(self, plan: Plan, fixtures: Sequence[Fixture], workers: int) -> None:
        self.plan, self.waiting = plan, deque(fixtures)
        self.context = multiprocessing.get_context("spawn")
        self.deaths: Counter[int] = Counter()
        self.at_work: dict[Connection, tuple[BaseProcess, Fixture]] = {}
        self.workers = workers

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *wrong: object) -> None:
        """End all processes, whatever they are doing."""
        for line, (process, _) in self.at_work.items():
            process.terminate()
            process.join()
            line.close()
        self.at_work.clear()

    def results(self) -> Iterator[Result]:
        """Hand out games and collect results until none is left."""
        for _ in range(self.workers):
            self._hire()
        while self.at_work:
            for line in wait(list(self.at_work)):
                assert isinstance(line, Connection)
                process, fixture = self.at_work[line]
                try:
                    result: Result = line.recv()
                except (EOFError, OSError):
                    self._bury(line, process, fixture)
                    continue
                self._hand_out(line, process)
                yield result

    def _hire(self) -> None:
        if not self.waiting:
            return
        here, there = self.context.Pipe()
        process = self.context.Process(target=work, args=(self.plan, there), daemon=True)
        process.start()
        there.close()
        self._hand_out(here, process)

    def _hand_out(self, line: Connection, process: BaseProcess) -> None:
        """The next game; without one the process may go."""
        if self.waiting:
            fixture = self.waiting.popleft()
            self.at_work[line] = (process, fixture)
            line.send(fixture)
        else:
            self.at_work.pop(line, None)
            line.send(None)
            process.join()
            line.close()

    def _bury(self, line: Connection, process: BaseProcess, fixture: Fixture) -> None:
        """A process died over a game: another one plays it."""
        del self.at_work[line]
        line.close()
        process.join()
        self.deaths[fixture.number] += 1
        if self.deaths[fixture.number] == MOST_DEATHS:
            raise Lost(f"game {fixture.number} ({', '.join(fixture.seats)}) ended {MOST_DEATHS} processes")
        self.waiting.appendleft(fixture)
        self._hire()


def work(plan: Plan, line: Connection) -> None:
    """A process of the crew; Ctrl-C is for the one that hired it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = plan.load()
    try:
        while (fixture := line.recv()) is not None:
            line.send(play(game, fixture, plan.time_limit, plan.shares))
    except (EOFError, OSError):
        return  # nobody is waiting any more

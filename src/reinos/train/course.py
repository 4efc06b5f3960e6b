"""A whole training: lessons until the time is up, with a checkpoint, a curve and the network's file on the way."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import torch

from reinos.arena.game import play
from reinos.arena.plan import Plan
from reinos.arena.standings import win_share
from reinos.bots.network.file import PACKAGED, fitting, write
from reinos.core.game import Rules
from reinos.train.network import Network, widest
from reinos.train.ppo import TURNS, Learner
from reinos.train.tables import Tables

BATCHES = 8  # side by side
RENEWED = 16  # lessons between two changes of a batch's options
CHECKPOINT, NETWORK, CURVE = "checkpoint.pt", PACKAGED, "curve.json"


@dataclass(frozen=True)
class Settings:
    """What was asked for."""

    folder: Path
    target: str
    games: int  # at once
    lessons: int
    minutes: float | None  # of learning, earlier runs included; None: no limit
    seed: int
    points: int  # of the curve
    measured: int  # games in the arena at each of them
    start: Path | None = None  # a network to begin with instead of a new one

    def command(self, game: str) -> str:
        """What to type for the same training."""
        limit = "" if self.minutes is None else f" --minutes {self.minutes:g}"
        return (
            f"reinos train {game} --target {self.target} --games {self.games} --lessons {self.lessons}{limit} "
            f"--seed {self.seed}{'' if self.start is None else f' --start {self.start.name}'}"
        )


@dataclass(frozen=True)
class Point:
    """A point of the curve."""

    lessons: int
    games: int
    decisions: int
    seconds: float
    rolling: float  # part of the seconds in which games were played; the rest was learning
    entropy: float
    error: float
    wins: float | None  # share of games won against greedy bots; a fair share is one by the number of players


class Course:
    """The training of one game."""

    def __init__(self, rules: Rules, settings: Settings) -> None:
        self.rules, self.settings = rules, settings
        settings.folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(settings.seed)
        learned = None if settings.start is None else fitting(settings.start, rules).weights
        network = Network(rules, widest(rules) if learned is None else learned.enter_bias.shape[-1])
        if learned is not None:
            network.take(learned)
        network.to(settings.target)
        tables = Tables(rules, BATCHES, settings.games // BATCHES, settings.target, settings.seed)
        self.learner = Learner(rules, network, tables, settings.seed, learned is not None)
        self.curve: list[Point] = []
        self.games, self.seconds, self._rolling = 0, 0.0, 0.0
        self._resume()

    def _resume(self) -> None:
        file = self.settings.folder / CHECKPOINT
        if file.exists():
            saved = torch.load(file, map_location=self.settings.target, weights_only=True)
            self.learner.restore(saved["learner"])
            self.curve = [Point(**point) for point in saved["curve"]]
            self.games, self.seconds, self._rolling = saved["games"], saved["seconds"], saved["rolling"]

    def run(self) -> Iterator[Point]:
        """Learn; after each part of the way its point of the curve."""
        learner, settings = self.learner, self.settings
        passed = self._passed()
        while passed < 1:
            if learner.lessons % RENEWED == 0:
                learner.tables.renew()
            now, before = time.perf_counter(), passed
            told = learner.learn(1 - passed)
            self.games += told.games
            self.seconds += time.perf_counter() - now
            self._rolling += learner.rolled
            passed = self._passed()
            if int(passed * settings.points) > int(before * settings.points):
                self._keep(told.entropy, told.error)
                yield self.curve[-1]

    def _passed(self) -> float:
        """The part of the training that is behind."""
        minutes = self.settings.minutes
        by_clock = 0.0 if minutes is None else self.seconds / 60 / minutes
        return max(self.learner.lessons / self.settings.lessons, by_clock)

    def _keep(self, entropy: float, error: float) -> None:
        """Write the network, a point of the curve, and from where to go on."""
        folder, learner = self.settings.folder, self.learner
        about: dict[str, Any] = {
            "command": self.settings.command(self.rules.name),
            "lessons": learner.lessons,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds),
        }
        write(folder / NETWORK, self.rules, learner.network.arrays(), **about)
        rolling = self._rolling / self.seconds
        told = (learner.lessons, self.games, self.decisions, round(self.seconds, 1), round(rolling, 3))
        point = Point(*told, round(entropy, 4), round(error, 4), self.measure())
        self.curve.append(point)
        points = [asdict(one) for one in self.curve]
        (folder / CURVE).write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")
        saved: dict[str, Any] = {"learner": learner.state(), "curve": points, "games": self.games}
        torch.save({**saved, "seconds": self.seconds, "rolling": self._rolling}, folder / (CHECKPOINT + ".new"))
        (folder / (CHECKPOINT + ".new")).replace(folder / CHECKPOINT)

    @property
    def decisions(self) -> int:
        """How many have been made."""
        return self.learner.lessons * TURNS * self.learner.tables.total

    def measure(self) -> float | None:
        """The share of games that the network wins against greedy bots, with the game's usual number of players."""
        if self.settings.measured == 0:
            return None
        game = self.rules.simulated()
        bots = (f"network:{self.settings.folder / NETWORK}", *["greedy"] * (game.players - 1))
        plan = Plan(game.name, game.asked, bots, self.settings.measured)
        results = (play(game, fixture) for fixture in plan.fixtures())
        return fmean(win_share(result, result.seats.index(bots[0])) for result in results)

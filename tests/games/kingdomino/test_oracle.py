"""The rules against a slow second implementation, on thousands of boards reached by random play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.rule import finish
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import BREACHES, breach, found, lay_half
from reinos.games.kingdomino.state import DYNASTY_TIE_BREAKS, FINAL_PLACE, MIDDLE_TESTS, OVER, PLACE, TIE_BREAKS
from tests.games.kingdomino import oracle
from tests.games.kingdomino.boards import MODES, squares, table

GAMES = {"standard_2": 24, "standard_3": 16, "standard_4": 12, "mighty_duel": 8}
ALL_REASONS_EVERY = 12  # boards


class Shadow:
    """A game on the kernels of a target, and the oracle's kingdoms beside it."""

    def __init__(self, target: str, seed: int, **options: Any) -> None:
        game = reinos.load("kingdomino", **options)
        self.size = 7 if options.get("mighty_duel") else 5
        self.kernels = RULES.target(target)
        self.batch = game.bare(seed)
        self.kernels.start(self.batch, 0, 0)
        self.kingdoms = [oracle.lone_castle() for _ in range(game.players)]
        self.out = np.zeros(CHOICES.size, np.int64)
        self.boards = 0

    def field(self, name: str) -> Any:
        return self.batch[name][0]

    def legal(self) -> tuple[int, list[int]]:
        seat = int(self.field("to_act")).bit_length() - 1
        return seat, self.out[: self.kernels.legal_choices(self.batch, 0, seat, self.out)].tolist()

    def play(self, dice: random.Random) -> None:
        """Play to the end; at every placement both must list the same."""
        while self.field("phase") != OVER:
            seat, ids = self.legal()
            chosen = dice.choice(ids)
            if self.field("phase") in (PLACE, FINAL_PLACE):
                number = int(self.field("line")[self.field("turn")])
                found = {squares(CHOICES.choice(i).args) for i in ids}
                assert len(found) == len(ids)
                assert found == oracle.legal(self.kingdoms[seat], number, self.size)
                if self.boards % ALL_REASONS_EVERY == 0:
                    self.compare_reasons(seat)
                oracle.lay(self.kingdoms[seat], number, *squares(CHOICES.choice(chosen).args))
                self.boards += 1
            self.kernels.step(self.batch, 0, seat, chosen)
            self.compare_discards()

    def compare_discards(self) -> None:
        """A forced discard happens only if the oracle knows no placement either."""
        for event in RULES.events.read(self.field("events"), self.field("event_count")):
            if event.kind == "discarded":
                assert not oracle.legal(self.kingdoms[event.args["seat"]], event.args["domino"], self.size)

    def compare_reasons(self, seat: int) -> None:
        """Every code, and a domino of each sort, for the same reason."""
        s: Any = RULES.proxy(self.batch.copy())
        kingdom = self.kingdoms[seat]
        for number in (1, 12, 23, 44):
            for choice in CHOICES:
                if choice.kind == "place":
                    args = choice.args
                    found = BREACHES[breach(s, seat, number, args["x"], args["y"], args["facing"])] or None
                    assert found == oracle.reason(kingdom, number, self.size, *squares(args)), (number, choice)

    def compare_result(self, harmony: bool, middle: bool, test: str, tie_break: str) -> None:
        """Points, territories and ranks."""
        results = []
        for seat, kingdom in enumerate(self.kingdoms):
            bonus = harmony * oracle.harmony(kingdom, self.size)
            bonus += middle * oracle.middle_kingdom(kingdom, self.size, test)
            points, largest = oracle.points(kingdom) + bonus, oracle.largest(kingdom)
            assert self.field("scores")[0, seat] == points == self.field("points")[seat]
            assert self.field("bonuses")[0, seat] == bonus
            assert self.field("largest")[0, seat] == largest
            results.append((points, largest, oracle.crowns(kingdom)))
        ranks = self.field("ranks")[: len(results)].tolist()
        assert ranks == oracle.game_ranks(results, tie_break)


@pytest.mark.rule("KD-5.1", "KD-5.2", "KD-5.3", "KD-5.9", "KD-8.6", "KD-15.5")
@pytest.mark.parametrize("target", ["python", "cpu"])
@pytest.mark.parametrize("mode", MODES)
def test_random_games(mode: str, target: str) -> None:
    boards = 0
    for seed in range(GAMES[mode]):
        dice = random.Random(f"{mode} {seed}")
        harmony, middle = dice.random() < 0.7, dice.random() < 0.7
        test, tie_break = dice.choice(MIDDLE_TESTS), dice.choice(TIE_BREAKS)
        shadow = Shadow(
            target,
            seed,
            harmony=harmony,
            middle_kingdom=middle,
            middle_kingdom_test=test,
            tie_break=tie_break,
            **MODES[mode],
        )
        shadow.play(dice)
        shadow.compare_result(harmony, middle, test, tie_break)
        boards += shadow.boards
    assert boards > 300


def crown(s: Any, seat: int, crowns: int) -> None:
    """Give a kingdom squares with so many crowns."""
    found(s, seat)
    for n in range(crowns):
        lay_half(s, seat, 1 + n, 0, 1, 1)


@pytest.mark.rule("KD-9.1", "KD-9.2", "KD-9.3", "KD-9.4", "KD-14.1")
@pytest.mark.parametrize("tie_break", TIE_BREAKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_rankings(players: int, tie_break: str) -> None:
    dice = random.Random(players)
    s = table(players=players, tie_break=tie_break)
    s.phase = OVER
    for _ in range(300):
        results = [(dice.randint(20, 22), dice.randint(4, 5), dice.randint(0, 3)) for _ in range(players)]
        for seat, (points, largest, crowns) in enumerate(results):
            s.scores[0, seat], s.largest[0, seat] = points, largest
            crown(s, seat, crowns)
        finish(s)
        assert s.ranks[:players].tolist() == oracle.game_ranks(results, tie_break)


@pytest.mark.rule("KD-11.4", "KD-13.9", "KD-14.5")
@pytest.mark.parametrize("tie_break", DYNASTY_TIE_BREAKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_series(players: int, tie_break: str) -> None:
    dice = random.Random(players)
    s = table(players=players, dynasty=True, dynasty_tie_break=tie_break)
    s.phase = OVER
    for _ in range(300):
        games = [[(dice.randint(20, 21), dice.randint(4, 6)) for _ in range(players)] for _ in range(3)]
        for number, game in enumerate(games):
            for seat, (points, largest) in enumerate(game):
                s.scores[number, seat], s.largest[number, seat] = points, largest
        finish(s)
        assert s.ranks[:players].tolist() == oracle.dynasty_ranks(games, tie_break)

"""Whole games: nothing is created or lost, the greedy bot plays well, games read as they always did."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.bots.greedy import Greedy
from reinos.core.game import Game
from reinos.games.risk_europe import RULES
from reinos.games.risk_europe.invariants import check

SOAK = bool(os.environ.get("REINOS_SOAK"))
GAMES = 10_000 if SOAK else 60
DUELS = 300 if SOAK else 30
GOLDENS = Path(__file__).parent / "goldens"
VARIANTS = [
    {"players": 2},
    {"players": 3, "mercenary_order_3p": "always_last"},
    {"players": 3, "kingdom_missions": True},
    {"players": 4},
    {"players": 4, "kingdom_missions": True, "bank_limited": True},
]


class Table:
    """A game played on the compiled target."""

    def __init__(self, game: Game, seed: int) -> None:
        self.kernels, self.batch = RULES.target("cpu"), game.bare(seed)
        self.out = np.zeros(RULES.choices.size, np.int64)
        self.kernels.start(self.batch, 0, 0)

    @property
    def to_act(self) -> int:
        return int(self.batch["to_act"][0])

    def legal(self, seat: int) -> list[int]:
        ids: list[int] = self.out[: self.kernels.legal_choices(self.batch, 0, seat, self.out)].tolist()
        return ids

    def step(self, seat: int, choice: int) -> None:
        self.kernels.step(self.batch, 0, seat, choice)


def test_nothing_is_created_or_lost_in_random_games() -> None:
    every = 97 if SOAK else 13  # look at the table now and then: a record shows what was lost before
    for number in range(GAMES):
        options = VARIANTS[number % len(VARIANTS)]
        table = Table(Game(RULES, **options, max_rounds=20 if SOAK else 12), number)
        random = np.random.default_rng(number)
        steps = 0
        while table.to_act:
            seat = (table.to_act & -table.to_act).bit_length() - 1
            ids = table.legal(seat)
            table.step(seat, ids[int(random.integers(len(ids)))])
            steps += 1
            if steps % every == 0:
                check(RULES.proxy(table.batch.copy()))  # type: ignore[arg-type]
        check(RULES.proxy(table.batch.copy()))  # type: ignore[arg-type]


def test_the_greedy_bot_beats_three_random_bots() -> None:
    game = Game(RULES, players=4)
    bot = Greedy(game, target="cpu")
    won = 0.0
    for number in range(DUELS):
        table, random, mine = Table(game, number), np.random.default_rng(number), number % 4
        while table.to_act:
            seat = (table.to_act & -table.to_act).bit_length() - 1
            ids = table.legal(seat)
            if seat == mine:
                hidden = table.batch.copy()
                table.kernels.hide_from(hidden, 0, seat)
                choice = bot.choose(hidden, seat, ids, random)
            else:
                choice = ids[int(random.integers(len(ids)))]
            table.step(seat, choice)
        ranks = table.batch["ranks"][0, :4].tolist()
        won += (ranks[mine] == 1) / ranks.count(1)
    assert won >= 0.6 * DUELS


def playthrough(**options: Any) -> str:
    """A whole game in words: every choice and what it did, then the result."""
    match = reinos.load("risk_europe", max_rounds=3, **options).new(seed=11)
    random = np.random.default_rng(11)
    lines = [repr(match.game)]
    while not match.over:
        seat = match.to_act[0]
        ids = match.legal_ids(seat)
        choice = ids[int(random.integers(len(ids)))]
        lines.append(f"{seat + 1}> {match.describe(choice, 'en', seat)}")
        match.play(choice, seat)
        lines += [f"   {line}" for line in match.tell("en")]
    lines.append(f"points {list(match.points)}, ranks {list(match.ranks)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(map(str, options.values())))
def test_golden_playthroughs(options: dict[str, Any]) -> None:
    path = GOLDENS / ("-".join(map(str, options.values())) + ".txt")
    told = playthrough(**options)
    if os.environ.get("REINOS_WRITE_GOLDENS"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_options_are_checked() -> None:
    with pytest.raises(reinos.BadOption, match="mercenary_order_3p.*allowed with 4 players"):
        reinos.load("risk_europe", players=4, mercenary_order_3p="always_last")
    for wrong in (-1, True, "ten", 10_001):
        with pytest.raises(reinos.BadOption, match="max_rounds"):
            reinos.load("risk_europe", max_rounds=wrong)
    with pytest.raises(reinos.BadOption, match="players"):
        reinos.load("risk_europe", players=5, max_rounds=7)
    assert reinos.load("risk_europe", max_rounds=7).options.max_rounds == 7
    assert reinos.load("risk_europe", max_rounds=0).options.max_rounds == 0

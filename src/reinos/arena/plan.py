"""What a tournament is: which games, with which dice, and who sits where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np

from reinos.arena.game import Fixture
from reinos.bots import make
from reinos.bots.levels import CHAMPION, level_named
from reinos.core.catalog import rules
from reinos.core.errors import BadOption, WrongOption
from reinos.core.game import Game

TEXT = Path(__file__).parent / "text"
SEARCHING = ("search", "champion")  # bots that take a time


@dataclass(frozen=True)
class Plan:
    """A tournament. The same plan always means the same games."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    time_limit: float | None = None  # seconds a decision, for programs
    shares: bool = False  # whether results keep the visits of searches

    def load(self) -> Game:
        """The configured game, with its limits for simulations unless others are asked for."""
        return rules(self.game).simulated(**self.options)

    def check(self) -> None:
        """Every bot can be made for the game, or BadOption says which cannot."""
        if len(self.bots) < 2:
            raise BadOption("a tournament needs at least two bots")
        game = self.load()
        for name in dict.fromkeys(self.bots):
            make(name, game)

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who can sit together: every selection of bots; too few sit all, and some of them twice."""
        players = self.load().players
        if len(self.bots) >= players:
            return list(combinations(self.bots, players))
        missing = players - len(self.bots)
        return [self.bots + more for more in combinations_with_replacement(self.bots, missing)]

    def fixtures(self) -> Iterator[Fixture]:
        """Every game."""
        return map(self.fixture, range(self.games))

    def fixture(self, number: int) -> Fixture:
        """One game. A line-up meets the same dice in each rotation of its seats, and so do all line-ups."""
        block, turn = divmod(number, len(self.line_ups[0]))
        line_up = self.line_ups[block % len(self.line_ups)]
        seats = line_up[-turn:] + line_up[:-turn] if turn else line_up
        return Fixture(number, dice_seed(self.seed, block // len(self.line_ups)), seats)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self) | {"bots": list(self.bots)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Plan:
        """From plain data."""
        return cls(**(data | {"bots": tuple(data["bots"])}))


def in_time(bot: str, time: str, game: Game) -> str:
    """A bot that thinks for this time a decision, if it is one that searches; the others stay as they are."""
    level = None if bot == CHAMPION else level_named(bot, game)
    kind, *given = (level.bot if level else bot).split(":")
    if kind not in SEARCHING:
        return bot
    if given and given[0][:1].isdecimal():
        raise WrongOption("time-own", TEXT, bot=bot)
    return ":".join([kind, time, *given])


def dice_seed(seed: int, number: int) -> int:
    """The seed of the dice of a block of games."""
    words = np.random.SeedSequence([seed, number]).generate_state(4)
    return sum(int(word) << (32 * i) for i, word in enumerate(words))

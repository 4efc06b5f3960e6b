"""One game of a tournament: bots at a table, played to its end or to a forfeit."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from reinos.bots import Bot, make
from reinos.bots.failure import BotFailure
from reinos.core.errors import ReinosError
from reinos.core.game import Game

LONGEST_REASON = 400  # letters of what went wrong that a record keeps


class Lost(ReinosError):
    """A game that no process survived: what a bot did there ended them."""


@dataclass(frozen=True)
class Fixture:
    """A game to be played: its number, the seed of its dice, and who sits where."""

    number: int
    seed: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Forfeit:
    """Why a game ended early."""

    seat: int
    decision: int  # how many decisions had been made
    reason: str


@dataclass(frozen=True)
class Result:
    """A game that was played. Lists are by seat."""

    number: int
    seed: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    forfeit: Forfeit | None = None

    def to_json(self) -> dict[str, Any]:
        """As plain data, without what is not there."""
        return {name: value for name, value in asdict(self).items() if value is not None}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Result:
        """From plain data."""
        lists = {name: tuple(data[name]) for name in ("seats", "points", "ranks", "decisions", "seconds")}
        forfeit = Forfeit(**data["forfeit"]) if data.get("forfeit") else None
        return cls(number=data["number"], seed=data["seed"], forfeit=forfeit, **lists)


def play(game: Game, fixture: Fixture, time_limit: float | None = None) -> Result:
    """Play a game; a bot that fails forfeits it, and the others share the win."""
    position = game.start(fixture.seed, "cpu")
    decisions, seconds = [0] * game.players, [0.0] * game.players
    bots: list[Bot] = []
    forfeit = None
    seat = 0
    try:
        for name in fixture.seats:
            seat = len(bots)
            bots.append(make(name, game, target="cpu", time_limit=time_limit))
        randoms = [np.random.default_rng([fixture.seed, fixture.number, seat]) for seat in range(game.players)]
        while not position.over:
            seat = position.to_act[0]
            seen = position.seen_by(seat)
            legal = seen.legal_ids()
            began = time.perf_counter()
            choice = bots[seat].choose(seen, randoms[seat])
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
            if choice not in legal:
                raise BotFailure(f"illegal choice {choice!r}")
            position = position.after(int(choice), seat)
    except Exception as wrong:
        reason = str(wrong) if isinstance(wrong, BotFailure) else f"{type(wrong).__name__}: {wrong}"
        forfeit = Forfeit(seat, sum(decisions), reason[:LONGEST_REASON])
    finally:
        close(bots)
    ranks = position.ranks
    if forfeit is not None:
        ranks = tuple(game.players if seat == forfeit.seat else 1 for seat in range(game.players))
    return Result(
        fixture.number,
        fixture.seed,
        fixture.seats,
        position.points,
        ranks,
        tuple(decisions),
        tuple(round(s, 6) for s in seconds),
        forfeit,
    )


def close(bots: Sequence[Bot]) -> None:
    """Let go of what bots hold: programs of their own."""
    for bot in bots:
        end = getattr(bot, "close", None)
        if end is not None:
            end()

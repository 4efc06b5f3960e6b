"""One game of a tournament: bots at a table, played to its end or to a forfeit."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from reinos.bots import Bot, make
from reinos.bots.failure import BotFailure
from reinos.core.errors import ReinosError
from reinos.core.game import Game
from reinos.core.position import Position

LONGEST_REASON = 400  # letters of what went wrong that a record keeps
Visits = tuple[tuple[int, int], ...]  # choices with the visits that a search gave them, the most first


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
    moves: tuple[tuple[int, int], ...] | None = None  # seat and choice; None in files of before they were kept
    record: str | None = None  # SHA-256 of the last record
    visits: tuple[Visits, ...] | None = None  # by move, if the plan keeps them; empty where nothing was searched
    truncated: bool = False  # ended by a limit for simulations; ranks are as the table stood

    def to_json(self) -> dict[str, Any]:
        """As plain data, without what is not there."""
        plain = vars(self) | {"forfeit": self.forfeit and asdict(self.forfeit)}
        return {name: value for name, value in plain.items() if value is not None and value is not False}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Result:
        """From plain data."""
        lists = {name: tuple(data[name]) for name in ("seats", "points", "ranks", "decisions", "seconds")}
        return cls(
            number=data["number"],
            seed=data["seed"],
            forfeit=Forfeit(**data["forfeit"]) if data.get("forfeit") else None,
            moves=pairs(data["moves"]) if "moves" in data else None,
            record=data.get("record"),
            visits=tuple(map(pairs, data["visits"])) if "visits" in data else None,
            truncated=bool(data.get("truncated", False)),
            **lists,
        )


def pairs(lists: Sequence[Sequence[int]]) -> tuple[tuple[int, int], ...]:
    """Pairs as JSON has them."""
    return tuple((first, second) for first, second in lists)


def play(game: Game, fixture: Fixture, time_limit: float | None = None, shares: bool = False) -> Result:
    """Play a game; a bot that fails forfeits it, and the others share the win."""
    position = game.start(fixture.seed, "cpu")
    if not shares and (whole := play_whole(game, fixture, position)) is not None:
        return whole
    decisions, seconds = [0] * game.players, [0.0] * game.players
    moves: list[tuple[int, int]] = []
    visits: list[Visits] = []
    bots: list[Bot] = []
    forfeit = None
    seat = 0
    try:
        for name in fixture.seats:
            seat = len(bots)
            bots.append(make(name, game, target="cpu", time_limit=time_limit))
        randoms = generators(fixture)
        while not position.over:
            seat = position.to_act[0]
            seen = position.seen_by(seat)
            legal = seen.legal_ids()
            began = time.perf_counter()
            choice, visited = ask(bots[seat], seen, randoms[seat], shares and len(legal) > 1)
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
            if choice not in legal:
                raise BotFailure(f"illegal choice {choice!r}")
            moves.append((seat, int(choice)))
            visits.append(visited)
            position = position.after(int(choice), seat)
    except Exception as wrong:
        reason = str(wrong) if isinstance(wrong, BotFailure) else f"{type(wrong).__name__}: {wrong}"
        forfeit = Forfeit(seat, sum(decisions), reason[:LONGEST_REASON])
    finally:
        close(bots)
    return Result(
        fixture.number,
        fixture.seed,
        fixture.seats,
        position.points,
        position.ranks if forfeit is None else ranks_without(forfeit.seat, game.players),
        tuple(decisions),
        tuple(round(s, 6) for s in seconds),
        forfeit,
        tuple(moves),
        fingerprint(position),
        tuple(visits) if shares else None,
        position.truncated,
    )


def play_whole(game: Game, fixture: Fixture, opening: Position) -> Result | None:
    """The same in one go, move by move the same, where the game's own bots can do that; their time is shared out."""
    own = game.rules.module("bots") if game.rules.has("bots") else None
    if own is None or not getattr(own, "can_play_whole", lambda seats: False)(fixture.seats):
        return None
    began = time.perf_counter()
    found = own.whole_game(game, fixture.seats, opening.record, generators(fixture))
    if found is None:
        return None
    record, moves = found
    position = Position(game, record, "cpu")
    decisions = np.bincount(moves[:, 0], minlength=game.players).tolist()
    each = (time.perf_counter() - began) / len(moves)
    return Result(
        fixture.number,
        fixture.seed,
        fixture.seats,
        position.points,
        position.ranks,
        tuple(decisions),
        tuple(round(each * number, 6) for number in decisions),
        None,
        tuple(map(tuple, moves.tolist())),
        fingerprint(position),
    )


def generators(fixture: Fixture) -> list[np.random.Generator]:
    """What each seat draws from: `default_rng([seed, number, seat])`, which takes longer to find the same words."""
    entropy = [*words_of(fixture.seed), *words_of(fixture.number)]
    return [np.random.default_rng(np.array([*entropy, seat], np.uint32)) for seat in range(len(fixture.seats))]


def words_of(number: int) -> list[int]:
    """A number in words of 32 bits, the lowest first."""
    return [number >> shift & 0xFFFFFFFF for shift in range(0, max(number.bit_length(), 1), 32)]


def ask(bot: Bot, seen: Position, random: np.random.Generator, shares: bool) -> tuple[int, Visits]:
    """A bot's choice, and, if wanted, the visits of its search where it searches."""
    consider = getattr(bot, "consider", None) if shares else None
    if consider is None:
        return bot.choose(seen, random), ()
    found = consider(seen, random)
    return found[0].choice, tuple((one.choice, one.visits) for one in found)


def ranks_without(forfeiter: int, players: int) -> tuple[int, ...]:
    """The ranks of a game that a seat has forfeited: it comes last, the others share the win."""
    return tuple(players if seat == forfeiter else 1 for seat in range(players))


def fingerprint(position: Position) -> str:
    """SHA-256 of the record, secrets and dice included."""
    return hashlib.sha256(position.record.tobytes()).hexdigest()


def close(bots: Sequence[Bot]) -> None:
    """Let go of what bots hold: programs of their own."""
    for bot in bots:
        end = getattr(bot, "close", None)
        if end is not None:
            end()

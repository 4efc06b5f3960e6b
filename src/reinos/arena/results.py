"""Result files: one JSON line that says what is played, and one a game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reinos.arena.game import Result, fingerprint, ranks_without
from reinos.arena.origin import described, origin
from reinos.arena.plan import TEXT, Plan
from reinos.core.errors import BadFile, BadOption, ReinosError, Worded

FORMATS = (1, 2)  # format 1 had neither moves nor versions
DECISIVE = ("number", "seed", "seats", "moves", "points", "ranks", "record")  # what does not depend on the clock


class WrongResults(Worded, BadFile):
    """A result file that is damaged, forged, or of other rules."""

    def __init__(self, message: str, *folders: Path, **told: Any) -> None:
        super().__init__(message, *(folders or (TEXT,)), **told)


@dataclass(frozen=True)
class Results:
    """What a file has."""

    path: Path
    head: dict[str, Any]
    plan: Plan
    games: list[Result]
    torn: bytes  # a last line that was cut off


def heading(plan: Plan) -> dict[str, Any]:
    """The first line of a file."""
    return {"arena": FORMATS[-1], "plan": plan.to_json(), **origin(plan)}


def is_results(path: Path) -> bool:
    """Whether a file begins like one of the arena."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.readline())
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(head, dict) and "arena" in head


def read(path: Path) -> Results:
    """A file as it is, its games not yet proved; one of other rules is refused."""
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    try:
        head, *lines = [json.loads(line) for line in data[:end].decode("utf-8").splitlines()]
        if head["arena"] not in FORMATS:
            raise ValueError(f"arena is {head['arena']!r}; allowed: {', '.join(map(str, FORMATS))}")
        plan, games = Plan.from_json(head["plan"]), [Result.from_json(line) for line in lines]
        own, players = plan.load().rules.version, plan.load().players
        for number, result in enumerate(games, 2):
            check_shape(result, players, number)
        if not all(isinstance(told, dict) for told in head.get("bots", {}).values()):
            raise ValueError("bots are not objects")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as wrong:
        raise WrongResults("results-unreadable", file=str(path), reason=str(wrong)) from None
    if head.get("rules", own) != own:
        package = head.get("versions", {}).get("reinos", "?")
        raise WrongResults("results-rules", file=str(path), value=str(head["rules"]), own=str(own), package=package)
    return Results(path, head, plan, games, data[end:])


def check_shape(result: Result, players: int, line: int) -> None:
    """The numbers of a game are numbers and its lists as long as the table has seats, or ValueError."""
    lists = {name: getattr(result, name) for name in ("seats", "points", "ranks", "decisions", "seconds")}
    for name, value in lists.items():
        if len(value) != players:
            raise ValueError(f"line {line}: {name} has {len(value)} entries; allowed: {players}")
    seat = 0 if result.forfeit is None else result.forfeit.seat
    for name, number, most in (("number", result.number, None), ("forfeit.seat", seat, players)):
        if type(number) is not int or number < 0 or (most is not None and number >= most):
            raise ValueError(f"line {line}: {name} is {number!r}; allowed: whole numbers from 0")


def check_networks(found: Results) -> None:
    """Every network that the file names by its hash is here with that hash, or WrongResults says which is not."""
    game, bots = found.plan.load(), found.head.get("bots", {})
    for name in dict.fromkeys(found.plan.bots):
        value = bots.get(name, {}).get("sha256")
        if value is None:
            continue
        try:
            own = described(name, game).get("sha256")
        except BadOption as wrong:
            raise WrongResults("results-no-network", file=str(found.path), bot=name, reason=wrong) from None
        if own != value:
            raise WrongResults("results-network", file=str(found.path), bot=name, value=str(value), own=str(own))


def prove(found: Results) -> Iterator[Result]:
    """Every game, once it has been played again, move by move, with the dice and the seats that the plan gives it.

    Whether a bot would choose so again is not asked; but its network must be the one that played.
    """
    check_networks(found)
    game = found.plan.load()
    for result in found.games:
        about = {"file": str(found.path), "number": result.number}
        if result.moves is None:
            raise WrongResults("results-bare", **about)
        fixture = found.plan.fixture(result.number)
        position = game.start(fixture.seed, "cpu")
        made = [0] * game.players
        for step, (seat, choice) in enumerate(result.moves, 1):
            try:
                position = position.play(choice, seat)
            except ReinosError:
                told = {"step": str(step), "seat": str(seat), "choice": str(choice)}
                raise WrongResults("results-step", **about, **told) from None
            made[seat] += 1
        lost = result.forfeit
        if lost is not None and result.decisions[lost.seat] == made[lost.seat] + 1:
            made[lost.seat] += 1  # the choice that was not legal
        own = {
            "seed": fixture.seed,
            "seats": fixture.seats,
            "over": position.over,
            "points": position.points,
            "truncated": position.truncated,
            "ranks": position.ranks if lost is None else ranks_without(lost.seat, game.players),
            "decisions": tuple(made),
            "record": fingerprint(position),
        }
        told = vars(result) | {"over": lost is None}
        for name, value in own.items():
            if told[name] != value:
                raise WrongResults("results-field", **about, field=name, value=str(told[name]), own=str(value))
        yield result


def digest(games: Iterable[Result]) -> str:
    """SHA-256 of everything in the games that the clock does not touch: the same for everybody who plays the plan."""
    plain = [[vars(result)[name] for name in DECISIVE] for result in sorted(games, key=lambda result: result.number)]
    return hashlib.sha256(json.dumps(plain, separators=(",", ":")).encode()).hexdigest()

"""Tables and kingdoms for the tests of Kingdomino."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import reinos
from reinos.core import play
from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.rule import finish, legal
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import ALLOWED, breach, lay_domino
from reinos.games.kingdomino.rules import kings_in_play, next_king
from reinos.games.kingdomino.state import DX, DY, FINAL_PLACE, OVER, PLACE
from reinos.games.kingdomino.vectors import direction, enter_result

REFERENCE = json.loads((Path(__file__).parent / "reference.json").read_text(encoding="utf-8"))
Square = tuple[int, int]
Lain = tuple[int, Square, Square]  # domino, squares of its halves

MODES: dict[str, dict[str, Any]] = {
    "standard_2": {"players": 2},
    "mighty_duel": {"players": 2, "mighty_duel": True},
    "standard_3": {"players": 3},
    "standard_4": {"players": 4},
}
DECK36: dict[str, Any] = {"players": 3, "three_player_deck": "deck36_line3"}
KING_DRAW: dict[str, Any] = {"players": 2, "two_player_first_round": "king_draw"}
SETTINGS = {**MODES, "deck36_line3": DECK36, "king_draw": KING_DRAW}

# Eleven dominoes around the castle that leave the squares (1, 2) and (2, 2) free; no swamp, no mine, no lake.
ALMOST_FULL: list[Lain] = [
    (1, (1, 0), (2, 0)),
    (2, (1, 1), (2, 1)),
    (13, (0, 1), (-1, 1)),
    (3, (-1, 0), (-1, -1)),
    (4, (0, -1), (1, -1)),
    (15, (2, -1), (2, -2)),
    (10, (1, -2), (0, -2)),
    (11, (-1, -2), (-2, -2)),
    (5, (-2, -1), (-2, 0)),
    (6, (-2, 1), (-2, 2)),
    (24, (-1, 2), (0, 2)),
]
FULL = [*ALMOST_FULL, (48, (1, 2), (2, 2))]


def table(seed: int = 1, **options: Any) -> Any:
    """A table of CPython with its first line laid out."""
    s: Any = RULES.proxy(reinos.load("kingdomino", **options).bare(seed))
    play.start(s, 0)
    return s


def events(s: Any) -> list[Event]:
    """What the last step did."""
    return RULES.events.read(s.events, s.event_count)


def lay(s: Any, seat: int, dominoes: list[Lain]) -> Any:
    """Lay dominoes by the rules."""
    for number, a, b in dominoes:
        assert why(s, seat, number, a, b) == ALLOWED, (number, a, b)
        lay_domino(s, seat, number, *a, direction(a, b))
    return s


def kingdom(*dominoes: Lain, **options: Any) -> Any:
    """A table at which seat 0 has laid these dominoes."""
    return lay(table(**options), 0, list(dominoes))


def why(s: Any, seat: int, number: int, a: Square, b: Square) -> int:
    """The first rule that a placement breaks."""
    return int(breach(s, seat, number, *a, direction(a, b)))


def resolve(s: Any, seat: int, *numbers: int, final: bool = False) -> list[Event]:
    """Let the seat's kings stand on these dominoes, and the first of them be resolved; rivals come after."""
    kings = kings_in_play(s)
    others = [number for number in range(30, 38) if number not in numbers]
    s.line[:kings] = [*numbers, *others][:kings]
    s.kings[:kings] = [seat] * len(numbers) + [(seat + 1) % s.players] * (kings - len(numbers))
    s.phase, s.turn, s.event_count = FINAL_PLACE if final else PLACE, -1, 0
    next_king(s)
    return events(s)


def places(s: Any, seat: int = 0) -> set[tuple[Square, Square]]:
    """The legal placements of the seat as pairs of squares."""
    return {squares(choice.args) for choice in options(s, seat) if choice.kind == "place"}


def squares(args: dict[str, int]) -> tuple[Square, Square]:
    """The squares of a placement."""
    x, y, facing = args["x"], args["y"], args["facing"]
    return (x, y), (x + int(DX[facing]), y + int(DY[facing]))


def options(s: Any, seat: int | None = None) -> list[Choice]:
    """The legal choices of a seat, by default of the one to act."""
    seat = play.first_seat(s.to_act) if seat is None else seat
    out = np.zeros(CHOICES.size, np.int64)
    return [CHOICES.choice(number) for number in out[: legal(s, seat, out)].tolist()]


def step(s: Any, choice: Choice) -> tuple[int, list[Event]]:
    """The seat to act makes a choice."""
    seat = int(play.first_seat(s.to_act))
    play.step(s, seat, choice.id)
    return seat, events(s)


def random_play(
    s: Any, seed: int | str = 1, until: Callable[[Any], bool] = lambda s: False
) -> Iterator[tuple[int, Choice, list[Event]]]:
    """Play on at random: who chose what, and what followed."""
    dice = random.Random(seed)
    while s.phase != OVER and not until(s):
        legal = options(s)
        choice = legal[int(dice.random() * len(legal))]
        seat, told = step(s, choice)
        yield seat, choice, told


def play_on(s: Any, seed: int = 1, until: Callable[[Any], bool] = lambda s: False) -> list[Event]:
    """Play on at random and keep all events."""
    return [event for _, _, told in random_play(s, seed, until) for event in told]


def cpu_starts(count: int, seed: int = 1, **chosen: Any) -> Iterator[np.ndarray[Any, Any]]:
    """Many tables as they are laid, made by compiled code; the record is the same one each time."""
    game = reinos.load("kingdomino", **chosen)
    batch = game.bare(seed)
    start = RULES.target("cpu").start
    for stream in range(count):
        start(batch, 0, stream)
        yield batch


def chi_square(counts: list[int], kinds: int) -> float:
    """How far counts are from being equal, in standard deviations of the chi-square distribution."""
    expected = sum(counts) / kinds
    value = sum((n - expected) ** 2 for n in counts) / expected + (kinds - len(counts)) * expected
    freedom = kinds - 1
    return float((value - freedom) / (2 * freedom) ** 0.5)


def final_ranks(s: Any) -> list[int]:
    """The ranks of a game that ends as the table stands."""
    s.phase = OVER
    finish(s)
    found: list[int] = s.ranks[: s.players].tolist()
    return found


def ranks(*results: tuple[int, ...], **chosen: Any) -> list[int]:
    """Ranks of a game from points, largest territory and, if given, crowns of each player."""
    s = table(players=len(results), **chosen)
    names = ("points", "largest_territory", "crowns")
    enter_result(s, 0, [dict(zip(names, result, strict=False)) for result in results])
    return final_ranks(s)


def series(*games: list[tuple[int, int]], **chosen: Any) -> list[int]:
    """Ranks of a Dynasty from points and largest territory of each player in each game."""
    s = table(players=len(games[0]), dynasty=True, **chosen)
    for number, game in enumerate(games):
        enter_result(s, number, [{"points": points, "largest_territory": size} for points, size in game])
    return final_ranks(s)

"""Real tables with what a vector says on them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.rule import legal
from reinos.core.vectors import Fields, VectorError, fields, listed, named, whole
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import (
    ALLOWED,
    BREACHES,
    GRID_LIMIT,
    breach,
    grid,
    is_double,
    lay_domino,
    lay_half,
    square_at,
)
from reinos.games.kingdomino.rules import dominoes_in_game, draw_choosers, kings_in_play, lay_out_line, line_size
from reinos.games.kingdomino.state import (
    DATA,
    DOMINOES,
    DX,
    DY,
    EMPTY,
    FIRST_ROUNDS,
    REACH,
    TERRAINS,
    UNSEEN,
    State,
)

Square = tuple[int, int]

SEED = 2017  # of the dice, where a vector leaves something to chance
DRAWS = 600  # orders of the first round drawn to know which there are
SEAT = 0  # whose kingdom it is where a vector has one kingdom
FAR = 99  # coordinates of a vector at most
MODES: dict[str, dict[str, Any]] = {item["id"]: {"players": item["players"]} for item in DATA["modes"]["items"]}
MODES["mighty_duel"]["mighty_duel"] = True
VARIANTS = tuple(item["id"] for item in DATA["variants"]["items"])
SETTING = frozenset({"mode", "grid", "variants", "options"})  # input fields that any type may have


def setting(given: Fields) -> dict[str, Any]:
    """KD-2.4, KD-11, KD-14  The options of a vector, from its mode, grid, variants and options."""
    chosen: dict[str, Any] = {}
    if "mode" in given:
        chosen |= MODES[named(given["mode"], "mode", MODES)]
    elif given.get("grid") == 7:
        chosen |= MODES["mighty_duel"]
    for variant in listed(given.get("variants", []), "variants"):
        chosen[named(variant, "variants", VARIANTS)] = True
    options = given.get("options", {})
    if not isinstance(options, dict):
        raise VectorError(f"options is {options!r}; allowed: an object")
    for name, value in options.items():
        if chosen.setdefault(name, value) != value:
            raise VectorError(f"options.{name} is {value!r}; mode, grid or variants say {chosen[name]!r}")
    if chosen.get("mighty_duel"):
        chosen.setdefault("players", 2)
    return chosen


def table(given: Fields, **more: Any) -> Any:
    """A table laid with the options of a vector, and others that the question implies."""
    chosen = setting(given)
    for name, value in more.items():
        if chosen.setdefault(name, value) != value:
            raise VectorError(f"option {name} is {chosen[name]!r}; the vector implies {value!r}")
    s: Any = RULES.proxy(Game(RULES, **chosen).bare(SEED))
    play.start(s, 0)
    if "grid" in given and whole(given["grid"], "grid", 1, FAR) != grid(s):
        raise VectorError(f"grid is {given['grid']}; allowed here: {grid(s)}")
    return s


def square(value: Any, name: str) -> Square:
    """The coordinates of a square."""
    x, y = listed(value, name, 2)
    return whole(x, name, -FAR, FAR), whole(y, name, -FAR, FAR)


def domino(value: Any) -> int:
    """The number of a domino."""
    return whole(value, "domino", 1, DOMINOES)


def direction(a: Square, b: Square) -> int:
    """KD-5  From half a to half b, which lie side by side."""
    for facing in range(4):
        if (a[0] + DX[facing], a[1] + DY[facing]) == b:
            return facing
    raise VectorError(f"squares {list(a)} and {list(b)} do not lie side by side")


def canonical(number: int, pair: Any) -> list[list[int]]:
    """KD-5.8  A double lies the same either way round: the smaller square first."""
    a, b = (list(square(end, "placements")) for end in listed(pair, "placements", 2))
    return sorted([a, b]) if is_double(number) else [a, b]


def breach_at(s: State, number: int, a: Square, b: Square) -> int:
    """KD-15.5  The first rule that a placement breaks, however far away."""
    facing = direction(a, b)
    if max(map(abs, a + b)) > REACH + 1:
        return GRID_LIMIT  # beyond the squares that a record has, where nothing can lie
    return breach(s, SEAT, number, a[0], a[1], facing)


def settle(s: State, kingdom: Any) -> set[int]:
    """KD-5  Lay the dominoes of a kingdom in order; each must be allowed where it lies."""
    laid: set[int] = set()
    for item in listed(kingdom, "kingdom"):
        entry = fields(item, "kingdom", frozenset({"domino", "a", "b"}))
        number, a, b = domino(entry["domino"]), square(entry["a"], "a"), square(entry["b"], "b")
        wrong = breach_at(s, number, a, b)
        if wrong != ALLOWED or number in laid:
            raise VectorError(
                f"kingdom: domino {number} may not lie there: {BREACHES[wrong] or 'it lies there already'}"
            )
        lay_domino(s, SEAT, number, a[0], a[1], direction(a, b))
        laid.add(number)
    return laid


def settle_squares(s: Any, squares: Any) -> None:
    """Lay the squares of a kingdom, given one by one as x, y, terrain, crowns."""
    for item in listed(squares, "squares"):
        x, y, terrain, crowns = listed(item, "squares", 4)
        x, y = square([x, y], "squares")
        kind = TERRAINS.index(named(terrain, "terrain", TERRAINS)) + 1
        if max(abs(x), abs(y)) > REACH or s.land[SEAT, square_at(x, y)] != EMPTY:
            raise VectorError(f"squares: [{x}, {y}] is taken or out of reach")
        lay_half(s, SEAT, x, y, kind, whole(crowns, "crowns", 0, 3))
    box = s.box[SEAT]
    if max(box[1] - box[0], box[3] - box[2]) >= grid(s):
        raise VectorError(f"squares: they do not fit in {grid(s)}x{grid(s)}")


def free_domino(value: Any, laid: set[int]) -> int:
    """A domino that does not lie in the kingdom."""
    if domino(value) in laid:
        raise VectorError(f"domino {value} lies in the kingdom already")
    return int(value)


def legal_ids(s: State, seat: int) -> list[int]:
    """What the seat may choose."""
    out = np.zeros(CHOICES.size, np.int64)
    ids: list[int] = out[: legal(s, seat, out)].tolist()
    return ids


def events(s: Any) -> list[Event]:
    """What the last step did."""
    return RULES.events.read(s.events, s.event_count)


@cache
def orders(players: int, **options: Any) -> frozenset[tuple[int, ...]]:
    """KD-3.2, KD-3.3, KD-14.2  The orders of the first round that can be drawn."""
    s: Any = RULES.proxy(Game(RULES, players=players, **options).bare(SEED))
    play.start(s, 0)
    found = set()
    for _ in range(DRAWS):
        draw_choosers(s)
        found.add(tuple(s.choosers[: kings_in_play(s)].tolist()))
    return frozenset(found)


def orders_of(s: Any) -> frozenset[tuple[int, ...]]:
    """The orders of the first round that can be drawn at this table."""
    return orders(int(s.players), two_player_first_round=FIRST_ROUNDS[s.two_player_first_round])


def deal(s: Any, draw_order: list[int], removed: list[int]) -> None:
    """KD-2.3, KD-2.5  Put the dominoes in this order and lay the first line out anew."""
    if sorted(draw_order + removed) != list(range(1, DOMINOES + 1)):
        raise VectorError(f"the dominoes drawn and removed must be 1 to {DOMINOES}, each once")
    s.left = dominoes_in_game(s)
    if len(draw_order) != s.left:
        raise VectorError(f"{len(draw_order)} dominoes are drawn; allowed here: {s.left}")
    s.deck[:] = draw_order[::-1] + removed
    s.fate[:] = UNSEEN
    s.event_count = 0
    lay_out_line(s)


def deal_line(s: Any, line: Any) -> None:
    """Make these the dominoes of the first line."""
    first = [domino(number) for number in listed(line, "line", line_size(s))]
    rest = [number for number in range(1, DOMINOES + 1) if number not in first]
    size = dominoes_in_game(s) - len(first)
    deal(s, first + rest[:size], rest[size:])


def seat_choosers(s: Any, choosers: list[int]) -> None:
    """Make this the order of the first round."""
    kings = kings_in_play(s)
    if sorted(choosers) != sorted(s.choosers[:kings].tolist()):
        raise VectorError(f"choosers are {choosers}; every king of the {s.players} players must choose once")
    s.choosers[:kings] = choosers
    s.to_act = 1 << choosers[0]

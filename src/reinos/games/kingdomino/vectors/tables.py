"""Real tables with what a vector says on them."""

from __future__ import annotations

from typing import Any

from reinos.core.game import Game
from reinos.core.notation import Fields, VectorError, fields, listed, mapping, named, whole
from reinos.core.trial import Trial
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.chart import Square, facing_between
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
from reinos.games.kingdomino.rules import dominoes_in_game, kings_in_play, lay_out_line, line_size
from reinos.games.kingdomino.state import DATA, DOMINOES, EMPTY, REACH, TERRAINS, UNSEEN, State

SEAT = 0  # whose kingdom it is where a vector has one kingdom
FAR = 99  # coordinates of a vector at most
MODES: dict[str, dict[str, Any]] = {item["id"]: {"players": item["players"]} for item in DATA["modes"]["items"]}
MODES["mighty_duel"]["mighty_duel"] = True
VARIANTS = tuple(item["id"] for item in DATA["variants"]["items"])
SETTING = frozenset({"mode", "grid", "variants", "options"})  # input fields that any type may have


def trial_of(given: Fields, **implied: Any) -> Trial:
    """KD-2.4, KD-11, KD-14  A table with the options that mode, grid, variants and options of a vector say."""
    chosen = dict(implied)
    if "mode" in given:
        add(chosen, "mode", MODES[named(given["mode"], "mode", MODES)])
    elif given.get("grid") == 7:
        add(chosen, "grid", MODES["mighty_duel"])
    for variant in listed(given.get("variants", []), "variants"):
        add(chosen, "variants", {named(variant, "variants", VARIANTS): True})
    add(chosen, "options", mapping(given.get("options", {}), "options"))
    if chosen.get("mighty_duel"):
        chosen.setdefault("players", 2)
    trial = Trial(Game(RULES, **chosen))
    if "grid" in given and whole(given["grid"], "grid", 1, FAR) != grid(trial.s):
        raise VectorError(f"grid is {given['grid']}; allowed here: {grid(trial.s)}")
    return trial


def add(chosen: Fields, where: str, options: Fields) -> None:
    """More options, which must agree with what else the vector says."""
    for name, value in options.items():
        if chosen.setdefault(name, value) != value:
            raise VectorError(f"{where}: {name} is {value!r}; the rest of the vector says {chosen[name]!r}")


# --- squares and dominoes


def square(value: Any, where: str) -> Square:
    """The coordinates of a square."""
    x, y = listed(value, where, 2)
    return whole(x, where, -FAR, FAR), whole(y, where, -FAR, FAR)


def domino(value: Any) -> int:
    """The number of a domino."""
    return whole(value, "domino", 1, DOMINOES)


def direction(a: Square, b: Square) -> int:
    """KD-5  From half a to half b, which lie side by side."""
    facing = facing_between(a, b)
    if facing is None:
        raise VectorError(f"squares {list(a)} and {list(b)} do not lie side by side")
    return facing


def canonical(number: int, pair: Any) -> list[Square]:
    """KD-5.8  A double lies the same either way round: the smaller square first."""
    ends = [square(end, "placements") for end in listed(pair, "placements", 2)]
    return sorted(ends) if is_double(number) else ends


def breach_at(s: State, number: int, a: Square, b: Square) -> int:
    """KD-15.5  The first rule that a placement breaks, however far away."""
    facing = direction(a, b)
    if max(map(abs, a + b)) > REACH + 1:
        return GRID_LIMIT  # beyond the squares that a record has, where nothing can lie
    return breach(s, SEAT, number, a[0], a[1], facing)


# --- kingdoms


def settle(s: State, kingdom: Any) -> set[int]:
    """KD-5  Lay the dominoes of a kingdom in order; each must be allowed where it lies."""
    laid: set[int] = set()
    for item in listed(kingdom, "kingdom"):
        entry = fields(item, "kingdom", ("domino", "a", "b"))
        number, a, b = domino(entry["domino"]), square(entry["a"], "a"), square(entry["b"], "b")
        wrong = breach_at(s, number, a, b)
        if wrong != ALLOWED or number in laid:
            reason = BREACHES[wrong] or "it lies there already"
            raise VectorError(f"kingdom: domino {number} may not lie there: {reason}")
        lay_domino(s, SEAT, number, *a, direction(a, b))
        laid.add(number)
    return laid


def settle_squares(s: Any, squares: Any) -> None:
    """Lay the squares of a kingdom, given one by one as x, y, terrain, crowns."""
    for item in listed(squares, "squares"):
        *at, terrain, crowns = listed(item, "squares", 4)
        x, y = square(at, "squares")
        kind = TERRAINS.index(named(terrain, "terrain", TERRAINS)) + 1
        if max(abs(x), abs(y)) > REACH or s.land[SEAT, square_at(x, y)] != EMPTY:
            raise VectorError(f"squares: [{x}, {y}] is taken or out of reach")
        lay_half(s, SEAT, x, y, kind, whole(crowns, "crowns", 0, 3))
    left, right, top, bottom = s.box[SEAT]
    if max(right - left, bottom - top) >= grid(s):
        raise VectorError(f"squares: they do not fit in {grid(s)}x{grid(s)}")


# --- the draw pile and the first round


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

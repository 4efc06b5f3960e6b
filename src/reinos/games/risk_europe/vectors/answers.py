"""What a vector can expect: each key as a question to the position after its actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reinos.core.vectors import VectorError, fields, listed
from reinos.games.risk_europe.battle import next_rank
from reinos.games.risk_europe.board import crowns
from reinos.games.risk_europe.state import GOLD, MISSION_NAMES, MISSIONS, NAMES, NOBODY, TERRITORIES, TILE_NAMES, UNITS
from reinos.games.risk_europe.vectors.position import TILES, Position, as_mix, flag, mix, place

Answer = Callable[[Position, Any], Any]


def noted(key: str) -> Answer:
    """What an action has noted."""

    def answer(p: Position, wanted: Any) -> Any:
        if key not in p.notes:
            raise VectorError("none of the actions gives this")
        return p.notes[key]

    return answer


def in_any_order(key: str) -> Answer:
    """A list that an action has noted, whatever its order."""

    def answer(p: Position, wanted: Any) -> Any:
        found = noted(key)(p, wanted)
        alike = isinstance(wanted, list) and sorted(map(str, wanted)) == sorted(map(str, found))
        return wanted if alike else found

    return answer


def collected(key: str) -> Answer:
    """What the actions have given one after another."""
    return lambda p, wanted: p.lists.get(key, [])


def by_army(value: Callable[[Position, int, Any], Any]) -> Answer:
    """Something of every army that the vector names."""

    def answer(p: Position, wanted: Any) -> Any:
        if not isinstance(wanted, dict):
            raise VectorError("allowed: an object")
        return {name: value(p, p.army(name), entry) for name, entry in wanted.items()}

    return answer


def board(p: Position, wanted: Any) -> Any:
    """Owner, units, castle and attacker of every territory that the vector names."""
    found = {}
    for name, entry in fields(wanted, "board", frozenset(), frozenset(NAMES)).items():
        given = fields(entry, "board", frozenset({"owner", "units"}), frozenset({"castle", "attacker"}))
        mix(given["units"])
        found[name] = in_form(p, place(name), given)
    return found


def in_form(p: Position, territory: int, given: Any) -> Any:
    """A territory in the form of the vector: fields that say nothing may be left out."""
    s = p.s
    castle, attacker = bool(s.forts >> territory & 1), int(s.invader[territory])
    shown: dict[str, Any] = {
        "owner": p.name(int(s.owner[territory])),
        "units": in_mix(s.units[territory], given["units"]),
    }
    if castle or "castle" in given:
        shown["castle"] = castle
    if attacker != NOBODY:
        other = given.get("attacker", {}).get("units", {})
        shown["attacker"] = {"owner": p.name(attacker), "units": in_mix(s.invaders[territory], other)}
    return shown


def in_mix(units: Any, given: Any) -> dict[str, int]:
    """Units by name; those that are 0 only if the vector names them."""
    return {name: int(units[unit]) for unit, name in enumerate(UNITS) if units[unit] or name in given}


def reserve(p: Position, army: int, given: Any) -> Any:
    """RE-1.11  The types of a military reserve that the vector names."""
    named = fields(given, "military_reserve", frozenset(), frozenset(UNITS))
    return {unit: int(p.s.reserve[army, UNITS.index(unit)]) for unit in named}


def tiles(p: Position, army: int, given: Any) -> Any:
    """RE-10.13  The tiles of the cities that an army controls."""
    found = sorted(TILE_NAMES[t] for t in range(TERRITORIES) if GOLD >> t & 1 and p.s.owner[t] == army)
    return given if isinstance(given, list) and sorted(map(str, given)) == found else found


def territories(test: Callable[[Any, int], bool]) -> Answer:
    """All territories of which something is true, in the order of the vector."""

    def answer(p: Position, wanted: Any) -> Any:
        names = [NAMES[place(name)] for name in listed(wanted, "territories")]
        found = [NAMES[t] for t in range(TERRITORIES) if test(p.s, t)]
        return wanted if sorted(names) == sorted(found) else sorted(found)

    return answer


def unclaimed(p: Position, wanted: Any) -> Any:
    """RE-1.6  The territories named that have no units."""
    return [name for name in listed(wanted, "unclaimed") if p.s.owner[place(name)] == NOBODY]


def includes(p: Position, wanted: Any) -> Any:
    """The targets named that are among all targets."""
    return [name for name in listed(wanted, "targets_include") if name in noted("targets_all")(p, wanted)]


def controller(p: Position, wanted: Any) -> Any:
    """RE-1.8, RE-14.6  Who controls some territories, or the mercenary army that was auctioned."""
    if isinstance(wanted, dict):
        return {name: p.name(int(p.s.owner[place(name)])) for name in wanted}
    return noted("controller")(p, wanted)


def side(key: str) -> Answer:
    """The units of a side of a battle."""

    def answer(p: Position, wanted: Any) -> Any:
        mix(wanted)
        if key in p.notes:
            found = p.notes[key]
        else:
            found = as_mix(p.s.invaders[p.s.field] if key == "attacker" else p.s.units[p.s.field])
        return {name: found.get(name, 0) for name in UNITS if name in found or name in wanted}

    return answer


def coming_rank(p: Position) -> int:
    """RE-9.2  Move on to the next rank of the battle, once."""
    if "next_rank" not in p.notes:
        next_rank(p.s)
        p.notes["next_rank"] = int(p.s.rank)
    return int(p.notes["next_rank"])


def reroll_available(p: Position, wanted: Any) -> bool:
    """RE-9.7  Whether the castle's right is there in the next rank."""
    flag(wanted, "reroll_available")
    coming_rank(p)
    return bool(p.s.forts >> p.s.field & 1 and not p.s.rerolled)


def mission_deck(p: Position, wanted: Any) -> list[str]:
    """RE-13.3  The mission deck from the top."""
    return [f"mission_{MISSION_NAMES[m]}" for m in p.s.mission_deck[: p.s.missions_left].tolist()]


def held(p: Position, wanted: Any) -> list[str]:
    """RE-13.4  The hidden missions of the player."""
    mask = int(p.s.held[p.army(p.state.get("player", "blue"))])
    return [f"mission_{MISSION_NAMES[m]}" for m in range(MISSIONS) if mask >> m & 1]


def tile_since(p: Position, wanted: Any) -> Any:
    """RE-10.6  The rounds in which some tiles were gained."""
    return {tile: int(p.s.tile_round[TILES[tile]]) for tile in fields(wanted, "tile", frozenset(), frozenset(TILES))}


def broken_rule(p: Position, wanted: Any) -> Any:
    """The rule that forbids what was wanted."""
    return noted("rule")(p, wanted)


ANSWERS: dict[str, Answer] = {
    "legal": noted("legal"),
    "rule": broken_rule,
    "board": board,
    "coins": by_army(lambda p, army, given: int(p.s.coins[army])),
    "crowns": by_army(lambda p, army, given: crowns(p.s, army)),
    "tiles": by_army(tiles),
    "military_reserve": by_army(reserve),
    "tile_since_round": tile_since,
    "disputed": territories(lambda s, t: bool(s.disputed >> t & 1)),
    "castles_on_unclaimed": territories(lambda s, t: bool(s.forts >> t & 1) and s.owner[t] == NOBODY),
    "unclaimed": unclaimed,
    "controller": controller,
    "controllers": noted("controllers"),
    "marker": lambda p, wanted: p.name(int(p.s.marker)),
    "marker_after": noted("marker_after"),
    "order": noted("order"),
    "order_this_round": noted("order_this_round"),
    "order_next_round": noted("order_next_round"),
    "max_units": noted("max_units"),
    "targets_include": includes,
    **{key: in_any_order(key) for key in ("targets_all", "needs_siege_weapon", "claims_city", "makes_dispute")},
    **{key: in_any_order(key) for key in ("destinations", "targets", "cities", "supply_lines", "winners")},
    "values": collected("values"),
    "free_units": collected("free_units"),
    "hits": noted("hits"),
    "hits_on_attacker": noted("hits_on_attacker"),
    "hits_on_defender": noted("hits_on_defender"),
    "dice": noted("dice"),
    "attacker": side("attacker"),
    "defender": side("defender"),
    "winner": noted("winner"),
    "territory": noted("territory"),
    "next_rank": lambda p, wanted: coming_rank(p),
    "reroll_available": reroll_available,
    "ranks": noted("ranks"),
    "castle_rerolls_per_cycle": noted("castle_rerolls_per_cycle"),
    "eliminated": noted("eliminated"),
    "saved": noted("saved"),
    "hand_sizes": noted("hand_sizes"),
    "deck_top_to_bottom": mission_deck,
    "held": held,
    "mission_draw": noted("mission_draw"),
    "ids": noted("ids"),
    "offered_counts": noted("offered_counts"),
}

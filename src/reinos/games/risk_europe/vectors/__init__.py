"""The vectors of Risk Europe: a position, actions, and what must come of them, put to the rules on a real record."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain
from pathlib import Path
from typing import Any

from reinos.core.errors import ReinosError
from reinos.core.vectors import (
    Outcome,
    VectorError,
    about,
    bad_file,
    differences,
    fields,
    misfits,
    outcomes,
    read,
    told,
)
from reinos.games.risk_europe.odds import battle_odds
from reinos.games.risk_europe.vectors.actions import ACTIONS
from reinos.games.risk_europe.vectors.answers import ANSWERS
from reinos.games.risk_europe.vectors.position import Position, mix

FILE_MAY = frozenset({"source", "conventions", "battle_odds"})
NEEDS = frozenset({"id", "title", "state", "actions", "expect"})
MAY = frozenset({"kind", "seed_lines", "rules", "note"})
ODDS_NEEDS = frozenset({"attacker", "defender"})
ODDS = ("attacker_wins", "defender_wins", "both_destroyed")
ODDS_MAY = frozenset({"castle", "defender_policy", "exact_attacker_wins", *ODDS})
POLICY = "re-roll exactly when he would be hit"
DECIMALS = 6


def run(path: str | Path) -> Iterator[Outcome]:
    """Put every vector of a file to the rules; BadFile at once if it is not a file of vectors."""
    data = read(path, FILE_MAY)
    odds = data.get("battle_odds", {"list": []})
    if not isinstance(odds, dict) or not isinstance(odds.get("list"), list) or set(odds) - {"kind", "note", "list"}:
        raise bad_file(path, "field 'battle_odds' must be an object with a 'list', and may have 'kind' and 'note'")
    return chain(outcomes(data["examples"], complaints), odds_outcomes(odds["list"]))


def odds_outcomes(odds: list[Any]) -> Iterator[Outcome]:
    """How each entry of the battle odds fares."""
    for number, entry in enumerate(odds, 1):
        wrong = list(odds_complaints(entry))
        yield Outcome(f"battle_odds {number}", "Exact odds of a battle", not wrong, "; ".join(wrong))


def complaints(example: Any) -> Iterator[str]:
    """All that is wrong with one vector."""
    if not isinstance(example, dict):
        yield "not a JSON object"
        return
    wrong = list(misfits("example", example, NEEDS, MAY))
    yield from wrong
    if wrong:
        return
    for name in ("id", "title"):
        if not isinstance(example[name], str) or not example[name]:
            yield f"field {name!r} must be a text"
    try:
        position = played(example["state"], example["actions"])
        expected = fields(example["expect"], "expect", frozenset(), frozenset(ANSWERS))
        if not expected:
            raise VectorError("expect must not be empty")
    except Exception as broken:
        yield told(broken)
        return
    yield from differences(expected, about(position, ANSWERS), "expect")


def played(state: Any, actions: Any) -> Position:
    """The position of a vector after its actions."""
    position = Position(state)
    if not isinstance(actions, list) or not actions:
        raise VectorError("actions must be a list with at least one action")
    position.waiting = list(actions)
    while position.waiting:
        action = position.waiting.pop(0)
        kind = action.get("type") if isinstance(action, dict) else None
        if kind not in ACTIONS:
            raise VectorError(f"action type {kind!r} is unknown; known: {', '.join(ACTIONS)}")
        known = ACTIONS[kind]
        for complaint in misfits(f"action {kind}", action, known.needs | {"type"}, known.may):
            raise VectorError(complaint)
        known.carry_out(position, action)
    position.close()
    return position


def odds_complaints(entry: Any) -> Iterator[str]:
    """RE-9  All that is wrong with one entry of the battle odds."""
    try:
        entry = fields(entry, "battle_odds", ODDS_NEEDS, ODDS_MAY)
        castle = entry.get("castle", False)
        if castle is not True and castle is not False:
            raise VectorError(f"castle is {castle!r}; allowed: true, false")
        if entry.get("defender_policy", POLICY) != POLICY:
            raise VectorError(f"defender_policy is {entry['defender_policy']!r}; allowed: {POLICY!r}")
        found = battle_odds(mix(entry["attacker"]), mix(entry["defender"]), castle)
    except ReinosError as broken:
        yield str(broken)
        return
    for key, value in zip(ODDS, found, strict=True):
        if key in entry and round(value, DECIMALS) != entry[key]:
            yield f"{key} is {entry[key]}; the engine gives {value:.{DECIMALS}f}"
    if "exact_attacker_wins" in entry and abs(float(Fraction(entry["exact_attacker_wins"])) - found[0]) > 1e-12:
        yield f"exact_attacker_wins is {entry['exact_attacker_wins']}; the engine gives {found[0]}"

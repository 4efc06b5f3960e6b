"""A match as a file: plain JSON with all that decided it, checked field by field when it is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from reinos.core.catalog import rules
from reinos.core.errors import BadFile, BadOption, ReinosError
from reinos.core.game import SEED_BITS, Game

if TYPE_CHECKING:
    from reinos.core.match import Match

FORMAT = "reinos-match"
FORMAT_VERSION = 1
SEED = re.compile(f"[0-9a-f]{{{SEED_BITS // 4}}}")


def as_json(match: Match) -> dict[str, Any]:
    """The match as plain data."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": match.game.name,
        "rules_version": match.game.rules.version,
        "options": match.game.chosen,
        "seed": f"{match.seed:0{SEED_BITS // 4}x}",
        "commitment": match.commitment,
        "opening_rolls": [list(roll) for roll in match.opening_rolls],
        "steps": [
            {"seat": step.seat, "choice": step.choice, "rolls": [list(roll) for roll in step.rolls]}
            for step in match.steps
        ],
        "points": list(match.points),
        "ranks": list(match.ranks),
        "over": match.over,
    }


def replayed(cls: type[Match], data: Any) -> Match:
    """Play a saved match again, checking every field."""

    def want(name: str, kind: type, holder: Any = data) -> Any:
        if not isinstance(holder, dict) or name not in holder:
            raise BadFile(f"saved match: field {name!r} is missing")
        value = holder[name]
        if type(value) is not kind:
            raise BadFile(f"saved match: field {name!r} is {value!r}; allowed: a {kind.__name__}")
        return value

    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile(f"saved match: field 'format' must be {FORMAT!r}")
    if want("format_version", int) != FORMAT_VERSION:
        raise BadFile(f"saved match: format_version is {data['format_version']}; allowed: {FORMAT_VERSION}")
    options = want("options", dict)
    try:
        game = Game(rules(want("game", str)), **options)
    except (BadOption, TypeError) as wrong:
        raise BadFile(f"saved match: {wrong}") from None
    if want("rules_version", int) != game.rules.version:
        raise BadFile(f"saved match: rules_version is {data['rules_version']}; this is {game.rules.version}")
    if not SEED.fullmatch(want("seed", str)):
        raise BadFile(f"saved match: seed must be {SEED_BITS // 4} hexadecimal digits")
    match = cls(game, int(data["seed"], 16))
    if want("commitment", str) != match.commitment:
        raise BadFile("saved match: commitment is not the SHA-256 of the seed; the dice may have been changed")
    if want("opening_rolls", list) != [list(roll) for roll in match.opening_rolls]:
        raise BadFile("saved match: opening_rolls are not what the seed gives")
    for number, step in enumerate(want("steps", list), 1):
        try:
            match.play(want("choice", int, step), want("seat", int, step))
        except ReinosError as wrong:
            raise BadFile(f"saved match: step {number}: {wrong}") from None
        if want("rolls", list, step) != [list(roll) for roll in match.steps[-1].rolls]:
            raise BadFile(f"saved match: step {number}: rolls are not what the seed gives")
    for name in ("points", "ranks"):
        if want(name, list) != list(getattr(match, name)):
            raise BadFile(f"saved match: {name} are {data[name]}; the replay gives {list(getattr(match, name))}")
    if want("over", bool) != match.over:
        raise BadFile(f"saved match: over is {data['over']}; the replay gives {match.over}")
    return match

"""A match as a file: plain JSON with all that decided it, checked field by field when it is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from reinos.core.catalog import rules
from reinos.core.errors import BadOption, ReinosError, WrongMatch
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
            raise WrongMatch("saved-missing", field=name)
        value = holder[name]
        if type(value) is not kind:
            raise WrongMatch("saved-kind", field=name, value=repr(value), allowed=kind.__name__)
        return value

    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise WrongMatch("saved-format", format=FORMAT)
    if want("format_version", int) != FORMAT_VERSION:
        raise WrongMatch("saved-other", field="format_version", value=str(data["format_version"]), own=FORMAT_VERSION)
    options = want("options", dict)
    try:
        game = Game(rules(want("game", str)), **options)
    except (BadOption, TypeError) as wrong:
        raise WrongMatch("saved-options", reason=wrong if isinstance(wrong, ReinosError) else str(wrong)) from None
    if want("rules_version", int) != game.rules.version:
        own = game.rules.version
        raise WrongMatch("saved-other", field="rules_version", value=str(data["rules_version"]), own=own)
    if not SEED.fullmatch(want("seed", str)):
        raise WrongMatch("saved-seed", digits=SEED_BITS // 4)
    match = cls(game, int(data["seed"], 16))
    if want("commitment", str) != match.commitment:
        raise WrongMatch("saved-commitment")
    if want("opening_rolls", list) != [list(roll) for roll in match.opening_rolls]:
        raise WrongMatch("saved-opening-rolls")
    for number, step in enumerate(want("steps", list), 1):
        choice, seat = want("choice", int, step), want("seat", int, step)
        try:
            match.play(choice, seat)
        except ReinosError as wrong:
            told = {"choice": str(choice), "seat": str(seat), "reason": str(wrong)}
            raise WrongMatch("saved-step", number=str(number), **told) from None
        if want("rolls", list, step) != [list(roll) for roll in match.steps[-1].rolls]:
            raise WrongMatch("saved-rolls", number=str(number))
    for name in ("points", "ranks"):
        if want(name, list) != list(getattr(match, name)):
            raise WrongMatch("saved-replay", field=name, value=str(data[name]), own=str(list(getattr(match, name))))
    if want("over", bool) != match.over:
        raise WrongMatch("saved-over", value=str(data["over"]), own=str(match.over))
    return match

"""The vectors of El Grande: each check of a worked example put to the rules on a real record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from reinos.core.vectors import Outcome
from reinos.games.el_grande.vectors import checks
from reinos.games.el_grande.vectors.files import Check, put
from reinos.games.el_grande.vectors.tables import PIECES


def run(path: str | Path) -> Iterator[Outcome]:
    """Put every vector of a file to the rules; BadFile at once if it is not a file of vectors."""
    return put(path, CHECKS)


def fields(*names: str) -> frozenset[str]:
    """Names of state fields."""
    return frozenset(names)


CHECKS = {
    "reveal": Check(checks.reveal, fields("players", "decks_top")),
    "power_phase": Check(checks.power_phase, fields("players", "token"), fields("hands", "discarded"), acts=True),
    "turn_order": Check(checks.turn_order, fields("players", "played")),
    "reinforcement_numbers": Check(checks.reinforcement_numbers, fields("values")),
    "reinforce": Check(checks.reinforce, fields("players", "player", "N", "king"), PIECES, acts=True),
    "deploy": Check(checks.deploy, fields("players", "player", "max", "king"), PIECES, acts=True),
    "deploy_options": Check(checks.deploy_options, fields("king")),
    "special": Check(checks.special, fields("players", "active", "card", "king"), PIECES | {"played"}, acts=True),
    "possible": Check(checks.is_possible, fields("players", "active", "card", "king"), PIECES | {"played"}),
    "score_set": Check(checks.score_set, fields("card"), fields("markers", "regions", "castle", "players", "king")),
    "score_place": Check(
        checks.score_place, fields("players", "place", "counts"), fields("king", "grandes", "markers")
    ),
    "neighbours": Check(checks.neighbours, fields("region")),
    "cards_left": Check(checks.cards_left, fields("players")),
    "round_end": Check(checks.round_end, fields("players", "played"), fields("hands", "discarded")),
    "round_track": Check(checks.round_track, fields("length")),
    "wheel_options": Check(
        checks.wheel_options,
        fields("occasion", "king"),
        fields("castle", "regions", "players", "player", "active", "region"),
    ),
    "general_scoring_moves": Check(checks.general_scoring_moves, fields("players", "king", "castle", "wheels"), PIECES),
}

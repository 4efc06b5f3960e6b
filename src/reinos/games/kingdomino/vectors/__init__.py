"""The vectors of Kingdomino: each type of worked example as a question to the rules on a real record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from reinos.core.vectors import Outcome
from reinos.games.kingdomino.vectors import kingdoms, lines, replays, results
from reinos.games.kingdomino.vectors.files import Kind, put
from reinos.games.kingdomino.vectors.tables import SETTING


def needs(*names: str) -> frozenset[str]:
    """The input fields that a type must have."""
    return frozenset(names)


KINDS = {
    "territory_score": Kind(kingdoms.territory_score, needs("terrain", "squares", "crowns")),
    "score": Kind(kingdoms.score, needs("kingdom"), SETTING),
    "mode": Kind(lines.mode, needs("mode"), SETTING),
    "first_round_order": Kind(lines.first_round_order, needs("mode", "starting_player"), SETTING),
    "line": Kind(lines.line, needs("mode", "line", "choices"), SETTING),
    "line_order": Kind(lines.line_order, needs("drawn"), SETTING),
    "ranking": Kind(results.ranking, needs("players"), SETTING),
    "legal_placements": Kind(kingdoms.legal_placements, needs("kingdom", "domino"), SETTING),
    "placement_check": Kind(kingdoms.placement_check, needs("kingdom", "domino", "a", "b"), SETTING),
    "dynasty": Kind(results.dynasty, needs("games"), SETTING),
    "legal_placements_squares": Kind(kingdoms.legal_placements_squares, needs("squares", "domino"), SETTING),
    "replay": Kind(
        replays.replay, needs("mode", "draw_order", "first_round_choosers", "actions"), SETTING | {"removed_unseen"}
    ),
}


def run(path: str | Path) -> Iterator[Outcome]:
    """Put every vector of a file to the rules; BadFile at once if it is not a file of vectors."""
    return put(path, KINDS)

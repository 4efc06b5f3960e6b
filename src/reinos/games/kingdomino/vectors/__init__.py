"""The vectors of Kingdomino: each type of worked example as a question to the rules on a real record."""

from __future__ import annotations

from reinos.core.vectors import Format, Kind
from reinos.games.kingdomino.vectors import courses, kingdoms, results
from reinos.games.kingdomino.vectors.tables import SETTING, trial_of


def needs(*names: str) -> frozenset[str]:
    """The input fields that a type must have."""
    return frozenset(names)


KINDS = {
    "territory_score": Kind(kingdoms.territory, kingdoms.TERRITORY, needs("terrain", "squares", "crowns")),
    "score": Kind(kingdoms.settled, kingdoms.SCORE, needs("kingdom"), SETTING),
    "mode": Kind(trial_of, courses.MODE, needs("mode"), SETTING),
    "first_round_order": Kind(courses.first_round, courses.ORDER, needs("mode", "starting_player"), SETTING),
    "line": Kind(courses.line, courses.LINE, needs("mode", "line", "choices"), SETTING),
    "line_order": Kind(courses.drawn_line, courses.DRAWN, needs("drawn"), SETTING),
    "ranking": Kind(results.ranking, results.RANKING, needs("players"), SETTING),
    "legal_placements": Kind(kingdoms.to_place, kingdoms.PLACEMENTS, needs("kingdom", "domino"), SETTING),
    "placement_check": Kind(kingdoms.to_check, kingdoms.CHECK, needs("kingdom", "domino", "a", "b"), SETTING),
    "dynasty": Kind(results.dynasty, results.DYNASTY, needs("games"), SETTING),
    "legal_placements_squares": Kind(
        kingdoms.to_place_by_squares, kingdoms.PLACEMENTS, needs("squares", "domino"), SETTING
    ),
    "replay": Kind(
        courses.replay,
        courses.REPLAY,
        needs("mode", "draw_order", "first_round_choosers", "actions"),
        SETTING | {"removed_unseen"},
    ),
}
FORMAT = Format("kingdomino", KINDS, given="input", expect="expected", file_needs={"schema_version": 1})
run = FORMAT.run

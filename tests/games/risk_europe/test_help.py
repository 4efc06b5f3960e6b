"""The help of Risk Europe: its tables say what the data has, and every ruling has its answer."""

from __future__ import annotations

import re

import pytest

from reinos.cli.coverage import RULE_LIST, read_rules
from reinos.games.risk_europe import RULES, pieces
from reinos.games.risk_europe.map import NAMES
from reinos.games.risk_europe.names import mission_name, place_name
from reinos.games.risk_europe.reference import TABLES
from reinos.games.risk_europe.state import TEXT

RULE_TITLES = {
    rule.number: rule.title.removesuffix(".").replace("'", "’") for rule in read_rules(TEXT.parent / RULE_LIST)
}
RULINGS = [number for number in RULE_TITLES if number.startswith("RE-18.")]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_tables_are_made_from_the_data(lang: str) -> None:
    parts = dict(RULES.help(lang))
    whole = "\n".join(parts.values())
    for name, table in TABLES.items():
        made = list(table(RULES.words(lang)))
        assert parts[RULES.words(lang)(f"table-{name}")].splitlines() == [f"- {line}" for line in made]
    for territory in range(len(NAMES)):
        assert f"- {place_name(RULES.words(lang), territory)}: " in whole
    for mission in range(pieces.MISSIONS):
        assert f"- {mission_name(RULES.words(lang), mission)}: " in whole


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_ruling_has_its_answer(lang: str) -> None:
    told = RULES.words(lang)("help-13-text")
    answers = dict(re.findall(r"^- (.+)\. \((RE-18\.\d+)\)$", told, re.M))
    assert list(answers.values()) == RULINGS
    for number in RULINGS:
        assert not RULE_TITLES[number].endswith("?")
    if lang == "en":
        assert [RULE_TITLES[number] for number in RULINGS] == list(answers)


def test_how_to_play_is_one_screen() -> None:
    for lang in ("es", "en"):
        assert len(RULES.words(lang)("help-1-text").splitlines()) <= 8
        assert len(RULES.words(lang)("help-1-text")) < 1400

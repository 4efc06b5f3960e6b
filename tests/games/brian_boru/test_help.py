"""The help: how to play on one screen, tables made from the data, all that is reconstructed or decided."""

from __future__ import annotations

import re

import pytest

from reinos.cli.coverage import RULE_LIST, read_rules
from reinos.core.words import LANGUAGES
from reinos.games.brian_boru import RULES, box
from reinos.games.brian_boru.naming import marriage_name, town_place
from reinos.games.brian_boru.reference import TABLES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_are_made_from_the_data(lang: str) -> None:
    words, parts = RULES.words(lang), dict(RULES.help(lang))
    for name, table in TABLES.items():
        assert parts[words(f"table-{name}")].splitlines() == [f"- {line}" for line in table(words)]
    assert len(parts[words("table-cards")].splitlines()) == box.CARDS
    towns = parts[words("table-towns")]
    assert all(f"- {town_place(words, town)}: " in towns for town in range(box.TOWNS))
    assert all(f"- {marriage_name(words, card)}: " in parts[words("table-marriages")] for card in range(box.MARRIAGES))


def test_some_lines_of_the_tables() -> None:
    told = "\n".join(text for _, text in RULES.help("en")).splitlines()
    for line in (
        "- yellow 14. If it wins: take the active town. If it loses: 1 coin and an expansion for 5 coins; "
        "or else 3 spaces up in courtship.",
        "- Northern Uí Néill: 7 towns (3 red, 2 blue, 2 yellow), threshold 4, 6 points",
        "- Kells (Southern Uí Néill, red): roads to Tara and Ardagh",
        "- Cong (Connaught, red): no roads",
        "- Orlaith: 2 points and a town in Munster",
        "- Space 6: 2 coins",
        "- Towns in 8 regions: 10 points",
        "- 3 players: 3 rounds of 7 tricks, 8 cards each",
    ):
        assert line in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_has_its_answer(lang: str) -> None:
    listed = read_rules(RULES.folder / RULE_LIST)
    rulings = [rule.number for rule in listed if rule.number.startswith("BB-14.") and not rule.note]
    assert re.findall(r"\((BB-14\.\d+)\)$", RULES.words(lang)("help-12-text"), re.M) == rulings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_is_one_screen(lang: str) -> None:
    text = RULES.words(lang)("help-1-text")
    assert len(text.splitlines()) <= 10
    assert len(text) < 1500


@pytest.mark.parametrize(("lang", "half"), [("es", "fichas boca arriba del tablero"), ("en", "face up on the board")])
def test_both_halves_of_military_support_are_told(lang: str, half: str) -> None:
    assert half in RULES.words(lang)("help-6-text")

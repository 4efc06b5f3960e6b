"""Whole games that must stay as they are."""

from __future__ import annotations

import pytest

from reinos.games.el_grande.choices import CHOICES, EVENTS
from tests.games.el_grande.golden import CONFIGURATIONS, FOLDER, playthrough


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_game_is_played_as_it_was(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_there_are_no_other_files() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(CONFIGURATIONS)


def test_every_kind_of_choice_and_event_occurs() -> None:
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in CONFIGURATIONS)
    missing = [kind for kind in CHOICES.kinds if f" {kind}" not in text]
    assert missing == []
    silent = [kind for kind in EVENTS.kinds if f" {kind} " not in text]
    assert silent == []

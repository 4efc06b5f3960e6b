"""Golden playthroughs: whole games that must stay as they are, compared line by line."""

from __future__ import annotations

import pytest

import reinos
from reinos.core.options import allowed
from tests.golden import goldens

ALL = [goldens(game) for game in reinos.games()]
OPTIONS_PLAYED = ("kingdomino", "lancaster", "brian_boru")  # games whose playthroughs have every value of every option
KINDS_PLAYED = ("kingdomino", "el_grande")  # and those that have every kind of choice and event


@pytest.mark.parametrize(("game", "name"), [(every.game, name) for every in ALL for name in every.configurations])
def test_a_game_is_played_as_it_was(game: str, name: str) -> None:
    every = goldens(game)
    assert every.path(name).exists(), f"python -m tests.golden {game}"
    written = every.path(name).read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, every.playthrough(name).splitlines(), strict=True), 1):
        assert new == old, f"{name}.txt, line {number}"


@pytest.mark.parametrize("game", reinos.games())
def test_no_file_is_left_behind(game: str) -> None:
    assert {path.stem for path in goldens(game).folder.iterdir()} == set(goldens(game).configurations)


@pytest.mark.parametrize("game", OPTIONS_PLAYED)
def test_every_value_of_every_option_has_a_playthrough(game: str) -> None:
    played = [reinos.load(game, **options).options for options in goldens(game).configurations.values()]
    for option, values in allowed(reinos.load(game).rules.options).items():
        assert {getattr(options, option) for options in played} == set(values), option


@pytest.mark.parametrize("game", KINDS_PLAYED)
def test_every_kind_of_choice_and_event_occurs(game: str) -> None:
    rules, every = reinos.load(game).rules, goldens(game)
    text = "".join(every.path(name).read_text(encoding="utf-8") for name in every.configurations)
    assert [kind for kind in rules.choices.kinds if f" {kind}" not in text] == []
    assert [kind for kind in rules.events.kinds if f" {kind} " not in text] == []

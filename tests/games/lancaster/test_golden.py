"""Golden playthroughs: one for each number of players, law set and option, compared line by line."""

from __future__ import annotations

import pytest

import reinos
from reinos.core.options import allowed
from reinos.games.lancaster.state import LancasterOptions
from tests.games.lancaster.golden import CONFIGURATIONS, FOLDER, playthrough


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_playthrough(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.exists(), "python -m tests.games.lancaster.golden --write"
    written = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, playthrough(name).splitlines(), strict=True), 1):
        assert new == old, f"{path.name}, line {number}"


def test_no_file_is_left_behind() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in CONFIGURATIONS}


@pytest.mark.parametrize("option", allowed(LancasterOptions))
def test_every_value_of_every_option_has_a_playthrough(option: str) -> None:
    chosen = {getattr(reinos.load("lancaster", **options).options, option) for options in CONFIGURATIONS.values()}
    assert chosen == set(allowed(LancasterOptions)[option])

"""A whole match as it is told to one of its players; look at every changed line as she would."""

from __future__ import annotations

import pytest

import reinos
from tests.transcript import MATCHES, folder, lines


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", MATCHES)
def test_a_match_is_told_as_it_was(game: str, lang: str) -> None:
    written = (folder(game) / f"{lang}.txt").read_text(encoding="utf-8").splitlines()
    assert list(lines(game, lang)) == written, f"python -m tests.transcript {game}"


def test_every_game_has_one() -> None:
    assert sorted(MATCHES) == sorted(reinos.games())

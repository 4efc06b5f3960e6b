"""A whole match as it is told to one of its players; look at every changed line as she would."""

from __future__ import annotations

import pytest

from tests.games.lancaster.transcript import FOLDER, lines


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_match_is_told_as_it_was(lang: str) -> None:
    written = (FOLDER / f"{lang}.txt").read_text(encoding="utf-8").splitlines()
    assert list(lines(lang)) == written, "python -m tests.games.lancaster.transcript"

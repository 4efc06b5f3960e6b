"""KD-7: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.games.kingdomino.state import DISCARDED, FINAL_PLACE, OVER, PLACED
from tests.games.kingdomino.boards import SETTINGS, events, random_play, table

LINES = {"standard_2": 6, "king_draw": 6, "mighty_duel": 12, "standard_3": 12, "standard_4": 12, "deck36_line3": 12}


@pytest.mark.rule("KD-7.1")
@pytest.mark.parametrize("name", SETTINGS)
def test_rounds_of_choosing(name: str) -> None:
    s = table(**SETTINGS[name])
    kings = int((s.choosers >= 0).sum())
    steps = list(random_play(s))
    assert sum(choice.kind == "choose" for _, choice, _ in steps) == kings * LINES[name]
    laid = [event.args["round"] for _, _, told in steps for event in told if event.kind == "line_laid"]
    assert laid == list(range(2, LINES[name] + 1))


@pytest.mark.rule("KD-7.2")
@pytest.mark.parametrize("chosen", SETTINGS.values(), ids=SETTINGS)
def test_the_last_line_is_placed_only_and_then_it_ends(chosen: dict[str, Any]) -> None:
    for seed in range(5):
        s = table(seed, **chosen)
        last: list[int] = []
        for _, choice, _ in random_play(s, seed):
            if s.phase == FINAL_PLACE and not last:
                assert s.left == 0
                assert (s.next_line == 0).all()
                last = s.line[s.line > 0].tolist()
            elif last:
                assert choice.kind == "place"
        assert s.phase == OVER
        assert s.to_act == 0
        assert all(s.fate[number] in (PLACED, DISCARDED) for number in last)
        assert [event.kind for event in events(s)][-1 - s.players :] == ["game_scored"] * s.players + ["match_won"]

"""KD-6: choosing a domino."""

from __future__ import annotations

from typing import Any

import pytest

import reinos
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.rules import line_size
from reinos.games.kingdomino.state import CHOOSE, FIRST_CHOOSE, IN_LINE
from tests.games.kingdomino.boards import SETTINGS, options, random_play, table


@pytest.mark.rule("KD-6.1")
@pytest.mark.parametrize("chosen", SETTINGS.values(), ids=SETTINGS)
def test_any_domino_without_a_king_may_be_chosen(chosen: dict[str, Any]) -> None:
    s = table(**chosen)
    checked = 0
    for _ in random_play(s):
        if s.phase in (FIRST_CHOOSE, CHOOSE):
            free = {slot for slot in range(line_size(s)) if s.next_kings[slot] < 0}
            assert {choice.args["slot"] for choice in options(s)} == free
            assert all(s.next_line[slot] > 0 for slot in free)
            checked += 1
    assert checked > 20


@pytest.mark.rule("KD-6.1")
def test_own_kings_block_too() -> None:
    s = table(players=2)
    s.next_kings[1] = s.to_act >> 1
    assert [choice.args["slot"] for choice in options(s)] == [0, 2, 3]


@pytest.mark.rule("KD-6.2")
def test_choosing_is_mandatory_and_final() -> None:
    match = reinos.load("kingdomino", players=4).new(seed=2)
    first = match.to_act[0]
    assert {choice.kind for choice in match.legal()} == {"choose"}
    match.play(CHOICES.make("choose", slot=2))
    assert first not in match.to_act
    with pytest.raises(reinos.IllegalChoice):
        match.play(CHOICES.make("choose", slot=1), seat=first)
    with pytest.raises(reinos.IllegalChoice):
        match.play(CHOICES.make("choose", slot=2))
    assert match.view(None)["next_kings"][2] == first


@pytest.mark.rule("KD-6.3", "KD-13.5")
@pytest.mark.parametrize(
    ("name", "last"), [*((name, 1) for name in SETTINGS if name != "standard_3"), ("standard_3", 2)]
)
def test_there_is_always_a_free_domino(name: str, last: int) -> None:
    s = table(**SETTINGS[name])
    kings = int((s.choosers >= 0).sum())
    for _ in random_play(s):
        if s.phase in (FIRST_CHOOSE, CHOOSE):
            free = len(options(s))
            assert free == line_size(s) - s.turn >= 1
            if s.turn == kings - 1:
                assert free == last


@pytest.mark.rule("KD-6.4")
@pytest.mark.parametrize("chosen", SETTINGS.values(), ids=SETTINGS)
def test_a_chosen_domino_stays_in_the_line_until_its_turn(chosen: dict[str, Any]) -> None:
    s = table(**chosen)
    for _ in random_play(s):
        for slot in range(4):
            if s.next_kings[slot] >= 0:
                assert s.fate[s.next_line[slot]] == IN_LINE
        for slot in range(s.turn + 1, 4):
            if s.line[slot]:
                assert s.fate[s.line[slot]] == IN_LINE
                assert s.kings[slot] >= 0

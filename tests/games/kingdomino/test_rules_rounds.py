"""KD-4: rounds 2 to L."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import reinos
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.state import CHOOSE, FINAL_PLACE, FIRST_CHOOSE, PLACE
from reinos.games.kingdomino.vectors import deal_line, seat_choosers
from tests.games.kingdomino.boards import MODES, SETTINGS, random_play, step, table


@pytest.mark.rule("KD-4.1")
def test_kings_are_resolved_by_their_dominoes_not_by_the_order_of_choosing() -> None:
    s = table(players=4)
    deal_line(s, [3, 18, 27, 46])
    seat_choosers(s, [2, 0, 3, 1])
    for slot in (3, 0, 2, 1):
        step(s, CHOICES.make("choose", slot=slot))
    assert s.kings.tolist() == [0, 1, 3, 2]
    acted = [seat for seat, choice, _ in random_play(s, until=lambda s: s.round == 3) if choice.kind == "place"]
    assert acted == [0, 1, 3, 2]


@pytest.mark.rule("KD-4.1")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_every_line_is_resolved_lowest_number_first(options: dict[str, Any]) -> None:
    s = table(**options)
    taken: dict[int, list[int]] = {}
    number = s.round
    for _, _, told in random_play(s):
        for event in told:
            if event.kind in ("placed", "discarded"):
                taken.setdefault(number, []).append(event.args["domino"])
            if event.kind == "line_laid":
                number = event.args["round"]
    final = taken[number][-int((s.kings >= 0).sum()) :]
    for group in [*(taken[n] for n in range(2, number)), taken[number][: -len(final)], final]:
        assert group == sorted(group)
        assert len(group) == len(final)


@pytest.mark.rule("KD-4.2")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_a_turn_is_place_then_choose_by_the_same_seat(options: dict[str, Any]) -> None:
    s = table(**options)
    steps = [
        (seat, event.kind)
        for seat, _, told in random_play(s, until=lambda s: s.phase == FINAL_PLACE)
        for event in told
        if event.kind in ("placed", "chose")
    ]
    for (one, kind), (two, after) in pairwise(steps[int((s.choosers >= 0).sum()) :]):
        if kind == "placed":
            assert (two, after) == (one, "chose")


@pytest.mark.rule("KD-4.2")
def test_the_next_king_waits_until_both_steps_are_done() -> None:
    s = table(players=4)
    for _ in random_play(s, until=lambda s: s.phase == PLACE):
        pass
    first, second = int(s.kings[0]), int(s.kings[1])
    assert s.to_act == 1 << first
    list(random_play(s, until=lambda s: s.phase == CHOOSE))
    assert s.to_act == 1 << first
    list(random_play(s, until=lambda s: s.turn == 1))
    assert s.to_act == 1 << second


@pytest.mark.rule("KD-4.3")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_after_the_last_king_comes_the_next_line_or_the_end(options: dict[str, Any]) -> None:
    s = table(**options)
    kings = int((s.choosers >= 0).sum())
    left_over = int((s.next_line > 0).sum()) - kings
    lines = 6 if s.players == 2 and not s.mighty_duel else 12
    chosen = 0
    for _, choice, told in random_play(s):
        chosen += choice.kind == "choose"
        follows = [event.kind for event in told if event.kind in ("left_over", "line_laid")]
        if choice.kind == "choose" and chosen % kings == 0:
            assert follows == ["left_over"] * left_over + ["line_laid"] * (chosen < kings * lines)
        else:
            assert follows == []
    assert (s.left, chosen, s.round) == (0, kings * lines, lines + 1)


@pytest.mark.rule("KD-4.4")
def test_nobody_ever_sees_the_line_after_the_one_being_chosen() -> None:
    match = reinos.load("kingdomino", players=3).new(seed=3)
    while not match.over:
        seen = match.view(match.to_act[0])
        known = {number for number in range(1, 49) if seen["fate"][number] != 0}
        pile = set(match.record["deck"][0][: seen["left"]].tolist())
        assert not known & pile
        assert set(seen["deck"]) == {-1}
        assert {n for n in seen["line"] + seen["next_line"] if n} <= known
        match.play(match.legal()[0])


@pytest.mark.rule("KD-4.2", "KD-13.5", "KD-13.6")
@pytest.mark.parametrize(
    ("mode", "decisions"), [("standard_4", 96), ("mighty_duel", 96), ("standard_3", 72), ("standard_2", 48)]
)
@pytest.mark.parametrize("dynasty", [False, True])
def test_number_of_decisions(mode: str, decisions: int, dynasty: bool) -> None:
    for seed in range(3):
        s = table(seed, dynasty=dynasty, **MODES[mode])
        assert s.phase == FIRST_CHOOSE
        steps = list(random_play(s, seed))
        discards = sum(event.kind == "discarded" for _, _, told in steps for event in told)
        assert len(steps) == decisions * (3 if dynasty else 1) - discards

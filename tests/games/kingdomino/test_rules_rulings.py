"""KD-13: edge cases and rulings."""

from __future__ import annotations

import random
from typing import Any

import pytest

import reinos
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import ALLOWED, GRID_LIMIT
from reinos.games.kingdomino.scoring import harmony_bonus, kingdom_points, middle_kingdom_bonus, occupied, score_game
from reinos.games.kingdomino.state import CHOOSE, FINAL_PLACE, FIRST_CHOOSE, MIDDLE_TESTS, OVER
from reinos.games.kingdomino.vectors import deal_line, seat_choosers
from tests.games.kingdomino.boards import (
    ALMOST_FULL,
    FULL,
    MODES,
    SETTINGS,
    final_ranks,
    kingdom,
    lay,
    options,
    places,
    play_on,
    random_play,
    resolve,
    series,
    step,
    table,
    why,
)


@pytest.mark.rule("KD-13.2")
def test_the_grid_is_a_bounding_box_not_an_area() -> None:
    corners = [(1, (1, 0), (2, 0)), (2, (2, 1), (2, 2)), (13, (0, -1), (-1, -1)), (3, (-1, -2), (-2, -2))]
    s = kingdom(*corners)
    assert (occupied(s, 0), s.box[0].tolist()) == (9, [-2, 2, -2, 2])  # 9 squares in a 5x5 box
    assert why(s, 0, 4, (-2, -1), (-2, 0)) == ALLOWED
    assert why(s, 0, 4, (-2, -3), (-1, -3)) == GRID_LIMIT  # few squares, but six rows


@pytest.mark.rule("KD-13.3")
def test_a_placement_that_spoils_the_kingdom_is_legal() -> None:
    s = kingdom(*ALMOST_FULL[:1], harmony=True, middle_kingdom=True)
    resolve(s, 0, 2)
    assert ((3, 0), (4, 0)) in places(s)  # gives up the Middle Kingdom
    s = kingdom((3, (1, 0), (1, 1)), (4, (1, 2), (0, 2)), (5, (-1, 2), (-1, 1)))
    resolve(s, 0, 6)
    assert ((-2, 0), (-1, 0)) in places(s)  # closes a hole


@pytest.mark.rule("KD-13.4")
def test_nothing_is_reserved() -> None:
    s = table(players=4)
    for taken in range(4):
        assert len(options(s)) == 4 - taken
        step(s, options(s)[-1])


@pytest.mark.rule("KD-13.5")
def test_forced_choices_are_recorded_as_actions() -> None:
    match = reinos.load("kingdomino", players=4).new(seed=1)
    for _ in range(3):
        match.play(match.legal()[0])
    assert len(match.legal()) == 1
    match.play(match.legal()[0])
    assert len(match.steps) == 4


@pytest.mark.rule("KD-13.6")
def test_a_forced_discard_is_an_event_and_no_action() -> None:
    discards = actions = 0
    for seed in range(4):
        s = table(seed, players=4)
        for _, choice, told in random_play(s, seed):
            actions += 1
            assert told[0].kind == ("placed" if choice.kind == "place" else "chose")
            discards += sum(event.kind == "discarded" for event in told)
    assert discards > 0
    assert actions + discards == 4 * 96


@pytest.mark.rule("KD-13.7")
@pytest.mark.parametrize("mode", MODES)
def test_the_bounding_box_implies_the_frame(mode: str) -> None:
    s = table(middle_kingdom=True, **MODES[mode])
    for _ in random_play(s):
        for seat in range(s.players):
            by_test = {}
            for number, test in enumerate(MIDDLE_TESTS):
                s.middle_kingdom_test = number
                by_test[test] = middle_kingdom_bonus(s, seat)
            assert by_test["frame"] >= by_test["bounding_box"]


@pytest.mark.rule("KD-13.8")
def test_a_castle_alone_has_no_points_and_no_territory() -> None:
    assert kingdom_points(table(), 0) == (0, 0)


@pytest.mark.rule("KD-13.9", "KD-13.16")
def test_ties_in_a_dynasty() -> None:
    assert series([(50, 6), (49, 7)], [(41, 8), (40, 5)], [(43, 5), (45, 6)]) == [1, 2]
    assert series([(50, 6), (49, 8)], [(41, 8), (40, 5)], [(43, 5), (45, 6)]) == [1, 1]
    assert series(*[[(1, 2), (1, 3), (2, 1), (1, 3)]] * 3) == [4, 2, 1, 2]


@pytest.mark.rule("KD-13.9")
def test_every_game_of_a_dynasty_is_played() -> None:
    s = table(players=2, dynasty=True)
    play_on(s, until=lambda s: s.game == 1)
    s.scores[0, 0] += 1000  # nobody can catch up
    play_on(s)
    assert (s.game, s.phase) == (2, OVER)


@pytest.mark.rule("KD-13.10")
def test_bonuses_count_for_points_but_not_for_the_tie_break() -> None:
    s = kingdom(*FULL, players=2, harmony=True)  # 13 points and a bonus of 5, the largest territory is 10
    score_game(s)
    s.scores[0, 1], s.largest[0, 1] = 17, 11
    assert final_ranks(s) == [1, 2]
    s.scores[0, 1] = 18
    assert final_ranks(s) == [2, 1]


@pytest.mark.rule("KD-13.11")
@pytest.mark.parametrize("mode", MODES)
def test_the_first_placement_is_always_possible(mode: str) -> None:
    for number in range(1, 49):
        s = table(**MODES[mode])
        assert resolve(s, 0, number) == []
        assert len(places(s)) == (12 if number <= 12 else 24)


@pytest.mark.rule("KD-13.12")
def test_the_left_over_goes_before_the_next_line_is_shown() -> None:
    s = table(players=3)
    for _, _, told in random_play(s):
        kinds = [event.kind for event in told]
        if "left_over" in kinds and "line_laid" in kinds:
            assert kinds.index("line_laid") == kinds.index("left_over") + 1


@pytest.mark.rule("KD-13.13")
def test_nothing_but_a_legal_choice_changes_a_match() -> None:
    match = reinos.load("kingdomino", players=2).new(seed=1)
    before = match.record.tobytes()
    for seat, choice in ((1 - match.to_act[0], 0), (match.to_act[0], 300), (match.to_act[0], -1)):
        with pytest.raises(reinos.IllegalChoice):
            match.play(choice, seat=seat)
    assert match.record.tobytes() == before


@pytest.mark.rule("KD-13.14")
def test_provisional_points_leave_bonuses_out() -> None:
    match = reinos.load("kingdomino", players=4, harmony=True, middle_kingdom=True).new(seed=6)
    plain = reinos.load("kingdomino", players=4).new(seed=6)
    assert match.points == (0, 0, 0, 0)  # although every castle is central
    dice = random.Random(6)
    while not match.over:
        assert match.points == plain.points
        choice = dice.choice(match.legal()).id
        match.play(choice)
        plain.play(choice)
    assert sum(match.points) > sum(plain.points)


@pytest.mark.rule("KD-13.15")
def test_a_full_block_smaller_than_the_grid_is_no_harmony() -> None:
    s = kingdom(*FULL, players=2, mighty_duel=True, harmony=True)
    assert (occupied(s, 0), harmony_bonus(s, 0)) == (25, 0)
    block = [(1, (1, 0), (1, 1)), (2, (0, 1), (-1, 1)), (3, (-1, 0), (-1, -1)), (4, (0, -1), (1, -1))]
    s = kingdom(*block, harmony=True)
    assert (occupied(s, 0), harmony_bonus(s, 0)) == (9, 0)


@pytest.mark.rule("KD-13.16")
def test_a_dynasty_counts_the_sum_and_not_the_best_game() -> None:
    assert series([(50, 6), (49, 7)], [(41, 8), (40, 5)], [(30, 5), (45, 6)]) == [2, 1]
    assert series([(90, 6), (60, 7)], [(1, 8), (20, 5)], [(1, 5), (20, 6)]) == [2, 1]


@pytest.mark.rule("KD-13.18")
@pytest.mark.parametrize("chosen", SETTINGS.values(), ids=SETTINGS)
def test_chains_of_automatic_steps(chosen: dict[str, Any]) -> None:
    kinds = [
        "chose",
        "placed",
        "gained",
        "left_over",
        "line_laid",
        "last_placement",
        "discarded",
        "game_scored",
        "match_won",
    ]
    for seed in range(6):
        s = table(seed, **chosen)
        for _, _, told in random_play(s, seed):
            happened = [event.kind for event in told]
            assert happened == sorted(happened, key=kinds.index)
            if happened.count("discarded") > 1:
                assert s.phase in (FINAL_PLACE, OVER)
            if "discarded" in happened and s.phase not in (FINAL_PLACE, OVER):
                assert s.phase == CHOOSE


@pytest.mark.rule("KD-13.18")
def test_the_very_last_choice_can_end_the_game() -> None:
    s = table(players=2)
    deal_line(s, [12, 38, 43, 47])
    seat_choosers(s, [0, 1, 1, 0])
    for seat in range(2):
        lay(s, seat, FULL)
    s.left = 0
    assert s.phase == FIRST_CHOOSE
    for slot in range(4):
        _, told = step(s, CHOICES.make("choose", slot=slot))
    last = ["last_placement", *["discarded"] * 4, "game_scored", "game_scored", "match_won"]
    assert [event.kind for event in told] == ["chose", *last]
    assert s.phase == OVER

"""KD-5: placing a domino."""

from __future__ import annotations

import pytest

from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import ALLOWED, GRID_LIMIT, NO_MATCH, OCCUPIED
from reinos.games.kingdomino.state import CHOOSE, DISCARDED, EMPTY, FINAL_PLACE, OVER, PLACE
from tests.games.kingdomino.boards import (
    ALMOST_FULL,
    DECK36,
    MODES,
    kingdom,
    lay,
    options,
    places,
    random_play,
    resolve,
    step,
    table,
    why,
)

ROW = [(1, (1, 0), (2, 0)), (2, (3, 0), (4, 0))]  # wheat to the right of the castle, x = 0..4
SIDES = [(7, (1, 0), (2, 0)), (3, (-1, 0), (-2, 0))]  # lake to the right, forest to the left


@pytest.mark.rule("KD-5.1")
@pytest.mark.parametrize(
    ("a", "b"), [((1, 0), (1, 1)), ((1, 1), (1, 0)), ((0, 0), (0, 1)), ((0, 1), (0, 0)), ((2, 0), (1, 0))]
)
def test_both_squares_must_be_empty(a: tuple[int, int], b: tuple[int, int]) -> None:
    s = kingdom(*SIDES)
    assert why(s, 0, 8, a, b) == OCCUPIED
    resolve(s, 0, 8)
    assert not {(a, b), (b, a)} & places(s)


@pytest.mark.rule("KD-5.2")
@pytest.mark.parametrize(("mode", "verdict"), [("standard_2", GRID_LIMIT), ("mighty_duel", ALLOWED)])
def test_the_kingdom_must_fit_in_the_grid(mode: str, verdict: int) -> None:
    s = kingdom(*ROW, **MODES[mode])
    assert why(s, 0, 13, (-1, 0), (-1, 1)) == verdict
    resolve(s, 0, 13)
    assert (((-1, 0), (-1, 1)) in places(s)) == (verdict == ALLOWED)


@pytest.mark.rule("KD-5.2")
@pytest.mark.parametrize(
    ("a", "b"), [((1, 4), (1, 5)), ((1, 5), (1, 4)), ((1, -4), (1, -5)), ((5, 1), (4, 1)), ((-5, 1), (-4, 1))]
)
def test_the_limit_counts_in_all_directions(a: tuple[int, int], b: tuple[int, int]) -> None:
    assert why(table(), 0, 13, a, b) == GRID_LIMIT


@pytest.mark.rule("KD-5.2")
def test_the_castle_may_end_anywhere_in_the_box() -> None:
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        line = [(1, (dx, dy), (2 * dx, 2 * dy)), (2, (3 * dx, 3 * dy), (4 * dx, 4 * dy))]
        s = kingdom(*line)
        x = s.box[0].tolist()
        assert sorted(map(abs, x)) == [0, 0, 0, 4]


@pytest.mark.rule("KD-5.3", "KD-13.1")
def test_the_touching_half_itself_must_match() -> None:
    s = kingdom(*SIDES)
    assert why(s, 0, 28, (2, 1), (2, 2)) == NO_MATCH  # forest half under the lake, lake half apart
    assert why(s, 0, 28, (2, 2), (2, 1)) == ALLOWED  # turned round
    assert why(s, 0, 8, (1, 2), (2, 2)) == NO_MATCH  # apart from everything


@pytest.mark.rule("KD-5.4")
def test_all_four_sides_of_the_castle_are_wild() -> None:
    for number in (1, 3, 7, 10, 12, 23, 40, 48):
        s = table()
        resolve(s, 0, number)
        touched = {square for pair in places(s) for square in pair}
        assert {(1, 0), (-1, 0), (0, 1), (0, -1)} <= touched


@pytest.mark.rule("KD-5.5")
def test_other_contacts_may_be_anything() -> None:
    s = kingdom(*SIDES)
    assert why(s, 0, 23, (0, 1), (1, 1)) == ALLOWED  # wheat at the castle, the mine under the lake
    assert why(s, 0, 23, (0, 1), (0, 2)) == ALLOWED  # the mine touches nothing


@pytest.mark.rule("KD-5.5")
def test_the_halves_do_not_connect_to_each_other() -> None:
    assert why(kingdom(*SIDES), 0, 12, (2, 1), (2, 2)) == NO_MATCH


@pytest.mark.rule("KD-5.6")
def test_diagonal_contact_is_no_contact() -> None:
    s = kingdom(*SIDES)
    assert why(s, 0, 23, (1, 1), (2, 1)) == NO_MATCH  # diagonal to the castle
    assert why(s, 0, 8, (3, 1), (3, 2)) == GRID_LIMIT
    assert why(kingdom(SIDES[0]), 0, 8, (3, 1), (3, 2)) == NO_MATCH  # diagonal to a lake
    assert why(kingdom(SIDES[0]), 0, 8, (3, 0), (3, 1)) == ALLOWED


@pytest.mark.rule("KD-5.7")
def test_placed_dominoes_stay() -> None:
    s = table(players=4, seed=4)
    before = s.land.copy()
    for _, choice, _ in random_play(s):
        laid = before != EMPTY
        assert (s.land[laid] == before[laid]).all()
        assert (s.land != before).sum() == (2 if choice.kind == "place" else 0)
        before = s.land.copy()


@pytest.mark.rule("KD-5.7")
def test_gaps_are_allowed() -> None:
    ring = [(3, (1, 0), (1, 1)), (4, (1, 2), (0, 2)), (5, (-1, 2), (-1, 1)), (6, (-1, 0), (-2, 0))]
    s = kingdom(*ring)  # a single square is closed in below the castle
    assert why(s, 0, 24, (0, 1), (0, 2)) == OCCUPIED
    resolve(s, 0, 24)
    assert all((0, 1) not in pair for pair in places(s))


@pytest.mark.rule("KD-5.8")
def test_a_double_is_listed_once_but_its_mirror_image_is_no_breach() -> None:
    s = table()
    resolve(s, 0, 1)
    listed = places(s)
    assert len(listed) == 12
    assert all(choice.args["facing"] in (0, 1) for choice in options(s, 0))
    for a, b in listed:
        assert a < b
        assert why(s, 0, 1, a, b) == why(s, 0, 1, b, a) == ALLOWED


@pytest.mark.rule("KD-5.8")
def test_other_dominoes_are_listed_both_ways() -> None:
    s = table()
    resolve(s, 0, 13)
    assert {(b, a) for a, b in places(s)} == places(s)


@pytest.mark.rule("KD-5.9")
def test_what_matches_nothing_is_discarded_and_the_player_chooses() -> None:
    s = kingdom(*ALMOST_FULL)
    told = resolve(s, 0, 12)
    assert [(event.kind, event.args) for event in told] == [
        ("discarded", {"seat": 0, "domino": 12, "breach": NO_MATCH})
    ]
    assert s.fate[12] == DISCARDED
    assert s.phase == CHOOSE
    assert s.to_act == 1
    assert {choice.kind for choice in options(s)} == {"choose"}


@pytest.mark.rule("KD-5.9")
def test_what_would_exceed_the_grid_is_discarded() -> None:
    s = kingdom(*ALMOST_FULL, (48, (1, 2), (2, 2)))
    (told,) = resolve(s, 0, 16)  # wheat and swamp, the grid is full
    assert (told.kind, told.args["breach"]) == ("discarded", GRID_LIMIT)


@pytest.mark.rule("KD-5.9", "KD-13.18")
def test_in_the_final_placement_the_next_king_follows() -> None:
    s = kingdom(*ALMOST_FULL, players=2)
    told = resolve(s, 0, 12, 48, final=True)
    assert [event.kind for event in told] == ["discarded"]
    assert (s.phase, s.turn, s.to_act) == (FINAL_PLACE, 1, 1)
    assert places(s) == {((1, 2), (2, 2)), ((2, 2), (1, 2))}


@pytest.mark.rule("KD-5.10", "KD-13.3")
def test_a_player_who_can_place_must_place() -> None:
    s = kingdom(*ALMOST_FULL)
    assert resolve(s, 0, 48) == []
    assert s.phase == PLACE
    assert places(s) == {((1, 2), (2, 2)), ((2, 2), (1, 2))}
    assert {choice.kind for choice in options(s)} == {"place"}


@pytest.mark.rule("KD-5.10")
@pytest.mark.parametrize("chosen", [*MODES.values(), DECK36])
def test_there_is_never_a_choice_to_discard(chosen: dict[str, object]) -> None:
    s = table(**chosen)
    assert list(CHOICES.kinds) == ["choose", "place"]
    for _ in random_play(s):
        if s.phase != OVER:
            kinds = {choice.kind for choice in options(s)}
            assert kinds == ({"place"} if s.phase in (PLACE, FINAL_PLACE) else {"choose"})


@pytest.mark.rule("KD-5.11")
def test_a_domino_that_fits_nowhere_may_be_chosen() -> None:
    s = kingdom(*ALMOST_FULL)
    resolve(s, 0, 48)
    step(s, CHOICES.make("place", x=1, y=2, facing=0))
    s.next_line[:] = [12, 16, 22, 38]  # all with a swamp; nothing fits in a full grid
    assert {choice.args["slot"] for choice in options(s)} == {0, 1, 2, 3}


@pytest.mark.rule("KD-5.11", "KD-10.2.4")
def test_with_two_kings_the_first_placement_can_make_the_second_fit() -> None:
    s = lay(table(players=2), 0, ALMOST_FULL[:-1])  # four squares free in the bottom row
    assert [event.kind for event in resolve(s, 0, 12)] == ["discarded"]
    s = lay(table(players=2), 0, ALMOST_FULL[:-1])
    assert resolve(s, 0, 22, 12, final=True) == []
    step(s, CHOICES.make("place", x=2, y=2, facing=2))  # wheat under wheat, swamp to its left
    assert (s.line[s.turn], s.phase) == (12, FINAL_PLACE)
    assert places(s) == {((-1, 2), (0, 2))}


@pytest.mark.rule("KD-5.11", "KD-10.2.4")
def test_with_two_kings_the_first_placement_can_make_the_second_unplaceable() -> None:
    s = kingdom(*ALMOST_FULL, players=2)
    resolve(s, 0, 40, 48, final=True)
    _, told = step(s, options(s)[0])
    assert [event.kind for event in told][:3] == ["placed", "gained", "discarded"]
    assert s.fate[48] == DISCARDED

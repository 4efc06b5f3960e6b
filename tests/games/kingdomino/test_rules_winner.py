"""KD-9: the winner."""

from __future__ import annotations

import pytest

from reinos.games.kingdomino.scoring import BY_POINTS
from tests.games.kingdomino.boards import random_play, ranks, table


@pytest.mark.rule("KD-9.1")
def test_most_points_win() -> None:
    assert ranks((30, 9), (31, 2)) == [2, 1]
    assert ranks((30, 9), (31, 2), (12, 12), (13, 1)) == [2, 1, 4, 3]


@pytest.mark.rule("KD-9.2")
def test_a_tie_goes_to_the_largest_territory() -> None:
    assert ranks((31, 6), (31, 8)) == [2, 1]
    assert ranks((20, 5, 9), (20, 9, 0)) == [2, 1]  # crowns do not matter


@pytest.mark.rule("KD-9.3")
def test_still_tied_they_share() -> None:
    assert ranks((31, 8, 3), (31, 8, 7)) == [1, 1]
    assert ranks((31, 8), (31, 8), (31, 8), (31, 8)) == [1, 1, 1, 1]


@pytest.mark.rule("KD-9.4")
def test_all_places_are_ordered_and_shared_ranks_are_skipped() -> None:
    assert ranks((40, 1), (30, 5), (30, 5), (29, 9)) == [1, 2, 2, 4]
    assert ranks((30, 5), (30, 5), (10, 9)) == [1, 1, 3]
    assert ranks((10, 3), (10, 4), (10, 3), (10, 4)) == [3, 1, 3, 1]


@pytest.mark.rule("KD-9.1", "KD-9.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winners_are_told(players: int) -> None:
    for seed in range(10):
        s = table(seed, players=players)
        *_, (_, _, told) = random_play(s, seed)
        assert told[-1].kind == "match_won"
        winners = sum(1 << seat for seat in range(players) if s.ranks[seat] == 1)
        args = told[-1].args
        assert (args["seats"], args["points"]) == (winners, max(s.points[:players]))
        assert (
            args["decider"] != BY_POINTS
            or args["best"] - args["next"] == args["points"] - sorted(s.points[:players])[-2]
        )


@pytest.mark.rule("KD-13.17")
def test_the_tie_break_is_asked_only_among_the_tied() -> None:
    assert ranks((40, 4), (40, 6), (12, 14)) == [2, 1, 3]
    assert ranks((31, 6), (31, 8), (30, 12), (31, 8)) == [3, 1, 4, 1]


@pytest.mark.rule("KD-14.1")
def test_the_options_of_the_tie_break() -> None:
    tied = ((20, 7, 9), (20, 7, 4), (20, 8, 0))
    assert ranks(*tied, tie_break="territory_then_share") == [2, 2, 1]
    assert ranks(*tied, tie_break="territory_crowns_share") == [2, 3, 1]
    assert ranks(*tied, tie_break="points_share") == [1, 1, 1]

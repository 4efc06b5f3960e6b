"""KD-3: the first round."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import reinos
from reinos.games.kingdomino.state import FIRST_CHOOSE, PLACE, PLACED
from tests.games.kingdomino.boards import MODES, SETTINGS, chi_square, cpu_starts, events, random_play, table


def first_round(s: Any) -> list[tuple[int, Any, list[Any]]]:
    return list(random_play(s, until=lambda s: s.phase != FIRST_CHOOSE))


@pytest.mark.rule("KD-3.1")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_it_starts_with_the_first_line_laid_out(options: dict[str, Any]) -> None:
    s = table(**options)
    assert (s.phase, s.round, s.turn) == (FIRST_CHOOSE, 1, 0)
    assert (s.next_line > 0).all() or s.players == 3
    assert (s.line == 0).all()
    assert (s.next_kings == -1).all()


@pytest.mark.rule("KD-3.2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_order_of_kings_is_drawn_uniformly(players: int) -> None:
    every = list(permutations(range(players)))
    drawn = Counter(
        tuple(batch["choosers"][0, :players].tolist()) for batch in cpu_starts(len(every) * 200, players=players)
    )
    assert set(drawn) == set(every)
    assert abs(chi_square(list(drawn.values()), len(every))) < 4


@pytest.mark.rule("KD-3.2")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_the_whole_order_is_public_before_the_first_choice(options: dict[str, Any]) -> None:
    match = reinos.load("kingdomino", **options).new(seed=5)
    (drawn,) = [event for event in match.seen_by(None).events if event.kind == "order_drawn"]
    assert match.view(None)["choosers"] == list(drawn.args.values())
    assert match.to_act == (drawn.args["first"],)


@pytest.mark.rule("KD-3.3", "KD-10.2.3")
@pytest.mark.parametrize("mode", ["standard_2", "mighty_duel"])
def test_two_players_choose_a_b_b_a(mode: str) -> None:
    drawn = Counter(tuple(batch["choosers"][0].tolist()) for batch in cpu_starts(2000, **MODES[mode]))
    assert set(drawn) == {(0, 1, 1, 0), (1, 0, 0, 1)}
    assert abs(drawn[0, 1, 1, 0] - 1000) < 4 * (2000 / 4) ** 0.5


@pytest.mark.rule("KD-3.4")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_everybody_chooses_in_that_order_and_nothing_is_placed(options: dict[str, Any]) -> None:
    s = table(**options)
    choosers = s.choosers[s.choosers >= 0].tolist()
    steps = first_round(s)
    assert [seat for seat, _, _ in steps] == choosers
    assert all(choice.kind == "choose" for _, choice, _ in steps)
    assert not (s.fate == PLACED).any()


@pytest.mark.rule("KD-3.5", "KD-13.12")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_then_the_left_over_goes_and_line_2_comes(options: dict[str, Any]) -> None:
    s = table(**options)
    first = s.next_line[s.next_line > 0].tolist()
    *earlier, (_, _, told) = first_round(s)
    assert all([event.kind for event in told] == ["chose"] for _, _, told in earlier)
    left_over = len(first) - int((s.choosers >= 0).sum())
    assert [event.kind for event in told] == ["chose", *["left_over"] * left_over, "line_laid"]
    assert (s.phase, s.round) == (PLACE, 2)
    assert events(s)[-1].args["round"] == 2
    assert set(s.line[s.line > 0].tolist()) < set(first) if left_over else s.line[s.line > 0].tolist() == first

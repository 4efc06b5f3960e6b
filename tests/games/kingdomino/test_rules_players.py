"""KD-10: number of players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import reinos
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.state import CHOOSE, DISCARDED, PLACE, UNSEEN
from reinos.games.kingdomino.vectors import deal_line, seat_choosers
from tests.games.kingdomino.boards import DECK36, MODES, places, play_on, random_play, step, table


def first_line(line: list[int], choosers: list[int], slots: list[int], **options: Any) -> Any:
    """A table whose first round went like this."""
    s = table(**options)
    deal_line(s, line)
    seat_choosers(s, choosers)
    for slot in slots:
        step(s, CHOICES.make("choose", slot=slot))
    return s


@pytest.mark.rule("KD-10.1")
def test_four_players_are_the_rule_and_others_the_exception() -> None:
    assert reinos.load("kingdomino").players == 4
    for players in (1, 5):
        with pytest.raises(reinos.BadOption, match="2, 3, 4"):
            reinos.load("kingdomino", players=players)


@pytest.mark.rule("KD-10.2.1")
@pytest.mark.parametrize("mode", ["standard_2", "mighty_duel"])
def test_two_kings_each_and_they_are_alike(mode: str) -> None:
    s = table(**MODES[mode])
    for _ in random_play(s):
        if s.phase == PLACE:
            assert Counter(s.kings.tolist()) == {0: 2, 1: 2}


@pytest.mark.rule("KD-10.2.2")
def test_24_dominoes_stay_out() -> None:
    seen = set()
    for seed in range(12):
        s = table(seed, players=2)
        play_on(s, seed)
        used = {number for number in range(1, 49) if s.fate[number] != UNSEEN}
        assert len(used) == 24
        seen |= used
    assert seen == set(range(1, 49))


@pytest.mark.rule("KD-10.2.3")
def test_the_starting_player_gets_the_first_and_the_last_domino() -> None:
    for seed in range(8):
        s = table(seed, players=2)
        starter = int(s.choosers[0])
        acted = [seat for seat, _, _ in random_play(s, until=lambda s: s.round == 2)]
        assert acted == [starter, 1 - starter, 1 - starter, starter]


@pytest.mark.rule("KD-10.2.4")
def test_neighbouring_kings_take_two_full_turns_in_a_row() -> None:
    s = first_line([2, 11, 33, 41], [0, 1, 1, 0], [1, 0, 3, 2], players=2)
    assert s.kings.tolist() == [1, 0, 0, 1]
    steps = [(seat, choice.kind) for seat, choice, _ in random_play(s, until=lambda s: s.round == 3)]
    turns = [(seat, kind) for seat in (1, 0, 0, 1) for kind in ("place", "choose")]
    assert steps == turns


@pytest.mark.rule("KD-10.2.4")
def test_the_second_placement_takes_the_first_into_account() -> None:
    s = first_line([2, 11, 33, 41], [0, 1, 1, 0], [0, 3, 2, 1], players=2)
    assert s.kings.tolist() == [0, 0, 1, 1]
    step(s, CHOICES.make("place", x=1, y=0, facing=0))
    assert s.phase == CHOOSE
    step(s, CHOICES.make("choose", slot=0))
    laid = {(1, 0), (2, 0)}
    assert places(s)
    assert not any(laid & set(pair) for pair in places(s))


@pytest.mark.rule("KD-10.2.5")
@pytest.mark.parametrize("mode", ["standard_2", "mighty_duel"])
def test_the_last_four_are_placed_in_line_order(mode: str) -> None:
    for seed in range(6):
        s = table(seed, **MODES[mode])
        told = [event.args for event in play_on(s, seed) if event.kind in ("placed", "discarded")]
        line, kings = s.line.tolist(), s.kings.tolist()
        assert line == sorted(line)
        assert [(args["domino"], args["seat"]) for args in told[-4:]] == list(zip(line, kings, strict=True))
        assert Counter(kings) == {0: 2, 1: 2}


@pytest.mark.rule("KD-10.3.1")
@pytest.mark.parametrize("options", [MODES["standard_3"], DECK36])
def test_three_players_have_one_king_each(options: dict[str, Any]) -> None:
    s = table(**options)
    assert sorted(s.choosers.tolist()) == [-1, 0, 1, 2]
    for _ in random_play(s):
        assert sorted(s.kings.tolist()) in ([-1, 0, 1, 2], [-1] * 4)
    assert not s.land[3].any()  # the fourth kingdom does not exist


@pytest.mark.rule("KD-10.3.2")
def test_three_players_use_all_dominoes() -> None:
    s = table(players=3)
    laid = [s.next_line.tolist()]
    laid += [list(event.args.values())[2:] for event in play_on(s) if event.kind == "line_laid"]
    assert len(laid) == 12
    assert sorted(number for line in laid for number in line) == list(range(1, 49))


@pytest.mark.rule("KD-10.3.3")
def test_the_domino_left_is_discarded_face_up_after_the_third_choice() -> None:
    s = table(players=3)
    deal_line(s, [5, 17, 29, 44])
    seat_choosers(s, [0, 2, 1])
    for slot, kinds in ((2, ["chose"]), (0, ["chose"]), (3, ["chose", "left_over", "line_laid"])):
        assert s.fate[17] != DISCARDED
        _, told = step(s, CHOICES.make("choose", slot=slot))
        assert [event.kind for event in told] == kinds
    assert told[1].args == {"domino": 17}
    assert (s.fate[17], s.holder[17]) == (DISCARDED, -1)
    assert s.kings.tolist() == [2, 0, 1, -1]


@pytest.mark.rule("KD-10.3.4", "KD-14.3")
def test_the_first_edition_lays_out_three_per_line() -> None:
    s = table(**DECK36)
    told = play_on(s)
    assert not [event for event in told if event.kind == "left_over"]
    assert sum(s.fate[number] == UNSEEN for number in range(1, 49)) == 12
    assert [event.args["fourth"] for event in told if event.kind == "line_laid"] == [0] * 11


@pytest.mark.rule("KD-10.4")
def test_four_players_play_twelve_rounds() -> None:
    s = table(players=4)
    told = play_on(s)
    assert s.round == 13
    taken = Counter(event.args["seat"] for event in told if event.kind in ("placed", "discarded"))
    assert taken == dict.fromkeys(range(4), 12)

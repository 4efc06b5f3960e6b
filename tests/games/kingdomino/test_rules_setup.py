"""KD-2: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from reinos.games.kingdomino.kingdom import grid
from reinos.games.kingdomino.rules import rounds
from reinos.games.kingdomino.state import CASTLE, DOMINOES, EMPTY, HOME, IN_LINE, UNSEEN
from tests.games.kingdomino.boards import (
    DECK36,
    MODES,
    SETTINGS,
    chi_square,
    cpu_starts,
    events,
    play_on,
    random_play,
    table,
)

# players, kings each, grid, dominoes in game, line size, lines, left over a line, dominoes a player
TABLE = {
    "standard_2": (2, 2, 5, 24, 4, 6, 0, 12),
    "mighty_duel": (2, 2, 7, 48, 4, 12, 0, 24),
    "standard_3": (3, 1, 5, 48, 4, 12, 1, 12),
    "standard_4": (4, 1, 5, 48, 4, 12, 0, 12),
    "deck36_line3": (3, 1, 5, 36, 3, 12, 0, 12),
    "king_draw": (2, 2, 5, 24, 4, 6, 0, 12),
}


@pytest.mark.rule("KD-2.1")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_every_player_starts_with_a_castle_alone(options: dict[str, Any]) -> None:
    s = table(**options)
    for seat in range(s.players):
        land = s.land[seat].tolist()
        assert land[HOME] == CASTLE
        assert Counter(land) == {EMPTY: len(land) - 1, CASTLE: 1}
        assert s.box[seat].tolist() == [0, 0, 0, 0]


@pytest.mark.rule("KD-2.2")
@pytest.mark.parametrize(
    ("mode", "kings"), [("standard_2", 2), ("mighty_duel", 2), ("standard_3", 1), ("standard_4", 1)]
)
def test_kings_per_player(mode: str, kings: int) -> None:
    s = table(**MODES[mode])
    choosers = Counter(s.choosers[s.choosers >= 0].tolist())
    assert choosers == dict.fromkeys(range(s.players), kings)
    play_on(s, until=lambda s: s.round == 2)
    assert Counter(s.kings[s.kings >= 0].tolist()) == choosers


@pytest.mark.rule("KD-2.3")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_the_shuffle_is_uniform(options: dict[str, Any]) -> None:
    top: Counter[int] = Counter()
    bottom: Counter[int] = Counter()
    for batch in cpu_starts(4800, **options):
        deck = batch["deck"][0]
        top[int(deck[batch["left"][0]])] += 1
        bottom[int(deck[-1])] += 1
    assert sorted(batch["deck"][0].tolist()) == list(range(1, DOMINOES + 1))
    assert abs(chi_square(list(top.values()), DOMINOES)) < 4
    assert abs(chi_square(list(bottom.values()), DOMINOES)) < 4


@pytest.mark.rule("KD-2.3")
@pytest.mark.parametrize(("options", "removed"), [(MODES["standard_2"], 24), (DECK36, 12), (MODES["standard_3"], 0)])
def test_removed_dominoes_are_never_seen(options: dict[str, Any], removed: int) -> None:
    s = table(**options)
    aside = set(s.deck[DOMINOES - removed :].tolist()) if removed else set()
    play_on(s)
    assert {number for number in range(1, 49) if s.fate[number] == UNSEEN} == aside


@pytest.mark.rule("KD-2.4")
@pytest.mark.parametrize("name", SETTINGS)
def test_the_constants_of_each_mode(name: str) -> None:
    s = table(**SETTINGS[name])
    players, kings, size, dominoes, line, lines, left_over, each = TABLE[name]
    assert (s.players, grid(s)) == (players, size)
    assert (s.choosers >= 0).sum() == kings * players
    assert (s.next_line > 0).sum() == line
    told = [*events(s), *play_on(s)]
    laid = [[number for number in list(event.args.values())[2:] if number] for event in told
            if event.kind == "line_laid"]  # fmt: skip
    taken = Counter(event.args["seat"] for event in told if event.kind in ("placed", "discarded"))
    assert len(laid) == lines
    assert sum(map(len, laid)) == dominoes == DOMINOES - (s.fate[1:] == UNSEEN).sum()
    assert sum(event.kind == "left_over" for event in told) == left_over * lines
    assert taken == dict.fromkeys(range(players), each)


@pytest.mark.rule("KD-2.5")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_a_line_is_the_top_of_the_pile_sorted_and_public(options: dict[str, Any]) -> None:
    for seed in range(20):
        s = table(seed, **options)
        size = int((s.next_line > 0).sum())
        drawn = s.deck[s.left : s.left + size].tolist()
        line = s.next_line[:size].tolist()
        assert line == sorted(drawn)
        told = [event.args for event in events(s) if event.kind == "line_laid"]
        assert [list(args.values()) for args in told] == [[1, rounds(s), *line, *[0] * (4 - size)]]
        assert all(s.fate[number] == IN_LINE for number in line)


@pytest.mark.rule("KD-2.6")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_a_line_is_never_incomplete(options: dict[str, Any]) -> None:
    s = table(**options)
    size = int((s.next_line > 0).sum())
    for _, _, told in random_play(s):
        assert s.left % size == 0
        for event in told:
            if event.kind == "line_laid":
                assert sum(number > 0 for number in list(event.args.values())[2:]) == size
    assert s.left == 0

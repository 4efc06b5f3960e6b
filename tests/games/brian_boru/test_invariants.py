"""BB-15: what holds at every moment of every game."""

from __future__ import annotations

import os
from typing import Any

import pytest

import reinos
from reinos.core.invariants import watch_games
from reinos.core.record import copy_records
from reinos.games.brian_boru import RULES
from reinos.games.brian_boru.box import DEAL, ROUNDS
from reinos.games.brian_boru.invariants import check, check_step
from tests.games.brian_boru.tables import events, random_play, start

SOAK = bool(os.environ.get("REINOS_SOAK"))
GAMES = 3400 if SOAK else 150  # a number of players
COUNTS = (3, 4, 5)


@pytest.mark.rule("BB-15.1", "BB-15.2", "BB-15.3", "BB-15.4", "BB-15.5", "BB-15.6", "BB-15.7")
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_keep_every_invariant(players: int) -> None:
    assert watch_games(reinos.load("brian_boru", players=players), GAMES, seed=players).wrong == ""


def test_the_check_of_a_step_can_fail() -> None:
    s = start(4, 17)
    steps = random_play(s, 17)
    while s.trick != 3:
        next(steps)
    for spoil in (
        lambda s: s.discs.__setitem__(1, int(s.discs[1]) & (int(s.discs[1]) - 1)),
        lambda s: s.claim_up.__setitem__(0, 0),
    ):
        s.claim_up[0] = 1
        s.store()
        after: Any = RULES.proxy(copy_records(s._row))
        check_step(after, s)
        spoil(after)
        with pytest.raises(AssertionError, match=r"BB-15\.[16]"):
            check_step(after, s)


@pytest.mark.rule("BB-15.7")
@pytest.mark.parametrize(("players", "tricks"), [(3, 21), (4, 20), (5, 16)])
def test_tricks_of_a_game(players: int, tricks: int) -> None:
    assert ROUNDS[players] * (DEAL[players] - 1) == tricks
    s = start(players, 15)
    told = [event.kind for _, _, happened in random_play(s, 15) for event in happened]
    assert told.count("trick_won") + told.count("trick_unwon") == tricks


@pytest.mark.rule("BB-15.5")
def test_the_marker_always_has_a_holder() -> None:
    s = start(4, 16)
    assert [event.kind for event in events(s)] == ["starter"]
    for _ in random_play(s, 16):
        assert 0 <= s.marker < 4


@pytest.mark.parametrize(
    ("field", "spoil"),
    [
        ("discs", lambda s: s.discs.__setitem__(0, int(s.discs[1]))),
        ("raided", lambda s: setattr(s, "raided", ~(int(s.discs[0]) | int(s.discs[1])) & 1)),
        ("coins", lambda s: s.coins.__setitem__(0, -1)),
        ("space", lambda s: s.space.__setitem__(slice(0, 2), 5)),
        ("claim_holder", lambda s: (s.claim_up.__setitem__(0, 0), s.claim_holder.__setitem__(0, 1))),
        ("hand", lambda s: s.hand.__setitem__(0, int(s.hand[1]))),
        ("undealt", lambda s: setattr(s, "undealt", s.undealt % 25 + 1)),
        ("marker", lambda s: setattr(s, "marker", -1)),
        ("renown", lambda s: s.renown.__setitem__(0, 15)),
        ("battle_area", lambda s: setattr(s, "battle_area", s.strength + 1)),
    ],
)
def test_the_invariants_notice(field: str, spoil: Any) -> None:
    s = start(4, 17)
    steps = random_play(s, 17)
    while s.trick != 3:
        next(steps)
    s.discs[0] |= 1  # Gartan has a disc at least once below
    for seat in range(1, 4):
        s.discs[seat] &= ~1
    s.raided &= ~1
    check(s)
    if field == "raided":
        s.discs[0] &= ~1
        s.monasteries &= ~1
        s.raided |= 1
    else:
        spoil(s)
    with pytest.raises(AssertionError):
        check(s)

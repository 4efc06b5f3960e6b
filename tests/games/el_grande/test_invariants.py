"""EG-21: what holds in every position and every step of random games."""

from __future__ import annotations

import os
from typing import Any

import pytest

import reinos
from reinos.core.invariants import looking, watch_games
from reinos.core.record import copy_records
from reinos.games.el_grande import RULES
from reinos.games.el_grande.invariants import check, check_step
from tests.games.el_grande.tables import COUNTS, R, desk, play_on, random_play, table

SOAK = bool(os.environ.get("REINOS_SOAK"))
GAMES = 10_000 if SOAK else 800


@pytest.mark.rule("EG-2.3", "EG-8.1", "EG-21.1", "EG-21.2", "EG-21.3", "EG-21.4", "EG-21.5")
@pytest.mark.rule("EG-21.6", "EG-21.7", "EG-21.8", "EG-21.9")
@pytest.mark.parametrize("players", COUNTS)
def test_knights_are_conserved_and_the_taboo_is_kept_in_every_step(players: int) -> None:
    for short in (False, True):
        game = reinos.load("el_grande", players=players, short=short)
        assert watch_games(game, GAMES // (2 * len(COUNTS)), seed=players).wrong == ""


SPOILS = {
    "a knight is lost": lambda s: s.court.__setitem__(0, s.court[0] - 1),
    "a knight is made": lambda s: s.knights.__setitem__((0, 1), s.knights[0, 1] + 1),
    "a power card is lost": lambda s: s.hand.__setitem__(0, s.hand[0] & ~(s.hand[0] & -s.hand[0])),
    "the King is in the castle": lambda s: setattr(s, "king", R["castle"]),
    "a Grande is nowhere": lambda s: s.grande.__setitem__(2, -1),
    "two markers in a place": lambda s: s.marker.__setitem__(slice(None), 3),
    "three Vetoes": lambda s: s.vetoes.__setitem__((slice(0, 3), 0), 1),
    "a card of another deck": lambda s: s.face.__setitem__(0, s.face[1]),
    "a card twice": lambda s: s.shown.__setitem__(int(s.face[0]), s.shown[int(s.face[0])] + 1),
    "nobody is to act": lambda s: setattr(s, "to_act", 0),
    "a forgotten step": lambda s: setattr(s, "goal", 7),
    "a step without a window": lambda s: setattr(s, "step", 1),
    "a wheel is set": lambda s: s.wheel.__setitem__(1, 2),
    "a power value twice": lambda s: s.power.__setitem__(slice(0, 4), 5),
}


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
def test_the_check_of_a_position_can_fail(spoil: Any) -> None:
    s = play_on(table(5), 5, lambda s: s.round == 3)
    check(s)
    spoil(s)
    with pytest.raises(AssertionError):
        check(s)
    s.store()
    with pytest.raises(AssertionError):
        looking(RULES, "cpu")[0](s._row, 0)


def king_and_knight(s: Any) -> None:
    """The King moves, and something else with him."""
    s.king = 3
    s.knights[R["aragon"], 1] = 2


def test_the_check_of_a_step_can_fail() -> None:
    before = desk("d5_king", regions={"galicia": {"a": 2}, "aragon": {"b": 1}}, castle={"a": 2}).s
    for spoil in (
        lambda s: s.knights.__setitem__((R["galicia"], 0), 1),
        lambda s: s.knights.__setitem__((R["castle"], 0), 1),
        lambda s: s.grande.__setitem__(0, R["galicia"]),
        lambda s: s.marker.__setitem__(0, R["galicia"]),
        lambda s: s.points.__setitem__(0, -1),
        king_and_knight,
    ):
        before.store()
        after: Any = RULES.proxy(copy_records(before._row))
        check_step(after, before)
        spoil(after)
        with pytest.raises(AssertionError):
            check_step(after, before)


@pytest.mark.parametrize("players", COUNTS)
def test_appraisal_leaves_the_table_as_it_was(players: int) -> None:
    s = table(6, players=players)
    for number, _ in enumerate(random_play(s, 6)):
        if number % 3 == 0:
            s.store()
            before = s._row.tobytes()
            for seat in range(players):
                RULES.appraise(s, seat)
            s.store()
            assert s._row.tobytes() == before


def test_games_of_all_lengths() -> None:
    lengths = {short: reinos.load("el_grande", short=short).playouts(200).lengths.mean() for short in (False, True)}
    assert lengths[True] < lengths[False] < 400

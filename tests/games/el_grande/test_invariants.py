"""EG-21: what holds in every position and every step of random games."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.check import configurations
from reinos.core.record import copy_records
from reinos.games.el_grande import RULES
from reinos.games.el_grande.invariants import check, check_step
from reinos.games.el_grande.state import CASTLE
from tests.games.el_grande.guard import (
    CASTLE_LEFT,
    FINE,
    KINGS_GRANDE_TOUCHED,
    KINGS_KNIGHTS_TOUCHED,
    KINGS_MARKER_TOUCHED,
    KNIGHT_LOST,
    POINTS_FELL,
    broken,
    guarded,
)
from tests.games.el_grande.tables import COUNTS, R, copied, desk, play_on, random_play, table

SOAK = bool(os.environ.get("REINOS_SOAK"))
GAMES = 10_000 if SOAK else 80
GUARDED = 10_000  # games with every step looked at by compiled code


@pytest.mark.rule("EG-21.1", "EG-21.2", "EG-21.3", "EG-21.6", "EG-21.9", "EG-8.1")
@pytest.mark.parametrize("players", COUNTS)
def test_ten_thousand_games_conserve_knights_and_keep_the_taboo(players: int) -> None:
    kernel = RULES.target("cpu").kernel(guarded)
    out = np.zeros(RULES.choices.size, np.int64)
    for short in (False, True):
        found = np.full(GUARDED // (2 * len(COUNTS)), -1, np.int64)
        kernel(reinos.load("el_grande", players=players, short=short).bare(players, 3), 0, out, found)
        assert set(found.tolist()) == {FINE}


@pytest.mark.rule("EG-21.1", "EG-21.2", "EG-21.3", "EG-21.4", "EG-21.5", "EG-21.7", "EG-21.8", "EG-21.9", "EG-2.3")
def test_random_games_keep_everything_in_its_place() -> None:
    """Played compiled, looked at step by step."""
    kernels = RULES.target("cpu")
    games = configurations(RULES)
    out = np.zeros(RULES.choices.size, np.int64)
    for number in range(GAMES):
        game = games[number % len(games)]
        batch, choose = game.bare(number), np.random.default_rng(number)
        kernels.start(batch, 0, 0)
        before: Any = RULES.proxy(copy_records(batch))
        check(before)
        while before.to_act:
            seats = [seat for seat in range(game.players) if before.to_act >> seat & 1]
            seat = int(choose.choice(seats))
            ids = out[: kernels.legal_choices(batch, 0, seat, out)]
            kernels.step(batch, 0, seat, int(choose.choice(ids)))
            after: Any = RULES.proxy(copy_records(batch))
            check_step(before, after)
            check(after)
            before = after


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
    "a forgotten frame": lambda s: s.frames.__setitem__((3, 1), 7),
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
        check_step(before, after)
        spoil(after)
        with pytest.raises(AssertionError):
            check_step(before, after)


def test_the_guard_can_fail() -> None:
    before = play_on(table(5), 5, lambda s: s.round == 3 and s.knights[CASTLE].sum() > 1)
    king, away = before.king, (before.king + 1) % 9
    before.marker[0] = away
    spoils = {
        KNIGHT_LOST: lambda s: s.court.__setitem__(0, s.court[0] + 1),
        KINGS_KNIGHTS_TOUCHED: lambda s: enter(s, king),
        KINGS_GRANDE_TOUCHED: lambda s: s.grande.__setitem__(int(np.argmax(s.grande[:4] != king)), king),
        KINGS_MARKER_TOUCHED: lambda s: s.marker.__setitem__(0, king),
        POINTS_FELL: lambda s: s.points.__setitem__(0, -1),
        CASTLE_LEFT: leave_castle,
    }
    for code, spoil in spoils.items():
        after = copied(before)
        assert broken(before, after) == FINE
        spoil(after)
        assert broken(before, after) == code


def enter(s: Any, place: int) -> None:
    """A knight comes from the provinces."""
    s.province[0] -= 1
    s.knights[place, 0] += 1


def leave_castle(s: Any) -> None:
    """A knight walks out of the castle."""
    seat = int(np.argmax(s.knights[CASTLE]))
    s.knights[CASTLE, seat] -= 1
    s.court[seat] += 1


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

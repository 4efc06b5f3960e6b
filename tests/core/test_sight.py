"""What is proved of `encode` by its source, and what is not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core import sight
from reinos.core.catalog import rules
from reinos.core.record import Numbers, Seen, Table, number, numbers, record
from reinos.core.rule import legal, rule
from reinos.core.sight import look_at_copy


@record
class State(Table):
    hand: Numbers = numbers(4, 3, seen=Seen.OWNER)
    deck: Numbers = numbers(9, seen=Seen.NOBODY)
    board: Numbers = numbers(9)
    trump: int = number()
    seed: int = number(seen=Seen.NOBODY)


def own(s: Any, viewer: int, out: Any) -> None:
    out[0] = s.trump + s.board[int(s.board[0])]
    for card in range(3):
        out[card] = s.hand[viewer, card]
    out[1] = own_card(s, 1, seat=viewer)


@rule
def own_card(s: Any, card: int, seat: int) -> int:
    return int(s.hand[seat, card])


def pile(s: Any, viewer: int, out: Any) -> None:
    out[0] = s.deck[0]


def single(s: Any, viewer: int, out: Any) -> None:
    out[0] = s.seed


def told(s: Any, viewer: int, out: Any) -> None:
    out[0] = s.events[0, 2]


def neighbour(s: Any, viewer: int, out: Any) -> None:
    out[0] = s.hand[viewer + 1, 0]


def all_hands(s: Any, viewer: int, out: Any) -> None:
    for seat in range(s.players):
        out[seat] = s.hand[seat, 0]


def someone_else(s: Any, viewer: int, out: Any) -> None:
    viewer += 1
    out[0] = s.hand[viewer, 0]


def asks_for_another(s: Any, viewer: int, out: Any) -> None:
    out[0] = own_card(s, 1, seat=0)


def by_another_name(s: Any, viewer: int, out: Any) -> None:
    table = s
    out[0] = table.deck[0]


def a_row(s: Any, viewer: int, out: Any) -> None:
    row = s.hand[viewer]
    out[0] = row[3]


def counts_a_choice(s: Any, viewer: int, out: Any) -> None:
    out[0] = legal(s, viewer, out)


def writes(s: Any, viewer: int, out: Any) -> None:
    s.trump = 3


def writes_a_place(s: Any, viewer: int, out: Any) -> None:
    s.board[1] = 3


def adds(s: Any, viewer: int, out: Any) -> None:
    s.board[1] += 3


def lends(s: Any, viewer: int, out: Any) -> None:
    fill(s.board)


@rule
def fill(board: Any) -> None:
    board[0] = 1


DOUBTFUL = [pile, single, told, neighbour, all_hands, someone_else, asks_for_another, by_another_name, a_row]
DOUBTFUL += [counts_a_choice, writes, writes_a_place, adds, lends]


def test_what_the_viewer_may_know_is_proved():
    assert sight.doubts(State, own) == []


@pytest.mark.parametrize("encode", DOUBTFUL)
def test_whatever_could_tell_a_secret_or_change_the_table_is_not(encode):
    assert sight.doubts(State, encode)


def test_a_doubt_says_where():
    (found,) = sight.doubts(State, pile)
    assert found == f"{__name__}:{pile.__code__.co_firstlineno + 1}: s.deck[0]"


@pytest.mark.parametrize("name", reinos.games())
def test_our_games_are_proved(name):
    assert sight.doubts(rules(name).table, rules(name).encode) == []
    assert rules(name).look is sight.look_at_table


def copied(records: Any, room: Any, planes: Any) -> None:
    for i in range(len(planes)):
        look_at_copy(records[i], 1, room, 0, planes[i])


@pytest.mark.parametrize("target", ["python", "cpu"])
def test_where_there_is_doubt_a_hidden_copy_is_shown(target):
    batch = reinos.load("kingdomino", players=2).batch(3, target)
    planes, records = np.array(batch.features(1)), batch.records()
    seen, room = np.ones_like(planes), records[:1].copy()
    batch.game.rules.target(target).kernel(copied)(records, room, seen)
    assert (seen == planes).all()
    assert (records == batch.records()).all()
    assert (room["deck"] == -1).all()

"""Records: no gaps, proxies that refuse what does not fit, copies that share nothing."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.core.record import FILLER, Seen, Table, copy_records, number, numbers, proxy_class, record
from reinos.core.secret import blanker


@record
class Small(Table):
    purse: int = number(seen=Seen.NOBODY)
    hand: object = numbers(3, 2, seen=Seen.OWNER)
    bid: object = numbers(3, seen=Seen.OWNER)
    pile: object = numbers(5, seen=Seen.NOBODY)
    board: object = numbers(7)


@pytest.mark.parametrize("dtype", [Small.dtype, *(reinos.load(g).rules.table.dtype for g in reinos.games())])
def test_records_have_no_gaps(dtype):
    assert dtype.itemsize % 8 == 0
    assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize


def proxy():
    return proxy_class(Small, None)(np.zeros(1, Small.dtype))


def test_unknown_names_are_refused():
    s = proxy()
    with pytest.raises(AttributeError):
        s.prse = 3


def test_values_that_do_not_fit_are_refused():
    s = proxy()
    s.board[0] = 32767
    with pytest.raises(OverflowError):
        s.board[0] = 32768
    with np.errstate(all="raise"), pytest.raises(FloatingPointError):
        s.board[0] + s.board[0]


def test_blank_hides_what_the_declaration_says():
    s = proxy()
    s.purse = 5
    for name in ("hand", "bid", "pile", "board"):
        getattr(s, name)[...] = 4
    blanker(Small)(s, 1)
    assert s.purse == 0
    assert s.hand.tolist() == [[-1, -1], [4, 4], [-1, -1]]
    assert s.bid.tolist() == [-1, 4, -1]
    assert s.pile.tolist() == [-1] * 5
    assert s.board.tolist() == [4] * 7
    blanker(Small)(s, -1)
    assert s.hand.tolist() == [[-1, -1]] * 3


def test_copies_share_nothing():
    one = np.zeros(2, Small.dtype)
    two = copy_records(one)
    two["board"] = 9
    two["pile"] = 3
    assert (one["board"] == 0).all()
    assert two.dtype == one.dtype
    three, last = copy_records(two), copy_records(two[1:])
    two["board"] = 5
    assert (three["board"] == 9).all()
    assert last.shape == (1,)
    assert (last["board"] == 9).all()
    assert copy_records(three[::-1]).tobytes() == three[::-1].tobytes()
    assert FILLER in Small.dtype.names or Small.dtype.itemsize == sum(
        Small.dtype[n].itemsize for n in Small.dtype.names
    )

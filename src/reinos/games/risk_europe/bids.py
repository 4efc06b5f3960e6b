"""Secret bids: for the First Player Marker and for the mercenaries (RE-2.3, RE-14.6)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import die
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe.choices import BID_ID, EVENTS
from reinos.games.risk_europe.state import ARMIES, BID_FIRST, FIRST_BID, MOST_BID, State

BIDS_SHOWN, TIE_ROLLED = EVENTS["bids_shown"], EVENTS["tie_rolled"]


@rule
def most_bid(s: State, seat: int) -> int:
    """RE-2.3, RE-14.12, RE-18.2, RE-18.44

    The highest bid of a seat: 5 for the marker, else its coins, never above 145.
    """
    return min(int(s.coins[seat]), FIRST_BID if s.phase == BID_FIRST else MOST_BID)


@rule
def list_bids(s: State, seat: int, out: Any) -> int:
    """RE-21.18  Every bid from 0 up."""
    most = most_bid(s, seat)
    for coins in range(most + 1):
        out[coins] = BID_ID + coins
    return most + 1


@rule
def clear_bids(s: State) -> None:
    """Nobody has bid yet."""
    s.bid[:] = -1


@rule
def show_bids(s: State, army: int) -> None:
    """RE-14.12, RE-16.5  Reveal all bids, losing ones too."""
    for seat in range(ARMIES):
        s.bids[seat] = s.bid[seat]
    emit(s, BIDS_SHOWN, army, int(s.bids[0]), int(s.bids[1]), int(s.bids[2]), int(s.bids[3]))


@rule
def highest_bidder(s: State) -> int:
    """RE-2.4  The seat with the highest bid; those tied roll a die each until one is highest."""
    best, tied, winner = -1, 0, 0
    for seat in range(s.players):
        coins = int(s.bids[seat])
        if coins > best:
            best, tied = coins, 0
        if coins == best and coins >= 0:
            tied |= 1 << seat
    while tied & (tied - 1):
        best, still = 0, 0
        for seat in range(s.players):
            if (tied >> seat) & 1:
                roll = die(s)
                emit(s, TIE_ROLLED, seat, roll)
                if roll > best:
                    best, still = roll, 0
                if roll == best:
                    still |= 1 << seat
        tied = still
    while (tied >> winner) & 1 == 0:
        winner += 1
    return winner

"""Secret bids: for the First Player Marker and for the mercenaries (RE-2.3, RE-14.6)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import die
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.choices import CHOICES, EVENTS, TOLD
from reinos.games.risk_europe.state import State

BIDS_SHOWN, TIE_ROLLED, BID_WON = EVENTS["bids_shown"], EVENTS["tie_rolled"], EVENTS["bid_won"]
FIRST_BID = int(pieces.DATA["setup"]["first_player_bid"]["max"])
NO_COINS = CHOICES["bid"].first


@rule
def living_players(s: State) -> int:
    """RE-19.4  Mask of the seats still in the game."""
    seats = 0
    for seat in range(s.players):
        seats |= int(s.alive[seat]) << seat
    return seats


@rule
def ask_bids(s: State, phase: int) -> None:
    """RE-2.3, RE-14.6  Secret bids of all players, at the same time."""
    s.bid[:] = -1
    s.phase = phase
    s.to_act = living_players(s)


@rule
def most_bid(s: State, seat: int) -> int:
    """RE-2.3, RE-14.12, RE-18.2, RE-18.44

    The highest bid of a seat: 5 for the marker, else its coins, never above 145.
    """
    return min(int(s.coins[seat]), FIRST_BID if s.phase == phases.BID_FIRST else pieces.MOST_BID)


@rule
def list_bids(s: State, seat: int, out: Any, n: int) -> int:
    """RE-21.18  Every bid from 0 up."""
    for coins in range(most_bid(s, seat) + 1):
        out[n] = NO_COINS + coins
        n += 1
    return n


@rule
def bid(s: State, seat: int, coins: int) -> None:
    """RE-2.3, RE-14.6  A secret bid."""
    s.bid[seat] = coins


@rule
def settle_bids(s: State, army: int) -> int:
    """RE-14.12, RE-16.5, RE-2.4  Reveal all bids, losing ones too; the highest bidder pays, and is returned."""
    for seat in range(pieces.ARMIES):
        s.bids[seat] = s.bid[seat]
    s.bid[:] = -1
    emit(s, BIDS_SHOWN, army, int(s.bids[0]), int(s.bids[1]), int(s.bids[2]), int(s.bids[3]))
    winner = highest_bidder(s)
    coins = int(s.bids[winner])
    s.coins[winner] -= coins
    if army != pieces.NOBODY:
        s.coins[army] += coins
    emit(s, BID_WON, army, winner, coins)
    return winner


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
                if s.event_count < TOLD:
                    emit(s, TIE_ROLLED, seat, roll)
                if roll > best:
                    best, still = roll, 0
                if roll == best:
                    still |= 1 << seat
        tied = still
    while (tied >> winner) & 1 == 0:
        winner += 1
    return winner

"""The round: cards, auctions, end (RE-3, RE-12, RE-14)."""

from __future__ import annotations

from reinos.core.dice import shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.bids import ask_bids, living_players, settle_bids
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.state import ALWAYS_LAST, State

ROUND_BEGUN, CARDS_CHOSEN = EVENTS["round_begun"], EVENTS["cards_chosen"]
AUCTION_BEGUN, CARDS_DISCARDED = EVENTS["auction_begun"], EVENTS["cards_discarded"]


# --- start of a round


@rule
def start_round(s: State) -> None:
    """RE-3.1, RE-3.2, RE-3.3  Refill hands and decks, fix the order, ask everybody for two cards."""
    s.round += 1
    s.army, s.turn, s.place = pieces.NOBODY, 0, -1
    refilled = refill_cards(s)
    line_up(s)
    s.card_bought[:] = 0
    s.victories[:] = 0
    s.bids[:] = -1
    s.auctioned = 0
    for army in range(s.players, pieces.ARMIES):
        s.controller[army] = pieces.NOBODY
    emit(s, ROUND_BEGUN, s.round, s.marker, refilled)
    s.phase = phases.CHOOSE_CARDS
    s.to_act = living_players(s)


@rule
def refill_cards(s: State) -> int:
    """RE-3.1, RE-14.5, RE-14.7  Who has played all eight cards takes them back; mercenary decks are shuffled."""
    refilled = 0
    for army in range(pieces.ARMIES):
        played = 0
        for kind in range(pieces.CARD_KINDS):
            played += int(s.spent[army, kind])
        if played == pieces.DECK_SIZE:
            s.spent[army, :] = 0
            refilled = 1
        if army >= s.players and s.alive[army] and s.deck_left[army] == 0:
            shuffle_deck(s, army)
    return refilled


@rule
def shuffle_deck(s: State, army: int) -> None:
    """RE-14.5, RE-14.7  All eight cards of a mercenary deck in random order."""
    n = 0
    for kind in range(pieces.CARD_KINDS):
        for _ in range(int(pieces.DECK[kind])):
            s.deck[army, n] = kind
            n += 1
    shuffle(s, s.deck[army], pieces.DECK_SIZE)
    s.deck_left[army] = pieces.DECK_SIZE


@rule
def line_up(s: State) -> None:
    """RE-3.2, RE-14.5, RE-14.15, RE-12.7  Clockwise from the marker holder; the dead have no place."""
    start = 0
    while s.circle[start] != s.marker:
        start += 1
    s.sequence[:] = pieces.NOBODY
    n = 0
    for step in range(pieces.ARMIES):
        army = int(s.circle[(start + step) % pieces.ARMIES])
        last = army >= s.players and s.mercenary_order_3p == ALWAYS_LAST
        if s.alive[army] and not last:
            s.sequence[n] = army
            n += 1
    if s.mercenary_order_3p == ALWAYS_LAST and s.alive[pieces.ARMIES - 1]:
        s.sequence[n] = pieces.ARMIES - 1


# --- cards


@rule
def in_hand(s: State, army: int, kind: int) -> int:
    """RE-3.1, RE-16.2  Cards of a kind not yet in the discard pile."""
    return int(pieces.DECK[kind]) - int(s.spent[army, kind])


@rule
def may_choose(s: State, seat: int, top: int, bottom: int) -> bool:
    """RE-3.3, RE-4.8, RE-21.17  Ordered pairs of kinds; the same kind twice needs two of it."""
    return in_hand(s, seat, top) > 0 and in_hand(s, seat, bottom) > int(top == bottom)


@rule
def choose_cards(s: State, seat: int, top: int, bottom: int) -> None:
    """RE-3.3  Two cards, secret; nothing is shown until the last player has chosen."""
    s.chosen[seat, 0], s.chosen[seat, 1] = top, bottom


@rule
def end_choosing(s: State) -> None:
    """RE-3.3, RE-3.4  All have chosen; the mercenaries are auctioned."""
    emit(s, CARDS_CHOSEN, living_players(s))
    s.phase = phases.NEXT_AUCTION


# --- auctions


@rule
def next_auction(s: State) -> None:
    """RE-3.4, RE-14.6, RE-15.6  Each living mercenary army is auctioned; of two the marker holder names the first."""
    waiting, army = 0, pieces.NOBODY
    for other in range(s.players, pieces.ARMIES):
        if s.alive[other] and (s.auctioned >> other) & 1 == 0:
            waiting += 1
            army = other
    if waiting == 0:
        s.turn, s.place = 0, -1
        s.phase = phases.NEXT_TURN
    elif waiting == 1:
        open_auction(s, pieces.NOBODY, army)
    else:
        s.phase = phases.AUCTION_ORDER
        s.to_act = 1 << s.marker


@rule
def is_mercenary(s: State, seat: int, army: int) -> bool:
    """RE-15.6  Which armies are auctioned."""
    return army >= s.players


@rule
def open_auction(s: State, seat: int, army: int) -> None:
    """RE-14.6, RE-15.6  One mercenary army is auctioned; a seat has said so, or there is no other."""
    s.auction = army
    emit(s, AUCTION_BEGUN, army, seat)
    ask_bids(s, phases.AUCTION_BID)


@rule
def settle_auction(s: State) -> None:
    """RE-14.6, RE-14.14  The highest bidder pays the mercenary treasury and controls the army for this round."""
    s.controller[s.auction] = settle_bids(s, s.auction)
    s.auctioned |= 1 << s.auction
    s.auction = pieces.NOBODY
    s.phase = phases.NEXT_AUCTION


# --- end of a round


@rule
def discard_cards(s: State) -> None:
    """RE-3.7, RE-3.8  The revealed cards go to the discard piles; then missions, in the order of the round."""
    for army in range(pieces.ARMIES):
        for turn in range(pieces.TURNS):
            if s.shown[army, turn] >= 0:
                s.spent[army, s.shown[army, turn]] += 1
    s.shown[:, :] = -1
    emit(s, CARDS_DISCARDED, s.round)
    s.place = 0
    s.phase = phases.NEXT_REVEAL

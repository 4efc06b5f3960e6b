"""The round: cards, auctions, turns, end (RE-3, RE-4, RE-12, RE-14)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe.bids import clear_bids, highest_bidder, show_bids
from reinos.games.risk_europe.board import can_use, quiet
from reinos.games.risk_europe.bonus import assault_origins, fortifiable
from reinos.games.risk_europe.choices import AUCTION_ID, CARDS_ID, EVENTS, MENU_ID
from reinos.games.risk_europe.marching import expand_origins, maneuver_origins
from reinos.games.risk_europe.missions import look_at_missions
from reinos.games.risk_europe.state import (
    ALWAYS_LAST,
    ARMIES,
    ASSAULT_CARD,
    ASSAULT_FROM,
    AUCTION_BID,
    AUCTION_ORDER,
    BERLIN,
    BERLIN_MANEUVER,
    CARD_KINDS,
    CHOOSE_CARDS,
    CITIES,
    DECK,
    DECK_SIZE,
    DO_ASSAULT,
    DO_BERLIN,
    DO_EXPAND,
    DO_FORTIFY,
    DO_MANEUVER,
    DO_SPEND,
    DO_SPLIT,
    DO_TAX,
    END_TURN,
    EXPAND_FROM,
    FORTIFY,
    FORTIFY_CARD,
    KING_ME,
    MANEUVER_FROM,
    MENU,
    MENU_START,
    NEXT_AUCTION,
    NEXT_BATTLE,
    NEXT_REVEAL,
    NEXT_TURN,
    NO_TASK,
    NOBODY,
    SPLIT,
    TAX,
    TURN_END,
    TURN_REVEAL,
    TURNS,
    State,
)
from reinos.games.risk_europe.treasury import begin_spend, can_buy, can_levy

ROUND_BEGUN, CARDS_CHOSEN, CARD_SHOWN = EVENTS["round_begun"], EVENTS["cards_chosen"], EVENTS["card_shown"]
BID_WON, MARKER_TAKEN = EVENTS["bid_won"], EVENTS["marker_taken"]


# --- start of a round


@rule
def living_players(s: State) -> int:
    """RE-19.4  Mask of the seats still in the game."""
    seats = 0
    for seat in range(s.players):
        if s.alive[seat]:
            seats |= 1 << seat
    return seats


@rule
def start_round(s: State) -> None:
    """RE-3.1, RE-3.2, RE-3.3  Refill hands and decks, fix the order, ask everybody for two cards."""
    s.round += 1
    s.turn, s.place = 0, -1
    refilled = refill_cards(s)
    line_up(s)
    s.card_bought[:] = 0
    s.victories[:] = 0
    s.bids[:] = -1
    s.auctioned = 0
    for army in range(s.players, ARMIES):
        s.controller[army] = NOBODY
    emit(s, ROUND_BEGUN, s.round, s.marker, refilled)
    s.phase = CHOOSE_CARDS
    s.to_act = living_players(s)


@rule
def refill_cards(s: State) -> int:
    """RE-3.1, RE-14.5, RE-14.7  Who has played all eight cards takes them back; mercenary decks are shuffled."""
    refilled = 0
    for army in range(ARMIES):
        played = 0
        for kind in range(CARD_KINDS):
            played += int(s.spent[army, kind])
        if played == DECK_SIZE:
            s.spent[army, :] = 0
            refilled = 1
        if army >= s.players and s.alive[army] and s.deck_left[army] == 0:
            shuffle_deck(s, army)
    return refilled


@rule
def shuffle_deck(s: State, army: int) -> None:
    """RE-14.5, RE-14.7  All eight cards of a mercenary deck in random order."""
    n = 0
    for kind in range(CARD_KINDS):
        for _ in range(int(DECK[kind])):
            s.deck[army, n] = kind
            n += 1
    shuffle(s, s.deck[army], DECK_SIZE)
    s.deck_left[army] = DECK_SIZE


@rule
def line_up(s: State) -> None:
    """RE-3.2, RE-14.5, RE-14.15, RE-12.7  Clockwise from the marker holder; the dead have no place."""
    start = 0
    while s.circle[start] != s.marker:
        start += 1
    s.sequence[:] = NOBODY
    n = 0
    for step in range(ARMIES):
        army = int(s.circle[(start + step) % ARMIES])
        last = army >= s.players and s.mercenary_order_3p == ALWAYS_LAST
        if s.alive[army] and not last:
            s.sequence[n] = army
            n += 1
    if s.mercenary_order_3p == ALWAYS_LAST and s.alive[ARMIES - 1]:
        s.sequence[n] = ARMIES - 1


# --- cards


@rule
def in_hand(s: State, army: int, kind: int) -> int:
    """RE-3.1, RE-16.2  Cards of a kind not yet in the discard pile."""
    return int(DECK[kind]) - int(s.spent[army, kind])


@rule
def list_cards(s: State, seat: int, out: Any) -> int:
    """RE-3.3, RE-4.8, RE-21.17  Ordered pairs of kinds; the same kind twice needs two of it."""
    n = 0
    for top in range(CARD_KINDS):
        if in_hand(s, seat, top) > 0:
            for bottom in range(CARD_KINDS):
                if in_hand(s, seat, bottom) > int(top == bottom):
                    out[n] = CARDS_ID + top * CARD_KINDS + bottom
                    n += 1
    return n


@rule
def choose_cards(s: State, seat: int, choice: int) -> None:
    """RE-3.3  Two cards, secret; nothing is shown until the last player has chosen."""
    s.chosen[seat, 0] = (choice - CARDS_ID) // CARD_KINDS
    s.chosen[seat, 1] = (choice - CARDS_ID) % CARD_KINDS
    s.to_act &= ~(1 << seat)
    if s.to_act == 0:
        emit(s, CARDS_CHOSEN, living_players(s))
        s.phase = NEXT_AUCTION


# --- auctions


@rule
def next_auction(s: State) -> None:
    """RE-3.4, RE-14.6, RE-15.6  Each living mercenary army is auctioned; of two the marker holder names the first."""
    waiting, army = 0, NOBODY
    for other in range(s.players, ARMIES):
        if s.alive[other] and (s.auctioned >> other) & 1 == 0:
            waiting += 1
            army = other
    if waiting == 0:
        s.turn, s.place = 0, -1
        s.phase = NEXT_TURN
    elif waiting == 1:
        open_auction(s, army)
    else:
        s.phase = AUCTION_ORDER
        s.to_act = 1 << s.marker


@rule
def list_auctions(s: State, out: Any) -> int:
    """RE-15.6  Which mercenary army is auctioned first."""
    for n in range(2):
        out[n] = AUCTION_ID + 2 + n
    return 2


@rule
def open_auction(s: State, army: int) -> None:
    """RE-14.6  Secret bids of all players for one mercenary army."""
    clear_bids(s)
    s.auction = army
    s.phase = AUCTION_BID
    s.to_act = living_players(s)


@rule
def settle_auction(s: State) -> None:
    """RE-14.6, RE-14.14  The highest bidder pays the mercenary treasury and controls the army for this round."""
    army = s.auction
    show_bids(s, army)
    winner = highest_bidder(s)
    coins = int(s.bids[winner])
    s.coins[winner] -= coins
    s.coins[army] += coins
    s.controller[army] = winner
    s.auctioned |= 1 << army
    s.auction = NOBODY
    clear_bids(s)
    emit(s, BID_WON, army, winner, coins)
    s.phase = NEXT_AUCTION


# --- turns


@rule
def next_turn(s: State) -> None:
    """RE-3.5, RE-3.6  The next army reveals its card; after both turns the battles."""
    s.place += 1
    if s.place == ARMIES or s.sequence[s.place] == NOBODY:
        s.turn += 1
        s.place = 0
        if s.turn == TURNS:
            s.army = 0
            s.phase = NEXT_BATTLE
            return
    s.army = int(s.sequence[s.place])
    s.task, s.ordered, s.bonus_used, s.berlin = NO_TASK, 0, 0, 0
    reveal_card(s)


@rule
def reveal_card(s: State) -> None:
    """RE-4.1, RE-6.1, RE-14.7, RE-14.9, RE-18.19  Show the card; King Me takes the marker, players a mission too."""
    army = s.army
    if army < s.players:
        card = int(s.chosen[army, s.turn])
        s.chosen[army, s.turn] = -1
    else:
        s.deck_left[army] -= 1
        card = int(s.deck[army, s.deck_left[army]])
        s.deck[army, s.deck_left[army]] = -1
    s.shown[army, s.turn] = card
    emit(s, CARD_SHOWN, army, card, s.turn)
    s.phase = MENU_START
    if card == KING_ME:
        s.marker = int(s.controller[army])
        emit(s, MARKER_TAKEN, s.marker, army)
        if army < s.players:
            look_at_missions(s, army)


@rule
def start_menu(s: State) -> None:
    """RE-4.2  The player, or the controller of the mercenaries, decides what to do."""
    s.phase = MENU
    s.to_act = 1 << int(s.controller[s.army])


@rule
def list_menu(s: State, out: Any) -> int:
    """RE-4.2 to RE-4.7, RE-5.18, RE-21.9, RE-19.5

    Orders and bonus action of the card that can do something, and the end.
    """
    card, army, n = int(s.shown[s.army, s.turn]), s.army, 0
    moving = card >= SPLIT and s.ordered == 0
    paying = card <= KING_ME and s.ordered == 0
    if moving and expand_origins(s, army, False):
        out[n] = MENU_ID + (DO_SPLIT if card == SPLIT else DO_EXPAND)
        n += 1
    if moving and maneuver_origins(s, army, False):
        out[n] = MENU_ID + DO_MANEUVER
        n += 1
    if paying and quiet(s, army) & CITIES:
        out[n] = MENU_ID + DO_TAX
        n += 1
    if paying and (can_buy(s, army) or can_levy(s, army)):
        out[n] = MENU_ID + DO_SPEND
        n += 1
    if card == FORTIFY_CARD and s.bonus_used == 0 and fortifiable(s, army):
        out[n] = MENU_ID + DO_FORTIFY
        n += 1
    if card == ASSAULT_CARD and s.bonus_used == 0 and assault_origins(s, army):
        out[n] = MENU_ID + DO_ASSAULT
        n += 1
    out[n] = MENU_ID + END_TURN
    return n + 1


@rule
def choose_task(s: State, task: int) -> None:
    """RE-4.2, RE-21.2  Begin an order or a bonus action, or end the turn."""
    s.task = task
    if task in (DO_EXPAND, DO_SPLIT):
        s.stage = 0
        s.phase = EXPAND_FROM
    elif task == DO_MANEUVER:
        s.phase = MANEUVER_FROM
    elif task == DO_TAX:
        s.phase = TAX
    elif task == DO_SPEND:
        begin_spend(s)
    elif task == DO_FORTIFY:
        s.phase = FORTIFY
    elif task == DO_ASSAULT:
        s.phase = ASSAULT_FROM
    else:
        s.task = NO_TASK
        s.to_act = 0
        s.phase = TURN_END


@rule
def end_turn(s: State) -> None:
    """RE-4.4, RE-10.9  A free Maneuver after an Expand for who holds Berlin; then missions."""
    if s.berlin and can_use(s, s.army, BERLIN) and maneuver_origins(s, s.army, False):
        s.task = DO_BERLIN
        s.phase = BERLIN_MANEUVER
        s.to_act = 1 << int(s.controller[s.army])
    else:
        s.phase = TURN_REVEAL


# --- end of a round


@rule
def discard_cards(s: State) -> None:
    """RE-3.7, RE-3.8  The revealed cards go to the discard piles; then missions, in the order of the round."""
    for army in range(ARMIES):
        for turn in range(TURNS):
            if s.shown[army, turn] >= 0:
                s.spent[army, s.shown[army, turn]] += 1
    s.shown[:, :] = -1
    s.place = 0
    s.phase = NEXT_REVEAL

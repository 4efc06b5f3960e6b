"""Tricks (BB-5)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.board import empty_towns
from reinos.games.brian_boru.box import COLOUR_CARDS, COLOUR_TOWNS, NOWHERE, PRIMARY, SECONDARY, WHITE
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.seats import ask

LED = EVENTS["led"]
NO_ACTIVE_TOWN = EVENTS["no_active_town"]
PLAYED = EVENTS["played"]
TRICK_WON = EVENTS["trick_won"]
TRICK_UNWON = EVENTS["trick_unwon"]
OPTION_TAKEN = EVENTS["option_taken"]
LAST_CARDS = EVENTS["last_cards"]


@rule
def next_trick(s: state.State) -> None:
    """BB-5.1, BB-5.2, BB-5.5, BB-5.12, BB-15.7  The marker holder leads, until everybody has one card left."""
    if s.trick == box.TRICKS[s.players]:
        discard_last_cards(s)
        return
    s.trick += 1
    s.leader = s.marker
    if empty_towns(s):
        ask(s, s.leader, state.LEAD_TOWN)
    else:
        emit(s, NO_ACTIVE_TOWN, s.leader)
        ask(s, s.leader, state.LEAD_CARD)


@rule
def discard_last_cards(s: state.State) -> None:
    """BB-5.1, BB-3.4, BB-14.18  The last cards go, unseen; all cards will be shuffled again."""
    emit(s, LAST_CARDS, 1)
    s.hand[:] = 0
    s.packs[:, :] = 0
    s.picks[:, :] = 0
    s.shown[:] = -1
    s.lacks[:] = 0
    s.undealt = 0
    s.dealt = 0
    s.phase = state.MARRIAGE


@rule
def matching_cards(town: int) -> int:
    """BB-1.5  The cards that match a town: those of its colour and the white ones."""
    return int(COLOUR_CARDS[box.TOWN_COLOUR[town]] | COLOUR_CARDS[WHITE])


@rule
def matched_towns(hand: int, empty: int) -> int:
    """BB-5.2  The empty towns that a hand can match."""
    if hand & COLOUR_CARDS[WHITE]:
        return empty
    found = 0
    for colour in range(WHITE):
        if hand & COLOUR_CARDS[colour]:
            found |= empty & int(COLOUR_TOWNS[colour])
    return found


@rule
def lead_towns(s: state.State, seat: int) -> int:
    """BB-5.2, BB-5.4, BB-14.3  A town that the leader can match; any empty one if there is none."""
    empty = empty_towns(s)
    matched = matched_towns(int(s.hand[seat]), empty)
    return matched if matched else empty


@rule
def lead_town(s: state.State, seat: int, town: int) -> None:
    """BB-5.2  Put the marker on the active town."""
    s.active = town
    emit(s, LED, seat, town)
    ask(s, seat, state.LEAD_CARD)


@rule
def lead_cards(s: state.State, seat: int) -> int:
    """BB-5.3 to BB-5.5  The cards that the leader may play."""
    hand = int(s.hand[seat])
    if s.active == NOWHERE:
        return hand
    matching = hand & matching_cards(s.active)
    return matching if matching else hand


@rule
def lead_card(s: state.State, seat: int, card: int) -> None:
    """BB-5.3, BB-5.4  The leader's card."""
    note_unmatched_lead(s, seat, card)
    play_card(s, seat, card)


@rule
def hand_of(s: state.State, seat: int) -> int:
    """BB-5.6  Everybody but the leader is free to play any card."""
    return int(s.hand[seat])


@rule
def play_card(s: state.State, seat: int, card: int) -> None:
    """BB-5.3, BB-5.6  A card for all to see; clockwise the next one follows."""
    s.hand[seat] = int(s.hand[seat]) & ~(1 << card)
    s.card[seat] = card
    s.shown[card] = seat
    emit(s, PLAYED, seat, card)
    follower = (seat + 1) % s.players
    if follower == s.leader:
        close_trick(s)
    else:
        ask(s, follower, state.FOLLOW)


@rule
def note_unmatched_lead(s: state.State, seat: int, card: int) -> None:
    """BB-5.4, BB-13.8  Whoever leads off colour has shown that no card in hand matches any empty town."""
    if s.active != NOWHERE and matching_cards(s.active) >> card & 1 == 0:
        s.lacks[seat] = int(s.lacks[seat]) | unmatched_colours(s)


@rule
def unmatched_colours(s: state.State) -> int:
    """BB-5.4  The colours of cards that a hand has not that matches no empty town."""
    empty = empty_towns(s)
    lacking = 1 << WHITE
    for colour in range(WHITE):
        if empty & COLOUR_TOWNS[colour]:
            lacking |= 1 << colour
    return lacking


@rule
def would_win(s: state.State, card: int) -> bool:
    """BB-5.7  Whether a card would beat all that lie there."""
    if s.active == NOWHERE or matching_cards(s.active) >> card & 1 == 0:
        return False
    winner = trick_winner(s)
    return winner < 0 or card > s.card[winner]


@rule
def trick_winner(s: state.State) -> int:
    """BB-5.7, BB-5.9  The seat with the highest card that matches the active town, -1 nobody."""
    if s.active == NOWHERE:
        return -1
    matching = matching_cards(s.active)
    best = 0
    winner = -1
    for seat in range(s.players):
        card = int(s.card[seat])
        if matching >> card & 1 and card > best:
            best = card
            winner = seat
    return winner


@rule
def close_trick(s: state.State) -> None:
    """BB-5.7, BB-5.9  All cards lie there: who has won?"""
    s.winner = trick_winner(s)
    if s.winner >= 0:
        emit(s, TRICK_WON, s.winner, int(s.card[s.winner]), s.active)
    else:
        emit(s, TRICK_UNWON, s.leader)
    s.resolved = 0
    s.phase = state.NEXT_ACTOR


@rule
def next_in_order(s: state.State) -> int:
    """BB-5.8  The seat with the lowest card that has not acted, -1 nobody."""
    lowest = box.CARDS + 1
    found = -1
    for seat in range(s.players):
        card = int(s.card[seat])
        if s.resolved < card < lowest:
            lowest = card
            found = seat
    return found


@rule
def next_actor(s: state.State) -> None:
    """BB-5.8  In ascending order: the winner's primary action, a secondary one for the others."""
    seat = next_in_order(s)
    if seat < 0:
        end_trick(s)
        return
    card = int(s.card[seat])
    s.actor = seat
    s.resolved = card
    s.at = 0
    s.row = PRIMARY if seat == s.winner else SECONDARY
    if seat != s.winner and box.OPTIONS[card] > 1:
        ask(s, seat, state.OPTION)
        return
    if seat != s.winner:
        emit(s, OPTION_TAKEN, seat, card, 0)
    s.phase = state.ACT


@rule
def take_option(s: state.State, seat: int, index: int) -> None:
    """BB-5.8, BB-7.3, BB-14.8  One of the two secondary actions, whether it has an effect or not."""
    s.row = SECONDARY + index
    emit(s, OPTION_TAKEN, seat, int(s.card[seat]), index)
    s.phase = state.ACT


@rule
def end_trick(s: state.State) -> None:
    """BB-5.8, BB-5.9, BB-5.12, BB-5.10  The cards are discarded; without a winner the leader still has the marker."""
    s.card[:] = 0
    s.active = NOWHERE
    s.winner = -1
    s.actor = -1
    s.row = PRIMARY
    s.at = 0
    s.resolved = 0
    s.phase = state.NEXT_TRICK

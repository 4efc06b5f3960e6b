"""Preparation and draft (BB-3.2, BB-4)."""

from __future__ import annotations

from reinos.core.dice import shuffle
from reinos.core.event import emit, emit_to
from reinos.core.rule import rule
from reinos.games.brian_boru import state
from reinos.games.brian_boru.box import CARDS, DEAL, DRAFT_TURNS, PICKS
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.sets import count

ROUND_BEGUN = EVENTS["round_begun"]
VIKINGS_LANDED = EVENTS["vikings_landed"]
MARRIAGE_REVEALED = EVENTS["marriage_revealed"]
DRAFTED = EVENTS["drafted"]
DRAFT_CHOSEN = EVENTS["draft_chosen"]
PACKS_PASSED = EVENTS["packs_passed"]
HANDS_READY = EVENTS["hands_ready"]


@rule
def strength_of(s: state.State, card: int) -> int:
    """BB-1.3, BB-16.2  The invasion strength of a Viking card."""
    return s.vikings >> (card * state.STRENGTH_BITS) & ((1 << state.STRENGTH_BITS) - 1)


@rule
def prepare(s: state.State) -> None:
    """BB-3.2  Vikings land, a marriage is announced, the cards are dealt."""
    s.round += 1
    s.marriages_left -= 1
    emit(s, ROUND_BEGUN, s.round, 1 if s.marriages_left == 0 else 0)
    card = int(s.viking_deck[s.round - 1])
    s.viking_deck[s.round - 1] = -1
    s.landed[card] = 1
    s.strength = strength_of(s, card)
    s.battle_area = s.strength
    emit(s, VIKINGS_LANDED, s.strength)
    s.marriage = int(s.marriage_deck[s.round - 1])
    s.marriage_deck[s.round - 1] = -1
    s.met[s.marriage] = 1
    emit(s, MARRIAGE_REVEALED, s.marriage)
    deal(s)


@rule
def deal(s: state.State) -> None:
    """BB-4.1, BB-13.4, BB-15.3  Shuffle all action cards and deal them; one may be left over, unseen."""
    for i in range(CARDS):
        s.deck[i] = i + 1
    shuffle(s, s.deck, CARDS)
    size = int(DEAL[s.players])
    for seat in range(s.players):
        pack = 0
        for i in range(seat * size, (seat + 1) * size):
            pack |= 1 << int(s.deck[i])
        s.packs[seat, 0] = pack
    s.undealt = int(s.deck[CARDS - 1]) if s.players * size < CARDS else 0
    s.deck[:] = 0
    s.dealt = 1
    s.turn = 0
    s.trick = 0
    ask_draft(s)


@rule
def ask_draft(s: state.State) -> None:
    """BB-4.2  Everybody chooses at once."""
    s.phase = state.DRAFT
    s.to_act = (1 << s.players) - 1


@rule
def pack_left(s: state.State, seat: int) -> int:
    """BB-4.2  The cards of the seat's pack that it has not kept."""
    return int(s.packs[seat, s.turn]) & ~int(s.picks[seat, s.turn])


@rule
def draft(s: state.State, seat: int, card: int) -> None:
    """BB-4.2  Put a card aside, face down; with the second one the seat has chosen."""
    kept = int(s.picks[seat, s.turn]) | (1 << card)
    s.picks[seat, s.turn] = kept
    emit_to(s, 1 << seat, DRAFTED, seat, card)
    if count(kept) < PICKS[s.players, s.turn]:
        s.to_act |= 1 << seat
        return
    emit(s, DRAFT_CHOSEN, seat)
    if s.to_act == 0:
        pass_packs(s)


@rule
def pass_packs(s: state.State) -> None:
    """BB-4.3, BB-4.4, BB-14.22  The rest goes to the left; a pack of one or two cards is kept whole."""
    for seat in range(s.players):
        s.packs[(seat + 1) % s.players, s.turn + 1] = pack_left(s, seat)
    s.turn += 1
    emit(s, PACKS_PASSED, s.turn)
    if s.turn + 1 < DRAFT_TURNS[s.players]:
        ask_draft(s)
        return
    for seat in range(s.players):
        s.picks[seat, s.turn] = s.packs[seat, s.turn]
        s.hand[seat] = kept_cards(s, seat)
    s.turn += 1
    emit(s, HANDS_READY, int(DEAL[s.players]))
    s.phase = state.NEXT_TRICK


@rule
def kept_cards(s: state.State, seat: int) -> int:
    """BB-4.5, BB-14.25  All cards that the seat has kept."""
    found = 0
    for turn in range(DRAFT_TURNS[s.players]):
        found |= int(s.picks[seat, turn])
    return found


@rule
def own_cards(s: state.State, seat: int) -> int:
    """BB-13.2  The cards that the seat holds: those it has kept so far, then its hand."""
    return kept_cards(s, seat) if s.phase == state.DRAFT else int(s.hand[seat])


@rule
def hand_size(s: state.State, seat: int) -> int:
    """BB-13.1  How many cards a player holds, kept ones included; for everybody to know."""
    size = 0
    if s.dealt and s.phase == state.DRAFT:
        for turn in range(s.turn):
            size += int(PICKS[s.players, turn])
    elif s.dealt:
        size = int(DEAL[s.players])
        for card in range(1, CARDS + 1):
            size -= int(s.shown[card] == seat)
    return size

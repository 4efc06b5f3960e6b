"""The course of a game of Brian Boru (BB-2, BB-3, BB-15): who decides what, and what follows by itself."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru.action import act, buy, expand, legal_buy, legal_expand, liberate, stay
from reinos.games.brian_boru.battle import begin_battle, lose_town, next_loser, share_spoils
from reinos.games.brian_boru.board import (
    controlled,
    empty_towns,
    list_towns,
    open_regions,
    place_disc,
    towns_for_monastery,
)
from reinos.games.brian_boru.choices import (
    EVENTS,
    FIRST_BUY,
    FIRST_DRAFT,
    FIRST_EXPAND,
    FIRST_LEAD_TOWN,
    FIRST_LIBERATE,
    FIRST_MARRIAGE_TOWN,
    FIRST_MONASTERY_ID,
    FIRST_OPTION_ID,
    FIRST_PLAY,
    FIRST_RAID_TOWN,
    FIRST_SIDE,
    FIRST_START_TOWN,
    FIRST_TRACK_TOWN,
    STAY_ID,
)
from reinos.games.brian_boru.church import (
    begin_church,
    build,
    build_first,
    lead_church,
    next_builder,
    second_church,
)
from reinos.games.brian_boru.claims import claim_regions
from reinos.games.brian_boru.draft import draft, legal_draft, pass_packs, prepare
from reinos.games.brian_boru.marriage import (
    marriage_towns,
    marry,
    reward_coins,
    reward_track,
    take_marriage_town,
    take_track_town,
    wed_princess,
)
from reinos.games.brian_boru.scoring import end_game
from reinos.games.brian_boru.state import (
    ACT,
    BATTLE_STEP,
    BOTTOM,
    BUILD,
    BUY,
    CHURCH_MARKER,
    CHURCH_SECOND,
    CHURCH_STEP,
    DRAFT,
    END_OF_GAME,
    EXPAND,
    FIRST_MONASTERY,
    FOLLOW,
    LEAD_CARD,
    LEAD_TOWN,
    LIBERATE,
    MARRIAGE,
    MARRIAGE_TOWN,
    NEXT_ACTOR,
    NEXT_TRICK,
    NO_SIDE,
    NOWHERE,
    OPTION,
    OVER,
    PASS,
    PREPARE,
    PRIMARY,
    PRINCESS,
    PRINCESS_SIDE,
    RAID,
    RAID_TOWN,
    ROUNDS,
    SIDES,
    SPOILS,
    START_COINS,
    START_POINTS,
    START_RENOWN,
    START_TOWN,
    TRACK_COINS,
    TRACK_REWARDS,
    TRACK_TOWN,
    VIKING_CARDS,
    State,
)
from reinos.games.brian_boru.trick import (
    lead_town,
    legal_card,
    legal_lead_town,
    next_actor,
    next_trick,
    play_card,
    take_option,
)

STARTER = EVENTS["starter"]
SETTLED = EVENTS["settled"]


# --- setup


@rule
def setup(s: State) -> None:
    """BB-2  Lay the table; the start player places the first disc."""
    clear_table(s)
    shuffle_marriages(s)
    shuffle_vikings(s)
    for seat in range(s.players):  # BB-2.1
        s.coins[seat] = START_COINS
        s.renown[seat] = START_RENOWN
        s.score[seat] = START_POINTS
        s.space[seat] = BOTTOM
    s.marker = below(s, s.players)  # BB-2.5
    emit(s, STARTER, s.marker)
    s.phase = START_TOWN
    s.to_act = 1 << s.marker


@rule
def clear_table(s: State) -> None:
    """BB-2.2  Nothing lies anywhere; all claim tokens are face down on the board."""
    s.round = 0
    s.trick = 0
    s.turn = 0
    s.dealt = 0
    s.leader = -1
    s.active = NOWHERE
    s.winner = -1
    s.actor = -1
    s.row = PRIMARY
    s.at = 0
    s.resolved = 0
    s.queue = 0
    s.loser = -1
    s.deck[:] = 0
    s.undealt = 0
    s.hand[:] = 0
    s.packs[:, :] = 0
    s.picks[:, :] = 0
    s.card[:] = 0
    s.shown[:] = -1
    s.lacks[:] = 0
    s.marriage = -1
    s.met[:] = 0
    s.spouse[:] = -1
    s.side = NO_SIDE
    s.landed[:] = 0
    s.strength = 0
    s.battle_area = 0
    s.points[:] = 0
    s.ranks[:] = 0
    s.score[:] = 0
    s.coins[:] = 0
    s.renown[:] = 0
    s.raiders[:] = 0
    s.church[:] = 0
    s.space[:] = 0
    s.discs[:] = 0
    s.raided = 0
    s.monasteries = 0
    s.claim_up[:] = 0
    s.claim_holder[:] = -1


@rule
def shuffle_marriages(s: State) -> None:
    """BB-2.3  Two or three ordinary marriages on top of the Princess; the others leave the game unseen."""
    s.marriages_left = int(ROUNDS[s.players])
    for card in range(PRINCESS):
        s.deck[card] = card
    shuffle(s, s.deck, PRINCESS)
    s.marriage_deck[:] = -1
    for i in range(s.marriages_left - 1):
        s.marriage_deck[i] = s.deck[i]
    s.marriage_deck[s.marriages_left - 1] = PRINCESS
    s.deck[:] = 0


@rule
def shuffle_vikings(s: State) -> None:
    """BB-2.4  All seven Viking cards, face down."""
    for card in range(VIKING_CARDS):
        s.viking_deck[card] = card
    shuffle(s, s.viking_deck, VIKING_CARDS)


@rule
def settle(s: State, seat: int, town: int) -> None:
    """BB-2.6  A first disc in a region of one's own, clockwise."""
    place_disc(s, seat, town)
    emit(s, SETTLED, seat, town)
    neighbour = (seat + 1) % s.players
    if neighbour == s.marker:
        s.phase = PREPARE
    else:
        s.to_act = 1 << neighbour


# --- decisions


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """BB-15, BB-13.7  What the seat may decide now."""
    if (s.to_act >> seat) & 1 == 0:
        return 0
    phase = s.phase
    if phase in (LEAD_CARD, FOLLOW):
        return legal_card(s, seat, out)
    if phase == DRAFT:
        return legal_draft(s, seat, out)
    if phase == LEAD_TOWN:
        return legal_lead_town(s, seat, out)
    if phase == OPTION:
        return legal_range(FIRST_OPTION_ID, 2, out)
    if phase == BUY:
        return legal_buy(s, seat, out)
    if phase == EXPAND:
        return legal_expand(s, seat, out)
    if phase == PRINCESS_SIDE:
        return legal_range(FIRST_SIDE, len(SIDES), out)
    return legal_town(s, seat, out)


@rule
def legal_range(first: int, size: int, out: Any) -> int:
    """All choices of a kind."""
    for i in range(size):
        out[i] = first + i
    return size


@rule
def legal_town(s: State, seat: int, out: Any) -> int:
    """The towns of a decision that is about a town outside the tricks."""
    phase = s.phase
    if phase == START_TOWN:
        towns, first = open_regions(s), FIRST_START_TOWN
    elif phase == LIBERATE:
        towns, first = int(s.raided), FIRST_LIBERATE
    elif phase == MARRIAGE_TOWN:
        towns, first = marriage_towns(s), FIRST_MARRIAGE_TOWN
    elif phase == TRACK_TOWN:
        towns, first = empty_towns(s), FIRST_TRACK_TOWN
    elif phase == RAID_TOWN:
        towns, first = controlled(s, int(s.loser)), FIRST_RAID_TOWN
    else:
        towns, first = towns_for_monastery(s, seat), FIRST_MONASTERY_ID
    return list_towns(towns, first, out, 0)


@rule
def apply(s: State, seat: int, choice: int) -> None:
    """BB-15  Carry a decision out, and everything up to the next one."""
    if s.phase == DRAFT:
        draft(s, seat, choice - FIRST_DRAFT + 1)
    else:
        s.to_act = 0
        decide(s, seat, choice)
    proceed(s)


@rule
def decide(s: State, seat: int, choice: int) -> None:
    """One decision of one seat."""
    phase = s.phase
    if phase in (LEAD_CARD, FOLLOW):
        play_card(s, seat, choice - FIRST_PLAY + 1)
    elif phase == LEAD_TOWN:
        lead_town(s, seat, choice - FIRST_LEAD_TOWN)
    elif phase == OPTION:
        take_option(s, seat, choice - FIRST_OPTION_ID)
    elif phase == BUY:
        buy(s, seat, choice - FIRST_BUY)
    elif phase == EXPAND:
        if choice == STAY_ID:
            stay(s, seat)
        else:
            expand(s, seat, choice - FIRST_EXPAND)
    else:
        decide_rarely(s, seat, choice)


@rule
def decide_rarely(s: State, seat: int, choice: int) -> None:
    """The decisions of setup, of card 13 and of upkeep."""
    phase = s.phase
    if phase == START_TOWN:
        settle(s, seat, choice - FIRST_START_TOWN)
    elif phase == LIBERATE:
        liberate(s, seat, choice - FIRST_LIBERATE)
    elif phase == MARRIAGE_TOWN:
        take_marriage_town(s, seat, choice - FIRST_MARRIAGE_TOWN)
    elif phase == PRINCESS_SIDE:
        wed_princess(s, seat, choice - FIRST_SIDE)
    elif phase == TRACK_TOWN:
        take_track_town(s, seat, choice - FIRST_TRACK_TOWN)
    elif phase == RAID_TOWN:
        lose_town(s, seat, choice - FIRST_RAID_TOWN)
    elif phase == FIRST_MONASTERY:
        build_first(s, seat, choice - FIRST_MONASTERY_ID)
    else:
        build(s, seat, choice - FIRST_MONASTERY_ID)


# --- what follows by itself


@rule
def proceed(s: State) -> None:
    """BB-3.1, BB-15  The steps that need no decision, until somebody has to decide."""
    while s.to_act == 0 and s.phase != OVER:
        advance(s)


@rule
def advance(s: State) -> None:
    """BB-3.1  One step of a round: preparation, draft, tricks, upkeep."""
    phase = s.phase
    if phase == ACT:
        act(s)
    elif phase == NEXT_ACTOR:
        next_actor(s)
    elif phase == NEXT_TRICK:
        next_trick(s)
    elif phase == PASS:
        pass_packs(s)
    elif phase == PREPARE:
        prepare(s)
    elif phase == END_OF_GAME:
        end_game(s)
    else:
        upkeep(s)


@rule
def upkeep(s: State) -> None:
    """BB-8.1, BB-9.6  Marriage, battle, church, claims, in this order."""
    phase = s.phase
    if phase == MARRIAGE:
        marry(s)
    elif phase == TRACK_REWARDS:
        reward_track(s)
    elif phase == TRACK_COINS:
        reward_coins(s)
    elif phase == BATTLE_STEP:
        begin_battle(s)
    elif phase == RAID:
        next_loser(s)
    elif phase == SPOILS:
        share_spoils(s)
    elif phase == CHURCH_STEP:
        begin_church(s)
    elif phase == CHURCH_MARKER:
        lead_church(s)
    elif phase == CHURCH_SECOND:
        second_church(s)
    elif phase == BUILD:
        next_builder(s)
    else:
        claim_regions(s)

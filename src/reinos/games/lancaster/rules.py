"""The course of a game of Lancaster: setup, and round after round (LA-2, LA-3)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed, statutes
from reinos.games.lancaster.battles import continue_battles
from reinos.games.lancaster.castles import continue_castles
from reinos.games.lancaster.choices import BATTLES_LAID, LAW_SETS_DRAWN, LAWS_BEGUN, LAWS_PROPOSED, ROUND_BEGUN
from reinos.games.lancaster.counties import continue_counties
from reinos.games.lancaster.deployment import continue_deployment
from reinos.games.lancaster.knights import ally_of
from reinos.games.lancaster.laws import continue_laws
from reinos.games.lancaster.parliament import continue_parliament
from reinos.games.lancaster.scoring import end_match
from reinos.games.lancaster.state import BASE, MIXED_CHOICE, MIXED_RANDOM, NEW, OUT, SHOWN, State

# --- setup


@rule
def setup(s: State) -> None:
    """LA-2.1 to LA-2.10  Lay the table; the first question is the extension tile of the start player."""
    for seat in range(s.players):
        equip(s, seat)
        if s.players == 2:
            muster(s, ally_of(s, seat), printed.ALLY_COURT)
    s.noble_stack[:] = printed.NOBLES_PER_COUNTY[s.players]
    for tile in range(box.FAVOURS):
        s.favour[tile] = OUT if printed.FAVOUR_OUT[s.players, tile] else SHOWN
    s.start = below(s, s.players)
    s.next_start = s.start
    shuffle_battles(s)
    choose_law_sets(s)
    shuffle_laws(s)
    emit(s, ROUND_BEGUN, 1, s.start)
    if s.law_mode == MIXED_RANDOM:
        sets = s.group_set
        emit(s, LAW_SETS_DRAWN, int(sets[0]), int(sets[1]), int(sets[2]), int(sets[3]), int(sets[4]))
    emit(s, LAWS_BEGUN, int(s.in_force[0]), int(s.in_force[1]), int(s.in_force[2]))
    reveal_battles(s)
    propose_laws(s)
    proceed(s)


@rule
def equip(s: State, seat: int) -> None:
    """LA-2.2  Knights, gold, squires and a vote; all tiles are in stock."""
    muster(s, seat, printed.START_COURT)
    s.gold[seat] = printed.START_GOLD
    s.squires[seat] = printed.START_SQUIRES
    s.ledger[seat, 0] = printed.START_GOLD
    s.ledger[seat, 1] = printed.START_SQUIRES
    s.votes[seat] = printed.START_VOTES


@rule
def muster(s: State, party: int, court: Any) -> None:
    """LA-1.1, LA-2.2, LA-12.2  Seven knights, some in court and the others in reserve."""
    for strength in range(1, box.STRENGTHS + 1):
        s.court[party, strength] = court[strength]
        s.reserve[party, strength] = printed.COMPANY[strength] - court[strength]


@rule
def shuffle_battles(s: State) -> None:
    """LA-2.6  Remove two cards by strength and shuffle the other ten."""
    count = 0
    for card in range(box.BATTLE_CARDS):
        s.battle_seen[card] = printed.BATTLE_OUT[s.players, card]
        if printed.BATTLE_OUT[s.players, card] == 0:
            s.battle_deck[count] = card
            count += 1
    shuffle(s, s.battle_deck, count)
    s.battles_drawn = 0


@rule
def choose_law_sets(s: State) -> None:
    """LA-2.8, LA-8.0  Base or new laws for each group."""
    for group in range(box.GROUPS):
        if s.law_mode == BASE:
            s.group_set[group] = 0
        elif s.law_mode == NEW:
            s.group_set[group] = 1
        elif s.law_mode == MIXED_RANDOM:
            s.group_set[group] = below(s, 2)
    if s.law_mode == MIXED_CHOICE:
        s.group_set[0] = s.law_group_0
        s.group_set[1] = s.law_group_1
        s.group_set[2] = s.law_group_2
        s.group_set[3] = s.law_group_3
        s.group_set[4] = s.law_group_4


@rule
def in_game(s: State, law: int) -> bool:
    """LA-8.0  Whether a law belongs to the set that is used for its group."""
    return bool(s.group_set[statutes.GROUP[law]] == int(law >= box.BASE_LAWS))


@rule
def shuffle_laws(s: State) -> None:
    """LA-2.7  Group 0 is in force; the deck has the groups 1 to 4 in order, each shuffled."""
    place = 0
    for law in range(box.LAWS):
        s.law_seen[law] = 0 if in_game(s, law) else 1
        if in_game(s, law) and statutes.GROUP[law] == 0:
            s.in_force[place] = law
            s.law_seen[law] = 1
            place += 1
    shuffle(s, s.in_force, box.LAW_ROW)
    first = 0
    for group in range(1, box.GROUPS):
        count = 0
        for law in range(box.LAWS):
            if in_game(s, law) and statutes.GROUP[law] == group:
                s.law_deck[first + count] = law
                count += 1
        shuffle(s, s.law_deck[first:], count)
        first += count
    s.laws_drawn = 0


@rule
def reveal_battles(s: State) -> None:
    """LA-2.6, LA-11.20  Two battle cards into the upper row, left then right."""
    for place in range(box.UPPER, 2 * box.UPPER):
        card = int(s.battle_deck[s.battles_drawn])
        s.battles_drawn += 1
        s.battle_seen[card] = 1
        s.card[place] = card
    emit(s, BATTLES_LAID, int(s.card[box.UPPER]), int(s.card[box.UPPER + 1]))


@rule
def propose_laws(s: State) -> None:
    """LA-2.7, LA-11.20  Three law cards into the proposal row, left to right."""
    for place in range(box.LAW_ROW):
        law = int(s.law_deck[s.laws_drawn])
        s.laws_drawn += 1
        s.law_seen[law] = 1
        s.proposal[place] = law
    emit(s, LAWS_PROPOSED, int(s.proposal[0]), int(s.proposal[1]), int(s.proposal[2]))


# --- the course of the game


@rule
def proceed(s: State) -> None:
    """LA-3.1, LA-3.2  Go on until somebody is asked something or the game is over."""
    while s.to_act == 0 and s.phase != asking.OVER:
        advance(s)


@rule
def advance(s: State) -> None:
    """LA-3.1, LA-3.2  One step on, phase after phase."""
    if s.phase == asking.SETUP:
        continue_setup(s)
    elif s.phase == asking.DEPLOYMENT:
        continue_deployment(s)
    elif s.phase == asking.PARLIAMENT:
        continue_parliament(s)
    elif s.phase == asking.APPLYING:
        continue_laws(s)
    elif s.phase == asking.COUNTY_SCORING:
        continue_counties(s)
    elif s.phase == asking.CASTLE_SCORING:
        continue_castles(s)
    elif s.phase == asking.BATTLE_SCORING and continue_battles(s):
        end_round(s)


@rule
def continue_setup(s: State) -> None:
    """LA-2.3, LA-14.1  In turn order everybody chooses an extension tile."""
    if s.step < s.players:
        asking.ask(s, asking.ASK_SETUP, asking.next_seat(s))
        s.step += 1
    else:
        begin_deployment(s)


@rule
def begin_deployment(s: State) -> None:
    """LA-4.1  The start player places first; nothing of the round has been voted, applied or scored."""
    asking.begin(s, asking.DEPLOYMENT)
    s.step = 0
    s.vote = 0
    s.law = 0
    s.county = 0
    s.battle = 0


@rule
def end_round(s: State) -> None:
    """LA-3.1, LA-11.20  Prepare the next round, or end the game after the fifth."""
    if s.round == box.ROUNDS:
        end_match(s)
        return
    s.round += 1
    s.start = s.next_start
    emit(s, ROUND_BEGUN, s.round, s.start)
    reveal_battles(s)
    for tile in range(box.FAVOURS):
        if s.favour[tile] != OUT:
            s.favour[tile] = SHOWN
    propose_laws(s)
    begin_deployment(s)

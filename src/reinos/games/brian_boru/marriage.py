"""Upkeep, first step: the marriage (BB-8)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.board import empty_towns, place_disc
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.seats import ask

NOBODY_MARRIES = EVENTS["nobody_marries"]
MARRIED = EVENTS["married"]
MARRIAGE_TOWN_TAKEN, MARRIAGE_TOWN_MISSED = EVENTS["marriage_town_taken"], EVENTS["marriage_town_missed"]
PRINCESS_WED = EVENTS["princess_wed"]
TRACK_REWARD = EVENTS["track_reward"]
TRACK_TOWN_TAKEN, TRACK_TOWN_MISSED = EVENTS["track_town_taken"], EVENTS["track_town_missed"]


@rule
def highest_disc(s: state.State) -> int:
    """BB-8.2, BB-8.3  The seat that is highest on the marriage track, -1 if all are on the first space."""
    found = -1
    space = box.BOTTOM
    for seat in range(s.players):
        if s.space[seat] > space:
            space = int(s.space[seat])
            found = seat
    return found


@rule
def marry(s: state.State) -> None:
    """BB-8.2 to BB-8.4  The highest disc wins the marriage and receives all that the card shows."""
    seat = highest_disc(s)
    card = s.marriage
    s.actor = seat
    if seat < 0:
        emit(s, NOBODY_MARRIES, card)
        s.marriage = -1
        s.phase = state.BATTLE
        return
    points, renown = int(box.MARRIAGE_POINTS[card]), int(box.MARRIAGE_RENOWN[card])
    s.spouse[card] = seat
    s.score[seat] += points
    s.renown[seat] += renown
    emit(s, MARRIED, seat, card, points, renown)
    if card == box.PRINCESS:
        ask(s, seat, state.PRINCESS_SIDE)
    elif marriage_towns(s):
        ask(s, seat, state.MARRIAGE_TOWN)
    else:
        if box.MARRIAGE_REGION[card] >= 0:
            emit(s, MARRIAGE_TOWN_MISSED, seat, int(box.MARRIAGE_REGION[card]))
        reward_track(s)


@rule
def marriage_towns(s: state.State) -> int:
    """BB-8.4  The empty towns of the region that this round's card names."""
    region = int(box.MARRIAGE_REGION[s.marriage])
    return empty_towns(s) & int(box.REGION_TOWNS[region]) if region >= 0 else 0


@rule
def take_marriage_town(s: state.State, seat: int, town: int) -> None:
    """BB-8.4, BB-14.21  A disc on a town of the named region."""
    place_disc(s, seat, town)
    emit(s, MARRIAGE_TOWN_TAKEN, seat, town)
    reward_track(s)


@rule
def wed_princess(s: state.State, seat: int, side: int) -> None:
    """BB-8.5, BB-14.17  Military support, trade, or four points instead of the card."""
    s.side = side
    if side == box.REFUSE:
        s.spouse[box.PRINCESS] = -1
        s.score[seat] += box.REFUSAL_POINTS
    emit(s, PRINCESS_WED, seat, side)
    reward_track(s)


@rule
def seat_on(s: state.State, space: int) -> int:
    """The seat on a space of the marriage track that holds one disc, -1 nobody."""
    for seat in range(s.players):
        if s.space[seat] == space:
            return seat
    return -1


@rule
def reward_track(s: state.State) -> None:
    """BB-8.6, BB-8.7  The winner goes back to the first space; then the town of space 9."""
    s.space[s.actor] = box.BOTTOM
    s.marriage = -1
    s.actor = seat_on(s, box.TOWN_SPACE)
    if s.actor >= 0 and empty_towns(s):
        ask(s, s.actor, state.TRACK_TOWN)
    else:
        if s.actor >= 0:
            emit(s, TRACK_TOWN_MISSED, s.actor)
        reward_spaces(s)


@rule
def take_track_town(s: state.State, seat: int, town: int) -> None:
    """BB-8.7  A disc on any empty town."""
    place_disc(s, seat, town)
    emit(s, TRACK_TOWN_TAKEN, seat, town)
    reward_spaces(s)


@rule
def reward_spaces(s: state.State) -> None:
    """BB-8.7, BB-6.5  Coins and renown for the other spaces, from the highest down."""
    for space in range(box.TOP, box.BOTTOM, -1):
        coins, renown = int(box.SPACE_COINS[space]), int(box.SPACE_RENOWN[space])
        seat = seat_on(s, space)
        if seat >= 0 and coins + renown > 0:
            s.coins[seat] += coins
            s.renown[seat] += renown
            emit(s, TRACK_REWARD, seat, space, coins, renown)
    s.actor = -1
    s.phase = state.BATTLE

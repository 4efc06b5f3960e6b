"""Rewards: gold, squires, votes and points, and the questions that other rewards ask (LA-5)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster.choices import BUILT, NOBLE_REMOVED, NOBLE_TAKEN
from reinos.games.lancaster.knights import can_upgrade, is_ally, lord, may_enter_some, recruit, turn_away
from reinos.games.lancaster.state import (
    ALLY_USES,
    APPLYING,
    ASK_EXTENSION,
    ASK_NOTHING,
    ASK_UPGRADE,
    BATTLE_SCORING,
    COUNTIES,
    COUNTY_REWARD,
    EXTENSION,
    FACE_UP,
    FROM_BATTLES,
    FROM_COUNTIES,
    FROM_LAWS,
    GOLD,
    IN_STOCK,
    NEW_KNIGHT,
    NOBODY,
    PARTS,
    POINTS,
    SPACES,
    SQUIRES,
    TO_BATTLE,
    UPGRADE,
    VOTES,
    State,
)


@rule
def pay_gold(s: State, seat: int, amount: int) -> None:
    """LA-2.9, LA-5.1, LA-14.4, LA-16.3  Gold from the endless supply, or to it if negative; everybody sees it."""
    s.gold[seat] += amount
    s.ledger[seat, 0] += amount


@rule
def pay_squires(s: State, seat: int, amount: int) -> None:
    """LA-2.9, LA-5.2, LA-14.4, LA-16.3  Squires from the endless supply, or to it if negative; everybody sees it."""
    s.squires[seat] += amount
    s.ledger[seat, 1] += amount


@rule
def in_stock(s: State, seat: int) -> int:
    """LA-1.6, LA-7.11, LA-14.13  Extension tiles not on the castle yet; one that is there counts, face down too."""
    count = 0
    for space in range(SPACES):
        if s.tiles[seat, space] == IN_STOCK:
            count += 1
    return count


@rule
def nobles_owned(s: State, seat: int) -> int:
    """LA-6.13, LA-7.15, LA-8.7  Noble tiles of a seat, without the lord."""
    count = 0
    for county in range(COUNTIES):
        count += int(s.nobles[seat, county])
    return count


@rule
def noble_possible(s: State, party: int, county: int) -> bool:
    """LA-1.5, LA-5.8, LA-12.6, LA-12.8, LA-14.20  A tile is left, to be taken, or removed by an ally."""
    return bool(s.noble_stack[county] > 0 and (is_ally(s, party) or s.nobles[party, county] == 0))


@rule
def take_noble(s: State, party: int, county: int) -> None:
    """LA-5.8, LA-12.6, LA-12.8  One tile of the county's stack to the round table; an ally's leaves the game."""
    s.noble_stack[county] -= 1
    if is_ally(s, party):
        emit(s, NOBLE_REMOVED, lord(s, party), county)
    else:
        s.nobles[party, county] = 1
        emit(s, NOBLE_TAKEN, party, county)


@rule
def has_effect(s: State, party: int, part: int) -> bool:
    """LA-5.11, LA-14.25  Whether a part of a reward would do anything."""
    if part == NEW_KNIGHT:
        return bool(s.reserve[party, 1] > 0)
    if part == UPGRADE:
        return can_upgrade(s, party)
    if part == EXTENSION:
        return in_stock(s, party) > 0
    if part == TO_BATTLE:
        return may_enter_some(s, party)
    return True


@rule
def county_part(s: State, party: int, county: int, part: int) -> int:
    """LA-12.8  How much of a part a county pays a party."""
    if is_ally(s, party) and ALLY_USES[part] == 0:
        return 0
    return int(COUNTY_REWARD[county, part])


@rule
def county_pays(s: State, party: int, county: int) -> bool:
    """LA-9.2, LA-12.8  Whether at least one part of the county's reward has an effect."""
    works = 0
    for part in range(len(PARTS)):
        if county_part(s, party, county, part) > 0 and has_effect(s, party, part):
            works += 1
    return works > 0


@rule
def grant(s: State, party: int, part: int, amount: int) -> None:
    """LA-5.1 to LA-5.5, LA-14.16, LA-14.17  A part of a reward that asks nothing; an ally uses new knights only."""
    if part == NEW_KNIGHT:
        for _ in range(amount):
            recruit(s, party)
    elif is_ally(s, party):
        return
    elif part == GOLD:
        pay_gold(s, party, amount)
    elif part == SQUIRES:
        pay_squires(s, party, amount)
    elif part == VOTES:
        s.votes[party] += amount
    elif part == POINTS:
        score_points(s, party, amount)


@rule
def score_points(s: State, seat: int, points: int) -> None:
    """LA-5.4  Advance the score; and remember what it came from."""
    s.score[seat] += points
    if s.phase == APPLYING:
        s.earned[seat, FROM_LAWS] += points
    elif s.phase == BATTLE_SCORING:
        s.earned[seat, FROM_BATTLES] += points
    else:
        s.earned[seat, FROM_COUNTIES] += points


# --- questions


@rule
def ask(s: State, question: int, party: int) -> None:
    """Ask the seat that decides for a party."""
    s.ask = question
    s.party = party
    s.to_act = 1 << lord(s, party)


@rule
def answered(s: State) -> None:
    """Nothing is being asked."""
    s.ask = ASK_NOTHING
    s.party = NOBODY
    s.may_decline = 0
    s.to_act = 0


@rule
def ask_upgrade(s: State, party: int, may_decline: int) -> None:
    """LA-5.6, LA-5.12  Ask for the knight to be upgraded; no suitable pair: lost."""
    if can_upgrade(s, party):
        ask(s, ASK_UPGRADE, party)
        s.may_decline = may_decline


@rule
def ask_extension(s: State, seat: int, may_decline: int) -> None:
    """LA-5.7, LA-5.12  Ask for the tile; no tile left: lost."""
    if in_stock(s, seat) > 0:
        ask(s, ASK_EXTENSION, seat)
        s.may_decline = may_decline


@rule
def build(s: State, seat: int, space: int) -> None:
    """LA-2.3, LA-5.7  Put a tile on its space of the castle; a knight standing there goes to the court."""
    turn_away(s, seat, space)
    s.tiles[seat, space] = FACE_UP
    emit(s, BUILT, seat, space)

"""Phase 3b: castles are scored, and the round table votes (LA-10)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster.choices import ALLY_SCORED, CASTLE_SCORED, DONE_ID, EXCHANGE_PAID, TABLE_SEATED, item_id
from reinos.games.lancaster.knights import ally_of, leave_castle
from reinos.games.lancaster.laws import turn_tiles_up
from reinos.games.lancaster.rewards import ask, ask_upgrade, grant, has_effect, nobles_owned, pay_squires
from reinos.games.lancaster.state import (
    ALLY_REWARD,
    ALLY_SPACES,
    ASK_CASTLE,
    BATTLE_SCORING,
    DEPLOYED,
    FACE_UP,
    GOLD,
    NEW_KNIGHT,
    ROUNDS,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SQUIRES,
    TABLE_LORD,
    TABLE_PER_NOBLE,
    UPGRADE,
    VOTES,
    State,
)


@rule
def item_waits(s: State, seat: int, space: int) -> bool:
    """LA-10.2, LA-12.14  A knight or face-up tile that has not been scored; the ally's spaces come last."""
    if (s.picked >> space) & 1:
        return False
    if space >= SPACES:
        return bool(s.players == 2 and s.castle[ally_of(s, seat), space - SPACES] > 0)
    return bool(s.castle[seat, space] > 0 or s.tiles[seat, space] == FACE_UP)


@rule
def gain_works(s: State, seat: int, space: int) -> bool:
    """LA-5.10, LA-5.11, LA-12.9  Whether an exchange, or a space of the ally, would have an effect."""
    works = False
    if space >= SPACES:
        for part in range(NEW_KNIGHT, UPGRADE + 1):
            if ALLY_REWARD[space - SPACES, part] > 0 and has_effect(s, ally_of(s, seat), part):
                works = True
        return works
    for part in range(NEW_KNIGHT, UPGRADE + 1):
        if SPACE_REWARD[space, part] > 0 and has_effect(s, seat, part):
            works = True
    return works


@rule
def is_exchange(space: int) -> bool:
    """LA-5.10, LA-12.14  Items that can be declined: exchanges, and all of the ally's."""
    return bool(space >= SPACES or SPACE_PRICE[space] > 0)


@rule
def item_offered(s: State, seat: int, space: int, purse: int) -> bool:
    """LA-10.3  An exchange that so many squires can pay for and that would have an effect."""
    if not is_exchange(space) or not item_waits(s, seat, space):
        return False
    if space < SPACES and purse < SPACE_PRICE[space]:
        return False
    return gain_works(s, seat, space)


@rule
def squires_to_come(s: State, seat: int) -> int:
    """Squires that items not scored yet will bring by themselves."""
    total = 0
    for space in range(SPACES):
        if not is_exchange(space) and item_waits(s, seat, space):
            total += int(SPACE_REWARD[space, SQUIRES])
    return total


@rule
def continue_castles(s: State) -> None:
    """LA-10.1 to LA-10.3  Castle after castle in turn order; ask while an exchange is possible.

    With upgrades of knights in play the automatic items come first, which is never worse (LA-10.3).
    With upgrades of deployed knights only, the owner orders all items.
    """
    if s.turn == s.players:
        s.phase = BATTLE_SCORING
        s.battle = 0
        s.stage = 0
        return
    seat = (s.start + s.turn) % s.players
    if s.stage == 0:
        s.picked = 0
        s.stage = 1
    if s.upgrade_scope != DEPLOYED:
        score_automatic(s, seat)
    send_scored_home(s, seat)
    purse = int(s.squires[seat]) + squires_to_come(s, seat)
    for space in range(SPACES + ALLY_SPACES):
        if item_offered(s, seat, space, purse):
            ask(s, ASK_CASTLE, seat)
            return
    end_castle(s, seat)


@rule
def item_choices(s: State, seat: int, out: Any) -> int:
    """LA-10.2, LA-12.14  The next item, or no more: what is automatic is scored then."""
    n = 0
    for space in range(SPACES + ALLY_SPACES):
        automatic = not is_exchange(space) and item_waits(s, seat, space)
        if automatic or item_offered(s, seat, space, int(s.squires[seat])):
            out[n] = item_id(space)
            n += 1
    out[n] = DONE_ID
    return n + 1


@rule
def score_item(s: State, seat: int, space: int) -> None:
    """LA-5.10, LA-10.2, LA-12.9, LA-14.11  One item, once; an exchange is paid first."""
    s.picked |= 1 << space
    if space >= SPACES:
        emit(s, ALLY_SCORED, seat, space - SPACES)
        if ALLY_REWARD[space - SPACES, NEW_KNIGHT] > 0:
            grant(s, ally_of(s, seat), NEW_KNIGHT, 1)
        if ALLY_REWARD[space - SPACES, UPGRADE] > 0:
            ask_upgrade(s, ally_of(s, seat), 1)
        return
    if SPACE_PRICE[space] > 0:
        emit(s, EXCHANGE_PAID, seat, space)
        pay_squires(s, seat, -int(SPACE_PRICE[space]))
    for part in range(GOLD, NEW_KNIGHT + 1):
        if SPACE_REWARD[space, part] > 0:
            grant(s, seat, part, int(SPACE_REWARD[space, part]))
    if SPACE_REWARD[space, UPGRADE] > 0:
        ask_upgrade(s, seat, 0)


@rule
def score_automatic(s: State, seat: int) -> None:
    """LA-10.3  Gold, squires and votes of all knights and tiles that have not been scored."""
    gold, squires, votes, scored = 0, 0, 0, 0
    for space in range(SPACES):
        if not is_exchange(space) and item_waits(s, seat, space):
            gold += int(SPACE_REWARD[space, GOLD])
            squires += int(SPACE_REWARD[space, SQUIRES])
            votes += int(SPACE_REWARD[space, VOTES])
            scored |= 1 << space
    if scored != 0:
        s.picked |= scored
        grant(s, seat, GOLD, gold)
        grant(s, seat, SQUIRES, squires)
        grant(s, seat, VOTES, votes)
        emit(s, CASTLE_SCORED, seat, gold, squires, votes)


@rule
def send_scored_home(s: State, seat: int) -> None:
    """LA-10.2, LA-12.9  Each scored knight goes to the court; tiles stay."""
    for space in range(SPACES):
        if (s.picked >> space) & 1:
            leave_castle(s, seat, space)
    if s.players == 2:
        for space in range(ALLY_SPACES):
            if (s.picked >> (SPACES + space)) & 1:
                leave_castle(s, ally_of(s, seat), space)


@rule
def end_castle(s: State, seat: int) -> None:
    """LA-10.2, LA-10.4, LA-10.5  What is left is scored or declined; then the round table; then the next castle."""
    score_automatic(s, seat)
    s.picked = (1 << (SPACES + ALLY_SPACES)) - 1
    send_scored_home(s, seat)
    s.picked = 0
    seat_round_table(s, seat)
    turn_tiles_up(s, seat)
    s.turn += 1
    s.stage = 0


@rule
def seat_round_table(s: State, seat: int) -> None:
    """LA-10.4  One vote a noble and one for the lord, except in the last round."""
    if s.round < ROUNDS:
        votes = TABLE_PER_NOBLE * nobles_owned(s, seat) + TABLE_LORD
        s.votes[seat] += votes
        emit(s, TABLE_SEATED, seat, votes)

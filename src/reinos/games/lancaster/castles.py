"""Phase 3b: castles are scored, and the round table votes (LA-10)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.choices import (
    ALLY_SCORED,
    CASTLE_SCORED,
    CASTLE_UNUSED,
    EXCHANGE_PAID,
    FACED_UP,
    LEFT_CASTLE,
    TABLE_SEATED,
)
from reinos.games.lancaster.knights import ally_of, leave_castle, report
from reinos.games.lancaster.measures import nobles_owned
from reinos.games.lancaster.rewards import ask_for, grant, pay_gold, pay_squires, pays
from reinos.games.lancaster.state import DEPLOYED, FACE_DOWN, FACE_UP, State


@rule
def owner(s: State, seat: int, space: int) -> int:
    """LA-12.9  Whose knights stand on a space: the seat's, or on the last spaces its ally's."""
    return seat if space < box.SPACES else ally_of(s, seat)


@rule
def waits(s: State, seat: int, space: int) -> bool:
    """LA-10.2, LA-12.14  A knight or face-up tile that has not been scored."""
    if (s.scored >> space) & 1 or (space >= box.SPACES and s.players != 2):
        return False
    if space < box.SPACES and s.tiles[seat, space] == FACE_UP:
        return True
    return bool(s.castle[owner(s, seat, space), space % box.SPACES] > 0)


@rule
def is_automatic(space: int) -> bool:
    """LA-5.10, LA-12.14  Whether a space pays by itself; exchanges and all of the ally's can be declined."""
    return bool(space < box.SPACES and printed.SPACE_PRICE[space] == 0)


@rule
def is_offered(s: State, seat: int, space: int, purse: int) -> bool:
    """LA-5.10, LA-5.11, LA-10.3, LA-12.9  What so many squires can pay for and would have an effect."""
    if is_automatic(space) or purse < printed.SPACE_PRICE[space] or not waits(s, seat, space):
        return False
    return pays(s, owner(s, seat, space), printed.SPACE_REWARD[space])


@rule
def squires_to_come(s: State, seat: int) -> int:
    """LA-10.3  Squires that spaces not scored yet will bring by themselves."""
    total = 0
    for space in range(box.SPACES):
        if is_automatic(space) and waits(s, seat, space):
            total += int(printed.SPACE_REWARD[space, printed.SQUIRES])
    return total


@rule
def continue_castles(s: State) -> None:
    """LA-10.1 to LA-10.3  Castle after castle in turn order; ask while an exchange is possible.

    With upgrades of knights in play the automatic items come first, which is never worse (LA-10.3).
    With upgrades of deployed knights only, the owner orders all items.
    """
    if s.step == s.players:
        asking.begin(s, asking.BATTLE_SCORING)
        return
    seat = asking.next_seat(s)
    if s.upgrade_scope != DEPLOYED:
        score_automatic(s, seat)
    send_scored_home(s, seat)
    purse = int(s.squires[seat]) + squires_to_come(s, seat)
    for space in range(box.ALL_SPACES):
        if is_offered(s, seat, space, purse):
            asking.ask(s, asking.ASK_CASTLE, seat)
            return
    end_castle(s, seat)


@rule
def may_score(s: State, seat: int, space: int) -> bool:
    """LA-10.2, LA-12.14  The next item of the castle."""
    return (is_automatic(space) and waits(s, seat, space)) or is_offered(s, seat, space, int(s.squires[seat]))


@rule
def score_space(s: State, seat: int, space: int) -> None:
    """LA-5.10, LA-10.2, LA-12.9, LA-14.11  One item, once; an exchange is paid first."""
    s.scored |= 1 << space
    party = owner(s, seat, space)
    if party != seat:
        emit(s, ALLY_SCORED, seat, space - box.SPACES)
    elif printed.SPACE_PRICE[space] > 0:
        emit(s, EXCHANGE_PAID, seat, space)
        pay_squires(s, seat, -int(printed.SPACE_PRICE[space]))
    grant(s, party, printed.SPACE_REWARD[space], 1)
    ask_for(s, party, printed.SPACE_REWARD[space], int(party != seat))


@rule
def score_automatic(s: State, seat: int) -> None:
    """LA-10.3  Gold, squires and votes of all knights and tiles that have not been scored."""
    gold, squires, votes, scored = 0, 0, 0, 0
    for space in range(box.SPACES):
        if is_automatic(space) and waits(s, seat, space):
            gold += int(printed.SPACE_REWARD[space, printed.GOLD])
            squires += int(printed.SPACE_REWARD[space, printed.SQUIRES])
            votes += int(printed.SPACE_REWARD[space, printed.VOTES])
            scored |= 1 << space
    if scored != 0:
        s.scored |= scored
        pay_gold(s, seat, gold)
        pay_squires(s, seat, squires)
        s.votes[seat] += votes
        emit(s, CASTLE_SCORED, seat, scored)


@rule
def send_scored_home(s: State, seat: int) -> None:
    """LA-10.2, LA-12.9  Each scored knight goes to the court; tiles stay."""
    vacate(s, seat, 0, box.SPACES)
    if s.players == 2:
        vacate(s, seat, box.SPACES, box.ALL_SPACES)


@rule
def vacate(s: State, seat: int, first: int, end: int) -> None:
    """LA-10.2, LA-12.9  The scored knights of one castle, the seat's own or its ally's."""
    party = owner(s, seat, first)
    ones, twos, threes, fours = 0, 0, 0, 0
    for space in range(first, end):
        strength = int(s.castle[party, space - first])
        if strength > 0 and (s.scored >> space) & 1:
            leave_castle(s, party, space - first)
            ones += int(strength == 1)
            twos += int(strength == 2)
            threes += int(strength == 3)
            fours += int(strength == 4)
    if ones + twos + threes + fours > 0:
        report(s, LEFT_CASTLE, party, ones, twos, threes, fours)


@rule
def end_castle(s: State, seat: int) -> None:
    """LA-10.2, LA-10.4, LA-10.5  What is left is scored or declined; then the round table; then the next castle."""
    score_automatic(s, seat)
    tell_unused(s, seat)
    s.scored = (1 << box.ALL_SPACES) - 1
    send_scored_home(s, seat)
    s.scored = 0
    seat_round_table(s, seat)
    turn_tiles_up(s, seat)
    s.step += 1


@rule
def tell_unused(s: State, seat: int) -> None:
    """LA-10.3, LA-12.14, LA-16.3  What was not used, for want of will, of squires or of an effect: nobody is told."""
    if s.quiet:
        return
    unused = 0
    for space in range(box.ALL_SPACES):
        if waits(s, seat, space):
            unused |= 1 << space
    if unused != 0:
        emit(s, CASTLE_UNUSED, seat, unused)


@rule
def seat_round_table(s: State, seat: int) -> None:
    """LA-10.4  One vote a noble and one for the lord, except in the last round."""
    if s.round < box.ROUNDS:
        votes = printed.TABLE_PER_NOBLE * nobles_owned(s, seat) + printed.TABLE_LORD
        s.votes[seat] += votes
        emit(s, TABLE_SEATED, seat, votes)


@rule
def turn_tiles_up(s: State, seat: int) -> None:
    """LA-10.5  Face-down tiles are turned up again."""
    turned = 0
    for space in range(box.SPACES):
        if s.tiles[seat, space] == FACE_DOWN:
            s.tiles[seat, space] = FACE_UP
            turned |= 1 << space
    if turned != 0:
        emit(s, FACED_UP, seat, turned)

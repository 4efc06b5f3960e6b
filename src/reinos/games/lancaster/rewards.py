"""Rewards: gold, squires, votes, points and knights, and the questions that other parts of them ask (LA-5)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, knights, printed
from reinos.games.lancaster.choices import BUILT, DECLINED, LOST, NOBLE_REMOVED, NOBLE_TAKEN
from reinos.games.lancaster.measures import extensions_built, nobles_owned
from reinos.games.lancaster.state import FACE_UP, IN_STOCK, State

FROM_COUNTIES, FROM_LAWS, FROM_BATTLES = range(3)  # columns of `earned`


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
def score_points(s: State, seat: int, points: int) -> None:
    """LA-5.4  Advance the score; and remember what it came from."""
    s.score[seat] += points
    if s.phase == asking.APPLYING:
        s.earned[seat, FROM_LAWS] += points
    elif s.phase == asking.BATTLE_SCORING:
        s.earned[seat, FROM_BATTLES] += points
    else:
        s.earned[seat, FROM_COUNTIES] += points


# --- whole rewards, each a row of a table


@rule
def has_effect(s: State, party: int, part: int) -> bool:
    """LA-5.11, LA-14.25  Whether a part of a reward would do anything."""
    if part == printed.NEW_KNIGHT:
        return bool(s.reserve[party, 1] > 0)
    if part == printed.UPGRADE:
        return knights.can_upgrade(s, party)
    if part == printed.EXTENSION:
        return extensions_built(s, party) < box.SPACES
    if part == printed.TO_BATTLE:
        return knights.may_enter_some(s, party)
    if part == printed.NOBLE:
        return some_noble(s, party)
    return True


@rule
def pays(s: State, party: int, reward: Any) -> bool:
    """LA-5.11, LA-9.2  Whether at least one part of a reward has an effect."""
    for part in range(len(printed.PARTS)):
        if reward[part] > 0 and has_effect(s, party, part):
            return True
    return False


@rule
def grant(s: State, party: int, reward: Any, times: int) -> None:
    """LA-5.1 to LA-5.5, LA-14.16, LA-14.17  What asks nothing, so many times; an ally uses new knights only."""
    for _ in range(times * int(reward[printed.NEW_KNIGHT])):
        if has_effect(s, party, printed.NEW_KNIGHT):
            knights.recruit(s, party)
        else:
            knights.report(s, LOST, party, printed.NEW_KNIGHT, 1)
    if not knights.is_ally(s, party):
        pay_gold(s, party, times * int(reward[printed.GOLD]))
        pay_squires(s, party, times * int(reward[printed.SQUIRES]))
        s.votes[party] += times * int(reward[printed.VOTES])
        score_points(s, party, times * int(reward[printed.POINTS]))


@rule
def ask_for(s: State, party: int, reward: Any, may_decline: int) -> None:
    """LA-5.6 to LA-5.9, LA-5.12, LA-12.6  Ask what the rest of a reward should be; a part without effect is lost."""
    if reward[printed.UPGRADE] > 0 and has_effect(s, party, printed.UPGRADE):
        asking.ask(s, asking.ASK_UPGRADE, party)
    elif reward[printed.EXTENSION] > 0 and has_effect(s, party, printed.EXTENSION):
        asking.ask(s, asking.ASK_EXTENSION, party)
    elif reward[printed.TO_BATTLE] > 0 and has_effect(s, party, printed.TO_BATTLE):
        asking.ask(s, asking.ASK_BATTLE, party)
    elif reward[printed.NOBLE] > 0 and has_effect(s, party, printed.NOBLE):
        asking.ask(s, asking.ASK_REMOVE if knights.is_ally(s, party) else asking.ASK_NOBLE, party)
    else:
        lose_asked(s, party, reward)
    s.may_decline = may_decline


@rule
def lose_asked(s: State, party: int, reward: Any) -> None:
    """LA-5.6 to LA-5.9  A part that would be asked for, and has no effect, falls away."""
    if s.quiet:
        return
    for part in range(printed.UPGRADE, printed.NOBLE + 1):
        if reward[part] > 0:
            knights.report(s, LOST, party, part, int(reward[part]))


@rule
def lose_unusable(s: State, party: int, reward: Any) -> None:
    """LA-12.6, LA-12.8  What an ally cannot use falls away."""
    if not s.quiet and knights.is_ally(s, party):
        for part in range(len(printed.PARTS)):
            if reward[part] > 0 and printed.ALLY_USES[part] == 0:
                knights.report(s, LOST, party, part, int(reward[part]))


# --- answers


@rule
def may_refuse(s: State, seat: int) -> bool:
    """LA-5.12  Whether the gain was free and can be refused."""
    return s.may_decline != 0


@rule
def refuse(s: State, seat: int) -> None:
    """LA-5.12, LA-15  Take nothing, or nothing more."""
    knights.report(s, DECLINED, s.party, s.ask)


@rule
def may_choose_upgrade(s: State, seat: int, place: int, strength: int) -> bool:
    """LA-5.6, LA-15  The knights of the party that can be upgraded, by place and strength."""
    return knights.upgradable(s, s.party, place, strength)


@rule
def choose_upgrade(s: State, seat: int, place: int, strength: int) -> None:
    """LA-5.6  The knight that gives its place to a stronger one."""
    knights.upgrade(s, s.party, place, strength)


@rule
def in_stock(s: State, seat: int, space: int) -> bool:
    """LA-2.3, LA-5.7  The tiles that are not on the castle yet."""
    return bool(s.tiles[seat, space] == IN_STOCK)


@rule
def build(s: State, seat: int, space: int) -> None:
    """LA-2.3, LA-5.7  Put a tile on its space of the castle; a knight standing there goes to the court."""
    emit(s, BUILT, seat, space)
    knights.turn_away(s, seat, space)
    s.tiles[seat, space] = FACE_UP


@rule
def noble_possible(s: State, party: int, county: int) -> bool:
    """LA-1.5, LA-5.8, LA-12.6, LA-12.8, LA-14.20  A tile is left, to be taken, or removed by an ally."""
    return bool(s.noble_stack[county] > 0 and (knights.is_ally(s, party) or s.nobles[party, county] == 0))


@rule
def some_noble(s: State, party: int) -> bool:
    """LA-5.8, LA-12.6  Whether there is a county whose noble could be taken or removed."""
    for county in range(box.COUNTIES):
        if noble_possible(s, party, county):
            return True
    return False


@rule
def take_noble(s: State, party: int, county: int) -> None:
    """LA-5.8, LA-12.6, LA-12.8  One tile of the county's stack to the round table; an ally's leaves the game."""
    s.noble_stack[county] -= 1
    if knights.is_ally(s, party):
        emit(s, NOBLE_REMOVED, knights.lord(s, party), county)
    else:
        s.nobles[party, county] = 1
        emit(s, NOBLE_TAKEN, party, county, nobles_owned(s, party))


@rule
def may_choose_noble(s: State, seat: int, county: int) -> bool:
    """LA-5.8, LA-12.6  The counties whose noble can be taken; an ally removes one of any stack."""
    return noble_possible(s, s.party, county)


@rule
def choose_noble(s: State, seat: int, county: int) -> None:
    """LA-4.13, LA-12.6  The noble of the king's favour."""
    take_noble(s, s.party, county)

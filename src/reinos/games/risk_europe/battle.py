"""Battles in ranks, castle re-roll, casualties (RE-9)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import die
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe.board import abandon, can_use, capture, end_dispute, invading, lowest, pay, strength
from reinos.games.risk_europe.bonus import end_bonus
from reinos.games.risk_europe.choices import (
    ALWAYS_CHEAPEST,
    BATTLE_ID,
    CHEAPEST,
    EVENTS,
    KEEP_DICE,
    LOSE_ID,
    USE_REROLL,
)
from reinos.games.risk_europe.opening import list_places
from reinos.games.risk_europe.state import (
    CHOOSE_BATTLE,
    COUNT_HITS,
    END_ROUND,
    FIGHT,
    FOOTMAN,
    GENERAL,
    HOLDER,
    IN_ASSAULT,
    IN_BATTLE,
    INVADER,
    KINDS,
    LOSE,
    LOSE_HOLDER,
    LOSE_INVADER,
    MOST_DICE,
    NEXT_BATTLE,
    NOBODY,
    PLUNDER,
    RANK_DICE,
    RANK_END,
    RANK_HITS,
    RANK_UNIT,
    REROLL,
    ROLL,
    SIEGE,
    STOCKHOLM,
    State,
)

BATTLE_BEGUN, ROLLED, REROLLED = EVENTS["battle_begun"], EVENTS["rolled"], EVENTS["rerolled"]
FOUGHT_ON, BATTLE_ENDED = EVENTS["fought_on"], EVENTS["battle_ended"]
UNITS_LOST, PLUNDERED = EVENTS["units_lost"], EVENTS["plundered"]

TOLD = 28  # events of a step after which rolls are only counted: the rest of the step needs its room
FIRST_ROLL, LAST_ROLL = 3, 7  # columns of the event buffer that hold rolls; its first three: kind, seats, territory
SCORES = MOST_DICE + 1  # hits that a side can score in ranks 1 to 3, and none
GENERAL_ROLLS = 1 + (GENERAL - 1) * SCORES * SCORES  # the first number that stands for dice of a General Attack
FACES = 7  # of a die, and none


# --- which battle


@rule
def next_battle(s: State) -> None:
    """RE-9.1, RE-18.15, RE-7.6, RE-7.7  The marker holder chooses the next battle; a last one needs no choice."""
    if s.disputed == 0:
        s.phase = END_ROUND
    elif s.disputed & (s.disputed - 1):
        s.phase = CHOOSE_BATTLE
        s.to_act = 1 << s.marker
    else:
        begin_battle(s, lowest(s.disputed))


@rule
def list_battles(s: State, out: Any) -> int:
    """RE-9.1, RE-21.20  The disputed territories left."""
    return list_places(s.disputed, BATTLE_ID, out, 0)


@rule
def begin_battle(s: State, territory: int) -> None:
    """RE-9.2  A battle starts with a new cycle."""
    s.field, s.losing = territory, IN_BATTLE
    s.rank, s.step, s.rerolled = 0, ROLL, 0
    s.preset[:] = 0
    s.fallen[:] = 0
    emit(s, BATTLE_BEGUN, territory, int(s.invader[territory]), int(s.owner[territory]))
    s.to_act = 0
    s.phase = FIGHT


# --- dice


@rule
def dice_of(s: State, side: int, rank: int) -> int:
    """RE-9.3, RE-9.4  Dice that a side rolls in a rank."""
    if rank == GENERAL:
        if side == INVADER:
            return min(3, invading(s, s.field))
        return min(2, strength(s, s.field))
    unit = int(RANK_UNIT[rank])
    there = s.invaders[s.field, unit] if side == INVADER else s.units[s.field, unit]
    return int(there) * int(RANK_DICE[rank])


@rule
def next_rank(s: State) -> None:
    """RE-9.2, RE-9.7  The next rank in which anybody rolls; after the fourth a new cycle, with a new re-roll."""
    s.rank += 1
    while s.rank < GENERAL and dice_of(s, INVADER, s.rank) + dice_of(s, HOLDER, s.rank) == 0:
        s.rank += 1
    if s.rank > GENERAL:
        s.rank, s.rerolled = 0, 0
        s.rank += 1
        while s.rank < GENERAL and dice_of(s, INVADER, s.rank) + dice_of(s, HOLDER, s.rank) == 0:
            s.rank += 1


@rule
def roll_dice(s: State, side: int) -> None:
    """RE-9.3, RE-9.4, RE-16.3, RE-17.6  Roll all dice of a side."""
    for i in range(int(s.rolled[side])):
        s.dice[side, i] = die(s)


@rule
def roll_rank(s: State) -> None:
    """RE-9.3, RE-9.4  Both sides roll with the units present at the start of the rank."""
    next_rank(s)
    s.dice[:, :] = 0
    for side in range(2):
        s.rolled[side] = dice_of(s, side, s.rank)
        roll_dice(s, side)


@rule
def hits_scored(s: State, side: int) -> int:
    """RE-9.3  Dice of a side that hit in ranks 1 to 3."""
    found = 0
    for i in range(int(s.rolled[side])):
        if s.dice[side, i] >= RANK_HITS[s.rank]:
            found += 1
    return found


@rule
def best_two(s: State, side: int) -> tuple[int, int]:
    """RE-9.4  The highest die of a side and the second highest, 0 if there is none."""
    first, second = 0, 0
    for i in range(int(s.rolled[side])):
        roll = int(s.dice[side, i])
        if roll > first:
            first, second = roll, first
        elif roll > second:
            second = roll
    return first, second


@rule
def count_hits(s: State) -> None:
    """RE-9.3, RE-9.4  Hits on each side; in the General Attack pairs of dice, a tie hits the attacker."""
    if s.rank < GENERAL:
        s.hits[HOLDER] = hits_scored(s, INVADER)
        s.hits[INVADER] = hits_scored(s, HOLDER)
    else:
        ours, ours_too = best_two(s, INVADER)
        theirs, theirs_too = best_two(s, HOLDER)
        on_holder = int(ours > theirs)
        pairs = 1
        if ours_too > 0 and theirs_too > 0:
            on_holder += int(ours_too > theirs_too)
            pairs = 2
        s.hits[HOLDER] = on_holder
        s.hits[INVADER] = pairs - on_holder
    tell_roll(s)


@rule
def packed_roll(s: State) -> int:
    """The last roll as one number: hits on both sides in ranks 1 to 3, the dice in a General Attack."""
    if s.rank < GENERAL:
        return 1 + ((s.rank - 1) * SCORES + int(s.hits[HOLDER])) * SCORES + int(s.hits[INVADER])
    first, second = best_two(s, INVADER)
    third = -first - second
    for i in range(int(s.rolled[INVADER])):
        third += int(s.dice[INVADER, i])
    theirs, theirs_too = best_two(s, HOLDER)
    return GENERAL_ROLLS + (((first * FACES + second) * FACES + third) * FACES + theirs) * FACES + theirs_too


@rule
def tell_roll(s: State) -> None:
    """Tell a roll: in the last event of rolls while it has room, or in a new one, or at least in a count."""
    n = s.event_count - 1
    while n >= 0 and s.events[n, 0] == UNITS_LOST:
        n -= 1
    if n >= 0 and s.events[n, 0] == ROLLED and s.events[n, 2] == s.field:
        for column in range(FIRST_ROLL, LAST_ROLL + 1):
            if s.events[n, column] == 0:
                s.events[n, column] = packed_roll(s)
                return
    if s.event_count < TOLD:
        emit(s, ROLLED, s.field, packed_roll(s))
    elif n >= 0 and s.events[n, 0] == FOUGHT_ON and s.events[n, 2] == s.field:
        s.events[n, 3] += 1
        s.events[n, 4] += s.hits[HOLDER]
        s.events[n, 5] += s.hits[INVADER]
    else:
        emit(s, FOUGHT_ON, s.field, 1, int(s.hits[HOLDER]), int(s.hits[INVADER]))


@rule
def may_reroll(s: State) -> bool:
    """RE-9.7, RE-18.13, RE-18.36  A castle's defender, once a cycle, with at least one own die in the rank."""
    return bool((s.forts >> s.field) & 1 and s.rerolled == 0 and s.rolled[HOLDER] > 0)


@rule
def list_reroll(s: State, out: Any) -> int:
    """RE-9.7, RE-19.3  Yes or no."""
    out[0] = USE_REROLL
    out[1] = KEEP_DICE
    return 2


@rule
def reroll(s: State, choice: int) -> None:
    """RE-9.7  All the defender's dice of the rank once more; the new roll stands."""
    if choice == USE_REROLL:
        s.rerolled = 1
        emit(s, REROLLED, s.field, int(s.owner[s.field]), s.rank)
        roll_dice(s, HOLDER)
    count_hits(s)
    s.step = LOSE_INVADER
    s.to_act = 0
    s.phase = FIGHT


# --- the course of a battle


@rule
def fight(s: State) -> None:
    """RE-9.2, RE-9.6, RE-9.8, RE-9.12, RE-18.14

    Go on until somebody must decide or the battle, or the assault, is over.
    """
    while s.phase == FIGHT and s.to_act == 0:
        if s.step == ROLL:
            roll_rank(s)
            s.step = COUNT_HITS
            if may_reroll(s):
                s.phase = REROLL
                s.to_act = 1 << int(s.controller[s.owner[s.field]])
        elif s.step == COUNT_HITS:
            count_hits(s)
            s.step = LOSE_INVADER
        elif s.step == LOSE_INVADER:
            s.step = LOSE_HOLDER
            take_losses(s, INVADER)
        elif s.step == LOSE_HOLDER:
            s.step = RANK_END
            take_losses(s, HOLDER)
        elif s.losing == IN_ASSAULT:
            end_assault(s)
        elif strength(s, s.field) > 0 and invading(s, s.field) > 0:
            s.step = ROLL
        else:
            end_battle(s)


@rule
def clear_battle(s: State) -> None:
    """Nothing is being fought for."""
    s.field, s.rank, s.step, s.rerolled, s.side, s.asked, s.losing = -1, 0, 0, 0, 0, 0, 0
    s.dice[:, :] = 0
    s.rolled[:] = 0
    s.hits[:] = 0
    s.preset[:] = 0
    s.fallen[:] = 0


@rule
def end_assault(s: State) -> None:
    """RE-6.6, RE-10.4  A territory without units is unclaimed; the turn goes on."""
    if strength(s, s.field) == 0:
        abandon(s, s.field)
    clear_battle(s)
    end_bonus(s)
    s.to_act = 1 << int(s.controller[s.army])


@rule
def end_battle(s: State) -> None:
    """RE-9.8, RE-9.10, RE-9.11, RE-10.8, RE-18.43, RE-9.13, RE-15.8, RE-18.25

    Who is left takes or keeps the territory; nobody: unclaimed.
    """
    territory = s.field
    attacker, defender = int(s.invader[territory]), int(s.owner[territory])
    winner = NOBODY
    if invading(s, territory) > 0:
        winner = attacker
    elif strength(s, territory) > 0:
        winner = defender
    fallen_there, fallen_here = int(s.fallen[INVADER]), int(s.fallen[HOLDER])
    emit(s, BATTLE_ENDED, territory, winner, attacker, defender, fallen_there, fallen_here)
    if winner == attacker:
        capture(s, territory)
        s.victories[attacker] += 1
        if can_use(s, attacker, STOCKHOLM):
            emit(s, PLUNDERED, attacker, pay(s, attacker, PLUNDER))
    else:
        end_dispute(s, territory)
        if winner == NOBODY:
            abandon(s, territory)
    clear_battle(s)
    s.phase = NEXT_BATTLE


# --- casualties


@rule
def present(s: State, side: int, unit: int) -> int:
    """Units of a type that a side has in the territory fought for."""
    return int(s.invaders[s.field, unit]) if side == INVADER else int(s.units[s.field, unit])


@rule
def remove(s: State, side: int, unit: int, lost: int) -> None:
    """RE-9.5  Units go back to their military reserve."""
    if side == INVADER:
        s.invaders[s.field, unit] -= lost
        s.reserve[s.invader[s.field], unit] += lost
    else:
        s.units[s.field, unit] -= lost
        s.reserve[s.owner[s.field], unit] += lost
    s.hits[side] -= lost
    s.fallen[side] += lost


@rule
def army_of(s: State, side: int) -> int:
    """The army on a side of the territory fought for."""
    return int(s.invader[s.field]) if side == INVADER else int(s.owner[s.field])


@rule
def later(s: State, side: int, unit: int) -> int:
    """RE-21.12, RE-14.8, RE-14.13, RE-18.21  Units of the types that are asked after this one."""
    found = 0
    for other in range(unit + 1, KINDS):
        found += present(s, side, other)
    return found


@rule
def take_losses(s: State, side: int) -> None:
    """RE-9.5, RE-6.6, RE-21.12  Remove a unit a hit; ask the owner only where there is a choice."""
    wanted = int(s.hits[side])
    if wanted == 0:
        return
    everything = present(s, side, FOOTMAN) + later(s, side, FOOTMAN)
    if wanted >= everything:
        s.hits[side] = everything
        lose_cheapest(s, side)
    elif s.preset[side]:
        lose_cheapest(s, side)
    else:
        s.side = side
        ask_loss(s, FOOTMAN)


@rule
def ask_loss(s: State, first: int) -> None:
    """RE-21.12  Ask for the next type that is there; the last type is forced."""
    unit = first
    while present(s, s.side, unit) == 0:
        unit += 1
    if later(s, s.side, unit) == 0:
        lose_units(s, s.side, unit, int(s.hits[s.side]))
        return
    s.asked = unit
    s.phase = LOSE
    s.to_act = 1 << int(s.controller[army_of(s, s.side)])


@rule
def lose_units(s: State, side: int, unit: int, lost: int) -> None:
    """RE-9.5  Lose units of one type, and tell it; of Footmen alone the hits tell it."""
    if lost > 0:
        alone = s.losing == IN_BATTLE and unit == FOOTMAN and later(s, side, FOOTMAN) == 0
        remove(s, side, unit, lost)
        if not alone:
            tell_loss(s, side, unit, lost)


@rule
def tell_loss(s: State, side: int, unit: int, lost: int) -> None:
    """Tell a loss of one type: with the army's other losses since the last event of rolls, if there are any."""
    n = s.event_count - 1
    while n >= 0 and s.events[n, 0] == UNITS_LOST:
        if s.events[n, 2] == army_of(s, side) and s.events[n, 3] == s.field:
            s.events[n, 4 + unit] += lost
            return
        n -= 1
    if s.event_count >= TOLD:
        return
    footmen, archers = lost * int(unit == 0), lost * int(unit == 1)
    cavalry, siege = lost * int(unit == 2), lost * int(unit == SIEGE)
    emit(s, UNITS_LOST, army_of(s, side), s.field, footmen, archers, cavalry, siege)


@rule
def lose_cheapest(s: State, side: int) -> None:
    """RE-9.5  Take the hits on the cheapest units."""
    for unit in range(KINDS):
        lose_units(s, side, unit, min(present(s, side, unit), int(s.hits[side])))


@rule
def list_losses(s: State, out: Any) -> int:
    """RE-9.5, RE-21.12  Units of the type asked to lose; at the first type also the presets."""
    there, wanted = present(s, s.side, s.asked), int(s.hits[s.side])
    least = max(0, wanted - later(s, s.side, s.asked))
    most = min(there, wanted)
    for lost in range(least, most + 1):
        out[lost - least] = int(LOSE_ID[s.asked]) + lost
    n = most - least + 1
    if wanted > there:
        out[n] = CHEAPEST
        n += 1
    if s.losing == IN_BATTLE:
        out[n] = ALWAYS_CHEAPEST
        n += 1
    return n


@rule
def lose(s: State, choice: int) -> None:
    """RE-9.5, RE-21.12  The owner's choice of losses, type by type or cheapest first."""
    s.phase = FIGHT
    s.to_act = 0
    if choice in (CHEAPEST, ALWAYS_CHEAPEST):
        s.preset[s.side] = int(choice == ALWAYS_CHEAPEST)
        lose_cheapest(s, s.side)
    else:
        lose_units(s, s.side, s.asked, choice - int(LOSE_ID[s.asked]))
    if s.hits[s.side] > 0:
        ask_loss(s, s.asked + 1)
    else:
        s.asked, s.side = 0, 0

"""The course of battles: which is next, the castle's re-roll, the end (RE-9)."""

from __future__ import annotations

from reinos.core.bits import lowest
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import abandon, capture, decider, end_dispute, pay, strength, tile_works
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.losses import take_losses
from reinos.games.risk_europe.map import STOCKHOLM, TILE_EFFECTS
from reinos.games.risk_europe.ranks import roll_dice, roll_rank, score
from reinos.games.risk_europe.rolls import tell_hits, tell_roll
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.turn import end_bonus

BATTLE_BEGUN, BATTLE_ENDED = EVENTS["battle_begun"], EVENTS["battle_ended"]
DICE_KEPT, REROLLED, PLUNDERED = EVENTS["dice_kept"], EVENTS["rerolled"], EVENTS["plundered"]
PLUNDER = int(TILE_EFFECTS[STOCKHOLM]["coins"])
ROLL, COUNT_HITS, LOSE_INVADER, LOSE_HOLDER, RANK_END = range(5)  # RE-9  steps of a rank


@rule
def next_battle(s: State) -> None:
    """RE-9.1, RE-18.15, RE-7.6, RE-7.7  The marker holder chooses the next battle; a last one needs no choice."""
    if s.disputed == 0:
        s.phase = phases.END_ROUND
    elif s.disputed & (s.disputed - 1):
        s.phase = phases.CHOOSE_BATTLE
        s.to_act = 1 << s.marker
    else:
        begin_battle(s, s.marker, lowest(s.disputed))


@rule
def battles_left(s: State) -> int:
    """RE-9.1, RE-21.20  The disputed territories."""
    return s.disputed


@rule
def begin_battle(s: State, seat: int, territory: int) -> None:
    """RE-9.2  A battle starts with a new cycle."""
    s.field, s.assault = territory, 0
    s.rank, s.step, s.rerolled = 0, ROLL, 0
    s.preset[:] = 0
    s.fallen[:] = 0
    attackers, defenders = strength(s, pieces.INVADER, territory), strength(s, pieces.HOLDER, territory)
    castle = (s.forts >> territory) & 1
    emit(s, BATTLE_BEGUN, territory, int(s.invader[territory]), int(s.owner[territory]), castle, attackers, defenders)
    s.phase = phases.FIGHT


@rule
def fight(s: State) -> None:
    """RE-9.2, RE-9.6, RE-9.8, RE-9.12, RE-18.14  One step of a rank, or the end of the battle or the assault."""
    if s.step == ROLL:
        roll_rank(s)
        s.step = COUNT_HITS
        if may_reroll(s):
            tell_roll(s, 0)
            s.phase = phases.REROLL
            s.to_act = decider(s, int(s.owner[s.field]))
    elif s.step == COUNT_HITS:
        count_hits(s)
    elif s.step == LOSE_INVADER:
        s.step = LOSE_HOLDER
        take_losses(s, pieces.INVADER)
    elif s.step == LOSE_HOLDER:
        s.step = RANK_END
        take_losses(s, pieces.HOLDER)
    elif s.assault:
        end_assault(s)
    elif strength(s, pieces.HOLDER, s.field) > 0 and strength(s, pieces.INVADER, s.field) > 0:
        s.step = ROLL
    else:
        end_battle(s)


@rule
def count_hits(s: State) -> None:
    """RE-9.3, RE-9.4  The dice stand; each side takes its hits, the attacker first."""
    score(s)
    tell_hits(s)
    s.step = LOSE_INVADER


@rule
def may_reroll(s: State) -> bool:
    """RE-9.7, RE-18.13, RE-18.36  A castle's defender, once a cycle, with at least one own die in the rank."""
    return bool((s.forts >> s.field) & 1 and s.rerolled == 0 and s.rolled[pieces.HOLDER] > 0)


@rule
def reroll(s: State, seat: int) -> None:
    """RE-9.7  All the defender's dice of the rank once more; the new roll stands."""
    s.rerolled = 1
    emit(s, REROLLED, s.field, int(s.owner[s.field]))
    roll_dice(s, pieces.HOLDER)
    s.phase = phases.FIGHT


@rule
def keep_dice(s: State, seat: int) -> None:
    """RE-9.7, RE-19.3  The first roll stands."""
    score(s)
    emit(s, DICE_KEPT, int(s.owner[s.field]), int(s.hits[pieces.INVADER]), int(s.hits[pieces.HOLDER]))
    s.step = LOSE_INVADER
    s.phase = phases.FIGHT


@rule
def clear_battle(s: State) -> None:
    """Nothing is being fought for."""
    s.field, s.rank, s.step, s.rerolled, s.side, s.asked, s.assault = -1, 0, 0, 0, 0, 0, 0
    s.dice[:, :] = 0
    s.rolled[:] = 0
    s.hits[:] = 0
    s.preset[:] = 0
    s.fallen[:] = 0


@rule
def end_assault(s: State) -> None:
    """RE-6.6, RE-10.4  A territory without units is unclaimed; the turn goes on."""
    if strength(s, pieces.HOLDER, s.field) == 0:
        abandon(s, s.field)
    clear_battle(s)
    end_bonus(s)


@rule
def end_battle(s: State) -> None:
    """RE-9.8, RE-9.10, RE-9.11, RE-10.8, RE-18.43, RE-9.13, RE-15.8, RE-18.25

    Who is left takes or keeps the territory; nobody: unclaimed.
    """
    territory = s.field
    attacker, defender = int(s.invader[territory]), int(s.owner[territory])
    winner = pieces.NOBODY
    if strength(s, pieces.INVADER, territory) > 0:
        winner = attacker
    elif strength(s, pieces.HOLDER, territory) > 0:
        winner = defender
    emit(
        s,
        BATTLE_ENDED,
        territory,
        winner,
        attacker,
        defender,
        int(s.fallen[pieces.INVADER]),
        int(s.fallen[pieces.HOLDER]),
    )
    if winner == attacker:
        capture(s, territory)
        s.victories[attacker] += 1
        if tile_works(s, attacker, STOCKHOLM):
            emit(s, PLUNDERED, attacker, pay(s, attacker, PLUNDER), PLUNDER)
    else:
        end_dispute(s, territory)
        if winner == pieces.NOBODY:
            abandon(s, territory)
    clear_battle(s)
    s.phase = phases.NEXT_BATTLE

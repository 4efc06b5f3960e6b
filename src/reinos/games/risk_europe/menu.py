"""The menu of a turn (RE-4.2): what the card offers, and the free Maneuver at the end."""

from __future__ import annotations

import numpy as np

from reinos.core.rule import rule
from reinos.games.risk_europe import phases
from reinos.games.risk_europe.board import ask, can_use, quiet
from reinos.games.risk_europe.bonus import assault_origins, fortifiable
from reinos.games.risk_europe.map import BERLIN, CITIES
from reinos.games.risk_europe.marching import can_expand, can_maneuver
from reinos.games.risk_europe.pieces import (
    ASSAULT_CARD,
    DO_ASSAULT,
    DO_BERLIN,
    DO_EXPAND,
    DO_FORTIFY,
    DO_MANEUVER,
    DO_SPEND,
    DO_SPLIT,
    DO_TAX,
    END_TURN,
    FORTIFY_CARD,
    SPLIT,
)
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import begin_spend, can_buy, can_levy

# RE-21.6 to RE-21.11  What the orders of the menu ask first.
FIRST_PHASE = np.zeros(END_TURN, np.int64)
FIRST_PHASE[DO_EXPAND] = FIRST_PHASE[DO_SPLIT] = phases.EXPAND_FROM
FIRST_PHASE[DO_MANEUVER], FIRST_PHASE[DO_TAX] = phases.MANEUVER_FROM, phases.TAX
FIRST_PHASE[DO_FORTIFY], FIRST_PHASE[DO_ASSAULT] = phases.FORTIFY, phases.ASSAULT_FROM


@rule
def offers(s: State) -> int:
    """RE-4.2 to RE-4.7, RE-5.18, RE-21.9, RE-19.5

    The orders and the bonus action of the card that can do something, and the end, as a bit mask.
    """
    card, army, found = int(s.shown[s.army, s.turn]), s.army, 1 << END_TURN
    if s.ordered == 0 and card >= SPLIT:
        if can_expand(s, army):
            found |= 1 << (DO_SPLIT if card == SPLIT else DO_EXPAND)
        if can_maneuver(s, army):
            found |= 1 << DO_MANEUVER
    elif s.ordered == 0:
        if quiet(s, army) & CITIES:
            found |= 1 << DO_TAX
        if can_buy(s, army) or can_levy(s, army):
            found |= 1 << DO_SPEND
    if s.bonus_used == 0:
        if card == FORTIFY_CARD and fortifiable(s):
            found |= 1 << DO_FORTIFY
        if card == ASSAULT_CARD and assault_origins(s):
            found |= 1 << DO_ASSAULT
    return found


@rule
def choose_order(s: State, seat: int, order: int) -> None:
    """RE-4.2, RE-21.2  Begin an order or a bonus action, or end the turn."""
    if order == END_TURN:
        s.phase = phases.TURN_END
        return
    s.task = order
    if order == DO_SPEND:
        begin_spend(s)
    else:
        ask(s, int(FIRST_PHASE[order]))


@rule
def end_turn(s: State) -> None:
    """RE-4.4, RE-10.9  A free Maneuver after an Expand for who holds Berlin; then missions."""
    if s.berlin and can_use(s, s.army, BERLIN) and can_maneuver(s, s.army):
        s.task = DO_BERLIN
        ask(s, phases.BERLIN_MANEUVER)
    else:
        s.phase = phases.TURN_REVEAL

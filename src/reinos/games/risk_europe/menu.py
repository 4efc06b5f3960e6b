"""The menu of a turn (RE-4.2): what the card offers, and the free Maneuver at the end."""

from __future__ import annotations

import numpy as np

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import ask, quiet, tile_works
from reinos.games.risk_europe.bonus import assault_origins, fortifiable
from reinos.games.risk_europe.choices import BERLIN_IMPOSSIBLE, EVENTS, NO_FOOTMEN, NO_SIEGE, UNUSED
from reinos.games.risk_europe.map import BERLIN, CITIES
from reinos.games.risk_europe.marching import can_expand, can_maneuver
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import begin_spend, can_buy, can_levy

ORDER_SKIPPED, BONUS_SKIPPED = EVENTS["order_skipped"], EVENTS["bonus_skipped"]
BERLIN_MANEUVER = EVENTS["berlin_maneuver"]

# RE-21.6 to RE-21.11  What the orders of the menu ask first.
FIRST_PHASE = np.zeros(pieces.END_TURN, np.int64)
FIRST_PHASE[pieces.DO_EXPAND] = FIRST_PHASE[pieces.DO_SPLIT] = phases.EXPAND_FROM
FIRST_PHASE[pieces.DO_MANEUVER], FIRST_PHASE[pieces.DO_TAX] = phases.MANEUVER_FROM, phases.TAX
FIRST_PHASE[pieces.DO_FORTIFY], FIRST_PHASE[pieces.DO_ASSAULT] = phases.FORTIFY, phases.ASSAULT_FROM


@rule
def offers(s: State) -> int:
    """RE-4.2 to RE-4.7, RE-5.18, RE-21.9, RE-19.5

    The orders and the bonus action of the card that can do something, and the end, as a bit mask.
    """
    card, army, found = int(s.shown[s.army, s.turn]), s.army, 1 << pieces.END_TURN
    if s.ordered == 0 and card >= pieces.SPLIT:
        if can_expand(s, army):
            found |= 1 << (pieces.DO_SPLIT if card == pieces.SPLIT else pieces.DO_EXPAND)
        if can_maneuver(s, army):
            found |= 1 << pieces.DO_MANEUVER
    elif s.ordered == 0:
        if quiet(s, army) & CITIES:
            found |= 1 << pieces.DO_TAX
        if can_buy(s, army) or can_levy(s, army):
            found |= 1 << pieces.DO_SPEND
    if s.bonus_used == 0:
        if card == pieces.FORTIFY_CARD and fortifiable(s):
            found |= 1 << pieces.DO_FORTIFY
        if card == pieces.ASSAULT_CARD and assault_origins(s):
            found |= 1 << pieces.DO_ASSAULT
    return found


@rule
def choose_order(s: State, seat: int, order: int) -> None:
    """RE-4.2, RE-21.2  Begin an order or a bonus action, or end the turn."""
    if order == pieces.END_TURN:
        tell_skipped(s)
        s.phase = phases.TURN_END
        return
    s.task = order
    if order == pieces.DO_SPEND:
        begin_spend(s)
    else:
        ask(s, int(FIRST_PHASE[order]))


@rule
def tell_skipped(s: State) -> None:
    """RE-4.2, RE-4.3, RE-4.5, RE-6.3, RE-6.5  What of the card was not used, and why if it could not be."""
    card, army = int(s.shown[s.army, s.turn]), s.army
    if s.ordered == 0:
        emit(s, ORDER_SKIPPED, army, card)
    if s.bonus_used == 0:
        if card == pieces.FORTIFY_CARD:
            emit(s, BONUS_SKIPPED, army, card, NO_FOOTMEN if s.reserve[army, pieces.FOOTMAN] == 0 else UNUSED)
        elif card == pieces.ASSAULT_CARD:
            none = s.reserve[army, pieces.SIEGE] == pieces.STOCK[pieces.SIEGE]
            emit(s, BONUS_SKIPPED, army, card, NO_SIEGE if none else UNUSED)


@rule
def end_turn(s: State) -> None:
    """RE-4.4, RE-10.9  A free Maneuver after an Expand for who holds Berlin; then missions."""
    s.phase = phases.TURN_REVEAL
    if s.berlin and tile_works(s, s.army, BERLIN):
        if can_maneuver(s, s.army):
            s.task = pieces.DO_BERLIN
            ask(s, phases.BERLIN_MANEUVER)
        else:
            emit(s, BERLIN_MANEUVER, s.army, BERLIN_IMPOSSIBLE)

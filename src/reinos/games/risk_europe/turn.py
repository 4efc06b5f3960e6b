"""The course of a turn (RE-4): its card is revealed, orders and bonus actions come to an end."""

from __future__ import annotations

from reinos.core.bits import count
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import ask
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.missions import look_at_missions
from reinos.games.risk_europe.state import State

CARD_SHOWN, MARKER_TAKEN = EVENTS["card_shown"], EVENTS["marker_taken"]
TURN_BEGUN, BATTLES_BEGUN = EVENTS["turn_begun"], EVENTS["battles_begun"]


@rule
def next_turn(s: State) -> None:
    """RE-3.5, RE-3.6  The next army reveals its card; after both turns the battles."""
    s.place += 1
    if s.place == pieces.ARMIES or s.sequence[s.place] == pieces.NOBODY:
        s.turn += 1
        s.place = 0
        if s.turn == pieces.TURNS:
            s.army = pieces.NOBODY
            if s.disputed:
                emit(s, BATTLES_BEGUN, s.marker, count(s.disputed))
            s.phase = phases.NEXT_BATTLE
            return
    if s.place == 0:
        order = s.sequence
        emit(s, TURN_BEGUN, s.turn, int(order[0]), int(order[1]), int(order[2]), int(order[3]))
    s.army = int(s.sequence[s.place])
    s.task, s.ordered, s.bonus_used, s.berlin = pieces.NO_TASK, 0, 0, 0
    reveal_card(s)


@rule
def reveal_card(s: State) -> None:
    """RE-4.1, RE-6.1, RE-14.7, RE-14.9, RE-18.19  Show the card; King Me takes the marker, players a mission too."""
    army = s.army
    if army < s.players:
        card = int(s.chosen[army, s.turn])
        s.chosen[army, s.turn] = -1
    else:
        s.deck_left[army] -= 1
        card = int(s.deck[army, s.deck_left[army]])
        s.deck[army, s.deck_left[army]] = -1
    s.shown[army, s.turn] = card
    emit(s, CARD_SHOWN, army, card, s.turn, int(s.controller[army]))
    ask(s, phases.MENU)
    if card == pieces.KING_ME:
        holder, s.marker = s.marker, int(s.controller[army])
        emit(s, MARKER_TAKEN, s.marker, army, holder)
        if army < s.players:
            look_at_missions(s, army)


@rule
def clear_task(s: State) -> None:
    """Nothing is being carried out."""
    s.task = pieces.NO_TASK
    s.origin, s.target, s.stage, s.spot, s.bought = -1, -1, 0, -1, 0


@rule
def end_order(s: State) -> None:
    """RE-4.2  The order of the card is done; back to the menu."""
    s.ordered = 1
    clear_task(s)
    ask(s, phases.MENU)


@rule
def end_bonus(s: State) -> None:
    """RE-4.2  The bonus action of the card is used; back to the menu."""
    s.bonus_used = 1
    clear_task(s)
    ask(s, phases.MENU)

"""Steps of a special action: the window for a Veto before each takes effect (EG-11)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import cards, phase, pieces
from reinos.games.el_grande.board import ask
from reinos.games.el_grande.choices import ALLOWED, STEP_STOPPED, VETOED
from reinos.games.el_grande.scoring import payment
from reinos.games.el_grande.state import State


@rule
def specify(s: State, step: int) -> None:
    """EG-11.3  A step is specified in full; the window for a Veto comes before it takes effect."""
    s.step = step
    s.asked = 0


@rule
def end_special(s: State, seat: int) -> None:
    """EG-7.10, EG-11.11  The special half is over, however it ended."""
    s.action = -1
    s.step = phase.NO_STEP
    s.asked = 0
    s.permitted = 0
    s.quota = 0
    s.moved[:] = 0
    s.source = -1
    s.dealt = 0
    s.unscored = 0
    s.given[:] = 0
    s.choosers = 0
    s.dial[:] = -1
    s.recovering[seat] = -1
    forget_step(s)


@rule
def forget_step(s: State) -> None:
    """EG-11.3  The step has taken effect, or never will."""
    s.whose = -1
    s.origin = -1
    s.goal = -1
    s.mobile = -1
    s.known = 0


# --- the window


@rule
def window_opens(s: State) -> bool:
    """EG-11.3, EG-11.6  Ask the next holder of a Veto clockwise, if one is left."""
    if has_effect(s):
        while s.asked + 1 < s.players:
            s.asked += 1
            seat = (s.active + s.asked) % s.players
            if may_veto(s, seat) and is_asked(s, seat):
                ask(s, phase.WINDOW, seat)
                return True
    return False


@rule
def has_effect(s: State) -> bool:
    """EG-11.8, EG-20.19  A step that changes nothing opens no window; the castle always does."""
    effect = cards.EFFECT[s.action]
    if s.step == phase.SPECIFIED and effect in (phase.SCORE, phase.SECRET_SCORING):
        return s.goal == pieces.CASTLE or payment(s, s.goal, int(cards.FIRSTS_ONLY[s.action])) != 0
    if s.step == phase.ANNOUNCED and effect == phase.EXPEL:
        return rivals_in(s, s.origin)
    return True


@rule
def rivals_in(s: State, region: int) -> bool:
    """Whether a rival of the active player has a knight in a region."""
    for seat in range(s.players):
        if seat != s.active and s.knights[region, seat] > 0:
            return True
    return False


@rule
def is_asked(s: State, seat: int) -> bool:
    """EG-11.7  The Angry King asks a holder before his own return, and the others after it."""
    return cards.EFFECT[s.action] != phase.ANGRY_KING or (s.step == phase.ANNOUNCED) == (seat == s.whose)


@rule
def may_veto(s: State, seat: int) -> bool:
    """EG-10.28, EG-11.2, EG-11.6, EG-11.14  A rival who holds a Veto and has not let the rest pass."""
    held = s.vetoes[seat, 0] + s.vetoes[seat, 1]
    return seat != s.active and held > 0 and (s.permitted >> seat) & 1 == 0


@rule
def veto_threatens(s: State) -> bool:
    """EG-14.11  Whether any rival could still veto this action."""
    for seat in range(s.players):
        if may_veto(s, seat):
            return True
    return False


# --- the answer


@rule
def use_veto(s: State, seat: int) -> None:
    """EG-11.3, EG-11.9 to EG-11.12, EG-20.4  A Veto ends the action and is spent, the older first."""
    s.vetoes[seat, 0 if s.vetoes[seat, 0] > 0 else 1] -= 1
    emit(s, VETOED, seat, s.active, s.card)
    emit(s, STEP_STOPPED, s.action, s.step, s.whose, s.origin, s.goal, s.mobile)
    end_special(s, s.active)


@rule
def allow(s: State, seat: int) -> None:
    """EG-11.6  Let this step pass."""
    emit(s, ALLOWED, seat, 0)


@rule
def has_more_steps(s: State, seat: int) -> bool:
    """EG-11.4, EG-11.14  Whether more steps may come, so that all of them can be let pass."""
    return bool(cards.MANY_STEPS[s.action])


@rule
def allow_rest(s: State, seat: int) -> None:
    """EG-11.14  Let this step and all that follow pass."""
    s.permitted |= 1 << seat
    emit(s, ALLOWED, seat, 1)

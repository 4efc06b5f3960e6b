"""Steps of a special action: the window for a Veto before each, and what it does (EG-11)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit, emit_to
from reinos.core.rule import rule
from reinos.games.el_grande.board import may_veto, send_home
from reinos.games.el_grande.choices import (
    ALLOW,
    ALLOW_REST,
    ALLOWED,
    CARD_KEPT,
    CARD_RECOVERED,
    CASTLE_OPENED,
    DEPLOYED,
    GRANDE_MOVED,
    KING_MOVED,
    MARKER_SET,
    MOVED,
    RELOCATED,
    SENT_TO_COURT,
    USE_VETO,
    VETOED,
    give_id,
)
from reinos.games.el_grande.frames import argument, pop, push
from reinos.games.el_grande.reinforce import begin_reinforcement
from reinos.games.el_grande.scoring import payment, score_place
from reinos.games.el_grande.special import courts_back, end_special, returnable, specify
from reinos.games.el_grande.state import (
    ANGRY_KING,
    ANNOUNCING,
    ASKED_TO_RETURN,
    AT_EXPULSION,
    AT_RETURN,
    AT_SECRET_SCORING,
    BANISH,
    BANISHING,
    CASTLE,
    COURT,
    EFFECT,
    EITHER,
    EXPEL,
    EXTRA,
    EXTRA_DEPLOYING,
    FIRSTS_ONLY,
    HOW_MANY,
    MOVE,
    MOVING,
    MOVING_GRANDE,
    PLACES,
    RECOVERING,
    REGIONS,
    REINFORCE_AGAIN,
    RETURN,
    RETURNING,
    SCORE_SET,
    SCORING,
    SCORING_CASTLE,
    SECRET_SCORING,
    SENDING_COURTS_BACK,
    SETTING_MARKER,
    TURNING_WHEELS,
    WHEEL_RETURN,
    State,
)
from reinos.games.el_grande.wheel import begin_wheels, clear_wheels

# EG-11.4, EG-11.5, EG-20.18  Effects with more than one step, in which a holder can let the rest pass; what the
# rulebook makes undivided or simultaneous is a single one.
MANY_STEPS = sum(
    1 << effect for effect in (MOVE, EXTRA, EITHER, BANISH, ANGRY_KING, WHEEL_RETURN, SCORE_SET, SECRET_SCORING, EXPEL)
)


# --- the window


@rule
def step_waits(s: State) -> bool:
    """EG-11.3, EG-11.6  Ask the holders of a Veto clockwise; when none is left the step takes effect."""
    what, a, b, asked = argument(s, 1), argument(s, 2), argument(s, 3), argument(s, 4)
    if has_effect(s, what, a):
        while asked + 1 < s.players:
            asked += 1
            seat = (s.active + asked) % s.players
            if may_veto(s, seat) and is_asked(what, a, seat):
                s.frames[s.depth - 1, 4] = asked
                s.to_act = 1 << seat
                return True
    pop(s)
    take_effect(s, what, a, b)
    return False


@rule
def has_effect(s: State, what: int, a: int) -> bool:
    """EG-11.8, EG-20.19  A step that changes nothing opens no window; the castle always does."""
    if what == SCORING:
        return payment(s, a, int(FIRSTS_ONLY[s.card])) != 0
    if what == ANNOUNCING and EFFECT[s.card] == EXPEL:
        rivals = 0
        for seat in range(s.players):
            if seat != s.active:
                rivals += int(s.knights[a, seat])
        return rivals > 0
    return True


@rule
def is_asked(what: int, a: int, seat: int) -> bool:
    """EG-11.7  The Angry King asks a holder before his own return, and the others after it."""
    if what == ASKED_TO_RETURN:
        return seat == a
    return not (what == RETURNING and seat == a)


@rule
def window_choices(s: State, out: Any) -> int:
    """EG-11.6, EG-11.14  Veto or pass; where more steps may come, also let all of them pass."""
    out[0] = USE_VETO
    out[1] = ALLOW
    if (MANY_STEPS >> EFFECT[s.card]) & 1 == 0:
        return 2
    out[2] = ALLOW_REST
    return 3


@rule
def answer_window(s: State, seat: int, choice: int) -> None:
    """EG-11.3, EG-11.9 to EG-11.12, EG-20.4  A Veto ends the action and is spent, the older first."""
    if choice == USE_VETO:
        s.vetoes[seat, 0 if s.vetoes[seat, 0] > 0 else 1] -= 1
        emit(s, VETOED, seat, s.active, s.card)
        pop(s)
        end_special(s)
        return
    if choice == ALLOW_REST:
        s.permitted |= 1 << seat
    emit(s, ALLOWED, seat, int(choice == ALLOW_REST))


# --- the effect


@rule
def take_effect(s: State, what: int, a: int, b: int) -> None:
    """EG-11.3  The step that was specified is carried out; the SPECIAL frame is on top again."""
    if what == MOVING:
        move_knight(s, a // PLACES, a % PLACES, b)
    elif what == EXTRA_DEPLOYING:
        s.frames[s.depth - 1, 2] += 1
        place_knight(s, s.active, a)
    elif what == SENDING_COURTS_BACK:
        courts_back(s)
    elif what == BANISHING:
        s.frames[s.depth - 1, 2] |= 1 << a
        send_home(s, a, b, 1)
    elif what == ASKED_TO_RETURN:
        begin_return(s, a)
    elif what == RETURNING:
        carry_out_return(s, a)
    elif what == ANNOUNCING:
        carry_out_announcement(s, a)
    elif what == TURNING_WHEELS:
        carry_out_wheels(s)
    elif what == SCORING:
        score_place(s, a, int(FIRSTS_ONLY[s.card]))
    elif what == SCORING_CASTLE:
        open_castle(s)
    elif what == SETTING_MARKER:
        s.marker[a] = b
        emit(s, MARKER_SET, s.active, a, b)
    elif what == RECOVERING:
        recover(s, a)
    elif what == MOVING_GRANDE:
        s.grande[s.active] = a
        emit(s, GRANDE_MOVED, s.active, a)
    else:
        # EG-8.2  the King alone leaves and enters his region
        s.king = a
        emit(s, KING_MOVED, s.active, a)


@rule
def move_knight(s: State, colour: int, region: int, place: int) -> None:
    """EG-10.3  One knight from a region to another, or into the castle."""
    s.frames[s.depth - 1, 2 if colour == s.active else 3] += 1
    s.knights[region, colour] -= 1
    s.knights[place, colour] += 1
    emit(s, MOVED, s.active, colour, region, place)


@rule
def place_knight(s: State, seat: int, place: int) -> None:
    """EG-7.11, EG-9.4, EG-10.18  One knight from the court to a region, or openly into the castle."""
    s.court[seat] -= 1
    s.knights[place, seat] += 1
    emit(s, DEPLOYED, seat, place)


@rule
def carry_out_announcement(s: State, region: int) -> None:
    """EG-11.4, EG-10.43  After the announcement wheels are set, or the court is reinforced."""
    effect = EFFECT[s.card]
    if effect == REINFORCE_AGAIN:
        begin_reinforcement(s, int(HOW_MANY[s.card]))
    elif effect == WHEEL_RETURN:
        begin_wheels(s, AT_RETURN, 0)
    elif effect == SECRET_SCORING:
        begin_wheels(s, AT_SECRET_SCORING, 0)
    else:
        begin_wheels(s, AT_EXPULSION, region)


@rule
def carry_out_wheels(s: State) -> None:
    """EG-10.25, EG-10.26, EG-10.46, EG-20.15  All returns, or all moves, happen at once."""
    for seat in range(s.players):
        region = int(s.dial[seat])
        if region >= 0:
            if EFFECT[s.card] == EXPEL:
                relocate(s, seat, argument(s, 4), region)
            else:
                send_home(s, seat, region, min(int(s.knights[region, seat]), int(HOW_MANY[s.card])))
    clear_wheels(s)


@rule
def relocate(s: State, seat: int, place: int, region: int) -> None:
    """EG-12.5, EG-14.8, EG-10.46, EG-20.5, EG-21.3  All the seat's knights go where its wheel points, or to court."""
    count = int(s.knights[place, seat])
    s.knights[place, seat] = 0
    if region == s.king:
        s.court[seat] += count
        emit(s, SENT_TO_COURT, seat, region, count)
    else:
        s.knights[region, seat] += count
        emit(s, RELOCATED, seat, place, region, count)


@rule
def open_castle(s: State) -> None:
    """EG-9.5, EG-10.34, EG-14.8, EG-17.7  Open the castle for all to see, and score it."""
    inside = s.knights[CASTLE]
    emit(s, CASTLE_OPENED, inside[0], inside[1], inside[2], inside[3], inside[4])
    score_place(s, CASTLE, 0)


@rule
def recover(s: State, known: int) -> None:
    """EG-10.42, EG-17.3, EG-20.8  Take a power card back; rivals learn which only if it lies face up."""
    seat = s.active
    value = int(s.recovering[seat])
    s.recovering[seat] = -1
    s.hand[seat] |= 1 << value
    emit(s, CARD_RECOVERED, seat, known)
    if known:
        s.taken_back[seat] = 1
        return
    emit_to(s, 1 << seat, CARD_KEPT, seat, value)
    s.doubt[seat, 1 if s.doubt[seat, 0] else 0] = s.spent[seat]


# --- the Angry King


@rule
def begin_return(s: State, seat: int) -> None:
    """EG-10.24  The rival names his knights; with no more than are wanted there is nothing to choose."""
    wanted = int(HOW_MANY[s.card])
    if returnable(s, seat) > wanted:
        push(s, RETURN, seat, wanted, 0, 0)
        return
    s.given[COURT] = s.court[seat]
    for region in range(REGIONS):
        if region != s.king:
            s.given[region] = s.knights[region, seat]
    specify(s, RETURNING, seat, 0)


@rule
def return_choices(s: State, seat: int, out: Any) -> int:
    """EG-10.24, EG-18.5  A place with a knight that has not been named yet."""
    n = 0
    for place in range(PLACES):
        held = s.court[seat] if place == COURT else s.knights[place, seat]
        if place != s.king and held > s.given[place]:
            out[n] = give_id(place)
            n += 1
    return n


@rule
def name_return(s: State, seat: int, place: int) -> None:
    """EG-18.5  One more knight is named; nothing takes effect before all are."""
    s.given[place] += 1
    frame = s.frames[s.depth - 1]
    frame[2] -= 1
    if frame[2] == 0:
        pop(s)
        specify(s, RETURNING, seat, 0)


@rule
def carry_out_return(s: State, seat: int) -> None:
    """EG-10.24  The knights named go back to the provinces."""
    for place in range(PLACES):
        send_home(s, seat, place, int(s.given[place]))
    s.given[:] = 0

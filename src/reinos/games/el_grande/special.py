"""Special actions: how they begin, what is asked, what takes effect (EG-10)."""

from __future__ import annotations

from reinos.core.event import emit, emit_to
from reinos.core.rule import rule
from reinos.games.el_grande import cards, choices, phase, pieces
from reinos.games.el_grande.board import ask, bordering, place_knight, send_home
from reinos.games.el_grande.moves import move_knight, next_move
from reinos.games.el_grande.returns import (
    begin_return,
    carry_out_banishment,
    carry_out_return,
    courts_back,
    next_banishment,
    next_rival,
)
from reinos.games.el_grande.round import general_scoring
from reinos.games.el_grande.scoring import open_castle, score_place, scored_set
from reinos.games.el_grande.state import State
from reinos.games.el_grande.turn import begin_reinforcement
from reinos.games.el_grande.veto import end_special, forget_step, rivals_in, specify, veto_threatens
from reinos.games.el_grande.wheel import AT_GENERAL_SCORING, begin_wheels, named_once, occasion, relocate, show_wheels


@rule
def begin_special(s: State, seat: int) -> None:
    """EG-7.7  The special half begins."""
    s.special_done = 1
    emit(s, choices.ACTION_BEGUN, seat, s.card)
    begin_effect(s, s.card)


@rule
def begin_effect(s: State, card: int) -> None:
    """EG-7.9, EG-10.30, EG-11.4  Begin with a question, an announcement or the only step; a scoring fixes its set."""
    s.action = card
    effect = int(cards.EFFECT[card])
    if effect in (phase.EITHER, phase.MARKER, phase.RECOVER, phase.GRANDE, phase.EXPEL, phase.KING):
        ask(s, effect, s.active)
    elif effect in (phase.WHEEL_RETURN, phase.SECRET_SCORING):
        specify(s, phase.ANNOUNCED)
    elif effect in (phase.COURTS_BACK, phase.REINFORCE):
        specify(s, phase.SPECIFIED)
    elif effect == phase.SCORE:
        s.unscored = scored_set(s, card)
        if s.unscored == 0:
            emit(s, choices.NO_EFFECT, card)
    elif effect == phase.EXTRA:
        s.quota = int(cards.HOW_MANY[card])


@rule
def next_step(s: State) -> None:
    """EG-7.9, EG-10  Ask for the next step of the special action, or end it."""
    effect = cards.EFFECT[s.action]
    if effect == phase.MOVE:
        next_move(s)
    elif effect == phase.EXTRA and s.quota > 0 and s.court[s.active] > 0:
        ask(s, phase.EXTRA, s.active)
    elif effect == phase.BANISH:
        next_banishment(s)
    elif effect == phase.ANGRY_KING:
        next_rival(s)
    elif effect in (phase.SCORE, phase.SECRET_SCORING):
        next_scoring(s)
    else:
        end_special(s, s.active)


@rule
def take_effect(s: State) -> None:
    """EG-11.3  What was announced begins, or the step that was specified is carried out."""
    announced = s.step == phase.ANNOUNCED
    specify(s, phase.NO_STEP)
    if not announced:
        carry_out(s, int(cards.EFFECT[s.action]))
        forget_step(s)
    elif cards.EFFECT[s.action] == phase.ANGRY_KING:
        begin_return(s, s.whose)
    else:
        begin_wheels(s)


@rule
def carry_out(s: State, effect: int) -> None:
    """EG-10  What a step does."""
    if effect == phase.MOVE:
        move_knight(s)
    elif effect == phase.EXTRA:
        s.quota -= 1
        place_knight(s, s.active, s.goal)
    elif effect in (phase.SCORE, phase.SECRET_SCORING):
        score(s)
    elif effect == phase.COURTS_BACK:
        courts_back(s)
    elif effect == phase.BANISH:
        carry_out_banishment(s)
    elif effect == phase.ANGRY_KING:
        carry_out_return(s, s.whose)
    elif effect in (phase.WHEEL_RETURN, phase.EXPEL):
        carry_out_wheels(s)
    elif effect == phase.REINFORCE:
        begin_reinforcement(s, int(cards.HOW_MANY[s.action]))
    elif effect == phase.MARKER:
        emit(s, choices.MARKER_SET, s.active, s.mobile, s.marker[s.mobile], s.goal)
        s.marker[s.mobile] = s.goal
    elif effect == phase.RECOVER:
        take_back(s, s.active)
    elif effect == phase.GRANDE:
        emit(s, choices.GRANDE_MOVED, s.active, s.grande[s.active], s.goal)
        s.grande[s.active] = s.goal
    elif effect == phase.KING:
        # EG-8.2  the King alone leaves and enters his region
        emit(s, choices.KING_MOVED, s.active, s.king, s.goal)
        s.king = s.goal


# --- choices that several cards share


@rule
def aim(s: State, seat: int, place: int) -> None:
    """EG-10.2, EG-10.18, EG-10.44, EG-10.47, EG-10.51  The step is specified: a knight, Grande or King goes there."""
    s.goal = place
    specify(s, phase.SPECIFIED)


@rule
def is_not_kings(s: State, seat: int, place: int) -> bool:
    """EG-8.1, EG-10.18, EG-10.46, EG-20.11, EG-20.14  Any place but the King's region, also an empty one."""
    return place != s.king


@rule
def choose_moving(s: State, seat: int) -> None:
    """EG-10.19  From here on the card is the first of its two options."""
    emit(s, choices.MODE_CHOSEN, seat, cards.MOVE_ALL_CARD)
    begin_effect(s, cards.MOVE_ALL_CARD)


@rule
def choose_deploying(s: State, seat: int) -> None:
    """EG-10.19  From here on the card is the second of its two options."""
    emit(s, choices.MODE_CHOSEN, seat, cards.DEPLOY_2_CARD)
    begin_effect(s, cards.DEPLOY_2_CARD)


# --- special scorings


@rule
def next_scoring(s: State) -> None:
    """EG-14.11  The next region of a special scoring: the active player names it if a Veto threatens."""
    several = s.unscored & (s.unscored - 1) != 0
    if s.unscored == 0:
        end_special(s, s.active)
    elif cards.SET_OF[s.action] == cards.ANY_REGION or (several and veto_threatens(s)):
        ask(s, phase.SCORE, s.active)
    else:
        place = 0
        while (s.unscored >> place) & 1 == 0:
            place += 1
        choose_scoring(s, s.active, place)


@rule
def may_score(s: State, seat: int, region: int) -> bool:
    """EG-10.27, EG-10.30, EG-20.14  A region of the set that has not been scored, also an empty one."""
    return (s.unscored >> region) & 1 == 1


@rule
def choose_scoring(s: State, seat: int, place: int) -> None:
    """EG-10.27, EG-11.4  One region of a special scoring is a step; a card for any one region has no second."""
    s.unscored = 0 if cards.SET_OF[s.action] == cards.ANY_REGION else s.unscored & ~(1 << place)
    aim(s, seat, place)


@rule
def score(s: State) -> None:
    """EG-10.34, EG-10.35, EG-14.10  Score the region, or open the castle."""
    if s.goal == pieces.CASTLE:
        open_castle(s, pieces.FROM_ACTIONS)
    else:
        score_place(s, s.goal, int(cards.FIRSTS_ONLY[s.action]), pieces.FROM_ACTIONS)


# --- wheels


@rule
def expel(s: State, seat: int, region: int) -> None:
    """EG-10.46  Name the region that the rivals must leave."""
    s.origin = region
    emit(s, choices.EXPULSION_NAMED, seat, region)
    if not rivals_in(s, region):
        emit(s, choices.NO_EFFECT, s.action)
    specify(s, phase.ANNOUNCED)


@rule
def set_wheel(s: State, seat: int, region: int) -> None:
    """EG-12.1, EG-12.2, EG-12.4  The choice is binding, and nobody else sees it before the last wheel is set."""
    s.wheel[seat] = region
    emit_to(s, 1 << seat, choices.WHEEL_SET, seat, region)
    if s.to_act == 0:
        what = occasion(s)
        if what == AT_GENERAL_SCORING:
            general_scoring(s)
            return
        show_wheels(s)
        if what == phase.SECRET_SCORING:
            s.unscored = named_once(s)
            if s.unscored == 0:
                emit(s, choices.NO_EFFECT, s.action)
        else:
            specify(s, phase.SPECIFIED)


@rule
def carry_out_wheels(s: State) -> None:
    """EG-10.25, EG-10.26, EG-10.46, EG-20.15  All returns, or all moves, happen at once."""
    for seat in range(s.players):
        region = int(s.dial[seat])
        if region >= 0:
            if cards.EFFECT[s.action] == phase.EXPEL:
                relocate(s, seat, s.origin, region)
            else:
                send_home(s, seat, region, min(int(s.knights[region, seat]), int(cards.HOW_MANY[s.action])))


# --- scoreboards, power cards, the Grande, the King


@rule
def may_set_marker(s: State, seat: int, marker: int, place: int) -> bool:
    """EG-10.41, EG-2.7, EG-20.12, EG-21.5  A marker not with the King, to a free place not his."""
    return s.marker[marker] != s.king and place != s.king and bool(s.marker[0] != place and s.marker[1] != place)


@rule
def set_marker(s: State, seat: int, marker: int, place: int) -> None:
    """EG-10.41  Put a mobile scoreboard somewhere."""
    s.mobile = marker
    aim(s, seat, place)


@rule
def may_recover(s: State, seat: int, value: int) -> bool:
    """EG-10.42  Any own power card that is not in the hand: of the pile, or played this round."""
    return (int(s.hand[seat]) >> value) & 1 == 0


@rule
def recover(s: State, seat: int, value: int) -> None:
    """EG-10.42, EG-11.13  Which card it is stays secret, unless it lies face up."""
    s.recovering[seat] = value
    s.known = value if s.power[seat] == value else 0
    specify(s, phase.SPECIFIED)


@rule
def take_back(s: State, seat: int) -> None:
    """EG-10.42, EG-17.3, EG-20.8  Take a power card back; rivals learn which only if it lies face up."""
    value = int(s.recovering[seat])
    s.recovering[seat] = -1
    s.hand[seat] |= 1 << value
    emit(s, choices.CARD_RECOVERED, seat, s.known)
    if s.known:
        s.taken_back[seat] = 1
    else:
        emit_to(s, 1 << seat, choices.CARD_KEPT, seat, value)
        s.doubt[seat, 1 if s.doubt[seat, 0] else 0] = s.spent[seat]


@rule
def may_move_grande(s: State, seat: int, region: int) -> bool:
    """EG-10.44, EG-8.1  Another region than the King's and its own."""
    return region != s.king and bool(s.grande[seat] != region)


@rule
def may_move_king(s: State, seat: int, region: int) -> bool:
    """EG-10.47, EG-10.51  Another region; with the Royal adviser a neighbour."""
    return region != s.king and (not cards.NEXT_ONLY[s.action] or bordering(s.king, region))

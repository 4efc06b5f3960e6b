"""Special actions: when they are possible, and what the active player decides in them (EG-10, EG-19).

A SPECIAL frame holds the card and three numbers of its own:

    moving knights      own knights moved, rivals' knights moved, the one source region (-1: none yet)
    extra deployment    knights deployed
    Banishment          mask of the rivals dealt with
    Angry King          how many seats to the left have been dealt with
    scorings            1 once the set is known; 0; mask of the regions still to be scored
    all others          1 once the step has been specified
"""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande.board import bordering, movable, rivals_movable, send_home, veto_threatens
from reinos.games.el_grande.choices import (
    ACTION_BEGUN,
    MODE_DEPLOY,
    MODE_MOVE,
    REGION_NAMED,
    STOP,
    banish_id,
    banish_region,
    banish_seat,
    deploy_id,
    deploy_of,
    expel_id,
    expel_of,
    grande_id,
    grande_of,
    king_id,
    king_of,
    marker_id,
    marker_of,
    marker_place,
    move_to_id,
    move_to_of,
    recover_id,
    recover_of,
    score_id,
    score_of,
    source_id,
    source_of,
    take_id,
    take_region,
    take_seat,
)
from reinos.games.el_grande.frames import argument, pop, push
from reinos.games.el_grande.scoring import region_set
from reinos.games.el_grande.state import (
    ALL_POWERS,
    ANGRY_KING,
    ANNOUNCING,
    ASKED_TO_RETURN,
    BANISH,
    BANISHING,
    COURT,
    COURTS_BACK,
    DEPLOY_2_CARD,
    EFFECT,
    EITHER,
    EXPEL,
    EXTRA,
    EXTRA_DEPLOYING,
    GRANDE,
    HOW_MANY,
    KING,
    MARKER,
    MARKERS,
    MAX_OWN,
    MAX_RIVAL,
    MAX_TOTAL,
    MOVE,
    MOVE_ALL_CARD,
    MOVE_TO,
    MOVING,
    MOVING_GRANDE,
    MOVING_KING,
    NEXT_ONLY,
    ONE_SOURCE,
    PLACES,
    POWERS,
    RECOVER,
    RECOVERING,
    REGIONS,
    REINFORCE_AGAIN,
    SCORE_ANY,
    SCORE_CASTLE,
    SCORE_SET,
    SCORING,
    SCORING_CASTLE,
    SECRET_SCORING,
    SENDING_COURTS_BACK,
    SETTING_MARKER,
    SPECIAL,
    STEP,
    VETO,
    WHEEL_RETURN,
    State,
)


@rule
def possible(s: State, seat: int, card: int) -> bool:
    """EG-7.10, EG-19  Whether the special action of a card has at least one step that can be done now."""
    effect = EFFECT[card]
    if effect == VETO:
        return False
    if effect == MOVE:
        return (MAX_OWN[card] > 0 and movable(s, seat) > 0) or (MAX_RIVAL[card] > 0 and rivals_movable(s, seat))
    if effect == EXTRA:
        return bool(s.court[seat] > 0)
    if effect == EITHER:
        return bool(s.court[seat] > 0) or movable(s, seat) > 0
    if effect == COURTS_BACK:
        return rivals_at_court(s, seat)
    if effect in (BANISH, WHEEL_RETURN, EXPEL):
        return rivals_movable(s, seat)
    if effect == ANGRY_KING:
        return rivals_at_court(s, seat) or rivals_movable(s, seat)
    if effect == REINFORCE_AGAIN:
        return bool(s.province[seat] > 0) or movable(s, seat) > 0
    if effect == GRANDE:
        return bool(s.grande[seat] != s.king)
    return True


@rule
def rivals_at_court(s: State, seat: int) -> bool:
    """EG-10.21, EG-10.22  Whether some rival has a knight at court."""
    found = 0
    for rival in range(s.players):
        if rival != seat:
            found += int(s.court[rival])
    return found > 0


@rule
def begin_special(s: State) -> None:
    """EG-7.7, EG-10.30  The special half begins; the set of a scoring card is fixed now."""
    s.special_done = 1
    effect = EFFECT[s.card]
    d = 0
    if effect == MOVE:
        d = -1
    elif effect == SCORE_SET:
        d = region_set(s, s.card)
    push(s, SPECIAL, s.card, 0, 0, d)
    emit(s, ACTION_BEGUN, s.active, s.card)


@rule
def end_special(s: State) -> None:
    """EG-7.10, EG-11.11  The special half is over, however it ended."""
    pop(s)
    s.permitted = 0
    s.given[:] = 0
    s.choosers = 0
    s.dial[:] = -1
    s.recovering[s.active] = -1


@rule
def specify(s: State, what: int, a: int, b: int) -> None:
    """EG-11.3  A step is specified in full; the window for a Veto comes before it takes effect."""
    push(s, STEP, what, a, b, 0)


@rule
def may_move(s: State, card: int, colour: int) -> bool:
    """EG-10.11 to EG-10.17  Whether the action may move one more knight of this colour."""
    own, rivals = argument(s, 2), argument(s, 3)
    if own + rivals >= MAX_TOTAL[card]:
        return False
    return bool(own < MAX_OWN[card]) if colour == s.active else bool(rivals < MAX_RIVAL[card])


@rule
def may_leave(s: State, card: int, colour: int, region: int) -> bool:
    """EG-10.1, EG-10.16, EG-10.17  Whether a knight of this colour may be moved out of a region."""
    if region == s.king or s.knights[region, colour] == 0:
        return False
    source = argument(s, 4)
    return not ONE_SOURCE[card] or source < 0 or source == region


@rule
def some_move(s: State, card: int) -> bool:
    """EG-10.3  Whether another knight can be moved; a destination always exists."""
    for colour in range(s.players):
        if may_move(s, card, colour):
            for region in range(REGIONS):
                if may_leave(s, card, colour, region):
                    return True
    return False


@rule
def banishable(s: State, seat: int, region: int) -> bool:
    """EG-10.23  One knight of each rival, never from the King's region."""
    if seat == s.active or (argument(s, 2) >> seat) & 1 or region == s.king:
        return False
    return bool(s.knights[region, seat] > 0)


@rule
def some_banishable(s: State) -> bool:
    """EG-10.23  Whether a rival is left with a knight that can be banished."""
    for seat in range(s.players):
        for region in range(REGIONS):
            if banishable(s, seat, region):
                return True
    return False


@rule
def special_waits(s: State) -> bool:
    """EG-7.9, EG-10  Go on with the special action until the active player must decide, or it is over."""
    card = argument(s, 1)
    effect = EFFECT[card]
    if effect == MOVE:
        waits = some_move(s, card)
    elif effect == EXTRA:
        waits = bool(argument(s, 2) < HOW_MANY[card] and s.court[s.active] > 0)
    elif effect == BANISH:
        waits = some_banishable(s)
    elif effect == ANGRY_KING:
        return next_rival(s)
    elif effect == SCORE_SET or (effect == SECRET_SCORING and argument(s, 2)):
        return next_region(s)
    elif argument(s, 2):
        waits = False
    elif effect == COURTS_BACK:
        return only_step(s, SENDING_COURTS_BACK)
    elif effect == SCORE_CASTLE:
        return only_step(s, SCORING_CASTLE)
    elif effect in (WHEEL_RETURN, SECRET_SCORING, REINFORCE_AGAIN):
        return only_step(s, ANNOUNCING)
    else:
        waits = True
    if waits:
        s.to_act = 1 << s.active
    else:
        end_special(s)
    return waits


@rule
def only_step(s: State, what: int) -> bool:
    """EG-11.4  A step that the card alone specifies."""
    s.frames[s.depth - 1, 2] = 1
    specify(s, what, 0, 0)
    return False


@rule
def next_rival(s: State) -> bool:
    """EG-10.24, EG-11.7  The Angry King turns to the next rival clockwise who has something to return."""
    offset = argument(s, 2)
    while offset + 1 < s.players:
        offset += 1
        rival = (s.active + offset) % s.players
        if returnable(s, rival) > 0:
            s.frames[s.depth - 1, 2] = offset
            specify(s, ASKED_TO_RETURN, rival, 0)
            return False
    end_special(s)
    return False


@rule
def returnable(s: State, seat: int) -> int:
    """EG-10.24  Knights at court and in regions other than the King's."""
    return int(s.court[seat]) + movable(s, seat)


@rule
def next_region(s: State) -> bool:
    """EG-14.11  The next region of a special scoring: the active player names it if a Veto threatens."""
    regions = argument(s, 4)
    if regions == 0:
        end_special(s)
        return False
    if regions & (regions - 1) and veto_threatens(s):
        s.to_act = 1 << s.active
        return True
    region = 0
    while (regions >> region) & 1 == 0:
        region += 1
    take_region_next(s, region)
    return False


@rule
def take_region_next(s: State, region: int) -> None:
    """EG-11.4  One region of a special scoring is a step."""
    s.frames[s.depth - 1, 4] = argument(s, 4) & ~(1 << region)
    specify(s, SCORING, region, 0)


# --- what the active player may decide


@rule
def special_choices(s: State, out: Any) -> int:
    """EG-10, EG-18  The choices of the active player in the special action."""
    card = argument(s, 1)
    effect = EFFECT[card]
    if effect == MOVE:
        return move_choices(s, card, out)
    if effect == EXTRA:
        return extra_choices(s, out)
    if effect == EITHER:
        return mode_choices(s, out)
    if effect == BANISH:
        return banish_choices(s, out)
    if effect == MARKER:
        return marker_choices(s, out)
    if effect == RECOVER:
        return recover_choices(s, out)
    return region_choices(s, card, effect, out)


@rule
def move_choices(s: State, card: int, out: Any) -> int:
    """EG-10.1, EG-10.3, EG-10.16, EG-10.17  The source region first, where there is one; then a knight, or stop."""
    n = 0
    if ONE_SOURCE[card] and argument(s, 4) < 0:
        for region in range(REGIONS):
            for colour in range(s.players):
                if may_move(s, card, colour) and may_leave(s, card, colour, region):
                    out[n] = source_id(region)
                    n += 1
                    break
        return n
    for colour in range(s.players):
        if may_move(s, card, colour):
            for region in range(REGIONS):
                if may_leave(s, card, colour, region):
                    out[n] = take_id(colour, region)
                    n += 1
    out[n] = STOP
    return n + 1


@rule
def destination_choices(s: State, out: Any) -> int:
    """EG-10.2, EG-10.4, EG-9.2  Any other region but the King's, or the castle."""
    source = argument(s, 2)
    n = 0
    for place in range(PLACES):
        if place != source and place != s.king:
            out[n] = move_to_id(place)
            n += 1
    return n


@rule
def extra_choices(s: State, out: Any) -> int:
    """EG-10.18  Any region but the King's, or the castle; or stop."""
    n = 0
    for place in range(PLACES):
        if place != s.king:
            out[n] = deploy_id(place)
            n += 1
    out[n] = STOP
    return n + 1


@rule
def mode_choices(s: State, out: Any) -> int:
    """EG-10.19, EG-19  Only the options that are possible."""
    n = 0
    if movable(s, s.active) > 0:
        out[n] = MODE_MOVE
        n += 1
    if s.court[s.active] > 0:
        out[n] = MODE_DEPLOY
        n += 1
    return n


@rule
def banish_choices(s: State, out: Any) -> int:
    """EG-10.23  A knight of a rival who has not lost one yet; or stop."""
    n = 0
    for seat in range(s.players):
        for region in range(REGIONS):
            if banishable(s, seat, region):
                out[n] = banish_id(seat, region)
                n += 1
    out[n] = STOP
    return n + 1


@rule
def marker_choices(s: State, out: Any) -> int:
    """EG-10.41, EG-2.7, EG-20.12, EG-21.5  A marker not with the King, to a free place not his."""
    n = 0
    for marker in range(MARKERS):
        if s.marker[marker] != s.king:
            for place in range(PLACES):
                if place != s.king and s.marker[0] != place and s.marker[1] != place:
                    out[n] = marker_id(marker, place)
                    n += 1
    return n


@rule
def recover_choices(s: State, out: Any) -> int:
    """EG-10.42  Any own power card that is not in the hand: of the pile, or played this round."""
    away = ALL_POWERS & ~int(s.hand[s.active])
    n = 0
    for value in range(1, POWERS + 1):
        if (away >> value) & 1:
            out[n] = recover_id(value)
            n += 1
    return n


@rule
def region_choices(s: State, card: int, effect: int, out: Any) -> int:
    """EG-10.27, EG-10.30, EG-10.44, EG-10.46, EG-10.47, EG-10.51, EG-20.11, EG-20.14  One region, also an empty one."""
    n = 0
    for region in range(REGIONS):
        if effect == SCORE_ANY:
            out[n] = score_id(region)
            n += 1
        elif effect in (SCORE_SET, SECRET_SCORING):
            if (argument(s, 4) >> region) & 1:
                out[n] = score_id(region)
                n += 1
        elif region != s.king:
            if effect == GRANDE:
                if s.grande[s.active] != region:
                    out[n] = grande_id(region)
                    n += 1
            elif effect == EXPEL:
                out[n] = expel_id(region)
                n += 1
            elif effect == KING and (not NEXT_ONLY[card] or bordering(s.king, region)):
                out[n] = king_id(region)
                n += 1
    return n


# --- what the active player has decided


@rule
def choose_special(s: State, choice: int) -> None:
    """EG-10, EG-11.3  Specify the next step of the special action."""
    card = argument(s, 1)
    effect = EFFECT[card]
    frame = s.frames[s.depth - 1]
    if choice == STOP:
        end_special(s)
    elif effect == MOVE:
        if ONE_SOURCE[card] and frame[4] < 0:
            frame[4] = source_of(choice)
            emit(s, REGION_NAMED, s.active, source_of(choice))
        else:
            push(s, MOVE_TO, take_seat(choice), take_region(choice), 0, 0)
    elif effect == EXTRA:
        specify(s, EXTRA_DEPLOYING, deploy_of(choice), 0)
    elif effect == EITHER:
        choose_mode(s, choice)
    elif effect == BANISH:
        specify(s, BANISHING, banish_seat(choice), banish_region(choice))
    elif effect in (SCORE_SET, SECRET_SCORING):
        take_region_next(s, score_of(choice))
    else:
        frame[2] = 1
        choose_single(s, effect, choice)


@rule
def choose_mode(s: State, choice: int) -> None:
    """EG-10.19  From here on the card is one of its two options."""
    frame = s.frames[s.depth - 1]
    if choice == MODE_MOVE:
        frame[1] = MOVE_ALL_CARD
        frame[4] = -1
    else:
        frame[1] = DEPLOY_2_CARD


@rule
def choose_single(s: State, effect: int, choice: int) -> None:
    """EG-10.27, EG-10.41, EG-10.42, EG-10.44, EG-10.46, EG-10.47, EG-10.51  The only choice of the card."""
    if effect == SCORE_ANY:
        specify(s, SCORING, score_of(choice), 0)
    elif effect == MARKER:
        specify(s, SETTING_MARKER, marker_of(choice), marker_place(choice))
    elif effect == RECOVER:
        value = recover_of(choice)
        s.recovering[s.active] = value
        # EG-11.13  which card it is stays secret, unless it lies face up
        specify(s, RECOVERING, value if s.power[s.active] == value else 0, 0)
    elif effect == GRANDE:
        specify(s, MOVING_GRANDE, grande_of(choice), 0)
    elif effect == EXPEL:
        s.frames[s.depth - 1, 4] = expel_of(choice)
        emit(s, REGION_NAMED, s.active, expel_of(choice))
        specify(s, ANNOUNCING, expel_of(choice), 0)
    else:
        specify(s, MOVING_KING, king_of(choice), 0)


@rule
def choose_destination(s: State, choice: int) -> None:
    """EG-10.2  The move is specified: colour, source and destination."""
    colour, region = argument(s, 1), argument(s, 2)
    pop(s)
    specify(s, MOVING, colour * PLACES + region, move_to_of(choice))


@rule
def courts_back(s: State) -> None:
    """EG-10.21, EG-10.22  Every rival returns his court, or as many as the card says."""
    for seat in range(s.players):
        if seat != s.active:
            send_home(s, seat, COURT, min(int(s.court[seat]), int(HOW_MANY[s.card])))

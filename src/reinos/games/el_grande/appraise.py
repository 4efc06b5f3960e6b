"""A rough value of a table, for the greedy bot and for search.

Points so far, what the board would pay from here on, and a little for everything that is not on the board
yet. What a seat has begun and not finished (a knight in the air, a wheel set, knights named for return) is
tried out on the board and taken back.
"""

from __future__ import annotations

from reinos.core.rule import rule
from reinos.games.el_grande import cards, phase, pieces
from reinos.games.el_grande.board import deployable
from reinos.games.el_grande.moves import goals
from reinos.games.el_grande.scoring import payment, points_of, scored_set
from reinos.games.el_grande.state import State
from reinos.games.el_grande.wheel import AT_GENERAL_SCORING, occasion

TURN = 4  # choices for which the strongest level takes time in a turn; a longer turn gets no more
RIVALS = 0.6  # how much the rivals' mean counts against one's own
SCORINGS = 0.55  # worth of each general scoring to come after the next
ON_BOARD, AT_COURT = 0.35, 0.2  # a knight, beside the majorities it holds
ENOUGH = 8  # knights at court; more are worth nothing
HELD_VETO = 1.5
ACTION = 1.0  # a special action that is not a scoring
HIGH_CARD, TAKEN_BACK = 0.06, 0.03  # a point of power in play, and in the hand
REINFORCEMENT = 0.15
MORE_KNIGHTS = 0.5  # every knight after the first that can be deployed
WORST = -1000.0


@rule
def appraise(s: State, seat: int) -> float:
    """What the table is worth to the seat, rivals' points taken off."""
    carried = under_way(s, seat)
    try_out(s, seat, carried, 1)
    value = board(s, seat)
    knights = to_deploy(s, seat)
    if s.phase == phase.MOVE_TO and s.active == seat:
        value = best_place(s, seat, s.whose, goals(s)) + ACTION
    elif knights > 0:
        value += (best_place(s, seat, seat, deployable(s)) - value) * (1.0 + MORE_KNIGHTS * (knights - 1))
    try_out(s, seat, carried, -1)
    return value + margin(s, seat) + reserves(s, seat) + prospects(s, seat)


@rule
def margin(s: State, seat: int) -> float:
    """Points, those of the rivals taken off."""
    rivals = 0.0
    for other in range(s.players):
        if other != seat:
            rivals += s.points[other]
    return float(s.points[seat] - RIVALS * rivals / (s.players - 1))


@rule
def share(s: State, paid: int, seat: int) -> float:
    """The same for what a place pays."""
    rivals = 0.0
    for other in range(s.players):
        if other != seat:
            rivals += points_of(paid, other)
    return points_of(paid, seat) - RIVALS * rivals / (s.players - 1)


@rule
def board(s: State, seat: int) -> float:
    """What all places would pay now, over the scorings to come."""
    scorings = 1.0 + SCORINGS * ((pieces.LAST_ROUND - s.round) // pieces.ROUNDS_A_SCORING)
    value = 0.0
    for place in range(pieces.PLACES):
        weight = 1.0 if place == pieces.CASTLE else scorings
        value += weight * (share(s, payment(s, place, 0), seat) + ON_BOARD * s.knights[place, seat])
    return value


@rule
def reserves(s: State, seat: int) -> float:
    """Knights at court, Vetoes, power cards."""
    value: float = AT_COURT * min(int(s.court[seat]), ENOUGH)
    value += HELD_VETO * (s.vetoes[seat, 0] + s.vetoes[seat, 1])
    for card in range(1, pieces.POWERS + 1):
        if (int(s.hand[seat]) >> card) & 1:
            value += TAKEN_BACK * card
    if s.order[0] < 0 and s.power[seat] > 0:
        value += HIGH_CARD * s.power[seat]
        value += REINFORCEMENT * min(
            int(pieces.REINFORCEMENTS[s.power[seat]]), ENOUGH - min(int(s.court[seat]), ENOUGH)
        )
    return value


# --- the card in hand


@rule
def to_deploy(s: State, seat: int) -> int:
    """Knights that the seat can still deploy in its turn."""
    if s.active != seat or s.card < 0:
        return 0
    knights = 0
    if s.phase == phase.DEPLOY:
        knights = s.quota
    elif not s.deploy_done:
        knights = int(cards.DECK_OF[s.card]) + 1
    return min(knights, int(s.court[seat]))


@rule
def prospects(s: State, seat: int) -> float:
    """What the special action can still bring; one that would do harm is renounced."""
    if s.active != seat or s.card < 0 or (s.special_done and not phase.MOVE <= s.phase <= phase.KING):
        return 0.0
    effect = cards.EFFECT[s.card]
    if effect == phase.VETO:
        return 0.0
    if s.special_done:
        return ACTION
    if effect in (phase.MOVE, phase.KING):
        return 2 * ACTION
    places = scored_set(s, s.card) if effect == phase.SCORE else 0
    if places == 0:
        return ACTION
    total = 0.0
    best = 0.0
    for place in range(pieces.PLACES):
        if (places >> place) & 1:
            value = share(s, payment(s, place, int(cards.FIRSTS_ONLY[s.card])), seat)
            total += value
            best = max(best, value)
    return best if cards.SET_OF[s.card] == cards.ANY_REGION else max(0.0, total)


# --- trying out


@rule
def best_place(s: State, seat: int, colour: int, places: int) -> float:
    """The board with a knight of this colour at the best of these places; taken up from a region it leaves it."""
    lifted = 1 if s.phase == phase.MOVE_TO else 0
    source = s.origin if lifted else 0
    s.knights[source, colour] -= lifted
    best = WORST
    for place in range(pieces.PLACES):
        if (places >> place) & 1:
            s.knights[place, colour] += 1
            best = max(best, board(s, seat))
            s.knights[place, colour] -= 1
    s.knights[source, colour] += lifted
    return best


@rule
def under_way(s: State, seat: int) -> int:
    """EG-12.3  Knights that the seat's wheel will move."""
    if s.phase != phase.WHEEL or s.wheel[seat] < 0 or occasion(s) == phase.SECRET_SCORING:
        return 0
    held = int(s.knights[left_by_wheel(s, seat), seat])
    return min(held, int(cards.HOW_MANY[s.action])) if occasion(s) == phase.WHEEL_RETURN else held


@rule
def left_by_wheel(s: State, seat: int) -> int:
    """EG-12.3  The place that they leave."""
    if occasion(s) == phase.WHEEL_RETURN:
        return int(s.wheel[seat])
    return pieces.CASTLE if occasion(s) == AT_GENERAL_SCORING else s.origin


@rule
def try_out(s: State, seat: int, carried: int, sign: int) -> None:
    """Do (1) or undo (-1) what the seat's wheel, or the knights it has named for return, will change.

    Knights sent to the King's region or to the provinces vanish.
    """
    if carried > 0:
        s.knights[left_by_wheel(s, seat), seat] -= sign * carried
        if occasion(s) != phase.WHEEL_RETURN and s.wheel[seat] != s.king:
            s.knights[int(s.wheel[seat]), seat] += sign * carried
    elif (s.to_act >> seat) & 1 and s.phase == phase.ANGRY_KING:
        for region in range(pieces.REGIONS):
            s.knights[region, seat] -= sign * s.given[region]

"""The course of a game of Kingdomino (KD-2 to KD-7, KD-10)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.question import Option, Question, Questions
from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.choices import CHOICES, EVENTS
from reinos.games.kingdomino.kingdom import (
    fits,
    found,
    grid,
    has,
    is_double,
    lay_domino,
    misfit,
    placements,
    square_at,
    welcoming,
)
from reinos.games.kingdomino.scoring import (
    ROW,
    finish,
    grown,
    harmony_bonus,
    middle_kingdom_bonus,
    occupied,
    score_game,
    victory,
)

BEGUN, ORDER_DRAWN, LINE_LAID = EVENTS["game_begun"], EVENTS["order_drawn"], EVENTS["line_laid"]
CHOSE, PLACED, GAINED = EVENTS["chose"], EVENTS["placed"], EVENTS["gained"]
DISCARDED, LEFT_OVER, LAST_PLACEMENT = EVENTS["discarded"], EVENTS["left_over"], EVENTS["last_placement"]
HARMONY, MIDDLE_KINGDOM, SCORED = EVENTS["harmony"], EVENTS["middle_kingdom"], EVENTS["game_scored"]
GAME_WON, MATCH_WON = EVENTS["game_won"], EVENTS["match_won"]


@rule
def kings_in_play(s: state.State) -> int:
    """KD-2.2, KD-10.2.1, KD-10.3.1  Two kings each with two players, else one."""
    return 4 if s.players == 2 else s.players


@rule
def line_size(s: state.State) -> int:
    """KD-2.4, KD-10.3.4, KD-14.3  Dominoes in a line."""
    return 3 if s.players == 3 and s.three_player_deck == state.DECK36_LINE3 else state.LINE


@rule
def dominoes_in_game(s: state.State) -> int:
    """KD-2.3, KD-2.4, KD-2.6, KD-10.2.2, KD-10.3.2, KD-14.3  Dominoes that are not removed unseen."""
    if s.players == 2 and not s.mighty_duel:
        return 24
    return 12 * line_size(s)


@rule
def rounds(s: state.State) -> int:
    """KD-7.1  Lines of a game, and so rounds of choosing."""
    return dominoes_in_game(s) // line_size(s)


@rule
def row(s: state.State, part: int) -> int:
    """KD-8.6, KD-11.4  Where points stand in the breakdown of the result: by part, or by game of a Dynasty."""
    return s.game if s.dynasty else part


@rule
def begin_game(s: state.State) -> None:
    """KD-2, KD-3.1, KD-11.4  Castles, draw pile, order of the first round, first line."""
    for seat in range(s.players):
        found(s, seat)
    s.fate[:] = state.UNSEEN
    s.holder[:] = -1
    s.spot[:] = -1
    s.facing[:] = -1
    s.line[:] = 0
    s.kings[:] = -1
    if s.dynasty:
        emit(s, BEGUN, s.game + 1)
    shuffle_pile(s)
    draw_choosers(s)
    s.round = 1
    lay_out_line(s)
    s.phase = state.FIRST_CHOOSE
    s.turn = 0
    s.to_act = 1 << int(s.choosers[0])


@rule
def shuffle_pile(s: state.State) -> None:
    """KD-2.3, KD-15.3  Shuffle all dominoes; those beyond the draw pile are out of the game, unseen."""
    for i in range(state.DOMINOES):
        s.deck[i] = i + 1
    shuffle(s, s.deck, state.DOMINOES)
    s.left = dominoes_in_game(s)


@rule
def draw_choosers(s: state.State) -> None:
    """KD-3.2, KD-3.3, KD-10.2.3, KD-14.2, KD-15.3  Draw the kings; with two players A, B, B, A."""
    kings = kings_in_play(s)
    s.choosers[:] = -1
    for king in range(kings):
        s.choosers[king] = king % s.players
    if s.players == 2 and s.two_player_first_round != state.KING_DRAW:
        starter = below(s, 2)
        s.choosers[0] = starter
        s.choosers[1] = 1 - starter
        s.choosers[2] = 1 - starter
        s.choosers[3] = starter
    else:
        shuffle(s, s.choosers, kings)
    emit(s, ORDER_DRAWN, s.choosers[0], s.choosers[1], s.choosers[2], s.choosers[3])


@rule
def lay_out_line(s: state.State) -> None:
    """KD-2.5  The next dominoes of the draw pile, lowest number first, for all to see."""
    s.next_line[:] = 0
    s.next_kings[:] = -1
    for i in range(line_size(s)):
        s.left -= 1
        domino = s.deck[s.left]
        s.fate[domino] = state.IN_LINE
        slot = i
        while slot > 0 and s.next_line[slot - 1] > domino:
            s.next_line[slot] = s.next_line[slot - 1]
            slot -= 1
        s.next_line[slot] = domino
    emit(s, LINE_LAID, s.round, rounds(s), s.next_line[0], s.next_line[1], s.next_line[2], s.next_line[3])


@rule
def placements_now(s: state.State, seat: int, out: Any, n: int) -> int:
    """KD-5.10  The legal placements of the domino under the king whose turn it is."""
    return placements(s, seat, s.line[s.turn], out, n)


@rule
def place(s: state.State, seat: int, y: int, x: int, facing: int) -> None:
    """KD-4.2, KD-5, KD-7.2  Place the domino under the king; then the king chooses, unless no line is left."""
    domino = s.line[s.turn]
    lay_domino(s, seat, domino, x, y, facing)
    s.fate[domino] = state.PLACED
    s.holder[domino] = seat
    s.spot[domino] = square_at(x, y)
    s.facing[domino] = facing
    emit(s, PLACED, seat, domino, x, y, facing)
    tell_gains(s, seat, domino, x, y, facing)
    if s.phase == state.PLACE:
        s.phase = state.CHOOSE
        s.to_act = 1 << seat


@rule
def tell_gains(s: state.State, seat: int, domino: int, x: int, y: int, facing: int) -> None:
    """KD-8.2, KD-13.14  Tell what the territories of both halves are worth more than before, a double's once."""
    if s.quiet:
        return
    left, top = int(s.box[seat, 0]), int(s.box[seat, 2])
    x2, y2 = x + state.DX[facing], y + state.DY[facing]
    one, two = 1 << ((y - top) * ROW + x - left), 1 << int((y2 - top) * ROW + x2 - left)
    if is_double(domino):
        tell_gain(s, seat, state.HALVES[domino, 0], 0, one | two, True)
        return
    for half in range(2):
        terrain, crowns = state.HALVES[domino, 2 * half], state.HALVES[domino, 2 * half + 1]
        at_x, at_y = (x2, y2) if half else (x, y)
        joins = has(welcoming(s, seat, terrain, at_y), at_x)
        tell_gain(s, seat, terrain, crowns, two if half else one, joins)


@rule
def tell_gain(s: state.State, seat: int, terrain: int, crowns: int, new: int, joins: bool) -> None:
    """KD-8.2  The same for one territory with its new squares; if these join no others, it is all of them."""
    squares, points = 1, crowns
    if joins:
        squares, crowns, points = grown(s, seat, terrain, new)
    if points:
        emit(s, GAINED, seat, terrain, squares, crowns, points, row(s, terrain - 1))


@rule
def is_free(s: state.State, seat: int, slot: int) -> bool:
    """KD-6.1, KD-6.3, KD-13.4  Whether a domino lies there on which no king stands."""
    return bool(s.next_line[slot] > 0 and s.next_kings[slot] < 0)


@rule
def choose(s: state.State, seat: int, slot: int) -> None:
    """KD-6.1, KD-6.2, KD-6.4  Put the king on a free domino of the line being chosen, for good."""
    s.next_kings[slot] = seat
    emit(s, CHOSE, seat, s.next_line[slot])


@rule
def next_king(s: state.State) -> None:
    """KD-3.4, KD-4.1, KD-10.2.4, KD-10.2.5, KD-13.18  The next king's turn, after all that needs no decision."""
    while True:
        s.turn += 1
        if s.turn == kings_in_play(s):
            if s.phase == state.FINAL_PLACE:
                end_game(s)
                return
            next_round(s)
        if s.phase == state.FIRST_CHOOSE:
            s.to_act = 1 << int(s.choosers[s.turn])
            return
        if s.phase == state.CHOOSE:
            s.phase = state.PLACE
        seat = int(s.kings[s.turn])
        s.to_act = 1 << seat
        if fits(s, seat, s.line[s.turn]):
            return
        discard(s, seat)
        if s.phase == state.PLACE:
            s.phase = state.CHOOSE
            return


@rule
def discard(s: state.State, seat: int) -> None:
    """KD-5.9, KD-13.6  A domino that fits nowhere leaves the game; nobody is asked."""
    domino = s.line[s.turn]
    s.fate[domino] = state.DISCARDED
    s.holder[domino] = seat
    emit(s, DISCARDED, seat, domino, misfit(s, seat, domino))


@rule
def next_round(s: state.State) -> None:
    """KD-3.5, KD-4.3, KD-4.4, KD-7.1, KD-10.4  The chosen line is resolved next; another comes while the pile lasts."""
    s.line[:] = 0
    s.kings[:] = -1
    s.turn = 0
    king = 0
    for slot in range(line_size(s)):
        domino = s.next_line[slot]
        if s.next_kings[slot] >= 0:
            s.line[king] = domino
            s.kings[king] = s.next_kings[slot]
            king += 1
        else:
            # KD-10.3.3, KD-13.12  with three players one domino is left over
            s.fate[domino] = state.DISCARDED
            emit(s, LEFT_OVER, domino)
    s.round += 1
    if s.left > 0:
        s.phase = state.PLACE
        lay_out_line(s)
    else:
        s.phase = state.FINAL_PLACE
        s.next_line[:] = 0
        s.next_kings[:] = -1
        emit(s, LAST_PLACEMENT)


@rule
def end_game(s: state.State) -> None:
    """KD-7.2, KD-11.4  Score; a Dynasty goes on with a new game until three are played."""
    score_game(s)
    for seat in range(s.players):
        tell_score(s, seat)
    if s.dynasty:
        winners, points, _, by, best, behind = victory(s, False)
        emit(s, GAME_WON, s.game + 1, winners, points, by, best, behind)
        if s.game + 1 < state.GAMES:
            keep_kingdoms(s)
            s.game += 1
            begin_game(s)
            return
    s.phase = state.OVER
    s.to_act = 0
    finish(s)
    winners, points, seconds, by, best, behind = victory(s, True)
    emit(s, MATCH_WON, winners, points, seconds, by, best, behind)


@rule
def tell_score(s: state.State, seat: int) -> None:
    """KD-8.6, KD-11.2, KD-11.3  Tell the bonuses of a kingdom, won or not, and its points."""
    if s.quiet:
        return
    if s.harmony:
        points = harmony_bonus(s, seat)
        emit(s, HARMONY, seat, points, occupied(s, seat), grid(s) * grid(s), row(s, state.CASTLE - 1))
    if s.middle_kingdom:
        part = state.CASTLE if s.harmony else state.CASTLE - 1
        emit(s, MIDDLE_KINGDOM, seat, middle_kingdom_bonus(s, seat), row(s, part))
    total = 0
    for game in range(s.game + 1):
        total += s.scores[game, seat]
    game, points, bonus = s.game + 1 if s.dynasty else 0, s.scores[s.game, seat], s.bonuses[s.game, seat]
    emit(s, SCORED, seat, points, bonus, s.largest[s.game, seat], game, total)


@rule
def keep_kingdoms(s: state.State) -> None:
    """KD-11.4, KD-12.1  Where the dominoes of the finished game of a Dynasty lie, to look at later."""
    for domino in range(1, state.DOMINOES + 1):
        s.past_holder[s.game, domino] = s.holder[domino] if s.fate[domino] == state.PLACED else -1
        s.past_spot[s.game, domino] = s.spot[domino]
        s.past_facing[s.game, domino] = s.facing[domino]


QUESTIONS = Questions(
    "phase",
    Question(
        "place", (state.PLACE, state.FINAL_PLACE), "KD-5.10, KD-5.11", Option("place", do=place, listed=placements_now)
    ),
    Question(
        "choose",
        (state.FIRST_CHOOSE, state.CHOOSE),
        "KD-6.1 to KD-6.3, KD-13.5",
        Option("choose", do=choose, may=is_free),
    ),
    choices=CHOICES,
    then=next_king,
)

"""Hnefatafl: the board, the record of a table, what can be decided and what can happen, and the course of a game."""

from dataclasses import dataclass

import numpy as np

from reinos.core.choice import Choices
from reinos.core.event import Events, emit
from reinos.core.options import Options, option
from reinos.core.question import Option, Question, Questions
from reinos.core.record import Numbers, Table, number, numbers, record
from reinos.core.rule import rule

SIDE, SQUARES, THRONE = 11, 121, 60  # HN-1.1  squares are numbered row by row
ROYAL = np.isin(np.arange(SQUARES), (0, SIDE - 1, THRONE, SQUARES - SIDE, SQUARES - 1))  # the corners and the throne
ATTACK, DEFEND, LONGEST = 0, 1, 200  # HN-1.3, HN-4.4  the seats, and the most moves that both make together
KIND = np.array([-1] + [0] * 24 + [1] * 12 + [2])  # pieces are numbers, 0 is none: attackers, defenders, the king
OWNER, KING = np.minimum(KIND, DEFEND), 37
HALF = ["...AAAAA...", ".....A.....", "...........", "A....D....A", "A...DDD...A", "AA.DDKDD.AA"]
LAYOUT, FIRST = "".join(HALF + HALF[-2::-1]), {"A": 1, "D": 25, "K": KING}  # HN-1.2
START = np.array([FIRST[kind] + LAYOUT[:n].count(kind) if kind in FIRST else 0 for n, kind in enumerate(LAYOUT)])
RAYS = np.full((SQUARES, 4, SIDE), -1)  # the squares above, left, right and below each, the nearest first; -1 is none
for _n, _way in np.ndindex(SQUARES, 4):
    _step, _far = (-SIDE, -1, 1, SIDE)[_way], (_n // SIDE, _n % SIDE, SIDE - 1 - _n % SIDE, SIDE - 1 - _n // SIDE)[_way]
    RAYS[_n, _way, :_far] = _n + _step * np.arange(1, _far + 1)


@dataclass(frozen=True)
class TaflOptions(Options):
    """Two players, and nothing to choose."""

    players: int = option(2, 2)


@record
class State(Table):
    """One table of hnefatafl."""

    board: Numbers = numbers(SQUARES)  # the piece on each square
    king: int = number(start=THRONE)  # his square
    picked: int = number(start=-1)  # the square of the piece that is to move, -1 none
    last: int = number(start=-1)  # the square where the last move ended, -1 none
    moves: int = number()
    ending: int = number()  # the event that ended the game, 0 while it goes on
    winner: int = number(start=-1)  # a seat, -1 nobody


CHOICES = Choices(pick={"square": range(SQUARES)}, move={"square": range(SQUARES)})  # ids 0 to 120, 121 to 241
ENDINGS = ("escaped", "caught", "stuck", "drawn")
EVENTS = Events(moved=("seat", "start", "end"), captured=("seat", "square"), **dict.fromkeys(ENDINGS, ("seat",)))
MOVED, CAPTURED, ESCAPED, CAUGHT, STUCK, DRAWN = (EVENTS[kind] for kind in EVENTS.kinds)


@rule
def setup(s: State) -> None:
    """HN-1.1 to HN-1.3  Lay out the pieces on the board; the attackers begin."""
    for square in range(SQUARES):
        s.board[square] = START[square]
    s.to_act = 1 << ATTACK


@rule
def reach(s: State, piece: int, square: int, way: int) -> int:
    """HN-2.1, HN-2.2  How far a piece can go from a square that way: the throne and the corners are the king's."""
    far, there = 0, RAYS[square, way, 0]
    while there >= 0 and s.board[there] == 0 and (piece == KING or not ROYAL[there]):
        far += 1
        there = RAYS[square, way, far]
    return far


@rule
def can_move(s: State, seat: int, square: int) -> bool:
    """HN-2.1  Whether a piece of the seat stands on a square and can move."""
    room = 0
    for way in range(4 if OWNER[s.board[square]] == seat else 0):
        room += reach(s, int(s.board[square]), square, way)
    return room > 0


@rule
def goals(s: State, seat: int, out: Numbers, n: int) -> int:
    """HN-2.1  Where the piece picked up can go, in the order of the squares."""
    for way in range(4):
        far = reach(s, int(s.board[s.picked]), s.picked, way)
        for step in range(far):
            out[n] = SQUARES + RAYS[s.picked, way, far - 1 - step if way < 2 else step]
            n += 1
    return n


@rule
def pick(s: State, seat: int, square: int) -> None:
    """HN-1.3  Pick a piece up; the same seat says where it goes."""
    s.picked, s.to_act = square, 1 << seat


@rule
def move(s: State, seat: int, square: int) -> None:
    """HN-1.3, HN-3.1, HN-3.2  Move the piece, take what it encloses, and let the other seat play."""
    start, s.picked, s.last, s.moves = s.picked, -1, square, s.moves + 1
    s.board[square], s.board[start] = s.board[start], 0
    s.king = square if s.board[square] == KING else s.king
    emit(s, MOVED, seat, start, square)
    for way in range(4):
        if encloses(s, seat, square, way):
            s.board[RAYS[square, way, 0]] = 0
            emit(s, CAPTURED, seat, RAYS[square, way, 0])
    s.ending = ending(s, seat)
    s.to_act = 0 if s.ending else 1 << (1 - seat)
    if s.ending:
        s.winner = seat if s.ending != DRAWN else -1
        emit(s, s.ending, s.winner)


@rule
def encloses(s: State, seat: int, square: int, way: int) -> bool:
    """HN-3.1, HN-3.3, HN-3.4  Whether a piece of the seat there, the king too, captures its neighbour that way."""
    beside, beyond = RAYS[square, way, 0], RAYS[square, way, 1]
    if beyond < 0 or OWNER[s.board[beside]] != 1 - seat or s.board[beside] == KING:
        return False
    return OWNER[s.board[beyond]] == seat or (ROYAL[beyond] and s.board[beyond] == 0)


@rule
def surrounded(s: State, king: int) -> bool:
    """HN-3.5  Whether there are attackers on all four sides of the king, or on three and the throne on the fourth."""
    closed = 0
    for side in RAYS[king, :, 0]:
        closed += 1 if side >= 0 and (OWNER[s.board[side]] == ATTACK or side == THRONE) else 0
    return closed == 4


@rule
def ending(s: State, seat: int) -> int:
    """HN-4.1 to HN-4.4  The event that ends the game after the seat's move; 0 if it goes on."""
    if ROYAL[s.king] and s.king != THRONE:
        return ESCAPED
    if seat == ATTACK and surrounded(s, s.king):
        return CAUGHT
    for square in range(SQUARES):
        if can_move(s, 1 - seat, square):
            return DRAWN if s.moves == LONGEST else 0
    return STUCK


@rule
def finish(s: State) -> None:
    """HN-4.1 to HN-4.4  A point for the winner; without one both are first."""
    for seat in range(2):
        s.points[seat], s.ranks[seat] = int(s.winner == seat), 1 + int(s.winner == 1 - seat)


QUESTIONS = Questions(
    rule(lambda s: int(s.picked >= 0)),
    Question("pick", 0, "HN-2.1", Option("pick", do=pick, may=can_move)),
    Question("move", 1, "HN-2.1, HN-2.2", Option("move", do=move, listed=goals)),
    choices=CHOICES,
)

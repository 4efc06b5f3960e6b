"""A rough value of the table for bots, and its features for learning."""

from hnefatafl.rules import DEFEND, KIND, KING, OWNER, RAYS, ROYAL, SQUARES, THRONE, State, encloses, reach, surrounded
from reinos.core.planes import Plane, Planes
from reinos.core.record import Numbers
from reinos.core.rule import rule

WON, STEP = 100.0, 0.3  # worth of a win, and of a square that the king can go to
PIECE = (-1.0, 2.0)  # worth of a piece by its seat, in the eyes of the defenders
EXIT = (4.0, 40.0)  # worth of a corner that the king can go to, by the seat to move
SEARCH = {"horizon": 8, "tries": 30}  # found by trying: few moves ahead, each chosen with care
PLANES = Planes(
    board=Plane((5, SQUARES), "attackers, defenders, the king, empty squares; the piece's number / 37"),
    picked=Plane((1 + SQUARES,), "nothing, or the square of the piece picked up"),
    table=Plane((4,), "the attackers' turn, the defenders' turn, moves made / 200, the viewer"),
    irrelevant=dict.fromkeys(("king", "ending", "winner", "points", "last"), "follows, or changes nothing"),
)


@rule
def appraise(s: State, seat: int) -> float:
    """How well the seat stands; with a piece picked up, after its best move."""
    if s.picked < 0:
        return worth(s, s.king, s.to_act >> DEFEND) * (2 * seat - 1)
    start, piece, mover, best = s.picked, int(s.board[s.picked]), s.to_act >> DEFEND, -2 * WON
    for way in range(4):
        for n in range(reach(s, piece, start, way)):
            end = RAYS[start, way, n]
            s.board[start], s.board[end] = 0, piece
            value = worth(s, end if piece == KING else s.king, 1 - mover)
            for side in range(4):
                value -= PIECE[1 - mover] if encloses(s, mover, end, side) else 0.0
            s.board[start], s.board[end] = piece, 0
            best = max(best, value * (2 * mover - 1))
    return best if seat == mover else -best


@rule
def worth(s: State, king: int, turn: int) -> float:
    """Pieces and the king's freedom in the eyes of the defenders; `turn` is the seat to move."""
    value = WON if ROYAL[king] and king != THRONE else -WON if surrounded(s, king) else 0.0
    for square in range(SQUARES):
        value += PIECE[OWNER[s.board[square]]] if s.board[square] else 0.0
    for way in range(4):
        far = reach(s, KING, king, way)
        corner = far > 0 and RAYS[king, way, far] < 0 and ROYAL[RAYS[king, way, far - 1]]
        value += STEP * far + (EXIT[turn] if corner else 0.0)
    return value


@rule
def encode(s: State, viewer: int, out: Numbers) -> None:
    """Write all planes; a spectator looks as the attackers do."""
    out[:] = 0
    for square in range(SQUARES):
        out[KIND[s.board[square]] % 4 * SQUARES + square] = 1
        out[4 * SQUARES + square] = s.board[square] / KING
    out[5 * SQUARES + 1 + s.picked] = 1
    out[-4], out[-3], out[-2], out[-1] = s.to_act & 1, s.to_act >> DEFEND, s.moves / 200, max(viewer, 0)

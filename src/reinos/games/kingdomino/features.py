"""What a learner sees of Kingdomino, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

from reinos.core.planes import Planes
from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import square_at

SIDE = 2 * state.REACH + 1
KINDS = len(state.TERRAINS)
# number/48, terrain and crowns of each half, the king's seat counted from the viewer, turn of this king
DOMINO_FEATURES = 1 + 2 * (KINDS + 1) + state.PLAYERS + 1

PLANES = Planes(
    kingdoms=(state.PLAYERS, KINDS + 2, SIDE, SIDE),  # six terrains, castle, crowns; the viewer's kingdom first
    line=(state.LINE, DOMINO_FEATURES),
    next_line=(state.LINE, DOMINO_FEATURES),
    unseen=(state.DOMINOES,),
    phase=(state.OVER + 1,),
    rounds=(2,),  # game of a Dynasty / 3, round / 13
    points=(state.PLAYERS,),  # of finished games / 100
    variants=(3,),  # 7x7, Harmony, Middle Kingdom
)
KINGDOMS, LINE_AT, NEXT_AT = PLANES["kingdoms"], PLANES["line"], PLANES["next_line"]
UNSEEN_AT, PHASE_AT, ROUNDS_AT = PLANES["unseen"], PLANES["phase"], PLANES["rounds"]
POINTS_AT, VARIANTS_AT = PLANES["points"], PLANES["variants"]


@rule
def encode(s: state.State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0."""
    out[:] = 0
    first = max(viewer, 0)
    for place in range(s.players):
        seat = (first + place) % s.players
        encode_kingdom(s, seat, place, out)
        for game in range(s.game):
            out[POINTS_AT + place] += s.scores[game, seat] / 100
    for slot in range(state.LINE):
        encode_domino(s, s.line[slot], s.kings[slot], first, LINE_AT + slot * DOMINO_FEATURES, out)
        encode_domino(s, s.next_line[slot], s.next_kings[slot], first, NEXT_AT + slot * DOMINO_FEATURES, out)
        if s.line[slot] and slot == s.turn:
            out[LINE_AT + (slot + 1) * DOMINO_FEATURES - 1] = 1
    for domino in range(1, state.DOMINOES + 1):
        if s.fate[domino] == state.UNSEEN:
            out[UNSEEN_AT + domino - 1] = 1
    out[PHASE_AT + s.phase] = 1
    out[ROUNDS_AT] = s.game / 3
    out[ROUNDS_AT + 1] = s.round / 13
    out[VARIANTS_AT] = s.mighty_duel
    out[VARIANTS_AT + 1] = s.harmony
    out[VARIANTS_AT + 2] = s.middle_kingdom


@rule
def encode_kingdom(s: state.State, seat: int, place: int, out: Any) -> None:
    """One plane a terrain, one for the castle, one for crowns."""
    for y in range(s.box[seat, 2], s.box[seat, 3] + 1):
        for x in range(s.box[seat, 0], s.box[seat, 1] + 1):
            land = s.land[seat, square_at(x, y)]
            if land != state.EMPTY:
                at = KINGDOMS + place * (KINDS + 2) * SIDE * SIDE + (y + state.REACH) * SIDE + x + state.REACH
                out[at + (land - 1) * SIDE * SIDE] = 1
                out[at + state.CASTLE * SIDE * SIDE] = s.crowns[seat, square_at(x, y)]


@rule
def encode_domino(s: state.State, domino: int, king: int, first: int, at: int, out: Any) -> None:
    """A domino of a line and whose king stands on it."""
    if domino == 0:
        return
    out[at] = domino / state.DOMINOES
    out[at + state.HALVES[domino, 0]] = 1
    out[at + 1 + KINDS] = state.HALVES[domino, 1]
    out[at + 1 + KINDS + state.HALVES[domino, 2]] = 1
    out[at + 2 + 2 * KINDS] = state.HALVES[domino, 3]
    if king >= 0:
        out[at + 3 + 2 * KINDS + (king - first) % s.players] = 1

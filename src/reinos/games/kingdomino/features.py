"""What a learner sees of Kingdomino, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.bits import lowest
from reinos.core.planes import Plane, Planes, mark_seat, place_of
from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import square_at

SPAN = 4  # a kingdom of 5x5 reaches so many squares from its castle
SIDE = 2 * SPAN + 1
WIDE, DUELLISTS = 2 * state.REACH + 1, 2  # of a Mighty Duel
KINDS = len(state.TERRAINS)
LAYERS = KINDS + 1  # of a kingdom: terrains, crowns
MOST_CROWNS = 3
FATES = state.DISCARDED + 1
HALF = KINDS + 1  # one-hot terrain, crowns / 3
DOMINO = 1 + 2 * HALF + state.PLAYERS
ROUNDS = 13  # of the longest game, the last placement included
POINTS, SQUARES = 200, 48  # points and territories are divided by these

PLANES = Planes(
    kingdoms=Plane(
        (state.PLAYERS, LAYERS, SIDE, SIDE),
        "for each seat, the viewer first: six planes of terrain, one of crowns / 3; rows from the top, columns from "
        "the left, the castle in the middle, where nothing is set",
    ),
    beyond=Plane(
        (DUELLISTS, LAYERS, WIDE * WIDE - SIDE * SIDE),
        "in a Mighty Duel, the squares of 13 × 13 around these 9 × 9 in the same way, row by row",
    ),
    line=Plane(
        (state.LINE, DOMINO),
        "the dominoes being placed: number / 48, for each half its terrain and crowns / 3, whose king stands there",
    ),
    next_line=Plane((state.LINE, DOMINO), "the dominoes being chosen, in the same way"),
    dominoes=Plane((state.DOMINOES, FATES), "each domino by number: not seen, in a line, placed or discarded"),
    choosers=Plane((state.LINE, state.PLAYERS), "the seats in the order of choosing in the first round"),
    to_act=Plane((state.PLAYERS,), "the seats that owe a choice"),
    phase=Plane((state.OVER + 1,), "choosing from the first line, placing, choosing, last placement, over"),
    turn=Plane((state.LINE + 1,), "which king of the line, or chooser of the first round, is acting"),
    game=Plane((state.GAMES,), "which game of a Dynasty"),
    round=Plane((1,), "round / 13"),
    left=Plane((1,), "dominoes in the draw pile / 48"),
    scores=Plane((state.GAMES, state.PLAYERS), f"points of the finished games / {POINTS}", most=3.0),
    largest=Plane((state.GAMES, state.PLAYERS), f"largest territory of the finished games, squares / {SQUARES}"),
    players=Plane((state.PLAYERS - 1,), "two, three or four players"),
    variants=Plane((4,), "Mighty Duel, Harmony, Middle Kingdom, Dynasty"),
    tie_break=Plane((len(state.TIE_BREAKS),), "the option of that name"),
    editions=Plane(
        (4,), "kings drawn with two players, 36 dominoes with three, Middle Kingdom by bounding box, Dynasty shared"
    ),
    placing=("kingdoms", "place"),
    irrelevant={
        "points": "follows from scores",
        "bonuses": "a part of scores",
        "holder": "kingdoms show what was placed; a discard brings nothing to anybody",
        "spot": "kingdoms show terrain and crowns; which domino brought them changes nothing",
        "facing": "as spot",
        "land": "kingdoms have it, made from what was placed",
        "crowns": "as land",
        "rows": "follows from kingdoms",
        "box": "follows from kingdoms",
        "past_holder": "of finished games only points and territories count",
        "past_spot": "as past_holder",
        "past_facing": "as past_holder",
    },
)
KINGDOMS, BEYOND_AT, LINE_AT, NEXT_AT = (PLANES[name] for name in ("kingdoms", "beyond", "line", "next_line"))
DOMINOES_AT, CHOOSERS_AT, TO_ACT_AT = PLANES["dominoes"], PLANES["choosers"], PLANES["to_act"]
PHASE_AT, TURN_AT, GAME_AT, ROUND_AT, LEFT_AT = (PLANES[name] for name in ("phase", "turn", "game", "round", "left"))
SCORES_AT, LARGEST_AT, PLAYERS_AT = PLANES["scores"], PLANES["largest"], PLANES["players"]
VARIANTS_AT, TIE_BREAK_AT, EDITIONS_AT = PLANES["variants"], PLANES["tie_break"], PLANES["editions"]

# By square: where the first seat has its crowns (0) and each terrain, and how far from there the next seat's are. Up to
# whatever its bits can name, so that no table, however impossible, is looked at outside of it.
SQUARE_BITS = 255
PLACE_OF, APART = np.zeros((SQUARE_BITS + 1, LAYERS), np.int16), np.zeros(SQUARE_BITS + 1, np.int16)
INNER, OUTER = SIDE * SIDE, WIDE * WIDE - SIDE * SIDE
_reach = range(-state.REACH, state.REACH + 1)
_squares = [(max(abs(x), abs(y)) <= SPAN, square_at(x, y)) for y in _reach for x in _reach]
for _near, _at, _size in ((True, KINGDOMS, INNER), (False, BEYOND_AT, OUTER)):
    _found = [square for near, square in _squares if near == _near]
    for _kind in range(LAYERS):
        PLACE_OF[_found, _kind] = np.arange(_size) + _at + (_kind - 1) % LAYERS * _size
    APART[_found] = LAYERS * _size
# By domino: terrain and crowns of both halves, four bits each.
HALVES = np.array([sum(int(part) << 4 * n for n, part in enumerate(halves)) for halves in state.HALVES])
CROWN_SHARES = (np.arange(MOST_CROWNS + 1) / MOST_CROWNS).astype(np.float32)


@rule
def encode(s: state.State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0."""
    out[:] = 0
    first = max(viewer, 0)
    for seat in range(s.players):
        place = place_of(seat, first, s.players)
        out[TO_ACT_AT + place] = s.to_act >> seat & 1
        for game in range(state.GAMES):
            if s.scores[game, seat] != 0 or s.largest[game, seat] != 0:
                out[SCORES_AT + game * state.PLAYERS + place] = s.scores[game, seat] / POINTS
                out[LARGEST_AT + game * state.PLAYERS + place] = s.largest[game, seat] / SQUARES
    for slot in range(state.LINE):
        encode_domino(s, s.line[slot], s.kings[slot], first, LINE_AT + slot * DOMINO, out)
        encode_domino(s, s.next_line[slot], s.next_kings[slot], first, NEXT_AT + slot * DOMINO, out)
        mark_seat(out, CHOOSERS_AT + slot * state.PLAYERS, int(s.choosers[slot]), first, s.players)
    placed = 0
    for domino in range(1, state.DOMINOES + 1):
        out[DOMINOES_AT + (domino - 1) * FATES + s.fate[domino]] = 1
        placed |= int(s.fate[domino] == state.PLACED) << domino
    while placed != 0:
        domino = lowest(placed)
        place, spot = place_of(int(s.holder[domino]), first, s.players), int(s.spot[domino])
        encode_square(place, spot, int(HALVES[domino]), out)
        encode_square(place, spot + int(state.STEP[s.facing[domino] & 3]), int(HALVES[domino]) >> 8, out)
        placed &= placed - 1
    out[PHASE_AT + s.phase] = 1
    out[TURN_AT + s.turn] = 1
    out[GAME_AT + s.game] = 1
    out[ROUND_AT] = s.round / ROUNDS
    out[LEFT_AT] = s.left / state.DOMINOES
    encode_options(s, out)


@rule
def encode_options(s: state.State, out: Any) -> None:
    """The number of players and the rules in use."""
    out[PLAYERS_AT + s.players - 2] = 1
    out[VARIANTS_AT] = s.mighty_duel
    out[VARIANTS_AT + 1] = s.harmony
    out[VARIANTS_AT + 2] = s.middle_kingdom
    out[VARIANTS_AT + 3] = s.dynasty
    out[TIE_BREAK_AT + s.tie_break] = 1
    out[EDITIONS_AT] = s.two_player_first_round
    out[EDITIONS_AT + 1] = s.three_player_deck
    out[EDITIONS_AT + 2] = s.middle_kingdom_test
    out[EDITIONS_AT + 3] = s.dynasty_tie_break


@rule
def encode_square(place: int, square: int, half: int, out: Any) -> None:
    """Terrain and crowns of a square of a kingdom."""
    square &= SQUARE_BITS
    at = place * int(APART[square])
    out[at + int(PLACE_OF[square, half & 7])] = 1
    out[at + int(PLACE_OF[square, 0])] = CROWN_SHARES[half >> 4 & MOST_CROWNS]


@rule
def encode_domino(s: state.State, domino: int, king: int, first: int, at: int, out: Any) -> None:
    """A domino of a line and whose king stands on it."""
    if domino:
        halves = int(HALVES[domino])
        out[at] = domino / state.DOMINOES
        out[at + (halves & 7)] = 1
        out[at + HALF] = CROWN_SHARES[halves >> 4 & MOST_CROWNS]
        out[at + HALF + (halves >> 8 & 7)] = 1
        out[at + 2 * HALF] = CROWN_SHARES[halves >> 12 & MOST_CROWNS]
    mark_seat(out, at + 1 + 2 * HALF, king, first, s.players)

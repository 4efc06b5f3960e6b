"""The table of Kingdomino: dominoes, modes and the record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from reinos.core.chairs import Chairs
from reinos.core.options import Options, option, wrong_with
from reinos.core.record import Numbers, Seen, Table, number, numbers, record

DATA = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))

PLAYERS = 4  # KD-1.3  seats in the record
DOMINOES = 48
LINE = 4  # places in a line
GAMES = 3  # games of a Dynasty

# Terrains are 1..6 in the order of the data; a square can also be empty or the castle.
EMPTY = 0
TERRAINS = tuple(item["id"] for item in DATA["terrains"]["items"])
CASTLE = len(TERRAINS) + 1

# A kingdom is kept on a square field with a rim that is never used, so that every square has four
# neighbours: squares are numbered row by row, the castle stands in the middle.
REACH = 6  # KD-15.1  x and y run from -6 to 6 (7x7)
WIDTH = 2 * REACH + 3
SQUARES = WIDTH * WIDTH
HOME = SQUARES // 2
MIDDLE = REACH + 1  # row and column of the castle

# Beside the squares themselves a kingdom has layers of rows whose bits are columns: one for each kind of square
# (EMPTY, the terrains, CASTLE), and one for each binary digit of the squares' crowns.
CROWNS = CASTLE  # the layer of a digit comes so many after its weight
LAYERS = CROWNS + 3

RIGHT, DOWN, LEFT, UP = range(4)
STEP = np.array([1, WIDTH, -1, -WIDTH], np.int64)  # from a square to its neighbour
DX = np.array([1, 0, -1, 0], np.int64)
DY = np.array([0, 1, 0, -1], np.int64)

# KD-1.1  Domino number -> terrain and crowns of half a, terrain and crowns of half b; row 0 is no domino.
HALVES = np.zeros((DOMINOES + 1, 4), np.int64)
for _item in DATA["dominoes"]["items"]:
    HALVES[_item["number"]] = [
        TERRAINS.index(_item["a"]["terrain"]) + 1,
        _item["a"]["crowns"],
        TERRAINS.index(_item["b"]["terrain"]) + 1,
        _item["b"]["crowns"],
    ]

# Phases
FIRST_CHOOSE, PLACE, CHOOSE, FINAL_PLACE, OVER = range(5)

# Where a domino is
UNSEEN, IN_LINE, PLACED, DISCARDED = range(4)

TIE_BREAKS = ("territory_then_share", "territory_crowns_share", "points_share")
TERRITORY_THEN_SHARE, TERRITORY_CROWNS_SHARE, POINTS_SHARE = range(3)
FIRST_ROUNDS = ("snake_abba", "king_draw")
SNAKE_ABBA, KING_DRAW = range(2)
THREE_PLAYER_DECKS = ("deck48_line4_discard1", "deck36_line3")
DECK48_LINE4_DISCARD1, DECK36_LINE3 = range(2)
MIDDLE_TESTS = ("frame", "bounding_box")
FRAME, BOUNDING_BOX = range(2)
DYNASTY_TIE_BREAKS = ("best_territory_then_share", "share")
BEST_TERRITORY_THEN_SHARE, SHARE = range(2)


@dataclass(frozen=True)
class KingdominoOptions(Options):
    """KD-10.1, KD-11, KD-14, KD-14.7  Players, variants and the choices between editions."""

    players: int = option(4, 2, 3, 4)
    mighty_duel: bool = option(False)
    harmony: bool = option(False)
    middle_kingdom: bool = option(False)
    dynasty: bool = option(False)
    tie_break: str = option(TIE_BREAKS[0], *TIE_BREAKS)
    two_player_first_round: str = option(FIRST_ROUNDS[0], *FIRST_ROUNDS)
    three_player_deck: str = option(THREE_PLAYER_DECKS[0], *THREE_PLAYER_DECKS)
    middle_kingdom_test: str = option(MIDDLE_TESTS[0], *MIDDLE_TESTS)
    dynasty_tie_break: str = option(DYNASTY_TIE_BREAKS[0], *DYNASTY_TIE_BREAKS)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.mighty_duel and self.players != 2:
            raise wrong_with(self.players, "mighty_duel", True, False, "KD-11.1")


# KD-14.6
PRESETS = {
    "paper_2018": {
        "players": 4,
        "harmony": True,
        "middle_kingdom": True,
        "middle_kingdom_test": "frame",
        "tie_break": "points_share",
    }
}


@record
class State(Table):
    """KD-12.1, KD-12.2, KD-12.4  One table of Kingdomino: all is public but the pile and what was removed."""

    # options
    mighty_duel: int = number()
    harmony: int = number()
    middle_kingdom: int = number()
    dynasty: int = number()
    tie_break: int = number()
    two_player_first_round: int = number()
    three_player_deck: int = number()
    middle_kingdom_test: int = number()
    dynasty_tie_break: int = number()

    # where the game stands
    phase: int = number()
    game: int = number()  # 0..2 in a Dynasty, else 0
    round: int = number()  # number of the line being chosen; one more in the final placement
    turn: int = number()  # which king of the line (or chooser of the first round) is acting

    # the dominoes; a domino is its number, 0 is none
    deck: Numbers = numbers(DOMINOES, seen=Seen.NOBODY)  # the draw pile, drawn from the end
    left: int = number()  # dominoes in the draw pile
    line: Numbers = numbers(LINE)  # the line whose kings are being resolved
    kings: Numbers = numbers(LINE)  # seat whose king stands there, -1 none
    next_line: Numbers = numbers(LINE)  # the line being chosen
    next_kings: Numbers = numbers(LINE)
    choosers: Numbers = numbers(LINE)  # KD-3.2  seats in the order of the first round
    fate: Numbers = numbers(DOMINOES + 1)  # UNSEEN, IN_LINE, PLACED or DISCARDED
    holder: Numbers = numbers(DOMINOES + 1)  # seat that placed or had to discard it, -1 nobody
    spot: Numbers = numbers(DOMINOES + 1)  # square of half a, once placed
    facing: Numbers = numbers(DOMINOES + 1)  # direction from half a to half b

    # the kingdoms
    land: Numbers = numbers(PLAYERS, SQUARES, kind="i1")  # EMPTY, a terrain, or CASTLE
    crowns: Numbers = numbers(PLAYERS, SQUARES, kind="i1")
    rows: Numbers = numbers(PLAYERS, LAYERS, WIDTH)  # the same as layers of rows
    box: Numbers = numbers(PLAYERS, 4)  # least x, greatest x, least y, greatest y

    # results; the last game's, or those of a Dynasty so far
    scores: Numbers = numbers(GAMES, PLAYERS)  # points of each finished game
    bonuses: Numbers = numbers(GAMES, PLAYERS)  # part of these that Harmony and Middle Kingdom gave
    largest: Numbers = numbers(GAMES, PLAYERS)  # largest territory of each finished game

    # the kingdoms of the first games of a Dynasty
    past_holder: Numbers = numbers(GAMES - 1, DOMINOES + 1, kind="i1", start=-1)  # seat that placed the domino
    past_spot: Numbers = numbers(GAMES - 1, DOMINOES + 1, start=-1)
    past_facing: Numbers = numbers(GAMES - 1, DOMINOES + 1, kind="i1", start=-1)


CHAIRS = Chairs(
    axes={"land": 0, "crowns": 0, "rows": 0, "box": 0, "scores": 1, "bonuses": 1, "largest": 1},
    values=("kings", "next_kings", "choosers", "holder", "past_holder"),
    dealt=frozenset({"order_drawn"}),
)

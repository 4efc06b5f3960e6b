"""What a player decides in Kingdomino, and what can happen."""

from __future__ import annotations

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.games.kingdomino import state

# KD-15.1  Ids: `choose` by place in the sorted line, `place` by the square and direction of half a.
CHOICES = Choices(
    choose={"slot": range(state.LINE)},
    place={"y": range(-state.REACH, state.REACH + 1), "x": range(-state.REACH, state.REACH + 1), "facing": range(4)},
)

place_id = CHOICES["place"].encoder()

EVENTS = Events(
    game_begun=("game",),  # number of the game in a Dynasty, from 1
    order_drawn=("first", "second", "third", "fourth"),  # seats choosing in the first round, -1 none
    line_laid=("round", "first", "second", "third", "fourth"),  # dominoes, 0 none
    chose=("seat", "domino", "place"),  # place in the order of the next round, from 1
    placed=("seat", "domino", "x", "y", "facing"),
    discarded=("seat", "domino"),  # forced, KD-5.9
    left_over=("domino",),  # KD-10.3.3
    game_scored=("seat", "points", "bonus", "largest"),
    match_won=("seats", "points"),  # bit mask of the winners
)

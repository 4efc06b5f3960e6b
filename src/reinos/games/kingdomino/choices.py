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

# Seats of a result are bit masks; `row` is that of the breakdown of the result (`tell.sources`).
EVENTS = Events(
    game_begun=("game",),  # number of the game in a Dynasty, from 1
    order_drawn=("first", "second", "third", "fourth"),  # seats choosing in the first round, -1 none
    line_laid=("round", "rounds", "first", "second", "third", "fourth"),  # dominoes, 0 none
    last_placement=(),  # KD-7.2
    chose=("seat", "domino"),
    placed=("seat", "domino", "x", "y", "facing"),
    gained=("seat", "terrain", "squares", "crowns", "points", "row"),  # the territory, and how much more it is worth
    discarded=("seat", "domino", "breach"),  # forced, KD-5.9
    left_over=("domino",),  # KD-10.3.3
    harmony=("seat", "points", "occupied", "grid", "row"),
    middle_kingdom=("seat", "points", "row"),
    game_scored=("seat", "points", "bonus", "largest", "game", "total"),  # game 0: the only one
    game_won=("game", "seats", "points", "decider", "best", "next"),  # of a Dynasty
    match_won=("seats", "points", "seconds", "decider", "best", "next"),  # what decided, and how it stood
)

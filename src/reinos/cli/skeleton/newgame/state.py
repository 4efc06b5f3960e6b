"""What a table consists of, what a player can decide, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from reinos.core.chairs import Chairs
from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.core.options import Options, option
from reinos.core.record import Table, number, record

STONES = 15  # NG-1.1
PLAYERS = 4  # NG-1.2  at most
MOST = 3  # NG-2.1  stones that a player may take at once


@dataclass(frozen=True)
class GameOptions(Options):
    """NG-1.2, NG-3.2  Each option: its default, then the values that are allowed."""

    players: int = option(2, 2, 3, 4)
    poison: bool = option(False)


@record
class State(Table):
    """One table. Numbers and arrays of numbers, and nothing else; `Table` has the dice, whose turn, and the result."""

    poison: int = number()  # an option, as a number
    stones: int = number(start=STONES)  # still on the table
    last: int = number(start=-1)  # the seat that took the last stone, -1 nobody yet


CHAIRS = Chairs(values=("last",))  # where the record names seats

CHOICES = Choices(take={"count": range(1, MOST + 1)})

EVENTS = Events(begins=("seat",), took=("seat", "count", "left"), ended=("seat",))
BEGINS, TOOK, ENDED = EVENTS["begins"], EVENTS["took"], EVENTS["ended"]

"""Cues: what people are shown of an event, one moment each; a game's `show.py` makes them, the client plays them.

A place is the name of something in the drawing before or after the step, or in the cue's own `board`: its `id`, its
`data-target` or, where it is neither a piece nor pressable, its `data-name`. `player(seat)` names a player's card. A
picture is such a name, whose drawing is then copied, or a symbol of the sprite without its r-.
"""

from __future__ import annotations

from dataclasses import dataclass

from reinos.core.scene import SEAT_LETTERS, Panel


def player(seat: int) -> str:
    """The place of a player's card."""
    return f"player-{SEAT_LETTERS[seat]}"


@dataclass(frozen=True)
class Move:
    """A piece that travels; several from one place leave one by one."""

    picture: str
    start: str  # a place, looked for in the drawing before the step, then after it
    end: str  # a place, looked for in the drawing after the step, then before it
    seat: int | None = None  # whose colour a symbol wears
    count: int = 1


@dataclass(frozen=True)
class Dice:
    """Dice that somebody rolls, settled from left to right."""

    faces: tuple[int, ...]  # 0 where only is told whether it hits
    hits: tuple[bool, ...] = ()  # by die; empty where dice do not hit or miss
    seat: int | None = None
    words: str = ""  # what they are rolled for


@dataclass(frozen=True)
class Reveal:
    """A card, wheel, bid or vote that is turned over; all of a cue turn at once."""

    words: str  # what is on it
    at: str = ""  # the place where it lies, if it is in the drawing
    seat: int | None = None
    picture: str = ""
    side: int | None = None  # of the tally: 0, 1, …


@dataclass(frozen=True)
class Points:
    """Points that fly to a player's card, where the score runs up."""

    seat: int
    points: int
    words: str = ""  # how they come about: "6 + 2 home region"


@dataclass(frozen=True)
class Loss:
    """Pieces that fall."""

    picture: str
    at: str
    count: int = 1
    seat: int | None = None


@dataclass(frozen=True)
class Part:
    """What one seat puts on a side of a tally."""

    seat: int
    amount: int
    side: int = 0


@dataclass(frozen=True)
class Tally:
    """A bar in which the parts join in this order; with two sides the line at one half is drawn before."""

    parts: tuple[Part, ...]
    sides: tuple[str, ...] = ("",)  # in words: "yes", "no"


@dataclass(frozen=True)
class Cue:
    """One moment of a story: some words, and what is to be seen while they are read."""

    caption: str
    detail: str = ""  # a second line: what it means
    title: str = ""  # of the plate that dice, reveals, gains and tally are shown on
    seat: int | None = None  # whose doing it is; None: the game itself speaks
    at: tuple[str, ...] = ()  # places in the spotlight
    moves: tuple[Move, ...] = ()
    dice: tuple[Dice, ...] = ()
    reveals: tuple[Reveal, ...] = ()
    gains: tuple[Points, ...] = ()
    losses: tuple[Loss, ...] = ()
    tally: Tally | None = None
    board: Panel | None = None  # shown in place of the stage meanwhile, such as another player's board
    together: str = ""  # cues in a row with the same word here, of different players, are shown as one

    @property
    def places(self) -> list[str]:
        """All the places that it points at."""
        ways = [end for move in self.moves for end in (move.start, move.end)]
        return [
            *self.at,
            *ways,
            *(turned.at for turned in self.reveals if turned.at),
            *(loss.at for loss in self.losses),
        ]

    @property
    def pictures(self) -> list[str]:
        """All the pictures that it shows."""
        moving, turned = [move.picture for move in self.moves], [one.picture for one in self.reveals if one.picture]
        return [*moving, *turned, *(loss.picture for loss in self.losses)]

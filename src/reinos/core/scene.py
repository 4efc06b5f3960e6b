"""What a game's `draw.py` is given and gives back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reinos.core.choice import Choice

if TYPE_CHECKING:
    from reinos.core.words import Words

SEAT_LETTERS = "abcde"  # data-seat: form, colour and pattern of a seat


@dataclass(frozen=True)
class Scene:
    """One table as one viewer may see it, in one language."""

    view: Mapping[str, Any]  # the viewer's hidden record as plain lists and numbers
    seat: int | None  # the viewer; None is a spectator
    names: tuple[str, ...]  # of the players, by seat
    legal: tuple[Choice, ...]  # what the viewer may do now; empty when it is not their turn
    words: Words


@dataclass(frozen=True)
class Panel:
    """A piece of the table: SVG of a natural size, or an HTML fragment where words must wrap."""

    body: str  # an <svg> element with viewBox, or HTML
    width: float
    height: float
    html: bool = False


@dataclass(frozen=True)
class Vital:
    """One small count on a player's card."""

    icon: str  # sprite symbol without its r-
    text: str
    label: str


@dataclass(frozen=True)
class SeatPanel:
    """A player's card: the score, one line of state, a small picture, a few counts."""

    score: str
    note: str
    picture: Panel | None
    vitals: tuple[Vital, ...]


@dataclass(frozen=True)
class Panels:
    """The whole drawing of a table."""

    stage: Panel
    offer: Panel | None
    tray: Panel | None
    seats: tuple[SeatPanel, ...]

"""What a game's `draw.py` is given and gives back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core.cache import lazy
from reinos.core.choice import Choice
from reinos.core.record import Records, members

if TYPE_CHECKING:
    from reinos.core.options import Options
    from reinos.core.words import Words

SEAT_LETTERS = "abcde"  # data-seat: form, colour and pattern of a seat


class Reading:
    """A view as rules read a record, each field made when it is first asked for. Equal only to itself, so that results
    can be cached by it."""

    def __init__(self, source: Mapping[str, Any], read: Callable[[Any], Any]) -> None:
        self._source, self._read = source, read  # not the view, which keeps its readings

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            value = self.__dict__[name] = self._read(self._source[name])
        except KeyError:
            raise AttributeError(name) from None
        return value


def as_list(field: Any) -> Any:
    """A field of a view, or of its record, as plain lists or a number."""
    return field.tolist()[0] if isinstance(field, np.ndarray) else field


def as_array(field: Any) -> Any:
    """The same as an array that cannot be written to, or a number."""
    if isinstance(field, np.ndarray):
        return frozen(field[0]) if field.ndim > 1 else as_list(field)
    return frozen(field) if isinstance(field, (list, tuple)) else field


def frozen(values: Any) -> np.ndarray[Any, Any]:
    """An array of its own that cannot be written to."""
    array = np.array(values, np.int64)
    array.flags.writeable = False
    return array


class Fields(Mapping[str, Records]):
    """Some fields of a record, each found when it is looked up: to find all takes longer than to read a few."""

    def __init__(self, record: Records, names: Collection[str]) -> None:
        self._record, self._names = record, names

    def __getitem__(self, name: str) -> Records:
        if name not in self._names:
            raise KeyError(name)
        return self._record[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class View(dict[str, Any]):
    """A hidden record as plain lists and numbers; shared by viewers who know the same, so it must not be changed.

    Words and drawing look a few fields up: each is read from the record then, and the rest when all are wanted.
    """

    def __init__(self, fields: Mapping[str, Any], unread: Mapping[str, Records] | None = None) -> None:
        super().__init__(fields)
        self._unread = unread or {}

    def __missing__(self, name: str) -> Any:
        value = self[name] = as_list(self._unread[name])
        return value

    @property
    def whole(self) -> View:
        """The view with all its fields, in the order of the record."""
        return self._read if self._unread else self

    @lazy
    def _read(self) -> View:
        return View({name: self[name] for name in self._unread})

    def get(self, name: str, default: Any = None) -> Any:
        """A field, or something else where there is none."""
        try:
            return self[name]
        except KeyError:
            return default

    def __eq__(self, other: object) -> bool:
        return dict.__eq__(self.whole, other.whole if isinstance(other, View) else other)

    __hash__ = None

    def __contains__(self, name: object) -> bool:
        return name in self._unread or super().__contains__(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __len__(self) -> int:
        return len(self.keys())

    def keys(self) -> Any:
        """The names of all fields."""
        return dict.keys(self.whole)

    def values(self) -> Any:
        """What all fields are."""
        return dict.values(self.whole)

    def items(self) -> Any:
        """All fields."""
        return dict.items(self.whole)

    @lazy
    def fields(self) -> Reading:
        """The same by attribute, lists as they are: for rules that read single numbers and rows."""
        return Reading(self._unread or dict(self), as_list)

    @lazy
    def table(self) -> Reading:
        """The same as rules read a record: arrays that cannot be written to, and single numbers."""
        return Reading(self._unread or dict(self), as_array)


def as_table(view: Mapping[str, Any]) -> Any:
    """The view as rules read a record, so that the drawing asks the rules instead of repeating them."""
    return view.table if isinstance(view, View) else View(view).table


def as_fields(view: Mapping[str, Any]) -> Any:
    """The same without arrays: its lists stay as they are, which takes no time."""
    return view.fields if isinstance(view, View) else View(view).fields


@dataclass(frozen=True)
class Voice:
    """To whom something is told, in which language: all that the words of an event may depend on beside the event.

    The table is not there: while a step is told, it stands as the step has left it.
    """

    words: Words
    names: tuple[str, ...]  # of the players, by seat
    seat: int | None  # the listener; None is a spectator
    options: Options  # of the game


@dataclass(frozen=True)
class Scene(Voice):
    """One table as one viewer may see it, in one language."""

    view: Mapping[str, Any]  # the viewer's hidden record as plain lists and numbers
    legal: tuple[Choice, ...]  # what the viewer may do now; empty when it is not their turn

    @property
    def voice(self) -> Voice:
        """The scene without its table, for the words of events."""
        return Voice(self.words, self.names, self.seat, self.options)


def shown_seat(scene: Scene) -> int:
    """Whose own board is shown: the viewer's; to a spectator that of the first seat to act."""
    if scene.seat is not None:
        return scene.seat
    return next(iter(members(scene.view["to_act"])), 0)


def pressable(target: str, label: str, legal: bool = True) -> dict[str, str | float | None]:
    """The attributes of something that can be pressed; a stop for the keyboard only while that is legal."""
    return {"data_target": target, "role": "button", "tabindex": 0 if legal else None, "aria_label": label}


@dataclass(frozen=True)
class Panel:
    """A piece of the table: SVG of a natural size, or an HTML fragment where words must wrap."""

    body: str  # an <svg> element with viewBox, or HTML
    width: float
    height: float
    html: bool = False

    @lazy
    def plain(self) -> dict[str, Any]:
        """The same as plain data, made once: what did not change is the same object in every state."""
        return {"body": self.body, "width": self.width, "height": self.height, "html": self.html}


# Of an offer that stands above the log where the screen is wide, because the board needs the width.
ASIDE = {"data_place": "side"}


def area(name: str, title: str | None = None, *, now: bool = False) -> dict[str, str | None]:
    """The attributes of a part that a phone shows alone, chosen by its title; what has no area always shows.

    Several parts may belong to an area, and a part to several (names with spaces between); one of them has the title.
    `now` says that the game is busy there, although nothing can be touched.
    """
    return {"data_area": name, "data_area_title": title, "data_area_now": "" if now else None}


@dataclass(frozen=True)
class Vital:
    """One small count on a player's card."""

    icon: str  # sprite symbol without its r-
    text: str
    label: str

    @lazy
    def plain(self) -> dict[str, str]:
        """The same as plain data, made once for all cards that have it."""
        return {"icon": self.icon, "text": self.text, "label": self.label}


@dataclass(frozen=True)
class SeatPanel:
    """A player's card: the score, one line of state, a small picture, a few counts."""

    score: str
    note: str
    picture: Panel | None
    vitals: tuple[Vital, ...]

    @lazy
    def plain(self) -> dict[str, Any]:
        """The same as plain data, made once."""
        return {
            "score": self.score,
            "note": self.note,
            "picture": None if self.picture is None else self.picture.body,
            "vitals": [vital.plain for vital in self.vitals],
        }


@dataclass(frozen=True)
class Panels:
    """The whole drawing of a table."""

    stage: Panel
    offer: Panel | None
    tray: Panel | None
    seats: tuple[SeatPanel, ...]

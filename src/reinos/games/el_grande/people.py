"""What a person is shown: the table option `memory_aids` (EG-17.6, EG-17.7).

Programs know the castle, the provinces and the power cards played (EG-17.5). A person who plays without
memory aids is shown none of these, nor any number that would give them away. Words and drawings are made
from what `shown` leaves and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from reinos.core.event import Event
from reinos.core.record import SEATS
from reinos.core.scene import Reading, Scene, as_array, as_list
from reinos.games.el_grande import phase, pieces

View = Mapping[str, Any]

UNKNOWN = -1  # a number that is not shown
FEW, MANY = -1, -2  # provinces of a rival: so many or fewer, more
MOST_FEW = 5
# Fields of which memory aids show more.
AIDED = frozenset({"knights", "province", "spent", "doubt", "to_act", "choosers"})
# Events that tell how many knights a rival's provinces hold or which power cards lie in a pile.
FADING = frozenset(
    {"power_played", "reinforced", "not_reinforced", "returned", "banished", "castle_opened", "card_recovered"}
)


def shown_table(scene: Scene) -> Any:
    """What the viewer of a scene is shown, as rules read a record."""
    return Reading(shown(scene.view, scene.seat), as_array)


def shown_fields(scene: Scene) -> Any:
    """The same without arrays: its lists stay as they are."""
    return Reading(shown(scene.view, scene.seat), as_list)


def shown(view: View, seat: int | None) -> View:
    """EG-17.4, EG-17.6  A view without what a person must remember; `seat` is who looks, None a spectator."""
    return Shown(view, seat)


class Shown(Mapping[str, Any]):
    """The same, each field made when it is looked up: drawing and words look a few up."""

    def __init__(self, view: View, seat: int | None) -> None:
        self._view, self._seat = view, seat

    def __getitem__(self, name: str) -> Any:
        view, seat = self._view, self._seat
        if name == "in_hand":
            return [cards_in_hand(view, other) for other in range(SEATS)]
        field = view[name]
        if name not in AIDED or view["memory_aids"]:
            return field
        if name == "knights":
            return [*field[: pieces.CASTLE], [UNKNOWN] * SEATS]
        if name == "province":
            return [left if other == seat else FEW if left <= MOST_FEW else MANY for other, left in enumerate(field)]
        if name in ("spent", "doubt"):
            return [row if other == seat else np.full_like(row, UNKNOWN).tolist() for other, row in enumerate(field)]
        return field & sum(1 << other for other in asked_openly(view, seat))

    def __iter__(self) -> Iterator[str]:
        yield from self._view
        yield "in_hand"

    def __len__(self) -> int:
        return len(self._view) + 1


def asked_openly(view: View, seat: int | None) -> list[int]:
    """EG-17.6  The seats of which a person may know whether they are to choose."""
    seats = range(view["players"])
    if view["memory_aids"] or not wheels_of_scoring(view):
        return list(seats)
    return [other for other in seats if other == seat]


def is_throw(event: Event) -> bool:
    """EG-9.4  Whether a knight went into the castle."""
    return event.kind in ("deployed", "moved") and event.args["place"] == pieces.CASTLE


def is_remembered(event: Event, seat: int | None) -> bool:
    """EG-17.6  Whether a person may read in full what happened in an earlier round, if there are no memory aids.

    Throws are forgotten, and what tells something of a rival; a castle that was emptied has no secret any more.
    """
    args = event.args
    if event.kind in FADING and args.get("owner", args.get("seat", UNKNOWN)) != seat:
        return bool(args.get("emptied", 0))
    return not is_throw(event)


def wheels_of_scoring(view: View) -> bool:
    """Whether wheels are being set for a general scoring; only those with knights in the castle are asked."""
    return bool(view["phase"] == phase.WHEEL and view["action"] < 0)


def cards_in_pile(view: View, seat: int) -> int:
    """EG-17.1  How many power cards are in a discard pile, those secretly taken back apart."""
    came_back: int = sum(mask > 0 for mask in view["doubt"][seat])
    return int(view["spent"][seat]).bit_count() - int(came_back)


def cards_in_hand(view: View, seat: int) -> int:
    """EG-17.1  How many power cards are in a hand."""
    played, spent = int(view["power"][seat]), int(view["spent"][seat])
    on_table = played > 0 and not view["taken_back"][seat] and not spent >> played & 1
    return pieces.POWERS - cards_in_pile(view, seat) - int(on_table)

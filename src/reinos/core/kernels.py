"""Kernels, the entry points of compiled code: each is compiled once per game and kept on disk."""

from __future__ import annotations

from typing import Any

from reinos.core import play
from reinos.core.rule import encode, finish, hide, legal


def start(batch: Any, i: int, stream: int) -> None:
    """Lay table i, which is a bare record."""
    play.start(batch[i], stream)


def step(batch: Any, i: int, seat: int, choice: int) -> int:
    """One choice at table i; the bit mask of those who owe the next."""
    play.step(batch[i], seat, choice)
    return int(batch[i].to_act)


def legal_choices(batch: Any, i: int, seat: int, out: Any) -> int:
    """The legal choices of a seat at table i."""
    return int(legal(batch[i], seat, out))


def hide_from(batch: Any, i: int, viewer: int) -> None:
    """Blank table i for a viewer."""
    hide(batch[i], viewer)


def imagine(batch: Any, i: int, viewer: int, source: Any) -> None:
    """Redraw what the viewer cannot know of table i."""
    play.imagine(batch[i], viewer, source[0])


def settle(batch: Any, i: int) -> None:
    """Points and ranks of table i as it stands."""
    finish(batch[i])


def features(batch: Any, i: int, viewer: int, out: Any) -> None:
    """The viewer's features of table i."""
    encode(batch[i], viewer, out)


def values_after(batch: Any, seat: int, choices: Any, out: Any) -> None:
    """Value of what each choice leads to from table 0, worked out on table 1."""
    for n in range(len(choices)):
        batch[1] = batch[0]
        batch[1].quiet = 1
        out[n] = play.appraise_after(batch[1], seat, choices[n])


def playouts(batch: Any, first: int, most: int, out: Any, points: Any, ranks: Any, lengths: Any) -> None:
    """Random games from the bare table 0, played on table 1, one for each row of the results."""
    for n in range(len(lengths)):
        batch[1] = batch[0]
        s = batch[1]
        play.start(s, first + n)
        lengths[n] = play.playout(s, most, out)
        for seat in range(points.shape[1]):
            points[n, seat] = s.points[seat]
            ranks[n, seat] = s.ranks[seat]


KERNELS = (
    start,
    step,
    legal_choices,
    hide_from,
    imagine,
    settle,
    features,
    values_after,
    playouts,
)

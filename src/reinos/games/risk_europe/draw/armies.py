"""Armies on the map of Risk Europe: counters with their units, and a march on its way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import hypot
from typing import NamedTuple

import numpy as np

from reinos.core.svg import Markup, element, join, number, use
from reinos.core.words import Words
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.draw.land import spot
from reinos.games.risk_europe.draw.targets import army_place
from reinos.games.risk_europe.map import TERRITORIES
from reinos.games.risk_europe.names import LETTERS, letter, place_name, units_of
from reinos.games.risk_europe.state import State

RADIUS = 20  # of a counter
STANDS = {pieces.HOLDER: "army", pieces.INVADER: "army_attacker"}  # where the counter of a side is

Mix = tuple[int, ...]  # units by type


@dataclass(frozen=True, eq=False)
class Board:
    """Who stands where with what."""

    players: int
    held: tuple[tuple[int, int, Mix, int, Mix], ...]  # territory, owner and units, attacker and units


class Army(NamedTuple):
    """The units of an army in a territory, as they are shown."""

    seat: str  # its letter
    name: str
    units: Mix


class Holding(NamedTuple):
    """A territory that somebody holds, as it is shown."""

    territory: int
    holder: Army
    invader: Army | None


class March(NamedTuple):
    """Units on their way."""

    seat: str
    origin: int
    target: int
    units: Mix


def board(s: State) -> Board:
    """All armies on the map."""
    return laid_out(s.players, s.owner.tobytes(), s.invader.tobytes(), s.units.tobytes())


@lru_cache(maxsize=256)
def laid_out(players: int, owner: bytes, invader: bytes, units: bytes) -> Board:
    """The same by the bytes of the record's arrays; always the same object for what looks the same, so that drawings
    are quickly found by it."""
    owners, invaders = (np.frombuffer(side, np.int64).tolist() for side in (owner, invader))
    mixes = np.frombuffer(units, np.int64).reshape(2, TERRITORIES, pieces.KINDS).tolist()
    here, there = mixes[pieces.HOLDER], mixes[pieces.INVADER]
    held = [t for t in range(TERRITORIES) if owners[t] != pieces.NOBODY]
    return Board(players, tuple([(t, owners[t], tuple(here[t]), invaders[t], tuple(there[t])) for t in held]))


def holdings(shown: Board, names: Sequence[str]) -> list[Holding]:
    """The territories that are not free, with their armies as the viewer calls them."""
    letters = LETTERS[shown.players]
    return [
        Holding(
            t,
            Army(letters[owner], names[owner], here),
            None if invader == pieces.NOBODY else Army(letters[invader], names[invader], there),
        )
        for t, owner, here, invader, there in shown.held
    ]


def silhouette(seat: str, x: float, y: float, r: float) -> str:
    """The form of an army as path data."""
    if seat == "a":
        size = number(r)
        half = f"a{size} {size} 0 1 1"
        return f"M{number(x - r)} {number(y)}{half} {number(2 * r)} 0{half} {number(-2 * r)} 0Z"
    corners = {
        "b": [(0, -1.12), (1.12, 0), (0, 1.12), (-1.12, 0)],
        "c": [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
        "d": [(0, -1.08), (1.15, 0.9), (-1.15, 0.9)],
        "e": [
            (0, -1.2),
            (0.42, -0.5),
            (1.2, -0.3),
            (0.68, 0.32),
            (0.75, 1.13),
            (0, 0.81),
            (-0.75, 1.13),
            (-0.68, 0.32),
            (-1.2, -0.3),
            (-0.42, -0.5),
        ],
        "n": [(-0.42, -1), (0.42, -1), (1, -0.42), (1, 0.42), (0.42, 1), (-0.42, 1), (-1, 0.42), (-1, -0.42)],
    }[seat]
    points = " ".join(f"{number(x + dx * r)} {number(y + dy * r)}" for dx, dy in corners)
    return f"M{points}Z"


def counter(seat: str, x: float, y: float, total: int, r: float = RADIUS, ghost: bool = False) -> list[Markup]:
    """A counter: form, pattern in the rim, and how many units it stands for."""
    low = 0.62 * r if seat == "d" else 0.36 * r
    drawn = [element("path", class_="ghost re-body" if ghost else "tok re-body", d=silhouette(seat, x, y, r))]
    if seat in "bcde":
        drawn.append(element("path", d=silhouette(seat, x, y, r - 1), fill=f"url(#pat-{seat})"))
        drawn.append(element("path", class_="re-body", d=silhouette(seat, x, y, 0.66 * r)))
    size = "re-many" if total > 9 else "re-few"
    drawn.append(element("text", total, class_=f"tok-n re-count {size}", x=x, y=y + low))
    return drawn


def armies(words: Words, held: Iterable[Holding]) -> Iterator[Markup]:
    """A counter for every army in every territory, with its mix below where it has more than Footmen."""
    for t, holder, invader in held:
        if any(holder.units):
            yield army(words, t, pieces.HOLDER, holder)
        if invader is not None:
            yield army(words, t, pieces.INVADER, invader)
            yield swords(t)


@lru_cache(maxsize=8192)
def army(words: Words, t: int, side: int, there: Army) -> Markup:
    """The units of one army in one territory: the same by all that it shows, as most armies stay where they are."""
    told = {"place": place_name(words, t), "units": units_of(words, there.units)}
    return element(
        "g",
        figure(there.seat, t, side, there.units),
        id=army_place(side, t),
        class_="piece",
        data_seat=there.seat,
        role="img",
        aria_label=words("draw-army", name=there.name, **told),
    )


@lru_cache(maxsize=2048)
def figure(seat: str, t: int, side: int, mix: Mix) -> Markup:
    """The counter of an army and its mix, whatever the army is called."""
    x, y = spot(t, STANDS[side])
    return join(counter(seat, x, y, sum(mix)), mix_bars(x, y, mix) if sum(mix[1:]) else None)


def mix_bars(x: float, y: float, mix: Sequence[int]) -> Markup:
    """Footmen, Archers, Cavalry and Siege Weapons as four small columns."""
    columns = []
    for unit, there in enumerate(mix):
        high = min(14.0, 4 + 2.6 * there) if there else 1.5
        state = "re-bar" if there else "re-bar re-none"
        columns.append(element("rect", class_=state, x=1 + 10 * unit, y=16.5 - high, width=7, height=high))
    plate = element("rect", class_="re-mixplate", x=-3, y=-1, width=44, height=19, rx=4)
    return element("g", plate, columns, class_="re-mix", transform=f"translate({number(x - 19)} {number(y + 22)})")


@cache
def swords(t: int) -> Markup:
    """The sign of a dispute, between both armies."""
    (x, y), (x2, y2) = spot(t, "army"), spot(t, "army_attacker")
    return use("swords", (x + x2) / 2 - 12, (y + y2) / 2 - 30, 24, "re-swords")


def march(s: State) -> March | None:
    """The units told to move so far, on their way."""
    if s.phase != phases.MOVE or s.origin < 0 or s.target < 0:
        return None
    return March(letter(s, s.army), s.origin, s.target, tuple(s.group.tolist()))


def draft(words: Words, move: March) -> Iterator[Markup]:
    """An arrow, and the units at its end."""
    (x, y), (x2, y2) = spot(move.origin, "army"), spot(move.target, "army_attacker")
    yield element("path", class_="re-arrow", d=arrow(x, y, x2, y2))
    total = sum(move.units)
    if total:
        told = {"place": place_name(words, move.target), "units": units_of(words, move.units)}
        yield element("circle", class_="re-ring", cx=x2, cy=y2, r=25)
        yield element(
            "g",
            counter(move.seat, x2, y2, total, 18, ghost=True),
            id="draft-group",
            class_="piece",
            data_seat=move.seat,
            role="img",
            aria_label=words("draw-draft", **told),
        )


def arrow(x: float, y: float, x2: float, y2: float) -> str:
    """A tapered arrow that stops short of its goal."""
    length = max(hypot(x2 - x, y2 - y), 1)
    dx, dy = (x2 - x) / length, (y2 - y) / length
    tip, neck, tail = max(length - 26, 12), max(length - 52, 4), min(20.0, length / 3)
    steps = [(tail, 4), (neck, 7), (neck, 17), (tip, 0), (neck, -17), (neck, -7), (tail, -4)]
    points = [f"{number(x + dx * a - dy * b)} {number(y + dy * a + dx * b)}" for a, b in steps]
    return f"M{' '.join(points)}Z"

"""Drawn pieces of Lancaster: knights as counters with the arms of their house, and rewards as signs."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Any

from reinos.core.scene import SEAT_LETTERS
from reinos.core.svg import Markup, drawing, element, icon, join, number
from reinos.games.lancaster import printed

RADIUS = 20  # counters are drawn at this size and scaled
PLAIN = 0.66  # the plain middle of a counter, where the digit stands
SIGNS = {
    "gold": "coin",
    "squires": "squire",
    "votes": "vote",
    "power_points": "shield",
    "new_knight": "recruit",
    "upgrade": "upgrade",
    "extension": "extension",
    "move_to_battle": "swords",
    "noble": "noble",
}


def letter(party: int) -> str:
    """The coat of arms of a party; allies bear those that no player has."""
    return SEAT_LETTERS[party]


def outline(form: str, radius: float) -> str:
    """The outline of a counter as path data: roundel, lozenge, square, triangle or star."""
    if form == "b":
        r = 1.12 * radius
        return f"M0 {number(-r)}L{number(r)} 0 0 {number(r)} {number(-r)} 0Z"
    if form == "c":
        r = 0.86 * radius
        return f"M{number(-r)} {number(-r)}h{number(2 * r)}v{number(2 * r)}h{number(-2 * r)}Z"
    if form == "d":
        return f"M0 {number(-1.08 * radius)}L{number(1.15 * radius)} {number(0.9 * radius)}H{number(-1.15 * radius)}Z"
    if form == "e":
        return "M" + "L".join(star_points(1.22 * radius)) + "Z"
    one, two = number(radius), number(2 * radius)
    return f"M-{one} 0a{one} {one} 0 1 0 {two} 0a{one} {one} 0 1 0 -{two} 0Z"


def star_points(radius: float) -> list[str]:
    """Ten points of a star, the tips and the notches between them."""
    reach = [radius if i % 2 == 0 else 0.58 * radius for i in range(10)]
    return [f"{number(r * sin(i * pi / 5))} {number(-r * cos(i * pi / 5))}" for i, r in enumerate(reach)]


@cache
def counter(party: int, digit: int, *, ghost: bool = False) -> Markup:
    """A knight with its strength, around the origin."""
    form = letter(party)
    drawn = [element("path", d=outline(form, RADIUS), class_="la-body ghost" if ghost else "la-body tok")]
    if form != "a":
        drawn.append(element("path", d=outline(form, RADIUS - 1), fill=f"url(#pat-{form})"))
        drawn.append(element("path", d=outline(form, PLAIN * RADIUS), class_="la-body"))
    drawn.append(element("text", digit, class_="la-digit", y=12.2 if form == "d" else 7.2))
    return join(drawn)


def knight(
    party: int,
    strength: int,
    x: float,
    y: float,
    radius: float,
    label: str,
    name: str | None = None,
    ghost: bool = False,
) -> Markup:
    """A knight at a place of a drawing."""
    where = f"translate({number(x)} {number(y)}) scale({number(radius / RADIUS)})"
    return element(
        "g",
        counter(party, strength, ghost=ghost),
        transform=where,
        data_seat=letter(party),
        id=name,
        class_="piece",
        role="img",
        aria_label=label,
    )


def chip(party: int, strength: int, label: str, name: str | None = None) -> Markup:
    """A knight as a small drawing of its own, beside words."""
    inside = element("g", counter(party, strength), data_seat=letter(party), id=name, class_="piece")
    return drawing((-25, -25, 50, 50), inside, class_="la-chip", role="img", aria_label=label)


def signs(row: Any) -> list[str]:
    """A reward as signs of the sprite, one a piece; points stand alone with their number."""
    return [
        SIGNS[printed.PARTS[part]] for part in printed.PRINTED for _ in range(int(row[part])) if part != printed.POINTS
    ]


def icons(row: Any) -> list[Markup]:
    """A reward as signs beside each other."""
    drawn = [icon(sign) for sign in signs(row)]
    if row[printed.POINTS]:
        drawn += [icon(SIGNS["power_points"]), element("b", int(row[printed.POINTS]))]
    return drawn

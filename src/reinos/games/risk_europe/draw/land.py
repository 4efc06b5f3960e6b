"""The map of Risk Europe as it always is: outlines, patterns, sea, names, cities."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from reinos.core.svg import Markup, element, join, number, use
from reinos.core.words import Words
from reinos.games.risk_europe.draw.targets import territory_target
from reinos.games.risk_europe.map import CITIES, CITY_NAMES, GOLD, NAMES, TAX_VALUE, TERRITORIES

FOLDER = Path(__file__).parents[1]  # the game
LINE_HEIGHT = "0.95em"  # of a name in two lines
WATER = (40, 36.5, 26, 23, 14, 11)  # widths of the engraved lines along the coast
SEAS = {
    "atlantic": (62, 690, -80),
    "north": (470, 300, 0),
    "baltic": (914, 172, 0),
    "mediterranean": (560, 1030, 0),
    "black": (1252, 770, 0),
}


@cache
def layout() -> dict[str, Any]:
    """The outlines of the land, and where cities, armies, castles and names stand."""
    found: dict[str, Any] = json.loads((FOLDER / "layout.json").read_text(encoding="utf-8"))
    return found


def outlines() -> dict[str, str]:
    """The smoothed outlines of territories and islands, as path data."""
    found: dict[str, str] = layout()["outlines"]
    return found


def spot(territory: int, what: str) -> tuple[float, float]:
    """A place in a territory: of its city, army, attacker, castle or name."""
    x, y = layout()["territories"][NAMES[territory]][what]
    return x, y


@cache
def parts_of(territory: int) -> list[str]:
    """The outlines of a territory: its land, and unnamed islands that go with it."""
    return [name for name in outlines() if name.split("+")[0] == NAMES[territory]]


def shape_id(name: str) -> str:
    """The id of an outline."""
    return f"shape-{name.replace('+', '-')}"


@cache
def definitions() -> Markup:
    """Every outline once, as a shape and as a clip, and the patterns of owned land."""
    shapes = [element("path", id=shape_id(name), d=path) for name, path in outlines().items()]
    clips = [
        element("clipPath", element("use", href=f"#{shape_id(name)}"), id=f"clip-{name.replace('+', '-')}")
        for name in outlines()
    ]
    land = element("g", [element("use", href=f"#{shape_id(name)}") for name in outlines()], id="land")
    return element("defs", shapes, clips, land, patterns())


def patterns() -> Iterator[Markup]:
    """The seats' patterns at the scale of the map, and the stripes of a dispute."""
    drawn = {
        "b": ("M0 0V14", 14, "rotate(45)"),
        "d": ("M0 0 16 16M16 0 0 16", 16, None),
        "e": ("M4 0V14", 14, None),
    }
    for seat, (path, side, turn) in drawn.items():
        mark = element("path", d=path, class_=f"re-mark re-mark-{seat}")
        yield pattern(f"map-{seat}", side, turn, mark)
    yield pattern("map-c", 14, None, element("circle", cx=7, cy=7, r=2.6, class_="re-dot"))
    for seat in "abcden":
        stripe = element("rect", width=18, height=36, class_="re-stripe", data_seat=seat)
        yield pattern(f"dispute-{seat}", 36, "rotate(45)", stripe)


def pattern(name: str, side: float, turn: str | None, mark: Markup) -> Markup:
    """A pattern in map units."""
    return element(
        "pattern", mark, id=name, width=side, height=side, patternUnits="userSpaceOnUse", patternTransform=turn
    )


@cache
def sea() -> Markup:
    """The sea with the engraved lines along the coasts, and the sea lines."""
    lines = [element("use", href="#land", class_=f"re-water re-water-{n}") for n in range(len(WATER))]
    ground = element("rect", class_="b-sea", x=-1000, y=-900, width=3400, height=3100)
    return element("g", ground, lines, id="layer-base")


@cache
def sea_lines() -> Markup:
    """RE-1.5  The dotted lines that join territories over the sea."""
    drawn = []
    for line in layout()["sea_lines"]:
        (x, y), (cx, cy), (x2, y2) = line["curve"]
        path = f"M{number(x)} {number(y)}Q{number(cx)} {number(cy)} {number(x2)} {number(y2)}"
        drawn.append(element("path", id=f"sea-{line['id']}", class_="re-sealine", d=path))
    return element("g", drawn, id="layer-routes")


@cache
def islands() -> Markup:
    """Unnamed islands, which are no territories."""
    return join([element("use", href=f"#{shape_id(name)}", class_="re-free") for name in outlines() if "decor" in name])


@cache
def labels(words: Words) -> Markup:
    """The names of the seas and of the territories."""
    drawn = []
    for name, (x, y, turn) in SEAS.items():
        place = f"translate({x} {y})" + (f" rotate({turn})" if turn else "")
        drawn.append(element("text", words(f"sea-{name}"), class_="b-sealabel re-sea", transform=place))
    drawn += [name_label(words, t) for t in range(TERRITORIES)]
    return join(drawn)


def name_label(words: Words, t: int) -> Markup:
    """The name of a territory, long ones in two lines."""
    (x, y), (first, second) = spot(t, "name"), split_name(words(f"territory-{NAMES[t]}"))
    rest = element("tspan", second, x=x, dy=LINE_HEIGHT) if second else None
    return element("text", first, rest, class_="b-name re-name", x=x, y=y, data_of=territory_target(t))


def split_name(name: str) -> tuple[str, str]:
    """A long name in two lines of about the same length."""
    if len(name) < 13 or " " not in name:
        return name, ""
    cuts = [n for n, mark in enumerate(name) if mark == " "]
    cut = min(cuts, key=lambda n: abs(n - len(name) / 2))
    return name[:cut], name[cut + 1 :]


@cache
def cities(words: Words) -> Markup:
    """Crown and Tax Value of every city."""
    return join([city(words, t) for t in range(TERRITORIES) if CITIES >> t & 1])


def city(words: Words, t: int) -> Markup:
    """A city: a golden or a black crown, and its Tax Value."""
    x, y = spot(t, "city")
    value = int(TAX_VALUE[t])
    return element(
        "g",
        element("rect", class_="re-city", x=x - 27, y=y - 15, width=54, height=30, rx=15),
        use("crown", x - 22.5, y - 12.5, 25, "re-gold" if GOLD >> t & 1 else "re-black"),
        element("text", value, class_="re-value", x=x + 14, y=y + 8),
        id=f"city-{CITY_NAMES[t]}",
        class_="piece",
        role="img",
        aria_label=words("draw-city", city=words(f"city-{CITY_NAMES[t]}"), value=value),
    )

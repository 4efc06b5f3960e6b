"""The supply lines of Risk Europe, while a tax is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from reinos.core.scene import Scene
from reinos.core.svg import Markup, element, number
from reinos.games.risk_europe.board import supply_line
from reinos.games.risk_europe.draw.land import spot
from reinos.games.risk_europe.map import NEIGHBOURS, TERRITORIES
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import tax_value


class Line(NamedTuple):
    """A supply line that can be taxed."""

    city: int  # by which it is chosen
    territories: int
    coins: int  # that it would pay


def tax_lines(scene: Scene, s: State) -> tuple[Line, ...]:
    """RE-1.10, RE-5.13  While a tax is chosen: the supply lines to choose from, each with what it would pay."""
    cities = [choice.args["territory"] for choice in scene.legal if choice.kind == "tax"]
    found = [(city, supply_line(s, s.army, city)) for city in cities]
    return tuple([Line(city, line, tax_value(s, s.army, line)) for city, line in found])


def supply_nets(lines: Iterable[Line]) -> Iterator[Markup]:
    """The supply lines as nets, each with what it would pay."""
    for line in lines:
        yield element("path", class_="re-net-case", d=net(line.territories))
        yield element("path", class_="re-net", d=net(line.territories))
        x, y = spot(line.city, "city")
        yield element("circle", class_="re-ring", cx=x + 40, cy=y, r=17)
        yield element("text", line.coins, class_="re-pay", x=x + 40, y=y + 7)


def net(line: int) -> str:
    """A stroke between every two neighbours of a supply line."""
    strokes = []
    for t in range(TERRITORIES):
        for other in range(t):
            if line >> t & 1 and line >> other & 1 and int(NEIGHBOURS[t]) >> other & 1:
                (x, y), (x2, y2) = spot(t, "army"), spot(other, "army")
                strokes.append(f"M{number(x)} {number(y)}L{number(x2)} {number(y2)}")
    return "".join(strokes) or "M0 0"

"""The supply lines of Risk Europe, while a tax is chosen."""

from __future__ import annotations

from collections.abc import Iterator

from reinos.core.scene import Scene
from reinos.core.svg import Markup, element, number
from reinos.games.risk_europe import phases
from reinos.games.risk_europe.board import supply_line
from reinos.games.risk_europe.draw.land import spot
from reinos.games.risk_europe.map import NEIGHBOURS, TERRITORIES
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import tax_value


def supply_nets(scene: Scene, s: State) -> Iterator[Markup]:
    """RE-1.10, RE-5.13  While a tax is chosen: the supply lines as nets, each with what it would pay."""
    if s.phase != phases.TAX or not scene.legal:
        return
    for choice in scene.legal:
        if choice.kind == "tax":
            city = choice.args["territory"]
            line = supply_line(s, s.army, city)
            yield element("path", class_="re-net-case", d=net(line))
            yield element("path", class_="re-net", d=net(line))
            x, y = spot(city, "city")
            yield element("circle", class_="re-ring", cx=x + 40, cy=y, r=17)
            yield element("text", tax_value(s, s.army, line), class_="re-pay", x=x + 40, y=y + 7)


def net(line: int) -> str:
    """A stroke between every two neighbours of a supply line."""
    strokes = []
    for t in range(TERRITORIES):
        for other in range(t):
            if line >> t & 1 and line >> other & 1 and int(NEIGHBOURS[t]) >> other & 1:
                (x, y), (x2, y2) = spot(t, "army"), spot(other, "army")
                strokes.append(f"M{number(x)} {number(y)}L{number(x2)} {number(y2)}")
    return "".join(strokes) or "M0 0"

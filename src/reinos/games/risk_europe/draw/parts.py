"""Parts of the panel beside the map of Risk Europe: titled sections, and things to press."""

from __future__ import annotations

from collections.abc import Iterable

from reinos.core.scene import Scene, pressable
from reinos.core.svg import Child, Markup, element
from reinos.games.risk_europe.draw.targets import target

Part = tuple[Markup, float]
CHIP = 50.0  # height of a row of chips, of which six stand side by side


def section(title: str, *children: Child, hint: str = "", name: str = "") -> Markup:
    """A titled part of a panel."""
    head = element("h3", title, element("small", hint) if hint else None)
    return element("section", head, *children, class_="re-part", id=name or None, aria_label=title)


def chip(target_name: str, text: Child, label: str, class_: str = "re-chip") -> Markup:
    """Something to press."""
    return element("span", text, class_=f"{class_} legal", id=target_name, **pressable(target_name, label))


def chips(scene: Scene, kinds: Iterable[str], argument: str) -> tuple[Markup, float]:
    """The numbers that may be chosen."""
    found = [c for c in scene.legal if c.kind in kinds and argument in c.args]
    drawn = [chip(target(c, scene.view), c.args[argument], str(c.args[argument])) for c in found]
    return element("div", drawn, class_="re-chips"), CHIP * -(-len(drawn) // 6)

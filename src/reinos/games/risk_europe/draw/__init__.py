"""The table of Risk Europe as a drawing: the map, what is being decided, the realm of the viewer, a card a player."""

from __future__ import annotations

from reinos.core.scene import Panels, Scene, as_table
from reinos.games.risk_europe.board import crowns
from reinos.games.risk_europe.draw.map import stage
from reinos.games.risk_europe.draw.offer import offer
from reinos.games.risk_europe.draw.players import seat_panels
from reinos.games.risk_europe.draw.targets import grasp, target
from reinos.games.risk_europe.draw.tray import tray

__all__ = ["grasp", "panels", "target"]


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it."""
    s = as_table(scene.view)
    crowned = [crowns(s, seat) for seat in range(s.players)]
    return Panels(
        stage=stage(scene, s, crowned),
        offer=offer(scene, s),
        tray=tray(scene, s),
        seats=seat_panels(scene, s, crowned),
    )

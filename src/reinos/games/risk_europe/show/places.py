"""Where things happen in Risk Europe: the places of events and of armies in the drawing."""

from __future__ import annotations

from collections.abc import Iterator

from reinos.core.cue import player
from reinos.core.event import Event
from reinos.core.record import members
from reinos.core.scene import Scene, as_table
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.board import army_of, supply_line
from reinos.games.risk_europe.draw.targets import HIRED, ORDERS, army_place, order_place, territory_target
from reinos.games.risk_europe.log import doer
from reinos.games.risk_europe.map import BERLIN, STOCKHOLM, TERRITORIES

AT_ORDERS = ("cards_chosen", "turn_begun", "cards_discarded")
ROLLS = ("volley_rolled", "general_rolled", "dice_kept")  # they do not say where


def seat_of(scene: Scene, army: int) -> int | None:
    """The player of an army; mercenaries have none."""
    return army if 0 <= army < len(scene.names) else None


def home(scene: Scene, army: int) -> str:
    """Where the reserve and the coins of an army are."""
    return HIRED if army >= len(scene.names) else player(army)


def standing(army: int, territory: int, scene: Scene) -> str:
    """The counter of an army in a territory, or the territory where it has none."""
    s = as_table(scene.view)
    for side in (pieces.HOLDER, pieces.INVADER):
        if army_of(s, side, territory) == army and s.units[side, territory].any():
            return army_place(side, territory)
    return territory_target(territory)


def fallen(army: int, territory: int, before: Scene, after: Scene) -> str:
    """Where an army lost units: its counter, which may be gone after the step."""
    places = [standing(army, territory, scene) for scene in (before, after)]
    return next((place for place in places if place != territory_target(territory)), places[0])


def fought(before: Scene, after: Scene) -> list[int]:
    """RE-9.1  The territory that was fought for in a step; none where there were several, or the battle was new."""
    old, new = (as_table(scene.view) for scene in (before, after))
    fields = {s.field for s in (old, new) if s.field >= 0 and not s.assault}
    fields.update(members(old.disputed & ~new.disputed))
    return [*fields] if len(fields) == 1 else []


def spotlight(event: Event, seat: int | None, before: Scene, after: Scene) -> Iterator[str]:
    """The place of an event, or who it is about."""
    kind, args, army = event.kind, event.args, doer(event)
    old, new = (as_table(scene.view) for scene in (before, after))
    if kind in AT_ORDERS:
        yield ORDERS
    elif kind == "card_shown":
        yield order_place(army, args["turn"])
    elif kind == "match_won":
        yield from map(player, members(args["seats"]))
    elif kind == "battles_begun":
        yield from map(territory_target, members(old.disputed | new.disputed))
    elif kind in ROLLS:
        yield from map(territory_target, fought(before, after))
    elif kind in ("berlin_maneuver", "plundered"):
        yield territory_target(BERLIN if kind == "berlin_maneuver" else STOCKHOLM)
    elif kind == "taxed":  # RE-5.13  the whole supply line pays
        line = supply_line(old, army, args["territory"]) | 1 << args["territory"]
        yield from map(territory_target, members(line))
    elif "route" in args:
        yield from map(territory_target, divmod(args["route"], TERRITORIES))
    elif "territory" in args or "city" in args:
        yield from (territory_target(args[name]) for name in ("city", "territory") if args.get(name, -1) >= 0)
    elif seat is not None:
        yield player(seat)
    elif army != pieces.NOBODY:
        yield HIRED

"""The end of Risk Europe: everybody's crowns, city by city."""

from __future__ import annotations

from collections.abc import Iterator

from reinos.core.cue import Cue, Points, player
from reinos.core.phrase import about
from reinos.core.record import members
from reinos.core.scene import Scene, as_table
from reinos.core.story import from_last
from reinos.games.risk_europe.board import counted_crowns
from reinos.games.risk_europe.draw.targets import territory_target
from reinos.games.risk_europe.map import CITIES
from reinos.games.risk_europe.names import city_name, mission_name
from reinos.games.risk_europe.state import State


def finale(scene: Scene) -> Iterator[Cue]:
    """RE-10.1  The crowns of cities, and of crown cards or missions: the last player's first."""
    s = as_table(scene.view)
    for seat in from_last(scene):
        counted = [cue for cue in (cities(scene, s, seat), cards(scene, s, seat)) if cue.gains]
        yield from sorted(counted, key=lambda cue: sum(gain.points for gain in cue.gains))


def cities(scene: Scene, s: State, seat: int) -> Cue:
    """RE-10.1  The cities with crowns, those with the fewest first."""
    worth = {t: int(counted_crowns(s, seat, t)) for t in members(int(s.land[seat]) & CITIES)}
    held = sorted((t for t in worth if worth[t]), key=lambda t: worth[t])
    gains = tuple(Points(seat, worth[t], city_name(scene.words, t)) for t in held)
    return source(scene, seat, "draw-vital-cities", tuple(map(territory_target, held)), gains)


def cards(scene: Scene, s: State, seat: int) -> Cue:
    """RE-8.6, RE-13.5  Crown cards or completed missions."""
    label = "draw-vital-completed" if s.kingdom_missions else "draw-vital-cards"
    bought, done = int(s.cards[seat]), members(int(s.revealed[seat]))
    gains = [Points(seat, bought, scene.words("draw-vital-cards"))] if bought else []
    gains += [Points(seat, 1, mission_name(scene.words, mission)) for mission in done]
    return source(scene, seat, label, (player(seat),), tuple(gains))


def source(scene: Scene, seat: int, label: str, at: tuple[str, ...], gains: tuple[Points, ...]) -> Cue:
    """Crowns of one source."""
    crowns = sum(gain.points for gain in gains)
    caption = scene.words("finale-source", **about(scene, seat), source=scene.words(label), crowns=crowns)
    return Cue(caption, seat=seat, at=at, gains=gains)

"""The crown track of Risk Europe."""

from __future__ import annotations

from collections.abc import Sequence

from reinos.core.scene import Scene
from reinos.core.svg import Markup, element, use
from reinos.games.risk_europe.board import crowns
from reinos.games.risk_europe.names import army_name, letter
from reinos.games.risk_europe.scoring import WIN_CROWNS
from reinos.games.risk_europe.state import State


def crown_track(scene: Scene, s: State) -> Markup:
    """RE-10.1  The crowns of every player up to the number that wins."""
    goal = int(WIN_CROWNS[s.players])
    step = 47.5 if goal < 10 else 38
    standing: dict[int, list[int]] = {}
    for seat in range(s.players):
        if s.alive[seat] and crowns(s, seat):
            standing.setdefault(min(crowns(s, seat), goal), []).append(seat)
    plate = element("rect", class_="re-plate", width=66 + step * goal, height=68, rx=10)
    spaces = [
        track_space(scene, s, n, goal, 58 + step * (n - 1), step - 3.5, standing.get(n, [])) for n in range(1, goal + 1)
    ]
    label = scene.words("draw-track", goal=goal)
    mark = use("crown", 13, 17, 34, "re-track-crown")
    return element(
        "g", plate, mark, spaces, id="crown-track", transform="translate(18 18)", role="img", aria_label=label
    )


def track_space(scene: Scene, s: State, n: int, goal: int, x: float, wide: float, seats: Sequence[int]) -> list[Markup]:
    """One number of the track with the banners on it."""
    drawn = [
        element("rect", class_="re-space re-goal" if n == goal else "re-space", x=x, y=10, width=wide, height=48, rx=6)
    ]
    if not seats:
        drawn.append(element("text", n, class_="re-number", x=x + wide / 2, y=42))
    side = 26 if len(seats) == 1 else wide / 2 - 2
    for k, seat in enumerate(seats):
        left = x + wide / 2 - 13 if len(seats) == 1 else x + 2 + (side + 0.5) * (k % 2)
        top = 21 if len(seats) == 1 else 13 + 22 * (k // 2)
        label = scene.words("draw-track-at", name=army_name(scene, seat), crowns=crowns(s, seat))
        mark = use(f"seat-{letter(s, seat)}", left, top, side, "of-seat")
        name = f"banner-{letter(s, seat)}"
        drawn.append(
            element("g", mark, id=name, data_seat=letter(s, seat), class_="piece", role="img", aria_label=label)
        )
    return drawn

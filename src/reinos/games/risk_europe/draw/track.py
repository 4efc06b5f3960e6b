"""The crown track of Risk Europe."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from reinos.core.svg import Markup, element, use
from reinos.core.words import Words
from reinos.games.risk_europe.names import LETTERS
from reinos.games.risk_europe.scoring import WIN_CROWNS


@lru_cache(maxsize=512)
def crown_track(words: Words, names: Sequence[str], crowned: Sequence[int]) -> Markup:
    """RE-10.1  The crowns of every player up to the number that wins; who is out has none."""
    goal = int(WIN_CROWNS[len(crowned)])
    step = 47.5 if goal < 10 else 38
    plate = element("rect", class_="re-plate", width=66 + step * goal, height=68, rx=10)
    spaces = [
        track_space(words, names, crowned, n, n == goal, 58 + step * (n - 1), step - 3.5) for n in range(1, goal + 1)
    ]
    label = words("draw-track", goal=goal)
    mark = use("crown", 13, 17, 34, "re-track-crown")
    return element(
        "g", plate, mark, spaces, id="crown-track", transform="translate(18 18)", role="img", aria_label=label
    )


def track_space(
    words: Words, names: Sequence[str], crowned: Sequence[int], n: int, last: bool, x: float, wide: float
) -> list[Markup]:
    """One number of the track with the banners on it; on the last one all that have as many or more."""
    seats = [seat for seat, crowns in enumerate(crowned) if crowns == n or (last and crowns > n)]
    drawn = [element("rect", class_="re-space re-goal" if last else "re-space", x=x, y=10, width=wide, height=48, rx=6)]
    if not seats:
        drawn.append(element("text", n, class_="re-number", x=x + wide / 2, y=42))
    side = 26 if len(seats) == 1 else wide / 2 - 2
    for k, seat in enumerate(seats):
        left = x + wide / 2 - 13 if len(seats) == 1 else x + 2 + (side + 0.5) * (k % 2)
        top = 21 if len(seats) == 1 else 13 + 22 * (k // 2)
        letter = LETTERS[len(crowned)][seat]
        mark = use(f"seat-{letter}", left, top, side, "of-seat")
        label = words("draw-track-at", name=names[seat], crowns=crowned[seat])
        drawn.append(
            element("g", mark, id=f"banner-{letter}", data_seat=letter, class_="piece", role="img", aria_label=label)
        )
    return drawn

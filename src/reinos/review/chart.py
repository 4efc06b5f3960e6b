"""The chart of a review: everybody's chance to win over time, one line a seat."""

from __future__ import annotations

from itertools import pairwise

from reinos.core.scene import SEAT_LETTERS
from reinos.core.svg import Markup, drawing, element, use
from reinos.review.told import Told, review_words

WIDTH, HEIGHT = 900, 300
LEFT, RIGHT, TOP, BOTTOM = 40, 160, 16, 36
DASHES = (None, "10 4", "2 4", "8 3 2 3", "5 5")  # a seat has its line as it has its colour and form
NAME_APART = 19  # between two names at the right


def chart(told: Told) -> Markup:
    """The whole chart; what it shows stands in words beside it."""
    words = review_words(told["lang"])
    return drawing(
        (0, 0, WIDTH, HEIGHT),
        grid(told),
        [line(told, seat) for seat in range(len(told["names"]))],
        names(told),
        moments(told),
        class_="review-chart",
        role="img",
        aria_label=words("review-chances"),
    )


def across(told: Told, step: int) -> float:
    """Where a moment of the match lies."""
    last = max(1, told["chances"][-1]["step"])
    return LEFT + (WIDTH - LEFT - RIGHT) * step / last


def up(chance: float) -> float:
    """Where a number of games out of 100 lies."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance / 100


def grid(told: Told) -> list[Markup]:
    """Lines at every quarter, and the numbers of the rounds."""
    parts = []
    for chance in (0, 25, 50, 75, 100):
        y = up(chance)
        parts.append(element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, class_="grid"))
        parts.append(element("text", str(chance), x=LEFT - 8, y=y + 4, text_anchor="end"))
    begun = -1.0
    for before, point in pairwise([None, *told["chances"]]):
        assert point is not None
        x = across(told, point["step"])
        if point["round"] and (before is None or before["round"] != point["round"]) and x - begun > 24:
            parts.append(element("text", str(point["round"]), x=x, y=HEIGHT - BOTTOM + 20, text_anchor="middle"))
            begun = x
    return parts


def line(told: Told, seat: int) -> Markup:
    """The course of a seat's chances."""
    points = " ".join(f"{across(told, p['step']):.1f},{up(p['chances'][seat]):.1f}" for p in told["chances"])
    return element(
        "polyline",
        points=points,
        class_="line mine" if seat == told["viewer"] else "line",
        data_seat=SEAT_LETTERS[seat],
        stroke_dasharray=DASHES[seat],
    )


def names(told: Told) -> list[Markup]:
    """The players at the ends of their lines, moved apart where these meet."""
    last = told["chances"][-1]["chances"]
    order = sorted(range(len(last)), key=lambda seat: -last[seat])
    x, least, parts = WIDTH - RIGHT + 14, TOP + 0.0, []
    for place, seat in enumerate(order):
        lowest = HEIGHT - BOTTOM - (len(order) - 1 - place) * NAME_APART
        y = min(max(up(last[seat]), least), lowest)
        least = y + NAME_APART
        letter, name = SEAT_LETTERS[seat], told["names"][seat]
        parts.append(
            element(
                "g",
                use(f"seat-{letter}", x, y - 8, 16, "sign"),
                element("text", name if len(name) < 17 else name[:15] + "…", x=x + 22, y=y + 4, class_="name"),
                data_seat=letter,
            )
        )
    return parts


def moments(told: Told) -> list[Markup]:
    """The numbers of the instructive moments on the lines that they bent."""
    parts = []
    for number, moment in enumerate(told["moments"], 1):
        point = next(p for p in told["chances"] if p["step"] == moment["step"])
        x, y = across(told, moment["step"]), up(point["chances"][moment["seat"]])
        foot = HEIGHT - BOTTOM - 12
        parts.append(
            element(
                "g",
                element("line", x1=x, x2=x, y1=y, y2=foot),
                element("circle", cx=x, cy=foot, r=11),
                element("text", str(number), x=x, y=foot + 4.5),
                class_="moment",
            )
        )
    return parts

"""The report of a tournament as one HTML page: tables and plots, drawn here, asking nothing of the network."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from pathlib import Path

from reinos.arena.game import Result
from reinos.arena.plan import Plan
from reinos.arena.ratings import Rating, course
from reinos.arena.standings import Standing, standings
from reinos.arena.summary import cells, headings
from reinos.core.svg import Markup, drawing, element, join
from reinos.core.words import Words

# Colours that people with every kind of colour vision can tell apart (Okabe and Ito).
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#999999")
WIDTH, LEFT, RIGHT, ROW, AXIS = 760, 190, 70, 34, 34
HEIGHT = 280
PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)  # of the points, from the least to the most
MOST_STEPS = 200  # points of a curve
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .25rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
.grid { stroke: #8886; }
"""


def write_report(path: Path, plan: Plan, results: Sequence[Result], words: Words) -> None:
    """Write the page to a file."""
    path.write_text(report(plan, results, words), encoding="utf-8")


def report(plan: Plan, results: Sequence[Result], words: Words) -> str:
    """The whole page."""
    found = standings(results)
    colours = {s.bot: COLOURS[n % len(COLOURS)] for n, s in enumerate(found)}
    title = words("arena-title", game=plan.load().rules.words(words.lang)("game-name"), games=len(results))
    rated = {s.bot: s.rating for s in found if s.rating}
    sections = [
        ("arena-table", table(found, words)),
        *(
            [("arena-ratings", rating_plot(rated, colours)), ("arena-course", course_plot(results, colours))]
            if rated
            else []
        ),
        ("arena-ranks", rank_plot(found)),
        ("arena-spread", points_plot(results, found, colours)),
        ("arena-forfeits", forfeits(results, words)),
    ]
    truncated = sum(result.truncated for result in results)
    body = join(
        element("h1", title),
        element("p", words("arena-setting", options=setting(plan), seed=str(plan.seed))),
        element("p", words("arena-truncated", games=truncated)) if truncated else None,
        [join(element("h2", words(name)), content) for name, content in sections],
    )
    head = join(
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width">'),
        element("title", title),
        element("style", Markup(STYLE)),
    )
    return "<!doctype html>\n" + element("html", element("head", head), element("body", body), lang=words.lang) + "\n"


def setting(plan: Plan) -> str:
    """The options in one line."""
    return ", ".join(f"{name}={value}" for name, value in plan.options.items())


def table(found: Sequence[Standing], words: Words) -> Markup:
    """The standings."""
    head = element("tr", [element("th", text, scope="col") for text in headings(words)])
    rows = [element("tr", [element("td", text) for text in cells(s, words)]) for s in found]
    return element("table", element("thead", head), element("tbody", rows))


def scale(low: float, high: float, start: float, end: float, value: float) -> float:
    """A value on an axis."""
    return start + (end - start) * ((value - low) / (high - low) if high > low else 0.5)


def axis(low: float, high: float, height: float) -> Markup:
    """Some marks at round numbers across the plot."""
    parts = []
    for value in marks(low, high):
        x = scale(low, high, LEFT, WIDTH - RIGHT, value)
        parts.append(element("line", x1=x, x2=x, y1=0, y2=height, class_="grid"))
        parts.append(element("text", f"{value:g}", x=x, y=height + 20, text_anchor="middle"))
    return join(parts)


def marks(low: float, high: float) -> list[float]:
    """Round numbers between two, some five of them."""
    rough = max(high - low, 1e-9) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    return [round(step * n, 9) for n in range(ceil(low / step), floor(high / step) + 1)]


def named(n: int, bot: str) -> Markup:
    """The name at the start of a row."""
    return element("text", bot if len(bot) < 26 else bot[:24] + "…", x=LEFT - 10, y=n * ROW + 22, text_anchor="end")


def framed(height: float, *children: Markup) -> Markup:
    """A plot with room for its axis."""
    return drawing((0, 0, WIDTH, height + AXIS), *children, role="img")


def rating_plot(rated: dict[str, Rating], colours: dict[str, str]) -> Markup:
    """Every rating with its interval."""
    low = min(rating.interval[0] for rating in rated.values())
    high = max(rating.interval[1] for rating in rated.values())
    rows = []
    for n, (bot, rating) in enumerate(rated.items()):
        x0, x1 = (scale(low, high, LEFT, WIDTH - RIGHT, end) for end in rating.interval)
        x, y = scale(low, high, LEFT, WIDTH - RIGHT, rating.mean), n * ROW + 17
        rows.append(named(n, bot))
        rows.append(element("line", x1=x0, x2=x1, y1=y, y2=y, stroke=colours[bot], stroke_width=3))
        rows.append(element("circle", cx=x, cy=y, r=6, fill=colours[bot]))
        rows.append(element("text", f"{rating.mean:.1f}", x=WIDTH - RIGHT + 12, y=y + 5))
    return framed(len(rated) * ROW, axis(low, high, len(rated) * ROW), *rows)


def course_plot(results: Sequence[Result], colours: dict[str, str]) -> Markup:
    """Ratings game by game."""
    steps = course(results)
    every = max(1, len(steps) // MOST_STEPS)
    kept = sorted({*range(0, len(steps), every), len(steps) - 1})
    values = [rating.mean for n in kept for rating in steps[n].values()]
    low, high = min(values), max(values)
    lines = []
    for bot, colour in colours.items():
        points = " ".join(
            f"{scale(0, len(steps), LEFT, WIDTH - RIGHT, n + 1):.1f},"
            f"{scale(low, high, HEIGHT - 6, 6, steps[n][bot].mean):.1f}"
            for n in kept
        )
        lines.append(element("polyline", points=points, fill="none", stroke=colour, stroke_width=2))
        end = scale(low, high, HEIGHT - 6, 6, steps[-1][bot].mean)
        lines.append(element("text", bot[:24], x=LEFT - 10, y=end + 5, text_anchor="end"))
    return framed(HEIGHT, axis(0, len(steps), HEIGHT), *lines)


def rank_plot(found: Sequence[Standing]) -> Markup:
    """How often each came first, second, …: the darker the better."""
    bars = []
    for n, s in enumerate(found):
        bars.append(named(n, s.bot))
        before = 0
        for place, times in enumerate(s.ranks):
            x0, x1 = (scale(0, s.games, LEFT, WIDTH - RIGHT, end) for end in (before, before + times))
            label = element("title", f"{place + 1}: {times} / {s.games}")
            shade = 1.0 - place / len(s.ranks)
            where = {"x": x0, "y": n * ROW + 4.0, "width": x1 - x0, "height": ROW - 8.0}
            bars.append(element("rect", label, **where, fill="#0072b2", fill_opacity=shade))
            before += times
    return framed(len(found) * ROW, axis(0, 100, len(found) * ROW), *bars)


def points_plot(results: Sequence[Result], found: Sequence[Standing], colours: dict[str, str]) -> Markup:
    """Where the middle half and the middle 90 % of a bot's points lie."""
    points: dict[str, list[int]] = {s.bot: [] for s in found}
    for result in results:
        for bot, own in zip(result.seats, result.points, strict=True):
            points[bot].append(own)
    low, high = min(map(min, points.values())), max(map(max, points.values()))
    rows = []
    for n, s in enumerate(found):
        had, y = sorted(points[s.bot]), n * ROW + 17
        x5, x25, x50, x75, x95 = (
            scale(low, high, LEFT, WIDTH - RIGHT, had[round(part * (len(had) - 1))]) for part in PARTS
        )
        rows.append(named(n, s.bot))
        rows.append(element("line", x1=x5, x2=x95, y1=y, y2=y, stroke=colours[s.bot], stroke_width=2))
        rows.append(element("rect", x=x25, y=y - 9, width=x75 - x25, height=18, fill=colours[s.bot], fill_opacity=0.5))
        rows.append(element("line", x1=x50, x2=x50, y1=y - 11, y2=y + 11, stroke="currentColor", stroke_width=2))
        rows.append(element("text", f"{s.points:.1f}", x=WIDTH - RIGHT + 12, y=y + 5))
    return framed(len(found) * ROW, axis(low, high, len(found) * ROW), *rows)


def forfeits(results: Sequence[Result], words: Words) -> Markup:
    """Every game that a bot gave away, and why."""
    rows = [
        element("li", words("arena-forfeit", game=r.number, bot=r.seats[r.forfeit.seat], reason=r.forfeit.reason))
        for r in results
        if r.forfeit is not None
    ]
    return element("ul", rows) if rows else element("p", words("arena-no-forfeits"))

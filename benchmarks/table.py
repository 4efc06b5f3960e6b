"""Plain tables that are Markdown as well."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.race import Entry, Result, Tally

COMPILED = "cpu"
NOTHING = "-"
NOT_INSTALLED = "not installed"
SPEED_HEAD = (
    "engine",
    "game",
    "how",
    "decisions/s",
    "spread",
    "games/s",
    "to cpu",
    "to OpenSpiel hearts",
    "to catanatron",
)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table, padded to be read as plain text; columns of numbers to the right."""
    columns = list(zip(head, *rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    right = [any(map(numeric, column[1:])) for column in columns]
    rule = ["-" * (w - 1) + ":" if r else "-" * w for w, r in zip(widths, right, strict=True)]
    return "\n".join("| " + " | ".join(pad(line, widths, right)) + " |" for line in (head, rule, *rows))


def pad(cells: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> list[str]:
    """The cells of a line at their widths."""
    return [c.rjust(w) if r else c.ljust(w) for c, w, r in zip(cells, widths, right, strict=True)]


def numeric(cell: str) -> bool:
    """Whether a cell is a number or a ratio."""
    return cell.rstrip("x %").replace(",", "").replace(".", "", 1).isdigit()


def number(value: float) -> str:
    """A number with three figures or more: 18,700, 29.5, 1.38, 0.0665."""
    if value >= 100:
        return f"{value:,.0f}"
    if value >= 1:
        return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
    return f"{value:.3g}"


def percent(part: float) -> str:
    """A part as a percentage: 4 %."""
    return f"{100 * part:.0f} %"


def ratio(tally: Tally, base: Tally | None) -> str:
    """How many times the decisions a second of another."""
    return NOTHING if base is None else number(tally.decisions_per_second / base.decisions_per_second) + "x"


def best_of(results: Sequence[Result], entry: Entry) -> Tally | None:
    """The measure of one entry."""
    key = (entry.engine, entry.game, entry.how)
    return next((r.best for r in results if (r.engine, r.game, r.how) == key), None)


def speed_row(result: Result, bases: Sequence[Tally | None]) -> list[str]:
    """One line of the speed table."""
    names = [result.engine, result.game, result.how]
    if result.best is None:
        return [*names, NOT_INSTALLED, *[NOTHING] * (2 + len(bases))]
    rates = [number(result.best.decisions_per_second), percent(result.spread), number(result.best.games_per_second)]
    return names + rates + [ratio(result.best, base) for base in bases]


def speed_table(results: Sequence[Result], bases: Sequence[Entry]) -> str:
    """Decisions and games a second of all entries, with ratios to the same game on `cpu` and to the base entries."""
    tallies = [best_of(results, base) for base in bases]
    compiled = {(r.engine, r.game): r.best for r in results if r.how == COMPILED}
    rows = [speed_row(result, [compiled.get((result.engine, result.game)), *tallies]) for result in results]
    return table(SPEED_HEAD, rows)


def section(title: str, note: str, body: str) -> str:
    """A titled part of the report."""
    return f"## {title}\n\n{note}\n\n{body}\n"

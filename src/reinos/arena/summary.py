"""The standings as a table of words, for the terminal and the report."""

from __future__ import annotations

from collections.abc import Sequence

from reinos.arena.standings import Standing
from reinos.core.words import Words

COLUMNS = ("bot", "rating", "games", "share", "won", "shared", "places", "points", "margin", "best", "time", "failed")


def headings(words: Words) -> list[str]:
    """The names of the columns."""
    return [words(f"arena-{column}") for column in COLUMNS]


def cells(s: Standing, words: Words) -> list[str]:
    """One bot's row."""
    low, high = s.interval
    return [
        s.bot,
        f"{s.rating.mean:.1f} [{s.rating.interval[0]:.1f}, {s.rating.interval[1]:.1f}]" if s.rating else "—",
        str(s.games),
        f"{100 * s.share:.1f} % [{100 * low:.1f}, {100 * high:.1f}]",
        str(s.won),
        str(s.shared),
        "/".join(map(str, s.ranks)),
        f"{s.points:.1f} ± {s.points_error:.1f}",
        f"{s.margin:+.1f} ± {s.margin_error:.1f}",
        str(s.best),
        f"{s.milliseconds:.2f}",
        str(s.forfeits),
    ]


def summary(found: Sequence[Standing], words: Words) -> str:
    """The standings for the terminal."""
    return grid([headings(words), *(cells(s, words) for s in found)])


def grid(rows: Sequence[Sequence[str]]) -> str:
    """Rows in columns: the first to the left, the others to the right."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines = []
    for row in rows:
        first = row[0].ljust(widths[0])
        rest = (text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))
        lines.append("  ".join([first, *rest]).rstrip())
    return "\n".join(lines)

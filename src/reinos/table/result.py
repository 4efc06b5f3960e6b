"""How a match ended: podium, sources of the points, their course."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise, zip_longest

from typing_extensions import TypedDict

from reinos.core.cache import Cache
from reinos.core.phrase import result as sentence
from reinos.core.phrase import yours
from reinos.core.scene import SEAT_LETTERS
from reinos.table.refusal import NotNow
from reinos.table.rendering import own_words, round_of
from reinos.table.state import names_of
from reinos.table.table import Table
from reinos.table.words import table_words


class Place(TypedDict):
    """A place on the podium."""

    seat: int
    name: str
    letter: str
    rank: int
    points: int
    yours: str
    """How it went, said to this player."""


class Source(TypedDict):
    """Where points came from."""

    label: str
    points: list[int]
    colour: str | None
    """A custom property of the look, where the game has one for it."""


class Fact(TypedDict):
    """Something about the match in a figure and a few words."""

    figure: str
    text: str


class Score(TypedDict):
    """Points after a commit."""

    n: int
    points: list[int]


class Titles(TypedDict):
    """What the charts of points are called: a game may count something else."""

    sources: str
    sources_about: str
    course: str
    course_about: str


class Result(TypedDict):
    """How a match ended."""

    podium: list[Place]
    sentence: str
    sources: list[Source]
    course: list[Score]
    facts: list[Fact]
    titles: Titles


_courses: Cache[list[Score]] = Cache(200)


def result_of(table: Table, lang: str) -> Result:
    """The result; everything may be known now."""
    if table.status != "over":
        raise NotNow("not-over", table=table.id)
    words = table.game.rules.words(lang)
    names, points, ranks = names_of(table, lang), table.present.points, table.present.ranks
    podium: list[Place] = [
        {
            "seat": seat,
            "name": names[seat],
            "letter": SEAT_LETTERS[seat],
            "rank": ranks[seat],
            "points": points[seat],
            "yours": yours(words, names, points, ranks, seat),
        }
        for seat in sorted(range(len(names)), key=lambda seat: ranks[seat])
    ]
    scores = _courses.get((table.id, table.revision), lambda: course(table))
    return {
        "podium": podium,
        "sentence": sentence(words, names, points, ranks),
        "sources": sources(table, lang, names),
        "course": scores,
        "facts": list(facts(table, lang, scores)),
        "titles": {
            "sources": words("result-sources"),
            "sources_about": words("result-sources-about"),
            "course": words("result-course"),
            "course_about": words("result-course-about"),
        },
    }


def sources(table: Table, lang: str, names: tuple[str, ...]) -> list[Source]:
    """Where the points came from, as far as the game tells."""
    own = own_words(table.game, "sources")
    if own:
        scene = table.present.scene(lang, names, active=False)
        drawn = getattr(table.game.rules.module("draw"), "colours", None)
        colours = drawn(scene) if drawn else []
        return [
            {"label": label, "points": [int(p) for p in points], "colour": colour}
            for (label, points), colour in zip_longest(own(scene), colours)
        ]
    return [{"label": table_words(lang)("source-total"), "points": list(table.present.points), "colour": None}]


def facts(table: Table, lang: str, scores: list[Score]) -> Iterator[Fact]:
    """The match in short: the greatest gain, how often somebody else took the lead, how long it took."""
    words, names = table_words(lang), names_of(table, lang)
    gains = [
        (now["points"][seat] - before["points"][seat], now["n"], seat)
        for before, now in pairwise(scores)
        for seat in range(len(names))
    ]
    gain, n, seat = max(gains, key=lambda found: found[0])
    if gain > 0:
        now = round_of(table.position(table.commit_end(n - 1)), lang, names)
        when = "" if now is None else f" ({now['label']})"
        yield {"figure": f"+{gain}", "text": words("fact-gain", name=names[seat]) + when}
    changes = sum(1 for _ in groupby(leaders(scores))) - 1
    yield {"figure": str(max(0, changes)), "text": words("fact-lead", count=max(0, changes))}
    minutes = (table.entries[-1].at - table.entries[0].at) // 60_000
    if minutes:
        hours, rest = divmod(minutes, 60)
        yield {
            "figure": words("fact-time", hours=hours, minutes=rest),
            "text": words("fact-moves", count=table.commits),
        }


def leaders(scores: list[Score]) -> Iterator[int]:
    """Who was ahead after each commit, where one player was."""
    for score in scores:
        best = max(score["points"])
        if score["points"].count(best) == 1:
            yield score["points"].index(best)


def course(table: Table) -> list[Score]:
    """Points after every commit."""
    ends = {entry.commit: entry for entry in table.entries}
    return [{"n": n, "points": list(table.position(entry).points)} for n, entry in sorted(ends.items())]

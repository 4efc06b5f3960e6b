"""How a match ended: podium, sources of the points, their course."""

from __future__ import annotations

from typing_extensions import TypedDict

from reinos.core.cache import Cache
from reinos.core.phrase import result as sentence
from reinos.core.phrase import yours
from reinos.core.scene import SEAT_LETTERS
from reinos.table.refusal import NotNow
from reinos.table.rendering import own_words
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
    return {
        "podium": podium,
        "sentence": sentence(words, names, points, ranks),
        "sources": sources(table, lang, names),
        "course": _courses.get((table.id, table.revision), lambda: course(table)),
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
        return [{"label": label, "points": [int(p) for p in points]} for label, points in own(scene)]
    return [{"label": table_words(lang)("source-total"), "points": list(table.present.points)}]


def course(table: Table) -> list[Score]:
    """Points after every commit."""
    ends = {entry.commit: entry for entry in table.entries}
    return [{"n": n, "points": list(table.position(entry).points)} for n, entry in sorted(ends.items())]

"""How a match ended: podium, sources of the points, their course."""

from __future__ import annotations

from typing import Any

from reinos.core.phrase import result as sentence
from reinos.core.scene import SEAT_LETTERS
from reinos.server.errors import Refusal
from reinos.server.memory import Memory
from reinos.server.sight import scene_of, tell
from reinos.server.state import names_of
from reinos.server.table import Table
from reinos.server.wording import game_words, server_words

Json = dict[str, Any]

_courses: Memory[list[Json]] = Memory(200)


def result(table: Table, lang: str) -> Json:
    """The result; everything may be known now."""
    if table.status != "over":
        raise Refusal(409, "not-over", table=table.id)
    names = names_of(table, lang)
    points, ranks = table.present.all.standing
    order = sorted(range(len(names)), key=lambda seat: ranks[seat])
    return {
        "podium": [
            {
                "seat": seat,
                "name": names[seat],
                "letter": SEAT_LETTERS[seat],
                "rank": ranks[seat],
                "points": points[seat],
            }
            for seat in order
        ],
        "sentence": sentence(game_words(table.game.rules, lang), names, points, ranks),
        "sources": sources(table, lang, names),
        "course": _courses.get((table.id, table.revision), lambda: course(table)),
    }


def sources(table: Table, lang: str, names: tuple[str, ...]) -> list[Json]:
    """Where the points came from, as far as the game tells."""
    own = tell(table.game, "sources")
    if own:
        scene = scene_of(table.present.all, None, lang, names, active=False)
        return [{"label": label, "points": [int(p) for p in points]} for label, points in own(scene)]
    return [{"label": server_words(lang)("source-total"), "points": table.present.all.standing[0]}]


def course(table: Table) -> list[Json]:
    """Points after every commit."""
    ends = {entry.commit: entry for entry in table.entries}
    return [{"n": n, "points": table.moment(entry).all.standing[0]} for n, entry in sorted(ends.items())]

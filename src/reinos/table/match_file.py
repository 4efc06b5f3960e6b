"""Match files out of tables."""

from __future__ import annotations

from typing import Any

from reinos.core.errors import ReinosError
from reinos.core.match import Match
from reinos.table.refusal import Forbidden, NotNow
from reinos.table.table import Table


def export(table: Table, session: str | None) -> dict[str, Any]:
    """The match file; before the end without anything that chance has decided, for who holds every seat."""
    if table.status == "waiting":
        raise NotNow("not-waiting", table=table.id)
    if table.status == "over":
        return (replayed(table) if table.of_other_rules else table.match).to_json()
    # A bot's choices may be as secret as a person's: they are nobody's to read.
    if session is None or any(seat.session != session for seat in table.seats):
        raise Forbidden("not-yours-yet")
    file = table.match.to_json()
    steps = [{"seat": step["seat"], "choice": step["choice"]} for step in file["steps"]]
    hidden = ("seed", "opening_rolls", "points", "ranks")
    return {name: value for name, value in file.items() if name not in hidden} | {"steps": steps}


def replayed(table: Table) -> Match:
    """A match of older rules, played again by today's: a refusal if it does not end in the same way."""
    match = table.game.new(int(table.seed, 16))
    try:
        for step in table.steps(table.entries[-1]):
            match.play(step.choice, step.seat)
    except ReinosError:
        raise NotNow("old-rules") from None
    ended = table.present.record
    if any(match.record[field].tolist() != ended[field].tolist() for field in ("points", "ranks")):
        raise NotNow("old-rules")
    return match

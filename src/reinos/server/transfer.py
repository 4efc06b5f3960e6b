"""Match files out of tables."""

from __future__ import annotations

from typing import Any

from reinos.server.errors import Refusal
from reinos.server.table import Table


def export(table: Table, session: str | None) -> dict[str, Any]:
    """The match file; before the end without anything that chance has decided, for who holds every seat."""
    if table.status == "waiting":
        raise Refusal(409, "not-waiting", table=table.id)
    file = table.now.to_json()
    if table.status == "over":
        return file
    # A bot's choices may be as secret as a person's: they are nobody's to read.
    if session is None or any(seat.session != session for seat in table.seats):
        raise Refusal(403, "not-yours-yet")
    steps = [{"seat": step["seat"], "choice": step["choice"]} for step in file["steps"]]
    hidden = ("seed", "opening_rolls", "points", "ranks")
    return {name: value for name, value in file.items() if name not in hidden} | {"steps": steps}

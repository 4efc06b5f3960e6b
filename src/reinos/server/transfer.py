"""Match files out of tables."""

from __future__ import annotations

from typing import Any

from reinos.server.errors import Refusal
from reinos.server.table import Table


def export(table: Table, session: str | None) -> dict[str, Any]:
    """The match file; before the end without anything that chance has decided, for the one person at the table."""
    if table.status == "waiting":
        raise Refusal(409, "not-waiting", table=table.id)
    file = table.now.to_json()
    if table.status == "over":
        return file
    people = {seat.session for seat in table.seats if seat.kind != "bot"}
    if session is None or people != {session}:
        raise Refusal(403, "not-yours-yet")
    steps = [{"seat": step["seat"], "choice": step["choice"]} for step in file["steps"]]
    hidden = ("seed", "opening_rolls", "points", "ranks")
    return {name: value for name, value in file.items() if name not in hidden} | {"steps": steps}

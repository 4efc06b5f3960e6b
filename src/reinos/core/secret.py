"""`blanker` writes, from the declared visibility of the fields, the rule that hides a record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reinos.core.event import hide_events
from reinos.core.record import Seen, Table
from reinos.core.rule import written


def blanker(table: type[Table]) -> Callable[[Any, int], None]:
    """A rule blank(s, viewer) that blanks every field, or row, that the viewer may not see."""
    lines = [
        "def blank(s, viewer):",
        '    """Blank what the declaration of the fields hides from the viewer."""',
        "    hide_events(s, viewer)",
    ]
    for name, field in table.fields.items():
        if field.seen is Seen.NOBODY:
            target = f"s.{name}[{', '.join([':'] * len(field.shape))}]" if field.shape else f"s.{name}"
            lines.append(f"    {target} = {field.blank}")
        elif field.seen is Seen.OWNER:
            lines += [
                f"    for seat in range({field.shape[0]}):",
                "        if seat != viewer:",
                f"            s.{name}[{', '.join(['seat'] + [':'] * (len(field.shape) - 1))}] = {field.blank}",
            ]
    return written("blank", lines, hide_events=hide_events)

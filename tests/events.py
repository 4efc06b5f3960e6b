"""One event of each kind, for tests of words."""

from __future__ import annotations

from collections.abc import Iterator

from reinos.core.event import Event
from reinos.core.game import Rules


def every_event(rules: Rules) -> Iterator[Event]:
    """With all arguments 0."""
    for kind, names in rules.events.kinds.items():
        yield Event(kind, dict.fromkeys(names, 0))

"""Another state of something that cannot change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reinos.core.cache import lazy
from reinos.core.changed import changed


@dataclass(frozen=True)
class Sum:
    """Two numbers."""

    one: int
    other: int = 2

    @lazy
    def value(self) -> int:
        """What they make."""
        return self.one + self.other


def test_a_field_is_another_and_what_follows_from_it_is_worked_out_anew() -> None:
    before = Sum(1)
    assert before.value == 3
    after = changed(before, one=5)
    assert after == replace(before, one=5)
    assert (after.value, before.value) == (7, 3)

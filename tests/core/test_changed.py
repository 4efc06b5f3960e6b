"""Another state of something that cannot change."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType

from reinos.core.cache import lazy
from reinos.core.changed import changed


@dataclass(frozen=True)
class Sum:
    """Two numbers."""

    one: int
    other: int = 2
    name: str = ""

    LASTING = MappingProxyType({"lasting": frozenset({"one", "other"})})

    @lazy
    def lasting(self) -> list[int]:
        """What they make, each time in a list of its own."""
        return [self.one + self.other]

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


def test_what_comes_from_fields_that_stay_is_not_worked_out_again() -> None:
    before = Sum(1)
    assert before.lasting == [3]
    assert changed(before, name="three").lasting is before.lasting
    assert changed(before, name="seven", one=5).lasting == [7]
    assert "lasting" not in vars(changed(Sum(1), name="three"))

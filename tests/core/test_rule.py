"""Rules that the engine writes."""

from __future__ import annotations

from reinos.core.rule import RULES, numbered, rule


@rule
def plain(s: list[int], seat: int) -> int:
    return s[seat]


@rule
def doubled(s: list[int], seat: int) -> int:
    return 2 * s[seat]


def test_rules_by_number() -> None:
    either = numbered("either", "s, seat", [plain, doubled])
    assert [either([5, 7], 1, number) for number in (0, 1, 2)] == [7, 14, -1]
    assert either in RULES

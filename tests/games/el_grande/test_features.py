"""What a learner is shown: tables that differ in what matters have different planes."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.games.el_grande import RULES
from tests.games.el_grande.tables import Desk, R, copied, desk, table


def seen(s: Any, viewer: int) -> dict[str, Any]:
    """The planes of a viewer."""
    other = copied(s)
    RULES.hide(other, viewer)
    out = np.zeros(RULES.planes.size, np.float32)
    RULES.encode(other, viewer, out)
    return RULES.planes.split(out)


def differing(one: Any, two: Any, viewer: int = 0) -> set[str]:
    """The planes in which two tables differ for a viewer."""
    here, there = seen(one, viewer), seen(two, viewer)
    return {name for name in here if (here[name] != there[name]).any()}


def test_moves_left_are_seen() -> None:
    first = desk("d1_move_any_4", regions={"aragon": {"b": 4}, "sevilla": {"b": 2}})
    later = Desk(first.trial)
    later.s = copied(first.s)
    later.do("a", "move:b:aragon>sevilla", "move:b:sevilla>aragon")  # the same board again
    assert first.knights("aragon") == later.knights("aragon")
    assert differing(first.s, later.s) == {"moved", "moves_left"}


def test_length_and_options_are_seen() -> None:
    s = table(3)
    for option in ("short", "action_card_set", "with_veto", "wheel_may_name_king_region"):
        other = copied(s)
        setattr(other, option, 1 - getattr(s, option))
        assert differing(s, other) == {"options"}


def test_who_has_set_a_wheel_is_seen_and_not_where() -> None:
    found = desk("d2_outlaws", regions={"aragon": {"b": 3, "c": 1}, "sevilla": {"b": 1, "c": 2}})
    before = copied(found.s)
    found.do("b", "wheel:aragon")
    assert differing(before, found.s, 2) == {"to_act"}
    assert "wheel" in differing(before, found.s, 1)


def test_masks_are_bits() -> None:
    planes = seen(desk("d3_score_fives", vetoes=["b"], regions={"aragon": {"a": 1}, "valencia": {"a": 1}}).s, 0)
    scored = {place for place, left in enumerate(planes["unscored"]) if left}
    assert scored == {R["pais_vasco"], R["aragon"], R["valencia"]}

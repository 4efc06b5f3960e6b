"""Events: told to those who may see them, and never more than the buffer holds."""

from __future__ import annotations

import numpy as np
import pytest

from reinos.core.event import Events, emit, emit_to, hide_events
from reinos.core.record import EVENT_ROWS, Table, proxy_class, record

EVENTS = Events(drew=("seat", "card"), passed=("seat",))


@record
class Small(Table):
    pass


def table():
    return proxy_class(Small, None)(np.zeros(1, Small.dtype))


def kinds(s):
    return [(event.kind, event.args) for event in EVENTS.read(s.events, s.event_count)]


def test_events_are_read_back_in_order():
    s = table()
    emit(s, EVENTS["passed"], 2)
    emit_to(s, 0b10, EVENTS["drew"], 1, 33)
    assert kinds(s) == [("passed", {"seat": 2}), ("drew", {"seat": 1, "card": 33})]


@pytest.mark.parametrize(("viewer", "visible"), [(0, 1), (1, 2), (-1, 1)])
def test_private_events_are_hidden_from_others(viewer, visible):
    s = table()
    emit(s, EVENTS["passed"], 0)
    emit_to(s, 0b10, EVENTS["drew"], 1, 33)
    hide_events(s, viewer)
    assert len(kinds(s)) == visible
    if visible == 1:
        assert 33 not in s.events


def test_what_is_left_of_earlier_steps_is_blanked():
    s = table()
    emit_to(s, 0b10, EVENTS["drew"], 1, 33)
    s.event_count = 0
    hide_events(s, 0)
    assert not s.events.any()


def test_a_full_buffer_only_counts():
    s = table()
    for _ in range(EVENT_ROWS + 3):
        emit(s, EVENTS["passed"], 1)
    assert s.event_count == EVENT_ROWS + 3
    assert len(kinds(s)) == EVENT_ROWS


def test_too_many_arguments_are_refused():
    with pytest.raises(TypeError, match="at most 6 arguments"):
        Events(long=tuple("abcdefg"))

"""Events: told to those who may see them, and never more than the buffer holds."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.core.catalog import rules
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


@pytest.mark.parametrize("name", reinos.games())
def test_a_quiet_table_plays_the_same_game_and_tells_nothing(name):
    game = rules(name).simulated()
    kernels, random = game.rules.target("cpu"), np.random.default_rng(5)
    told, quiet = game.bare(7), game.bare(7)
    quiet["quiet"] = 1
    out = np.zeros(game.rules.choices.size, np.int16)
    for table in (told, quiet):
        kernels.start(table, 0, 0)
    lines = 0
    for _ in range(300):
        if not told["to_act"][0]:
            break
        seat = int(told["to_act"][0]).bit_length() - 1
        choice = int(random.choice(out[: kernels.legal_choices(told, 0, seat, out)]))
        for table in (told, quiet):
            kernels.step(table, 0, seat, choice)
        lines += int(told["event_count"][0])
        assert quiet["event_count"][0] == 0
        assert not quiet["events"].any()
        for field in game.rules.table.fields.keys() - {"events", "event_count", "quiet"}:
            assert np.array_equal(told[field], quiet[field]), field
    assert lines > 20

"""Views: read from the record as far as somebody looks, and to all appearances plain dicts."""

from __future__ import annotations

import gc
import json
import weakref
from typing import Any

import numpy as np

import reinos
from reinos.core import position
from reinos.core.position import Contents
from reinos.core.scene import View, as_fields, as_table


def glanced() -> View:
    scene = reinos.load("kingdomino").new(seed=1).seen_by(0).scene("en")
    assert isinstance(scene.view, View)
    return scene.view


def test_a_field_is_read_when_it_is_asked_for() -> None:
    view = glanced()
    assert view["players"] == 4
    assert view.get("round") == 1
    assert view.get("rivers") is None
    assert "line" in view
    assert "rivers" not in view
    assert not dict.__contains__(view, "land")


def test_no_field_of_the_record_is_looked_up_before() -> None:
    asked = []

    class Watched(np.ndarray[Any, Any]):
        def __getitem__(self, name: Any) -> Any:
            asked.append(name)
            return super().__getitem__(name)

    seen = reinos.load("kingdomino").new(seed=1).seen_by(0)
    view = Contents(seen.game, seen.record.view(Watched), seen.contents.verbs).viewed()
    assert asked == []
    assert (view["round"], as_table(view).players) == (1, 4)
    assert asked == ["round", "players"]


def test_what_is_the_engines_own_is_not_there() -> None:
    view = glanced()
    assert "key" not in view
    assert view.get("key") is None
    assert not hasattr(as_table(view), "key")


def test_whoever_wants_all_has_all_in_the_order_of_the_record() -> None:
    whole = reinos.load("kingdomino").new(seed=1).view(0)
    assert glanced() == whole == glanced() != {}
    for seen in (glanced(), {**glanced()}, dict(glanced().items())):
        assert list(seen) == list(whole)
        assert seen == whole
    assert json.loads(json.dumps(whole)) == whole
    assert len(glanced()) == len(whole)
    assert dict.__len__(whole) == len(list(whole))  # also to those who look past its methods


def test_rules_read_it_as_a_record() -> None:
    for view in (glanced(), dict(glanced())):
        table, fields = as_table(view), as_fields(view)
        assert table.players == fields.players == 4
        assert table.box.tolist() == fields.box == view["box"]
        assert table.box.dtype == np.int64
        assert not table.box.flags.writeable
        assert not hasattr(table, "rivers")


def test_nobody_keeps_what_was_read_once_the_view_is_gone() -> None:
    """Else the garbage collector would have to find it, which looks seldom."""

    def read(view: View) -> list[weakref.ref[object]]:
        readings = [as_table(view), as_fields(view)]
        return [weakref.ref(reading) for reading in readings if reading.players == len(view.whole["box"])]

    gc.disable()
    try:
        gone = [*read(glanced()), *read(glanced().whole)]
        position._views._kept.clear()
        assert len(gone) == 4
        assert not any(reading() for reading in gone)
    finally:
        gc.enable()

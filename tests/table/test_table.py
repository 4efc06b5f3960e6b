"""A table and its course, without a server or a database."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from reinos.core.match import Match
from reinos.table.match_file import export
from reinos.table.refusal import NotNow
from reinos.table.state import state_of, viewer_of
from reinos.table.table import Table
from tests.table.people import ANA, table_of, turn


def test_a_table_knows_its_decisions() -> None:
    table = table_of("me", "me")
    first = table.to_act[0]
    assert table.decisions[first] == 0
    later = table.commit(first, [table.present.legal_ids(first)[0]])
    second = later.to_act[0]
    assert later.decisions == tuple(1 if seat == second else None for seat in (0, 1))
    assert replace(later, entries=table.entries).present.key == table.present.key


def test_what_chance_decided_is_found_out_when_a_match_is_exported() -> None:
    table, chance = table_of("me", "me"), random.Random(5)
    while table.status == "playing":
        table = turn(table, chance.choice)
    file = export(table, None)
    assert file["opening_rolls"]
    assert Match.from_json(file).record.tobytes() == table.present.record.tobytes()


def test_a_finished_match_of_older_rules_is_exported_if_it_still_ends_the_same() -> None:
    table, chance = table_of("me", "me"), random.Random(5)
    while table.status == "playing":
        table = turn(table, chance.choice)
    older = replace(table, rules_version=0)
    assert export(older, ANA.id) == export(table, ANA.id)
    first = table.entries[1]
    other = replace(older, entries=(table.entries[0], replace(first, choice=999_999), *table.entries[2:]))
    with pytest.raises(NotNow, match="old-rules"):
        export(other, ANA.id)
    *entries, last = table.entries
    worse = replace(older, entries=(*entries, replace(last, record=entries[-1].record)))
    with pytest.raises(NotNow, match="old-rules"):
        export(worse, ANA.id)


def test_what_did_not_change_in_the_drawing_is_the_same_object_in_every_state() -> None:
    """So that nobody looks into it when it is told what has changed."""
    table = table_of("me", "me", "me")
    first = table.to_act[0]
    eyes = viewer_of(table, ANA.id, next(seat for seat in range(3) if seat != first), "en")
    before = state_of(table, eyes, lambda *_: True)
    after = state_of(turn(table), eyes, lambda *_: True)
    assert after["panels"]["stage"] is before["panels"]["stage"]
    assert after["panels"]["offer"] != before["panels"]["offer"]
    cards = [(old["card"], new["card"]) for old, new in zip(before["seats"], after["seats"], strict=True)]
    assert any(old == new for old, new in cards)
    assert all(old is new for old, new in cards if old == new)


def test_a_state_asks_once_for_what_it_needs_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = turn(table_of("me", "me", "me"))
    asked, names = list[str](), Table.names

    def named(table: Table, free: str) -> tuple[str, ...]:
        asked.append("names")
        return names(table, free)

    def of_other_rules(table: Table) -> bool:
        asked.append("rules")
        return False

    monkeypatch.setattr(Table, "names", named)
    monkeypatch.setattr(Table, "of_other_rules", property(of_other_rules))
    state_of(table, viewer_of(table, ANA.id, None, "en"), lambda *_: True)
    assert sorted(asked) == ["names", "rules"]

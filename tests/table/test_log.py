"""The log is made row by row, once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from reinos.table import log
from reinos.table.log import Log, LogRow, learn, log_of, remembered
from reinos.table.state import names_of
from tests.table.people import table_of, turn


def test_a_log_goes_on_from_what_is_remembered_of_the_same_choices() -> None:
    table = table_of("me", "me")
    for _ in range(3):
        table = turn(table)
    names = names_of(table, "en")
    reader = (table.id, 0, "en", names)
    first, last = table.entries[0], table.entries[-1]
    whole = log_of(table, last, 0, "en", names)
    again = replace(table, entries=tuple(replace(entry) for entry in table.entries))  # as if read again
    assert again.entries[-1] is not last
    assert remembered(again, again.entries[-1], reader) == (last.number, whole)
    assert remembered(again, again.entries[0], reader) == (-1, Log())  # what came later is not part of it
    early = log_of(again, again.entries[0], 0, "en", names)
    assert remembered(again, again.entries[1], reader) == (first.number, early)
    assert whole.rows[: len(early.rows)] == early.rows
    other = replace(again, entries=(*again.entries[:-1], replace(again.entries[-1], record=b"another")))
    assert remembered(other, other.entries[-1], reader)[0] < last.number  # a choice that was never stored


def test_the_log_of_a_long_match_goes_back_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same rows whether it was followed from the beginning or is told for the first time, and no more work."""
    monkeypatch.setattr(log, "TOLD", 5)
    told: list[int] = []
    longer = log.longer
    monkeypatch.setattr(
        log,
        "longer",
        lambda old, table, entry, *reader: (
            told.append(entry.number) or longer(old, table, entry, *reader)  # type: ignore[func-returns-value]
        ),
    )
    table = table_of("me", "me")
    names = names_of(table, "en")
    while len(table.entries) < 14:
        table = turn(table)
        followed = log_of(table, table.entries[-1], 0, "en", names)
    told.clear()
    later = replace(table, id="another")
    first_time = log_of(later, later.entries[-1], 0, "en", names)
    assert first_time.rows == followed.rows != []
    assert told == [entry.number for entry in table.entries[-5:]]
    before = table.entries[table.entries[-1].number - 5]
    assert min(row["n"] for row in followed.rows) > before.commit
    told.clear()
    log_of(later, later.entries[7], 0, "en", names)
    assert told == [3, 4, 5, 6, 7]


def test_the_logs_of_a_full_house_are_remembered() -> None:
    """What no longer fits is put into words from the beginning at every turn: beyond that, each costs twice as much."""
    table = table_of("me", "me", "me", "me")
    while table.to_act:
        table = turn(table)
    names, last = names_of(table, "en"), table.entries[-1]
    whole = log_of(table, last, 0, "en", names)
    house = [replace(table, id=f"full-house-{number}") for number in range(500)]
    for one in house:
        for seat in range(4):
            learn(one, seat, "en", names, whole)
    for one in house:
        for seat in range(4):
            assert remembered(one, last, (one.id, seat, "en", names)) == (last.number, whole)


def test_what_ends_a_round_stands_under_that_round() -> None:
    """The last placement of a round is told under its own heading, the next line under the next."""
    table = table_of("me", "me")
    rows: list[LogRow] = []
    while len({row["round"] for row in rows}) < 3:
        table = turn(table)
        rows = log_of(table, table.entries[-1], 0, "en", names_of(table, "en")).rows
    for row in rows:
        begins = row["text"].startswith("Round ")  # "Round 2 of 6: dominoes … are laid out"
        assert not begins or row["text"].startswith(str(row["round"]))
    ends = [number for number, row in enumerate(rows) if row["round"] != rows[number - 1]["round"] and number]
    assert ends
    assert all(rows[number]["text"].startswith("Round ") for number in ends)


@pytest.mark.parametrize(("game", "secret"), [("kingdomino", False), ("lancaster", True)])
def test_what_happened_is_worked_out_once_for_all_who_know_the_same(
    game: str, secret: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounds of events and whose doing they were are shared only where readers are shown the very same record."""
    table = table_of("me", "me", "me", game=game)
    for _ in range(12):
        table = turn(table)
    names, worked_out = names_of(table, "en"), 0
    seat_of = log.seat_of

    def counted(*given: Any) -> int | None:
        nonlocal worked_out
        worked_out += 1
        return seat_of(*given)

    monkeypatch.setattr(log, "seat_of", counted)
    fresh = replace(table, id="fresh", entries=tuple(replace(entry) for entry in table.entries))
    for viewer in range(3):
        log_of(fresh, fresh.entries[-1], viewer, "en", names)
    seen = [[fresh.position(entry).seen_by(viewer) for viewer in range(3)] for entry in fresh.entries]
    distinct = [{id(position.contents): position for position in positions} for positions in seen]
    assert (max(map(len, distinct)) > 1) == secret
    assert worked_out == sum(len(position.events) for positions in distinct for position in positions.values())

"""The log is made row by row, once."""

from __future__ import annotations

from dataclasses import replace

from reinos.server.log import Log, remembered, upto
from reinos.server.state import names_of
from tests.server.house import House


def test_a_log_goes_on_from_what_is_remembered_of_the_same_choices(house: House) -> None:
    ana = house.guest()
    state = ana.table("me", "me")
    for _ in range(3):
        state = ana.turn(ana.get(f"/tables/{state['id']}"))
    desk = house.server.desk
    desk.forget_all()
    table = desk.table(state["id"])  # the same choices in other objects
    names = names_of(table, "en")
    reader = (table.id, 0, "en", names)
    first, last = table.entries[0], table.entries[-1]
    whole = upto(table, last, 0, "en", names)
    desk.forget_all()
    again = desk.table(table.id)
    assert again.entries[-1] is not last
    assert remembered(again, again.entries[-1], reader) == (last.number, whole)
    assert remembered(again, again.entries[0], reader) == (-1, Log())  # what came later is not part of it
    early = upto(again, again.entries[0], 0, "en", names)
    assert remembered(again, again.entries[1], reader) == (first.number, early)
    assert whole.told.json.startswith(early.told.json[:-1])
    other = replace(again, entries=(*again.entries[:-1], replace(again.entries[-1], record=b"another")))
    assert remembered(other, other.entries[-1], reader)[0] < last.number  # a choice that was never stored

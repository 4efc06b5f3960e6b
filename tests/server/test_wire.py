"""Non-interference: what is hidden from a seat cannot be told from the bytes that it is sent."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from reinos.bots import make
from reinos.core.brief import brief
from reinos.core.catalog import rules
from reinos.server import hint, state, turn
from reinos.server.catalogue import playable
from reinos.server.draft import Preview, extended
from reinos.server.layout import pack
from reinos.server.memory import Memory
from reinos.server.moment import Glimpse
from reinos.server.table import Table, configured
from reinos.server.wire import as_bytes
from tests.server.house import House, settings_for

VARIANTS = [
    *((name, {"players": rules(name).options().players}) for name in playable() if name != "kingdomino"),
    ("el_grande", {"players": 3, "memory_aids": "on"}),  # else earlier rounds are not sent at all
    ("kingdomino", {"players": 4}),
    ("kingdomino", {"players": 2}),
    ("kingdomino", {"players": 3, "harmony": True}),
]


def redrawn(table: Table, viewer: int, chance: random.Random) -> Table:
    """The table with everything that the viewer may not know drawn again, in every stored record, and other dice."""
    game = table.game
    kernels = game.rules.target("python")
    entries = []
    for entry in table.entries:
        record = table.record_at(entry)
        kernels.imagine(record, 0, viewer, game.bare(chance.getrandbits(256)))
        entries.append(replace(entry, record=pack(record)))
    return replace(table, entries=tuple(entries))


def sent(table: Table, viewer: int, session: str) -> list[bytes]:
    """All that a seat can be sent about a table."""
    found = []
    for lang in ("es", "en"):
        eyes = state.viewer_of(table, session, viewer, lang)
        found.append(as_bytes(state.state(table, eyes, lambda *_: True)))
        moments = range(state.oldest(table), table.commits + 1, 7)
        found += [as_bytes(state.history(table, eyes, n, None, lambda *_: True)) for n in moments]
        found.append(hint.why(table, eyes, "cell_1_0").encode())
        if turn.decision_of(table, viewer) is not None:
            hint._advice = Memory(2)  # thought through again, for each of the tables
            found.append(as_bytes(hint.hint(table, eyes)))
            found.append(brief(turn.shown(table, viewer)[1].seen.position(viewer), lang).encode())
    return found


@pytest.fixture
def brief_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser of hints with a short search, the same every time."""
    monkeypatch.setattr(hint, "adviser", lambda game: make("search:12", game))


@pytest.mark.usefixtures("brief_search")
@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_hidden_things_do_not_change_what_is_sent(name: str, options: dict, tmp_path: Path) -> None:
    house = House(settings_for(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    chance = random.Random(str(options))
    ana = house.guest()
    table_id = ana.table(*["me"] * options["players"], game=name, options=options)["id"]
    checked = 0
    while True:
        told = ana.get(f"/tables/{table_id}")
        if told["status"] == "over" or checked > 60:
            break
        while not told["can_confirm"]:
            told = ana.draft(told, chance.choice(told["legal"])["id"])
            if chance.random() < 0.4:
                checked += compare(house, table_id, chance)
        ana.confirm(told)
        if chance.random() < 0.4:
            checked += compare(house, table_id, chance)
    house.close()
    assert checked > 30


def compare(house: House, key: str, chance: random.Random) -> int:
    """What every seat is sent, from the table and from one that differs in all that the seat may not know."""
    table = house.server.desk.table(key)
    for seat in table.seats:
        other = redrawn(table, seat.seat, chance)
        assert other.now.record.tobytes() != table.now.record.tobytes()
        assert sent(other, seat.seat, seat.session) == sent(table, seat.seat, seat.session)
    return len(table.seats)


def test_a_draft_never_touches_the_real_table() -> None:
    """What a draft shows is worked out without the record: the hidden one is all that it is given."""
    game = configured("kingdomino", {"players": 2})
    match = game.new(seed=3)
    peeks = 0
    while not match.over:
        seat = match.to_act[0]
        hidden = match.seen_by(seat).record
        assert not hidden["key"].any()
        choice = match.legal_ids(seat)[0]

        seen = Glimpse(game, game.rules.target("python"), hidden)
        shown = extended(seen, seat, [choice], Preview(seen))
        before = match.to_act
        match.play(choice, seat)
        real = match.seen_by(seat).record
        if shown.held is None:  # what is shown before confirming is what confirming leads to
            assert np.array_equal(shown.seen.record, real)
        elif match.to_act == before:
            assert shown.reason in ("reveal", "roll")
            peeks += 1
        else:
            assert shown.reason in ("turn", "end", "reveal", "roll")
    assert peeks > 0


def test_a_record_that_is_not_hidden_is_never_shown(tmp_path: Path) -> None:
    house = House(settings_for(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    ana = house.guest()
    table = house.server.desk.table(ana.table("me", "me")["id"])
    eyes = state.viewer_of(table, table.seats[0].session, 0, "en")
    with pytest.raises(AssertionError, match="not hidden"):
        state.sight_of(table, table.present.all, eyes)
    house.close()

"""Non-interference: what is hidden from a seat cannot be told from the bytes that it is sent."""

from __future__ import annotations

import random
from dataclasses import replace

import orjson
import pytest

from reinos.bots import make
from reinos.core.cache import Cache
from reinos.core.catalog import rules
from reinos.table import help, hint, state
from reinos.table.draft import decision_of
from reinos.table.layout import pack
from reinos.table.menu import playable
from reinos.table.table import Table
from tests.table.people import ANA, add_choice, confirmed, first_draft, table_of

VARIANTS = [
    *((name, {"players": rules(name).options().players}) for name in playable() if name != "kingdomino"),
    ("el_grande", {"players": 3, "memory_aids": "on"}),  # else earlier rounds are not sent at all
    ("kingdomino", {"players": 4}),
    ("kingdomino", {"players": 2}),
    ("kingdomino", {"players": 3, "harmony": True}),
]


def redrawn(table: Table, viewer: int, chance: random.Random) -> Table:
    """The table with everything that the viewer may not know drawn again, in every stored record, and other dice."""
    entries = []
    for entry in table.entries:
        imagined = table.position(entry).imagine(viewer, chance.getrandbits(256))
        entries.append(replace(entry, record=pack(imagined.record)))
    return replace(table, entries=tuple(entries))


def sent(table: Table, viewer: int) -> list[bytes]:
    """All that a seat can be sent about a table."""
    found = []
    for lang in ("es", "en"):
        eyes = state.viewer_of(table, ANA.id, viewer, lang)
        hint._advice = Cache(2)  # thought through again, for each of the tables
        told = [
            state.state_of(table, eyes, lambda *_: True),
            *(state.history(table, eyes, n, lambda *_: True) for n in range(state.oldest(table), table.commits + 1, 7)),
            help.why(table, eyes, "cell_1_0"),
            help.situation(table, eyes, choices=True),
            *([] if decision_of(table, viewer) is None else [advice(table, eyes)]),
        ]
        found += map(orjson.dumps, told)
    return found


def advice(table: Table, eyes: state.Viewer) -> hint.Hint:
    """What a seat is told when it asks for a hint."""
    draft = hint.asked(table, eyes)
    found = hint.NOTHING if draft.complete else hint.advised(draft.seen)
    return hint.hint(table, draft, found, eyes)


@pytest.fixture
def brief_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser of hints with a short search, the same every time."""
    monkeypatch.setattr(hint, "adviser", lambda game: make("search:12", game))


@pytest.mark.usefixtures("brief_search")
@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_hidden_things_do_not_change_what_is_sent(name: str, options: dict) -> None:
    chance = random.Random(str(options))
    table = table_of(*["me"] * options["players"], game=name, options=options)
    checked = 0
    while table.status == "playing" and checked <= 60:
        seat = table.to_act[0]
        while not (draft := first_draft(table)).complete:
            table = add_choice(table, seat, chance.choice(draft.seen.legal_ids()))
            if chance.random() < 0.4:
                checked += compare(table, chance)
        table = confirmed(table, seat)
        if table.status == "playing" and chance.random() < 0.4:
            checked += compare(table, chance)
    assert checked > 30


def compare(table: Table, chance: random.Random) -> int:
    """What every seat is sent, from the table and from one that differs in all that the seat may not know."""
    for seat in table.seats:
        other = redrawn(table, seat.seat, chance)
        assert other.present.record.tobytes() != table.present.record.tobytes()
        assert sent(other, seat.seat) == sent(table, seat.seat)
    return len(table.seats)


def test_a_record_that_is_not_hidden_is_never_shown() -> None:
    table = table_of("me", "me")
    eyes = state.viewer_of(table, ANA.id, 0, "en")
    with pytest.raises(AssertionError, match="not hidden"):
        state.rendering_of(table, table.present, eyes, state.names_of(table, "en"), active=False)

"""What a table tells of choices, and what it understands of answers."""

from __future__ import annotations

from reinos.table.draft import draft_of
from reinos.table.help import situation, understood
from reinos.table.state import state_of, viewer_of
from tests.table.people import ANA, add_choice, confirmed, table_of


def test_choices_name_rivals_by_name_and_answers_may() -> None:
    table = table_of("me", "me", "me", game="lancaster")
    while True:
        seat = table.to_act[0]
        draft, viewer = draft_of(table, seat), viewer_of(table, ANA.id, seat, "en")
        if draft.complete:
            table = confirmed(table, seat)
            continue
        found = state_of(table, viewer, lambda *_: True)
        names = [row["name"] for row in found["seats"]]
        assert not any("Player" in option["label"] for option in found["legal"])
        ousting = [option for option in found["legal"] if "ousts" in option["label"]]
        if ousting:
            break
        table = add_choice(table, seat, draft.seen.legal_ids()[0])
    label = ousting[0]["label"]
    assert any(f"ousts {name} (" in label for name in names)
    assert label in situation(table, viewer, choices=True)["text"]
    assert understood(table, viewer, label) == {"choice": ousting[0]["id"], "label": label}


def test_the_numbers_of_the_state_are_those_of_the_text_and_of_answers() -> None:
    table = table_of("me", "me", game="el_grande")
    viewer = viewer_of(table, ANA.id, table.to_act[0], "en")
    found, text = state_of(table, viewer, lambda *_: True), situation(table, viewer, choices=True)["text"]
    assert {option["number"]: option["kind"] for option in found["legal"]} == dict.fromkeys(range(1, 14), "power")
    for option in found["legal"]:
        assert f"{option['number']}. {option['label']}" in text
        assert understood(table, viewer, str(option["number"]))["choice"] == option["id"]
    table = add_choice(table, table.to_act[0], found["legal"][6]["id"])
    drafted = state_of(table, viewer_of(table, ANA.id, table.to_act[0], "en"), lambda *_: True)["draft"]
    assert [choice["number"] for choice in drafted] == [None]

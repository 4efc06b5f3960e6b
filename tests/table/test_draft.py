"""Drafts: tried out without the real table, on compiled rules and on CPython alike, and committed whole."""

from __future__ import annotations

import random
import weakref

import numpy as np
import pytest

from reinos.core.catalog import rules
from reinos.core.errors import IllegalChoice
from reinos.core.position import Position
from reinos.core.scene import Panels, Scene
from reinos.table import draft as drafts
from reinos.table.draft import Draft, answers, confirm, decision_of, draft_of, extended, put_draft, too_late
from reinos.table.menu import playable
from reinos.table.refusal import Forbidden, Illegal, NotNow
from reinos.table.rendering import Rendering
from reinos.table.state import Viewer, names_of, state_of
from reinos.table.table import configured
from tests.table.people import ANA, LUIS, add_choice, confirmed, table_of, turn


@pytest.mark.parametrize("name", playable())
def test_compiled_and_plain_rules_try_out_the_same(name: str) -> None:
    game = configured(name, {"players": 3})
    chance, match, barriers = random.Random(2), game.new(seed=8), set()
    for _ in range(40):
        if match.over:
            break
        seat = match.to_act[0]
        found = []
        choices = match.legal_ids(seat)
        choice = chance.choice(choices)
        for target in ("python", "cpu"):
            seen = match.seen_by(seat).on(target)
            assert seen.legal_ids() == choices
            assert seen.to_act == match.to_act
            tried = extended(Draft(seen), choice)
            found.append((tried.barrier, tried.seen.key, tried.seen.points, tried.seen.ranks))
            with pytest.raises(IllegalChoice):
                extended(Draft(seen), game.rules.choices.size)
        assert found[0] == found[1]
        barriers.add(found[0][0])
        match.play(choice, seat)
    assert len(barriers) > 1  # some choices could be taken back, or were held for several reasons


def test_a_draft_never_touches_the_real_table() -> None:
    """What a draft shows is worked out without the record: the hidden one is all that it is given."""
    match = configured("kingdomino", {"players": 2}).new(seed=3)
    peeks = 0
    while not match.over:
        seat = match.to_act[0]
        seen = match.seen_by(seat)
        assert not seen.record["key"].any()
        choice = seen.legal_ids()[0]
        draft = extended(Draft(seen), choice)
        before = match.to_act
        match.play(choice, seat)
        if not draft.complete:  # what is shown before confirming is what confirming leads to
            assert np.array_equal(draft.seen.record, match.seen_by(seat).record)
        elif match.to_act == before:
            assert draft.barrier in ("reveal", "roll")
            peeks += 1
        else:
            assert draft.barrier in ("turn", "end", "reveal", "roll")
    assert peeks > 0


def test_a_draft_that_is_committed_is_kept_no_longer() -> None:
    table = table_of("me", "me")
    seat = table.to_act[0]
    while not draft_of(table, seat).complete:
        table = add_choice(table, seat, draft_of(table, seat).seen.legal_ids()[0])
    kept = weakref.ref(draft_of(table, seat))
    assert kept() is not None
    confirmed(table, seat)
    assert kept() is None, "what it was tried out on stays in memory with it"


def test_a_draft_is_put_as_a_whole_and_committed_as_shown() -> None:
    table = table_of("me", "me")
    while len(draft_of(table, table.to_act[0]).seen.legal_ids()) < 5:  # until somebody places a domino
        table = turn(table)
    seat = table.to_act[0]
    decision = str(decision_of(table, seat))
    first = draft_of(table, seat).seen.legal_ids()[0]
    drafted = put_draft(table, ANA.id, seat, decision, [first])
    assert draft_of(drafted, seat).choices == (first,)
    assert drafted.shown == table.shown
    assert drafted.concerned(table) == seat
    assert put_draft(drafted, ANA.id, seat, decision, [first]) is drafted
    with pytest.raises(Illegal, match="illegal"):
        put_draft(drafted, ANA.id, seat, decision, [first, 999_999])
    with pytest.raises(Illegal, match="unfinished"):
        confirm(drafted, ANA.id, seat, decision, [first])
    with pytest.raises(NotNow, match="other-draft"):
        confirm(drafted, ANA.id, seat, decision, [])
    with pytest.raises(NotNow, match="stale"):
        put_draft(drafted, ANA.id, seat, "0-9", [])
    with pytest.raises(Forbidden, match="not-your-seat"):
        put_draft(drafted, LUIS.id, seat, decision, [])
    whole = add_choice(drafted, seat, draft_of(drafted, seat).seen.legal_ids()[0])
    done = confirm(whole, ANA.id, seat, decision, draft_of(whole, seat).choices)
    assert done.commits == table.commits + 1
    assert [entry.choice for entry in done.entries[-2:]] == list(draft_of(whole, seat).choices)
    assert done.seats[seat].draft == ()


def test_a_draft_that_can_be_confirmed_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what it leads to, and not also by what it begins with."""
    table = table_of("me", "me")
    seat, draw, drawn = table.to_act[0], table.game.rules.module("draw"), list[Scene]()
    panels = draw.panels

    def noted(scene: Scene) -> Panels:
        drawn.append(scene)
        made: Panels = panels(scene)
        return made

    monkeypatch.setattr(draw, "panels", noted)
    whole = add_choice(table, seat, draft_of(table, seat).seen.legal_ids()[0])
    outcome = draft_of(whole, seat).outcome
    assert outcome is not None
    shown = state_of(whole, Viewer(ANA.id, seat, "en"), lambda *_: True)
    assert [scene.view for scene in drawn] == [outcome.view]
    assert shown["can_confirm"]
    assert shown["panels"]["stage"] is not None
    assert shown["panels"]["stage"]["body"] == panels(drawn[0]).stage.body


def test_what_a_choice_leads_to_is_worked_out_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots never ask, and wait three times as long for it in a browser as for their move."""
    table = table_of("me", "me")
    asked, work_out = list[int](), drafts.outlook

    def noted(held: Draft, choice: int, *, turn: bool) -> tuple[Position | None, Position | None]:
        asked.append(choice)
        return work_out(held, choice, turn=turn)

    monkeypatch.setattr(drafts, "outlook", noted)
    begun = Draft(table.present.seen_by(table.to_act[0]))
    whole = extended(begun, begun.seen.legal_ids()[0])
    assert whole.complete
    assert asked == []
    assert whole.outcome is not None
    assert whole.outcome is whole.outcome
    assert asked == list(whole.choices)


def test_what_is_certain_of_a_last_choice_is_drawn() -> None:
    """El Grande: after the last turn of a round new cards come up, yet where a knight goes is known."""
    chance = random.Random(4)
    table = table_of("me", "me", game="el_grande", seed="5" * 64)
    while True:
        seat = table.to_act[0]
        while not (draft := draft_of(table, seat)).complete:
            table = add_choice(table, seat, chance.choice(draft.seen.legal_ids()))
        last = table.game.rules.choices.choice(draft.choices[-1])
        if draft.barrier == "reveal" and last.kind == "deploy":
            break
        table = confirmed(table, seat)
    assert draft.preview is not None
    shown, before, place = draft.preview.view, draft.seen.view, last.args["place"]
    assert shown["knights"][place][seat] == before["knights"][place][seat] + 1
    assert shown["court"][seat] == before["court"][seat] - 1
    assert (shown["face"], shown["round"]) == (before["face"], before["round"])
    told = state_of(table, Viewer(ANA.id, seat, "es"), lambda *_: True)
    assert told["panels"] == Rendering(draft.preview, "es", names_of(table, "es"), active=False).panels


@pytest.mark.parametrize("name", [name for name in playable() if hasattr(rules(name).module("tell"), "FREE")])
def test_whatever_is_chosen_of_what_is_offered_leads_to_the_end_of_the_turn(name: str) -> None:
    """Also where the order is free, and a choice is woven in before others that must still be possible after it."""
    woven = 0
    for seed in range(1, 25):
        chance = random.Random(seed)
        table = table_of("me", "me", "me", "me", game=name, seed=f"{seed:064x}")
        for _ in range(60):
            if not table.to_act:
                break
            seat = table.to_act[0]
            while not (draft := draft_of(table, seat)).complete:
                late = [choice for choice, _ in too_late(draft)]
                offered = [*answers(draft), *late]
                assert offered, (seed, table.commits, draft.choices)
                chosen = chance.choice(late or offered)
                woven += chosen in late
                table = add_choice(table, seat, chosen)
            table = confirmed(table, seat)
    assert woven > 10

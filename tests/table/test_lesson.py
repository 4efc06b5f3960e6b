"""A lesson at a table: its script, its refusals, going on, and what the learner is told."""

from __future__ import annotations

import pytest

from reinos.table.bots import decide
from reinos.table.draft import decision_of, draft_of, put_draft
from reinos.table.lesson import script_of
from reinos.table.opening import teach
from reinos.table.refusal import Forbidden, Illegal, Invalid, NotNow
from reinos.table.table import Table
from reinos.table.teaching import LessonState, go_on, lesson_state
from tests.table.people import ANA, LUIS, add_choice, confirmed


def told(table: Table, lang: str = "en") -> LessonState:
    """What Ana is told, who learns."""
    found = lesson_state(table, 0, lang)
    assert found is not None
    return found


def with_bots(table: Table) -> Table:
    """The table when Ana is to act, or nobody."""
    while table.bot_due:
        seat = next(seat for seat in table.to_act if table.seats[seat].kind == "bot")
        table = table.commit(seat, decide(table.present.seen_by(seat), None, 0.0, script_of(table, seat)))
    return table


def test_a_whole_lesson_at_a_table() -> None:
    table = with_bots(teach(ANA, "kingdomino", "first"))
    while (step := told(table))["kind"] != "over":
        if step["kind"] == "read":
            table = go_on(table, "ana", step["step"])
        elif draft_of(table, 0).complete:
            table = with_bots(confirmed(table, 0))
        else:
            table = add_choice(table, 0, step["wanted"][0])
    assert step["step"] == step["steps"] == 11
    assert step["say"].startswith("Now you can play Kingdomino.")
    assert table.status == "playing"  # and goes on as any match


def test_a_lesson_about_a_later_moment_opens_there() -> None:
    table = with_bots(teach(ANA, "lancaster", "parliament"))
    assert told(table)["step"] == 0
    table = go_on(table, "ana", 0)
    assert told(table)["say"].startswith("“Stone from France” gives you nothing.")
    table = with_bots(confirmed(add_choice(table, 0, told(table)["wanted"][0]), 0))
    assert told(table)["done"] == "Rejected, 3 to 1. Your vote is spent."


def test_what_the_lesson_does_not_want_is_refused_and_changes_nothing() -> None:
    table = with_bots(teach(ANA, "kingdomino", "first"))
    decision = str(decision_of(table, 0))
    with pytest.raises(Illegal) as refused:  # there is something to be read first
        put_draft(table, "ana", 0, decision, [0])
    assert refused.value.details["detail"].in_words("es") == "Lee esto primero y sigue."
    table = go_on(table, "ana", 0)
    with pytest.raises(Illegal) as refused:
        put_draft(table, "ana", 0, decision, [1])
    assert refused.value.details["detail"].in_words("en").startswith("That domino is good too")
    assert told(table)["wanted"] == [0]


def test_a_step_is_done_when_it_is_confirmed() -> None:
    table = add_choice(go_on(with_bots(teach(ANA, "kingdomino", "first")), "ana", 0), 0, 0)
    assert told(table)["step"] == 1
    table = confirmed(table, 0)
    assert told(table)["step"] == 2
    assert told(table)["done"] == "Your king stands on 19."


def test_who_goes_on_must_be_the_learner_at_that_step() -> None:
    table = with_bots(teach(ANA, "kingdomino", "first"))
    with pytest.raises(Forbidden):
        go_on(table, "luis", 0)
    with pytest.raises(NotNow, match="stale"):
        go_on(table, "ana", 3)
    table = go_on(table, "ana", 0)
    with pytest.raises(NotNow, match="lesson"):
        go_on(table, "ana", 1)
    assert lesson_state(table, 1, "en") is None
    assert lesson_state(table, None, "en") is None


@pytest.mark.parametrize(("game", "lesson", "why"), [("chess", "first", "game is"), ("kingdomino", "x", "lesson is")])
def test_what_there_is_not_is_refused_with_what_there_is(game: str, lesson: str, why: str) -> None:
    with pytest.raises(Invalid) as refused:
        teach(LUIS, game, lesson)
    assert why in str(refused.value.details["detail"])
    assert "kingdomino" in str(refused.value.details["detail"]) or "'first'" in str(refused.value.details["detail"])

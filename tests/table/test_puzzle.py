"""The puzzle of the day at a table: one choice answers it, it is judged, and bots wait until that is read."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.words import LANGUAGES
from reinos.review import puzzle as kept
from reinos.review.puzzle import Puzzle, puzzle_of, puzzles, today
from reinos.table.draft import draft_of, put_draft
from reinos.table.menu import game_info
from reinos.table.opening import teach
from reinos.table.refusal import Illegal, Invalid
from reinos.table.state import Viewer, state_of
from reinos.table.table import Table
from reinos.table.teaching import LessonState, go_on, lesson_state
from tests.table.people import ANA, add_choice, confirmed, turn

GAMES = [name for name in reinos.games() if puzzles(rules(name))]
DAY = date(2026, 11, 16)


def opened(game: str, day: date = DAY) -> tuple[Table, Puzzle]:
    """The table of a day's puzzle, and the puzzle."""
    table = teach(ANA, game, f"puzzle-{day}")
    assert table.puzzle is not None
    assert table.puzzle == puzzle_of(rules(game), day)
    return table, table.puzzle


def told(table: Table, lang: str) -> LessonState:
    """What whoever solves it is told."""
    assert table.puzzle is not None
    found = lesson_state(table, table.puzzle.seat, lang)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_judged_once_it_is_confirmed_and_bots_wait(game: str) -> None:
    table, puzzle = opened(game)
    for lang in LANGUAGES:
        asked = told(table, lang)
        assert (asked["step"], asked["kind"]) == (0, "do")
        assert asked["title"] == {"es": "Reto del 16 de noviembre de 2026", "en": "Puzzle of November 16, 2026"}[lang]
    for choice in (puzzle.best, puzzle.tempting.choice):
        drafted = add_choice(table, puzzle.seat, choice)
        draft, plain = draft_of(drafted, puzzle.seat), draft_of(replace(drafted, lesson=None), puzzle.seat)
        assert draft.complete  # whatever the turn may still ask
        leads_to = (plain.outcome, plain.preview) if plain.complete else (plain.seen, None)
        assert [found and found.key for found in (draft.outcome, draft.preview)] == [
            found and found.key for found in leads_to
        ]
        assert told(drafted, "es")["step"] == 0
        answered = confirmed(drafted, puzzle.seat)
        assert len(answered.entries) == len(table.entries) + 1
        assert not answered.bot_due
        for lang in LANGUAGES:
            judged = told(answered, lang)
            words = ({"es": "Es esa:", "en": "That is it:"}, {"es": "No es la mejor:", "en": "Not the best:"})
            assert judged["kind"] == "read"
            assert judged["say"].startswith(words[choice != puzzle.best][lang])
            assert f" {round(100 * puzzle.tempting.loss)} " in judged["why"]
            assert "{" not in judged["why"]
        if puzzle.seat in answered.to_act:
            with pytest.raises(Illegal, match="lesson"):  # there is something to be read first
                add_choice(answered, puzzle.seat, draft_of(answered, puzzle.seat).seen.legal_ids()[0])
        going = go_on(answered, "ana", 1)
        assert told(going, "es")["kind"] == "over"
        assert going.bot_due or puzzle.seat in going.to_act or going.status == "over"


def test_an_answer_is_one_choice_and_can_be_taken_back() -> None:
    """One whose turn goes on after the choice that is asked for."""
    days = (DAY + timedelta(n) for n in range(len(puzzles(rules("kingdomino")))))
    for day in days:
        table, puzzle = opened("kingdomino", day)
        plain = replace(table, lesson=None)
        if not draft_of(add_choice(plain, puzzle.seat, puzzle.best), puzzle.seat).complete:
            break
    decision = f"{table.decisions[puzzle.seat]}-{puzzle.seat}"
    drafted = add_choice(table, puzzle.seat, puzzle.best)
    state = state_of(drafted, Viewer("ana", puzzle.seat, "es"), lambda table, seat: True)
    assert state["can_confirm"]
    assert state["barrier"] == "Después se dice cuál es la mejor: no se podrá deshacer."
    after = add_choice(plain, puzzle.seat, puzzle.best)
    assert draft_of(drafted, puzzle.seat).outcome is draft_of(after, puzzle.seat).seen
    following = draft_of(after, puzzle.seat).seen.legal_ids()[0]
    with pytest.raises(Illegal):
        put_draft(table, "ana", puzzle.seat, decision, [puzzle.best, following])
    assert not draft_of(put_draft(drafted, "ana", puzzle.seat, decision, []), puzzle.seat).choices


def test_games_offer_the_puzzle_of_today_where_they_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules("kingdomino")
    assert game_info(game, "es")["puzzle"] == f"puzzle-{today()}"
    monkeypatch.setattr(kept, "puzzles", lambda game: ())
    assert game_info(game, "es")["puzzle"] is None
    with pytest.raises(Invalid) as refused:
        teach(ANA, "kingdomino", f"puzzle-{DAY}")
    assert "puzzle" not in str(refused.value.details["detail"]).partition("allowed")[2]


@pytest.mark.parametrize("name", ["puzzle-", "puzzle-31/1", "puzzle-20261116", "puzzle-2026-13-01"])
def test_what_is_no_day_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(Invalid) as refused:
        teach(ANA, "kingdomino", name)
    why = str(refused.value.details["detail"])
    assert repr(name) in why
    assert f"'puzzle-{today()}'" in why


def test_a_puzzle_that_the_game_has_no_more_leaves_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    table, puzzle = opened("kingdomino")
    monkeypatch.setattr("reinos.table.table.puzzles", lambda game: ())
    later = turn(replace(table))
    assert lesson_state(later, puzzle.seat, "es") is None
    assert later.bot_due or puzzle.seat in later.to_act

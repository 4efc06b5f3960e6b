"""Result files: resumed, torn, mixed up."""

from __future__ import annotations

import json

import pytest

import reinos
from reinos.arena import Forfeit, Ledger, Plan, Result
from reinos.arena.results import WrongResults, prove, read
from reinos.core.catalog import rules
from reinos.core.errors import BadFile

PLAN = Plan("kingdomino", {"players": 2}, ("a", "b"), 6)


def result(number, forfeit=None):
    return Result(number, 5, ("a", "b"), (30, 20), (1, 2), (24, 24), (0.1, 0.2), forfeit)


def test_goes_on_where_it_stopped(tmp_path):
    path = tmp_path / "r.jsonl"
    ledger = Ledger(PLAN, path)
    failed = result(4, Forfeit(1, 7, "no answer within 1 s"))
    assert ledger.add(result(0))
    assert ledger.add(failed)
    again = Ledger(PLAN, path)
    assert again.results == [result(0), failed]
    assert [f.number for f in again.undone(PLAN.fixtures())] == [1, 2, 3, 5]


def test_a_game_counts_once(tmp_path):
    path = tmp_path / "r.jsonl"
    ledger = Ledger(PLAN, path)
    assert ledger.add(result(0))
    assert not ledger.add(result(0))
    assert len(path.read_text().splitlines()) == 2
    path.write_text(path.read_text() + path.read_text().splitlines()[1] + "\n")
    assert len(Ledger(PLAN, path).results) == 1


def test_a_torn_last_line_is_dropped(tmp_path):
    path = tmp_path / "r.jsonl"
    ledger = Ledger(PLAN, path)
    ledger.add(result(0))
    ledger.add(result(1))
    path.write_bytes(path.read_bytes()[:-20])
    torn = Ledger(PLAN, path)
    assert [r.number for r in torn.results] == [0]
    torn.add(result(2))
    assert [r.number for r in Ledger(PLAN, path).results] == [0, 2]


def test_more_games_can_be_added(tmp_path):
    path = tmp_path / "r.jsonl"
    Ledger(PLAN, path).add(result(0))
    longer = Plan(**(PLAN.to_json() | {"bots": PLAN.bots, "games": 9}))
    assert len(Ledger(longer, path).undone(longer.fixtures())) == 8


@pytest.mark.parametrize("text", ["hello\n", "{}\n", '{"plan": {"game": 3}}\n'])
def test_other_files_are_refused(tmp_path, text):
    path = tmp_path / "r.jsonl"
    path.write_text(text)
    with pytest.raises(BadFile, match="not a result file"):
        Ledger(PLAN, path)
    assert path.read_text() == text


def test_another_tournament_is_refused(tmp_path):
    path = tmp_path / "r.jsonl"
    Ledger(Plan("kingdomino", {"players": 2}, ("a", "c"), 6), path)
    with pytest.raises(BadFile, match="another tournament"):
        Ledger(PLAN, path)


def test_files_of_before_moves_were_kept_still_read(tmp_path):
    path = tmp_path / "r.jsonl"
    plan = {"game": "kingdomino", "options": {"players": 2}, "bots": ["a", "b"], "games": 6, "seed": 0}
    lines = [{"arena": 1, "plan": plan | {"time_limit": None}}, *(result(n).to_json() for n in (0, 3))]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    ledger = Ledger(PLAN, path)
    assert ledger.results == [result(0), result(3)]
    assert ledger.add(result(1))
    assert len(Ledger(PLAN, path).results) == 3
    with pytest.raises(WrongResults, match="game 0 has no moves"):
        list(prove(read(path)))


def test_a_file_says_what_played(tmp_path):
    path = tmp_path / "r.jsonl"
    Ledger(Plan("kingdomino", {"players": 2}, ("king", "search:30", "champion:9"), 2), path)
    head = json.loads(path.read_text())
    assert head["rules"] == rules("kingdomino").version
    assert head["versions"]["reinos"] == reinos.__version__
    assert head["bots"]["king"]["bot"].startswith("search:")
    for name in ("search:30", "champion:9"):
        assert head["bots"][name]["settings"]["horizon"] > 0
    assert head["bots"]["champion:9"]["guidance"]["delay"] > 0


def test_results_of_other_rules_are_not_gone_on_with(tmp_path):
    path = tmp_path / "r.jsonl"
    Ledger(PLAN, path)
    head = json.loads(path.read_text())
    path.write_text(json.dumps(head | {"rules": head["rules"] + 1}) + "\n")
    before = path.read_bytes()
    with pytest.raises(WrongResults, match="allowed: ") as wrong:
        Ledger(PLAN, path)
    assert "se admite: " in wrong.value.in_words("es")
    assert path.read_bytes() == before

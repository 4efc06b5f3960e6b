"""Suites: the same games and the same report for everybody, whenever they were interrupted."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from reinos.arena.suite import load_suite, suites
from reinos.cli.main import main
from reinos.core.catalog import games, rules
from reinos.core.check import configurations

SMALL = {
    "name": "small",
    "version": 3,
    "seed": 5,
    "tournaments": [
        {"name": "duel", "game": "kingdomino", "options": {"players": 2}, "bots": ["greedy", "random"], "games": 4},
        {
            "name": "league",
            "league": True,
            "game": "kingdomino",
            "options": {"players": 2},
            "bots": ["greedy", "random", "fg"],
            "games": 6,
        },
    ],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.json"
    path.write_text(json.dumps(SMALL))
    return path


def run(file: Path, folder: Path) -> dict[str, Any]:
    """The report of a suite."""
    assert main(["suite", str(file), "--folder", str(folder), "--workers", "1", "--lang", "en"]) == 0
    found: dict[str, Any] = json.loads((folder / "report.json").read_text())
    return found


def test_the_same_report_whenever_it_was_interrupted(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = run(file, tmp_path / "one")
    assert one["complete"] is True
    duel, league = one["results"]["tournaments"]
    assert [duel["played"], league["played"]] == [4, 6]
    assert duel["rules"] == load_suite(str(file)).plans["duel"].load().rules.version
    low, high = duel["standings"][0]["wins_interval"]
    assert low < duel["standings"][0]["wins"] <= high
    assert {row["bot"] for row in one["results"]["league"]} == {"greedy", "random", "fg"}
    told = (tmp_path / "one/report.md").read_text()
    assert told in capsys.readouterr().out
    for words in ("# Suite small-3", one["results"]["digest"], "## duel", "95 %", "reinos 0."):
        assert words in told

    other = tmp_path / "two"
    other.mkdir()
    lines = (tmp_path / "one/league.jsonl").read_text().splitlines(keepends=True)
    (other / "league.jsonl").write_text("".join(lines[:3]) + lines[3][:20])  # it ended in the middle of a line
    assert run(file, other)["results"] == one["results"]
    assert main(["verify", str(other / "league.jsonl")]) == 0


def test_what_was_not_played_is_said(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(ledger: Any, *more: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("reinos.cli.arena.play", interrupted)
    assert main(["suite", str(file), "--folder", str(tmp_path / "x"), "--lang", "en"]) == 130
    found = json.loads((tmp_path / "x/report.json").read_text())
    assert found["complete"] is False
    assert "Not all games" in (tmp_path / "x/report.md").read_text()


@pytest.mark.parametrize("name", suites())
def test_the_suites_of_the_package_can_be_played(name: str) -> None:
    suite = load_suite(name)
    assert suite.name == name
    assert {plan.game for plan in suite.plans.values()} >= {"kingdomino", "el_grande", "lancaster"}
    bots = {bot for plan in suite.plans.values() for bot in plan.bots}
    assert not any(bot.endswith(("ms", "s")) and bot[-2].isdigit() for bot in bots), "the clock is not reproducible"
    for plan in suite.plans.values():
        assert plan.games % (len(plan.line_ups) * len(plan.line_ups[0])) == 0, "a line-up would miss some of its seats"


def test_the_variants_are_all_configurations_of_the_games() -> None:
    found: dict[str, list[dict[str, object]]] = {}
    for plan in load_suite("variants").plans.values():
        found.setdefault(plan.game, []).append(plan.options)
        assert plan.bots[0] == "network"
        assert set(plan.bots[1:]) == {"greedy"}
    assert found == {name: [game.chosen for game in configurations(rules(name))] for name in games()}


def test_the_suites_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["suite", "--list", "--lang", "es"]) == 0
    told = capsys.readouterr().out
    assert "quick-1: 60 partidas" in told
    assert "kingdomino-league: " in told


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": "one"}, "version is 'one'; allowed: a whole number from 0"),
        ({"tournaments": [{"name": "x"}]}, "tournaments[0].game is None; allowed: a text"),
        ({"tournaments": [SMALL["tournaments"][0]] * 2}, "each name once"),
        ({"tournaments": [SMALL["tournaments"][0] | {"name": "../x"}]}, "letters, digits and hyphens"),
        ({"tournaments": [SMALL["tournaments"][0] | {"bots": ["greedy", "clever"]}]}, "bot is 'clever'"),
        ({"tournaments": [SMALL["tournaments"][0] | {"options": {"players": 9}}]}, "players"),
    ],
)
def test_wrong_suites_are_refused_in_words(
    change: dict[str, Any], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(SMALL | change))
    assert main(["suite", str(path), "--folder", str(tmp_path / "folder"), "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err
    assert not (tmp_path / "folder").exists()


def test_a_suite_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["suite", "huge", "--lang", "es"]) == 2
    assert "«huge». Hay: full, quick" in capsys.readouterr().err
    assert main(["suite", "--lang", "en"]) == 2
    assert "full, quick" in capsys.readouterr().err


@pytest.mark.skipif("REINOS_SOAK" not in os.environ, reason="make soak: it compiles the search of every game")
def test_the_quick_suite_gives_everybody_the_same(tmp_path: Path) -> None:
    assert main(["suite", "quick", "--folder", str(tmp_path / "a"), "--workers", "1"]) == 0
    assert main(["suite", "quick", "--folder", str(tmp_path / "b"), "--workers", "2"]) == 0
    one, two = (json.loads((tmp_path / name / "report.json").read_text()) for name in "ab")
    assert one["results"] == two["results"]
    told = (tmp_path / "a/report.md").read_text().partition("## kingdomino-league")[0]
    page = Path("docs/benchmark.md").read_text()
    assert [row for row in told.splitlines() if row.startswith("|")][2:] == [
        row for row in page.splitlines() if re.match(r"\| (search|greedy|random).*\[", row)
    ], "the page shows what the suite printed"
    for name in load_suite("quick").plans:
        assert main(["verify", str(tmp_path / f"a/{name}.jsonl")]) == 0

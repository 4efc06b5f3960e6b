"""The other commands: games, rules, replay, verify, warmup, check."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import reinos
from reinos.cli.main import main
from reinos.core import check as conformance
from reinos.core import invariants as watching
from reinos.core.check import Failure
from reinos.core.game import Game
from reinos.core.invariants import Watched
from reinos.core.words import LANGUAGES
from reinos.games.kingdomino import RULES

VECTORS = Path(__file__).parents[1] / "games" / "kingdomino" / "examples.json"


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match in a file."""
    match = reinos.load("kingdomino", players=2).new(5)
    dice = random.Random(5)
    while not match.over:
        match.play(dice.choice(match.legal_ids(match.to_act[0])))
    file = tmp_path_factory.mktemp("saved") / "match.reinos.json"
    match.save(file)
    return file


def told(argv: list[str], capsys: pytest.CaptureFixture[str], status: int = 0) -> str:
    assert main(argv) == status
    return capsys.readouterr().out


# games, rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(["games", "--lang", lang], capsys)
    assert "kingdomino: Kingdomino." in out
    assert "harmony=on" in out
    assert "--preset paper_2018" in out


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = {game["name"]: game for game in json.loads(told(["games", "--json", "--lang", "es"], capsys))}
    game = found["kingdomino"]
    assert game["players"] == [2, 3, 4]
    assert game["options"]["harmony"]["default"] is False
    assert {value["value"] for value in game["options"]["harmony"]["values"]} == {False, True}
    assert game["options"]["harmony"]["title"] == "Armonía"


def test_a_game_that_does_not_open_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reinos, "games", lambda: ("broken", "kingdomino"))
    assert main(["games", "--lang", "es"]) == 0
    out, err = capsys.readouterr()
    assert "kingdomino" in out
    assert "El juego «broken» no se abre" in err
    assert main(["doctor", "--lang", "es"]) == 1
    assert "broken (" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "title"), [("es", "5. Colocar una ficha"), ("en", "5. Placing a domino")])
def test_rules(lang: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(["rules", "kingdomino", "--lang", lang], capsys)
    assert title in out
    assert "KD-5.3" in out
    assert max(map(len, out.splitlines())) <= 100


# replay, verify


def test_a_replay_tells_every_step(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(["replay", str(saved), "--lang", "es"], capsys)
    steps = len(json.loads(saved.read_text())["steps"])
    assert "   0  Se sortean los reyes. Orden para elegir: " in out
    assert f"{steps:>4}  " in out
    assert "Fin de la partida. " in out


def test_a_replay_as_json(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(told(["replay", str(saved), "--json", "--lang", "en"], capsys))
    match = json.loads(saved.read_text())
    assert [step["choice"]["id"] for step in data["steps"]] == [step["choice"] for step in match["steps"]]
    assert all(step["words"] and step["events"] and step["choice"]["words"] for step in data["steps"])
    assert data["points"] == match["points"]


def test_stepping_through_a_replay(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["", "t", "", "q"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    out = told(["replay", str(saved), "--lang", "es"], capsys)
    assert "   2  " in out
    assert "   3  " not in out
    assert "Reino de Jugador 1" in out


def test_a_sound_match_is_verified(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "correcta. Kingdomino, " in told(["verify", str(saved), "--lang", "es"], capsys)
    data = json.loads(told(["verify", str(saved), "--json"], capsys))
    assert data["ok"] is True
    assert data["commitment"] == json.loads(saved.read_text())["commitment"]


def damage(data: dict[str, Any], name: str) -> None:
    """Spoil one field."""
    if name == "choice":
        data["steps"][0]["choice"] = 99
    elif name == "rolls":
        data["opening_rolls"][0][1] += 1
    elif name == "points":
        data["points"][0] += 1
    else:
        data["commitment"] = "0" * 64


@pytest.mark.parametrize("name", ["choice", "rolls", "points", "commitment"])
def test_a_damaged_match_is_found_out(
    name: str, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(saved.read_text())
    damage(data, name)
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(data))
    assert main(["verify", str(file), "--lang", "es"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "dañada." in err
    assert err.count("\n") == 1
    answer = json.loads(told(["verify", str(file), "--json"], capsys, status=1))
    assert answer["ok"] is False
    assert answer["error"]


def test_a_file_that_is_no_match_is_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "noise.json"
    file.write_bytes(b"\xff\x00noise")
    assert main(["verify", str(file)]) == 1
    assert "damaged" in capsys.readouterr().err
    assert main(["replay", str(file)]) == 2


# warmup, check


def test_warmup_runs_every_kernel(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    warmed = []

    def warmup(game: Game, target: str = "cpu", progress: Any = None) -> None:
        progress("start")
        warmed.append(game.name)

    monkeypatch.setattr(Game, "warmup", warmup)
    assert told(["warmup", "kingdomino", "--lang", "es"], capsys).startswith("kingdomino: listo en ")
    assert warmed == ["kingdomino"]


def test_check_runs_the_suite_over_every_configuration(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = []
    monkeypatch.setattr(conformance, "configurations", lambda rules: [Game(rules), Game(rules, players=2)])
    monkeypatch.setattr(conformance, "check", lambda game, games, seed: seen.append((game.players, games, seed)))
    monkeypatch.setattr(conformance, "check_rules", lambda rules, seed: seen.append((rules.name, seed)))
    assert "2 configuraciones: todas bien." in told(
        ["check", "kingdomino", "--games", "3", "--seed", "8", "--lang", "es"], capsys
    )
    assert seen == [(4, 3, 8), (2, 3, 8), ("kingdomino", 8)]


def test_check_tells_what_failed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(game: Game, games: int, seed: int) -> None:
        raise Failure("kingdomino, seed 0", "the castle is gone")

    monkeypatch.setattr(conformance, "configurations", lambda rules: [Game(rules)])
    monkeypatch.setattr(conformance, "check", fail)
    monkeypatch.setattr(conformance, "check_rules", lambda rules, seed: None)
    out = told(["check", "kingdomino", "--lang", "en"], capsys, status=1)
    assert "the castle is gone" in out
    assert "1 configurations: 1 bad." in out


def test_check_watches_invariants(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(["check", "kingdomino", "--invariants", "--games", "60", "--lang", "en"], capsys)
    assert re.fullmatch(r"60 games of \d+ configurations, [\d,]+ steps: nothing is created or lost\.\n", out)
    monkeypatch.setattr(watching, "watch_games", lambda game, games, seed: Watched(1, 7, "a crown is lost"))
    out = told(["check", "kingdomino", "--invariants", "--games", "1", "--lang", "es"], capsys, status=1)
    assert "a crown is lost" in out
    assert "1 configuraciones mal" in out


def test_check_runs_vectors(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(["check", "kingdomino", "--vectors", str(VECTORS)], capsys).splitlines()
    count = len(json.loads(VECTORS.read_text(encoding="utf-8"))["examples"])
    assert out[-1] == f"{count} passed, 0 failed"
    assert len(out) == count + 1
    assert all(line.startswith("ok   KD-") for line in out[:-1])


@dataclass(frozen=True)
class Outcome:
    id: str
    title: str
    passed: bool
    message: str


def test_check_counts_failed_vectors(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def run(path: str) -> Iterator[Outcome]:
        yield Outcome("KD-EX-01", "one", True, "")
        yield Outcome("KD-EX-02", "two", False, "expected 3, found 4")

    monkeypatch.setattr(RULES.module("vectors"), "run", run)
    out = told(["check", "kingdomino", "--vectors", "any.json"], capsys, status=1).splitlines()
    assert out == ["ok   KD-EX-01 one", "FAIL KD-EX-02 two", "     expected 3, found 4", "1 passed, 1 failed"]

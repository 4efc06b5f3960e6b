"""The command `reinos arena`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

from reinos.cli.main import main
from reinos.games.kingdomino import bots


def test_a_tournament_from_start_to_report(tmp_path, capsys):
    results, page = tmp_path / "r.jsonl", tmp_path / "r.html"
    command = ["arena", "kingdomino", "--bots", "greedy,random", "--players", "2", "--games", "6", "--workers", "1"]
    command += ["--results", str(results), "--html", str(page), "--lang", "en"]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "kingdomino: 6 games" in told
    assert "greedy" in told
    assert "95 %" in told
    assert len(results.read_text().splitlines()) == 7
    assert page.read_text().startswith("<!doctype html>")
    before = results.read_text()
    assert main(command) == 0  # nothing is left to play
    assert results.read_text() == before


def test_without_openskill_the_wins_are_told(tmp_path, capsys, monkeypatch):
    """Games that were played are told whatever is missing."""
    monkeypatch.setattr("reinos.arena.ratings.find_spec", lambda name: None)
    page = tmp_path / "r.html"
    command = ["arena", "kingdomino", "--bots", "greedy,random", "--players", "2", "--games", "4", "--workers", "1"]
    assert main([*command, "--html", str(page), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "greedy" in told
    assert "Ratings need OpenSkill" in told
    assert "greedy" in page.read_text()


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (["--bots", "greedy,clever"], "bot is 'clever'"),
        (["--bots", "greedy"], "two bots"),
        (["--games", "0"], "--games"),
        (["--players", "9"], "9"),
        (["--time-limit", "soon"], "soon"),
        (["--option", "harmony=perhaps"], "harmony"),
        (["--time", "100"], "--time is “100”; allowed: a time such as 500ms or 2s"),
        (["--time", "0s"], "--time is “0s”"),
        (["--time", "1s", "--bots", "greedy,search:100"], "search:100 has a time or a number of playouts of its own"),
        (["--time", "1s", "--bots", "greedy,king"], "king has a time"),
        (["--decide", "most"], "--decide is “most”; allowed: a number of percent"),
        (["--decide", "3", "--players", "2"], "--decide is 3; allowed: 6 to 94"),
        (["--decide", "50", "--players", "3"], "must sit once at every table: give 3 bots"),
        (["--decide", "50", "--players", "2", "--bots", "greedy,greedy"], "and greedy once"),
    ],
)
def test_wrong_orders_are_refused_in_words(more, reason, capsys):
    assert main(["arena", "kingdomino", "--lang", "en", *more]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another thing there")
def test_ctrl_c_prints_what_there_is(tmp_path):
    results = tmp_path / "r.jsonl"
    command = [sys.executable, "-m", "reinos.cli.main", "arena", "kingdomino", "--bots", "greedy,random"]
    command += ["--games", "100000", "--results", str(results), "--lang", "en"]
    # A test run in the background has Ctrl-C switched off, and its children would inherit that.
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    for _ in range(1200):
        if results.exists() and len(results.read_text().splitlines()) > 3:
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    try:
        told, complaints = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, complaints
    assert "games" in told
    assert "greedy" in told


def test_the_study_prints_ours_beside_theirs(capsys, monkeypatch):
    monkeypatch.setattr(bots, "RATES", {("tr", "r"): (4,) * 13})
    assert main(["arena", "kingdomino", "--study", "--games", "4", "--workers", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for words in ("One agent against three TR", "55.69 ± 0.68", "60.8", "MCE-TR/R", "theirs", "ours"):
        assert words in told
    assert main(["arena", "lancaster", "--study", "--lang", "en"]) == 2
    assert "no published study of lancaster" in capsys.readouterr().err


def test_everybody_gets_the_same_time(tmp_path):
    results = tmp_path / "r.jsonl"
    command = ["arena", "kingdomino", "--bots", "search,greedy", "--players", "2", "--games", "1", "--workers", "1"]
    assert main([*command, "--time", "1ms", "--results", str(results)]) == 0
    plan = json.loads(results.read_text().splitlines()[0])["plan"]
    assert plan["bots"] == ["search:1ms", "greedy"]
    assert plan["time_limit"] == 0.001


def test_a_question_ends_a_tournament(tmp_path, capsys):
    """Greedy bots beat random ones in Kingdomino: some games are enough, and none is played when it is decided."""
    results = tmp_path / "r.jsonl"
    command = ["arena", "kingdomino", "--bots", "greedy,random", "--players", "2", "--games", "400", "--workers", "1"]
    command += ["--decide", "60", "--results", str(results), "--lang"]
    assert main([*command, "en"]) == 0
    told = capsys.readouterr().out
    assert "greedy wins more than 60 %. (Sequential probability ratio test of 55 % against 65 %" in told
    before = results.read_bytes()
    assert 10 < len(before.splitlines()) < 60
    assert main([*command, "es"]) == 0
    assert "gana más del 60 %" in capsys.readouterr().out
    assert results.read_bytes() == before

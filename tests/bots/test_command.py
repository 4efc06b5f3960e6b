"""Programs that play over JSON lines, good and bad."""

from __future__ import annotations

import shlex
import sys

import numpy as np
import pytest

import reinos
from reinos.bots.command import Command
from reinos.bots.failure import BotFailure

GAME = reinos.load("kingdomino")


def program(tmp_path, body):
    """A command that runs some Python."""
    path = tmp_path / "bot.py"
    path.write_text(f"import json, sys, time\n{body}\n", encoding="utf-8")
    return shlex.join([sys.executable, "-S", str(path)])


def ask(command, limit=5.0):
    """What the program answers at the first decision of a match."""
    match = GAME.new(1)
    seat = match.to_act[0]
    bot = Command(GAME, command, limit)
    try:
        return bot.choose(match.seen_by(seat), np.random.default_rng(0)), match, seat
    finally:
        bot.close()


def test_a_program_is_told_the_game_and_what_it_may_know(tmp_path):
    command = program(
        tmp_path,
        """
start, choose = (json.loads(sys.stdin.readline()) for _ in range(2))
assert start["type"] == "start" and start["protocol"] == 1 and start["game"] == "kingdomino", start
assert start["options"]["players"] == 4 and start["time_limit"] == 5.0, start
assert choose["type"] == "choose" and set(choose["view"]["deck"]) == {-1}, choose
assert choose["legal"][0].keys() == {"id", "kind", "args"}, choose
print(json.dumps({"choice": choose["legal"][-1]["id"]}), flush=True)
""",
    )
    choice, match, seat = ask(command)
    assert choice == match.legal_ids(seat)[-1]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("sys.exit('out of ideas')", "status 1; it said: out of ideas"),
        ("print('hello', flush=True)\ntime.sleep(9)", "bad answer 'hello'"),
        ("print('{\"choice\": true}', flush=True)\ntime.sleep(9)", "bad answer"),
        ("print('[]', flush=True)\ntime.sleep(9)", "bad answer"),
        ("print('{\"choice\": 12345}', flush=True)\ntime.sleep(9)", "illegal choice 12345"),
    ],
)
def test_what_goes_wrong_is_said(tmp_path, body, reason):
    with pytest.raises(BotFailure, match=reason):
        ask(program(tmp_path, body))


def test_a_slow_program_is_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr("reinos.bots.command.START_LIMIT", 0.0)
    with pytest.raises(BotFailure, match="no answer within 0.3 s"):
        ask(program(tmp_path, "time.sleep(60)"), 0.3)


def test_a_program_that_is_not_there():
    with pytest.raises(BotFailure, match="cannot be started"):
        ask("./no-such-bot")


def test_the_example_plays():
    choice, match, seat = ask(shlex.join([sys.executable, "examples/first_choice_bot.py"]))
    assert choice == match.legal_ids(seat)[0]

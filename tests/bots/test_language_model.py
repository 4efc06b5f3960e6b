"""Language models as players: what they are told, how their answers are read, and endpoints good and bad."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import numpy as np
import pytest

import reinos
from reinos.bots.endpoint import Endpoint
from reinos.bots.failure import BotFailure
from reinos.bots.language_model import LanguageModel, NoAnswer
from reinos.core.errors import BadOption

EXAMPLE = Path(__file__).parents[2] / "examples" / "llm_player.py"


@contextmanager
def endpoint(answer):
    """A chat endpoint on this machine: `answer(request)` gives a text, or a status to refuse with, or raw bytes."""
    requests = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            requests.append((self.path, self.headers.get("Authorization"), request))
            found = answer(request)
            body = found if isinstance(found, bytes) else b""
            if isinstance(found, str):
                body = json.dumps({"choices": [{"message": {"role": "assistant", "content": found}}]}).encode()
            self.send_response(found if isinstance(found, int) else 200)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Retry-After", "0")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", requests
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def chosen(model, match):
    """The model's choice at a match, for the seat to act."""
    seat = match.to_act[0]
    return model.choose(match.seen_by(seat), np.random.default_rng(0))


def last_option(request):
    """An answer that thinks aloud and takes the last option of the list that it was told."""
    options = re.findall(r"(?m)^ *(\d+)\. ", request["messages"][-1]["content"])
    return f"The first looks bad.\nLet me see: 1, 2.\n\n**ANSWER:** {options[-1]}"


@pytest.mark.parametrize("name", reinos.games())
def test_a_model_is_told_what_its_seat_may_know_and_nothing_else(name):
    game, random = reinos.load(name), np.random.default_rng(1)
    match, told = game.new(1), []
    model = LanguageModel(game, lambda messages: told.append(messages) or last_option({"messages": messages}))
    for _ in range(30):
        seat = match.to_act[0]
        legal, before = match.legal_ids(seat), len(told)
        choice = model.choose(match.seen_by(seat), random)
        if len(told) > before:
            assert told[-1][1]["content"] == match.brief(seat, "en")
            assert choice == legal[-1]
        match.play(int(random.choice(legal)), seat)
    assert told
    assert game.rules.words("en")("help-1-title") in told[0][0]["content"]
    assert model.tally.asked == len(told)
    assert model.tally.illegal == model.tally.fallbacks == 0


def test_it_plays_a_whole_game_over_http():
    game = reinos.load("kingdomino", players=2)
    with endpoint(last_option) as (url, requests):
        model = LanguageModel(game, Endpoint(url, "tiny", "secret", settings={"temperature": 0.5}))
        match = game.new(2)
        while not match.over:
            match.play(chosen(model, match))
    path, key, request = requests[0]
    assert (path, key) == ("/v1/chat/completions", "Bearer secret")
    assert (request["model"], request["temperature"]) == ("tiny", 0.5)
    assert model.tally.decisions > model.tally.asked == len(requests)
    assert model.tally.illegal == 0


def test_without_a_list_a_choice_is_written_by_its_kind():
    game = reinos.load("kingdomino", players=2)
    match = game.new(3)
    answers = iter(["ANSWER: 1", "ANSWER: choose slot=9", "I take it.\nanswer: choose slot=2"])
    asked = []
    model = LanguageModel(game, lambda messages: asked.append(list(messages)) or next(answers), listed=False)
    assert chosen(model, match) == game.rules.choices.make("choose", slot=2).id
    question = asked[0][1]["content"]
    assert "choose slot=0..3" in question
    assert not re.search(r"(?m)^ *1\. ", question)
    assert (model.tally.asked, model.tally.illegal) == (3, 2)
    assert "1 is no choice" in asked[2][3]["content"]
    assert len(asked[2]) == 6, "what was refused, and why, is told again"


@pytest.mark.parametrize(("fallback", "expected"), [("first", 0), ("random", None), ("forfeit", BotFailure)])
def test_nonsense_is_counted_and_the_fallback_is_the_one_asked_for(fallback, expected):
    game = reinos.load("kingdomino", players=2)
    match = game.new(4)
    model = LanguageModel(game, lambda messages: "ANSWER: the whole kingdom", tries=2, fallback=fallback)
    if expected is BotFailure:
        with pytest.raises(BotFailure, match="2 tries"):
            chosen(model, match)
    else:
        choice = chosen(model, match)
        assert choice in match.legal_ids(match.to_act[0])
        assert expected is None or choice == match.legal_ids(match.to_act[0])[expected]
    assert (model.tally.asked, model.tally.illegal, model.tally.fallbacks) == (2, 2, 1)
    assert model.tally.illegal_share == 1.0


@pytest.mark.parametrize("trouble", [503, 429, b"not json", b'{"choices": []}'])
def test_trouble_that_passes_is_tried_again(trouble):
    game = reinos.load("kingdomino", players=2)
    troubles = iter([trouble])
    with endpoint(lambda request: next(troubles, None) or last_option(request)) as (url, requests):
        model = LanguageModel(game, Endpoint(url, "tiny", pause=0))
        assert chosen(model, game.new(5)) == 3
    assert len(requests) == 2
    assert (model.tally.unanswered, model.tally.illegal) == (1, 0)


def test_nobody_at_the_address_is_no_answer_and_a_refusal_is_a_failure():
    with endpoint(lambda request: 401) as (url, _), pytest.raises(BotFailure, match="401"):
        Endpoint(url, "tiny")([])
    with pytest.raises(NoAnswer):  # the server has gone
        Endpoint(url, "tiny", pause=0, timeout=2)([])


def test_an_answer_may_come_without_its_mark_and_in_spanish():
    game = reinos.load("kingdomino", players=2)
    match = game.new(6)
    told = match.describe(1, "es")
    for answer in ("2", f"Pienso…\n«{told}»", "RESPUESTA: 1\nRespuesta: 2."):
        assert chosen(LanguageModel(game, lambda messages, a=answer: a, lang="es"), match) == 1


def test_wrong_orders_are_refused():
    game = reinos.load("kingdomino")
    with pytest.raises(BadOption, match="fallback is 'cry'; allowed: 'random', 'first', 'forfeit'"):
        LanguageModel(game, str, fallback="cry")
    with pytest.raises(BadOption, match="tries is 0"):
        LanguageModel(game, str, tries=0)


def test_the_example_plays(tmp_path):
    saved = tmp_path / "a.reinos.json"
    with endpoint(last_option) as (url, requests):
        command = [
            sys.executable,
            str(EXAMPLE),
            url,
            "tiny",
            "--against",
            "random",
            "--seed",
            "1",
            "--save",
            str(saved),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert "game 1, tiny in seat 0: points" in done.stdout
    assert "illegal answers: 0.0%" in done.stdout
    assert requests
    assert reinos.Match.load(saved).over

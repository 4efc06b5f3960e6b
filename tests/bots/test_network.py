"""Networks as bots: in the arena, at tables of the server, and those that do not fit."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

import reinos
from reinos.arena import Ledger, Plan, standings, tournament
from reinos.bots import make
from reinos.bots.network import LOGITS, OBSERVATION, Network
from reinos.core.errors import BadOption

TRAINED = Path(__file__).parents[2] / "examples" / "kingdomino.onnx"
GAME = reinos.load("kingdomino", players=2)


def written(path, scores, planes=GAME.rules.planes.size, **told):
    """A network that says the same of every table: these scores."""
    size = len(scores)
    constants = [
        helper.make_tensor("scores", TensorProto.FLOAT, [1, size], np.asarray(scores, np.float32)),
        helper.make_tensor("nothing", TensorProto.FLOAT, [1], [0.0]),
    ]
    nodes = [
        helper.make_node("ReduceSum", [OBSERVATION], ["sum"], keepdims=1),
        helper.make_node("Mul", ["sum", "nothing"], ["zero"]),
        helper.make_node("Add", ["scores", "zero"], [LOGITS]),
    ]
    shapes = {OBSERVATION: [1, planes], LOGITS: [1, size]}
    ports = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in shapes.items()]
    graph = helper.make_graph(nodes, "constant", ports[:1], ports[1:], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, {name: str(value) for name, value in told.items()})
    onnx.save(model, path)
    return path


def test_it_takes_the_best_legal_choice(tmp_path):
    """The best of all is not legal: the best of those that are."""
    file = written(tmp_path / "rising.onnx", np.arange(GAME.rules.choices.size))
    match = GAME.new(1)
    for _ in range(20):
        seat = match.to_act[0]
        bot = make(f"network:{file}", GAME)
        choice = bot.choose(match.seen_by(seat), np.random.default_rng(0))
        assert choice == max(match.legal_ids(seat))
        match.play(choice)


def test_both_targets_see_the_same_and_only_what_is_not_hidden():
    match, random = GAME.new(2), np.random.default_rng(2)
    plain, compiled = Network(GAME, TRAINED), Network(GAME, TRAINED, "cpu")
    while not match.over:
        seat = match.to_act[0]
        seen = match.seen_by(seat)
        scores = plain.scores(seen, random)
        assert np.array_equal(scores, compiled.scores(seen, random))
        other = seen.imagine(seat, len(match.steps))
        assert np.array_equal(scores, plain.scores(other.seen_by(seat), random))
        match.play(int(random.choice(match.legal_ids(seat))))


def test_the_network_of_the_examples_beats_the_greedy_bot_in_the_arena():
    """400 games are in docs/training.md; so few are won by half of such a network once in a thousand times."""
    plan = Plan("kingdomino", {"players": 2}, (f"network:{TRAINED}", "greedy"), 60)
    results = list(tournament(Ledger(plan), 1))
    assert all(result.forfeit is None for result in results)
    assert next(s for s in standings(results) if s.bot.startswith("network")).share > 0.5


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"game": "lancaster"}, "trained for game 'lancaster'; this is 'kingdomino'"),
        ({"rules_version": 99}, "rules_version '99'"),
        ({"options": json.dumps({"players": 4})}, "options {'players': 4}"),
        ({"options": "many"}, "not JSON"),
        ({"planes": 7}, "observation has shape \\[1, 7\\]; kingdomino needs \\(1, 3917\\)"),
        ({"scores": [1.0, 2.0]}, "logits has shape \\[1, 2\\]"),
    ],
)
def test_a_network_that_does_not_fit_is_refused(told, reason, tmp_path):
    given = {"scores": np.zeros(GAME.rules.choices.size), **told}
    with pytest.raises(BadOption, match=reason):
        make(f"network:{written(tmp_path / 'n.onnx', **given)}", GAME)


def test_what_is_no_network_is_refused(tmp_path):
    with pytest.raises(BadOption, match="no such file"):
        make(f"network:{tmp_path / 'none.onnx'}", GAME)
    (tmp_path / "bad.onnx").write_bytes(b"nonsense")
    with pytest.raises(BadOption, match="not an ONNX file"):
        make(f"network:{tmp_path / 'bad.onnx'}", GAME)

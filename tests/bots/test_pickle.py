"""Every bot of the package pickles and copies, and chooses the same afterwards."""

from __future__ import annotations

import copy
import pickle
import sys
from pathlib import Path

import numpy as np
import pytest

import reinos
from reinos.bots import Bot, make
from reinos.bots.endpoint import Endpoint
from reinos.bots.language_model import LanguageModel

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = (
    *("random", "greedy", "greedy:50", "search:20", "search:20:2", "fg", "mce-tr-r:20"),
    f"network:{EXAMPLES / 'kingdomino.onnx'}",
    f"cmd:{sys.executable} {EXAMPLES / 'first_choice_bot.py'}",
)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_has_been_used_chooses_the_same(name: str) -> None:
    position = reinos.load("kingdomino", players=2).start(3, "cpu")
    for _ in range(4):
        position = position.play(position.legal_ids()[0])
    seen = position.seen_by(position.to_act[0])
    bot = make(name, position.game)
    bots = [bot]
    try:
        bot.choose(seen, np.random.default_rng(1))
        bots += [pickle.loads(pickle.dumps(bot)), copy.deepcopy(bot)]
        assert len({one.choose(seen, np.random.default_rng(2)) for one in bots}) == 1
        assert len(pickle.dumps(bot)) < 1000, "compiled code or a network is in the pickle"
    finally:
        for one in bots:
            close(one)


def close(bot: Bot) -> None:
    """End the program of a bot that has one."""
    getattr(bot, "close", lambda: None)()


def test_a_bot_that_asks_a_language_model_keeps_its_tally() -> None:
    bot = LanguageModel(reinos.load("kingdomino"), Endpoint("http://127.0.0.1:9", "none"), lang="es")
    bot.tally.decisions = 3
    for other in (pickle.loads(pickle.dumps(bot)), copy.deepcopy(bot)):
        assert (other.tally, other.ask) == (bot.tally, bot.ask)
        assert other.introduction(0) == bot.introduction(0)

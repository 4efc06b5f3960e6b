"""A walk plays the games that matches play, move by move and in place; clear errors."""

from __future__ import annotations

import copy
import os
import pickle
from random import Random

import numpy as np
import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.walk import Walk

# Compiling takes its time: a game with turns and one with choices at the same time, the others when there is time.
GAMES = reinos.games() if os.environ.get("REINOS_SOAK") else ("el_grande", "kingdomino")
FEW = 60


def quiet(record: np.ndarray) -> bytes:
    """The bytes of a record as they are where no events are told."""
    silent = record.copy()
    silent["events"], silent["event_count"], silent["quiet"] = 0, 0, 1
    return silent.tobytes()


def stand(walk: Walk, count: int) -> tuple[bytes, list[int], int]:
    return walk.position.record.tobytes(), walk.ids[:count].tolist(), walk.seat


@pytest.mark.parametrize("name", GAMES)
def test_a_walk_plays_the_games_that_matches_play(name):
    """To the end and into the next game; on CPython for a while."""
    game, uniform, seeds = rules(name).simulated(), Random(1).random, (3, 1 << 200 | 5)
    walk, slow = game.walk(), game.walk("python")
    for seed in seeds:
        match, count = game.new(seed), walk.start(seed)
        slow.start(seed)
        while not match.over:
            assert stand(walk, count) == (quiet(match.record), match.legal_ids(), match.to_act[0])
            choice = walk.ids[int(uniform() * count)]
            match.play(choice)
            count = walk.play(choice)
            if len(match.steps) < FEW:
                assert slow.play(choice) == count
                assert stand(slow, count) == stand(walk, count)
        assert (count, walk.seat) == (0, -1)
        assert walk.position.points == match.points
        assert walk.position.rewards == match.position.rewards


def test_an_illegal_choice_changes_nothing_and_says_what_is_legal():
    walk = reinos.load("kingdomino", players=2).walk()
    count = walk.start(1)
    before = stand(walk, count)
    for wrong in (count, -1, 1 << 40):
        with pytest.raises(reinos.IllegalChoice, match=r"may not choose|does not exist"):
            walk.play(wrong)
    with pytest.raises(TypeError):
        walk.play(0.0)
    assert stand(walk, count) == before
    assert walk.play(np.int64(walk.ids[0])) > 0


def test_nothing_can_be_chosen_after_the_end():
    walk = reinos.load("kingdomino", players=2).walk()
    count = walk.start(1)
    while count:
        count = walk.play(walk.ids[0])
    for choice in (0, -1):
        with pytest.raises(reinos.IllegalChoice, match="over"):
            walk.play(choice)
    assert walk.start(2) > 0


def test_a_walk_ends_at_the_limit_for_simulations():
    assert rules("risk_europe").simulation.items() <= reinos.load("risk_europe").walk("python").game.chosen.items()


def test_a_seed_that_is_none_is_refused():
    with pytest.raises(reinos.BadOption, match="seed is -1"):
        reinos.load("kingdomino").walk("python").start(-1)


def test_walks_pickle_and_copy():
    walk = reinos.load("kingdomino", players=2).walk()
    count = walk.start(5)
    for again in (pickle.loads(pickle.dumps(walk)), copy.deepcopy(walk)):
        assert stand(again, count) == stand(walk, count)
        again.play(again.ids[0])
    assert walk.position.record.tobytes() != again.position.record.tobytes()

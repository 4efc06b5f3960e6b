"""Games, matches, positions and batches pickle and copy, small, and go on in the same way."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.game import Game

NAMES = reinos.games()


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("again", [pickled, copy.copy, copy.deepcopy])


@WAYS
@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_has_been_used_is_its_name_and_options(name: str, again: Callable[[Any], Any]) -> None:
    game = reinos.load(name, players=3)
    game.start(1).play(game.start(1).legal()[0])
    other = again(game)
    assert isinstance(other, Game)
    assert (other.rules, other.chosen, repr(other)) == (game.rules, game.chosen, repr(game))
    assert len(pickle.dumps(game)) < 300
    assert other.start(5).key == game.start(5).key


@WAYS
@pytest.mark.parametrize("name", NAMES)
def test_a_match_goes_on_in_the_same_way(name: str, again: Callable[[Any], Any]) -> None:
    match = reinos.load(name).new(seed=4)
    for _ in range(12):
        match.play(match.legal()[-1])
    match.tell(), match.seen_by(0).view  # what it keeps for later must not be in the way
    other, position = again(match), again(match.position)
    assert other.to_json() == match.to_json()
    match.play(match.legal()[0])
    if again is not copy.copy:  # which shares the list of positions, as a shallow copy does
        other.play(other.legal()[0])
        other.undo()
        other.play(other.legal()[-1])
        assert len(other.steps) == len(match.steps)
    assert position.play(position.legal()[0]).key == match.position.key
    seen = again(position.seen_by(1))
    assert (seen.hidden, seen.seat, seen.key) == (True, 1, position.seen_by(1).key)


@WAYS
def test_a_batch_goes_on_in_the_same_way(again: Callable[[Any], Any]) -> None:
    batch = reinos.load("kingdomino", players=2).batch(5, "python", threads=2)
    batch.reset(seed=3)
    for _ in range(40):
        batch.step(batch.sample())
    other = again(batch)
    assert other.threads == 2
    assert other.records().tobytes() == batch.records().tobytes()
    for _ in range(40):
        for one in (batch, other):
            one.step(one.sample())
        assert np.array_equal(other.done, batch.done)
    assert other.records().tobytes() == batch.records().tobytes()
    assert other.seed(4) == batch.seed(4)
    batch.step(batch.sample())
    assert other.records().tobytes() != batch.records().tobytes()


def test_rules_that_no_package_has_are_refused_and_still_copied() -> None:
    changed = dataclasses.replace(rules("kingdomino"), version=99)
    game = Game(changed, players=2)
    with pytest.raises(pickle.PicklingError, match=r"'kingdomino' are not RULES of reinos\.games\.kingdomino"):
        pickle.dumps(game)
    assert copy.deepcopy(game).rules is changed

"""Batches: the same games as one at a time, on every target, with any number of threads; clear errors."""

from __future__ import annotations

import os

import numpy as np
import pytest

import reinos
from reinos.core.batch import Batch
from reinos.core.catalog import rules
from reinos.core.check.course import stand
from reinos.core.game import Game

SIZE = 5
SELDOM = 25  # steps between looks at what is slow to make on CPython
MOST = 20_000
# Batches are the engine's own code around a game's rules: one game with turns and one with choices at the same time
# show it, and the others, whose code takes minutes to compile, when there is time.
GAMES = reinos.games() if os.environ.get("REINOS_SOAK") else ("el_grande", "kingdomino")


def small(target: str = "python", size: int = SIZE) -> Batch:
    batch = reinos.load("kingdomino", players=2).batch(size, target)
    batch.reset(7)
    return batch


def quiet(record: np.ndarray) -> bytes:
    """The bytes of a record as they are where no events are told."""
    silent = record.copy()
    silent["events"], silent["event_count"], silent["quiet"] = 0, 0, 1
    return silent.tobytes()


def started(game: Game, target: str, threads: int | None = None) -> Batch:
    batch = game.batch(SIZE, target, threads)
    batch.reset(3)
    return batch


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_the_games_that_matches_play(name):
    """On cpu, with one thread and with several, against CPython; through the end and into the next game."""
    game = rules(name).simulated()
    batch, threaded, slow = started(game, "cpu", 1), started(game, "cpu", 3), started(game, "python")
    match = game.new(batch.seed(1))
    for step in range(MOST):
        seat = match.to_act[0]
        assert int(batch.to_act[1]) == seat
        assert int(batch.pending[1]) == sum(1 << s for s in match.to_act)
        assert np.flatnonzero(batch.legal[1]).tolist() == match.legal_ids(seat)
        assert batch.ids[1, : batch.counts[1]].tolist() == match.legal_ids(seat)
        assert batch.records()[1:2].tobytes() == quiet(match.record)
        if step % SELDOM == 0:
            assert stand(batch) == stand(threaded) == stand(slow)
            assert (batch.legal == threaded.legal).all()
            assert (batch.legal == slow.legal).all()
            assert (batch.observations == threaded.observations).all()
            assert (batch.observations == slow.observations).all()
            assert (batch.observations[1] == match.position.features(seat)).all()
        choices = batch.sample()
        for one in (batch, threaded, slow):
            one.step(choices)
        match.play(int(choices[1]))
        assert bool(batch.done[1]) == match.over
        if match.over:
            break
        assert (batch.rewards[1] == 0).all()
    beaten = [sum(mine < other for other in match.ranks) for mine in match.ranks]
    lost = [sum(mine > other for other in match.ranks) for mine in match.ranks]
    expected = [(b - w) / (game.players - 1) for b, w in zip(beaten, lost, strict=True)]
    assert batch.rewards[1].tolist() == np.float32(expected).tolist()
    assert batch.points[1].tolist() == list(match.points)
    assert batch.ranks[1].tolist() == list(match.ranks)
    assert stand(batch) == stand(threaded) == stand(slow)
    assert batch.records()[1:2].tobytes() == quiet(game.new(batch.seed(1)).record)
    batch.step(batch.sample())
    assert not batch.done[1]


@pytest.mark.parametrize("name", GAMES)
def test_observations_tell_no_secret(name):
    """What a seat observes stays the same when all that it may not know is dealt again."""
    game = rules(name).simulated()
    batch, other, dice = started(game, "python"), started(game, "python"), game.bare(9)
    for _ in range(4):
        for _ in range(11):
            batch.step(batch.sample())
        saved = batch.save()
        for i, seat in enumerate(batch.to_act.tolist()):
            game.rules.target("python").imagine(saved["records"], i, seat, dice)
        other.restore(saved)
        assert (other.observations == batch.observations).all()
        assert other.records().tobytes() != batch.records().tobytes()


def test_random_choices_are_legal_and_even():
    batch = small(size=400)
    drawn = np.bincount(batch.sample(), minlength=4)
    assert (batch.sample() == batch.sample()).all()
    assert np.flatnonzero(drawn).tolist() == np.flatnonzero(batch.legal[0]).tolist()
    assert all(60 < n < 140 for n in drawn[batch.ids[0, :4]])  # of 100; five standard deviations are 43


def test_the_same_seed_gives_the_same_games_and_another_seed_others():
    one, two = small(), small()
    for _ in range(60):
        assert stand(one) == stand(two)
        one.step(one.sample())
        two.step(two.sample())
    two.reset(8)
    assert stand(small()) != stand(two)
    one.reset(8)
    assert stand(one) == stand(two)
    one.reset()
    two.reset()
    assert stand(one) != stand(two)
    assert len({row.tobytes() for row in one.records()}) == SIZE


def test_a_batch_can_be_copied_saved_and_restored():
    batch = small()
    batch.step(batch.sample())
    saved, twin = batch.save(), batch.copy()
    for _ in range(50):
        assert stand(batch) == stand(twin)
        batch.step(batch.sample())
        twin.step(twin.sample())
    later = stand(batch)
    batch.restore(saved)
    assert stand(batch) != later
    for _ in range(50):
        batch.step(batch.sample())
    assert stand(batch) == later
    with pytest.raises(reinos.BadOption, match="saved records"):
        small(size=2).restore(saved)


@pytest.mark.parametrize("size", [0, -3, 2.0, True, "8"])
def test_sizes_that_are_none(size):
    with pytest.raises(reinos.BadOption, match="size is .*; allowed: whole numbers from 1"):
        reinos.load("kingdomino").batch(size)


def test_targets_and_threads_that_are_none():
    game = reinos.load("kingdomino")
    with pytest.raises(reinos.BadOption, match="target is 'gpu'; allowed: 'python', 'cpu', 'cuda'"):
        game.batch(2, "gpu")
    with pytest.raises(reinos.BadOption, match="threads is 0"):
        game.batch(2, threads=0)
    with pytest.raises(reinos.BadOption, match="seed is -1"):
        game.batch(2, "python").reset(-1)


@pytest.mark.parametrize(
    "choices",
    [np.zeros(SIZE), np.zeros(SIZE - 1, np.int64), np.zeros((SIZE, 1), np.int64), 3, [True] * SIZE, ["a"] * SIZE],
)
def test_choices_of_the_wrong_shape_or_type(choices):
    batch = small()
    before = stand(batch)
    with pytest.raises(reinos.IllegalChoice, match=r"choices has shape .*; needed: \(5,\) and whole numbers"):
        batch.step(choices)
    assert stand(batch) == before


@pytest.mark.parametrize("wrong", [-1, 5, 679, 680, 1 << 40, 3 - (1 << 32)])
@pytest.mark.parametrize("place", [0, 3])
def test_an_illegal_choice_names_the_game_and_changes_nothing(wrong, place):
    batch = small()
    choices = batch.sample()
    choices[place] = wrong
    before, drawn = stand(batch), batch.sample()
    with pytest.raises(reinos.IllegalChoice, match=f"game {place}: seat . may not choose {wrong}; legal: "):
        batch.step(choices)
    assert stand(batch) == before
    batch.step(drawn)
    fresh = small()
    fresh.step(fresh.sample())
    assert stand(batch) == stand(fresh)


def test_an_illegal_choice_in_a_later_part_stops_all_threads():
    batch = reinos.load("kingdomino", players=2).batch(SIZE, "cpu", threads=3)
    choices = batch.sample()
    choices[4] = 679
    before = stand(batch)
    with pytest.raises(reinos.IllegalChoice, match="game 4: seat . may not choose 679"):
        batch.step(choices)
    assert stand(batch) == before

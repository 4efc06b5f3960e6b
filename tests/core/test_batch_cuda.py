"""The target `cuda` plays the games of `cpu`, byte by byte. Needs a GPU; without one it says that it did not run."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.check.course import check_gpu_agrees, stand
from reinos.core.cuda import NOTHING, missing, question_key, toolkit

MISSING = missing()
SIZE = 192

on_a_gpu = pytest.mark.skipif(MISSING is not None, reason=f"NOT RUN: `cuda` against `cpu` needs {MISSING}")
pytestmark = pytest.mark.filterwarnings("ignore:.*GPU under-utilization")  # few games are enough here


@on_a_gpu
@pytest.mark.parametrize("name", reinos.games())
def test_the_gpu_plays_the_same_games(name):
    check_gpu_agrees(rules(name).simulated(), seed=5)


@on_a_gpu
@pytest.mark.parametrize("name", reinos.games())
def test_the_gpu_makes_the_same_batches_from_others(name):
    """Byte by byte; appraisals may differ in their last bit, since a GPU rounds a product and a sum once."""
    near, far = (rules(name).simulated().batch(SIZE, target) for target in ("cpu", "cuda"))
    seats = [*range(1, near.game.players)]
    for batch in (near, far):
        batch.reset(5)
        batch.play("random", seats)
    for seed in range(3):
        made: list[list[bytes]] = []
        appraised: list[list[np.ndarray]] = []
        for batch in (near, far):
            after, rows, choices = batch.afterstates(seed)
            forked = batch.fork(2)
            forked.redeal(1)
            some = forked.gather([5, 0, 5])
            batch.put([4, 2, 9], some)
            told = [np.asarray(array).tobytes() for array in (rows, choices, after.features(1))]
            made.append([stand(after), stand(forked), stand(some), stand(batch), *told])
            appraised.append([np.asarray(array) for array in batch.appraisals(seed)])
            batch.play("random", seats)
            batch.step(np.asarray(batch.sample()))
            batch.play(lambda observations, legal: np.asarray(legal).argmax(axis=1), seats)
        assert made[0] == made[1]
        for here, there in zip(*appraised, strict=True):
            np.testing.assert_allclose(here, there, rtol=1e-5, atol=1e-5)
        assert stand(near) == stand(far)


@on_a_gpu
@pytest.mark.parametrize("dtype", ["float16", "uint8"])
def test_the_gpu_stores_observations_in_the_same_way(dtype):
    near, far = (reinos.load("kingdomino").batch(SIZE, target, dtype=dtype) for target in ("cpu", "cuda"))
    for _ in range(30):
        choices = near.sample()
        for batch in (near, far):
            batch.step(choices)
    assert np.asarray(far.observations).tobytes() == near.observations.tobytes()


@on_a_gpu
def test_the_greedy_bot_plays_on_the_gpu():
    batch = reinos.load("kingdomino", players=2).batch(SIZE, "cuda", restart=False)
    batch.play("greedy", [0, 1])
    assert np.asarray(batch.done).all()


@on_a_gpu
def test_an_illegal_choice_changes_nothing_on_the_gpu():
    batch = reinos.load("kingdomino").batch(SIZE, "cuda")
    choices = np.asarray(batch.sample())
    choices[77] = 679
    before = stand(batch)
    with pytest.raises(reinos.IllegalChoice, match="game 77: seat . may not choose 679"):
        batch.step(choices)
    assert stand(batch) == before
    batch.step(batch.sample())


@on_a_gpu
def test_an_illegal_choice_on_the_gpu_is_told_at_the_next_wait():
    near, far = (reinos.load("kingdomino").batch(SIZE, target) for target in ("cpu", "cuda"))
    choices = near.sample()
    choices[77] = 679
    far.step(toolkit().to_device(choices))
    for _ in range(3):  # none of these is made
        far.step(far.sample())
    with pytest.raises(reinos.IllegalChoice, match="game 77: seat . may not choose 679"):
        np.asarray(far.done)
    assert stand(near) == stand(far)
    for batch in (near, far):
        batch.step(batch.sample())
    assert stand(near) == stand(far)


@on_a_gpu
@pytest.mark.parametrize("library", ["torch", "cupy", "jax"])
def test_other_libraries_read_and_choose_without_copies(library):
    module = pytest.importorskip(library)
    batch = reinos.load("kingdomino").batch(SIZE, "cuda")
    take = module.dlpack.from_dlpack if library == "jax" else module.from_dlpack
    for there in (batch.observations, batch.legal, batch.to_act):
        taken = take(there)
        host = taken.get() if library == "cupy" else taken.cpu() if library == "torch" else taken
        assert (np.asarray(host) == np.asarray(there)).all()
    batch.step(take(batch.sample()))


@pytest.mark.parametrize("name", reinos.games())
def test_keys_tell_the_questions_of_a_game_apart(name):
    game, seen = rules(name).simulated(), set()
    key, questions = question_key(game.rules.questions), list(game.rules.questions)
    position = game.start(3)
    while position.to_act:
        number, _ = divmod(key(game.rules.proxy(position.record)), 2)
        assert questions[number] is game.rules.questions.at(position.record)
        seen.add(number)
        seat = position.to_act[0]
        position = position.play(position.legal(seat)[-1], seat)
    assert len(seen) > 1
    assert key(game.rules.proxy(position.record)) == NOTHING


@pytest.mark.skipif(MISSING is None, reason="has a GPU")
def test_without_a_gpu_the_error_says_what_is_missing():
    for call in (lambda game: game.batch(4, "cuda"), lambda game: game.playouts(4, target="cuda")):
        with pytest.raises(reinos.BadOption, match="target 'cuda' needs (numba-cuda|an NVIDIA GPU)"):
            call(reinos.load("kingdomino"))
    with pytest.raises(reinos.BadOption, match="for one game take 'cpu'"):
        reinos.load("kingdomino").rules.target("cuda")

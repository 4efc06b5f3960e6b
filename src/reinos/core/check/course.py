"""Games end with a sane result, keep their invariants, and are the same on every target."""

from __future__ import annotations

import random
from collections import deque

import numpy as np

from reinos.core.batch import Batch
from reinos.core.brief import question_of
from reinos.core.check.failure import Watching, differing, fields
from reinos.core.game import Game
from reinos.core.invariants import looking
from reinos.core.position import Position
from reinos.core.record import EVENT_ROWS

MOST_STEPS = 20_000  # a random game that takes more has not ended
LAST_ASKED = 8  # questions that are named when a game does not end
SELDOM = 7  # steps between two looks that take long
ON_GPU, GPU_STEPS, GPU_SELDOM = 192, 400, 16  # games of a batch, its steps, steps between comparisons
BATCH_ARRAYS = ["legal", "observations", "ids", "to_act", "pending", "counts"]
BATCH_ARRAYS += ["rewards", "done", "truncated", "points", "ranks"]


def check_first_game(game: Game, seed: int) -> None:
    """One random game on CPython ends; what goes wrong in it names the line of the rule."""
    choose, look = np.random.default_rng([seed, 1]), looking(game.rules, "python")[0]
    asked: deque[str] = deque(maxlen=LAST_ASKED)
    with Watching(game, seed) as here:
        position = game.start(seed)
        for step in range(MOST_STEPS):
            here.at(step, position)
            look(position.record, 0)
            if position.over:
                check_ranks(list(position.ranks), list(position.points))
                return
            seat = position.to_act[0]
            legal = position.legal_ids(seat)
            assert legal, f"seat {seat} is to act and has no legal choice"
            asked.append(question_of(position) or f"seat {seat}")
            position = position.after(int(choose.choice(legal)), seat)
        raise AssertionError(f"the game is not over after {MOST_STEPS} steps; asked last: {', '.join(asked)}")


def check_ends(game: Game, games: int, seed: int) -> None:
    """Random games end; points and ranks are sane."""
    with Watching(game, seed):
        results = game.playouts(games, seed, most=MOST_STEPS)
        assert (results.lengths > 0).all(), "a game without a decision"
        endless = np.flatnonzero(results.lengths >= MOST_STEPS)
        assert not len(endless), f"game {endless[0]} of the playouts is not over after {MOST_STEPS} decisions"
        for ranks, points in zip(results.ranks.tolist(), results.points.tolist(), strict=True):
            check_ranks(ranks, points)


def check_ranks(ranks: list[int], points: list[int]) -> None:
    """Ranks start at 1, shared ranks use up the next ones."""
    assert min(ranks) == 1, f"nobody is first: ranks {ranks}, points {points}"
    for rank in ranks:
        ahead = sum(other < rank for other in ranks)
        assert rank == ahead + 1, f"ranks {ranks} have gaps, points {points}"


def check_targets_agree(game: Game, games: int, seed: int) -> None:
    """After every step `python` and `cpu` have the same bytes, and the game's invariants hold."""
    outside = global_random()
    look_fast, look_slow = (looking(game.rules, name)[0] for name in ("cpu", "python"))
    for number in range(games):
        choose = np.random.default_rng([seed, number])
        with Watching(game, seed + number) as here:
            slow, fast = (game.start(seed + number, target) for target in ("python", "cpu"))
            past: list[tuple[Position, bytes]] = []
            for step in range(MOST_STEPS):
                here.at(step, slow)
                check_same(slow, fast)
                look_fast(fast.record, 0)
                closely = step % SELDOM == 0
                if closely:
                    look_slow(slow.record, 0)
                past.append((slow, slow.record.tobytes()))
                check_legal_lists(slow, fast, closely)
                if slow.over:
                    break
                seat = int(choose.choice(slow.to_act))
                choice = int(choose.choice(slow.legal_ids(seat)))
                slow, fast = slow.after(choice, seat), fast.after(choice, seat)
            assert slow.over, f"not over after {MOST_STEPS} steps"
            assert all(kept.record.tobytes() == then for kept, then in past), "a past record has changed"
            assert global_random() == outside, "the game touched the global random state"


def check_same(slow: Position, fast: Position) -> None:
    """Two records are the same, with no more events than there is room for."""
    if slow.record.tobytes() != fast.record.tobytes():
        raise AssertionError(f"python and cpu differ in {fields(slow.game.rules, differing(slow, fast))}")
    assert slow.record["event_count"][0] <= EVENT_ROWS, f"more than {EVENT_ROWS} events in a step"


def check_legal_lists(slow: Position, fast: Position, closely: bool) -> None:
    """Legal ids are in order, each once, the same on both targets; there are some exactly for seats to act.

    CPython is slow: it is asked about seats that are not to act only when looking closely.
    """
    for seat in range(slow.game.players):
        ids = fast.legal_ids(seat)
        if closely or seat in slow.to_act:
            assert ids == slow.legal_ids(seat), f"seat {seat}: legal choices differ between python and cpu"
        assert ids == sorted(set(ids)), f"seat {seat}: legal ids are not sorted or not unique: {ids}"
        assert bool(ids) == (seat in slow.to_act), f"seat {seat}: legal choices and to_act disagree"
        assert all(0 <= i < slow.game.rules.choices.size for i in ids), f"seat {seat}: an id outside the space"


def check_gpu_agrees(game: Game, seed: int) -> None:
    """Batches on `cpu` and `cuda` have the same bytes and show the same arrays; playouts have the same results."""
    with Watching(game, seed):
        near, far = game.batch(ON_GPU, "cpu"), game.batch(ON_GPU, "cuda")
        near.reset(seed)
        far.reset(seed)
        for step in range(GPU_STEPS):
            if step % GPU_SELDOM == 0:
                assert stand(near) == stand(far), f"step {step}: cpu and cuda differ"
                for name in BATCH_ARRAYS:
                    same = (np.asarray(getattr(far, name)) == getattr(near, name)).all()
                    assert same, f"step {step}: {name} differ between cpu and cuda"
            choices = near.sample()
            near.step(choices)
            far.step(far.sample() if step % 2 else choices)
        one, two = (game.playouts(ON_GPU, seed, target) for target in ("cpu", "cuda"))
        for name in ("points", "ranks", "lengths"):
            assert (getattr(one, name) == getattr(two, name)).all(), f"{name} of playouts on cpu and cuda differ"


def stand(batch: Batch) -> bytes:
    """All the bytes of a batch."""
    saved = batch.save()
    return bytes(saved["records"].tobytes() + saved["notes"].tobytes())


def global_random() -> str:
    """The state of the global random generators, which rules must not use."""
    return f"{random.getstate()} {np.random.get_state(legacy=False)}"

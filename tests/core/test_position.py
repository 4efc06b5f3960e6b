"""Positions: they never change, hide what they should, and imagine with real dice."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import reinos
from reinos.core.errors import IllegalChoice
from reinos.core.position import Position
from reinos.core.record import members


def midway(name: str, target: str = "python", steps: int = 12) -> Position:
    random, position = np.random.default_rng(1), reinos.load(name).start(5, target)
    for _ in range(steps):
        position = position.play(int(random.choice(position.legal_ids())))
    return position


def test_play_leaves_the_position_as_it_is() -> None:
    position = midway("kingdomino")
    before = position.record.tobytes()
    after = position.play(position.legal()[0])
    assert position.record.tobytes() == before != after.record.tobytes()
    with pytest.raises(IllegalChoice, match="may not choose"):
        position.play(next(i for i in range(900) if i not in position.legal_ids()))
    with pytest.raises(IllegalChoice, match="seats are 0 to"):
        position.legal_ids(9)
    given = position.legal_ids()
    given.clear()
    assert position.legal_ids()


def test_both_targets_say_the_same() -> None:
    for slow, fast in zip(*(whole_game(target) for target in ("python", "cpu")), strict=True):
        assert slow.key == fast.key
        assert (slow.points, slow.ranks, slow.rewards) == (fast.points, fast.ranks, fast.rewards)
        assert slow.events == fast.events
        assert slow.to_act == fast.to_act == tuple(members(int(fast.record["to_act"][0])))


def test_threads_may_ask_positions_at_the_same_time() -> None:
    played = whole_game("cpu")
    alone = [position.legal_ids(0) for position in played]
    fresh = [Position(one.game, one.record, "cpu") for one in played] * 20
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda one: one.legal_ids(0), fresh)) == alone * 20


def whole_game(target: str) -> list[Position]:
    positions = [reinos.load("kingdomino", players=2).start(3, target)]
    while not positions[-1].over:
        positions.append(positions[-1].play(positions[-1].legal_ids()[-1]))
    assert sum(positions[-1].rewards) == 0
    assert positions[-2].rewards == [0.0, 0.0]
    return positions


@pytest.mark.parametrize("name", reinos.games())
def test_a_viewer_sees_the_same_of_an_imagined_table(name: str) -> None:
    position = midway(name)
    for viewer in (None, *range(position.game.players)):
        seen = position.seen_by(viewer)
        assert (seen.seat, seen.hidden) == (viewer, True)
        assert seen.seen_by(viewer) is seen
        assert position.imagine(viewer, 1).seen_by(viewer).key == seen.key == position.seen_by(viewer).key
        if viewer is not None:
            assert seen.legal_ids() == position.legal_ids(viewer)


@pytest.mark.parametrize("name", reinos.games())
def test_viewers_share_what_is_read_if_and_only_if_they_know_the_same(name: str) -> None:
    position = midway(name)
    seen = [position.seen_by(viewer) for viewer in (None, *range(position.game.players))]
    for one in seen:
        for other in seen:
            same = one.record.tobytes() == other.record.tobytes()
            assert (one.contents is other.contents) == same == (one.key == other.key)
    assert all(one.contents is not position.contents for one in seen)


@pytest.mark.parametrize("name", reinos.games())
def test_two_seeds_imagine_two_tables(name: str) -> None:
    """Redealing draws from the dice of its seed: the same seed gives the same table, another one another."""
    position = midway(name, steps=20)
    viewer = position.to_act[0]
    one, again, other = (position.imagine(viewer, seed) for seed in (1, 1, 2))
    assert one.key == again.key
    hidden = [field for field in one.record.dtype.names if one.record[field].tobytes() != other.record[field].tobytes()]
    assert set(hidden) - {"key", "pool", "stream", "block", "drawn"}, "only the dice differ"


def test_it_can_be_copied_and_pickled() -> None:
    position = midway("lancaster").seen_by(1)
    for other in (copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert (other.seat, other.hidden, other.target, other.record.tobytes()) == (
            1,
            True,
            "python",
            position.record.tobytes(),
        )
        assert other.game.options == position.game.options


def test_other_dice_from_here_on() -> None:
    position = midway("risk_europe", steps=0)
    assert position.with_dice(4).record["key"].tobytes() == position.game.bare(4)["key"].tobytes()
    assert position.with_dice(4).dice == (0, 16)

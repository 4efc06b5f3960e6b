"""Batches made from batches: the tables that positions would give, on every target; and bots at some seats."""

from __future__ import annotations

import os
import pickle
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.batch import GAME_AT, Batch
from reinos.core.catalog import rules
from reinos.core.check.course import stand
from reinos.core.position import Position

SIZE, SEED = 6, 1 << 70 | 5
# As in test_batch; what is made from the games on `cpu` compiles for long, so usually for one of them.
GAMES = reinos.games() if os.environ.get("REINOS_SOAK") else ("el_grande", "kingdomino")
COMPILED = reinos.games() if os.environ.get("REINOS_SOAK") else ("kingdomino",)


def played(name: str = "kingdomino", target: str = "python", steps: int = 9, size: int = SIZE, **wishes: Any) -> Batch:
    """A batch some steps after its start."""
    batch = rules(name).simulated().batch(size, target, **wishes)
    batch.reset(3)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


def position(batch: Batch, i: int) -> Position:
    return Position(batch.game, batch.records()[i : i + 1])


def row(batch: Batch, i: int) -> bytes:
    return batch.records()[i].tobytes()


def at(seed: int, i: int) -> int:
    """The seed of row i."""
    return seed ^ i << GAME_AT


# --- gather and put


def test_gathered_rows_are_copies_that_go_on_in_the_same_way():
    batch = played()
    before = stand(batch)
    some = batch.gather([4, 1, 4])
    assert [row(some, i) for i in range(3)] == [row(batch, i) for i in (4, 1, 4)]
    assert (some.legal == batch.legal[[4, 1, 4]]).all()
    assert (some.observations == batch.observations[[4, 1, 4]]).all()
    assert (some.sample() == batch.sample()[[4, 1, 4]]).all()
    some.step(some.sample())
    assert stand(batch) == before
    batch.step(batch.sample())
    assert [row(some, i) for i in range(3)] == [row(batch, i) for i in (4, 1, 4)]


def test_put_replaces_rows_and_leaves_the_others():
    batch, other = played(), played(steps=30)
    rest = [row(batch, i) for i in (0, 1, 3, 4)]
    batch.put([5, 2], other.gather([0, 1]))
    assert [row(batch, i) for i in (5, 2)] == [row(other, i) for i in (0, 1)]
    assert [row(batch, i) for i in (0, 1, 3, 4)] == rest
    assert (batch.legal[[5, 2]] == other.legal[[0, 1]]).all()
    batch.step(batch.sample())


def test_a_game_from_elsewhere_has_no_seed_and_the_next_one_in_its_row_has():
    batch = played(size=2)
    batch.put([1], batch.gather([0]))
    assert batch.seed(0) == 3
    with pytest.raises(reinos.BadOption, match="game 1 came from another batch"):
        batch.seed(1)
    with pytest.raises(reinos.BadOption, match="game 0 came from another batch"):
        batch.gather([0]).seed(0)
    while not batch.done[1]:
        batch.step(batch.sample())
    assert batch.seed(1) == at(3, 1) ^ 1 << 224
    fresh = batch.game.new(batch.seed(1)).record
    fresh["events"], fresh["event_count"], fresh["quiet"] = 0, 0, 1
    assert row(batch, 1) == fresh.tobytes()


def test_batches_made_from_others_pickle_and_stay_as_they_are():
    some = played(steps=30).gather([0, 1])
    some.play("random", [0, 1])
    twin = pickle.loads(pickle.dumps(some))
    for batch in (some, twin):
        batch.play("random", range(4))
    assert twin.done.all()
    assert stand(twin) == stand(some)


# --- the end of a game


def test_without_restart_a_game_that_ends_stands_still():
    batch = played(steps=0, restart=False)
    for _ in range(200):
        over = batch.done.copy()
        before, results = batch.records(), (batch.rewards, batch.points, batch.ranks)
        choices = batch.sample()
        assert (choices[over] == -1).all()
        choices[over] = 10**6  # whatever is chosen for a game that has ended
        batch.step(choices)
        assert (batch.records()[over] == before[over]).all()
        for was, now in zip(results, (batch.rewards, batch.points, batch.ranks), strict=True):
            assert (was[over] == now[over]).all()
        if batch.done.all():
            break
    assert batch.done.all()
    assert (batch.to_act == -1).all()
    assert (batch.pending == 0).all()
    assert not batch.counts.any()
    assert not batch.legal.any()
    assert not batch.observations.any()
    assert (batch.rewards != 0).any()
    assert [position(batch, i).over for i in range(SIZE)] == [True] * SIZE
    assert batch.ranks.tolist() == [list(position(batch, i).ranks) for i in range(SIZE)]
    kept = stand(batch)
    batch.redeal()
    assert stand(batch) == kept
    with pytest.raises(reinos.BadOption, match="no game is going on"):
        batch.afterstates()
    batch.reset(3)
    assert stand(batch) == stand(played(steps=0))


def test_a_finished_game_put_where_games_restart_starts_anew_with_the_next_step():
    ended = played(steps=0, size=1, restart=False)
    ended.play("random", range(ended.game.players))
    assert ended.done.all()
    batch = played(size=2)
    batch.put([0], ended)
    assert batch.done.tolist() == [True, False]
    batch.step(batch.sample())
    assert batch.done.tolist() == [False, False]
    assert (batch.counts > 0).all()


# --- new dice, new cards


def test_forks_have_dice_of_their_own_and_nothing_else_new():
    batch = played()
    two = batch.fork(2, SEED)
    assert two.size == 2 * SIZE
    for i in range(two.size):
        expected = position(batch, i // 2).with_dice(at(SEED, i))
        assert row(two, i) == expected.record.tobytes()
    assert (two.legal == np.repeat(batch.legal, 2, axis=0)).all()
    drawn = batch.fork(200, SEED).sample().reshape(SIZE, 200)
    assert all(len(set(own)) == count for own, count in zip(drawn.tolist(), batch.counts.tolist(), strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_redealing_imagines_for_the_seat_to_act_or_another(name):
    batch = played(name)
    for viewer in (None, 1, np.arange(SIZE) % 2):
        one = batch.gather(range(SIZE))
        one.redeal(viewer, SEED)
        seats = batch.to_act if viewer is None else np.broadcast_to(viewer, SIZE)
        for i, seat in enumerate(seats.tolist()):
            expected = position(batch, i).imagine(seat, at(SEED, i))
            assert row(one, i) == expected.record.tobytes()
            assert np.flatnonzero(one.legal[i]).tolist() == expected.legal_ids(int(batch.to_act[i]))


@pytest.mark.parametrize("name", GAMES)
def test_afterstates_are_what_each_choice_leads_to_on_an_imagined_table(name):
    batch = played(name)
    after, rows, choices = batch.afterstates(SEED)
    assert rows.tolist() == np.repeat(np.arange(SIZE), batch.counts).tolist()
    assert choices.tolist() == [int(n) for own, k in zip(batch.ids, batch.counts, strict=True) for n in own[:k]]
    for j, (i, choice) in enumerate(zip(rows.tolist(), choices.tolist(), strict=True)):
        seat = int(batch.to_act[i])
        expected = position(batch, i).imagine(seat, at(SEED, i)).after(choice, seat)
        assert row(after, j) == expected.record.tobytes()
        assert bool(after.done[j]) == expected.over
        if not expected.over:
            assert int(after.to_act[j]) == expected.to_act[0]
            assert np.flatnonzero(after.legal[j]).tolist() == expected.legal_ids(expected.to_act[0])


def test_afterstates_of_the_last_choice_have_ended():
    batch = played(steps=0, restart=False)
    while not batch.done.any():
        last = batch.copy()
        batch.step(batch.sample())
    i = int(np.flatnonzero(batch.done)[0])
    after, rows, _ = last.afterstates()
    assert after.done[rows == i].all()
    assert (after.to_act[rows == i] == -1).all()
    assert not after.observations[rows == i].any()
    assert after.features(0)[rows == i].any()


@pytest.mark.parametrize("name", GAMES)
def test_appraisals_are_what_the_greedy_bot_would_go_by(name):
    batch = played(name)
    for i, (found, stands) in enumerate(zip(*batch.appraisals(SEED), strict=True)):
        seat, ids = int(batch.to_act[i]), batch.ids[i, : batch.counts[i]].tolist()
        world, rules = position(batch, i).imagine(seat, at(SEED, i)), batch.game.rules
        rest = np.delete(found, ids) if len(ids) > 1 else found
        assert not rest.any()
        for choice in ids if len(ids) > 1 else ():
            after = rules.proxy(world.after(choice, seat).record)
            assert found[choice] == np.float32(rules.appraise(after, seat))
        now = rules.proxy(world.record)
        assert stands.tolist() == [np.float32(rules.appraise(now, seat)) for seat in range(batch.game.players)]


@pytest.mark.parametrize("name", COMPILED)
def test_appraisals_are_the_same_on_cpu_with_any_number_of_threads(name):
    slow, fast, threaded = played(name), played(name, "cpu"), played(name, "cpu", threads=3)
    for one, other, third in zip(*(batch.appraisals(SEED) for batch in (slow, fast, threaded)), strict=True):
        assert one.any()
        assert one.tobytes() == other.tobytes() == third.tobytes()


def test_what_follows_from_secrets_is_the_same_when_they_are_dealt_anew():
    """No afterstate depends on what the seat to act cannot know, nor on the dice of the table."""
    batch = played("el_grande", steps=40)
    other = batch.gather(range(SIZE))
    other.redeal(seed=SEED)
    one, two = batch.afterstates(7)[0], other.afterstates(7)[0]
    assert other.records().tobytes() != batch.records().tobytes()
    assert one.records().tobytes() == two.records().tobytes()


def test_seeds_follow_from_the_batch_and_differ_from_call_to_call():
    one, two = played(), played()
    first, second = one.fork(1), one.fork(1)
    assert stand(first) == stand(two.fork(1))
    assert stand(first) != stand(second)
    assert stand(one.copy().fork(1)) == stand(one.fork(1))
    own = {r["key"].tobytes() for r in one.records()}
    assert not own & {r["key"].tobytes() for batch in (first, second) for r in batch.records()}
    one.redeal()
    assert stand(one) != stand(two)


def test_features_are_those_of_the_given_seats():
    batch = played("el_grande", steps=20)
    seats = np.arange(SIZE) % batch.game.players
    found = np.array(batch.features(seats))
    for i, seat in enumerate(seats.tolist()):
        assert (found[i] == position(batch, i).features(seat)).all()
    assert (batch.features(2)[0] == position(batch, 0).features(2)).all()


# --- bots


def first_legal(observations, legal):
    return legal.argmax(axis=1)


@pytest.mark.parametrize("bot", ["random", "greedy", first_legal])
def test_a_bot_plays_its_seats_until_it_is_another_ones_turn(bot):
    batch = played(steps=0)
    seats = np.ones((SIZE, batch.game.players), bool)
    mine = np.arange(SIZE) % batch.game.players
    seats[np.arange(SIZE), mine] = False
    ended = np.zeros(SIZE, bool)
    for _ in range(40):
        batch.play(bot, seats)
        assert (batch.to_act == mine).all()
        ended |= batch.done
        assert ((batch.rewards != 0).any(axis=1) <= batch.done).all()
        if ended.all():
            break
        batch.step(batch.sample())
    assert ended.all()


def test_results_of_the_step_stay_while_bots_play_on():
    batch = played(steps=0, size=40)
    while not batch.done.any():
        batch.step(batch.sample())
    done, rewards, points = batch.done.copy(), batch.rewards.copy(), batch.points.copy()
    batch.play("random", [1, 2, 3])
    assert (batch.to_act == 0).all()
    assert batch.done[done].all()
    assert (batch.rewards[done] == rewards[done]).all()
    assert (batch.points[done] == points[done]).all()


def test_greedy_chooses_what_looks_best_where_it_imagines():
    batch = played(size=3, steps=14)
    twin = batch.copy()
    seats = sorted({*range(4)} - {3})
    expected = twin._lanes.favourites(twin._seats(seats), *twin._dice(None))
    kernels = batch.game.rules.target("python")
    for i, (seat, chosen) in enumerate(zip(batch.to_act.tolist(), expected.tolist(), strict=True)):
        if seat == 3:
            assert chosen == -1
            continue
        world = position(batch, i).imagine(seat, at(_seed_of(batch), i))
        legal = np.array(world.legal_ids(seat), np.int64)
        values = np.zeros(len(legal))
        kernels.values_after(np.concatenate([world.record, world.record]), seat, legal, values)
        assert chosen in legal[values == values.max()]


def _seed_of(batch: Batch) -> int:
    key = batch.copy()._dice(None)[0]["key"][0]
    return sum(int(word) << 32 * (7 - n) for n, word in enumerate(key.tolist()))


def test_whole_games_are_played_where_they_do_not_restart():
    batch = played(steps=0, restart=False)
    batch.play("greedy", [0])
    assert (batch.to_act != 0).all()
    batch.play("greedy", [1, 2])
    batch.play("random", range(4))
    assert batch.done.all()


def test_a_function_is_checked_only_where_it_is_asked():
    batch = played(steps=5, size=40)
    assert (batch.to_act == 2).any()
    waiting = row(batch, int(np.flatnonzero(batch.to_act == 2)[0]))

    def choose(observations, legal):
        return np.where(batch.to_act == 2, -5, legal.argmax(axis=1))

    batch.play(choose, [0, 1, 3])
    assert waiting in {row(batch, i) for i in range(batch.size)}
    with pytest.raises(reinos.IllegalChoice, match="seat 2 may not choose -5"):
        batch.play(choose, [2])


# --- targets


@pytest.mark.parametrize("name", COMPILED)
def test_cpu_makes_the_same_batches_with_any_number_of_threads(name):
    slow, fast = played(name, "python", 4), played(name, "cpu", 4)
    threaded = rules(name).simulated().batch(SIZE, "cpu", 3)
    threaded.restore(fast.save())
    seats = [seat for seat in range(slow.game.players) if seat != 1]

    def all_of(batch: Batch) -> list[bytes]:
        found = []
        for _ in range(2):
            after, rows, choices = batch.afterstates(SEED)
            found += [stand(after), rows.tobytes(), choices.tobytes(), batch.features(1).tobytes()]
            forked = batch.fork(2)
            forked.redeal(0)
            found += [stand(forked), stand(forked.gather([3, 0, 3]))]
            batch.put([0, 5], forked.gather([1, 2]))
            batch.play("greedy", seats)
            batch.step(batch.sample())
            batch.play("random", seats)
            found.append(stand(batch))
        return found

    assert all_of(slow) == all_of(fast) == all_of(threaded)


# --- what is refused


@pytest.mark.parametrize("rows", [[], [6], [-1], [0.5], [[1]], 3, [True, False], ["a"]])
def test_rows_that_are_none(rows):
    batch = played()
    before = stand(batch)
    for call in (batch.gather, lambda rows: batch.put(rows, batch)):
        with pytest.raises(reinos.BadOption, match="rows are .*; allowed: a list of whole numbers from 0 to 5"):
            call(rows)
    assert stand(batch) == before


def test_batches_that_do_not_fit():
    batch = played()
    before = stand(batch)
    with pytest.raises(reinos.BadOption, match="rows has a row twice"):
        batch.put([1, 1], batch.gather([0, 0]))
    for other in (batch.gather([0]), reinos.load("kingdomino", players=2).batch(2, "python")):
        with pytest.raises(reinos.BadOption, match="batch is .*; needed: 2 x "):
            batch.put([0, 1], other)
    assert stand(batch) == before


@pytest.mark.parametrize("seats", [[4], [-1], [0.0], "1", [[True] * 4], [[0]], 1])
def test_seats_that_are_none(seats):
    with pytest.raises(reinos.BadOption, match=r"seats has .*; allowed: a list of seats from 0 to 3, or booleans"):
        played().play("random", seats)


@pytest.mark.parametrize("viewer", [4, -1, 0.5, [0, 1], "0", True])
def test_viewers_that_are_none(viewer):
    for call in (played().redeal, played().features):
        with pytest.raises(reinos.BadOption, match="seats are .*; allowed: 0 to 3, one for all games or one for each"):
            call(viewer)


def test_other_wishes_that_cannot_be():
    batch = played()
    before = stand(batch)
    with pytest.raises(reinos.BadOption, match="bot is 'clever'; allowed: 'random', 'greedy', or a function"):
        batch.play("clever", [0])
    with pytest.raises(reinos.BadOption, match="would never end"):
        batch.play("random", range(4))
    with pytest.raises(reinos.BadOption, match="copies is 0"):
        batch.fork(0)
    with pytest.raises(reinos.BadOption, match="seed is -1"):
        batch.fork(1, -1)
    assert stand(batch) == before

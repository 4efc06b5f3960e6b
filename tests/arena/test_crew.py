"""Tournaments on this machine and on Ray: every game once, whatever dies."""

from __future__ import annotations

import multiprocessing
import os
import shlex
import signal
import sys
import threading
import time

import numpy as np
import pytest

from reinos.arena import Ledger, Plan, play, tournament
from reinos.arena.game import Fixture, Lost, generators, play_whole

CRASH = shlex.join([sys.executable, "-S", "-c", "import sys; sys.exit(3)"])


def played(plan, workers=1, ray=None):
    ledger = Ledger(plan)
    for _ in tournament(ledger, workers, ray):
        pass
    return ledger.results


def essence(results):
    """What does not depend on the clock."""
    return [(r.number, r.seed, r.seats, r.points, r.ranks, r.decisions) for r in results]


def test_processes_play_the_same_games():
    plan = Plan("kingdomino", {"players": 2}, ("greedy", "random", "greedy:50"), 12)
    assert essence(played(plan, 2)) == essence(played(plan))


def test_a_failing_bot_forfeits_its_games_only():
    plan = Plan("kingdomino", {"players": 2}, (f"cmd:{CRASH}", "random"), 4)
    results = played(plan)
    assert len(results) == 4
    for result in results:
        assert result.forfeit is not None
        assert result.seats[result.forfeit.seat].startswith("cmd:")
        assert "status 3" in result.forfeit.reason
        assert result.ranks[result.forfeit.seat] == 2
        assert sorted(result.ranks) == [1, 2]


def kill_once(find, killed):
    """Kill the first process that `find` finds, from another thread."""

    def hunt():
        for _ in range(600):
            for pid in find():
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
                return
            time.sleep(0.05)

    thread = threading.Thread(target=hunt)
    thread.start()
    return thread


def test_a_process_that_dies_costs_no_game():
    plan = Plan("kingdomino", {"players": 2}, ("greedy", "random"), 200)
    killed: list[int] = []
    ledger = Ledger(plan)
    hunter = None
    for result in tournament(ledger, 2):
        if hunter is None and result.number >= 0:
            hunter = kill_once(lambda: [p.pid for p in multiprocessing.active_children() if p.pid], killed)
    assert hunter is not None
    hunter.join()
    assert len(killed) == 1
    assert essence(ledger.results) == essence(played(plan))


def test_a_game_that_kills_every_process_is_given_up(monkeypatch):
    plan = Plan("kingdomino", {"players": 2}, ("greedy", "random"), 2)
    monkeypatch.setattr("reinos.arena.crew.work", die)
    with pytest.raises(Lost, match="ended 3 processes"):
        played(plan, 2)


def die(plan, line):
    """A process that does not survive its first game."""
    line.recv()
    os._exit(1)


@pytest.mark.filterwarnings("ignore")
def test_ray_with_two_workers_one_of_which_dies():
    pytest.importorskip("ray")
    import psutil

    plan = Plan("kingdomino", {"players": 2}, ("greedy", "random"), 200)
    killed: list[int] = []

    def workers():
        return [p.pid for p in psutil.Process().children(recursive=True) if "ray::play_task" in " ".join(p.cmdline())]

    hunter = None
    ledger = Ledger(plan)
    for result in tournament(ledger, 2, "local"):
        if hunter is None and result.number >= 0:
            hunter = kill_once(workers, killed)
    assert hunter is not None
    hunter.join()
    assert len(killed) == 1
    assert essence(ledger.results) == essence(played(plan))


@pytest.mark.parametrize(
    "options", [{"players": 4}, {"players": 2, "mighty_duel": True}, {"players": 3, "harmony": True}]
)
def test_games_in_one_go_are_the_same_games(options, monkeypatch):
    """Static agents play whole games in compiled code, and draw from NumPy's generators as they do one by one."""
    plan = Plan("kingdomino", options, ("fg", "random", "gprd", "tr"), 12, seed=4)
    quick = [play_whole(plan.load(), fixture, plan.load().start(fixture.seed, "cpu")) for fixture in plan.fixtures()]
    monkeypatch.setattr("reinos.arena.game.play_whole", lambda *given: None)
    slow = [play(plan.load(), fixture) for fixture in plan.fixtures()]
    assert [exact(result) for result in quick] == [exact(result) for result in slow]


@pytest.mark.parametrize(("seed", "number"), [(0, 0), (7, 1), ((1 << 256) - 1, 1 << 40)])
def test_seats_draw_as_they_always_did(seed, number):
    """Results are cited by their digest: the same plan means the same games in every version."""
    drawn = [random.integers(1 << 60) for random in generators(Fixture(number, seed, ("random",) * 3))]
    assert drawn == [np.random.default_rng([seed, number, seat]).integers(1 << 60) for seat in range(3)]


def exact(result):
    """A game to the last byte."""
    return result.number, result.seats, result.moves, result.record, result.points, result.ranks, result.decisions

"""Play on a Ray cluster: one task a game. A worker that dies costs time and no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from reinos.arena.game import Fixture, Lost, Result, play
from reinos.arena.plan import Plan
from reinos.core.errors import BadOption

LOCAL = "local"  # a cluster of this machine alone, for as long as the tournament lasts
AHEAD = 4  # games handed out for each core, so that none waits for us
MOST_DEATHS = 5  # of workers over one game


def play_on_ray(
    plan: Plan, fixtures: Sequence[Fixture], address: str = LOCAL, workers: int | None = None
) -> Iterator[Result]:
    """The results as they come, in any order."""
    if not fixtures:
        return
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs Ray: pip install 'reinos[ray]'") from None

    if address == LOCAL:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        yield from _results(ray, plan, fixtures)
    finally:
        ray.shutdown()


def _results(ray: Any, plan: Plan, fixtures: Sequence[Fixture]) -> Iterator[Result]:
    task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_task)
    shared = ray.put(plan)
    room = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(reversed(fixtures))
    at_work: list[Any] = []
    while waiting or at_work:
        while waiting and len(at_work) < room:
            at_work.append(task.remote(shared, waiting.pop()))
        done, at_work = ray.wait(at_work)
        try:
            yield from ray.get(done)
        except ray.exceptions.RayError as wrong:
            raise Lost(f"a game ended {MOST_DEATHS + 1} workers: {wrong}") from None


def play_task(plan: Plan, fixture: Fixture) -> Result:
    """One game, on whichever machine Ray has chosen."""
    return play(plan.load(), fixture, plan.time_limit, plan.shares)

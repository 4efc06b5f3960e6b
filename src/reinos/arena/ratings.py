"""Ratings by OpenSkill's Plackett-Luce model: a mean and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from statistics import fmean

from reinos.arena.game import Result

Z = 1.96  # 95 %
ORDERS = 20
MOST_RATED = 20_000  # games in all orders together, so that nobody waits long


@dataclass(frozen=True)
class Rating:
    """A bot's strength; beginners have 25 ± 16.3."""

    mean: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where it lies with 95 % certainty, as the model sees it."""
        return self.mean - Z * self.deviation, self.mean + Z * self.deviation


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """Every bot's rating after these games: the mean over several orders, as the model trusts the last games most."""
    if not results:
        return {}
    chance = Random(0)
    orders = max(1, min(ORDERS, MOST_RATED // len(results)))
    ends = [course(chance.sample(results, len(results)))[-1] for _ in range(orders)]
    return {
        name: Rating(fmean(end[name].mean for end in ends), fmean(end[name].deviation for end in ends))
        for name in ends[0]
    }


def can_rate() -> bool:
    """Whether OpenSkill is installed."""
    return find_spec("openskill") is not None


def course(results: Sequence[Result]) -> list[dict[str, Rating]]:
    """Everybody's rating after each game."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    beginner = model.rating()
    names = dict.fromkeys(name for result in results for name in result.seats)
    now = {name: Rating(beginner.mu, beginner.sigma) for name in names}
    found = []
    for result in results:
        seats = [[model.rating(mu=now[name].mean, sigma=now[name].deviation)] for name in result.seats]
        rated = model.rate(seats, ranks=[float(rank) for rank in result.ranks])
        for name in dict.fromkeys(result.seats):
            # A bot that sits twice is one bot: it gets what its seats got on average.
            own = [team[0] for team, seated in zip(rated, result.seats, strict=True) if seated == name]
            now[name] = Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
        found.append(dict(now))
    return found

"""Questions that end a tournament once they are decided: Wald's sequential probability ratio test."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log

from reinos.arena.game import Fixture, Result
from reinos.arena.plan import TEXT, Plan
from reinos.arena.standings import win_share
from reinos.core.errors import WrongOption

MARGIN = 0.05  # of the share of wins, to both sides of what is asked
ERROR = 0.05  # the chance of either wrong answer, where the truth is beyond the margin
LEAST, MOST = 0.06, 0.94  # shares that can be asked about


@dataclass(frozen=True)
class Question:
    """Whether a bot wins more than a share of its games; a shared win counts in part."""

    bot: str
    share: float

    def answer(self, results: Sequence[Result]) -> bool | None:
        """Yes, no, or None while it is open; only whole rotations of seats count, in the order of the games."""
        low, high = self.share - MARGIN, self.share + MARGIN
        bound, weight = log((1 - ERROR) / ERROR), 0.0
        for number, result in enumerate(results, 1):
            won = win_share(result, result.seats.index(self.bot))
            weight += won * log(high / low) + (1 - won) * log((1 - high) / (1 - low))
            if number % len(result.seats) == 0 and abs(weight) >= bound:
                return weight > 0
        return None


def question(plan: Plan, share: float) -> Question:
    """The question about the first bot of a plan, which must sit once at every table."""
    if not LEAST <= share <= MOST:
        told = {"value": f"{100 * share:g}", "least": f"{100 * LEAST:g}", "most": f"{100 * MOST:g}"}
        raise WrongOption("question-share", TEXT, **told)
    if len(plan.bots) != plan.load().players or plan.bots.count(plan.bots[0]) != 1:
        raise WrongOption("question-seats", TEXT, bot=plan.bots[0], players=str(plan.load().players))
    return Question(plan.bots[0], share)


def in_order(results: Iterable[Result], fixtures: Iterable[Fixture]) -> Iterator[Result]:
    """The results in the order of the games, each as soon as all before it are there."""
    waiting: dict[int, Result] = {}
    numbers = [fixture.number for fixture in fixtures][::-1]
    for result in results:
        waiting[result.number] = result
        while numbers and numbers[-1] in waiting:
            yield waiting.pop(numbers.pop())

"""Play a plan to its end, wherever: results come one by one, and are kept as they come."""

from __future__ import annotations

from collections.abc import Iterator

from reinos.arena.cluster import play_on_ray
from reinos.arena.crew import play_here
from reinos.arena.game import Result
from reinos.arena.ledger import Ledger
from reinos.arena.question import Question, in_order


def tournament(
    ledger: Ledger, workers: int = 1, ray: str | None = None, question: Question | None = None
) -> Iterator[Result]:
    """The games of the ledger's plan that have no result yet; each result is in the ledger when it comes.

    A question ends the tournament when it is decided, after the same games whoever plays them: results come in order.
    """
    undone = ledger.undone(ledger.plan.fixtures())
    if question is not None and question.answer(ledger.results) is not None:
        return
    results = play_here(ledger.plan, undone, workers) if ray is None else play_on_ray(ledger.plan, undone, ray, workers)
    for result in results if question is None else in_order(results, undone):
        if ledger.add(result):
            yield result
        if question is not None and question.answer(ledger.results) is not None:
            return

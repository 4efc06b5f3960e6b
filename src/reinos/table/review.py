"""The review of a table's match: what is to be assessed, and what is told of it."""

from __future__ import annotations

from typing_extensions import TypedDict

from reinos.core.match import Match
from reinos.review import Review, Task, tasks
from reinos.review.chart import chart
from reinos.review.review import thinned
from reinos.review.told import Told, told
from reinos.table.refusal import NotNow
from reinos.table.state import names_of
from reinos.table.table import Table

PLAYOUTS = 200  # imagined games a decision
MOST = 160  # positions that are assessed


class TableReview(TypedDict):
    """A review as people at the table are shown it."""

    told: Told
    chart: str
    """The chances over time as SVG."""
    before: list[int]
    """For every moment: the commit from which it can be tried again."""


def check_reviewable(table: Table) -> None:
    """A refusal unless the match is over and was played by today's rules."""
    if table.status != "over":
        raise NotNow("not-over", table=table.id)
    if table.of_other_rules:
        raise NotNow("old-rules")


def whole_match(table: Table) -> Match:
    """The match with all its positions."""
    match = table.match
    match.positions = [table.position(entry) for entry in table.entries]
    return match


def review_tasks(table: Table, viewer: int | None) -> list[Task]:
    """What is to be assessed, within the budget."""
    return thinned(tasks(whole_match(table), viewer), MOST)


def review_told(table: Table, found: Review, lang: str) -> TableReview:
    """The review in words."""
    text = told(whole_match(table), found, lang, names_of(table, lang))
    before = [table.entries[moment["step"] + 1].commit - 1 for moment in text["moments"]]
    return {"told": text, "chart": chart(text), "before": before}

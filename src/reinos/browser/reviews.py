"""Reviews of finished matches: made position by position, between bots' moves, for as long as somebody asks."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from reinos.browser.thinking import Mind, Think
from reinos.core.cache import Cache
from reinos.review import Review
from reinos.review.assessment import Assessment, assessed
from reinos.review.review import Task, put_together
from reinos.table.refusal import NotNow
from reinos.table.review import PLAYOUTS, review_tasks
from reinos.table.table import Table

KEPT = 20
PATIENCE = 3.0  # seconds after the last question until nobody waits any more

Key = tuple[str, int | None]  # a table's id and whose eyes


@dataclass
class Progress:
    """How far a review has come; it goes on from there when somebody asks again."""

    tasks: list[Task]
    found: list[Assessment] = field(default_factory=list)
    asked: float = 0.0  # when somebody did last
    work: asyncio.Task[None] | None = None


class Reviews:
    """Makes reviews, and keeps the last ones."""

    def __init__(self, think: Think) -> None:
        self.mind = Mind(think)
        self.made: Cache[Review] = Cache(KEPT)
        self.begun: dict[Key, Progress] = {}

    def ask(self, table: Table, viewer: int | None) -> Review | Progress:
        """The review, or how far it has come; begun if need be. A refusal if it failed."""
        key = (table.id, viewer)
        made = self.made.known(key)
        if made is not None:
            return made
        progress = self.begun.get(key)
        if progress is None:
            progress = self.begun[key] = Progress(review_tasks(table, viewer))
        progress.asked = time.monotonic()
        if progress.work is None or progress.work.done():
            if progress.work is not None and progress.work.exception() is not None:
                del self.begun[key]
                raise NotNow("no-review")
            progress.work = asyncio.get_running_loop().create_task(self._go_on(key, progress))
        return progress

    async def _go_on(self, key: Key, progress: Progress) -> None:
        for task in progress.tasks[len(progress.found) :]:
            if time.monotonic() - progress.asked > PATIENCE:
                return
            progress.found.append(await assessed(task.seen, task.chosen, PLAYOUTS, self.mind))
        self.made.put(key, put_together(progress.tasks, progress.found, key[1], PLAYOUTS))
        del self.begun[key]

"""Answers in words: which choice somebody means who writes instead of pointing."""

from __future__ import annotations

from typing import Any

from reinos.core.brief import read
from reinos.core.errors import IllegalChoice
from reinos.server import turn
from reinos.server.errors import Refusal
from reinos.server.sight import scene_of, told_choice
from reinos.server.state import Viewer, names_of
from reinos.server.table import Table
from reinos.server.wording import server_words


def understood(table: Table, viewer: Viewer, text: str) -> dict[str, Any]:
    """The choice that an answer means, or a refusal that says what would be understood, with the state."""
    if viewer.seat is None or turn.decision_of(table, viewer.seat) is None:
        raise Refusal(409, "no-decision", table=table.id)
    _, tried = turn.shown(table, viewer.seat)
    if tried.held is not None:
        raise Refusal(422, "not-understood", table=table.id, detail=server_words(viewer.lang)("why-held"))
    try:
        choice = read(tried.seen.position(viewer.seat), text, viewer.lang)
    except IllegalChoice as wrong:
        raise Refusal(422, "not-understood", table=table.id, detail=str(wrong)) from None
    scene = scene_of(tried.seen, viewer.seat, viewer.lang, names_of(table, viewer.lang), active=False)
    return {"choice": choice.id, "label": told_choice(table.game, scene, choice)["label"]}

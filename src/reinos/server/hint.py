"""What a bot would do in somebody's place, and why a place cannot be chosen."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.bots.greedy import Greedy
from reinos.server import turn
from reinos.server.bot_runner import quick
from reinos.server.errors import Refusal
from reinos.server.sight import scene_of, tell, told_choice
from reinos.server.state import Viewer, names_of
from reinos.server.table import Table
from reinos.server.wording import server_words

Json = dict[str, Any]
BEST = 5
BOT = "greedy"


def hint(table: Table, viewer: Viewer) -> Json:
    """The best choices in the eyes of the greedy bot, from what the seat may know."""
    if viewer.seat is None or turn.decision_of(table, viewer.seat) is None:
        raise Refusal(409, "no-hint", table=table.id)
    _, tried = turn.shown(table, viewer.seat)
    if tried.held is not None:
        return {"bot": BOT, "options": []}
    bot = quick(BOT, table.game)
    assert isinstance(bot, Greedy)
    legal = tried.match.legal_ids(viewer.seat)
    values = bot.values(tried.match.record, viewer.seat, legal, np.random.default_rng(table.commits))
    spread = float(values.std()) or 1.0
    leaning = np.exp((values - values.max()) / spread)
    shares = leaning / leaning.sum()
    scene = scene_of(tried.match, viewer.seat, viewer.lang, names_of(table, viewer.lang), active=False)
    choices = table.game.rules.choices
    options = []
    for place in np.argsort(-values, kind="stable")[:BEST].tolist():
        told = told_choice(table.game, scene, choices.choice(legal[place]))
        value, share = round(float(values[place]), 3), round(float(shares[place]), 4)
        options.append({"id": told["id"], "label": told["label"], "value": value, "share": share})
    return {"bot": BOT, "options": options}


def why(table: Table, viewer: Viewer, target: str) -> str:
    """Why a place of the drawing cannot be chosen now."""
    words = server_words(viewer.lang)
    if viewer.seat is None or turn.decision_of(table, viewer.seat) is None:
        return words("why-not-yours")
    _, tried = turn.shown(table, viewer.seat)
    if tried.held is not None:
        return words("why-held")
    scene = scene_of(tried.match, viewer.seat, viewer.lang, names_of(table, viewer.lang))
    place = table.game.rules.module("draw").target
    if any(place(choice, scene.view) == target for choice in scene.legal):
        return words("why-legal")
    own = tell(table.game, "why")
    return (own(scene, target) if own else None) or words("why-nothing")

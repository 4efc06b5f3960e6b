"""The vectors of Lancaster: a fragment of a table, decisions, and what must be true afterwards."""

from __future__ import annotations

from reinos.core.trial import by_type
from reinos.core.vectors import Format, Kind
from reinos.games.lancaster.vectors.actions import ACTIONS
from reinos.games.lancaster.vectors.answers import ANSWERS
from reinos.games.lancaster.vectors.fragments import FIELDS, Fragment

FORMAT = Format(
    "lancaster",
    Kind(Fragment, ANSWERS, may=FIELDS, act=by_type(ACTIONS)),
    given="state",
    mentions=frozenset({"next_decision", "next_player", "options", "max_times", "upgrade_offered_to"}),
    silent=frozenset({"favour", "castle_order"}),
)
run = FORMAT.run

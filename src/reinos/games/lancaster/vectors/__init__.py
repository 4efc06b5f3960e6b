"""The vectors of Lancaster: a fragment of a table, decisions, and what must be true afterwards."""

from __future__ import annotations

from reinos.core.trial import by_type
from reinos.core.vectors import Format, Kind
from reinos.games.lancaster.vectors.actions import ACTIONS
from reinos.games.lancaster.vectors.answers import ABOUT_THE_QUESTION, ANSWERS
from reinos.games.lancaster.vectors.fragments import FIELDS, Fragment

FORMAT = Format(
    "lancaster",
    Kind(Fragment, ANSWERS, may=FIELDS, act=by_type(ACTIONS)),
    given="state",
    mentions=ABOUT_THE_QUESTION,
)
run = FORMAT.run

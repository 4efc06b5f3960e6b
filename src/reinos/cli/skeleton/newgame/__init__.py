"""New game; rule numbers NG-…"""

from __future__ import annotations

from newgame.appraise import PLANES, appraise, encode
from newgame.rules import QUESTIONS, finish, setup
from newgame.state import CHAIRS, EVENTS, GameOptions, State
from reinos.core.game import Rules

RULES = Rules(
    name="newgame",
    version=1,  # raise it when old matches would replay differently
    package=__name__,
    emblem="disc",  # a symbol of the sprite
    minutes=5,
    table=State,
    chairs=CHAIRS,
    options=GameOptions,
    questions=QUESTIONS,
    events=EVENTS,
    planes=PLANES,
    setup=setup,
    finish=finish,
    encode=encode,
    appraise=appraise,
)

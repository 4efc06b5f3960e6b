"""New game; rule numbers NG-…"""

from __future__ import annotations

from newgame.appraise import PLANES, appraise, encode
from newgame.rules import apply, finish, hide, legal, redeal, setup
from newgame.state import CHOICES, EVENTS, GameOptions, State
from reinos.core.game import Rules

RULES = Rules(
    name="newgame",
    version=1,  # raise it when old matches would replay differently
    package=__name__,
    emblem="disc",  # a symbol of the sprite
    minutes=5,
    table=State,
    options=GameOptions,
    choices=CHOICES,
    events=EVENTS,
    planes=PLANES,
    setup=setup,
    legal=legal,
    apply=apply,
    hide=hide,
    redeal=redeal,
    finish=finish,
    encode=encode,
    appraise=appraise,
)

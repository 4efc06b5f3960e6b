"""Kingdomino, from the Spanish rulebook; rule numbers KD-…"""

from __future__ import annotations

from reinos.core.game import Rules
from reinos.games.kingdomino import state
from reinos.games.kingdomino.appraise import appraise
from reinos.games.kingdomino.choices import EVENTS
from reinos.games.kingdomino.features import PLANES, encode
from reinos.games.kingdomino.rules import QUESTIONS, begin_game
from reinos.games.kingdomino.scoring import finish
from reinos.games.kingdomino.secrets import redeal

RULES = Rules(
    name="kingdomino",
    version=1,
    emblem="crown",
    minutes=20,
    package=__name__,
    table=state.State,
    chairs=state.CHAIRS,
    options=state.KingdominoOptions,
    presets=state.PRESETS,
    questions=QUESTIONS,
    events=EVENTS,
    planes=PLANES,
    setup=begin_game,
    redeal=redeal,
    finish=finish,
    encode=encode,
    appraise=appraise,
)

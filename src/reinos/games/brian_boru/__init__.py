"""Brian Boru, from the Spanish rulebook; rule numbers BB-…"""

from __future__ import annotations

from reinos.core.game import Rules
from reinos.games.brian_boru import state
from reinos.games.brian_boru.appraise import appraise
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.features import PLANES, encode
from reinos.games.brian_boru.opening import setup
from reinos.games.brian_boru.questions import QUESTIONS
from reinos.games.brian_boru.scoring import finish
from reinos.games.brian_boru.secrets import hide, redeal

RULES = Rules(
    name="brian_boru",
    version=1,
    emblem="renown",
    minutes=75,
    package=__name__,
    table=state.State,
    chairs=state.CHAIRS,
    options=state.BrianBoruOptions,
    questions=QUESTIONS,
    events=EVENTS,
    planes=PLANES,
    setup=setup,
    hide=hide,
    redeal=redeal,
    finish=finish,
    encode=encode,
    appraise=appraise,
)

"""Lancaster, from the Spanish rulebook with its New Laws; rule numbers LA-…"""

from __future__ import annotations

from reinos.core.game import Rules
from reinos.games.lancaster.appraise import appraise
from reinos.games.lancaster.choices import EVENTS
from reinos.games.lancaster.features import PLANES, encode
from reinos.games.lancaster.questions import QUESTIONS
from reinos.games.lancaster.rules import setup
from reinos.games.lancaster.scoring import finish
from reinos.games.lancaster.secrets import hide, redeal
from reinos.games.lancaster.state import CHAIRS, PRESETS, LancasterOptions, State

RULES = Rules(
    name="lancaster",
    version=3,
    emblem="knight",
    minutes=60,
    package=__name__,
    table=State,
    chairs=CHAIRS,
    options=LancasterOptions,
    presets=PRESETS,
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

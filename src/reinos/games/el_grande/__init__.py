"""El Grande, from the Spanish rulebook; rule numbers EG-…"""

from __future__ import annotations

from reinos.core.game import Rules
from reinos.games.el_grande.appraise import appraise
from reinos.games.el_grande.choices import EVENTS
from reinos.games.el_grande.features import PLANES, encode
from reinos.games.el_grande.questions import QUESTIONS
from reinos.games.el_grande.scoring import finish
from reinos.games.el_grande.secrets import hide, redeal
from reinos.games.el_grande.setup import setup
from reinos.games.el_grande.state import CHAIRS, ElGrandeOptions, State

RULES = Rules(
    name="el_grande",
    version=3,
    emblem="king",
    minutes=90,
    package=__name__,
    table=State,
    chairs=CHAIRS,
    options=ElGrandeOptions,
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

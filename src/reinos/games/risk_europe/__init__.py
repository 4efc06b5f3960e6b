"""Risk Europe, from the Spanish rulebook; rule numbers RE-…"""

from __future__ import annotations

from reinos.core.game import Rules
from reinos.games.risk_europe.appraise import appraise
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.features import PLANES, encode
from reinos.games.risk_europe.opening import setup
from reinos.games.risk_europe.questions import QUESTIONS
from reinos.games.risk_europe.scoring import finish, truncated
from reinos.games.risk_europe.secrets import redeal
from reinos.games.risk_europe.state import CHAIRS, SIMULATION, RiskEuropeOptions, State

RULES = Rules(
    name="risk_europe",
    version=3,
    emblem="castle",
    minutes=120,
    package=__name__,
    table=State,
    chairs=CHAIRS,
    options=RiskEuropeOptions,
    simulation=SIMULATION,
    questions=QUESTIONS,
    events=EVENTS,
    planes=PLANES,
    setup=setup,
    redeal=redeal,
    finish=finish,
    truncated=truncated,
    encode=encode,
    appraise=appraise,
)

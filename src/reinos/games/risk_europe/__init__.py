"""Risk Europe, from the Spanish rulebook; rule numbers RE-…"""

from __future__ import annotations

from reinos.core.game import Rules
from reinos.games.risk_europe.appraise import appraise
from reinos.games.risk_europe.choices import CHOICES, EVENTS
from reinos.games.risk_europe.features import PLANES, encode
from reinos.games.risk_europe.rules import apply, legal, setup
from reinos.games.risk_europe.scoring import finish
from reinos.games.risk_europe.secrets import hide, redeal
from reinos.games.risk_europe.state import SIMULATION, RiskEuropeOptions, State

RULES = Rules(
    name="risk_europe",
    version=2,
    emblem="castle",
    minutes=120,
    package=__name__,
    table=State,
    options=RiskEuropeOptions,
    simulation=SIMULATION,
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

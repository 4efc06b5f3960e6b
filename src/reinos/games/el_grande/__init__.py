"""El Grande, from the Spanish rulebook; rule numbers EG-…"""

from __future__ import annotations

from reinos.core.game import Rules
from reinos.games.el_grande.appraise import appraise
from reinos.games.el_grande.choices import CHOICES, EVENTS
from reinos.games.el_grande.features import PLANES, encode
from reinos.games.el_grande.rules import apply, legal, setup
from reinos.games.el_grande.scoring import finish
from reinos.games.el_grande.secrets import hide, redeal
from reinos.games.el_grande.state import ElGrandeOptions, State

RULES = Rules(
    name="el_grande",
    version=1,
    emblem="king",
    minutes=90,
    package=__name__,
    table=State,
    options=ElGrandeOptions,
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

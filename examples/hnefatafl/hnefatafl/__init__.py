"""Hnefatafl, the king's table of the Vikings; rule numbers HN-…"""

from hnefatafl.appraise import PLANES, appraise, encode
from hnefatafl.rules import CHOICES, EVENTS, State, TaflOptions, apply, finish, hide, legal, redeal, setup
from reinos.core.game import Rules

RULES = Rules(
    name="hnefatafl", version=1, package=__name__, emblem="viking", minutes=30,
    table=State, options=TaflOptions, choices=CHOICES, events=EVENTS, planes=PLANES,
    setup=setup, legal=legal, apply=apply, finish=finish, hide=hide, redeal=redeal, encode=encode, appraise=appraise,
)  # fmt: skip

"""Hnefatafl, the king's table of the Vikings; rule numbers HN-…"""

from hnefatafl.appraise import PLANES, appraise, encode
from hnefatafl.rules import EVENTS, QUESTIONS, State, TaflOptions, finish, setup
from reinos.core.game import Rules

RULES = Rules(
    name="hnefatafl", version=1, package=__name__, emblem="viking", minutes=30, table=State, options=TaflOptions,
    questions=QUESTIONS, events=EVENTS, planes=PLANES, setup=setup, finish=finish, encode=encode, appraise=appraise,
)  # fmt: skip

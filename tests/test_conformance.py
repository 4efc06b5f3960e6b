"""Every game passes the conformance suite in every configuration."""

from __future__ import annotations

import os

import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.check import check, check_rules, configurations

GAMES = 500 if os.environ.get("REINOS_SOAK") else 6  # step by step on both targets, a configuration


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=repr(game)) for name in reinos.games() for game in configurations(rules(name))]
)
def test_conformance(game):
    check(game, GAMES)


@pytest.mark.parametrize("name", reinos.games())
def test_every_question_is_put_and_both_languages_say_the_same(name):
    check_rules(rules(name))

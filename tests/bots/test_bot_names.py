"""Bots by name, and the levels for people."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.bots import bots, levels, make
from reinos.bots.bot import announced, check_bot
from reinos.bots.network.file import about, packaged
from reinos.core.errors import BadOption
from reinos.core.words import LANGUAGES

GAME = reinos.load("kingdomino")


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "greedy",
        "greedy:30",
        "search",
        "search:50",
        "search:50ms",
        "search:1s:2",
        "cmd:./bot",
        "tr",
        "gprd",
        "fg",
        "mce-tr-r",
        "mce-fg-wdl:300",
        "mce-pg-p:20ms",
        "mce-tr-r:0.5theirs",
    ],
)
def test_names_that_there_are(name):
    assert hasattr(make(name, GAME), "choose")


@pytest.mark.parametrize(
    "name",
    [
        "Random",
        "random:3",
        "greedy:101",
        "greedy:x",
        "search:0",
        "search:5m",
        "search:50:0",
        "search:1:2:3",
        "cmd:",
        "mce",
        "mce-tr",
        "mce-xx-r",
        "tr:5",
        "mce-tr-r:0",
    ],
)
def test_names_that_there_are_not(name):
    with pytest.raises(BadOption, match="bot is"):
        make(name, GAME)


def test_the_study_is_about_kingdomino_alone():
    with pytest.raises(BadOption, match="bot is 'fg'"):
        make("fg", reinos.load("el_grande"))


@pytest.mark.parametrize("name", reinos.games())
def test_every_game_has_its_levels(name):
    game = reinos.load(name)
    found = levels(game)
    path = packaged(game.rules)
    champion = ["champion"] * (path is not None and about(path)["beats_king"])
    assert [level.name for level in found] == ["page", "squire", "knight", "king", *champion]
    for lang in LANGUAGES:
        assert len({level.label(lang) for level in found}) == len(found)
        assert all(level.about(lang).endswith(".") for level in found)
    assert all(hasattr(make(level.name, game), "choose") for level in found)


def test_plain_bots_need_no_parameter():
    assert all(hasattr(make(name, GAME), "choose") for name in bots())


def test_a_careless_bot_slips_as_often_as_it_should():
    position = GAME.start(1)
    seen = position.seen_by(position.to_act[0])
    random = np.random.default_rng(0)
    careful, careless = make("greedy:0", GAME), make("greedy:100", GAME)
    assert {careless.choose(seen, random) for _ in range(60)} == set(seen.legal_ids())
    assert len({careful.choose(seen, random) for _ in range(9)}) < 4


class Old:
    """A bot as they were asked before there were positions."""

    def choose(self, hidden, seat, legal, random):
        return legal[0]


def test_a_bot_of_the_old_kind_is_told_the_new_signature():
    with pytest.raises(BadOption, match=r"Old has choose\(hidden, .*it must be choose\(position, random\)"):
        check_bot(Old())
    with pytest.raises(BadOption, match="an object with choose"):
        check_bot(3)
    assert check_bot(make("random", GAME)) is not None


def test_installed_packages_are_searched_once(monkeypatch):
    """It reads the metadata of every package: two thirds of the time of a tournament of quick bots."""
    searched = []
    monkeypatch.setattr("reinos.bots.bot.entry_points", lambda group: searched.append(group) or [])
    announced.cache_clear()
    for _ in range(3):
        make("fg", GAME)
    announced.cache_clear()
    assert searched == ["reinos.bots"]

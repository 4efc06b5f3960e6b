"""Risk Europe in words: why something cannot be pressed, written answers, short forms."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core import play
from reinos.core.position import Position
from reinos.core.scene import Scene
from reinos.games.risk_europe import RULES, phases
from reinos.games.risk_europe.draw.targets import territory_target
from reinos.games.risk_europe.map import NAMES, TERRITORIES
from reinos.games.risk_europe.pieces import (
    ASSAULT_CARD,
    DO_ASSAULT,
    DO_EXPAND,
    DO_FORTIFY,
    DO_MANEUVER,
    DO_SPEND,
    DO_SPLIT,
    DO_TAX,
    FORTIFY_CARD,
    SPLIT,
    TAX_SPEND,
)
from reinos.games.risk_europe.tell import glance, read, round, short, why
from reinos.games.risk_europe.why import REASONS
from tests.games.risk_europe.tables import (
    acting,
    choose,
    clear,
    invade,
    legal_ids,
    number,
    pick_cards,
    put,
    round_one,
)


def scene_of(s: Any, seat: int, lang: str = "es") -> Scene:
    """What a seat sees of a table."""
    s.store()
    match = reinos.Match(0, Position(reinos.load("risk_europe", players=s.players), s._row))
    return match.scene(seat, lang)


def turn_with(card: int, task: int) -> Any:
    """Seat 0 about to choose a territory for an order, with land, castles, disputes and enemies around."""
    s = round_one()
    clear(s)
    put(s, 0, "bohemia", footman=6, siege_weapon=1)
    put(s, 0, "bavaria", footman=1)
    put(s, 0, "saxony", footman=4)
    put(s, 0, "england", castle=True, footman=1)
    put(s, 1, "franconia", castle=True, footman=2)
    put(s, 2, "france", footman=3)
    put(s, 2, "lombardy", footman=3)
    invade(s, 3, "lombardy", footman=1)
    put(s, 3, "swabia", footman=1)
    invade(s, 0, "swabia", footman=1)
    s.coins[0] = 60
    pick_cards(s, seat_0=(card, next(kind for kind in (0, 2, 3) if kind != card)))
    while s.phase != phases.MENU:
        seat = acting(s)
        play.step(s, seat, legal_ids(s, seat)[0])
    choose(s, 0, "menu", order=task)
    return s


def told(s: Any, territory: str, lang: str = "es") -> str:
    """Why seat 0 cannot press a territory."""
    return why(scene_of(s, 0, lang), territory_target(number(territory))) or ""


@pytest.mark.parametrize(
    ("card", "task", "before", "territory", "rule"),
    [
        (FORTIFY_CARD, DO_EXPAND, {}, "france", "RE-5.1"),
        (FORTIFY_CARD, DO_EXPAND, {}, "bavaria", "RE-5.2"),
        (FORTIFY_CARD, DO_EXPAND, {}, "swabia", "RE-5.3"),
        (FORTIFY_CARD, DO_EXPAND, {"expand_from": "bohemia"}, "france", "RE-5.1"),
        (FORTIFY_CARD, DO_EXPAND, {"expand_from": "bohemia"}, "bavaria", "RE-5.5"),
        (FORTIFY_CARD, DO_EXPAND, {"expand_from": "saxony"}, "franconia", "RE-5.4"),
        (FORTIFY_CARD, DO_EXPAND, {"expand_from": "bohemia"}, "bohemia", "destino"),
        (FORTIFY_CARD, DO_MANEUVER, {}, "france", "RE-5.8"),
        (FORTIFY_CARD, DO_MANEUVER, {}, "england", "RE-5.12"),
        (FORTIFY_CARD, DO_MANEUVER, {"maneuver_from": "bohemia"}, "france", "RE-5.9"),
        (FORTIFY_CARD, DO_MANEUVER, {"maneuver_from": "bohemia"}, "england", "RE-5.8"),
        (FORTIFY_CARD, DO_FORTIFY, {}, "bohemia", "RE-6.2"),
        (ASSAULT_CARD, DO_ASSAULT, {}, "saxony", "RE-6.4"),
        (ASSAULT_CARD, DO_ASSAULT, {}, "swabia", "RE-7.5"),
        (ASSAULT_CARD, DO_ASSAULT, {"assault_from": "bohemia"}, "france", "RE-6.4"),
        (ASSAULT_CARD, DO_ASSAULT, {"assault_from": "bohemia"}, "lombardy", "RE-7.5"),
        (TAX_SPEND, DO_TAX, {}, "bohemia", "RE-5.15"),
        (TAX_SPEND, DO_SPEND, {}, "france", "RE-8.2"),
    ],
)
def test_a_place_that_is_not_legal_says_which_rule_forbids_it(
    card: int, task: int, before: dict[str, str], territory: str, rule: str
) -> None:
    s = turn_with(card, task)
    for kind, place in before.items():
        choose(s, 0, kind, territory=number(place))
    assert rule in told(s, territory)
    assert told(s, territory, "en") != told(s, territory)


def test_a_second_target_before_the_first_on_the_map_must_be_named_first() -> None:
    s = turn_with(SPLIT, DO_SPLIT)
    choose(s, 0, "expand_from", territory=number("bohemia"))
    choose(s, 0, "expand_to", territory=number("franconia"))
    choose(s, 0, "move_siege_weapon", count=1)
    choose(s, 0, "move_footman", count=1)
    assert s.phase == phases.SECOND_TO
    earlier = [NAMES[t] for t in range(number("franconia")) if "RE-21.7" in told(s, NAMES[t])]
    assert "highlands" in earlier


def test_every_reason_that_random_games_meet_has_words_in_both_languages() -> None:
    seen: set[str] = set()
    for seed, options in enumerate([{"players": 2}, {"players": 4, "kingdom_missions": True}, {"players": 3}]):
        match = reinos.load("risk_europe", max_rounds=3, **options).new(seed)
        random = np.random.default_rng(seed)
        while not match.over:
            seat = match.to_act[0]
            if match.view(seat)["phase"] in REASONS:
                scenes = [match.scene(seat, lang) for lang in ("es", "en")]
                legal = {choice.args.get("territory") for choice in scenes[0].legal}
                for t in set(random.integers(TERRITORIES, size=6).tolist()) - legal:
                    for scene in scenes:
                        text = why(scene, territory_target(t))
                        assert text
                        assert "{" not in text
                        seen |= set(re.findall(r"RE-[\d.]*\d", text))
                        # Only a place that is asked for has a rule against it; the prompt is told where none is.
                        assert RULES.module("tell").prompt(scene) != text
            match.play(int(random.choice(match.legal_ids(seat))), seat)
    assert len(seen) > 10


def test_where_no_place_is_asked_for_the_prompt_is_told() -> None:
    s = turn_with(FORTIFY_CARD, DO_EXPAND)
    choose(s, 0, "expand_from", territory=number("bohemia"))
    choose(s, 0, "expand_to", territory=number("franconia"))
    assert s.phase == phases.MOVE
    assert told(s, "france") == RULES.module("tell").prompt(scene_of(s, 0))
    scene = scene_of(s, 0)
    assert why(scene, "count-3") is None
    assert why(scene_of(s, 1), "terr-france") is None  # not their turn


def test_a_territory_can_be_named_alone_or_by_its_city() -> None:
    s = turn_with(FORTIFY_CARD, DO_EXPAND)
    scene = scene_of(s, 0)
    here = [option for option in scene.legal if option.args["territory"] == number("bohemia")]
    assert [read(scene, " bohemia ")] == here
    with pytest.raises(reinos.IllegalChoice, match=r"RE-5\.1"):
        read(scene, "Francia")
    assert read(scene, "no place") is None
    match = reinos.load("risk_europe").new(3)
    while match.view(None)["phase"] != phases.PLACE_CITY:
        match.play(match.legal(match.to_act[0])[0])
    chosen = match.read("París", match.to_act[0], "es")
    assert (chosen.kind, chosen.args["territory"]) == ("place_city", number("france"))


def test_rounds_short_forms_and_a_glance() -> None:
    match = reinos.load("risk_europe", max_rounds=7).new(3)
    assert round(match.scene(0, "es")) == ("Preparación", 0, 7)
    random = np.random.default_rng(3)
    while match.view(None)["round"] < 2:
        seat = match.to_act[0]
        scene = match.scene(seat, "en")
        for option in scene.legal:
            told_short = short(scene, option)
            assert 0 < len(told_short) <= len(match.describe(option, "en", seat))
        match.play(int(random.choice(match.legal_ids(seat))), seat)
    scene = match.scene(match.to_act[0], "en")
    assert round(scene) == ("Round 2", 2, 7)
    assert round(reinos.load("risk_europe", max_rounds=0).new(1).scene(0, "en"))[2] is None
    assert len(glance(scene)) < len(match.brief(match.to_act[0], "en"))
    for name in scene.names[1:]:
        assert name in glance(scene)
    assert scene.view["phase"] == phases.CHOOSE_CARDS


@pytest.mark.parametrize(
    ("lang", "rival", "own", "hired"),
    [
        (
            "es",
            "Atacar Baviera, donde Luis tiene 2 lacayos y un castillo",
            "Atacar Baviera, donde tienes 2 lacayos y un castillo",
            "Atacar Baviera, donde los mercenarios tienen 2 lacayos y un castillo",
        ),
        (
            "en",
            "Attack Bavaria, where Luis has 2 Footmen and a castle",
            "Attack Bavaria, where you have 2 Footmen and a castle",
            "Attack Bavaria, where the mercenaries have 2 Footmen and a castle",
        ),
    ],
)
def test_whoever_is_attacked_is_named(lang: str, rival: str, own: str, hired: str) -> None:
    for army, told in ((1, rival), (0, own), (3, hired)):
        s = round_one(3)
        clear(s)
        put(s, army, "bavaria", castle=True, footman=2)
        s.store()
        match = reinos.Match(0, Position(reinos.load("risk_europe", players=3), s._row))
        attack = RULES.choices.make("expand_to", territory=number("bavaria"))
        assert match.describe(attack, lang, 0, ("Ana", "Luis", "Marta")) == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("es", ["No mover jinetes", "Mover 1 jinete", "Mover 2 jinetes"]),
        ("en", ["Move no Cavalry", "Move 1 Cavalry", "Move 2 Cavalry"]),
    ],
)
def test_to_move_none_is_told_as_such(lang: str, told: list[str]) -> None:
    match = reinos.load("risk_europe").new(1)
    moves = [RULES.choices.make("move_cavalry", count=count) for count in range(3)]
    assert [match.describe(move, lang) for move in moves] == told

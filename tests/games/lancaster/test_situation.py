"""What the situation tells, why something is not possible with an ally, and what observations tell apart."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from reinos.core.scene import Scene, View
from reinos.games.lancaster import RULES, tell
from reinos.games.lancaster.features import encode
from reinos.games.lancaster.state import State
from tests.games.lancaster.tables import Fragment, battle, county, law, offers
from tests.games.lancaster.test_draw import NAMES, at


def scene(fragment: Fragment, seat: int, lang: str = "es") -> Scene:
    """A fragment as a seat sees it."""
    s = fragment.s
    view = View({name: np.asarray(getattr(s, name)).tolist() for name in State.fields})
    return Scene(RULES.words(lang), NAMES[: s.players], seat, fragment.game.options, view, tuple(offers(s, seat)))


def duel(**state: Any) -> Fragment:
    return Fragment(players_count=2, turn_order=["blue", "red"], phase="place", **state)


@pytest.mark.rule("LA-4.6", "LA-12.5")
def test_reasons_speak_of_the_knights_that_could_go() -> None:
    v = duel(
        players={"blue": {"court": [], "squires": 5}, "red": {"court": []}},
        allies={"blue": {"court": [2]}, "red": {"court": []}},
        counties={
            "surrey": county("red", 1, 2),
            "dorset": county("ally_of_blue", 1),
            "stafford": county("blue", 1),
        },
        battles=[battle("b1", ("blue", [1]), ("red", [1]), ("ally_of_red", [1]))],
    )
    told = scene(v, 0)
    assert tell.why(told, "county-surrey") == (
        "Ahí no: hay que superar una fuerza de 3 y solo puedes llegar a 2 (LA-4.6)."
    )
    assert tell.why(told, "county-dorset") == "Ahí no: en ese condado está tu aliado (LA-12.5)."
    assert tell.why(told, "county-stafford") == "Ahí no: ya tienes un caballero en ese condado (LA-4.7)."
    york = tell.why(told, "county-york")
    assert york is not None
    assert york.startswith("York pide un caballero de fuerza 3 o más")
    full = tell.why(told, "battle-upper-1")
    assert full is not None
    assert "de otros" not in full
    assert tell.why(told, "space-castle_gold") == "No te quedan caballeros en la corte (LA-4.1)."


def planes(fragment: Fragment, seat: int = 0) -> np.ndarray[Any, Any]:
    out = np.zeros(RULES.planes.size, np.float32)
    encode(fragment.s, seat, out)
    return out


@pytest.mark.rule("LA-8.4", "LA-8.8")
def test_observations_tell_how_much_is_still_to_be_sent_or_built() -> None:
    fights = [battle("b1", ("blue", [1])), battle("b2", ("blue", [2]))]
    v = law("nlaw_squires_to_battles", players={"blue": {"squires": 2, "court": []}}, battles=fights)
    two = planes(v)
    v.s.allowance = 1
    assert (planes(v) != two).any()
    v = law("nlaw_buy_extension", players={"blue": {"gold": 12}})
    v.act("law_trade", "blue", times=3)
    two = planes(v)
    v.s.bought = 0
    assert (planes(v) != two).any()
    declined = planes(v)
    v.s.may_decline = 1
    assert (planes(v) != declined).any()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_glance_tells_favours_votes_and_battles_from_left_to_right(lang: str) -> None:
    match = at("place", players=4)
    text = tell.glance(match.scene(match.to_act[0], lang, NAMES[:4]))
    left, right = {"es": ("de la izquierda", "de la derecha"), "en": ("on the left", "on the right")}[lang]
    assert text.index(left) < text.index(right)
    assert {"es": "Favores del rey", "en": "King’s favours"}[lang] in text
    votes = next(line for line in text.splitlines() if line.startswith({"es": "Votos:", "en": "Votes:"}[lang]))
    assert sum(name in votes for name in NAMES[:4]) == 3


def test_a_small_question_repeats_only_what_it_is_about() -> None:
    match = at("squires", players=4)
    text = tell.glance(match.scene(match.to_act[0], "es", NAMES[:4]))
    assert len(text.splitlines()) <= 4
    assert "mínimo" in text
    assert "Oro" in text

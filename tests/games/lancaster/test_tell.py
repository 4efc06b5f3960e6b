"""Words: every message in both languages, reasons, sources, turn order."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import reinos
from reinos.games.lancaster import RULES, tell
from reinos.games.lancaster.box import COUNTY_IDS
from tests.games.lancaster.test_draw import NAMES, at

TEXT = Path(RULES.folder) / "text"


def messages(lang: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (TEXT / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_both_languages_have_the_same_messages() -> None:
    assert messages("es") == messages("en")
    assert len(set(messages("es"))) == len(messages("es"))


def test_every_event_and_option_has_words() -> None:
    from reinos.core.options import allowed

    for lang in ("es", "en"):
        words = RULES.words(lang)
        assert all(f"event-{kind}" in words for kind in RULES.events.kinds)
        for name, values in allowed(RULES.options).items():
            assert f"option-{name}" in words
            for value in values:
                code = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
                assert f"option-{name}-{code}" in words


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_help_says_what_is_reconstructed(lang: str) -> None:
    words = RULES.words(lang)
    assert "Somerset" in words("help-12-text")
    assert "Somerset" in words("reconstructed")
    numbers = set(re.findall(r"LA-\d+(?:\.\d+)?", "".join(words(f"help-{n}-text") for n in range(1, 14))))
    known = {line.split("  ")[0] for line in (RULES.folder / "rules.txt").read_text(encoding="utf-8").splitlines()}
    assert numbers <= known


def test_reasons() -> None:
    match = at("place", players=4)
    scene = match.scene(match.to_act[0], "es", NAMES[:4])
    reason = tell.why(scene, "county-somerset")
    assert reason is not None
    assert "LA-4.3" in reason
    legal = {choice.args["place"] for choice in scene.legal}
    for place, county in enumerate(COUNTY_IDS, 1):
        if place not in legal:
            assert tell.why(scene, f"county-{county}")
    assert tell.why(match.scene(None, "es", NAMES[:4]), "county-york") is None


def test_sources_add_up_to_the_points() -> None:
    match = reinos.load("lancaster", players=5).new(8)
    chance = np.random.default_rng(8)
    while not match.over:
        match.play(int(chance.choice(match.legal_ids(match.to_act[0]))), match.to_act[0])
    rows = tell.sources(match.scene(None, "en", NAMES))
    assert [sum(points) for points in zip(*(row for _, row in rows), strict=True)] == list(match.points)


def test_order_and_round() -> None:
    match = at("vote", players=4)
    scene = match.scene(0, "es", NAMES[:4])
    start = match.view(0)["start"]
    assert tell.order(scene) == [(start + step) % 4 for step in range(4)]
    label, now, of = tell.round(scene)
    assert (now, of) == (1, 5)
    assert "parlamento" in label


def test_the_voters_are_awaited_by_name() -> None:
    match = at("vote", players=3)
    match.play(match.legal_ids(0)[0], 0)
    assert "Luis y Marta" in tell.prompt(match.scene(0, "es", NAMES[:3]))
    assert "Propuesta 1" in tell.prompt(match.scene(1, "es", NAMES[:3]))

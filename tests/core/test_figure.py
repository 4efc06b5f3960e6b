"""Figures and terms of the help: what is drawn, and what the conformance suite finds."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.check.failure import Failure
from reinos.core.check.figures import check_help
from reinos.core.figure import Figure, drawn, figures
from reinos.core.game import Rules
from reinos.core.phrase import help_terms
from reinos.core.words import LANGUAGES
from reinos.table.menu import help_figures

GAME = rules("kingdomino")
KINGDOM = Figure("kingdom", part=5, lesson="scoring")


@pytest.mark.parametrize("name", reinos.games())
def test_every_game_of_ours_is_illustrated_and_explained(name: str) -> None:
    assert len(figures(rules(name))) >= 3
    for lang in LANGUAGES:
        assert len(list(help_terms(rules(name).words(lang)))) >= 5
        shown = help_figures(name, lang)
        assert [figure["part"] for figure in shown] == sorted(figure["part"] for figure in shown)


def test_a_figure_is_the_table_as_the_lesson_opens_it_and_nothing_can_be_pressed() -> None:
    body = drawn(GAME, KINGDOM, "es").body
    assert body.count("<svg") == 1
    assert "data-target" not in body
    assert "tabindex" not in body
    part = drawn(GAME, replace(KINGDOM, box=(-30, -30, 200, 100)), "es")
    assert 'viewBox="-30 -30 200 100"' in part.body
    assert (part.width, part.height) == (200, 100)


def test_figures_of_one_page_share_no_ids() -> None:
    ids = [
        found
        for name in reinos.games()
        for figure in help_figures(name, "es")
        for found in re.findall(r' id="([^"]+)"', figure["drawing"]["body"])
        if name == "el_grande"
    ]
    assert len(set(ids)) == len(ids) > 0


def with_figures(monkeypatch: pytest.MonkeyPatch, *made: Figure) -> Rules:
    """Kingdomino with other figures."""
    usual = Rules.module

    def module(self: Rules, name: str) -> Any:
        return SimpleNamespace(FIGURES=made) if name == "figures" else usual(self, name)

    monkeypatch.setattr(Rules, "module", module)
    return GAME


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"lesson": "none"}, "lesson is 'none'; allowed: 'first', 'scoring'"),
        ({"name": "nowhere"}, "figure-nowhere"),
        ({"part": 99}, "part is 99; allowed: 1 to"),
        ({"box": (0.0, 0.0, 900.0, 10.0)}, "its box is"),
        ({"panel": "offer", "box": (0.0, 0.0, 9.0, 9.0)}, "offer is HTML"),
    ],
)
def test_what_is_wrong_with_a_figure_is_found(
    changes: dict[str, Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Failure, match=why):
        check_help(with_figures(monkeypatch, replace(KINGDOM, **changes)))


def test_a_term_that_the_help_never_says_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    check_help(GAME)
    monkeypatch.setattr("reinos.core.check.figures.help_terms", lambda words: [(["dragon"], "A beast.")])
    with pytest.raises(Failure, match="the help never says dragon"):
        check_help(GAME)

"""Random games against the slow second writing of the rules, and pieces conserved in many of them."""

from __future__ import annotations

import os
from typing import Any

import pytest

import reinos
from reinos.core.invariants import watch_games
from reinos.games.lancaster.asking import BATTLE_SCORING
from reinos.games.lancaster.box import COUNTY_OPTIONS
from tests.games.lancaster import oracle
from tests.games.lancaster.tables import COUNTS, acting, asked, offers, random_play, table

SOAK = bool(os.environ.get("REINOS_SOAK"))
GAMES = 60 if SOAK else 3  # a configuration, step by step
MANY = 10_000 if SOAK else 120  # games over all configurations, each step looked at
CONFIGURATIONS: list[dict[str, Any]] = [
    {"players": players, "law_mode": mode, "upgrade_scope": scope}
    for players in COUNTS
    for mode in ("base", "new", "mixed_random")
    for scope in ("in_play", "deployed")
]


@pytest.mark.rule("LA-4.3", "LA-4.6", "LA-4.9", "LA-9.2", "LA-12.4", "LA-12.8")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_placements_and_county_options(options: dict[str, Any]) -> None:
    for number in range(GAMES):
        s = table(number, **options)
        for _ in random_play(s, number):
            if asked(s) == "place":
                (seat,) = acting(s)
                found = {(c.args["ally"], c.args["knight"], c.args["place"]) for c in offers(s, seat)}
                assert found == oracle.placements(s, seat)
            elif asked(s) == "county":
                found_options = {COUNTY_OPTIONS[c.args["option"]] for c in offers(s, acting(s)[0])}
                assert found_options == oracle.county_options(s, s.county)


@pytest.mark.rule("LA-11.3", "LA-11.4", "LA-11.5")
@pytest.mark.parametrize("players", COUNTS)
def test_points_of_battles(players: int) -> None:
    from reinos.games.lancaster.battles import fight

    compared = 0
    for number in range(20 * GAMES):
        s = table(number, players=players, law_mode="mixed_random")
        for _ in random_play(s, number, until=lambda s: asked(s) == "vote"):
            pass
        s.phase = BATTLE_SCORING
        for battle in (2, 3):
            expected = oracle.battle_points(s, battle)
            before = s.score.tolist()
            s.battle = battle
            fight(s, battle)
            gained = {seat: int(s.score[seat]) - before[seat] for seat in range(players)}
            assert gained == {seat: expected.get(seat, 0) for seat in range(players)}
            compared += bool(expected)
    assert compared > 5 * GAMES


@pytest.mark.rule("LA-1.1", "LA-2.9")
def test_pieces_are_conserved_in_many_games() -> None:
    for seed, options in enumerate(CONFIGURATIONS):
        assert watch_games(reinos.load("lancaster", **options), MANY // len(CONFIGURATIONS), seed).wrong == ""

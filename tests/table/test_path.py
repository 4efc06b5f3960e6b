"""The way through a round, and who has how much: what stands above and beside the board."""

from __future__ import annotations

import random
from typing import Any

import pytest

import reinos
from reinos.core.position import Position
from reinos.core.words import LANGUAGES
from reinos.table.rendering import path_of, round_of, shares_of

GAMES: dict[str, dict[str, Any]] = {
    "kingdomino": {},
    "el_grande": {"memory_aids": "off"},
    "lancaster": {},
    "brian_boru": {},
    "risk_europe": {"players": 3, "kingdom_missions": True, "max_rounds": 6},
}
PARTS = {"kingdomino": 3, "el_grande": 3, "lancaster": 6, "brian_boru": 3, "risk_europe": 8}  # of any round, in a game


def course(game: str) -> list[Position]:
    """The positions of a game at random, as a spectator sees them."""
    match, dice = reinos.load(game, **GAMES[game]).new(seed=2), random.Random(4)
    found = [match.position]
    while not match.over:
        match.play(dice.choice(match.legal()))
        found.append(match.position)
    return [position.seen_by(None) for position in found]


@pytest.mark.parametrize("game", GAMES)
def test_a_round_goes_forward_through_its_parts(game: str) -> None:
    passed, last = set(), (0, 0)
    for seen in course(game):
        told = {}
        for lang in LANGUAGES:
            scene = seen.scene(lang, active=False)
            path, now = path_of(seen, scene), round_of(seen, lang, scene.names)
            stands = [phase["stands"] for phase in path]
            assert stands.count("now") == (1 if path else 0)
            assert stands == sorted(stands, key=("done", "now", "next").index)
            told[lang] = path
        assert [len(path) for path in told.values()] == [len(told["es"])] * len(LANGUAGES)
        if told["es"] and now is not None:
            here = (now["now"], stands.index("now"))
            assert here >= last, f"from {last} back to {here}"
            last = here
            passed.add(told["es"][here[1]]["label"].partition(" · ")[0])
    assert len(passed) == PARTS[game], passed
    assert not told["es"], "a game that is over has no way to go"


def test_the_way_is_told_once_to_all_who_know_the_same() -> None:
    position = reinos.load("kingdomino").new(seed=2).position
    first, second = (position.seen_by(seat) for seat in (0, 1))
    assert path_of(first, first.scene("en")) is path_of(second, second.scene("en"))
    assert path_of(first, first.scene("es")) != path_of(first, first.scene("en"))


def test_shares_are_what_lies_on_the_board() -> None:
    for seen in course("el_grande")[::20]:
        shares = shares_of(seen.game, seen.scene("es", active=False))
        assert shares is not None
        assert [row["label"] for row in shares["rows"]][:1] == ["Galicia"]
        assert [row["amounts"] for row in shares["rows"]] == [row[:4] for row in seen.view["knights"][:9]]
    assert shares_of(seen.game, seen.scene("en", active=False)) != shares, "titles have a language"
    open_castle = reinos.load("el_grande", memory_aids="on").new(seed=1).position.seen_by(None)
    rows = shares_of(open_castle.game, open_castle.scene("es", active=False))
    assert rows is not None
    assert rows["rows"][-1]["label"] == "Castillo"

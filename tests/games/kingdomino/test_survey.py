"""What words and drawing count in a kingdom."""

from __future__ import annotations

import random

import pytest

import reinos
from reinos.games.kingdomino.chart import both_squares
from reinos.games.kingdomino.draw import kingdoms
from reinos.games.kingdomino.survey import gain, game_points, survey


@pytest.mark.rule("KD-8.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_gain_is_what_the_points_grow_by_told_before_and_after(seed: int) -> None:
    match, chance, seen = reinos.load("kingdomino", players=4).new(seed=seed), random.Random(seed), 0
    while not match.over:
        position = match.position
        seat, view = position.to_act[0], position.view
        for choice in position.legal():
            if choice.kind == "place":
                after = position.play(choice).view
                domino = view["line"][view["turn"]]
                told = gain(view, seat, domino, *both_squares(choice))
                assert told == survey(after.table, seat).points - survey(view.table, seat).points
                assert told == gain(after, seat, domino, *both_squares(choice))
                seen += 1
        match.play(chance.choice(match.legal()))
    assert seen > 200


@pytest.mark.parametrize(("options", "seed"), [({"players": 4}, 1), ({"players": 2, "dynasty": True}, 2)])
def test_a_kingdom_is_drawn_from_its_dominoes_as_the_record_has_it(options: dict[str, int], seed: int) -> None:
    match, chance = reinos.load("kingdomino", **options).new(seed=seed), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
        s = match.position.view.table
        for seat, shown in enumerate(kingdoms(s)):
            assert shown.counted == survey(s, seat)
            assert list(shown.box) == s.box[seat].tolist()
            assert shown.points == game_points(s, seat)
            assert shown.total == shown.points + s.scores[: s.game, seat].sum()

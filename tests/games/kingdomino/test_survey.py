"""What words and drawing count in a kingdom."""

from __future__ import annotations

import random

import pytest

import reinos
from reinos.games.kingdomino.chart import both_squares
from reinos.games.kingdomino.survey import gain, survey


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

"""What words and drawing count in a kingdom."""

from __future__ import annotations

import random

import pytest

import reinos
from reinos.games.kingdomino import survey as module
from reinos.games.kingdomino.chart import both_squares
from reinos.games.kingdomino.draw import kingdoms
from reinos.games.kingdomino.survey import PIECES, gain, game_points, hanging, survey


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


def test_only_what_a_domino_can_touch_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []

    def watched(land: list[int], squares: list[int]) -> set[int]:
        counted.append(land[squares[0]])
        return hanging(land, squares)

    monkeypatch.setattr(module, "hanging", watched)
    match, chance = reinos.load("kingdomino", players=4).new(seed=1), random.Random(1)
    while not match.over:
        view, placing = match.position.view, [choice for choice in match.legal() if choice.kind == "place"]
        counted.clear()
        for choice in placing:
            domino = view["line"][view["turn"]]
            gain(view, match.to_act[0], domino, *both_squares(choice))
            assert {terrain for terrain, _ in PIECES[domino]} >= set(counted)
        match.play(chance.choice(match.legal()))


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

"""What bots and learners are given of Kingdomino: its appraisal, counted slowly, and its planes."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.games.kingdomino.appraise import PENDING, appraise, best_gain
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.features import PLANES, encode
from reinos.games.kingdomino.kingdom import lay_domino, placements, square_at
from reinos.games.kingdomino.scoring import kingdom_points
from reinos.games.kingdomino.state import CHOOSE, PLACE, KingdominoOptions
from tests.games.kingdomino.boards import lay, table


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 2, "mighty_duel": True}], ids=["5x5", "7x7"])
def test_best_gain_is_that_of_the_best_placement(options):
    game = reinos.load("kingdomino", **options)
    random = np.random.default_rng(2)
    match = game.new(2)
    out = np.zeros(game.rules.choices.size, np.int64)
    compared = 0
    while not match.over:
        seat = match.to_act[0]
        domino = int(random.integers(1, 49))
        table = game.rules.proxy(match.record)
        before, _ = kingdom_points(table, seat)
        gains = [-1]
        for choice in out[: placements(table, seat, domino, out, 0)].tolist():
            tried = game.rules.proxy(match.record)
            lay_domino(tried, seat, domino, **CHOICES.choice(choice).args)
            gains.append(kingdom_points(tried, seat)[0] - before)
        assert best_gain(table, seat, domino) == max(gains)
        compared += 1
        match.play(int(random.choice(match.legal_ids(seat))))
    assert compared > 30


def test_the_domino_about_to_be_placed_counts():
    """The last of three to choose: what is at hand next belongs to the value, or the choice says nothing about it."""
    s = table(players=3)
    lay(s, 2, [(19, (1, 0), (2, 0)), (20, (0, 1), (0, 2))])
    s.line[:3], s.kings[:3] = [22, 40, 41], [2, 0, 1]
    s.phase, s.turn = PLACE, 0
    with_it = appraise(s, 2)
    s.kings[0] = 0
    assert with_it - appraise(s, 2) == pytest.approx(PENDING * best_gain(s, 2, 22))
    s.kings[0], s.phase = 2, CHOOSE  # placed already
    assert appraise(s, 2) < with_it


@pytest.mark.parametrize("seed", [1, 5])
def test_the_planes_show_the_order_of_the_first_round_and_the_options(seed):
    """Two tables that differ in one of them differ for a learner."""
    s = table(seed, players=4)
    seen = planes(s)
    s.choosers[:] = s.choosers[::-1].copy()
    assert (planes(s) != seen).any()
    s.choosers[:] = s.choosers[::-1].copy()
    for option in KingdominoOptions().codes():
        was = getattr(s, option)
        setattr(s, option, 1 - was if option != "players" else 3)
        assert (planes(s) != seen).any(), option
        setattr(s, option, was)


def planes(s):
    out = np.zeros(PLANES.size, np.float32)
    encode(s, 0, out)
    return out


@pytest.mark.parametrize("duel", [False, True])
def test_the_planes_show_every_square_around_the_castle(duel):
    match, random = reinos.load("kingdomino", players=2, mighty_duel=duel).new(5), np.random.default_rng(5)
    while not match.over:
        match.play(int(random.choice(match.legal_ids(match.to_act[0]))))
    view, seen = match.view(1), PLANES.split(match.positions[-1].features(1))
    for place, seat in enumerate((1, 0)):
        around = iter(np.moveaxis(seen["beyond"][place], 1, 0))
        for y, x in np.ndindex(13, 13):
            inside = 2 <= x <= 10 and 2 <= y <= 10
            shown = seen["kingdoms"][place, :, y - 2, x - 2] if inside else next(around)
            land, crowns = (view[name][seat][square_at(x - 6, y - 6)] for name in ("land", "crowns"))
            terrains = [float(land == terrain) for terrain in range(1, 7)]
            assert shown.tolist() == pytest.approx([*terrains, crowns / 3])
        assert next(around, None) is None


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "harmony": True}, {"players": 2, "dynasty": True}])
def test_the_planes_show_the_land_all_through_a_match(options):
    """They are made from the dominoes placed, not from the land."""
    match, random = reinos.load("kingdomino", **options).new(7), np.random.default_rng(7)
    while not match.over:
        match.play(int(random.choice(match.legal_ids(match.to_act[0]))))
    for position in match.positions:
        viewer = int(random.integers(match.players))
        shown = PLANES.split(position.features(viewer))["kingdoms"]
        for place in range(match.players):
            seat = (viewer + place) % match.players
            land, crowns = (position.record[name][0, seat].reshape(15, 15)[3:12, 3:12] for name in ("land", "crowns"))
            assert all((shown[place, terrain - 1] == (land == terrain)).all() for terrain in range(1, 7))
            assert (shown[place, 6] == np.float32(crowns / 3)).all()

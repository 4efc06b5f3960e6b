"""What Kingdomino's appraisal counts quickly, counted slowly."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.games.kingdomino.appraise import best_gain
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import lay_domino, placements
from reinos.games.kingdomino.scoring import kingdom_points


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

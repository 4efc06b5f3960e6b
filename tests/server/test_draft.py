"""Drafts tried out on compiled rules and on CPython: the same, whatever the server has at hand."""

from __future__ import annotations

import random

import pytest

from reinos.core.errors import IllegalChoice
from reinos.server.catalogue import playable
from reinos.server.draft import Preview, extended
from reinos.server.moment import Glimpse
from reinos.server.table import configured


@pytest.mark.parametrize("name", playable())
def test_compiled_and_plain_rules_try_out_the_same(name: str) -> None:
    game = configured(name, {"players": 3})
    chance, match, kinds = random.Random(2), game.new(seed=8), set()
    for _ in range(40):
        if match.over:
            break
        seat = match.to_act[0]
        hidden = match.seen_by(seat).record
        found = []
        choices = match.legal_ids(seat)
        choice = chance.choice(choices)
        for target in ("python", "cpu"):
            seen = Glimpse(game, game.rules.target(target), hidden.copy())
            assert seen.legal_ids(seat) == choices
            assert seen.to_act == match.to_act
            tried = extended(seen, seat, [choice], Preview(seen))
            found.append((tried.held, tried.reason, tried.seen.bytes, tried.seen.standing))
            with pytest.raises(IllegalChoice):
                extended(seen, seat, [game.rules.choices.size], Preview(seen))
        assert found[0] == found[1]
        kinds.add(found[0][1])
        match.play(choice, seat)
    assert len(kinds) > 1  # some choices could be taken back, or were held for several reasons

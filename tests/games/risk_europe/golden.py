"""Readable games of Risk Europe, told in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

import reinos
from tests.golden import Goldens

SEED = 11
VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "mercenary_order_3p": "always_last"},
    {"players": 3, "kingdom_missions": True},
    {"players": 4},
    {"players": 4, "kingdom_missions": True, "bank_limited": True},
]
CONFIGURATIONS = {"-".join(map(str, chosen.values())): {"max_rounds": 3, **chosen} for chosen in VARIANTS}


def lines(name: str) -> Iterator[str]:
    """Every choice and what it did, then the result."""
    match = reinos.load("risk_europe", **CONFIGURATIONS[name]).new(SEED)
    random = np.random.default_rng(SEED)
    while not match.over:
        seat = match.to_act[0]
        ids = match.legal_ids(seat)
        choice = ids[int(random.integers(len(ids)))]
        yield f"{seat + 1}> {match.describe(choice, 'en', seat)}"
        match.play(choice, seat)
        yield from (f"   {line}" for line in match.tell("en"))
    yield f"points {list(match.points)}, ranks {list(match.ranks)}"


GOLDENS = Goldens("risk_europe", CONFIGURATIONS, lines)

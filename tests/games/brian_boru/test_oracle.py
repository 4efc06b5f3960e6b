"""Region majorities with Vikings, monasteries and the Princess, against a slow second opinion."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

from reinos.games.brian_boru.box import REGION_IDS
from reinos.games.brian_boru.claims import claim_regions
from reinos.games.brian_boru.scoring import claim_points, region_points
from tests.games.brian_boru.oracle import Board, claimed, presence_points, random_board, token_points
from tests.games.brian_boru.tables import Laid

BOARDS = 5000 if os.environ.get("REINOS_SOAK") else 250


def laid(board: Board) -> Any:
    """The board on a real table."""
    towns = {
        name: {"disc": player, "viking": viking, "monastery": monastery}
        for name, (player, viking, monastery) in board.towns.items()
    }
    claims = {region: {"face": "up" if up else "down", "holder": who} for region, (up, who) in board.tokens.items()}
    given: dict[str, Any] = {"players": board.players, "towns": towns, "claims": claims}
    if board.military:
        given["military"] = board.military
    if board.trade:
        given["trade"] = board.trade
    return Laid(given).s


@pytest.mark.rule("BB-11.1", "BB-11.2", "BB-11.3", "BB-11.4", "BB-11.5", "BB-11.6", "BB-12.6", "BB-12.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_boards(players: int) -> None:
    choose = np.random.default_rng(players)
    moved = 0
    for _ in range(BOARDS):
        board = random_board(choose, players)
        s = laid(board)
        for seat, name in enumerate(board.players):
            assert claim_points(s, seat) == token_points(board, name)
            assert region_points(s, seat) == presence_points(board, name)
        claim_regions(s)
        after = claimed(board)
        moved += after != board.tokens
        for region, name in enumerate(REGION_IDS):
            holder = int(s.claim_holder[region])
            found = bool(s.claim_up[region]), board.players[holder] if holder >= 0 else None
            assert found == after[name], (name, board)
    assert moved > BOARDS // 2

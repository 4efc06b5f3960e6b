"""A slow second opinion on regions: counts towns one by one, in plain Python."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from reinos.games.brian_boru.box import DATA

REGIONS = {item["id"]: item for item in DATA["regions"]["regions"]}
VIKINGS = "vikings"


@dataclass
class Board:
    """Towns with (player, viking, monastery), tokens with (face up, holder), and the Princess."""

    players: list[str]
    towns: dict[str, tuple[str, bool, bool]]
    tokens: dict[str, tuple[bool, str | None]]
    military: str | None = None
    trade: str | None = None
    coins: dict[str, int] = field(default_factory=dict)


def random_board(choose: np.random.Generator, players: int) -> Board:
    """Any board: full or empty, with many Vikings or few."""
    names = list("ABCDE"[:players])
    density, raids, built = choose.random(3)
    towns = {
        item["id"]: (str(choose.choice(names)), bool(choose.random() < raids), bool(choose.random() < built))
        for item in DATA["towns"]["towns"]
        if choose.random() < density
    }
    tokens: dict[str, tuple[bool, str | None]] = {}
    for region in REGIONS:
        up = bool(choose.random() < 0.6)
        tokens[region] = (up, str(choose.choice(names)) if up and choose.random() < 0.6 else None)
    princess = str(choose.choice(names))
    side = int(choose.integers(3))
    return Board(names, towns, tokens, princess if side == 1 else None, princess if side == 2 else None)


def sums(board: Board, region: str) -> dict[str, int]:
    """What every faction weighs."""
    found = dict.fromkeys(board.players, 0)
    if board.military is None:
        found[VIKINGS] = 0
    for town in REGIONS[region]["towns"]:
        if town in board.towns:
            player, viking, monastery = board.towns[town]
            faction = player if not viking else board.military or VIKINGS
            found[faction] += 2 if monastery else 1
    return found


def leaders(board: Board, region: str) -> list[str]:
    """The factions with the highest sum."""
    found = sums(board, region)
    return [faction for faction, total in found.items() if total == max(found.values())]


def claimed(board: Board) -> dict[str, tuple[bool, str | None]]:
    """The tokens after the claim step."""
    after = {}
    for region, (up, holder) in board.tokens.items():
        present = [board.towns[town] for town in REGIONS[region]["towns"] if town in board.towns]
        total = sum(2 if monastery else 1 for _, _, monastery in present)
        up = up or total >= REGIONS[region]["threshold"]
        ahead = leaders(board, region)
        if up and len(ahead) == 1:
            holder = None if ahead[0] == VIKINGS else ahead[0]
        after[region] = (up, holder)
    return after


def token_points(board: Board, player: str) -> int:
    """What the tokens are worth to a player in the end."""
    points = 0
    for region, (up, holder) in board.tokens.items():
        if holder == player:
            points += REGIONS[region]["points"]
        elif up and holder is None and player in leaders(board, region):
            points += REGIONS[region]["points"] // 2
    return points


def presence_points(board: Board, player: str) -> int:
    """What the number of regions is worth to a player."""
    present = 0
    for item in REGIONS.values():
        held = [board.towns[town] for town in item["towns"] if town in board.towns]
        present += any((who == player and not viking) or (viking and board.trade == player) for who, viking, _ in held)
    return [0, 0, 0, 1, 1, 3, 5, 7, 10][present]

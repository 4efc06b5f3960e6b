"""What a learner sees of Risk Europe, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.planes import Planes
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import army_of, crowns
from reinos.games.risk_europe.map import TERRITORIES
from reinos.games.risk_europe.state import State

PLANES = Planes(
    owner=(pieces.ARMIES, TERRITORIES),  # the viewer's army first, then clockwise, then the mercenaries
    attacker=(pieces.ARMIES, TERRITORIES),
    units=(pieces.KINDS, TERRITORIES),  # share of an army's stock
    attackers=(pieces.KINDS, TERRITORIES),
    castle=(TERRITORIES,),
    new_tile=(TERRITORIES,),
    pointed=(3, TERRITORIES),  # origin, target, battlefield of what is being decided
    armies=(
        pieces.ARMIES,
        6 + pieces.KINDS,
    ),  # crowns, coins, cards, missions held, alive, controlled by the viewer; reserve
    spent=(pieces.ARMIES, pieces.CARD_KINDS),
    shown=(pieces.ARMIES, pieces.TURNS, pieces.CARD_KINDS),
    chosen=(pieces.TURNS, pieces.CARD_KINDS),  # the viewer's own
    bid=(1,),
    missions=(2, pieces.MISSIONS),  # held and completed by the viewer
    looked=(2, pieces.MISSIONS),  # the two missions to choose from
    phase=(phases.PHASES,),
    acting=(pieces.ARMIES,),  # the army whose turn it is
    marker=(pieces.ARMIES,),
    decision=(8,),  # round, turn, unit asked, hits, rank, order done, bonus used, share of the group
    dice=(2, 6),  # how often each number lies there
    variants=(2,),
)
SIDE_AT = np.array([PLANES["attacker"], PLANES["owner"]], np.int64)  # by side
UNITS_AT = np.array([PLANES["attackers"], PLANES["units"]], np.int64)
CASTLE_AT, TILE_AT = PLANES["castle"], PLANES["new_tile"]
POINTED_AT, ARMIES_AT, SPENT_AT = PLANES["pointed"], PLANES["armies"], PLANES["spent"]
SHOWN_AT, CHOSEN_AT, BID_AT = PLANES["shown"], PLANES["chosen"], PLANES["bid"]
MISSIONS_AT, LOOKED_AT, PHASE_AT = PLANES["missions"], PLANES["looked"], PLANES["phase"]
ACTING_AT, MARKER_AT, DECISION_AT = PLANES["acting"], PLANES["marker"], PLANES["decision"]
DICE_AT, VARIANTS_AT = PLANES["dice"], PLANES["variants"]
ARMY_FEATURES = 6 + pieces.KINDS


@rule
def seen_from(s: State, first: int, army: int) -> int:
    """The place of an army counted from the viewer; mercenaries keep theirs."""
    return (army - first) % s.players if army < s.players else army


@rule
def encode(s: State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0 and sees no secrets."""
    out[:] = 0
    first = max(viewer, 0)
    for territory in range(TERRITORIES):
        encode_territory(s, first, territory, out)
    for army in range(pieces.ARMIES):
        encode_army(s, first, viewer, army, out)
    if viewer >= 0:
        encode_secrets(s, viewer, out)
    encode_decision(s, first, out)


@rule
def encode_territory(s: State, first: int, territory: int, out: Any) -> None:
    """Who is there, with what."""
    for side in range(2):
        army = army_of(s, side, territory)
        if army != pieces.NOBODY:
            out[int(SIDE_AT[side]) + seen_from(s, first, army) * TERRITORIES + territory] = 1
            for unit in range(pieces.KINDS):
                share = int(s.units[side, territory, unit]) / int(pieces.STOCK[unit])
                out[int(UNITS_AT[side]) + unit * TERRITORIES + territory] = share
    if s.owner[territory] != pieces.NOBODY and int(s.tile_round[territory]) == s.round:
        out[TILE_AT + territory] = 1
    out[CASTLE_AT + territory] = (s.forts >> territory) & 1


@rule
def encode_army(s: State, first: int, viewer: int, army: int, out: Any) -> None:
    """Holdings, reserve and cards of an army."""
    place = seen_from(s, first, army)
    at = ARMIES_AT + place * ARMY_FEATURES
    out[at] = crowns(s, army) / 10
    out[at + 1] = int(s.coins[army]) / 20
    out[at + 2] = int(s.cards[army]) / 8
    out[at + 3] = int(s.held_count[army]) / 8
    out[at + 4] = int(s.alive[army])
    out[at + 5] = int(viewer >= 0 and int(s.controller[army]) == viewer)
    for unit in range(pieces.KINDS):
        out[at + 6 + unit] = int(s.reserve[army, unit]) / int(pieces.STOCK[unit])
    for kind in range(pieces.CARD_KINDS):
        out[SPENT_AT + place * pieces.CARD_KINDS + kind] = int(s.spent[army, kind]) / 2
    for turn in range(pieces.TURNS):
        if s.shown[army, turn] >= 0:
            out[SHOWN_AT + (place * pieces.TURNS + turn) * pieces.CARD_KINDS + int(s.shown[army, turn])] = 1


@rule
def encode_secrets(s: State, viewer: int, out: Any) -> None:
    """What only the viewer knows: cards chosen, bid, missions."""
    for turn in range(pieces.TURNS):
        if s.chosen[viewer, turn] >= 0:
            out[CHOSEN_AT + turn * pieces.CARD_KINDS + int(s.chosen[viewer, turn])] = 1
    out[BID_AT] = (int(s.bid[viewer]) + 1) / 20
    for mission in range(pieces.MISSIONS):
        out[MISSIONS_AT + mission] = (int(s.held[viewer]) >> mission) & 1
        out[MISSIONS_AT + pieces.MISSIONS + mission] = (int(s.revealed[viewer]) >> mission) & 1
    if s.draws < pieces.MISSIONS and int(s.drawer[s.draws]) == viewer:
        for place in range(2):
            if s.looks[viewer, s.draws, place] >= 0:
                out[LOOKED_AT + place * pieces.MISSIONS + int(s.looks[viewer, s.draws, place])] = 1


@rule
def encode_decision(s: State, first: int, out: Any) -> None:
    """What is being decided."""
    out[PHASE_AT + s.phase] = 1
    out[ACTING_AT + seen_from(s, first, s.army)] = 1
    if s.marker >= 0:
        out[MARKER_AT + seen_from(s, first, s.marker)] = 1
    if s.origin >= 0:
        out[POINTED_AT + s.origin] = 1
    if s.target >= 0:
        out[POINTED_AT + TERRITORIES + s.target] = 1
    if s.field >= 0:
        out[POINTED_AT + 2 * TERRITORIES + s.field] = 1
    out[DECISION_AT] = s.round / 20
    out[DECISION_AT + 1] = s.turn / 2
    out[DECISION_AT + 2] = s.asked / 3
    out[DECISION_AT + 3] = (int(s.hits[0]) + int(s.hits[1])) / 5
    out[DECISION_AT + 4] = s.rank / 4
    out[DECISION_AT + 5] = s.ordered
    out[DECISION_AT + 6] = s.bonus_used
    for unit in range(pieces.KINDS):
        out[DECISION_AT + 7] += int(s.group[unit]) / 10
    for side in range(2):
        for i in range(int(s.rolled[side])):
            if s.dice[side, i] > 0:
                out[DICE_AT + side * 6 + int(s.dice[side, i]) - 1] += 1
    out[VARIANTS_AT] = s.kingdom_missions
    out[VARIANTS_AT + 1] = s.bank_limited

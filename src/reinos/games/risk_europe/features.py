"""What a learner sees of Risk Europe, from the viewer's side of the table.

Armies are counted from the viewer's: the players clockwise by seat, then the mercenaries. Numbers without a limit
(rounds, coins, bids) are squashed: n becomes n / (n + 20).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.bits import lowest
from reinos.core.planes import Plane, Planes, mark, mark_all, mark_seat, place_of
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import crowns
from reinos.games.risk_europe.map import GOLD_CITIES, TERRITORIES
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import SIEGE_STAGE

HALF = 20  # what squashes to a half
STEPS, TASKS, STAGES, RANKS = 5, pieces.DO_BERLIN + 1, SIEGE_STAGE + 1, 4
MOST_CROWNS = 24
PER_ARMY = (pieces.ARMIES,)
PLAYERS = 2  # the fewest: armies from this number on can be mercenaries
HIRED = pieces.ARMIES - PLAYERS
TILES = len(GOLD_CITIES)  # in the order of the territories
PLANES = Planes(
    owner=Plane((pieces.ARMIES, TERRITORIES), "the army controls the territory"),
    attacker=Plane((pieces.ARMIES, TERRITORIES), "the army attacks the territory"),
    units=Plane((2, pieces.KINDS, TERRITORIES), "units of attacker and owner, as a share of an army's stock"),
    castle=Plane((TERRITORIES,), "a castle stands in the territory"),
    tile=Plane((TILES,), "round in which the tile of the city was gained, plus one, squashed; 0 no tile"),
    new_tile=Plane((TILES,), "the tile of the city was gained in this round and does not work yet"),
    pointed=Plane((4, TERRITORIES), "origin, target, place of the purchase, battlefield of what is being decided"),
    crowns=Plane(PER_ARMY, "crowns of the army / 24"),
    coins=Plane(PER_ARMY, "coins of the army, squashed"),
    reserve=Plane((pieces.ARMIES, pieces.KINDS), "military reserve, as a share of the stock"),
    cards=Plane(PER_ARMY, "crown cards of the army / 8"),
    card_bought=Plane(PER_ARMY, "the army has bought a crown card this round"),
    victories=Plane(PER_ARMY, "battles won as attacker this round, squashed"),
    alive=Plane(PER_ARMY, "the army is in the game"),
    saved=Plane(PER_ARMY, "the army is saved by the crown until the end of this round"),
    left_in=Plane(PER_ARMY, "round in which the army left the game, squashed"),
    controller=Plane((pieces.ARMIES, pieces.ARMIES), "the player (second axis) decides for the army (first axis)"),
    spent=Plane((pieces.ARMIES, pieces.CARD_KINDS), "cards of the kind in the discard pile / 2"),
    shown=Plane((pieces.ARMIES, pieces.TURNS, pieces.CARD_KINDS), "card played in the turn"),
    chosen=Plane((pieces.TURNS, pieces.CARD_KINDS), "the viewer's own chosen cards"),
    deck=Plane((HIRED,), "cards left in the deck of mercenaries / 8"),
    bid=Plane((1,), "the viewer's own bid plus one, squashed; 0 none"),
    bids=Plane(PER_ARMY, "last bid revealed plus one, squashed; 0 none"),
    auction=Plane((HIRED,), "the mercenaries are being auctioned"),
    auctioned=Plane((HIRED,), "the mercenaries have been auctioned this round"),
    held=Plane((pieces.MISSIONS,), "hidden missions of the viewer"),
    held_count=Plane(PER_ARMY, "hidden missions of the army / 8"),
    completed=Plane((pieces.ARMIES, pieces.MISSIONS), "completed missions of the army"),
    gone=Plane((pieces.ARMIES, pieces.MISSIONS), "completed missions that left the game with the army"),
    looks=Plane((pieces.MISSIONS, 2, pieces.MISSIONS), "mission that the viewer kept and put back, by draw"),
    drawer=Plane((pieces.MISSIONS, pieces.ARMIES), "who drew missions, by draw"),
    supply=Plane((4,), "castles, crown cards and missions left, mission draws so far, each / 8"),
    phase=Plane((phases.PHASES,), "what is being decided"),
    to_act=Plane(PER_ARMY, "the player is to decide"),
    army=Plane(PER_ARMY, "the army whose turn it is"),
    marker=Plane(PER_ARMY, "the player has the First Player Marker"),
    circle=Plane((pieces.ARMIES, pieces.ARMIES), "army (second axis) at the place around the table"),
    sequence=Plane((pieces.ARMIES, pieces.ARMIES), "army (second axis) at the place in the order of the round"),
    time=Plane((4,), "round squashed; turn / 2; place in the order + 1, / 5; pass of the placement / 3"),
    task=Plane((TASKS,), "the order or bonus action that is being carried out"),
    done=Plane((4,), "order done, bonus action used, Berlin's Maneuver due, something bought"),
    asked=Plane((pieces.KINDS,), "type of units that is asked about"),
    group=Plane((pieces.KINDS,), "units told to move so far, as a share of the stock"),
    stage=Plane((STAGES,), "stage of a Spend order"),
    last_reveal=Plane((pieces.MISSIONS,), "mission revealed last in this step"),
    rank=Plane((RANKS,), "rank of the battle"),
    step=Plane((STEPS,), "step of the rank"),
    battle=Plane((3,), "a Siege Assault; the defender chooses losses; the castle's re-roll is used"),
    sides=Plane((2, 4), "of attacker and defender: dice / 12, hits to take / 12, cheapest first, losses squashed"),
    dice=Plane((2, pieces.MOST_DICE), "dice of attacker and defender / 6, 0 none"),
    options=Plane((7,), "2, 3, 4 players; missions; limited bank; mercenaries last; limit of rounds squashed"),
    irrelevant={
        "owner": "land has it, as sets",
        "invader": "inroads has it, as sets",
        "disputed": "the territories with an attacker, as a set",
        "points": "the crowns, once more at the end",
    },
)
OWNER_AT, ATTACKER_AT = PLANES["owner"], PLANES["attacker"]
UNITS_AT, CASTLE_AT, TILE_AT, NEW_AT = PLANES["units"], PLANES["castle"], PLANES["tile"], PLANES["new_tile"]
POINTED_AT, CROWNS_AT, COINS_AT, RESERVE_AT = (PLANES[name] for name in ("pointed", "crowns", "coins", "reserve"))
CARDS_AT, BOUGHT_AT, VICTORIES_AT = PLANES["cards"], PLANES["card_bought"], PLANES["victories"]
ALIVE_AT, SAVED_AT, LEFT_AT, CONTROLLER_AT = (PLANES[name] for name in ("alive", "saved", "left_in", "controller"))
SPENT_AT, SHOWN_AT, CHOSEN_AT, DECK_AT = (PLANES[name] for name in ("spent", "shown", "chosen", "deck"))
BID_AT, BIDS_AT, AUCTION_AT, AUCTIONED_AT = (PLANES[name] for name in ("bid", "bids", "auction", "auctioned"))
HELD_AT, HELD_COUNT_AT, COMPLETED_AT, GONE_AT = (PLANES[name] for name in ("held", "held_count", "completed", "gone"))
LOOKS_AT, DRAWER_AT, SUPPLY_AT, PHASE_AT = (PLANES[name] for name in ("looks", "drawer", "supply", "phase"))
ACTING_AT, ARMY_AT, MARKER_AT, CIRCLE_AT = (PLANES[name] for name in ("to_act", "army", "marker", "circle"))
SEQUENCE_AT, TIME_AT, TASK_AT, DONE_AT = (PLANES[name] for name in ("sequence", "time", "task", "done"))
ASKED_AT, GROUP_AT, STAGE_AT, REVEAL_AT = (PLANES[name] for name in ("asked", "group", "stage", "last_reveal"))
RANK_AT, STEP_AT, BATTLE_AT, SIDES_AT = (PLANES[name] for name in ("rank", "step", "battle", "sides"))
DICE_AT, OPTIONS_AT = PLANES["dice"], PLANES["options"]
# Dice, and shares of a stock by kind and number: looking them up is faster than dividing.
FEW = 128  # and for most numbers without a limit
SQUASHED = np.arange(FEW) / (np.arange(FEW) + HALF)
SIXTHS = (np.arange(7) / 6).astype(np.float32)
DIE = 1 / pieces.MOST_DICE
STOCK_BITS = 63  # no kind has more
SHARES = (np.arange(int(pieces.STOCK.max()) + 1) / pieces.STOCK[:, None]).astype(np.float32)


@rule
def seen_from(s: State, first: int, army: int) -> int:
    """The place of an army counted from the viewer; mercenaries keep theirs."""
    return place_of(army, first, s.players) if army < s.players else army


@rule
def squashed(number: int) -> float:
    """A number without a limit between 0 and 1."""
    return float(SQUASHED[number]) if 0 <= number < FEW else number / (number + HALF)


@rule
def mark_army(s: State, first: int, out: Any, at: int, army: int) -> None:
    """A one for an army, unless there is none."""
    if army < s.players:
        mark_seat(out, at, army, first, s.players)
    else:
        out[at + army] = 1


@rule
def encode(s: State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0 and sees no secrets."""
    out[:] = 0
    first = max(viewer, 0)
    encode_units(s, pieces.HOLDER, out)
    encode_units(s, pieces.INVADER, out)
    mark_all(out, CASTLE_AT, s.forts, TERRITORIES)
    for tile in range(TILES):
        gained = int(s.tile_round[int(GOLD_CITIES[tile])])
        out[TILE_AT + tile] = squashed(gained + 1)
        out[NEW_AT + tile] = int(gained == s.round)
    for army in range(pieces.ARMIES):
        encode_army(s, first, army, out)
        encode_cards(s, army, seen_from(s, first, army), out)
    if viewer >= 0:
        encode_secrets(s, viewer, out)
    for hired in range(HIRED):
        out[DECK_AT + hired] = int(s.deck_left[PLAYERS + hired]) / pieces.DECK_SIZE
        out[AUCTION_AT + hired] = int(s.auction == PLAYERS + hired)
        out[AUCTIONED_AT + hired] = (s.auctioned >> PLAYERS + hired) & 1
    encode_table(s, first, out)
    encode_decision(s, out)
    encode_battle(s, out)


@rule
def encode_units(s: State, side: int, out: Any) -> None:
    """The units on a side of all territories; hardly ever is there an attacker anywhere."""
    anything = 0
    for territory in range(TERRITORIES):
        for unit in range(pieces.KINDS):
            anything |= int(s.units[side, territory, unit])
    manned = 0
    if anything != 0:
        for territory in range(TERRITORIES):
            units = 0
            for unit in range(pieces.KINDS):
                units |= int(s.units[side, territory, unit])
            manned |= int(units != 0) << territory
    while manned != 0:
        territory = lowest(manned)
        for unit in range(pieces.KINDS):
            share = SHARES[unit, s.units[side, territory, unit] & STOCK_BITS]
            out[UNITS_AT + (side * pieces.KINDS + unit) * TERRITORIES + territory] = share
        manned &= manned - 1


@rule
def encode_army(s: State, first: int, army: int, out: Any) -> None:
    """What an army has, and who decides for it."""
    place = seen_from(s, first, army)
    mark_all(out, OWNER_AT + place * TERRITORIES, int(s.land[army]), TERRITORIES)
    if s.inroads[army] != 0:
        mark_all(out, ATTACKER_AT + place * TERRITORIES, int(s.inroads[army]), TERRITORIES)
    out[CROWNS_AT + place] = crowns(s, army) / MOST_CROWNS
    out[COINS_AT + place] = squashed(int(s.coins[army]))
    out[CARDS_AT + place] = int(s.cards[army]) / pieces.CROWN_CARDS
    out[BOUGHT_AT + place] = int(s.card_bought[army])
    out[VICTORIES_AT + place] = squashed(int(s.victories[army]))
    out[ALIVE_AT + place] = int(s.alive[army])
    out[SAVED_AT + place] = int(s.saved[army])
    out[LEFT_AT + place] = squashed(int(s.left_in[army]))
    out[BIDS_AT + place] = squashed(int(s.bids[army]) + 1)
    out[ACTING_AT + place] = (s.to_act >> army) & 1
    mark_army(s, first, out, CONTROLLER_AT + place * pieces.ARMIES, int(s.controller[army]))
    for unit in range(pieces.KINDS):
        out[RESERVE_AT + place * pieces.KINDS + unit] = SHARES[unit, s.reserve[army, unit] & STOCK_BITS]


@rule
def encode_cards(s: State, army: int, place: int, out: Any) -> None:
    """King's Orders and missions of an army, as far as everybody sees them."""
    for kind in range(pieces.CARD_KINDS):
        out[SPENT_AT + place * pieces.CARD_KINDS + kind] = int(s.spent[army, kind]) / 2
    for turn in range(pieces.TURNS):
        mark(out, SHOWN_AT + (place * pieces.TURNS + turn) * pieces.CARD_KINDS, int(s.shown[army, turn]))
    out[HELD_COUNT_AT + place] = int(s.held_count[army]) / pieces.MISSIONS
    mark_all(out, COMPLETED_AT + place * pieces.MISSIONS, int(s.revealed[army]), pieces.MISSIONS)
    mark_all(out, GONE_AT + place * pieces.MISSIONS, int(s.gone[army]), pieces.MISSIONS)


@rule
def encode_secrets(s: State, viewer: int, out: Any) -> None:
    """What only the viewer knows: cards chosen, bid, missions."""
    for turn in range(pieces.TURNS):
        mark(out, CHOSEN_AT + turn * pieces.CARD_KINDS, int(s.chosen[viewer, turn]))
    out[BID_AT] = squashed(int(s.bid[viewer]) + 1)
    mark_all(out, HELD_AT, int(s.held[viewer]), pieces.MISSIONS)
    seen = pieces.NOBODY
    for mission in range(pieces.MISSIONS):
        seen &= int(s.looks[viewer, mission, 0]) & int(s.looks[viewer, mission, 1])
    if seen != pieces.NOBODY:
        for mission in range(pieces.MISSIONS):
            for place in range(2):
                at = LOOKS_AT + (mission * 2 + place) * pieces.MISSIONS
                mark(out, at, int(s.looks[viewer, mission, place]))


@rule
def encode_table(s: State, first: int, out: Any) -> None:
    """The time, the order, the common reserve, the options."""
    out[TIME_AT] = squashed(s.round)
    out[TIME_AT + 1] = s.turn / pieces.TURNS
    out[TIME_AT + 2] = (s.place + 1) / (pieces.ARMIES + 1)
    out[TIME_AT + 3] = s.passing / 3
    mark_army(s, first, out, ARMY_AT, s.army)
    mark_army(s, first, out, MARKER_AT, s.marker)
    for place in range(pieces.ARMIES):
        mark_army(s, first, out, CIRCLE_AT + place * pieces.ARMIES, int(s.circle[place]))
        mark_army(s, first, out, SEQUENCE_AT + place * pieces.ARMIES, int(s.sequence[place]))
    drawn = pieces.NOBODY
    for draw in range(pieces.MISSIONS):
        drawn &= int(s.drawer[draw])
    if drawn != pieces.NOBODY:
        for draw in range(pieces.MISSIONS):
            mark_army(s, first, out, DRAWER_AT + draw * pieces.ARMIES, int(s.drawer[draw]))
    out[SUPPLY_AT] = s.castles / pieces.CASTLES
    out[SUPPLY_AT + 1] = s.cards_left / pieces.CROWN_CARDS
    out[SUPPLY_AT + 2] = s.missions_left / pieces.MISSIONS
    out[SUPPLY_AT + 3] = s.draws / pieces.MISSIONS
    mark(out, OPTIONS_AT, s.players - 2)
    out[OPTIONS_AT + 3] = s.kingdom_missions
    out[OPTIONS_AT + 4] = s.bank_limited
    out[OPTIONS_AT + 5] = s.mercenary_order_3p
    out[OPTIONS_AT + 6] = squashed(s.max_rounds)


@rule
def encode_decision(s: State, out: Any) -> None:
    """What is being decided."""
    mark(out, PHASE_AT, s.phase)
    mark(out, POINTED_AT, s.origin)
    mark(out, POINTED_AT + TERRITORIES, s.target)
    mark(out, POINTED_AT + 2 * TERRITORIES, s.spot)
    mark(out, POINTED_AT + 3 * TERRITORIES, s.field)
    mark(out, TASK_AT, s.task)
    mark(out, ASKED_AT, s.asked)
    mark(out, STAGE_AT, s.stage)
    mark(out, REVEAL_AT, s.last_reveal)
    out[DONE_AT] = s.ordered
    out[DONE_AT + 1] = s.bonus_used
    out[DONE_AT + 2] = s.berlin
    out[DONE_AT + 3] = s.bought
    for unit in range(pieces.KINDS):
        out[GROUP_AT + unit] = SHARES[unit, s.group[unit] & STOCK_BITS]


@rule
def encode_battle(s: State, out: Any) -> None:
    """The battle or the assault that goes on."""
    mark(out, RANK_AT, s.rank - 1)
    mark(out, STEP_AT, s.step)
    out[BATTLE_AT] = s.assault
    out[BATTLE_AT + 1] = s.side
    out[BATTLE_AT + 2] = s.rerolled
    fought = 0
    for side in range(2):
        fought |= int(s.rolled[side]) | int(s.hits[side]) | int(s.preset[side]) | int(s.fallen[side])
        for i in range(pieces.MOST_DICE):
            fought |= int(s.dice[side, i])
    if fought != 0:
        encode_sides(s, out)


@rule
def encode_sides(s: State, out: Any) -> None:
    """The dice of both sides, and what they have lost or are about to lose."""
    for side in range(2):
        at = SIDES_AT + 4 * side
        out[at] = int(s.rolled[side]) * DIE
        out[at + 1] = int(s.hits[side]) * DIE
        out[at + 2] = int(s.preset[side])
        out[at + 3] = squashed(int(s.fallen[side]))
        for i in range(pieces.MOST_DICE):
            out[DICE_AT + side * pieces.MOST_DICE + i] = SIXTHS[s.dice[side, i]]

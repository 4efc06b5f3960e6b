"""Before the first round: mercenaries, the bid for the marker, placing the kingdoms (RE-2, RE-14, RE-15)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe.bids import clear_bids, highest_bidder, show_bids
from reinos.games.risk_europe.board import claimed, draft, hold, lowest, pay
from reinos.games.risk_europe.choices import CITY_ID, EVENTS, KEEP_ID, NEXT_ID
from reinos.games.risk_europe.state import (
    ARMIES,
    BID_FIRST,
    CASTLE_PASSES,
    CASTLES_LEFT,
    CITIES,
    CROWN_CARDS,
    FOOTMAN,
    FOOTMEN,
    GOLD,
    GOLD_CITIES,
    KINDS,
    MERCENARY_FOOTMEN,
    MISSIONS,
    NEIGHBOURS,
    NEXT_PLACE,
    NO_TASK,
    NOBODY,
    PASSES,
    PLACE_CITY,
    PLACE_KEEP,
    PLACE_NEXT,
    ROUND_START,
    START_COINS,
    STOCK,
    TAX_VALUE,
    State,
)

MERCENARIES_PLACED, BID_WON = EVENTS["mercenaries_placed"], EVENTS["bid_won"]
KINGDOM_PLACED = EVENTS["kingdom_placed"]


@rule
def setup(s: State) -> None:
    """RE-2.1, RE-2.2, RE-14.1 to RE-14.3, RE-13.2  Lay the table and ask for the first bids."""
    clear_table(s)
    deal_pieces(s)
    if s.kingdom_missions:
        s.missions_left = MISSIONS
        for mission in range(MISSIONS):
            s.mission_deck[mission] = mission
        shuffle(s, s.mission_deck, MISSIONS)
    place_mercenaries(s)
    clear_bids(s)
    s.phase = BID_FIRST
    s.to_act = (1 << s.players) - 1


@rule
def clear_table(s: State) -> None:
    """An empty board, nothing played, nothing chosen."""
    s.points[:] = 0
    s.ranks[:] = 0
    s.round, s.turn, s.place, s.passing, s.army = 0, 0, 0, 0, 0
    s.marker = NOBODY
    s.circle[:] = NOBODY
    s.sequence[:] = NOBODY
    s.saved[:] = 0
    s.left_in[:] = 0
    s.owner[:] = NOBODY
    s.invader[:] = NOBODY
    s.units[:, :] = 0
    s.invaders[:, :] = 0
    s.tile_round[:] = -1
    s.land[:] = 0
    s.inroads[:] = 0
    s.disputed, s.forts = 0, 0
    s.cards[:] = 0
    s.card_bought[:] = 0
    s.victories[:] = 0
    s.spent[:, :] = 0
    s.shown[:, :] = -1
    s.chosen[:, :] = -1
    s.deck[:, :] = -1
    s.deck_left[:] = 0
    s.bids[:] = -1
    s.auction, s.auctioned = NOBODY, 0
    s.mission_deck[:] = -1
    s.missions_left, s.draws = 0, 0
    s.drawer[:] = NOBODY
    s.looks[:, :, :] = -1
    s.held[:] = 0
    s.held_count[:] = 0
    s.revealed[:] = 0
    s.gone[:] = 0
    s.symbols[:] = -1
    s.task, s.ordered, s.bonus_used, s.berlin = NO_TASK, 0, 0, 0
    s.origin, s.target, s.asked = -1, -1, 0
    s.group[:] = 0
    s.stage, s.spot, s.bought = 0, -1, 0
    s.field, s.rank, s.step, s.losing, s.side = -1, 0, 0, 0, 0
    s.dice[:, :] = 0
    s.rolled[:] = 0
    s.hits[:] = 0
    s.rerolled = 0
    s.preset[:] = 0
    s.fallen[:] = 0


@rule
def deal_pieces(s: State) -> None:
    """RE-2.2, RE-17  Coins for the armies, units to the military reserves, the rest to the common reserve."""
    for army in range(ARMIES):
        s.alive[army] = 1
        s.controller[army] = army if army < s.players else NOBODY
        s.coins[army] = START_COINS[s.players]
        for unit in range(KINDS):
            s.reserve[army, unit] = STOCK[unit]
    s.castles = int(CASTLES_LEFT[s.players])
    s.cards_left = 0 if s.kingdom_missions else CROWN_CARDS


@rule
def place_mercenaries(s: State) -> None:
    """RE-14.1, RE-14.2, RE-15.1  Draw tiles for the mercenaries' cities; with three players one is an outpost."""
    if s.players == 4:
        return
    first = below(s, len(GOLD_CITIES))
    second = below(s, len(GOLD_CITIES) - 1)
    if second >= first:
        second += 1
    garrison(s, s.players, int(GOLD_CITIES[first]), True)
    garrison(s, 3, int(GOLD_CITIES[second]), s.players == 2)


@rule
def garrison(s: State, army: int, city: int, castle: bool) -> None:
    """RE-14.2, RE-15.1, RE-18.27  Ten Footmen, a crown, the tile, the Tax Value, and perhaps a castle."""
    hold(s, army, city)
    draft(s, army, city, FOOTMAN, MERCENARY_FOOTMEN)
    pay(s, army, int(TAX_VALUE[city]))
    if castle:
        s.forts |= 1 << city
    emit(s, MERCENARIES_PLACED, army, city, MERCENARY_FOOTMEN, int(castle))


@rule
def settle_first_bid(s: State) -> None:
    """RE-2.3, RE-2.4, RE-14.5, RE-15.5  The highest bidder pays, takes the marker, and the seats are fixed."""
    show_bids(s, NOBODY)
    winner = highest_bidder(s)
    s.coins[winner] -= s.bids[winner]
    emit(s, BID_WON, NOBODY, winner, int(s.bids[winner]))
    s.marker = winner
    seat_armies(s, winner)
    clear_bids(s)
    s.place = -1
    s.passing = 0
    s.phase = NEXT_PLACE


@rule
def seat_armies(s: State, winner: int) -> None:
    """RE-1.12, RE-14.5, RE-15.5, RE-18.38  Clockwise from the winner; mercenaries to his right, or on both sides."""
    for place in range(s.players):
        at = 2 * place if s.players == 2 else place
        s.circle[at] = (winner + place) % s.players
    if s.players == 2:
        s.circle[1] = 2
    if s.players < 4:
        s.circle[3] = 3


@rule
def next_place(s: State) -> None:
    """RE-2.5, RE-14.4, RE-15.2  The next player places a kingdom; every pass in the same order."""
    s.place += 1
    while s.place < ARMIES and int(s.circle[s.place]) >= s.players:
        s.place += 1
    if s.place == ARMIES:
        s.passing += 1
        s.place = 0
    if s.passing == PASSES[s.players]:
        s.place, s.passing = 0, 0
        s.origin, s.target = -1, -1
        s.phase = ROUND_START
        return
    s.army = int(s.circle[s.place])
    s.origin, s.target = -1, -1
    s.phase = PLACE_CITY
    s.to_act = 1 << s.army


@rule
def free_neighbours(s: State, city: int) -> int:
    """RE-2.5, RE-2.6  The unclaimed non-city territories next to a city."""
    return int(NEIGHBOURS[city]) & ~CITIES & ~claimed(s)


@rule
def list_places(mask: int, first: int, out: Any, n: int) -> int:
    """Write the ids of some territories, counted from the id of territory 0."""
    while mask:
        out[n] = first + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


@rule
def list_placements(s: State, out: Any) -> int:
    """RE-2.5, RE-2.6, RE-21.16, RE-15.4, RE-18.4, RE-18.5

    A free gold-crown city, a free neighbour, the Footmen in the city.
    """
    if s.phase == PLACE_CITY:
        return list_places(GOLD & ~claimed(s), CITY_ID, out, 0)
    if s.phase == PLACE_NEXT:
        return list_places(free_neighbours(s, s.origin), NEXT_ID, out, 0)
    most = int(FOOTMEN[s.players]) - 1
    for kept in range(1, most + 1):
        out[kept - 1] = KEEP_ID + kept
    return most


@rule
def place_kingdom(s: State, choice: int) -> None:
    """RE-2.5, RE-21.16  One step of placing a kingdom."""
    s.to_act = 1 << s.army
    if s.phase == PLACE_CITY:
        s.origin = choice - CITY_ID
        s.phase = PLACE_NEXT
        if free_neighbours(s, s.origin) == 0:
            found_kingdom(s, int(FOOTMEN[s.players]))
    elif s.phase == PLACE_NEXT:
        s.target = choice - NEXT_ID
        s.phase = PLACE_KEEP
    else:
        found_kingdom(s, choice - KEEP_ID)


@rule
def found_kingdom(s: State, kept: int) -> None:
    """RE-2.5 to RE-2.7, RE-14.4, RE-15.2, RE-15.3  Crown, castle, tile, Tax Value and Footmen."""
    army, city = s.army, s.origin
    rest = int(FOOTMEN[s.players]) - kept
    hold(s, army, city)
    draft(s, army, city, FOOTMAN, kept)
    if rest:
        hold(s, army, s.target)
        draft(s, army, s.target, FOOTMAN, rest)
    if s.passing < CASTLE_PASSES[s.players]:
        s.forts |= 1 << city
    emit(s, KINGDOM_PLACED, army, city, s.target, kept, rest, pay(s, army, int(TAX_VALUE[city])))
    s.to_act = 0
    s.phase = NEXT_PLACE

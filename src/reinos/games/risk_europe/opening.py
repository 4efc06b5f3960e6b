"""Before the first round: mercenaries, the bid for the marker, placing the kingdoms (RE-2, RE-14, RE-15)."""

from __future__ import annotations

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.bids import ask_bids, settle_bids
from reinos.games.risk_europe.board import ask, claimed, draft, hold, pay
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.map import CITIES, CITY_CROWNS, GOLD, GOLD_CITIES, NEIGHBOURS, TAX_VALUE
from reinos.games.risk_europe.state import State

MERCENARIES_PLACED, KINGDOM_FOUNDED = EVENTS["mercenaries_placed"], EVENTS["kingdom_founded"]
FOOTMEN_PLACED = EVENTS["footmen_placed"]

# RE-2, RE-14, RE-15  The setup by the number of players.
START_COINS, CASTLES_LEFT = pieces.by_players("start_coins"), pieces.by_players("castles_left")
PASSES, CASTLE_PASSES = pieces.by_players("cities_per_player"), pieces.by_players("castles_per_player")
FOOTMEN = pieces.by_players("footmen_per_city")
MERCENARY_FOOTMEN = int(pieces.DATA["setup"]["by_players"]["3"]["mercenary"]["footmen_per_city"])


@rule
def setup(s: State) -> None:
    """RE-2.1, RE-2.2, RE-14.1 to RE-14.3, RE-13.2  Lay the table and ask for the first bids."""
    deal_pieces(s)
    if s.kingdom_missions:
        s.missions_left = pieces.MISSIONS
        for mission in range(pieces.MISSIONS):
            s.mission_deck[mission] = mission
        shuffle(s, s.mission_deck, pieces.MISSIONS)
    place_mercenaries(s)
    ask_bids(s, phases.BID_FIRST)


@rule
def deal_pieces(s: State) -> None:
    """RE-2.2, RE-17  Coins for the armies, units to the military reserves, the rest to the common reserve."""
    for army in range(pieces.ARMIES):
        s.controller[army] = army if army < s.players else pieces.NOBODY
        s.coins[army] = START_COINS[s.players]
        for unit in range(pieces.KINDS):
            s.reserve[army, unit] = pieces.STOCK[unit]
    s.castles = int(CASTLES_LEFT[s.players])
    s.cards_left = 0 if s.kingdom_missions else pieces.CROWN_CARDS


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
    draft(s, army, city, pieces.FOOTMAN, MERCENARY_FOOTMEN)
    coins = pay(s, army, int(TAX_VALUE[city]))
    if castle:
        s.forts |= 1 << city
    emit(s, MERCENARIES_PLACED, army, city, MERCENARY_FOOTMEN, int(castle), coins)


@rule
def settle_first_bid(s: State) -> None:
    """RE-2.3, RE-2.4, RE-14.5, RE-15.5  The highest bidder takes the marker, and the seats are fixed."""
    s.marker = settle_bids(s, pieces.NOBODY)
    seat_armies(s, s.marker)
    s.place, s.passing = -1, 0
    s.phase = phases.NEXT_PLACE


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
    s.origin, s.target = -1, -1
    s.place += 1
    while s.place < pieces.ARMIES and int(s.circle[s.place]) >= s.players:
        s.place += 1
    if s.place == pieces.ARMIES:
        s.passing += 1
        s.place = 0
    if s.passing == PASSES[s.players]:
        s.place, s.passing = 0, 0
        s.phase = phases.ROUND_START
    else:
        s.army = int(s.circle[s.place])
        ask(s, phases.PLACE_CITY)


@rule
def free_capitals(s: State) -> int:
    """RE-2.5, RE-15.4  The unclaimed cities with a golden crown."""
    return GOLD & ~claimed(s)


@rule
def free_neighbours(s: State) -> int:
    """RE-2.5, RE-2.6, RE-18.5  The unclaimed non-city territories next to the city chosen."""
    return int(NEIGHBOURS[s.origin]) & ~CITIES & ~claimed(s)


@rule
def may_keep(s: State, seat: int, count: int) -> bool:
    """RE-2.6, RE-18.4, RE-21.16  At least one Footman goes next door."""
    return count < int(FOOTMEN[s.players])


@rule
def place_city(s: State, seat: int, territory: int) -> None:
    """RE-2.5, RE-2.6  Choose a city; with no free territory next door all Footmen stay in it."""
    s.origin = territory
    if free_neighbours(s):
        ask(s, phases.PLACE_NEXT)
    else:
        place_footmen(s, seat, int(FOOTMEN[s.players]))


@rule
def place_next(s: State, seat: int, territory: int) -> None:
    """RE-2.5  Choose a territory next door."""
    s.target = territory
    ask(s, phases.PLACE_KEEP)


@rule
def place_footmen(s: State, seat: int, count: int) -> None:
    """RE-2.5 to RE-2.7, RE-14.4, RE-15.2, RE-15.3

    So many Footmen in the city, the others next door; crown, castle, tile and Tax Value.
    """
    army, city, due = s.army, s.origin, int(TAX_VALUE[s.origin])
    castle = s.passing < CASTLE_PASSES[s.players]
    rest = int(FOOTMEN[s.players]) - count
    hold(s, army, city)
    draft(s, army, city, pieces.FOOTMAN, count)
    if rest:
        hold(s, army, s.target)
        draft(s, army, s.target, pieces.FOOTMAN, rest)
    if castle:
        s.forts |= 1 << city
    emit(s, KINGDOM_FOUNDED, army, city, int(CITY_CROWNS[city]), int(castle), pay(s, army, due), due)
    emit(s, FOOTMEN_PLACED, army, city, s.target, count, rest)
    s.phase = phases.NEXT_PLACE

"""Orders about coins: Tax and Spend (RE-5.13 to RE-5.16, RE-8)."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.bits import count, lowest
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import map, phases, pieces
from reinos.games.risk_europe.board import ask, can_use, draft, pay, quiet, recruiting, supply_line, tile_works
from reinos.games.risk_europe.choices import CHOICES, EVENTS
from reinos.games.risk_europe.missions import MISSION_BONUS, completed
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.turn import end_order

TAXED, TILE_UNITS, UNITS_BOUGHT = EVENTS["taxed"], EVENTS["tile_units"], EVENTS["units_bought"]
ESCORTED, LEVIED = EVENTS["escorted"], EVENTS["levied"]
CASTLE_BUILT, CROWN_BOUGHT = EVENTS["castle_built"], EVENTS["crown_bought"]

# RE-8.1, RE-10.9  What things cost.
COST = np.array([item["cost"] for item in pieces.DATA["units"]["list"]], np.int64)
CASTLE_COST = int(pieces.DATA["purchases"]["castle"]["cost"])
CASTLE_DISCOUNT = int(map.TILE_EFFECTS[map.BERLIN]["castle_discount"])
CARD_COST = int(pieces.DATA["purchases"]["crown_card"]["cost"])

# RE-10.7, RE-10.10  Free units of a taxed city, by territory and unit; Footmen that come with a Siege Weapon.
TAX_UNITS = np.zeros((map.TERRITORIES, pieces.KINDS), np.int64)
for _city, _effect in map.TILE_EFFECTS.items():
    if _effect["type"] == "free_units_on_tax":
        TAX_UNITS[_city] = [_effect["units"].get(unit, 0) for unit in pieces.UNITS]
TAX_TILES = map.mask_of(map.NAMES[city] for city in map.TILE_EFFECTS if TAX_UNITS[city].any())
ESCORT = int(map.TILE_EFFECTS[map.CONSTANTINOPLE]["units"]["footman"])

# RE-21.13  Stages of a Spend order, in which one may not go back; units come in lines, Siege Weapons last.
CARD_STAGE, CASTLE_STAGE, UNIT_STAGE = range(3)
LINES = np.array([pieces.CAVALRY, pieces.ARCHER, pieces.FOOTMAN, pieces.SIEGE], np.int64)
SIEGE_STAGE = UNIT_STAGE + pieces.KINDS - 1
FIRST_LINE = CHOICES["buy"].first


# --- Tax


@rule
def tax_value(s: State, army: int, line: int) -> int:
    """RE-5.13, RE-13.7  What a supply line pays: cities their Tax Value, other territories one coin each."""
    return city_tax(line) + count(line & ~map.CITIES) + mission_tax(s, army, line)


@rule
def city_tax(line: int) -> int:
    """RE-5.13  The Tax Values of a supply line."""
    cities, value = line & map.CITIES, 0
    while cities:
        value += int(map.TAX_VALUE[lowest(cities)])
        cities &= cities - 1
    return value


@rule
def mission_tax(s: State, army: int, line: int) -> int:
    """RE-13.7  What Trade Route and Royal Treasury add to a line that pays something."""
    value = 0
    if completed(s, army, pieces.ROUTE):
        value += int(MISSION_BONUS[pieces.ROUTE]) * count(line & map.CITIES)
    if line and completed(s, army, pieces.TREASURY):
        value += int(MISSION_BONUS[pieces.TREASURY])
    return value


@rule
def taxable(s: State) -> int:
    """RE-5.15, RE-18.45, RE-21.10  One undisputed city for each supply line, that of least number."""
    left, found = quiet(s, s.army) & map.CITIES, 0
    while left:
        found |= left & -left
        left &= ~supply_line(s, s.army, lowest(left))
    return found


@rule
def tax(s: State, seat: int, territory: int) -> None:
    """RE-5.13, RE-5.14, RE-10.7  Collect from a supply line; London, Paris and Madrid add units."""
    line = supply_line(s, s.army, territory)
    cities, lands, missions = city_tax(line), count(line & ~map.CITIES), mission_tax(s, s.army, line)
    emit(s, TAXED, s.army, territory, cities, lands, missions, pay(s, s.army, cities + lands + missions))
    left = line & TAX_TILES
    while left:
        tax_bonus(s, s.army, lowest(left))
        left &= left - 1
    end_order(s)


@rule
def tax_bonus(s: State, army: int, city: int) -> None:
    """RE-10.7, RE-18.28  Free units of a taxed city, each type as far as the military reserve allows."""
    if tile_works(s, army, city):
        footmen = draft(s, army, city, pieces.FOOTMAN, int(TAX_UNITS[city, pieces.FOOTMAN]))
        archers = draft(s, army, city, pieces.ARCHER, int(TAX_UNITS[city, pieces.ARCHER]))
        cavalry = draft(s, army, city, pieces.CAVALRY, int(TAX_UNITS[city, pieces.CAVALRY]))
        emit(s, TILE_UNITS, army, city, footmen, archers, cavalry)


# --- prices


@rule
def unit_price(s: State, army: int, unit: int) -> int:
    """RE-8.1, RE-8.9, RE-13.7  What a unit costs the army now."""
    if unit == pieces.SIEGE and completed(s, army, pieces.SIEGE_MASTER):
        return int(MISSION_BONUS[pieces.SIEGE_MASTER])
    if unit == pieces.CAVALRY and completed(s, army, pieces.CONQUEROR):
        return int(MISSION_BONUS[pieces.CONQUEROR])
    return int(COST[unit])


@rule
def castle_price(s: State, army: int) -> int:
    """RE-8.1, RE-10.9  What a castle costs the army now."""
    return CASTLE_COST - CASTLE_DISCOUNT if can_use(s, army, map.BERLIN) else CASTLE_COST


@rule
def affordable(s: State, army: int, unit: int) -> int:
    """RE-8.3  Units of a type that the coins and the military reserve allow."""
    return min(int(s.reserve[army, unit]), int(s.coins[army]) // unit_price(s, army, unit))


@rule
def may_buy_card(s: State, army: int) -> bool:
    """RE-8.6, RE-8.7, RE-13.1, RE-14.9, RE-18.20, RE-18.35  One crown card a round, for players, in the basic game."""
    return bool(army < s.players and s.cards_left > 0 and s.card_bought[army] == 0 and int(s.coins[army]) >= CARD_COST)


@rule
def castle_sites(s: State, army: int) -> int:
    """RE-8.4, RE-7.3, RE-17.2  Own undisputed territories without castle, while castles and coins last."""
    if s.castles == 0 or int(s.coins[army]) < castle_price(s, army):
        return 0
    return quiet(s, army) & ~s.forts


@rule
def can_buy(s: State, army: int) -> bool:
    """RE-5.18  Whether anything can be bought."""
    if may_buy_card(s, army) or castle_sites(s, army):
        return True
    if recruiting(s, army):
        for unit in range(pieces.KINDS):
            if affordable(s, army, unit) > 0:
                return True
    return False


@rule
def can_levy(s: State, army: int) -> bool:
    """RE-13.10  Whether the Great Host can put Footmen anywhere."""
    return bool(completed(s, army, pieces.HOST) and s.reserve[army, pieces.FOOTMAN] > 0 and recruiting(s, army))


# --- Spend


@rule
def begin_spend(s: State) -> None:
    """RE-5.16, RE-13.10, RE-21.13  The levy first, then purchases stage by stage."""
    s.stage, s.spot, s.bought = CARD_STAGE, -1, 0
    ask(s, phases.LEVY if can_levy(s, s.army) else phases.SPEND)


@rule
def may_skip_levy(s: State, seat: int) -> bool:
    """RE-21.14  Who can buy something may do without the levy."""
    return can_buy(s, s.army)


@rule
def no_levy(s: State, seat: int) -> None:
    """RE-13.10  No Footmen are levied."""
    ask(s, phases.SPEND)


@rule
def levy_places(s: State) -> int:
    """RE-13.10, RE-21.14  Where Footmen may be levied."""
    return recruiting(s, s.army)


@rule
def levy(s: State, seat: int, territory: int) -> None:
    """RE-13.10  Two Footmen from the military reserve, fewer if it holds fewer."""
    footmen = draft(s, s.army, territory, pieces.FOOTMAN, int(MISSION_BONUS[pieces.HOST]))
    emit(s, LEVIED, s.army, territory, footmen)
    s.bought = 1
    ask(s, phases.SPEND)


@rule
def may_buy_crown(s: State, seat: int) -> bool:
    """RE-8.6, RE-21.13  A crown card comes first."""
    return s.stage == CARD_STAGE and may_buy_card(s, s.army)


@rule
def buy_crown(s: State, seat: int) -> None:
    """RE-8.6  A crown card: one crown at once and for good."""
    s.coins[s.army] -= CARD_COST
    s.cards_left -= 1
    s.cards[s.army] += 1
    s.card_bought[s.army] = 1
    s.stage, s.bought = CASTLE_STAGE, 1
    emit(s, CROWN_BOUGHT, s.army, CARD_COST, s.cards_left)
    ask(s, phases.SPEND)


@rule
def may_finish_spend(s: State, seat: int) -> bool:
    """RE-21.14  The order may end once something was bought or levied."""
    return s.bought == 1


@rule
def finish_spend(s: State, seat: int) -> None:
    """RE-5.16  The end of the order."""
    end_order(s)


@rule
def castle_places(s: State) -> int:
    """RE-8.4, RE-21.13  Where the next castle may be built."""
    return places_after(s, CASTLE_STAGE, castle_sites(s, s.army)) if s.stage <= CASTLE_STAGE else 0


@rule
def buy_castle(s: State, seat: int, territory: int) -> None:
    """RE-8.4, RE-8.5  A castle from the common reserve; one may recruit there at once."""
    coins = castle_price(s, s.army)
    s.coins[s.army] -= coins
    s.castles -= 1
    s.forts |= 1 << territory
    s.stage, s.spot, s.bought = CASTLE_STAGE, territory, 1
    emit(s, CASTLE_BUILT, s.army, territory, coins, s.castles)
    ask(s, phases.SPEND)


@rule
def places_after(s: State, stage: int, mask: int) -> int:
    """RE-21.13  Within a stage places are named in rising order."""
    if s.stage == stage and s.spot >= 0:
        return mask & ~((2 << s.spot) - 1)
    return mask


@rule
def siege_places(s: State, army: int, mask: int) -> int:
    """RE-21.15  Siege Weapons: places never falling, unless it matters who gets the last escort."""
    if s.stage != SIEGE_STAGE:
        return mask
    short = int(s.reserve[army, pieces.FOOTMAN]) < ESCORT * int(s.reserve[army, pieces.SIEGE])
    if short and can_use(s, army, map.CONSTANTINOPLE):
        return mask
    return mask & ~((1 << s.spot) - 1)


@rule
def list_lines(s: State, seat: int, out: Any, n: int) -> int:
    """RE-8, RE-21.13 to RE-21.15, RE-8.8, RE-18.39  Which units can be bought next, and where."""
    sites = recruiting(s, s.army)
    for line in range(pieces.KINDS):
        stage = UNIT_STAGE + line
        if s.stage <= stage and affordable(s, s.army, int(LINES[line])) > 0:
            places = siege_places(s, s.army, sites) if stage == SIEGE_STAGE else places_after(s, stage, sites)
            while places:
                out[n] = FIRST_LINE + line * map.TERRITORIES + lowest(places)
                n += 1
                places &= places - 1
    return n


@rule
def buy_line(s: State, seat: int, stage: int, territory: int) -> None:
    """RE-21.13, RE-21.15  The type and the place of a purchase; Siege Weapons are bought one at a time."""
    s.stage, s.spot, s.asked = UNIT_STAGE + stage, territory, int(LINES[stage])
    if s.stage == SIEGE_STAGE:
        buy_units(s, seat, 1)
    else:
        ask(s, phases.BUY_COUNT)


@rule
def counts(s: State) -> int:
    """RE-8.3, RE-21.13  How many units of a line, as a mask."""
    return (2 << affordable(s, s.army, s.asked)) - 2


@rule
def buy_units(s: State, seat: int, count: int) -> None:
    """RE-8.2, RE-8.3, RE-10.10  Units from the military reserve; a Siege Weapon may bring its escort."""
    army, unit, territory = s.army, s.asked, s.spot
    coins = count * unit_price(s, army, unit)
    s.coins[army] -= coins
    draft(s, army, territory, unit, count)
    emit(s, UNITS_BOUGHT, army, territory, unit, count, coins)
    if unit == pieces.SIEGE and tile_works(s, army, map.CONSTANTINOPLE):
        emit(s, ESCORTED, army, territory, draft(s, army, territory, pieces.FOOTMAN, ESCORT))
    s.asked = 0
    s.bought = 1
    ask(s, phases.SPEND)

"""Orders about coins: Tax and Spend (RE-5.13 to RE-5.16, RE-8)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe.board import can_use, count, draft, lowest, pay, quiet, recruiting, supply_line
from reinos.games.risk_europe.choices import (
    BUY_CROWN,
    BUY_ID,
    CASTLE_ID,
    COUNT_ID,
    EVENTS,
    FINISH_SPEND,
    LEVY_ID,
    NO_LEVY,
    TAX_ID,
)
from reinos.games.risk_europe.marching import end_order
from reinos.games.risk_europe.missions import completed
from reinos.games.risk_europe.opening import list_places
from reinos.games.risk_europe.state import (
    BERLIN,
    BUY_COUNT,
    BUY_UNITS,
    CARD_COST,
    CARD_STAGE,
    CASTLE_COST,
    CASTLE_DISCOUNT,
    CASTLE_STAGE,
    CAVALRY,
    CAVALRY_STAGE,
    CHEAP_CAVALRY,
    CHEAP_SIEGE,
    CITIES,
    CONQUEROR,
    CONSTANTINOPLE,
    COST,
    ESCORT,
    FOOTMAN,
    GOLD,
    HOST,
    KINDS,
    LEVY,
    LEVY_SIZE,
    MINT,
    ROUTE,
    SIEGE,
    SIEGE_MASTER,
    SIEGE_STAGE,
    SPEND,
    TAX_UNITS,
    TAX_VALUE,
    TERRITORIES,
    TOLLS,
    TREASURY,
    State,
)

TAXED, UNITS_ADDED, UNITS_BOUGHT = EVENTS["taxed"], EVENTS["units_added"], EVENTS["units_bought"]
CASTLE_BUILT, CROWN_BOUGHT = EVENTS["castle_built"], EVENTS["crown_bought"]


# --- Tax


@rule
def tax_value(s: State, army: int, line: int) -> int:
    """RE-5.13, RE-13.7  What a supply line pays: cities their Tax Value, other territories one coin each."""
    cities = line & CITIES
    value = count(line) - count(cities)
    if completed(s, army, ROUTE):
        value += TOLLS * count(cities)
    while cities:
        value += int(TAX_VALUE[lowest(cities)])
        cities &= cities - 1
    if value > 0 and completed(s, army, TREASURY):
        value += MINT
    return value


@rule
def list_taxes(s: State, out: Any) -> int:
    """RE-5.15, RE-18.45, RE-21.10  One undisputed city for each supply line, that of least number."""
    n = 0
    left = quiet(s, s.army) & CITIES
    while left:
        city = lowest(left)
        out[n] = TAX_ID + city
        n += 1
        left &= ~supply_line(s, s.army, city)
    return n


@rule
def tax(s: State, choice: int) -> None:
    """RE-5.13, RE-5.14, RE-10.7  Collect from a supply line; London, Paris and Madrid add units."""
    city = choice - TAX_ID
    line = supply_line(s, s.army, city)
    emit(s, TAXED, s.army, city, pay(s, s.army, tax_value(s, s.army, line)))
    left = line & GOLD
    while left:
        tax_bonus(s, s.army, lowest(left))
        left &= left - 1
    end_order(s)


@rule
def tax_bonus(s: State, army: int, city: int) -> None:
    """RE-10.7, RE-18.28  Free units of a taxed city, each type as far as the military reserve allows."""
    if not can_use(s, army, city):
        return
    wanted = 0
    for unit in range(KINDS):
        wanted += int(TAX_UNITS[city, unit])
    if wanted == 0:
        return
    footmen = draft(s, army, city, 0, int(TAX_UNITS[city, 0]))
    archers = draft(s, army, city, 1, int(TAX_UNITS[city, 1]))
    cavalry = draft(s, army, city, 2, int(TAX_UNITS[city, 2]))
    emit(s, UNITS_ADDED, army, city, footmen, archers, cavalry, 0)


# --- prices


@rule
def unit_price(s: State, army: int, unit: int) -> int:
    """RE-8.1, RE-8.9, RE-13.7  What a unit costs the army now."""
    if unit == SIEGE and completed(s, army, SIEGE_MASTER):
        return CHEAP_SIEGE
    if unit == CAVALRY and completed(s, army, CONQUEROR):
        return CHEAP_CAVALRY
    return int(COST[unit])


@rule
def castle_price(s: State, army: int) -> int:
    """RE-8.1, RE-10.9  What a castle costs the army now."""
    return CASTLE_COST - CASTLE_DISCOUNT if can_use(s, army, BERLIN) else CASTLE_COST


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
    if recruiting(s, army) == 0:
        return False
    most = 0
    for unit in range(KINDS):
        most = max(most, affordable(s, army, unit))
    return most > 0


@rule
def can_levy(s: State, army: int) -> bool:
    """RE-13.10  Whether the Great Host can put Footmen anywhere."""
    return completed(s, army, HOST) and s.reserve[army, FOOTMAN] > 0 and recruiting(s, army) != 0


# --- Spend


@rule
def begin_spend(s: State) -> None:
    """RE-5.16, RE-13.10, RE-21.13  The levy first, then purchases stage by stage."""
    s.stage, s.spot, s.bought = CARD_STAGE, -1, 0
    s.phase = LEVY if can_levy(s, s.army) else SPEND


@rule
def list_levies(s: State, out: Any) -> int:
    """RE-13.10, RE-21.14  Where two Footmen may be levied; or nowhere, if something can be bought."""
    n = 0
    if can_buy(s, s.army):
        out[0] = NO_LEVY
        n = 1
    return list_places(recruiting(s, s.army), LEVY_ID, out, n)


@rule
def levy(s: State, choice: int) -> None:
    """RE-13.10  Two Footmen from the military reserve, fewer if it holds fewer; or none."""
    if choice != NO_LEVY:
        territory = choice - LEVY_ID
        footmen = draft(s, s.army, territory, FOOTMAN, LEVY_SIZE)
        emit(s, UNITS_ADDED, s.army, territory, footmen, 0, 0, 0)
        s.bought = 1
    s.phase = SPEND


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
    short = int(s.reserve[army, FOOTMAN]) < ESCORT * int(s.reserve[army, SIEGE])
    if short and can_use(s, army, CONSTANTINOPLE):
        return mask
    return mask & ~((1 << s.spot) - 1)


@rule
def list_purchases(s: State, out: Any) -> int:
    """RE-8, RE-21.13 to RE-21.15, RE-8.8, RE-18.39

    What can be bought next, and the end of the order once something was.
    """
    army = s.army
    n = 0
    if s.stage == CARD_STAGE and may_buy_card(s, army):
        out[n] = BUY_CROWN
        n += 1
    if s.bought:
        out[n] = FINISH_SPEND
        n += 1
    if s.stage <= CASTLE_STAGE:
        n = list_places(places_after(s, CASTLE_STAGE, castle_sites(s, army)), CASTLE_ID, out, n)
    sites = recruiting(s, army)
    for line in range(KINDS):
        stage = CAVALRY_STAGE + line
        if s.stage <= stage and affordable(s, army, int(BUY_UNITS[line])) > 0:
            places = siege_places(s, army, sites) if stage == SIEGE_STAGE else places_after(s, stage, sites)
            n = list_places(places, BUY_ID + line * TERRITORIES, out, n)
    return n


@rule
def spend(s: State, choice: int) -> None:
    """RE-5.16, RE-8  One purchase, the territory of one, or the end of the order."""
    if choice == FINISH_SPEND:
        end_order(s)
    elif choice == BUY_CROWN:
        buy_card(s)
    elif choice < BUY_ID:
        buy_castle(s, choice - CASTLE_ID)
    else:
        line = (choice - BUY_ID) // TERRITORIES
        s.stage = CAVALRY_STAGE + line
        s.spot = (choice - BUY_ID) % TERRITORIES
        s.asked = int(BUY_UNITS[line])
        if s.stage == SIEGE_STAGE:
            buy_units(s, 1)
        else:
            s.phase = BUY_COUNT


@rule
def list_counts(s: State, out: Any) -> int:
    """RE-21.13  How many units of a line."""
    most = affordable(s, s.army, s.asked)
    for wanted in range(1, most + 1):
        out[wanted - 1] = COUNT_ID + wanted
    return most


@rule
def buy_units(s: State, wanted: int) -> None:
    """RE-8.2, RE-8.3, RE-10.10  Units from the military reserve; a Siege Weapon may bring its escort."""
    army, unit, territory = s.army, s.asked, s.spot
    coins = wanted * unit_price(s, army, unit)
    s.coins[army] -= coins
    draft(s, army, territory, unit, wanted)
    emit(s, UNITS_BOUGHT, army, territory, unit, wanted, coins)
    if unit == SIEGE and can_use(s, army, CONSTANTINOPLE):
        emit(s, UNITS_ADDED, army, territory, draft(s, army, territory, FOOTMAN, ESCORT), 0, 0, 0)
    s.asked = 0
    s.bought = 1
    s.phase = SPEND


@rule
def buy_castle(s: State, territory: int) -> None:
    """RE-8.4, RE-8.5  A castle from the common reserve; one may recruit there at once."""
    coins = castle_price(s, s.army)
    s.coins[s.army] -= coins
    s.castles -= 1
    s.forts |= 1 << territory
    s.stage, s.spot, s.bought = CASTLE_STAGE, territory, 1
    emit(s, CASTLE_BUILT, s.army, territory, coins)


@rule
def buy_card(s: State) -> None:
    """RE-8.6  A crown card: one crown at once and for good."""
    s.coins[s.army] -= CARD_COST
    s.cards_left -= 1
    s.cards[s.army] += 1
    s.card_bought[s.army] = 1
    s.stage, s.bought = CASTLE_STAGE, 1
    emit(s, CROWN_BOUGHT, s.army, CARD_COST)

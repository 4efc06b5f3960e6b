"""Why a territory cannot be named now: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from reinos.games.risk_europe import refusals
from reinos.games.risk_europe.board import recruiting, supply_line
from reinos.games.risk_europe.state import (
    ASSAULT_FROM,
    ASSAULT_TO,
    BERLIN_MANEUVER,
    CHOOSE_BATTLE,
    EXPAND_FROM,
    EXPAND_TO,
    FOOTMAN,
    FORTIFY,
    GOLD,
    KINDS,
    LEVY,
    MANEUVER_FROM,
    MANEUVER_TO,
    NOBODY,
    PLACE_CITY,
    PLACE_NEXT,
    SECOND_TO,
    SPEND,
    TAX,
    State,
)
from reinos.games.risk_europe.treasury import castle_price, unit_price

Reason = Callable[[State, int], str | None]


def reason(s: State, territory: int) -> str | None:
    """The message that says which rule the territory breaks; None where no territory is asked for."""
    if s.phase not in REASONS:
        return None
    asked, broken = REASONS[s.phase]
    if asked.endswith(("_to", "_next")) and territory == s.origin:
        return "why-origin"
    rule = broken(s, territory)
    return f"why-{asked}-{rule.lower().replace('.', '-')}" if rule else None


def not_a_capital(s: State, territory: int) -> str | None:
    """RE-2.5  A kingdom is founded in a free city with a golden crown."""
    return None if refusals.has(GOLD, territory) and s.owner[territory] == NOBODY else "RE-2.5"


def not_beside(s: State, territory: int) -> str | None:
    """RE-2.5, RE-2.6  The second group goes next door."""
    return refusals.placing_beside(s, s.origin, territory)


def no_expansion_from(s: State, territory: int) -> str | None:
    """RE-5.1 to RE-5.3  Where an Expand starts."""
    return refusals.expanding_from(s, s.army, territory)


def no_expansion_to(s: State, territory: int) -> str | None:
    """RE-5.1, RE-5.4, RE-5.5  Where an Expand goes."""
    return refusals.expanding(s, s.army, s.origin, [(territory, s.units[s.origin].tolist())])


def no_second_target(s: State, territory: int) -> str | None:
    """RE-5.7, RE-21.7  Where a Split Expand goes besides; targets are named in the order of the map."""
    broken = no_expansion_to(s, territory)
    return "RE-21.7" if broken in (None, "RE-5.2", "RE-5.3") and territory < s.target else broken


def no_maneuver_from(s: State, territory: int) -> str | None:
    """RE-5.8, RE-5.12  Where a Maneuver starts."""
    return refusals.maneuvering_from(s, s.army, territory)


def no_maneuver_to(s: State, territory: int) -> str | None:
    """RE-5.8 to RE-5.10  Where a Maneuver goes."""
    return refusals.maneuvering(s, s.army, s.origin, territory, s.units[s.origin].tolist())


def no_tax(s: State, territory: int) -> str | None:
    """RE-5.13, RE-5.15, RE-21.10  A city pays for its whole supply line, by the first of its cities."""
    return refusals.taxing(s, s.army, territory) or ("RE-21.10" if supply_line(s, s.army, territory) else None)


def no_fortification(s: State, territory: int) -> str | None:
    """RE-6.2  What can be fortified."""
    return refusals.fortifying(s, s.army, territory)


def no_assault_from(s: State, territory: int) -> str | None:
    """RE-6.4, RE-7.5  Where Siege Weapons shoot from."""
    return refusals.assaulting_from(s, s.army, territory)


def no_assault_on(s: State, territory: int) -> str | None:
    """RE-6.4, RE-7.5  What Siege Weapons shoot at."""
    return refusals.assaulting(s, s.army, s.origin, territory)


def no_purchase(s: State, territory: int) -> str | None:
    """RE-8.2 to RE-8.4, RE-5.16, RE-21.13  What can be bought where; purchases go in one order."""
    army = s.army
    units = [refusals.recruiting_there(s, army, territory, u, 1, unit_price(s, army, u)) for u in range(KINDS)]
    castle = refusals.building(s, army, territory, castle_price(s, army))
    return "RE-21.13" if None in (castle, *units) else units[FOOTMAN]


def no_levy(s: State, territory: int) -> str | None:
    """RE-13.10  Levied Footmen appear where one may recruit."""
    return None if refusals.has(recruiting(s, s.army), territory) else "RE-8.2"


def no_battle(s: State, territory: int) -> str | None:
    """RE-9.1  Battles are fought in disputed territories."""
    return None if refusals.has(s.disputed, territory) else "RE-9.1"


REASONS: dict[int, tuple[str, Reason]] = {
    PLACE_CITY: ("place_city", not_a_capital),
    PLACE_NEXT: ("place_next", not_beside),
    EXPAND_FROM: ("expand_from", no_expansion_from),
    EXPAND_TO: ("expand_to", no_expansion_to),
    SECOND_TO: ("expand_to", no_second_target),
    MANEUVER_FROM: ("maneuver_from", no_maneuver_from),
    BERLIN_MANEUVER: ("maneuver_from", no_maneuver_from),
    MANEUVER_TO: ("maneuver_to", no_maneuver_to),
    TAX: ("tax", no_tax),
    FORTIFY: ("fortify", no_fortification),
    ASSAULT_FROM: ("assault_from", no_assault_from),
    ASSAULT_TO: ("assault_to", no_assault_on),
    SPEND: ("spend", no_purchase),
    LEVY: ("levy", no_levy),
    CHOOSE_BATTLE: ("battle", no_battle),
}

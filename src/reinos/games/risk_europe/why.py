"""Why a territory that is not offered cannot be named now: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import claimed, quiet, recruiting, spread
from reinos.games.risk_europe.map import CITIES, NEIGHBOURS
from reinos.games.risk_europe.marching import reach, spare_to_expand, spare_to_maneuver
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import affordable, castle_sites

Reason = Callable[[State, int], str]


def reason(s: State, territory: int) -> str | None:
    """The message that says which rule the territory breaks; None where no territory is asked for."""
    if s.phase not in REASONS:
        return None
    asked, rule = REASONS[s.phase]
    if asked.endswith(("_to", "_next")) and territory == s.origin:
        return "why-origin"
    return f"why-{asked}-{rule(s, territory).lower().replace('.', '-')}"


def has(mask: int, territory: int) -> bool:
    """Whether a set holds a territory."""
    return bool(mask >> territory & 1)


def place_city(s: State, territory: int) -> str:
    """RE-2.5  A kingdom is founded in a free city with a golden crown."""
    return "RE-2.5"


def place_next(s: State, territory: int) -> str:
    """RE-2.5, RE-2.6  The second group goes next door, outside cities, where nobody is."""
    return "RE-2.6" if has(int(NEIGHBOURS[s.origin]) & ~CITIES, territory) else "RE-2.5"


def expand_from(s: State, territory: int) -> str:
    """RE-5.1 to RE-5.3, RE-5.18  An Expand starts in land of one's own that can spare units and has a target."""
    if s.owner[territory] != s.army:
        return "RE-5.3" if s.invader[territory] == s.army else "RE-5.1"
    return staying(s, territory) if spare_to_expand(s, territory) < 1 else "RE-5.18"


def staying(s: State, territory: int) -> str:
    """RE-5.2, RE-5.3  The rule by which units must stay when others expand."""
    return "RE-5.3" if has(s.disputed, territory) else "RE-5.2"


def expand_to(s: State, territory: int) -> str:
    """RE-5.1, RE-5.4, RE-5.5, RE-21.7  Where an Expand goes; a second target follows the first on the map."""
    if not has(int(NEIGHBOURS[s.origin]), territory):
        return "RE-5.1"
    if has(s.disputed | int(s.land[s.army]), territory):
        return "RE-5.5"
    barred = has(s.forts & claimed(s), territory) and not s.units[pieces.HOLDER, s.origin, pieces.SIEGE]
    return "RE-5.4" if barred else "RE-21.7"


def maneuver_from(s: State, territory: int) -> str:
    """RE-5.8, RE-5.12, RE-5.18  A Maneuver starts in quiet land of one's own that can spare units."""
    if not has(quiet(s, s.army), territory):
        return "RE-5.8"
    return "RE-5.12" if spare_to_maneuver(s, territory) < 1 else "RE-5.18"


def maneuver_to(s: State, territory: int) -> str:
    """RE-5.8 to RE-5.10  A Maneuver goes to own land or an own dispute, near enough, by a free way."""
    if s.army not in (s.owner[territory], s.invader[territory]):
        return "RE-5.9"
    reached = 1 << s.origin
    for _ in range(reach(s, s.army)):
        reached |= spread(reached)
    return "RE-5.10" if has(reached, territory) else "RE-5.8"


def tax(s: State, territory: int) -> str:
    """RE-5.13, RE-5.15, RE-21.10  Only undisputed cities pay, each for the line that one of them marks."""
    if not has(CITIES & int(s.land[s.army]), territory):
        return "RE-5.15"
    return "RE-5.13" if has(s.disputed, territory) else "RE-21.10"


def fortify(s: State, territory: int) -> str:
    """RE-6.2, RE-6.3  What can be fortified, while there are Footmen."""
    return "RE-6.3" if has(int(s.land[s.army]) & (CITIES | s.forts), territory) else "RE-6.2"


def assault_from(s: State, territory: int) -> str:
    """RE-6.4, RE-6.5, RE-7.5  Where Siege Weapons shoot from."""
    if s.reserve[s.army, pieces.SIEGE] == pieces.STOCK[pieces.SIEGE]:
        return "RE-6.5"
    return "RE-7.5" if has(s.disputed, territory) else "RE-6.4"


def assault_to(s: State, territory: int) -> str:
    """RE-6.4, RE-7.5  What Siege Weapons shoot at."""
    return "RE-7.5" if has(s.disputed, territory) else "RE-6.4"


def spend(s: State, territory: int) -> str:
    """RE-8.2 to RE-8.4, RE-5.16, RE-21.13  What can be bought where; purchases go in one order."""
    units = has(recruiting(s, s.army), territory) and any(affordable(s, s.army, unit) for unit in range(pieces.KINDS))
    if units or has(castle_sites(s, s.army), territory):
        return "RE-21.13"
    return recruit(s, territory, pieces.FOOTMAN, 1)


def recruit(s: State, territory: int, unit: int, wanted: int) -> str:
    """RE-8.2, RE-8.3, RE-5.16  Units appear in cities and castles, while the reserve and the coins last."""
    if not has(recruiting(s, s.army), territory):
        return "RE-8.2"
    return "RE-8.3" if wanted > s.reserve[s.army, unit] else "RE-5.16"


def levy(s: State, territory: int) -> str:
    """RE-13.10  Levied Footmen appear where one may recruit."""
    return "RE-8.2"


def choose_battle(s: State, territory: int) -> str:
    """RE-9.1  Battles are fought in disputed territories."""
    return "RE-9.1"


REASONS: dict[int, tuple[str, Reason]] = {
    phases.PLACE_CITY: ("place_city", place_city),
    phases.PLACE_NEXT: ("place_next", place_next),
    phases.EXPAND_FROM: ("expand_from", expand_from),
    phases.EXPAND_TO: ("expand_to", expand_to),
    phases.SECOND_TO: ("expand_to", expand_to),
    phases.MANEUVER_FROM: ("maneuver_from", maneuver_from),
    phases.BERLIN_MANEUVER: ("maneuver_from", maneuver_from),
    phases.MANEUVER_TO: ("maneuver_to", maneuver_to),
    phases.TAX: ("tax", tax),
    phases.FORTIFY: ("fortify", fortify),
    phases.ASSAULT_FROM: ("assault_from", assault_from),
    phases.ASSAULT_TO: ("assault_to", assault_to),
    phases.SPEND: ("spend", spend),
    phases.LEVY: ("levy", levy),
    phases.CHOOSE_BATTLE: ("battle", choose_battle),
}

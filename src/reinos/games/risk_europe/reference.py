"""The tables at the end of the help of Risk Europe, made from the data."""

from __future__ import annotations

from collections.abc import Iterator

from reinos.core.phrase import listed
from reinos.core.record import members
from reinos.core.words import Words
from reinos.games.risk_europe import map, pieces
from reinos.games.risk_europe.missions import MISSION_NEEDS
from reinos.games.risk_europe.names import bonus, capital, card_name, city_name, mission_name, place_name, unit_name
from reinos.games.risk_europe.treasury import CARD_COST, CASTLE_COST, COST


def units(words: Words) -> Iterator[str]:
    """RE-1.1, RE-8.1, RE-9.3  Units: price, stock, dice."""
    ranks = {item["unit"]: item for item in pieces.DATA["battle"]["ranks"]}
    for unit, name in enumerate(pieces.UNITS):
        told = {"name": capital(unit_name(words, unit)), "coins": int(COST[unit]), "stock": int(pieces.STOCK[unit])}
        rank = ranks.get(name)
        if rank is None:
            yield words("table-unit-plain", **told)
        else:
            yield words("table-unit", **told, dice=rank["dice_per_unit"], least=rank["hits_on"], rank=rank["rank"])
    yield words("table-castle", coins=CASTLE_COST, count=pieces.CASTLES)
    yield words("table-card", coins=CARD_COST, count=pieces.CROWN_CARDS)


def cards(words: Words) -> Iterator[str]:
    """RE-4.7  The deck of every army."""
    for kind, number in enumerate(pieces.DECK.tolist()):
        yield words("card-count", count=number, card=card_name(words, kind))


def setups(words: Words) -> Iterator[str]:
    """RE-2, RE-11.1, RE-14, RE-15  What depends on the number of players."""
    names = ("win_crowns", "cities_per_player", "castles_per_player", "footmen_per_city", "castles_left")
    for players in (4, 3, 2):
        setup = pieces.DATA["setup"]["by_players"][str(players)]
        yield words("table-setup", players=players, **{name: setup[name] for name in names})


def cities(words: Words) -> Iterator[str]:
    """RE-1.3, RE-10.7 to RE-10.12  Cities: crown, Tax Value, tile."""
    for t in members(map.CITIES):
        told = {"city": city_name(words, t), "place": place_name(words, t), "value": int(map.TAX_VALUE[t])}
        if map.GOLD >> t & 1:
            name = map.CITY_NAMES[t]
            yield words("table-gold", **told, tile=words(f"tile-{name}"), text=words(f"tile-{name}-text"))
        else:
            yield words("table-black", **told)


def borders(words: Words) -> Iterator[str]:
    """RE-1.5  Every territory with its neighbours by land and over the sea."""
    for t in range(map.TERRITORIES):
        land = [place_name(words, other) for other in members(int(map.BORDERS[t]))]
        sea = [place_name(words, other) for other in members(int(map.NEIGHBOURS[t]) & ~int(map.BORDERS[t]))]
        kind = "both" if land and sea else "land" if land else "sea"
        told = {"place": place_name(words, t), "land": listed(words, land), "sea": listed(words, sea)}
        yield words("table-border", kind=kind, **told)


def missions(words: Words) -> Iterator[str]:
    """RE-13.7  The missions, for four, three and two players."""
    for mission, name in enumerate(pieces.MISSION_NAMES):
        needs = [int(MISSION_NEEDS[mission, players]) for players in (4, 3, 2)]
        count = str(needs[0]) if len(set(needs)) == 1 else " / ".join(str(need) for need in needs)
        yield words(
            "table-mission",
            mission=mission_name(words, mission),
            condition=words(f"mission-{name}-condition", count=count),
            bonus=bonus(words, mission),
        )


TABLES = {"units": units, "cards": cards, "setups": setups, "cities": cities, "borders": borders, "missions": missions}


def reference(words: Words) -> Iterator[tuple[str, str]]:
    """The tables of the help, each with its title."""
    for name, table in TABLES.items():
        yield words(f"table-{name}"), "\n".join(f"- {line}" for line in table(words))

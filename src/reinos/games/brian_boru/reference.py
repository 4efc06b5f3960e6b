"""The tables of Brian Boru's help, made from its data."""

from __future__ import annotations

from collections.abc import Iterator

from reinos.core.phrase import listed
from reinos.core.record import members
from reinos.core.words import Words
from reinos.games.brian_boru import box
from reinos.games.brian_boru.naming import (
    card_actions,
    marriage_name,
    marriage_reward,
    region_name,
    town_name,
    town_place,
)
from reinos.games.brian_boru.sets import count


def cards(words: Words) -> Iterator[str]:
    """BB-7.1, BB-13.6  The action cards with what they do."""
    for card in range(1, box.CARDS + 1):
        yield card_actions(words, card)


def regions(words: Words) -> Iterator[str]:
    """BB-1.6  Regions: towns by colour, threshold, points."""
    for region in range(box.REGIONS):
        towns = int(box.REGION_TOWNS[region])
        colours = {box.COLOURS[colour]: count(towns & int(box.COLOUR_TOWNS[colour])) for colour in range(box.WHITE)}
        yield words(
            "table-region",
            region=region_name(words, region),
            towns=count(towns),
            **colours,
            threshold=int(box.THRESHOLD[region]),
            points=int(box.REGION_POINTS[region]),
        )


def towns(words: Words) -> Iterator[str]:
    """BB-1.5, BB-1.7  Towns with colour and roads."""
    for town in range(box.TOWNS):
        ends = [town_name(words, other) for other in members(int(box.ROADS[town]))]
        yield words("table-town", town=town_place(words, town), count=len(ends), ends=listed(words, ends))


def marriages(words: Words) -> Iterator[str]:
    """BB-8.4, BB-8.5  The marriage cards."""
    for card in range(box.MARRIAGES):
        yield words("table-marriage", marriage=marriage_name(words, card), reward=marriage_reward(words, card))


def courtship(words: Words) -> Iterator[str]:
    """BB-8.7  What each space of the marriage track gives."""
    for space in range(box.BOTTOM, box.TOP + 1):
        coins, renown = int(box.SPACE_COINS[space]), int(box.SPACE_RENOWN[space])
        gain = "coins" if coins else "renown" if renown else "town" if space == box.TOWN_SPACE else "nothing"
        yield words("table-space", space=space, gain=gain, coins=coins, renown=renown)


def vikings(words: Words) -> Iterator[str]:
    """BB-1.3, BB-16.2  The strengths of the Viking cards."""
    yield words("table-viking", strengths=box.RECONSTRUCTED.replace("-", ", "))


def prices(words: Words) -> Iterator[str]:
    """BB-6.4, BB-6.10, BB-6.11, BB-10.3  What is paid for what."""
    yield words("table-expand", coins=box.EXPAND_COST)
    yield words("table-extra", coins=box.EXTRA_COST)
    yield words("table-pay", points=box.PAY_POINTS)
    yield words("table-monastery", discs=box.MONASTERY_DISCS)


def final(words: Words) -> Iterator[str]:
    """BB-12.2, BB-12.3, BB-12.7  Points of the final scoring."""
    yield words("table-most-coins", points=box.MOST_COINS_POINT)
    yield words("table-marker", points=box.MARKER_POINT)
    for number, points in enumerate(box.REGION_TABLE.tolist()):
        yield words("table-presence", count=number, points=points)


def setups(words: Words) -> Iterator[str]:
    """BB-2.7  What depends on the number of players."""
    for players in map(int, box.DATA["setup"]["by_players"]):
        rounds, deal, tricks = (int(column[players]) for column in (box.ROUNDS, box.DEAL, box.TRICKS))
        yield words("table-setup", players=players, rounds=rounds, cards=deal, tricks=tricks)


TABLES = {
    "cards": cards,
    "regions": regions,
    "towns": towns,
    "marriages": marriages,
    "courtship": courtship,
    "vikings": vikings,
    "prices": prices,
    "final": final,
    "setups": setups,
}


def reference(words: Words) -> Iterator[tuple[str, str]]:
    """The tables of the help, each with its title."""
    for name, table in TABLES.items():
        yield words(f"table-{name}"), "\n".join(f"- {line}" for line in table(words))

"""The names of regions, towns, cards and marriages of Brian Boru, and what cards do."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from reinos.core.phrase import listed
from reinos.core.words import Words
from reinos.games.brian_boru import box


def town_name(words: Words, town: int) -> str:
    """A town by name."""
    return words(f"town-{box.TOWN_IDS[town]}")


def region_name(words: Words, region: int) -> str:
    """A region by name."""
    return words(f"region-{box.REGION_IDS[region]}")


def town_place(words: Words, town: int) -> str:
    """A town with its region and colour."""
    region = region_name(words, box.REGION_OF[town])
    return words("town-place", town=town_name(words, town), region=region, colour=town_colour(words, town))


def card_name(words: Words, card: int) -> str:
    """An action card by its value and colour."""
    return words("card-name", card=card, colour=words(f"card-colour-{box.COLOURS[box.CARD_COLOUR[card]]}"))


def town_colour(words: Words, town: int) -> str:
    """The colour of a town."""
    return words(f"town-colour-{box.COLOURS[box.TOWN_COLOUR[town]]}")


def symbols(words: Words, symbol: int, number: int) -> str:
    """A symbol, so many times."""
    return words(f"symbol-{box.SYMBOL_IDS[symbol]}", count=number, coins=box.EXPAND_COST)


@cache
def action(words: Words, card: int, row: int) -> str:
    """A row of symbols in words, equal ones together."""
    runs = [(symbol, len(list(run))) for symbol, run in groupby(box.SYMBOLS[card, row].tolist()) if symbol != box.END]
    return listed(words, [symbols(words, symbol, number) for symbol, number in runs])


def card_actions(words: Words, card: int) -> str:
    """A card with all that it can do."""
    first = action(words, card, box.SECONDARY)
    second = action(words, card, box.SECONDARY + 1) if box.OPTIONS[card] > 1 else ""
    lost = words("card-either", first=first, second=second) if second else first
    return words("card-actions", name=card_name(words, card), won=action(words, card, box.PRIMARY), lost=lost)


def marriage_name(words: Words, card: int) -> str:
    """A marriage card by name."""
    return words(f"marriage-{box.MARRIAGE_IDS[card]}")


def marriage_reward(words: Words, card: int) -> str:
    """What a marriage card gives."""
    if card == box.PRINCESS:
        return words("marriage-princess", points=box.REFUSAL_POINTS)
    parts = [words("points", points=int(box.MARRIAGE_POINTS[card]))]
    if box.MARRIAGE_RENOWN[card]:
        parts.append(words("renown", count=int(box.MARRIAGE_RENOWN[card])))
    if box.MARRIAGE_REGION[card] >= 0:
        parts.append(words("town-in", region=region_name(words, box.MARRIAGE_REGION[card])))
    return listed(words, parts)

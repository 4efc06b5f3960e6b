"""The tables of El Grande's help, made from its data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from reinos.core.phrase import listed
from reinos.core.words import Words
from reinos.games.el_grande import naming, pieces
from reinos.games.el_grande.board import neighbours
from reinos.games.el_grande.cards import CARDS, COPIES, DECK_OF, DECKS


def reference(words: Words) -> Iterator[tuple[str, str]]:
    """Title and text of each table: regions, power cards, action cards by deck."""
    yield words("help-regions-title"), "\n".join(regions(words))
    yield words("help-powers-title"), "\n".join(powers(words))
    for deck in range(DECKS):
        lines = [card_line(words, card) for card in range(CARDS) if DECK_OF[card] == deck]
        yield words("help-deck-title", deck=deck + 1), "\n".join(lines)


def regions(words: Words) -> Iterator[str]:
    """EG-2.1, EG-1.3  Regions with values and neighbours, the castle, the mobile scoreboards."""
    for place in range(pieces.PLACES):
        told = {"label": naming.label(words, place), "values": naming.values(words, place)}
        if place == pieces.CASTLE:
            yield words("help-castle", **told)
        else:
            near = [naming.label(words, other) for other in neighbours(place)]
            yield words("help-region", **told, neighbours=listed(words, near))
    for marker in range(pieces.MARKERS):
        yield words("help-marker", values=naming.marker_name(words, marker))


def powers(words: Words) -> Iterator[str]:
    """EG-6.5  Power cards by the reinforcements that they bring."""
    for count, values in groupby(range(1, pieces.POWERS + 1), lambda value: int(pieces.REINFORCEMENTS[value])):
        yield words("help-power", count=count, powers=listed(words, [str(value) for value in values]))


def card_line(words: Words, card: int) -> str:
    """EG-1.4, EG-20.1  An action card: how often it is there, and what it says."""
    copies, classic = (int(column[card]) for column in COPIES)
    told = {"title": naming.card_name(words, card), "text": naming.card_text(words, card)}
    return words("help-card", **told, copies=copies, fewer=0 if classic == copies else classic)

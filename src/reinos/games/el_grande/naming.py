"""The names of places, cards and players of El Grande, as sentences need them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from reinos.core.phrase import called, listed
from reinos.core.record import members
from reinos.core.scene import SEAT_LETTERS, Voice
from reinos.core.words import Words
from reinos.games.el_grande import pieces
from reinos.games.el_grande.cards import CARD_IDS, DECK_OF

PHRASES = ("the", "in", "to", "from", "on")  # the messages `the-place`, `in-place`, …


def label(words: Words, place: int) -> str:
    """A region, or the castle, by its name alone."""
    return words(f"region-{pieces.PLACE_IDS[place]}")


def phrases(words: Words, name: str) -> dict[str, str]:
    """A place in a sentence: with its article, and after "in", "to", "from" and "on"."""
    told = {"where": name, "place": words(f"region-{name}")}
    return {phrase: words(f"{phrase}-place", **told) for phrase in PHRASES}


def place_phrases(words: Words, place: int) -> dict[str, str]:
    """A region, or the castle, in a sentence."""
    return phrases(words, pieces.PLACE_IDS[place])


def holding_phrases(words: Words, holding: int) -> dict[str, str]:
    """EG-10.24  A region, or the court, in a sentence."""
    return phrases(words, pieces.HOLDING_IDS[holding])


def marker_name(words: Words, marker: int) -> str:
    """EG-1.3  A mobile scoreboard by its values."""
    return values(words, pieces.PLACES + marker)


def values(words: Words, board: int) -> str:
    """The three values of a scoreboard."""
    first, second, third = pieces.VALUES[board].tolist()
    return words("values", first=first, second=second, third=third)


def counted(view: Mapping[str, Any], clockwise: int) -> int:
    """EG-18  The seat that a choice of the active one means."""
    seat: int = (view["active"] + clockwise) % view["players"]
    return seat


def colour(words: Words, seat: int) -> str:
    """The colour of a seat's knights."""
    return words(f"colour-{SEAT_LETTERS[seat]}")


# Cards


def card_name(words: Words, card: int) -> str:
    """The name of an action card."""
    return words(f"card-{CARD_IDS[card]}")


def card_text(words: Words, card: int) -> str:
    """What an action card says."""
    return words(f"card-{CARD_IDS[card]}-text")


def card_brief(words: Words, card: int) -> str:
    """An action card told apart from all others of its deck: its name, and its text in a few words."""
    return words(f"card-{CARD_IDS[card]}-brief")


def card_words(words: Words, card: int) -> dict[str, str | int]:
    """An action card in a sentence: name, text, deck, and the name as a noun."""
    name = card_name(words, card)
    noun = words("the-card", id=CARD_IDS[card], card=name)
    return {"card": noun, "title": name, "text": card_text(words, card), "deck": int(DECK_OF[card]) + 1}


# Players


def names_of(voice: Voice, seats: Iterable[int]) -> str:
    """Players in a list, the listener last."""
    names = called(voice.words, voice.names, voice.seat)
    return listed(voice.words, [names[seat] for seat in sorted(seats, key=lambda seat: seat == voice.seat)])


def ordered(voice: Voice, seats: Sequence[int]) -> str:
    """Players in a list, in this order."""
    names = called(voice.words, voice.names, voice.seat)
    return listed(voice.words, [names[seat] for seat in seats])


def masked(voice: Voice, mask: int) -> str:
    """The players of a bit mask in a list."""
    return names_of(voice, members(mask))


def whose(voice: Voice, owner: int, actor: int) -> dict[str, str]:
    """The arguments `$whose` and `$owner` of a message about a knight that a player does something to."""
    kind = "yours" if owner == voice.seat else "own" if owner == actor else "other"
    return {"whose": kind, "owner": voice.names[owner]}


def a_knight(voice: Voice, owner: int, actor: int) -> str:
    """A knight by its owner."""
    return voice.words("a-knight", **whose(voice, owner, actor))


def counts(voice: Voice, numbers: Sequence[int], empty: str) -> str:
    """Who has how many knights, most first."""
    return ranked(voice.words, called(voice.words, voice.names, voice.seat), numbers) or voice.words(empty)


def ranked(words: Words, names: Sequence[str], numbers: Sequence[int]) -> str:
    """The same of those who have any, by what they are called."""
    found = sorted((-n, seat) for seat, n in enumerate(numbers) if n > 0)
    return ", ".join(words("name-count", name=names[seat], count=-n) for n, seat in found)

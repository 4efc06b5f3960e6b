"""What things of Risk Europe are called, in words and in the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from reinos.core.phrase import listed
from reinos.core.scene import Voice
from reinos.core.words import Words
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.map import CITY_NAMES, NAMES
from reinos.games.risk_europe.missions import MISSION_BONUS, MISSION_NEEDS
from reinos.games.risk_europe.state import State

LETTERS = {4: "abcd", 3: "abcn", 2: "abne"}  # of the armies by the number of players
SYMBOLS = ("footman", "archer", "cavalry", "siege")


def letter(s: State, army: int) -> str:
    """The form, colour and pattern of an army."""
    return LETTERS[s.players][army]


@cache
def named(words: Words, message: str) -> str:
    """A message without arguments, looked up once."""
    return words(message)


def place_name(words: Words, territory: int) -> str:
    """A territory; none is nowhere."""
    return named(words, f"territory-{NAMES[territory]}") if territory >= 0 else ""


def the_place(words: Words, territory: int) -> str:
    """A territory inside a sentence, with its article if it has one."""
    message = f"the-{NAMES[territory]}" if territory >= 0 else ""
    return named(words, message) if message in words else place_name(words, territory)


def city_name(words: Words, territory: int) -> str:
    """A city, or the territory that has none."""
    city = CITY_NAMES[territory] if territory >= 0 else ""
    return named(words, f"city-{city}") if city else place_name(words, territory)


def hired_name(words: Words, players: int, army: int) -> str:
    """A mercenary army."""
    return named(words, "mercenaries" if players == 3 else "mercenaries-a" if army == 2 else "mercenaries-b")


def army_name(voice: Voice, army: int) -> str:
    """An army inside a sentence: its player, "you", or mercenaries."""
    return army_names(voice)[army]


def army_names(voice: Voice) -> tuple[str, ...]:
    """The names of all armies by number, and at last, for -1, of nobody."""
    return armies_named(voice.words, voice.names, voice.seat)


@lru_cache(maxsize=2048)
def armies_named(words: Words, names: tuple[str, ...], seat: int | None) -> tuple[str, ...]:
    """The same, named once for each listener."""
    hired = [hired_name(words, len(names), army) for army in range(len(names), pieces.ARMIES)]
    named_so = [named(words, "you") if army == seat else name for army, name in enumerate(names)]
    return *named_so, *hired, named(words, "nobody")


def who(voice: Voice, army: int) -> str:
    """Whether a sentence speaks to the viewer, of a player, of mercenaries or of nobody: the `$who` of messages."""
    if army == pieces.NOBODY:
        return "nobody"
    if army == voice.seat:
        return "you"
    return "other" if army < len(voice.names) else "many"


def about(voice: Voice, army: int) -> dict[str, str]:
    """The arguments `$who` and `$name` of a message about an army."""
    return {"who": who(voice, army), "name": army_name(voice, army)}


def sentence(voice: Voice, text: str) -> str:
    """A sentence with its capital; a player's name stays as it is written."""
    return text if text.startswith(voice.names) else capital(text)


def capital(text: str) -> str:
    """A text with a capital."""
    return text[:1].upper() + text[1:]


def mission_name(words: Words, mission: int) -> str:
    """A mission."""
    return named(words, f"mission-{pieces.MISSION_NAMES[mission]}")


def condition(words: Words, mission: int, players: int) -> str:
    """RE-13.7  What a mission needs."""
    return words(f"mission-{pieces.MISSION_NAMES[mission]}-condition", count=int(MISSION_NEEDS[mission, players]))


def bonus(words: Words, mission: int) -> str:
    """RE-13.7  What a mission gives."""
    return words(f"mission-{pieces.MISSION_NAMES[mission]}-bonus", value=int(MISSION_BONUS[mission]))


def card_name(words: Words, card: int) -> str:
    """A King's Orders card."""
    return named(words, f"card-{pieces.CARD_NAMES[card]}")


def cards_of(words: Words, counts: Sequence[int]) -> str:
    """Some King's Orders cards, by kind: "2 × Tax/Spend; 1 × King Me (Tax/Spend)"."""
    told = (words("card-count", count=n, card=card_name(words, card)) for card, n in enumerate(counts) if n)
    return "; ".join(told)


def unit_name(words: Words, unit: int) -> str:
    """A type of units."""
    return named(words, f"unit-{pieces.UNITS[unit]}")


def units_of(words: Words, mix: Sequence[int]) -> str:
    """Some units, by type."""
    return counted(words, tuple(mix))


@lru_cache(maxsize=4096)
def counted(words: Words, mix: tuple[int, ...]) -> str:
    """The same, counted up once."""
    told = [words(f"count-{name}", count=n) for name, n in zip(pieces.UNITS, mix, strict=True) if n]
    return listed(words, told) or words("count-units", count=0)

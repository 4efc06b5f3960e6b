"""What things are called; names of reconstructed and invented things stand in the data, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from reinos.core.phrase import about, listed
from reinos.core.record import SEATS
from reinos.core.scene import Voice
from reinos.core.words import Words
from reinos.games.lancaster import box, printed

View = Mapping[str, Any]


def county(words: Words, number: int) -> str:
    """A county by name."""
    return str(box.COUNTY_ITEMS[number]["name"][words.lang])


def law(words: Words, number: int) -> str:
    """A law by name."""
    return str(box.LAW_ITEMS[number]["name"][words.lang])


def law_text(words: Words, number: int) -> str:
    """What a law says."""
    return str(box.LAW_ITEMS[number]["text"][words.lang])


def laws(words: Words, numbers: Iterable[int]) -> str:
    """Some laws by name."""
    return listed(words, [words("law-quoted", law=law(words, number)) for number in numbers])


def space(words: Words, number: int, case: str = "the") -> str:
    """A castle space by name, with the article and preposition of its `case`; the ally's spaces come last."""
    return words(f"space-{box.SPACE_IDS[number]}", case=case)


def space_reward(words: Words, number: int) -> str:
    """What a castle space gives, and what it asks for."""
    gain = listed(words, reward(words, printed.SPACE_REWARD[number]))
    squires = int(printed.SPACE_PRICE[number])
    return words("space-exchange", squires=words("part-squires", count=squires), gain=gain) if squires else gain


def favour(words: Words, number: int) -> str:
    """A favour tile by what it gives."""
    return listed(words, reward(words, printed.FAVOUR_REWARD[number]))


def reward(words: Words, row: Any) -> list[str]:
    """The parts of a reward in words."""
    return [words(f"part-{printed.PARTS[part]}", count=int(row[part])) for part in printed.PRINTED if row[part]]


def price(words: Words, gold: int, squires: int, votes: int = 0) -> str:
    """What something costs."""
    parts = {"gold": gold, "squires": squires, "votes": votes}
    return listed(words, [words(f"part-{name}", count=count) for name, count in parts.items() if count])


def battle(words: Words, number: int, card: int) -> str:
    """A battle by its row, its side and the French strength."""
    return words("battle", front=front(words, number), strength=int(printed.FRENCH[card]) if card >= 0 else 0)


def front(words: Words, number: int) -> str:
    """A battle by its row and its side alone."""
    side = "left" if number % box.ROW == 0 else "right"
    return words("battle-front", row="upper" if number >= box.UPPER else "lower", side=side)


def place(words: Words, number: int, card: int, ally: bool, case: str) -> str:
    """Where a knight stands (case "in") or goes ("to"), with its preposition."""
    if number == box.COURT:
        return words("place-court", case=case)
    if number < box.CASTLE_AT:
        return words("place", place=county(words, number - box.COUNTY_AT), case=case)
    if number < box.BATTLE_AT:
        return space(words, number - box.CASTLE_AT + (box.SPACES if ally else 0), case)
    return words("place", place=battle(words, number - box.BATTLE_AT, card), case=case)


def place_in(words: Words, view: View, number: int, ally: bool, case: str) -> str:
    """The same at a table."""
    card = view["card"][number - box.BATTLE_AT] if number >= box.BATTLE_AT else box.NOBODY
    return place(words, number, card, ally, case)


def side(voice: Voice, seat: int, ally: bool) -> dict[str, str]:
    """A player or the player's ally as messages speak of them.

    `$who` is "you" only for the listener; `$name` stands within a sentence, `$subject` begins one; `$of` and `$to`
    have their prepositions.
    """
    told = about(voice, seat)
    if not ally:
        kind = "player"
    else:
        kind = "own" if told["who"] == "you" else "ally"
    name = told["name"]
    return {
        "who": told["who"] if not ally else "other",
        "name": voice.words("party-name", kind=kind, name=name),
        "subject": voice.words("party-subject", kind=kind, name=name),
        "of": voice.words("party-of", kind=kind, name=name),
        "to": voice.words("party-to", kind=kind, name=name),
    }


def party(voice: Voice, number: int) -> str:
    """A party of the table in a list: a player, the listener as "you", or the ally of one."""
    players = len(voice.names)
    return fellow(voice, number % players, number >= players)


def fellow(voice: Voice, seat: int, ally: bool) -> str:
    """A player in a list, the listener as "you", or the ally of one."""
    if not ally and seat == voice.seat:
        return voice.words("you")
    return side(voice, seat, ally)["name"]


def ranked(voice: Voice, number: int) -> str:
    """The same by the number that events of battles give."""
    return fellow(voice, number % SEATS, number >= SEATS)


def counts(words: Words, amounts: Sequence[int]) -> dict[str, Any]:
    """Knights by how many there are of each strength: `$knights`, their strengths in words, and how many they are."""
    strengths = [str(strength) for strength, count in enumerate(amounts, 1) for _ in range(count)]
    return {"knights": listed(words, strengths), "count": len(strengths)}

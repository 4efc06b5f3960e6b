"""Phrases that every game needs: lists, who is spoken to, standings, the result."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.core.scene import Scene, Voice  # needs NumPy, and the command starts without it

# What a word begins like, where that changes the "and" or "or" before it.
SOUNDS = {"i": re.compile(r"h?i(?![aeou])"), "o": re.compile(r"h?o|8|11\b")}


def plain(text: str) -> str:
    """Lower case, without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(mark for mark in apart if not unicodedata.combining(mark))


def listed(words: Words, items: Sequence[str], last: str = "list-last") -> str:
    """Items as a list in words: "a, b y c", or with "list-or" "a, b o c"."""
    return _listed(words, tuple(items), last)


@lru_cache(maxsize=1024)
def _listed(words: Words, items: tuple[str, ...], last: str) -> str:
    """The same, once for all who are told it."""
    if not items:
        return ""
    told = items[0]
    for item in items[1:-1]:
        told = words("list-more", start=told, end=item)
    if len(items) > 1:
        sound = next((name for name, like in SOUNDS.items() if like.match(plain(items[-1]))), "other")
        told = words(last, start=told, end=items[-1], sound=sound)
    return told


def called(words: Words, names: Sequence[str], viewer: int | None) -> list[str]:
    """The players' names in a text for the viewer, who is called "you"."""
    return [words("you") if seat == viewer else name for seat, name in enumerate(names)]


def who(voice: Voice, seat: int) -> str:
    """Whether a sentence about a seat speaks to the viewer or of somebody else: the `$who` of messages."""
    return "you" if seat == voice.seat else "other"


def about(voice: Voice, seat: int) -> dict[str, str]:
    """The arguments `$who` and `$name` of a message about a seat."""
    return {"who": who(voice, seat), "name": voice.names[seat]}


def result(
    words: Words, names: Sequence[str], points: Sequence[int], ranks: Sequence[int], viewer: int | None = None
) -> str:
    """Who wins, with how many points, and how far ahead."""
    order = sorted(range(len(names)), key=lambda seat: ranks[seat])
    winners = [seat for seat in order if ranks[seat] == ranks[order[0]]]
    best = points[order[0]]
    who = "you" if viewer in winners else "other"
    if len(winners) > 1:
        others = listed(words, [names[seat] for seat in winners if seat != viewer])
        return words("winners-shared", who=who, names=others, points=best)
    lead = best - points[order[1]]
    second = called(words, names, viewer)[order[1]]
    message = "winner" if lead else "winner-tie"
    return words(message, who=who, name=names[order[0]], points=best, lead=lead, second=second)


def yours(words: Words, names: Sequence[str], points: Sequence[int], ranks: Sequence[int], seat: int) -> str:
    """How a match went, said to one of its players."""
    order = sorted(range(len(names)), key=lambda other: ranks[other])
    first, second = order[:2]
    if ranks[seat] > 1:
        lead = points[first] - points[seat]
        message = "place-behind" if lead else "place-level"
        return words(message, place=ranks[seat], points=points[seat], lead=lead, first=names[first])
    if ranks[second] == 1:
        return words("place-shared", points=points[seat])
    lead = points[first] - points[second]
    return words("place-first" if lead else "place-tied", points=points[seat], lead=lead, second=names[second])


def outcome(scene: Scene) -> str:
    """The result of a match that is over, for its viewer."""
    players = len(scene.names)
    return result(scene.words, scene.names, scene.view["points"][:players], scene.view["ranks"][:players], scene.seat)


def rank_note(scene: Scene, seat: int) -> str:
    """A player's place at the end, for the card: the game's messages `draw-note-rank`, `-shared` and `-won`."""
    ranks = scene.view["ranks"][: len(scene.names)]
    if ranks[seat] > 1:
        return scene.words("draw-note-rank", place=ranks[seat])
    return scene.words("draw-note-shared" if ranks.count(1) > 1 else "draw-note-won")


def standings(words: Words, names: Sequence[str], points: Sequence[int], ranks: Sequence[int]) -> list[str]:
    """A line for every player, the best first."""
    order = sorted(range(len(names)), key=lambda seat: ranks[seat])
    return [words("standing", place=ranks[seat], name=names[seat], points=points[seat]) for seat in order]


def help_sections(words: Words) -> Iterator[tuple[str, str]]:
    """Title and text of each part of a game's help."""
    number = 1
    while f"help-{number}-title" in words:
        yield words(f"help-{number}-title"), words(f"help-{number}-text")
        number += 1


def help_terms(words: Words) -> Iterator[tuple[list[str], str]]:
    """The forms of each term that the help explains, and the explanation: `term-NAME` and `term-NAME-about`."""
    for message in sorted(words.keys):
        if message.startswith("term-") and not message.endswith("-about"):
            yield words(message).split(", "), words(f"{message}-about")

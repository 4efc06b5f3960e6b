"""The situation and the legal choices in words, and the answer to them: for terminals, screen readers and models."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Any

from reinos.core.choice import Choice
from reinos.core.errors import IllegalChoice
from reinos.core.phrase import listed, plain
from reinos.core.position import Position
from reinos.core.scene import Scene
from reinos.core.words import Words

NAMED = 4  # options that an ambiguous answer is told of
SHOWN = 60  # characters of an answer that are repeated to its author


@dataclass(frozen=True)
class Offer:
    """A choice as a list shows it."""

    number: int
    choice: Choice
    told: str


def brief(seen: Position, lang: str, names: Sequence[str] | None = None, choices: bool = True) -> str:
    """The situation, the prompt and, if wanted, the viewer's legal choices with numbers."""
    scene = seen.scene(lang, names)
    tell = seen.game.rules.module("tell")
    parts = [tell.situation(scene), tell.prompt(scene)]
    if scene.legal and choices:
        shown = offers(seen, lang, scene.names)
        parts.append("\n".join(numbered([offer.told for offer in shown], [offer.number for offer in shown])))
        parts.append(scene.words("answer-hint"))
    return "\n\n".join(parts)


def question_of(position: Position) -> str:
    """The name of the question that is open; nothing when the game is over."""
    question = position.game.rules.questions.at(position.record)
    return "" if question is None else question.name


def stake_of(position: Position, lang: str) -> str:
    """What is at stake in the question that is open, and where to look."""
    asked = question_of(position)
    return position.game.rules.words(lang)(f"stake-{asked}") if asked else ""


@lru_cache(maxsize=4)
def offers(seen: Position, lang: str, names: tuple[str, ...]) -> tuple[Offer, ...]:
    """The viewer's legal choices; the same situation is often asked about again."""
    scene, tell = seen.scene(lang, names), seen.game.rules.module("tell")
    told = [tell.choice(scene, choice) for choice in scene.legal]
    return tuple(map(Offer, numbers(scene, tell), scene.legal, told))


def numbers(scene: Scene, tell: Any) -> list[int]:
    """What the legal choices are numbered with: the number that people call a choice by, where the game has one.

    So `2` brings 2 knights and plays the card 2, whatever their places in the list. The others are counted on, or all
    of them from 1 where two would have the same number.
    """
    own = getattr(tell, "number", lambda scene, choice: None)
    called = [own(scene, choice) for choice in scene.legal]
    known = [number for number in called if number is not None]
    if len(set(known)) < len(known):
        return list(range(1, len(called) + 1))
    free = count(max(known, default=0) + 1)
    return [next(free) if number is None else number for number in called]


def numbered(told: Sequence[str], numbers: Sequence[int] = ()) -> Iterator[str]:
    """Lines with their numbers, by default from 1."""
    numbers = numbers or range(1, len(told) + 1)
    width = len(str(max(numbers, default=0)))
    return (f"{number:>{width}}. {text}" for number, text in zip(numbers, told, strict=True))


def read(seen: Position, text: str, lang: str, names: Sequence[str] | None = None) -> Choice:
    """The legal choice of the viewer that an answer means, or IllegalChoice saying what would be understood."""
    scene = seen.scene(lang, names)
    asked, options = tokens(text), offers(seen, lang, scene.names)
    if not asked:
        raise IllegalChoice(scene.words("answer-empty", **expected(scene.words, options)))
    for option in options:
        if [str(option.number)] == asked:
            return by_number(seen, scene, text, option, options)
    exact = [option.choice for option in options if tokens(option.told) == asked]
    if len(exact) == 1:
        return exact[0]
    return by_arguments(seen, scene, text) or by_game(seen, scene, text) or by_part(text, options, scene.words)


def tokens(text: str) -> list[str]:
    """The words and numbers of a text, whatever their case, accents and spacing."""
    return re.findall(r"(?<!\w)-\d+|\w+", plain(text))


def by_number(seen: Position, scene: Scene, text: str, option: Offer, options: Sequence[Offer]) -> Choice:
    """The choice of a number in the list, unless the game knows another by that number; `#3` is always the list's."""
    other = None if text.strip().startswith("#") else by_game(seen, scene, text)
    if other in (None, option.choice):
        return option.choice
    found = candidates([each for each in options if each.choice in (option.choice, other)], scene.words)
    raise IllegalChoice(scene.words("answer-number", text=shown(text), number=option.number, options=found))


def by_arguments(seen: Position, scene: Scene, text: str) -> Choice | None:
    """An answer such as `choose slot=2`, if it is one."""
    kind, *given = text.split()
    pairs = [re.fullmatch(r"(\w+)=([+-]?\d{1,9})", part) for part in given]
    kinds = seen.game.rules.choices.kinds
    if kind not in kinds or None in pairs or (kinds[kind].ranges and not pairs):
        return None
    args = {pair[1]: int(pair[2]) for pair in pairs if pair}
    try:
        wanted: Choice | None = seen.listed(seen.game.rules.choices.make(kind, **args), seen.acting_seat(None))
    except IllegalChoice:
        wanted = None
    if wanted not in scene.legal:
        raise IllegalChoice(scene.words("answer-refused", text=shown(text)))
    return wanted


def by_game(seen: Position, scene: Scene, text: str) -> Choice | None:
    """What the game's own `read` makes of an answer, if it has one."""
    own: Any = getattr(seen.game.rules.module("tell"), "read", None)
    found: Choice | None = own(scene, text) if own else None
    return found


def by_part(text: str, options: Sequence[Offer], words: Words) -> Choice:
    """A part of the words of exactly one choice: in a row, scattered, or written without spaces."""
    asked = tokens(text)
    row = f" {' '.join(asked)} "
    squeezed = re.compile(rf"(?<!\d){re.escape(''.join(asked))}(?!\d)")
    tests = (
        lambda said: row in f" {' '.join(said)} ",
        lambda said: set(asked) <= set(said),
        lambda said: squeezed.search("".join(said)),
    )
    # A bare number is one of the list or nothing: it must not pick out the one option that scores as much.
    for test in () if all(re.fullmatch(r"-?\d+", part) for part in asked) else tests:
        found = [option for option in options if test(tokens(option.told))]
        if len(found) == 1:
            return found[0].choice
        if found:
            raise IllegalChoice(words("answer-many", text=shown(text), options=candidates(found, words)))
    told = {"text": shown(text), "example": options[0].told, **expected(words, options)}
    raise IllegalChoice(words("answer-unknown", **told))


def candidates(found: Sequence[Offer], words: Words) -> str:
    """The choices that an ambiguous answer could mean."""
    named = [words("answer-option", number=option.number, choice=option.told) for option in found[:NAMED]]
    if len(found) > NAMED:
        named.append(words("answer-more", count=len(found) - NAMED))
    return listed(words, named, "list-or")


def expected(words: Words, options: Sequence[Offer]) -> dict[str, Any]:
    """The numbers that would be understood, for a refusal: from the first to the last, or each."""
    known = sorted(option.number for option in options)
    row = known == list(range(known[0], known[-1] + 1))
    form = "only" if len(known) == 1 else "row" if row else "each"
    each = listed(words, [str(number) for number in known], "list-or")
    return {"form": form, "first": known[0], "last": known[-1], "each": each}


def shown(text: str) -> str:
    """An answer as it can be repeated: printable, and not too long."""
    clean = "".join(mark if mark.isprintable() else " " for mark in text).strip()
    return clean if len(clean) <= SHOWN else clean[: SHOWN - 1] + "…"

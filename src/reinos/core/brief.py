"""The situation and the legal choices in words, and the answer to them: for terminals, screen readers and models."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from reinos.core.choice import Choice
from reinos.core.errors import IllegalChoice
from reinos.core.phrase import listed, plain
from reinos.core.position import Position
from reinos.core.scene import Scene
from reinos.core.words import Words

NAMED = 4  # options that an ambiguous answer is told of
REMARK = re.compile(r"\([^()]*\)|[^\W\d]+-\d+")  # numbers in these are not names
SHOWN = 60  # characters of an answer that are repeated to its author


def brief(seen: Position, lang: str, names: Sequence[str] | None = None, choices: bool = True) -> str:
    """The situation, the prompt and, if wanted, the viewer's legal choices with numbers."""
    scene = seen.scene(lang, names)
    tell = seen.game.rules.module("tell")
    parts = [tell.situation(scene), tell.prompt(scene)]
    if scene.legal and choices:
        parts.append("\n".join(numbered([tell.choice(scene, choice) for choice in scene.legal])))
        parts.append(scene.words("answer-hint"))
    return "\n\n".join(parts)


def numbered(told: Sequence[str]) -> Iterator[str]:
    """Lines with their numbers, from 1."""
    width = len(str(len(told)))
    return (f"{number:>{width}}. {text}" for number, text in enumerate(told, 1))


def read(seen: Position, text: str, lang: str, names: Sequence[str] | None = None) -> Choice:
    """The legal choice of the viewer that an answer means, or IllegalChoice saying what would be understood."""
    scene = seen.scene(lang, names)
    words, legal = scene.words, scene.legal
    asked = tokens(text)
    if not asked:
        raise IllegalChoice(words("answer-empty", count=len(legal)))
    options = told(seen, lang, scene.names)
    if len(asked) == 1 and asked[0] in map(str, range(1, len(legal) + 1)):
        return by_number(seen, scene, text, options)
    exact = [choice for choice, said in zip(legal, options, strict=True) if tokens(said) == asked]
    if len(exact) == 1:
        return exact[0]
    return by_arguments(seen, scene, text) or by_game(seen, scene, text) or by_part(text, legal, options, words)


@lru_cache(maxsize=4)
def told(seen: Position, lang: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The words of the viewer's legal choices; the same situation is often asked about again."""
    scene, tell = seen.scene(lang, names), seen.game.rules.module("tell")
    return tuple(tell.choice(scene, choice) for choice in scene.legal)


def tokens(text: str) -> list[str]:
    """The words and numbers of a text, whatever their case, accents and spacing."""
    return re.findall(r"(?<!\w)-\d+|\w+", plain(text))


def by_number(seen: Position, scene: Scene, text: str, options: Sequence[str]) -> Choice:
    """The choice of a number in the list, unless the number is also what other choices are called; `#3` never is."""
    (number,), legal, words = tokens(text), scene.legal, scene.words
    numbered = legal[int(number) - 1]
    if text.strip() == f"#{number}":
        return numbered
    called = {legal[place] for place in named(number, options)} | {by_game(seen, scene, text) or numbered}
    if called <= {numbered}:
        return numbered
    found = sorted({int(number) - 1, *map(legal.index, called)})
    raise IllegalChoice(words("answer-number", text=number, number=number, options=candidates(found, options, words)))


def named(number: str, options: Sequence[str]) -> Iterator[int]:
    """Places of the choices that a number names: `with 1 squire`, `with 2 squires`, each with a number of its own.

    In `place 19 on b2` and `place 19 on b3` the 19 tells nothing apart, and nobody would answer with it; nor with a
    number that is only a remark, `(3 knights)`, or a part of a word, `strength-3`.
    """
    bare = [REMARK.sub(" ", option) for option in options]
    firsts = [re.fullmatch(r"(\D*?)(-?\d+)(?!\d).*", " ".join(tokens(option))) for option in bare]
    begun = Counter(first[1] for first in firsts if first)
    numbers = [first[2] if first and begun[first[1]] > 1 else None for first in firsts]
    if numbers.count(number) == 1 and all(numbers.count(other) == 1 for other in numbers if other):
        yield numbers.index(number)


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


def by_part(text: str, legal: Sequence[Choice], options: Sequence[str], words: Words) -> Choice:
    """A part of the words of exactly one choice: in a row, scattered, or written without spaces."""
    asked = tokens(text)
    row = f" {' '.join(asked)} "
    squeezed = re.compile(rf"(?<!\d){re.escape(''.join(asked))}(?!\d)")
    tests = (
        lambda said: row in f" {' '.join(said)} ",
        lambda said: set(asked) <= set(said),
        lambda said: squeezed.search("".join(said)),
    )
    # A bare number is a place in the list or nothing: it must not pick out the one option that scores as much.
    for test in () if all(re.fullmatch(r"-?\d+", part) for part in asked) else tests:
        found = [number for number, said in enumerate(options) if test(tokens(said))]
        if len(found) == 1:
            return legal[found[0]]
        if found:
            raise IllegalChoice(words("answer-many", text=shown(text), options=candidates(found, options, words)))
    raise IllegalChoice(words("answer-unknown", text=shown(text), count=len(legal), example=options[0]))


def candidates(found: Sequence[int], options: Sequence[str], words: Words) -> str:
    """The choices that an ambiguous answer could mean."""
    named = [words("answer-option", number=number + 1, choice=options[number]) for number in found[:NAMED]]
    if len(found) > NAMED:
        named.append(words("answer-more", count=len(found) - NAMED))
    return listed(words, named, "list-or")


def shown(text: str) -> str:
    """An answer as it can be repeated: printable, and not too long."""
    clean = "".join(mark if mark.isprintable() else " " for mark in text).strip()
    return clean if len(clean) <= SHOWN else clean[: SHOWN - 1] + "…"

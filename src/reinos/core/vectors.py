"""Test vectors: worked examples of a rulebook in a JSON file, each put to the engine.

Every game writes its vectors in a format of its own, which it declares as a `Format`: the names of the fields, how a
table is laid from what is given (`notation`), what actions mean (`trial`) and what can be expected. Reading the file,
playing, comparing and telling what is wrong are the same for all games and are here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core import notation
from reinos.core.errors import BadFile, ReinosError
from reinos.core.trial import ABOUT_THE_QUESTION, GENERAL, Answer, Refused, Trial

DOCUMENTATION = frozenset({"why", "source", "note", "comment"})  # allowed in every object, and never looked at
ABOUT_THE_FILE = frozenset({"conventions", "format", "seed", "seed_file", "game"})
ABOUT_THE_EXAMPLE = frozenset({"kind", "rules", "seed_lines"})


@dataclass(frozen=True)
class Outcome:
    """How one vector fared; the message says all that is wrong with it."""

    id: str
    title: str
    passed: bool
    message: str


# --- formats


@dataclass(frozen=True)
class Kind:
    """A kind of vector: the fields that it must and may give, how they are laid, and what can be expected."""

    lay: Callable[[notation.Fields], Any]
    answers: Mapping[str, Answer] | Callable[[Any], Mapping[str, Any]]  # or all that is found
    needs: frozenset[str] = notation.NOTHING
    may: frozenset[str] = notation.NOTHING
    act: Callable[[Any, Any], None] | None = None  # carries out one action, where there can be actions


@dataclass(frozen=True)
class Format:
    """How a game writes its vectors."""

    game: str
    kinds: Kind | Mapping[str, Kind]  # the only kind, or kinds by the name that each example gives
    kind: str = "type"  # the names of the fields of an example
    given: str = "given"
    actions: str = "actions"
    expect: str = "expect"
    file_needs: Mapping[str, Any] = field(default_factory=dict)  # fields of the file, and the only value of each
    file_may: frozenset[str] = notation.NOTHING
    mentions: frozenset[str] = (
        notation.NOTHING
    )  # what is expected of the question that is open at the end, beside the general
    silent: frozenset[str] = notation.NOTHING  # questions open at the end, where an answer may lead to what is expected

    def run(self, path: str | Path) -> Iterator[Outcome]:
        """Put every vector of a file to the engine; BadFile at once if it is not a file of vectors."""
        return outcomes(self.read(path)["examples"], self.complaints)

    def read(self, path: str | Path) -> notation.Fields:
        """The content of a file of vectors."""
        data = read(path, ABOUT_THE_FILE | self.file_may, FILE_NEEDS | frozenset(self.file_needs))
        for name, value in {"game": self.game, **self.file_needs}.items():
            if not same(data.get(name, value), value):
                raise bad_file(path, f"{name} is {data[name]!r}; allowed: {value!r}")
        return data

    def complaints(self, example: Any) -> Iterator[str]:
        """All that is wrong with one vector."""
        try:
            kind, expected = self.kind_of(example), example[self.expect]
            subject = self.played(kind, example)
            wrong = list(self.misses(kind, subject, expected))
            if self.is_open(kind, subject, expected) and subject.question() in self.silent:
                ends = subject.answered()
                wrong = wrong if all(any(self.misses(kind, end, expected)) for end in ends) else []
        except Exception as broken:
            wrong = [told(broken)]
        yield from wrong

    def misses(self, kind: Kind, subject: Any, expected: notation.Fields) -> Iterator[str]:
        """What is not as expected."""
        answers = {**about(subject, GENERAL if isinstance(subject, Trial) else {}), **about(subject, kind.answers)}
        yield from differences(expected, answers, self.expect)
        if self.is_open(kind, subject, expected):
            names = ", ".join(str(subject.seats[seat]) for seat in subject.to_act)
            yield f"the vector ends while a choice is open; to act: {names}"

    def is_open(self, kind: Kind, subject: Any, expected: notation.Fields) -> bool:
        """Whether somebody still owes a choice of which the vector says nothing."""
        if not isinstance(subject, Trial) or not (kind.act or subject.acted) or subject.refused:
            return False
        return bool(subject.to_act) and not expected.keys() & (ABOUT_THE_QUESTION | self.mentions)

    def kind_of(self, example: Any) -> Kind:
        """The kind of an example whose form is right."""
        several = not isinstance(self.kinds, Kind)
        needs = {"id", "title", self.given, self.expect} | ({self.kind} if several else set())
        notation.fields(example, "example", needs, ABOUT_THE_EXAMPLE | {self.actions})
        for name in ("id", "title"):
            if not isinstance(example[name], str) or not example[name]:
                raise notation.VectorError(f"field {name!r} must be a text")
        if not notation.mapping(example[self.expect], self.expect):
            raise notation.VectorError(f"{self.expect} must not be empty")
        if isinstance(self.kinds, Kind):
            return self.kinds
        return self.kinds[notation.named(example[self.kind], self.kind, self.kinds)]

    def played(self, kind: Kind, example: notation.Fields) -> Any:
        """What an example is about: its table after its actions, of which the last may be expected to be refused."""
        given = notation.fields(example[self.given], self.given, kind.needs, kind.may)
        actions = notation.listed(example.get(self.actions, []), self.actions)
        if actions and kind.act is None:
            raise notation.VectorError(f"there can be no {self.actions} here")
        try:
            subject = kind.lay(given)
        except Exception as broken:
            raise notation.VectorError(f"{self.given}: {told(broken)}") from None
        for number, action in enumerate(actions, 1):
            try:
                assert kind.act is not None
                kind.act(subject, action)
            except Exception as broken:
                if not isinstance(broken, Refused) or number < len(actions) or example[self.expect].get("legal", True):
                    raise notation.VectorError(f"action {number}: {told(broken)}") from None
                subject.refused = broken
        if isinstance(subject, Trial) and subject.forced and not subject.refused:
            subject.settle()
        return subject


# --- files

FILE_NEEDS = frozenset({"examples"})


def read(path: str | Path, may: Iterable[str], needs: Iterable[str] = FILE_NEEDS) -> notation.Fields:
    """A file of vectors: an object with the fields it must and may have, and at least one example; or BadFile."""
    try:
        content = Path(path).read_text(encoding="utf-8")
        data = json.loads(content, object_pairs_hook=_once, parse_constant=_no_constant)
    except (OSError, UnicodeDecodeError, ValueError, RecursionError) as wrong:
        raise BadFile(f"{path}: not a readable JSON file ({wrong})") from None
    if not isinstance(data, dict):
        raise bad_file(path, "it holds no JSON object")
    complaints = list(notation.misfits("file", data, frozenset(needs), frozenset(may)))
    if complaints:
        raise bad_file(path, "; ".join(complaints))
    if not isinstance(data["examples"], list) or not data["examples"]:
        raise BadFile(f"{path}: examples must be a list with at least one vector")
    return data


def bad_file(path: str | Path, reason: str) -> BadFile:
    """The error of a file that is something else."""
    return BadFile(f"{path}: not a file of vectors: {reason}")


def _once(pairs: list[tuple[str, Any]]) -> notation.Fields:
    """A JSON object without its documentation; each of its keys may stand there once."""
    found: notation.Fields = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"key {key!r} stands twice in one object")
        found[key] = value
    return {key: value for key, value in found.items() if key not in DOCUMENTATION}


def _no_constant(name: str) -> None:
    """NaN and the infinities are no JSON."""
    raise ValueError(f"{name} is not a number of JSON")


# --- comparing


def outcomes(examples: list[Any], complaints: Callable[[Any], Iterable[str]]) -> Iterator[Outcome]:
    """How each vector fares; `complaints` tells all that is wrong with one."""
    seen: set[str] = set()
    for number, example in enumerate(examples, 1):
        given = example if isinstance(example, dict) else {}
        name, title = given.get("id"), given.get("title")
        wrong = list(complaints(example))
        if isinstance(name, str) and name in seen:
            wrong.append(f"id {name!r} stands twice in the file")
        seen.add(str(name))
        shown = name if isinstance(name, str) and name else f"example {number}"
        yield Outcome(shown, str(title or ""), not wrong, "; ".join(wrong))


def about(
    subject: Any, answers: Mapping[str, Answer] | Callable[[Any], Mapping[str, Any]]
) -> Mapping[str, Callable[[Any], Any]]:
    """Answers about a subject; they look at copies of a table, which stays as it is."""

    def copied() -> Any:
        return subject.copy() if isinstance(subject, Trial) else subject

    def ask(answer: Answer, wanted: Any) -> Any:
        return answer(copied(), wanted)

    if callable(answers):
        return {key: partial(as_found, found) for key, found in answers(copied()).items()}
    return {key: partial(ask, answer) for key, answer in answers.items()}


def as_found(found: Any, wanted: Any) -> Any:
    """An answer that is known already."""
    return found


def differences(expected: notation.Fields, answers: Mapping[str, Callable[[Any], Any]], where: str) -> Iterator[str]:
    """Where the engine and a vector part; what is expected that there is no answer to is told too."""
    yield from notation.misfits(where, expected, notation.NOTHING, frozenset(answers))
    for key in [key for key in expected if key in answers]:
        try:
            found = as_asked(answers[key](expected[key]), expected[key], f"{where}.{key}")
        except Exception as broken:
            yield f"{where}.{key}: {told(broken)}"
        else:
            if not same(found, expected[key]):
                yield f"{where}.{key} is {text(expected[key])}; the engine gives {text(found)}"


def as_asked(found: Any, wanted: Any, where: str) -> Any:
    """What was found as plain JSON, without what the vector does not ask for or what does not matter.

    A function is asked with what is wanted.
    """
    if callable(found):
        return as_asked(found(wanted), wanted, where)
    if isinstance(found, (np.generic, np.ndarray)):
        return found.tolist()
    if isinstance(found, list):
        beside = [*wanted, *found] if isinstance(wanted, list) else found
        plain = [as_asked(item, one, where) for item, one in zip(found, beside, strict=False)]
        alike = (
            isinstance(found, notation.Bag)
            and isinstance(wanted, list)
            and sorted(map(text, plain)) == sorted(map(text, wanted))
        )
        return wanted if alike else plain
    if isinstance(found, dict):
        asked = wanted if isinstance(wanted, dict) else {}
        if isinstance(found, notation.Some) and isinstance(wanted, dict):
            for complaint in notation.misfits(where, wanted, notation.NOTHING, frozenset(found)):
                raise notation.VectorError(complaint)
            found = {key: found[key] for key in wanted}
        elif isinstance(found, notation.Sparse):
            found = {key: value for key, value in found.items() if value or key in asked}
        return {key: as_asked(value, asked.get(key), f"{where}.{key}") for key, value in found.items()}
    return found


def told(broken: Exception) -> str:
    """An error in words; the engine's own speak for themselves."""
    return str(broken) if isinstance(broken, ReinosError) else f"{type(broken).__name__}: {broken}"


def text(value: Any) -> str:
    """A value as JSON, the same for equal values."""
    return json.dumps(value, sort_keys=True)


def same(one: Any, two: Any) -> bool:
    """Equal as JSON: true is not 1, and 1.0 is not 1."""
    return text(one) == text(two)

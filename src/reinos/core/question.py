"""Questions: what the table asks a seat, declared once; `legal` and `apply` are written from the list.

    QUESTIONS = Questions(
        "phase",  # the field, or a rule s -> int, that says which question is open
        Question("place", PLACE, "KD-5.10", Option("place", do=place, listed=placements)),
        Question("choose", CHOOSE, "KD-6.1", Option("choose", do=choose, may=is_free)),
        choices=CHOICES,
        then=proceed,
    )

Frequent questions come first: they are tested in the order of the list.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from reinos.core.bits import BITS, lowest
from reinos.core.choice import Choices, Kind
from reinos.core.record import Records
from reinos.core.rule import RULES, written

RULE_NUMBER = re.compile(r"\b[A-Z]{2,}-\d")
TAKEN = frozenset({"s", "seat", "out", "n", "mask"})  # names that a listing uses itself
Rule = Callable[..., Any]


@dataclass(frozen=True)
class Option:
    """One kind of choice that answers a question.

    `do(s, seat, *args)` carries it out. `may(s, seat, *args)` says whether these arguments are legal; or
    `among(s, seat)` or `among(s)` gives the legal values of a kind with one argument as a bit mask; or
    `listed(s, seat, out, n)` writes the legal ids from `out[n]` on, in ascending order, and returns the new `n`.
    With none of the three, every choice of the kind is legal. Several kinds that take the same arguments and are
    answered alike can share an option, which then needs `listed`.
    """

    kind: str | tuple[str, ...]
    do: Rule
    may: Rule | None = None
    among: Rule | None = None
    listed: Rule | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of choice that it covers."""
        return (self.kind,) if isinstance(self.kind, str) else self.kind


class Question:
    """What can be decided at one or more values of the field: options in ascending order of their ids.

    A question asked of several seats `together` waits for all of them; any other is closed by the first answer.
    """

    def __init__(
        self, name: str, at: int | Iterable[int], rules: str, *options: Option, together: bool = False
    ) -> None:
        self.name, self.at, self.rules, self.options, self.together = name, at, rules, options, together

    @property
    def values(self) -> list[int]:
        """The values of the field at which the question is open."""
        return [self.at] if isinstance(self.at, int) else sorted(self.at)

    @property
    def kinds(self) -> list[tuple[str, Option]]:
        """The kinds of choice that answer it, each with its option."""
        return [(kind, option) for option in self.options for kind in option.kinds]

    def __repr__(self) -> str:
        return f"<Question {self.name}>"


APPLY = ["def apply(s, seat, choice):", "    answer(s, seat, choice)", "    if s.to_act == 0:", "        then(s)"]
# One test at the head of the loop: threads of a GPU then come together after every step.
PROCEED = ["def proceed(s):", "    going = True", "    while going and s.to_act == 0:", "        going = advance(s)"]


class Questions:
    """All the questions of a game, and the verbs `legal` and `apply` made from them.

    `apply` clears `s.to_act`, or of a question asked together the seat's own bit, and carries the choice out. When
    nobody is left to act then, `then(s)` does what follows without a decision, up to the next question or the end.
    `then` can also be a table: a step `s -> None` for each value of the field at which nobody decides.
    """

    def __init__(
        self, field: str | Rule, *questions: Question, choices: Choices, then: Rule | Mapping[int, Rule] | None = None
    ) -> None:
        self.choices = choices
        self._field, self._questions = field, questions
        self._check(then.values() if isinstance(then, Mapping) else [then] if then else [])
        self.legal, self.answer = self._legal(), self._answer()
        if isinstance(then, Mapping):
            self.advance = self._advance(then)
            then = written("proceed", PROCEED, advance=self.advance)
        self.apply = written("apply", APPLY, answer=self.answer, then=then) if then else self.answer

    def __iter__(self) -> Iterator[Question]:
        return iter(self._questions)

    def __getitem__(self, name: str) -> Question:
        return next(question for question in self if question.name == name)

    def at(self, record: Records) -> Question | None:
        """The question that is open in a record; None when nobody is to act."""
        if not record["to_act"].any():
            return None
        field = self._field
        return self.asked(record[field].item() if isinstance(field, str) else field(_Fields(record)))

    def asked(self, value: int) -> Question:
        """The question that is open at a value of the field."""
        return next(question for question in self if value in question.values)

    # --- is the list in order?

    def _check(self, steps: Iterable[Rule]) -> None:
        names: set[str] = set()
        values: dict[int, str] = {}
        offered: set[str] = set()
        for question in self:
            if not question.name.isidentifier() or question.name in names:
                raise TypeError(f"question {question.name!r}: each needs a name of its own, without spaces")
            names.add(question.name)
            if not RULE_NUMBER.search(question.rules):
                raise TypeError(f"question {question.name}: {question.rules!r} cites no rule number")
            for value in question.values:
                if value in values:
                    raise TypeError(f"questions {values[value]} and {question.name} are both asked at {value}")
                values[value] = question.name
            self._check_options(question)
            offered |= {kind for kind, _ in question.kinds}
        if unused := [kind for kind in self.choices.kinds if kind not in offered]:
            raise TypeError(f"no question offers the choices {', '.join(unused)}")
        if not isinstance(self._field, str):
            check_rule("the rule that says which question is open", self._field, ["s"])
        for step in steps:
            check_rule("then", step, ["s"])

    def _check_options(self, question: Question) -> None:
        after = -1
        for name, option in question.kinds:
            where = f"question {question.name}, option {name}"
            if name not in self.choices.kinds:
                raise TypeError(f"{where}: unknown kind; kinds are {', '.join(self.choices.kinds)}")
            kind = self.choices[name]
            if kind.first < after:
                raise TypeError(f"{where}: options must be in ascending order of their ids")
            after = kind.first + kind.size
            if sum(map(bool, (option.may, option.among, option.listed))) > 1:
                raise TypeError(f"{where}: give one of `may`, `among` and `listed`")
            if len(option.kinds) > 1 and not option.listed:
                raise TypeError(f"{where}: an option of several kinds needs `listed`")
            check_rule(f"{where}: do", option.do, ["s", "seat", *kind.ranges])
            if option.may:
                check_rule(f"{where}: may", option.may, ["s", "seat", *kind.ranges])
            if option.among:
                if len(kind.ranges) != 1 or not all(values.stop <= BITS for values in kind.ranges.values()):
                    raise TypeError(f"{where}: `among` is for kinds with one argument, below {BITS}")
                check_rule(f"{where}: among", option.among, ["s", "seat"][: parameters(option.among)])
            if option.listed:
                check_rule(f"{where}: listed", option.listed, ["s", "seat", "out", "n"])
        if not question.options:
            raise TypeError(f"question {question.name} has no options")

    # --- the verbs

    def _legal(self) -> Rule:
        """A rule that finds the question and lists its choices.

        The values of a mask are looked for in one loop for all questions: on a GPU, games that stand at different
        questions go through it together.
        """
        known: dict[str, Rule] = {"lowest": lowest}
        lines = ["def legal(s, seat, out):", "    n, mask, first = 0, 0, 0"]
        lines += ["    if (s.to_act >> seat) & 1 == 0:", "        return 0", *self.source(known)]
        for number, question in enumerate(self):
            lines.append(f"    {'elif' if number else 'if'} {is_open(question)}:")
            lines += self._listing(question, known)
        loop = [
            "    while mask:",
            "        out[n] = first + lowest(mask)",
            "        n += 1",
            "        mask &= mask - 1",
        ]
        return written("legal", [*lines, *loop, "    return n"], **known)

    def _listing(self, question: Question, known: dict[str, Rule]) -> list[str]:
        """Source: the choices of a question; if the last option has a mask, that and the id of its value 0."""
        *others, last = question.options
        lines: list[str] = []
        if last.among:
            kind = self.choices[last.kinds[0]]
            (values,) = kind.ranges.values()
            known[f"among_{question.name}"] = last.among
            given = ", ".join(["s", "seat"][: parameters(last.among)])
            lines = [f"        mask = among_{question.name}({given})", f"        first = {kind.first - values.start}"]
        else:
            others.append(last)
        if others:
            rules: dict[str, Rule] = {}
            body = [line for one in others for line in listing(one, self.choices[one.kinds[0]], rules)]
            called = f"list_{question.name}"
            head = [f"def {called}(s, seat, out):", f'    """{question.rules}"""', "    n = 0"]
            known[called] = written(called, [*head, *body, "    return n"], **rules)
            lines.append(f"        n = {called}(s, seat, out)")
        return lines

    def _answer(self) -> Rule:
        """For each question a rule that carries a choice out, and one rule that picks the question."""
        known: dict[str, Rule] = {}
        for question in self:
            name = f"answer_{question.name}"
            cleared = "s.to_act & ~(1 << seat)" if question.together else "0"
            lines = [f"def {name}(s, seat, choice):", f'    """{question.rules}"""', f"    s.to_act = {cleared}"]
            rules: dict[str, Rule] = {}
            lines += answering(question, self.choices, rules)
            known[name] = written(name, lines, **rules)
        lines = ["def answer(s, seat, choice):", *self.source(known)]
        for n, question in enumerate(self):
            lines += [
                f"    {'elif' if n else 'if'} {is_open(question)}:",
                f"        answer_{question.name}(s, seat, choice)",
            ]
        return written("answer", lines, **known)

    def _advance(self, steps: Mapping[int, Rule]) -> Rule:
        """A rule that takes the step of the field's value; whether there is one."""
        known = {f"step_{value}": step for value, step in steps.items()}
        lines = ["def advance(s):", *self.source(known)]
        for n, value in enumerate(steps):
            lines += [f"    {'elif' if n else 'if'} asked == {value}:", f"        step_{value}(s)"]
        return written("advance", [*lines, "    else:", "        return False", "    return True"], **known)

    def source(self, known: dict[str, Rule]) -> list[str]:
        """Source: which question is open."""
        if isinstance(self._field, str):
            return [f"    asked = s.{self._field}"]
        known["which"] = self._field
        return ["    asked = which(s)"]


def check_rule(what: str, function: Rule, parameters: list[str]) -> None:
    """Refuse what cannot be compiled, or takes other parameters than it will be given."""
    if function not in RULES:
        raise TypeError(f"{what} is not a @rule: {function}")
    names = list(inspect.signature(function).parameters)
    if len(names) != len(parameters) or (names != parameters and sorted(names) == sorted(parameters)):
        raise TypeError(f"{what} takes ({', '.join(names)}), but is given ({', '.join(parameters)})")


def parameters(function: Rule) -> int:
    """How many parameters a rule takes."""
    return len(inspect.signature(function).parameters)


def is_open(question: Question) -> str:
    """Source: whether it is this question that is asked."""
    values = question.values
    if len(values) > 2 and values[-1] - values[0] == len(values) - 1:
        return f"{values[0]} <= asked <= {values[-1]}"
    return " or ".join(f"asked == {value}" for value in values)


def listing(option: Option, kind: Kind, rules: dict[str, Rule]) -> list[str]:
    """Source: the legal choices of an option, written to `out`; adds the rules that it uses."""
    if option.listed:
        rules[f"listed_{kind.name}"] = option.listed
        return [f"    n = listed_{kind.name}(s, seat, out, n)"]
    lines, indent = [], "    "
    names = [f"{name}_" if name in TAKEN else name for name in kind.ranges]
    if option.among:
        rules[f"among_{kind.name}"] = option.among
        lines.append(f"    mask = among_{kind.name}({', '.join(['s', 'seat'][: parameters(option.among)])})")
        rules["lowest"] = lowest
        ids = [f"        out[n] = {kind.encoded('lowest(mask)')}", "        n += 1"]
        return [*lines, "    while mask:", *ids, "        mask &= mask - 1"]
    for name, values in zip(names, kind.ranges.values(), strict=True):
        lines.append(f"{indent}for {name} in range({values.start}, {values.stop}):")
        indent += "    "
    if option.may:
        rules[f"may_{kind.name}"] = option.may
        lines.append(f"{indent}if may_{kind.name}({', '.join(['s', 'seat', *names])}):")
        indent += "    "
    return [*lines, f"{indent}out[n] = {kind.encoded(*names)}", f"{indent}n += 1"]


def answering(question: Question, choices: Choices, rules: dict[str, Rule]) -> list[str]:
    """Source: what each option of a question does, told apart by the ranges of their ids; adds the rules it uses."""
    lines, last = [], len(question.kinds) - 1
    for n, (name, option) in enumerate(question.kinds):
        kind = choices[name]
        rules[f"do_{kind.name}"] = option.do
        if last:
            test = "else" if n == last else f"{'elif' if n else 'if'} choice < {kind.first + kind.size}"
            lines.append(f"    {test}:")
        arguments = ["s", "seat", *map(kind.decoded, kind.ranges)]
        lines.append(f"{'        ' if last else '    '}do_{kind.name}({', '.join(arguments)})")
    return lines


class _Fields:
    """The fields of a record as attributes, for the rule that says which question is open."""

    def __init__(self, record: Records) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        value = self._record[name][0]
        return value if value.ndim else value.item()

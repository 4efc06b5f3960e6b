"""`@rule` marks the functions that all targets share; a `verb` is one that every game implements."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []  # plain functions, handed to a compiler when it is first wanted
VERBS: dict[str, Callable[..., Any]] = {}  # name -> generic function
OVERLOADS: list[tuple[Callable[..., Any], Callable[..., Any]]] = []  # function, its compiled stand-in


def rule(function: F) -> F:
    """Leave the function as it is for CPython and make it known to the compilers."""
    RULES.append(function)
    return function


def written(name: str, lines: Sequence[str], **known: Any) -> Callable[..., Any]:
    """A rule from lines of source that the engine wrote; tracebacks show them as they show those of a file.

    `known` are the other rules and constants that the lines use.
    """
    file = f"<{name}, written by reinos, {len(RULES)}>"
    source = "\n".join(lines) + "\n"
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    exec(compile(source, file, "exec"), known)
    function: Callable[..., Any] = known[name]
    return rule(function)


def numbered(name: str, parameters: str, rules: Iterable[Callable[..., Any]]) -> Callable[..., Any]:
    """A rule (parameters, number) that calls the rule with that number; all take the same parameters."""
    known = {f"{name}_{number}": function for number, function in enumerate(rules)}
    lines = [f"def {name}({parameters}, number):"]
    for number, called in enumerate(known):
        lines += [f"    if number == {number}:", f"        return {called}({parameters})"]
    return written(name, [*lines, "    return -1"], **known)


def compiled_as(stand_in: Callable[..., Any]) -> Callable[[F], F]:
    """Give a function another body when compiled; for what only CPython can do."""

    def mark(function: F) -> F:
        OVERLOADS.append((function, stand_in))
        return function

    return mark


def verb(name: str, parameters: str, meaning: str) -> Callable[..., Any]:
    """A generic function over records: CPython asks the proxy's game, compilers the record's type."""
    space: dict[str, Any] = {}
    exec(f"def {name}({parameters}):\n    return s.verbs.{name}({parameters})", space)
    function: Callable[..., Any] = space[name]
    function.__doc__ = meaning
    VERBS[name] = function
    return function


setup = verb(
    "setup", "s", "Lay the table: the options are in the record, all other fields are at their declared start."
)
legal = verb("legal", "s, seat, out", "Write the ids of the seat's legal choices to `out`; return how many.")
apply = verb("apply", "s, seat, choice", "Carry the choice out, and all that follows without a decision.")
hide = verb("hide", "s, viewer", "Blank, in place, all that the viewer (-1: a spectator) may not know.")
redeal = verb("redeal", "s, viewer", "Redraw uniformly, in place, all that the viewer may not know.")
finish = verb("finish", "s", "Write points and ranks as the table stands, tie-breaks included.")
truncated = verb("truncated", "s", "Whether a limit for simulations ended the game, and not its rules.")
encode = verb("encode", "s, viewer, out", "Write the viewer's features for learning.")
look = verb("look", "s, viewer, room, at, out", "The same of a table with its secrets; `room[at]` may be overwritten.")
appraise = verb("appraise", "s, seat", "A rough value of the table for the seat.")

"""Every message of a game, spoken with every number and to everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from reinos.core.game import Rules


class Parts(Visitor):
    """The arguments of a message, and the messages that it refers to."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def spoken(rules: Rules, lang: str, number: int, given: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Name and text of every message of the game; what is not given is the number."""
    words, parts = rules.words(lang), dict[str, Parts]()
    for folder in (rules.folder, rules.folder.parents[1] / "core"):
        for entry in parse((folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts.setdefault(entry.id.name, Parts(entry))

    def arguments(name: str) -> set[str]:
        return parts[name].arguments.union(*map(arguments, parts[name].messages))

    for name in parts:
        yield name, words(name, **{argument: given.get(argument, number) for argument in arguments(name)})

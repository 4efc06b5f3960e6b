"""Messages said quickly are those that the formatter of Fluent says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from reinos.core.catalog import games, rules
from reinos.core.words import LANGUAGES, Words

VALUES = (0, 1, 2, 21, -3, 999, 1000, 12345, "Ana", "other", 1.5)


def nodes(node: Any, kind: str) -> Iterator[dict[str, Any]]:
    """All nodes of a kind in a syntax tree."""
    if isinstance(node, dict):
        if node.get("type") == kind:
            yield node
        for child in node.values():
            yield from nodes(child, kind)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child, kind)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_message_as_the_formatter_says_it(game: str, lang: str) -> None:
    words = rules(game).words(lang)
    trees = {name: message.to_json() for name, message in words._messages.items()}
    every = {node["id"]["name"] for tree in trees.values() for node in nodes(tree, "VariableReference")}
    for name, tree in trees.items():
        refers = any(nodes(tree, "MessageReference"))
        wanted = every if refers else {node["id"]["name"] for node in nodes(tree, "VariableReference")}
        keys = [node["key"].get("name") or int(node["key"]["value"]) for node in nodes(tree, "Variant")]
        for value in dict.fromkeys([*VALUES, *keys]) if wanted else ("",):
            args = dict.fromkeys(wanted, value)
            assert words(name, **args) == words._formatted(name, args), (name, value)


def test_what_is_missing_is_an_error() -> None:
    words: Words = rules("kingdomino").words("es")
    with pytest.raises(KeyError):
        words("no-such-message")
    with pytest.raises(KeyError, match="domino"):
        words("choice-place", gain=1)

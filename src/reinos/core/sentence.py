"""Messages as small functions, so that what Fluent's formatter repeats for every sentence is done once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from babel import Locale
from fluent.syntax import ast

Args = Mapping[str, Any]
Sentence = Callable[[Args], str]
Entry = ast.Message | ast.Term
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
UNGROUPED = range(-999, 1000)  # whole numbers that are written by their digits alone


class Unfit(Exception):
    """Raised for what only the formatter itself can do."""


def sentence(messages: Mapping[str, Entry], message: str, lang: str) -> Sentence:
    """A function from arguments to the text of a message; Unfit, then or when it is called, where it cannot say it."""
    pattern = messages[message].value
    if pattern is None:
        raise Unfit
    return _pattern(messages, pattern, lang)


def _pattern(messages: Mapping[str, Entry], pattern: ast.Pattern, lang: str) -> Sentence:
    parts = [
        _text(part.value) if isinstance(part, ast.TextElement) else _said(messages, part.expression, lang)
        for part in pattern.elements
    ]
    if len(parts) == 1:
        return parts[0]
    return lambda args: "".join([part(args) for part in parts])


def _text(text: str) -> Sentence:
    return lambda args: text


def _said(messages: Mapping[str, Entry], node: Any, lang: str) -> Sentence:
    match node:
        case ast.VariableReference():
            return _variable(node.id.name)
        case ast.StringLiteral():
            return _text(node.parse()["value"])
        case ast.MessageReference(attribute=None) if node.id.name in messages:
            return sentence(messages, node.id.name, lang)
        case ast.SelectExpression(selector=ast.VariableReference()):
            return _selection(messages, node, lang)
        case ast.Placeable():
            return _said(messages, node.expression, lang)
    raise Unfit


def _variable(name: str) -> Sentence:
    def said(args: Args) -> str:
        value = args[name]
        if type(value) is int and value in UNGROUPED:
            return str(value)
        if isinstance(value, str):
            return value
        raise Unfit

    return said


def _selection(messages: Mapping[str, Entry], node: ast.SelectExpression, lang: str) -> Sentence:
    """The first variant that fits a number or a word; else the default one."""
    assert isinstance(node.selector, ast.VariableReference)
    name = node.selector.id.name
    variants = [(_key(variant.key), _pattern(messages, variant.value, lang)) for variant in node.variants]
    counts = any(isinstance(key, int) for key, _ in variants)  # the formatter takes "other" for such a number
    default = next(said for variant, (_, said) in zip(node.variants, variants, strict=True) if variant.default)

    def chosen(args: Args) -> str:
        value = args[name]
        if type(value) is int:
            wanted: tuple[Any, ...] = (value, plural(value, lang))
        elif isinstance(value, str) and not (counts and value in CATEGORIES):
            wanted = (value,)
        else:
            raise Unfit
        return next((said for key, said in variants if key in wanted), default)(args)

    return chosen


def _key(key: ast.Identifier | ast.NumberLiteral) -> int | str:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    if not str(key.value).lstrip("-").isdigit():
        raise Unfit
    return int(key.value)


@lru_cache(maxsize=4096)
def plural(number: int, lang: str) -> str:
    """The plural category of a whole number: one, other, …"""
    return plural_rule(lang)(number)


@cache
def plural_rule(lang: str) -> Callable[[int], str]:
    """The plural categories of a language, the only thing that is wanted of all that Babel reads of it."""
    rule: Callable[[int], str] = Locale.parse(lang).plural_form
    return rule

"""Proof from the source of `encode` that it keeps to what the viewer may know, so that no copy need be hidden first."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from reinos.core.record import Seen, Table
from reinos.core.rule import OVERLOADS, encode, hide, rule

EVENTS = "events"  # who may see one is in the event itself


@rule
def look_at_table(s: Table, viewer: int, room: Any, at: int, out: Any) -> None:
    """The `look` of a game that is proved to keep to what the viewer may know."""
    encode(s, viewer, out)


@rule
def look_at_copy(s: Table, viewer: int, room: Any, at: int, out: Any) -> None:
    """The `look` of all others."""
    room[at] = s
    hide(room[at], viewer)
    encode(room[at], viewer, out)


def doubts(table: type[Table], encode: Callable[..., Any]) -> list[str]:
    """The places at which `encode`, or a rule that it calls, may read what the viewer may not know, or write.

    A record may be handed on, and read by fields, each number by all its indices. Of what a seat alone may know, the
    first of them must be the viewer as `encode` was given it.
    """
    found: list[str] = []
    left: list[tuple[Any, str, frozenset[str]]] = [(encode, *_first_two(encode))]
    done = set(left)
    while left:
        called = _Reading(table, *left.pop()).read(found)
        left += called - done
        done |= called
    return found


def _first_two(encode: Callable[..., Any]) -> tuple[str, frozenset[str]]:
    record, viewer, *_ = inspect.signature(encode).parameters
    return record, frozenset({viewer})


class _Reading(ast.NodeVisitor):
    """One rule, the name that it has for the record, and those that it has for the viewer."""

    def __init__(self, table: type[Table], function: Any, record: str, viewers: frozenset[str]) -> None:
        self.table, self.function, self.record, self.viewers = table, function, record, viewers
        self.found: list[str] = []
        self.called: set[tuple[Any, str, frozenset[str]]] = set()

    def read(self, found: list[str]) -> set[tuple[Any, str, frozenset[str]]]:
        """Note what is doubtful; the rules that are given the record, in the same way."""
        self.found = found
        try:
            (written,) = ast.parse(textwrap.dedent(inspect.getsource(self.function))).body
        except OSError:
            found.append(f"{self.function.__qualname__} has no source")
            return set()
        assert isinstance(written, ast.FunctionDef)
        inside = [node for line in written.body for node in ast.walk(line)]
        changed = {node.id for node in inside if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
        self.viewers -= changed | {node.arg for node in inside if isinstance(node, ast.arg)}
        for line in written.body:
            self.visit(line)
        return self.called

    def doubt(self, node: ast.expr) -> None:
        """Note a place."""
        line = self.function.__code__.co_firstlineno + node.lineno - 1
        self.found.append(f"{self.function.__module__}:{line}: {ast.unparse(node)}")

    def visit_Name(self, node: ast.Name) -> None:
        """The record by itself, where nobody knows what becomes of it."""
        if node.id == self.record:
            self.doubt(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """A field without indices."""
        if not self.is_field(node):
            self.generic_visit(node)
        elif not self.is_open(node, []):
            self.doubt(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """A field with indices."""
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if not self.is_field(node.value):
            self.visit(node.value)
        elif not isinstance(node.ctx, ast.Load) or not self.is_open(node.value, indices):
            self.doubt(node)
        self.visit(node.slice)

    def visit_Call(self, node: ast.Call) -> None:
        """What is called with the record."""
        given = [*((None, each) for each in node.args), *((each.arg, each.value) for each in node.keywords)]
        known = self.callee(node.func)
        if known is not None and any(self.is_record(value) for _, value in given):
            names = list(inspect.signature(known).parameters)
            named = [(name or names[n], value) for n, (name, value) in enumerate(given)]
            viewers = (name for name, value in named if isinstance(value, ast.Name) and value.id in self.viewers)
            (record,) = (name for name, value in named if self.is_record(value))
            self.called.add((known, record, frozenset(viewers)))
            given = [(name, value) for name, value in given if not self.is_record(value)]
        else:
            self.visit(node.func)
        for _, value in given:
            self.visit(value)

    def callee(self, node: ast.expr) -> Any:
        """The rule that is called so, if its source is what runs compiled, too."""
        space = self.function.__globals__
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = space.get(node.value.id)
            space, name = (vars(module) if isinstance(module, ModuleType) else {}), node.attr
        else:
            name = node.id if isinstance(node, ast.Name) else ""
        found = space.get(name)
        return found if isinstance(found, FunctionType) and found not in dict(OVERLOADS) else None

    def is_record(self, node: ast.expr) -> bool:
        """Whether this is the record."""
        return isinstance(node, ast.Name) and node.id == self.record

    def is_field(self, node: ast.expr) -> bool:
        """Whether this is a field of the record."""
        return isinstance(node, ast.Attribute) and self.is_record(node.value)

    def is_open(self, node: Any, indices: list[ast.expr]) -> bool:
        """Whether this is a number that the viewer may know, and is read."""
        field = self.table.fields.get(node.attr)
        if field is None or len(indices) != len(field.shape) or any(isinstance(each, ast.Slice) for each in indices):
            return False
        if field.seen is Seen.OWNER:
            return isinstance(indices[0], ast.Name) and indices[0].id in self.viewers
        return field.seen is Seen.ALL and node.attr != EVENTS and isinstance(node.ctx, ast.Load)

"""`reinos choices`: the stable ids of a game's choices, and the planes of its observations, as a page."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup
from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.core.game import Rules


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))


def run(args: Namespace, words: Words) -> int:
    """Print the page; docs/choices has it for every game."""
    from reinos.cli.given import find_rules

    print(page(find_rules(args.game, words), words), end="")
    return 0


def page(rules: Rules, words: Words) -> str:
    """Ids and planes of a game, in Markdown."""
    title = words("choices-title", game=rules.words(words.lang)("game-name"))
    parts = [
        f"# {title}",
        words("choices-intro", game=rules.name, version=rules.version, last=rules.choices.size - 1),
        words("choices-order"),
        grid([words("choices-ids"), words("choices-kind"), words("choices-arguments")], ids(rules)),
        f"## {words('choices-planes')}",
        words("choices-planes-intro", size=rules.planes.size),
        grid([words(f"choices-{head}") for head in ("places", "block", "shape", "range", "meaning")], planes(rules)),
    ]
    return "\n\n".join(parts) + "\n"


def ids(rules: Rules) -> Iterator[tuple[str, ...]]:
    """For each kind of choice its ids and the ranges of its arguments."""
    for kind in rules.choices.kinds.values():
        ranges = (f"{name} {values.start}…{values.stop - 1}" for name, values in kind.ranges.items())
        yield span(kind.first, kind.size), f"`{kind.name}`", ", ".join(ranges)


def planes(rules: Rules) -> Iterator[tuple[str, ...]]:
    """For each block of features its places, its shape, and what its numbers mean."""
    for name, block in rules.planes.blocks.items():
        places = span(rules.planes[name], prod(block.shape))
        between = f"{block.least:g} … {block.most:g}"
        yield places, f"`{name}`", " × ".join(map(str, block.shape)), between, block.meaning


def span(first: int, size: int) -> str:
    """Consecutive numbers."""
    return f"{first}" if size == 1 else f"{first}…{first + size - 1}"


def grid(heads: Sequence[str], rows: Iterator[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)

"""The tables of Kingdomino's help, made from its data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from reinos.core.words import Words
from reinos.games.kingdomino import state
from reinos.games.kingdomino.faces import halves


def reference(words: Words) -> Iterator[tuple[str, str]]:
    """Title and text of each table: the terrains, the dominoes."""
    yield words("help-terrains-title"), "\n".join(terrains(words))
    yield words("help-dominoes-title"), "\n".join([words("help-dominoes"), "", *dominoes(words)])


def terrains(words: Words) -> Iterator[str]:
    """KD-1.2  Every terrain with its squares and crowns on all dominoes."""
    faces = state.HALVES[1:].reshape(-1, 2)
    for code, terrain in enumerate(state.TERRAINS, 1):
        crowns = faces[faces[:, 0] == code, 1]
        told = {"squares": len(crowns), "crowns": int(crowns.sum())}
        yield words("help-terrain", terrain=words(f"terrain-{terrain}"), **told)


def dominoes(words: Words) -> Iterator[str]:
    """KD-1.1  Every domino; those that look alike together."""
    for face, alike in groupby(range(1, state.DOMINOES + 1), lambda domino: halves(words, domino)):
        numbers = list(alike)
        told = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        yield words("help-domino", dominoes=told, halves=face)

"""The faces of the dominoes in words."""

from __future__ import annotations

from functools import lru_cache

from reinos.core.words import Words
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import is_double


@lru_cache(maxsize=512)
def halves(words: Words, domino: int) -> str:
    """Both halves of a domino in words."""
    if is_double(domino):
        return words("halves-double", terrain=half(words, domino, 0))
    return words("halves", first=half(words, domino, 0), second=half(words, domino, 1))


@lru_cache(maxsize=512)
def half(words: Words, domino: int, which: int) -> str:
    """One half of a domino in words."""
    terrain, crowns = state.HALVES[domino, 2 * which : 2 * which + 2].tolist()
    return words("half", terrain=words(f"terrain-{state.TERRAINS[terrain - 1]}"), crowns=crowns)

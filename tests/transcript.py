"""A whole match of Ana and two others, told to her: `python -m tests.transcript GAME` tells it anew.

The match itself is a file, so that another appraisal changes nothing here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import reinos

NAMES = ("Ana", "Luis", "Marta")
VIEWER = 0


def folder(game: str) -> Path:
    """Where a game's match and its transcripts lie."""
    return Path(__file__).parent / "games" / game / "transcripts"


def lines(game: str, lang: str) -> Iterator[str]:
    """What happens, and between it what Ana is asked and answers."""
    played = reinos.Match.load(folder(game) / "match.reinos.json")
    match, tell = played.game.new(played.seed), played.game.rules.module("tell")
    yield from match.tell(lang, VIEWER, NAMES)
    for step in played.steps:
        if step.seat == VIEWER and len(match.legal(VIEWER)) > 1:
            yield f"    {tell.prompt(match.scene(VIEWER, lang, NAMES))}"
            yield f"    > {match.describe(step.choice, lang, VIEWER)}"
        match.play(step.choice, step.seat)
        yield from match.tell(lang, VIEWER, NAMES)


if __name__ == "__main__":
    for language in ("es", "en"):
        (folder(sys.argv[1]) / f"{language}.txt").write_text("\n".join(lines(sys.argv[1], language)) + "\n", "utf-8")

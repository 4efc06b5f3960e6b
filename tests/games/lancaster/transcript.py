"""A whole match of Ana and two others, told to her: `python -m tests.games.lancaster.transcript` tells it anew.

The match itself is a file, so that another appraisal changes nothing here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import reinos
from reinos.games.lancaster import tell

FOLDER = Path(__file__).parent / "transcripts"
MATCH = FOLDER / "match.reinos.json"
NAMES = ("Ana", "Luis", "Marta")
VIEWER = 0


def lines(lang: str) -> Iterator[str]:
    """What happens, and between it what Ana is asked and answers."""
    played = reinos.Match.load(MATCH)
    match = played.game.new(played.seed)
    yield from match.tell(lang, VIEWER, NAMES)
    for step in played.steps:
        if step.seat == VIEWER and len(match.legal(VIEWER)) > 1:
            yield f"    {tell.prompt(match.scene(VIEWER, lang, NAMES))}"
            yield f"    > {match.describe(step.choice, lang, VIEWER)}"
        match.play(step.choice, step.seat)
        yield from match.tell(lang, VIEWER, NAMES)


if __name__ == "__main__":
    for language in ("es", "en"):
        (FOLDER / f"{language}.txt").write_text("\n".join(lines(language)) + "\n", encoding="utf-8")

"""A whole match of Ana and two others, told to her: `python -m tests.transcript GAME` tells it anew.

The match itself is a file, so that another appraisal changes nothing here; it is played again where there is none.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import reinos
from reinos.bots import make
from reinos.core.match import Match

NAMES = ("Ana", "Luis", "Marta")
VIEWER = 0
SEED = 7
MATCHES: dict[str, dict[str, Any]] = {
    "kingdomino": {"harmony": True, "middle_kingdom": True},
    "el_grande": {},
    "lancaster": {},
    "brian_boru": {},
    "risk_europe": {"kingdom_missions": True},
}


def folder(game: str) -> Path:
    """Where a game's match and its transcripts lie."""
    return Path(__file__).parent / "games" / game / "transcripts"


def played(game: str) -> Match:
    """The match; where there is no file, greedy bots play it."""
    file = folder(game) / "match.reinos.json"
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        match, random = reinos.load(game, players=len(NAMES), **MATCHES[game]).new(SEED), np.random.default_rng(SEED)
        bot = make("greedy", match.game)
        while not match.over:
            seat = match.to_act[0]
            match.play(bot.choose(match.seen_by(seat), random), seat)
        match.save(file)
    return Match.load(file)


def lines(game: str, lang: str) -> Iterator[str]:
    """What happens, and between it what Ana is asked and answers; at the end the result."""
    done = played(game)
    match, tell = done.game.new(done.seed), done.game.rules.module("tell")
    yield from match.tell(lang, VIEWER, NAMES)
    for step in done.steps:
        if step.seat == VIEWER and len(match.legal(VIEWER)) > 1:
            yield f"    {tell.prompt(match.scene(VIEWER, lang, NAMES))}"
            yield f"    > {match.describe(step.choice, lang, VIEWER, NAMES)}"
        match.play(step.choice, step.seat)
        yield from match.tell(lang, VIEWER, NAMES)
    yield f"    {tell.prompt(match.scene(VIEWER, lang, NAMES))}"


if __name__ == "__main__":
    for language in ("es", "en"):
        (folder(sys.argv[1]) / f"{language}.txt").write_text("\n".join(lines(sys.argv[1], language)) + "\n", "utf-8")

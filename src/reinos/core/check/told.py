"""What events tell comes from the events alone, and the gains they tell add up to the result."""

from __future__ import annotations

import numpy as np

from reinos.core.check.course import MOST_STEPS
from reinos.core.check.failure import Watching
from reinos.core.game import Game
from reinos.core.match import Match
from reinos.core.position import Position
from reinos.core.words import LANGUAGES


def check_log(game: Game, seed: int) -> None:
    """Every line told live is the line made from the event and the table before it; gains add up, by source."""
    tell = game.rules.module("tell")
    choose = np.random.default_rng([seed, 13])
    earned: dict[tuple[int, int], int] = {}  # source, seat
    with Watching(game, seed) as here:
        match = game.new(seed)
        before = match.position
        for step in range(MOST_STEPS):
            here.at(step, match.position)
            lang, viewer = LANGUAGES[step % len(LANGUAGES)], step % (game.players + 1)
            check_lines(match, lang, None if viewer == game.players else viewer, before)
            for event in match.position.events:
                for gain in tell.gains(event) if hasattr(tell, "gains") else ():
                    earned[gain.source, gain.seat] = earned.get((gain.source, gain.seat), 0) + gain.points
            if match.over:
                break
            before = match.position
            seat = int(choose.choice(match.to_act))
            match.play(int(choose.choice(match.legal_ids(seat))), seat)
        if hasattr(tell, "gains"):
            check_sum(match, earned)


def check_lines(match: Match, lang: str, viewer: int | None, before: Position) -> None:
    """The lines of the last step, told without the table after it."""
    tell = match.game.rules.module("tell")
    voice = before.seen_by(viewer).scene(lang).voice
    again = [str(tell.event(voice, event)) for event in match.seen_by(viewer).events]
    live = match.tell(lang, viewer)
    assert live == again, f"told live {live}, from the events {again}"


def check_sum(match: Match, earned: dict[tuple[int, int], int]) -> None:
    """The gains are the rows of the result's `sources`, and all of them together the points."""
    rows = match.game.rules.module("tell").sources(match.position.scene(LANGUAGES[0]))
    for source, (label, points) in enumerate(rows):
        told = [earned.pop((source, seat), 0) for seat in range(match.players)]
        assert told == list(points), f"{label}: the events tell {told}, the result {list(points)}"
    assert not any(earned.values()), f"gains from no source of the result: {earned}"
    total = [sum(column) for column in zip(*(points for _, points in rows), strict=True)]
    assert total == list(match.position.points), f"sources add up to {total}, points are {list(match.position.points)}"

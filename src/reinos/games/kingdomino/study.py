"""The published study of Kingdomino (Gedda, Lagerkvist, Butler 2018) played again, ours beside theirs.

Their figures are recomputed from the result files that the authors published with their program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import reinos
from reinos.arena.ledger import Ledger
from reinos.arena.plan import Plan
from reinos.arena.standings import Standing, standings
from reinos.arena.summary import grid
from reinos.arena.tournament import tournament
from reinos.bots import make
from reinos.core.position import Position
from reinos.core.words import Words
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import is_double

PRESET = "paper_2018"
ROUNDS = 13
MIDDLE, MIDDLE_KINGDOM = 2, 10
Progress = Callable[[Iterable[Any], int, str], Iterable[Any]]


@dataclass(frozen=True)
class Published:
    """An agent's row: wins, draws and losses in %, points, margin, and the opponents' mean."""

    agent: str
    bot: str
    opponent: str
    won: float
    drawn: float
    lost: float
    points: float
    error: float
    margin: float


STATIC = (
    Published("TR", "tr", "random", 22.3, 2.9, 74.8, 22.79, 0.51, -7.16),
    Published("GPRD", "gprd", "random", 79.4, 2.2, 18.4, 39.62, 0.57, 10.12),
    Published("FG", "fg", "random", 97.7, 0.2, 2.1, 55.69, 0.68, 27.24),
)
# 5 s a move of their program: we make as many playouts as it did, so that the machine does not matter.
EVALUATED = (
    Published("FG", "fg", "fg", 23.6, 3.0, 73.4, 51.44, 1.06, -10.28),
    Published("MCE-TR/WDL", "mce-tr-wdl:5theirs", "fg", 47.4, 4.0, 48.6, 55.61, 0.92, -4.83),
    Published("MCE-TR/P", "mce-tr-p:5theirs", "fg", 47.0, 2.4, 50.6, 60.55, 0.94, -1.03),
    Published("MCE-TR/R", "mce-tr-r:5theirs", "fg", 47.0, 3.8, 49.2, 59.54, 0.88, -0.20),
)
AFTER_ROUND = {
    "TR": (10.0, 10.8, 11.3, 11.4, 11.4, 11.5, 12.2, 13.5, 15.2, 17.2, 19.4, 21.3, 22.8),
    "GPRD": (10.0, 11.3, 12.8, 14.7, 17.1, 19.6, 22.4, 25.3, 28.3, 31.1, 33.8, 36.4, 39.6),
    "FG": (10.0, 11.3, 12.9, 15.4, 18.6, 22.5, 26.7, 31.0, 35.8, 40.5, 45.1, 49.4, 55.7),
}
BRANCHING = (2.42, 60.84, 51.73, 45.33, 40.38, 35.50, 29.27, 20.86, 15.31, 10.84, 7.40, 4.92, 1.36)


GAMES, SHARE = 1000, 20  # unless told otherwise; agents that search play one game where static ones play so many


def study(
    words: Words, games: int | None, workers: int, ray: str | None, seed: int, progress: Progress
) -> Iterator[str]:
    """The tables, one after another, as text."""
    games = games or GAMES
    few = max(4, games // SHARE)
    yield words("study-static", games=games)
    yield compared([(row, one_against_three(row, games, workers, ray, seed, progress)) for row in STATIC], words)
    yield words("study-course")
    courses = {row.agent: course(row, max(4, games // 4), seed, progress) for row in STATIC}
    yield by_round([(row.agent, AFTER_ROUND[row.agent], courses[row.agent][0]) for row in STATIC], words)
    yield words("study-branching")
    yield by_round([("TR", BRANCHING, courses["TR"][1])], words)
    yield words("study-evaluated", games=few)
    yield compared([(row, one_against_three(row, few, workers, ray, seed, progress)) for row in EVALUATED], words)


def one_against_three(
    row: Published, games: int, workers: int, ray: str | None, seed: int, progress: Progress
) -> Standing:
    """The agent in every seat against three equal opponents."""
    plan = Plan("kingdomino", {"preset": PRESET}, (row.bot, *[row.opponent] * 3), games, seed)
    ledger = Ledger(plan)
    for _ in progress(tournament(ledger, workers, ray), games, row.agent):
        pass
    return next(s for s in standings(ledger.results) if s.bot == row.bot)


def course(row: Published, games: int, seed: int, progress: Progress) -> tuple[list[float], list[float]]:
    """The agent's mean points and moves to choose from, by round."""
    game = reinos.load("kingdomino", preset=PRESET)
    points, moves = np.zeros((games, ROUNDS)), np.ones((games, ROUNDS))
    plan = Plan("kingdomino", {"preset": PRESET}, (row.bot, *[row.opponent] * 3), games, seed)
    for fixture in progress(plan.fixtures(), games, row.agent):
        watched = fixture.seats.index(row.bot)
        bots = [make(name, game, target="cpu") for name in fixture.seats]
        randoms = [np.random.default_rng([fixture.seed, fixture.number, seat]) for seat in range(game.players)]
        position = game.start(fixture.seed, "cpu")
        placed = -1  # round of the watched seat's last placement, which its choice belongs to
        while not position.over:
            seat, now = position.to_act[0], int(position.record["round"][0]) - 1
            if seat == watched and placed != now:
                moves[fixture.number, now] = count_moves(position)
                placed = now
            position = position.play(bots[seat].choose(position.seen_by(seat), randoms[seat]), seat)
            # Until the seat's next move its kingdom stays as it is: the last look at a round is the right one.
            points[fixture.number, now:] = points_of(position, watched)
    return points.mean(axis=0).tolist(), moves.mean(axis=0).tolist()


def count_moves(position: Position) -> int:
    """The authors' count: pairs of a placement and a choice, both orientations of a double."""
    record, legal = position.record[0], len(position.legal_ids())
    phase, domino = int(record["phase"]), int(record["line"][record["turn"]])
    if phase in (state.PLACE, state.FINAL_PLACE) and is_double(domino):
        legal *= 2
    return legal * int((record["next_kings"] < 0).sum()) if phase == state.PLACE else legal


def points_of(position: Position, seat: int) -> int:
    """Points with the Middle Kingdom, which a kingdom has until it loses it."""
    own = position.points[seat]
    if position.over:
        return own
    return own + (MIDDLE_KINGDOM if (np.abs(position.record["box"][0, seat]) <= MIDDLE).all() else 0)


def compared(rows: list[tuple[Published, Standing]], words: Words) -> str:
    """Two lines an agent: theirs and ours."""
    columns = ("agent", "whose", "won", "drawn", "lost", "points", "margin")
    lines = [[words(f"study-{column}") for column in columns]]
    for theirs, ours in rows:
        mean = f"{theirs.points:.2f} ± {theirs.error:.2f}"
        numbers = [f"{n:.1f}" for n in (theirs.won, theirs.drawn, theirs.lost)]
        lines.append([theirs.agent, words("study-theirs"), *numbers, mean, f"{theirs.margin:+.2f}"])
        won, drawn = 100 * ours.won / ours.games, 100 * ours.shared / ours.games
        numbers = [f"{n:.1f}" for n in (won, drawn, 100 - won - drawn)]
        mean = f"{ours.points:.2f} ± {ours.points_error:.2f}"
        lines.append(["", words("study-ours"), *numbers, mean, f"{ours.margin:+.2f} ± {ours.margin_error:.2f}"])
    return grid(lines)


def by_round(rows: list[tuple[str, Iterable[float], Iterable[float]]], words: Words) -> str:
    """One column a round, theirs above ours."""
    lines = [[words("study-agent"), words("study-whose"), *map(str, range(1, ROUNDS + 1))]]
    for agent, theirs, ours in rows:
        lines.append([agent, words("study-theirs"), *(f"{n:.1f}" for n in theirs)])
        lines.append(["", words("study-ours"), *(f"{n:.1f}" for n in ours)])
    return grid(lines)

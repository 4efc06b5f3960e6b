"""What results say about each bot: wins with their interval, ranks, points, time, and its rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from reinos.arena.game import Result
from reinos.arena.ratings import Rating, can_rate, ratings

Z = 1.96  # 95 %


@dataclass(frozen=True)
class Standing:
    """One bot; a seat taken in a game counts as a game."""

    bot: str
    rating: Rating | None  # None without OpenSkill
    games: int
    won: int  # alone
    shared: int  # first together with others
    share: float  # of all wins, a shared one counted in part
    interval: tuple[float, float]  # of that share
    ranks: tuple[int, ...]  # how often first, second, …
    points: float
    points_error: float
    margin: float  # own points less those of the best rival
    margin_error: float
    best: int
    milliseconds: float  # a decision
    forfeits: int


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every bot, the best rating first; without OpenSkill the most wins first."""
    rated = ratings(results) if can_rate() else {}
    bots = dict.fromkeys(name for result in results for name in result.seats)
    found = [standing(bot, rated.get(bot), results) for bot in bots]
    return sorted(found, key=lambda s: -s.rating.mean if s.rating else -s.share)


def standing(bot: str, rating: Rating | None, results: Sequence[Result]) -> Standing:
    """What the results say about one bot."""
    sat = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == bot]
    players = max(len(result.seats) for result, _ in sat)
    share = fmean(win_share(result, seat) for result, seat in sat)
    points = [float(result.points[seat]) for result, seat in sat]
    margins = [points_ahead(result, seat) for result, seat in sat]
    decisions = sum(result.decisions[seat] for result, seat in sat)
    return Standing(
        bot,
        rating,
        len(sat),
        sum(win_share(result, seat) == 1.0 for result, seat in sat),
        sum(0.0 < win_share(result, seat) < 1.0 for result, seat in sat),
        share,
        wilson(share, len(sat)),
        tuple(sum(result.ranks[seat] == rank for result, seat in sat) for rank in range(1, players + 1)),
        fmean(points),
        standard_error(points) * Z,
        fmean(margins),
        standard_error(margins) * Z,
        int(max(points)),
        1000 * sum(result.seconds[seat] for result, seat in sat) / max(1, decisions),
        sum(result.forfeit is not None and result.forfeit.seat == seat for result, seat in sat),
    )


def win_share(result: Result, seat: int) -> float:
    """1 for a win alone, a part of it for a shared one."""
    return 1.0 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def points_ahead(result: Result, seat: int) -> float:
    """Own points less those of the best rival."""
    return float(result.points[seat] - max(p for other, p in enumerate(result.points) if other != seat))


def standard_error(values: Sequence[float]) -> float:
    """Of the mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which stays within 0 and 1)."""
    middle = share + Z * Z / (2 * games)
    width = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - width) / scale, (middle + width) / scale

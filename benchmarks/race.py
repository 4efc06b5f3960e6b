"""Random games against the clock: the same measure for peers and for Reinos."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

CLOCK = process_time  # CPU seconds of this process: other work on the machine does not count


@dataclass(frozen=True)
class Tally:
    """What was played: player decisions (dice and deals not counted), whole games, CPU seconds."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Decisions a CPU second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Games a CPU second."""
        return self.games / self.seconds


Play = Callable[[float], Tally]


@dataclass(frozen=True)
class Entry:
    """One row of the race; `prepare` warms up and gives the play, or None where it is not installed."""

    engine: str
    game: str
    how: str
    prepare: Callable[[], Play | None]


@dataclass(frozen=True)
class Result:
    """The rounds of an entry; none where it is not installed."""

    engine: str
    game: str
    how: str
    rounds: tuple[Tally, ...]

    @property
    def best(self) -> Tally | None:
        """The fastest round."""
        return max(self.rounds, key=lambda tally: tally.decisions_per_second, default=None)

    @property
    def spread(self) -> float:
        """How far the slowest round lies behind the fastest, as a part of the fastest."""
        rates = [tally.decisions_per_second for tally in self.rounds]
        return 1 - min(rates) / max(rates)


def against_the_clock(one_game: Callable[[], int], seconds: float) -> Tally:
    """Play whole games until the time is up; the clock is read between games only."""
    decisions = games = 0
    began = CLOCK()
    while (spent := CLOCK() - began) < seconds:
        decisions += one_game()
        games += 1
    return Tally(decisions, games, spent)


def race(entries: Sequence[Entry], rounds: int, seconds: float) -> list[Result]:
    """Every entry once a round, round after round, so that a busy spell hits all alike."""
    plays = [entry.prepare() for entry in entries]
    tallies: list[list[Tally]] = [[] for _ in entries]
    for _ in range(rounds):
        for play, found in zip(plays, tallies, strict=True):
            if play is not None:
                found.append(play(seconds))
    return [Result(e.engine, e.game, e.how, tuple(found)) for e, found in zip(entries, tallies, strict=True)]

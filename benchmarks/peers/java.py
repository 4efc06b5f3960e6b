"""An engine of Kingdomino in Java, such as mgedda/kdom-ai: runs where `REINOS_JAVA_PEER` gives a command for it.

The command is called with a number of seconds, plays random games of four players with both bonuses for about as long
after warming up, and prints three numbers: games, decisions, CPU seconds, for example

    REINOS_JAVA_PEER='java -cp kdom-ai/out:driver Driver' make bench
"""

from __future__ import annotations

import os
import shlex
import subprocess
from functools import partial

from benchmarks.ours import CPU, ENGINE, compiled, title
from benchmarks.race import Entry, Play, Result, Tally, race
from reinos.core.catalog import rules

COMMAND = "REINOS_JAVA_PEER"
JAVA = "Java engine"


class PeerFailed(Exception):
    """The command did not do what is asked of it."""


def run(command: str, seconds: float) -> Tally:
    """One round of the command."""
    try:
        done = subprocess.run([*shlex.split(command), str(seconds)], capture_output=True, text=True, check=True)
        games, decisions, spent = done.stdout.split()[-3:]
        return Tally(int(decisions), int(games), float(spent))
    except (OSError, ValueError, subprocess.CalledProcessError) as wrong:
        told = getattr(wrong, "stderr", None) or wrong
        raise PeerFailed(f"{COMMAND}={command!r} must print games, decisions and CPU seconds: {told}") from None


def measure(rounds: int, seconds: float) -> list[Result] | None:
    """The engine and Reinos in turns at the same game; None where no command is given."""
    command = os.environ.get(COMMAND)
    if not command:
        return None
    game = rules("kingdomino").simulated(players=4, harmony=True, middle_kingdom=True)

    def prepare() -> Play:
        return partial(run, command)

    entries = [Entry(JAVA, title(game), command, prepare), Entry(ENGINE, title(game), CPU, partial(compiled, game))]
    return race(entries, rounds, seconds)


def row(results: list[Result]) -> list[str]:
    """The line of the table: games a CPU second of both, and the median of the rounds' ratios with the extremes."""
    theirs, ours = ([tally.games_per_second for tally in result.rounds] for result in results)
    ratios = sorted(our / their for our, their in zip(ours, theirs, strict=True))
    ratio = f"{ratios[len(ratios) // 2]:.2f} [{ratios[0]:.2f}, {ratios[-1]:.2f}]"
    return [results[0].how, results[0].game, f"{max(theirs):,.0f}", f"{max(ours):,.0f}", ratio]

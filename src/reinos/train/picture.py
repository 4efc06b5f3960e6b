"""The curve of a training as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from reinos.core.game import Rules
from reinos.core.words import Words
from reinos.train.course import Point


def draw(curve: Sequence[Point], rules: Rules, words: Words, file: Path) -> None:
    """The curve as a picture."""
    axes = Figure((7, 4), layout="constrained").subplots()
    measured = [point for point in curve if point.wins is not None]
    if measured:
        axes.plot([point.games for point in measured], [100 * (point.wins or 0) for point in measured], marker="o")
        axes.axhline(100 / rules.simulated().players, color="grey", linestyle="--")
        axes.set(ylabel=words("train-axis-wins"), ylim=(0, 100))
    else:
        axes.plot([point.games for point in curve], [point.error for point in curve], marker="o")
        axes.set(ylabel=words("train-axis-error"), ylim=(0, None))
    axes.set(xlabel=words("train-axis-games"), title=rules.words(words.lang)("game-name"))
    axes.figure.savefig(file, dpi=120)

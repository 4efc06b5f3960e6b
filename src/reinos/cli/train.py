"""`reinos train`: a network learns a game by playing against itself."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from reinos.core.errors import BadOption
from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.train.course import Point, Settings

NEEDED = ("torch", "matplotlib")
GAMES = {"cuda": 32_768, "cpu": 512}  # at once
LESSONS, SEED = 2000, 1
POINTS, MEASURED = 10, 100  # of the curve, and games of each in the arena
PICTURE = "curve.png"


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))
    group.add_argument("--folder", metavar=words("suite-folder-name"), help=words("train-arg-folder"))
    group.add_argument("--target", choices=tuple(GAMES), help=words("train-arg-target"))
    group.add_argument("--games", metavar="N", help=words("train-arg-games", **GAMES))
    group.add_argument("--lessons", metavar="N", default=str(LESSONS), help=words("train-arg-lessons", default=LESSONS))
    group.add_argument("--minutes", metavar="N", help=words("train-arg-minutes"))
    group.add_argument("--start", metavar=words("train-start-name"), help=words("train-arg-start"))
    group.add_argument("--seed", metavar="N", default=str(SEED), help=words("train-arg-seed", default=SEED))


def run(args: Namespace, words: Words) -> int:
    """Learn, and tell every point of the curve."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadOption(words("train-missing", names=", ".join(missing)))
    from reinos.cli.given import find_rules
    from reinos.train.course import Course
    from reinos.train.picture import draw

    rules = find_rules(args.game, words)
    settings = asked(args, rules.name, words)
    course = Course(rules, settings)
    if course.learner.lessons:
        print(words("train-resumed", lessons=course.learner.lessons, folder=str(settings.folder)), flush=True)
    for point in course.run():
        draw(course.curve, rules, words, settings.folder / PICTURE)
        print(words("train-point", **shown(point)), flush=True)
    print(words("train-done", folder=str(settings.folder), game=rules.name))
    return 0


def asked(args: Namespace, name: str, words: Words) -> Settings:
    """The settings of a training."""
    import torch

    from reinos.cli.given import read_count, read_seed
    from reinos.train.course import BATCHES, Settings

    target = args.target or ("cuda" if torch.cuda.is_available() else "cpu")
    games = read_count(args.games or str(GAMES[target]), "--games", words)
    if games % BATCHES:
        raise BadOption(words("train-wrong-games", value=games, batches=BATCHES))
    return Settings(
        folder=Path(args.folder or f"{name}-network"),
        target=target,
        games=games,
        lessons=read_count(args.lessons, "--lessons", words),
        minutes=None if args.minutes is None else read_count(args.minutes, "--minutes", words),
        seed=read_seed(args.seed, words) or 0,
        points=POINTS,
        measured=MEASURED,
        start=None if args.start is None else Path(args.start),
    )


def shown(point: Point) -> dict[str, str | int]:
    """A point of the curve in numbers for people."""
    return {
        "lessons": point.lessons,
        "games": point.games,
        "pace": round(point.games / point.seconds),
        "decisions": round(point.decisions / point.seconds),
        "rolling": round(100 * point.rolling),
        "wins": "–" if point.wins is None else f"{100 * point.wins:.0f}",
    }

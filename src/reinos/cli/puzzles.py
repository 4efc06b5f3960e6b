"""`reinos puzzles`: find puzzles in games between bots."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup

from reinos.core.words import Words

COUNT = 30


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    number = words("review-number")
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))
    group.add_argument("--count", metavar=number, default=str(COUNT), help=words("puzzles-count", default=COUNT))
    group.add_argument("--seed", metavar=number, default="1", help=words("puzzles-seed"))


def run(args: Namespace, words: Words) -> int:
    """Print puzzles as they are found."""
    from itertools import islice

    from tqdm import tqdm

    from reinos.cli.given import find_rules, read_count, read_seed
    from reinos.review.finder import find, puzzle_game

    count, rules = read_count(args.count, "--count", words), find_rules(args.game, words)
    found = find(puzzle_game(rules), read_seed(args.seed, words) or 0)
    with tqdm(total=count, unit="", leave=False, disable=None) as bar:
        for puzzle in islice((puzzle for puzzle in found if puzzle is not None), count):
            bar.update()
            print(puzzle.to_line(), flush=True)
    return 0

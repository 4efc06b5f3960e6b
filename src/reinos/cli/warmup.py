"""`reinos warmup`: compile the games now, so that later nobody waits."""

from __future__ import annotations

import time
from argparse import Namespace, _ArgumentGroup

from reinos.core.words import Words


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("games", nargs="*", metavar=words("arg-game-name"), help=words("arg-games"))


def run(args: Namespace, words: Words) -> int:
    """Compile every kernel of the games, with a progress bar."""
    from tqdm import tqdm

    import reinos
    from reinos.cli.given import find_rules
    from reinos.core.game import Game
    from reinos.core.kernels import KERNELS

    for rules in [find_rules(name, words) for name in args.games or reinos.games()]:
        began = time.perf_counter()
        with tqdm(total=len(KERNELS), desc=rules.name, unit="", leave=False, disable=None) as bar:

            def progress(kernel: str, bar: tqdm = bar) -> None:
                bar.set_postfix_str(kernel)
                bar.update()

            Game(rules).warmup(progress=progress)
        print(words("warmup-done", game=rules.name, seconds=round(time.perf_counter() - began, 1)))
    return 0

"""`reinos warmup`: compile the games now, so that later nobody waits."""

from __future__ import annotations

import time
from argparse import Namespace, _ArgumentGroup

from reinos.core.words import Words


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("games", nargs="*", metavar=words("arg-game-name"), help=words("arg-games"))


def run(args: Namespace, words: Words) -> int:
    """Compile every kernel of the games, several games at a time where there are several cores."""
    import os
    from concurrent.futures import ProcessPoolExecutor, as_completed

    from tqdm import tqdm

    import reinos
    from reinos.cli.given import find_rules

    names = [find_rules(name, words).name for name in args.games or reinos.games()]
    if len(names) == 1:
        print(words("warmup-done", game=names[0], seconds=compile_game(names[0], show=True)))
        return 0
    with (
        ProcessPoolExecutor(min(len(names), os.cpu_count() or 1)) as pool,
        tqdm(total=len(names), unit="", leave=False, disable=None) as bar,
    ):
        running = {pool.submit(compile_game, name): name for name in names}
        for done in as_completed(running):
            bar.update()
            tqdm.write(words("warmup-done", game=running[done], seconds=done.result()))
    return 0


def compile_game(name: str, show: bool = False) -> float:
    """Compile one game, with a bar over its kernels if wanted; the seconds it took."""
    from tqdm import tqdm

    import reinos
    from reinos.bots.prepare import prepare
    from reinos.core.kernels import KERNELS
    from reinos.core.numba_cache import told_otherwise

    began = time.perf_counter()
    shown = None if show else True
    with (
        told_otherwise(),
        tqdm(total=len(KERNELS) + 1, desc=name, unit="", leave=False, disable=shown) as bar,
    ):

        def progress(kernel: str) -> None:
            bar.set_postfix_str(kernel)
            bar.update()

        game = reinos.load(name)
        game.warmup(progress=progress)
        prepare(game)
        progress("search")
    return round(time.perf_counter() - began, 1)

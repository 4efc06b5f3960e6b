"""`reinos dataset`: games of bots with moves, search shares and results, as a Parquet file."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup
from dataclasses import replace
from pathlib import Path

from reinos.cli.arena import INTERRUPTED, play, read_plan, table_arguments
from reinos.core.errors import BadOption
from reinos.core.words import Words

BOTS = "search:200,search:200"
SUFFIX = ".parquet"


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))
    group.add_argument("--games", metavar="N", required=True, help=words("dataset-arg-games"))
    group.add_argument("--bots", metavar="A,B,…", default=BOTS, help=words("dataset-arg-bots", default=BOTS))
    table_arguments(group, words)
    group.add_argument("--planes", action="store_true", help=words("dataset-arg-planes"))
    group.add_argument("--out", metavar=words("arg-file-name"), help=words("dataset-arg-out"))
    group.set_defaults(time_limit=None)


def run(args: Namespace, words: Words) -> int:
    """Play what has not been played yet, then write the file."""
    from reinos.arena.dataset import library, write_dataset
    from reinos.arena.ledger import Ledger
    from reinos.cli.given import read_count

    library()
    workers = read_count(args.workers, "--workers", words)
    plan = replace(read_plan(args, words), shares=True)
    plan.check()
    path = Path(args.out or plan.game + SUFFIX)
    if path.suffix != SUFFIX or not path.parent.is_dir():
        raise BadOption(words("dataset-wrong-file", file=str(path), suffix=SUFFIX))
    ledger = Ledger(plan, path.with_suffix(".jsonl"))
    try:
        play(ledger, workers, args.ray, words)
    except KeyboardInterrupt:
        print(words("dataset-interrupted", games=len(ledger.results), file=str(ledger.path)))
        return INTERRUPTED
    games = write_dataset(path, plan, ledger.results, args.planes)
    steps = sum(len(result.moves or ()) for result in ledger.results if result.forfeit is None)
    print(words("dataset-written", file=str(path), games=games, steps=steps))
    return 0

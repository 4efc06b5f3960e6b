"""`reinos check`: put a game through the conformance suite, its invariants, or a file of test vectors."""

from __future__ import annotations

import sys
from argparse import Namespace, _ArgumentGroup
from typing import TYPE_CHECKING

from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.core.game import Rules

GAMES = 20  # random games a configuration
WATCHED = 10_000  # random games over all configurations, checked after every step


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))
    group.add_argument("--games", metavar="N", help=words("check-games", default=GAMES, watched=WATCHED))
    group.add_argument("--seed", metavar="N", default="0", help=words("check-seed"))
    group.add_argument("--invariants", action="store_true", help=words("check-invariants"))
    group.add_argument("--vectors", metavar=words("arg-file-name"), help=words("check-vectors"))


def run(args: Namespace, words: Words) -> int:
    """1 if anything fails."""
    from reinos.cli.given import find_rules, read_count, read_seed

    rules = find_rules(args.game, words)
    if args.vectors:
        return run_vectors(rules, args.vectors)
    default = WATCHED if args.invariants else GAMES
    games = default if args.games is None else read_count(args.games, "--games", words)
    suite = run_invariants if args.invariants else run_suite
    return suite(rules, games, read_seed(args.seed, words) or 0, words)


def run_suite(rules: Rules, games: int, seed: int, words: Words) -> int:
    """The conformance suite over every configuration."""
    from tqdm import tqdm

    from reinos.core.check import Failure, check, check_rules, configurations

    found = configurations(rules)
    failures: list[Failure] = []
    for game in tqdm(found, desc=rules.name, unit="", leave=False, disable=None):
        try:
            check(game, games, seed)
        except Failure as wrong:
            failures.append(wrong)
    if not failures:  # a broken game would only fail in the same way again
        try:
            check_rules(rules, seed)
        except Failure as wrong:
            failures.append(wrong)
    for reason, where in {failure.reason: failure.where for failure in reversed(failures)}.items():  # each once
        print(words("check-failed", game=where, reason=reason))
    print(words("check-done", configurations=len(found), failed=len(failures)))
    return 1 if failures else 0


def run_invariants(rules: Rules, games: int, seed: int, words: Words) -> int:
    """Random games shared out among all configurations, with the game's invariants checked after every step."""
    from tqdm import tqdm

    from reinos.core.check import configurations, shared_out
    from reinos.core.invariants import watch_games

    played = steps = broken = 0
    shares = shared_out(games, configurations(rules))
    for game, share in tqdm(shares, desc=rules.name, unit="", leave=False, disable=None):
        watched = watch_games(game, share, seed)
        played, steps, broken = played + watched.games, steps + watched.steps, broken + bool(watched.wrong)
        if watched.wrong:
            tqdm.write(words("check-failed", game=repr(game), reason=watched.wrong))
    print(words("check-watched", games=played, steps=steps, configurations=len(shares), failed=broken))
    return 1 if broken else 0


def run_vectors(rules: Rules, path: str) -> int:
    """A file of test vectors: a line each, and the count in a fixed form for scripts."""
    passed = failed = 0
    for outcome in rules.module("vectors").run(path):
        passed, failed = passed + outcome.passed, failed + (not outcome.passed)
        print(f"{'ok  ' if outcome.passed else 'FAIL'} {outcome.id} {outcome.title}")
        if not outcome.passed:
            print(f"     {outcome.message}")
    sys.stdout.flush()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0

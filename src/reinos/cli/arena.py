"""`reinos arena`: tournaments of bots, with ratings and a report."""

from __future__ import annotations

import csv
import re
import sys
from argparse import Namespace, _ArgumentGroup
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reinos.core.errors import BadOption
from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.arena import Ledger, Plan
    from reinos.arena.question import Question

GAMES = 100
WORKERS = 2
INTERRUPTED = 130  # as shells count: 128 and the number of the signal


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))
    group.add_argument("--bots", metavar="A,B,…", default="greedy,random", help=words("arena-arg-bots"))
    group.add_argument("--games", metavar="N", help=words("arena-arg-games", default=GAMES))
    table_arguments(group, words)
    group.add_argument("--decide", metavar="%", help=words("arena-arg-decide"))
    group.add_argument("--time-limit", metavar="S", help=words("arena-arg-time-limit"))
    group.add_argument("--results", metavar=words("arg-file-name"), help=words("arena-arg-results"))
    group.add_argument("--study", action="store_true", help=words("arena-arg-study"))
    group.add_argument("--html", metavar=words("arg-file-name"), help=words("arena-arg-html"))


def table_arguments(group: _ArgumentGroup, words: Words) -> None:
    """Which game is played, with which dice, in which time and by how many processes."""
    group.add_argument("--players", metavar="N", help=words("arena-arg-players"))
    group.add_argument(
        "--option", action="append", default=[], metavar=words("play-option-name"), help=words("play-option")
    )
    group.add_argument("--preset", metavar=words("play-preset-name"), help=words("play-preset"))
    group.add_argument("--seed", metavar="N", default="0", help=words("arena-arg-seed"))
    group.add_argument("--time", metavar="T", help=words("arena-arg-time"))
    group.add_argument("--workers", metavar="N", default=str(WORKERS), help=words("arena-arg-workers", default=WORKERS))
    group.add_argument("--ray", nargs="?", const="local", metavar=words("arena-address"), help=words("arena-arg-ray"))


def run(args: Namespace, words: Words) -> int:
    """Play, and print what there is, also after Ctrl-C."""
    from reinos.arena import Ledger
    from reinos.arena.question import question
    from reinos.cli.given import read_count

    workers = read_count(args.workers, "--workers", words)
    if args.study:
        return run_study(args, words, workers)
    plan = read_plan(args, words)
    plan.check()
    asked = None if args.decide is None else question(plan, read_percent(args.decide, words))
    ledger = Ledger(plan, Path(args.results) if args.results else None)
    status = played([ledger], workers, args.ray, words, asked)
    tell(ledger, args.html, words)
    if asked is not None:
        print(answered(asked, ledger, words))
    return status


def answered(question: Question, ledger: Ledger, words: Words) -> str:
    """What the sequential test says, and what it is."""
    from reinos.arena.question import ERROR, MARGIN

    answer, share = question.answer(ledger.results), round(100 * question.share, 1)
    said = {None: "open", True: "yes", False: "no"}[answer]
    told = {"low": f"{share - 100 * MARGIN:g}", "high": f"{share + 100 * MARGIN:g}", "error": f"{100 * ERROR:g}"}
    games = len(ledger.results)
    return words("arena-decided", answer=said, bot=question.bot, share=f"{share:g}", games=games, **told)


def read_plan(args: Namespace, words: Words) -> Plan:
    """The tournament that the user asks for."""
    from reinos.arena import Plan
    from reinos.arena.plan import in_time
    from reinos.cli.given import configure, find_rules, read_count, read_options, read_seed

    rules = find_rules(args.game, words)
    options = {**rules.simulation, **read_options(args.option, rules, words)}
    if args.players is not None:
        options["players"] = read_count(args.players, "--players", words)
    game = configure(rules, args.preset, options, words)
    games = GAMES if args.games is None else read_count(args.games, "--games", words)
    bots = tuple(name.strip() for name in next(csv.reader([args.bots], skipinitialspace=True), []))
    limit = None if args.time_limit is None else read_seconds(args.time_limit, words)
    if args.time is not None:
        seconds = read_time(args.time, words)
        bots, limit = tuple(in_time(bot, args.time, game) for bot in bots), seconds if limit is None else limit
    return Plan(game.name, game.asked, bots, games, read_seed(args.seed, words) or 0, limit)


def read_seconds(text: str, words: Words) -> float:
    """A time of more than nothing."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds < 1e6:
        raise BadOption(words("arena-wrong-time", value=text))
    return seconds


def read_time(text: str, words: Words) -> float:
    """A time a decision as bots take it, such as 500ms or 2s, in seconds."""
    found = re.fullmatch(r"(\d{1,7})(ms|s)", text)
    if found is None or int(found[1]) == 0:
        raise BadOption(words("arena-wrong-clock", value=text))
    return int(found[1]) / (1000 if found[2] == "ms" else 1)


def read_percent(text: str, words: Words) -> float:
    """A share in percent, as a number up to 1."""
    if not re.fullmatch(r"\d{1,3}(\.\d{1,3})?", text):
        raise BadOption(words("arena-wrong-share", value=text))
    return float(text) / 100


def played(
    ledgers: Iterable[Ledger], workers: int, ray: str | None, words: Words, question: Question | None = None
) -> int:
    """Play them all; the status to end with, also after Ctrl-C or when a game was lost."""
    from reinos.arena.game import Lost

    try:
        for ledger in ledgers:
            play(ledger, workers, ray, words, question)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Lost as wrong:
        print(words("cli-error", message=str(wrong)), file=sys.stderr)
        return 1
    return 0


def play(ledger: Ledger, workers: int, ray: str | None, words: Words, question: Question | None = None) -> None:
    """All games, or until a question is decided, with a progress bar."""
    from tqdm import tqdm

    from reinos.arena import tournament

    done = len(ledger.results)
    with tqdm(total=ledger.plan.games, initial=done, desc=ledger.plan.game, unit="", disable=None) as bar:
        for result in tournament(ledger, workers, ray, question):
            bar.update()
            if result.forfeit is not None:
                bot, reason = result.seats[result.forfeit.seat], result.forfeit.reason
                bar.write(words("arena-forfeit", game=result.number, bot=bot, reason=reason))


def tell(ledger: Ledger, html: str | None, words: Words) -> None:
    """The standings, and the report if wanted."""
    from reinos.arena import standings
    from reinos.arena.ratings import can_rate
    from reinos.arena.report import write_report
    from reinos.arena.summary import summary

    results = ledger.results
    if not results:
        print(words("arena-nothing"))
        return
    print(words("arena-title", game=ledger.plan.game, games=len(results)))
    print(summary(standings(results), words))
    if truncated := sum(result.truncated for result in results):
        print(words("arena-truncated", games=truncated))
    print(words("arena-note" if can_rate() else "arena-unrated"))
    if html:
        write_report(Path(html), ledger.plan, results, words)
        print(words("arena-written", file=html))


def run_study(args: Namespace, words: Words, workers: int) -> int:
    """The published study of a game, ours beside theirs."""
    from tqdm import tqdm

    from reinos.cli.given import find_rules, read_count, read_seed

    rules = find_rules(args.game, words)
    if not rules.has("study"):
        raise BadOption(words("arena-no-study", game=rules.name))
    games = None if args.games is None else read_count(args.games, "--games", words)

    def progress(items: Iterable[Any], total: int, name: str) -> Iterable[Any]:
        yield from tqdm(items, total=total, desc=name, unit="", leave=False, disable=None)

    seed = read_seed(args.seed, words) or 0
    for text in rules.module("study").study(rules.words(words.lang), games, workers, args.ray, seed, progress):
        print(text, flush=True)
    return 0

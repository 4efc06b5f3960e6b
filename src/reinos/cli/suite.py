"""`reinos suite`: play a named, versioned list of tournaments and write one report."""

from __future__ import annotations

import json
from argparse import Namespace, _ArgumentGroup
from pathlib import Path
from typing import TYPE_CHECKING

from reinos.cli.arena import WORKERS, played
from reinos.core.errors import BadOption
from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.arena.ledger import Ledger
    from reinos.arena.suite import Suite

REPORT = "report"


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("suite", nargs="?", metavar=words("suite-name"), help=words("suite-arg-suite"))
    group.add_argument("--list", action="store_true", help=words("suite-arg-list"))
    group.add_argument("--folder", metavar=words("suite-folder-name"), help=words("suite-arg-folder"))
    group.add_argument("--workers", metavar="N", default=str(WORKERS), help=words("arena-arg-workers", default=WORKERS))
    group.add_argument("--ray", nargs="?", const="local", metavar=words("arena-address"), help=words("arena-arg-ray"))


def run(args: Namespace, words: Words) -> int:
    """Play what has no result yet, and write the report of what there is, also after Ctrl-C."""
    from reinos.arena.ledger import Ledger
    from reinos.arena.suite import load_suite, suites
    from reinos.cli.given import read_count

    if args.list:
        for name in suites():
            print(listed(load_suite(name), words))
        return 0
    if args.suite is None:
        raise BadOption(words("suite-which", names=", ".join(suites())))
    workers, suite = read_count(args.workers, "--workers", words), load_suite(args.suite)
    folder = Path(args.folder or suite.title)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadOption(words("suite-no-folder", folder=str(folder), reason=wrong.strerror or "")) from None
    ledgers = {name: Ledger(plan, folder / f"{name}.jsonl") for name, plan in suite.plans.items()}
    status = played(ledgers.values(), workers, args.ray, words)
    report(suite, ledgers, folder, words)
    return status


def listed(suite: Suite, words: Words) -> str:
    """A suite with its tournaments, as text."""
    games = sum(plan.games for plan in suite.plans.values())
    lines = [words("suite-line", suite=suite.title, games=games)]
    lines += [f"  {name}: {', '.join(plan.bots)} ({plan.games})" for name, plan in suite.plans.items()]
    return "\n".join(lines)


def report(suite: Suite, ledgers: dict[str, Ledger], folder: Path, words: Words) -> None:
    """Write the report beside the games, and print it."""
    from reinos.arena.scorecard import markdown, scorecard

    results = {name: ledger.results for name, ledger in ledgers.items()}
    found = scorecard(suite, results)
    text = markdown(suite, results, found, words)
    (folder / f"{REPORT}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (folder / f"{REPORT}.md").write_text(text, encoding="utf-8")
    print(text)
    print(words("arena-written", file=str(folder / f"{REPORT}.md")))

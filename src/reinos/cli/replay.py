"""`reinos replay`: a saved match, step by step, in words."""

from __future__ import annotations

import json
import sys
from argparse import Namespace, _ArgumentGroup
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.core.match import Match


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("file", metavar=words("arg-file-name"), help=words("arg-file"))
    group.add_argument("--json", action="store_true", help=words("arg-json"))


def run(args: Namespace, words: Words) -> int:
    """Print the log of a match, or step through it on a terminal."""
    from reinos.cli.given import find_match

    match = find_match(args.file, words)
    if args.json:
        print(json.dumps(as_data(match, words.lang), ensure_ascii=False, indent=1))
    else:
        show(match, words)
    return 0


def show(match: Match, words: Words) -> None:
    """The log in words, step by step where somebody can press Enter."""
    from reinos.cli.screen import BOLD, Screen

    screen = Screen()
    stepping = sys.stdin.isatty() and sys.stdout.isatty()
    tell = match.game.rules.module("tell")
    screen.say(match.game.rules.words(words.lang)("game-name"), BOLD)
    if stepping:
        screen.say(words("replay-hint"))
    for number, now in enumerate(replayed(match)):
        for line in now.tell(words.lang):
            screen.say(f"{number:>4}  {line}")
        while stepping and number < len(match.steps):
            answer = screen.ask(">")
            if answer is None or answer.strip().lower() == "q":
                return
            if answer.strip().lower() == "t":
                screen.say(tell.situation(now.scene(None, words.lang)))
                continue
            stepping = answer.strip().lower() != "a"
            break
    screen.say()
    screen.say(tell.prompt(match.scene(None, words.lang)), BOLD)


def replayed(match: Match) -> Iterator[Match]:
    """The match as it stood at the start and after each of its steps; always the same object."""

    now = match.game.new(match.seed)
    yield now
    for step in match.steps:
        now.play(step.choice, step.seat)
        yield now


def as_data(match: Match, lang: str) -> dict[str, Any]:
    """The whole replay as plain data, in words and in numbers."""
    steps: list[dict[str, Any]] = []
    stages = replayed(match)
    now = next(stages)
    opening = now.tell(lang)
    for step in match.steps:
        choice = match.game.rules.choices.choice(step.choice)
        told = now.describe(choice, lang, step.seat)
        next(stages)
        events = [{"kind": e.kind, **e.args} for e in now.seen_by(None).events]
        steps.append(
            {
                "seat": step.seat,
                "choice": {"id": choice.id, "kind": choice.kind, **choice.args, "words": told},
                "events": events,
                "words": now.tell(lang),
            }
        )
    return {
        "game": match.game.name,
        "options": match.game.chosen,
        "opening": opening,
        "steps": steps,
        "over": match.over,
        "points": list(match.points),
        "ranks": list(match.ranks),
    }

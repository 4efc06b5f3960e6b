"""`reinos puzzle`: the puzzle of the day, in the terminal."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup
from datetime import date
from typing import TYPE_CHECKING

from reinos.core.errors import BadOption, IllegalChoice
from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.cli.screen import Screen
    from reinos.review.puzzle import Puzzle

EXAMPLE = "2027-01-31"


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))
    group.add_argument("--day", metavar=words("puzzle-date"), help=words("puzzle-day", example=EXAMPLE))


def run(args: Namespace, words: Words) -> int:
    """Show the puzzle, take an answer, tell what is best and why."""
    from reinos.cli.given import find_rules
    from reinos.cli.screen import BOLD, Screen
    from reinos.review.puzzle import puzzle_of

    rules, day = find_rules(args.game, words), read_day(args.day, words)
    puzzle, title = puzzle_of(rules, day), rules.words(words.lang)("game-name")
    if puzzle is None:
        raise BadOption(words("puzzle-none", game=title, version=rules.version))
    screen = Screen()
    screen.say(words("puzzle-title", game=title, day=day.isoformat()), BOLD)
    answer(puzzle, screen, words)
    return 0


def read_day(text: str | None, words: Words) -> date:
    """A day; today unless one is given."""
    try:
        return date.today() if text is None else date.fromisoformat(text)
    except ValueError:
        raise BadOption(words("puzzle-wrong-day", day=text, example=EXAMPLE)) from None


def answer(puzzle: Puzzle, screen: Screen, words: Words) -> None:
    """Ask until there is an answer, or no more."""
    from reinos.cli.screen import BOLD, FAINT
    from reinos.review.told import loss_told

    match, seat, lang = puzzle.match(), puzzle.seat, words.lang
    screen.say()
    screen.say(match.brief(seat, lang))
    screen.say()
    screen.say(words("puzzle-ask", name=match.scene(seat, lang).names[seat]), BOLD)
    while True:
        text = screen.ask(">")
        if text is None:
            return
        try:
            chosen = match.read(text, seat, lang).id
            break
        except IllegalChoice as wrong:
            screen.say(wrong.in_words(lang))
    told = {choice: match.describe(choice, lang, seat) for choice in (chosen, puzzle.best, puzzle.tempting.choice)}
    screen.say()
    if chosen == puzzle.best:
        screen.say(words("puzzle-solved", choice=told[chosen]), BOLD)
        shown = puzzle.tempting
        screen.say(words("puzzle-tempting", choice=told[shown.choice]))
    else:
        screen.say(words("puzzle-not-yet", choice=told[chosen]), BOLD)
        screen.say(words("puzzle-best", choice=told[puzzle.best]))
        shown = next((other for other in puzzle.others if other.choice == chosen), puzzle.tempting)
        if shown.choice != chosen:
            screen.say(words("puzzle-tempting", choice=told[shown.choice]))
    for line in loss_told(match, seat, puzzle.verdict(shown), lang):
        screen.say(f"   {line}")
    screen.say(words("puzzle-made", playouts=puzzle.playouts, choices=1 + len(puzzle.others)), FAINT)

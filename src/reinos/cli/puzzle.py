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
    from reinos.review.told import review_words

    rules, day = find_rules(args.game, words), read_day(args.day, words)
    puzzle, title = puzzle_of(rules, day), rules.words(words.lang)("game-name")
    if puzzle is None:
        raise BadOption(words("puzzle-none", game=title, version=rules.version))
    screen = Screen()
    screen.say(review_words(words.lang)("puzzle-title", game=title, day=day), BOLD)
    answer(puzzle, screen, words.lang)
    return 0


def read_day(text: str | None, words: Words) -> date:
    """A day; today unless one is given."""
    from reinos.review.puzzle import today

    try:
        return today() if text is None else date.fromisoformat(text)
    except ValueError:
        raise BadOption(words("puzzle-wrong-day", day=text, example=EXAMPLE)) from None


def answer(puzzle: Puzzle, screen: Screen, lang: str) -> None:
    """Ask until there is an answer, or no more."""
    from reinos.cli.screen import BOLD, FAINT
    from reinos.review.told import answer_told, puzzle_made, review_words

    match, seat = puzzle.match(), puzzle.seat
    screen.say()
    screen.say(match.brief(seat, lang))
    screen.say()
    screen.say(review_words(lang)("puzzle-ask", name=match.scene(seat, lang).names[seat]), BOLD)
    while True:
        text = screen.ask(">")
        if text is None:
            return
        try:
            chosen = match.read(text, seat, lang).id
            break
        except IllegalChoice as wrong:
            screen.say(wrong.in_words(lang))
    headline, reasons = answer_told(puzzle, match, chosen, lang)
    screen.say()
    screen.say(headline, BOLD)
    for line in reasons:
        screen.say(f"   {line}")
    screen.say(puzzle_made(puzzle, lang), FAINT)

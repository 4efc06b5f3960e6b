"""`reinos rules`: how a game is played."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup

from reinos.core.words import Words


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))


def run(args: Namespace, words: Words) -> int:
    """Print the rules of a game."""
    from reinos.cli.given import find_rules
    from reinos.cli.screen import BOLD, Screen

    screen = Screen()
    rules = find_rules(args.game, words)
    told = rules.words(words.lang)
    screen.say(told("game-name"), BOLD)
    screen.say(told("game-tagline"))
    for number, (title, text) in enumerate(rules.help(words.lang), 1):
        screen.say(f"\n{number}. {title}", BOLD)
        screen.say(text)
    return 0

"""Read the command line and hand over to a command; what is heavy is imported by the commands when they run."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import reinos
from reinos.cli.language import language, texts
from reinos.core.errors import ReinosError
from reinos.core.words import LANGUAGES, Words

COMMANDS = (
    "play",
    "lesson",
    "serve",
    "webapp",
    "games",
    "rules",
    "choices",
    "replay",
    "verify",
    "review",
    "puzzle",
    "puzzles",
    "doctor",
    "warmup",
    "check",
    "arena",
    "suite",
    "dataset",
    "train",
    "new-game",
)
USER_ERROR = 2
INTERRUPTED = 130  # as shells count: 128 and the number of the signal


class Parser(argparse.ArgumentParser):
    """A parser that speaks the user's language as far as argparse allows."""

    words: Words

    def error(self, message: str) -> NoReturn:
        """One clear line, and where to look."""
        print(self.words("cli-error", message=message), file=sys.stderr)
        print(self.words("cli-see-help", command=self.prog), file=sys.stderr)
        raise SystemExit(USER_ERROR)


def formatter(words: Words) -> type[argparse.HelpFormatter]:
    """A help formatter with the heading of the usage in the user's language."""

    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, words("cli-usage") + " " if prefix is None else prefix)

    return Formatter


def build_parser(words: Words) -> Parser:
    """The whole command line."""
    style: dict[str, Any] = {"add_help": False, "allow_abbrev": False, "formatter_class": formatter(words)}
    Parser.words = words
    parser = Parser(prog="reinos", description=words("cli-description"), epilog=words("cli-epilog"), **style)
    group = parser.add_argument_group(words("cli-options"))
    add_common(group, words)
    group.add_argument("--version", action="version", version=reinos.__version__, help=words("cli-version"))
    commands = parser.add_subparsers(title=words("cli-commands"), metavar=words("cli-command"), dest="command")
    for name in COMMANDS:
        about = words(f"{name}-about")
        command = commands.add_parser(name, help=about, description=about, **style)
        module = import_module(f"reinos.cli.{name.replace('-', '_')}")
        command.set_defaults(run=module.run)
        module.arguments(command.add_argument_group(words("cli-arguments")), words)
        add_common(command.add_argument_group(words("cli-options")), words)
    return parser


def add_common(group: argparse._ArgumentGroup, words: Words) -> None:
    """What every command takes."""
    group.add_argument("-h", "--help", action="help", help=words("cli-help"))
    # Found before all else by `language`, since the help itself is in that language.
    group.add_argument("--lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS, help=words("cli-lang"))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status."""
    argv = sys.argv[1:] if argv is None else list(argv)
    tolerate_odd_bytes()
    lang = "en"
    try:
        lang = language(argv, os.environ)
        words = texts(lang)
        args = build_parser(words).parse_args(argv)
        if args.command is None:
            build_parser(words).print_help()
            return 0
        status: int = args.run(args, words)
        sys.stdout.flush()
        return status
    except ReinosError as wrong:
        print(f"reinos: {wrong.in_words(lang)}", file=sys.stderr)
        return USER_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone; nothing more can be told, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def tolerate_odd_bytes() -> None:
    """What a terminal cannot show or sends by mistake must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


if __name__ == "__main__":
    raise SystemExit(main())

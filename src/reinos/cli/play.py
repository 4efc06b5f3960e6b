"""`reinos play`: play in the terminal."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup
from typing import TYPE_CHECKING

from reinos.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from reinos.cli.given import Sitter
    from reinos.cli.screen import Screen
    from reinos.core.game import Game
    from reinos.core.match import Match


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", nargs="?", metavar=words("arg-game-name"), help=words("arg-game"))
    group.add_argument("--seats", metavar="human,greedy", help=words("play-seats"))
    group.add_argument("--seed", metavar="N", help=words("play-seed"))
    group.add_argument("--save", metavar=words("arg-file-name"), help=words("play-save"))
    group.add_argument("--resume", metavar=words("arg-file-name"), help=words("play-resume"))
    group.add_argument(
        "--option", action="append", default=[], metavar=words("play-option-name"), help=words("play-option")
    )
    group.add_argument("--no-explain", action="store_true", help=words("play-no-explain"))
    group.add_argument("--preset", metavar=words("play-preset-name"), help=words("play-preset"))


def run(args: Namespace, words: Words) -> int:
    """Play one match."""
    from reinos.cli.given import read_seed
    from reinos.cli.screen import Screen
    from reinos.cli.session import Session

    screen = Screen()
    seed = read_seed(args.seed, words)
    if nothing_given(args):
        answers = interview(screen, words, choose_language="lang" not in args)
        if answers is None:
            return 0
        words, game, sitters = answers
        match = game.new(seed)
    else:
        match, sitters = as_given(args, words, seed)
    return Session(match, sitters, words, screen, seed, args.save, explain=not args.no_explain).run()


def nothing_given(args: Namespace) -> bool:
    """Whether the user said nothing about what to play, so that we ask."""
    return not (args.game or args.seats or args.resume or args.option or args.preset)


def interview(screen: Screen, words: Words, choose_language: bool) -> tuple[Words, Game, list[Sitter]] | None:
    """Ask for language, game and number of players; None when the answers end."""
    from reinos.cli.given import configure, open_games
    from reinos.cli.language import texts
    from reinos.core.options import allowed

    if choose_language:
        tongues = [words(f"language-{code}") for code in LANGUAGES]
        lang = screen.pick(words("ask-language"), tongues, LANGUAGES.index(words.lang), words)
        if lang is None:
            return None
        words = texts(LANGUAGES[lang])
    games, _ = open_games(words.lang)
    about = [words("about-game", **about_game(rules.words(words.lang))) for rules in games.values()]
    chosen = screen.pick(words("ask-game"), about, 0, words)
    if chosen is None:
        return None
    rules = list(games.values())[chosen]
    counts = allowed(rules.options)["players"]
    default = counts.index(rules.options().players)  # type: ignore[call-arg]  # every game's options have defaults
    players = screen.pick(words("ask-players"), [words("players", count=count) for count in counts], default, words)
    if players is None:
        return None
    game = configure(rules, None, {"players": counts[players]}, words)
    return words, game, default_sitters(counts[players], words)


def about_game(words: Words) -> dict[str, str]:
    """A game's name and what it is about."""
    return {"name": words("game-name"), "tagline": words("game-tagline")}


def default_sitters(players: int, words: Words) -> list[Sitter]:
    """The user in the first seat, bots in the others."""
    from reinos.cli.given import HUMAN, OPPONENT, read_sitters

    return read_sitters(",".join([HUMAN] + [OPPONENT] * (players - 1)), words)


def as_given(args: Namespace, words: Words, seed: int | None) -> tuple[Match, list[Sitter]]:
    """The match and the players that the command line asks for."""
    import reinos
    from reinos.cli.given import configure, find_match, find_rules, read_options, read_sitters
    from reinos.core.errors import BadOption

    sitters = read_sitters(args.seats, words) if args.seats else None
    if args.resume:
        if args.game or args.option or args.preset or args.seed:
            raise BadOption(words("wrong-resume"))
        match = find_match(args.resume, words)
    else:
        if not args.game:
            raise BadOption(words("wrong-no-game", games=", ".join(reinos.games())))
        rules = find_rules(args.game, words)
        options = read_options(args.option, rules, words)
        if sitters:
            options.setdefault("players", len(sitters))
        match = configure(rules, args.preset, options, words).new(seed)
    sitters = sitters or default_sitters(match.players, words)
    if len(sitters) != match.players:
        raise BadOption(words("wrong-seats", seats=len(sitters), players=match.players))
    return match, sitters

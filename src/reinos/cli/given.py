"""What the user gave on the command line, understood or refused in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import reinos
from reinos.bots import bots
from reinos.bots.levels import CHAMPION, LEVELS
from reinos.cli.games import option_code
from reinos.core.catalog import rules
from reinos.core.errors import BadOption
from reinos.core.game import SEED_BITS, Game, Rules
from reinos.core.match import Match
from reinos.core.options import allowed
from reinos.core.phrase import plain
from reinos.core.words import Words

HUMAN = "human"
KINDS = (HUMAN, *LEVELS, CHAMPION, *bots(), "search")
OPPONENT = "greedy"  # who sits in the other chairs unless the user says so
SWITCHES = {"on": True, "true": True, "yes": True, "si": True, "off": False, "false": False, "no": False}


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat: a person or a bot, and under what name."""

    kind: str
    name: str


def open_games(lang: str) -> tuple[dict[str, Rules], dict[str, str]]:
    """The games that can be opened in a language, and why others cannot."""
    found, broken = {}, {}
    for name in reinos.games():
        try:
            game = rules(name)
            game.words(lang)("game-name")
            game.module("tell")
        except Exception as wrong:
            broken[name] = f"{type(wrong).__name__}: {wrong}"
        else:
            found[name] = game
    return found, broken


def find_rules(name: str, words: Words) -> Rules:
    """The rules of a game."""
    if name not in reinos.games():
        raise BadOption(words("wrong-game", game=name, games=", ".join(reinos.games())))
    return rules(name)


def find_match(path: str, words: Words) -> Match:
    """A saved match."""
    if not Path(path).is_file():
        raise BadOption(words("wrong-file", file=path))
    return Match.load(path)


def read_seed(text: str | None, words: Words) -> int | None:
    """A seed, if one is given."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < SEED_BITS and int(text) < 1 << SEED_BITS):
        raise BadOption(words("wrong-seed", seed=text))
    return int(text)


def read_count(text: str, name: str, words: Words) -> int:
    """A number of something, at least 1."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) > 0):
        raise BadOption(words("wrong-count", name=name, value=text))
    return int(text)


def read_sitters(text: str, words: Words) -> list[Sitter]:
    """Seats such as `human:Ana,greedy,random:Luis`."""
    found = []
    for number, part in enumerate(text.split(","), 1):
        kind, _, name = (piece.strip() for piece in part.partition(":"))
        if kind not in KINDS:
            raise BadOption(words("wrong-seat", kind=kind, kinds=", ".join(KINDS)))
        found.append(Sitter(kind, name or words("seat-name", number=number)))
    return found


def read_options(given: Sequence[str], rules: Rules, words: Words) -> dict[str, Any]:
    """Options such as `harmony=on`."""
    known = allowed(rules.options)
    found = {}
    for text in given:
        name, equals, value = (piece.strip() for piece in text.partition("="))
        if not equals or name not in known:
            raise BadOption(words("wrong-option", option=text, options=", ".join(known)))
        found[name] = read_value(name, value, known[name], words)
    return found


def read_value(name: str, text: str, values: Sequence[Any], words: Words) -> Any:
    """One of the values that an option allows."""
    asked = plain(text)
    for value in values:
        if option_code(value) == asked or (isinstance(value, bool) and SWITCHES.get(asked) is value):
            return value
    raise BadOption(words("wrong-value", option=name, value=text, values=", ".join(map(option_code, values))))


def configure(rules: Rules, preset: str | None, options: dict[str, Any], words: Words) -> Game:
    """A game with its options."""
    if preset is not None and preset not in rules.presets:
        raise BadOption(words("wrong-preset", preset=preset, presets=", ".join(rules.presets) or "-"))
    players = options.get("players")
    counts = allowed(rules.options)["players"]
    if players is not None and players not in counts:
        raise BadOption(words("wrong-players", players=players, counts=", ".join(map(str, counts))))
    try:
        return Game(rules, preset, **options)
    except BadOption as wrong:
        raise BadOption(words("wrong-combination", reason=wrong.in_words(words.lang))) from None

"""The menu: the games that can be played, with their options, in words."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from typing import Any, NotRequired

import numpy as np
from typing_extensions import TypedDict

from reinos.bots import make
from reinos.core.catalog import games, is_guest, rules
from reinos.core.figure import drawn, figures
from reinos.core.game import Game, Rules
from reinos.core.options import allowed
from reinos.core.phrase import help_terms
from reinos.core.words import LANGUAGES, Words
from reinos.table.lesson import LessonInfo, list_lessons
from reinos.table.puzzle import puzzle_today
from reinos.table.rendering import Panel, panel

COVER_SEED = 4  # any fixed match
UNTOLD_MINUTES = 10_000  # a game that does not say how long it takes comes last
Setting = bool | int | str


class OptionValue(TypedDict):
    """A value of an option."""

    value: Setting
    label: str


class GameOption(TypedDict):
    """An option of a game."""

    name: str
    label: str
    values: list[OptionValue]
    default: Setting
    players: NotRequired[list[int]]
    """Only with these numbers of players; absent: with all."""


class Preset(TypedDict):
    """Options that belong together."""

    name: str
    label: str
    options: dict[str, Setting]


class GameInfo(TypedDict):
    """A game that can be played."""

    name: str
    title: str
    tagline: str
    players: list[int]
    options: list[GameOption]
    presets: list[Preset]
    reconstructed: str | None
    """What was not in the sources, if anything."""
    emblem: str
    """A symbol of the sprite, without its r-."""
    lessons: list[LessonInfo]
    """The first one first."""
    puzzle: str | None
    """Today's, to be asked for as a lesson; null where the game has none."""
    minutes: int | None
    """How long a match takes among people."""
    cover: NotRequired[Panel]
    """The stage of a match of bots half way; in the list only."""


class HelpPart(TypedDict):
    """A part of the rules in our own words."""

    title: str
    text: str


class Term(TypedDict):
    """A word of the rules that is explained."""

    forms: list[str]
    about: str


class GameHelp(GameInfo):
    """A game with its rules."""

    help: list[HelpPart]
    terms: list[Term]


class HelpFigure(TypedDict):
    """A drawing of a real position that belongs to a part of the rules."""

    part: int
    """From 0."""
    caption: str
    drawing: Panel


class ChosenOption(TypedDict):
    """An option of a table."""

    name: str
    label: str
    value: str
    text: str


def title(rules: Rules, lang: str) -> str:
    """A game's name for people."""
    return rules.words(lang)("game-name")


def value_name(value: Any) -> str:
    """An option's value as message ids and forms write it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def said(words: Words, message: str, otherwise: str) -> str:
    """A message, where there is one."""
    return words(message) if message in words else otherwise


def option_label(words: Words, name: str) -> str:
    """What an option is called."""
    return said(words, f"option-{name}", name)


def value_label(words: Words, name: str, value: Any) -> str:
    """What a value of an option is called."""
    plain = value_name(value)
    general = said(words, f"value-{plain}", plain) if isinstance(value, bool) else plain
    return said(words, f"option-{name}-{plain}", general)


@lru_cache(maxsize=512)
def chosen_options(game: Game, lang: str) -> list[ChosenOption]:
    """The options of a table in words."""
    words = game.rules.words(lang)
    return [
        {
            "name": name,
            "label": option_label(words, name),
            "value": value_name(value),
            "text": value_label(words, name, value),
        }
        for name, value in game.chosen.items()
    ]


def list_games(lang: str) -> list[GameInfo]:
    """All games, the shortest first."""
    found: list[GameInfo] = [{**game_info(rules(name), lang), "cover": cover(name, lang)} for name in playable()]
    return sorted(found, key=lambda game: game["minutes"] or UNTOLD_MINUTES)


COVERS: dict[str, dict[str, Panel]] = {}  # by game and language, where they were drawn before: that takes a while


def cover(name: str, lang: str) -> Panel:
    """The stage of a match of bots half way, as a spectator sees it."""
    return COVERS[name][lang] if name in COVERS else drawn_cover(name, lang)


@cache
def drawn_cover(name: str, lang: str) -> Panel:
    """The same, drawn now."""
    game = Game(rules(name))
    # Bots that do not think: the first visitor waits for this.
    match, bot, random = game.new(seed=COVER_SEED), make("random", game), np.random.default_rng(COVER_SEED)
    while not match.over:
        seat = match.to_act[0]
        match.play(bot.choose(match.seen_by(seat), random), seat)
    half = match.positions[len(match.steps) // 2]
    return panel(game.rules.module("draw").panels(half.seen_by(None).scene(lang)).stage)


LOADED: set[str] = set()  # or known to load
_broken: set[str] = set()


def playable() -> tuple[str, ...]:
    """The games that load and have words; one that does not must not take the others with it."""
    return tuple(filter(loads, games()))


def loads(name: str) -> bool:
    """Whether a game can be told and drawn in every language; why not is logged once."""
    if name in LOADED:
        return True
    try:
        for lang in LANGUAGES:
            game_info(rules(name), lang)
        for part in ("tell", "draw"):
            rules(name).module(part)
    except Exception as wrong:
        if name not in _broken:
            logging.getLogger("reinos").warning("game %s is left out: %r", name, wrong)
        _broken.add(name)
        return False
    LOADED.add(name)
    return True


def guest_style() -> str:
    """The styles of games from other packages; those of our own are built into the client."""
    return "\n".join(rules(name).style for name in filter(loads, filter(is_guest, games())))


def game_info(game: Rules, lang: str) -> GameInfo:
    """A game with its options."""
    words = game.words(lang)
    default = game.options()  # type: ignore[call-arg]  # every game's options have defaults
    known = allowed(game.options)
    return {
        "name": game.name,
        "title": title(game, lang),
        "tagline": said(words, "game-tagline", ""),
        "players": list(known["players"]),
        "options": [option(game, words, name, values, getattr(default, name)) for name, values in known.items()],
        "presets": [
            {"name": name, "label": said(words, f"preset-{name}", name), "options": dict(options)}
            for name, options in game.presets.items()
        ],
        "reconstructed": said(words, "reconstructed", "") or None,
        "emblem": game.emblem,
        "lessons": list_lessons(game, lang),
        "puzzle": puzzle_today(game),
        "minutes": game.minutes,
    }


def option(game: Rules, words: Words, name: str, values: tuple[Any, ...], default: Any) -> GameOption:
    """One option: its values in words, and the numbers of players that it is for, when not for all."""
    found: GameOption = {
        "name": name,
        "label": option_label(words, name),
        "values": [{"value": value, "label": value_label(words, name, value)} for value in values],
        "default": default,
    }
    counts = allowed(game.options)["players"]
    fitting = [players for players in counts if fits(game, players, name, values, default)]
    return {**found, "players": fitting} if len(fitting) < len(counts) else found


def fits(game: Rules, players: int, name: str, values: tuple[Any, ...], default: Any) -> bool:
    """Whether any other value than the default can be chosen with so many players."""
    if name == "players":
        return True
    for value in values:
        if value != default:
            try:
                Game(game, players=players, **{name: value})
            except ValueError:
                continue
            return True
    return False


def game_help(game: Rules, lang: str) -> GameHelp:
    """A game with its rules in its own words."""
    terms: list[Term] = [{"forms": forms, "about": about} for forms, about in help_terms(game.words(lang))]
    return {**game_info(game, lang), "cover": cover(game.name, lang), "help": help_parts(game, lang), "terms": terms}


@cache
def help_figures(name: str, lang: str) -> list[HelpFigure]:
    """The drawings beside the rules, in the order of their parts."""
    game = rules(name)
    words, listed = game.words(lang), sorted(figures(game), key=lambda figure: figure.part)
    return [
        {"part": one.part - 1, "caption": words(f"figure-{one.name}"), "drawing": panel(drawn(game, one, lang))}
        for one in listed
    ]


def help_parts(game: Rules, lang: str) -> list[HelpPart]:
    """The rules in the game's own words."""
    return [{"title": title, "text": text} for title, text in game.help(lang)]

"""Games and bots as a client lists them."""

from __future__ import annotations

import logging
from functools import lru_cache
from itertools import count
from typing import Any

from reinos.bots import bots, levels, make
from reinos.bots.network import OFFERED, trained_for
from reinos.core.catalog import games, is_guest, rules
from reinos.core.errors import BadOption
from reinos.core.game import Game, Rules
from reinos.core.options import allowed
from reinos.core.words import LANGUAGES, Words
from reinos.server.cover import cover
from reinos.server.errors import Refusal
from reinos.server.wording import game_words, server_words

Json = dict[str, Any]
DEFAULT_BOT = "greedy"


def title(rules: Rules, lang: str) -> str:
    """A game's name for people."""
    return game_words(rules, lang)("game-name")


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
def chosen_options(game: Game, lang: str) -> list[Json]:
    """The options of a table in words."""
    words = game_words(game.rules, lang)
    return [
        {
            "name": name,
            "label": option_label(words, name),
            "value": value_name(value),
            "text": value_label(words, name, value),
        }
        for name, value in game.chosen.items()
    ]


def listing(lang: str) -> list[Json]:
    """All games."""
    return [entry(rules(name), lang) | {"cover": cover(name, lang)} for name in playable()]


_loaded: set[str] = set()
_broken: set[str] = set()


def playable() -> tuple[str, ...]:
    """The games that load and have words; one that does not must not take the others with it."""
    return tuple(filter(loads, games()))


def loads(name: str) -> bool:
    """Whether a game can be told and drawn in every language; why not is logged once."""
    if name in _loaded:
        return True
    try:
        for lang in LANGUAGES:
            entry(rules(name), lang)
        for part in ("tell", "draw"):
            rules(name).module(part)
    except Exception as wrong:
        if name not in _broken:
            logging.getLogger("reinos").warning("game %s is left out: %r", name, wrong)
        _broken.add(name)
        return False
    _loaded.add(name)
    return True


def guest_style() -> str:
    """The styles of games from other packages; those of our own are built into the client."""
    return "\n".join(rules(name).style for name in filter(loads, filter(is_guest, games())))


def entry(game: Rules, lang: str) -> Json:
    """A game with its options."""
    words = game_words(game, lang)
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
        "minutes": game.minutes,
    }


def option(game: Rules, words: Words, name: str, values: tuple[Any, ...], default: Any) -> Json:
    """One option: its values in words, and the numbers of players that it is for, when not for all."""
    found: Json = {
        "name": name,
        "label": option_label(words, name),
        "values": [{"value": value, "label": value_label(words, name, value)} for value in values],
        "default": default,
    }
    counts = allowed(game.options)["players"]
    fitting = [players for players in counts if fits(game, players, name, values, default)]
    return found | ({"players": fitting} if len(fitting) < len(counts) else {})


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


def help_of(game: Rules, lang: str) -> list[Json]:
    """The rules in the game's own words."""
    words = game_words(game, lang)
    found: list[Json] = []
    for number in count(1):
        if f"help-{number}-title" not in words:
            return found
        found.append({"title": words(f"help-{number}-title"), "text": words(f"help-{number}-text")})
    return found


def bot_listing(lang: str) -> list[Json]:
    """All bots."""
    words = server_words(lang)
    graded = [{"name": n.name, "label": n.label(lang), "about": n.about(lang)} for n in levels(Game(_any_rules()))]
    learned = [
        {
            "name": f"network:{name}",
            "label": words("bot-network", name=name),
            "about": words("bot-network-about"),
            "game": trained_for(path)["game"],
        }
        for name, path in OFFERED.items()
    ]
    return [*graded, *learned] + [
        {"name": bot, "label": said(words, f"bot-{bot}", bot), "about": said(words, f"bot-{bot}-about", "")}
        for bot in bots()
    ]


def _any_rules() -> Rules:
    """Levels have the same names in every game."""
    return rules(playable()[0])


def bot_names() -> tuple[str, ...]:
    """The bots that may take a seat here: never `cmd:`, which runs a program of the asker's choice."""
    return tuple(bot["name"] for bot in bot_listing(LANGUAGES[0]))


def check_bot(field: str, bot: str | None, game: Game) -> None:
    """A bot that may take a seat here and plays this game, or a refusal that names those there are."""
    if bot is None:
        return
    if bot not in bot_names():
        raise Refusal(400, "bad-option", detail=f"{field} is {bot!r}; allowed: {', '.join(bot_names())}")
    if not bot.startswith("network:"):  # the others play everything
        return
    try:
        make(bot, game)
    except BadOption:  # its words name a file of this machine
        meant = trained_for(OFFERED[bot.removeprefix("network:")])
        plays = f"{meant['game']}, {meant.get('options')}"
        raise Refusal(400, "bad-option", detail=f"{field} is {bot!r}; it plays only {plays}") from None

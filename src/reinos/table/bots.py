"""Bots that take seats: which there are, which fit a game, and the whole turn of one."""

from __future__ import annotations

from typing import NotRequired

import numpy as np
from typing_extensions import TypedDict

from reinos.bots import Bot, bots, levels, make
from reinos.bots.network import OFFERED, trained_for
from reinos.core.catalog import rules
from reinos.core.errors import BadOption
from reinos.core.game import Game
from reinos.core.words import LANGUAGES
from reinos.table.compiled import DEFAULT_BOT
from reinos.table.draft import try_out
from reinos.table.menu import playable, said
from reinos.table.refusal import Invalid
from reinos.table.table import Table
from reinos.table.words import table_words

__all__ = ["DEFAULT_BOT", "BotInfo", "check_bot", "decide", "list_bots"]
LONGEST = 1000  # choices in one commit


class BotInfo(TypedDict):
    """A bot that can take a seat."""

    name: str
    label: str
    about: str
    game: NotRequired[str]
    """The only game that it plays, if there is one."""


def list_bots(lang: str) -> list[BotInfo]:
    """All bots that may take a seat: never `cmd:`, which runs a program of the asker's choice."""
    words = table_words(lang)
    any_game = Game(rules(playable()[0]))  # levels have the same names in every game
    graded: list[BotInfo] = [
        {"name": level.name, "label": level.label(lang), "about": level.about(lang)} for level in levels(any_game)
    ]
    learned: list[BotInfo] = [
        {
            "name": f"network:{name}",
            "label": words("bot-network", name=name),
            "about": words("bot-network-about"),
            "game": trained_for(path)["game"],
        }
        for name, path in OFFERED.items()
    ]
    plain: list[BotInfo] = [
        {"name": bot, "label": said(words, f"bot-{bot}", bot), "about": said(words, f"bot-{bot}-about", "")}
        for bot in bots()
    ]
    return [*graded, *learned, *plain]


def check_bot(field: str, bot: str | None, game: Game) -> None:
    """A bot that may take a seat here and plays this game, or a refusal that names those there are."""
    if bot is None:
        return
    known = [listed["name"] for listed in list_bots(LANGUAGES[0])]
    if bot not in known:
        raise Invalid("bad-option", detail=f"{field} is {bot!r}; allowed: {', '.join(known)}")
    if not bot.startswith("network:"):  # the others play everything
        return
    try:
        make(bot, game)
    except BadOption:  # its words name a file of this machine
        meant = trained_for(OFFERED[bot.removeprefix("network:")])
        plays = f"{meant['game']}, {meant.get('options')}"
        raise Invalid("bad-option", detail=f"{field} is {bot!r}; it plays only {plays}") from None


def decide(table: Table, seat: int, bot: Bot | None) -> list[int]:
    """A bot's whole draft, from what its seat may know; without a bot, any legal one."""
    random = np.random.default_rng()
    choices: list[int] = []
    while len(choices) < LONGEST:
        draft = try_out(table, seat, choices)
        if draft.complete:
            break
        choices.append(int(random.choice(draft.seen.legal_ids()) if bot is None else bot.choose(draft.seen, random)))
    return choices

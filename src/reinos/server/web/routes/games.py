"""Games and bots."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Response

from reinos.core.catalog import rules
from reinos.server.web.caller import AnyCaller, answer
from reinos.server.web.router import Router
from reinos.table.bots import BotInfo, list_bots
from reinos.table.menu import GameHelp, GameInfo, HelpFigure, game_help, help_figures, list_games, playable
from reinos.table.refusal import NotFound

router = Router("games", limit="read")
GameName = Annotated[str, Path(max_length=40)]


@router.get("/games", response_model=list[GameInfo], summary="All games")
async def all_games(who: AnyCaller) -> Response:
    """All games with their options."""
    return answer(await who.server.in_thread(list_games, who.lang))


@router.get("/games/{game}", response_model=GameHelp, summary="One game with its rules")
async def one_game(game: GameName, who: AnyCaller) -> Response:
    """A game with its options and its rules in our own words."""
    return answer(game_help(rules(known(game)), who.lang))


@router.get("/games/{game}/figures", response_model=list[HelpFigure], summary="The drawings beside its rules")
async def its_figures(game: GameName, who: AnyCaller) -> Response:
    """Drawings of real positions, each with the part of the rules that it belongs to."""
    return answer(await who.server.in_thread(help_figures, known(game), who.lang))


def known(game: str) -> str:
    """A game that can be played, or a refusal that names those there are."""
    if game not in playable():
        raise NotFound("no-game", games=", ".join(playable()))
    return game


@router.get("/bots", response_model=list[BotInfo], summary="All bots")
async def all_bots(who: AnyCaller) -> Response:
    """The bots that can take a seat."""
    return answer(list_bots(who.lang))

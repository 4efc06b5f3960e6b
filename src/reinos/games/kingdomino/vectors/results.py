"""Vectors about ranks: one game, or the three of a Dynasty."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from reinos.core.rule import finish
from reinos.core.vectors import Answers, Fields, VectorError, constant, fields, listed, unordered, whole
from reinos.games.kingdomino.kingdom import lay_half
from reinos.games.kingdomino.scoring import best_territory
from reinos.games.kingdomino.state import DOMINOES, DYNASTY_TIE_BREAKS, GAMES, OVER, TIE_BREAKS
from reinos.games.kingdomino.vectors.tables import table

MOST_POINTS = 10_000
MOST_CROWNS = 39
OPTION_KEY = "with_option_"  # an expected key: the same question with another option


def enter_result(s: Any, game: int, results: Any) -> None:
    """Write the result of a game into the record, and crowns into the kingdoms."""
    for seat, item in enumerate(listed(results, "players", s.players)):
        entry = fields(item, "players", frozenset({"points", "largest_territory"}), frozenset({"crowns", "note"}))
        s.scores[game, seat] = whole(entry["points"], "points", 0, MOST_POINTS)
        s.largest[game, seat] = whole(entry["largest_territory"], "largest_territory", 0, 2 * DOMINOES)
        if "crowns" in entry:
            enter_crowns(s, seat, whole(entry["crowns"], "crowns", 0, MOST_CROWNS))


def enter_crowns(s: Any, seat: int, crowns: int) -> None:
    """Lay squares with so many crowns in all, one crown a square."""
    for n in range(crowns):
        lay_half(s, seat, 1 + n % 6, n // 6, 1, 1)


def standing(s: Any) -> dict[str, Any]:
    """KD-9.4  The ranks of all seats, and who won."""
    s.phase = OVER
    finish(s)
    ranks = s.ranks[: s.players].tolist()
    return {"winners": [seat for seat, rank in enumerate(ranks) if rank == 1], "ranks": ranks}


def standing_answers(result: dict[str, Any]) -> dict[str, Callable[[Any], Any]]:
    """Winners in any order, ranks by seat."""
    return {"winners": unordered(result["winners"]), "ranks": constant(result["ranks"])}


def with_option(given: Fields, option: str, value: str, answers: Callable[[Fields], Answers], wanted: Any) -> Any:
    """The same question with another option; the answers to all that is asked."""
    other = {**given, "options": {**given.get("options", {}), option: value}}
    found = answers(other)
    asked = fields(wanted, OPTION_KEY + value, frozenset(), frozenset(found))
    return {key: found[key](asked[key]) for key in asked}


def with_options(
    given: Fields, option: str, values: tuple[str, ...], answers: Callable[[Fields], Answers]
) -> dict[str, Callable[[Any], Any]]:
    """An answer for each value that the option can have."""
    return {OPTION_KEY + value: partial(with_option, given, option, value, answers) for value in values}


def ranking_alone(given: Fields) -> Answers:
    """KD-9, KD-14.1  Ranks and winners of one game."""
    players = listed(given["players"], "players")
    s = table(given, players=len(players))
    enter_result(s, 0, players)
    if s.tie_break == TIE_BREAKS.index("territory_crowns_share") and not all("crowns" in item for item in players):
        raise VectorError("field 'crowns' is missing, which this tie-break compares")
    return standing_answers(standing(s))


def ranking(given: Fields) -> Answers:
    """KD-9, KD-14.1  Ranks and winners of one game, also by the other tie-breaks."""
    return {**ranking_alone(given), **with_options(given, "tie_break", TIE_BREAKS, ranking_alone)}


def dynasty_alone(given: Fields) -> Answers:
    """KD-11.4, KD-13.9, KD-14.5  Totals and winners of a series."""
    games = [listed(game, "games") for game in listed(given["games"], "games", GAMES)]
    s = table(given, players=len(games[0]), dynasty=True)
    for number, game in enumerate(games):
        enter_result(s, number, game)
    result = standing(s)
    return {
        "totals": constant(s.points[: s.players].tolist()),
        "best_territory": constant([best_territory(s, seat) for seat in range(s.players)]),
        **standing_answers(result),
    }


def dynasty(given: Fields) -> Answers:
    """KD-11.4, KD-14.5  Totals and winners of a series, also by the other tie-break."""
    return {**dynasty_alone(given), **with_options(given, "dynasty_tie_break", DYNASTY_TIE_BREAKS, dynasty_alone)}

"""Vectors about ranks: one game, or the three of a Dynasty."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from reinos.core.notation import Fields, Some, VectorError, fields, listed, whole
from reinos.core.trial import GENERAL, Answer, Trial
from reinos.games.kingdomino.kingdom import lay_half
from reinos.games.kingdomino.scoring import best_territory
from reinos.games.kingdomino.state import DOMINOES, DYNASTY_TIE_BREAKS, GAMES, OVER, TERRITORY_CROWNS_SHARE, TIE_BREAKS
from reinos.games.kingdomino.vectors.tables import trial_of

MOST_POINTS = 10_000
MOST_CROWNS = 39


def enter_result(s: Any, game: int, results: Any) -> None:
    """Write the result of a game into the record, and crowns into the kingdoms."""
    for seat, item in enumerate(listed(results, "players", s.players)):
        entry = fields(item, "players", ("points", "largest_territory"), ("crowns",))
        s.scores[game, seat] = whole(entry["points"], "points", 0, MOST_POINTS)
        s.largest[game, seat] = whole(entry["largest_territory"], "largest_territory", 0, 2 * DOMINOES)
        for n in range(whole(entry.get("crowns", 0), "crowns", 0, MOST_CROWNS)):
            lay_half(s, seat, 1 + n % 6, n // 6, 1, 1)  # one crown a square
    s.phase, s.to_act = OVER, 0


def ranking(given: Fields) -> Trial:
    """KD-9, KD-14.1  One game that is over."""
    players = listed(given["players"], "players")
    trial = trial_of(given, players=len(players))
    enter_result(trial.s, 0, players)
    if trial.s.tie_break == TERRITORY_CROWNS_SHARE and not all("crowns" in item for item in players):
        raise VectorError("field 'crowns' is missing, which this tie-break compares")
    trial.notes["given"] = given
    return trial


def dynasty(given: Fields) -> Trial:
    """KD-11.4, KD-13.9, KD-14.5  A series that is over."""
    games = [listed(game, "games") for game in listed(given["games"], "games", GAMES)]
    trial = trial_of(given, players=len(games[0]), dynasty=True)
    for number, game in enumerate(games):
        enter_result(trial.s, number, game)
    trial.notes["given"] = given
    return trial


def with_option(lay: Callable[[Fields], Trial], answers: Mapping[str, Answer], option: str, value: str) -> Answer:
    """The same question with another option; the answers to all that can be asked."""

    def answer(trial: Trial, wanted: Any) -> Some:
        given = trial.notes["given"]
        other = lay({**given, "options": {**given.get("options", {}), option: value}})
        return Some((key, answer(other, None)) for key, answer in answers.items())

    return answer


STANDING: Mapping[str, Answer] = {key: GENERAL[key] for key in ("winners", "ranks")}
TOTALS: Mapping[str, Answer] = {
    **STANDING,
    "totals": GENERAL["points"],
    "best_territory": lambda trial, wanted: [best_territory(trial.s, seat) for seat in range(trial.game.players)],
}
RANKING = {f"with_option_{value}": with_option(ranking, STANDING, "tie_break", value) for value in TIE_BREAKS}
DYNASTY: Mapping[str, Answer] = {
    **TOTALS,
    **{f"with_option_{v}": with_option(dynasty, TOTALS, "dynasty_tie_break", v) for v in DYNASTY_TIE_BREAKS},
}

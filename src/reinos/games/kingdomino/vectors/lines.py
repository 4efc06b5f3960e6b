"""Vectors about modes, the first round and lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from reinos.core import play
from reinos.core.dice import below
from reinos.core.vectors import Answers, Fields, VectorError, constant, listed, whole
from reinos.games.kingdomino.kingdom import grid
from reinos.games.kingdomino.rules import kings_in_play, line_size
from reinos.games.kingdomino.state import DOMINOES, FIRST_ROUNDS, LINE
from reinos.games.kingdomino.vectors.replays import Replay
from reinos.games.kingdomino.vectors.tables import (
    SETTING,
    deal_line,
    events,
    legal_ids,
    orders_of,
    seat_choosers,
    setting,
    table,
)

COUNTS = (
    "lines",
    "dominoes_in_game",
    "dominoes_removed_unseen",
    "dominoes_per_player",
    "leftover_discarded_per_line",
)


def survey(s: Any) -> dict[str, int]:
    """KD-2.4  The constants of a mode, counted in one game played at random."""
    lines = drawn = left_over = 0
    taken = [0] * s.players
    told, over = events(s), False
    while True:
        for event in told:
            over = over or event.kind == "game_scored"
            if event.kind == "line_laid" and not over:
                lines += 1
                drawn += sum(event.args[slot] > 0 for slot in ("first", "second", "third", "fourth"))
            left_over += event.kind == "left_over"
            if event.kind in ("placed", "discarded"):
                taken[event.args["seat"]] += 1
        if over:
            break
        seat = play.first_seat(s.to_act)
        ids = legal_ids(s, seat)
        play.step(s, seat, ids[below(s, len(ids))])
        told = events(s)
    if len(set(taken)) > 1:
        raise VectorError(f"the players of a game got {taken} dominoes")
    return dict(zip(COUNTS, (lines, drawn, DOMINOES - drawn, taken[0], left_over // lines), strict=True))


def mode(given: Fields) -> Answers:
    """KD-2.2, KD-2.4, KD-7.1, KD-10  What a mode fixes."""
    s = table(given)
    counted = cache(partial(survey, s))
    snake = all(order[0] == order[-1] for order in orders_of(s)) and s.players == 2
    counts: dict[str, Callable[[Any], Any]] = {key: partial(lookup, counted, key) for key in COUNTS}
    return counts | {
        "players": constant(s.players),
        "kings_per_player": constant(kings_in_play(s) // s.players),
        "grid": constant(grid(s)),
        "line_size": constant(line_size(s)),
        "first_round_order": constant(FIRST_ROUNDS[0] if snake else FIRST_ROUNDS[1]),
    }


def lookup(counted: Callable[[], dict[str, int]], key: str, wanted: Any) -> int:
    """One of the numbers that are counted when they are first asked for."""
    return counted()[key]


def first_round_order(given: Fields) -> Answers:
    """KD-3.2, KD-3.3, KD-10.2.3  Who chooses when in the first round, if the starting player fixes it."""
    s = table(given)
    starter = whole(given["starting_player"], "starting_player", 0, s.players - 1)
    possible = [order for order in orders_of(s) if order[0] == starter]
    if len(possible) != 1:
        raise VectorError("the whole order is drawn here; the starting player does not fix it")
    return {"choosers": constant(list(possible[0]))}


def line_order(given: Fields) -> Answers:
    """KD-2.5  A line as it lies on the table."""
    short = isinstance(given["drawn"], list) and len(given["drawn"]) == LINE - 1
    if short and not setting(given):
        given = {**given, "options": {"players": 3, "three_player_deck": "deck36_line3"}}
    s = table(given)
    deal_line(s, given["drawn"])
    return {"line": constant(s.next_line[: line_size(s)].tolist())}


def line(given: Fields) -> Answers:
    """KD-4.1, KD-6, KD-10.3.3  A line, its choices, and the order that follows from them."""
    s = table(given)
    deal_line(s, given["line"])
    choices = [listed(item, "choices", 2) for item in listed(given["choices"], "choices", kings_in_play(s))]
    seat_choosers(s, [whole(seat, "choices", 0, s.players - 1) for seat, _ in choices])
    replayed = Replay(s)
    for seat, number in choices:
        replayed.act([seat, "choose", number])
    return {
        **mode({key: given[key] for key in given.keys() & SETTING}),
        "discarded": constant(replayed.left_over),
        "turn_order_next": constant(s.kings[: kings_in_play(s)].tolist()),
    }

"""Vectors about the course of a game: modes, the first round, lines, whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from reinos.core.dice import below
from reinos.core.game import Game
from reinos.core.notation import Fields, VectorError, listed, named, whole
from reinos.core.trial import Answer, Trial
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.kingdom import grid
from reinos.games.kingdomino.rules import draw_choosers, kings_in_play, line_size
from reinos.games.kingdomino.scoring import score_game
from reinos.games.kingdomino.state import DOMINOES, FIRST_CHOOSE, FIRST_ROUNDS, OVER, KingdominoOptions
from reinos.games.kingdomino.state import LINE as FULL_LINE
from reinos.games.kingdomino.vectors.kingdoms import counted
from reinos.games.kingdomino.vectors.tables import (
    canonical,
    deal,
    deal_line,
    direction,
    domino,
    seat_choosers,
    trial_of,
)

DRAWS = 600  # orders of the first round drawn to know which there are


# --- modes


@cache
def tally(options: KingdominoOptions) -> dict[str, int]:
    """KD-2.4  The constants of a mode, counted in one game played at random."""
    trial = Trial(Game(RULES, **asdict(options)))
    trial.keep_events()
    while not trial.happened("game_scored"):
        (seat,) = trial.to_act
        ids = trial.legal(seat)
        trial.play(seat, ids[below(trial.s, len(ids))])
    ended = next(n for n, event in enumerate(trial.events) if event.kind == "game_scored")
    told = trial.events[:ended]
    lines = [event.args for event in told if event.kind == "line_laid"]
    drawn = sum(number > 0 for line in lines for name, number in line.items() if name != "round")
    taken = Counter(event.args["seat"] for event in told if event.kind in ("placed", "discarded"))
    if len(set(taken.values())) != 1:
        raise VectorError(f"the players of a game got {dict(taken)} dominoes")
    return {
        "lines": len(lines),
        "dominoes_in_game": drawn,
        "dominoes_removed_unseen": DOMINOES - drawn,
        "dominoes_per_player": taken[0],
        "leftover_discarded_per_line": len(trial.happened("left_over")) // len(lines),
    }


@cache
def orders(options: KingdominoOptions) -> frozenset[tuple[int, ...]]:
    """KD-3.2, KD-3.3, KD-14.2  The orders of the first round that can be drawn."""
    s = Trial(Game(RULES, **asdict(options))).s
    found = set()
    for _ in range(DRAWS):
        draw_choosers(s)
        found.add(tuple(s.choosers[: kings_in_play(s)].tolist()))
    return frozenset(found)


def orders_of(trial: Trial) -> frozenset[tuple[int, ...]]:
    """The orders that can be drawn at this table."""
    return orders(trial.game.options)


def first_order(trial: Trial, wanted: Any) -> str:
    """KD-10.2.3  How the order of the first round is found."""
    snake = trial.game.players == 2 and all(order[0] == order[-1] for order in orders_of(trial))
    return FIRST_ROUNDS[0] if snake else FIRST_ROUNDS[1]


def tallied(key: str) -> Answer:
    """One of the numbers that are counted in a game."""
    return lambda trial, wanted: tally(trial.game.options)[key]


COUNTS = ("lines", "dominoes_in_game", "dominoes_removed_unseen", "dominoes_per_player", "leftover_discarded_per_line")
MODE: Mapping[str, Answer] = {
    **{key: tallied(key) for key in COUNTS},
    "players": lambda trial, wanted: trial.game.players,
    "kings_per_player": lambda trial, wanted: kings_in_play(trial.s) // trial.game.players,
    "grid": lambda trial, wanted: grid(trial.s),
    "line_size": lambda trial, wanted: line_size(trial.s),
    "first_round_order": first_order,
}


# --- the first round


def first_round(given: Fields) -> list[int]:
    """KD-3.2, KD-3.3, KD-10.2.3  Who chooses when in the first round, if the starting player fixes it."""
    trial = trial_of(given)
    starter = whole(given["starting_player"], "starting_player", 0, trial.game.players - 1)
    possible = [order for order in orders_of(trial) if order[0] == starter]
    if len(possible) != 1:
        raise VectorError("the whole order is drawn here; the starting player does not fix it")
    return list(possible[0])


ORDER: Mapping[str, Answer] = {"choosers": lambda order, wanted: order}


def drawn_line(given: Fields) -> list[int]:
    """KD-2.5  A line as it lies on the table."""
    short = isinstance(given["drawn"], list) and len(given["drawn"]) == FULL_LINE - 1
    if short and not given.keys() - {"drawn"}:
        given = {**given, "options": {"players": 3, "three_player_deck": "deck36_line3"}}
    s = trial_of(given).s
    deal_line(s, given["drawn"])
    found: list[int] = s.next_line[: line_size(s)].tolist()
    return found


DRAWN: Mapping[str, Answer] = {"line": lambda line, wanted: line}


def line(given: Fields) -> Trial:
    """KD-4.1, KD-6, KD-10.3.3  A line, its choices, and the order that follows from them."""
    trial = trial_of(given)
    trial.part = lambda s: s.phase == FIRST_CHOOSE
    deal_line(trial.s, given["line"])
    kings = kings_in_play(trial.s)
    choices = [listed(item, "choices", 2) for item in listed(given["choices"], "choices", kings)]
    seat_choosers(trial.s, [trial.seat(seat, "choices") for seat, _ in choices])
    for seat, number in choices:
        choose(trial, seat, number)
    return trial


LINE: Mapping[str, Answer] = {
    **MODE,
    "discarded": lambda trial, wanted: left_over(trial),
    "turn_order_next": lambda trial, wanted: trial.s.kings[: kings_in_play(trial.s)],
}


def left_over(trial: Trial) -> list[int]:
    """KD-10.3.3  The dominoes that nobody chose."""
    return [args["domino"] for args in trial.happened("left_over")]


# --- whole games


def replay(given: Fields) -> Trial:
    """KD-3 to KD-8, KD-15.3  A whole game with its chance fixed: every action, and how it ends."""
    trial = trial_of(given)
    s = trial.s
    if s.dynasty:
        raise VectorError("a replay is one game; variants must not have 'dynasty'")
    drawn = [domino(number) for number in listed(given["draw_order"], "draw_order")]
    rest = [number for number in range(1, DOMINOES + 1) if number not in drawn]
    deal(s, drawn, [domino(number) for number in listed(given.get("removed_unseen", rest), "removed_unseen")])
    order = listed(given["first_round_choosers"], "first_round_choosers")
    choosers = [trial.seat(seat, "first_round_choosers") for seat in order]
    if tuple(choosers) not in orders_of(trial):
        raise VectorError(f"first_round_choosers {choosers} cannot be drawn here")
    seat_choosers(s, choosers)
    unread: list[tuple[int, int]] = []  # forced discards that the vector has not mentioned yet
    for action in listed(given["actions"], "actions"):
        try:
            act(trial, unread, *listed(action, "actions"))
        except (TypeError, VectorError) as wrong:
            raise VectorError(f"action {action}: {wrong}") from None
    if unread:
        raise VectorError(f"the forced discard of {list(unread[0])} (seat, domino) is missing")
    return trial


def act(trial: Trial, unread: list[tuple[int, int]], seat: Any, verb: Any, number: Any, *squares: Any) -> None:
    """KD-5.9, KD-13.6  One action; a discard must be the one that the rules forced."""
    seat, number = trial.seat(seat, "actions"), domino(number)
    if named(verb, "actions", ("choose", "place", "discard")) == "discard":
        if (seat, number) not in unread[:1] or squares:
            raise VectorError("this discard is not forced")
        unread.pop(0)
        return
    if unread:
        raise VectorError(f"the forced discard of {list(unread[0])} (seat, domino) comes first")
    before = len(trial.happened("discarded"))
    carry_out: Callable[..., None] = choose if verb == "choose" else place
    carry_out(trial, seat, number, *squares)
    unread += [(args["seat"], args["domino"]) for args in trial.happened("discarded")[before:]]


def choose(trial: Trial, seat: int, number: Any) -> None:
    """KD-6  Put a king on a domino."""
    line = trial.s.next_line.tolist()
    trial.choose(seat, "choose", slot=line.index(named(number, "domino", line)))


def place(trial: Trial, seat: int, number: int, a: Any, b: Any) -> None:
    """KD-5, KD-5.8  Place the domino under the king; a double may be told either way round."""
    if trial.s.phase == OVER or number != trial.s.line[trial.s.turn]:
        raise VectorError(f"domino {number} is not the next to be placed")
    a, b = canonical(number, [a, b])
    trial.choose(seat, "place", y=a[1], x=a[0], facing=direction(a, b))


def with_variants(trial: Trial, variants: int) -> Trial:
    """KD-8.6, KD-9  The same end if Harmony and Middle Kingdom were both in use, or neither."""
    trial.s.harmony = trial.s.middle_kingdom = variants
    score_game(trial.s)
    return trial


REPLAY: Mapping[str, Answer] = {
    "players": lambda trial, wanted: [counted(trial, seat) for seat in range(trial.game.players)],
    "leftover_discards": lambda trial, wanted: left_over(trial),
    "winners_base": lambda trial, wanted: with_variants(trial, 0).winners(),
    "ranks_base": lambda trial, wanted: with_variants(trial, 0).standing("ranks"),
    "winners_with_both_bonuses": lambda trial, wanted: with_variants(trial, 1).winners(),
    "ranks_with_both_bonuses": lambda trial, wanted: with_variants(trial, 1).standing("ranks"),
}

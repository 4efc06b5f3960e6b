"""Tables for the tests: laid as a vector lays them, or played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.rule import legal
from reinos.games.brian_boru import RULES
from reinos.games.brian_boru.box import TOWN_IDS
from reinos.games.brian_boru.choices import CHOICES
from reinos.games.brian_boru.vectors import Table, act

A, B, C, D = "A", "B", "C", "D"


class Laid(Table):
    """A table as a vector lays it."""

    def do(self, action: dict[str, Any]) -> None:
        """What an action of a vector does."""
        act(self, action)


def lay(*players: dict[str, Any], **given: Any) -> Laid:
    """A table with these players (A, B, C … where no name is given) and whatever else a vector can give."""
    named = [{"name": "ABCDE"[i], **player} for i, player in enumerate(players)] or [{"name": name} for name in "ABC"]
    return Laid({"players": named, **given})


def action(card: int, *players: dict[str, Any], won: bool = False, **given: Any) -> Laid:
    """A resolves a card, up to the first decision."""
    return lay(*players or ({}, {}, {}), card=card, actor=A, won=won, **{"active_town": "cong", **given})


def step(name: str, *players: dict[str, Any], **given: Any) -> Laid:
    """A step of upkeep, up to the first decision."""
    trial = lay(*players, **given)
    trial.do({"step": name})
    return trial


def town(name: str) -> int:
    """The number of a town."""
    return TOWN_IDS.index(name)


def towns(mask: int) -> set[str]:
    """The towns of a set."""
    return {name for i, name in enumerate(TOWN_IDS) if int(mask) >> i & 1}


def choices(s: Any, seat: int) -> list[Choice]:
    """What a seat may choose."""
    out = np.zeros(CHOICES.size, np.int64)
    return [CHOICES.choice(int(number)) for number in out[: legal(s, seat, out)]]


def offered(s: Any, kind: str) -> set[int]:
    """The arguments of the choices of a kind that the first seat to act has."""
    found = choices(s, play.first_seat(s.to_act)) if s.to_act else []
    return {next(iter(choice.args.values()), -1) for choice in found if choice.kind == kind}


def offered_towns(s: Any, kind: str) -> set[str]:
    """The towns that the first seat to act may choose."""
    return {TOWN_IDS[i] for i in offered(s, kind)}


def start(players: int = 4, seed: int = 1, **options: Any) -> Any:
    """A table at the start of a game."""
    s: Any = RULES.proxy(Game(RULES, players=players, **options).bare(seed))
    play.start(s, 0)
    return s


def events(s: Any) -> list[Event]:
    """What the last step did."""
    return RULES.events.read(s.events, s.event_count)


def random_play(s: Any, seed: int = 0) -> Iterator[tuple[int, Choice, list[Event]]]:
    """Play on at random, seats to act in any order: each choice and what followed."""
    choose = np.random.default_rng(seed)
    while s.to_act:
        seat = int(choose.choice([seat for seat in range(s.players) if s.to_act >> seat & 1]))
        options = choices(s, seat)
        chosen = options[int(choose.integers(len(options)))]
        play.step(s, seat, chosen.id)
        yield seat, chosen, events(s)


def play_until(s: Any, wanted: Callable[[Any], bool], seed: int = 0) -> Any:
    """Play on at random until the table is as wanted."""
    steps = random_play(s, seed)
    while not wanted(s):
        next(steps)
    return s


def whole_game(players: int, seed: int) -> tuple[Any, list[tuple[int, Choice, list[Event]]]]:
    """A game played to the end, and all that happened after its setup."""
    s = start(players, seed)
    return s, list(random_play(s, seed))

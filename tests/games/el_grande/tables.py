"""Tables for the tests of El Grande."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

import reinos
from reinos.core import play
from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.record import copy_records
from reinos.core.trial import Trial
from reinos.games.el_grande import RULES
from reinos.games.el_grande.cards import CARD_IDS
from reinos.games.el_grande.choices import CHOICES
from reinos.games.el_grande.pieces import PLACE_IDS, REINFORCEMENTS
from reinos.games.el_grande.questions import proceed
from reinos.games.el_grande.turn import begin_reinforcement
from reinos.games.el_grande.vectors import bare_table, card_taken, do, give_turn

NAMES = "abcde"
COUNTS = (2, 3, 4, 5)
R = {name: number for number, name in enumerate(PLACE_IDS)}  # places by name
C = {name: number for number, name in enumerate(CARD_IDS)}  # cards by name
GALICIA = R["galicia"]
SCORED = ("general_scored", "special_scored", "nobody_paid")  # the events of a place that is scored


def table(seed: int = 1, **options: Any) -> Any:
    """A table as the setup leaves it."""
    s: Any = RULES.proxy(reinos.load("el_grande", **options).bare(seed))
    play.start(s, 0)
    return s


def events(s: Any) -> list[Event]:
    """What the last step did."""
    return RULES.events.read(s.events, s.event_count)


def copied(s: Any) -> Any:
    """Another table just like this one."""
    s.store()
    return RULES.proxy(copy_records(s._row))


def pending(s: Any) -> list[int]:
    """The seats to act."""
    return [seat for seat in range(s.players) if s.to_act >> seat & 1]


def legal_ids(s: Any, seat: int) -> list[int]:
    """What the seat may choose."""
    out = np.zeros(CHOICES.size, np.int64)
    ids: list[int] = out[: RULES.legal(s, seat, out)].tolist()
    return ids


def random_play(
    s: Any, seed: object, until: Callable[[Any], bool] = lambda s: False, eager: bool = False
) -> Iterator[tuple[int, Choice]]:
    """Play on at random; yields each choice after it was made. The eager seldom stop."""
    choose = random.Random(str(seed))
    while s.to_act and not until(s):
        seat = choose.choice(pending(s))
        choices = [CHOICES.choice(number) for number in legal_ids(s, seat)]
        if eager:
            choices = eagerly(choices, choose)
        choice = choose.choice(choices)
        play.step(s, seat, choice.id)
        yield seat, choice


def eagerly(choices: list[Choice], choose: random.Random) -> list[Choice]:
    """The choices that do most."""
    if choices[0].kind == "reinforce":
        return choices[-1:]
    busy = [choice for choice in choices if choice.kind not in ("end", "stop")]
    return busy if busy and choose.random() < 0.9 else choices


def play_on(s: Any, seed: object = 0, until: Callable[[Any], bool] = lambda s: False) -> Any:
    """Play on at random until something holds, or to the end."""
    for _ in random_play(s, seed, until):
        pass
    return s


class Desk:
    """A table whose choices are named as in the rules: `do("a", "king:granada")`."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.s = trial.s

    def do(self, by: str, *actions: str) -> Desk:
        """Carry actions out; VectorError if one is refused."""
        self.trial.s = self.s
        for action in actions:
            do(self.trial, self.trial.seat(by), action)
        return self

    def allows(self, by: str, *actions: str) -> bool:
        """Whether each of these actions is legal now."""
        return not any(self.refuses(by, action) for action in actions)

    def refuses(self, by: str, *actions: str) -> bool:
        """Whether each of these actions is refused now."""
        self.trial.s, seat = self.s, self.trial.seat(by)
        return all(self.trial.refuses(partial(do, seat=seat, action=action)) for action in actions)

    @property
    def to_act(self) -> str:
        """The names of the seats to act."""
        return "".join(self.trial.seats[seat] for seat in pending(self.s))

    def kinds(self, by: str) -> set[str]:
        """The kinds of choice that a player has."""
        return {CHOICES.choice(number).kind for number in legal_ids(self.s, self.trial.seat(by))}

    def options(self, by: str, kind: str, argument: str = "region") -> set[str]:
        """The places of one kind of choice that a player has."""
        found = [CHOICES.choice(number) for number in legal_ids(self.s, self.trial.seat(by))]
        return {PLACE_IDS[choice.args[argument]] for choice in found if choice.kind == kind}

    def knights(self, place: str) -> dict[str, int]:
        """Who has how many in a place."""
        held = self.s.knights[R[place], : self.s.players].tolist()
        return {name: count for name, count in zip(self.trial.seats, held, strict=True) if count}

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        return [int(points) for points in self.s.points[: self.s.players]]

    @property
    def kinds_of_events(self) -> list[str]:
        """The kinds of what the last step did."""
        return [event.kind for event in events(self.s)]


def desk(
    card: str, players: int = 4, active: str = "a", king: str = "galicia", begin: bool = True, **pieces: Any
) -> Desk:
    """A table at which a card has been taken; `begin`: the special action has begun."""
    found = Desk(card_taken({"players": [*NAMES[:players]], "active": active, "card": card, "king": king, **pieces}))
    return found.do(active, "half:special") if begin else found


def bare(players: int = 4, king: str = "galicia", options: dict[str, Any] | None = None, **pieces: Any) -> Desk:
    """A table with these pieces and nothing else, at which nobody is asked anything."""
    return Desk(bare_table({"players": [*NAMES[:players]], "king": king, "options": options or {}, **pieces}))


def turn(power: int, players: int = 4, king: str = "galicia", **pieces: Any) -> Desk:
    """The beginning of a's turn, who has played this power card."""
    found = bare(players, king, played={"a": power}, **pieces)
    give_turn(found.trial, 0)
    begin_reinforcement(found.s, int(REINFORCEMENTS[power]))
    if not found.s.to_act:
        proceed(found.s)
    return found

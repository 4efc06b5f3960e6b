"""Tables for the tests of Lancaster."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import reinos
from reinos.core import play
from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.rule import legal
from reinos.games.lancaster import RULES
from reinos.games.lancaster.box import COUNTY_IDS, LAW_IDS
from reinos.games.lancaster.choices import CHOICES
from reinos.games.lancaster.invariants import check
from reinos.games.lancaster.questions import QUESTIONS
from reinos.games.lancaster.vectors import fragments
from reinos.games.lancaster.vectors.actions import ACTIONS

COUNTS = (2, 3, 4, 5)


def table(seed: int = 1, **options: Any) -> Any:
    """A table of CPython, at the first question."""
    s: Any = RULES.proxy(reinos.load("lancaster", **options).bare(seed))
    play.start(s, 0)
    return s


def offers(s: Any, seat: int) -> list[Choice]:
    """What a seat may choose."""
    out = np.zeros(CHOICES.size, np.int64)
    return [CHOICES.choice(int(number)) for number in out[: legal(s, seat, out)]]


def do(s: Any, seat: int, kind: str, **args: int) -> list[Event]:
    """A choice that must be legal, and what it led to."""
    choice = CHOICES.make(kind, **args)
    assert choice in offers(s, seat), f"{choice} is not among {[str(c) for c in offers(s, seat)]}"
    play.step(s, seat, choice.id)
    return RULES.events.read(s.events, s.event_count)


def acting(s: Any) -> list[int]:
    """The seats to act."""
    return [seat for seat in range(s.players) if s.to_act >> seat & 1]


def asked(s: Any) -> str:
    """What is being asked."""
    return QUESTIONS.asked(s.ask).name if s.to_act else "none"


def random_play(
    s: Any, seed: Any = 0, until: Callable[[Any], bool] = lambda s: False
) -> Iterator[tuple[int, Choice, list[Event]]]:
    """Play on at random, simultaneous choices in any order; after each step who chose what and what happened."""
    chance = random.Random(seed)
    while s.to_act and not until(s):
        seat = chance.choice(acting(s))
        choice = chance.choice(offers(s, seat))
        play.step(s, seat, choice.id)
        yield seat, choice, RULES.events.read(s.events, s.event_count)


def run_to(s: Any, question: str, seed: Any = 0) -> Any:
    """Play at random until something is asked."""
    for _ in random_play(s, seed, until=lambda s: asked(s) == question):
        check(s)
    assert asked(s) == question
    return s


class Fragment(fragments.Fragment):
    """A fragment of a table that is acted on step by step."""

    def __init__(self, **state: Any) -> None:
        super().__init__(state)

    def act(self, kind: str, player: str, **fields: Any) -> Fragment:
        """One action of a player; refused actions raise."""
        ACTIONS[kind].do(self, {"type": kind, "player": player, **fields})
        return self

    def asked(self) -> str:
        """What is being asked."""
        return asked(self.s)

    def battle(self, name: str) -> int:
        """The place of a battle."""
        return self.battles.index(name)

    def offers(self, player: str) -> list[str]:
        """What a player may choose, in plain words."""
        return [str(choice) for choice in offers(self.s, self.seat(player))]

    def kinds(self, player: str) -> set[str]:
        """The kinds of choices that a player has."""
        return {choice.kind for choice in offers(self.s, self.seat(player))}

    def of(self, field: str, player: str) -> int:
        """A number of a player."""
        return int(getattr(self.s, field)[self.seat(player)])

    def court(self, player: str) -> list[int]:
        """Strengths in court."""
        return counted(self.s.court[self.parties.index(player)])

    def reserve(self, player: str) -> list[int]:
        """Strengths in reserve."""
        return counted(self.s.reserve[self.parties.index(player)])

    def holder(self, county: str) -> str | None:
        """Who holds a county."""
        party = int(self.s.holder[COUNTY_IDS.index(county)])
        return self.parties[party] if party >= 0 else None


def counted(numbers: Any) -> list[int]:
    """Numbers of knights by strength as a list of strengths."""
    return [strength for strength in range(1, 5) for _ in range(int(numbers[strength]))]


def law(name: str, **state: Any) -> Fragment:
    """A law being applied."""
    return Fragment(phase="law", law=name, **state)


def law_number(name: str) -> int:
    return LAW_IDS.index(name)


def county(owner: str, knight: int, squires: int = 0) -> dict[str, Any]:
    return {"owner": owner, "knight": knight, "squires": squires}


def battle(name: str, *slots: tuple[str, list[int]], row: str = "upper", card: str | None = None) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "id": name,
        "row": row,
        "slots": [{"owner": owner, "knights": knights} for owner, knights in slots],
    }
    return entry if card is None else {**entry, "card": card}

"""Trial: a table as a vector lays it, played by real choices, with what has happened since."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Self, cast

import numpy as np

from reinos.core import play
from reinos.core.errors import IllegalChoice
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.notation import Bag, Fields, Some, Term, VectorError, fields, named
from reinos.core.record import copy_records
from reinos.core.rule import finish, legal

Answer = Callable[[Any, Any], Any]  # subject of a vector, what is expected -> what the engine gives

SEED = 2017  # of the dice, where a vector leaves something to chance
SHOWN = 10  # legal choices that a message names at most


class Refused(VectorError):
    """What the rules do not allow; perhaps with the number of the rule that forbids it."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class Trial:
    """A table and its players: as the game begins, until a vector lays something else on it."""

    forced = False  # whether vectors may leave out choices that leave no choice

    def __init__(self, game: Game, seats: Sequence[Any] = ()) -> None:
        self.game = game
        self.seats: list[Any] = list(seats) or list(range(game.players))  # what the vector calls the players
        self.s: Any = game.rules.proxy(game.bare(SEED))
        self.notes: Fields = {}  # what the engine answered to questions among the actions
        self.events: list[Event] = []
        self.refused: Refused | None = None
        self.acted = False
        self.part: Callable[[Any], bool] = lambda s: True  # whether a record is in what the vector is about
        self.follow: Callable[[Any], None] | None = None  # one step of what follows, where a part may end between two
        play.start(cast(Any, self.s), 0)

    def copy(self) -> Self:
        """Another trial that stands as this one does."""
        self.s.store()
        other = copy.copy(self)
        other.s = self.game.rules.proxy(copy_records(self.s._row))
        other.events, other.notes = list(self.events), copy.copy(self.notes)
        return other

    def seat(self, name: Any, where: str = "player") -> int:
        """The seat of a player."""
        return self.seats.index(named(name, where, self.seats))

    def clockwise(self, seat: int, other: int) -> int:
        """How many chairs on from a seat another one sits, as choices count."""
        return (other - seat) % self.game.players

    # --- playing

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a choice in the part that the vector is about."""
        return [seat for seat in range(self.game.players) if self.s.to_act >> seat & 1] if self.part(self.s) else []

    def legal(self, seat: int) -> list[int]:
        """The ids of what a seat may choose."""
        out = np.zeros(self.game.rules.choices.size, np.int64)
        ids: list[int] = out[: legal(self.s, seat, out)].tolist()
        return ids

    def mover(self, seat: int | None) -> int:
        """The seat, or the first to act if none is given."""
        if seat is None and not self.to_act:
            raise VectorError("nobody has to decide anything")
        return self.to_act[0] if seat is None else seat

    def choose(self, seat: int | None, kind: str, /, **args: int) -> None:
        """Make a choice of a seat, or of the first to act, or Refused.

        Where they may be left out, choices that leave no choice are made before it.
        """
        choices = self.game.rules.choices
        try:
            wanted = choices.make(kind, **args)
        except IllegalChoice as wrong:
            raise Refused(str(wrong)) from None
        while wanted.id not in self.legal(mover := self.mover(seat)):
            if not self.forced or not self.play_forced():
                found = [str(choices.choice(number)) for number in self.legal(mover)]
                shown = ", ".join(found[:SHOWN]) + (", …" if found[SHOWN:] else "")
                raise Refused(f"{wanted} is not legal for {self.seats[mover]} now; legal: {shown or 'nothing'}")
        self.play(mover, wanted.id)

    def play(self, seat: int, choice: int) -> None:
        """Carry out a legal choice and what follows from it, to the end of the part that the vector is about."""
        self.acted = True
        if self.follow is None:
            play.step(self.s, seat, choice)
            self.keep_events()
        else:
            self.s.event_count = 0
            self.game.rules.questions.answer(self.s, seat, choice)
            self.keep_events()
            self.go_on()

    def go_on(self) -> None:
        """What follows by itself, step by step, up to a question or to the end of the part."""
        while self.follow and self.s.to_act == 0 and self.part(self.s):
            self.s.event_count = 0
            self.follow(self.s)
            self.keep_events()

    def keep_events(self) -> None:
        """Remember what has just happened."""
        self.events += self.game.rules.events.read(self.s.events, self.s.event_count)

    def play_forced(self) -> bool:
        """Make one choice that leaves no choice, if there is one."""
        for seat in self.to_act:
            ids = self.legal(seat)
            if len(ids) == 1:
                self.play(seat, ids[0])
                return True
        return False

    def settle(self) -> None:
        """Make all choices that leave no choice."""
        while self.play_forced():
            pass

    def answered(self) -> Iterator[Self]:
        """The trials that each answer of the first to act leads to."""
        for seat in self.to_act[:1]:
            for choice in self.legal(seat):
                other = self.copy()
                other.play(seat, choice)
                yield other

    def refuses(self, act: Callable[[Self], None]) -> bool:
        """Whether something is refused; the table stays as it is."""
        try:
            act(self.copy())
        except Refused:
            return True
        return False

    # --- looking

    def happened(self, kind: str) -> list[dict[str, int]]:
        """The arguments of all events of a kind."""
        return [event.args for event in self.events if event.kind == kind]

    def question(self) -> str | None:
        """The name of the question that is open."""
        self.s.store()
        asked = self.game.rules.questions.at(self.s._row) if self.to_act else None
        return asked.name if asked else None

    def standing(self, field: str) -> list[int]:
        """Points or ranks as the table stands."""
        scored = self.copy().s
        finish(scored)
        found: list[int] = getattr(scored, field)[: self.game.players].tolist()
        return found

    def winners(self) -> Bag:
        """The players of rank 1."""
        return Bag(name for name, rank in zip(self.seats, self.standing("ranks"), strict=True) if rank == 1)

    def choices(self) -> Bag:
        """What the first seat to act may choose."""
        found = [self.game.rules.choices.choice(number) for seat in self.to_act[:1] for number in self.legal(seat)]
        return Bag({"kind": choice.kind, **choice.args} for choice in found)


# --- actions


class Action:
    """What the words of an action mean: its fields, and what is done with them."""

    def __init__(self, do: Callable[[Any, Fields], None], needs: str = "", may: str = "") -> None:
        self.do, self.needs, self.may = do, frozenset(needs.split()), frozenset(may.split())


def chooses(kind: str, **terms: Term) -> Action:
    """An action that is one choice; a field for each of its arguments, in their order, and `player` if it names one."""

    def do(trial: Trial, action: Fields) -> None:
        numbers = [term.read(trial, action[name], f"{kind}.{name}") for name, term in terms.items()]
        named = dict(zip(trial.game.rules.choices[kind].ranges, numbers, strict=True))
        trial.choose(trial.seat(action["player"]) if "player" in action else None, kind, **named)

    return Action(do, " ".join(terms), "player")


def player_of(trial: Trial, action: Fields) -> int:
    """Whose action it is: of the player that it names, or of the first to act."""
    return trial.mover(trial.seat(action["player"]) if "player" in action else None)


def asks(look: Callable[[Any, Fields], Fields], needs: str = "") -> Action:
    """An action that asks: what is found on a copy of the table is noted."""

    def do(trial: Trial, action: Fields) -> None:
        trial.notes |= look(trial.copy(), action)

    return Action(do, needs)


def noted(*keys: str) -> dict[str, Answer]:
    """What was noted under these keys, as what can be expected of vectors that ask for it."""

    def answer(key: str, trial: Trial, wanted: Any) -> Any:
        if key not in trial.notes:
            raise VectorError("the vector does not ask for it")
        return trial.notes[key]

    return {key: partial(answer, key) for key in keys}


def by_type(actions: Mapping[str, Action], key: str = "type") -> Callable[[Any, Any], None]:
    """Carry out actions that are objects with a type."""

    def act(trial: Trial, action: Any) -> None:
        if not isinstance(action, dict) or key not in action:
            raise VectorError(f"{action!r} has no {key}")
        known = actions[named(action[key], key, actions)]
        known.do(trial, fields(action, str(action[key]), known.needs | {key}, known.may))

    return act


# --- what can be expected of any game

GENERAL: Mapping[str, Answer] = {
    "legal": lambda trial, wanted: trial.refused is None,
    "to_act": lambda trial, wanted: Bag(trial.seats[seat] for seat in trial.to_act),
    "question": lambda trial, wanted: trial.question(),
    "choices": lambda trial, wanted: trial.choices(),
    "points": lambda trial, wanted: trial.standing("points"),
    "ranks": lambda trial, wanted: trial.standing("ranks"),
    "winners": lambda trial, wanted: trial.winners(),
    "events": lambda trial, wanted: [{"kind": event.kind, **event.args} for event in trial.events],
    "record": lambda trial, wanted: Some((name, getattr(trial.s, name)) for name in trial.game.rules.table.fields),
}
ABOUT_THE_QUESTION = frozenset({"to_act", "question", "choices"})  # what mentions the question that is open

"""Free order: what the rulebook lets one do in any order, though the engine takes it in one order of its own.

A game names such kinds of choices in `FREE` of its `tell.py`, and in `PARTS` those that answer them further, such as
a number. A choice that comes too late for the engine is woven in at the last place where it was legal, if all that
was chosen from there on can still follow. `LATER` names the kind that says the same once another choice has come
before it, such as a second target instead of a first. None of something need not be said again where nothing of it is
left, and the engine does not ask.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile

from reinos.core.game import Game
from reinos.core.position import Position


def kinds(game: Game, name: str) -> frozenset[str]:
    """The kinds of choices that a game names so; none if it does not."""
    found: frozenset[str] = getattr(game.rules.module("tell"), name, frozenset())
    return found


def kind_of(position: Position, choice: int) -> str:
    """The kind of a choice."""
    return position.game.rules.choices.choice(choice).kind


def waits(position: Position, seat: int) -> bool:
    """Whether a choice just made needs a further answer."""
    legal = position.legal_ids(seat) if seat in position.to_act else []
    return bool(legal) and all(kind_of(position, choice) in kinds(position.game, "PARTS") for choice in legal)


def called_now(position: Position, choice: int, seat: int) -> int:
    """A choice as the engine calls it now, where another one has come before it."""
    if seat in position.to_act and choice not in position.legal_ids(seat):
        choices, meant = position.game.rules.choices, position.game.rules.choices.choice(choice)
        later = getattr(position.game.rules.module("tell"), "LATER", {}).get(meant.kind)
        if later is not None:
            return choices.make(later, **meant.args).id
    return choice


def still_asked(position: Position, rest: Sequence[int], seat: int) -> list[int]:
    """What is left to be said of choices that follow."""
    legal = position.legal_ids(seat) if seat in position.to_act else []
    gone = kinds(position.game, "PARTS") - {kind_of(position, choice) for choice in legal}
    choices = position.game.rules.choices

    def none_of_it(choice: int) -> bool:
        said = choices.choice(choice)
        return said.kind in gone and not any(said.args.values())

    return list(dropwhile(none_of_it, rest))


def follows(position: Position, rest: Sequence[int], seat: int) -> bool:
    """Whether choices can follow, one after another."""
    while rest := still_asked(position, rest, seat):
        now = called_now(position, rest[0], seat)
        if seat not in position.to_act or now not in position.legal_ids(seat):
            return False
        position, rest = position.after(now, seat), rest[1:]
    return True


def leaves_room(position: Position, rest: Sequence[int], seat: int) -> bool:
    """Whether choices can follow, once a further answer is given where one is needed, whichever it is."""
    if waits(position, seat):
        return any(leaves_room(position.after(choice, seat), rest, seat) for choice in position.legal_ids(seat))
    return follows(position, rest, seat)


def late(course: Sequence[Position], chosen: Sequence[int], seat: int) -> Iterator[tuple[int, int]]:
    """Choices that are too late at the end of a course, each with the place in it where it can be woven in.

    The course holds the positions before each of the choices made, and the last one.
    """
    *before, now = course
    free, parts = kinds(now.game, "FREE"), kinds(now.game, "PARTS")
    if waits(now, seat):
        return
    found = set(now.legal_ids(seat)) if seat in now.to_act else set()
    for at in reversed(range(len(chosen))):
        if kind_of(now, chosen[at]) not in free | parts:
            return
        for choice in before[at].legal_ids(seat):
            if choice not in found and kind_of(now, choice) in free:
                after = before[at].after(choice, seat)
                while waits(after, seat):
                    after = after.after(after.legal_ids(seat)[0], seat)
                if follows(after, chosen[at:], seat):
                    found.add(choice)
                    yield choice, at

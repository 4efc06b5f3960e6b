"""Choices and planes look from the chair of the one who acts: a table that is turned looks the same to everybody."""

from __future__ import annotations

import numpy as np

from reinos.core.chairs import Chairs
from reinos.core.check.course import MOST_STEPS, SELDOM
from reinos.core.check.failure import Watching
from reinos.core.game import Game
from reinos.core.position import Position


def check_chairs(game: Game, seed: int, target: str = "cpu") -> None:
    """A random game and the same one chair on: the next seat has the planes and the choices of the seat before.

    Of a game whose seats have different parts nothing is asked.
    """
    chairs = game.rules.chairs
    if chairs is None:
        return
    choose = np.random.default_rng([seed, 13, *game.mark])
    with Watching(game, seed) as here:
        one = game.start(seed, target)
        other = turned(one, chairs)
        for step in range(MOST_STEPS):
            here.at(step, one)
            if one.over or step % SELDOM == 0:
                check_same(one, other, int(choose.integers(game.players)))
            if one.over:
                return
            seat = int(choose.choice(one.to_act))
            check_same(one, other, seat)
            choice = int(choose.choice(one.legal_ids(seat)))
            one, other = one.after(choice, seat), other.after(choice, (seat + 1) % game.players)
            if chairs.dealt & {event.kind for event in one.events}:
                other = turned(one, chairs)


def turned(position: Position, chairs: Chairs) -> Position:
    """The table one chair on."""
    return Position(position.game, chairs.turn(position.record), position.target)


def check_same(one: Position, other: Position, seat: int) -> None:
    """What a seat sees and may choose, the next seat sees and may choose at the table that was turned."""
    game = one.game
    after = (seat + 1) % game.players
    ids = [position.legal_ids(chair) for position, chair in ((one, seat), (other, after))]
    odd = sorted(set(ids[0]) ^ set(ids[1]))
    assert ids[0] == ids[1], f"turned by a chair, seat {after} has other choices: {game.rules.choices.choice(odd[0])}"
    mine, theirs = one.features(seat), other.features(after)
    if (mine != theirs).any():
        blocks = zip(game.rules.planes.split(mine).items(), game.rules.planes.split(theirs).values(), strict=True)
        names = [name for (name, here), there in blocks if (here != there).any()]
        raise AssertionError(f"turned by a chair, seat {after} sees other planes: {', '.join(names)}")
    assert one.points[seat] == other.points[after], f"turned by a chair, seat {after} has other points"
    assert one.ranks[seat] == other.ranks[after], f"turned by a chair, seat {after} has another rank"

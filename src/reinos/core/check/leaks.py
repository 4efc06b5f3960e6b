"""Nothing that a viewer is given depends on what the viewer may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from reinos.core.check.failure import Watching, differing, fields
from reinos.core.game import Game
from reinos.core.invariants import looking
from reinos.core.position import INTERNAL, NOBODY, Position

Look = Callable[..., Any]
OFTEN = 12  # looks at a hidden field after which chance has drawn something else than the blank, if anybody draws


def check_no_leaks(game: Game, games: int, seed: int, target: str = "cpu") -> None:
    """Whatever a viewer may not know is redrawn, and nothing that the viewer is given changes."""
    look, drawn = looking(game.rules, target)[0], Drawn()
    for number in range(games):
        choose = np.random.default_rng([seed, number, 4])
        with Watching(game, seed + number) as here:
            position, step = game.start(seed + number, target), 0
            while not position.over:
                here.at(step, position)
                for viewer in (None, *range(game.players)):
                    check_viewer(position, viewer, int(choose.integers(1 << 60)), look, drawn)
                seat = int(choose.choice(position.to_act))
                legal = position.legal_ids(seat)
                choice, other = (int(choose.choice(legal)) for _ in range(2))
                if len(position.to_act) > 1 and choice != other:
                    check_secret_choice(position, seat, choice, other)
                position, step = position.after(choice, seat), step + 1
            drawn.check(game)


class Drawn:
    """The fields that `redeal` draws, of those that are hidden."""

    def __init__(self) -> None:
        self.hidden: Counter[str] = Counter()  # how often a field was looked at that had something to hide
        self.drawn: set[str] = set()

    def note(self, true: Position, seen: Position, other: Position) -> None:
        """Compare a table with what a viewer knows of it, and with one that is drawn from that."""
        for name in set(differing(true, seen)) - INTERNAL - self.drawn:
            was, blank, now = (position.record[name][0] for position in (true, seen, other))
            self.hidden[name] += 1
            if np.any((was != blank) & (now != blank)):
                self.drawn.add(name)

    def check(self, game: Game) -> None:
        """No field that was often hidden is never drawn: all imagined tables would lack what it holds."""
        never = [name for name, looks in self.hidden.items() if looks >= OFTEN and name not in self.drawn]
        assert not never, f"`redeal` never draws what is hidden: {fields(game.rules, never)}"


def check_viewer(true: Position, viewer: int | None, seed: int, look: Look, drawn: Drawn) -> None:
    """What one viewer is given must be the same after `redeal`, and `redeal` must not look at secrets."""
    rules, who = true.game.rules, "a spectator" if viewer is None else f"seat {viewer}"
    seen, other = true.seen_by(viewer), true.imagine(viewer, seed)
    drawn.note(true, seen, other)
    twice = Position(seen.game, seen.record, seen.target).seen_by(viewer)
    pairs = (
        (f"after `redeal` {who} sees another", other.seen_by(viewer), seen),
        (f"hiding twice from {who} is not hiding once:", twice, seen),
        (f"`redeal` for {who} depends on what is hidden:", seen.imagine(viewer, seed), other),
    )
    for what, one, two in pairs:
        if changed := differing(one, two):
            raise AssertionError(f"{what} {fields(rules, changed)}")
    assert (seen.record["key"] == 0).all(), f"{who} can see the dice"
    try:
        look(other.record, 0)
    except AssertionError as broken:
        raise AssertionError(f"what `redeal` draws for {who} cannot be: {broken}") from broken
    told = [encoded(position, NOBODY if viewer is None else viewer) for position in (true, seen, other)]
    assert told[0] == told[1] == told[2], f"`encode` tells {who} a secret"
    if viewer is not None:
        ids = [position.legal_ids(viewer) for position in (true, seen, other)]
        assert ids[0] == ids[1] == ids[2], f"the legal choices of {who} tell a secret"
        if ids[0]:
            check_playable(other, viewer, ids[0][seed % len(ids[0])], look)


def check_playable(imagined: Position, seat: int, choice: int, look: Look) -> None:
    """A seat tries its choices out on tables that `redeal` draws: the rules must go on from there."""
    try:
        look(imagined.after(choice, seat).record, 0)
    except Exception as broken:
        chosen = imagined.game.rules.choices.choice(choice)
        raise AssertionError(f"seat {seat} cannot play {chosen} on what `redeal` draws for it: {broken}") from broken


def check_secret_choice(position: Position, seat: int, choice: int, other: int) -> None:
    """While others owe a choice of their own, they see nothing of what a seat has chosen beside them."""
    one, two = position.after(choice, seat), position.after(other, seat)
    waiting = [viewer for viewer in one.to_act if viewer != seat]
    if one.to_act != two.to_act or not waiting:
        return
    for viewer in (*waiting, None):
        if changed := differing(one.seen_by(viewer), two.seen_by(viewer)):
            who = "a spectator" if viewer is None else f"seat {viewer}"
            raise AssertionError(f"{who} sees what seat {seat} chose: {fields(position.game.rules, changed)}")


def encoded(position: Position, viewer: int) -> bytes:
    """What `encode` writes of a record as it is, hidden or not."""
    planes = np.zeros(position.game.rules.planes.size, np.float32)
    position.game.rules.target(position.target).features(position.record, 0, viewer, planes)
    return planes.tobytes()

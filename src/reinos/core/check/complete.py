"""Words and planes leave nothing out that a viewer may know: what changes at the table changes in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from reinos.core.check.configurations import configurations
from reinos.core.check.course import MOST_STEPS
from reinos.core.check.failure import Watching, fields, question_of
from reinos.core.game import Game, Rules
from reinos.core.position import Position
from reinos.core.record import FILLER, Records, Seen
from reinos.core.scene import View

SAMPLED = 6  # positions of a game that are changed, beside one for each question and the last
NOT_OF_THE_GAME = frozenset({"key", "pool", "stream", "block", "drawn", "event_count", "events", "ranks", FILLER})
Place = tuple[str, int]  # a field and a place in it, counted through all its axes


@dataclass(frozen=True)
class Sample:
    """Some positions of games of one configuration as one viewer sees them, and the values that were seen."""

    seen: list[Position]
    values: dict[Place, np.ndarray[Any, Any]]  # only of what was seen to change

    @classmethod
    def of(cls, positions: list[Position], viewer: int, choose: np.random.Generator) -> Sample:
        """What a viewer sees of these positions, and some of them to be changed."""
        seen = [position.seen_by(viewer) for position in positions]
        asked = {question_of(position): n for n, position in enumerate(positions)}  # each question once
        kept = {*asked.values(), *choose.choice(len(seen), min(SAMPLED, len(seen)), replace=False).tolist()}
        rows = np.concatenate([position.record for position in seen])
        return cls([seen[n] for n in sorted(kept)], dict(varying(seen[0].game.rules, rows, viewer)))

    def changes(self, choose: np.random.Generator) -> Iterator[tuple[Position, Place, Records]]:
        """Each position with each place changed to another value that was seen there."""
        for position in self.seen:
            for place, values in self.values.items():
                field, index = place
                record = position.record.copy()
                flat = record[field].reshape(-1)
                others = values[values != flat[index]]
                flat[index] = choose.choice(others)
                yield position, place, record


def varying(rules: Rules, rows: Records, viewer: int) -> Iterator[tuple[Place, np.ndarray[Any, Any]]]:
    """The places that a viewer may know and that do not always hold the same: options, and what changes in a game."""
    codes = [game.options.codes() for game in configurations(rules)]
    for name in codes[0]:
        values = np.unique([code[name] for code in codes])
        if len(values) > 1:
            yield (name, 0), values
    for name, field in rules.table.fields.items():
        if name in NOT_OF_THE_GAME or field.seen is Seen.NOBODY:
            continue
        columns = rows[name].reshape(len(rows), -1)
        own = columns.shape[1] // field.shape[0] if field.seen is Seen.OWNER else 0
        for index in range(columns.shape[1]):
            values = np.unique(columns[:, index])
            if len(values) > 1 and (not own or index // own == viewer):
                yield (name, index), values


def random_game(game: Game, seed: int, choose: np.random.Generator) -> list[Position]:
    """The positions of a random game."""
    found = [game.start(seed, "cpu")]
    while not found[-1].over and len(found) < MOST_STEPS:
        seat = int(choose.choice(found[-1].to_act))
        found.append(found[-1].after(int(choose.choice(found[-1].legal_ids(seat))), seat))
    return found


def check_planes(game: Game, seed: int) -> None:
    """Whatever a viewer may know and changes at the table changes the planes, which keep to their ranges."""
    rules, choose = game.rules, np.random.default_rng([seed, 11])
    encode = rules.target("cpu").features
    with Watching(game, seed):
        positions = random_game(game, seed, choose)
        viewer = int(choose.integers(game.players))
        check_ranges(positions, viewer)
        for position, place, record in Sample.of(positions, viewer, choose).changes(choose):
            if place[0] not in rules.planes.irrelevant:
                before, after = (planes(rules, encode, one, viewer) for one in (position.record, record))
                assert (before != after).any(), f"the planes do not show {named(position, place, record)}"


def check_ranges(positions: list[Position], viewer: int) -> None:
    """Every number of a block lies in the range that it is declared with."""
    rules = positions[0].game.rules
    for position in positions:
        for name, block in rules.planes.split(position.features(viewer)).items():
            plane = rules.planes.blocks[name]
            least, most = float(block.min()), float(block.max())
            right = plane.least - 1e-6 <= least and most <= plane.most + 1e-6
            assert right, f"plane {name} has {least:g} to {most:g}, declared {plane.least:g} to {plane.most:g}"


def planes(rules: Rules, encode: Callable[..., Any], record: Records, viewer: int) -> np.ndarray[Any, Any]:
    """The planes of a record that was changed, so that `encode` may stray; it may not stray unnoticed."""
    room = np.zeros(3 * rules.planes.size, np.float32)
    encode(record, 0, viewer, room[rules.planes.size : 2 * rules.planes.size])
    return room


def check_text(rules: Rules, seed: int) -> None:
    """Whatever a viewer may know and changes at the table changes its words, unless `UNTOLD` says why not.

    What is told may depend on the options: then `untold(options)` says it.
    """
    tell = rules.module("tell")
    for number, game in enumerate(configurations(rules)):
        untold = tell.untold(game.options) if hasattr(tell, "untold") else getattr(tell, "UNTOLD", {})
        unknown = sorted(set(untold) - set(rules.table.fields))
        assert not unknown, f"UNTOLD names {', '.join(unknown)}, which is no field"
        choose = np.random.default_rng([seed, number, 12])
        with Watching(game, seed):
            positions = random_game(game, seed, choose)
            viewer = int(choose.integers(game.players))
            silent: dict[Place, str] = {}  # the last change that changed no word
            told: set[Place] = set()
            for position, place, record in Sample.of(positions, viewer, choose).changes(choose):
                if place in told or place[0] in untold:
                    continue
                if said(position, record) != said(position, position.record):
                    told.add(place)
                else:
                    silent[place] = named(position, place, record)
            missing = [change for place, change in silent.items() if place not in told]
            assert not missing, f"no words change with {missing[0]}"


def said(seen: Position, record: Records) -> str:
    """All the words about a table, in one language; what cannot be told is told by the error."""
    scene = seen.scene("en")
    view = View({name: record[name][0].tolist() for name in record.dtype.names or ()})
    changed = replace(scene, view=view)
    tell = seen.game.rules.module("tell")
    told = [attempt(tell.situation, changed), attempt(tell.prompt, changed)]
    return "\n".join(told + [attempt(tell.choice, view, choice, scene.words) for choice in scene.legal])


def attempt(tell: Callable[..., Any], *given: Any) -> str:
    """Some words; a table that cannot be is told as the error that it makes."""
    try:
        return str(tell(*given))
    except (ArithmeticError, LookupError, ValueError, TypeError) as wrong:
        return f"{type(wrong).__name__}: {wrong}"


def named(position: Position, place: Place, record: Records) -> str:
    """A change, for the author."""
    field, index = place
    was, now = (one[field].reshape(-1)[index].item() for one in (position.record, record))
    shape = position.record[field].shape[1:]
    at = f"[{', '.join(str(n) for n in np.unravel_index(index, shape))}]" if shape else ""
    return f"{field}{at} changed from {was} to {now}: {fields(position.game.rules, [field])}"

"""Words and planes leave nothing out that a viewer may know: what changes at the table changes in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby, zip_longest
from typing import Any

import numpy as np

from reinos.core.brief import question_of
from reinos.core.check.configurations import configurations
from reinos.core.check.course import MOST_STEPS
from reinos.core.check.failure import Watching, fields
from reinos.core.game import Game, Rules
from reinos.core.position import Position
from reinos.core.record import FILLER, Records, Seen, copy_records
from reinos.core.scene import Scene, View

GAMES = 6  # whose positions are looked at
SAMPLED = 6  # positions that are changed to see the planes follow, beside one for each question
PLACES = 24  # of each field
VALUES = 4  # other values of a place that are tried in a position
NOT_OF_THE_GAME = frozenset(
    {"key", "pool", "stream", "block", "drawn", "event_count", "events", "quiet", "ranks", FILLER}
)
Place = tuple[str, int]  # a field and a place in it, counted through all its axes


@dataclass(frozen=True)
class Sample:
    """Positions of some games of one configuration as one viewer sees them, and the values that were seen."""

    viewer: int
    seen: list[Position]
    asked: dict[str, list[Position]]  # those of each question
    values: dict[Place, np.ndarray[Any, Any]]  # only of what was seen to change

    @classmethod
    def of(cls, positions: list[Position], viewer: int) -> Sample:
        """What a viewer sees of these positions."""
        seen = [position.seen_by(viewer) for position in positions]
        asked: dict[str, list[Position]] = {}
        for whole, position in zip(positions, seen, strict=True):
            asked.setdefault(question_of(whole), []).append(position)
        rows = np.concatenate([position.record for position in seen])
        return cls(viewer, seen, asked, dict(varying(seen[0].game.rules, rows, viewer)))

    def in_turn(self, choose: np.random.Generator) -> Iterator[Position]:
        """The positions in random order, of every question one after another, so that the seldom ones come early."""
        mixed = [[of_one[n] for n in choose.permutation(len(of_one))] for of_one in self.asked.values()]
        for turn in zip_longest(*mixed):
            yield from filter(None, turn)

    def changes(self, choose: np.random.Generator) -> Iterator[tuple[Position, Place, Records]]:
        """Some positions, and the last one of each question, with each place changed to another value seen there."""
        some = choose.choice(len(self.seen), min(SAMPLED, len(self.seen)), replace=False)
        for position in [*(of_one[-1] for of_one in self.asked.values()), *(self.seen[n] for n in some)]:
            for place, values in self.values.items():
                yield position, place, changed(position.record, place, choose.choice(others(position, place, values)))


def others(position: Position, place: Place, values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Those of the values that a position does not have at the place."""
    found: np.ndarray[Any, Any] = values[values != position.record[place[0]].reshape(-1)[place[1]]]
    return found


def changed(record: Records, place: Place, value: int) -> Records:
    """The record with another value at the place."""
    record = copy_records(record)
    record[place[0]].reshape(-1)[place[1]] = value
    return record


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


def check_complete(game: Game, seed: int) -> None:
    """Neither words nor planes leave out what changes in some random games, however seldom, and a viewer may know."""
    choose = np.random.default_rng([seed, 12, *game.mark])
    viewer = int(choose.integers(game.players))
    with Watching(game, seed):
        games = [random_game(game, seed + number, choose) for number in range(GAMES)]
        sample = Sample.of([position for one in games for position in one], viewer)
        check_ranges(games[0], viewer)
        check_text(sample, choose)
        check_planes(sample, choose)


def random_game(game: Game, seed: int, choose: np.random.Generator) -> list[Position]:
    """The positions of a random game."""
    found = [game.start(seed, "cpu")]
    while not found[-1].over and len(found) < MOST_STEPS:
        seat = int(choose.choice(found[-1].to_act))
        found.append(found[-1].after(int(choose.choice(found[-1].legal_ids(seat))), seat))
    return found


def check_planes(sample: Sample, choose: np.random.Generator) -> None:
    """Whatever a viewer may know and changes at the table changes the planes."""
    rules = sample.seen[0].game.rules
    encode = rules.target("cpu").features
    for position, place, record in sample.changes(choose):
        if place[0] not in rules.planes.irrelevant:
            before, after = (planes(rules, encode, one, sample.viewer) for one in (position.record, record))
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


def check_text(sample: Sample, choose: np.random.Generator) -> None:
    """Whatever a viewer may know and changes at the table changes its words, unless `UNTOLD` says why not.

    Not in every position: one number may limit another, or matter to a single question. So the positions are changed
    until words have followed a change of each place; of a large field, of some places.
    """
    untold = {*left_untold(sample.seen[0].game), "players"}  # everybody is told by name; there are as many names
    left = dict(some_places(sample.values.items(), untold, choose))
    for position in sample.in_turn(choose):
        speech = Speech(position)
        left = {place: values for place, values in left.items() if not speech.follows(place, values, choose)}
        if not left:
            return
    place, values = next(iter(left.items()))
    record = changed(position.record, place, others(position, place, values)[0])
    raise AssertionError(f"no words change with {named(position, place, record)}")


def left_untold(game: Game) -> dict[str, str]:
    """The fields that words leave out, with the reasons; `untold(options)` where that depends on the options."""
    tell = game.rules.module("tell")
    untold: dict[str, str] = tell.untold(game.options) if hasattr(tell, "untold") else getattr(tell, "UNTOLD", {})
    unknown = sorted(set(untold) - set(game.rules.table.fields))
    assert not unknown, f"UNTOLD names {', '.join(unknown)}, which is no field"
    return untold


def some_places(
    found: Iterable[tuple[Place, np.ndarray[Any, Any]]], untold: set[str], choose: np.random.Generator
) -> Iterator[tuple[Place, np.ndarray[Any, Any]]]:
    """Some places of each field that words tell."""
    for name, of_field in groupby(found, lambda one: one[0][0]):
        places = list(of_field)
        if name not in untold:
            yield from (places[n] for n in choose.permutation(len(places))[:PLACES])


class Speech:
    """All the words about a table: the situation, the prompt, the choices."""

    def __init__(self, seen: Position) -> None:
        tell = seen.game.rules.module("tell")
        self.seen, self.scene = seen, seen.scene("en")
        options = (partial(tell.choice, choice=choice) for choice in self.scene.legal)
        self.forms: list[Callable[[Scene], str]] = [tell.situation, tell.prompt, *options]
        self.told: list[str] = []  # in the forms that were asked for

    def follows(self, place: Place, values: np.ndarray[Any, Any], choose: np.random.Generator) -> bool:
        """Whether another of these values at a place is told in other words; some are tried."""
        tried = choose.permutation(others(self.seen, place, values))[:VALUES]
        tables = [changed(self.seen.record, place, value) for value in tried]
        fields = [{**self.scene.view, place[0]: table[place[0]][0].tolist()} for table in tables]
        scenes = [replace(self.scene, view=View(each)) for each in fields]
        for number, form in enumerate(self.forms):
            if number == len(self.told):
                self.told.append(form(self.scene))
            if any(attempt(form, scene) not in (None, self.told[number]) for scene in scenes):
                return True
        return False


def attempt(form: Callable[[Scene], str], scene: Scene) -> str | None:
    """The words about a scene; none about a table that cannot be."""
    try:
        return form(scene)
    except (ArithmeticError, LookupError, ValueError, TypeError):
        return None


def named(position: Position, place: Place, record: Records) -> str:
    """A change, for the author."""
    field, index = place
    was, now = (one[field].reshape(-1)[index].item() for one in (position.record, record))
    shape = position.record[field].shape[1:]
    at = f"[{', '.join(str(n) for n in np.unravel_index(index, shape))}]" if shape else ""
    return f"{field}{at} changed from {was} to {now}: {fields(position.game.rules, [field])}"

"""Match: a game being played; history, undo, save, load, replay, verify."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np

from reinos.core import play
from reinos.core.choice import Choice
from reinos.core.errors import BadFile, BadOption, IllegalChoice
from reinos.core.event import Event
from reinos.core.game import SEED_BITS, Game
from reinos.core.record import Records, Table, copy_records
from reinos.core.rule import finish, hide, legal
from reinos.core.scene import Panels, Scene, View
from reinos.core.words import check_language

INTERNAL = frozenset(Table.__dict__) - {"players", "to_act", "points", "ranks"}  # not part of a view


@dataclass(frozen=True)
class Step:
    """One step of a match: who chose what, and what chance decided in it as (sides, roll)."""

    seat: int
    choice: int
    rolls: tuple[tuple[int, int], ...]


class Match:
    """One match. It is played on CPython: reading and undoing matter more than speed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.steps: list[Step] = []
        self._record = game.bare(seed)
        self._past: list[bytes] = []  # the record before each step
        self._table = cast(Any, game.rules.proxy(self._record))
        with np.errstate(all="raise"):
            play.start(self._table, 0)
        self._table.store()
        self.opening_rolls = tuple(self._table.rolls)
        self._out = np.zeros(game.rules.choices.size, np.int64)

    @classmethod
    def resume(
        cls,
        game: Game,
        seed: int,
        record: np.ndarray[Any, Any],
        steps: Sequence[Step] = (),
        opening_rolls: tuple[tuple[int, int], ...] = (),
    ) -> Match:
        """A match at a stored record, without playing the steps that led there again; it cannot undo them."""
        match = cls.__new__(cls)
        match.game, match.seed, match.steps, match.opening_rolls = game, seed, list(steps), opening_rolls
        match._record = copy_records(record)
        match._past = []
        match._table = game.rules.proxy(match._record)
        match._out = np.zeros(game.rules.choices.size, np.int64)
        return match

    def __repr__(self) -> str:
        state = "over" if self.over else f"seats {self.to_act} to act"
        return f"<Match {self.game!r}, {len(self.steps)} steps, {state}>"

    # --- who, what, how it stands

    @property
    def players(self) -> int:
        """How many play."""
        return self.game.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice, in seat order."""
        return tuple(seat for seat in range(self.players) if self._table.to_act >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._table.to_act == 0)

    @property
    def record(self) -> Records:
        """A copy of the whole record, secrets included."""
        return copy_records(self._record)

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat, as the table stands."""
        return self._standing("points")

    @property
    def ranks(self) -> tuple[int, ...]:
        """Ranks by seat, as the table stands; 1 is best, and shared ranks are equal."""
        return self._standing("ranks")

    def _standing(self, field: str) -> tuple[int, ...]:
        record = copy_records(self._record)
        with np.errstate(all="raise"):
            finish(self.game.rules.proxy(record))
        return tuple(record[field][0, : self.players].tolist())

    def legal(self, seat: int | None = None) -> list[Choice]:
        """The legal choices of a seat; by default of the first seat to act."""
        if seat is None:
            if self.over:
                return []
            seat = self.to_act[0]
        return [self.game.rules.choices.choice(number) for number in self.legal_ids(self._seat(seat))]

    def legal_ids(self, seat: int) -> list[int]:
        """The ids of a seat's legal choices."""
        with np.errstate(all="raise"):
            count = legal(self._table, self._seat(seat), self._out)
        ids: list[int] = self._out[:count].tolist()
        return ids

    @property
    def events(self) -> list[Event]:
        """What the last step did, all of it; `events_for` leaves out what a seat may not see."""
        return self.game.rules.events.read(self._table.events, self._table.event_count)

    def events_for(self, viewer: int | None) -> list[Event]:
        """What the viewer may know of what the last step did; None is a spectator."""
        hidden = self.hidden(viewer)
        return self.game.rules.events.read(hidden["events"][0], int(hidden["event_count"][0]))

    # --- play

    def play(self, choice: Choice | int, seat: int | None = None) -> None:
        """Make a choice; an illegal one raises IllegalChoice and changes nothing."""
        seat = self._acting_seat(seat)
        number = self._legal_number(choice, seat)
        before = self._record.tobytes()
        self._table.rolls.clear()
        try:
            with np.errstate(all="raise"):
                play.step(self._table, seat, number)
            self._table.store()
        except BaseException:
            self._restore(before)
            raise
        self._past.append(before)
        self.steps.append(Step(seat, number, tuple(self._table.rolls)))

    def undo(self) -> None:
        """Go back one step."""
        if not self._past:
            raise IllegalChoice("there is no step to undo")
        self._restore(self._past.pop())
        self.steps.pop()

    def _restore(self, record: bytes) -> None:
        self._record[:] = np.frombuffer(record, self._record.dtype)
        self._table.load()

    def _seat(self, seat: Any) -> int:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.players:
            raise IllegalChoice(f"seat is {seat!r}; seats are 0 to {self.players - 1}")
        return int(seat)

    def _acting_seat(self, seat: int | None) -> int:
        if self.over:
            raise IllegalChoice("the match is over; nobody has anything to choose")
        if seat is None:
            return self.to_act[0]
        if self._seat(seat) not in self.to_act:
            raise IllegalChoice(f"seat {seat} has nothing to choose now; to act: {list(self.to_act)}")
        return int(seat)

    def listed(self, choice: Choice, seat: int) -> Choice:
        """The choice as the legal list has it, where the game knows it by another description; else as it is."""
        if choice.id in self.legal_ids(seat):
            return choice
        same = getattr(self.game.rules.module("tell"), "same", None)
        found: Choice | None = same(self.view(seat), choice) if same else None
        return found or choice

    def _legal_number(self, choice: Any, seat: int) -> int:
        """The id of a choice that is legal for the seat, or IllegalChoice that says what is."""
        choices = self.game.rules.choices
        if isinstance(choice, Choice):
            if choices.make(choice.kind, **choice.args).id != choice.id:
                raise IllegalChoice(f"choice {choice} does not have the id {choice.id}")
            choice = self.listed(choice, seat).id
        if isinstance(choice, bool) or not isinstance(choice, (int, np.integer)):
            raise IllegalChoice(f"choice is {choice!r}; give a Choice or its id, 0 to {choices.size - 1}")
        wanted = choices.choice(int(choice))
        allowed = self.legal_ids(seat)
        if wanted.id not in allowed:
            listed = "; ".join(f"{i}: {choices.choice(i)}" for i in allowed[:12])
            more = f"; and {len(allowed) - 12} more" if len(allowed) > 12 else ""
            raise IllegalChoice(f"seat {seat} may not choose {wanted.id} ({wanted}); legal: {listed}{more}")
        return wanted.id

    # --- what a seat may know

    def hidden(self, viewer: int | None) -> Records:
        """A copy of the record with all blanked that the viewer may not know; None is a spectator."""
        record = copy_records(self._record)
        table = self.game.rules.proxy(record)
        with np.errstate(all="raise"):
            hide(table, -1 if viewer is None else self._seat(viewer))
        table.store()
        return record

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know, as a plain dict of the record's fields; None is a spectator."""
        return view_of(self.game, self.hidden(seat))

    def scene(self, seat: int | None = None, lang: str = "es", names: Sequence[str] | None = None) -> Scene:
        """What the drawing and the words are made from."""
        words = self.game.rules.words(check_language(lang))
        if names is None:
            names = [words("seat-name", number=number + 1) for number in range(self.players)]
        if len(names) != self.players:
            raise BadOption(f"names has {len(names)} entries; this match has {self.players} players")
        mine = () if seat is None or seat not in self.to_act else tuple(self.legal(seat))
        return Scene(self.view(seat), seat, tuple(names), mine, words)

    # --- words and pictures

    def describe(self, choice: Choice | int, lang: str = "es", seat: int | None = None) -> str:
        """A choice in words, as the seat sees the table; by default the first seat to act."""
        if not isinstance(choice, Choice):
            choice = self.game.rules.choices.choice(choice)
        if seat is None and not self.over:
            seat = self.to_act[0]
        words = self.game.rules.words(check_language(lang))
        return str(self.game.rules.module("tell").choice(self.view(seat), choice, words))

    def tell(self, lang: str = "es", viewer: int | None = None, names: Sequence[str] | None = None) -> list[str]:
        """What the last step did, in words, as far as the viewer may know it."""
        scene = self.scene(viewer, lang, names)
        tell = self.game.rules.module("tell")
        return [str(tell.event(scene, event)) for event in self.events_for(viewer)]

    def brief(
        self, seat: int | None = None, lang: str = "es", names: Sequence[str] | None = None, choices: bool = True
    ) -> str:
        """The whole situation and, unless not wanted, the seat's legal choices in words."""
        from reinos.core.brief import brief

        return brief(self, seat, lang, names, choices)

    def read(self, text: str, seat: int | None = None, lang: str = "es") -> Choice:
        """Understand an answer to `brief`, or IllegalChoice that says what is understood."""
        from reinos.core.brief import read

        return read(self, text, self._acting_seat(seat), lang)

    def panels(self, seat: int | None = None, lang: str = "es", names: Sequence[str] | None = None) -> Panels:
        """The drawing in its parts."""
        drawn: Panels = self.game.rules.module("draw").panels(self.scene(seat, lang, names))
        return drawn

    def svg(
        self, seat: int | None = None, lang: str = "es", names: Sequence[str] | None = None, theme: str = "light"
    ) -> str:
        """The drawing as one picture."""
        from reinos.core.picture import picture

        scene = self.scene(seat, lang, names)
        rules = self.game.rules
        awaited = rules.awaited(scene, self.to_act)
        return picture(scene, rules.module("draw").panels(scene), theme, rules.style, awaited)

    def _repr_svg_(self) -> str:
        """A match shows itself in a notebook, as a spectator sees it."""
        return self.svg(None)

    # --- files

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed's 32 bytes: shown at the start, it proves at the end that nobody touched the dice."""
        return hashlib.sha256(self.seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The match as plain data."""
        from reinos.core.saved import as_json

        return as_json(self)

    def save(self, path: str | Path) -> None:
        """Write the match to a file."""
        Path(path).write_text(json.dumps(self.to_json(), indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """Read a match from a file and replay it; a damaged file raises BadFile."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, ValueError, RecursionError) as wrong:
            raise BadFile(f"{path}: not a readable JSON file ({wrong})") from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: Any) -> Match:
        """Replay a match from plain data, and prove that its dice and its result are what the seed gives."""
        from reinos.core.saved import replayed

        return replayed(cls, data)


def view_of(game: Game, hidden: Records) -> View:
    """A hidden record as a plain dict of its fields, the engine's own left out."""
    shown = {name: hidden[name][0] for name in game.rules.table.fields if name not in INTERNAL}
    fields = {name: value.tolist() for name, value in shown.items()}
    return View(fields, {name: value for name, value in shown.items() if value.ndim})

"""Position: one table of a game as it stands, whole or as one viewer may know it."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core.cache import Cache, lazy
from reinos.core.choice import Choice, Choices
from reinos.core.errors import BadOption, IllegalChoice
from reinos.core.event import Event
from reinos.core.record import SEATS, Records, Table, copy_records
from reinos.core.scene import Fields, Scene, View
from reinos.core.words import check_language

if TYPE_CHECKING:
    from reinos.core.compiled import Kernel
    from reinos.core.game import Game, Rules
    from reinos.core.target import Target

NOBODY = -1  # the viewer that the verbs take for a spectator
INTERNAL = frozenset(Table.__dict__) - {"players", "to_act", "points", "ranks"}  # not part of a view
SEATS_OF = tuple(tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS))
NAMED = 12  # legal choices that a refusal lists

_views: Cache[View] = Cache(100)  # large, shared by all who know the same, and wanted while it is drawn and told


@lru_cache(maxsize=8192)
def _choice(choices: Choices, number: int) -> Choice:
    """A choice, made once for all positions: the same ones are legal again and again."""
    return choices.choice(number)


class Contents:
    """A record and what is read from it: worked out once for all viewers who know the same."""

    def __init__(self, game: Game, record: Records, verbs: Verbs) -> None:
        self.game, self.record, self.verbs = game, record, verbs
        self.memo: dict[Hashable, Any] = {}  # what others have made of it, in words for example

    @lazy
    def key(self) -> bytes:
        """A hash of the game and the record; short, since keys outlive positions."""
        return hashlib.blake2b(self.game.mark + self.record.tobytes(), digest_size=20).digest()

    @lazy
    def events(self) -> tuple[Event, ...]:
        """What the last step did."""
        return tuple(self.game.rules.events.read(self.record["events"][0], int(self.record["event_count"][0])))

    @lazy
    def standing(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Points and ranks by seat."""
        settled, players = self.settled(), self.game.players
        return tuple(settled["points"][0, :players].tolist()), tuple(settled["ranks"][0, :players].tolist())

    def settled(self) -> Records:
        """The record with its points and ranks worked out."""
        settled = copy_records(self.record)
        self.verbs.settle(settled, 0)
        return settled

    def viewed(self) -> View:
        """The record as plain numbers, without the engine's own fields."""
        return View({}, Fields(self.record, self.verbs.shown))


class Verbs:
    """What a position does with its record at every move, bound to the types of its game on a target."""

    def __init__(self, rules: Rules, target: str) -> None:
        self.kernels: Target = rules.target(target)
        self.shown = dict.fromkeys(name for name in rules.table.fields if name not in INTERNAL)  # the fields of a view
        self._size, record = rules.choices.size, np.zeros(1, rules.table.dtype)
        self._spare: list[np.ndarray[Any, Any]] = []
        self._given: dict[str, tuple[Any, ...]] = {  # to the kernels; positions hand them records of their own alone
            "step": (record, 0, 0, 0),
            "legal_choices": (record, 0, 0, np.empty(self._size, np.int64)),
            "hide_from": (record, 0, 0),
            "imagine": (record, 0, 0, record),
            "settle": (record, 0),
        }

    def __getattr__(self, name: str) -> Kernel:
        """The kernel of this name, made ready when it is first asked for."""
        if name not in self._given:
            raise AttributeError(name)
        made = vars(self)[name] = self.kernels.bound(getattr(self.kernels, name), *self._given[name])
        return made

    def legal(self, record: Records, seat: int) -> list[int]:
        """The ids of the seat's legal choices."""
        try:
            out = self._spare.pop()
        except IndexError:  # as many as there are threads
            out = np.empty(self._size, np.int64)
        found: list[int] = out[: self.legal_choices(record, 0, seat, out)].tolist()
        self._spare.append(out)
        return found


class Position:
    """A record, its game and its target. It never changes: `play` returns the position that follows.

    A hidden position, from `seen_by`, holds what its viewer may know and nothing else. Its `seat` is that viewer,
    or None for a spectator.
    """

    def __init__(
        self,
        game: Game,
        record: Records,
        target: str = "python",
        *,
        hidden: bool = False,
        seat: int | None = None,
        contents: Contents | None = None,
    ) -> None:
        self.game, self.record, self.target = game, record, target
        self.hidden, self.seat = hidden, seat
        self._legal: dict[int, list[int]] = {}
        if contents is not None:
            self.contents = contents

    # Positions are made by the million, and few are asked for all of this.

    @lazy
    def contents(self) -> Contents:
        """What is read from the record; shared by those who know the same."""
        return Contents(self.game, self.record, self._verbs)

    @lazy
    def _verbs(self) -> Verbs:
        return self.game.rules.verbs(self.target)

    @lazy
    def _seen(self) -> dict[int | None, Position]:
        return {}

    def __repr__(self) -> str:
        eyes = "" if not self.hidden else f", seen by {'a spectator' if self.seat is None else f'seat {self.seat}'}"
        state = "over" if self.over else f"seats {self.to_act} to act"
        return f"<Position {self.game!r}, {state}{eyes}>"

    def __reduce__(self) -> Any:
        return _again, (self.game, self.record, self.target, self.hidden, self.seat)

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    # --- how it stands

    @lazy
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice, in seat order."""
        return SEATS_OF[self.record["to_act"].item()]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def truncated(self) -> bool:
        """Whether the game has ended by a limit for simulations, and not by its rules."""
        return self.over and bool(self.game.rules.truncated(self.game.rules.proxy(self.record)))

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat, as the table stands."""
        return self.contents.standing[0]

    @property
    def ranks(self) -> tuple[int, ...]:
        """Ranks by seat, as the table stands; 1 is best, and shared ranks are equal."""
        return self.contents.standing[1]

    @property
    def rewards(self) -> list[float]:
        """By seat: seats beaten minus seats lost to, as a share of the others; all 0 until the game is over."""
        from reinos.core.lanes import reward

        if not self.over:
            return [0.0] * self.game.players
        table: Any = self.game.rules.proxy(self.contents.settled())
        return [float(reward(table, seat)) for seat in range(self.game.players)]

    @property
    def events(self) -> list[Event]:
        """What the last step did, as far as the position knows it."""
        return list(self.contents.events)

    @property
    def dice(self) -> tuple[int, int]:
        """How much of the dice has been used: every roll and every draw moves it on."""
        return self.record["block"].item(), self.record["drawn"].item()

    @property
    def key(self) -> Hashable:
        """Hashable; equal for positions of the same game with the same content."""
        return self.contents.key

    # --- play

    def legal(self, seat: int | None = None) -> list[Choice]:
        """The legal choices of a seat; by default of the viewer, or of the first seat to act."""
        choices = self.game.rules.choices
        return [_choice(choices, number) for number in self.legal_ids(seat)]

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """The ids of a seat's legal choices."""
        seat = self._whose(seat)
        return [] if seat is None else self._allowed(seat).copy()

    def _allowed(self, seat: int) -> list[int]:
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._verbs.legal(self.record, seat)
        return found

    def play(self, choice: Choice | int, seat: int | None = None) -> Position:
        """The position after a choice; an illegal one raises IllegalChoice."""
        seat = self.acting_seat(seat)
        return self.after(self.legal_number(choice, seat), seat)

    def after(self, choice: int, seat: int) -> Position:
        """The position after a choice that is known to be legal."""
        record, verbs = copy_records(self.record), self._verbs
        to_act = verbs.step(record, 0, seat, choice)
        following = Position(self.game, record, self.target)
        following.to_act, following._verbs = SEATS_OF[to_act], verbs
        return following

    def acting_seat(self, seat: int | None) -> int:
        """The seat, if it owes a choice, or the one that does; else IllegalChoice."""
        if not self.to_act:
            raise IllegalChoice("the match is over; nobody has anything to choose")
        seat = self._whose(seat)
        if seat not in self.to_act:
            raise IllegalChoice(f"seat {seat} has nothing to choose now; to act: {list(self.to_act)}")
        return seat

    def listed(self, choice: Choice, seat: int) -> Choice:
        """The choice as the legal list has it, where the game knows it by another description; else as it is."""
        if choice.id in self.legal_ids(seat):
            return choice
        same = getattr(self.game.rules.module("tell"), "same", None)
        found: Choice | None = same(self.seen_by(seat).view, choice) if same else None
        return found or choice

    def _whose(self, seat: int | None) -> int | None:
        if seat is not None:
            return check_seat(self.game, seat)
        return self.seat if self.hidden else self.to_act[0] if self.to_act else None

    def legal_number(self, choice: Any, seat: int) -> int:
        """The id of a choice that is legal for the seat, or IllegalChoice that says what is."""
        if type(choice) is int and choice in self._allowed(seat):
            return choice
        choices = self.game.rules.choices
        if isinstance(choice, Choice):
            if choices.make(choice.kind, **choice.args).id != choice.id:
                raise IllegalChoice(f"choice {choice} does not have the id {choice.id}")
            choice = self.listed(choice, seat).id
        if isinstance(choice, bool) or not isinstance(choice, (int, np.integer)):
            raise IllegalChoice(f"choice is {choice!r}; give a Choice or its id, 0 to {choices.size - 1}")
        allowed = self.legal_ids(seat)
        if choice not in allowed:
            wanted = choices.choice(int(choice))
            named = "; ".join(f"{i}: {choices.choice(i)}" for i in allowed[:NAMED])
            more = f"; and {len(allowed) - NAMED} more" if len(allowed) > NAMED else ""
            raise IllegalChoice(f"seat {seat} may not choose {wanted.id} ({wanted}); legal: {named}{more}")
        return int(choice)

    # --- what a viewer may know

    def seen_by(self, viewer: int | None) -> Position:
        """The same with everything blanked that the viewer may not know; None is a spectator."""
        if self.hidden and viewer == self.seat:
            return self
        if viewer not in self._seen:
            if viewer is not None:
                viewer = check_seat(self.game, viewer)
            record = self._hidden_from(viewer)
            # Viewers who know the same share it: in a game without secrets these are all.
            raw, others = record.tobytes(), [seen.contents for seen in list(self._seen.values())]
            contents = next((other for other in others if other.record.tobytes() == raw), None)
            if contents is not None:
                record = contents.record
            self._seen[viewer] = Position(self.game, record, self.target, hidden=True, seat=viewer, contents=contents)
        return self._seen[viewer]

    def known_to(self, viewer: int | None) -> bytes:
        """The record of what `seen_by` gives, for who compares many."""
        return self._hidden_from(viewer).tobytes()

    def _hidden_from(self, viewer: int | None) -> Records:
        record = copy_records(self.record)
        self._verbs.hide_from(record, 0, NOBODY if viewer is None else viewer)
        return record

    def imagine(self, viewer: int | None, seed: int) -> Position:
        """A whole table that the viewer cannot tell from this one: the rest is redrawn with the dice of a seed."""
        record = copy_records(self.record)
        self._verbs.imagine(record, 0, NOBODY if viewer is None else viewer, self.game.bare(seed))
        return Position(self.game, record, self.target)

    def with_dice(self, seed: int) -> Position:
        """The same with other dice from here on."""
        record, fresh = copy_records(self.record), self.game.bare(seed)
        for field in ("key", "stream", "block", "drawn"):
            record[field] = fresh[field]
        return Position(self.game, record, self.target)

    def on(self, target: str) -> Position:
        """The same on another target."""
        if target == self.target:
            return self
        return Position(self.game, self.record, target, hidden=self.hidden, seat=self.seat)

    def features(self, seat: int) -> np.ndarray[Any, Any]:
        """What the seat may know as numbers for learning, the game's planes one after another."""
        planes = np.zeros(self.game.rules.planes.size, np.float32)
        self._verbs.kernels.features(self.seen_by(seat).record, 0, seat, planes)
        return planes

    @property
    def view(self) -> View:
        """The record as a plain dict of its fields, without the engine's own; only to look at."""
        return self._glanced.whole

    @property
    def _glanced(self) -> View:
        """The same, read as far as somebody has looked."""
        return _views.get(self.contents.key, self.contents.viewed)

    def scene(self, lang: str, names: Sequence[str] | None = None, *, active: bool = True) -> Scene:
        """What words and drawing are made from; without choices when the viewer is not to be asked now."""
        words = self.game.rules.words(check_language(lang))
        if names is None:
            names = [words("seat-name", number=number + 1) for number in range(self.game.players)]
        if len(names) != self.game.players:
            raise BadOption(f"names has {len(names)} entries; this match has {self.game.players} players")
        asked = active and self.seat is not None and self.seat in self.to_act
        legal = tuple(self.legal(self.seat)) if asked else ()
        return Scene(words, tuple(names), self.seat, self.game.options, self._glanced, legal)

    def svg(self, lang: str = "en", names: Sequence[str] | None = None, theme: str = "light") -> str:
        """The drawing as one picture: what the viewer sees, or a spectator of a whole table."""
        from reinos.core.picture import picture

        if not self.hidden:
            return self.seen_by(None).svg(lang, names, theme)
        scene, rules = self.scene(lang, names), self.game.rules
        drawn = rules.module("draw").panels(scene)
        return picture(scene, drawn, theme, rules.style, rules.awaited(scene, self.to_act))


def _again(game: Game, record: Records, target: str, hidden: bool, seat: int | None) -> Position:
    """Rebuild a pickled position."""
    return Position(game, record, target, hidden=hidden, seat=seat)


def check_seat(game: Game, seat: Any) -> int:
    """A seat of the game, or IllegalChoice naming those there are."""
    if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < game.players:
        raise IllegalChoice(f"seat is {seat!r}; seats are 0 to {game.players - 1}")
    return int(seat)

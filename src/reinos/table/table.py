"""A table: its seats, its match and its chat; every change makes a new object."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal

from reinos.core.cache import Cache, lazy
from reinos.core.catalog import rules
from reinos.core.changed import changed
from reinos.core.game import Game
from reinos.core.match import Match, Step
from reinos.core.position import Position
from reinos.core.record import Records
from reinos.review.puzzle import Puzzle, puzzles
from reinos.table.compiled import quick_target
from reinos.table.layout import Description, layout_of, pack, unpack
from reinos.table.names import taken
from reinos.table.refusal import Forbidden, NotFound, NotNow

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "link"]
Silence = Literal["muted", "players-only"]
PUZZLE = "puzzle-"  # how the name of a lesson begins that is the puzzle of a day


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Session:
    """A browser or a program that plays."""

    id: str
    name: str
    language: str


@dataclass(frozen=True)
class Seat:
    """One place at the table and who holds it."""

    seat: int
    kind: SeatKind
    session: str | None = None  # who holds it
    owner: str | None = None  # who may take it back from a bot
    name: str = ""
    bot: str | None = None
    reserved: bool = False  # for whoever has its link, also when it is free again
    invite: str | None = None
    draft: tuple[int, ...] = ()
    draft_decision: int | None = None
    draft_count: int = 0  # grows with every change of the draft

    @property
    def free(self) -> bool:
        """Whether nobody plays it yet."""
        return self.kind in ("open", "link")

    def drafted(self, draft: Sequence[int], decision: int | None) -> Seat:
        """The seat with another draft."""
        return changed(self, draft=tuple(draft), draft_decision=decision, draft_count=self.draft_count + 1)


@dataclass(frozen=True, eq=False, slots=True)
class Entry:
    """One stored choice and the record after it; number 0 is the table as it was laid. Equal only to itself."""

    number: int
    commit: int
    seat: int | None
    choice: int | None
    layout: str
    record: bytes
    at: int

    def __reduce__(self) -> Any:
        """As the workers are sent it: a match has many, and what dataclass does itself takes four times as long."""
        return Entry, (self.number, self.commit, self.seat, self.choice, self.layout, self.record, self.at)


@dataclass(frozen=True)
class Line:
    """One line of the chat."""

    number: int
    name: str
    seat: int | None
    session: str | None
    text: str
    at: int


_positions: Cache[Position] = Cache(300)  # by entry; a table keeps its present itself


@lru_cache(maxsize=256)
def _configured(name: str, options: str) -> Game:
    return Game(rules(name), **json.loads(options))


def configured(name: str, options: dict[str, Any]) -> Game:
    """A game with its options, made once."""
    return _configured(name, json.dumps(options, sort_keys=True))


# What the match of a table comes from: most changes, such as drafts, leave it as it is.
MATCH = frozenset({"game_name", "rules_version", "options", "seed", "status", "lesson", "entries", "layouts"})


@dataclass(frozen=True)
class Table:
    """One match with its seats, chat and history."""

    id: str
    code: str
    game_name: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    public: bool
    host: str
    status: Status
    commits: int
    revision: int  # grows with every stored change
    shown: int  # grows with every change that everybody may know of
    decisions: tuple[int | None, ...]  # commits when each seat last became able to act
    rematch: str | None
    stand_in: str  # the bot that plays for those who are away
    spectators_talk: bool
    created: int
    updated: int
    seats: tuple[Seat, ...]
    lesson: str | None = None  # the lesson that is given here
    lesson_read: int = 0  # how often its learner has read on
    muted: tuple[str, ...] = ()  # sessions that may not talk
    removed: tuple[str, ...] = ()  # sessions that may not even look
    entries: tuple[Entry, ...] = ()
    chat: tuple[Line, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()  # of each session that has some
    layouts: tuple[tuple[str, Description], ...] = ()  # those that differ from the game's own

    LASTING = MappingProxyType(dict.fromkeys(("game", "layout", "frozen", "present", "to_act", "puzzle"), MATCH))

    # --- the match

    @lazy
    def game(self) -> Game:
        """The game with its options."""
        return configured(self.game_name, self.options)

    @lazy
    def layout(self) -> str:
        """The layout of the game's records today."""
        return layout_of(self.game.rules.table.dtype)[0]

    @property
    def of_other_rules(self) -> bool:
        """Whether the rules have changed since the match was begun."""
        return self.rules_version != self.game.rules.version or bool(self.layouts)

    @lazy
    def frozen(self) -> bool:
        """Whether the rules have changed under a running match, which can then only be looked at."""
        return self.status == "playing" and self.of_other_rules

    @property
    def target(self) -> str:
        """What runs the rules; CPython checks records that today's rules may not fit."""
        return "python" if self.of_other_rules else quick_target(self.game)

    def record_at(self, entry: Entry) -> Records:
        """The record after a stored choice."""
        old = None if entry.layout == self.layout else dict(self.layouts)[entry.layout]
        return unpack(entry.record, self.game.rules.table.dtype, old)

    def position(self, entry: Entry) -> Position:
        """The match after a stored choice, secrets included."""
        return _positions.get(entry, lambda: Position(self.game, self.record_at(entry), self.target))

    @lazy
    def present(self) -> Position:
        """The match as it stands, secrets included."""
        return self.position(self.entries[-1])

    def steps(self, last: Entry) -> list[Step]:
        """The steps of the match up to a stored choice."""
        return [Step(entry.seat, entry.choice) for entry in self.entries[1 : last.number + 1]]  # type: ignore[arg-type]

    @property
    def match(self) -> Match:
        """The match as it stands, with its seed and its steps."""
        return Match(int(self.seed, 16), self.present, self.steps(self.entries[-1]))

    @lazy
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice."""
        return self.present.to_act if self.status == "playing" else ()

    @property
    def deserted(self) -> bool:
        """Whether bots are among themselves."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def bot_due(self) -> bool:
        """Whether a bot is to act."""
        bots = {seat.seat for seat in self.seats if seat.kind == "bot"}
        return bool(bots) and not self.frozen and not bots.isdisjoint(self.to_act) and not self.puzzled

    @lazy
    def puzzle(self) -> Puzzle | None:
        """The puzzle that is set here, if its game still has it."""
        if self.lesson is None or not self.lesson.startswith(PUZZLE):
            return None
        made = tuple((entry.seat, entry.choice) for entry in self.entries[1:])
        found = (puzzle for puzzle in puzzles(self.game.rules) if puzzle.seed == self.seed)
        return next((puzzle for puzzle in found if made[: len(puzzle.steps)] == puzzle.steps), None)

    @property
    def puzzled(self) -> bool:
        """Whether a puzzle is not answered yet, or its answer not read: bots wait."""
        return self.lesson_read == 0 and self.puzzle is not None

    def commit_end(self, commit: int) -> Entry:
        """The last stored choice of a commit."""
        return next(entry for entry in reversed(self.entries) if entry.commit == commit)

    # --- who

    def seat(self, number: int) -> Seat:
        """A seat by its number, or a refusal that names those there are."""
        if not 0 <= number < len(self.seats):
            raise NotFound("no-seat", last=len(self.seats) - 1)
        return self.seats[number]

    def seats_of(self, session: str | None) -> tuple[int, ...]:
        """The seats that a session holds."""
        return self._held.get(session, ())

    @lazy
    def _held(self) -> dict[str | None, tuple[int, ...]]:
        found: dict[str | None, tuple[int, ...]] = {}
        for seat in self.seats:
            if seat.session is not None:
                found[seat.session] = (*found.get(seat.session, ()), seat.seat)
        return found

    def lent_by(self, session: str | None) -> tuple[int, ...]:
        """The seats of a session that bots hold for it."""
        return tuple([s.seat for s in self.seats if session is not None and s.kind == "bot" and s.owner == session])

    def owned_by(self, session: str | None) -> tuple[Seat, ...]:
        """The seats that are a session's, whether it holds them or a bot does for it."""
        return tuple([s for s in self.seats if session is not None and s.owner == session])

    def names(self, free: str) -> tuple[str, ...]:
        """What the players are called."""
        return tuple([seat.name or free for seat in self.seats])

    def with_seat(self, seat: Seat, *, public: bool = True) -> Table:
        """The table with one seat changed; a private change is not counted for the others."""
        before = self.seats[seat.seat]
        seats = tuple([seat if old is before else old for old in self.seats])
        # What somebody is told must go on growing also when they lose their seat. Only before the start does a seat
        # lose its owner: later everybody could read from the jump how often its draft had changed.
        lost = before.draft_count if before.owner != seat.owner else 0
        return changed(self, seats=seats, shown=self.shown + public + lost)

    def concerned(self, before: Table) -> int | None:
        """The only seat that the change from an earlier state concerns; None when it concerns everybody."""
        if self.shown != before.shown:
            return None
        noted = {session for session, _ in set(self.notes) ^ set(before.notes)}
        pairs = zip(before.seats, self.seats, strict=True)
        return next((new.seat for old, new in pairs if old != new or new.session in noted), None)

    # --- course

    def start(self) -> Table:
        """Lay the table."""
        position = self.game.start(int(self.seed, 16), self.target)
        first = self._entry(position, 0, 0)
        acting = tuple(0 if seat in position.to_act else None for seat in range(len(self.seats)))
        return changed(self, status="playing", entries=(first,), decisions=acting, shown=self.shown + 1)

    def commit(self, seat: int, choices: Sequence[int]) -> Table:
        """Make a seat's choices as one commit; an illegal one raises IllegalChoice."""
        number, entries, position = self.commits + 1, list(self.entries), self.present
        for choice in choices:
            position = position.play(choice, seat)
            entries.append(self._entry(position, len(entries), number, seat, choice))
        waiting = {other for other in self.to_act if other != seat}
        decisions = tuple(
            (old if other in waiting else number) if other in position.to_act else None
            for other, old in enumerate(self.decisions)
        )
        table = changed(
            self,
            status="over" if position.over else "playing",
            commits=number,
            entries=tuple(entries),
            decisions=decisions,
            shown=self.shown + 1,
        )
        return table.with_seat(self.seats[seat].drafted((), None), public=False)

    def _entry(
        self, position: Position, number: int, commit: int, seat: int | None = None, choice: int | None = None
    ) -> Entry:
        entry = Entry(number, commit, seat, choice, self.layout, pack(position.record), now())
        _positions.put(entry, position)
        return entry

    # --- talk

    def notes_of(self, session: str | None) -> str:
        """What a session has noted down for itself."""
        return dict(self.notes).get(session or "", "")

    def note(self, session: str, text: str) -> Table:
        """Replace the notes of a session that plays here."""
        if not self.seats_of(session):
            raise Forbidden("not-your-table")
        kept = {**dict(self.notes), session: text}
        return self if kept == dict(self.notes) else changed(self, notes=tuple(kept.items()))

    def say(self, session: Session, text: str) -> Table:
        """Add a line to the chat."""
        if session.id in self.removed:
            raise Forbidden("removed")
        silent = self.silent(session.id)
        if silent is not None:
            raise Forbidden(silent)
        mine = self.owned_by(session.id)
        if not mine and taken(session.name, (seat.name for seat in self.seats)):
            raise NotNow("name-taken", table=self.id, name=session.name)
        number = self.chat[-1].number + 1 if self.chat else 1
        name, seat = (mine[0].name, mine[0].seat) if mine else (session.name, None)
        line = Line(number, name, seat, session.id, text, now())
        return changed(self, chat=(*self.chat, line), shown=self.shown + 1)

    def silent(self, session: str | None) -> Silence | None:
        """Why a session may not talk, if so."""
        if session is not None and session in self.muted:
            return "muted"
        return None if self.spectators_talk or self.owned_by(session) else "players-only"

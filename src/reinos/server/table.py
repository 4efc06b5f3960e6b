"""A table as it stands in the database, and what can be done with it; every change makes a new object."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from reinos.core.catalog import rules
from reinos.core.game import Game
from reinos.core.match import Match, Step
from reinos.core.position import Position
from reinos.core.record import Records
from reinos.core.target import Target
from reinos.server.layout import Description, layout_of, pack, unpack
from reinos.server.memory import Memory
from reinos.server.moment import Moment
from reinos.server.warm import quick_kernels

Rolls = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Seat:
    """One place at the table and who holds it."""

    seat: int
    kind: str  # person, bot, open, link
    session: str | None = None
    owner: str | None = None
    name: str = ""
    bot: str | None = None
    invite: str | None = None
    draft: tuple[int, ...] = ()
    draft_decision: int | None = None
    draft_count: int = 0

    @property
    def free(self) -> bool:
        """Whether nobody plays it yet."""
        return self.kind in ("open", "link")

    def drafted(self, draft: Sequence[int], decision: int | None) -> Seat:
        """The seat with another draft."""
        return replace(self, draft=tuple(draft), draft_decision=decision, draft_count=self.draft_count + 1)


@dataclass(frozen=True, eq=False, slots=True)
class Entry:
    """One stored choice and the record after it; number 0 is the table as it was laid. Equal only to itself."""

    number: int
    commit: int
    seat: int | None
    choice: int | None
    rolls: Rolls
    layout: str
    record: bytes
    at: int


@dataclass(frozen=True)
class Line:
    """One line of the chat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True)
class Move:
    """One choice of a commit: what chance decided in it, and the record after it, as it is and as it is stored."""

    choice: int
    rolls: Rolls
    record: Records
    packed: bytes


_moments: Memory[Moment] = Memory(1000)  # by entry
_moves: Memory[tuple[Move, ...]] = Memory(500)  # by the entry before, seat and choices


@lru_cache(maxsize=256)
def _configured(name: str, options: str) -> Game:
    return Game(rules(name), **json.loads(options))


def configured(name: str, options: dict[str, Any]) -> Game:
    """A game with its options, made once."""
    return _configured(name, json.dumps(options, sort_keys=True))


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
    status: str
    commits: int
    revision: int
    shown: int
    decisions: tuple[int | None, ...]
    rematch: str | None
    created: int
    updated: int
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...] = ()
    chat: tuple[Line, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()  # of each session that has some
    layouts: tuple[tuple[str, Description], ...] = ()  # those that differ from the game's own

    # --- the match

    @cached_property
    def game(self) -> Game:
        """The game with its options."""
        return configured(self.game_name, self.options)

    @cached_property
    def layout(self) -> str:
        """The layout of the game's records today."""
        return layout_of(self.game.rules.table.dtype)[0]

    @property
    def of_other_rules(self) -> bool:
        """Whether the rules have changed since the match was begun."""
        return self.rules_version != self.game.rules.version or bool(self.layouts)

    @property
    def frozen(self) -> bool:
        """Whether the rules have changed under a running match, which can then only be looked at."""
        return self.status == "playing" and self.of_other_rules

    @property
    def kernels(self) -> Target:
        """What works on the match's records; CPython checks those that today's rules may not fit."""
        return self.game.rules.target("python") if self.of_other_rules else quick_kernels(self.game)

    def record_at(self, entry: Entry) -> Records:
        """The record after a stored choice."""
        old = None if entry.layout == self.layout else dict(self.layouts)[entry.layout]
        return unpack(entry.record, self.game.rules.table.dtype, old)

    def match_at(self, entry: Entry) -> Match:
        """The match after a stored choice, secrets included."""
        steps = [Step(e.seat, e.choice) for e in self.entries[1 : entry.number + 1]]  # type: ignore[arg-type]
        return Match(int(self.seed, 16), Position(self.game, self.record_at(entry)), steps)

    def moment(self, entry: Entry) -> Moment:
        """The table after a stored choice, secrets included."""
        return _moments.get(entry, lambda: Moment(self.game, self.kernels, self.record_at(entry)))

    @cached_property
    def present(self) -> Moment:
        """The table as it stands, secrets included."""
        return self.moment(self.entries[-1])

    @cached_property
    def now(self) -> Match:
        """The match as it stands, secrets and history included; only to look at."""
        return self.match_at(self.entries[-1])

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice."""
        return self.present.to_act if self.status == "playing" else ()

    @property
    def acting_mask(self) -> int:
        """The same as a bit mask."""
        return sum(1 << seat for seat in self.to_act)

    @property
    def bot_due(self) -> bool:
        """Whether a bot is to act."""
        bots = {seat.seat for seat in self.seats if seat.kind == "bot"}
        return bool(bots) and not self.frozen and not bots.isdisjoint(self.to_act)

    def commit_end(self, commit: int) -> Entry:
        """The last stored choice of a commit."""
        return next(entry for entry in reversed(self.entries) if entry.commit == commit)

    # --- who

    def seats_of(self, session: str | None) -> tuple[int, ...]:
        """The seats that a session holds."""
        return tuple(s.seat for s in self.seats if session is not None and s.session == session)

    def lent_by(self, session: str | None) -> tuple[int, ...]:
        """The seats of a session that bots hold for it."""
        return tuple(s.seat for s in self.seats if session is not None and s.kind == "bot" and s.owner == session)

    def names(self, free: str) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(seat.name or free for seat in self.seats)

    def with_seat(self, seat: Seat, *, public: bool = True) -> Table:
        """The table with one seat changed; a private change is not counted for the others."""
        before = self.seats[seat.seat]
        changed = tuple(seat if old is before else old for old in self.seats)
        # A session that loses a seat is no longer told of its drafts; what it is told must go on growing.
        lost = before.draft_count if before.session != seat.session else 0
        return replace(self, seats=changed, shown=self.shown + public + lost)

    # --- course

    def start(self, at: int) -> Table:
        """Lay the table."""
        match = self.game.new(int(self.seed, 16))
        first = Entry(0, 0, None, None, (), self.layout, pack(match.record), at)
        acting = [0 if seat in match.to_act else None for seat in range(match.players)]
        return replace(self, status="playing", entries=(first,), decisions=tuple(acting), shown=self.shown + 1)

    def moves(self, seat: int, choices: Sequence[int]) -> tuple[Move, ...]:
        """What a seat's choices lead to from here, worked out once; IllegalChoice when they are not legal."""

        def made() -> tuple[Move, ...]:
            found: list[Move] = []
            for choice in choices:
                before = found[-1].record if found else self.present.record
                after = Position(self.game, before, self.kernels.name).play(choice, seat).record
                found.append(Move(choice, (), after, pack(after)))
            return tuple(found)

        return _moves.get((self.entries[-1], seat, tuple(choices)), made)

    def commit(self, seat: int, choices: Sequence[int], at: int) -> Table:
        """Make a seat's choices as one commit; IllegalChoice leaves nothing changed."""
        number, entries = self.commits + 1, list(self.entries)
        for move in self.moves(seat, choices):
            entry = Entry(len(entries), number, seat, move.choice, move.rolls, self.layout, move.packed, at)
            _moments.put(entry, Moment(self.game, self.kernels, move.record))
            entries.append(entry)
        kept = {other for other in self.to_act if other != seat}
        acting = self.moment(entries[-1]).to_act
        decisions = tuple(
            (old if other in kept else number) if other in acting else None for other, old in enumerate(self.decisions)
        )
        table = replace(
            self,
            status="playing" if acting else "over",
            commits=number,
            entries=tuple(entries),
            decisions=decisions,
            shown=self.shown + 1,
        )
        return table.with_seat(self.seats[seat].drafted((), None), public=False)

    def notes_of(self, session: str | None) -> str:
        """What a session has noted down for itself."""
        return dict(self.notes).get(session or "", "")

    def note(self, session: str, text: str) -> Table:
        """Replace the notes of a session; nobody else is concerned."""
        kept = {**dict(self.notes), session: text}
        return replace(self, notes=tuple(kept.items()))

    def say(self, name: str, seat: int | None, text: str, at: int) -> Table:
        """Add a line to the chat."""
        number = self.chat[-1].number + 1 if self.chat else 1
        return replace(self, chat=(*self.chat, Line(number, name, seat, text, at)), shown=self.shown + 1)

"""New tables: from a form, from a match file, from a moment of another table, as a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal

from reinos.bots.levels import LEVELS
from reinos.core.catalog import rules
from reinos.core.errors import BadFile, BadOption
from reinos.core.game import SEED_BITS, Game
from reinos.core.match import Step
from reinos.core.saved import Replay
from reinos.table.bots import DEFAULT_BOT, check_bot
from reinos.table.lesson import lesson_called
from reinos.table.menu import playable
from reinos.table.names import apart, taken
from reinos.table.refusal import Forbidden, Invalid, NotFound, NotNow
from reinos.table.table import Seat, Session, Table, configured, now
from reinos.table.words import table_words

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that sound or look like a digit
CODE_LENGTH = 6
LONGEST_FILE = 1_000  # steps; three times as many as in a long match between people
PIECE = 100  # steps of a file that are played in one job


@dataclass(frozen=True)
class SeatWanted:
    """A seat of a new table as a form asks for it."""

    kind: Literal["me", "open", "link", "bot"]
    bot: str | None = None
    name: str | None = None


def new_invite() -> str:
    """A token that opens one seat, once."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """What people call a table by; two may draw the same."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def game_of(name: str, options: dict[str, Any], players: int) -> Game:
    """The game as asked for, or a refusal that names the option and what is allowed."""
    if options.get("players", players) != players:
        raise Invalid("bad-option", detail=f"options.players is {options['players']!r}; seats: {players}")
    if name not in playable():
        raise Invalid("bad-option", detail=f"game is {name!r}; allowed: {', '.join(playable())}")
    try:
        return configured(name, {**options, "players": players})
    except BadOption as wrong:
        raise Invalid("bad-option", detail=wrong) from None
    except TypeError as wrong:
        raise Invalid("bad-option", detail=str(wrong)) from None


def blank(
    game: Game,
    host: str,
    seats: Sequence[Seat],
    *,
    public: bool = False,
    seed: str | None = None,
    stand_in: str = DEFAULT_BOT,
    spectators_talk: bool | None = None,
) -> Table:
    """A table that waits for its players."""
    at = now()
    return Table(
        id=secrets.token_urlsafe(16),
        code=new_code(),
        game_name=game.name,
        rules_version=game.rules.version,
        options=game.chosen,
        seed=seed or f"{secrets.randbits(SEED_BITS):0{SEED_BITS // 4}x}",
        public=public,
        host=host,
        status="waiting",
        commits=0,
        revision=1,
        shown=1,
        decisions=(None,) * len(seats),
        rematch=None,
        stand_in=stand_in,
        spectators_talk=public if spectators_talk is None else spectators_talk,
        created=at,
        updated=at,
        seats=tuple(seats),
    )


@dataclass(frozen=True)
class Order:
    """A new table as it can be made."""

    host: str
    game: Game
    seats: tuple[Seat, ...]
    seed: str | None
    stand_in: str


def order(
    session: Session,
    game_name: str,
    options: dict[str, Any],
    wanted: Sequence[SeatWanted],
    seed: str | None = None,
    stand_in: str | None = None,
) -> Order:
    """What a form asks for, or a refusal."""
    game = game_of(game_name, options, len(wanted))
    for number, wish in enumerate(wanted):
        check_bot(f"seats[{number}].bot", wish.bot if wish.kind == "bot" else None, game)
    check_bot("stand_in", stand_in, game)
    wished = [_seat(number, wish, session) for number, wish in enumerate(wanted)]
    for seat in wished:
        if seat.name and taken(seat.name, (other.name for other in wished[: seat.seat])):
            raise Invalid("name-twice", field=f"seats[{seat.seat}].name", name=seat.name)
    seats = named(wished, session)
    if seed is not None and any(seat.free for seat in seats):
        raise Invalid("seed-known")
    return Order(session.id, game, tuple(seats), seed, stand_in or DEFAULT_BOT)


def create(order: Order, public: bool, spectators_talk: bool | None = None) -> Table:
    """A table from a form; it starts by itself when nobody is missing."""
    return started(
        blank(
            order.game,
            order.host,
            order.seats,
            public=public,
            seed=order.seed,
            stand_in=order.stand_in,
            spectators_talk=spectators_talk,
        )
    )


def _seat(number: int, wish: SeatWanted, session: Session) -> Seat:
    if wish.kind == "me":
        return own_seat(number, session, wish.name or "")
    if wish.kind == "bot":
        return Seat(number, "bot", name=wish.name or "", bot=wish.bot or DEFAULT_BOT)
    return Seat(number, wish.kind, reserved=wish.kind == "link", invite=new_invite())


def own_seat(number: int, session: Session, name: str = "") -> Seat:
    """A seat that whoever makes the table holds."""
    return Seat(number, "person", session=session.id, owner=session.id, name=name)


def named(seats: Sequence[Seat], session: Session) -> list[Seat]:
    """Names for those that came without: bots get one of theirs, people that of their session."""
    known = [seat.name for seat in seats if seat.name]
    usual = table_words(session.language)("bot-names").split(", ")
    found = []
    for seat in sorted(seats, key=lambda seat: seat.kind == "bot"):  # people first: no bot takes their name
        name = seat.name
        if not name and seat.kind == "bot":
            name = next((one for one in usual if not taken(one, known)), apart(usual[0], known))
        elif not name and seat.kind == "person":
            name = apart(session.name, known)
        known.append(name)
        found.append(replace(seat, name=name))
    return sorted(found, key=lambda seat: seat.seat)


def started(table: Table) -> Table:
    """The table, laid if every seat is taken."""
    return table.start() if table.status == "waiting" and not any(seat.free for seat in table.seats) else table


def check_length(data: dict[str, Any]) -> None:
    """A match file that is not too long to be played again, or a refusal that names the limit."""
    steps = data.get("steps")
    if isinstance(steps, list) and len(steps) > LONGEST_FILE:
        raise Invalid("too-many-steps", steps=len(steps), most=LONGEST_FILE)


def opened(data: dict[str, Any]) -> Replay:
    """A match file, the first piece of which is played again, or a refusal."""
    check_length(data)
    with readable():
        replay = Replay(data)
    return further(replay)


def further(replay: Replay) -> Replay:
    """The next piece of it."""
    with readable():
        replay.advance(PIECE)
    return replay


@contextmanager
def readable() -> Iterator[None]:
    """A refusal for whatever is wrong with a match file."""
    try:
        yield
    except BadFile as wrong:
        raise Invalid("bad-file", detail=wrong) from None
    except RecursionError as wrong:
        raise Invalid("bad-file", detail=str(wrong)) from None


def from_replay(session: Session, replay: Replay) -> Table:
    """A table from a match file that was played to its end; whoever brings it holds every seat."""
    game = replay.position.game
    seats = named([own_seat(number, session) for number in range(game.players)], session)
    return replayed(blank(game, session.id, seats, seed=f"{replay.seed:0{SEED_BITS // 4}x}"), replay.steps)


def replayed(table: Table, steps: Iterable[Step]) -> Table:
    """The table with every step of a match as a commit of its own."""
    table = table.start()
    for step in steps:
        table = table.commit(step.seat, (step.choice,))
    return table


def check_branch(old: Table, version: int, seat: int) -> None:
    """A refusal where a match cannot be played on from a moment."""
    if old.status != "over":
        raise NotNow("not-over", table=old.id)
    if version >= old.commits:
        raise NotFound("no-commit", last=old.commits - 1)
    old.seat(seat)
    if old.of_other_rules:
        raise NotNow("old-rules")


def branch(old: Table, session: Session, version: int, seat: int) -> Table:
    """A table that goes on from a moment of a finished match, with its dice: one seat is mine, bots take the others."""
    check_branch(old, version, seat)
    mine = own_seat(seat, session, session.name)
    seats = [mine if s.seat == seat else Seat(s.seat, "bot", name=s.name, bot=DEFAULT_BOT) for s in old.seats]
    return replayed(blank(old.game, session.id, seats, seed=old.seed), old.steps(old.commit_end(version)))


def teach(session: Session, game_name: str, name: str) -> Table:
    """A table for a lesson, or for the puzzle of a day: the learner, and the easiest bots, who follow its script."""
    if game_name not in playable():
        raise Invalid("bad-option", detail=f"game is {game_name!r}; allowed: {', '.join(playable())}")
    try:
        lesson = lesson_called(rules(game_name), name)
    except BadOption as wrong:
        raise Invalid("bad-option", detail=wrong) from None
    game = configured(game_name, {**lesson.options, "players": lesson.players})
    seats = [
        own_seat(seat, session) if seat == lesson.seat else Seat(seat, "bot", bot=LEVELS[0])
        for seat in range(lesson.players)
    ]
    seed = f"{lesson.seed:0{SEED_BITS // 4}x}"
    table = replace(blank(game, session.id, named(seats, session), seed=seed), lesson=name)
    return replayed(table, lesson.opened(game.rules))


def check_rematch(old: Table, session: Session) -> None:
    """A refusal where there cannot be a rematch."""
    if not old.seats_of(session.id):
        raise Forbidden("not-your-table")
    if old.status != "over":
        raise NotNow("not-over", table=old.id)


def rematch(old: Table, session: Session) -> Table:
    """The same game and seats again."""
    check_rematch(old, session)
    seats = [Seat(s.seat, s.kind, s.session, s.owner, s.name, s.bot, s.reserved) for s in old.seats]
    again = blank(
        old.game,
        session.id,
        seats,
        public=old.public,
        stand_in=old.stand_in,
        spectators_talk=old.spectators_talk,
    )
    return started(replace(again, muted=old.muted, removed=old.removed))

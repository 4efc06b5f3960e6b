"""New tables: from a form, from a match file, from a moment of another table, as a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from reinos.core.errors import BadFile, BadOption
from reinos.core.game import SEED_BITS, Game
from reinos.core.match import Match
from reinos.server.catalogue import DEFAULT_BOT, check_bot, playable
from reinos.server.desk import Answer, Asked, Change, Desk
from reinos.server.errors import Refusal
from reinos.server.layout import pack
from reinos.server.store import now
from reinos.server.table import Entry, Seat, Table, configured
from reinos.server.wording import server_words

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that sound or look like a digit
CODE_LENGTH = 6


def new_code() -> str:
    """A code to read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_invite() -> str:
    """A token that opens one seat, once."""
    return secrets.token_urlsafe(16)


def game_of(name: str, options: dict[str, Any], players: int) -> Game:
    """The game as asked for, or a refusal that names the option and what is allowed."""
    if options.get("players", players) != players:
        raise Refusal(400, "bad-option", detail=f"options.players is {options['players']!r}; seats: {players}")
    if name not in playable():
        raise Refusal(400, "bad-option", detail=f"game is {name!r}; allowed: {', '.join(playable())}")
    try:
        return configured(name, {**options, "players": players})
    except BadOption as wrong:
        raise Refusal(400, "bad-option", detail=wrong) from None
    except TypeError as wrong:
        raise Refusal(400, "bad-option", detail=str(wrong)) from None


def blank(game: Game, host: str, seats: Sequence[Seat], public: bool, seed: str | None) -> Table:
    """A table that nobody has written yet."""
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
        created=at,
        updated=at,
        seats=tuple(seats),
    )


def create(desk: Desk, asked: Asked, body: Any) -> Answer:
    """A table from a form."""
    game = game_of(body.game, body.options, len(body.seats))
    for number, wish in enumerate(body.seats):
        check_bot(f"seats[{number}].bot", wish.bot if wish.kind == "bot" else None, game)
    seats = named([wanted_seat(number, wish, asked) for number, wish in enumerate(body.seats)], asked)
    if body.seed is not None and any(seat.free for seat in seats):
        raise Refusal(400, "seed-known")

    def work(change: Change) -> Answer:
        table = blank(game, asked.session.id, seats, body.public, body.seed)
        return {"table": change.create(started(table)).id}

    return desk.carry_out(asked, work)


def wanted_seat(number: int, wish: Any, asked: Asked) -> Seat:
    """A seat as the form asks for it."""
    if wish.kind == "me":
        own = asked.session.id
        return Seat(number, "person", session=own, owner=own, name=wish.name or "")
    if wish.kind == "bot":
        return Seat(number, "bot", name=wish.name or "", bot=wish.bot or DEFAULT_BOT)
    return Seat(number, wish.kind, invite=new_invite())


def named(seats: list[Seat], asked: Asked) -> list[Seat]:
    """Names for those that came without: bots get one of theirs, people that of their session."""
    words = server_words(asked.session.language)
    free = [name for name in words("bot-names").split(", ") if name not in {seat.name for seat in seats}]
    people = [seat.seat for seat in seats if seat.kind == "person"]
    found = []
    for seat in seats:
        name = seat.name
        if not name and seat.kind == "bot":
            name = free.pop(0)
        elif not name and seat.kind == "person":
            own = asked.session.name
            name = own if len(people) == 1 or seat.seat == people[0] else f"{own} {people.index(seat.seat) + 1}"
        found.append(replace(seat, name=name))
    return found


def started(table: Table) -> Table:
    """The table, laid if every seat is taken."""
    if table.status == "waiting" and not any(seat.free for seat in table.seats):
        return table.start(now())
    return table


def from_file(desk: Desk, asked: Asked, data: dict[str, Any]) -> Answer:
    """A table from a match file; whoever brings it holds every seat."""
    try:
        match = Match.from_json(data)
    except BadFile as wrong:
        raise Refusal(400, "bad-file", detail=wrong) from None
    except RecursionError as wrong:
        raise Refusal(400, "bad-file", detail=str(wrong)) from None
    own = asked.session.id
    seats = named([Seat(number, "person", session=own, owner=own) for number in range(match.players)], asked)

    def work(change: Change) -> Answer:
        table = blank(match.game, own, seats, False, f"{match.seed:0{SEED_BITS // 4}x}")
        return {"table": change.create(replayed(table, match)).id}

    return desk.carry_out(asked, work)


def replayed(table: Table, match: Match) -> Table:
    """The table with every step of a match as a commit of its own."""
    at = now()
    again = match.game.new(match.seed)
    entries = [Entry(0, 0, None, None, (), table.layout, pack(again.record), at)]
    decisions: list[int | None] = [0 if seat in again.to_act else None for seat in range(again.players)]
    for number, step in enumerate(match.steps, 1):
        waiting = {seat for seat in again.to_act if seat != step.seat}
        again.play(step.choice, step.seat)
        entries.append(Entry(number, number, step.seat, step.choice, (), table.layout, pack(again.record), at))
        for seat in range(again.players):
            if seat not in again.to_act:
                decisions[seat] = None
            elif seat not in waiting:
                decisions[seat] = number
    return replace(
        table,
        status="over" if again.over else "playing",
        commits=len(match.steps),
        entries=tuple(entries),
        decisions=tuple(decisions),
    )


def branch(desk: Desk, asked: Asked, key: str, version: int, seat: int) -> Answer:
    """A table that goes on from a moment of a finished match, with its dice: one seat is mine, bots take the others."""

    def work(change: Change) -> Answer:
        old = change.table(key)
        if old.status != "over":
            raise Refusal(409, "not-over", table=key)
        if version >= old.commits:
            raise Refusal(404, "no-commit", last=old.commits - 1)
        if seat >= len(old.seats):
            raise Refusal(404, "no-seat", last=len(old.seats) - 1)
        if old.of_other_rules:
            raise Refusal(409, "old-rules")
        own = asked.session.id
        mine = Seat(seat, "person", session=own, owner=own, name=asked.session.name)
        seats = [mine if s.seat == seat else Seat(s.seat, "bot", name=s.name, bot=DEFAULT_BOT) for s in old.seats]
        match = old.match_at(old.commit_end(version))
        return {"table": change.create(replayed(blank(old.game, own, seats, False, old.seed), match)).id}

    return desk.carry_out(asked, work)


def rematch(desk: Desk, asked: Asked, key: str) -> Answer:
    """The same game and seats again; asked twice, the same table."""

    def work(change: Change) -> Answer:
        old = change.table(key)
        if not old.seats_of(asked.session.id):
            raise Refusal(403, "not-your-table")
        if old.status != "over":
            raise Refusal(409, "not-over", table=key)
        if old.rematch is not None:
            return {"table": old.rematch}
        seats = [Seat(s.seat, s.kind, s.session, s.owner, s.name, s.bot) for s in old.seats]
        table = change.create(started(blank(old.game, asked.session.id, seats, old.public, None)))
        change.save(old, replace(old, rematch=table.id, shown=old.shown + 1))
        return {"table": table.id}

    return desk.carry_out(asked, work)

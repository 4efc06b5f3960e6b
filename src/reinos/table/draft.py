"""Turns: choices collect in a seat's draft, tried out on tables that the seat cannot tell from the real one; a draft
that ends with a choice that cannot be taken back is committed whole."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile

from reinos.core.brief import Offer, offers
from reinos.core.cache import Cache, lazy
from reinos.core.changed import changed
from reinos.core.errors import IllegalChoice
from reinos.core.position import Position
from reinos.core.record import Records
from reinos.core.scene import Scene
from reinos.core.weave import called_now, kinds, late, leaves_room, still_asked, waits
from reinos.table.lesson import check_wanted
from reinos.table.puzzle import asks
from reinos.table.refusal import Forbidden, Illegal, NotNow
from reinos.table.table import Seat, Table

WORLDS = 6  # imagined tables: what differs between them was not known before the choice


@dataclass(frozen=True, eq=False)
class Draft:
    """Choices of a seat that are not committed, and what they lead to as far as the seat may know."""

    seen: Position  # after the choices that can be taken back
    choices: tuple[int, ...] = ()
    before: tuple[Position, ...] = ()  # what the seat saw before each choice
    barrier: str | None = None  # why the last choice is held back until it is confirmed: roll, reveal, turn or end
    held: Draft | None = None  # the draft before it, then
    worlds: tuple[Records, ...] = ()  # of the imagined tables, after the choices
    played: tuple[int, ...] = ()  # the choices in the order of the engine
    course: tuple[Position, ...] = ()  # what the seat sees before each of them
    rest: tuple[int, ...] = ()  # those that follow once a choice woven in before them is answered

    @property
    def reach(self) -> tuple[Position, ...]:
        """What the seat sees before each choice, and after those that can be taken back."""
        return (*self.course, self.seen)

    @property
    def complete(self) -> bool:
        """Whether it can be confirmed; then nothing can follow."""
        return self.barrier is not None

    @property
    def outcome(self) -> Position | None:
        """What the seat will see after the choice that is held back, where nothing unknown comes with it."""
        return self._outlook[0]

    @property
    def preview(self) -> Position | None:
        """Else as much of it as is certain, to be drawn."""
        return self._outlook[1]

    @lazy
    def _outlook(self) -> tuple[Position | None, Position | None]:
        return (None, None) if self.held is None else outlook(self.held, self.played[-1], turn=self.barrier == "turn")


_drafts: Cache[Draft] = Cache(600)  # until they are confirmed


def extended(draft: Draft, choice: int) -> Draft:
    """Try one more choice out; one that comes too late for the engine is woven in, where the order is free."""
    if draft.complete:
        raise IllegalChoice(f"nothing can follow choice {draft.choices[-1]} before it is confirmed")
    made = changed(draft, choices=(*draft.choices, choice))
    if choice in draft.seen.legal_ids():
        return resumed(changed(added(made, choice), before=(*draft.before, draft.seen)))
    for late_choice, at in too_late(draft):
        if late_choice == choice:
            begun = Draft(draft.course[0])
            for number in (*draft.played[:at], choice):
                begun = added(begun, number)
            before = (*draft.before, draft.course[at])
            return resumed(changed(begun, choices=made.choices, before=before, rest=draft.played[at:]))
    raise IllegalChoice(f"seat {draft.seen.seat} may not choose {choice} now")


def added(draft: Draft, choice: int) -> Draft:
    """One more choice in the order of the engine, tried out on all imagined tables."""
    seat = draft.seen.seat
    assert seat is not None
    if draft.complete or choice not in draft.seen.legal_ids():
        raise IllegalChoice(f"seat {seat} may not choose {choice} now")
    made = changed(draft, played=(*draft.played, choice), course=(*draft.course, draft.seen), worlds=())
    worlds: list[Records] = []
    first, known = draft.seen, b""
    for before, after in steps(draft, choice):
        barrier, sees = barrier_between(before, after, seat), after.known_to(seat)
        if barrier is None and worlds and sees != known:
            barrier = "reveal"
        if barrier is not None:
            return changed(made, barrier=barrier, held=draft)
        if not worlds:
            first, known = after.seen_by(seat), sees
        worlds.append(after.record)
    return changed(made, seen=first, worlds=tuple(worlds))


def steps(draft: Draft, choice: int) -> Iterator[tuple[Position, Position]]:
    """A choice tried out on the imagined tables: each before and after it."""
    seat = draft.seen.seat
    assert seat is not None
    return ((world, world.after(choice, seat)) for world in imagined(draft, seat))


def outlook(draft: Draft, choice: int, *, turn: bool) -> tuple[Position | None, Position | None]:
    """What a seat sees after a choice with which its turn ends, if that is the same whatever it does not know; else as
    much of it as is certain."""
    seat = draft.seen.seat
    assert seat is not None
    tried = list(steps(draft, choice))
    ends = turn and all(barrier_between(*step, seat) == "turn" for step in tried)
    if ends and len({after.known_to(seat) for _, after in tried}) == 1:
        return tried[0][1].seen_by(seat), None
    return None, preview(draft.seen, [after.seen_by(seat) for _, after in tried])


def preview(seen: Position, afterwards: list[Position]) -> Position | None:
    """The table with what a choice does whatever comes after it, where the game's drawing can foresee that."""
    own = getattr(seen.game.rules.module("draw"), "foreseen", None)
    if own is None:
        return None
    told = zip(*(after.events for after in afterwards), strict=False)
    certain = [first for first, *others in takewhile(lambda same: all(one == same[0] for one in same), told)]
    record = seen.record.copy()
    for name, value in own(seen.view, certain).items():
        record[name] = value
    return Position(seen.game, record, seen.target, hidden=True, seat=seen.seat)


def resumed(draft: Draft) -> Draft:
    """Go on with what follows a choice that was woven in, unless that needs a further answer first."""
    seat, rest = draft.seen.seat or 0, list(draft.rest)
    if not rest or (not draft.complete and waits(draft.seen, seat)):
        return draft
    while rest := still_asked(draft.seen, rest, seat):
        draft, rest = added(draft, called_now(draft.seen, rest[0], seat)), rest[1:]
    return changed(draft, rest=())


def too_late(draft: Draft) -> list[tuple[int, int]]:
    """What could still be chosen although the engine is past it, each with its place among the choices."""
    seat, free = draft.seen.seat, kinds(draft.seen.game, "FREE")
    if seat is None or not free or not draft.played or draft.complete or draft.rest:
        return []
    course = [next(imagined(Draft(draft.course[0]), seat))]
    for choice in draft.played:
        course.append(course[-1].after(choice, seat))
    return list(late(course, draft.played, seat))


def late_offers(draft: Draft, lang: str, names: tuple[str, ...]) -> list[tuple[Offer, Scene]]:
    """The same as lists show it, numbered on after what is legal, each with the table that it belongs to."""
    past, game = too_late(draft), draft.seen.game.rules
    first = max(offer.number for offer in offers(draft.seen, lang, names)) + 1 if past else 0
    found = []
    for number, (choice, at) in enumerate(past, first):
        scene, option = draft.course[at].scene(lang, names, active=False), game.choices.choice(choice)
        found.append((Offer(number, option, game.module("tell").choice(scene, option)), scene))
    return found


def answers(draft: Draft) -> list[int]:
    """The legal choices that leave room for what follows."""
    legal = draft.seen.legal_ids()
    return [choice for choice in legal if fits(draft, choice)] if draft.rest else legal


def fits(draft: Draft, choice: int) -> bool:
    """Whether what follows still can follow a choice, and what else it asks for."""
    try:
        made = extended(draft, choice)
    except IllegalChoice:
        return False
    seat = made.seen.seat or 0
    return not made.rest or leaves_room(next(imagined(made, seat)), made.rest, seat)


def imagined(draft: Draft, seat: int) -> Iterator[Position]:
    """Tables that fit what the seat knows, after the choices drafted; always the same for the same knowledge."""
    seen = draft.seen
    if draft.played:
        yield from (Position(seen.game, record, seen.target) for record in draft.worlds)
        return
    known = hashlib.sha256(seen.record.tobytes())
    for number in range(WORLDS):
        seed = known.copy()
        seed.update(bytes([number]))
        yield seen.imagine(seat, int.from_bytes(seed.digest()))


def barrier_between(before: Position, after: Position, seat: int) -> str | None:
    """Why a choice in an imagined table could not be taken back, if it could not."""
    if after.over:
        return "end"
    if after.dice != before.dice:
        return "roll"
    return "turn" if after.to_act not in (before.to_act, (seat,)) else None


def try_out(table: Table, seat: int, choices: Sequence[int]) -> Draft:
    """A draft on what the seat knows of the table as it stands; IllegalChoice when it does not fit."""
    seen = table.present.seen_by(seat)
    draft = Draft(seen)
    for key, choice in zip(_keys(seen, choices), choices, strict=True):
        draft = _drafts.get(key, partial(extended, draft, choice))
    return answering(draft) if choices and asks(table, seat) else draft


def _keys(seen: Position, choices: Sequence[int]) -> list[Hashable]:
    """What a draft is kept under, and those that it has grown from."""
    return [(seen.key, seen.seat, tuple(choices[:end])) for end in range(1, len(choices) + 1)]


def answering(draft: Draft) -> Draft:
    """A draft that answers a puzzle: one choice, held back until it is confirmed."""
    if len(draft.choices) > 1:
        raise IllegalChoice(f"nothing can follow choice {draft.choices[0]} before it is confirmed")
    leads_to = draft._outlook if draft.complete else (draft.seen, None)
    return changed(draft, seen=draft.before[0], barrier="answer", _outlook=leads_to)


def draft_of(table: Table, seat: int) -> Draft:
    """The seat's draft, without what no longer fits, should others' choices have come between."""
    held = table.seats[seat]
    choices = held.draft if held.draft_decision == table.decisions[seat] else ()
    while True:
        try:
            return try_out(table, seat, choices)
        except IllegalChoice:
            choices = choices[:-1]


def decision_of(table: Table, seat: int | None) -> str | None:
    """The id of the decision that a seat owes, if it owes one."""
    if seat is None or table.status != "playing" or table.frozen or table.decisions[seat] is None:
        return None
    return f"{table.decisions[seat]}-{seat}"


def put_draft(table: Table, session: str, seat: int, decision: str, choices: Sequence[int]) -> Table:
    """Replace a seat's draft as a whole: every choice must be legal after those before it."""
    held = _deciding(table, session, seat, decision)
    try:
        try_out(table, seat, choices)
        for made, choice in enumerate(choices if table.lesson else ()):
            check_wanted(table, seat, try_out(table, seat, choices[:made]).reach, choice)
    except IllegalChoice:
        raise Illegal("illegal", table=table.id) from None
    if held.draft == tuple(choices) and held.draft_decision == table.decisions[seat]:
        return table
    return table.with_seat(held.drafted(choices, table.decisions[seat]), public=False)


def confirm(table: Table, session: str, seat: int, decision: str, choices: Sequence[int]) -> Table:
    """Commit a seat's whole draft, which must be the one given."""
    _deciding(table, session, seat, decision)
    draft = draft_of(table, seat)
    if draft.choices != tuple(choices):
        raise NotNow("other-draft", table=table.id)
    if not draft.complete:
        raise Illegal("unfinished", table=table.id)
    try:
        committed = table.commit(seat, draft.played)
    except IllegalChoice:
        raise Illegal("illegal", table=table.id) from None
    for key in _keys(table.present.seen_by(seat), choices):
        _drafts.take(key)
    return committed


def _deciding(table: Table, session: str, seat: int, decision: str) -> Seat:
    """The seat, when the session holds it and the decision is the one that it owes."""
    held = table.seat(seat)
    if held.session != session:
        raise Forbidden("not-your-seat", table=table.id)
    if decision_of(table, seat) != decision:
        raise NotNow("stale", table=table.id)
    return held

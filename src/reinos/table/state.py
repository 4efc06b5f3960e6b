"""The state of a table as one viewer is told it (docs/state.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal, NamedTuple

from typing_extensions import TypedDict

from reinos.core.brief import question_of, stake_of
from reinos.core.cache import Cache
from reinos.core.errors import ReinosError
from reinos.core.position import Position
from reinos.core.scene import SEAT_LETTERS
from reinos.table.bots import label_of
from reinos.table.draft import Draft, answers, decision_of, draft_of, late_offers
from reinos.table.log import Log, LogRow, log_of
from reinos.table.menu import ChosenOption, chosen_options, title
from reinos.table.refusal import Forbidden, NotFound, NotNow
from reinos.table.rendering import Card, LabelledChoice, Panels, Phase, Rendering, Round, Shares, labelled, own_words
from reinos.table.table import Line, Seat, Silence, Status, Table
from reinos.table.teaching import LessonState, lesson_state
from reinos.table.words import table_words

Online = Callable[[Table, Seat], bool]
ShownKind = Literal["me", "person", "bot", "open", "link"]

_renderings: Cache[Rendering] = Cache(200)  # for all who look at the same at the same time
_outcomes: Cache[Rendering] = Cache(500)  # of drafts, until their seats see them again confirmed
_begun: Cache[int] = Cache(1000)  # by entry: the commit with which its round began


class SeatState(TypedDict):
    """A seat of the table."""

    seat: int
    letter: str
    name: str
    kind: ShownKind
    bot: str | None
    online: bool
    to_act: bool
    ready: bool
    """Has chosen while others, at the same time, have not."""
    points: int | None
    rank: int | None
    invite: str | None
    """For the host: the path of the link to a free seat."""
    muted: bool
    """For the host: whether this person may not talk."""
    card: Card | None


class ChatLine(TypedDict):
    """A line of the chat."""

    id: int
    name: str
    seat: int | None
    text: str
    at: str
    mine: bool
    muted: bool
    """For the host: whether whoever said it may talk no more."""


class StandIn(TypedDict):
    """The bot that plays for those who are away."""

    name: str
    label: str


class Me(TypedDict):
    """What I am at this table."""

    seats: list[int]
    seat: int | None
    host: bool
    lent: list[int]
    """My seats that bots hold: I can take them back."""
    silent: Silence | None
    """Why I may not talk, if so."""


class Stake(TypedDict):
    """What a question is about, for whoever answers it for the first time."""

    question: str
    """Its name: the same question comes up again and again."""
    text: str
    """What is at stake, and where to look."""


class State(TypedDict):
    """The whole table as one viewer may know it."""

    id: str
    code: str
    game: str
    title: str
    language: str
    status: Status
    version: int
    """Commits so far."""
    revision: int
    """Grows with every change that this viewer is told of; keep the greater one."""
    options: list[ChosenOption]
    commitment: str
    """SHA-256 of the seed."""
    seed: str | None
    stand_in: StandIn
    spectators_talk: bool
    me: Me
    seats: list[SeatState]
    turn_order: list[int]
    round: Round | None
    path: list[Phase]
    """The parts of the round."""
    shares: Shares | None
    panels: Panels
    prompt: str
    waiting_for: list[int]
    decision: str | None
    legal: list[LabelledChoice]
    draft: list[LabelledChoice]
    can_confirm: bool
    confirm_label: str
    barrier: str | None
    log: list[LogRow]
    recap: list[str]
    chat: list[ChatLine]
    """The last lines; those before are at `chat?before=ID`."""
    notes: str
    curtain: bool
    rematch: str | None
    frozen: bool
    """The rules have changed under this match: it can only be looked at."""
    oldest: int
    """The first commit whose moment can be asked for; 0 unless the game must be remembered."""
    stake: Stake | None
    """For whoever decides, except in a lesson and where only confirming is left."""
    lesson: LessonState | None
    """For the learner, where a lesson is given: the step they are at."""


class Viewer(NamedTuple):
    """Who looks: a session (None: a stranger), through one of its seats (None: as a spectator)."""

    session: str | None
    seat: int | None
    lang: str


def viewer_of(table: Table, session: str | None, seat: int | None, lang: str) -> Viewer:
    """The viewer that a request stands for: the seat asked for, or the one of the session that is to act."""
    if session is not None and session in table.removed:
        raise Forbidden("removed")
    mine = table.seats_of(session)
    if seat is not None:
        if seat not in mine:
            raise Forbidden("not-your-seat")
        return Viewer(session, seat, lang)
    pending = [number for number in table.to_act if number in mine]
    chosen = pending[0] if pending else last_to_act(table, mine) if len(mine) > 1 else mine[0] if mine else None
    return Viewer(session, chosen, lang)


def eyes(table: Table, session: str | None, seat: str | None, lang: str) -> Viewer:
    """The viewer that is asked for to look back, `all` for everything: while the match runs only oneself."""
    everything = seat == "all"
    if table.status != "over":
        if everything:
            raise NotNow("not-over", table=table.id)
        return viewer_of(table, session, None if seat is None else int(seat), lang)
    if seat is None:
        return viewer_of(table, session, None, lang)
    return Viewer(session, None if everything else table.seat(int(seat)).seat, lang)


def last_to_act(table: Table, mine: tuple[int, ...]) -> int:
    """The one of several seats that has committed last; the first of them when none has."""
    acted = (entry.seat for entry in reversed(table.entries) if entry.seat is not None and entry.seat in mine)
    return next(acted, mine[0])


def state_of(table: Table, viewer: Viewer, online: Online) -> State:
    """Everything a viewer is told of a table as it stands."""
    if table.status == "waiting":
        found = told(table, viewer, None, Log(), (), online)
    else:
        draft = draft_of(table, viewer.seat) if viewer.seat is not None and viewer.seat in table.to_act else None
        seen = table.present.seen_by(viewer.seat) if draft is None else draft.seen
        active = draft is not None and not draft.complete and not table.frozen
        names = names_of(table, viewer.lang)
        rendering = rendering_of(table, seen, viewer, names, active=active)
        log = log_of(table, table.entries[-1], viewer.seat, viewer.lang, names)
        # The last drafted choice is drawn too, although it is held back until it is confirmed.
        outcome = None if draft is None else draft.outcome or draft.preview
        drawing = rendering
        if outcome is not None:
            drawing = rendering_of(table, outcome, viewer, names, active=False, kept=_outcomes)
        found = told(table, viewer, rendering, log, table.to_act, online, drawing)
        found["recap"] = list(log.recap)
        found["decision"] = decision_of(table, viewer.seat)
        found["curtain"] = curtain(table, viewer)
        if draft is not None:
            add_draft(found, table, viewer, draft, names)
        if active and table.lesson is None:
            found["stake"] = {"question": question_of(seen), "text": stake_of(seen, viewer.lang)}
        if draft is not None and active and draft.choices:
            found["legal"] = free_order(found["legal"], viewer, draft, names)
    add_lesson(found, table, viewer)
    found["revision"] = revision_of(table, viewer.session)
    found["notes"] = table.notes_of(viewer.session)
    found["chat"] = chat(table, viewer, table.chat)
    return found


def revision_of(table: Table, session: str | None) -> int:
    """How often what a session is told of a table has changed."""
    return table.shown + sum([seat.draft_count for seat in table.owned_by(session)])


def history(table: Table, viewer: Viewer, commit: int, online: Online, *, everything: bool = False) -> State:
    """The state as it was after a commit, read only; with everything that was hidden, if wanted."""
    if table.status == "waiting" or not 0 <= commit <= table.commits:
        raise NotFound("no-commit", last=table.commits)
    if commit < oldest(table):
        raise NotNow("forgotten", table=table.id, first=oldest(table))
    entry = table.commit_end(commit)
    position = table.position(entry)
    try:
        names, seen = names_of(table, viewer.lang), position if everything else position.seen_by(viewer.seat)
        rendering = rendering_of(table, seen, viewer, names, active=False)
        log = log_of(table, entry, viewer.seat, viewer.lang, names)
        found = told(table, viewer, rendering, log, position.to_act, online)
    except (ReinosError, LookupError, ValueError):
        if not table.layouts:
            raise
        raise NotNow("old-rules") from None
    found["version"] = commit
    for row in found["seats"]:
        row["rank"] = None if position.to_act else rendering.ranks[row["seat"]]
    return found


def told(
    table: Table,
    viewer: Viewer,
    rendering: Rendering | None,
    log: Log,
    acting: Sequence[int],
    online: Online,
    drawing: Rendering | None = None,
) -> State:
    """A state to look at: nothing can be decided, and nobody talks. What is drawn may be ahead of what is told."""
    words = table_words(viewer.lang)
    drawing = drawing or rendering
    everybody = list(range(len(table.seats)))
    return {
        "id": table.id,
        "code": table.code,
        "game": table.game_name,
        "title": title(table.game.rules, viewer.lang),
        "language": viewer.lang,
        "status": table.status,
        "version": table.commits,
        "revision": table.shown,
        "options": chosen_options(table.game, viewer.lang),
        "commitment": commitment(table.seed),
        "seed": table.seed if table.status == "over" else None,
        "stand_in": stand_in(table.stand_in, viewer.lang),
        "spectators_talk": table.spectators_talk,
        "me": {
            "seats": list(table.seats_of(viewer.session)),
            "seat": viewer.seat,
            "host": is_host(table, viewer),
            "lent": list(table.lent_by(viewer.session)),
            "silent": table.silent(viewer.session),
        },
        "seats": seats(table, viewer, rendering, drawing, acting, online),
        "turn_order": rendering.order if rendering else everybody,
        "round": rendering.round if rendering else None,
        "path": rendering.path if rendering else [],
        "shares": drawing.shares if drawing else None,
        "panels": drawing.panels if drawing else {"stage": None, "offer": None, "tray": None},
        "prompt": rendering.prompt if rendering else words("prompt-waiting"),
        "waiting_for": [seat for seat in acting if rendering and seat in rendering.open],
        "decision": None,
        "legal": rendering.legal if rendering else [],
        "draft": [],
        "can_confirm": False,
        "confirm_label": words("confirm"),
        "barrier": None,
        "log": log.rows,
        "recap": [],
        "chat": [],
        "notes": "",
        "curtain": False,
        "rematch": table.rematch,
        "frozen": table.frozen,
        "oldest": oldest(table),
        "stake": None,
        "lesson": None,
    }


def add_draft(found: State, table: Table, viewer: Viewer, draft: Draft, names: tuple[str, ...]) -> None:
    """The draft in words, and whether it can be confirmed."""
    words = table_words(viewer.lang)
    for number, before in zip(draft.choices, draft.before, strict=True):
        found["draft"].append(drafted(before, viewer.lang, names, number))
    if draft.complete:
        found["prompt"] = words("prompt-confirm", choice=found["draft"][-1]["label"])
        found["can_confirm"] = not table.frozen
        found["barrier"] = None if draft.barrier == "turn" else words(f"barrier-{draft.barrier}")


def drafted(before: Position, lang: str, names: tuple[str, ...], number: int) -> LabelledChoice:
    """A choice of a draft in words, found once: it is told again with every choice that follows."""
    memo, key = before.contents.memo, ("drafted", before.seat, lang, names, number)
    if key not in memo:
        choice = before.game.rules.choices.choice(number)
        memo[key] = labelled(before.game, before.scene(lang, names, active=False), choice)
    found: LabelledChoice = memo[key]
    return found


def free_order(
    legal: list[LabelledChoice], viewer: Viewer, draft: Draft, names: tuple[str, ...]
) -> list[LabelledChoice]:
    """What can be chosen now, with what the engine is past but whose order is free."""
    room = set(answers(draft))
    past = late_offers(draft, viewer.lang, names)
    more = [labelled(draft.seen.game, scene, offer.choice, offer.number) for offer, scene in past]
    return [option for option in legal if option["id"] in room] + more


def add_lesson(found: State, table: Table, viewer: Viewer) -> None:
    """What the lesson says; of the legal choices those that it wants come first."""
    lesson = found["lesson"] = lesson_state(table, viewer.seat, viewer.lang)
    if lesson is not None and lesson["kind"] == "do":
        found["legal"] = sorted(found["legal"], key=lambda choice: choice["id"] not in lesson["wanted"])


def rendering_of(
    table: Table,
    seen: Position,
    viewer: Viewer,
    names: tuple[str, ...],
    *,
    active: bool,
    kept: Cache[Rendering] = _renderings,
) -> Rendering:
    """What the viewer sees, drawn once."""
    if table.status != "over" and any(seen.record["key"].tobytes()):
        raise AssertionError("a record that is not hidden was about to be shown")
    key = (seen.key, seen.seat, viewer.lang, names, active)
    if kept is _renderings and (foreseen := _outcomes.take(key)) is not None:
        _renderings.put(key, foreseen)
    return kept.get(key, lambda: Rendering(seen, viewer.lang, names, active=active))


def names_of(table: Table, lang: str) -> tuple[str, ...]:
    """What the players are called."""
    return table.names(table_words(lang)("seat-free"))


@lru_cache(maxsize=2000)
def commitment(seed: str) -> str:
    """SHA-256 of a seed: shown from the start."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seats(
    table: Table,
    viewer: Viewer,
    rendering: Rendering | None,
    drawing: Rendering | None,
    acting: Sequence[int],
    online: Online,
) -> list[SeatState]:
    """The seats with who holds them."""
    known = set(range(len(table.seats)) if rendering is None else rendering.open)
    cards = [None] * len(table.seats) if drawing is None else drawing.cards
    ready = known & set(ready_seats(table))
    host = is_host(table, viewer)
    return [
        {
            "seat": seat.seat,
            "letter": SEAT_LETTERS[seat.seat],
            "name": seat.name or table_words(viewer.lang)("seat-free"),
            "kind": "me" if viewer.session is not None and seat.session == viewer.session else seat.kind,
            "bot": seat.bot,
            "online": seat.kind == "bot" or online(table, seat),
            "to_act": seat.seat in known and seat.seat in acting,
            "ready": seat.seat in ready,
            "points": None if rendering is None else rendering.points[seat.seat],
            "rank": rendering.ranks[seat.seat] if rendering is not None and table.status == "over" else None,
            "invite": f"/join/{seat.invite}" if host and seat.invite else None,
            "muted": host and seat.owner in table.muted,
            "card": cards[seat.seat],
        }
        for seat in table.seats
    ]


def ready_seats(table: Table) -> Iterator[int]:
    """Seats that have chosen while others, who could choose at the same time, have not."""
    opened = [table.decisions[seat] for seat in table.to_act]
    since = max((number for number in opened if number is not None), default=table.commits)
    for entry in reversed(table.entries):
        if entry.commit <= since:
            return
        if entry.seat is not None and entry.seat not in table.to_act:
            yield entry.seat


def curtain(table: Table, viewer: Viewer) -> bool:
    """Whether the device passes to another of its people, and one of them knows what the other may not."""
    mine = table.seats_of(viewer.session)
    if len(mine) < 2:
        return False
    acted = [entry.seat for entry in table.entries if entry.seat in mine]
    pending = [seat for seat in table.to_act if seat in mine]
    passes = bool(pending) and bool(acted) and acted[-1] not in pending
    return passes and len({table.present.seen_by(seat).key for seat in mine}) > 1


def chat(table: Table, viewer: Viewer, lines: Sequence[Line]) -> list[ChatLine]:
    """Lines of the chat."""
    host = is_host(table, viewer)
    return [
        {
            "id": line.number,
            "name": line.name,
            "seat": line.seat,
            "text": line.text,
            "at": written_time(line.at),
            "mine": viewer.session is not None and line.session == viewer.session,
            "muted": host and line.session in table.muted,
        }
        for line in lines
    ]


def is_host(table: Table, viewer: Viewer) -> bool:
    """Whether the viewer made the table, or has it from who did."""
    return viewer.session is not None and viewer.session == table.host


@lru_cache(maxsize=200)
def stand_in(name: str, lang: str) -> StandIn:
    """A bot by its name, as people call it."""
    return {"name": name, "label": label_of(name, lang)}


def written_time(at: int) -> str:
    """A time as the protocol writes it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def oldest(table: Table) -> int:
    """The first commit that can be looked at: where a game forgets, until the end, that with which the round began."""
    forgets = own_words(table.game, "forgets")
    if table.status != "playing" or not forgets or not forgets(table.game.options):
        return 0

    def begun() -> int:
        number = len(table.entries) - 1
        while number and round_at(number - 1) == round_at(number):
            number -= 1
        return table.entries[number].commit

    def round_at(number: int) -> int:
        return int(table.position(table.entries[number]).record["round"][0])

    return _begun.get(table.entries[-1], begun)

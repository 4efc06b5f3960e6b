"""The state of a table as one viewer is told it (docs/protocol.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from reinos.core.errors import ReinosError
from reinos.core.scene import SEAT_LETTERS
from reinos.server import log, turn
from reinos.server.catalogue import chosen_options, title
from reinos.server.draft import Preview
from reinos.server.errors import Refusal
from reinos.server.memory import Memory
from reinos.server.moment import Glimpse
from reinos.server.sight import Sight, look, scene_of, tell, told_choice
from reinos.server.table import Seat, Table
from reinos.server.wording import server_words

Json = dict[str, Any]
Online = Callable[[Table, Seat], bool]

_sights: Memory[Sight] = Memory(1500)
_begun: Memory[int] = Memory(1000)  # by entry: the commit with which its round began


@dataclass(frozen=True)
class Viewer:
    """Who looks: a session (None: a stranger), through one of its seats (None: as a spectator)."""

    session: str | None
    seat: int | None
    lang: str


def time(at: int) -> str:
    """A moment as the contract writes it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def viewer_of(table: Table, session: str | None, seat: int | None, lang: str) -> Viewer:
    """The viewer that a request stands for: the seat asked for, or the one of the session that is to act."""
    mine = table.seats_of(session)
    if seat is not None:
        if seat not in mine:
            raise Refusal(403, "not-your-seat")
        return Viewer(session, seat, lang)
    pending = [number for number in table.to_act if number in mine]
    chosen = pending[0] if pending else last_to_act(table, mine) if len(mine) > 1 else mine[0] if mine else None
    return Viewer(session, chosen, lang)


def last_to_act(table: Table, mine: tuple[int, ...]) -> int:
    """The one of several seats that has committed last; the first of them when none has."""
    acted = (entry.seat for entry in reversed(table.entries) if entry.seat is not None and entry.seat in mine)
    return next(acted, mine[0])


@lru_cache(maxsize=2000)
def commitment(seed: str) -> str:
    """SHA-256 of a seed: shown from the start."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def names_of(table: Table, lang: str) -> tuple[str, ...]:
    """What the players are called."""
    return table.names(server_words(lang)("seat-free"))


def state(table: Table, viewer: Viewer, online: Online) -> Json:
    """Everything a viewer is told of a table as it stands."""
    head = heading(table, viewer)
    own = sum(table.seats[seat].draft_count for seat in table.seats_of(viewer.session))
    head |= {"revision": table.shown + own, "notes": table.notes_of(viewer.session), "chat": chat(table)}
    if table.status == "waiting":
        return head | empty_body(table, viewer) | {"seats": seats(table, viewer, None, online)}
    if viewer.seat is not None and viewer.seat in table.to_act:
        draft, tried = turn.shown(table, viewer.seat)
        sight = sight_of(table, tried.seen, viewer, active=tried.held is None and not table.frozen)
        body = drafting(table, viewer, draft, tried)
        if tried.held is not None:
            body["prompt"] = server_words(viewer.lang)("prompt-confirm", choice=body["draft"][-1]["label"])
    else:
        sight = sight_of(table, table.present.seen(viewer.seat), viewer)
        body = {}
    lines = log.upto(table, table.entries[-1], viewer.seat, viewer.lang, names_of(table, viewer.lang))
    return (
        head
        | told(sight)
        | NO_DRAFT
        | body
        | {
            "seats": seats(table, viewer, sight, online),
            "waiting_for": [seat for seat in table.to_act if seat in sight.open],
            "decision": None if viewer.seat is None else turn.decision_of(table, viewer.seat),
            "log": lines.told,
            "recap": lines.recap,
            "curtain": curtain(table, viewer),
        }
    )


NO_DRAFT: Json = {"draft": [], "can_confirm": False, "barrier": None}


def heading(table: Table, viewer: Viewer) -> Json:
    """What does not depend on the match."""
    words = server_words(viewer.lang)
    return {
        "id": table.id,
        "code": table.code,
        "game": table.game_name,
        "title": title(table.game.rules, viewer.lang),
        "language": viewer.lang,
        "status": table.status,
        "version": table.commits,
        "options": chosen_options(table.game, viewer.lang),
        "commitment": commitment(table.seed),
        "seed": table.seed if table.status == "over" else None,
        "me": {
            "seats": list(table.seats_of(viewer.session)),
            "seat": viewer.seat,
            "host": viewer.session is not None and viewer.session == table.host,
            "lent": list(table.lent_by(viewer.session)),
        },
        "confirm_label": words("confirm"),
        "rematch": table.rematch,
        "frozen": table.frozen,
        "oldest": oldest(table),
    }


def empty_body(table: Table, viewer: Viewer) -> Json:
    """The body of a state before the table is laid."""
    return NO_DRAFT | {
        "turn_order": list(range(len(table.seats))),
        "round": None,
        "panels": {"stage": None, "offer": None, "tray": None},
        "prompt": server_words(viewer.lang)("prompt-waiting"),
        "waiting_for": [],
        "decision": None,
        "legal": [],
        "log": [],
        "recap": [],
        "curtain": False,
    }


def told(sight: Sight) -> Json:
    """What a sight adds to a state."""
    return {
        "turn_order": sight.order,
        "round": sight.round,
        "panels": sight.panels,
        "prompt": sight.prompt,
        "legal": sight.legal,
    }


def sight_of(table: Table, seen: Glimpse, viewer: Viewer, *, active: bool = True) -> Sight:
    """What the viewer sees, drawn once."""
    if table.status != "over" and seen.record["key"].any():
        raise AssertionError("a record that is not hidden was about to be shown")
    names = names_of(table, viewer.lang)
    key = (seen.key, viewer.seat, viewer.lang, names, active)
    return _sights.get(key, lambda: look(seen, viewer.seat, viewer.lang, names, active=active))


def drafting(table: Table, viewer: Viewer, draft: tuple[int, ...], tried: Preview) -> Json:
    """The draft in words, and whether it can be confirmed."""
    words = server_words(viewer.lang)
    names = names_of(table, viewer.lang)
    choices = table.game.rules.choices
    shown = []
    for number, before in zip(draft, tried.before, strict=True):
        scene = scene_of(before, viewer.seat, viewer.lang, names, active=False)
        shown.append(told_choice(table.game, scene, choices.choice(number)))
    return {
        "draft": shown,
        "can_confirm": tried.held is not None and not table.frozen,
        "barrier": words(f"barrier-{tried.reason}") if tried.reason else None,
    }


def seats(table: Table, viewer: Viewer, sight: Sight | None, online: Online) -> list[Json]:
    """The seats with who holds them."""
    known = set(range(len(table.seats)) if sight is None else sight.open)
    acting, ready = known & set(table.to_act), known & set(ready_seats(table))
    host = viewer.session is not None and viewer.session == table.host
    return [
        {
            "seat": seat.seat,
            "letter": SEAT_LETTERS[seat.seat],
            "name": seat.name or server_words(viewer.lang)("seat-free"),
            "kind": "me" if viewer.session is not None and seat.session == viewer.session else seat.kind,
            "bot": seat.bot,
            "online": seat.kind == "bot" or online(table, seat),
            "to_act": seat.seat in acting,
            "ready": seat.seat in ready,
            "points": None if sight is None else sight.points[seat.seat],
            "rank": sight.ranks[seat.seat] if sight is not None and table.status == "over" else None,
            "invite": f"/join/{seat.invite}" if host and seat.invite else None,
            "card": None if sight is None else sight.cards[seat.seat],
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
    return passes and len({table.present.seen(seat).bytes for seat in mine}) > 1


def chat(table: Table) -> list[Json]:
    """The chat."""
    return [
        {"id": line.number, "name": line.name, "seat": line.seat, "text": line.text, "at": time(line.at)}
        for line in table.chat
    ]


def oldest(table: Table) -> int:
    """The first commit that can be looked at: where a game forgets, until the end, that with which the round began."""
    forgets = tell(table.game, "forgets")
    if table.status != "playing" or not forgets or not forgets(table.game.options):
        return 0

    def begun() -> int:
        number = len(table.entries) - 1
        while number and round_at(number - 1) == round_at(number):
            number -= 1
        return table.entries[number].commit

    def round_at(number: int) -> int:
        return int(table.moment(table.entries[number]).record["round"][0])

    return _begun.get(table.entries[-1], begun)


def history(table: Table, viewer: Viewer, commit: int, seat: int | str | None, online: Online) -> Json:
    """The state as it was after a commit, read only."""
    if table.status == "waiting" or not 0 <= commit <= table.commits:
        raise Refusal(404, "no-commit", last=table.commits)
    if commit < oldest(table):
        raise Refusal(409, "forgotten", table=table.id, first=oldest(table))
    eyes, everything = viewer, False
    if table.status == "over" and seat is not None:
        everything = seat == "all"
        eyes = Viewer(viewer.session, None if isinstance(seat, str) else seat, viewer.lang)
    entry = table.commit_end(commit)
    moment = table.moment(entry)
    try:
        seen = moment.all if everything else moment.seen(eyes.seat)
        sight = sight_of(table, seen, eyes, active=False)
    except (ReinosError, LookupError, ValueError):
        if not table.layouts:
            raise
        raise Refusal(409, "old-rules") from None
    lines = log.upto(table, entry, eyes.seat, eyes.lang, names_of(table, eyes.lang))
    then = heading(table, eyes) | empty_body(table, eyes) | told(sight)
    shown = seats(table, eyes, sight, online)
    for row in shown:
        row["to_act"] = row["seat"] in moment.to_act and row["seat"] in sight.open
        row["rank"] = None if moment.to_act else sight.ranks[row["seat"]]
    return then | {
        "revision": table.shown,
        "version": commit,
        "seats": shown,
        "waiting_for": [seat for seat in moment.to_act if seat in sight.open],
        "log": lines.told,
        "notes": "",
        "chat": [],
    }

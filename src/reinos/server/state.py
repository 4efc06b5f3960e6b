"""The state of a table as one viewer is told it (docs/protocol.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from reinos.core.errors import ReinosError
from reinos.core.match import Match
from reinos.core.scene import SEAT_LETTERS
from reinos.server import log, turn
from reinos.server.catalogue import chosen_options, title
from reinos.server.draft import seen_as
from reinos.server.errors import Refusal
from reinos.server.memory import Memory
from reinos.server.sight import Sight, look, scene_of, told_choice
from reinos.server.table import Seat, Table
from reinos.server.wording import server_words

Json = dict[str, Any]
Online = Callable[[Table, Seat], bool]

_sights: Memory[Sight] = Memory(4000)


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
    acted = [entry.seat for entry in table.entries if entry.seat in mine]
    chosen = pending[0] if pending else acted[-1] if acted else mine[0] if mine else None
    return Viewer(session, chosen, lang)


def commitment(table: Table) -> str:
    """SHA-256 of the seed: shown from the start."""
    return hashlib.sha256(bytes.fromhex(table.seed)).hexdigest()


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
        sight = sight_of(table, tried.match, viewer, active=tried.held is None and not table.frozen)
        body = drafting(table, viewer, draft, tried)
        if tried.held is not None:
            body["prompt"] = server_words(viewer.lang)("prompt-confirm", choice=body["draft"][-1]["label"])
    else:
        sight = sight_of(table, seen_as(table.game, table.now.hidden(viewer.seat)), viewer)
        body = {}
    rows = log.rows(table, viewer.seat, viewer.lang, names_of(table, viewer.lang))
    return (
        head
        | told(sight)
        | NO_DRAFT
        | body
        | {
            "seats": seats(table, viewer, sight, online),
            "waiting_for": list(table.to_act),
            "decision": None if viewer.seat is None else turn.decision_of(table, viewer.seat),
            "log": rows,
            "recap": log.recap(table, viewer.seat, rows),
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
        "commitment": commitment(table),
        "seed": table.seed if table.status == "over" else None,
        "me": {
            "seats": list(table.seats_of(viewer.session)),
            "seat": viewer.seat,
            "host": viewer.session is not None and viewer.session == table.host,
        },
        "confirm_label": words("confirm"),
        "rematch": table.rematch,
        "frozen": table.frozen,
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


def sight_of(table: Table, seen: Match, viewer: Viewer, *, active: bool = True) -> Sight:
    """What the viewer sees of a match over a hidden record; drawn once."""
    if table.status != "over" and seen._record["key"].any():
        raise AssertionError("a record that is not hidden was about to be shown")
    names = names_of(table, viewer.lang)
    record = seen._record.tobytes()
    key = (table.game_name, str(table.options), record, viewer.seat, viewer.lang, names, active)
    return _sights.get(key, lambda: look(seen, viewer.seat, viewer.lang, names, active=active))


def drafting(table: Table, viewer: Viewer, draft: tuple[int, ...], tried: Any) -> Json:
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
    ready = set(ready_seats(table))
    host = viewer.session is not None and viewer.session == table.host
    return [
        {
            "seat": seat.seat,
            "letter": SEAT_LETTERS[seat.seat],
            "name": seat.name or server_words(viewer.lang)("seat-free"),
            "kind": "me" if viewer.session is not None and seat.session == viewer.session else seat.kind,
            "bot": seat.bot,
            "online": seat.kind == "bot" or online(table, seat),
            "to_act": seat.seat in table.to_act,
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
    for entry in table.entries:
        if entry.commit > since and entry.seat is not None and entry.seat not in table.to_act:
            yield entry.seat


def curtain(table: Table, viewer: Viewer) -> bool:
    """Whether the device passes to another of its people, and one of them knows what the other may not."""
    mine = table.seats_of(viewer.session)
    acted = [entry.seat for entry in table.entries if entry.seat in mine]
    pending = [seat for seat in table.to_act if seat in mine]
    passes = len(mine) > 1 and bool(pending) and bool(acted) and acted[-1] not in pending
    return passes and len({table.now.hidden(seat).tobytes() for seat in mine}) > 1


def chat(table: Table) -> list[Json]:
    """The chat."""
    return [
        {"id": line.number, "name": line.name, "seat": line.seat, "text": line.text, "at": time(line.at)}
        for line in table.chat
    ]


def history(table: Table, viewer: Viewer, commit: int, seat: int | str | None, online: Online) -> Json:
    """The state as it was after a commit, read only."""
    if table.status == "waiting" or not 0 <= commit <= table.commits:
        raise Refusal(404, "no-commit", last=table.commits)
    eyes, everything = viewer, False
    if table.status == "over" and seat is not None:
        everything = seat == "all"
        eyes = Viewer(viewer.session, None if isinstance(seat, str) else seat, viewer.lang)
    entry = table.commit_end(commit)
    match = table.match_at(entry)
    seen = match if everything else seen_as(table.game, match.hidden(eyes.seat))
    try:
        sight = sight_of(table, seen, eyes, active=False)
    except (ReinosError, LookupError, ValueError):
        if not table.layouts:
            raise
        raise Refusal(409, "old-rules") from None
    rows = [row for row in log.rows(table, eyes.seat, eyes.lang, names_of(table, eyes.lang)) if row["n"] <= commit]
    then = heading(table, eyes) | empty_body(table, eyes) | told(sight)
    shown = seats(table, eyes, sight, online)
    for row in shown:
        row["to_act"] = row["seat"] in match.to_act
        row["rank"] = sight.ranks[row["seat"]] if match.over else None
    return then | {
        "revision": table.shown,
        "version": commit,
        "seats": shown,
        "waiting_for": list(match.to_act),
        "log": rows,
        "notes": "",
        "chat": [],
    }

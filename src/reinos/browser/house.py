"""The tables of one browser: answers what the page asks as the server does (docs/protocol.md), for one person.

Whoever calls (web/src/alone) keeps what an answer says is to be kept, and only then tells the house to go on with it
and the page that it is done: so nothing that was acknowledged is lost with the page.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from reinos.bots.levels import CHAMPIONS
from reinos.browser.kept import Kept, Row, Summary, entry_row, kept_from, row_of, summary_of
from reinos.browser.reviews import Progress, Reviews
from reinos.browser.thinking import Think, advised, decided, offered
from reinos.core import words
from reinos.core.cache import Cache
from reinos.core.catalog import games, rules
from reinos.core.errors import ReinosError
from reinos.core.words import CORE_TEXT, LANGUAGES, Words, load_words
from reinos.table import draft, help, hint, match_file, moderation, opening, result, seating, state, story
from reinos.table.lesson import script_of
from reinos.table.listing import table_line
from reinos.table.menu import COVERS, LOADED, game_help, help_figures, list_games, playable
from reinos.table.names import LONGEST, clean
from reinos.table.pause import opened, pause, story_time
from reinos.table.refusal import Forbidden, Illegal, Invalid, NotFound, NotNow, Refusal
from reinos.table.review import check_reviewable, review_told
from reinos.table.table import Session, Table, now
from reinos.table.teaching import go_on
from reinos.table.words import TEXT as TABLE_TEXT

Given = dict[str, Any]
Step = Callable[[Table], Table]
ME = "me"  # the only session
TEXT = Path(__file__).parent / "text"
DRAWN = Path(__file__).parent / "covers.json"  # which the bundle has, as the next one
OFFERED = Path(__file__).parent / "champions.json"
STATUS: dict[type[Refusal], int] = {Invalid: 400, Forbidden: 403, NotFound: 404, NotNow: 409, Illegal: 422}
PACE = 0.7  # seconds of a bot's pause


def house_words(lang: str) -> Words:
    """What is said here beside the words of tables."""
    return load_words(lang, CORE_TEXT, TABLE_TEXT, TEXT)


def take_over() -> None:
    """Go on from what the build has found out: words are parsed, all games load, and some have champions."""
    words.reader = lambda file: pickle.loads(file.read_bytes())
    LOADED.update(games())
    CHAMPIONS.update(json.loads(OFFERED.read_text(encoding="utf-8")))


class House:
    """All tables here. `stored` are their rows, `session` is who plays, as it was kept; empty on the first visit.

    `think` can be asked `minds` times at once.
    """

    def __init__(self, stored: str, session: str, lang: str, think: Think, minds: int = 1) -> None:
        if not LOADED and OFFERED.exists():
            take_over()
        rows: list[Row] = json.loads(stored)
        who = json.loads(session)
        speaks = lang if lang in LANGUAGES else LANGUAGES[0]
        self.me = Session(ME, who.get("name") or house_words(speaks)("guest"), who.get("language") or speaks)
        self.think, self.minds = think, minds
        self.reviews = Reviews(think)
        self._rows = {row["id"]: row for row in rows}  # tables that nobody has asked for yet
        self._tables: dict[str, Kept] = {}
        self._pending: list[Kept] = []  # what the last answer changes, until it is kept
        self._states: Cache[str] = Cache(50)
        self._routes = routes(self)

    # --- for whoever keeps the tables

    def games(self) -> str:
        """The names of all games here."""
        return json.dumps(games())

    def lacks(self, key: str) -> bool:
        """Whether the choices of a table are still to be read."""
        return key in self._rows

    def bring(self, key: str, entries: str) -> None:
        """The choices of a table as they were kept."""
        self._tables[key] = kept_from(self._rows.pop(key), json.loads(entries))

    async def answer(self, method: str, path: str, given: str, body: str) -> str:
        """An answer: its status, what it says, what is to be kept, and which tables have changed."""
        parameters: Given = json.loads(given)
        lang = parameters.get("lang")
        lang = lang if lang in LANGUAGES else self.me.language
        request = Request(self, parameters, json.loads(body), lang)
        try:
            said = await self._routes[method, path](request)
            return self._sent(200, said, request)
        except KeyError as unknown:
            if unknown.args != ((method, path),):
                raise
            return self._sent(404, self._refusal(NotFound("not-here"), lang), request)
        except Refusal as refused:
            request.changes.clear()
            return self._sent(STATUS[type(refused)], self._refusal(refused, lang), request)

    def _sent(self, status: int, said: Any, request: Request) -> str:
        self._pending = list(request.changes.values()) or self._pending
        keep = [{"row": row_of(kept), "entries": self._new_entries(kept.table)} for kept in request.changes.values()]
        session = {"name": self.me.name, "language": self.me.language}
        return json.dumps({"status": status, "said": said, "keep": keep, "session": session})

    def settle(self, stored: bool) -> None:
        """What the last answer changes has been kept, and holds from here on; or it could not be, and never was."""
        for kept in self._pending if stored else ():
            self._tables[kept.table.id] = kept
        self._pending = []

    def failed(self, error: str, lang: str) -> str:
        """What is said when something fails that should not."""
        lang = lang if lang in LANGUAGES else self.me.language
        return json.dumps({"error": error, "message": house_words(lang)(f"refused-{error}")})

    def _new_entries(self, table: Table) -> list[Row]:
        old = self._tables.get(table.id)
        known = len(old.table.entries) if old else 0
        return [entry_row(table.id, entry) for entry in table.entries[known:]]

    # --- for live connections

    def state(self, key: str, seat: int | None, lang: str) -> str:
        """The state of a table as it is told."""
        return self._told(self.table(key), seat, lang)

    def _told(self, table: Table, seat: int | None, lang: str) -> str:
        viewer = state.viewer_of(table, ME, seat, lang)
        key = (table.id, table.revision, viewer)
        return self._states.get(key, lambda: json.dumps(state.state_of(table, viewer, lambda *_: True)))

    # --- bots

    def waits(self, key: str) -> str:
        """Seconds until the bot that is to act may move, and seconds that the story of the last move takes; or null."""
        table = self.table(key)
        if not table.bot_due:
            return "null"
        bot = next(table.seats[seat].bot or "random" for seat in table.to_act if table.seats[seat].kind == "bot")
        return json.dumps([pause(bot, opened(table.present), PACE), story_time(table), table.commits])

    async def thought(self, key: str) -> str:
        """What the bot that is to act would do; null where none is."""
        table = self.table(key)
        if not table.bot_due:
            return "null"
        seat = next(seat for seat in table.to_act if table.seats[seat].kind == "bot")
        bot = table.seats[seat].bot or "random"
        choices = await decided(table.present.seen_by(seat), bot, self.think, script_of(table, seat), self.minds)
        return json.dumps({"seat": seat, "decision": draft.decision_of(table, seat), "choices": choices})

    def moved(self, key: str, thought: str) -> str:
        """A bot's move, as an answer, if its decision is still open and still the bot's."""
        table, found = self.table(key), json.loads(thought)
        request, seat = Request(self, {"id": key}, {}, self.me.language), found["seat"]
        if draft.decision_of(table, seat) == found["decision"] and table.seats[seat].kind == "bot":
            request.save(table.commit(seat, found["choices"]))
        return self._sent(200, None, request)

    # --- what is known

    def table(self, key: str) -> Table:
        """A table, or a refusal."""
        if key not in self._tables:
            raise NotFound("no-table")
        return self._tables[key].table

    def kept(self, key: str) -> Kept | None:
        """A table with its commands, if it is known."""
        return self._tables.get(key)

    def lobby(self, lang: str) -> Any:
        """My tables, the newest first; there are no others."""
        kept = [summary_of(row_of(kept)) for kept in self._tables.values()]
        found: list[Summary] = [*kept, *map(summary_of, self._rows.values())]
        found.sort(key=lambda table: -table.updated)
        return {"mine": [table_line(one, one.seats, ME, lang) for one in found], "open": [], "running": []}

    def _refusal(self, refused: Refusal, lang: str) -> Any:
        details = {
            name: value.in_words(lang) if isinstance(value, ReinosError) else value
            for name, value in refused.details.items()
        }
        said = {"error": refused.error, "message": house_words(lang)(f"refused-{refused.error}", **details)}
        if refused.table is not None:
            return said | {"state": json.loads(self._told(self.table(refused.table), None, lang))}
        return said


class Request:
    """One request: what it asks, and what it changes."""

    def __init__(self, house: House, given: Given, body: Given | None, lang: str) -> None:
        self.house, self.given, self.body, self.lang = house, given, body or {}, lang
        self.changes: dict[str, Kept] = {}

    @property
    def seat(self) -> int | None:
        """The seat that is looked through, if one is asked for."""
        return None if self.given.get("seat") is None else int(self.given["seat"])

    @property
    def table(self) -> Table:
        """The table that it is about."""
        return self.house.table(self.given["id"])

    @property
    def viewer(self) -> state.Viewer:
        """Who looks at it."""
        return state.viewer_of(self.table, ME, self.seat, self.lang)

    def save(self, table: Table) -> Table:
        """A table that is new or has changed."""
        old = self.house.kept(table.id)
        if old is not None:
            table = replace(table, revision=old.table.revision + 1, updated=now())
        self.changes[table.id] = (old or Kept(table)).after(table, self.body.get("command"))
        return table

    def told(self, table: Table, seat: int | None = None) -> Any:
        """The state of a table."""
        return json.loads(self.house._told(table, seat, self.lang))

    def change(self, step: Step, seat: int | None = None) -> Any:
        """Take its table a step further, once; the fresh state."""
        old = self.house.kept(self.given["id"])
        table = self.table
        if old is not None and self.body.get("command") not in (None, *old.commands):
            changed = step(table)
            if changed is not table:
                table = self.save(changed)
        return self.told(table, seat)

    def create(self, table: Table) -> Any:
        """A new table; its state."""
        return self.told(self.save(table))


Handler = Callable[[Request], Awaitable[Any]]


def name_of(text: str) -> str:
    """A name as it is kept, or a refusal."""
    try:
        return clean(text)
    except ValueError:
        raise Invalid("bad-name", most=LONGEST) from None


def routes(house: House) -> dict[tuple[str, str], Handler]:
    """What is answered, by method and address."""

    def session(ask: Request) -> Any:
        return {"name": house.me.name, "language": house.me.language}

    def change_session(ask: Request) -> Any:
        name, language = ask.body.get("name"), ask.body.get("language")
        house.me = Session(ME, name_of(name) if name else house.me.name, language or house.me.language)
        return session(ask)

    def known(game: str) -> str:
        if game not in playable():
            raise NotFound("no-game", games=", ".join(playable()))
        return game

    def helped(ask: Request) -> Any:
        if not COVERS and DRAWN.exists():
            COVERS.update(json.loads(DRAWN.read_text(encoding="utf-8")))
        return game_help(rules(known(ask.given["game"])), ask.lang)

    def create(ask: Request) -> Any:
        wanted = ask.body["seats"]
        if any(seat["kind"] not in ("me", "bot") for seat in wanted):
            raise NotNow("friends")
        seats = [
            opening.SeatWanted(seat["kind"], seat.get("bot"), name_of(seat["name"]) if seat.get("name") else None)
            for seat in wanted
        ]
        ordered = opening.order(
            house.me,
            ask.body["game"],
            ask.body.get("options") or {},
            seats,
            ask.body.get("seed"),
            ask.body.get("stand_in"),
        )
        return ask.create(opening.create(ordered, False))

    def import_file(ask: Request) -> Any:
        replay = opening.opened(ask.body["match"])
        while replay.done < len(replay.steps):
            replay = opening.further(replay)
        return ask.create(opening.from_replay(house.me, replay))

    def rematch(ask: Request) -> Any:
        old = ask.table
        again = opening.rematch(old, house.me)
        if old.rematch is not None:
            return ask.told(house.table(old.rematch))
        ask.save(replace(old, rematch=again.id, shown=old.shown + 1))
        return ask.create(again)

    def branch(ask: Request) -> Any:
        return ask.create(opening.branch(ask.table, house.me, ask.body["version"], ask.body["seat"]))

    def drafted(ask: Request) -> Any:
        seat = ask.body["seat"]
        return ask.change(lambda table: draft.put_draft(table, ME, seat, ask.body["decision"], ask.body["draft"]), seat)

    def confirm(ask: Request) -> Any:
        seat = ask.body["seat"]
        return ask.change(lambda table: draft.confirm(table, ME, seat, ask.body["decision"], ask.body["draft"]), seat)

    def change_seat(ask: Request) -> Any:
        number, action = int(ask.given["n"]), ask.body["action"]
        if action == "open":
            raise NotNow("friends")
        bot = ask.body.get("bot")
        return ask.change(lambda table: seating.change_seat(table, house.me, number, action, bot, lambda *_: False))

    def older_chat(ask: Request) -> Any:
        lines = [line for line in ask.table.chat if line.number < int(ask.given["before"])]
        return {"chat": state.chat(ask.table, ask.viewer, lines)}

    def notes(ask: Request) -> Any:
        table = ask.table
        changed = table.note(ME, ask.body["text"])
        return ask.told(table if changed is table else ask.save(changed))

    def history(ask: Request) -> Any:
        asked = ask.given.get("seat")
        viewer = state.eyes(ask.table, ME, asked, ask.lang)
        return state.history(ask.table, viewer, int(ask.given["n"]), lambda *_: True, everything=asked == "all")

    def told_story(ask: Request) -> Any:
        until = ask.given.get("until")
        viewer = state.eyes(ask.table, ME, ask.given.get("seat"), ask.lang)
        return story.story_of(ask.table, viewer, int(ask.given["after"]), None if until is None else int(until))

    async def hinted(ask: Request) -> Any:
        table, viewer = ask.table, ask.viewer
        asked = hint.asked(table, viewer)
        advice = hint.NOTHING if asked.complete else await advised(asked.seen, house.think, house.minds)
        return hint.hint(table, asked, advice, viewer)

    def review(ask: Request) -> Any:
        table = ask.table
        check_reviewable(table)
        found = house.reviews.ask(table, state.eyes(table, ME, ask.given.get("seat"), ask.lang).seat)
        if isinstance(found, Progress):
            return {"done": len(found.found), "of": len(found.tasks), "review": None}
        return {"done": len(found.points), "of": len(found.points), "review": review_told(table, found, ask.lang)}

    def friends(ask: Request) -> Any:
        raise NotNow("friends")

    at_once: dict[tuple[str, str], Callable[[Request], Any]] = {
        ("get", "/api/session"): session,
        ("put", "/api/session"): change_session,
        ("get", "/api/games"): lambda ask: list_games(ask.lang),
        ("get", "/api/games/{game}"): helped,
        ("get", "/api/games/{game}/figures"): lambda ask: help_figures(known(ask.given["game"]), ask.lang),
        ("get", "/api/bots"): lambda ask: offered(ask.lang),
        ("get", "/api/tables"): lambda ask: house.lobby(ask.lang),
        ("post", "/api/tables"): create,
        ("post", "/api/tables/lesson"): lambda ask: ask.create(
            opening.teach(house.me, ask.body["game"], ask.body["lesson"])
        ),
        ("post", "/api/tables/import"): import_file,
        ("post", "/api/join"): friends,
        ("get", "/api/tables/{id}"): lambda ask: ask.told(ask.table, ask.seat),
        ("post", "/api/tables/{id}/lesson"): lambda ask: ask.change(lambda table: go_on(table, ME, ask.body["step"])),
        ("post", "/api/tables/{id}/seats/{n}"): change_seat,
        ("post", "/api/tables/{id}/rematch"): rematch,
        ("post", "/api/tables/{id}/branch"): branch,
        ("post", "/api/tables/{id}/chat"): lambda ask: ask.change(lambda table: table.say(house.me, ask.body["text"])),
        ("get", "/api/tables/{id}/chat"): older_chat,
        ("post", "/api/tables/{id}/spectators"): lambda ask: ask.change(
            lambda table: moderation.let_spectators_talk(table, house.me, ask.body["talk"])
        ),
        ("put", "/api/tables/{id}/notes"): notes,
        ("put", "/api/tables/{id}/draft"): drafted,
        ("post", "/api/tables/{id}/confirm"): confirm,
        ("get", "/api/tables/{id}/history/{n}"): history,
        ("get", "/api/tables/{id}/story"): told_story,
        ("get", "/api/tables/{id}/result"): lambda ask: result.result_of(ask.table, ask.lang),
        ("get", "/api/tables/{id}/review"): review,
        ("get", "/api/tables/{id}/export"): lambda ask: match_file.export(ask.table, ME),
        ("get", "/api/tables/{id}/why"): lambda ask: help.why(ask.table, ask.viewer, ask.given["target"]),
        ("get", "/api/tables/{id}/text"): lambda ask: help.situation(
            ask.table, ask.viewer, choices=ask.given.get("choices", True)
        ),
        ("post", "/api/tables/{id}/read"): lambda ask: help.understood(
            ask.table, state.viewer_of(ask.table, ME, ask.body.get("seat"), ask.lang), ask.body["text"]
        ),
    }
    found: dict[tuple[str, str], Handler] = {route: _soon(work) for route, work in at_once.items()}
    return found | {("get", "/api/tables/{id}/hint"): hinted}


def _soon(work: Callable[[Request], Any]) -> Handler:
    async def done(ask: Request) -> Any:
        return work(ask)

    return done

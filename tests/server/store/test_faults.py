"""The database fails at every place in turn: what is acknowledged is there, what is refused is not."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

import reinos
from reinos.server.store import schema
from tests.server.faults import faults, faulty
from tests.server.house import BASE, Guest, House, Json, drafted

CERTAIN = ("store-full", "store-busy")  # refusals after which nothing is stored


def contents(house: House) -> list[str]:
    """Everything in the database that a command changes."""
    with house.server.database.read() as connection:
        return [
            repr(sorted(map(repr, connection.execute(select(table)).all())))
            for table in schema.metadata.sorted_tables
            if table.name != "layouts"
        ]


def stored(house: House, command: str) -> int:
    """How often a command is in the database."""
    with house.server.database.read() as connection:
        rows = select(func.count()).select_from(schema.commands).where(schema.commands.c.id == command)
        return connection.execute(rows).scalar() or 0


def confirming(ana: Guest) -> tuple[str, str, Json]:
    state = ana.table("me", "me")
    while not state["can_confirm"]:
        state = ana.draft(state, state["legal"][0]["id"])
    body = {"decision": state["decision"], "seat": state["me"]["seat"], "draft": drafted(state)}
    return "POST", f"/tables/{state['id']}/confirm", body


def drafting(ana: Guest) -> tuple[str, str, Json]:
    state = ana.table("me", "me")
    body = {"decision": state["decision"], "seat": state["me"]["seat"], "draft": [state["legal"][0]["id"]]}
    return "PUT", f"/tables/{state['id']}/draft", body


def creating(_: Guest) -> tuple[str, str, Json]:
    return "POST", "/tables", {"game": "kingdomino", "seats": [{"kind": "me"}] * 2}


def importing(_: Guest) -> tuple[str, str, Json]:
    match = reinos.load("kingdomino", players=2).new(seed=5)
    for _step in range(3):
        match.play(match.legal()[0])
    return "POST", "/tables/import", {"match": match.to_json()}


def chatting(ana: Guest) -> tuple[str, str, Json]:
    return "POST", f"/tables/{ana.table('me', 'me')['id']}/chat", {"text": "hello"}


def test_a_refusal_brings_the_state_or_comes_later(house: House) -> None:
    """Whoever is refused goes on from the state that the answer has: without it, it is no answer yet."""
    ana, watched = house.guest(), 0
    database = house.server.database
    method, path, body = confirming(ana)
    ana.ask(method, path, json=body | {"command": uuid.uuid4().hex})
    for kind in faults(database):
        place, struck = 0, True
        while struck:
            house.server.tables.forget_all()
            with faulty(database, kind, place) as fault:
                answer = ana.ask(method, path, json=body | {"command": uuid.uuid4().hex})
            struck, place = fault.struck, place + 1
            assert answer.status_code == 503 or (answer.status_code == 409 and "state" in answer.json())
            watched += answer.status_code == 503
    assert watched > 4


@pytest.mark.parametrize("intend", [confirming, drafting, creating, importing, chatting])
def test_a_fault_at_every_statement(house: House, intend: Callable[[Guest], tuple[str, str, Json]]) -> None:
    ana, watched = house.guest(lang="es"), 0
    database = house.server.database
    for kind in faults(database):
        place, struck = 0, True
        while struck:
            method, path, body = intend(ana)
            body = body | {"command": uuid.uuid4().hex}
            before = contents(house)
            with faulty(database, kind, place) as fault:
                answer = ana.ask(method, path, json=body)
            struck, place = fault.struck, place + 1
            assert answer.status_code in (200, 503), answer.text[:300]
            if answer.status_code == 200:
                assert stored(house, body["command"]) == 1
            else:
                watched += 1
                assert int(answer.headers["retry-after"]) > 0
                assert "Prueba otra vez" in answer.json()["message"]
                assert contents(house) == before or answer.json()["error"] not in CERTAIN
            for _ in range(2):  # sent again until it is answered, and once more
                again = ana.ask(method, path, json=body)
                assert again.status_code == 200, again.text[:300]
                assert stored(house, body["command"]) == 1
            shown = ana.get(f"/tables/{again.json()['id']}")
            house.server.tables.forget_all()
            assert shown == ana.get(f"/tables/{again.json()['id']}")
        assert place > 4
    assert watched > 4


def test_a_fault_at_every_statement_of_writers_who_share_a_transaction(house: House) -> None:
    """Notes at several tables, all waiting at once, so that on SQLite they become one transaction."""
    database = house.server.database
    guests = [house.guest(name) for name in ("Ana", "Luis", "Eva")]
    paths = [f"/tables/{guest.table('me', 'me')['id']}/notes" for guest in guests]

    async def together(number: int) -> list[httpx.Response]:
        async def one(guest: Guest, path: str) -> httpx.Response:
            transport = httpx.ASGITransport(house.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url=BASE, cookies=guest.cookies) as client:
                return await client.put(path, json={"text": f"{path} {number}"})

        group = database._group_commit
        if group is not None:
            group._turn.acquire()
        tasks = [asyncio.create_task(one(guest, path)) for guest, path in zip(guests, paths, strict=True)]
        end = time.monotonic() + 20
        while group is not None and group._waiting < len(guests):
            assert time.monotonic() < end
            await asyncio.sleep(0.001)
        if group is not None:
            group._turn.release()
        return await asyncio.gather(*tasks)

    def noted(guest: Guest, path: str) -> Any:
        with database.read() as connection:
            key = path.split("/")[2]
            text = connection.execute(select(schema.notes.c.text).where(schema.notes.c.table_id == key)).scalar()
        shown = guest.get(f"/tables/{key}")["notes"]
        assert shown == (text or "")
        return text

    number, refused = 0, 0
    for kind in faults(database):
        place, struck = 0, True
        while struck:
            before = [noted(*both) for both in zip(guests, paths, strict=True)]
            number += 1
            with faulty(database, kind, place) as fault:
                answers = house.runner.run(together(number))
            struck, place = fault.struck, place + 1
            after = [noted(*both) for both in zip(guests, paths, strict=True)]
            for path, answer, old, new in zip(paths, answers, before, after, strict=True):
                assert answer.status_code in (200, 503), answer.text[:300]
                refused += answer.status_code == 503
                if answer.status_code == 200:
                    assert new == f"{path} {number}"
                elif answer.json()["error"] in CERTAIN:
                    assert new == old
    assert refused > 2

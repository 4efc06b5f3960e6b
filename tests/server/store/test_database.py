"""The database: migrations, records that outlive a change of rules."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text, update
from sqlalchemy.exc import IntegrityError

from reinos.core.match import Match
from reinos.server.accounts.sessions import COOKIE
from reinos.server.store import schema
from reinos.server.store.database import Database
from reinos.server.store.migrations import HEAD
from reinos.table.table import Table
from tests.server.conftest import Houses
from tests.server.house import House, settings_for

NEW_COLUMNS = {
    "tables": ("stand_in", "spectators_talk", "muted", "removed", "lesson", "lesson_read"),
    "seats": ("reserved",),
    "chat": ("session",),
}


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", "reinos.server.store:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


MAKING = """
import sys
from reinos.server.store.database import Database
from tests.server.house import settings_for

for _ in range(2):
    Database(settings_for(sys.argv[1])).close()
assert "alembic" not in sys.modules
"""


def test_a_database_is_made_and_opened_again_without_alembic(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", MAKING, f"sqlite:///{tmp_path / 'reinos.sqlite'}"], check=True)


def test_an_old_database_is_brought_up_to_date_and_its_matches_are_exported(house: House) -> None:
    """As the first version made it: every choice with what chance decided in it."""
    ana = house.guest()
    state = ana.table("me", "me")
    waiting = ana.table("me", "link", public=False)
    ana.play_out(state["id"], random.Random(2).choice)
    file = ana.get(f"/tables/{state['id']}/export")
    with house.server.database.write() as connection:
        for gone in ("attendance", "quotas"):
            connection.execute(text(f"DROP TABLE {gone}"))
        connection.execute(text("DROP INDEX seats_by_owner"))
        for table, columns in NEW_COLUMNS.items():
            for column in columns:
                connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        connection.execute(text("ALTER TABLE choices ADD COLUMN rolls JSON NOT NULL DEFAULT '[[6, 3]]'"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    house.restart()
    with house.server.database.read() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
        assert "rolls" not in {column["name"] for column in inspect(connection).get_columns("choices")}
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    assert ana.get(f"/tables/{state['id']}/export") == file
    assert Match.from_json(file).over
    ana.turn(ana.table("me", "me"))
    kept = ana.get(f"/tables/{waiting['id']}")
    assert (kept["stand_in"]["name"], kept["spectators_talk"]) == ("greedy", False)
    eva = house.guest("Eva")
    assert eva.do("/join", 404, code=waiting["code"])["error"] == "no-code"
    assert eva.do("/join", invite=waiting["seats"][1]["invite"].rsplit("/", 1)[1])["state"]["status"] == "playing"
    assert ana.do(f"/tables/{waiting['id']}/seats/1", 409, action="bot")["error"] == "not-absent"


FIRST = Path(__file__).with_name("first_schema.sql")  # written by the server whose database was the first of all
ANA, LUIS = "m_hjyzCIv3holoRJiTITFA0vp11AYgiXatPRVGzHLuY", "qmiL14uLGdkn1HuKVIBxQxnIbB_I8El-an6fqxKOV6w"
RUNNING, WAITING, INVITE = "eW1vyTWUn_HlQa532J0DfQ", "4WddZRlLo4hPIkpBDGHjYg", "mOle3hnw25lSFpKNKHKqdA"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_first_database_of_all_is_played_on(database: str, houses: Houses) -> None:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as old:
        old.executescript(FIRST.read_text(encoding="utf-8"))
    house = houses()
    with house.server.database.read() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(text("SELECT COUNT(*) FROM choices")).scalar() == 11
    ana, luis = house.guest("Ana", "es"), house.guest("Luis", "es")
    ana.cookies, luis.cookies = httpx.Cookies({COOKIE: ANA}), httpx.Cookies({COOKIE: LUIS})
    state = ana.get(f"/tables/{RUNNING}")
    # The record of the game has changed since: a match that runs can be looked at, moment by moment.
    assert (state["version"], state["frozen"], state["notes"]) == (5, True, "recuerda")
    assert [(line["name"], line["text"]) for line in state["chat"]] == [("Luis", "¡Hola!")]
    for commit in range(6):
        assert ana.get(f"/tables/{RUNNING}/history/{commit}")["version"] == commit
    luis.do(f"/tables/{RUNNING}/chat", text="¿Sigues?")
    # A table that waits for its players is played to the end.
    assert luis.do("/join", invite=INVITE)["id"] == WAITING
    state = ana.get(f"/tables/{WAITING}")
    while state["status"] == "playing":
        acting = (ana, luis)[state["waiting_for"][0]]
        state = acting.turn(acting.get(f"/tables/{WAITING}"))
    assert Match.from_json(ana.get(f"/tables/{WAITING}/export")).over


@pytest.mark.parametrize("database", ["postgres"], indirect=True)  # a file has one server
def test_processes_that_start_at_once_migrate_once(database: str) -> None:
    failed: list[BaseException] = []

    def start() -> None:
        try:
            Database(settings_for(database)).close()
        except BaseException as wrong:
            failed.append(wrong)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_sqlite_keeps_a_write_ahead_log_on_the_disk(tmp_path: Path) -> None:
    database = Database(settings_for(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    with database.read() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    database.close()


def test_a_number_is_committed_once(house: House) -> None:
    ana = house.guest()
    table = house.server.tables.table(ana.table("me", "me")["id"])
    seat = table.to_act[0]
    later = table.commit(seat, [table.present.legal_ids(seat)[0]])

    def store(old: Table) -> None:
        house.server.tables.carry_out(lambda transaction: transaction.save(old, later))

    store(table)
    with pytest.raises(AssertionError, match="has changed"):
        store(table)
    with pytest.raises(IntegrityError):
        store(replace(table, revision=table.revision + 1))


def test_a_match_of_older_rules_is_shown_and_not_played(house: House) -> None:
    ana = house.guest()
    state = ana.table("me", "me")
    ana.turn(state)
    with house.server.database.write() as connection:
        connection.execute(update(schema.tables).values(rules_version=0, revision=99))
    house.restart()
    frozen = ana.get(f"/tables/{state['id']}")
    assert frozen["frozen"]
    assert frozen["decision"] is None
    assert frozen["legal"] == []
    assert frozen["panels"]["stage"]
    assert ana.get(f"/tables/{state['id']}/history/0")["panels"]["stage"]
    assert ana.draft(state, 0, 409)["error"] == "stale"

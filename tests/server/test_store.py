"""The database: migrations, records that outlive a change of rules."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

import reinos
from reinos.server import schema
from reinos.server.creation import blank, started
from reinos.server.layout import describe, dtype_of, layout_of, pack, unpack
from reinos.server.migrations import HEAD
from reinos.server.store import Store
from reinos.server.table import Seat, configured
from tests.server.house import House, settings_for


def test_migrations_make_the_schema(database: str) -> None:
    store = Store(settings_for(database))
    with store.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.close()
    config = Config()
    config.set_main_option("script_location", "reinos.server:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_processes_that_start_at_once_migrate_once(database: str) -> None:
    failed: list[BaseException] = []

    def start() -> None:
        try:
            Store(settings_for(database)).close()
        except BaseException as wrong:
            failed.append(wrong)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_sqlite_keeps_a_write_ahead_log_on_the_disk(tmp_path: Path) -> None:
    store = Store(settings_for(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    with store.read() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_a_number_is_committed_once(house: House) -> None:
    ana = house.guest()
    table = house.server.desk.table(ana.table("me", "me")["id"])
    seat = table.to_act[0]
    later = table.commit(seat, [table.now.legal_ids(seat)[0]], 0)

    def store() -> None:
        house.server.desk.change(lambda change: change.save(table, later))

    store()
    with pytest.raises(IntegrityError):
        store()


def test_records_are_read_by_their_own_layout() -> None:
    match = reinos.load("kingdomino").new(seed=1)
    dtype = match.record.dtype
    assert dtype_of(describe(dtype)) == dtype
    assert unpack(pack(match.record), dtype).tobytes() == match.record.tobytes()
    older = np.dtype([("players", "i8"), ("deck", "i4", (48,)), ("gone", "i2"), ("line", "i2", (3,))])
    record = np.zeros(1, older)
    record["players"], record["deck"], record["gone"] = 3, np.arange(48), 7
    read = unpack(pack(record), dtype, layout_of(older)[1])
    assert read["players"][0] == 3
    assert read["deck"][0].tolist() == list(range(48))
    assert read["line"].tolist() == [[0, 0, 0, 0]]  # of another shape: not taken over


def test_a_match_of_older_rules_is_shown_and_not_played(house: House) -> None:
    ana = house.guest()
    state = ana.table("me", "me")
    ana.turn(state)
    with house.server.store.write() as connection:
        connection.execute(update(schema.tables).values(rules_version=0, revision=99))
    house.restart()
    frozen = ana.get(f"/tables/{state['id']}")
    assert frozen["frozen"]
    assert frozen["decision"] is None
    assert frozen["legal"] == []
    assert frozen["panels"]["stage"]
    assert ana.get(f"/tables/{state['id']}/history/0")["panels"]["stage"]
    assert ana.draft(state, 0, 409)["error"] == "stale"


def test_a_table_knows_its_decisions() -> None:
    table = started(
        blank(configured("kingdomino", {"players": 2}), "x", [Seat(0, "person"), Seat(1, "person")], True, None)
    )
    first = table.to_act[0]
    assert table.decisions[first] == 0
    later = table.commit(first, [table.now.legal_ids(first)[0]], 0)
    second = later.to_act[0]
    assert later.decisions == tuple(1 if seat == second else None for seat in (0, 1))
    assert replace(later, entries=table.entries).now.record.tobytes() == table.now.record.tobytes()

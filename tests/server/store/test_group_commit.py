"""Writers of a SQLite file share a transaction; each is on the disk, or undone, for itself."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import event, func, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from reinos.server.store import schema
from reinos.server.store.database import Database
from reinos.server.store.failure import StoreFailed
from tests.server.house import settings_for


@pytest.fixture
def database(tmp_path: Path):
    made = Database(settings_for(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    yield made
    made.close()


def add(database: Database, name: str) -> None:
    with database.write() as connection:
        connection.execute(insert(schema.sessions).values(id=name, name=name, language="es", created=0))


def names(database: Database) -> set[str]:
    with database.read() as connection:
        return set(connection.execute(select(schema.sessions.c.id)).scalars())


def lead(database: Database, name: str, inside: threading.Event, go: threading.Event) -> None:
    """Write, say so, and keep the transaction open until told to go on."""
    with database.write() as connection:
        connection.execute(insert(schema.sessions).values(id=name, name=name, language="es", created=0))
        inside.set()
        go.wait(20)


def waiting(database: Database, count: int) -> None:
    """Wait until some writers wait."""
    while database._group_commit is not None and database._group_commit._waiting < count:
        time.sleep(0.001)


def test_followers_share_a_transaction_and_are_stored_before_they_are_told(database: Database) -> None:
    commits: list[object] = []
    event.listen(database.engine, "commit", commits.append)
    inside, go = threading.Event(), threading.Event()

    def write(number: int) -> None:
        add(database, f"n{number}")
        assert f"n{number}" in names(database)  # seen from another connection: it is stored

    with ThreadPoolExecutor(12) as pool:
        leader = pool.submit(lead, database, "n0", inside, go)
        inside.wait(20)
        followers = [pool.submit(write, number) for number in range(1, 12)]
        waiting(database, 11)
        go.set()
        for writer in (leader, *followers):
            writer.result()
    assert names(database) == {f"n{number}" for number in range(12)}
    assert len(commits) == 1


def test_who_fails_is_undone_alone(database: Database) -> None:
    """A writer that fails in the middle of others, whether it is the first of them or not."""
    add(database, "known")
    inside, go = threading.Event(), threading.Event()

    def first(fails: bool) -> None:
        with database.write() as connection:
            connection.execute(insert(schema.sessions).values(id=f"first{fails}", name="", language="es", created=0))
            inside.set()
            go.wait(5)
            if fails:
                raise RuntimeError

    for fails in (True, False):
        inside.clear()
        go.clear()
        with ThreadPoolExecutor(4) as pool:
            leader = pool.submit(first, fails)
            inside.wait(5)
            followers = [pool.submit(add, database, name) for name in (f"a{fails}", "known", f"b{fails}")]
            waiting(database, 3)
            go.set()
            assert isinstance(leader.exception(), RuntimeError if fails else type(None))
            assert [type(follower.exception()) for follower in followers] == [type(None), IntegrityError, type(None)]
    assert names(database) == {"known", "aTrue", "bTrue", "firstFalse", "aFalse", "bFalse"}


def test_a_transaction_that_cannot_be_stored_fails_for_all_of_it(database: Database) -> None:
    def broken(connection: object) -> None:
        raise OperationalError("COMMIT", None, Exception("disk full"))

    event.listen(database.engine, "commit", broken)
    with ThreadPoolExecutor(3) as pool:
        failed = [pool.submit(add, database, name).exception() for name in "abc"]
    assert {(type(wrong), getattr(wrong, "stored", "")) for wrong in failed} == {(StoreFailed, "perhaps")}
    event.remove(database.engine, "commit", broken)
    assert names(database) == set()
    add(database, "later")
    with database.read() as connection:
        assert connection.execute(select(func.count()).select_from(schema.sessions)).scalar() == 1


def test_a_full_disk_fails_everybody_whose_work_it_took_back(database: Database) -> None:
    """SQLite rolls the whole transaction back, and neither a savepoint nor the commit says so by itself."""
    with ThreadPoolExecutor(6) as pool:
        inside, go = threading.Event(), threading.Event()

        def large() -> None:
            with database.write() as connection:
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 1}")
                values = {"id": "large", "name": "x" * 100_000, "language": "es", "created": 0}
                try:
                    connection.execute(insert(schema.sessions).values(values))
                finally:
                    connection.exec_driver_sql("PRAGMA max_page_count=1000000")

        leader = pool.submit(lead, database, "first", inside, go)
        inside.wait(20)
        tasks = {"first": leader, "a": pool.submit(add, database, "a"), "large": pool.submit(large)}
        tasks["b"] = pool.submit(add, database, "b")
        waiting(database, 3)
        go.set()
        outcomes = {name: task.exception() for name, task in tasks.items()}
    told = {name for name, wrong in outcomes.items() if wrong is None}
    assert names(database) == told
    assert str(outcomes["large"]) == "store-full"
    assert outcomes["first"] is not None  # it waits for its followers
    add(database, "later")
    assert names(database) == told | {"later"}

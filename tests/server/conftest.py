"""Every test of the server runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import subprocess
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.house import House, settings_for

Houses = Callable[..., House]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = started(tmp_path_factory)
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # no test pulls the plug, and many make databases
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


def started(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A PostgreSQL server; on a busy machine it may not come up in time, so it is tried again."""
    import pgserver

    for attempt in range(3):
        try:
            return pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
        except subprocess.SubprocessError:
            if attempt == 2:
                raise
    raise AssertionError


def fresh_database(postgres: str) -> str:
    """The address of a new, empty database."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'reinos.sqlite'}"
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def houses(database: str) -> Iterator[Houses]:
    """Make servers on the database; they are closed in the end."""
    made: list[House] = []

    def make(maker: Any = None, **changes: Any) -> House:
        made.append(House(settings_for(database, **changes), **({"maker": maker} if maker else {})))
        return made[-1]

    yield make
    for house in made:
        house.close()


@pytest.fixture
def house(houses: Houses) -> House:
    """One server."""
    return houses()

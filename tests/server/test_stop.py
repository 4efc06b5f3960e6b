"""Stopping under load, connections that dawdle, too many of them."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from reinos.server.store.database import Database
from reinos.server.store.failure import StoreFailed
from reinos.server.web.guard import SAFE
from tests.server.house import House
from tests.server.running import Caller, Process

SOAK = bool(os.environ.get("REINOS_SOAK"))
STOPS, TABLES, ASKING = (20, 40, 8) if SOAK else (2, 12, 4)
PROGRAM = """
import sys, time
from pathlib import Path
from reinos.server import run
from reinos.server.connections import Patient
from reinos.server.live.hub import Hub
from reinos.server.settings import Settings
{changed}
listening = run.listen("127.0.0.1", 0)
run.run(Settings(data=Path(sys.argv[1])), listening, lambda: print(listening.getsockname()[1], flush=True))
"""


@dataclass
class Changed:
    """A server with something changed in its process."""

    process: subprocess.Popen[bytes]
    port: int
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/session"


def serving(folder: Path, changed: str) -> Iterator[Changed]:
    """Run a server with something changed."""
    log = folder / "log"
    with log.open("wb") as file:
        command = [sys.executable, "-c", PROGRAM.format(changed=changed), str(folder)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file)
    assert process.stdout is not None
    with process.stdout:
        yield Changed(process, int(process.stdout.readline()), log)
        process.terminate()
        process.wait(60)


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Changed]:
    """A server that waits for one second."""
    yield from serving(tmp_path, "Patient.patience = 1.0")


@pytest.fixture
def few(tmp_path: Path) -> Iterator[Changed]:
    """A server that takes 20 connections."""
    yield from serving(tmp_path, "run.budget = lambda: 20")


def stored(file: Path) -> list[int]:
    """How much is in a database."""
    with closing(sqlite3.connect(file)) as connection:
        counts = ("COUNT(*) FROM choices", "COUNT(*) FROM commands", "SUM(revision) FROM tables")
        return [connection.execute(f"SELECT {count}").fetchone()[0] for count in counts]


def port_closed(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return True
    return False


@pytest.mark.parametrize("number", range(STOPS))
def test_a_server_under_load_stops_and_stores_nothing_after_its_port_is_closed(
    tmp_path: Path, number: int, record_property: pytest.RecordProperty
) -> None:
    """Bots that think at many tables, people who ask for hints, everybody at once."""
    server = Process("", tmp_path)
    ana = Caller(server.url)
    seats = [{"kind": "bot", "bot": "king"}] * 3
    tables = [ana.do("/tables", game="kingdomino", seats=seats)["id"] for _ in range(TABLES)]
    mine = [ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}] * 2)["id"] for _ in range(ASKING)]
    over = threading.Event()

    def ask(key: str) -> None:
        with suppress(httpx.HTTPError, AssertionError), httpx.Client(cookies=ana.http.cookies, timeout=30) as client:
            while not over.is_set():
                client.get(f"{server.url}/api/tables/{key}/hint")
                client.put(f"{server.url}/api/tables/{key}/notes", json={"text": uuid.uuid4().hex})

    threads = [threading.Thread(target=ask, args=(key,)) for key in mine]
    for thread in threads:
        thread.start()
    end = time.monotonic() + 60
    while ana.get(f"/tables/{tables[0]}")["version"] == 0 and time.monotonic() < end:
        time.sleep(0.05)
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    while not port_closed(server.port):
        time.sleep(0.002)
    closed = stored(tmp_path / "reinos.sqlite")
    server.process.wait(60)
    record_property("measured", f"SIGTERM under load, stop {number + 1}: ended after {time.monotonic() - began:.1f} s")
    over.set()
    for thread in threads:
        thread.join()
    assert stored(tmp_path / "reinos.sqlite") == closed
    assert server.process.returncode in (0, -signal.SIGTERM)
    again = Process("", tmp_path)  # nothing holds the file any more
    assert ana.at(again.url).get(f"/tables/{mine[0]}")["id"] == mine[0]
    again.stop()


def test_a_process_that_hangs_ends_all_the_same(tmp_path: Path) -> None:
    """A computation that nobody can interrupt, in the event loop itself."""
    for server in serving(tmp_path, "run.DEADLINE = 0.5\nasync def hang(self): time.sleep(600)\nHub.close = hang"):
        server.process.terminate()
        assert server.process.wait(60) == 0


def test_who_is_late_is_refused_and_nothing_is_stored(house: House) -> None:
    """A writer that does not finish in time, when the server stops."""
    ana = house.guest(lang="es")
    table = ana.table("me", "me")
    database: Database = house.server.database

    def late() -> None:
        with database.write() as connection:
            connection.exec_driver_sql("UPDATE tables SET commits = 99")
            database.seal(0.01)

    with pytest.raises(StoreFailed, match="stopping"):
        late()
    refused = ana.ask("PUT", f"/tables/{table['id']}/notes", json={"text": "late"})
    assert refused.status_code == 503
    assert refused.headers["retry-after"] == "5"
    assert "se está reiniciando" in refused.json()["message"]
    house.restart()
    assert ana.get(f"/tables/{table['id']}")["version"] == 0
    assert ana.get(f"/tables/{table['id']}")["notes"] == ""


HALVES = {
    "nothing": b"",
    "a line": b"GET /api/session HT",
    "a header": b"GET /api/session HTTP/1.1\r\nHost: localhost\r\nX-Slow: 1",
    "empty lines": b"\r\n\r\n",
    "a body": b"PUT /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
}


def received(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    found = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(4096):
            found += part
    return found


def test_what_is_no_request_is_answered_with_the_safe_headers(slow: Changed) -> None:
    """Answers that no application has seen: to what cannot be read, and to half a request."""
    for sent, status in ((b"no request\r\n\r\n", b"400"), (HALVES["a header"], b"408")):
        with socket.create_connection(("127.0.0.1", slow.port), 60) as connection:
            connection.sendall(sent)
            head = received(connection).partition(b"\r\n\r\n")[0].lower().splitlines()
        assert head[0].split()[1] == status
        for name, value in SAFE.items():
            assert head.count(f"{name}: {value}".lower().encode()) == 1, (status, name)


@pytest.mark.parametrize("sent", HALVES)
def test_half_a_request_is_not_waited_for(slow: Changed, sent: str) -> None:
    with socket.create_connection(("127.0.0.1", slow.port), 60) as connection:
        connection.sendall(HALVES[sent])
        assert b" 200 " not in received(connection)
    with httpx.Client() as client:
        assert client.get(slow.url).status_code == 200


def test_who_reads_nothing_is_not_waited_for(slow: Changed) -> None:
    """An answer that is larger than all buffers together is asked for again and again, and never read."""
    with socket.create_connection(("127.0.0.1", slow.port), 60) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"

        def ask() -> None:
            while True:
                connection.sendall(request)

        with pytest.raises(ConnectionError):
            ask()


def test_connections_are_budgeted(few: Changed) -> None:
    with httpx.Client() as client:
        assert client.get(few.url).status_code == 200
        held = [socket.create_connection(("127.0.0.1", few.port), 20) for _ in range(30)]
        try:
            with socket.create_connection(("127.0.0.1", few.port), 20) as late:
                late.sendall(b"GET /api/session HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert late.recv(4096).startswith(b"HTTP/1.1 503")
            assert client.get(few.url).status_code == 200  # who is inside stays
        finally:
            for connection in held:
                connection.close()
        end = time.monotonic() + 30
        status = 503
        while status == 503 and time.monotonic() < end:
            with suppress(httpx.TransportError):
                status = httpx.get(few.url).status_code
        assert status == 200
    assert few.log.read_text().count("refused a connection") == 1


def test_as_many_descriptors_as_the_system_allows() -> None:
    program = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 900))\n"
        "from reinos.server.connections import budget, RESERVED\n"
        "print(budget() + RESERVED, resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["900", "900"]

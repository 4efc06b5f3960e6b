"""People play on while the server is killed, or its disk is full: nothing acknowledged is lost, nothing done twice."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import uuid
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import psutil
import psycopg
import pytest

import reinos
from tests.server.conftest import fresh_database, started
from tests.server.house import drafted
from tests.server.running import Json, Process, free_port

SOAK = bool(os.environ.get("REINOS_SOAK"))
KILLS = int(os.environ.get("REINOS_KILLS", 1000 if SOAK else 5))
POSTGRES_KILLS = 50 if SOAK else 3
WRITES = 1600 if SOAK else 100  # acknowledged, while the disk fills and empties
PLAYERS = 4
SIZE = 48 * 1024 * 1024  # of the small disk
ROOM = 64 * 1024  # bytes that a file may still grow by while the disk is as good as full

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="NOT RUN: crashes and full disks need Linux")


class Player(threading.Thread):
    """Plays, notes and imports without a pause; what is not answered is sent again, under the same id."""

    def __init__(self, url: str, number: int, *, imports: bool) -> None:
        super().__init__(daemon=True)
        self.imports = imports  # a new server takes seconds until it can do that
        self.url, self.chance = f"{url}/api", random.Random(number)
        self.http = httpx.Client(timeout=20)
        self.enough = threading.Event()
        self.count: Counter[str] = Counter()
        self.told: dict[str, str] = {}  # commands that were acknowledged, and their tables
        self.confirmed: Counter[str] = Counter()  # of each table
        self.noted: dict[str, str] = {}
        self.failed: BaseException | None = None
        match = reinos.load("kingdomino", players=2).new(seed=number)
        while not match.over:
            match.play(match.legal()[0])
        self.file = match.to_json()

    def run(self) -> None:
        try:
            self.ask("PUT", "/session", {"name": "Ana", "language": "en"})
            while not self.enough.is_set():
                self.play(self.do("POST", "/tables", game="kingdomino", seats=[{"kind": "me"}] * 2))
        except InterruptedError:
            pass
        except BaseException as wrong:
            self.failed = wrong

    def play(self, state: Json) -> None:
        """Some turns of a new table, notes about them, and a match from a file."""
        path = f"/tables/{state['id']}"
        for _ in range(self.chance.randrange(4, 9)):
            state = self.ask("GET", path)  # with the eyes of whoever is to act
            while not state["can_confirm"]:
                choice = self.chance.choice(state["legal"])["id"]
                state = self.decide("PUT", f"{path}/draft", state, [*drafted(state), choice])
            state = self.decide("POST", f"{path}/confirm", state, drafted(state))
            self.confirmed[state["id"]] += 1
            text = uuid.uuid4().hex * 8
            self.ask("PUT", f"{path}/notes", {"text": text})
            self.noted[state["id"]] = text
        if self.imports:
            self.do("POST", "/tables/import", match=self.file)

    def decide(self, method: str, path: str, state: Json, draft: list[int]) -> Json:
        return self.do(method, path, decision=state["decision"], seat=state["me"]["seat"], draft=draft)

    def do(self, method: str, path: str, **body: object) -> Json:
        command = uuid.uuid4().hex
        state = self.ask(method, path, {"command": command, **body})
        self.told[command] = state["id"]
        return state

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Ask until there is an answer."""
        for attempt in range(100_000):
            if self.enough.is_set() and attempt:
                raise InterruptedError
            with suppress(httpx.TransportError):
                response = self.http.request(method, self.url + path, json=body)
                if response.status_code == 200:
                    self.count["acknowledged"] += body is not None
                    self.count["repeated"] += body is not None and attempt > 0
                    return response.json()
                assert response.status_code == 503, response.text[:300]
                assert int(response.headers["retry-after"]) > 0
                self.count["refused"] += 1
            time.sleep(0.02)
        raise AssertionError


def check_file(players: list[Player], file: Path) -> str:
    """The same of a database in a file, which must be whole."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return check(players, connection)


def check(players: list[Player], connection: sqlite3.Connection | psycopg.Connection) -> str:
    """Compare what was acknowledged with what is stored; the figures."""
    for player in players:
        if player.failed is not None:
            raise player.failed
    stored = dict(connection.execute("SELECT id, answer ->> 'table' FROM commands").fetchall())
    commits = dict(connection.execute("SELECT id, commits FROM tables").fetchall())
    notes = dict(connection.execute("SELECT table_id, text FROM notes").fetchall())
    twice = connection.execute("SELECT COUNT(*) - COUNT(DISTINCT id) FROM commands").fetchall()[0][0]
    total: Counter[str] = Counter()
    for player in players:
        total += player.count
        assert player.told.items() <= stored.items()
        for key, count in player.confirmed.items():
            # the last command of all may have been stored and not answered, when the player was stopped
            assert commits[key] - count in ((0, 1) if key == list(player.confirmed)[-1] else (0,))
        for key, text in player.noted.items():
            assert notes[key] == text or key == list(player.noted)[-1]
    assert twice == 0
    acknowledged = sum(len(player.told) for player in players)
    assert acknowledged <= len(stored) <= acknowledged + len(players)
    written = sum(len(player.noted) for player in players)
    return (
        f"{total['acknowledged']} writes acknowledged, {total['repeated']} of them sent more than once, "
        f"{total['refused']} refused; {acknowledged} commands acknowledged, {len(stored)} stored, {twice} twice; "
        f"notes of {written} tables stored; 0 lost"
    )


def stop(players: list[Player]) -> None:
    for player in players:
        player.enough.set()
    for player in players:
        player.join(60)
        player.http.close()


def acknowledged(players: list[Player], more: int) -> None:
    """Wait until so many more writes are acknowledged."""

    def count() -> int:
        assert not any(player.failed for player in players), [player.failed for player in players]
        return sum(player.count["acknowledged"] for player in players)

    before, end = count(), time.monotonic() + 120
    while count() < before + more:
        assert time.monotonic() < end
        time.sleep(0.005)


def kill(server: int) -> None:
    """kill -9, and wait until nothing is left of a process."""
    with suppress(ProcessLookupError):
        while True:
            os.kill(server, signal.SIGKILL)
            time.sleep(0.002)


@pytest.fixture
def nursery() -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-m", "tests.server.nursery"], stdin=pipe, stdout=pipe, text=True) as parent:
        yield parent
        parent.communicate()


def test_killed_again_and_again_under_load(
    tmp_path: Path, nursery: subprocess.Popen[str], record_property: pytest.RecordProperty
) -> None:
    port, chance = free_port(), random.Random(1)

    def start() -> int:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        nursery.stdin.write(json.dumps({"data": str(tmp_path), "port": port}) + "\n")
        nursery.stdin.flush()
        return int(nursery.stdout.readline())

    server = start()
    players = [Player(f"http://127.0.0.1:{port}", number, imports=False) for number in range(PLAYERS)]
    for player in players:
        player.start()
    try:
        for _ in range(KILLS):
            acknowledged(players, 3)
            time.sleep(chance.random() * 0.1)
            kill(server)
            server = start()
        acknowledged(players, 3)
    finally:
        stop(players)
        kill(server)
    record_property("measured", f"{KILLS} kills (-9) under load: {check_file(players, tmp_path / 'reinos.sqlite')}")


def test_postgres_killed_again_and_again_under_load(
    tmp_path_factory: pytest.TempPathFactory, tmp_path: Path, record_property: pytest.RecordProperty
) -> None:
    """All processes of a PostgreSQL that waits for the disk, at once; our server stays, and finds it again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        postgres = started(tmp_path_factory)
    database = fresh_database(postgres.get_uri())
    with psycopg.connect(database) as connection:
        for name in ("fsync", "synchronous_commit", "full_page_writes"):
            assert connection.execute(f"SHOW {name}").fetchall() == [("on",)]
    server = Process(database, tmp_path)
    players = [Player(server.url, number, imports=False) for number in range(PLAYERS)]
    for player in players:
        player.start()
    try:
        for _ in range(POSTGRES_KILLS):
            acknowledged(players, 20)
            parent = psutil.Process(postgres.get_pid())
            family = [parent, *parent.children()]
            for process in family:
                process.kill()
            psutil.wait_procs(family, 20)
            postgres.ensure_pgdata_inited()  # another run of tests may have taken its rights to the folder away
            postgres.ensure_postgres_running()
        acknowledged(players, 20)
    finally:
        stop(players)
        server.stop()
    with psycopg.connect(database) as connection:
        figures = check(players, connection)
    postgres.cleanup()
    record_property("measured", f"PostgreSQL killed (-9) {POSTGRES_KILLS} times under load: {figures}")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, where the system lets us mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("NOT RUN: a full disk; only an administrator can mount a small one")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> None:
    """Fill a disk to the last byte."""
    with suppress(OSError), (folder / "ballast").open("ab", buffering=0) as ballast:
        while True:
            ballast.write(b"x" * 4096)


def writing(folder: Path, full: object, empty: object, enough: int) -> tuple[list[Player], int]:
    """Players who write while the disk is full again and again."""
    server = Process("", folder)
    players = [Player(server.url, number, imports=True) for number in range(PLAYERS)]
    for player in players:
        player.start()
    times, end = 0, time.monotonic() + (3600 if SOAK else 120)
    assert callable(full)
    assert callable(empty)

    def count(what: str) -> int:
        return sum(player.count[what] for player in players)

    try:
        while count("acknowledged") < 10 and time.monotonic() < end:
            time.sleep(0.01)
        while (count("acknowledged") < enough or times < 3) and time.monotonic() < end:
            before = count("refused")
            full(server)
            times += 1
            while count("refused") < before + 3 and time.monotonic() < end:
                assert not any(player.failed for player in players), [player.failed for player in players]
                time.sleep(0.002)
            empty(server)
            before = count("acknowledged")
            while count("acknowledged") < before + 10 and time.monotonic() < end:
                time.sleep(0.002)
    finally:
        empty(server)
        stop(players)
        server.kill()
    assert count("acknowledged") >= enough
    assert count("refused") >= 3
    return players, times


def test_a_disk_that_is_full_again_and_again(small_disk: Path, record_property: pytest.RecordProperty) -> None:
    players, times = writing(
        small_disk,
        full=lambda server: fill(small_disk),
        empty=lambda server: (small_disk / "ballast").unlink(missing_ok=True),
        enough=WRITES,
    )
    record_property("measured", f"a disk full {times} times: {check_file(players, small_disk / 'reinos.sqlite')}")


def test_a_file_that_may_not_grow(tmp_path: Path, record_property: pytest.RecordProperty) -> None:
    """An error of the disk that SQLite takes for one of input and output."""

    def limit(server: Process, size: int) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def full(server: Process) -> None:
        with suppress(FileNotFoundError):
            limit(server, (tmp_path / "reinos.sqlite-wal").stat().st_size + ROOM)

    players, times = writing(tmp_path, full, lambda server: limit(server, resource.RLIM_INFINITY), enough=WRITES)
    record_property(
        "measured", f"a file kept from growing {times} times: {check_file(players, tmp_path / 'reinos.sqlite')}"
    )

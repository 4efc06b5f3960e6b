"""Databases that cannot be served: one clear message each, and nothing changes."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from reinos.cli.main import USER_ERROR, main
from reinos.server.store.database import Database
from reinos.server.store.file import BadDatabase
from tests.server.house import House, settings_for

AS_NOBODY = """
import os, sys
import alembic.command, filelock, reinos.server.web.app
from reinos.server.store.database import Database
from reinos.server.store.file import BadDatabase
from tests.server.house import settings_for
os.setuid(65534)
try:
    Database(settings_for(sys.argv[1]))
except BadDatabase as wrong:
    sys.exit(str(wrong))
"""


@pytest.fixture(autouse=True)
def _nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    def serve(*_: object) -> None:
        raise AssertionError("served")

    monkeypatch.setattr("uvicorn.Server.run", serve)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with a table in it, as `reinos serve --data` finds it."""
    path = tmp_path / "reinos.sqlite"
    house = House(settings_for(f"sqlite:///{path}"))
    ana = house.guest()
    ana.turn(ana.table("me", "me"))
    house.close()
    return path


def nothing(file: Path) -> None:
    file.write_bytes(b"")


def text(file: Path) -> None:
    file.write_text("no database " * 1000)


def pages(file: Path) -> None:
    with file.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xab" * 4096 * 3)


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "english", "spanish"),
    [
        (nothing, "empty", "vacío"),
        (text, "damaged", "dañado"),
        (pages, "damaged", "dañado"),
        (cut, "damaged", "dañado"),
        (newer, "newer version", "más nueva"),
        (foreign, "another program", "otro programa"),
    ],
)
def test_one_clear_message_and_nothing_changes(
    file: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None], english: str, spanish: str
) -> None:
    spoil(file)
    before = file.read_bytes()
    for lang, said in (("en", english), ("es", spanish)):
        assert main(["serve", "--port", "0", "--data", str(file.parent), "--lang", lang]) == USER_ERROR
        error = capsys.readouterr().err
        assert said in error
        assert "Traceback" not in error
        assert len(error.splitlines()) == 1
    assert file.read_bytes() == before


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is Linux's")
@pytest.mark.parametrize("new", [True, False])
def test_a_full_disk(tmp_path: Path, file: Path, new: bool) -> None:
    """Files may not grow, in a process of its own."""
    folder = tmp_path / "new" if new else file.parent
    program = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); "
    program += "from reinos.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == USER_ERROR
    assert "Traceback" not in done.stderr
    assert "disk I/O error" in done.stderr or "full" in done.stderr
    assert not (new and (folder / "reinos.sqlite").exists())


@pytest.mark.parametrize("address", ["nonsense", "mysql://x/y", "postgresql://127.0.0.1:1/reinos"])
def test_a_database_that_is_not_there(capsys: pytest.CaptureFixture[str], address: str) -> None:
    assert main(["serve", "--port", "0", "--database", address, "--lang", "en"]) == USER_ERROR
    error = capsys.readouterr().err
    assert "database" in error
    assert len(error.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_database_that_cannot_be_written(file: Path, tmp_path: Path, what: str) -> None:
    before = file.read_bytes()
    for outer in [tmp_path, *tmp_path.parents]:  # of pytest's own folders
        if outer.owner() == file.owner() and outer != outer.parent and "pytest" in str(outer):
            outer.chmod(0o755)
    if what == "file":
        tmp_path.chmod(0o777)
        Path(f"{file}.lock").chmod(0o666)
    file.chmod(0o444)
    command = [sys.executable, "-c", AS_NOBODY, f"sqlite:///{file}"]
    if os.geteuid() != 0:
        command[2] = AS_NOBODY.replace("os.setuid(65534)\n", "")
        if what == "folder":
            tmp_path.chmod(0o555)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    tmp_path.chmod(0o755)
    assert "cannot be written" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == before


def test_a_second_server_is_kept_out_until_the_first_is_gone(file: Path) -> None:
    address = f"sqlite:///{file}"
    first = Database(settings_for(address))
    with pytest.raises(BadDatabase, match="another process"):
        Database(settings_for(address))
    first.close()
    Database(settings_for(address)).close()


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_files_are_private_to_the_user(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    before = os.umask(0o022)
    try:
        house = House(settings_for(f"sqlite:///{folder / 'reinos.sqlite'}"))
        house.guest().table("me", "me")
        kept = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
        house.close()
        (folder / "reinos.sqlite").chmod(0o644)
        Database(settings_for(f"sqlite:///{folder / 'reinos.sqlite'}")).close()
    finally:
        os.umask(before)
    assert set(kept) >= {"reinos.sqlite", "reinos.sqlite-wal", "reinos.sqlite-shm", "reinos.sqlite.lock"}
    assert set(kept.values()) == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "reinos.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_database_is_made_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that dies while it makes its database does not leave one that the next cannot use."""
    file = tmp_path / "reinos.sqlite"

    def die(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("reinos.server.store.database.SEEN.create", die)
        with pytest.raises(KeyboardInterrupt):
            Database(settings_for(f"sqlite:///{file}"))
    assert not file.exists()
    Database(settings_for(f"sqlite:///{file}")).close()
    assert file.exists()


def test_a_copy_of_a_running_database_is_served(file: Path, tmp_path: Path) -> None:
    """As docs/server.md says that a backup is made."""
    running = Database(settings_for(f"sqlite:///{file}"))
    copy = tmp_path / "copy" / "reinos.sqlite"
    copy.parent.mkdir()
    with sqlite3.connect(file) as connection:
        connection.execute("VACUUM INTO ?", [str(tmp_path / "backup.sqlite")])
    connection.close()
    running.close()
    shutil.copy(tmp_path / "backup.sqlite", copy)
    Database(settings_for(f"sqlite:///{copy}")).close()

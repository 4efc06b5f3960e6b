"""What a server can be told when it starts."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def near(host: str) -> bool:
    """Whether only this machine can reach an address."""
    return host in ("127.0.0.1", "localhost", "::1")


def names(host: str, sites: Sequence[str]) -> tuple[str, ...]:
    """What a server that listens at an address is called: its sites; without any, beyond loopback, this machine."""
    if sites or near(host):
        return (*LOOPBACK, *(site.lower() for site in sites))
    machine = socket.gethostname().lower()
    return (*LOOPBACK, machine, f"{machine.partition('.')[0]}.local")


def data_folder() -> Path:
    """Where the tables are kept when nothing else is said."""
    from platformdirs import user_data_path

    return user_data_path("reinos", appauthor=False)


@dataclass(frozen=True)
class Limits:
    """How much one session or address may ask for: (times, seconds) a kind, and sizes in bytes."""

    command: tuple[int, float] = (80, 10)
    chat: tuple[int, float] = (6, 10)
    create: tuple[int, float] = (60, 600)
    imports: tuple[int, float] = (6, 600)  # match files that become tables
    files: tuple[int, float] = (30, 600)  # match files that are looked at, refused ones included
    bots: tuple[int, float] = (120, 600)  # brought to new tables
    join: tuple[int, float] = (20, 60)
    wrong_address: tuple[int, float] = (20, 60)  # wrong codes and invitations from one address
    wrong_target: tuple[int, float] = (60, 60)  # and of one code, from anywhere
    neighbours: int = 8  # how many sessions' worth one address may use of what is counted by session
    session: tuple[int, float] = (120, 600)
    read: tuple[int, float] = (300, 10)
    think: tuple[int, float] = (20, 10)
    socket: tuple[int, float] = (80, 30)
    frame: tuple[int, float] = (40, 15)
    body: int = 64 * 1024
    import_body: int = 1024 * 1024
    frame_size: int = 16 * 1024  # more than the longest draft
    queued: int = 8  # jobs of one person that may wait for the workers, each for about a second
    on: bool = True


@dataclass(frozen=True)
class Settings:
    """One server process."""

    database: str = ""  # SQLAlchemy address; empty: SQLite in `data`
    data: Path = field(default_factory=data_folder)
    hosts: tuple[str, ...] = LOOPBACK  # names that requests may address the server by
    addresses: bool = False  # whether they may use any IP address instead, which no strange page can make its own
    limits: Limits = Limits()
    bot_pace: float = 0.7  # seconds of a bot's pause, which is as many times that as its level needs
    bot_budget: float = 10.0  # seconds after which a bot that still thinks takes any legal choice
    workers: int = 1  # processes that compute for this one; 0: its own threads do, which is enough for tests
    bot_threads: int = 16  # where there are no workers
    compile: bool = False  # whether to compile, in the background, games that bots are asked to play
    claim: float = 30.0  # seconds for which a process keeps a bot's move to itself
    sweep: float = 5.0  # seconds between two looks for bots' moves that nobody plays
    ping: float = 15.0
    absent_after: float = 60.0  # seconds without a word after which a seat may be handed to a bot
    attend: float = 10.0  # seconds between two notes of who is there
    process: str = field(default_factory=lambda: secrets.token_hex(8))

    def address(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite:///{self.data / 'reinos.sqlite'}"
        for plain in ("postgresql://", "postgres://"):
            if self.database.startswith(plain):
                return "postgresql+psycopg://" + self.database.removeprefix(plain)
        return self.database

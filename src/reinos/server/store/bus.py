"""Between server processes: what one has stored, the others tell their clients (PostgreSQL's LISTEN and NOTIFY)."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable
from typing import Any

from reinos.server.store.database import CHANNEL, Database

PATIENCE = 0.1  # seconds between two looks at whether to stop, and between attempts to connect

Heard = Callable[[dict[str, Any] | None], None]  # a message, or None: some may have been missed


class Bus:
    """Listens for the other processes; on SQLite there are none."""

    def __init__(self, database: Database, process: str, heard: Heard) -> None:
        self.database, self.process, self.heard = database, process, heard
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to listen, where there is something to listen to."""
        if not self.database.sqlite:
            self._thread = threading.Thread(target=self._listen, name="reinos-bus", daemon=True)
            self._thread.start()
            self._ready.wait(5)

    def stop(self) -> None:
        """Stop listening."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def tell(self, message: dict[str, Any]) -> None:
        """Tell the other processes something that is not stored."""
        if not self.database.sqlite:
            with self.database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                self.database.notify(connection, {**message, "from": self.process})

    def _listen(self) -> None:
        import psycopg

        address = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        first = True
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._ready.set()
                    if not first:
                        self.heard(None)
                    first = False
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._take(notice.payload)
            except psycopg.Error as lost:
                logging.getLogger("reinos").warning("lost the database's notices: %s", type(lost).__name__)
                self._stop.wait(PATIENCE)

    def _take(self, payload: str) -> None:
        message = json.loads(payload)
        if message.get("from") != self.process:
            self.heard(message)

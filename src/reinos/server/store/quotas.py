"""Limits that all processes share: one number a key, in the database, changed by one statement."""

from __future__ import annotations

import hashlib
import ipaddress
from collections.abc import Mapping

from sqlalchemy import Connection, case, delete, select, update
from sqlalchemy.exc import IntegrityError

from reinos.server.limits import TooMany
from reinos.server.store import schema
from reinos.server.store.database import Database

Quota = tuple[int, float]  # so many times in so many seconds

_kept = schema.quotas.c
ATTEMPTS = 5


def neighbourhood(address: str) -> str:
    """An address as one visitor has it: of IPv6 the first half, since the other half is anybody's to choose."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network(f"{address}/64", strict=False)) if found.version == 6 else address


class Quotas:
    """Counts by the generic cell rate algorithm: each use pushes `until` on by its share of the time."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def take(self, wanted: Mapping[str, Quota]) -> None:
        """Use each of several quotas once, or none of them: then TooMany says how long to wait.

        Whoever is refused has only read: asking again and again makes nobody wait who has something to write.
        """
        self._look(wanted)
        for attempt in range(ATTEMPTS):
            try:
                with self.database.write() as connection:
                    for key in sorted(wanted):
                        self._take(connection, key, wanted[key])
                return
            except IntegrityError:  # another process was the first to use this key
                if attempt == ATTEMPTS - 1:
                    raise

    def give_back(self, taken: Mapping[str, Quota]) -> None:
        """What was taken was not used after all."""
        with self.database.write() as connection:
            for key in sorted(taken):
                share, _ = shares(taken[key])
                same = _kept.who == hashed(key)
                connection.execute(update(schema.quotas).where(same).values(until=_kept.until - share))

    def sweep(self) -> None:
        """Forget what is not used up at all."""
        with self.database.write() as connection:
            connection.execute(delete(schema.quotas).where(_kept.until < self.database.time(connection)))

    def _look(self, wanted: Mapping[str, Quota]) -> None:
        """TooMany if one of several quotas is used up."""
        by_who = {hashed(key): quota for key, quota in wanted.items()}
        with self.database.read() as connection:
            at = self.database.time(connection)
            for who, until in connection.execute(select(_kept.who, _kept.until).where(_kept.who.in_(by_who))):
                share, whole = shares(by_who[who])
                if until + share > at + whole >= until:
                    raise TooMany((until + share - at - whole) / 1000)

    def _take(self, connection: Connection, key: str, quota: Quota) -> None:
        at, who = self.database.time(connection), hashed(key)
        share, whole = shares(quota)
        # What would last longer than the whole time was counted before the clock was set back.
        from_now = case((_kept.until.between(at, at + whole), _kept.until), else_=at) + share
        fits = (_kept.who == who) & (from_now <= at + whole)
        if connection.execute(update(schema.quotas).where(fits).values(until=from_now)).rowcount == 1:
            return
        until = connection.execute(select(_kept.until).where(_kept.who == who)).scalar()
        if until is not None:
            raise TooMany((until + share - at - whole) / 1000)
        connection.execute(schema.quotas.insert().values(who=who, until=at + share))


def shares(quota: Quota) -> tuple[int, int]:
    """The milliseconds that one use takes, and all of them."""
    times, seconds = quota
    return int(seconds * 1000 / times), int(seconds * 1000)


def hashed(key: str) -> str:
    """What the database knows of whom a limit is for."""
    return hashlib.sha256(key.encode()).hexdigest()

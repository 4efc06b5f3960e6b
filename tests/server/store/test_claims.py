"""A bot's move is one process's own: nobody else's, until it does not come back."""

from __future__ import annotations

from sqlalchemy import update

from reinos.server.store import claims, schema
from tests.server.house import House

LEASE = 30_000


def test_a_claim_holds_for_its_lease_and_no_longer(house: House) -> None:
    house.server.bots.sweeper.cancel()
    key = house.guest().table("me", "me")["id"]
    database = house.server.database
    with database.write() as connection:
        connection.execute(update(schema.tables).values(bot_due=True))
        assert claims.unclaimed(connection, LEASE) == [key]
        assert claims.take(connection, key, "one", LEASE)
        assert claims.take(connection, key, "one", LEASE)
        assert not claims.take(connection, key, "two", LEASE)
        assert claims.unclaimed(connection, LEASE) == []
    for passed in (LEASE + 10_000, -3_600_000):  # time goes by, or the clock is set back
        with database.write() as connection:
            later = schema.tables.c.claim_until - passed
            connection.execute(update(schema.tables).values(claim_until=later))
            assert claims.unclaimed(connection, LEASE) == [key]
            assert claims.take(connection, key, "two", LEASE)
            claims.release(connection, "one")
            assert not claims.take(connection, key, "one", LEASE)
            claims.release(connection, "two")
            assert claims.take(connection, key, "one", LEASE)

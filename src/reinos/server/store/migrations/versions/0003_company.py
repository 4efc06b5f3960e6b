"""Who was last seen at a table, which bot stands in, who may talk, and how often somebody has guessed."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Go forward: everybody who sits somewhere was seen now, and tables behave as they did."""
    op.add_column("tables", sa.Column("stand_in", sa.Text, nullable=False, server_default="greedy"))
    op.add_column("tables", sa.Column("spectators_talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("muted", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("removed", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("reserved", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("seats_by_owner", "seats", ["owner"])
    op.add_column("chat", sa.Column("session", sa.String(64)))
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "quotas",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("quotas_by_age", "quotas", ["until"])
    op.execute("UPDATE tables SET spectators_talk = public")
    op.execute(sa.text("UPDATE seats SET reserved = :yes WHERE kind = 'link'").bindparams(yes=True))
    seated = "SELECT DISTINCT table_id, session, CAST(:at AS BIGINT) FROM seats WHERE session IS NOT NULL"
    now = time.time_ns() // 1_000_000
    op.execute(sa.text(f"INSERT INTO attendance (table_id, session, seen) {seated}").bindparams(at=now))

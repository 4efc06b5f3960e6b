"""The first tables; a new database is made from the schema as it is today."""

from __future__ import annotations

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nothing to do: this is where databases begin."""

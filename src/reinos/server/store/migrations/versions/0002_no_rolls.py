"""What chance decided is worked out from the seed: it is no longer stored with every choice."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("choices") as choices:  # SQLite before 3.35 drops columns only by copying the table
        choices.drop_column("rolls")

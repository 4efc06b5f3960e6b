"""Tables at which a lesson is given, and how far it has been read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go forward: no table is a lesson."""
    op.add_column("tables", sa.Column("lesson", sa.Text))
    op.add_column("tables", sa.Column("lesson_read", sa.Integer, nullable=False, server_default="0"))

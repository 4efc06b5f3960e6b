"""Alembic runs this inside the connection that the store opened."""

from __future__ import annotations

from alembic import context

from reinos.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()

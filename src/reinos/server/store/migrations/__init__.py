"""How the database has grown; Alembic runs what a database has not seen yet."""

HEAD = "0004"  # the newest of `versions`

"""The database: choices are the truth, everything else is there to find and serve them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("name", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("commits", Integer, nullable=False),
    Column("revision", Integer, nullable=False),  # grows with every change; never leaves the server
    Column("shown", Integer, nullable=False),  # grows with every change that everybody may know of
    Column("to_act", Integer, nullable=False),
    Column("decisions", JSON, nullable=False),  # commits when each seat last became able to act, or null
    Column("bot_due", Boolean, nullable=False),
    Column("claim_owner", String(32)),  # the process that plays the bot's move
    Column("claim_until", BigInteger, nullable=False),
    Column("rematch", String(32)),
    Column("stand_in", Text, nullable=False),  # the bot that plays for those who are away
    Column("spectators_talk", Boolean, nullable=False),
    Column("lesson", Text),  # the lesson that is given here
    Column("lesson_read", Integer, nullable=False),  # how often its learner has read on
    Column("muted", JSON, nullable=False),  # sessions that may not talk
    Column("removed", JSON, nullable=False),  # sessions that may not even look
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_bot", "bot_due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open, link
    Column("session", String(64)),  # who holds it
    Column("owner", String(64)),  # who may take it back from a bot
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("reserved", Boolean, nullable=False),  # for whoever has its link, also when it is free again
    Column("invite", String(32), unique=True),
    Column("draft", JSON, nullable=False),
    Column("draft_decision", Integer),
    Column("draft_count", Integer, nullable=False),  # grows with every change of the draft
    Index("seats_by_session", "session"),
    Index("seats_by_owner", "owner"),
)

layouts = Table(
    "layouts",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the description
    Column("description", JSON, nullable=False),
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0: the table as it was laid
    Column("commit", Integer, nullable=False),
    Column("seat", Integer),
    Column("choice", Integer),
    Column("layout", String(64), ForeignKey("layouts.id"), nullable=False),
    Column("record", LargeBinary, nullable=False),  # the whole record after this choice, deflated
    Column("at", BigInteger, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("fingerprint", String(64), nullable=False),  # SHA-256 of what was asked
    Column("answer", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("commands_by_age", "at"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("session", String(64)),  # who said it; unknown in old lines
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

attendance = Table(
    "attendance",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), primary_key=True),  # who holds a seat there
    Column("seen", BigInteger, nullable=False),  # when it was there last
)

quotas = Table(
    "quotas",
    metadata,
    Column("who", String(64), primary_key=True),  # SHA-256 of what is limited and for whom
    Column("until", BigInteger, nullable=False),  # when nothing of it is used up any more
    Index("quotas_by_age", "until"),
)

"""How things are written on the wire."""

from __future__ import annotations

from typing import Any

import orjson


def as_bytes(value: Any) -> bytes:
    """JSON as it is sent."""
    return orjson.dumps(value)


def as_text(value: Any) -> str:
    """JSON as it is stored."""
    return as_bytes(value).decode()

"""Networks that a server offers to its tables, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from reinos.bots.network import file, foreign
from reinos.core.errors import BadOption

LONGEST_NAME = 30  # letters of the name under which a network is offered
OFFERED: dict[str, Path] = {}  # name -> file: what `network:NAME` means beside files


def trained_for(path: Path) -> dict[str, Any]:
    """What a network says of itself: game, rules_version and options, as far as they are there."""
    return foreign.metadata(path) if path.suffix == foreign.SUFFIX else file.about(path)


def offer(path: Path) -> str:
    """Make a network known by the name of its file, so that tables can have it as `network:NAME`; that name."""
    if "game" not in trained_for(path):
        raise BadOption(f"network {path}: its metadata do not say for which game it was trained")
    if len(path.stem) > LONGEST_NAME or "," in path.stem:
        raise BadOption(f"network {path}: allowed as a name: at most {LONGEST_NAME} letters without a comma")
    OFFERED[path.stem] = path
    return f"network:{path.stem}"

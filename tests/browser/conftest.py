"""The page for a web space, built once, and a browser for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import reinos
from reinos.browser import webapp
from tests.browser.space import PLACE
from tests.web import stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SOAK = os.environ.get("REINOS_SOAK") == "1"
GAMES = reinos.games() if SOAK else ("kingdomino",)


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a web space serves, with the page in a folder of it."""
    root = tmp_path_factory.mktemp("space")
    stand.build_client()
    webapp.make(root / PLACE, GAMES)
    return root


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with stand.running_browser() as running:
        yield running

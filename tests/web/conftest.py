"""Fixtures of the browser tests, and a loud word where they cannot run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web import stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NOT_RUN = "browser tests did NOT run"
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs a browser where there is none."""
    why = stand.missing()
    for item in items:
        if HERE in item.path.parents and "browser" in getattr(item, "fixturenames", ()) and why:
            item.add_marker(pytest.mark.skip(reason=f"{NOT_RUN}: {why}"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it where nobody overlooks it."""
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if NOT_RUN in str(report.longrepr)]
    if skipped:
        names = ", ".join(sorted({report.nodeid.rpartition("::")[2] for report in skipped}))
        terminalreporter.write_sep("!", f"{len(skipped)} {NOT_RUN}: {stand.missing()}", red=True, bold=True)
        terminalreporter.write_line(names)


@pytest.fixture(scope="session")
def client() -> None:
    stand.build_client()


@pytest.fixture(scope="module")
def browser(client: None) -> Iterator[Browser]:
    """For one file of tests: while it is open, Playwright has an event loop running, which other tests cannot have."""
    with stand.running_browser() as running:
        yield running


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[stand.Server]:
    with stand.running_server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: stand.Server) -> Iterator[Page]:
    """A page of a new person; an error on it fails the test."""
    with stand.person(browser, server) as context:
        opened = context.new_page()
        errors: list[str] = []
        opened.on("pageerror", lambda error: errors.append(str(error)))
        yield opened
        assert not errors, errors

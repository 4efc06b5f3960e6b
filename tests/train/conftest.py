"""The tests of the training recipe need PyTorch, which is too large for the usual set-up; a loud word without it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

NOT_RUN = "training tests did NOT run: pip install 'reinos[train]'"
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs PyTorch where there is none."""
    for item in items:
        if HERE in item.path.parents and not find_spec("torch"):
            item.add_marker(pytest.mark.skip(reason=NOT_RUN))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it where nobody overlooks it."""
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if NOT_RUN in str(report.longrepr)]
    if skipped:
        terminalreporter.write_sep("!", f"{len(skipped)} {NOT_RUN}", red=True, bold=True)

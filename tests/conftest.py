"""What all tests share."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that a test proves")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What passed tests say that they did not do."""
    passed = terminalreporter.stats.get("passed", [])
    told = sorted(str(value) for report in passed for name, value in report.user_properties if name == "not run")
    if told:
        terminalreporter.write_sep("-", "not run by the tests of the documentation")
        for line in told:
            terminalreporter.write_line(line)
    measured = [str(value) for report in passed for name, value in report.user_properties if name == "measured"]
    if measured:
        terminalreporter.write_sep("-", "measured")
        for line in sorted(measured):
            terminalreporter.write_line(line)
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {str(report.longrepr[2]).partition("Skipped: ")[2] for report in skipped if len(report.longrepr) == 3}
    for reason in sorted(reason for reason in reasons if reason.startswith("NOT RUN")):
        terminalreporter.write_sep("!", bold=True)
        terminalreporter.write_line(reason)

"""The tour runs from its first cell to its last, and is kept without outputs."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.docs.blocks import ROOT

TOUR = ROOT / "examples/tour.ipynb"
LONGEST = 300  # seconds a cell, on a machine with nothing compiled


def test_the_tour_runs(tmp_path: Path) -> None:
    notebook = nbformat.read(TOUR, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    NotebookClient(notebook, timeout=LONGEST, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = {kind for cell in code for output in cell.outputs for kind in output.get("data", ())}
    assert {"text/plain", "image/svg+xml", "image/png"} <= shown
    assert (tmp_path / "tour.reinos.json").exists()


def test_the_tour_installs_what_is_missing_and_needs_no_newer_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a hosted notebook."""
    notebook = nbformat.read(TOUR, as_version=4)
    code = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    for source in code:
        ast.parse(source, feature_version=(3, 11))
    ran: list[list[str]] = []
    monkeypatch.setattr("subprocess.run", lambda command, check: ran.append(command))
    exec(code[0], {})
    assert ran == []
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    exec(code[0], {})
    assert ran == [[sys.executable, "-m", "pip", "install", "--quiet", "reinos", "matplotlib"]]

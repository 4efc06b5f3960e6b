"""`reinos new-game`: names that will do, nothing overwritten, a skeleton under its new name.

That the skeleton passes the conformance suite, plays and can be changed is proved by tests/test_tutorial.py.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from reinos.cli.main import main
from reinos.cli.new_game import LETTERS, PACKAGE, SKELETON, TITLE
from reinos.core.words import LANGUAGES

OURS = re.compile(rf"{PACKAGE}|{TITLE}|\b({LETTERS}|{LETTERS.lower()})-")


def new_game(folder: Path, name: str, lang: str = "en") -> int:
    return main(["new-game", name, "--folder", str(folder), "--lang", lang])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Pebbles", {"es": "de 2 a 40 letras minúsculas", "en": "2 to 40 lower-case letters"}),
        ("p", {"es": "de 2 a 40", "en": "2 to 40"}),
        ("p" * 41, {"es": "de 2 a 40", "en": "2 to 40"}),
        ("2pebbles", {"es": "empiece por letra", "en": "beginning with a letter"}),
        ("pebbles_", {"es": "no acabe en _", "en": "not ending with _"}),
        ("piedrecitas ñ", {"es": "sin tilde", "en": "lower-case"}),
        ("../pebbles", {"es": "«../pebbles»", "en": "“../pebbles”"}),
        ("class", {"es": "palabra de Python", "en": "word of Python"}),
        ("kingdomino", {"es": "Ya hay un juego", "en": "There is a game"}),
        ("json", {"es": "Ya hay un paquete de Python", "en": "There is a Python package"}),
    ],
)
def test_a_name_that_will_not_do(
    name: str, why: dict[str, str], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert new_game(tmp_path, name, lang) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert why[lang] in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["folder", "file", "link"])
def test_nothing_is_overwritten(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "pebbles"
    if kind == "folder":
        place.mkdir()
    elif kind == "file":
        place.write_text("mine")
    else:
        place.symlink_to("nowhere")
    assert new_game(tmp_path, "pebbles") == 2
    assert "exists already; nothing was written" in capsys.readouterr().err
    assert [*tmp_path.rglob("*")] == [place]
    assert kind != "file" or place.read_text() == "mine"


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert new_game(tmp_path / "file", "pebbles", "es") == 2
    assert "No se puede escribir" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "title", "letters"), [("pebbles", "Pebbles", "PE"), ("a2_b", "A2 b", "AB")])
def test_the_skeleton_gets_its_names(
    name: str, title: str, letters: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert new_game(tmp_path, name) == 0
    assert f"reinos check {name}" in capsys.readouterr().out
    written = [file for file in (tmp_path / name).rglob("*") if file.is_file()]
    assert len(written) == sum(1 for file in SKELETON.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    assert not [file for file in written if OURS.search(f"{file.relative_to(tmp_path)} {file.read_text()}")]
    assert f'{name} = "{name}"' in (tmp_path / name / "pyproject.toml").read_text()
    assert f"game-name = {title}\n" in (tmp_path / name / name / "text/es.ftl").read_text()
    assert f"{letters}-2.1  " in (tmp_path / name / name / "rules.txt").read_text()


def test_two_games_with_the_same_fields_are_not_mixed_up(tmp_path: Path) -> None:
    """Compilers know a game by the fields of its record: two skeletons in one process cannot both be compiled."""
    for name in ("pebbles", "marbles"):
        assert new_game(tmp_path, name) == 0
    code = "\n".join(
        [
            "import sys; sys.path[:0] = sys.argv[1:]",
            "import pebbles, marbles",
            "from reinos.core.game import Game",
            "for package in (pebbles, marbles):",
            "    match = Game(package.RULES).new(1)",
            "    match.play(match.legal()[0])",
            "    print(match.tell('en'))",
            "pebbles.RULES.target('cpu').features",  # of which no native code is kept: the compiler comes in
            "marbles.RULES.target('cpu').features",
        ]
    )
    paths = [str(tmp_path / name) for name in ("pebbles", "marbles")]
    done = subprocess.run([sys.executable, "-c", code, *paths], capture_output=True, text=True, check=False)
    assert done.stdout.count("; 14 left.") == 2
    assert "games 'pebbles' and 'marbles' have the same fields" in done.stderr

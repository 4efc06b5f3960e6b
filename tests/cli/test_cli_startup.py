"""The command starts quickly, in the user's language, and refuses what it does not understand in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest

import reinos
from reinos.cli.language import language
from reinos.cli.main import COMMANDS, main
from reinos.core.words import LANGUAGES


def test_importing_the_command_imports_nothing_heavy() -> None:
    code = "import sys, reinos.cli.main; print([n for n in ('numba', 'numpy', 'fluent', 'tqdm') if n in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_the_help_needs_no_numpy() -> None:
    code = (
        "import sys\nfrom reinos.cli.main import main\ntry:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print([n for n in ('numba', 'numpy', 'tqdm') if n in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.endswith("[]\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help", "--lang", lang])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith({"es": "uso: reinos", "en": "usage: reinos"}[lang])


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "es"]) == 0
    told = capsys.readouterr().out
    assert "Para empezar: reinos play" in told
    assert all(command in told for command in COMMANDS)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.strip() == reinos.__version__


@pytest.mark.parametrize(
    ("argv", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "es_ES.UTF-8"}, "es"),
        ([], {"LANG": "es"}, "es"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"}, "es"),
        ([], {"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"}, "en"),
        ([], {"LC_ALL": "", "LANG": "es_AR"}, "es"),
        (["play", "--lang", "en"], {"LANG": "es_ES.UTF-8"}, "en"),
        (["play", "--lang=es"], {}, "es"),
    ],
)
def test_the_language(argv: list[str], environment: dict[str, str], lang: str) -> None:
    assert language(argv, environment) == lang


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["--lang", "fr"], "'es', 'en'"),
        (["play", "chess"], "No hay ningún juego «chess»"),
        (["rules", "chess"], "kingdomino"),
        (
            ["play", "kingdomino", "--seats", "human,queen"],
            "«queen» no puede sentarse. Puede ser: human, page,",
        ),
        (["play", "kingdomino", "--seats", "human"], "El juego no es para 1. Jugadores: 2, 3, 4."),
        (["play", "kingdomino", "--seats", "human,greedy", "--option", "players=3"], "2 asientos"),
        (["play", "kingdomino", "--option", "colour=red"], "colour=red"),
        (["play", "kingdomino", "--option", "harmony"], "nombre=valor"),
        (["play", "kingdomino", "--option", "harmony=maybe"], "harmony no puede ser «maybe»"),
        (["play", "kingdomino", "--option", "mighty_duel=on"], "KD-11.1"),
        (["play", "kingdomino", "--preset", "none"], "paper_2018"),
        (["play", "kingdomino", "--seed", "-1"], "La semilla"),
        (["play", "kingdomino", "--seed", "9" * 80], "La semilla"),
        (["play", "--seats", "human,greedy"], "Di a qué juegas"),
        (["play", "--resume", "nowhere.json"], "nowhere.json"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["verify", "nowhere.json"], "nowhere.json"),
        (["check", "kingdomino", "--games", "0"], "--games «0»"),
        (["check", "kingdomino", "--vectors", "nowhere.json"], "nowhere.json"),
        (["warmup", "chess"], "chess"),
    ],
)
def test_a_user_error_is_one_line_and_status_2(argv: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    lang = [] if "--lang" in argv else ["--lang", "es"]
    assert main([*argv, *lang]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("argv", [["bogus"], ["rules"], ["games", "--bogus"], ["play", "--seed"]])
def test_a_line_that_cannot_be_parsed_points_to_the_help(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "es", *argv])
    assert end.value.code == 2
    assert "Mira la ayuda: reinos" in capsys.readouterr().err

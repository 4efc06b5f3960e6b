"""`reinos play`: whole games by a scripted user, bad answers, orders, saving."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from reinos.bots import make
from reinos.cli.language import texts
from reinos.cli.main import main
from reinos.cli.session import changed
from reinos.core.cache import Cache
from reinos.core.catalog import rules
from reinos.core.match import Match
from reinos.core.words import LANGUAGES
from reinos.table import hint

Play = Callable[..., str]
GAME = ["play", "kingdomino", "--seats", "human:Ana,greedy:Luis", "--seed", "4"]


def run(*argv: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a user runs it, with a few answers on its input."""
    return subprocess.run(
        [sys.executable, "-m", "reinos.cli.main", *argv],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "PYTHONUTF8": "1", "LC_ALL": "", "LANG": "", **environment},
        check=False,
    )


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play in this process: answers in, text out."""

    def told(*argv: str, answers: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        assert main(argv) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return told


@pytest.mark.parametrize(
    ("lang", "end", "seed"),
    [("es", "Fin de la partida. ", "Semilla de los dados: 4"), ("en", "The game is over. ", "Seed of the dice: 4")],
)
def test_a_whole_game_is_played_in_each_language(lang: str, end: str, seed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.reinos.json"
    done = run(*GAME, "--lang", lang, "--save", str(file), answers="1\n" * 40)
    assert done.stderr == ""
    assert done.returncode == 0
    assert end in done.stdout
    assert seed in done.stdout
    match = Match.load(file)
    assert match.over
    assert match.game.players == 2
    assert "\x1b" not in done.stdout


def test_the_seed_shown_at_the_end_plays_the_same_dice_again(tmp_path: Path, play: Play) -> None:
    bots, first, again = ["play", "kingdomino", "--seats", "random,random"], tmp_path / "1.json", tmp_path / "2.json"
    out = play(*bots, "--save", str(first), "--lang", "en", answers="")
    seed = out.split("Seed of the dice: ")[1].split()[0]
    play(*bots, "--save", str(again), "--lang", "en", "--seed", seed, answers="")
    assert Match.load(again).seed == Match.load(first).seed == int(seed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_arguments_it_asks_and_enter_is_enough(lang: str) -> None:
    done = run("play", answers=f"{LANGUAGES.index(lang) + 1}\n\n\n")
    assert done.stderr == ""
    assert done.returncode == 0
    assert {"es": "¿Cuántos jugadores?", "en": "How many players?"}[lang] in done.stdout


@pytest.mark.parametrize("answers", ["", "\n", "9\nx\n\n"])
def test_questions_without_answers_end_cleanly(answers: str) -> None:
    done = run("play", answers=answers)
    assert done.stderr == ""
    assert done.returncode == 0


def test_the_end_of_the_input_ends_cleanly_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "cut.reinos.json"
    done = run(*GAME, "--lang", "es", "--save", str(file), answers="1\n1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "La partida queda sin terminar." in done.stdout
    assert not Match.load(file).over


def test_the_locale_chooses_the_language() -> None:
    assert "Puntos: " in run(*GAME, LANG="es_ES.UTF-8").stdout
    assert "Points: " in run(*GAME, LANG="C.UTF-8").stdout


def test_odd_bytes_and_a_poor_terminal_do_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "reinos.cli.main", *GAME, "--lang", "es"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("lang", "bad", "told"),
    [
        ("es", "xyzzy", "No entiendo «xyzzy». Escribe un número del 1 al 4."),
        ("en", "xyzzy", "I do not understand “xyzzy”. Type a number from 1 to 4."),
        ("es", "", "Escribe un número del 1 al 4."),
        ("es", "elegir", "puede ser la 1 (Elegir la "),
        ("es", "s 1", "No entiendo «s 1»"),
    ],
)
def test_bad_input_gets_a_clear_message_and_changes_nothing(
    lang: str, bad: str, told: str, tmp_path: Path, play: Play
) -> None:
    good, odd = tmp_path / "good.json", tmp_path / "odd.json"
    seats = ["play", "kingdomino", "--seats", "human,human", "--seed", "4", "--lang", lang]
    play(*seats, "--save", str(good), answers="1\n2\n")
    out = play(*seats, "--save", str(odd), answers=f"{bad}\n1\n2\n")
    assert told in " ".join(out.split())
    assert odd.read_text() == good.read_text()


def test_the_orders(play: Play) -> None:
    out = play(*GAME, "--lang", "es", answers="?\nh\nh 4\nh 99\ns\nl\nt\nm\nu\n1\n")
    assert "- u: deshace hasta tu última decisión" in out
    assert "4. Tu turno" in out
    assert "Desde la segunda ronda juega primero" in out
    assert "1.º tú: 0 puntos" in out
    assert "· Se sortean los reyes. Orden para elegir: " in out
    assert "Reino de Luis: 0 puntos" in out
    assert "No hay nada que deshacer." in out
    assert "· Eliges la " in out


def unwrapped(out: str) -> str:
    """What was printed as one line, however wide the terminal."""
    return " ".join(out.split())


@pytest.mark.parametrize(("lang", "order"), [("es", "pista"), ("en", "hint")])
def test_help_with_a_decision_comes_in_two_steps(
    lang: str, order: str, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "adviser", lambda game: make("greedy", game))
    monkeypatch.setattr(hint, "_advice", Cache(10))
    stake = rules("kingdomino").words(lang)("stake-choose")
    before, nudge, move, *_ = asked = unwrapped(
        play(*GAME, "--no-explain", "--lang", lang, answers=f"{order}\nc\n")
    ).split("> ")
    assert [stake in part for part in asked[:3]] == [False, True, False]
    assert texts(lang)("play-advice-more") in nudge
    number, best = re.findall(r"(\d)\. \w+ (?:la )?(\d+):", move)[0]  # what to type, and the domino
    assert re.search(rf"{number}\. \w+ {best}:", before)
    assert best not in nudge


def test_a_decision_is_explained_the_first_time(play: Play) -> None:
    words = rules("kingdomino").words("en")
    out = unwrapped(play(*GAME, "--lang", "en", answers="1\n" * 5))
    assert [out.count(words(f"stake-{question}")) for question in ("choose", "place")] == [1, 1]


def test_a_small_choice_tells_what_changed_and_t_and_m_tell_it_all(play: Play) -> None:
    answers = "Build Stables\nStrength-2 knight to Bedford\nt\nm\n"
    out = play("play", "lancaster", "--seed", "1", "--lang", "en", answers=answers)
    first, send, squires, table, menu = out.split("\n> ")[:5]
    quiet = "A Northumberland: "
    assert quiet in first
    assert "F Suffolk: minimum 2; 1 new knight; nobles 3; Player 4 with a 2" in send
    assert "Counties (minimum strength" in send
    assert quiet not in send
    assert "with how many squires?" in squires
    assert "Counties" not in squires
    assert quiet in table
    assert "E Bedford: " in menu


def test_what_changed_keeps_headings_and_drawings() -> None:
    before = "Round 1.\nPoints: 0.\n\nHouses:\n  A: 1\n  B: 1\n\nMap: 1\n  . .\n  . ."
    after = "Round 1.\nPoints: 2.\n\nHouses:\n  A: 1\n  B: 2\n\nMap: 1\n  . .\n  . x"
    assert changed(before, after) == "Points: 2.\n\nHouses:\n  B: 2\n\nMap: 1\n  . .\n  . x"
    assert changed(after, after) == ""
    assert changed("", after) == after


def test_undo_goes_back_to_my_last_decision(tmp_path: Path, play: Play) -> None:
    plain, undone = tmp_path / "plain.json", tmp_path / "undone.json"
    seats = ["play", "kingdomino", "--seats", "human,human,human", "--seed", "4", "--lang", "es"]
    play(*seats, "--save", str(plain), answers="1\n2\n")
    out = play(*seats, "--save", str(undone), answers="1\n1\nu\n2\n")
    assert "Deshecho." in out
    assert undone.read_text() == plain.read_text()


def test_undo_takes_the_bots_back_too(tmp_path: Path, play: Play) -> None:
    file = tmp_path / "undone.json"
    out = play(*GAME, "--lang", "es", "--save", str(file), answers="1\nu\nl\n")
    assert len(Match.load(file).steps) == 0
    log = out[out.rindex("> l") :]
    assert "Eliges" not in log
    assert "Ronda 1 de 6: " in log


@pytest.mark.parametrize(
    ("lang", "opening", "castle", "once"),
    [
        ("es", "jugar el 8\n2\ncarta de poder\ndesplegar hasta 4\n", "al castillo", "Eso solo puede hacerse una vez."),
        ("en", "play the 8\n2\npower card\ndeploy up to 4\n", "the castle", "That can be done only once."),
    ],
)
def test_the_same_several_times(lang: str, opening: str, castle: str, once: str, tmp_path: Path, play: Play) -> None:
    file = tmp_path / "game.json"
    game = ["play", "el_grande", "--seats", "human:Ana,greedy:Luis", "--seed", "4", "--lang", lang, "--save", str(file)]
    out = play(*game, answers=f"{opening}3x {castle}\n2x {castle}\n")
    assert once in out
    match = Match.load(file)
    thrown = [str(match.game.rules.choices.choice(step.choice)) for step in match.steps[-3:]]
    assert len(set(thrown)) == 1
    assert "deploy" in thrown[0]
    undone = play(*game, answers=f"{opening}3x {castle}\nu\n")
    assert undone.count("\n· ") == out.count("\n· ")
    assert len(Match.load(file).steps) == len(match.steps) - 3


def test_quitting_offers_to_save(tmp_path: Path, play: Play) -> None:
    file = tmp_path / "mine"
    out = play(*GAME, "--lang", "es", answers=f"1\nq\n{file}\n")
    saved = tmp_path / "mine.reinos.json"
    assert f"Partida guardada en {saved}." in " ".join(out.split())
    before = saved.read_text()
    out = play(*GAME, "--lang", "es", answers=f"1\n1\nq\n{file}\nn\n")
    assert "No se ha guardado." in out
    assert saved.read_text() == before
    play(*GAME, "--lang", "es", answers=f"1\n1\nq\n{file}\ns\n")
    assert saved.read_text() != before


def test_quitting_without_saving(play: Play) -> None:
    assert "sin terminar" in play(*GAME, "--lang", "es", answers="q\n\n")


def test_a_save_that_fails_is_told(tmp_path: Path, play: Play) -> None:
    out = play(*GAME, "--lang", "es", "--save", str(tmp_path), answers="")
    assert "No se ha podido guardar" in out


def test_a_saved_match_goes_on(tmp_path: Path, play: Play) -> None:
    file, end = tmp_path / "open.json", tmp_path / "end.json"
    play(*GAME, "--lang", "es", "--save", str(file), answers="1\n1\n")
    argv = ["play", "--resume", str(file), "--save", str(end), "--lang", "es", "--seats", "random,random"]
    assert "Fin de la partida." in play(*argv, answers="")
    begun, done = json.loads(file.read_text()), json.loads(end.read_text())
    assert done["over"]
    assert done["steps"][: len(begun["steps"])] == begun["steps"]


def test_a_match_brings_its_own_game_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "kingdomino", "--resume", str(tmp_path), "--lang", "es"]) == 2
    assert "--resume" in capsys.readouterr().err


def test_bots_play_by_themselves_and_options_count(play: Play) -> None:
    out = play(
        *["play", "kingdomino", "--seats", "random,page", "--option", "mighty_duel=yes", "--option", "harmony=SÍ"],
        *["--seed", "1", "--lang", "en"],
        answers="",
    )
    assert "Player 1 (random bot) and Player 2 (page bot)" in out
    assert "Round 12 of 12: " in out
    assert "The game is over." in out
    assert "Harmony: 5 points for filling the whole grid" in out


def test_a_preset(play: Play) -> None:
    out = play("play", "kingdomino", "--preset", "paper_2018", "--lang", "en", answers="")
    assert "Points without bonuses: " in out
    assert "Player 4 (greedy bot)" in out


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main([*GAME, "--lang", "es"]) == 130
    assert capsys.readouterr().err == "\n"


@pytest.mark.parametrize(
    ("terminal", "no_color", "term", "coloured"),
    [(True, "", "xterm", True), (True, "1", "xterm", False), (True, "", "dumb", False), (False, "", "xterm", False)],
)
def test_colours_only_on_a_terminal_that_wants_them(
    terminal: bool, no_color: str, term: str, coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    from reinos.cli.screen import Screen

    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setenv("TERM", term)
    assert Screen().colours is coloured

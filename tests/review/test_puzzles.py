"""Puzzles: each leads by today's rules to a position whose best choice is clearly the best."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import date, timedelta
from io import StringIO

import numpy as np
import pytest

import reinos
from reinos.cli.main import main
from reinos.core.catalog import rules
from reinos.core.words import LANGUAGES
from reinos.review import puzzle as kept
from reinos.review.finder import LOSS, weighed
from reinos.review.puzzle import FILE, Puzzle, puzzle_of, puzzles

GAMES = [name for name in reinos.games() if (rules(name).folder / FILE).is_file()]
DAY = date(2026, 11, 16)
SOAK = "REINOS_SOAK" in os.environ
LARGER = 6_000  # playouts for each choice


def weighed_again(puzzle: Puzzle, playouts: int) -> list[kept.Other]:
    """What the other choices cost, with other dice."""
    seen = puzzle.match().seen_by(puzzle.seat)
    choices = [puzzle.best, *(other.choice for other in puzzle.others)]
    return weighed(seen, choices, playouts, np.random.default_rng(99))[1]


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_is_legal_and_of_today_s_rules(name: str) -> None:
    lines = (rules(name).folder / FILE).read_text(encoding="utf-8").splitlines()
    found = [Puzzle.from_line(line) for line in lines]
    assert len(found) >= 30
    assert found == list(puzzles(rules(name)))
    assert len({(puzzle.seed, puzzle.steps) for puzzle in found}) == len(found)
    for line, puzzle in zip(lines, found, strict=True):
        assert (puzzle.game, puzzle.to_line()) == (name, line)
        match = puzzle.match()
        choices = [puzzle.best, *(other.choice for other in puzzle.others)]
        assert len(set(choices)) == len(choices) > 1
        assert set(choices) <= set(match.legal_ids(puzzle.seat))
        assert all(other.loss >= max(LOSS, other.margin) for other in puzzle.others)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_choice_is_the_best_again(name: str) -> None:
    """One a game with few playouts, far from the margin; with REINOS_SOAK all, with more than they were found with."""
    if SOAK:
        for puzzle in puzzles(rules(name)):
            assert all(o.loss > o.margin for o in weighed_again(puzzle, LARGER)), puzzle.to_line()
        return
    clearest = max(puzzles(rules(name)), key=lambda puzzle: min(other.loss for other in puzzle.others))
    assert all(other.loss > 0 for other in weighed_again(clearest, 100))


def test_a_day_has_its_puzzle_and_the_next_another() -> None:
    game = rules("kingdomino")
    days = [puzzle_of(game, DAY + timedelta(n)) for n in range(len(puzzles(game)))]
    assert len({puzzle.seed for puzzle in days if puzzle}) == len(puzzles(game))
    assert puzzle_of(game, DAY) == days[0]
    assert puzzle_of(replace(game, version=game.version + 1), DAY) is None


def answered(answer: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr("sys.stdin", StringIO(answer + "\n"))
    assert main(["puzzle", "kingdomino", "--day", DAY.isoformat(), "--lang", lang]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_puzzle_in_the_terminal(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzle_of(rules("kingdomino"), DAY)
    assert puzzle is not None
    match = puzzle.match()
    best, tempting = (match.describe(c, lang, puzzle.seat) for c in (puzzle.best, puzzle.tempting.choice))
    place = {choice: f"#{n}" for n, choice in enumerate(match.legal_ids(puzzle.seat), 1)}
    right = answered(place[puzzle.best], lang, monkeypatch, capsys)
    assert {"es": f"Es esa: {best}.", "en": f"That is it: {best}."}[lang] in right
    wrong = answered(f"nonsense\n{place[puzzle.tempting.choice]}", lang, monkeypatch, capsys)
    assert {"es": f"No es la mejor: {tempting}.", "en": f"Not the best: {tempting}."}[lang] in wrong
    loss = round(100 * puzzle.tempting.loss)
    for out in (right, wrong):
        assert {"es": f"Cuesta {loss} partidas", "en": f"It costs {loss} games"}[lang] in out


@pytest.mark.parametrize(
    ("argv", "es", "en"),
    [
        (["puzzle", "chess"], "chess", "There is no game “chess”"),
        (["puzzle", "kingdomino", "--day", "31/1"], "--day «31/1» no vale", "--day “31/1” will not do"),
        (["puzzles", "kingdomino", "--count", "0"], "--count", "--count"),
    ],
)
def test_wrong_arguments_are_named(argv: list[str], es: str, en: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, part in (("es", es), ("en", en)):
        assert main([*argv, "--lang", lang]) == 2
        assert part in capsys.readouterr().err


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(kept, "puzzles", lambda game: ())
    assert main(["puzzle", "kingdomino", "--lang", "es"]) == 2
    assert "No hay retos de Kingdomino" in capsys.readouterr().err

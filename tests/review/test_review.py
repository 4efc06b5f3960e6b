"""The review: it names a planted blunder, uses nothing that was hidden, and says the same again."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

import reinos
from reinos.bots import make
from reinos.bots.greedy import Greedy
from reinos.cli.main import main
from reinos.core.match import Match
from reinos.core.words import LANGUAGES
from reinos.review import Review, reviewed, tasks
from reinos.review.page import page
from reinos.review.told import Told, told

SEAT = 0


def played(name: str, bot: str, seed: int, steps: int = 10_000, blunder: int | None = None, **options: int) -> Match:
    """A match between equal bots; at the step `blunder` whoever is to act does the worst thing there is."""
    game = reinos.load(name, **options)
    match, random = game.new(seed), np.random.default_rng(seed)
    strong, worst = make(bot, game, target="cpu"), Greedy(game, "cpu")
    while not match.over and len(match.steps) < steps:
        seat = match.to_act[0]
        seen = match.seen_by(seat)
        if len(match.steps) == blunder:
            assert seat == SEAT
            choice = seen.legal_ids()[int(np.argmin(worst.values(seen, random)))]
        else:
            choice = strong.choose(seen, random)
        match.play(choice, seat)
    return match


@pytest.fixture(scope="module")
def blundered() -> tuple[Match, int]:
    """A match between strong bots, and the step of the one terrible choice in it."""
    blunder = 26
    return played("kingdomino", "search:60", 5, blunder=blunder, players=2), blunder


@pytest.fixture(scope="module")
def found(blundered: tuple[Match, int]) -> Review:
    return reviewed(blundered[0], SEAT, 80)


def test_a_planted_blunder_is_the_first_moment(blundered: tuple[Match, int], found: Review) -> None:
    match, blunder = blundered
    first = found.moments[0]
    assert first.step == blunder
    assert first.verdict.chosen == match.steps[blunder].choice
    assert first.verdict.loss > first.verdict.margin > 0
    assert told(match, found, "en")["moments"][0]["loss"] == round(100 * first.verdict.loss)


def test_chances_are_shares_and_end_with_the_result(blundered: tuple[Match, int], found: Review) -> None:
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1.0)
        assert min(point.chances) >= 0.0
    winners = [seat for seat, rank in enumerate(blundered[0].ranks) if rank == 1]
    assert [seat for seat, chance in enumerate(found.points[-1].chances) if chance] == winners


def test_only_the_decisions_of_the_viewer_are_judged(blundered: tuple[Match, int], found: Review) -> None:
    match, _ = blundered
    free = [n for n, step in enumerate(match.steps) if len(match.positions[n].legal_ids(step.seat)) > 1]
    assert [decision.step for decision in found.decisions] == [n for n in free if match.steps[n].seat == SEAT]
    assert [task.step for task in tasks(match) if task.chosen is not None] == free


@pytest.mark.parametrize("name", ["brian_boru", "el_grande"])
def test_what_was_hidden_does_not_change_a_word(name: str) -> None:
    match = played(name, "greedy", 3, steps=46)
    other = Match(match.seed, match.positions[0].imagine(SEAT, 1), [])
    other.positions = [position.imagine(SEAT, 7 + number) for number, position in enumerate(match.positions)]
    other.steps = list(match.steps)
    hidden = [one.key != another.key for one, another in zip(match.positions, other.positions, strict=True)]
    assert sum(hidden) > 40
    reviews = [reviewed(one, SEAT, 12) for one in (match, other)]
    assert reviews[0] == reviews[1]
    assert reviews[0].decisions
    for lang in LANGUAGES:
        assert told(match, reviews[0], lang) == told(other, reviews[1], lang)


def test_the_same_match_is_reviewed_the_same() -> None:
    match = played("lancaster", "greedy", 2, steps=12, players=3)
    steps: list[tuple[int, int]] = []
    first = reviewed(match, None, 10, lambda done, of: steps.append((done, of)))
    assert first == reviewed(match, None, 10)
    assert steps == [(n + 1, len(first.points)) for n in range(len(first.points))]


class Links(HTMLParser):
    """Collects what a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        fetched = [value or "" for name, value in attrs if name in ("src", "href")]
        self.found += [value for value in fetched if not value.startswith("#")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_all_that_it_needs(lang: str, blundered: tuple[Match, int], found: Review) -> None:
    text: Told = told(blundered[0], found, lang)
    whole = page(blundered[0], text)
    links = Links()
    links.feed(whole)
    assert not links.found
    assert "url(http" not in whole
    assert whole.count('id="reinos-') == len(text["moments"])
    assert whole.count("<polyline") >= 2
    for moment in text["moments"]:
        assert moment["where"] in whole


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "match.reinos.json"
    played("kingdomino", "greedy", 5, steps=8, players=2).save(file)
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_and_writes(lang: str, saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html = saved.with_suffix(".html")
    argv = ["review", str(saved), "--seat", "2", "--playouts", "5", "--html", str(html), "--lang", lang]
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert {"es": "Kingdomino: repaso", "en": "Kingdomino: review"}[lang] in out
    assert "(±" in out or {"es": "claramente mejor", "en": "clearly better"}[lang] in out
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("given", "es", "en"),
    [
        (["--seat", "3"], "--seat «3» no vale: da un número del 1 al 2.", "give a number from 1 to 2."),
        (["--seat", "0"], "--seat «0»", "--seat “0”"),
        (["--playouts", "0"], "--playouts", "--playouts"),
        (["--playouts", "5", "--html", "/nowhere/at/all.html"], "No he podido escribir", "Could not write"),
    ],
)
def test_wrong_arguments_are_named(
    given: list[str], es: str, en: str, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, part in (("es", es), ("en", en)):
        assert main(["review", str(saved), *given, "--lang", lang]) == 2
        assert part in capsys.readouterr().err


def test_a_match_without_moves_has_nothing_to_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.reinos.json"
    reinos.load("kingdomino").new(1).save(file)
    assert main(["review", str(file), "--lang", "es"]) == 2
    assert "todavía no se ha jugado nada" in capsys.readouterr().err

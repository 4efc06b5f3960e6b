"""The conformance suite finds what authors get wrong, and says where."""

from __future__ import annotations

import copy
import dataclasses
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reinos.core.catalog import rules
from reinos.core.check import Failure, leaks
from reinos.core.check.chairs import check_chairs
from reinos.core.check.leaks import check_no_leaks
from reinos.core.check.questions import check_stakes
from reinos.core.check.told import check_log
from reinos.core.check.words import check_keys
from reinos.core.game import Game, Rules
from tests.workshop import Workshop


def broken(name: str, **verbs: Callable[..., Any]) -> Game:
    """A game with some verbs replaced, for CPython."""
    return Game(dataclasses.replace(rules(name), **verbs))


def keeping(field: str, verb: Callable[..., None]) -> Callable[..., None]:
    """A verb of secrets that forgets a field: it stays as it is."""

    def kept(s: Any, viewer: int) -> None:
        before = getattr(s, field).copy()
        verb(s, viewer)
        getattr(s, field)[:] = before

    return kept


def test_a_pile_that_can_be_seen_is_found() -> None:
    true = rules("kingdomino")
    game = broken("kingdomino", hide=keeping("deck", true.hide))
    with pytest.raises(
        Failure, match=r"(?s)seed 3, step 0.*after `redeal` a spectator sees another field deck\n.*state.py"
    ):
        check_no_leaks(game, 1, 3, "python")
    check_no_leaks(Game(true), 1, 3, "python")


def test_bids_that_the_others_can_see_are_found() -> None:
    """Declared public and left alone by `redeal`: every viewer's knowledge is consistent, and a secret is out."""
    true = rules("risk_europe")
    game = broken("risk_europe", hide=keeping("bid", true.hide), redeal=keeping("bid", true.redeal))
    with pytest.raises(Failure, match=r"seat \d sees what seat \d chose: field bid\n.*state.py, line \d+: bid"):
        check_no_leaks(game, 1, 0, "python")


@pytest.mark.parametrize(("name", "field"), [("el_grande", "wheel"), ("risk_europe", "bid")])
def test_a_secret_that_is_never_redrawn_is_found(name: str, field: str) -> None:
    """Every imagined table would lack it: bots would think that there is none."""
    game = broken(name, redeal=keeping(field, rules(name).redeal))
    with pytest.raises(
        Failure, match=rf"`redeal` never draws what is hidden: field {field}\n.*state.py, line \d+: {field}"
    ):
        check_no_leaks(game, 1, 0, "python")


def test_cards_that_do_not_exist_are_found() -> None:
    def invented(s: Any, viewer: int) -> None:
        s.deck[:] = 1

    with pytest.raises(Failure, match="what `redeal` draws for .* cannot be"):
        check_no_leaks(broken("kingdomino", redeal=invented), 1, 0, "python")


def test_a_table_on_which_the_rules_cannot_go_on_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def invented(s: Any, viewer: int) -> None:
        s.deck[:] = 99

    monkeypatch.setattr(leaks, "looking", lambda *_: (lambda *_: None,))  # a game without invariants
    game = broken("kingdomino", redeal=invented)
    with pytest.raises(Failure, match=r"seat \d cannot play choose .* on what `redeal` draws for it: index 99"):
        check_no_leaks(game, 1, 0, "python")


def test_a_number_of_the_own_seat_among_the_planes_is_found() -> None:
    true = rules("el_grande")

    def numbered(s: Any, viewer: int, out: Any) -> None:
        true.encode(s, viewer, out)
        out[true.planes["turn"]] = viewer

    with pytest.raises(Failure, match=r"step 0.*\n.*turned by a chair, seat \d sees other planes: turn$"):
        check_chairs(broken("el_grande", encode=numbered), 0, "python")
    check_chairs(Game(true), 0, "python")


def test_a_choice_that_names_a_seat_is_found() -> None:
    questions = copy.copy(rules("lancaster").questions)
    offered, first = questions.legal, questions.choices["starter"].first

    def named(s: Any, seat: int, out: Any) -> int:
        """`starter` counts from seat 0, as it did once."""
        n: int = offered(s, seat, out)
        if n and out[0] == first:
            out[:n] = first + (out[:n] - first + seat) % 5
        return n

    questions.legal = named
    with pytest.raises(Failure, match=r"question start_player:\n.*has other choices: starter clockwise=\d"):
        check_chairs(broken("lancaster", questions=questions), 0, "python")


def worded(folder: Path, change: Callable[[str, str], str]) -> Rules:
    """Kingdomino with other words: what a change makes of the text of each language."""
    true = rules("kingdomino")
    (folder / "text").mkdir()
    for lang in ("es", "en"):
        text = (true.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        (folder / "text" / f"{lang}.ftl").write_text(change(lang, text), encoding="utf-8")
    moved: Rules = dataclasses.replace(true)
    object.__setattr__(moved, "folder", folder)
    return moved


def test_a_message_that_one_language_lacks_is_found(tmp_path: Path) -> None:
    moved = worded(tmp_path, lambda lang, text: text.replace("choice-choose =", "choice-chose =", lang == "es"))
    with pytest.raises(Failure, match=r"es.ftl:\n.*missing: choice-choose"):
        check_keys(moved)
    check_keys(rules("kingdomino"))


def test_a_question_without_its_stake_is_found(tmp_path: Path) -> None:
    """A sentence that both languages lack is missing all the same."""
    moved = worded(tmp_path, lambda lang, text: text.replace("stake-place =", "stake-placed ="))
    check_keys(moved)
    with pytest.raises(Failure, match=r"es.ftl:\n.*at stake.*: stake-place$"):
        check_stakes(moved)
    check_stakes(rules("kingdomino"))


@pytest.mark.parametrize("untold", ["gained", "harmony"])
def test_a_gain_that_no_event_tells_is_found(untold: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(rules("kingdomino"), harmony=True)
    tell = game.rules.module("tell")
    true = tell.gains
    monkeypatch.setattr(tell, "gains", lambda event: [] if event.kind == untold else true(event))
    with pytest.raises(Failure, match="the events tell"):
        check_log(game, 3)
    monkeypatch.undo()
    check_log(game, 3)


def test_a_line_that_depends_on_more_than_its_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it remembered the table: asked again about the same event, it says something else."""
    game = Game(rules("kingdomino"))
    tell = game.rules.module("tell")
    said: list[str] = []

    def remembering(voice: Any, event: Any) -> str:
        said.append(event.kind)
        return f"{event.kind}, the {len(said)}th"

    monkeypatch.setattr(tell, "event", remembering)
    with pytest.raises(Failure, match="told live .* from the events"):
        check_log(game, 3)


# --- as an author sees it


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """A new game, installed so that its files can be spoiled."""
    made = Workshop(tmp_path_factory.mktemp("workshop"))
    made.run("reinos", "new-game", "pebbles")
    made.run("pip", "install", "--editable", "pebbles")
    return made


SPOILED = {
    "a misspelt field": ("rules.py", "s.stones -= count", "s.stons -= count", r"no field 'stons'; did you mean stones"),
    "a dict": ("rules.py", "s.stones -= count", "s.stones -= {1: 1, 2: 2, 3: 3}[count]", "cannot be compiled"),
    "no end": (
        "rules.py",
        "s.stones -= count",
        "s.stones -= 0 * count",
        "after 20000 steps; asked last: take",
    ),
    "a piece lost": ("rules.py", "s.stones -= count", "s.stones -= 9 * count", r"stones on the table"),
    "a fact untold": (
        "tell.py",
        '"situation-poison" if scene.view["poison"] else "situation-plain"',
        '"situation-plain"',
        "no words change with poison changed from . to .: field poison",
    ),
    "a fact unseen": (
        "appraise.py",
        "out[STONES_AT + s.stones] = 1",
        "out[STONES_AT] = 1",
        "planes do not show stones",
    ),
    "a plane out of range": (
        "appraise.py",
        "out[POISON_AT] = s.poison",
        "out[POISON_AT] = 2 + s.poison",
        "plane poison has 2 to",
    ),
    "an event that looks at the table": (
        "tell.py",
        "**event.args, **about(voice",
        "**event.args, stones=voice.view['stones'], **about(voice",
        "'Voice' object has no attribute 'view'",
    ),
    "a player without a name": (
        "tell.py",
        "**about(scene, acting[0])",
        "who='other', name=scene.words('seat-name', number=1)",
        "somebody is called (Player|Jugador) 1, not by name",
    ),
    "no words": ("text/es.ftl", "choice-take", "choice-taken", "choice-take in es|missing: choice-take"),
}


@pytest.mark.parametrize("fault", SPOILED)
def test_an_author_is_told_file_line_and_cause_in_a_few_lines(fault: str, workshop: Workshop) -> None:
    name, code, wrong, cause = SPOILED[fault]
    file = workshop.folder / "pebbles" / "pebbles" / name
    whole = file.read_text(encoding="utf-8")
    assert code in whole
    file.write_text(whole.replace(code, wrong), encoding="utf-8")
    try:
        told = workshop.run("reinos", "check", "pebbles", "--games", "1", "--lang", "en", status=1)
    finally:
        file.write_text(whole, encoding="utf-8")
    assert len(told.splitlines()) <= 20, told
    assert re.search(cause, told), told
    assert "pebbles" in told
    if name == "rules.py" and fault != "no end":
        assert re.search(r"pebbles/\w+\.py, line \d+: ", told), told


def test_the_untouched_skeleton_tells_a_true_result(workshop: Workshop) -> None:
    """The engine settles the game: whoever took the last stone has the point, in the words and in the standings."""
    code = """
import reinos
match = reinos.load("pebbles").new(seed=1)
while not match.over:
    match.play(match.legal()[0])
scene = match.scene(None, "en")
print(match.points, match.ranks, match.game.rules.module("tell").prompt(scene))
"""
    told = workshop.python_code(code)
    assert "1 point" in told, told
    assert "share" not in told, told

"""examples/hnefatafl: a game in a package of its own, found through its entry point; Reinos knows nothing of it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

from reinos.bots.greedy import Greedy
from reinos.cli import coverage
from reinos.core.game import Game
from reinos.core.match import Match
from reinos.core.position import Position
from reinos.core.words import LANGUAGES
from tests.duels import share_won
from tests.workshop import Workshop, installed

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "hnefatafl"
MOST_LINES, MOST_OF_TEACHING = 430, 70

sys.path.insert(0, str(EXAMPLE))
from hnefatafl import RULES  # noqa: E402
from hnefatafl.rules import ATTACK, DEFEND, KING, LONGEST, SIDE, SQUARES, THRONE  # noqa: E402
from hnefatafl.tell import place  # noqa: E402

GAME = Game(RULES)
EMPTY = "..........."


# --- what it costs


def source_files() -> list[Path]:
    found = (file for file in EXAMPLE.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return sorted(found)


def test_it_is_small(capsys: pytest.CaptureFixture[str]) -> None:
    taught = {file for file in source_files() if "lessons" in file.parts or file.stem in ("lessons", "figures")}
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in source_files()}
    assert 0 < sum(lines.pop(file) for file in taught) <= MOST_OF_TEACHING
    with capsys.disabled():
        print(f"\nexamples/hnefatafl: {sum(lines.values())} lines with text and drawing, of {MOST_LINES}")
    assert len(lines) > 5
    assert sum(lines.values()) <= MOST_LINES, lines


def test_reinos_knows_nothing_of_it() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web/src").rglob("*.*")]
    assert len(sources) > 100
    assert [file for file in sources if "hnefatafl" in file.read_text(encoding="utf-8", errors="replace").lower()] == []


def test_every_numbered_rule_has_code_and_a_test() -> None:
    listed = [re.findall(r"HN-\d+\.\d+", (EXAMPLE / f"hnefatafl/text/{lang}.ftl").read_text()) for lang in LANGUAGES]
    assert listed[0] == listed[1], "the rules in both languages differ"
    order = sorted(listed[0])
    assert len(order) == len(set(order)) > 10
    assert sorted(coverage.collect((EXAMPLE / "hnefatafl").glob("*.py"), coverage.code_texts, order)) == order
    assert sorted(coverage.collect([Path(__file__)], coverage.test_marks, order)) == order


# --- the rules


def table(seat: int, *rows: str, top: int = 1, moves: int = 0) -> Match:
    """A position: rows of A, D, K and dots from row `top` on, else empty; without K the king is on his throne."""
    signs = EMPTY * (top - 1) + "".join(rows)
    signs += "." * (SQUARES - len(signs))
    match = GAME.new(0)
    record = match.record
    numbers = {"A": iter(range(1, 25)), "D": iter(range(25, KING)), "K": iter([KING])}
    board = [next(numbers[sign]) if sign in numbers else 0 for sign in signs]
    if KING not in board:
        board[THRONE] = KING
    record["board"], record["king"] = [board], board.index(KING)
    record["to_act"], record["moves"] = 1 << seat, moves
    return Match(0, Position(GAME, record))


def square(name: str) -> int:
    return "abcdefghijk".index(name[0]) + SIDE * (int(name[1:]) - 1)


def goals(match: Match, start: str) -> set[str]:
    """Where the piece on a square can go."""
    match.play(square(start))
    return {place(choice.args["square"]) for choice in match.legal()}


def moved(match: Match, start: str, end: str) -> Match:
    match.play(RULES.choices.make("pick", square=square(start)))
    match.play(RULES.choices.make("move", square=square(end)))
    return match


def at(match: Match, name: str) -> str:
    """A, D, K or a dot: what stands on a square."""
    number = match.view(None)["board"][square(name)]
    return "." if number == 0 else "A" if number <= 24 else "D" if number < KING else "K"


def how(match: Match) -> str:
    """The last event."""
    return match.events[-1].kind


@pytest.mark.rule("HN-1.1", "HN-1.2", "HN-1.3")
def test_the_table_at_the_start() -> None:
    match = GAME.new(1)
    board = np.array(match.view(None)["board"]).reshape(SIDE, SIDE)
    for same in (board.T, board[::-1], board[:, ::-1]):
        assert ((same > 0) == (board > 0)).all()
    assert np.count_nonzero((board > 0) & (board <= 24)) == 24
    assert np.count_nonzero((board > 24) & (board < KING)) == 12
    assert board[5, 5] == KING
    assert match.to_act == (ATTACK,)
    assert moved(match, "d1", "c1").to_act == (DEFEND,)


@pytest.mark.rule("HN-2.1")
def test_a_piece_goes_straight_and_never_over_another() -> None:
    assert goals(table(ATTACK, "...A...D...", top=2), "d2") == {
        *("a2", "b2", "c2", "e2", "f2", "g2"),
        *("d1", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10", "d11"),
    }


@pytest.mark.rule("HN-2.2")
def test_the_throne_and_the_corners_are_the_kings() -> None:
    column = {f"c{row}" for row in range(1, 12) if row != 6}
    nobody_on_the_throne = table(ATTACK, "K..........", EMPTY, EMPTY, EMPTY, "..A........", top=2)
    assert goals(nobody_on_the_throne, "c6") == {"a6", "b6", "d6", "e6", *column}
    assert goals(table(ATTACK, ".A........."), "b1").isdisjoint({"a1", "k1"})
    assert {"f6", "g6", "k6"} <= goals(table(DEFEND, "..K........", top=6), "c6")
    assert {"a1", "a11"} <= goals(table(DEFEND, "K..........", top=6), "a6")


@pytest.mark.rule("HN-3.1")
def test_enemies_between_two_are_captured_all_at_once() -> None:
    pair = table(ATTACK, "..AD.......", EMPTY, EMPTY, "....A......", top=2)
    assert at(moved(pair, "e5", "e2"), "d2") == "."
    below = table(ATTACK, "A..........", "...D.......", "...A.......", top=3)
    assert at(moved(below, "a3", "d3"), "d4") == "."
    cross = table(ATTACK, "...A.......", "...D.......", ".AD.DA.....", EMPTY, "...A.......", top=2)
    after = moved(cross, "d6", "d4")
    assert [at(after, name) for name in ("d3", "c4", "e4")] == [".", ".", "."]
    assert [event.kind for event in after.events] == ["moved", "captured", "captured", "captured"]


@pytest.mark.rule("HN-3.2")
def test_moving_between_two_enemies_is_safe() -> None:
    match = moved(table(DEFEND, "A.A........", ".D.........", top=2), "b3", "b2")
    assert at(match, "b2") == "D"
    king = moved(table(DEFEND, ".....A.....", "....A.A....", ".....K.....", ".....A.....", top=4), "f6", "f5")
    assert not king.over


@pytest.mark.rule("HN-3.3")
@pytest.mark.parametrize(("mover", "victim"), [("A", "D"), ("D", "A")])
def test_corners_and_the_empty_throne_capture_with_either_side(mover: str, victim: str) -> None:
    seat = ATTACK if mover == "A" else DEFEND
    corner = table(seat, f".{victim}.........", f"..{mover}........")
    assert at(moved(corner, "c2", "c1"), "b1") == "."
    rows = ["K..........", EMPTY, f"....{victim}......", f"...{mover}......."]
    throne = table(seat, *rows, top=4)
    assert at(moved(throne, "d7", "d6"), "e6") == "."
    full = table(seat, f"....{victim}......".replace("......", "K....."), f"...{mover}.......", top=6)
    assert at(moved(full, "d7", "d6"), "e6") == ("." if mover == "D" else victim)


@pytest.mark.rule("HN-3.4")
def test_the_king_captures() -> None:
    match = moved(table(DEFEND, "K..........", ".AD........", top=2), "a2", "a3")
    assert at(match, "b3") == "."


def besieged(king: str, *attackers: str, mover: str, seat: int = ATTACK) -> Match:
    """The king with attackers around, and one that stands apart."""
    signs = ["."] * SQUARES
    signs[square(king)] = "K"
    for name in (*attackers, mover):
        signs[square(name)] = "A"
    signs[square("k10")] = "D"
    return table(seat, "".join(signs))


@pytest.mark.rule("HN-3.5", "HN-4.2")
def test_the_king_is_captured_from_four_sides_or_three_and_the_throne() -> None:
    between_two = moved(besieged("d4", "d3", "c4", mover="e9"), "e9", "e4")
    assert not between_two.over
    assert at(between_two, "d4") == "K"
    caught = moved(besieged("d4", "d3", "c4", "d5", mover="e9"), "e9", "e4")
    assert how(caught) == "caught"
    assert (caught.points, caught.ranks) == ((1, 0), (1, 2))
    assert how(moved(besieged("f7", "e7", "g7", mover="a8"), "a8", "f8")) == "caught"
    edge = moved(besieged("a4", "a3", "a5", mover="b9"), "b9", "b4")
    assert not edge.over


@pytest.mark.rule("HN-4.1")
@pytest.mark.parametrize("corner", ["a1", "k1", "a11", "k11"])
def test_the_king_escapes_to_any_corner(corner: str) -> None:
    start = f"{'b' if corner[0] == 'a' else 'j'}{corner[1:]}"
    match = moved(besieged(start, mover="f3", seat=DEFEND), start, corner)
    assert how(match) == "escaped"
    assert (match.points, match.ranks) == ((0, 1), (2, 1))


@pytest.mark.rule("HN-4.3")
def test_whoever_cannot_move_loses() -> None:
    attackers = moved(table(DEFEND, ".AD........", "..K........"), "c2", "b2")
    assert how(attackers) == "stuck"
    assert attackers.ranks == (2, 1)
    defenders = moved(table(ATTACK, "A..........", "K.A........", "A..........", top=4), "c5", "b5")
    assert how(defenders) == "stuck"
    assert defenders.ranks == (1, 2)


@pytest.mark.rule("HN-4.4")
def test_after_200_moves_it_is_a_draw() -> None:
    match = moved(table(ATTACK, "..A........", top=3, moves=LONGEST - 2), "c3", "c4")
    assert not match.over
    moved(match, "f6", "f5")
    assert how(match) == "drawn"
    assert (match.points, match.ranks) == ((0, 0), (1, 1))


# --- bots


@pytest.mark.parametrize("seat", [ATTACK, DEFEND])
def test_greedy_beats_random_from_either_side(seat: int) -> None:
    assert share_won(GAME, Greedy(GAME, "cpu"), 20, seat) >= 0.8


# --- as a package


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return installed(tmp_path_factory.mktemp("workshop"), EXAMPLE)


def test_conformance(workshop: Workshop) -> None:
    assert "1 configurations: all well." in workshop.run("reinos", "check", "hnefatafl", "--lang", "en")


def test_the_command_line_finds_it(workshop: Workshop) -> None:
    assert "hnefatafl: Hnefatafl. La mesa del rey" in workshop.run("reinos", "games", "--lang", "es")
    assert "HN-3.5" in workshop.run("reinos", "rules", "hnefatafl", "--lang", "en")
    assert "hnefatafl" in workshop.run("reinos", "doctor", "--json")
    told = workshop.run("reinos", "play", "hnefatafl", "--seats", "greedy,random", "--seed", "1", "--lang", "en")
    assert re.search(r"surrounded|free\.|can move any more|a draw", told)
    saved = workshop.folder / "match.reinos.json"
    workshop.run("reinos", "play", "hnefatafl", "--seats", "random,random", "--save", saved)
    assert "hnefatafl" in workshop.run("reinos", "verify", saved, "--lang", "en").lower()


def test_bots_play_a_tournament(workshop: Workshop) -> None:
    bots = ["--bots", "greedy,search:20,random", "--games", "6", "--workers", "1", "--seed", "1"]
    told = workshop.run("reinos", "arena", "hnefatafl", *bots, "--lang", "en")
    rows = {
        row.split()[0]: row.split() for row in told.splitlines() if row.startswith(("greedy", "search:20", "random"))
    }
    assert len(rows) == 3, told
    assert [row[-1] for row in rows.values()] == ["0", "0", "0"], "a bot failed"


ENVIRONMENTS = """
import numpy as np, pyspiel, reinos
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from reinos.envs import openspiel
from reinos.envs.aec import AEC
from reinos.envs.single import Single

game = reinos.load("hnefatafl")
api_test(AEC(game), num_cycles=40)
check_env(Single(game, ["random"], seat=0))
assert "reinos_hnefatafl" in openspiel.register()
state = pyspiel.load_game("reinos_hnefatafl").new_initial_state()
dice = np.random.default_rng(0)
while not state.is_terminal():
    state.apply_action(int(dice.choice(state.legal_actions())))
assert sum(state.returns()) == 0
batch = game.batch(16)
print("played", game.playouts(10, seed=1).lengths.max(), type(batch).__name__)
"""


def test_environments_take_it(workshop: Workshop) -> None:
    assert "played" in workshop.run(workshop.python, "-W", "ignore", "-c", ENVIRONMENTS)

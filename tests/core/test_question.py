"""Questions: the verbs written from a list do what it says, on CPython and compiled; wrong lists are refused."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.core.game import Game, Rules
from reinos.core.options import Options, option
from reinos.core.planes import Plane, Planes
from reinos.core.question import Option, Question, Questions
from reinos.core.record import Numbers, Table, number, numbers, record
from reinos.core.rule import rule

BID, MOVE, LAST_MOVE, OVER = 0, 1, 2, 5
CHOICES = Choices(
    stay={},
    go={"row": range(-1, 2), "seat": range(3)},  # an argument that has the name of a parameter
    bid={"coins": range(4)},
)
FIRST_BID = CHOICES["bid"].first


@dataclass(frozen=True)
class ToyOptions(Options):
    """Two bid; the higher bid moves twice."""

    players: int = option(2, 2)


@record
class Toy(Table):
    """A table of the toy game."""

    phase: int = number()
    bids: Numbers = numbers(2)
    told: Numbers = numbers(4, start=-1)  # arguments of the last move
    toyed: int = number()  # how often something followed by itself


@rule
def setup(s: Toy) -> None:
    s.phase, s.to_act = BID, 0b11


@rule
def bid(s: Toy, seat: int, coins: int) -> None:
    s.bids[seat] = coins


@rule
def stay(s: Toy, seat: int) -> None:
    s.told[:] = 9


@rule
def is_even(s: Toy, seat: int, row: int, other: int) -> bool:
    return (row + other) % 2 == 0 and other <= 1 + seat


@rule
def go(s: Toy, seat: int, row: int, other: int) -> None:
    s.told[0], s.told[1], s.told[2], s.told[3] = seat, row, other, s.to_act


@rule
def two_bids(s: Toy, seat: int, out: Any, n: int) -> int:
    out[n] = FIRST_BID
    out[n + 1] = FIRST_BID + 3
    return n + 2


@rule
def odd_bids(s: Toy, seat: int) -> int:
    return 0b1010


@rule
def small_bids(s: Toy) -> int:
    return 0b0011


@rule
def proceed(s: Toy) -> None:
    s.toyed += 1
    s.phase = MOVE if s.phase == BID else LAST_MOVE if s.phase == MOVE else OVER
    if s.phase != OVER:
        s.to_act = 1 << (0 if s.bids[0] > s.bids[1] else 1)


@rule
def finish(s: Toy) -> None:
    for seat in range(2):
        s.points[seat] = s.bids[seat] + 10 * s.toyed
        s.ranks[seat] = 1


@rule
def nothing(s: Toy, seat: int) -> float:
    return 0.0


@rule
def no_planes(s: Toy, viewer: int, out: Any) -> None:
    out[:] = 0


def question(name: str, at: Any, rules: str, options: Sequence[Option], **more: Any) -> Question:
    return Question(name, at, rules, *options, **more)


def asked(**changes: Any) -> Questions:
    """The toy's questions, some of them changed."""
    move = {"at": (MOVE, LAST_MOVE), "rules": "TY-2", "options": [Option("stay", stay), Option("go", go, may=is_even)]}
    bids = {"at": BID, "rules": "TY-1", "options": [Option("bid", bid, listed=two_bids)], "together": True}
    given = {"field": "phase", "choices": CHOICES, "then": proceed, **changes}
    questions = [question("move", **move | given.pop("move", {})), question("bid", **bids | given.pop("bid", {}))]
    return Questions(given.pop("field"), *questions, *given.pop("more", []), **given)


QUESTIONS = asked()
RULES = Rules(
    name="toy",
    version=1,
    package=__name__,
    table=Toy,
    options=ToyOptions,
    questions=QUESTIONS,
    events=Events(),
    planes=Planes(nothing=Plane((1,), "nothing")),
    setup=setup,
    finish=finish,
    encode=no_planes,
    appraise=nothing,
)
GAME = Game(RULES)
MOVES = [0, *(1 + (row + 1) * 3 + seat for row in (-1, 0, 1) for seat in range(2) if (row + seat) % 2 == 0)]


class Play:
    """A table on one target."""

    def __init__(self, target: str) -> None:
        self.kernels, self.batch = RULES.target(target), GAME.bare(1)
        self.kernels.start(self.batch, 0, 0)

    def legal(self, seat: int) -> list[int]:
        out = np.zeros(CHOICES.size, np.int64)
        return out[: self.kernels.legal_choices(self.batch, 0, seat, out)].tolist()

    def step(self, mover: int, kind: str, **args: int) -> None:
        self.kernels.step(self.batch, 0, mover, CHOICES.make(kind, **args).id)

    def __getitem__(self, field: str) -> Any:
        return self.batch[field][0].tolist()


@pytest.mark.parametrize("target", ["python", "cpu"])
def test_a_game_by_its_questions(target: str) -> None:
    play = Play(target)
    assert (play["told"], play["bids"]) == ([-1] * 4, [0, 0]), "fields are at their declared start"
    assert QUESTIONS.at(play.batch) is QUESTIONS["bid"]
    assert play.legal(0) == play.legal(1) == [10, 13]
    play.step(1, "bid", coins=0)
    assert play["to_act"] == 0b01, "an answer to a question asked together leaves the others'"
    assert (play.legal(0), play.legal(1), play["toyed"]) == ([10, 13], [], 0)
    play.step(0, "bid", coins=3)
    assert (play["bids"], play["to_act"], play["phase"], play["toyed"]) == ([3, 0], 0b01, MOVE, 1)
    assert QUESTIONS.at(play.batch) is QUESTIONS["move"]
    assert play.legal(1) == []
    assert play.legal(0) == MOVES
    play.step(0, "go", row=-1, seat=1)
    assert play["told"] == [0, -1, 1, 0], "seat, arguments, and nobody to act while the choice is carried out"
    assert (play["phase"], play["to_act"], play["points"]) == (LAST_MOVE, 0b01, [0] * 5)
    play.step(0, "stay")
    assert play["told"] == [9] * 4
    assert (play["phase"], play["to_act"]) == (OVER, 0)
    assert play["points"][:2] == [33, 30], "the last step settles the game"
    assert QUESTIONS.at(play.batch) is None


def test_random_games_are_the_same_on_both_targets() -> None:
    here, there = (GAME.playouts(50, seed=3, target=target) for target in ("python", "cpu"))
    assert (here.points == there.points).all()
    assert set(here.points.ravel().tolist()) == {30, 33}
    assert (here.lengths == 4).all()


def test_without_may_or_listed_every_choice_of_the_kind_is_legal() -> None:
    always = asked(bid={"options": [Option("bid", bid)]}, move={"options": [Option("stay", stay), Option("go", go)]})
    table, out = GAME.bare(1), np.zeros(CHOICES.size, np.int64)
    table["to_act"] = 1
    s = RULES.proxy(table)
    assert out[: always.legal(s, 0, out)].tolist() == [10, 11, 12, 13]
    s.phase = LAST_MOVE
    assert out[: always.legal(s, 0, out)].tolist() == list(range(10))
    assert always.legal(s, 1, out) == 0


@pytest.mark.parametrize(("mask", "legal"), [(odd_bids, [11, 13]), (small_bids, [10, 11])])
def test_a_mask_can_say_which_arguments_are_legal(mask: Any, legal: list[int]) -> None:
    masked, table, out = asked(bid={"options": [Option("bid", bid, among=mask)]}), GAME.bare(1), np.zeros(14, np.int64)
    table["to_act"] = 1
    assert out[: masked.legal(RULES.proxy(table), 0, out)].tolist() == legal


def test_a_wide_mask_is_looked_through() -> None:
    wide = Choices(pass_={}, play={"card": range(3, 60)})

    @rule
    def cards(s: Toy) -> int:
        return 1 << 3 | 1 << 40 | 1 << 59

    @rule
    def play(s: Toy, seat: int, card: int) -> None:
        s.toyed = card

    options = [Option("pass_", stay), Option("play", play, among=cards)]
    questions = Questions("phase", Question("play", 0, "TY-3", *options), choices=wide)
    table, out = GAME.bare(1), np.zeros(wide.size, np.int64)
    table["to_act"] = 1
    s: Any = RULES.proxy(table)
    assert out[: questions.legal(s, 0, out)].tolist() == [0, 1, 38, 57]
    questions.apply(s, 0, 38)
    assert s.toyed == 40


def test_several_kinds_that_are_answered_alike() -> None:
    losses = Choices(lose_foot={"count": range(3)}, lose_horse={"count": range(5)}, flee={})

    @rule
    def two_horses(s: Toy, seat: int, out: Any, n: int) -> int:
        out[n] = losses_first + 2
        return n + 1

    @rule
    def lose(s: Toy, seat: int, count: int) -> None:
        s.toyed = 10 + count

    losses_first = losses["lose_horse"].first
    options = [Option(("lose_foot", "lose_horse"), lose, listed=two_horses), Option("flee", stay)]
    questions = Questions("phase", Question("lose", 0, "TY-4", *options), choices=losses)
    table, out = GAME.bare(1), np.zeros(losses.size, np.int64)
    table["to_act"] = 1
    s: Any = RULES.proxy(table)
    assert out[: questions.legal(s, 0, out)].tolist() == [5, 8]
    for choice, told in ((1, 11), (5, 12)):
        questions.apply(s, 0, choice)
        assert s.toyed == told


def test_steps_by_the_value_of_the_field() -> None:
    @rule
    def to_last_move(s: Toy) -> None:
        s.phase = LAST_MOVE

    @rule
    def to_over(s: Toy) -> None:
        s.phase = OVER

    stepping, s = asked(then={MOVE: to_last_move, LAST_MOVE: to_over}), RULES.proxy(GAME.bare(1))
    s.phase, s.to_act = MOVE, 1
    stepping.answer(s, 0, 0)
    assert (s.phase, s.told.tolist()) == (MOVE, [9] * 4), "an answer alone takes no step"
    assert stepping.advance(s)
    assert s.phase == LAST_MOVE
    s.phase = MOVE
    stepping.apply(s, 0, 0)
    assert s.phase == OVER, "steps follow until there is none"
    assert not stepping.advance(s)


def test_a_rule_can_say_which_question_is_open() -> None:
    phase = rule(lambda s: s.phase + int(s.bids[0]))
    questions, table = asked(field=phase), GAME.bare(1)
    table["to_act"], table["bids"] = 1, LAST_MOVE
    assert questions.at(table) is questions["move"]
    out = np.zeros(CHOICES.size, np.int64)
    assert out[: questions.legal(RULES.proxy(table), 0, out)].tolist() == MOVES


def test_tracebacks_show_what_was_written() -> None:
    @rule
    def fails(s: Toy, seat: int, coins: int) -> None:
        raise ZeroDivisionError

    questions = asked(bid={"options": [Option("bid", fails)]})
    with pytest.raises(ZeroDivisionError) as wrong:
        questions.apply(RULES.proxy(GAME.bare(1)), 0, 10)
    assert "do_bid(s, seat, (choice - 10))" in "".join(traceback.format_exception(wrong.value))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {"move": {"options": [Option("jump", go)]}},
            "question move, option jump: unknown kind; kinds are stay, go, bid",
        ),
        ({"move": {"options": [Option("go", go), Option("stay", stay)]}}, "option stay: options must be in ascending"),
        ({"move": {"options": [Option("go", go), Option("go", go)]}}, "option go: options must be in ascending order"),
        ({"move": {"options": []}}, "question move has no options"),
        ({"move": {"options": [Option("stay", stay)]}}, "no question offers the choices go"),
        ({"bid": {"at": MOVE}}, "questions move and bid are both asked at 1"),
        ({"bid": {"rules": "bids are secret"}}, "question bid: 'bids are secret' cites no rule number"),
        (
            {"bid": {"options": [Option("bid", bid, may=bid, listed=two_bids)]}},
            "give one of `may`, `among` and `listed`",
        ),
        ({"move": {"options": [Option("go", go, among=odd_bids)]}}, "`among` is for kinds with one argument"),
        ({"bid": {"options": [Option("bid", bid, among=two_bids)]}}, "among takes"),
        ({"move": {"options": [Option(("stay", "go"), go)]}}, "an option of several kinds needs `listed`"),
        ({"then": {MOVE: bid}}, "then takes"),
        (
            {"bid": {"options": [Option("bid", go)]}},
            r"do takes \(s, seat, row, other\), but is given \(s, seat, coins\)",
        ),
        ({"bid": {"options": [Option("bid", bid, listed=bid)]}}, "listed takes"),
        ({"bid": {"options": [Option("bid", lambda s, seat, coins: None)]}}, "do is not a @rule"),
        ({"then": bid}, "then takes"),
        ({"field": bid}, "which question is open takes"),
        ({"more": [Question("bid", 7, "TY-1", Option("bid", bid))]}, "a name of its own"),
    ],
)
def test_wrong_lists_are_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(TypeError, match=words):
        asked(**changes)


def test_arguments_in_another_order_are_refused() -> None:
    rows = Choices(go={"row": range(3), "column": range(3)})

    @rule
    def sideways(s: Toy, seat: int, column: int, row: int) -> None: ...

    with pytest.raises(TypeError, match=r"takes \(s, seat, column, row\), but is given \(s, seat, row, column\)"):
        Questions("phase", Question("go", 0, "TY-2", Option("go", sideways)), choices=rows)

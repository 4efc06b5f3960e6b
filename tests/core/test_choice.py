"""Choices: ids, arguments and rules agree; wrong ones are refused with the allowed values."""

from __future__ import annotations

import pytest

from reinos.core.choice import Choices
from reinos.core.errors import IllegalChoice

CHOICES = Choices(done={}, go={"a": range(-2, 3), "b": range(4)}, pick={"card": range(1, 6)})


def test_ids_are_dense_and_stable():
    assert [c.id for c in CHOICES] == list(range(CHOICES.size)) == list(range(1 + 20 + 5))
    assert str(CHOICES.choice(0)) == "done"
    assert CHOICES.choice(1).args == {"a": -2, "b": 0}
    assert CHOICES.choice(25).args == {"card": 5}


def test_every_choice_round_trips():
    encode = CHOICES["go"].encoder()
    a_of, b_of = CHOICES["go"].decoder("a"), CHOICES["go"].decoder("b")
    for choice in CHOICES:
        assert CHOICES.make(choice.kind, **choice.args) == choice
        if choice.kind == "go":
            assert encode(choice.args["a"], choice.args["b"]) == choice.id
            assert (a_of(choice.id), b_of(choice.id)) == (choice.args["a"], choice.args["b"])


@pytest.mark.parametrize(
    ("kind", "args", "words"),
    [
        ("jump", {}, "kinds are done, go, pick"),
        ("go", {"a": 0}, r"takes \['a', 'b'\]"),
        ("go", {"a": 3, "b": 0}, "go.a is 3; allowed: -2 to 2"),
        ("go", {"a": True, "b": 0}, "go.a is True"),
        ("pick", {"card": "2"}, "pick.card is '2'; allowed: 1 to 5"),
    ],
)
def test_wrong_arguments_are_named(kind, args, words):
    with pytest.raises(IllegalChoice, match=words):
        CHOICES.make(kind, **args)


@pytest.mark.parametrize("number", [-1, 26, 10**30])
def test_unknown_ids(number):
    with pytest.raises(IllegalChoice, match="ids are 0 to 25"):
        CHOICES.choice(number)


def test_ranges_must_be_plain():
    with pytest.raises(TypeError, match="non-empty"):
        Choices(go={"a": range(0)})

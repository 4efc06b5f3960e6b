"""Every rule has a test that cites its number; `reinos check newgame` does the rest."""

from __future__ import annotations

from typing import Any

import pytest

import reinos
from reinos.core.check import check, configurations
from reinos.core.game import Game
from reinos.core.match import Match


def played(*counts: int, **options: Any) -> Match:
    """A match in which these numbers of stones have been taken."""
    match = reinos.load("newgame", **options).new(seed=1)
    for count in counts:
        match.play(match.game.rules.choices.make("take", count=count))
    return match


@pytest.mark.rule("NG-1.1")
def test_there_are_15_stones() -> None:
    """The table at the start."""
    assert played().view(None)["stones"] == 15


@pytest.mark.rule("NG-1.2")
def test_five_cannot_play() -> None:
    """Another number of players is refused."""
    with pytest.raises(reinos.BadOption, match="2, 3, 4"):
        reinos.load("newgame", players=5)


@pytest.mark.rule("NG-1.3")
def test_anybody_can_begin() -> None:
    """Each of four begins in some match."""
    game = reinos.load("newgame", players=4)
    assert {game.new(seed).to_act for seed in range(40)} == {(0,), (1,), (2,), (3,)}


@pytest.mark.rule("NG-2.1")
def test_one_to_three_and_no_more_than_there_are() -> None:
    """What can be taken."""
    assert [choice.args["count"] for choice in played().legal()] == [1, 2, 3]
    assert [choice.args["count"] for choice in played(3, 3, 3, 3, 1).legal()] == [1, 2]


@pytest.mark.rule("NG-2.2")
def test_turns_go_round() -> None:
    """The next seat plays."""
    (first,) = played(players=3).to_act
    assert played(2, players=3).to_act == ((first + 1) % 3,)


@pytest.mark.rule("NG-3.1")
@pytest.mark.rule("NG-3.2")
@pytest.mark.parametrize("poison", [False, True])
def test_the_last_stone_decides(poison: bool) -> None:
    """Good or bad, with poison."""
    match = played(3, 3, 3, 3, poison=poison)
    (seat,) = match.to_act
    match.play(match.legal()[-1])
    assert match.over
    assert match.ranks[seat] == (2 if poison else 1)


@pytest.mark.parametrize("game", [pytest.param(g, id=repr(g)) for g in configurations(reinos.load("newgame").rules)])
def test_conformance(game: Game) -> None:
    """What every game must pass."""
    check(game, 20)

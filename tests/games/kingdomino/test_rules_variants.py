"""KD-11: variants."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.games.kingdomino.kingdom import grid
from reinos.games.kingdomino.scoring import bonus, harmony_bonus, middle_kingdom_bonus, occupied
from reinos.games.kingdomino.state import DISCARDED, FIRST_CHOOSE, OVER, UNSEEN
from tests.games.kingdomino.boards import FULL, MODES, events, kingdom, play_on, random_play, table

VARIANTS = ("harmony", "middle_kingdom", "dynasty")


@pytest.mark.rule("KD-11.1")
def test_mighty_duel() -> None:
    s = table(**MODES["mighty_duel"])
    assert grid(s) == 7
    assert s.choosers[0] == s.choosers[3] != s.choosers[1] == s.choosers[2]
    play_on(s)
    assert not (s.fate[1:] == UNSEEN).any()
    assert s.round == 13
    spans = [int(max(box[1] - box[0], box[3] - box[2])) for box in s.box[:2]]
    assert max(spans) == 6


@pytest.mark.rule("KD-11.1")
@pytest.mark.parametrize("players", [3, 4])
def test_mighty_duel_needs_two_players(players: int) -> None:
    with pytest.raises(reinos.BadOption, match="mighty_duel"):
        reinos.load("kingdomino", players=players, mighty_duel=True)


@pytest.mark.rule("KD-11.2")
def test_harmony_is_a_full_grid() -> None:
    s = kingdom(*FULL, harmony=True)
    assert (occupied(s, 0), harmony_bonus(s, 0), bonus(s, 0)) == (25, 5, 5)
    s = kingdom(*FULL[:-1], harmony=True)
    assert (occupied(s, 0), harmony_bonus(s, 0), bonus(s, 0)) == (23, 0, 0)
    assert bonus(kingdom(*FULL), 0) == 0


@pytest.mark.rule("KD-11.2")
@pytest.mark.parametrize("mode", MODES)
def test_harmony_is_the_same_as_no_discard(mode: str) -> None:
    seen = set()
    for seed in range(40 if mode != "mighty_duel" else 8):
        s = table(seed, harmony=True, **MODES[mode])
        play_on(s, seed)
        for seat in range(s.players):
            discards = sum(s.fate[n] == DISCARDED and s.holder[n] == seat for n in range(1, 49))
            assert (s.bonuses[0, seat] == 5) == (discards == 0)
            seen.add(int(s.bonuses[0, seat]))
    assert 0 in seen
    assert 5 in seen or mode == "mighty_duel"


@pytest.mark.rule("KD-11.3")
@pytest.mark.parametrize(
    ("mode", "dominoes", "points"),
    [
        ("standard_4", [(1, (1, 0), (2, 0))], 10),
        ("standard_4", [(1, (1, 0), (2, 0)), (2, (2, 1), (2, 2))], 10),  # gaps do not matter
        ("standard_4", [(1, (1, 0), (2, 0)), (2, (3, 0), (3, 1))], 0),
        ("standard_4", [(1, (0, -1), (0, -2)), (2, (0, -3), (1, -3))], 0),
        ("mighty_duel", [(1, (1, 0), (2, 0)), (2, (3, 0), (3, 1))], 10),
        ("mighty_duel", [(1, (1, 0), (2, 0)), (2, (3, 0), (4, 0))], 0),
    ],
)
def test_middle_kingdom_is_a_castle_in_the_centre_of_the_frame(mode: str, dominoes: Any, points: int) -> None:
    s = kingdom(*dominoes, middle_kingdom=True, **MODES[mode])
    assert middle_kingdom_bonus(s, 0) == bonus(s, 0) == points
    assert bonus(kingdom(*dominoes, **MODES[mode]), 0) == 0


@pytest.mark.rule("KD-11.4")
@pytest.mark.parametrize("mode", MODES)
def test_a_dynasty_is_three_games_with_new_shuffles(mode: str) -> None:
    s = table(dynasty=True, harmony=True, middle_kingdom=True, **MODES[mode])
    decks, begun = [s.deck.tolist()], [event.args["game"] for event in events(s) if event.kind == "game_begun"]
    scored = []
    for _, _, told in random_play(s):
        for event in told:
            if event.kind == "game_begun":
                begun.append(event.args["game"])
                decks.append(s.deck.tolist())
                assert (s.phase, s.round, s.left) == (FIRST_CHOOSE, 1, (24 if mode == "standard_2" else 48) - 4)
                assert (s.land != 0).sum() == s.players  # castles alone
            if event.kind == "game_scored":
                scored.append((event.args["seat"], event.args["points"]))
    assert begun == [1, 2, 3]
    assert len({tuple(deck) for deck in decks}) == 3
    assert all(sorted(deck) == list(range(1, 49)) for deck in decks)
    totals = [sum(points for seat, points in scored if seat == player) for player in range(s.players)]
    assert s.points[: s.players].tolist() == totals
    assert s.phase == OVER


@pytest.mark.rule("KD-11.4")
def test_each_game_of_a_dynasty_draws_its_own_first_order_and_removals() -> None:
    orders, aside = set(), set()
    for seed in range(6):
        s = table(seed, players=2, dynasty=True)
        for game in range(3):
            orders.add((game, s.choosers.tolist()[0]))
            aside.add(frozenset(s.deck[24:].tolist()))
            play_on(s, seed, until=lambda s, game=game: s.game > game)
    assert len(orders) == 6
    assert len(aside) == 18


@pytest.mark.rule("KD-11.1", "KD-11.2", "KD-11.3", "KD-11.4")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("used", list(product([False, True], repeat=3)))
def test_all_32_configurations_can_be_played(mode: str, used: tuple[bool, ...]) -> None:
    game = reinos.load("kingdomino", **MODES[mode], **dict(zip(VARIANTS, used, strict=True)))
    played = game.playouts(400, seed=1)
    games = 3 if used[2] else 1
    most = {"standard_4": 96, "mighty_duel": 96, "standard_3": 72, "standard_2": 48}[mode]
    assert played.lengths.max() <= most * games
    assert (played.ranks.min(axis=1) == 1).all()
    plain = reinos.load("kingdomino", **MODES[mode], dynasty=used[2]).playouts(400, seed=1)
    extra = np.unique(played.points - plain.points).tolist()
    allowed = {5 * h + 10 * m for h in range(1 + games * used[0]) for m in range(1 + games * used[1])}
    assert set(extra) <= allowed
    assert (len(extra) > 1) == any(used[:2])

"""LA-1, LA-2, LA-3: components, setup and the course of a game."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.core.errors import BadOption
from reinos.games.lancaster.asking import OVER
from reinos.games.lancaster.box import (
    BASE_LAWS,
    BATTLE_ITEMS,
    BATTLES,
    COUNTY_IDS,
    COUNTY_ITEMS,
    DATA,
    FAVOUR_IDS,
    LAW_ITEMS,
    LETTERS,
    SLOTS,
    SPACE_IDS,
    TILE_IDS,
)
from reinos.games.lancaster.invariants import check
from reinos.games.lancaster.printed import (
    COUNTY_REWARD,
    FAVOUR_REWARD,
    FRENCH,
    MINIMUM,
    SPACE_PRICE,
    SPACE_REWARD,
    VALUES,
)
from reinos.games.lancaster.rules import in_game
from reinos.games.lancaster.state import SHOWN
from reinos.games.lancaster.statutes import GROUP
from tests.games.lancaster.tables import COUNTS, acting, asked, counted, do, offers, random_play, table


@pytest.mark.rule("LA-1.1", "LA-1.2", "LA-2.2")
@pytest.mark.parametrize("players", COUNTS)
def test_seven_knights_two_of_them_in_court(players: int) -> None:
    s = table(players=players)
    for seat in range(players):
        assert counted(s.court[seat]) == [1, 2]
        assert counted(s.reserve[seat]) == [1, 1, 2, 3, 4]
        assert [int(s.gold[seat]), int(s.squires[seat]), int(s.votes[seat])] == [2, 2, 1]
        assert s.score[seat] == 0
        assert not s.tiles[seat].any()


@pytest.mark.rule("LA-1.1", "LA-1.5")
@pytest.mark.parametrize("players", COUNTS)
def test_every_knight_is_in_one_place_through_a_whole_game(players: int) -> None:
    s = table(players=players, law_mode="mixed_random")
    for _ in random_play(s, players):
        check(s)
    assert s.phase == OVER


@pytest.mark.rule("LA-1.3")
def test_votes_lie_openly() -> None:
    match = reinos.load("lancaster", players=4).new(1)
    assert match.view(0)["votes"][:4] == match.view(None)["votes"][:4] == [1, 1, 1, 1]


@pytest.mark.rule("LA-1.4", "LA-14.19")
def test_counties() -> None:
    assert LETTERS == "ABCDEFGHI"
    assert dict(zip(COUNTY_IDS, MINIMUM.tolist(), strict=True)) == {
        "northumberland": 2,
        "stafford": 1,
        "york": 3,
        "gloucester": 3,
        "bedford": 2,
        "suffolk": 2,
        "somerset": 4,
        "dorset": 1,
        "surrey": 1,
    }
    # gold, squires, votes, points, new knight, upgrade, extension, to battle, noble
    assert COUNTY_REWARD[COUNTY_IDS.index("york")].tolist() == [0, 0, 2, 0, 1, 0, 0, 0, 0]
    assert COUNTY_REWARD[COUNTY_IDS.index("surrey")].tolist() == [2, 2, 0, 0, 0, 0, 0, 0, 0]
    assert COUNTY_REWARD[COUNTY_IDS.index("somerset")].tolist() == [0, 0, 0, 6, 0, 0, 0, 0, 0]
    # the stack of a county holds nobles of its own letter only
    assert [item["noble_id"] for item in COUNTY_ITEMS] == [f"noble_{letter}" for letter in "abcdefghi"]


@pytest.mark.rule("LA-1.6")
def test_castle_spaces_and_their_tiles() -> None:
    spaces = SPACE_IDS[:6]
    assert [tile.removeprefix("ext_") for tile in TILE_IDS] == [space.removeprefix("castle_") for space in spaces]
    assert dict(zip(spaces, SPACE_PRICE.tolist(), strict=False)) == {
        "castle_squires": 0,
        "castle_gold": 0,
        "castle_votes": 0,
        "castle_mixed": 0,
        "castle_recruit": 3,
        "castle_training": 2,
    }
    assert SPACE_REWARD[:6, :3].tolist() == [[0, 2, 0], [2, 0, 0], [0, 0, 2], [1, 1, 0], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("LA-1.7", "LA-2.5")
@pytest.mark.parametrize("players", COUNTS)
def test_favour_tiles(players: int) -> None:
    s = table(players=players)
    shown = [tile for tile, state in zip(FAVOUR_IDS, s.favour, strict=True) if state == SHOWN]
    assert shown == [tile for tile in FAVOUR_IDS if players != 3 or tile != "favour_upgrade"]
    assert FAVOUR_REWARD[:, :2].tolist() == [[0, 0], [0, 0], [2, 0], [0, 2], [1, 1], [1, 1]]


@pytest.mark.rule("LA-1.8")
def test_battle_cards() -> None:
    assert sorted(FRENCH.tolist()) == [2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10]
    assert VALUES[FRENCH.tolist().index(5)].tolist() == [4, 2, 1]
    assert all(values == sorted(values, reverse=True) for values in VALUES.tolist())
    assert (BATTLES, SLOTS) == (4, 3)
    assert len(BATTLE_ITEMS) == 12


@pytest.mark.rule("LA-1.9", "LA-14.3")
def test_law_groups() -> None:
    for own in (GROUP[:BASE_LAWS], GROUP[BASE_LAWS:]):
        assert np.bincount(own).tolist() == [3, 6, 3, 3, 3]
    assert len(LAW_ITEMS) == 36


@pytest.mark.rule("LA-1.10", "LA-6.2")
def test_everybody_has_a_yes_and_a_no() -> None:
    s = table(players=3)
    for _ in random_play(s, until=lambda s: asked(s) == "vote"):
        pass
    for seat in range(3):
        ballots = {(c.args["yes"], c.args["votes"]) for c in offers(s, seat)}
        assert ballots == {(yes, votes) for yes in (0, 1) for votes in range(int(s.votes[seat]) + 1)}


@pytest.mark.rule("LA-2.1")
def test_the_start_player_is_drawn() -> None:
    starts = [table(seed, players=5).start for seed in range(60)]
    assert set(starts) == set(range(5))
    s = table(players=5)
    order = []
    while asked(s) == "setup_extension":
        order += acting(s)
        do(s, acting(s)[0], "build", space=0)
    assert order == [(s.start + step) % 5 for step in range(5)]
    assert acting(s) == [s.start]


@pytest.mark.rule("LA-2.3", "LA-14.1")
def test_the_setup_extension_is_chosen_openly_in_turn_order() -> None:
    s = table(players=3)
    first, second, _ = ((s.start + step) % 3 for step in range(3))
    assert [c.kind for c in offers(s, first)] == ["build"] * 6
    assert offers(s, second) == []
    (told,) = do(s, first, "build", space=4)
    assert (told.kind, told.args) == ("built", {"seat": first, "space": 4})
    assert s.tiles[first].tolist() == [0, 0, 0, 0, 1, 0]
    assert acting(s) == [second]


@pytest.mark.rule("LA-2.4")
def test_nobles_by_players() -> None:
    assert {players: set(table(players=players).noble_stack.tolist()) for players in COUNTS} == {
        2: {2},
        3: {2},
        4: {3},
        5: {4},
    }


@pytest.mark.rule("LA-2.6")
@pytest.mark.parametrize(("players", "removed"), [(2, {2, 10}), (3, {9, 10}), (4, {2, 10}), (5, {2, 3})])
def test_battle_deck(players: int, removed: set[int]) -> None:
    s = table(players=players)
    assert sorted(s.battle_deck.tolist()) == [n for n in range(12) if FRENCH[n] not in removed]
    assert s.card.tolist() == [-1, -1, *s.battle_deck[:2].tolist()]
    assert len({tuple(table(seed, players=players).battle_deck) for seed in range(20)}) > 10


@pytest.mark.rule("LA-2.7")
def test_laws_lie_by_groups() -> None:
    s = table(players=4)
    assert set(GROUP[s.in_force]) == {0}
    assert GROUP[s.law_deck].tolist() == [1] * 6 + [2] * 3 + [3] * 3 + [4] * 3
    assert s.proposal.tolist() == s.law_deck[:3].tolist()
    orders = {tuple(table(seed, players=4).law_deck) for seed in range(20)}
    assert len(orders) > 15


@pytest.mark.rule("LA-2.8", "LA-8.0")
def test_law_modes() -> None:
    def groups(seed: int = 1, **options: str) -> list[int]:
        s = table(seed, players=4, **options)
        used = [*s.in_force.tolist(), *s.law_deck.tolist()]
        assert len(set(used)) == 18
        assert all(in_game(s, law) for law in used)
        return s.group_set.tolist()

    assert groups(law_mode="base") == [0] * 5
    assert groups(law_mode="new") == [1] * 5
    assert groups(law_mode="mixed_choice", law_group_1="new", law_group_4="new") == [0, 1, 0, 0, 1]
    drawn = np.array([groups(seed, law_mode="mixed_random") for seed in range(200)])
    assert ((drawn.mean(axis=0) > 0.38) & (drawn.mean(axis=0) < 0.62)).all()


@pytest.mark.rule("LA-8.0")
def test_the_groups_are_read_only_when_they_are_chosen() -> None:
    assert reinos.load("lancaster", law_mode="base", law_group_2="new").options.law_group_2 == "base"
    with pytest.raises(BadOption, match="law_mode is 'old'"):
        reinos.load("lancaster", law_mode="old")


@pytest.mark.rule("LA-2.9", "LA-14.4")
def test_the_supply_is_a_stock_and_no_limit() -> None:
    assert DATA["components"]["common"]["gold"] == 37
    s = table(players=5)
    s.gold[:5] = 30
    s.ledger[:5, 0] = 30
    while asked(s) == "setup_extension":
        do(s, acting(s)[0], "build", space=1)
    check(s)  # 150 gold at the table, and nothing complains


@pytest.mark.rule("LA-2.10", "LA-12.1", "LA-12.2")
def test_two_players_have_allies_and_others_do_not() -> None:
    s = table(players=2)
    for ally in (2, 3):
        assert counted(s.court[ally]) == [1]
        assert counted(s.reserve[ally]) == [1, 1, 2, 2, 3, 4]
    assert not table(players=4).court[4].any()
    assert reinos.load("lancaster", players=2).options.open_resources


@pytest.mark.rule("LA-3.1", "LA-3.2", "LA-11.20")
@pytest.mark.parametrize("players", COUNTS)
def test_five_rounds_phase_after_phase(players: int) -> None:
    s = table(players=players)
    seen = [(s.round, s.phase)]
    for _ in random_play(s, 3):
        if (s.round, s.phase) != seen[-1]:
            seen.append((s.round, s.phase))
    assert seen == sorted(seen)
    assert [number for number, _ in seen][-1] == 5
    assert seen[-1] == (5, OVER)
    assert s.battles_drawn == 10
    assert s.laws_drawn == 15

"""EG-0 to EG-3: components, board, setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import reinos
from reinos.games.el_grande.board import bordering
from reinos.games.el_grande.cards import CARD_IDS, CARDS, DECK_OF, DECKS, SHUFFLED_DECKS
from reinos.games.el_grande.pieces import (
    ALL_POWERS,
    CASTLE,
    DATA,
    KNIGHTS,
    OFF_BOARD,
    PLACES,
    POWERS,
    REGION_IDS,
    REGIONS,
    VALUES,
)
from reinos.games.el_grande.scoring import payment, points_of, scoreboard, value_class
from reinos.games.el_grande.setup import copies
from tests.games.el_grande.tables import COUNTS, GALICIA, R, bare, desk, play_on, random_play, table

TABLES = [{"players": players, "short": short} for players in COUNTS for short in (False, True)]


@pytest.mark.rule("EG-0.3", "EG-9.1")
def test_the_castle_is_no_region() -> None:
    found = desk("d2_score_any_region", regions={"aragon": {"b": 1}}, castle={"a": 4})
    assert found.options("a", "score") == set(REGION_IDS)
    assert found.refuses("a", "score:castle")
    assert desk("d5_king").refuses("a", "king:castle")
    assert desk("d4_grande", grandes={"a": "aragon"}).refuses("a", "grande:castle")


@pytest.mark.rule("EG-0.4", "EG-14.4")
def test_a_marker_covers_the_printed_values() -> None:
    s = bare(markers={"marker_8": "galicia", "marker_4": "castle"}).s
    assert VALUES[scoreboard(s, GALICIA)].tolist() == [8, 4, 0]
    assert VALUES[scoreboard(s, CASTLE)].tolist() == [4, 0, 0]
    assert VALUES[scoreboard(s, R["aragon"])].tolist() == [5, 4, 1]
    assert value_class(s, GALICIA) == 8
    assert value_class(s, R["castilla_nueva"]) == 7


@pytest.mark.rule("EG-0.5")
@pytest.mark.parametrize(
    ("held", "points"), [({"a": 1}, 5 + 2 + 2), ({"a": 2, "b": 2}, 4), ({"a": 1, "b": 2}, 4), ({}, 0)]
)
def test_a_sole_majority_needs_more_than_everybody_else(held: dict[str, int], points: int) -> None:
    s = bare(king="aragon", grandes={"a": "aragon"}, regions={"aragon": held}).s
    assert points_of(payment(s, R["aragon"], 0), 0) == points


@pytest.mark.rule("EG-1.1")
def test_board() -> None:
    assert (REGIONS, PLACES) == (9, 10)
    assert VALUES[CASTLE].tolist() == [5, 3, 1]
    spaces = DATA["round_track"]
    assert [space.startswith("scoring") for space in spaces] == [False, False, False, True] * 3


@pytest.mark.rule("EG-1.2", "EG-2.3", "EG-16.1")
@pytest.mark.parametrize("options", TABLES)
def test_pieces_of_a_player(options: dict[str, Any]) -> None:
    s = table(**options)
    for seat in range(s.players):
        assert s.province[seat] + s.court[seat] + s.knights[:, seat].sum() == KNIGHTS == 30
        assert s.hand[seat] == ALL_POWERS
    assert bin(ALL_POWERS).count("1") == POWERS == 13


@pytest.mark.rule("EG-1.3")
def test_shared_pieces() -> None:
    assert VALUES[PLACES:].tolist() == [[8, 4, 0], [4, 0, 0]]
    s = table()
    assert 0 <= s.king < REGIONS
    assert 0 <= s.token < s.players


@pytest.mark.rule("EG-1.4", "EG-20.1")
@pytest.mark.parametrize(("chosen", "sizes"), [("seed", [11, 11, 13, 11]), ("classic_45", [11, 11, 11, 11])])
def test_decks(chosen: str, sizes: list[int]) -> None:
    s = table(action_card_set=chosen)
    assert (s.left + 1).tolist() == sizes  # one card of each has come up
    any_region = CARD_IDS.index("d3_score_any_region")
    assert copies(s, any_region) == (3 if chosen == "seed" else 1)
    for deck in range(SHUFFLED_DECKS):
        found = Counter(s.deck[deck, : s.left[deck] + 1].tolist())
        assert found == {card: copies(s, card) for card in range(CARDS) if DECK_OF[card] == deck}
    assert sum(copies(s, card) for card in range(CARDS)) == (47 if chosen == "seed" else 45)


@pytest.mark.rule("EG-1.5")
@pytest.mark.parametrize(("short", "seen"), [(False, 9), (True, 6)])
def test_cards_come_up_once(short: bool, seen: int) -> None:
    s = play_on(table(short=short))
    for deck in range(SHUFFLED_DECKS):
        assert s.shown[deck == DECK_OF].sum() == seen
        assert s.left[deck] == [11, 11, 13, 11][deck] - seen
    assert all(s.shown[card] <= copies(s, card) for card in range(CARDS) if DECK_OF[card] < SHUFFLED_DECKS)


@pytest.mark.rule("EG-2.1")
def test_regions() -> None:
    told = {
        "galicia": ([4, 2, 0], "pais_vasco castilla_vieja"),
        "pais_vasco": ([5, 3, 1], "galicia aragon castilla_vieja"),
        "aragon": ([5, 4, 1], "pais_vasco cataluna castilla_vieja castilla_nueva valencia"),
        "cataluna": ([4, 2, 1], "aragon valencia"),
        "castilla_vieja": ([6, 4, 2], "galicia pais_vasco aragon castilla_nueva"),
        "castilla_nueva": ([7, 4, 2], "aragon castilla_vieja sevilla granada valencia"),
        "sevilla": ([4, 3, 1], "castilla_nueva granada"),
        "granada": ([6, 3, 1], "castilla_nueva sevilla valencia"),
        "valencia": ([5, 3, 2], "aragon cataluna castilla_nueva granada"),
    }
    assert tuple(told) == REGION_IDS
    for name, (values, near) in told.items():
        assert VALUES[R[name]].tolist() == values
        assert {other for other in REGION_IDS if bordering(R[name], R[other])} == set(near.split())


@pytest.mark.rule("EG-2.2")
def test_borders_are_symmetric() -> None:
    pairs = [(one, two) for one in range(REGIONS) for two in range(REGIONS) if bordering(one, two)]
    assert len(pairs) == 2 * 15
    assert all(bordering(two, one) and one != two for one, two in pairs)


@pytest.mark.rule("EG-2.4")
def test_no_place_has_a_limit() -> None:
    found = desk("d1_move_own_4", regions={"aragon": {"a": 26}, "sevilla": {"a": 4}})
    found.do("a", *["move:a:sevilla>aragon"] * 4)
    assert found.knights("aragon") == {"a": 30}


@pytest.mark.rule("EG-2.5")
def test_grandes_share_a_region_and_are_no_knights() -> None:
    found = desk("d4_grande", grandes={"a": "sevilla", "b": "aragon"}, regions={"aragon": {"b": 1}})
    found.do("a", "grande:aragon")
    assert found.s.grande[:2].tolist() == [R["aragon"]] * 2
    assert points_of(payment(found.s, R["aragon"], 0), 0) == 0
    assert points_of(payment(found.s, R["aragon"], 0), 1) == 5 + 2


@pytest.mark.rule("EG-2.6", "EG-8.2")
def test_the_king_is_always_in_a_region() -> None:
    s = table(3)
    seen = {s.king}
    for _ in random_play(s, 3):
        assert 0 <= s.king < REGIONS
        seen.add(s.king)
    assert len(seen) > 1


@pytest.mark.rule("EG-2.7")
def test_one_marker_a_place() -> None:
    found = desk("d4_scoreboard", markers={"marker_8": "aragon"})
    assert found.refuses("a", "marker:marker_4>aragon", "marker:marker_8>aragon", "marker:marker_4>galicia")
    assert found.allows("a", "marker:marker_4>castle", "marker:marker_8>castle", "marker:marker_4>sevilla")
    assert desk("d4_scoreboard", markers={"marker_8": "castle"}).refuses("a", "marker:marker_4>castle")


@pytest.mark.rule("EG-3.1")
@pytest.mark.parametrize("options", TABLES)
def test_an_empty_castle_and_no_points(options: dict[str, Any]) -> None:
    s = table(**options)
    assert not s.knights[CASTLE].any()
    assert s.marker.tolist() == [OFF_BOARD, OFF_BOARD]
    assert not s.points.any()


@pytest.mark.rule("EG-3.2")
def test_the_kings_region_is_drawn() -> None:
    drawn = Counter(table(seed).king for seed in range(180))
    assert set(drawn) == set(range(REGIONS))
    assert max(drawn.values()) < 45  # 20 each on average


@pytest.mark.rule("EG-3.3")
@pytest.mark.parametrize("options", TABLES)
def test_home_regions(options: dict[str, Any]) -> None:
    for seed in range(20):
        s = table(seed, **options)
        homes = s.grande[: s.players].tolist()
        assert len({*homes, s.king}) == s.players + 1
        for seat, home in enumerate(homes):
            assert s.knights[:, seat].tolist() == [2 if place == home else 0 for place in range(PLACES)]


@pytest.mark.rule("EG-3.4")
@pytest.mark.parametrize("players", COUNTS)
def test_court_and_provinces(players: int) -> None:
    s = table(players=players)
    assert s.court[:players].tolist() == [7] * players
    assert s.province[:players].tolist() == [21] * players


@pytest.mark.rule("EG-3.5")
def test_every_power_card_is_in_hand() -> None:
    match = reinos.load("el_grande").new(1)
    assert [choice.args["value"] for choice in match.legal()] == list(range(1, 14))


@pytest.mark.rule("EG-3.6", "EG-17.2")
def test_decks_are_shuffled() -> None:
    first = [Counter(table(seed).face[deck] for seed in range(220)) for deck in range(SHUFFLED_DECKS)]
    for deck, found in enumerate(first):
        kinds = [card for card in range(CARDS) if DECK_OF[card] == deck]
        assert set(found) == set(kinds)
        assert max(found.values()) < 110


@pytest.mark.rule("EG-3.7")
@pytest.mark.parametrize(("short", "first"), [(False, 1), (True, 2)])
def test_first_round(short: bool, first: int) -> None:
    assert table(short=short).round == first


@pytest.mark.rule("EG-3.8", "EG-20.2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_start_player_is_drawn(players: int) -> None:
    drawn = Counter(table(seed, players=players).token for seed in range(100))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) >= 100 / players / 3


@pytest.mark.rule("EG-3.9")
def test_chance_decides_nothing_after_the_setup() -> None:
    s = table(5)
    assert len(s.rolls) == 8 + 10 + 10 + 12 + 10 + 1  # region cards, four decks, start player
    s.rolls.clear()
    play_on(s)
    assert s.rolls == []


def test_five_decks() -> None:
    assert DECKS == 5
    assert [card["deck"] for card in DATA["action_cards"]["items"]] == (DECK_OF + 1).tolist()

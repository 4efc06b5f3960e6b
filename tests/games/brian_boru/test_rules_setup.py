"""BB-2, BB-3, BB-16: setup, course of play, modes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import reinos
from reinos.core import play
from reinos.core.check import configurations
from reinos.games.brian_boru import RULES
from reinos.games.brian_boru.board import occupied
from reinos.games.brian_boru.box import PRINCESS, RECONSTRUCTED, REGION_OF, TOWNS, VIKING_CARDS
from reinos.games.brian_boru.draft import strength_of
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.state import DRAFT, OVER, START_TOWN, strengths
from tests.games.brian_boru.tables import choices, events, play_until, random_play, start, whole_game

COUNTS = (3, 4, 5)


def begun(players: int, seed: int = 1) -> Any:
    """A table whose first draft has begun."""
    return play_until(start(players, seed), lambda s: s.phase == DRAFT, seed)


@pytest.mark.rule("BB-2.1", "BB-2.2")
@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_starts_with(players: int) -> None:
    s = start(players)
    for field, value in (("coins", 3), ("renown", 1), ("score", 10), ("space", 1), ("raiders", 0), ("church", 0)):
        assert getattr(s, field)[:players].tolist() == [value] * players
    assert s.claim_up.tolist() == [0] * 8
    assert s.claim_holder.tolist() == [-1] * 8
    assert not s.discs.any()
    assert (s.raided, s.monasteries) == (0, 0)


@pytest.mark.rule("BB-2.3")
@pytest.mark.parametrize(("players", "ordinary"), [(3, 2), (4, 3), (5, 3)])
def test_marriage_deck(players: int, ordinary: int) -> None:
    seen: Counter[int] = Counter()
    for seed in range(200):
        deck = [card for card in start(players, seed).marriage_deck.tolist() if card >= 0]
        assert len(set(deck)) == len(deck) == ordinary + 1
        assert deck[-1] == PRINCESS
        seen.update(deck[:-1])
    assert set(seen) == set(range(PRINCESS))
    assert min(seen.values()) > 0.6 * 200 * ordinary / PRINCESS


@pytest.mark.rule("BB-2.4")
def test_viking_deck() -> None:
    first: Counter[int] = Counter()
    for seed in range(210):
        deck = start(4, seed).viking_deck.tolist()
        assert sorted(deck) == list(range(VIKING_CARDS))
        first[deck[0]] += 1
    assert len(first) == VIKING_CARDS


@pytest.mark.rule("BB-2.5")
@pytest.mark.parametrize("players", COUNTS)
def test_a_random_player_starts_with_the_marker(players: int) -> None:
    tables = [start(players, seed) for seed in range(100)]
    assert {s.marker for s in tables} == set(range(players))
    for s in tables:
        assert s.phase == START_TOWN
        assert s.to_act == 1 << s.marker


@pytest.mark.rule("BB-2.6", "BB-14.2")
@pytest.mark.parametrize("players", COUNTS)
def test_first_discs_in_regions_of_their_own(players: int) -> None:
    s = start(players, 3)
    taken: set[int] = set()
    for place in range(players):
        seat = (s.marker + place) % players
        assert s.to_act == 1 << seat
        options = choices(s, seat)
        assert {c.args["town"] for c in options} == {t for t in range(TOWNS) if REGION_OF[t] not in taken}
        chosen = options[len(options) // 2]
        taken.add(int(REGION_OF[chosen.args["town"]]))
        play.step(s, seat, chosen.id)
    assert count(occupied(s)) == players
    assert len(taken) == players


@pytest.mark.rule("BB-2.7")
@pytest.mark.parametrize(
    ("players", "rounds", "deal", "undealt", "picks", "tricks"),
    [(3, 3, 8, 1, [2, 2, 2, 2], 7), (4, 4, 6, 1, [2, 2, 2], 5), (5, 4, 5, 0, [2, 2, 1], 4)],
)
def test_numbers_by_players(players: int, rounds: int, deal: int, undealt: int, picks: list[int], tricks: int) -> None:
    s = begun(players)
    assert [count(int(pack)) for pack in s.packs[:players, 0]] == [deal] * players
    assert (s.undealt > 0) == bool(undealt)
    play_until(s, lambda s: s.phase != DRAFT)
    assert [count(int(kept)) for kept in s.picks[0, : len(picks)]] == picks
    s, steps = whole_game(players, 2)
    told = [event.kind for _, _, happened in steps for event in happened]
    assert told.count("round_begun") == rounds
    assert told.count("led") + told.count("no_active_town") == rounds * tricks


@pytest.mark.rule("BB-3.1", "BB-8.1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_phases_of_a_round(players: int) -> None:
    _, steps = whole_game(players, 5)
    order = ["round_begun", "vikings_landed", "marriage_revealed", "hands_ready", "led", "last_cards"]
    marks = {name: i for i, name in enumerate(order)} | {"married": 6, "nobody_marries": 6, "repelled": 7, "raid": 7}
    marks |= {"church_led": 8, "claim_turned": 9, "claim_taken": 9, "claim_returned": 9}
    told = [marks[event.kind] for _, _, happened in steps for event in happened if event.kind in marks]
    while told:
        end = told.index(0, 1) if 0 in told[1:] else len(told)
        assert told[:end] == sorted(told[:end])
        assert set(range(8)) <= set(told[:end])
        told = told[end:]


@pytest.mark.rule("BB-3.2")
def test_preparation() -> None:
    s = start(4, 6)
    deck, marriages = s.viking_deck.tolist(), s.marriage_deck.tolist()
    play_until(s, lambda s: s.phase == DRAFT)
    assert s.battle_area == s.strength == strengths(RECONSTRUCTED)[deck[0]]
    assert s.marriage == marriages[0]
    assert s.marriages_left == 3
    assert [event.kind for event in events(s)][-3:] == ["round_begun", "vikings_landed", "marriage_revealed"]
    play_until(s, lambda s: s.round == 4)
    assert s.marriage == PRINCESS
    assert s.marriages_left == 0
    assert {e.args["last"] for e in events(s) if e.kind == "round_begun"} == {1}


@pytest.mark.rule("BB-3.3", "BB-12.1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_ends_after_the_last_upkeep(players: int) -> None:
    s, steps = whole_game(players, 9)
    assert s.phase == OVER
    assert s.marriages_left == 0
    last = [event.kind for _, _, happened in steps for event in happened]
    assert last.index("final_scored") > max(i for i, kind in enumerate(last) if kind in ("raid", "repelled"))
    assert last[-1] == "game_won"


@pytest.mark.rule("BB-3.4")
def test_what_carries_over() -> None:
    s = start(4, 8)
    kept: dict[str, Any] = {}
    for _, _, happened in random_play(s, 8):
        kinds = [event.kind for event in happened]
        if "round_begun" in kinds and s.round > 1:
            assert s.battle_area == s.strength  # none left from before
            assert (s.shown == -1).all()
            found = 0
            for pack in s.packs[: s.players, 0]:
                found |= int(pack)
            assert count(found) == 24  # all cards again
            for seat in range(4):
                assert int(s.discs[seat]) & kept["discs"][seat] == kept["discs"][seat]
            assert (s.raiders[:4] <= kept["raiders"]).all()
            assert (s.church[:4] <= kept["church"]).all()
        kept = {
            "discs": [int(mask) for mask in s.discs[:4]],
            "raiders": s.raiders[:4].copy(),
            "church": s.church[:4].copy(),
        }


@pytest.mark.rule("BB-16.1")
@pytest.mark.parametrize("players", [1, 2, 6, True, 4.0])
def test_three_to_five_players(players: Any) -> None:
    with pytest.raises(reinos.BadOption, match="players is .*; allowed: 3, 4, 5"):
        reinos.load("brian_boru", players=players)
    with pytest.raises(reinos.BadOption, match="players is .*; allowed: 3, 4, 5"):
        reinos.load("brian_boru", players=players, vikings="1-2-3-4-5-6-7")


@pytest.mark.rule("BB-16.2")
def test_viking_strengths_can_be_replaced() -> None:
    assert strengths(RECONSTRUCTED) == (9, 10, 11, 12, 13, 13, 14)
    s = start(4, vikings="0-1-2-30-4-5-6")
    assert [strength_of(s, card) for card in range(VIKING_CARDS)] == [0, 1, 2, 30, 4, 5, 6]
    assert reinos.load("brian_boru", vikings="0-1-2-30-4-5-6").chosen["vikings"] == "0-1-2-30-4-5-6"
    match = reinos.load("brian_boru", vikings="3-3-3-3-3-3-3").new(5)
    assert reinos.Match.from_json(match.to_json()).record.tobytes() == match.record.tobytes()
    assert len(configurations(RULES)) == 6


@pytest.mark.rule("BB-16.2")
@pytest.mark.parametrize(
    "vikings", ["", "9", "1-2-3-4-5-6", "1-2-3-4-5-6-7-8", "1-2-3-4-5-6-31", "a-b", 9, None, "-1-2"]
)
def test_other_viking_strengths_are_refused(vikings: Any) -> None:
    with pytest.raises(reinos.BadOption, match="option vikings is .*; allowed: 7 whole numbers from 0 to 30"):
        reinos.load("brian_boru", vikings=vikings)

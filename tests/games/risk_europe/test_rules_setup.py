"""RE-2, RE-14.1 to RE-14.5, RE-15.1 to RE-15.5: bids for the marker, mercenaries, placement."""

from __future__ import annotations

import pytest

from reinos.core import play
from reinos.core.bits import count
from reinos.games.risk_europe import phases
from reinos.games.risk_europe.board import claimed, crowns
from reinos.games.risk_europe.invariants import check
from reinos.games.risk_europe.map import CITIES, GOLD, TAX_VALUE
from reinos.games.risk_europe.pieces import HOLDER, NOBODY, STOCK
from reinos.games.risk_europe.rounds import line_up
from tests.games.risk_europe.tables import (
    acting,
    choices,
    choose,
    events,
    expect,
    legal_ids,
    number,
    own,
    play_until,
    refused,
    rig,
    round_one,
    table,
)


@pytest.mark.rule("RE-2.1", "RE-2.2")
def test_what_everybody_starts_with() -> None:
    s = table()
    assert s.coins.tolist() == [5, 5, 5, 5]
    assert s.castles == 4
    assert s.spent.sum() == 0
    assert claimed(s) == 0


@pytest.mark.rule("RE-2.3", "RE-18.2", "RE-19.4")
def test_the_highest_bidder_pays_and_takes_the_marker() -> None:
    s = table()
    assert s.phase == phases.BID_FIRST
    assert s.to_act == 0b1111
    assert choices(s, 2) == [f"bid coins={coins}" for coins in range(6)]
    for seat, coins in ((3, 0), (0, 2), (2, 1), (1, 4)):  # in any order
        choose(s, seat, "bid", coins=coins)
    assert s.marker == 1
    assert s.coins.tolist() == [5, 1, 5, 5]
    assert s.bids.tolist() == [2, 4, 1, 0]


@pytest.mark.rule("RE-2.4")
def test_ties_are_rolled_off_until_one_is_highest() -> None:
    s = table()
    for seat in range(3):
        choose(s, seat, "bid", coins=0)
    rig(s, 3, 6, 6, 1, 2, 5)  # the four tied; then seats 1 and 2 again
    choose(s, 3, "bid", coins=0)
    assert s.marker == 2
    assert [e.args["seat"] for e in events(s) if e.kind == "tie_rolled"] == [0, 1, 2, 3, 1, 2]
    assert s.coins.tolist() == [5, 5, 5, 5]


@pytest.mark.rule("RE-2.5", "RE-2.7", "RE-10.12", "RE-18.12", "RE-21.16")
def test_placing_a_kingdom() -> None:
    s = table()
    for seat in range(4):
        choose(s, seat, "bid", coins=int(seat == 2))
    assert (s.phase, acting(s)) == (phases.PLACE_CITY, 2)
    assert len(choices(s, 2)) == 8
    choose(s, 2, "place_city", territory=number("rome"))
    assert s.phase == phases.PLACE_NEXT
    choose(s, 2, "place_next", territory=number("sardinia"))
    assert s.phase == phases.PLACE_KEEP
    choose(s, 2, "place_keep", count=3)
    assert crowns(s, 2) == 2
    assert s.coins[2] == 5 - 1 + 4
    assert s.units[HOLDER, number("rome"), 0] == 3
    assert s.units[HOLDER, number("sardinia"), 0] == 7
    assert s.forts == 1 << number("rome")
    assert s.reserve[2].tolist() == [25, 12, 12, 4]
    assert acting(s) == 3
    assert f"place_city territory={number('rome')}" not in choices(s, 3)


@pytest.mark.rule("RE-2.6", "RE-18.4", "RE-18.5")
def test_the_second_group_needs_free_land_without_city() -> None:
    state = {"phase": "placement", "players": 4, "coins": {"blue": 5}, "board": {}}
    place = {"type": "place_kingdom", "player": "blue", "territory": "england", "adjacent": "wales"}
    refused("RE-2.6", state, {**place, "footmen_in_city": 10, "footmen_in_adjacent": 0})
    refused("RE-2.6", state, {**place, "footmen_in_city": 0, "footmen_in_adjacent": 10})
    refused("RE-2.5", state, {**place, "footmen_in_city": 5, "footmen_in_adjacent": 4})
    over_sea = {**place, "adjacent": "lorraine", "footmen_in_city": 5, "footmen_in_adjacent": 5}
    expect(state, over_sea, legal=True)


@pytest.mark.rule("RE-2.6")
def test_without_free_neighbours_all_stay_in_the_city() -> None:
    s = table()
    for seat in range(4):
        choose(s, seat, "bid", coins=int(seat == 0))
    for name in ("scotland", "wales", "normandy", "lorraine"):
        s.owner[number(name)] = 1
        s.land[1] |= 1 << number(name)
    choose(s, 0, "place_city", territory=number("england"))
    assert s.units[HOLDER, number("england"), 0] == 10
    assert acting(s) == 1


@pytest.mark.rule("RE-14.1", "RE-14.2", "RE-14.3")
def test_the_mercenaries_of_three_players() -> None:
    s = table(3)
    homes = [t for t in range(49) if s.owner[t] == 3]
    assert len(homes) == 2
    assert all(GOLD >> t & 1 and s.units[HOLDER, t].tolist() == [10, 0, 0, 0] for t in homes)
    assert count(s.forts) == 1
    assert s.coins[3] == 5 + sum(map(tax, homes))
    assert s.castles == 4
    assert s.to_act == 0b111


def tax(territory: int) -> int:
    """The Tax Value of a territory."""
    return int(TAX_VALUE[territory])


@pytest.mark.rule("RE-14.1", "RE-15.1")
def test_the_drawn_cities_differ_from_game_to_game() -> None:
    first = {tuple(t for t in range(49) if table(3, seed).owner[t] == 3) for seed in range(40)}
    assert len(first) > 10
    both = {int((table(2, seed).owner == 2).argmax()) for seed in range(40)}
    assert len(both) == 8


@pytest.mark.rule("RE-14.4")
def test_two_passes_with_three_players() -> None:
    s = table(3)
    for seat in range(3):
        choose(s, seat, "bid", coins=int(seat == 1))
    placed = []
    while s.phase != phases.CHOOSE_CARDS:
        if s.phase == phases.PLACE_KEEP:
            assert choices(s, acting(s)) == [f"place_keep count={n}" for n in range(1, 5)]
            placed.append(acting(s))
        seat = acting(s)
        play.step(s, seat, legal_ids(s, seat)[0])
        check(s)
    assert placed == [1, 2, 0, 1, 2, 0]
    assert claimed(s) & GOLD == GOLD
    assert count(s.forts) == 4
    assert all(s.reserve[seat, 0] == 25 for seat in range(3))
    assert all(crowns(s, seat) in (2, 3) for seat in range(3))


@pytest.mark.rule("RE-14.5", "RE-18.18", "RE-3.2")
def test_the_mercenary_seat_is_right_of_the_winner() -> None:
    s = table(3)
    for seat in range(3):
        choose(s, seat, "bid", coins=int(seat == 1))
    assert s.circle.tolist() == [1, 2, 0, 3]
    play_until(s, phases.CHOOSE_CARDS)
    assert s.sequence.tolist() == [1, 2, 0, 3]
    seats = ["blue", "orange", "green", "MERC"]
    state = {"players": 3, "seats": seats, "bid_winner": "blue", "marker": "green"}
    expect(state, {"type": "turn_order"}, order=["green", "MERC", "blue", "orange"])


@pytest.mark.rule("RE-14.15", "RE-14.5")
def test_mercenaries_always_last() -> None:
    s = round_one(3, mercenary_order_3p="always_last")
    s.marker = 2
    line_up(s)
    assert s.sequence.tolist() == [2, 0, 1, 3]
    s.alive[3] = 0
    line_up(s)
    assert s.sequence.tolist() == [2, 0, 1, NOBODY]


@pytest.mark.rule("RE-15.1", "RE-15.2", "RE-15.3", "RE-15.4", "RE-18.27")
def test_the_setup_of_two_players() -> None:
    s = table(2)
    for army in (2, 3):
        home = [t for t in range(49) if s.owner[t] == army]
        assert len(home) == 1
        assert s.forts >> home[0] & 1
        assert s.coins[army] == 5 + tax(home[0])
        assert s.units[HOLDER, home[0], 0] == 10
    for seat in range(2):
        choose(s, seat, "bid", coins=2 - seat)
    play_until(s, phases.CHOOSE_CARDS)
    assert claimed(s) & GOLD == GOLD
    assert count(s.forts) == 6
    assert s.castles == 2
    for seat in range(2):
        cities = [t for t in range(49) if s.owner[t] == seat and CITIES >> t & 1]
        assert len(cities) == 3
        assert s.coins[seat] == 5 - (2 if seat == 0 else 0) + sum(map(tax, cities))
        assert sum(bool(s.forts >> t & 1) for t in cities) == 2
        assert (STOCK - s.reserve[seat]).tolist() == [15, 0, 0, 0]


@pytest.mark.rule("RE-15.5", "RE-18.38")
def test_the_seats_of_two_players() -> None:
    s = table(2)
    choose(s, 0, "bid", coins=0)
    choose(s, 1, "bid", coins=1)
    assert s.circle.tolist() == [1, 2, 0, 3]


def test_every_setup_is_sound() -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            check(round_one(players, seed))
    state = {"phase": "placement", "players": 4, "coins": {"blue": 5}, "board": {"saxony": own("orange", footman=1)}}
    place = {"type": "place_kingdom", "player": "blue", "territory": "saxony", "adjacent": "bohemia"}
    refused("RE-2.5", state, {**place, "footmen_in_city": 5, "footmen_in_adjacent": 5})

"""BB-6, BB-7: symbols and action cards."""

from __future__ import annotations

import pytest

from reinos.games.brian_boru.box import CARD_COLOUR, COLOURS, OPTIONS, SYMBOL_IDS, SYMBOLS
from reinos.games.brian_boru.state import EXPAND
from tests.games.brian_boru.tables import A, B, action, offered, offered_towns, towns

SIGNS = {"T": "town", "$": "coin", "-": "pay", "X": "expand", "V": "liberate"}
TABLE = {
    (1, 2, 3): ("TSS$", "$$$X", "SS"),
    (4, 5, 6): ("TSS", "$$$X", "SS"),
    (7, 8, 9): ("TS$", "$$X", "SS"),
    (10, 11, 12): ("T$$", "$$X", "SS"),
    (13,): ("T$", "$$X", "-V"),
    (14, 15, 16): ("T", "$X", "SSS"),
    (17, 18, 19): ("T-", "$X", "SSS"),
    (20,): ("T", "$$X", ""),
    (21,): ("T-", "$$X", ""),
    (22,): ("T--", "$$X", ""),
    (23, 24, 25): ("T--", "$X", "SSS"),
}
SUITS = ("court", "battle", "church")  # yellow, red, blue in each triple


@pytest.mark.rule("BB-7.1")
@pytest.mark.parametrize(
    ("card", "rows", "suit"), [(c, rows, SUITS[i % 3]) for cards, rows in TABLE.items() for i, c in enumerate(cards)]
)
def test_every_card(card: int, rows: tuple[str, str, str], suit: str) -> None:
    wanted = [[suit if sign == "S" else SIGNS[sign] for sign in row] for row in rows]
    found = [[SYMBOL_IDS[symbol] for symbol in SYMBOLS[card, row] if symbol] for row in range(3)]
    assert found == wanted
    assert OPTIONS[card] == (2 if rows[2] else 1)


@pytest.mark.rule("BB-6.1", "BB-14.1")
def test_earlier_coins_pay_for_later_symbols_only() -> None:
    expanding = action(1, {"coins": 2}, {}, {}, towns={"tara": {"disc": A}})
    expanding.do({"type": "option", "index": 0})
    assert expanding.s.phase == EXPAND  # three coins first, then the road
    assert int(expanding.s.coins[0]) == 5
    too_late = action(1, {"coins": 1}, {}, {}, won=True, active_town="tuam")
    assert too_late.s.to_act == 0  # court, court, then the coin: nothing could be bought
    assert (int(too_late.s.space[0]), int(too_late.s.coins[0])) == (3, 2)


@pytest.mark.rule("BB-6.2")
def test_town() -> None:
    table = action(20, won=True, marker=B)
    assert towns(int(table.s.discs[0])) == {"cong"}
    assert table.s.marker == 0


@pytest.mark.rule("BB-6.3")
@pytest.mark.parametrize(("card", "coins"), [(10, 2), (13, 1), (20, 0)])
def test_coin(card: int, coins: int) -> None:
    assert int(action(card, won=True).s.coins[0]) == coins


@pytest.mark.rule("BB-6.4", "BB-14.6", "BB-14.28", "BB-15.4")
@pytest.mark.parametrize(
    ("coins", "points", "left"),
    [
        (3, 10, (1, 10)),
        (1, 10, (0, 8)),
        (0, 10, (0, 6)),
        (0, 3, (0, 0)),
        (0, 1, (0, 0)),
        (0, 0, (0, 0)),
        (2, 0, (0, 0)),
    ],
)
def test_pay_twice(coins: int, points: int, left: tuple[int, int]) -> None:
    table = action(22, {"coins": coins, "points": points}, {}, {}, won=True)
    assert (int(table.s.coins[0]), int(table.s.score[0])) == left


@pytest.mark.rule("BB-14.28")
def test_points_have_no_upper_end() -> None:
    table = action(22, {"coins": 2, "points": 900}, {}, {}, won=True)
    assert int(table.s.score[0]) == 900


@pytest.mark.rule("BB-6.5")
def test_renown_is_on_no_action_card() -> None:
    assert "renown" not in {SYMBOL_IDS[symbol] for symbol in SYMBOLS.ravel()}


@pytest.mark.rule("BB-6.6")
def test_church() -> None:
    table = action(16, {"church": 1}, {}, {})
    table.do({"type": "option", "index": 1})
    assert int(table.s.church[0]) == 4


@pytest.mark.rule("BB-6.7")
@pytest.mark.parametrize(("area", "taken"), [(9, 3), (2, 2), (0, 0)])
def test_battle(area: int, taken: int) -> None:
    table = action(24, battle_area=area)
    table.do({"type": "option", "index": 1})
    assert (int(table.s.raiders[0]), table.s.battle_area) == (taken, area - taken)


@pytest.mark.rule("BB-6.8")
@pytest.mark.parametrize(("space", "reached"), [(1, 4), (6, 9), (8, 10), (10, 10)])
def test_court(space: int, reached: int) -> None:
    table = action(14, {"space": space}, {"space": 2}, {"space": 3})
    table.do({"type": "option", "index": 1})
    assert int(table.s.space[0]) == reached
    assert table.s.space[1:3].tolist() == [2, 3]  # passed over, not moved


@pytest.mark.rule("BB-6.9", "BB-14.7")
def test_liberate() -> None:
    both = {"kells": {"disc": B, "viking": True, "monastery": True}, "cork": {"disc": A, "viking": True}}
    table = action(13, {"coins": 1}, {}, {}, towns=both)
    table.do({"type": "option", "index": 1})
    assert offered_towns(table.s, "liberate") == {"kells", "cork"}
    table.do({"type": "liberate", "town": "kells"})
    assert towns(table.s.raided) == {"cork"}
    assert towns(int(table.s.discs[1])) == towns(table.s.monasteries) == {"kells"}
    forced = action(13, towns={"kells": {"disc": B, "viking": True}})
    forced.do({"type": "option", "index": 1})
    assert offered_towns(forced.s, "liberate") == {"kells"}  # another player's, and there is no way round it


@pytest.mark.rule("BB-7.3", "BB-14.8")
def test_liberating_nothing_still_costs() -> None:
    table = action(13, {"coins": 2}, {}, {})
    table.do({"type": "option", "index": 1})
    assert table.s.to_act == 0
    assert int(table.s.coins[0]) == 1
    useless = action(14, {"space": 10}, {}, {})
    useless.do({"type": "option", "index": 1})
    assert (table.s.to_act, int(useless.s.space[0])) == (0, 10)


@pytest.mark.rule("BB-6.10")
def test_expand() -> None:
    mine = {"tara": {"disc": A}, "kells": {"disc": B}, "cork": {"disc": A, "viking": True}, "omey": {"disc": A}}
    table = action(21, {"coins": 3}, {}, {}, towns=mine)
    assert int(table.s.coins[0]) == 5
    # not Kells (disc), not Durrow (two roads away), nothing out of Cork (Vikings); across the sea, yes
    assert offered_towns(table.s, "expand") == {"clonard", "kilfenora"}
    assert offered(table.s, "stay") == {-1}
    table.do({"type": "expand", "town": "clonard"})
    assert int(table.s.coins[0]) == 0
    assert "clonard" in towns(int(table.s.discs[0]))


@pytest.mark.rule("BB-6.10")
def test_expansion_is_skipped_without_coins_or_towns() -> None:
    assert action(21, {"coins": 2}, {}, {}, towns={"tara": {"disc": A}}).s.to_act == 0
    assert action(21, {"coins": 9}, {}, {}, towns={"cong": {"disc": A}}, active_town="tuam").s.to_act == 0


@pytest.mark.rule("BB-6.10")
def test_one_town_a_symbol_and_it_may_be_declined() -> None:
    table = action(21, {"coins": 20}, {}, {}, towns={"tara": {"disc": A}})
    table.do({"type": "expand", "town": None})
    assert int(table.s.coins[0]) == 22
    table = action(21, {"coins": 20}, {}, {}, towns={"tara": {"disc": A}})
    table.do({"type": "expand", "town": "kells"})
    assert table.s.to_act == 0
    assert int(table.s.coins[0]) == 17


@pytest.mark.rule("BB-6.11", "BB-14.5")
@pytest.mark.parametrize(
    ("card", "state", "most"),
    [
        (16, {"coins": 5}, 2),
        (16, {"coins": 1}, None),
        (14, {"coins": 20, "space": 4}, 3),
        (14, {"coins": 4, "space": 7}, None),
        (14, {"coins": 9, "space": 10}, None),
        (15, {"coins": 20}, 6),
    ],
)
def test_extra_purchase(card: int, state: dict[str, int], most: int | None) -> None:
    table = action(card, state, {}, {}, battle_area=9)
    table.do({"type": "option", "index": 1})
    assert offered(table.s, "buy") == (set() if most is None else set(range(most + 1)))
    if most is not None:
        table.do({"type": "buy", "count": most})
        assert int(table.s.coins[0]) == state["coins"] - 2 * most
        assert table.s.to_act == 0  # one decision for the run


@pytest.mark.rule("BB-6.11")
def test_no_purchase_of_a_symbol_without_effect() -> None:
    table = action(24, {"coins": 6}, {}, {}, battle_area=2)
    table.do({"type": "option", "index": 1})
    assert table.s.to_act == 0
    assert int(table.s.coins[0]) == 6


@pytest.mark.rule("BB-7.2")
@pytest.mark.parametrize("card", [1, 2, 3, 7, 8, 9])
def test_the_coin_comes_last(card: int) -> None:
    active = {"red": "cong", "blue": "tara", "yellow": "tuam"}[COLOURS[CARD_COLOUR[card]]]
    table = action(card, {"coins": 1}, {}, {}, won=True, active_town=active, battle_area=9)
    assert table.s.to_act == 0
    assert int(table.s.coins[0]) == 2


@pytest.mark.rule("BB-6.12", "BB-15.2")
@pytest.mark.parametrize(
    ("own", "others", "end"),
    [(3, (6, 5), 4), (3, (5, 6), 4), (3, (9, 8), 6), (1, (4, 3), 2), (4, (7, 6), 5), (2, (5, 1), 4)],
)
def test_collisions_after_three_steps(own: int, others: tuple[int, int], end: int) -> None:
    table = action(17, {"space": own}, {"space": others[0]}, {"space": others[1]})
    table.do({"type": "option", "index": 1})
    assert table.s.space[:3].tolist() == [end, *others]


@pytest.mark.rule("BB-6.12")
def test_collision_chains_end_at_the_first_space() -> None:
    table = action(7, {}, {"space": 3}, {"space": 2})
    table.do({"type": "option", "index": 1})
    assert table.s.space[:3].tolist() == [1, 3, 2]
    top = action(14, {"space": 9}, {"space": 10}, {})
    top.do({"type": "option", "index": 1})
    assert top.s.space[:2].tolist() == [9, 10]


@pytest.mark.rule("BB-6.12")
def test_the_collision_waits_for_the_end_of_the_action() -> None:
    table = action(17, {"space": 3, "coins": 2}, {"space": 6}, {"space": 5})
    table.do({"type": "option", "index": 1})
    assert int(table.s.space[0]) == 6  # still shared: the purchase comes first
    table.do({"type": "buy", "count": 1})
    assert int(table.s.space[0]) == 7

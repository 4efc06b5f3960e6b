"""BB-5: tricks."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.games.brian_boru import RULES
from reinos.games.brian_boru.board import empty_towns
from reinos.games.brian_boru.box import DEAL, NOWHERE, TOWN_COLOUR, TOWN_IDS, WHITE
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.state import FOLLOW, LEAD_CARD, LEAD_TOWN, NEXT_TRICK
from tests.games.brian_boru.tables import (
    A,
    B,
    C,
    lay,
    offered,
    offered_towns,
    play_until,
    random_play,
    start,
    town,
    towns,
    whole_game,
)

EVERYWHERE = {name: {"disc": "B"} for name in TOWN_IDS}
BLUE = ["coleraine", "donegal", "connor", "downpatrick", "drumlane", "fenagh", "tara", "clonmacnoise", "wicklow"]
BLUE += ["roscommon", "clonfert", "kildare", "aghaboe", "ferns", "waterford", "kilfenora", "lismore", "tullylease"]
NO_BLUE = {name: {"disc": "B"} for name in BLUE}


def trick(cards: list[tuple[str, int]], active: str = "cong", **given: Any) -> Any:
    """A trick of three players, played card by card by the rules."""
    table = lay(marker=cards[0][0], hands={name: [card] for name, card in cards}, active_town=active, **given)
    for _, card in cards:
        table.do({"type": "play", "card": card})
    return table


@pytest.mark.rule("BB-5.1", "BB-14.18")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_tricks_until_one_card_is_left_which_nobody_sees(players: int) -> None:
    s = start(players, 2)
    for _, _, happened in random_play(s, 2):
        kinds = [event.kind for event in happened]
        if "last_cards" in kinds:
            assert s.trick == DEAL[players] - 1 or s.round > 1
            assert not s.hand.any()
            assert [event.args for event in happened if event.kind == "last_cards"] == [{"cards": 1}]
        elif s.dealt and s.phase == LEAD_TOWN:
            assert {count(int(hand)) for hand in s.hand[:players]} == {int(DEAL[players]) - s.trick + 1}


@pytest.mark.rule("BB-5.2", "BB-14.3")
@pytest.mark.parametrize(
    ("hand", "colours"),
    [([3, 9], {1}), ([2, 6], {0, 1}), ([1, 2, 3], {0, 1, 2}), ([20], {0, 1, 2}), ([4, 13], {0, 1, 2})],
)
def test_the_leader_chooses_a_town_that_a_card_matches(hand: list[int], colours: set[int]) -> None:
    table = lay(marker=B, hand_leader=hand, towns={"tara": {"disc": A}, "kells": {"disc": C, "viking": True}})
    table.begin("play")
    assert table.s.phase == LEAD_TOWN
    assert table.s.to_act == 1 << 1
    wanted = {name for i, name in enumerate(TOWN_IDS) if TOWN_COLOUR[i] in colours} - {"tara", "kells"}
    assert offered_towns(table.s, "lead_town") == wanted


@pytest.mark.rule("BB-5.3")
@pytest.mark.parametrize(
    ("active", "legal"), [("cong", {2, 13}), ("tara", {3, 16, 13}), ("tuam", {23, 13}), ("kells", {2, 13})]
)
def test_the_leader_plays_a_card_that_matches(active: str, legal: set[int]) -> None:
    table = lay(marker=A, hand_leader=[2, 3, 13, 16, 23], active_town=active)
    table.begin("play")
    assert table.s.phase == LEAD_CARD
    assert offered(table.s, "play") == legal


@pytest.mark.rule("BB-5.4", "BB-14.3")
def test_a_leader_who_can_match_nothing_is_free() -> None:
    table = lay(marker=A, hands={A: [3, 9], B: [2], C: [25]}, towns=NO_BLUE)
    table.begin("play")
    assert offered_towns(table.s, "lead_town") == towns(empty_towns(table.s))
    table.do({"type": "lead_town", "town": "kells"})
    assert offered(table.s, "play") == {3, 9}
    table.do({"type": "play", "card": 9})
    assert int(table.s.lacks[0]) == 1 << WHITE | 1 << 0 | 1 << 2  # no white, and no red or yellow: those were open
    table.do({"type": "play", "card": 2})
    table.do({"type": "play", "card": 25})
    assert table.s.winner == 1  # a follower who matches wins


@pytest.mark.rule("BB-5.5")
def test_without_an_empty_town_there_is_no_active_town() -> None:
    table = lay(marker=B, hands={A: [5], B: [3, 24], C: [20]}, towns=EVERYWHERE)
    table.run(NEXT_TRICK, NEXT_TRICK)
    assert (table.s.phase, table.s.active) == (LEAD_CARD, NOWHERE)
    assert [event.kind for event in table.events][-1] == "no_active_town"
    assert offered(table.s, "play") == {3, 24}
    for card in (24, 20, 5):
        table.do({"type": "play", "card": card})
    assert table.s.winner == -1
    assert table.s.marker == 1


@pytest.mark.rule("BB-5.6")
def test_the_others_play_any_card_clockwise() -> None:
    table = lay(marker=C, active_town="cong", hands={C: [11]})
    table.do({"type": "play", "card": 11})
    assert (table.s.phase, table.s.to_act) == (FOLLOW, 1 << 0)
    table.s.hand[0] = 1 << 2 | 1 << 7 | 1 << 16 | 1 << 24
    assert offered(table.s, "play") == {2, 7, 16, 24}
    table.do({"type": "play", "card": 7})
    assert table.s.to_act == 1 << 1


@pytest.mark.rule("BB-5.7")
@pytest.mark.parametrize(
    ("active", "cards", "winner"),
    [
        ("cong", (11, 2, 13), 2),
        ("cong", (11, 2, 25), 0),
        ("tara", (3, 25, 24), 1),
        ("tuam", (1, 24, 25), 0),
        ("dublin", (18, 20, 24), 2),
        ("dublin", (24, 22, 23), 0),
    ],
)
def test_the_highest_matching_card_wins(active: str, cards: tuple[int, int, int], winner: int) -> None:
    table = trick(list(zip("ABC", cards, strict=True)), active)
    assert table.s.winner == winner
    won = [event.args for event in table.events if event.kind == "trick_won"]
    assert won == [{"seat": winner, "card": cards[winner], "town": town(active)}]


@pytest.mark.rule("BB-5.8")
def test_actions_in_ascending_order() -> None:
    table = trick([(A, 11), (B, 2), (C, 13)])
    s = table.s
    assert (s.actor, s.to_act) == (1, 1 << 1)  # 2 loses first
    assert offered(s, "option") == {0, 1}
    table.do({"type": "option", "index": 0})
    assert (s.actor, s.to_act) == (0, 1)  # then 11
    table.do({"type": "option", "index": 1})
    assert s.coins.tolist()[:3] == [0, 3, 1]  # then 13, the winner, without a choice
    assert s.marker == 2
    assert not s.card.any()


@pytest.mark.rule("BB-5.8")
def test_a_card_with_one_secondary_action_leaves_no_choice() -> None:
    table = trick([(A, 24), (B, 21), (C, 1)])
    table.do({"type": "option", "index": 1})
    assert table.s.coins.tolist()[:3] == [0, 2, 0]  # 21 lost: two coins, nobody was asked
    assert table.s.marker == 0


@pytest.mark.rule("BB-5.9")
def test_without_a_winner_the_leader_keeps_the_marker() -> None:
    table = lay(marker=A, hands={A: [3, 9], B: [25], C: [1]}, towns=NO_BLUE)
    table.do({"type": "lead_town", "town": "kells"})
    for card in (9, 25, 1):
        table.do({"type": "play", "card": card})
    assert table.s.winner == -1
    for index in (1, 1, 1):
        table.do({"type": "option", "index": index})
    assert table.s.marker == 0
    assert table.s.active == NOWHERE
    assert "kells" in towns(empty_towns(table.s))
    assert [event.args for event in table.events if event.kind == "trick_unwon"] == [{"seat": 0}]


@pytest.mark.rule("BB-5.10", "BB-14.30")
def test_the_pile_is_nowhere_but_cards_played_are_remembered() -> None:
    s = play_until(start(4, 3), lambda s: s.trick == 4)
    assert not [name for name in RULES.table.fields if "discard" in name or "pile" in name]
    shown = [seat for seat in s.shown.tolist() if seat >= 0]
    assert {shown.count(seat) for seat in range(4)} == {3}
    play_until(s, lambda s: not s.dealt)
    assert (s.shown == -1).all()  # the last cards, and all that was played, are gone together


@pytest.mark.rule("BB-5.11", "BB-14.4")
def test_the_active_town_is_reserved() -> None:
    given = {"towns": {"kilkenny": {"disc": A}, "aghaboe": {"disc": B}}, "card": 21, "actor": A}
    blocked = lay({"coins": 5}, {}, {}, active_town="inistioge", **given)
    assert blocked.s.to_act == 0
    free = lay({"coins": 5}, {}, {}, active_town="cong", **given)
    assert offered_towns(free.s, "expand") == {"inistioge"}


@pytest.mark.rule("BB-5.12")
def test_the_marker_holder_leads_next() -> None:
    _, steps = whole_game(4, 11)
    told = [event for _, _, happened in steps for event in happened]
    marker = None
    for event in told:
        if event.kind in ("town_taken", "church_led"):
            marker = event.args["seat"]
        if event.kind == "led" and marker is not None:
            assert event.args["seat"] == marker
            marker = event.args["seat"]

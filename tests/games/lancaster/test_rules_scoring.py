"""LA-9, LA-10, LA-11, LA-13: counties, castles, battles and the end."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from reinos.games.lancaster.asking import OVER
from reinos.games.lancaster.battles import english, party_ranked
from reinos.games.lancaster.printed import NOBLE_POINTS
from reinos.games.lancaster.scoring import finish, prize
from tests.games.lancaster.tables import Fragment, acting, asked, battle, county, offers, random_play, table


def scored(name: str, owner: str = "blue", knight: int = 3, squires: int = 0, **state: Any) -> Fragment:
    """A county being scored."""
    return Fragment(phase="county", county=name, counties={name: county(owner, knight, squires)}, **state)


def war(*battles: dict[str, Any], **state: Any) -> Fragment:
    """Battles being scored."""
    return Fragment(phase="battle", battles=list(battles), **state)


# --- counties


@pytest.mark.rule("LA-9.1")
def test_counties_are_scored_in_order() -> None:
    s = table(players=4)
    last = (0, -1)
    for _, _, told in random_play(s, 8):
        for event in told:
            if event.kind == "round_begun":
                last = (event.args["round"], -1)
            if event.kind == "county_scored":
                assert (last[0], event.args["county"]) > last
                last = (last[0], event.args["county"])


@pytest.mark.rule("LA-9.2", "LA-14.10")
def test_the_four_options() -> None:
    options = {"gold": 3, "reserve": [1]}
    assert scored("york", players={"blue": options}).offers("blue") == [f"county option={n}" for n in range(4)]
    poor = scored("york", players={"blue": {"gold": 2, "reserve": [1]}})
    assert poor.offers("blue") == ["county option=0", "county option=1", "county option=3"]
    poor.act("county", "blue", option="none")
    assert poor.court("blue") == [3]
    nothing = scored(
        "suffolk", players={"blue": {"gold": 9, "nobles": ["suffolk"], "court": [1, 1, 1], "reserve": [2]}}
    )
    assert nothing.asked() == "none"
    assert nothing.holder("suffolk") is None


@pytest.mark.rule("LA-9.3")
def test_the_noble_comes_before_the_reward() -> None:
    v = scored("stafford", knight=1, players={"blue": {"gold": 4, "reserve": [2]}})
    v.act("county", "blue", option="both")
    assert v.s.nobles[0, 1] == 1
    assert (v.of("gold", "blue"), v.asked()) == (1, "upgrade_target")


@pytest.mark.rule("LA-9.4")
def test_the_knight_can_be_upgraded_before_it_goes_home() -> None:
    v = scored("stafford", knight=1, squires=2, players={"blue": {"court": [], "reserve": [2]}})
    v.act("county", "blue", option="reward").act("upgrade_target", "blue", place="county:stafford", strength=1)
    assert (v.court("blue"), v.of("squires", "blue"), v.holder("stafford")) == ([2], 0, None)


@pytest.mark.rule("LA-9.5")
@pytest.mark.parametrize("name", ["york", "gloucester"])
def test_what_is_impossible_is_lost_and_the_votes_come(name: str) -> None:
    v = scored(name, players={"blue": {"court": [], "reserve": []}})
    v.act("county", "blue", option="reward")
    assert (v.of("votes", "blue"), v.court("blue"), v.s.to_act) == (2, [3], 0)


@pytest.mark.rule("LA-9.6")
def test_an_extension_pays_in_the_same_round() -> None:
    v = scored("bedford", knight=2, players={"blue": {"gold": 0, "castle": {"castle_gold": 1}}})
    v.act("county", "blue", option="reward").act("extension_tile", "blue", tile="ext_gold")
    assert v.later("castle").of("gold", "blue") == 2


@pytest.mark.rule("LA-9.7", "LA-14.8")
def test_surrey_names_who_starts_the_next_round() -> None:
    state: dict[str, Any] = {"players": {"red": {"gold": 0}}, "start_player": "blue"}
    v = scored("surrey", "red", 1, round=2, **state)
    v.act("county", "red", option="none")
    assert v.offers("red") == [f"starter clockwise={chairs}" for chairs in range(3)]
    v.act("start_player", "red", choice="red")
    assert v.seats[v.s.next_start] == "red"
    assert v.seats[v.s.start] == "blue"  # until the next round begins
    last = scored("surrey", "red", 1, round=5, **state)
    last.act("county", "red", option="reward")
    assert last.s.to_act == 0
    both_gone = scored("surrey", "red", 1, noble_stacks={"surrey": 0}, **state)
    assert both_gone.asked() == "county"


@pytest.mark.rule("LA-9.7", "LA-14.8", "LA-11.20")
def test_the_marker_moves_when_the_round_begins_and_stays_without_surrey() -> None:
    for seed in range(4):
        s = table(seed, players=4)
        start, chosen = s.start, None
        for seat, choice, told in random_play(s, seed):
            if choice.kind == "starter":
                chosen = (seat + choice.args["clockwise"]) % 4
            for event in told:
                if event.kind == "round_begun":
                    expected = start if chosen is None else chosen
                    assert event.args["start"] == expected
                    start, chosen = expected, None


@pytest.mark.rule("LA-9.8")
def test_dorset_without_an_open_battle() -> None:
    full = battle("b1", ("red", [1]), ("green", [1]), ("yellow", [1]))
    v = scored("dorset", knight=1, players={"blue": {"court": []}}, battles=[full])
    assert v.offers("blue") == ["county option=0", "county option=3"]
    v.act("county", "blue", option="none")
    assert v.court("blue") == [1]


@pytest.mark.rule("LA-9.9")
def test_the_gold_must_be_there_beforehand() -> None:
    v = scored("surrey", knight=1, players={"blue": {"gold": 2}})
    assert "county option=2" not in v.offers("blue")
    assert "county option=2" in scored("surrey", knight=1, players={"blue": {"gold": 3}}).offers("blue")


# --- castles


@pytest.mark.rule("LA-10.1")
def test_castles_in_turn_order() -> None:
    s = table(players=4)
    for _, _, told in random_play(s, 6):
        seats = [event.args["seat"] for event in told if event.kind == "table_seated"]
        order = [(s.start + step) % 4 for step in range(4)]
        if len(seats) == 4 and not any(event.kind == "round_begun" for event in told):
            assert seats == order


@pytest.mark.rule("LA-10.2", "LA-10.3")
def test_each_item_once_and_knights_go_home() -> None:
    castle = {"castle_squires": 2, "castle_recruit": 1}
    v = Fragment(
        phase="castle", players={"blue": {"squires": 1, "castle": castle, "extensions": ["ext_gold"], "court": []}}
    )
    assert v.offers("blue") == ["item space=4", "done"]
    v.act("castle_item", "blue", item="castle_recruit")
    assert (v.of("gold", "blue"), v.of("squires", "blue")) == (2, 0)
    assert v.court("blue") == [1, 1, 2]
    assert v.s.tiles[0].tolist() == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("LA-10.2", "LA-14.2")
def test_the_order_matters_when_only_deployed_knights_can_be_upgraded() -> None:
    player = {"squires": 2, "castle": {"castle_gold": 1}, "extensions": ["ext_training"], "court": [], "reserve": [2]}
    v = Fragment(phase="castle", players={"blue": player}, options={"upgrade_scope": "deployed"})
    assert v.offers("blue") == ["item space=1", "item space=5", "done"]
    v.act("castle_item", "blue", item="ext_training").act(
        "upgrade_target", "blue", place="castle:castle_gold", strength=1
    )
    assert (v.court("blue"), v.of("gold", "blue")) == ([2], 2)
    other = Fragment(phase="castle", players={"blue": player}, options={"upgrade_scope": "deployed"})
    other.act("castle_item", "blue", item="castle_gold")  # the knight goes home: nobody is deployed any more
    assert other.s.to_act == 0
    assert other.court("blue") == [1]


@pytest.mark.rule("LA-10.3")
def test_squires_of_the_same_scoring_can_pay() -> None:
    v = Fragment(
        phase="castle", players={"blue": {"squires": 0, "extensions": ["ext_squires", "ext_training"], "court": [1]}}
    )
    assert v.offers("blue") == ["item space=5", "done"]


@pytest.mark.rule("LA-10.4", "LA-14.16")
@pytest.mark.parametrize(("number", "votes"), [(1, 5), (4, 5), (5, 0)])
def test_the_round_table(number: int, votes: int) -> None:
    v = Fragment(phase="castle_table", round=number, players={"blue": {"nobles_count": 4}})
    assert v.of("votes", "blue") == votes
    paid = Fragment(phase="castle", round=5, players={"blue": {"extensions": ["ext_votes"]}})
    assert paid.of("votes", "blue") == 2  # rewards pay votes in the last round too


# --- battles


@pytest.mark.rule("LA-11.1", "LA-14.22")
def test_lower_row_first_left_to_right() -> None:
    v = war(
        battle("u1", card="battle_6a"),
        battle("u2", card="battle_6b"),
        battle("l1", row="lower", card="battle_4a"),
        battle("l2", row="lower", card="battle_4b"),
    )
    cards = [event.args["card"] for event in v.events if event.kind in ("battle_won", "battle_lost")]
    assert [v.cards[name] for name in ("l1", "l2", "u1", "u2")] == cards


@pytest.mark.rule("LA-11.2")
@pytest.mark.parametrize(("strength", "won"), [(1, False), (4, False), (5, True), (7, True)])
def test_england_needs_the_french_strength(strength: int, won: bool) -> None:
    stack = [1] * strength
    v = war(battle("b1", ("blue", stack), card="battle_5a"))
    assert v.of("score", "blue") == (4 if won else 2)


@pytest.mark.rule("LA-11.3")
def test_ranking_against_a_sorted_list() -> None:
    for stacks in permutations(([1], [2], [1, 1], [3]), 3):
        v = Fragment(phase="place", battles=[battle("b1", *zip(("blue", "red", "green"), stacks, strict=True))])
        place = v.battle("b1")
        expected = sorted(range(3), key=lambda slot: (-sum(stacks[slot]), -slot))
        assert [party_ranked(v.s, place, rank) for rank in range(3)] == [
            int(v.s.fighter[place, slot]) for slot in expected
        ]


@pytest.mark.rule("LA-11.4")
def test_victory_pays_three_values_and_frees_the_knights() -> None:
    v = war(
        battle("b1", ("blue", [1]), ("red", [2, 1]), ("green", [3]), row="lower", card="battle_7"),
        players={player: {"court": []} for player in ("blue", "red", "green")},
    )
    assert [v.of("score", player) for player in ("green", "red", "blue")] == [6, 3, 2]
    assert (v.court("red"), v.court("green"), v.s.card.tolist()) == ([1, 2], [3], [-1] * 4)


@pytest.mark.rule("LA-11.5")
def test_defeat_in_the_upper_row_moves_down_with_its_slots() -> None:
    v = war(
        battle("b0", card="battle_3"),
        battle("b1", ("blue", [1, 2]), ("red", [1]), ("green", [1]), card="battle_10"),
    )
    assert [v.of("score", player) for player in ("blue", "green", "red")] == [5, 3, 0]
    assert v.battle("b1") == 1  # the same column of the lower row
    assert v.s.stack[1, 0, :2].tolist() == [1, 2]
    assert [v.parties[party] for party in v.s.fighter[1]] == ["blue", "red", "green"]


@pytest.mark.rule("LA-11.6", "LA-14.15")
def test_prisoners_are_ransomed_by_strength() -> None:
    v = war(
        battle("b1", ("blue", [3, 1]), ("red", [2]), row="lower", card="battle_10"),
        players={"blue": {"gold": 3, "court": [], "reserve": []}, "red": {"gold": 1, "court": [], "reserve": []}},
        turn_order=["blue", "red"],
    )
    assert [v.of("score", player) for player in ("blue", "red")] == [5, 3]
    assert v.offers("blue") == ["ransom strength=1", "ransom strength=3", "done"]
    v.choose(0, "ransom", strength=1)
    assert v.offers("blue") == []  # two gold do not free a strength of 3; red cannot pay either
    assert (v.court("blue"), v.reserve("blue"), v.of("gold", "blue")) == ([1], [3], 2)
    assert (v.court("red"), v.reserve("red"), v.of("gold", "red")) == ([], [2], 1)
    assert v.s.card.tolist() == [-1] * 4


@pytest.mark.rule("LA-11.7")
def test_empty_battles() -> None:
    v = war(battle("b1", card="battle_6a"), battle("b2", row="lower", card="battle_7"))
    assert v.battle("b1") == 0
    assert v.s.card.tolist().count(-1) == 3


@pytest.mark.rule("LA-11.8")
def test_a_lower_battle_can_be_reinforced_and_joined() -> None:
    v = Fragment(
        phase="place",
        players={"blue": {"court": [2]}, "red": {"court": [1]}},
        battles=[battle("b1", ("blue", [1]), row="lower")],
    )
    v.act("place", "blue", knight=2, to={"battle": "b1"}).act("favour", "blue", tile="favour_gold")
    v.act("place", "red", knight=1, to={"battle": "b1"})
    assert v.asked() == "favour"
    assert english(v.s, v.battle("b1")) == 4


@pytest.mark.rule("LA-11.20")
def test_the_next_round_is_prepared() -> None:
    s = table(players=4)
    for _ in random_play(s, 1, until=lambda s: s.round == 2):
        pass
    assert s.favour.tolist() == [1] * 6
    assert (s.proposal >= 0).all()
    assert (s.card[2:] >= 0).all()
    assert s.proposal.tolist() == s.law_deck[3:6].tolist()
    assert asked(s) == "place"
    assert acting(s) == [s.start]


# --- the end


@pytest.mark.rule("LA-13.1")
def test_knighthood_and_its_tie_break() -> None:
    v = Fragment(phase="final", strength={"blue": 9, "red": 9, "green": 5}, squires={"blue": 3, "red": 1, "green": 9})
    assert v.s.final[:3, 0].tolist() == [8, 4, 0]
    kept = Fragment(
        phase="final", players={"blue": {"court": [2], "battles": [3], "reserve": [4]}}, strength={"red": 4}
    )
    assert kept.s.final[kept.seat("blue"), 0] == 8  # knights in France count, those in reserve do not


@pytest.mark.rule("LA-13.2")
def test_extensions_and_their_tie_break() -> None:
    v = Fragment(phase="final", extensions={"blue": 2, "red": 2, "green": 1}, gold={"blue": 0, "red": 4, "green": 9})
    assert v.s.final[:3, 1].tolist() == [4, 8, 0]


@pytest.mark.rule("LA-13.3")
def test_prizes_by_brute_force() -> None:
    for players in (3, 4, 5):
        for values in [(3, 3, 2, 1, 0), (3, 2, 2, 2, 1), (1, 1, 1, 1, 1), (5, 4, 4, 0, 0), (2, 2, 2, 1, 1)]:
            seats = values[:players]
            best, rest = max(seats), [value for value in seats if value < max(seats)]
            first = [seat for seat in range(players) if seats[seat] == best]
            second = [seat for seat in range(players) if rest and seats[seat] == max(rest)]
            expected = [0] * players
            for seat in first:
                expected[seat] = 8 if len(first) == 1 else 12 // len(first)
            if len(first) == 1:
                for seat in second:
                    expected[seat] = 4 // len(second)
            found = [prize(players, sum(v > own for v in seats), sum(v == own for v in seats)) for own in seats]
            assert found == expected


@pytest.mark.rule("LA-13.4")
def test_points_for_nobles() -> None:
    assert NOBLE_POINTS.tolist() == [0, 0, 1, 3, 6, 10, 15, 21, 28, 36]
    v = Fragment(phase="final", nobles_count={"blue": 9, "red": 4, "green": 0})
    assert v.s.final[:3, 2].tolist() == [36, 6, 0]


@pytest.mark.rule("LA-13.5")
def test_the_winner_has_most_points_and_ties_share() -> None:
    s = table(players=4)
    for _ in random_play(s, 3):
        pass
    assert s.phase == OVER
    points = s.points[:4].tolist()
    assert points == s.score[:4].tolist()
    assert s.ranks[:4].tolist() == [1 + sum(other > own for other in points) for own in points]
    s.score[:4] = [5, 9, 9, 1]
    finish(s)
    assert s.ranks[:4].tolist() == [3, 1, 1, 4]
    assert offers(s, 0) == []

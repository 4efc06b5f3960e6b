"""EG-4 to EG-7, EG-13, EG-15: rounds, power cards, turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from reinos.core import play
from reinos.games.el_grande.cards import CARD_IDS, DECK_OF, DECKS, KING_CARD, SHUFFLED_DECKS, VETO_CARD
from reinos.games.el_grande.choices import CHOICES
from reinos.games.el_grande.phase import OVER, POWER
from reinos.games.el_grande.pieces import ALL_POWERS, REINFORCEMENTS
from reinos.games.el_grande.power import sort_order
from reinos.games.el_grande.round import end_round
from reinos.games.el_grande.scoring import finish
from tests.games.el_grande.tables import (
    COUNTS,
    bare,
    desk,
    events,
    legal_ids,
    pending,
    play_on,
    random_play,
    table,
    turn,
)


def told(s: Any, seed: object) -> Iterator[Any]:
    """All events of a game played at random, those of the setup first."""
    yield from events(s)
    for _ in random_play(s, seed):
        yield from events(s)


@pytest.mark.rule("EG-4.1", "EG-13.5", "EG-15.1")
@pytest.mark.parametrize("players", COUNTS)
def test_nine_rounds_three_scorings(players: int) -> None:
    s = table(players=players)
    course = [e.args.get("round", "scoring") for e in told(s, players) if e.kind in ("round_begun", "general_scoring")]
    assert course == [1, 2, 3, "scoring", 4, 5, 6, "scoring", 7, 8, 9, "scoring"]
    assert s.phase == OVER


@pytest.mark.rule("EG-4.2", "EG-16.4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_short_game(players: int) -> None:
    s = table(players=players, short=True)
    course = [e.args.get("round", "scoring") for e in told(s, players) if e.kind in ("round_begun", "general_scoring")]
    assert course == [2, 3, "scoring", 5, 6, "scoring", 8, 9, "scoring"]


@pytest.mark.rule("EG-4.3", "EG-4.4", "EG-7.1")
@pytest.mark.parametrize("players", COUNTS)
def test_order_of_a_round(players: int) -> None:
    s = table(4, players=players)
    kinds = [e.kind for e in told(s, 4)]
    first = kinds[kinds.index("round_begun") : kinds.index("token_passed")]
    assert first[:2] == ["round_begun", "cards_shown"]
    assert first[2 : 2 + players] == ["power_played"] * players
    assert first.count("card_taken") == players
    assert "power_played" not in first[2 + players :]
    assert kinds[kinds.index("token_passed") + 1] in ("round_begun", "veto_expired")


@pytest.mark.rule("EG-5.1", "EG-17.1")
def test_five_cards_are_turned_up_for_all_to_see() -> None:
    s = table(8)
    shown = next(e for e in events(s) if e.kind == "cards_shown")
    assert list(shown.args.values()) == s.face.tolist()
    assert [DECK_OF[card] for card in s.face.tolist()] == list(range(DECKS))


@pytest.mark.rule("EG-5.2", "EG-20.7")
def test_the_kings_card_is_on_offer_in_every_round() -> None:
    s = table(9)
    rounds = [e for e in told(s, 9) if e.kind == "cards_shown"]
    assert [e.args["fifth"] for e in rounds] == [KING_CARD] * 9
    assert [card for card in range(len(CARD_IDS)) if DECK_OF[card] == SHUFFLED_DECKS] == [KING_CARD]


@pytest.mark.rule("EG-6.1")
@pytest.mark.parametrize("players", COUNTS)
def test_power_cards_are_played_from_the_token_on(players: int) -> None:
    s = table(2, players=players)
    for offset in range(players):
        assert pending(s) == [(s.token + offset) % players]
        play.step(s, pending(s)[0], legal_ids(s, pending(s)[0])[0])
    assert s.phase != POWER
    assert (s.power[:players] > 0).all()


@pytest.mark.rule("EG-6.2")
def test_no_value_twice_in_a_round() -> None:
    s = table(2)
    played: set[int] = set()
    while s.phase == POWER:
        seat = pending(s)[0]
        values = {CHOICES.choice(number).args["value"] for number in legal_ids(s, seat)}
        assert values == set(range(1, 14)) - played
        play.step(s, seat, legal_ids(s, seat)[0])
        played.add(int(s.power[seat]))


@pytest.mark.rule("EG-6.3")
def test_a_legal_power_card_always_exists() -> None:
    s = table(2, players=5)
    fewest = 13
    for _ in random_play(s, "always the same"):
        if s.phase == POWER:
            fewest = min(fewest, len(legal_ids(s, pending(s)[0])))
    assert 1 <= fewest <= 5


@pytest.mark.rule("EG-6.4", "EG-21.7")
def test_turns_by_descending_power() -> None:
    found = bare(5)
    found.s.power[:] = [3, 13, 1, 8, 2]
    sort_order(found.s)
    assert found.s.order.tolist() == [1, 3, 0, 4, 2]


@pytest.mark.rule("EG-6.5")
def test_reinforcements() -> None:
    assert REINFORCEMENTS[1:].tolist() == [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]


@pytest.mark.rule("EG-7.2")
@pytest.mark.parametrize(("power", "province", "most"), [(1, 21, 6), (1, 4, 4), (9, 21, 2), (11, 1, 1)])
def test_reinforce_as_many_as_wanted(power: int, province: int, most: int) -> None:
    found = turn(power, province={"a": province}, court={"a": 1})
    assert found.kinds("a") == {"reinforce"}
    assert len(legal_ids(found.s, 0)) == most + 1
    found.do("a", f"reinf:{most}")
    assert found.s.court[0] == 1 + most
    assert found.s.province[0] == province - most


@pytest.mark.rule("EG-7.3")
@pytest.mark.parametrize("power", [12, 13])
def test_nothing_to_reinforce(power: int) -> None:
    found = turn(power, province={"a": 21}, regions={"aragon": {"a": 2}})
    assert found.kinds("a") == {"card"}


@pytest.mark.rule("EG-7.4", "EG-20.3", "EG-8.1")
def test_recalls_when_the_provinces_do_not_suffice() -> None:
    pieces: dict[str, Any] = {"regions": {"galicia": {"a": 3}, "aragon": {"a": 2}}, "castle": {"a": 4}}
    found = turn(1, province={"a": 4}, **pieces)
    assert turn(1, province={"a": 4}, **pieces).do("a", "reinf:3").kinds("a") == {"card"}
    found.do("a", "reinf:4")
    assert found.options("a", "recall") == {"aragon"}
    found.do("a", "recall:aragon")
    assert "stop" in found.kinds("a")
    found.do("a", "recall:aragon")
    assert found.kinds("a") == {"card"}
    assert found.s.court[0] == 6
    empty = turn(1, province={"a": 0}, **pieces)
    assert empty.options("a", "recall") == {"aragon"}
    assert empty.do("a", "stop").kinds("a") == {"card"}
    assert turn(1, province={"a": 0}, regions={"galicia": {"a": 3}}).kinds("a") == {"card"}


@pytest.mark.rule("EG-7.5")
def test_take_one_of_the_cards_left() -> None:
    found = turn(12)
    assert len(legal_ids(found.s, 0)) == DECKS
    found.s.taker[[0, 3]] = [1, 2]
    decks = {CHOICES.choice(number).args["deck"] for number in legal_ids(found.s, 0)}
    assert decks == {2, 3, 5}


@pytest.mark.rule("EG-7.6", "EG-10.28")
def test_a_veto_is_active_at_once() -> None:
    found = turn(12, court={"a": 3}, regions={"aragon": {"b": 2}})
    found.s.face[1] = VETO_CARD
    found.do("a", "card:d2_veto")
    assert found.s.vetoes[0].tolist() == [0, 1]
    assert found.kinds("a") == {"deployment", "end"}


@pytest.mark.rule("EG-7.7")
def test_two_halves_in_either_order_never_interleaved() -> None:
    pieces: dict[str, Any] = {"court": {"a": 3}, "regions": {"aragon": {"a": 3}}}
    found = desk("d1_move_own_4", begin=False, **pieces)
    assert found.kinds("a") == {"special", "deployment", "end"}
    found.do("a", "half:special", "move:a:aragon>sevilla")
    assert found.kinds("a") == {"take", "stop"}
    found.do("a", "stop")
    assert found.kinds("a") == {"deployment", "end"}
    found.do("a", "half:deploy")
    assert found.kinds("a") == {"deploy", "stop"}
    found.do("a", "deploy:castle")
    assert found.s.turn == 1
    other = desk("d1_move_own_4", begin=False, **pieces).do("a", "half:deploy", "deploy:castle")
    assert other.kinds("a") == {"special", "end"}


@pytest.mark.rule("EG-7.8", "EG-18.2")
def test_both_halves_may_be_left_out() -> None:
    found = desk("d3_score_fives", begin=False, court={"a": 3}, regions={"aragon": {"a": 1}})
    found.do("a", "end")
    assert found.s.turn == 1
    assert found.s.court[0] == 3
    assert found.points == [0, 0, 0, 0]
    assert "action_renounced" in found.kinds_of_events


@pytest.mark.rule("EG-7.9")
def test_what_has_begun_is_carried_out() -> None:
    found = desk("d3_score_fives", begin=False, regions={"aragon": {"b": 1}})
    found.do("a", "half:special")
    assert found.points == [0, 5, 0, 0]
    assert "stop" not in desk("d4_grande", grandes={"a": "aragon"}).kinds("a")
    assert "stop" not in desk("d5_king").kinds("a")
    assert "stop" in desk("d2_banishment", regions={"aragon": {"b": 1}}).kinds("a")


@pytest.mark.rule("EG-7.10")
def test_offered_only_if_possible_checked_anew() -> None:
    found = desk("d1_move_own_4", begin=False, court={"a": 1})
    assert found.kinds("a") == {"deployment", "end"}
    found.do("a", "half:deploy", "deploy:castilla_vieja")
    assert found.kinds("a") == {"special", "end"}
    gone = desk("d1_deploy_2_anywhere", begin=False, court={"a": 1})
    assert gone.kinds("a") == {"special", "deployment", "end"}
    gone.do("a", "half:deploy", "deploy:castle")
    assert gone.s.turn == 1


@pytest.mark.rule("EG-7.11")
@pytest.mark.parametrize(
    ("card", "most"), [("d1_move_own_4", 1), ("d2_veto", 2), ("d3_score_fives", 3), ("d5_king", 5)]
)
def test_deploy_up_to_the_number_of_the_deck(card: str, most: int) -> None:
    found = desk(card, begin=False, court={"a": 7}).do("a", "half:deploy")
    for _ in range(most):
        assert found.kinds("a") == {"deploy", "stop"}
        found.do("a", "deploy:castle")
    assert found.knights("castle") == {"a": most}
    few = desk("d5_king", begin=False, court={"a": 2}).do("a", "half:deploy", "deploy:castle", "deploy:castle")
    assert few.knights("castle") == {"a": 2}
    assert "deploy" not in few.kinds("a")
    stopped = desk("d5_king", begin=False, court={"a": 2}).do("a", "half:deploy", "stop")
    assert stopped.knights("castle") == {}


@pytest.mark.rule("EG-7.12", "EG-8.4")
def test_deploy_next_to_the_king() -> None:
    found = desk("d5_king", begin=False, court={"a": 5}).do("a", "half:special", "king:sevilla", "half:deploy")
    assert found.options("a", "deploy", "place") == {"castilla_nueva", "granada", "castle"}
    before = desk("d5_king", begin=False, court={"a": 5}).do("a", "half:deploy")
    assert before.options("a", "deploy", "place") == {"castilla_vieja", "pais_vasco", "castle"}


@pytest.mark.rule("EG-7.13")
def test_a_veto_cannot_touch_a_deployment() -> None:
    found = desk("d5_king", begin=False, court={"a": 5}, vetoes=["b"]).do("a", "half:deploy", "deploy:castle")
    assert found.to_act == "a"


@pytest.mark.rule("EG-7.14", "EG-13.1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_card_is_taken_once_and_the_rest_goes_away(players: int) -> None:
    s = table(6, players=players)
    taken: list[int] = []
    for _ in random_play(s, 6, lambda s: s.round == 2):
        taken += [e.args["card"] for e in events(s) if e.kind == "card_taken"]
    assert len(taken) == len(set(taken)) == players
    assert (s.taker == -1).all()
    assert sum(s.shown[card] for card in range(len(CARD_IDS))) == 2 * SHUFFLED_DECKS


@pytest.mark.rule("EG-13.2")
def test_the_lowest_card_gets_the_token() -> None:
    s = table(6, players=5)
    play_on(s, 6, lambda s: s.phase != POWER)
    lowest = int(s.power.argmin())
    play_on(s, 6, lambda s: s.round == 2)
    assert s.token == lowest
    assert pending(s) == [lowest]


@pytest.mark.rule("EG-13.3", "EG-20.8")
def test_power_cards_are_discarded_unless_taken_back() -> None:
    found = bare(3)
    s = found.s
    s.round = 1
    for seat, value in enumerate([5, 9, 2]):
        s.power[seat] = value
        s.hand[seat] &= ~(1 << value)
    s.taken_back[1] = 1
    s.hand[1] |= 1 << 9
    sort_order(s)
    end_round(s)
    assert s.spent[:3].tolist() == [1 << 5, 0, 1 << 2]
    assert s.hand[:3].tolist() == [ALL_POWERS & ~(1 << 5), ALL_POWERS, ALL_POWERS & ~(1 << 2)]
    assert s.token == 2


@pytest.mark.rule("EG-13.4", "EG-11.1", "EG-11.10", "EG-21.8")
def test_vetoes_expire_at_the_end_of_the_next_round() -> None:
    s = bare(3).s
    s.round = 1
    s.power[:3] = [5, 9, 2]
    s.vetoes[0] = [0, 1]
    s.vetoes[1] = [1, 0]
    sort_order(s)
    end_round(s)
    assert s.vetoes[:3].tolist() == [[1, 0], [0, 0], [0, 0]]
    s.power[:3] = [6, 10, 3]
    sort_order(s)
    s.event_count = 0
    end_round(s)
    assert not s.vetoes.any()
    assert [e.args["seat"] for e in events(s) if e.kind == "veto_expired"] == [0]


@pytest.mark.rule("EG-15.2")
@pytest.mark.parametrize(
    ("points", "ranks"),
    [([9, 9, 3], [1, 1, 3]), ([4, 4, 4], [1, 1, 1]), ([1, 2, 3], [3, 2, 1]), ([7, 2, 2], [1, 2, 2])],
)
def test_ranks(points: list[int], ranks: list[int]) -> None:
    s = bare(3).s
    s.points[:3] = points
    finish(s)
    assert s.ranks[:3].tolist() == ranks


@pytest.mark.rule("EG-21.6", "EG-18.4")
@pytest.mark.parametrize("players", COUNTS)
def test_there_is_always_a_choice_and_the_game_ends(players: int) -> None:
    s = table(11, players=players)
    steps = 0
    for _ in random_play(s, 11):
        steps += 1
        assert all(legal_ids(s, seat) for seat in pending(s))
        assert s.to_act or s.phase == OVER
    assert steps < 2000
    assert s.round == 9

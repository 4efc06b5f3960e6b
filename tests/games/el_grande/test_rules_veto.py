"""EG-11: the Veto."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core import play
from reinos.games.el_grande import RULES
from reinos.games.el_grande.cards import CARD_IDS
from reinos.games.el_grande.choices import CHOICES
from reinos.games.el_grande.pieces import DATA
from tests.games.el_grande.tables import R, copied, desk, events, legal_ids, play_on, table, turn

BOARD: dict[str, Any] = {"aragon": {"a": 3, "b": 3, "c": 2}, "sevilla": {"a": 1, "b": 2, "c": 2}}
FULL: dict[str, Any] = {
    "regions": BOARD,
    "court": {"a": 3, "b": 3, "c": 3, "d": 3},
    "province": {"a": 3},
    "castle": {"a": 1, "b": 2},
    "grandes": {"a": "valencia", "b": "valencia", "c": "valencia", "d": "valencia"},
}


@pytest.mark.rule("EG-11.1")
def test_a_veto_lasts_this_round_and_the_next() -> None:
    s = table(3, with_veto=True)
    held: dict[int, int] = {}
    for round_number in range(1, 9):
        play_on(s, 3, lambda s, n=round_number: s.round > n)
        for seat in range(s.players):
            assert s.vetoes[seat, 1] == 0
            if s.vetoes[seat, 0]:
                held[seat] = held.get(seat, 0) + 1
    assert held  # at least one Veto came over a round's end


@pytest.mark.rule("EG-11.2")
def test_what_a_veto_does_not_touch() -> None:
    own = desk("d5_king", vetoes=["a"]).do("a", "king:sevilla")
    assert own.s.king == R["sevilla"]
    deploying = desk("d5_king", begin=False, court={"a": 3}, vetoes=["b"]).do("a", "half:deploy", "deploy:castle")
    assert deploying.to_act == "a"
    reinforcing = turn(1, province={"a": 9}, vetoes=["b"]).do("a", "reinf:6")
    assert reinforcing.to_act == "a"


@pytest.mark.rule("EG-11.3")
def test_the_step_and_the_rest_are_lost_what_was_done_stands() -> None:
    found = desk("d1_move_any_4", regions={"aragon": {"a": 4}}, vetoes=["b"])
    found.do("a", "move:a:aragon>sevilla")
    assert found.knights("sevilla") == {}
    assert found.to_act == "b"
    found.do("b", "pass")
    assert found.knights("sevilla") == {"a": 1}
    found.do("a", "move:a:aragon>sevilla").do("b", "pass").do("a", "move:a:aragon>granada").do("b", "veto")
    assert found.knights("sevilla") == {"a": 2}
    assert found.knights("granada") == {}
    assert found.s.turn == 1


# Card -> what the active player or the rivals do before each window; b holds a Veto and lets everything pass.
WINDOWS: dict[str, list[list[tuple[str, str]]]] = {
    "d1_move_any_3": [[("a", "move:b:aragon>castle")]] * 3,
    "d1_move_any_4": [[("a", "move:b:aragon>castle")]] * 3 + [[("a", "move:a:aragon>castle")]],
    "d1_move_own_4": [[("a", "move:a:aragon>castle")]] * 3 + [[("a", "move:a:sevilla>castle")]],
    "d1_move_rival_3": [[("a", "move:b:aragon>castle")]] * 3,
    "d1_move_own_2_rival_2": [[("a", "move:a:aragon>castle")]] * 2 + [[("a", "move:b:aragon>castle")]] * 2,
    "d1_move_5_from_region": [[("a", "source:sevilla"), ("a", "move:b:sevilla>castle")]]
    + [[("a", f"move:{c}:sevilla>castle")] for c in "bacc"],
    "d1_move_all_own_from_region": [[("a", "source:sevilla"), ("a", "move:a:sevilla>castle")]],
    "d1_deploy_2_anywhere": [[("a", "extra:granada")]] * 2,
    "d1_all_own_or_deploy_2": [[("a", "mode:deploy"), ("a", "extra:granada")], [("a", "extra:granada")]],
    "d2_court_all_back": [[]],
    "d2_court_3_back": [[]],
    "d2_banishment": [[("a", "banish:b:aragon")], [("a", "banish:c:aragon")]],
    # b is asked before his own return and about the others' after it
    "d2_angry_king": [[], [("b", "return:court*3"), ("c", "return:court*3")], []],
    "d2_outlaws": [[], [("b", "wheel:aragon"), ("c", "wheel:aragon")]],
    "d2_urgent_affairs": [[], [("b", "wheel:aragon"), ("c", "wheel:aragon")]],
    "d2_score_any_region": [[("a", "score:aragon")]],
    "d3_score_fours": [[("a", "score:galicia"), ("a", "score:sevilla")]],
    "d3_score_fives": [[("a", "score:aragon")]],
    "d3_score_castle": [[]],
    "d3_score_sixes_sevens": [[("a", "score:granada")], [("a", "score:castilla_vieja")]],
    "d3_score_firsts_only": [[("a", "score:aragon"), ("a", "score:granada")], [("a", "score:castilla_vieja")]],
    "d3_score_most_knights": [[]],
    "d3_score_least_knights": [[]],
    "d3_score_any_region": [[("a", "score:sevilla")]],
    "d4_scoreboard": [[("a", "marker:marker_8>castle")]],
    "d4_power_card": [[("a", "recover:13")]],
    "d4_court": [[]],
    "d4_grande": [[("a", "grande:aragon")]],
    "d4_secret_scoring": [
        [],
        [
            ("a", "wheel:aragon"),
            ("b", "wheel:sevilla"),
            ("c", "wheel:galicia"),
            ("d", "wheel:galicia"),
            ("a", "score:sevilla"),
        ],
        [],
    ],
    "d4_expulsion": [[("a", "expel:aragon")], [("b", "wheel:granada"), ("c", "wheel:granada")]],
    "d4_royal_adviser": [[("a", "king:pais_vasco")]],
    "d5_king": [[("a", "king:sevilla")]],
}


SCORING_MORE = ("d3_score_sixes_sevens", "d3_score_firsts_only")


@pytest.mark.rule("EG-11.4", "EG-11.5", "EG-20.18")
@pytest.mark.parametrize("card", [card for card in CARD_IDS if card != "d2_veto"])
def test_where_the_windows_are(card: str) -> None:
    more = {"granada": {"d": 1}, "castilla_vieja": {"d": 1}} if card in SCORING_MORE else {}
    found = desk(card, vetoes=["b"], **{**FULL, "regions": {**BOARD, **more}})
    for actions in WINDOWS[card]:
        for by, action in actions:
            found.do(by, action)
        assert found.to_act == "b", f"no window after {actions}"
        assert {"veto", "allow"} <= found.kinds("b")
        before = copied(found.s)
        found.do("b", "veto")
        assert found.s.special_done or found.s.turn == 1
        assert not found.s.vetoes.any()
        assert not any(found.kinds(name) & {"allow", "veto"} for name in "abcd")
        found.s = before
        found.do("b", "pass")
    assert "veto" not in found.kinds("b")


def test_every_card_has_its_windows() -> None:
    assert set(WINDOWS) == {card["id"] for card in DATA["action_cards"]["items"]} - {"d2_veto"}


@pytest.mark.rule("EG-11.6")
def test_holders_are_asked_clockwise() -> None:
    found = desk("d5_king", active="c", vetoes=["b", "d"]).do("c", "king:sevilla")
    assert found.to_act == "d"
    found.do("d", "pass")
    assert found.to_act == "b"
    found.do("b", "veto")
    assert found.s.king == R["galicia"]
    first = desk("d5_king", active="c", vetoes=["b", "d"]).do("c", "king:sevilla").do("d", "veto")
    assert "veto" not in first.kinds("b")
    assert first.s.vetoes[:4].sum(axis=1).tolist() == [0, 1, 0, 0]
    assert desk("d5_king", active="c").do("c", "king:sevilla").s.king == R["sevilla"]


@pytest.mark.rule("EG-11.7")
def test_the_angry_king_asks_a_holder_before_his_own_return() -> None:
    pieces: dict[str, Any] = {"court": {"b": 5, "c": 2}, "regions": {"galicia": {"d": 4}}, "vetoes": ["c", "d"]}
    found = desk("d2_angry_king", **pieces)
    assert found.to_act == "b"  # he holds none and names his knights first
    found.do("b", "return:court*3")
    assert found.to_act == "c"
    found.do("c", "pass")
    assert found.to_act == "d"
    found.do("d", "pass")
    assert found.s.province[1] == 3
    assert found.to_act == "c"  # before his own return, though it is automatic
    assert found.s.court[2] == 2
    found.do("c", "pass")
    assert found.to_act == "d"  # the other holder, after it; c is not asked again
    found.do("d", "pass")
    assert found.s.province[2] == 2
    assert found.s.turn == 1  # d has nothing to return and is passed over
    vetoed = desk("d2_angry_king", court={"b": 5}, vetoes=["b"])
    assert vetoed.do("b", "veto").s.court[1] == 5


@pytest.mark.rule("EG-11.8", "EG-20.19")
def test_no_window_for_a_step_without_effect_but_always_for_the_castle() -> None:
    nothing = desk("d2_score_any_region", regions=BOARD, vetoes=["b"]).do("a", "score:granada")
    assert nothing.s.turn == 1
    tied = desk("d3_score_firsts_only", regions={"aragon": {"a": 1, "b": 1}}, vetoes=["b"], players=2)
    while tied.kinds("a") == {"score"}:
        tied.do("a", f"score:{min(tied.options('a', 'score'))}")
    assert tied.s.turn == 1
    assert desk("d4_expulsion", regions=BOARD, vetoes=["b"]).do("a", "expel:granada").s.turn == 1
    assert desk("d3_score_castle", vetoes=["b"]).to_act == "b"


@pytest.mark.rule("EG-11.9", "EG-20.4")
def test_a_veto_cannot_be_vetoed() -> None:
    found = desk("d5_king", vetoes=["b", "c"]).do("a", "king:sevilla").do("b", "veto")
    assert found.s.king == R["galicia"]
    assert found.to_act not in ("b", "c") or "veto" not in found.kinds(found.to_act)
    taking = turn(12, vetoes=["b"], court={"a": 1})
    taking.s.face[1] = CARD_IDS.index("d2_veto")
    taking.do("a", "card:d2_veto")
    assert taking.to_act == "a"


@pytest.mark.rule("EG-11.10")
def test_a_used_veto_is_gone() -> None:
    found = desk("d5_king", vetoes=["b"], court={"a": 1}).do("a", "king:sevilla").do("b", "veto")
    assert not found.s.vetoes.any()
    assert found.s.shown[CARD_IDS.index("d2_veto")] <= 2


@pytest.mark.rule("EG-11.11")
def test_after_a_veto_the_deployment_is_still_there() -> None:
    found = (
        desk("d5_king", begin=False, vetoes=["b"], court={"a": 1})
        .do("a", "half:special", "king:sevilla")
        .do("b", "veto")
    )
    assert found.kinds("a") == {"deployment", "end"}
    after = desk("d5_king", begin=False, vetoes=["b"], court={"a": 1}).do("a", "half:deploy", "deploy:castle")
    after.do("a", "half:special", "king:sevilla").do("b", "veto")
    assert after.s.turn == 1


@pytest.mark.rule("EG-11.12")
def test_the_older_of_two_is_spent_first() -> None:
    found = desk("d5_king", vetoes=["b", "b"])
    assert found.s.vetoes[1].tolist() == [1, 1]
    found.do("a", "king:sevilla").do("b", "veto")
    assert found.s.vetoes[1].tolist() == [0, 1]


@pytest.mark.rule("EG-11.13")
def test_secrets_stay_secret_in_a_window() -> None:
    def seen(value: int, viewer: int) -> bytes:
        found = desk("d4_power_card", vetoes=["b"], discarded={"a": [2, 7]}).do("a", f"recover:{value}")
        other = copied(found.s)
        RULES.hide(other, viewer)
        other.store()
        hidden: bytes = other._row.tobytes()
        return hidden

    assert seen(2, 1) == seen(7, 1)
    assert seen(2, 0) != seen(7, 0)
    assert seen(2, 1) != seen(13, 1)  # the card lying face up is no secret
    wheels = desk("d2_outlaws", vetoes=["b"], regions=BOARD)
    assert wheels.kinds("b") == {"veto", "allow", "allow_rest"}  # the announcement; no wheel is set yet
    assert (wheels.s.wheel == -1).all()


@pytest.mark.rule("EG-11.14")
def test_the_rest_of_an_action_may_be_let_pass() -> None:
    found = desk("d1_move_any_4", regions={"aragon": {"a": 4}}, vetoes=["b", "c"]).do("a", "move:a:aragon>sevilla")
    rest = [number for number in legal_ids(found.s, 1) if CHOICES.choice(number).kind == "allow_rest"]
    assert len(rest) == 1
    play.step(found.s, 1, rest[0])
    assert [e.args for e in events(found.s) if e.kind == "allowed"] == [{"seat": 1, "rest": 1}]
    found.do("c", "pass").do("a", "move:a:aragon>sevilla")
    assert found.to_act == "c"
    found.do("c", "pass").do("a", "stop")
    assert found.s.permitted == 0
    assert found.s.vetoes[1].any()
    assert "allow_rest" not in desk("d5_king", vetoes=["b"]).do("a", "king:sevilla").kinds("b")


@pytest.mark.rule("EG-16.5")
@pytest.mark.parametrize("players", [2, 5])
def test_a_table_without_vetoes(players: int) -> None:
    s = table(4, players=players, with_veto=False)
    assert s.left[1] + 1 == 9
    play_on(s, 4)
    assert s.shown[CARD_IDS.index("d2_veto")] == 0

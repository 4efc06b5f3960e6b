"""BB-11, BB-12: claims, the end of the game, scoring."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core.rule import finish
from reinos.games.brian_boru.board import weight
from reinos.games.brian_boru.box import REGION_IDS
from reinos.games.brian_boru.scoring import final_points, region_points
from reinos.games.brian_boru.state import OVER
from tests.games.brian_boru.tables import A, B, C, Laid, lay, start, town, whole_game

DOWN = {"face": "down", "holder": None}
UP = {"face": "up", "holder": None}


def disc(who: str, *, viking: bool = False, monastery: bool = False) -> dict[str, Any]:
    """A disc and what is with it."""
    return {"disc": who, "viking": viking, "monastery": monastery}


def claim(region: str, token: dict[str, Any], towns: dict[str, Any], **given: Any) -> tuple[str, str | None]:
    """Face and holder of a token after the claim step."""
    table = lay(claims={region: token}, towns=towns, **given)
    table.do({"step": "claim"})
    i = REGION_IDS.index(region)
    holder = int(table.s.claim_holder[i])
    return "up" if table.s.claim_up[i] else "down", "ABCDE"[holder] if holder >= 0 else None


@pytest.mark.rule("BB-11.1")
def test_weights() -> None:
    s = lay(towns={"tara": disc(A, monastery=True), "kells": disc(B), "cork": disc(C, viking=True, monastery=True)}).s
    assert [weight(s, 1 << town(name)) for name in ("tara", "kells", "cork")] == [2, 1, 2]


@pytest.mark.rule("BB-11.2")
def test_the_threshold() -> None:
    two = {"tara": disc(A), "kells": disc(B, viking=True)}
    assert claim("southern_ui_neill", DOWN, two) == ("down", None)
    assert claim("southern_ui_neill", DOWN, {**two, "ardagh": disc(A)})[0] == "up"
    assert claim("southern_ui_neill", DOWN, {**two, "kells": disc(B, viking=True, monastery=True)})[0] == "up"


@pytest.mark.rule("BB-11.2", "BB-15.6")
def test_a_token_never_turns_back() -> None:
    assert claim("southern_ui_neill", {"face": "up", "holder": A}, {}) == ("up", A)


@pytest.mark.rule("BB-11.3")
def test_vikings_are_a_faction_or_support_a_player() -> None:
    towns = {"armoy": disc(A), "connor": disc(B), "newry": disc(B, viking=True), "dromore": disc(C, viking=True)}
    assert claim("ulaid", {"face": "up", "holder": B}, towns) == ("up", None)
    assert claim("ulaid", {"face": "up", "holder": B}, towns, military=A) == ("up", A)
    assert claim("ulaid", {"face": "up", "holder": B}, towns, trade=A) == ("up", None)


@pytest.mark.rule("BB-11.4")
def test_a_sole_leader_takes_it_from_the_board_or_a_holder() -> None:
    towns = {"dublin": disc(A), "wicklow": disc(A), "swords": disc(B)}
    assert claim("dubhlinn", UP, towns) == ("up", A)
    assert claim("dubhlinn", {"face": "up", "holder": B}, towns) == ("up", A)


@pytest.mark.rule("BB-11.5")
def test_sole_vikings_send_it_back() -> None:
    towns = {"dublin": disc(A, viking=True), "wicklow": disc(B, viking=True), "swords": disc(A)}
    assert claim("dubhlinn", {"face": "up", "holder": A}, towns) == ("up", None)
    assert claim("dubhlinn", UP, towns) == ("up", None)


@pytest.mark.rule("BB-11.6", "BB-14.13", "BB-14.14")
def test_a_tie_changes_nothing() -> None:
    level = {"dublin": disc(A), "wicklow": disc(B)}
    assert claim("dubhlinn", UP, level) == ("up", None)
    assert claim("dubhlinn", {"face": "up", "holder": A}, level) == ("up", A)
    assert claim("dubhlinn", {"face": "up", "holder": C}, level) == ("up", C)  # the holder is not among them
    with_vikings = {"dublin": disc(A), "wicklow": disc(B, viking=True)}
    assert claim("dubhlinn", {"face": "up", "holder": B}, with_vikings) == ("up", B)


@pytest.mark.rule("BB-11.7")
def test_turned_and_taken_in_one_step() -> None:
    table = lay(towns={"dublin": disc(B), "wicklow": disc(B)})
    table.do({"step": "claim"})
    assert [event.kind for event in table.events] == ["claim_turned", "claim_taken"]
    assert table.s.to_act == 0


def points(*players: dict[str, int], **given: Any) -> list[int]:
    """What the end adds for each player."""
    s = lay(*players or ({}, {}, {}), **given).s
    return [final_points(s, seat) - int(s.renown[seat]) for seat in range(s.players)]


@pytest.mark.rule("BB-12.2")
def test_most_coins_alone() -> None:
    assert points({"coins": 4}, {"coins": 3}, {}, marker=C) == [1, 0, 1]
    assert points({"coins": 4}, {"coins": 4}, {}, marker=C) == [0, 0, 1]
    assert points({}, {}, {}, marker=C) == [0, 0, 1]


@pytest.mark.rule("BB-12.3")
@pytest.mark.parametrize(("marker", "added"), [(A, [1, 0, 0]), (B, [0, 1, 0])])
def test_marker(marker: str, added: list[int]) -> None:
    assert points(marker=marker) == added


@pytest.mark.rule("BB-12.4")
def test_renown() -> None:
    s = lay({"renown": 3}, {"renown": 0}, {}, marker=C).s
    assert [final_points(s, seat) for seat in range(3)] == [3, 0, 2]


@pytest.mark.rule("BB-12.5")
def test_tokens_in_front_of_a_player_whatever_the_board() -> None:
    held = {"connaught": {"face": "up", "holder": A}, "ulaid": {"face": "up", "holder": A}}
    assert points(claims=held, towns={"cong": disc(B)}, marker=C) == [11, 0, 1]


@pytest.mark.rule("BB-12.6", "BB-14.15", "BB-14.16")
@pytest.mark.parametrize(
    ("towns", "added"),
    [
        ({"kildare": disc(A), "ferns": disc(B)}, [3, 3, 1]),
        ({"kildare": disc(A, monastery=True), "ferns": disc(B), "birr": disc(B)}, [3, 3, 1]),
        ({"kildare": disc(A), "ferns": disc(B, viking=True)}, [3, 0, 1]),
        ({"kildare": disc(A, viking=True), "ferns": disc(B, viking=True), "birr": disc(B)}, [0, 0, 1]),
    ],
)
def test_half_of_tokens_on_the_board(towns: dict[str, Any], added: list[int]) -> None:
    assert points(claims={"leinster": UP}, towns=towns, marker=C) == added


@pytest.mark.rule("BB-12.6")
def test_face_down_tokens_score_nothing_and_halves_are_rounded_down() -> None:
    towns = {"fenagh": disc(A), "drumlane": disc(B)}
    assert points(claims={"breifne": DOWN}, towns=towns, marker=C) == [0, 0, 1]
    assert points(claims={"breifne": UP}, towns=towns, marker=C) == [1, 1, 1]


@pytest.mark.rule("BB-12.7")
@pytest.mark.parametrize(("regions", "added"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 5), (7, 7), (8, 10)])
def test_number_of_regions(regions: int, added: int) -> None:
    one_each = ("derry", "connor", "fenagh", "tara", "dublin", "cong", "ferns", "cork")
    s = lay(towns={name: disc(A) for name in one_each[:regions]}).s
    assert region_points(s, 0) == added


def ranks(*entries: tuple[int, int, int]) -> list[int]:
    """Ranks by points, claim tokens and marriage cards."""
    ranking = [
        {"name": "ABCDE"[i], "points": p, "claim_tokens": t, "marriage_cards": m} for i, (p, t, m) in enumerate(entries)
    ]
    return Laid({"ranking": ranking}).standing("ranks")[: len(entries)]


@pytest.mark.rule("BB-12.8", "BB-14.29")
def test_ties() -> None:
    assert ranks((30, 0, 0), (31, 0, 0), (29, 5, 5)) == [2, 1, 3]
    assert ranks((30, 2, 1), (30, 2, 2), (30, 1, 3)) == [2, 1, 3]
    assert ranks((30, 2, 1), (30, 2, 1), (30, 2, 0)) == [1, 1, 3]
    assert ranks((10, 0, 0), (30, 0, 0), (10, 1, 0), (10, 0, 0)) == [3, 1, 2, 3]


@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_end_adds_to_the_track(players: int) -> None:
    s, steps = whole_game(players, 21)
    assert s.phase == OVER
    for seat in range(players):
        assert s.points[seat] == s.score[seat] + final_points(s, seat)
    told = {e.args["seat"]: e.args for e in steps[-1][2] if e.kind == "final_scored"}
    for seat, args in told.items():
        assert sum(args[part] for part in ("coins", "marker", "renown", "claims", "regions")) == final_points(s, seat)


def test_before_the_end_the_points_are_those_on_the_track() -> None:
    s = start(4)
    finish(s)
    assert s.points[:4].tolist() == [10] * 4
    assert s.ranks[:4].tolist() == [1] * 4

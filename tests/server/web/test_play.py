"""Whole games, drafts and commits through the API."""

from __future__ import annotations

import hashlib
import random
from itertools import pairwise

import pytest

from reinos.core.match import Match
from tests.server.house import House, drafted


def test_a_whole_game_against_bots(house: House) -> None:
    ana = house.guest()
    state = ana.table("me", "greedy", "random", "greedy")
    assert state["status"] == "playing"
    assert state["seed"] is None
    assert state["me"]["host"]
    chance = random.Random(1)
    over = ana.play_out(state["id"], chance.choice)
    assert over["seed"]
    assert hashlib.sha256(bytes.fromhex(over["seed"])).hexdigest() == state["commitment"]
    assert sorted(seat["rank"] for seat in over["seats"])[0] == 1
    file = ana.get(f"/tables/{state['id']}/export")
    match = Match.from_json(file)  # replays every step from the seed
    assert match.over
    assert list(match.points) == [seat["points"] for seat in over["seats"]]
    result = ana.get(f"/tables/{state['id']}/result")
    assert [place["rank"] for place in result["podium"]] == sorted(match.ranks)
    assert result["course"][-1] == {"n": over["version"], "points": list(match.points)}
    assert [sum(column) for column in zip(*(s["points"] for s in result["sources"]), strict=True)] == list(match.points)
    scores = [score["points"] for score in result["course"]]
    gains = [after - before for then, now in pairwise(scores) for before, after in zip(then, now, strict=True)]
    ahead = [points.index(max(points)) for points in scores if sorted(points)[-1] > sorted(points)[-2]]
    told = [fact["figure"] for fact in result["facts"]]
    assert told[:2] == [f"+{max(gains)}", str(sum(then != now for then, now in pairwise(ahead)))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hot_seat(house: House, players: int) -> None:
    ana = house.guest()
    state = ana.table(*["me"] * players)
    assert state["me"]["seats"] == list(range(players))
    for _ in range(6):
        state = ana.get(f"/tables/{state['id']}")
        acting = state["waiting_for"][0]
        assert state["me"]["seat"] == acting
        assert state["decision"] == f"{state['version']}-{acting}"
        assert not state["curtain"], "in this game nobody knows what the others may not"
        other = ana.get(f"/tables/{state['id']}", seat=(acting + 1) % players)
        assert other["me"]["seat"] != acting
        assert other["decision"] is None
        assert other["legal"] == []
        ana.turn(state)
    assert ana.play_out(state["id"])["status"] == "over"


def test_a_curtain_between_secrets(house: House) -> None:
    ana = house.guest()
    state = ana.table("me", "me", game="el_grande")  # the power cards in hand are secret
    last, fell = None, 0
    for _ in range(8):
        state = ana.get(f"/tables/{state['id']}")
        acting = state["waiting_for"][0]
        assert state["curtain"] == (last is not None and last != acting)
        fell += state["curtain"]
        ana.turn(state)
        last = acting
    assert fell


def test_a_draft_is_private_kept_and_taken_back(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "open")
    luis.do("/join", code=table["code"])
    people = {0: ana, 1: luis}
    state = ana.get(f"/tables/{table['id']}")
    while len(state["log"]) < 12 or not any(choice["kind"] == "place" for choice in state["legal"]):
        acting = state["waiting_for"][0]
        state = people[acting].get(f"/tables/{table['id']}")
        if any(choice["kind"] == "place" for choice in state["legal"]):
            break
        people[acting].turn(state)
        state = ana.get(f"/tables/{table['id']}")
    me, other = people[acting], people[1 - acting]
    theirs = other.get(f"/tables/{table['id']}")
    first = me.draft(state, state["legal"][0]["id"])
    assert drafted(first) == [state["legal"][0]["id"]]
    assert not first["can_confirm"]
    assert first["panels"] != state["panels"]
    assert first["revision"] > state["revision"]
    assert first["decision"] == state["decision"]
    assert other.get(f"/tables/{table['id']}") == theirs
    house.restart()
    assert me.get(f"/tables/{table['id']}")["draft"] == first["draft"]
    whole = me.draft(first, first["legal"][0]["id"])
    assert whole["can_confirm"]
    assert whole["barrier"] is None  # that a turn ends needs no warning
    assert whole["panels"] != first["panels"]  # the last choice is drawn before it is confirmed
    assert whole["legal"] == []
    assert me.draft(whole, first["legal"][0]["id"], 422)["error"] == "illegal"
    assert me.put_draft(whole, [999_999], 422)["state"]["draft"] == whole["draft"]
    back = me.put_draft(whole, drafted(first))
    assert back["draft"] == first["draft"]
    assert back["legal"] == first["legal"]
    assert back["barrier"] is None
    assert me.put_draft(back, drafted(whole))["draft"] == whole["draft"]
    empty = me.put_draft(back, [])
    assert empty["draft"] == []
    assert empty["legal"] == state["legal"]
    assert empty["panels"] == state["panels"]
    assert other.get(f"/tables/{table['id']}") == theirs


def test_the_next_line_cannot_be_peeked_at(house: House) -> None:
    """A seat that ends a round and begins the next one is not shown the new line before it confirms."""
    ana = house.guest()
    for number in range(20):
        state = ana.table("me", "me", seed=f"{number:064x}")
        for _ in range(12):
            state = ana.get(f"/tables/{state['id']}")
            before = state
            while not state["can_confirm"]:
                state = ana.draft(state, state["legal"][0]["id"])
            acting = state["me"]["seat"]
            offered = state["panels"]["offer"]
            after = ana.confirm(state)
            fresh = ana.get(f"/tables/{state['id']}")
            if fresh["round"]["now"] > before["round"]["now"] and fresh["waiting_for"] == [acting]:
                assert offered != after["panels"]["offer"]
                assert len(state["draft"]) <= 2
                return
    raise AssertionError("no seat ever followed itself over the end of a round")


def test_refusals_carry_the_fresh_state(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "open")
    luis.do("/join", code=table["code"].lower())
    people = {0: ana, 1: luis}
    state = ana.get(f"/tables/{table['id']}")
    acting = state["waiting_for"][0]
    me, other = people[acting], people[1 - acting]
    state = me.get(f"/tables/{table['id']}")
    assert me.draft(state, 999_999, 422)["state"]["draft"] == []
    assert me.confirm(state, 422)["error"] == "unfinished"
    assert other.put_draft(state, [], 403)["error"] == "not-your-seat"
    assert other.put_draft(state | {"me": {"seat": 1 - acting}}, [], 409)["error"] == "stale"
    whole = me.draft(state, state["legal"][0]["id"])
    wrong = me.do(f"/tables/{table['id']}/confirm", 409, decision=state["decision"], seat=acting, draft=[])
    assert wrong["error"] == "other-draft"
    assert wrong["state"]["draft"] == whole["draft"]
    me.confirm(whole)
    stale = me.draft(state, state["legal"][0]["id"], 409)
    assert stale["error"] == "stale"
    assert stale["state"]["version"] == 1
    assert "no longer open" in stale["message"]


def test_commands_are_carried_out_once(house: House) -> None:
    ana = house.guest()
    first = ana.table("me", "me", command="make-one")
    again = ana.table("me", "me", command="make-one")
    assert again["id"] == first["id"]
    assert len(ana.get("/tables")["mine"]) == 1
    assert ana.do("/tables", 400, command="make-one", game="kingdomino", seats=[{"kind": "me"}] * 3)
    state = ana.draft(first, first["legal"][0]["id"], command="d")
    assert ana.draft(first, first["legal"][0]["id"], command="d")["draft"] == state["draft"]
    done = ana.confirm(state, command="c")
    house.restart()
    again = ana.confirm(state, command="c")
    assert again["version"] == done["version"] == 1


def test_history_with_my_eyes_then_with_all(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "greedy", "greedy")
    ana.get(f"/tables/{table['id']}/history/0", seat=0)
    assert luis.get(f"/tables/{table['id']}/history/0", 403, seat=0)["error"] == "not-your-seat"
    assert ana.get(f"/tables/{table['id']}/history/0", 409, seat="all")["error"] == "not-over"
    assert ana.get(f"/tables/{table['id']}/history/9999", 404)["error"] == "no-commit"
    assert ana.get(f"/tables/{table['id']}/result", 409)["error"] == "not-over"
    over = ana.play_out(table["id"])
    for seat in (0, 2, "all"):
        then = luis.get(f"/tables/{table['id']}/history/5", seat=seat)
        assert then["version"] == 5
        assert then["decision"] is None
        assert max(row["n"] for row in then["log"]) == 5
    last = ana.get(f"/tables/{table['id']}/history/{over['version']}")
    assert last["log"] == over["log"]
    assert last["panels"] == over["panels"]


def test_hints_reasons_and_words(house: House) -> None:
    ana = house.guest()
    state = ana.table("me", "me")
    hint = ana.get(f"/tables/{state['id']}/hint")
    shares = [option["share"] for option in hint["options"]]
    assert shares == sorted(shares, reverse=True)
    assert 1 <= len(shares) <= 3
    assert {option["id"] for option in hint["options"]} <= {choice["id"] for choice in state["legal"]}
    assert 0 < sum(shares) <= 1.001
    legal = ana.get(f"/tables/{state['id']}/why", target=state["legal"][0]["target"])["reason"]
    assert legal != ana.get(f"/tables/{state['id']}/why", target="nowhere")["reason"]
    waiting = next(seat for seat in (0, 1) if seat != state["me"]["seat"])
    assert ana.get(f"/tables/{state['id']}/why", target="x", seat=waiting)["reason"] == "It is not your turn."
    assert state["prompt"] in ana.get(f"/tables/{state['id']}/text")["text"]
    assert ana.get(f"/tables/{state['id']}/hint", 409, seat=waiting)["error"] == "no-hint"


def test_both_languages(house: House) -> None:
    ana = house.guest(lang="es")
    state = ana.table("me", "me")
    other = ana.get(f"/tables/{state['id']}", lang="en")
    assert state["language"] == "es"
    assert other["language"] == "en"
    assert state["prompt"] != other["prompt"]
    assert ana.get("/tables/nothing", 404)["message"] == "No existe esa mesa."
    assert ana.get("/tables/nothing", 404, lang="en")["message"] == "There is no such table."
    for lang in ("es", "en"):
        (game,) = [g for g in ana.get("/games", lang=lang) if g["name"] == "kingdomino"]
        assert game["players"] == [2, 3, 4]
        assert all(option["label"] for option in game["options"])
        duel = next(option for option in game["options"] if option["name"] == "mighty_duel")
        assert duel["players"] == [2]
        assert len(ana.get("/games/kingdomino", lang=lang)["help"]) > 5
        assert {bot["name"] for bot in ana.get("/bots", lang=lang)} >= {"random", "greedy"}

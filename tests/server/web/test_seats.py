"""Who sits where: invitations, codes, bots that take over, rematches, import and export."""

from __future__ import annotations

import pytest

import reinos
from tests.server.conftest import Houses
from tests.server.house import House


def test_an_invitation_opens_one_seat_once(house: House) -> None:
    ana, luis, eva = (house.guest(name) for name in ("Ana", "Luis", "Eva"))
    state = ana.table("me", "link", "link")
    assert state["status"] == "waiting"
    assert state["panels"] == {"stage": None, "offer": None, "tray": None}
    invites = [seat["invite"] for seat in state["seats"]]
    assert invites[0] is None
    assert invites[1] != invites[2]
    assert all(seat["invite"] is None for seat in luis.get(f"/tables/{state['id']}")["seats"])
    token = invites[2].rsplit("/", 1)[1]
    joined = luis.do("/join", invite=token, name="Lucho")
    assert joined["id"] == state["id"]
    assert joined["state"]["me"]["seats"] == [2]
    assert joined["state"]["seats"][2]["name"] == "Lucho"
    assert eva.do("/join", 404, invite=token)["error"] == "no-invite"
    assert luis.do("/join", code=state["code"])["state"]["me"]["seats"] == [2]  # no second seat
    left = luis.do(f"/tables/{state['id']}/seats/2", action="leave")
    assert left["me"]["seats"] == []
    assert left["seats"][2]["kind"] == "link"
    fresh = ana.get(f"/tables/{state['id']}")["seats"][2]["invite"]
    assert fresh is not None
    assert fresh != invites[2]
    eva.do("/join", invite=fresh.rsplit("/", 1)[1])
    assert luis.do("/join", invite=invites[1].rsplit("/", 1)[1])["state"]["status"] == "playing"
    late = house.guest("Tarde")
    assert late.do("/join", 409, code=state["code"])["error"] == "full"
    watched = late.get(f"/tables/{state['id']}")
    assert watched["me"] == {"seats": [], "seat": None, "host": False, "lent": [], "silent": None}
    assert watched["decision"] is None


def test_lobby(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    waiting = ana.table("me", "open")
    secret = ana.table("me", "open", public=False)
    running = ana.table("me", "me", "me")
    lists = luis.get("/tables")
    assert [line["id"] for line in lists["open"]] == [waiting["id"]]
    assert lists["mine"] == []
    assert [line["id"] for line in lists["running"]] == [running["id"]]
    mine = ana.get("/tables")["mine"]
    assert {line["id"] for line in mine} == {waiting["id"], secret["id"], running["id"]}
    assert {line["id"]: line["your_turn"] for line in mine}[running["id"]]
    assert [seat["kind"] for seat in next(line for line in mine if line["id"] == waiting["id"])["seats"]] == [
        "me",
        "open",
    ]


def test_a_bot_takes_over_and_gives_back(house: House) -> None:
    ana, luis, eva = (house.guest(name) for name in ("Ana", "Luis", "Eva"))
    table = ana.table("me", "open")
    luis.do("/join", code=table["code"])
    assert eva.do(f"/tables/{table['id']}/seats/1", 403, action="bot")["error"] == "not-your-table"
    house.server.hub.lately.clear()
    assert ana.do(f"/tables/{table['id']}/seats/1", 400, action="bot", bot="nobody")["error"] == "bad-option"
    taken = ana.do(f"/tables/{table['id']}/seats/1", action="bot")
    assert taken["seats"][1]["kind"] == "bot"
    assert taken["seats"][1]["name"] == "Luis"
    assert luis.get(f"/tables/{table['id']}")["me"]["lent"] == [1]
    assert ana.get(f"/tables/{table['id']}")["me"]["lent"] == []
    house.wait(lambda: ana.get(f"/tables/{table['id']}")["waiting_for"] == [0])
    ana.turn(ana.get(f"/tables/{table['id']}"))
    assert eva.do(f"/tables/{table['id']}/seats/1", 403, action="take")["error"] == "not-your-seat"
    back = luis.do(f"/tables/{table['id']}/seats/1", action="take")["me"]
    assert back == {"seats": [1], "seat": 1, "host": False, "lent": [], "silent": None}
    gone = ana.do(f"/tables/{table['id']}/seats/0", action="leave")
    assert gone["seats"][0]["kind"] == "bot"
    assert luis.get(f"/tables/{table['id']}")["me"]["host"]
    assert luis.play_out(table["id"])["status"] == "over"
    assert luis.do(f"/tables/{table['id']}/seats/1", 409, action="leave")["error"] == "over"


def test_somebody_present_is_not_replaced(houses: Houses) -> None:
    house = houses(absent_after=3600.0)
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "open")
    luis.do("/join", code=table["code"])
    assert ana.do(f"/tables/{table['id']}/seats/1", 409, action="bot")["error"] == "not-absent"


def test_the_host_fills_free_seats(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "link", "open")
    assert luis.do(f"/tables/{table['id']}/seats/1", 403, action="bot")["error"] == "host-only"
    ana.do(f"/tables/{table['id']}/seats/1", action="bot", bot="greedy")
    opened = ana.do(f"/tables/{table['id']}/seats/1", action="open")
    assert opened["seats"][1]["kind"] == "open"
    assert opened["seats"][1]["invite"]
    ana.do(f"/tables/{table['id']}/seats/1", action="bot", bot="greedy")
    assert ana.do(f"/tables/{table['id']}/seats/2", action="bot")["status"] == "playing"


@pytest.mark.parametrize(("lang", "told"), [("es", "solo se admite"), ("en", "is allowed only when")])
@pytest.mark.parametrize("free", ["open", "link"])
def test_nobody_sits_down_where_the_seed_is_known(house: House, free: str, lang: str, told: str) -> None:
    ana = house.guest("Ana", lang)
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": free}]
    answer = ana.do("/tables", 400, game="kingdomino", seats=seats, seed="7" * 64)
    assert answer["error"] == "seed-known"
    assert f'"seed" {told}' in answer["message"]
    assert ana.get("/tables")["mine"] == []


def test_a_match_that_somebody_may_know_is_not_opened_to_others(house: House) -> None:
    """A seed, a match file and an old match tell what chance will decide; their tables stay with who made them."""
    ana, luis = house.guest("Ana"), house.guest("Luis")
    seeded = ana.table("me", "greedy", seed="7" * 64)
    brought = ana.do("/tables/import", match=reinos.load("kingdomino", players=2).new(seed=5).to_json())
    ana.do(f"/tables/{brought['id']}/seats/1", action="bot")
    ana.play_out(seeded["id"])
    branched = ana.do(f"/tables/{seeded['id']}/branch", version=1, seat=0)
    again = ana.table("me", "greedy", seed="7" * 64)
    for table in (brought, branched, again):
        refused = ana.do(f"/tables/{table['id']}/seats/1", 409, action="open")
        assert refused["error"] == "begun"
        assert refused["state"]["seats"][1]["kind"] == "bot"
        assert luis.ask("POST", "/join", json={"command": "x", "code": table["code"]}).status_code in (404, 409)
        assert luis.do(f"/tables/{table['id']}/seats/1", 403, action="take")["error"] == "not-your-seat"


def test_rematch(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "greedy")
    assert ana.do(f"/tables/{table['id']}/rematch", 409)["error"] == "not-over"
    ana.play_out(table["id"])
    assert luis.do(f"/tables/{table['id']}/rematch", 403)["error"] == "not-your-table"
    again = ana.do(f"/tables/{table['id']}/rematch")
    assert again["id"] != table["id"]
    assert again["status"] == "playing"
    assert again["commitment"] != table["commitment"]
    assert ana.do(f"/tables/{table['id']}/rematch")["id"] == again["id"]
    assert ana.get(f"/tables/{table['id']}")["rematch"] == again["id"]


def test_play_on_from_a_moment_of_a_finished_match(house: House) -> None:
    """Anybody may: that seat is theirs, bots hold the others, and what happened until then is the same."""
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "greedy")
    where = f"/tables/{table['id']}/branch"
    assert ana.do(where, 409, version=0, seat=0)["error"] == "not-over"
    end = ana.play_out(table["id"])
    assert luis.do(where, 404, version=end["version"], seat=0)["error"] == "no-commit"
    assert luis.do(where, 404, version=0, seat=2)["error"] == "no-seat"
    again = luis.do(where, version=9, seat=1)
    assert again["id"] != table["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "me"]
    assert again["version"] >= 9
    assert again["commitment"] == table["commitment"]
    assert again["seed"] is None
    assert luis.play_out(again["id"])["status"] == "over"
    old, new = (luis.get(f"/tables/{key}/export")["steps"] for key in (table["id"], again["id"]))
    assert old[:9] == new[:9]
    assert ana.get(f"/tables/{table['id']}")["version"] == end["version"]


def test_export_and_import(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "greedy")
    for _ in range(3):
        house.wait(lambda: ana.get(f"/tables/{table['id']}")["decision"] is not None)
        ana.turn(ana.get(f"/tables/{table['id']}"))
    for guest in (ana, luis):
        assert guest.get(f"/tables/{table['id']}/export", 403)["error"] == "not-yours-yet"  # a bot's secrets
    alone = ana.table("me", "me")
    ana.turn(ana.get(f"/tables/{alone['id']}"))
    running = ana.get(f"/tables/{alone['id']}/export")
    assert not {"seed", "opening_rolls", "points"} & set(running)
    assert "rolls" not in running["steps"][0]
    assert luis.get(f"/tables/{alone['id']}/export", 403)["error"] == "not-yours-yet"
    assert "seed" in ana.do("/tables/import", 400, match=running)["message"]
    ana.play_out(table["id"])
    file = luis.get(f"/tables/{table['id']}/export")
    copy = luis.do("/tables/import", match=file)
    assert copy["status"] == "over"
    assert copy["seed"] == file["seed"]
    assert copy["version"] == len(file["steps"])
    assert [seat["points"] for seat in copy["seats"]] == file["points"]
    damaged = {**file, "steps": [{**file["steps"][0], "choice": 999}, *file["steps"][1:]]}
    assert luis.do("/tables/import", 400, match=damaged)["error"] == "bad-file"
    unfinished = reinos.load("kingdomino", players=3).new(seed=5)
    for _ in range(10):
        unfinished.play(unfinished.legal()[0])
    going = luis.do("/tables/import", match=unfinished.to_json())
    assert going["status"] == "playing"
    assert going["version"] == 10
    assert going["seed"] is None
    assert luis.play_out(going["id"])["status"] == "over"


def test_chat_and_notes(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "me")
    said = ana.do(f"/tables/{table['id']}/chat", text="<b>¡Hola!</b>")
    assert [(line["name"], line["seat"], line["text"]) for line in said["chat"]] == [("Ana", 0, "<b>¡Hola!</b>")]
    watched = luis.do(f"/tables/{table['id']}/chat", text="I watch")
    assert [line["id"] for line in watched["chat"]] == [1, 2]
    assert watched["chat"][1]["seat"] is None
    assert ana.do(f"/tables/{table['id']}/chat", 400, text="x" * 501)["error"] == "malformed"
    assert ana.ask("PUT", f"/tables/{table['id']}/notes", json={"text": "secret"}).json()["notes"] == "secret"
    assert luis.ask("PUT", f"/tables/{table['id']}/notes", json={"text": "x"}).status_code == 403
    assert luis.get(f"/tables/{table['id']}")["notes"] == ""
    assert ana.get(f"/tables/{table['id']}")["notes"] == "secret"


@pytest.mark.parametrize("action", ["leave", "bot"])
def test_a_seat_is_left_only_to_bots_that_the_server_offers(house: House, action: str) -> None:
    ana = house.guest()
    table = ana.table("me", "me")
    refused = ana.do(f"/tables/{table['id']}/seats/0", 400, action=action, bot="cmd:touch /tmp/owned")
    assert refused["error"] == "bad-option"
    assert ana.get(f"/tables/{table['id']}")["seats"][0]["kind"] == "me"


def test_bad_tables_say_what_is_allowed(house: House) -> None:
    ana = house.guest()
    seats = [{"kind": "me"}] * 3
    wrong = {
        "harmony": {"game": "kingdomino", "seats": seats, "options": {"harmony": "yes"}},
        "mighty_duel": {"game": "kingdomino", "seats": seats, "options": {"mighty_duel": True}},
        "color": {"game": "kingdomino", "seats": seats, "options": {"color": 1}},
        "players": {"game": "kingdomino", "seats": seats * 2},
        "kingdomino": {"game": "chess", "seats": seats},
        "greedy": {"game": "kingdomino", "seats": [*seats, {"kind": "bot", "bot": "clever"}]},
        "page": {"game": "kingdomino", "seats": [*seats, {"kind": "bot", "bot": "cmd:touch /tmp/owned"}]},
        "kind": {"game": "kingdomino", "seats": [{"kind": "you"}]},
        "seed": {"game": "kingdomino", "seats": seats, "seed": "7"},
        "extra": {"game": "kingdomino", "seats": seats, "extra": 1},
    }
    for named, body in wrong.items():
        assert named in ana.do("/tables", 400, **body)["message"], named

"""A lesson over the protocol: made, gone through as its bots follow the script, and nothing lost by a crash."""

from __future__ import annotations

from typing import Any

from tests.server.house import House


def test_a_lesson_survives_a_crash_where_its_learner_was(house: House) -> None:
    ana = house.guest()
    state = ana.do("/tables/lesson", game="kingdomino", lesson="first")
    path = f"/tables/{state['id']}"
    house.wait(lambda: ana.get(path)["decision"] is not None)
    state = ana.do(f"{path}/lesson", step=0)
    refused = ana.draft(state, state["legal"][1]["id"], status=422)
    assert refused["error"] == "lesson"
    assert "Nothing has changed." in refused["message"]
    house.restart()
    state = ana.get(path)
    assert (state["lesson"]["step"], state["lesson"]["wanted"]) == (1, [state["legal"][0]["id"]])
    ana.confirm(ana.draft(state, state["legal"][0]["id"]))
    house.wait(lambda: ana.get(path)["decision"] is not None)
    kings = [seat["card"]["note"] for seat in ana.get(path)["seats"]]
    assert ana.get(path)["lesson"]["done"] == "Your king stands on 19."
    assert any("43" in note for note in kings)  # the script, not the bot, has chosen


def test_games_list_their_lessons_in_words(house: House) -> None:
    games: Any = house.guest().get("/games", lang="es")
    found = {game["name"]: game["lessons"] for game in games}
    assert found["kingdomino"][0]["title"] == "Tu primer reino"
    assert all(found.values())

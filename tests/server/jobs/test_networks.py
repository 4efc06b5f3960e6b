"""Trained networks at the tables: only those that the server offers, and only for their game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from reinos.bots.network import OFFERED, offer
from reinos.core.errors import BadOption
from tests.server.house import House

TRAINED = Path(__file__).parents[3] / "examples" / "kingdomino.onnx"
NAME = "network:kingdomino"


@pytest.fixture(autouse=True)
def _nothing_offered() -> Iterator[None]:
    OFFERED.clear()
    yield
    OFFERED.clear()


def test_a_network_takes_a_seat(house: House) -> None:
    ana = house.guest()
    offer(TRAINED)
    listed = {bot["name"]: bot for bot in ana.get("/bots")}
    assert listed[NAME]["game"] == "kingdomino"
    assert listed[NAME]["label"] == "Network “kingdomino”"
    state = ana.table("me", NAME, public=False)
    assert state["status"] == "playing"
    end = ana.play_out(state["id"])
    assert {row["seat"] for row in end["log"] if row["seat"] is not None} == {0, 1}


def test_what_is_not_offered_cannot_be_asked_for(house: House) -> None:
    """Neither a name nor a file of the server's machine."""
    ana = house.guest()
    for bot in (NAME, f"network:{TRAINED}"[:40], "network:"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        refused = ana.do("/tables", 400, game="kingdomino", seats=seats, public=False)
        assert refused["error"] == "bad-option"


def test_a_network_sits_only_where_it_was_trained_for(house: House) -> None:
    ana = house.guest()
    offer(TRAINED)
    for game, count in (("kingdomino", 3), ("lancaster", 2)):
        seats = [{"kind": "me"}] * (count - 1) + [{"kind": "bot", "bot": NAME}]
        refused = ana.do("/tables", 400, game=game, seats=seats, public=False)
        assert "plays only kingdomino" in refused["message"]
        assert str(TRAINED.parent) not in refused["message"]
    state = ana.table("me", "open", "open")
    refused = ana.do(f"/tables/{state['id']}/seats/1", 400, action="bot", bot=NAME)
    assert "plays only kingdomino" in refused["message"]


def test_a_network_that_says_nothing_about_itself_is_not_offered(tmp_path: Path) -> None:
    long = tmp_path / f"{'n' * 31}.onnx"
    long.write_bytes(TRAINED.read_bytes())
    with pytest.raises(BadOption, match="at most 30 letters"):
        offer(long)
    with pytest.raises(BadOption, match="no such file"):
        offer(tmp_path / "none.onnx")
    assert not OFFERED

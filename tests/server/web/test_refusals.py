"""What a server refuses is told in the user's language, down to the reason that the engine gives."""

from __future__ import annotations

import pytest

from tests.server.house import House


@pytest.mark.parametrize(("lang", "told"), [("es", "con 3 jugadores se admite"), ("en", "allowed with 3 players")])
def test_options_that_do_not_go_together(house: House, lang: str, told: str) -> None:
    seats = [{"kind": "me"}] * 3
    answer = house.guest("Ana", lang).do("/tables", 400, game="kingdomino", seats=seats, options={"mighty_duel": True})
    assert answer["error"] == "bad-option"
    assert told in answer["message"]

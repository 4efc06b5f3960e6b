"""Match files as tables: how long they may be, and where they are played again."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import reinos
from reinos.server.settings import Limits
from reinos.server.store.tables import Transaction
from reinos.table import log, opening
from tests.server.conftest import Houses
from tests.server.house import House

Json = dict[str, Any]


def played() -> Json:
    match, chance = reinos.load("kingdomino", players=2).new(seed=7), random.Random(7)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match.to_json()


def test_a_file_that_is_too_long_is_refused_with_the_limit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the user's language, before anything is played; one of exactly the limit is not."""
    file, ana = played(), house.guest()
    length = len(file["steps"])
    monkeypatch.setattr(opening, "LONGEST_FILE", length)
    assert ana.do("/tables/import", match=file)["status"] == "over"
    monkeypatch.setattr(opening, "LONGEST_FILE", length - 1)
    monkeypatch.setattr(opening, "Replay", lambda data: pytest.fail("it was played"))
    for lang, word in (("en", "steps"), ("es", "pasos")):
        refused = ana.do(f"/tables/import?lang={lang}", 400, match=file)
        assert refused["error"] == "too-many-steps"
        assert f"{length}" in refused["message"]
        assert f"{length - 1}" in refused["message"]
        assert word in refused["message"]
    assert len(ana.get("/tables")["mine"]) == 1


def test_who_brings_many_files_is_told_when_to_come_back(houses: Houses) -> None:
    house = houses(limits=Limits(imports=(2, 600)))
    ana, file = house.guest(), played()
    for _ in range(2):
        ana.do("/tables/import", match=file)
    refused = ana.ask("POST", "/tables/import", json={"command": "x", "match": file})
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
    assert 1 <= int(refused.headers["Retry-After"]) <= 601
    assert house.guest("Luis").do("/tables/import", match=file)["status"] == "over"


def test_a_refused_file_uses_up_nothing_but_tries(houses: Houses) -> None:
    """Neither files that become tables nor new tables; only so many can be looked at."""
    house = houses(limits=Limits(imports=(2, 600), create=(2, 600), files=(7, 600)))
    ana, file = house.guest(), played()
    damaged = copy.deepcopy(file)
    damaged["steps"][-1].update(choice=99_999)
    for brought in (damaged, damaged, damaged, file, damaged, file):
        ana.do("/tables/import", 200 if brought is file else 400, match=brought)
    assert ana.do("/tables/import", 429, match=file)["error"] == "too-many"  # two tables
    assert house.guest("Luis").do("/tables/import", match=file)["status"] == "over"
    refused = ana.ask("POST", "/tables/import", json={"command": "x", "match": damaged})
    assert refused.status_code == 429  # seven tries
    assert int(refused.headers["Retry-After"]) > 1


def test_matches_are_played_again_before_anybody_waits_for_the_database(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Imports and branches: nothing is computed inside a transaction."""
    began: list[str] = []
    replayed = opening.replayed
    made = Transaction.__init__

    def noted(transaction: Transaction, *given: Any) -> None:
        began.append("transaction")
        made(transaction, *given)

    def again(*given: Any) -> Any:
        began.append("replay")
        return replayed(*given)

    ana, file = house.guest(), played()
    monkeypatch.setattr(Transaction, "__init__", noted)
    monkeypatch.setattr(opening, "replayed", again)
    table = ana.do("/tables/import", match=file)
    assert began == ["replay", "transaction"]
    began.clear()
    branch = ana.do(f"/tables/{table['id']}/branch", version=3, seat=0)
    assert branch["version"] == 3
    assert began[:2] == ["replay", "transaction"]


def test_others_have_their_turn_while_a_match_is_imported(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played again in pieces, then made a table, then put into words, each in a job with a turn of its own."""
    file, done = played(), list[str]()
    monkeypatch.setattr(opening, "PIECE", len(file["steps"]) // 3)  # so that a little is left
    do = house.server.workers.do

    async def noted(work: Any, *given: Any, **named: Any) -> Any:
        done.append(work.__name__)
        return await do(work, *given, **named)

    monkeypatch.setattr(house.server.workers, "do", noted)
    state = house.guest().do("/tables/import", match=file)
    assert done == ["opened", *["further"] * 3, "from_replay", "log"]
    assert state["version"] == len(file["steps"])
    assert state["log"]


@pytest.mark.parametrize("piece", [1, 7, 1_000])
def test_whatever_is_wrong_with_a_file_is_found_in_every_piece(
    house: House, monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    """In the first, in the last, and what the file says of the end; nothing is made of it."""
    monkeypatch.setattr(opening, "PIECE", piece)
    ana, file = house.guest(), played()
    last = len(file["steps"]) - 1
    for change in (
        lambda data: data["steps"][0].update(rolls=[[6, 6]]),
        lambda data: data["steps"][last].update(choice=99_999),
        lambda data: data["steps"][last].update(rolls=[[6, 6]]),
        lambda data: data.update(points=[0, 1]),
        lambda data: data.update(steps=[], over=True),
    ):
        damaged = copy.deepcopy(file)
        change(damaged)
        assert ana.do("/tables/import", 400, match=damaged)["error"] == "bad-file"
    assert not ana.get("/tables")["mine"]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_long_match_is_put_into_words_by_the_workers(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is imported, when it is looked at in another language, and when somebody looks back."""
    monkeypatch.setattr(log, "FEW", 3)
    monkeypatch.setattr(log, "longer", lambda *given: pytest.fail("the server itself tells the whole match"))
    house = houses(workers=1)
    ana, file = house.guest(), played()
    state = ana.do("/tables/import", match=file)
    path = f"/tables/{state['id']}"
    assert max(row["n"] for row in state["log"]) == len(file["steps"])
    spanish = ana.get(path, lang="es")
    assert [row["n"] for row in spanish["log"]] == [row["n"] for row in state["log"]]
    assert spanish["log"] != state["log"]
    assert ana.get(f"{path}/history/7")["version"] == 7

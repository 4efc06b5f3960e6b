"""Stories over the wire: for whom, from when to when, and how long bots wait for them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from reinos.server.live.hub import Connection, Hub
from reinos.server.live.messages import heard
from reinos.table import opening
from reinos.table.pause import PATIENCE, story_time
from reinos.table.rendering import Rendering
from reinos.table.state import Viewer, names_of
from reinos.table.story import story_of
from reinos.table.table import Session, Table
from tests.server.house import House, Json


def story(guest: Any, state: Json, status: int = 200, **asked: Any) -> Json:
    return guest.get(f"/tables/{state['id']}/story", status, **asked)


def test_a_commit_has_its_story(house: House) -> None:
    ana = house.guest("Ana")
    state = ana.turn(ana.table("me", "me"))
    eyes = str(state["me"]["seat"])
    told = story(ana, state, after=0, seat=eyes)
    assert (told["after"], told["until"]) == (0, 1)
    assert [cue["caption"] for cue in told["cues"]] == [row["text"] for row in state["log"] if row["n"] == 1]
    assert {cue["n"] for cue in told["cues"]} == {1}
    assert told["finale"] == []
    whole = story(ana, state, after=-1, seat=eyes)
    assert [cue["caption"] for cue in whole["cues"]] == [row["text"] for row in state["log"]]
    assert story(ana, state, after=1)["cues"] == []
    assert story(ana, state, 404, after=0, until=2)["error"] == "no-commit"
    assert "after" in story(ana, state, 400, after="x")["message"]


def test_a_board_is_sent_once_and_the_end_has_its_finale(house: House) -> None:
    ana = house.guest("Ana")
    over = ana.play_out(ana.table("me", "random")["id"])
    told = story(ana, over, after=over["version"] - 3)
    assert len({board["body"] for board in told["boards"]}) == len(told["boards"])
    cues = told["cues"] + told["finale"]
    assert {cue["board"] for cue in cues} - {None} <= set(range(len(told["boards"])))
    points = [
        sum(gain["points"] for cue in told["finale"] for gain in cue["gains"] if gain["seat"] == seat)
        for seat in (0, 1)
    ]
    assert points == [seat["points"] for seat in over["seats"]]
    assert told["finale"][-1]["at"] == [f"player-{seat['letter']}" for seat in over["seats"] if seat["rank"] == 1]
    assert len(story(ana, over, after=-1)["cues"]) <= len(over["log"])


def test_nobody_is_shown_what_only_others_see(house: House) -> None:
    """While the match runs through one's own eyes only; who knows more has the longer story."""
    ana, luis = house.guest("Ana"), house.guest("Luis")
    state = ana.table("me", "open", "random", game="brian_boru")
    luis.do("/join", code=state["code"])
    state = ana.get(f"/tables/{state['id']}")
    while not any(row["yours"] and row["n"] for row in state["log"]):
        for guest in (ana, luis):
            now = guest.get(f"/tables/{state['id']}")
            if now["decision"] is not None:
                guest.turn(now)
        state = ana.get(f"/tables/{state['id']}")
    for guest in (ana, luis):
        now = guest.get(f"/tables/{state['id']}")
        told = story(guest, now, after=-1, until=now["version"])["cues"]
        assert [cue["caption"] for cue in told] == [row["text"] for row in now["log"]]
    assert story(luis, state, 403, after=0, seat="0")["error"] == "not-your-seat"
    assert story(luis, state, 409, after=0, seat="all")["error"] == "not-over"


# --- bots wait


def played(commits: int, game: str = "kingdomino") -> Table:
    ana, seats = Session("a" * 64, "Ana", "en"), [opening.SeatWanted("me")] * 2
    table = opening.create(opening.order(ana, game, {}, seats, "0" * 64), public=False)
    while table.commits < commits:
        seat = table.to_act[0]
        table = table.commit(seat, [table.present.legal_ids(seat)[0]])
    return table


def test_pieces_of_a_turn_of_several_steps_move_step_by_step() -> None:
    """Every step but the last that moves a piece has its own drawing: a domino lies there, the king has not gone on."""
    table = played(4)
    (seat,) = table.to_act
    place = table.present.legal_ids(seat)[0]
    laid = table.present.play(place, seat)
    viewer = Viewer("a" * 64, seat, "en")
    table = table.commit(seat, [place, laid.legal_ids(seat)[0]])
    told = story_of(table, viewer, 4)
    drawing_of = {cue["moves"][0]["picture"]: cue["drawing"] for cue in told["cues"] if cue["moves"]}
    (domino,) = drawing_of.keys() - {"king"}
    assert drawing_of == {domino: 0, "king": None}
    (between,) = told["drawings"]
    drawn = Rendering(laid.seen_by(seat), "en", names_of(table, "en"), active=False).panels
    stage, offer = between["stage"], between["offer"]
    assert stage is not None
    assert offer is not None
    assert (told["boards"][stage], told["boards"][offer]) == (drawn["stage"], drawn["offer"])
    assert f'id="{domino}"' in told["boards"][stage]["body"]


def test_bots_wait_as_long_as_everybody_reads() -> None:
    table = played(6)
    assert 1.1 <= story_time(table) <= PATIENCE
    assert story_time(played(0)) == 0.0


def hub() -> Hub:
    nobody: Any = None
    return Hub(nobody, nobody, nobody, nobody, nobody)


def watcher(hub: Hub, table: str, seats: tuple[int, ...], *said: str) -> Connection:
    """Somebody at a table who has said something there."""
    connection = Connection(SimpleNamespace(), table, "a" * 64, None, "en", seats)  # type: ignore[arg-type]
    hub.at[table].add(connection)
    for text in said:
        hub._heed(connection, heard(text))
    return connection


PACE, SKIP = '{"type": "pace", "pace": "%s"}', '{"type": "skip", "version": %d}'


def test_the_slowest_of_those_who_play_counts() -> None:
    here = hub()
    assert here.pace("t", 3) == 0
    watcher(here, "t", (0,), PACE % "fast")
    watcher(here, "t", (), PACE % "slow")  # a spectator
    assert here.pace("t", 3) == 0.5
    slow = watcher(here, "t", (1,), PACE % "slow")
    assert here.pace("t", 3) == 1.6
    here._heed(slow, heard(SKIP % 3))
    assert here.pace("t", 3) == 0.5
    assert here.pace("t", 4) == 1.6


@pytest.mark.parametrize(
    "said", ["", "{", "[]", '{"type": "pace", "pace": "later"}', '{"type": "skip", "version": "x"}']
)
def test_what_cannot_be_understood_changes_nothing(said: str) -> None:
    here = hub()
    connection = watcher(here, "t", (0,), PACE % "normal", said)
    assert (connection.pace, connection.skipped) == (1.0, -1)


def test_a_wait_ends_when_it_is_skipped_and_leaves_nothing_behind() -> None:
    here = hub()
    looking = watcher(here, "t", (0,), PACE % "normal")

    async def wait() -> None:
        waiting = asyncio.create_task(here.shown("t", 3, 3600.0))
        await asyncio.sleep(0)
        here._heed(looking, heard('{"type": "pong"}'))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        here._heed(looking, heard(SKIP % 3))
        await asyncio.wait_for(waiting, 60)

    asyncio.run(wait())
    assert here.watching == {}


def test_nobody_waits_where_nobody_looks() -> None:
    here = hub()
    watcher(here, "t", (0,))
    asyncio.run(asyncio.wait_for(here.shown("t", 3, 3600.0), 60))

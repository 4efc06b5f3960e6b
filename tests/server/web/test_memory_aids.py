"""EG-17.6: without memory aids a table of El Grande tells no person what they must remember."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.match import Match
from reinos.games.el_grande.people import wheels_of_scoring
from reinos.games.el_grande.pieces import CASTLE
from tests.server.house import Guest, House

Json = dict[str, Any]


def position(wanted: Callable[[Match], bool], **options: Any) -> Match:
    """A match of El Grande at some moment, reached by random play that likes the castle."""
    match = reinos.load("el_grande", players=3, **options).new(4)
    random = np.random.default_rng(4)
    while not wanted(match):
        legal = match.legal()
        castle = [choice for choice in legal if choice.args.get("place") == CASTLE]
        match.play(castle[0] if castle and random.random() < 0.2 else legal[int(random.integers(len(legal)))])
    return match


def seated(house: House, match: Match) -> tuple[Guest, str]:
    """Somebody who holds every seat of a table at the position of a match, and the table's key."""
    ana = house.guest()
    return ana, ana.do("/tables/import", match=match.to_json())["id"]


def some_choose(match: Match) -> bool:
    """Whether some seats, but not all, set their wheels for a general scoring."""
    return wheels_of_scoring(match.view(None)) and 0 < len(match.to_act) < match.players


@pytest.mark.parametrize("aids", ["off", "on"])
def test_nobody_is_told_who_sets_a_wheel_for_the_castle(house: House, aids: str) -> None:
    match = position(some_choose, memory_aids=aids)
    ana, key = seated(house, match)
    chooser = match.to_act[0]
    idle = next(seat for seat in range(3) if seat not in match.to_act)
    openly = list(match.to_act) if aids == "on" else []
    stranger = house.guest("Eva").get(f"/tables/{key}")
    for state in (ana.get(f"/tables/{key}", seat=idle), stranger):
        assert state["waiting_for"] == openly
        assert [row["seat"] for row in state["seats"] if row["to_act"] or row["ready"]] == openly
        past = ana.get(f"/tables/{key}/history/{state['version']}")
        assert past["waiting_for"] in (openly, [past["me"]["seat"]])
    mine = ana.get(f"/tables/{key}", seat=chooser)
    assert mine["waiting_for"] == (openly or [chooser])
    assert mine["decision"] is not None
    for seat, names in ((idle, openly), (chooser, openly or [chooser])):
        picture = match.svg(seat, "es")
        assert picture.count("pcard active") == len(names)


def told_of(log: list[Json], pattern: str) -> list[Json]:
    """Rows of the log with some words."""
    return [row for row in log if re.search(pattern, row["text"])]


THROW, POWER = r"knight.* castle", r"plays the \d+"


@pytest.mark.parametrize("aids", ["off", "on"])
def test_the_log_forgets_when_a_round_is_over(house: House, aids: str) -> None:
    def thrown(match: Match) -> bool:
        return any(event.kind == "deployed" and event.args["place"] == CASTLE for event in match.events)

    match = position(thrown, memory_aids=aids)
    then = match.view(None)["round"]
    _, key = seated(house, match)
    eva = house.guest("Eva")
    before = eva.get(f"/tables/{key}")
    assert told_of(before["log"], THROW)
    assert told_of(before["log"], POWER)
    random = np.random.default_rng(1)
    while match.view(None)["round"] == then:
        match.play(int(random.choice(match.legal_ids(match.to_act[0]))))
    _, key = seated(house, match)
    after = eva.get(f"/tables/{key}")
    earlier = [row for row in after["log"] if row["round"] != after["round"]["label"]]
    for pattern in (THROW, POWER):
        assert bool(told_of(earlier, pattern)) is (aids == "on")
    assert told_of(earlier, "power card" if aids == "off" else POWER)


def test_an_earlier_round_is_not_shown_again_until_the_end(house: House) -> None:
    """Its boards, one after another, would tell what fades: courts that shrink while no region grows, cards played."""
    match = position(lambda found: found.view(None)["round"] == 3 and len(found.to_act) == 1, memory_aids="off")
    rounds = [found["round"] for found in views(match)]
    first = rounds.index(3)
    ana, key = seated(house, match)
    eva = house.guest("Eva")
    for guest in (ana, eva):
        state = guest.get(f"/tables/{key}")
        assert state["oldest"] == first
        for commit in (0, first - 1):
            refused = guest.get(f"/tables/{key}/history/{commit}", 409)
            assert refused["error"] == "forgotten"
            assert f"move {first} " in refused["message"]
            assert refused["state"]["version"] == state["version"]
        for commit in (first, state["version"]):
            back = guest.get(f"/tables/{key}/history/{commit}")
            assert back["round"] == state["round"]
            assert back["oldest"] == first
    over = position(lambda found: found.over, memory_aids="off", short=True)
    _, key = seated(house, over)
    assert eva.get(f"/tables/{key}")["oldest"] == 0
    assert eva.get(f"/tables/{key}/history/0")["version"] == 0


def test_the_story_of_an_earlier_round_says_what_the_log_still_says(house: House) -> None:
    match = position(lambda found: found.view(None)["round"] == 3 and len(found.to_act) == 1, memory_aids="off")
    ana, key = seated(house, match)
    for guest in (ana, house.guest("Eva")):
        state = guest.get(f"/tables/{key}")
        first, until = state["oldest"] - 21, state["oldest"] - 1
        told = guest.get(f"/tables/{key}/story", after=first, until=until)
        rows = [row["text"] for row in state["log"] if first < row["n"] <= until]
        assert [cue["caption"] for cue in told["cues"]] == rows != []
        assert told["boards"] == told["drawings"] == []
        for cue in told["cues"]:
            assert not any(cue[part] for part in ("at", "moves", "dice", "reveals", "losses", "tally", "detail"))


def test_with_memory_aids_every_round_is_shown_again(house: House) -> None:
    match = position(lambda found: found.view(None)["round"] == 3, memory_aids="on")
    _, key = seated(house, match)
    eva = house.guest("Eva")
    assert eva.get(f"/tables/{key}")["oldest"] == 0
    assert eva.get(f"/tables/{key}/history/0")["version"] == 0


def views(match: Match) -> list[Json]:
    """What everybody sees after every step of a match, the table as it was laid first."""
    again = match.game.new(match.seed)
    found = [dict(again.view(None))]
    for step in match.steps:
        again.play(step.choice, step.seat)
        found.append(dict(again.view(None)))
    return found

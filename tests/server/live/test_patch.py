"""Patches: what a socket is told of a change leads to the state that everybody else is told."""

from __future__ import annotations

import random

import orjson
import pytest
from hypothesis import given, strategies

from reinos.core.svg import element
from reinos.server.live.patch import SEAM, cuts, patch
from tests.server.house import House
from tests.server.live.patched import applied, mended


@pytest.mark.parametrize("game", ["kingdomino", "brian_boru"])
def test_patches_lead_from_state_to_state(house: House, game: str) -> None:
    """All that two people and a stranger are told in the first turns: seats taken, drafts, commits, chat, names."""
    chance = random.Random(3)
    ana, luis, eva = house.guest("Ana 🏰"), house.guest("Luis"), house.guest("Eva", lang="es")
    table = ana.table("me", "open", "open", game=game)
    people = (ana, luis, eva)
    held = [person.get(f"/tables/{table['id']}") for person in people]
    whole = patched = 0

    def look() -> None:
        nonlocal whole, patched
        for place, person in enumerate(people):
            fresh = person.get(f"/tables/{table['id']}")
            sent = orjson.dumps(patch(held[place], fresh))
            whole, patched = whole + len(orjson.dumps(fresh)), patched + len(sent)
            held[place] = applied(held[place], orjson.loads(sent))
            assert held[place] == fresh

    luis.do("/join", code=table["code"])
    look()
    eva.do("/join", code=table["code"])
    look()
    for _ in range(6):
        acting = held[0]["waiting_for"][0]
        state = people[acting].get(f"/tables/{table['id']}")
        while not state["can_confirm"]:
            state = people[acting].draft(state, chance.choice(state["legal"])["id"])
            look()
        people[acting].confirm(state)
        look()
        luis.do(f"/tables/{table['id']}/chat", text="¿y 🐑?")
        look()
    assert patched < whole / 4


def test_a_patch_says_only_what_changed() -> None:
    old = {"version": 1, "seats": [{"name": "Ana", "points": 3}], "log": [{"n": 1}], "text": "x" * 500, "round": None}
    new = {**old, "version": 2, "seats": [{"name": "Ana", "points": 4}], "log": [{"n": 1}, {"n": 2}]}
    changes = orjson.loads(orjson.dumps(patch(old, new)))
    assert changes == {"set": {"version": 2, "seats.0.points": 4}, "add": {"log": [{"n": 2}]}}
    assert patch(old, old) == {}
    assert patch(old, {**old, "round": {"now": 1}}) == {"set": {"round": {"now": 1}}}  # of another kind: whole
    assert patch({"round": {"now": 1}}, {"round": {"now": 2}}) == {"set": {"round.now": 2}}
    assert patch({"log": [1]}, {"log": [1, 2]}) == {"add": {"log": [2]}}
    assert patch({"log": []}, {"log": [2]}) == {"add": {"log": [2]}}
    assert patch({"log": [1]}, {"log": [3, 2]}) == {"set": {"log": [3, 2]}}
    shorter = orjson.loads(orjson.dumps(patch(new, old)))
    assert shorter["set"]["log"] == [{"n": 1}]  # what does not go on is told whole
    assert applied(new, shorter) == old


def lots(*texts: str, now: int) -> str:
    """A drawing of things beside each other, one of which is marked."""
    drawn = [
        element("div", text, class_="lot now" if place == now else "lot", title=40 * text)
        for place, text in enumerate(texts)
    ]
    return element("div", drawn, class_="lots")


def test_of_a_drawing_as_it_is_made_only_what_changed_is_sent() -> None:
    old, new = (element("g", ["x" * 300, letter, "y" * 300]) for letter in "ab")
    assert patch({"body": old}, {"body": new}) == {"cut": {"body": [(303, 304, "b")]}}
    old, new = lots(*"abcdefgh", now=1), lots(*"abcdefgh", now=6)
    first, second = old.index('lot now"'), old.index(f'lot" title="{40 * "g"}')
    told = patch({"body": old}, {"body": new})
    assert applied({"body": old}, told) == {"body": new}
    (start, _, _), (again, end, text) = told["cut"]["body"]
    assert start == first + len("lot")
    assert (again, old[again:end], text) == (second, "lot", "lot now")


def test_what_comes_and_goes_in_a_drawing_does_not_have_the_rest_sent_again() -> None:
    old, new = lots(*"abcdefgh", now=7), lots(*"acXdefYh", now=7)
    told = patch({"body": old}, {"body": new})
    assert applied({"body": old}, told) == {"body": new}
    sent = "".join(text for _, _, text in told["cut"]["body"])
    assert {letter for letter in "XYdefh" if 40 * letter in sent} == {"X", "Y"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("abc" * 200, "abc" * 100 + "-" + "abc" * 100),
        ("aaaa", "aaaaaa"),
        ("aaaaaa", "aaaa"),
        ("🏰🏰ab", "🏰x🏰ab"),
        ("é🏰" * 300, "é🏰" * 150 + "🐑" + "é🏰" * 150),
        ("same", "same"),
        ("all", "new"),
        ("", SEAM),
        (f"q{SEAM}a{SEAM}b", f"z{SEAM}a"),
        (f"z{SEAM}a", f"q{SEAM}a{SEAM}b"),
        (f"🏰{SEAM}a{SEAM}b🏰{SEAM}c", f"🏰{SEAM}b{SEAM}b🐑{SEAM}a"),
    ],
)
def test_texts_are_cut_as_javascript_counts(old: str, new: str) -> None:
    found = cuts(old, new)
    assert mended(old, found) == new
    assert len("".join(text for _, _, text in found)) <= len(new)


@given(strategies.lists(strategies.sampled_from("abcé🏰"), max_size=12), strategies.data())
def test_drawings_lead_to_each_other_whatever_moves_in_them(parts: list[str], data: strategies.DataObject) -> None:
    """Parts that come, go, are there twice and change places."""
    others = data.draw(strategies.lists(strategies.sampled_from([*parts, "x"]), max_size=12))
    old, new = (SEAM.join(30 * part for part in drawn) for drawn in (parts, others))
    assert mended(old, cuts(old, new)) == new

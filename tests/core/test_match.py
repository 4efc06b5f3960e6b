"""Matches: files, seeds, undo, and clear errors that change nothing."""

from __future__ import annotations

import hashlib
import json
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reinos
from reinos.core.choice import Choice


def played(seed: int = 7, steps: int = 10**6, **options) -> reinos.Match:
    match = reinos.load("kingdomino", **options).new(seed=seed)
    pick = random.Random(seed)
    while not match.over and len(match.steps) < steps:
        match.play(pick.choice(match.legal()))
    return match


def test_a_match_is_saved_with_all_that_decided_it(tmp_path):
    match = played(players=2, dynasty=True, steps=60)
    match.save(tmp_path / "a.reinos.json")
    data = json.loads((tmp_path / "a.reinos.json").read_text())
    assert data["game"] == "kingdomino"
    assert data["options"] == {"players": 2, "dynasty": True}
    assert data["rules_version"] == match.game.rules.version
    assert data["commitment"] == hashlib.sha256(bytes.fromhex(data["seed"])).hexdigest() == match.commitment
    assert len(data["opening_rolls"]) == 47 + 1
    assert reinos.Match.load(tmp_path / "a.reinos.json").record.tobytes() == match.record.tobytes()


def test_without_a_seed_matches_differ():
    game = reinos.load("kingdomino")
    one, two = game.new(), game.new()
    assert one.seed != two.seed
    assert one.seed.bit_length() > 128


def change(path, value):
    def apply(data):
        *way, last = path
        for key in way:
            data = data[key]
        if value is KeyError:
            del data[last]
        else:
            data[last] = value

    return apply


DAMAGE = {
    "no format": (change(["format"], KeyError), "format"),
    "other format": (change(["format"], "chess"), "reinos-match"),
    "newer format": (change(["format_version"], 2), "format_version is 2; allowed: 1"),
    "other rules": (change(["rules_version"], 99), "rules_version is 99"),
    "unknown game": (change(["game"], "chess"), "game is 'chess'"),
    "game of a wrong type": (change(["game"], ["kingdomino"]), "'game'"),
    "unknown option": (change(["options", "size"], 9), "unknown option 'size'"),
    "bad players": (change(["options", "players"], 9), "players is 9"),
    "options of a wrong type": (change(["options"], 3), "'options'"),
    "short seed": (change(["seed"], "12"), "64 hexadecimal digits"),
    "seed with letters": (change(["seed"], "z" * 64), "64 hexadecimal digits"),
    "signed seed": (change(["seed"], "-" + "1" * 63), "64 hexadecimal digits"),
    "another seed": (change(["seed"], "1" * 64), "commitment"),
    "touched commitment": (change(["commitment"], "0" * 64), "commitment"),
    "touched opening": (change(["opening_rolls", 0], [48, 0]), "opening_rolls"),
    "steps missing": (change(["steps"], KeyError), "'steps' is missing"),
    "steps of a wrong type": (change(["steps"], {}), "'steps'"),
    "a step that is no object": (change(["steps", 0], 5), "'choice' is missing"),
    "illegal choice": (change(["steps", 0, "choice"], 400), "step 1: .*may not choose"),
    "huge choice": (change(["steps", 0, "choice"], 10**40), "step 1: choice id"),
    "choice of a wrong type": (change(["steps", 0, "choice"], "0"), "'choice' is '0'"),
    "true as a choice": (change(["steps", 0, "choice"], True), "'choice' is True"),
    "wrong seat": (change(["steps", 0, "seat"], 7), "step 1: seat is 7"),
    "touched roll": (change(["steps", 0, "rolls"], [[6, 6]]), "step 1: rolls"),
    "touched points": (change(["points"], [99, 0, 0, 0]), "points are"),
    "touched ranks": (change(["ranks"], [1, 1, 1, 1]), "ranks are"),
    "touched end": (change(["over"], False), "over is False"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damaged_matches_are_refused_with_a_reason(name):
    damage, words = DAMAGE[name]
    data = played().to_json()
    damage(data)
    with pytest.raises(reinos.BadFile, match=words) as refused:
        reinos.Match.from_json(data)
    assert refused.value.in_words("en") == str(refused.value)
    assert refused.value.in_words("es").startswith("partida guardada: ")


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe", b"null", b"[" * 100_000])
def test_files_that_are_no_match(tmp_path, content):
    (tmp_path / "x.json").write_bytes(content)
    with pytest.raises(reinos.BadFile):
        reinos.Match.load(tmp_path / "x.json")


def test_a_missing_file(tmp_path):
    with pytest.raises(reinos.BadFile, match="no.json"):
        reinos.Match.load(tmp_path / "no.json")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(field=st.sampled_from(sorted(played(steps=3).to_json())), value=JSON)
def test_any_value_in_any_field_is_refused_or_means_the_same(field, value):
    data = played(steps=3).to_json()
    same = data[field] == value and type(data[field]) is type(value)
    data[field] = value
    try:
        match = reinos.Match.from_json(data)
    except reinos.BadFile:
        assert not same
    else:
        assert match.to_json() == data or field in ("options", "steps")


@pytest.mark.parametrize("choice", [-1, 680, 10**30, 1.0, "0", None, True, [0]])
def test_choices_that_are_none_are_refused(choice):
    match = played(steps=0)
    before = match.record.tobytes()
    with pytest.raises(reinos.IllegalChoice):
        match.play(choice)
    assert match.record.tobytes() == before
    assert not match.steps


def test_a_choice_whose_id_and_words_disagree_is_refused():
    match = played(steps=0)
    with pytest.raises(reinos.IllegalChoice, match="does not have the id"):
        match.play(Choice(1, "choose", {"slot": 0}))


def test_an_illegal_choice_names_what_is_legal():
    match = played(steps=0)
    with pytest.raises(reinos.IllegalChoice, match=r"may not choose 300 .*legal: 0: choose slot=0; 1: choose slot=1"):
        match.play(300)


@pytest.mark.parametrize("seat", [-1, 4, "0", 1.0, True])
def test_seats_that_are_none_are_refused(seat):
    match = played(steps=0)
    for call in (lambda: match.play(0, seat), lambda: match.legal(seat), lambda: match.view(seat)):
        with pytest.raises(reinos.IllegalChoice, match="seats are 0 to 3"):
            call()


def test_nothing_to_undo():
    with pytest.raises(reinos.IllegalChoice, match="no step to undo"):
        played(steps=0).undo()


def test_numpy_numbers_are_numbers():
    match = played(steps=0)
    match.play(np.int64(0), np.int16(match.to_act[0]))
    assert match.steps[0].choice == 0


def test_the_view_has_no_secret():
    match = played(steps=5)
    view = match.view(0)
    assert set(view["deck"]) == {-1}
    assert not {"key", "pool", "block", "stream", "drawn"} & set(view)
    assert json.loads(json.dumps(view)) == view

"""EG-17: what is hidden from whom, and what a person is shown."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import reinos
from reinos.core.dice import rewind
from reinos.core.event import Event
from reinos.core.position import Position
from reinos.games.el_grande import RULES, tell
from reinos.games.el_grande.cards import DECK_OF, SHUFFLED_DECKS
from reinos.games.el_grande.people import FEW, MANY, UNKNOWN, cards_in_hand, shown
from reinos.games.el_grande.pieces import CASTLE
from reinos.games.el_grande.power import play_power
from reinos.games.el_grande.wheel import begin_wheels
from tests.games.el_grande.tables import R, bare, copied, desk, pending, play_on, random_play, table


def imagined(s: Any, viewer: int, seed: int) -> Any:
    """Another table that the viewer cannot tell from this one."""
    other = copied(s)
    RULES.hide(other, viewer)
    other.key[:] = seed + 1
    rewind(other, seed)
    RULES.redeal(other, viewer)
    return other


def hidden(s: Any, viewer: int) -> Any:
    """The table as a viewer may know it."""
    other = copied(s)
    RULES.hide(other, viewer)
    return other


OPEN = (
    *("knights", "court", "province", "grande", "marker", "points", "face", "taker", "vetoes"),
    *("power", "order", "spent", "dial"),
)


@pytest.mark.rule("EG-17.1", "EG-17.5")
def test_what_is_open_to_everybody() -> None:
    s = play_on(table(5), 5, lambda s: s.round == 5 and s.turn == 2)
    for viewer in range(-1, s.players):
        seen = hidden(s, viewer)
        for name in OPEN:
            assert getattr(seen, name).tolist() == getattr(s, name).tolist(), name
        assert (seen.king, seen.token, seen.round) == (s.king, s.token, s.round)


@pytest.mark.rule("EG-17.2")
def test_undrawn_cards_are_hidden_and_redealt_evenly() -> None:
    s = play_on(table(5), 5, lambda s: s.round == 7)
    assert (hidden(s, 0).deck == -1).all()
    tops = [Counter[int]() for _ in range(SHUFFLED_DECKS)]
    for seed in range(600):
        other = imagined(s, 0, seed)
        for deck in range(SHUFFLED_DECKS):
            tops[deck][int(other.deck[deck, other.left[deck] - 1])] += 1
    for deck, found in enumerate(tops):
        left = Counter(s.deck[deck, : s.left[deck]].tolist())
        for card, copies in left.items():
            expected = 600 * copies / s.left[deck]
            assert abs(found[card] - expected) < 5 * expected**0.5
        assert set(found) == set(left)
        assert all(DECK_OF[card] == deck for card in found)


@pytest.mark.rule("EG-17.3", "EG-20.16")
def test_a_card_taken_back_may_be_any_of_the_pile() -> None:
    found = desk("d4_power_card", discarded={"a": [2, 7, 9]}).do("a", "recover:7")
    s = found.s
    assert s.hand[0] >> 7 & 1
    assert hidden(s, 1).hand[0] == -1
    back = Counter[int]()
    for seed in range(600):
        other = imagined(s, 1, seed)
        secret = int(other.hand[0]) & int(other.spent[0])
        assert secret.bit_count() == 1
        back[secret.bit_length() - 1] += 1
    assert set(back) == {2, 7, 9}
    assert min(back.values()) > 140
    assert imagined(s, 0, 1).hand[0] == s.hand[0]
    # Once it is played everybody knows; the others are in the pile for sure.
    s.power[:] = 0
    play_power(s, 0, 7)
    assert not s.doubt[0].any()
    assert s.spent[0] == 1 << 2 | 1 << 9


@pytest.mark.rule("EG-17.3")
@pytest.mark.parametrize(("first", "second"), [(2, 9), (2, 4), (4, 2)])
def test_two_cards_taken_back(first: int, second: int) -> None:
    """The first was of a pile of 2 and 4, the second of one that had grown by the 9."""
    s = desk("d4_power_card", discarded={"a": [2, 4]}).do("a", f"recover:{first}").s
    s.spent[0] |= 1 << 9
    s.hand[0] &= ~(1 << 9)
    s.doubt[0, 1] = s.spent[0]
    s.hand[0] |= 1 << second
    pairs = Counter[frozenset[int]]()
    for seed in range(600):
        other = imagined(s, 1, seed)
        secret = int(other.hand[0]) & int(other.spent[0])
        pairs[frozenset(value for value in range(14) if secret >> value & 1)] += 1
    assert set(pairs) == {frozenset({2, 4}), frozenset({2, 9}), frozenset({4, 9})}
    assert min(pairs.values()) > 140
    s.power[:] = 0
    played = copied(s)
    play_power(played, 0, second)
    # The 9 can only have been the second; any other leaves the whole later pile open.
    assert played.doubt[0].tolist() == [1 << 2 | 1 << 4 if second == 9 else int(s.spent[0]) & ~(1 << second), 0]


@pytest.mark.rule("EG-17.3", "EG-11.13")
@pytest.mark.parametrize(("value", "thought"), [(2, {2, 7}), (13, {13})])  # the 13 lies face up
def test_who_may_veto_knows_that_some_card_comes_back(value: int, thought: set[int]) -> None:
    found = desk("d4_power_card", vetoes=["b"], discarded={"a": [2, 7]}).do("a", f"recover:{value}")
    s, back = found.s, set[int]()
    for seed in range(30):
        found.s = other = imagined(s, 1, seed)
        before = int(other.hand[0])
        found.do("b", "allow")
        gained = int(found.s.hand[0]) & ~before
        assert gained.bit_count() == 1
        back.add(gained.bit_length() - 1)
    assert back == thought


@pytest.mark.rule("EG-17.3", "EG-12.1")
def test_wheels_are_redealt_evenly() -> None:
    found = desk("d2_outlaws", regions={"aragon": {"b": 3, "c": 1}, "sevilla": {"b": 1, "c": 2}}).do(
        "b", "wheel:aragon"
    )
    assert hidden(found.s, 2).wheel.tolist() == [-1] * 5
    assert hidden(found.s, 1).wheel[1] == R["aragon"]
    wheels = Counter(int(imagined(found.s, 2, seed).wheel[1]) for seed in range(400))
    assert set(wheels) == {R["aragon"], R["sevilla"]}
    assert min(wheels.values()) > 150


@pytest.mark.rule("EG-17.4")
def test_the_castle_follows_from_what_is_in_view() -> None:
    s = table(7)
    for _ in random_play(s, 7):
        outside = s.province + s.court + s.knights[:CASTLE].sum(axis=0)
        assert (s.knights[CASTLE, : s.players] == 30 - outside[: s.players]).all()


@pytest.mark.rule("EG-17.5")
def test_programs_know_castle_and_provinces() -> None:
    s = play_on(table(5), 5, lambda s: s.knights[CASTLE].any())
    for viewer in range(-1, s.players):
        assert hidden(s, viewer).knights.tolist() == s.knights.tolist()
        assert hidden(s, viewer).province.tolist() == s.province.tolist()


def played_on(memory_aids: str, steps: int = 120) -> Any:
    """A match in the middle of the game."""
    match = reinos.load("el_grande", memory_aids=memory_aids).new(12)
    s = table(12, memory_aids=memory_aids)
    for number, (seat, choice) in enumerate(random_play(s, "people")):
        if number > steps and s.knights[CASTLE].any():
            break
        match.play(choice, seat)
    return match


@pytest.mark.rule("EG-17.6", "EG-20.17")
def test_without_memory_aids_a_person_is_not_shown_what_must_be_remembered() -> None:
    match = played_on("off")
    view = match.view(1)
    assert any(view["knights"][CASTLE])
    seen = shown(view, 1)
    assert seen["knights"][CASTLE] == [UNKNOWN] * 5
    assert seen["province"][1] == view["province"][1]
    for other in (0, 2, 3):
        assert seen["province"][other] == (FEW if view["province"][other] <= 5 else MANY)
        assert seen["spent"][other] == UNKNOWN
    assert seen["spent"][1] == view["spent"][1]
    assert seen["shown"] == view["shown"]
    assert shown(view, None)["province"][1] in (FEW, MANY)


@pytest.mark.rule("EG-17.6")
def test_with_memory_aids_all_that_was_public_is_shown() -> None:
    match = played_on("on")
    view = match.view(1)
    seen = shown(view, 1)
    assert {name: seen[name] for name in view} == view


def altered(view: dict[str, Any], rival: int) -> dict[str, Any]:
    """The same view with knights of a rival in another place that is not shown: provinces instead of the castle."""
    other = json.loads(json.dumps(view))
    moved = min(other["knights"][CASTLE][rival], 3)
    assert moved
    other["knights"][CASTLE][rival] -= moved
    other["province"][rival] += moved
    return dict(other)


@pytest.mark.rule("EG-17.6")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_drawing_and_words_tell_nothing_that_is_not_shown(lang: str) -> None:
    match = played_on("off")
    scene = match.scene(1, lang)
    rival = next(seat for seat in (0, 2, 3) if scene.view["knights"][CASTLE][seat])
    other = replace(scene, view=altered(scene.view, rival))
    tell, draw = RULES.module("tell"), RULES.module("draw")
    assert draw.panels(scene) == draw.panels(other)
    assert tell.situation(scene) == tell.situation(other)
    assert tell.prompt(scene) == tell.prompt(other)
    open_scene = replace(scene, view={**scene.view, "memory_aids": 1})
    open_other = replace(scene, view={**other.view, "memory_aids": 1})
    assert draw.panels(open_scene) != draw.panels(open_other)
    assert tell.situation(open_scene) != tell.situation(open_other)


@pytest.mark.rule("EG-17.6")
def test_who_chooses_in_a_general_scoring_is_not_shown() -> None:
    found = bare(4, castle={"a": 2, "c": 1})
    found.s.round = 3
    begin_wheels(found.s)
    assert pending(found.s) == [0, 2]
    found.s.store()
    view = {name: found.s._row[name][0].tolist() for name in RULES.table.fields}
    for seat, mine in ((0, 1), (1, 0), (None, 0)):
        seen = shown(view, seat)
        assert seen["to_act"] == seen["choosers"] == mine
    assert shown({**view, "memory_aids": 1}, 1)["to_act"] == 0b101


@pytest.mark.rule("EG-17.1")
def test_cards_in_hand_are_counted_from_what_is_open() -> None:
    match = reinos.load("el_grande", players=5).new(4)
    s = table(4, players=5)
    for seat, choice in random_play(s, "cards"):
        match.play(choice, seat)
        view = match.view(None)
        for other in range(5):
            assert cards_in_hand(view, other) == int(s.hand[other]).bit_count()


@pytest.mark.rule("EG-17.6", "EG-17.7")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_a_log_forgets(lang: str) -> None:
    off = reinos.load("el_grande", players=3).new(1)
    aided = reinos.load("el_grande", players=3, memory_aids="on").new(1)
    throw = Event("moved", {"seat": 1, "owner": 2, "source": 0, "place": CASTLE})
    assert tell.faded(off.scene(0, lang), throw) is None
    assert tell.faded(off.scene(1, lang), throw) is None  # one's own castle knights are not shown either
    kept = Event("deployed", {"seat": 1, "place": 3})
    assert tell.faded(off.scene(0, lang), kept) == tell.event(off.scene(0, lang), kept)
    for kind, args in (
        ("power_played", {"seat": 1, "value": 13}),
        ("reinforced", {"seat": 1, "count": 4}),
        ("not_reinforced", {"seat": 1, "most": 4}),
        ("returned", {"seat": 1, "place": 2, "count": 4}),
        ("card_recovered", {"seat": 1, "value": 13}),
    ):
        event = Event(kind, args)
        text = tell.faded(off.scene(0, lang), event)
        assert text != tell.event(off.scene(0, lang), event)
        assert not re.search(r"\b(4|13)\b", text)
        assert tell.faded(off.scene(1, lang), event) == tell.event(off.scene(1, lang), event)
        assert tell.faded(aided.scene(0, lang), event) == tell.event(aided.scene(0, lang), event)
    banished = Event("banished", {"seat": 0, "owner": 1, "source": 2})
    assert tell.faded(off.scene(1, lang), banished) == tell.event(off.scene(1, lang), banished)  # one's own provinces
    for viewer in (0, 2, None):
        assert tell.faded(off.scene(viewer, lang), banished) != tell.event(off.scene(viewer, lang), banished)
    for emptied in (0, 1):
        opened = Event("castle_opened", dict.fromkeys(("first", "second", "third", "fourth", "fifth"), 2))
        opened.args["emptied"] = emptied
        text = tell.faded(off.scene(0, lang), opened)
        assert (text == tell.event(off.scene(0, lang), opened)) == bool(emptied)
        assert emptied or not re.search(r"\d", text)
    assert tell.faded(aided.scene(0, lang), throw) == tell.event(aided.scene(0, lang), throw)


@pytest.mark.rule("EG-17.6")
def test_who_is_known_to_be_asked() -> None:
    s = table(3, players=3)
    s.knights[CASTLE, :3] = 0, 2, 1
    begin_wheels(s)
    s.store()
    for aids, known in (
        ("off", {None: [], 0: [], 1: [1], 2: [2]}),
        ("on", {viewer: [1, 2] for viewer in (None, 0, 1, 2)}),
    ):
        game = reinos.load("el_grande", players=3, memory_aids=aids)
        s.memory_aids = game.options.codes()["memory_aids"]
        s.store()
        match = reinos.Match(0, Position(game, s._row))
        for viewer, seats in known.items():
            assert RULES.awaited(match.scene(viewer), match.to_act) == seats

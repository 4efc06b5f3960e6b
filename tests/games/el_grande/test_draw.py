"""The drawing: what can be pressed, what is named, what is not in it."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

import reinos
from reinos import look
from reinos.core.event import Event
from reinos.core.position import Position
from reinos.core.scene import SEAT_LETTERS, as_table
from reinos.games.el_grande import RULES, draw, naming, pieces
from reinos.games.el_grande.cards import CARDS
from reinos.games.el_grande.draw import OUTLINES, target
from reinos.games.el_grande.naming import card_name, card_text
from reinos.games.el_grande.offers import quota
from reinos.games.el_grande.pieces import CASTLE, PLACE_IDS, REGION_IDS
from tests.games.el_grande.tables import random_play, table

NAMES = ("Ana", "Luis", "Marta", "Iván", "Eva")


def matches(players: int, steps: int, **options: Any) -> list[Any]:
    """Moments of a match."""
    match = reinos.load("el_grande", players=players, **options).new(21)
    s = table(21, players=players, **options)
    found = []
    for number, (seat, choice) in enumerate(random_play(s, "draw", eager=True)):
        if number % steps == 0:
            found.append(reinos.Match.from_json(match.to_json()))
        match.play(choice, seat)
    return [*found, match]


MOMENTS = [*matches(4, 60), *matches(5, 90, memory_aids="on"), *matches(2, 60, short=True)]


def everything(match: Any, seat: int | None, lang: str = "es") -> str:
    """All panels of a drawing in one."""
    panels = match.panels(seat, lang, NAMES[: match.players])
    return "".join(panel.body for panel in (panels.stage, panels.offer, panels.tray) if panel)


@pytest.mark.parametrize("match", MOMENTS)
def test_well_formed_with_unique_ids_and_no_style_attributes(match: Any) -> None:
    for seat in (None, *range(match.players)):
        body = everything(match, seat)
        ET.fromstring(f'<div xmlns="http://www.w3.org/1999/xhtml">{body}</div>')
        ids = Counter(re.findall(r' id="([^"]+)"', body))
        assert [name for name, count in ids.items() if count > 1] == []
        assert " style=" not in body


@pytest.mark.parametrize("match", MOMENTS)
def test_only_what_is_legal_can_be_pressed(match: Any) -> None:
    for seat in range(match.players):
        body = everything(match, seat)
        places = re.findall(r"<[^>]*data-target[^>]*>", body)
        pressable = {re.findall(r'data-target="([^"]+)"', place)[0] for place in places if 'tabindex="0"' in place}
        legal = match.legal(seat) if seat in match.to_act else []
        wanted = {place(choice, match.view(seat)) for choice in legal for place in (target, draw.grasp)}
        assert pressable == wanted - {""}
        for place in places:
            assert 'role="button"' in place
            assert "aria-label=" in place


@pytest.mark.parametrize("match", MOMENTS)
def test_every_knight_is_drawn_once(match: Any) -> None:
    view = match.view(0)
    body = match.panels(0, "es").stage.body
    drawn = re.findall(r' id="kn-([a-z_]+)-([a-e])".*?class="tok-n[^"]*"[^>]*>(\d+)<', body)
    expected = {
        (name, SEAT_LETTERS[seat], str(count))
        for place, name in enumerate(PLACE_IDS)
        for seat, count in enumerate(view["knights"][place])
        if count and (place != CASTLE or view["memory_aids"])
    }
    assert set(drawn) == expected
    assert body.count('id="piece-king"') == 1
    assert len(re.findall(r'id="grande-[a-e]"', body)) == match.players


@pytest.mark.parametrize("match", MOMENTS)
def test_everything_used_from_the_sprite_exists(match: Any) -> None:
    body = everything(match, 0)
    used = set(re.findall(r'href="#(r-[\w-]+)"', body)) | set(re.findall(r"url\(#(pat-[\w-]+)\)", body))
    assert used <= set(look.sprite())
    own = set(re.findall(r'href="#(eg-[\w-]+)"', body)) | set(re.findall(r"url\(#(eg-[\w-]+)\)", body))
    assert own <= set(re.findall(r' id="([^"]+)"', body))


def test_every_class_of_the_drawing_has_its_style() -> None:
    classes = [
        name
        for match in MOMENTS
        for found in re.findall(r'class="([^"]+)"', everything(match, 0))
        for name in found.split()
    ]
    used = {name for name in classes if name.startswith("eg-")}
    styled = set(re.findall(r"\.(eg-[\w-]+)", RULES.style))
    assert used - styled <= {"eg-next"}


def test_outlines_of_every_region() -> None:
    assert set(OUTLINES) == {*REGION_IDS, "portugal", "france"}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_words_for_every_card_region_and_option(lang: str) -> None:
    words = RULES.words(lang)
    for card in range(CARDS):
        assert card_name(words, card)
        assert card_text(words, card)
    for place in PLACE_IDS:
        assert words(f"region-{place}")
    for number in range(1, 13):
        assert words(f"help-{number}-title")
        assert len(words(f"help-{number}-text")) > 60


def test_both_languages_have_the_same_messages() -> None:
    keys = {}
    for lang in ("es", "en"):
        text = (RULES.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys[lang] = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        assert len(keys[lang]) == len(set(keys[lang]))
    assert keys["es"] == keys["en"]


def test_the_hints_tell_what_a_region_would_pay() -> None:
    match = MOMENTS[1]
    body = match.panels(0, "es", NAMES[: match.players]).stage.body
    for name in REGION_IDS:
        assert f'class="eg-hint hint-{name}"' in body
        assert f".eg:has(.at-{name}:hover) .hint-{name}" in RULES.style
    assert "hint-castle" not in body  # closed


@pytest.mark.parametrize("theme", look.THEMES)
def test_a_whole_picture(theme: str) -> None:
    picture = MOMENTS[1].svg(0, "es", NAMES[:4], theme)
    ET.fromstring(picture)
    assert len(picture) < 250_000


def test_the_course_of_the_game_for_the_shell() -> None:
    tell = RULES.module("tell")
    for match in MOMENTS:
        for lang in ("es", "en"):
            scene = match.scene(0, lang, NAMES[: match.players])
            assert sorted(tell.order(scene)) == list(range(match.players))
            label, now, last = tell.round(scene)
            assert str(now) in label
            assert now <= last == (6 if scene.view["short"] else 9)
            sources = tell.sources(scene)
            assert [sum(points) for points in zip(*(row for _, row in sources), strict=True)] == list(match.points)
            assert all(label for label, _ in sources)


@pytest.mark.rule("EG-8.1", "EG-7.12", "EG-6.2", "EG-7.5")
def test_why_something_cannot_be_pressed() -> None:
    tell = RULES.module("tell")
    match = reinos.load("el_grande", players=2).new(8)
    seat = match.to_act[0]
    match.play(match.legal(seat)[4], seat)
    other = match.to_act[0]
    scene = match.scene(other, "es")
    assert "EG-6.2" in tell.why(scene, "power-5")
    assert tell.why(scene, "galicia") is None
    while not any(choice.kind == "deploy" for choice in match.legal()):
        kinds = [choice.kind for choice in match.legal()]
        wanted = "deployment" if "deployment" in kinds else kinds[-1]
        match.play(match.legal()[kinds.index(wanted)])
    scene = match.scene(match.to_act[0], "en")
    king = scene.view["king"]
    assert "EG-8.1" in tell.why(scene, REGION_IDS[king])
    legal = {choice.args.get("place") for choice in scene.legal}
    far = next(place for place in range(9) if place != king and place not in legal)
    assert "EG-7.12" in tell.why(scene, REGION_IDS[far])
    taking = reinos.load("el_grande", players=2).new(8)
    while not any(choice.kind == "card" for choice in taking.legal()) or (taking.view(0)["taker"] == [-1] * 5):
        taking.play(taking.legal()[-1])
    taken = next(deck for deck, seat in enumerate(taking.view(0)["taker"], 1) if seat >= 0)
    assert "EG-7.5" in tell.why(taking.scene(taking.to_act[0], "es"), f"card-{taken}")


@pytest.mark.rule("EG-17.1")
def test_a_players_card_says_until_when_a_veto_is_held() -> None:
    match = reinos.load("el_grande", players=3).new(2)
    scene = match.scene(0, "en", NAMES[:3])
    view = {**scene.view, "round": 4, "vetoes": [[0, 0], [1, 1], *scene.view["vetoes"][2:]]}
    panel = RULES.module("draw").panels(replace(scene, view=view)).seats[1]
    labels = [vital.label for vital in panel.vitals if vital.icon == "scroll-no"]
    assert labels == ["Luis holds a Veto until the end of round 4. Luis holds a Veto until the end of round 5."]


def test_the_court_is_taken_in_hand_to_deploy() -> None:
    """While knights are deployed the court can be picked up and says how many may still leave it."""
    match = reinos.load("el_grande", players=3).new(3)
    dice = random.Random(3)
    while "deploy" not in {choice.kind for choice in match.legal()}:
        match.play(dice.choice(match.legal()))
    scene = match.position.seen_by(match.to_act[0]).scene("en", ("Ana", "Iván", "Marta"))
    tray = draw.panels(scene).tray
    assert tray is not None
    assert {draw.grasp(choice, scene.view) for choice in scene.legal} >= {draw.COURT}
    assert f'data-target="{draw.COURT}"' in tray.body
    assert f"{quota(as_table(scene.view))} to deploy" in tray.body


def test_a_wheel_is_drawn_where_it_points_and_only_for_its_owner() -> None:
    """EG-12.1  In the draft already, and until all wheels are shown."""
    match = reinos.load("el_grande", players=3).new(3)
    dice = random.Random(3)
    while match.legal()[0].kind != "wheel" or len(match.to_act) < 2:
        match.play(dice.choice(match.legal()))
    before, seat, choice = match.position, match.to_act[0], match.legal()[1]
    match.play(choice, seat)
    names, region = NAMES[:3], choice.args["region"]
    label = f"{names[seat]}’s wheel, {naming.place_phrases(RULES.words('en'), region)['in']}"
    for viewer in (None, *range(3)):
        shown = f'aria-label="{label}"' in drawn(match.position.seen_by(viewer), names)
        assert shown == (viewer == seat)
    foreseen = draw.foreseen(before.seen_by(seat).view, [Event("wheel_set", {"seat": seat, "region": region})])
    assert foreseen["wheel"][seat] == region


def drawn(seen: Position, names: tuple[str, ...]) -> str:
    """The map, as people read it."""
    return unescape(draw.panels(seen.scene("en", names)).stage.body)


def test_pieces_that_events_move_are_foreseen() -> None:
    """Up to the first event that moves none: what follows it may depend on what nobody knows."""
    view = reinos.load("el_grande").new(seed=3).view(None)
    there = next(region for region in range(pieces.REGIONS) if region != view["king"])
    king = Event("king_moved", {"seat": 0, "source": view["king"], "region": there})
    home = view["grande"][1]
    march = Event("moved", {"seat": 0, "owner": 1, "source": home, "place": pieces.CASTLE})
    found = draw.foreseen(view, [king, march, Event("token_passed", {"seat": 0, "last": 0}), king])
    assert found["king"] == there
    assert found["knights"][pieces.CASTLE, 1] == 1
    assert found["knights"][home, 1] == view["knights"][home][1] - 1
    assert draw.foreseen(view, [Event("token_passed", {"seat": 0, "last": 0}), king])["king"] == view["king"]

"""The drawing: every town and piece has its place, and nothing secret is in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import reinos
from reinos import look
from reinos.games.brian_boru import RULES, draw
from reinos.games.brian_boru.box import REGION_IDS, TOWN_IDS
from reinos.games.brian_boru.state import DRAFT, FOLLOW, LEAD_TOWN, OPTION, RAID_TOWN

PHASES = (DRAFT, LEAD_TOWN, FOLLOW, OPTION, RAID_TOWN)
NAMES = ["Ana", "Luis <b>", "Marta", "Iván & Co", "Sol"]


def match_at(phase: int, seed: int = 4, players: int = 5) -> Any:
    """A match at the first decision of a phase."""
    return match_when(lambda view: view["phase"] == phase, seed, players)


def match_when(wanted: Callable[[Any], bool], seed: int, players: int) -> Any:
    """A match played at random until the table is as wanted."""
    match = reinos.load("brian_boru", players=players).new(seed)
    choose = np.random.default_rng(seed)
    while not wanted(match.view(None)):
        seat = match.to_act[0]
        match.play(int(choose.choice(match.legal_ids(seat))), seat)
    return match


def parts(match: Any, seat: int | None) -> str:
    """All panels as one text."""
    drawn = match.panels(seat, "es", NAMES[: match.players])
    panels = [drawn.stage, drawn.offer, drawn.tray]
    return "".join(panel.body for panel in panels if panel)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("theme", look.THEMES)
def test_the_picture_is_well_formed(phase: int, theme: str) -> None:
    match = match_at(phase)
    svg = match.svg(match.to_act[0], theme=theme, names=NAMES)
    ElementTree.fromstring(svg)
    assert " style=" not in svg
    assert "Luis &lt;b&gt;" in svg


@pytest.mark.parametrize("phase", PHASES)
def test_ids_stand_once_and_references_are_there(phase: int) -> None:
    match = match_at(phase)
    svg = match.svg(match.to_act[0], names=NAMES)
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)


def test_every_town_and_token_is_drawn() -> None:
    body = parts(match_at(FOLLOW), None)
    for name in TOWN_IDS:
        assert f'id="town-{name}"' in body
    for name in REGION_IDS:
        assert f'id="claim-{name}"' in body
        assert f'id="region-{name}"' in body
    assert 'id="marker"' in body


@pytest.mark.parametrize("phase", PHASES)
def test_what_may_be_chosen_is_a_button_with_a_label(phase: int) -> None:
    match = match_at(phase)
    seat = match.to_act[0]
    body = parts(match, seat)
    for choice in match.legal(seat):
        name = draw.target(choice, match.view(seat))
        if name:
            tag = re.search(rf'<\w+ [^>]*data-target="{name}"[^>]*>', body)
            assert tag, name
            assert 'role="button"' in tag[0]
            assert 'tabindex="0"' in tag[0]
            assert "aria-label=" in tag[0]


def test_nothing_is_offered_to_those_who_do_not_act() -> None:
    match = match_at(FOLLOW)
    waiting = next(seat for seat in range(5) if seat not in match.to_act)
    for viewer in (waiting, None):
        assert 'role="button"' not in parts(match, viewer)


@pytest.mark.parametrize("phase", [DRAFT, FOLLOW])
def test_only_own_cards_are_drawn(phase: int) -> None:
    match = match_at(phase)
    for viewer in (*range(5), None):
        drawn = {int(card) for card in re.findall(r'id="card-(\d+)"', parts(match, viewer))}
        if viewer is None:
            assert drawn == set()
            continue
        view = match.view(viewer)
        own = view["packs"][viewer][view["turn"]] if phase == DRAFT else view["hand"][viewer]
        kept = 0
        for mask in view["picks"][viewer] if phase == DRAFT else []:
            kept |= mask
        assert drawn == {card for card in range(1, 26) if (own | kept) >> card & 1}


def test_vikings_and_monasteries_are_seen() -> None:
    match = match_when(lambda view: view["raided"] and view["monasteries"], 2, 4)
    body = parts(match, None)
    view = match.view(None)
    for town, name in enumerate(TOWN_IDS):
        assert (f'id="viking-{name}"' in body) == bool(view["raided"] >> town & 1)
        walled = view["monasteries"] >> town & 1 and not view["raided"] >> town & 1
        assert (f'id="monastery-{name}"' in body) == bool(walled)


def test_the_map_runs_off_its_frame_and_the_style_is_used() -> None:
    body = parts(match_at(FOLLOW), None)
    assert 'class="b-sea"' in body
    classes = {name for group in re.findall(r'class="([^"]+)"', body) for name in group.split()}
    own = {name for name in classes if name.startswith("bb-")}
    plates = {f"bb-{name}" for name in ("trick", "marriage", "battle", "church", "regions", "seen")}
    assert own <= set(re.findall(r"\.([\w-]+)", RULES.style)) | plates


@pytest.mark.parametrize(("name", "lines"), [("Ulaid", 1), ("Uí Néill del Norte", 2), ("Northern Uí Néill", 2)])
def test_long_names_take_two_lines(name: str, lines: int) -> None:
    assert len(draw.two_lines(name)) == lines
    assert " ".join(draw.two_lines(name)) == name

"""What people are shown of El Grande: knights that march, wheels that turn together, places that pay."""

from __future__ import annotations

import random

import pytest

import reinos
from reinos.core.cue import Cue, Move, Part, Points, Reveal, Tally
from reinos.core.event import Event
from reinos.core.position import Position
from reinos.core.record import copy_records
from reinos.core.story import story
from reinos.games.el_grande import show
from reinos.games.el_grande.choices import EVENTS
from reinos.games.el_grande.round import begin_general_scoring
from tests.games.el_grande.tables import Desk, bare, desk

NAMES = ("Ana", "Luis", "Marta", "Iván")


def position(found: Desk) -> Position:
    """A desk as it stands."""
    found.s.store()
    return Position(found.trial.game, copy_records(found.s._row))


def shown(found: Desk, by: str, action: str, seat: int | None = 0, lang: str = "en") -> list[Cue]:
    """What a viewer is shown of an action."""
    before = position(found)
    after = position(found.do(by, action))
    return story(before.seen_by(seat), after.seen_by(seat), lang, NAMES[: found.s.players])


@pytest.fixture
def scoring() -> Desk:
    """A general scoring in which only Luis has yet to set his wheel; Ana's Grande stands in Castilla la Vieja."""
    regions = {"castilla_vieja": {"a": 3, "b": 1, "c": 1}, "granada": {"a": 2, "b": 1}}
    found = bare(4, "galicia", regions=regions, castle={"a": 2, "b": 3}, grandes={"a": "castilla_vieja"})
    begin_general_scoring(found.s)
    return found.do("a", "wheel:castilla_vieja")


def test_the_castle_is_opened_and_the_wheels_turn_together(scoring: Desk) -> None:
    opened, castle, wheels, first, second, *_ = shown(scoring, "b", "wheel:granada")
    assert (opened.at, opened.title) == (("castle",), "Castle")
    assert opened.tally == Tally((Part(0, 2), Part(1, 3)))
    assert castle.at == ("castle",)
    assert wheels.at == ("castilla_vieja", "granada")
    assert wheels.title == "Wheels"
    assert wheels.reveals == (
        Reveal("Old Castile", seat=0, picture="wheel"),
        Reveal("Granada", seat=1, picture="wheel"),
    )
    assert first.moves == (Move("caballero", "castle", "kn-castilla_vieja-a", 0, 2),)
    assert second.moves == (Move("caballero", "castle", "kn-granada-b", 1, 3),)


def test_a_castle_that_is_not_remembered_gives_nothing_away(scoring: Desk) -> None:
    """EG-17.6  Knights come out of the castle itself, not from a counter that this viewer is not shown."""
    cues = shown(scoring, "b", "wheel:granada", seat=None)
    assert {move.start for cue in cues for move in cue.moves} == {"castle"}


@pytest.mark.parametrize(
    ("lang", "title", "words"),
    [
        ("en", "Old Castile", ["6 + 2 home region", "tie: 3rd place", "tie: 3rd place"]),
        ("es", "Castilla la Vieja", ["6 + 2 región natal", "empate: 3.º puesto", "empate: 3.º puesto"]),
    ],
)
def test_a_place_pays_by_parts(scoring: Desk, lang: str, title: str, words: list[str]) -> None:
    cues = shown(scoring, "b", "wheel:granada", lang=lang)
    (old_castile,) = (cue for cue in cues if cue.at == ("castilla_vieja",) and cue.gains)
    assert old_castile.title == title
    assert old_castile.gains == tuple(map(Points, (0, 1, 2), (8, 2, 2), words))


def test_a_knight_marches_between_what_the_viewer_sees() -> None:
    found = desk("d1_move_any_3", regions={"aragon": {"b": 2}}).do("a", "take:b:aragon")
    (moved, *_) = shown(found, "a", "move_to:sevilla", seat=2)
    assert moved.at == ("sevilla",)
    assert moved.moves == (Move("caballero", "kn-aragon-b", "kn-sevilla-b", 1),)


def test_a_rivals_court_is_on_the_players_card_and_mine_in_the_tray() -> None:
    found = desk("d5_king", begin=False, court={"a": 3}).do("a", "half:deploy")
    for seat, start in ((0, "my-court"), (1, "player-a"), (None, "player-a")):
        (deployed, *_) = shown(found, "a", "deploy:castle", seat=seat)
        assert deployed.at == ("castle",)
        assert deployed.moves == (Move("caballero", start, "castle", 0),)


def test_a_power_card_leaves_my_hand_and_a_rivals_is_turned_over() -> None:
    match = reinos.load("el_grande", players=3).new(5)
    seat = match.to_act[0]
    match.play(match.legal()[0])
    value = match.events[0].args["value"]
    card = f"power-{value}"
    mine, theirs = (match.story(viewer, "en")[0] for viewer in (seat, (seat + 1) % 3))
    assert mine.moves == (Move(card, card, f"player-{'abc'[seat]}"),)
    assert theirs.reveals == (Reveal(str(value), seat=seat),)
    assert not theirs.moves
    assert not mine.reveals


def test_the_finale_counts_every_source() -> None:
    match, choose = reinos.load("el_grande", players=3, short=True).new(3), random.Random(3)
    while not match.over:
        seat = choose.choice(match.to_act)
        match.play(choose.choice(match.legal(seat)), seat)
    *players, result = match.finale(None, "en", NAMES[:3])
    view = match.seen_by(None).view
    assert [cue.seat for cue in players] == sorted(range(3), key=lambda seat: -view["ranks"][seat])
    for cue in players:
        assert cue.seat is not None
        earned = [row[cue.seat] for row in view["earned"]]
        assert sorted(gain.points for gain in cue.gains) == sorted(points for points in earned if points)
    assert result.at == tuple(f"player-{'abc'[seat]}" for seat in range(3) if view["ranks"][seat] == 1)


def test_every_event_is_shown_somewhere() -> None:
    match = reinos.load("el_grande", players=3).new(1)
    while match.events[0].kind != "card_taken":
        match.play(match.legal()[0])
    seat = match.events[0].args["seat"]
    scene = match.scene(seat, "en")
    for kind, names in EVENTS.kinds.items():
        event = Event(kind, {name: seat if name == "seat" else 0 for name in names})
        assert all(cue.at for cue in show.cues(Cue(kind), event, scene, scene)), kind

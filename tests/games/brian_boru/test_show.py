"""Brian Boru as it is shown: moments of one game for four, as its first player sees them."""

from __future__ import annotations

import random
from functools import cache

import pytest

import reinos
from reinos.core.check.shown import check_cue, names_of
from reinos.core.cue import Cue, Loss, Move, Part, Points, Reveal, Tally
from reinos.core.event import Event
from reinos.core.match import Match
from reinos.core.story import plain, story
from reinos.games.brian_boru import show
from reinos.games.brian_boru.box import REGION_IDS, TOWN_IDS


@cache
def played() -> Match:
    """A random game, played to its end."""
    match, choose = reinos.load("brian_boru", players=4).new(3), random.Random(3)
    while not match.over:
        seat = choose.choice(match.to_act)
        match.play(choose.choice(match.legal(seat)), seat)
    return match


def moment(kind: str, viewer: int = 0) -> dict[str, Cue]:
    """The cues of the first step with such an event, by the kinds of its events."""
    positions = played().positions
    step = next(n for n, one in enumerate(positions) if any(event.kind == kind for event in one.events))
    before, after = (positions[n].seen_by(viewer) for n in (step - 1, step))
    return dict(zip((event.kind for event in after.events), story(before, after, "en"), strict=True))


def test_a_card_falls_into_the_trick_and_the_winner_is_lit_up() -> None:
    cues = moment("trick_won")
    assert cues["played"].moves == (Move("played-20", "player-c", "played-20", 2),)
    assert cues["trick_won"].caption == "Player 2 wins the trick with the white 22 and will take Connor."
    assert cues["trick_won"].at == ("played-22", "town-connor")


def test_a_card_comes_from_the_hand_of_its_viewer() -> None:
    assert moment("trick_won", viewer=2)["played"].moves == (Move("played-20", "card-20", "played-20", 2),)


def test_a_trick_brings_a_town_and_the_marker() -> None:
    taken = moment("town_taken")["town_taken"]
    assert taken.moves == (Move("disc", "player-b", "town-connor", 1), Move("banner", "town-connor", "player-b", 1))


def test_the_vikings_and_the_marriage_of_a_round_are_turned_over() -> None:
    cues = moment("marriage_revealed")
    assert cues["vikings_landed"].reveals == (Reveal("9", "plate-battle", picture="viking"),)
    assert cues["marriage_revealed"].reveals == (Reveal("Niall", "plate-marriage", picture="ring"),)


def test_packs_go_to_the_left_all_at_once() -> None:
    moves = moment("packs_passed")["packs_passed"].moves
    assert [(move.start, move.end) for move in moves] == [
        ("player-a", "player-b"),
        ("player-b", "player-c"),
        ("player-c", "player-d"),
        ("player-d", "player-a"),
    ]


def test_a_suitor_climbs_and_falls_back() -> None:
    cues = moment("fell_back")
    assert cues["courted"].moves == (Move("seat-b", "court-b", "space-4", 1),)
    assert cues["courted"].losses == (Loss("coin", "player-b", 2, 1),)
    assert cues["fell_back"].moves == (Move("seat-b", "space-3", "space-2", 1),)


def test_marriage_and_spoils_score_with_their_reasons() -> None:
    married = moment("married")["married"]
    assert married.moves == (Move("ring", "plate-marriage", "player-d", 3),)
    assert married.gains == (Points(3, 2, "Niall"),)
    spoils = moment("spoils")["spoils"]
    assert spoils.gains == (Points(3, 2, "2 renown"),)
    assert spoils.losses == (Loss("raider", "battle-d", 7, 3),)


def test_a_raid_takes_a_town() -> None:
    lost = moment("town_lost")["town_lost"]
    assert lost.at == ("town-clogher",)
    assert lost.moves == (Move("viking", "plate-battle", "town-clogher"),)


def test_a_claim_is_weighed_and_flies_to_its_holder() -> None:
    claimed = moment("game_won")["claim_taken"]
    assert claimed.at == ("region-leinster",)
    assert claimed.moves == (Move("claim-leinster", "claim-leinster", "player-b", 1),)
    assert claimed.tally == Tally((Part(1, 3), Part(2, 2), Part(3, 2)), ("Leinster",))


def test_the_finale_counts_regions_and_sources_from_the_last_player_to_the_first() -> None:
    *counted, result = played().finale(0, "en")
    assert [cue.seat for cue in counted] == sorted([cue.seat for cue in counted], key=[2, 0, 1, 3].index)
    own = [cue for cue in counted if cue.seat == 0]
    assert own[0].caption == "Your regions: 9 points."
    assert own[0].at == ("region-dubhlinn", "region-connaught")
    assert own[0].gains == (Points(0, 2, "Dubhlinn"), Points(0, 7, "Connaught"))
    assert own[1].gains == (
        Points(0, 2, "Renown"),
        Points(0, 5, "Number of regions"),
        Points(0, 9, "Points on the track"),
    )
    assert result.at == ("player-d",)


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (Event("marriage_town_missed", {"seat": 1, "region": 0}), (f"region-{REGION_IDS[0]}",)),
        (Event("no_active_town", {"seat": 1}), ("plate-trick", "player-b")),
        (Event("track_town_missed", {"seat": 1}), ("player-b",)),
        (Event("track_town_taken", {"seat": 1, "town": 0}), (f"town-{TOWN_IDS[0]}",)),
        (Event("trick_unwon", {"seat": 1}), ("player-b",)),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_what_seldom_happens_has_its_place(event: Event, places: tuple[str, ...]) -> None:
    seen = played().positions[30].seen_by(0)
    scene = seen.scene("es", None, active=False)
    (cue,) = show.cues(plain(seen.game.rules, scene.voice, event), event, scene, scene)
    assert cue.at == places
    check_cue(cue, names_of(seen) | {"player-a", "player-b"}, 4)


def test_only_the_own_draft_is_shown() -> None:
    for viewer in range(4):
        for before, after in zip(played().positions, played().positions[1:], strict=False):
            kept = [event.args for event in after.events if event.kind == "drafted"]
            if kept:
                lit = {place for cue in story(before.seen_by(viewer), after.seen_by(viewer), "es") for place in cue.at}
                assert (f"card-{kept[0]['card']}" in lit) == (kept[0]["seat"] == viewer)


def test_everything_is_shown_somewhere() -> None:
    assert not [cue.caption for cue in played().story(1, "es", steps=10_000) if not cue.at]

"""Risk Europe as it is shown: moments of one game, and the dice that a castle may have rolled again."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest

import reinos
from reinos.core.check.shown import names_of
from reinos.core.cue import Cue, Dice, Loss, Move, Points, Reveal
from reinos.core.event import Event
from reinos.core.match import Match
from reinos.core.scene import as_table
from reinos.core.story import plain, story
from reinos.games.risk_europe import show
from reinos.games.risk_europe.names import SYMBOLS
from reinos.games.risk_europe.ranks import RANK_HITS
from reinos.games.risk_europe.show.places import standing


@cache
def played() -> Match:
    """A random game for three, played to its end."""
    match, choose = reinos.load("risk_europe", players=3, max_rounds=10).new(7), random.Random(7)
    while not match.over:
        seat = choose.choice(match.to_act)
        match.play(choose.choice(match.legal(seat)), seat)
    return match


def moment(kind: str, number: int = 0) -> tuple[Cue, ...]:
    """The story of a step that has such an event, as the first player sees it."""
    positions = played().positions
    steps = [n for n, one in enumerate(positions) if any(event.kind == kind for event in one.events)]
    before, after = (positions[n].seen_by(0) for n in (steps[number] - 1, steps[number]))
    return tuple(story(before, after, "en"))


def test_units_march_from_counter_to_counter() -> None:
    march, claim = moment("expanded")
    assert march.caption == "You expand from Burgundy to Barcelona with 3 Footmen."
    assert march.at == ("terr-burgundy", "terr-barcelona")
    assert march.moves == (Move("footman", "army-burgundy", "army-barcelona", 0, 3),)
    assert claim.at == ("terr-barcelona",)


def test_all_bids_turn_over_at_once() -> None:
    bids, won = moment("bids_shown")
    assert bids.reveals == (
        Reveal("0 coins", "player-a", 0, "coin"),
        Reveal("1 coin", "player-b", 1, "coin"),
        Reveal("5 coins", "player-c", 2, "coin"),
    )
    assert won.losses == (Loss("coin", "player-c", 5, 2),)


def test_the_dice_of_a_tie_fall_together() -> None:
    rolled = next(cue for cue in moment("tie_rolled") if cue.dice)
    assert rolled.dice == (Dice((2,), seat=0), Dice((5,), seat=1), Dice((6,), seat=2))


def test_a_tie_of_a_tie_is_rolled_and_told_again() -> None:
    """RE-2.4, also where the dice are the same: the story says no less than the log."""
    match = reinos.load("risk_europe", players=2).new(8)
    for seat in range(2):
        match.play(match.legal(seat)[0], seat)
    told = match.tell("en", 0)
    assert len(told) > len(set(told)), "the seed does not roll the same dice twice any more: look for another one"
    cues = match.story(0, "en")
    assert " ".join(cue.caption for cue in cues) == " ".join(told)
    assert {len(cue.dice) for cue in cues} == {0, 2}


def test_a_card_turns_over_where_it_lies() -> None:
    shown = next(
        cue for cue in moment("card_shown") if cue.reveals and cue.seat is not None and cue.at[0] != "player-a"
    )
    assert shown.at == ("order-2-0",)
    assert shown.reveals == (Reveal("King Me (Tax/Spend)", "order-2-0", 2, "kingme"),)


def test_a_battle_shows_the_dice_of_both_sides_and_what_falls() -> None:
    lost, volley, general, *_, ended, _, _ = moment("battle_ended", 1)
    assert lost.losses == (Loss("archer", "army-lorraine", 1),)
    assert volley.dice == (Dice((0,), (False,), None, "The mercenaries"),), "a die that is not told has no face"
    assert general.title == "Battle of Lorraine"
    assert general.at == ("terr-lorraine",)
    assert general.dice == (
        Dice((3, 2, 1), (False, False, False), 0, "Attacker"),
        Dice((6, 5), (True, True), None, "The mercenaries"),
    )
    assert ended.losses == (Loss("seat-a", "army-attacker-lorraine", 7, 0), Loss("seat-n", "army-lorraine", 1))


def test_units_fall_where_they_stood() -> None:
    """Also those of an army that is gone after the step: its counter is on the drawing that they fall from."""
    positions, gone = played().positions, 0
    for before, after in pairwise(positions):
        cues = story(before.seen_by(0), after.seen_by(0), "en")
        lost = [event for event in after.events if event.kind == "units_lost"]
        shown = [cue for cue in cues if cue.losses and cue.losses[0].picture in SYMBOLS]
        for event, cue in zip(lost, shown, strict=True):
            army, territory = event.args["army"], event.args["territory"]
            stood = {standing(army, territory, one.seen_by(0).scene("en")) for one in (before, after)}
            counters = {place for place in stood if place.startswith("army-")}
            gone += len(stood) > 1
            assert {loss.at for loss in cue.losses} <= (counters or stood)
    assert gone, "no army was lost as a whole"


def test_a_supply_line_lights_up_and_its_city_pays() -> None:
    tax, tile = moment("taxed")
    assert set(tax.at) == {"terr-burgundy", "terr-france", "terr-barcelona"}
    assert tax.moves == (Move("coin", "terr-france", "player-a", 0, 5),)
    assert [move.picture for move in tile.moves] == ["footman", "cavalry"]


def test_a_city_brings_its_crowns() -> None:
    _, claim = moment("city_claimed")
    assert claim.at == ("terr-greece",)
    assert claim.gains == (Points(2, 1, "Athens"),)


def test_the_finale_counts_city_by_city() -> None:
    first, *_, last, result = played().finale(0, "en")
    assert first.caption == "You: cities, 3 crowns."
    assert first.at == ("terr-france", "terr-rome")
    assert first.gains == (Points(0, 1, "Paris"), Points(0, 2, "Rome"))
    assert last.seat == 1
    assert result.at == ("player-b",)


@pytest.mark.parametrize(("seed", "kind"), [(10, "general_rolled"), (5, "volley_rolled")])
def test_dice_that_may_be_rolled_again_show_their_faces(seed: int, kind: str) -> None:
    match, choose = reinos.load("risk_europe", players=4, max_rounds=40).new(seed), random.Random(seed)
    while not match.events or match.events[-1].args.get("stands") != 0:
        seat = choose.choice(match.to_act)
        match.play(choose.choice(match.legal(seat)), seat)
    assert match.events[-1].kind == kind
    table = as_table(match.seen_by(0).view)
    rolled = [tuple(sorted((int(die) for die in dice if die), reverse=True)) for dice in table.dice]
    shown = match.story(0, "es")[-1]
    assert [dice.faces for dice in shown.dice] == [faces for faces in rolled if faces]
    if kind == "volley_rolled":
        least = RANK_HITS[table.rank]
        assert [dice.hits for dice in shown.dice] == [tuple(n >= least for n in faces) for faces in rolled if faces]


def test_moves_end_where_the_new_drawing_has_a_place() -> None:
    positions = played().positions
    for before, after in pairwise(positions):
        cues = story(before.seen_by(0), after.seen_by(0), "es")
        ends = [move.end for cue in cues for move in cue.moves]
        counters = {place for place in ends if place.startswith(("army", "castle"))}
        assert not counters or counters <= names_of(after.seen_by(0))


@pytest.mark.parametrize("kind", ["city_regained", "crown_saved", "marker_passed"])
def test_what_seldom_happens_has_its_place(kind: str) -> None:
    scene = played().positions[-1].seen_by(0).scene("es", None, active=False)
    event = Event(kind, {"seat" if kind == "marker_passed" else "army": 1})
    (cue,) = show.cues(plain(played().game.rules, scene.voice, event), event, scene, scene)
    assert cue.at == ("player-b",)


def test_everything_is_shown_somewhere() -> None:
    cues = played().story(1, "es", steps=10_000)
    assert not [cue.caption for cue in cues if not cue.at and not cue.dice]

"""Stories: cues of what happened, as a viewer may see it."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.check import Failure
from reinos.core.check.shown import check_stories
from reinos.core.cue import Cue, Dice, Move, Part, Points, Reveal, Tally, player
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.match import Match
from reinos.core.scene import Scene
from reinos.core.story import joined, story


def played(name: str, steps: int, seed: int = 5, **options: Any) -> Match:
    """A match after some random steps."""
    match, choose = reinos.load(name, **options).new(seed), random.Random(seed)
    while len(match.steps) < steps and not match.over:
        seat = choose.choice(match.to_act)
        match.play(choose.choice(match.legal(seat)), seat)
    return match


def first_placement() -> Match:
    """A match of three in which a domino has just been placed."""
    match = reinos.load("kingdomino", players=3).new(5)
    while match.events[0].kind != "placed":
        match.play(match.legal()[0])
    return match


def test_a_domino_flies_from_its_line_into_the_kingdom() -> None:
    match = first_placement()
    event = match.events[0]
    seat, domino = event.args["seat"], event.args["domino"]
    (own, *_), (others, *_) = match.story(seat, "en"), match.story((seat + 1) % 3, "en")
    assert own.caption.startswith(f"You place {domino}")
    assert own.moves == others.moves == (Move(f"tile-{domino}", f"now-{domino}", f"tile-{domino}"),)
    assert own.board is None, "one's own kingdom is on the stage"
    assert others.board is not None
    assert f'id="tile-{domino}"' in others.board.body
    assert others.seat == seat


def test_a_territory_lights_up_with_its_product() -> None:
    for seed in range(20):
        match = played("kingdomino", 200, seed)
        gains = [event for position in match.positions for event in position.events if event.kind == "gained"]
        cues = match.story(0, "en", steps=len(match.steps))
        shown = [cue for cue in cues if cue.gains and "×" in cue.gains[0].words]
        assert len(shown) == len(gains)
        for cue, event in zip(shown, gains, strict=True):
            assert len(cue.at) == event.args["squares"]
            assert cue.gains == (Points(event.args["seat"], event.args["points"], cue.gains[0].words),)


@pytest.mark.parametrize(("players", "told"), [(4, "will play 1st."), (2, "will play 1st."), (3, "")])
def test_who_chooses_a_domino_hears_when_its_king_will_play(players: int, told: str) -> None:
    """Among three a domino is left over, which may change the order."""
    match = reinos.load("kingdomino", players=players).new(5)
    (seat,) = match.to_act
    offer = match.panels(seat, "en").offer
    assert offer is not None
    assert ("You will play 1st." in offer.body) == ("You will play 4th." in offer.body) == bool(told)
    match.play(match.legal()[0])
    mine, others = match.story(seat, "en")[0], match.story((seat + 1) % players, "en")[0]
    assert (mine.detail, others.detail) == ((f"You {told}", told.capitalize()) if told else ("", ""))


def test_a_story_speaks_the_language_and_the_names_it_is_given() -> None:
    match = first_placement()
    seat = match.events[0].args["seat"]
    names = ["Ana", "Luis", "Marta"]
    assert match.story(None, "es", names)[0].caption.startswith(f"{names[seat]} coloca")
    assert match.story(None, "en", names)[0].caption.startswith(f"{names[seat]} places")


def test_some_steps_and_the_set_up_can_be_told() -> None:
    match = played("kingdomino", 9)
    single = match.story(0)
    assert match.story(0, steps=3)[-len(single) :] == single
    whole = match.story(0, steps=100)
    assert len(whole) == sum(len(position.events) for position in match.positions)
    assert whole == played("kingdomino", 0).story(0) + match.story(0, steps=9)


def test_steps_are_at_least_one() -> None:
    with pytest.raises(reinos.BadOption, match="steps is 0; allowed: whole numbers from 1"):
        played("kingdomino", 1).story(0, steps=0)


def test_what_others_decide_in_secret_is_no_story() -> None:
    """The first of several simultaneous choices has no cue for others."""
    match = reinos.load("brian_boru", players=3).new(1)
    while not any(event.kind == "drafted" for event in match.events):
        match.play(match.legal()[0])
    seat = next(event.args["seat"] for event in match.events if event.kind == "drafted")
    mine = [event.kind for event in match.seen_by(seat).events]
    other = [event.kind for event in match.seen_by((seat + 1) % 3).events]
    assert "drafted" in mine
    assert "drafted" not in other
    assert len(match.story(seat)) == len(mine)
    assert len(match.story((seat + 1) % 3)) == len(other)


def test_a_game_without_show_has_its_lines_as_a_story() -> None:
    bare = dataclasses.replace(rules("kingdomino"))
    object.__setattr__(bare, "show", None)
    match = Game(bare).new(3)
    match.play(match.legal()[0])
    assert [cue.caption for cue in match.story(0, "en")] == match.tell("en", 0)


def test_what_happens_together_is_one_cue() -> None:
    votes = [
        Cue("Ana: yes.", seat=0, at=("law-1",), reveals=(Reveal("3", seat=0),), together="vote"),
        Cue("Luis: no.", seat=1, at=("law-1",), reveals=(Reveal("2", seat=1),), together="vote"),
        Cue("Approved.", tally=Tally((Part(0, 3), Part(1, 2, 1)), ("yes", "no")), together="vote"),
    ]
    first, one, last = joined([Cue("Before."), *votes, Cue("After.", dice=(Dice((6,)),))])
    assert (first.caption, last.caption) == ("Before.", "After.")
    assert one.caption == "Ana: yes. Luis: no. Approved."
    assert one.at == ("law-1",)
    assert [turned.seat for turned in one.reveals] == [0, 1]
    assert one.tally == votes[2].tally
    assert one.seat is None


def test_what_is_weighed_together_is_one_tally() -> None:
    yes, no = (
        Cue(side, tally=Tally((Part(n, 2 + n, n),), ("yes", "no")), together="vote") for n, side in enumerate("yn")
    )
    (vote,) = joined([yes, no, Cue("Rejected.", together="vote")])
    assert vote.tally == Tally((Part(0, 2), Part(1, 3, 1)), ("yes", "no"))


def test_nobody_does_two_things_at_once() -> None:
    """A tie that is rolled off twice with the same dice: each roll is a cue, and no line of the log is left out."""
    rolls = [Cue(f"{'AB'[n]} rolls a 4.", seat=n, dice=(Dice((4,), seat=n),), together="tie") for n in range(2)]
    cues = joined([*rolls, *rolls, Cue("Over.", together="tie")])
    assert [cue.caption for cue in cues] == ["A rolls a 4. B rolls a 4.", "A rolls a 4. B rolls a 4. Over."]
    assert [len(cue.dice) for cue in cues] == [2, 2]


# --- the conformance suite finds what is wrong with a story


def shown_by(**changes: Any) -> Game:
    """Kingdomino with something wrong in every cue."""

    def cues(line: Cue, event: Event, before: Scene, after: Scene) -> Iterator[Cue]:
        yield dataclasses.replace(line, **{name: change(event, after) for name, change in changes.items()})

    spoiled = dataclasses.replace(rules("kingdomino"))
    object.__setattr__(spoiled, "show", SimpleNamespace(cues=cues))
    return Game(spoiled)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"caption": lambda event, after: " "}, "empty text"),
        ({"detail": lambda event, after: "{ $name }"}, "unfilled text"),
        ({"at": lambda event, after: ("nowhere",)}, "points at nowhere, which is not drawn"),
        ({"moves": lambda event, after: (Move("no-such", player(0), player(1)),)}, "shows no-such: neither drawn"),
        ({"seat": lambda event, after: 4}, r"has seats \[4\] at a table of 4"),
        ({"gains": lambda event, after: (Points(0, 1),)}, "the cues show points"),
        ({"dice": lambda event, after: (Dice((1, 2), (True,)),)}, "2 dice, 1 hits"),
        ({"tally": lambda event, after: Tally((Part(0, 1, 1),))}, "a part of no side"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_wrong_cue_is_found(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(Failure, match=reason):
        check_stories(shown_by(**changes), 0)


def test_an_event_without_a_cue_is_found() -> None:
    spoiled = dataclasses.replace(rules("kingdomino"))
    object.__setattr__(spoiled, "show", SimpleNamespace(cues=lambda line, event, before, after: []))
    with pytest.raises(Failure, match="events have 0 cues"):
        check_stories(Game(spoiled), 0)


def test_a_story_is_made_from_what_the_viewer_may_know() -> None:
    match = played("kingdomino", 6)
    before, after = (position.seen_by(0) for position in match.positions[-2:])
    other = [position.imagine(0, 77).seen_by(0) for position in match.positions[-2:]]
    assert story(before, after, "en") == story(other[0], other[1], "en") == match.story(0, "en")

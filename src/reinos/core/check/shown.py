"""Every event has its cue: with words in every language, at things that are drawn, and with nothing that is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np

from reinos.core.check.course import MOST_STEPS
from reinos.core.check.failure import Watching
from reinos.core.check.words import CLOSELY, UNFILLED, check_words
from reinos.core.cue import Cue, player
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.scene import Panel
from reinos.core.story import finale, story
from reinos.core.words import LANGUAGES
from reinos.look import sprite

NAMED = re.compile(r' (?:id|data-target|data-name)="([^"]*)"')
UNSEEN = re.compile(r"<(defs|clipPath)\b.*?</\1>", re.DOTALL)


def check_stories(game: Game, seed: int) -> None:
    """The story of a random game: at first of every step, then of those with an event that was not shown yet."""
    choose = np.random.default_rng([seed, 16])
    shown: set[tuple[str, str]] = set()
    with Watching(game, seed) as here:
        before = after = game.start(seed)
        for step in range(MOST_STEPS):
            here.at(step, after)
            lang, viewer = LANGUAGES[step % len(LANGUAGES)], (None, *range(game.players))[step % (game.players + 1)]
            told = {(event.kind, lang) for event in after.seen_by(viewer).events}
            if step < CLOSELY or not told <= shown:
                check_story(before, after, viewer, lang, int(choose.integers(1 << 60)))
                shown |= told
            if after.over:
                check_finale(after)
                break
            seat = int(choose.choice(after.to_act))
            before, after = after, after.after(int(choose.choice(after.legal_ids(seat))), seat)


def check_story(before: Position, after: Position, viewer: int | None, lang: str, seed: int) -> None:
    """The story of one step, as one viewer sees it in one language."""
    seen = before.seen_by(viewer), after.seen_by(viewer)
    cues = story(*seen, lang)
    assert bool(cues) == bool(seen[1].events), f"{len(seen[1].events)} events have {len(cues)} cues"
    # What the viewer may not know is drawn again: a story that changes with it would tell it.
    first, second = before.imagine(viewer, seed).seen_by(viewer), after.imagine(viewer, seed).seen_by(viewer)
    assert story(first, second, lang) == cues, "the story tells what is hidden"
    drawn = {player(seat) for seat in range(after.game.players)}.union(*map(names_of, seen))
    for cue in cues:
        check_cue(cue, drawn, after.game.players)
    check_points(cues, seen[1])


def check_finale(after: Position) -> None:
    """The end is told to everybody in every language, and the points that it counts are those of the result."""
    for lang in LANGUAGES:
        for viewer in (None, 0):
            seen = after.seen_by(viewer)
            drawn = {player(seat) for seat in range(after.game.players)} | names_of(seen)
            cues = finale(seen, lang)
            for cue in cues:
                check_cue(cue, drawn, after.game.players)
            counted = sums((gain.seat, gain.points) for cue in cues for gain in cue.gains)
            result = sums(enumerate(after.points))
            assert counted in ({}, result), f"the finale counts {counted}, the result is {result}"


def check_cue(cue: Cue, drawn: set[str], players: int) -> None:
    """Words, places that are drawn, pictures that there are, seats at the table."""
    check_words(cue.caption)
    for text in texts(cue):
        assert not UNFILLED.search(text), f"unfilled text: {text!r}"
    known = drawn | (named([cue.board]) if cue.board else set())
    missing = sorted(set(cue.places) - known)
    assert not missing, f"{cue.caption!r} points at {', '.join(missing)}, which is not drawn"
    symbols = {name.removeprefix("r-") for name in sprite()}
    unknown = sorted(set(cue.pictures) - known - symbols)
    assert not unknown, f"{cue.caption!r} shows {', '.join(unknown)}: neither drawn nor a symbol"
    seats = [part.seat for part in parts(cue) if getattr(part, "seat", None) is not None]
    assert all(0 <= seat < players for seat in seats), f"{cue.caption!r} has seats {seats} at a table of {players}"
    for dice in cue.dice:
        assert len(dice.hits) in (0, len(dice.faces)), f"{cue.caption!r}: {len(dice.faces)} dice, {len(dice.hits)} hits"
    if cue.tally:
        sides = len(cue.tally.sides)
        assert all(0 <= part.side < sides for part in cue.tally.parts), f"{cue.caption!r}: a part of no side"


def check_points(cues: list[Cue], seen: Position) -> None:
    """The points that fly are those that the events bring."""
    tell = seen.game.rules.module("tell")
    if not hasattr(tell, "gains"):
        return
    brought = [(gain.seat, gain.points) for event in seen.events for gain in tell.gains(event)]
    flying = [(gain.seat, gain.points) for cue in cues for gain in cue.gains]
    assert sums(flying) == sums(brought), f"the cues show points {sums(flying)}, the events bring {sums(brought)}"


def sums(gains: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Points by seat."""
    found: dict[int, int] = {}
    for seat, points in gains:
        found[seat] = found.get(seat, 0) + points
    return {seat: points for seat, points in sorted(found.items()) if points}


def names_of(seen: Position) -> set[str]:
    """All that has a name in the drawing of a position."""
    panels = seen.game.rules.module("draw").panels(seen.scene(LANGUAGES[0], active=False))
    return named([panels.stage, panels.offer, panels.tray])


def named(panels: Iterable[Panel | None]) -> set[str]:
    """The names of what can be seen in some panels."""
    return set(NAMED.findall("".join(UNSEEN.sub("", panel.body) for panel in panels if panel)))


def parts(cue: Any) -> Iterator[Any]:
    """A cue and all that it is made of."""
    yield cue
    for field in fields(cue):
        value = getattr(cue, field.name)
        for part in value if isinstance(value, tuple) else [value]:
            if is_dataclass(part) and not isinstance(part, Panel):
                yield from parts(part)


def texts(cue: Cue) -> Iterator[str]:
    """All the words of a cue."""
    yield from (cue.detail, cue.title, *(cue.tally.sides if cue.tally else ()))
    yield from (part.words for part in parts(cue) if hasattr(part, "words"))

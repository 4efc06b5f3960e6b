"""Everything has words in every language, and every choice its place in the drawing."""

from __future__ import annotations

import re

import numpy as np

from reinos.core.brief import offers
from reinos.core.check.course import MOST_STEPS, SELDOM
from reinos.core.check.failure import Failure, Watching
from reinos.core.game import Game, Rules
from reinos.core.match import Match
from reinos.core.words import LANGUAGES

NAMES = ("Ana", "Luis", "Marta", "Iván", "Eva")
CLOSELY = 60  # steps that are all looked at; after them some
UNFILLED = re.compile(r"\{|\}|\$[a-z]|\bNone\b(?! of)")


def check_keys(rules: Rules) -> None:
    """What a game says in one language it says in every language."""
    keys = {lang: rules.words(lang).keys for lang in LANGUAGES}
    for lang, found in keys.items():
        missing = sorted(set().union(*keys.values()) - found)
        if missing:
            raise Failure(f"{rules.name}, text/{lang}.ftl", f"these messages are missing: {', '.join(missing)}")


def check_words_and_drawing(game: Game, seed: int) -> None:
    """Every choice, event and situation has words in every language; every choice has its place in the drawing."""
    choose = np.random.default_rng([seed, 7])
    with Watching(game, seed) as here:
        match = game.new(seed)
        for number in range(MOST_STEPS):
            here.at(number, match.position)
            lang = LANGUAGES[number % len(LANGUAGES)]
            viewer = None if match.over else match.to_act[number % len(match.to_act)]
            # Every step at first, then some: long games say the same things again and again.
            if number < CLOSELY or number % SELDOM == 0 or viewer is None:
                check_told(match, viewer, lang)
                check_drawn(match, viewer, lang)
            if viewer is None:
                break
            match.play(int(choose.choice(match.legal_ids(viewer))), viewer)


def check_told(match: Match, viewer: int | None, lang: str) -> None:
    """Words for the situation, the events and the choices; different choices have different words."""
    names = NAMES[: match.players]
    for line in match.tell(lang, viewer, names):
        check_words(line)
    told = match.brief(viewer, lang, names)
    check_words(told)
    nameless = next((name for name in match.scene(viewer, lang).names if name in told), None)
    assert nameless is None, f"{lang}: somebody is called {nameless}, not by name: {told!r}"
    if viewer is not None:
        legal = match.legal(viewer)
        said = [match.describe(choice, lang, viewer, names) for choice in legal]
        for text in said:
            check_words(text)
        twice = next((text for text in said if said.count(text) > 1), None)
        assert twice is None, f"{lang}: two choices are described alike: {twice}"
        for text, choice in zip(said, legal, strict=True):
            assert match.read(text, viewer, lang, names) == choice, f"{lang}: {text!r} is not read as {choice}"
        last = offers(match.seen_by(viewer), lang, names)[-1]
        read = match.read(f"#{last.number}", viewer, lang, names)
        assert read == last.choice, f"{lang}: #{last.number} is read as {read}, not as {last.choice}"


def check_words(text: str) -> None:
    """Some words, with nothing left unfilled."""
    assert text.strip(), "empty text"
    assert not UNFILLED.search(text), f"unfilled text: {text!r}"


def check_drawn(match: Match, viewer: int | None, lang: str) -> None:
    """The drawing is there for everyone, and each legal choice points at a target in it or at a button."""
    panels = match.panels(viewer, lang)
    assert len(panels.seats) == match.players, f"{len(panels.seats)} cards are drawn for {match.players} players"
    parts = [panels.stage, panels.offer, panels.tray]
    drawn = set(re.findall(r'data-target="([^"]*)"', "".join(part.body for part in parts if part)))
    view = match.view(viewer)
    target = match.game.rules.module("draw").target
    wanted = {target(choice, view) for choice in (match.legal(viewer) if viewer is not None else [])}
    assert wanted - {""} <= drawn, f"choices point at {sorted(wanted - drawn)}, which is not drawn"

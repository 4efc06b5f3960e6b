"""The battle being fought in Risk Europe: both sides with their units and dice."""

from __future__ import annotations

from functools import lru_cache

from reinos.core.scene import Scene
from reinos.core.svg import Markup, element, icon
from reinos.core.words import Words
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import army_of
from reinos.games.risk_europe.draw.chances import ROW_HEIGHT, battle_chances
from reinos.games.risk_europe.draw.parts import Part, chips, section
from reinos.games.risk_europe.names import SYMBOLS, about, capital, letter, place_name, unit_name
from reinos.games.risk_europe.odds import dice_shown
from reinos.games.risk_europe.ranks import GENERAL
from reinos.games.risk_europe.state import State


def battle(scene: Scene, s: State) -> Part | None:
    """RE-9  The battle being fought: both sides with their units and dice, by rank."""
    if s.field < 0:
        return None
    words = scene.words
    kind = "draw-battle-title" if not s.assault else "draw-assault-title"
    rank = words(f"rank-{s.rank}") if not s.assault and 1 <= s.rank <= GENERAL else ""
    sides = [side(scene, s, pieces.INVADER), side(scene, s, pieces.HOLDER)]
    body, height = chips(scene, [f"lose_{name}" for name in pieces.UNITS], "count")
    ask = None
    if s.phase == phases.LOSE and scene.legal:
        ask = element("p", words("draw-mix-asked", unit=pieces.UNITS[s.asked]))
    title = words(kind, place=place_name(scene.words, s.field))
    odds = battle_chances(scene, s) if not s.assault else []
    parts = (sides, odds, ask, body if height else None)
    return section(title, *parts, hint=rank, name="part-battle"), 60 + 2 * 124 + ROW_HEIGHT * len(odds) + height


def side(scene: Scene, s: State, which: int) -> Markup:
    """One side of a battle."""
    if s.assault and which == pieces.INVADER:
        army, mix = s.army, s.units[pieces.HOLDER, s.origin]
    else:
        army, mix = army_of(s, which, s.field), s.units[which, s.field]
    role = "draw-attacker" if which == pieces.INVADER else "draw-defender"
    return drawn_side(
        scene.words,
        letter(s, army),
        capital(scene.words(role, **about(scene, army))),
        tuple(mix.tolist()),
        dice_shown(s, which),
        int(s.hits[which]) if s.phase == phases.LOSE else 0,
    )


@lru_cache(maxsize=1024)
def drawn_side(words: Words, seat: str, title: str, mix: tuple[int, ...], rolled: tuple[int, ...], hits: int) -> Markup:
    """The same by all that it shows."""
    dice = [use_die(die) for die in rolled] or words("draw-no-dice")
    label = words("draw-dice", dice=", ".join(map(str, rolled)) or words("draw-no-dice"))
    there = [
        element("span", icon(SYMBOLS[unit]), element("b", n), title=capital(unit_name(words, unit)))
        for unit, n in enumerate(mix)
        if n
    ]
    return element(
        "div",
        element("header", icon(f"seat-{seat}", "glyph"), element("b", title)),
        element("div", there, class_="re-force"),
        element("div", dice, class_="re-dice", role="img", aria_label=label),
        element("p", words("draw-hits", hits=hits)) if hits else None,
        class_="re-side",
        data_seat=seat,
    )


def use_die(value: int) -> Markup:
    """A die."""
    return icon(f"die-{value}", "re-die")

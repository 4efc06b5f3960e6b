"""The chances in the battles of Risk Europe as bars: attacker on the left, defender on the right."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from reinos.core.record import members
from reinos.core.scene import Scene, Voice
from reinos.core.svg import Markup, drawing, element, icon
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.draw.parts import Part, section
from reinos.games.risk_europe.names import army_name, letter, place_name
from reinos.games.risk_europe.odds import Army, Odds, battle_odds, dispute_odds, reroll_odds, sides_of
from reinos.games.risk_europe.state import State

LONG, HIGH = 100, 12  # of a bar, in its own units
ROW_HEIGHT = 34.0


class Side(NamedTuple):
    """The chance of one side."""

    seat: str  # the letter of its army
    chance: float
    share: str  # the same in per cent


def percent(voice: Voice, chance: float) -> str:
    """A chance in per cent; what is possible is never 0 % and what is not certain never 100 %."""
    share = round(100 * chance)
    certain = chance <= 0 or chance >= 1 - 1e-12
    text = "<1" if share == 0 and not certain else ">99" if share == 100 and not certain else str(share)
    return voice.words("draw-percent", share=text)


def chances_label(voice: Voice, attacker: int, defender: int, odds: Odds) -> str:
    """Chances in words."""
    won, held, nobody = (percent(voice, chance) for chance in odds)
    told = {"attacker": army_name(voice, attacker), "defender": army_name(voice, defender), "won": won, "held": held}
    return voice.words("draw-odds-label", **told, nobody=nobody, either="yes" if odds[2] > 0 else "no")


def dispute_label(voice: Voice, s: State, territory: int) -> str:
    """The chances of a dispute in words."""
    return chances_label(voice, int(s.invader[territory]), int(s.owner[territory]), dispute_odds(s, territory))


def bar(scene: Scene, s: State, title: str, attacker: int, defender: int, odds: Odds) -> Markup:
    """Both sides' chances, and between them that nobody is left."""
    told = f"{title}: {chances_label(scene, attacker, defender, odds)}"
    won, held, _ = odds
    return drawn_bar(
        title,
        told,
        Side(letter(s, attacker), won, percent(scene, won)),
        Side(letter(s, defender), held, percent(scene, held)),
    )


@lru_cache(maxsize=1024)
def drawn_bar(title: str, label: str, attacker: Side, defender: Side) -> Markup:
    """The same by all that it shows."""
    parts = [
        element("rect", class_="re-odds-none", width=LONG, height=HIGH),
        element("rect", class_="re-odds-side", width=LONG * attacker.chance, height=HIGH, data_seat=attacker.seat),
        element(
            "rect",
            class_="re-odds-side",
            x=LONG * (1 - defender.chance),
            width=LONG * defender.chance,
            height=HIGH,
            data_seat=defender.seat,
        ),
    ]
    return element(
        "div",
        element("b", title),
        side(attacker),
        drawing((0, 0, LONG, HIGH), parts, class_="re-odds-bar", preserveAspectRatio="none", aria_hidden="true"),
        side(defender),
        class_="re-odds",
        role="img",
        aria_label=label,
    )


def dispute_bar(scene: Scene, s: State, territory: int, title: str, odds: Odds) -> Markup:
    """The chances in a dispute."""
    return bar(scene, s, title, int(s.invader[territory]), int(s.owner[territory]), odds)


def side(one: Side) -> Markup:
    """The chance of one side, with its sign."""
    return element("span", icon(f"seat-{one.seat}", "glyph"), one.share, data_seat=one.seat)


def disputes(scene: Scene, s: State) -> Part | None:
    """RE-9  The battles of the round that are still to be fought, with their chances."""
    found = [t for t in members(s.disputed) if not fought(s, t)]
    if not found:
        return None
    bars = [dispute_bar(scene, s, t, place_name(scene.words, t), dispute_odds(s, t)) for t in found]
    told = None if s.field >= 0 and not s.assault else hint(scene)  # the battle being fought says it already
    body = section(scene.words("draw-disputes-title"), bars, told, name="part-disputes")
    return body, 30 + ROW_HEIGHT * (len(bars) + (told is not None))


def hint(scene: Scene) -> Markup:
    """What the chances rest on."""
    return element("p", scene.words("draw-odds-hint"), class_="re-odds-hint")


def fought(s: State, territory: int) -> bool:
    """Whether a dispute is the battle being fought."""
    return territory == s.field and not s.assault


def battle_chances(scene: Scene, s: State) -> list[Markup]:
    """RE-9, RE-9.7  The chances in the battle being fought; with a re-roll in question, of both answers."""
    asked = s.phase == phases.REROLL
    told = {"draw-odds-kept" if asked else "draw-odds-title": dispute_odds(s, s.field)}
    if asked:
        told["draw-odds-again"] = reroll_odds(s)
    return [*(dispute_bar(scene, s, s.field, scene.words(key), odds) for key, odds in told.items()), hint(scene)]


def march_chances(scene: Scene, s: State) -> Markup | None:
    """RE-5.6, RE-5.9  The chances in the battle that the units told to move so far would find or join."""
    sides = joined(s)
    if sides is None:
        return None
    attacker, ours, defender, theirs = sides
    odds = battle_odds(ours, theirs, bool(s.forts >> s.target & 1))
    return bar(scene, s, scene.words("draw-odds-title"), attacker, defender, odds)


def joined(s: State) -> tuple[int, Army, int, Army] | None:
    """Attacker and defender, each with its units, once the units told to move have arrived; None without a battle."""
    group = tuple(s.group.tolist())
    owner, invader = int(s.owner[s.target]), int(s.invader[s.target])
    there, here = sides_of(s, s.target)
    if not sum(group) or owner == pieces.NOBODY or (owner == s.army and invader == pieces.NOBODY):
        return None
    if owner == s.army:
        return invader, there, owner, more(here, group)
    return s.army, more(there, group), owner, here


def more(one: Army, two: Army) -> Army:
    """Two groups together."""
    return tuple(a + b for a, b in zip(one, two, strict=True))

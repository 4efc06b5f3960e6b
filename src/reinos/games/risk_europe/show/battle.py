"""Battles of Risk Europe as they happen: the dice of both sides, who hits, what falls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from reinos.core.cue import Cue, Dice, Loss
from reinos.core.scene import Scene, as_table
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.board import army_of
from reinos.games.risk_europe.map import TERRITORIES
from reinos.games.risk_europe.names import army_name, capital, letter, place_name
from reinos.games.risk_europe.odds import dice_shown
from reinos.games.risk_europe.ranks import GENERAL, RANK_HITS
from reinos.games.risk_europe.show.places import fallen, fought, seat_of
from reinos.games.risk_europe.state import State

Args = Mapping[str, int]
SIDES = (pieces.INVADER, pieces.HOLDER)
ROLES = ("attacker", "defender")  # by side
UNTOLD = 0  # the face of a die of which only the hit is told


def title(scene: Scene, message: str, territory: int) -> str:
    """The title of the plate of a battle or an assault."""
    return scene.words(message, place=place_name(scene.words, territory))


def dice(scene: Scene, army: int, side: int, faces: Sequence[int], hits: Sequence[bool]) -> Dice:
    """The dice of one side; mercenaries are named, because they have no seat."""
    hired = army >= len(scene.names)
    words = capital(army_name(scene, army)) if hired else scene.words(f"show-{ROLES[side]}")
    return Dice(tuple(faces), tuple(hits), seat_of(scene, army), words)


def unseen(dice: int, hits: int) -> tuple[list[int], list[bool]]:
    """Dice of which only the number of hits is told."""
    return [UNTOLD] * dice, [n < hits for n in range(dice)]


def pairs(attack: Sequence[int], defence: Sequence[int]) -> tuple[list[bool], list[bool]]:
    """RE-9.4  Which dice of a General Attack hit: the higher of each pair, the defender's in a tie."""
    won = [a > d for a, d in zip(attack, defence, strict=False)]
    spare = [False] * max(len(attack), len(defence))
    return (won + spare)[: len(attack)], ([not hit for hit in won] + spare)[: len(defence)]


def rolled(
    line: Cue, before: Scene, after: Scene, faces: Sequence[Sequence[int]], hits: Sequence[Sequence[bool]]
) -> Cue:
    """The dice of both sides; whose they are is known where only one battle is fought in the step."""
    armies = [pieces.NOBODY] * len(SIDES)
    for territory in fought(before, after):
        disputed = before if as_table(before.view).disputed >> territory & 1 else after
        armies = [army_of(as_table(disputed.view), side, territory) for side in SIDES]
        line = replace(line, title=title(after, "draw-battle-title", territory))
    shown = (dice(after, armies[side], side, faces[side], hits[side]) for side in SIDES if faces[side])
    return replace(line, dice=tuple(shown))


def lying(line: Cue, s: State, before: Scene, after: Scene) -> Cue:
    """RE-9.7  The dice that lie on the table while a castle may have them rolled again."""
    faces = [sorted(dice_shown(s, side), reverse=True) for side in SIDES]
    if s.rank == GENERAL:
        return rolled(line, before, after, faces, pairs(*faces))
    hits = [[bool(die >= RANK_HITS[s.rank]) for die in roll] for roll in faces]
    return rolled(line, before, after, faces, hits)


def volley(line: Cue, args: Args, before: Scene, after: Scene) -> Cue:
    """RE-9.3  The dice of ranks 1 to 3; their faces are known only while they lie there."""
    if not args["stands"]:
        return lying(line, as_table(after.view), before, after)
    faces, hits = zip(*(unseen(args[f"{role}_dice"], args[f"{role}_hits"]) for role in ROLES), strict=True)
    return rolled(line, before, after, faces, hits)


def general(line: Cue, args: Args, before: Scene, after: Scene) -> Cue:
    """RE-9.4  The dice of a General Attack, from the highest."""
    names = (("first", "second", "third"), ("defence", "defence_too"))
    faces = [[args[name] for name in side if args[name]] for side in names]
    return rolled(line, before, after, faces, pairs(*faces))


def assault(line: Cue, args: Args, after: Scene) -> Cue:
    """RE-6.4  The dice of a Siege Assault."""
    shot = dice(after, args["army"], pieces.INVADER, *unseen(args["dice"], args["hits"]))
    return replace(line, title=title(after, "draw-assault-title", args["route"] % TERRITORIES), dice=(shot,))


def ended(line: Cue, args: Args, before: Scene, after: Scene) -> Cue:
    """RE-9.8  What a battle cost both sides."""
    s, field = as_table(after.view), args["territory"]
    found = [(args[role], args[f"{role}_lost"]) for role in ROLES]
    losses = (
        Loss(f"seat-{letter(s, army)}", fallen(army, field, before, after), n, seat_of(after, army))
        for army, n in found
        if n
    )
    return replace(line, title=title(after, "draw-battle-title", field), losses=tuple(losses))

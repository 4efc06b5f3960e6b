"""El Grande in words: choices, events, what to do, the whole situation."""

from __future__ import annotations

from typing import Any

from reinos.core.scene import Scene
from reinos.games.el_grande import people, phase, pieces
from reinos.games.el_grande.log import event, faded, gains, round_words
from reinos.games.el_grande.naming import place_phrases
from reinos.games.el_grande.offers import choice, number, prompt
from reinos.games.el_grande.reference import reference
from reinos.games.el_grande.situation import SOURCES, glance, situation
from reinos.games.el_grande.state import MEMORY_AIDS, ElGrandeOptions

__all__ = ["choice", "event", "faded", "gains", "glance", "number", "prompt", "reference", "situation"]

# EG-8.1  Choices that put something into a region or take it out of one.
PLACING = frozenset({"deploy", "move_to", "marker", "grande", "expel", "source", "take", "recall", "give", "banish"})
# Choices of a place for which there are words why one cannot be it.
NAMING = ("recall", "source", "move_to", "give", "score", "marker", "grande", "expel", "king", "wheel")

UNTOLD = {
    "region_cards": "drawn at the setup; where the King and the Grandes stand now is told",
    "asked": "the seat to act is whom the window asks",
    "ranks": "they follow from the points",
}
# EG-17.6  What people are not shown without memory aids.
REMEMBERED = {
    "knights": "the castle is closed",
    "province": "an exact number would give the castle away",
    "spent": "discard piles are face down",
    "doubt": "discard piles are face down",
    "choosers": "only those with knights in the castle set a wheel in a general scoring",
}


def untold(options: ElGrandeOptions) -> dict[str, str]:
    """The fields of the record that words do not tell, each with the reason."""
    return UNTOLD | (REMEMBERED if forgets(options) else {})


def forgets(options: ElGrandeOptions) -> bool:
    """EG-17.6  Whether people see an earlier round again only when the match is over: boards, one after another, would
    tell who threw how much into the castle and which power cards were played."""
    return options.memory_aids == MEMORY_AIDS[0]


# The course of the game, for the shell


def order(scene: Scene) -> list[int]:
    """EG-6.1, EG-6.4  The seats in the order in which they play."""
    view = scene.view
    turns = [seat for seat in view["order"] if seat >= 0]
    return turns or [(view["token"] + offset) % view["players"] for offset in range(view["players"])]


def asked_openly(scene: Scene) -> list[int]:
    """EG-17.6  The seats of which the viewer may know whether they are to choose."""
    return people.asked_openly(scene.view, scene.seat)


def round(scene: Scene) -> tuple[str, int, int]:
    """EG-4.1, EG-4.2  The round in words, its number and the last number."""
    told = round_words(bool(scene.view["short"]), scene.view["round"])
    return scene.words("draw-track", **told), told["round"], told["last"]


def path(scene: Scene) -> tuple[list[str], int]:
    """EG-5.2, EG-6.4, EG-14.8  The parts of the round, and which of them it has come to, with the turn in it."""
    view, words = scene.view, scene.words
    if view["phase"] == phase.OVER:
        return [], 0
    names = ["power", "turns", *(["scoring"] if view["round"] % pieces.ROUNDS_A_SCORING == 0 else [])]
    labels = [words(f"path-{name}") for name in names]
    if people.wheels_of_scoring(view):
        return labels, 2
    now = 0 if view["order"][0] < 0 else 1
    labels[now] = words("path-turn", phase=labels[now], turn=view["turn"] + 1, turns=view["players"])
    return labels, now


def shares(scene: Scene) -> tuple[str, list[tuple[str, list[int]]]]:
    """EG-14.2, EG-17.6  Everybody's knights in each region, and in the castle where that is shown."""
    players, knights = scene.view["players"], people.shown(scene.view, scene.seat)["knights"]
    rows = [(scene.words(f"region-{name}"), knights[n][:players]) for n, name in enumerate(pieces.PLACE_IDS)]
    return scene.words("shares"), [(label, counts) for label, counts in rows if people.UNKNOWN not in counts]


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    """EG-14.10  Where everybody's points came from."""
    players = scene.view["players"]
    return [(scene.words(f"source-{name}"), scene.view["earned"][n][:players]) for n, name in enumerate(SOURCES)]


def why(scene: Scene, target: str) -> str | None:
    """Why something cannot be pressed now, if there is a rule to name."""
    view, words = scene.view, scene.words
    kinds = {choice.kind for choice in scene.legal}
    kind = target.partition("-")[0]
    if kind == "power" and "power" in kinds:
        return words(
            "refusal-power-played" if target in [f"power-{card}" for card in view["power"]] else "refusal-power-spent"
        )
    if kind == "card" and "card" in kinds:
        return words("refusal-card-taken")
    if kind == "power" and "recover" in kinds:
        return words("refusal-recover")
    if target not in pieces.PLACE_IDS:
        return None
    place = pieces.PLACE_IDS.index(target)
    told: dict[str, Any] = place_phrases(words, place)
    if kinds & PLACING and place == view["king"]:
        return words("refusal-kings-region", **told)
    if "deploy" in kinds and place != pieces.CASTLE:
        king = place_phrases(words, view["king"])
        return words("refusal-far", **told, king=king["the"], of=king["from"])
    where = "castle" if place == pieces.CASTLE else "king" if place == view["king"] else "region"
    return next((words(f"refusal-{asked}", **told, where=where) for asked in NAMING if asked in kinds), None)

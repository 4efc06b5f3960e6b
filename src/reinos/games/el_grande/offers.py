"""What El Grande asks, in words: the choices, the question that is open, the step that may be vetoed."""

from __future__ import annotations

from typing import Any

from reinos.core.choice import Choice
from reinos.core.phrase import about, called, listed, outcome
from reinos.core.record import members
from reinos.core.scene import Scene
from reinos.core.words import Words
from reinos.games.el_grande import naming, phase, pieces
from reinos.games.el_grande.cards import (
    ANY_REGION,
    DECK_OF,
    DEPLOY_2_CARD,
    EFFECT_IDS,
    FIRSTS_ONLY,
    HOW_MANY,
    MAX_OWN,
    MAX_RIVAL,
    MAX_TOTAL,
    NO_LIMIT,
    SET_OF,
)
from reinos.games.el_grande.log import payees, spoken
from reinos.games.el_grande.people import View, shown_table
from reinos.games.el_grande.questions import QUESTIONS
from reinos.games.el_grande.scoring import majority_bonus, payment, scoreboard, takers
from reinos.games.el_grande.state import State

QUESTION_NAMES = {value: question.name for question in QUESTIONS for value in question.values} | {phase.OVER: "over"}


# Choices


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words."""
    view, words, args = scene.view, scene.words, choice.args
    told = spoken(words, choice.kind, args)
    if "clockwise" in args:
        told["knight"] = naming.a_knight(scene, naming.counted(view, args["clockwise"]), view["active"])
    if choice.kind == "power":
        told["count"] = int(pieces.REINFORCEMENTS[args["value"]])
    if choice.kind == "mode_deploy":
        told["many"] = int(HOW_MANY[DEPLOY_2_CARD])
    if choice.kind == "wheel":
        told["king"] = yes(args["region"] == view["king"])
    if choice.kind == "card":
        told |= naming.card_words(words, view["face"][args["deck"] - 1])
    if choice.kind == "marker":
        told["set"] = yes(view["marker"][args["marker"]] >= 0)
    if choice.kind == "deployment":
        told["knights"] = int(DECK_OF[view["card"]]) + 1
    return words(f"choice-{choice.kind}", **told)


def number(scene: Scene, choice: Choice) -> int | None:
    """What a choice is called by: the value of a power card, or how many knights."""
    return choice.args.get("value", choice.args.get("count"))


def yes(truth: bool) -> str:
    """A switch for the words."""
    return "yes" if truth else "no"


# The question that is open


def prompt(scene: Scene) -> str:
    """What the viewer should do now, or who is awaited."""
    s = shown_table(scene)
    if s.phase == phase.WHEEL:
        return wheel_prompt(scene, s)
    return scene.words(message(scene.words, s), **about(scene, acting(scene.view)), **filled(scene, s))


def acting(view: View) -> int:
    """The seat to act; where wheels are set the first of them."""
    mask: int = view["to_act"]
    return max((mask & -mask).bit_length() - 1, 0)


def message(words: Words, s: State) -> str:
    """The message of the question that is open; one without a message of its own is asked in the words of the card."""
    name = f"prompt-{QUESTION_NAMES[s.phase]}"
    of_any = s.phase == phase.SCORE and SET_OF[s.action] == ANY_REGION
    return name if name in words and not of_any else "prompt-special"


def filled(scene: Scene, s: State) -> dict[str, Any]:
    """What the message of a question is filled with, as far as there is something to tell."""
    words, card = scene.words, s.action if s.action >= 0 else s.card
    told: dict[str, Any] = {"knights": quota(s)}
    if card >= 0:
        told |= naming.card_words(words, card)
    if s.phase == phase.HALVES:
        told |= {"done": "special" if s.special_done else "deploy" if s.deploy_done else "none"}
        told["possible"] = yes("special" in {choice.kind for choice in scene.legal})
        told["knights"] = min(int(DECK_OF[s.card]) + 1, int(s.court[s.active]))
    if s.phase == phase.MOVE:
        told["moves"] = moves_left(scene, s)
    if s.phase == phase.MOVE_TO:
        told |= {"from": naming.place_phrases(words, s.origin)["from"]}
        told["knight"] = naming.a_knight(scene, s.whose, s.active)
    if s.phase == phase.ANGRY_KING:
        told |= {"given": int(s.given.sum()), "places": returned_places(words, s)}
    if s.phase == phase.WINDOW:
        told["step"] = step(scene, s)
    if s.phase == phase.OVER:
        told["result"] = outcome(scene)
    return told


def moves_left(scene: Scene, s: State) -> str:
    """EG-10.11 to EG-10.17  The knights that a card may still move."""
    words, card = scene.words, s.action
    own, rivals = int(MAX_OWN[card]) - int(s.moved[0]), int(MAX_RIVAL[card]) - int(s.moved[1])
    told: dict[str, Any] = {"from": naming.place_phrases(words, s.source)["from"] if s.source >= 0 else ""}
    if MAX_TOTAL[card] == NO_LIMIT:
        return words("moves-all", **told)
    if MAX_RIVAL[card] == 0:
        return words("moves-own", count=own)
    if MAX_OWN[card] == 0:
        return words("moves-rival", count=rivals)
    if MAX_OWN[card] + MAX_RIVAL[card] == MAX_TOTAL[card]:
        return words("moves-mixed", own=own, rivals=rivals)
    left = int(MAX_TOTAL[card] - s.moved.sum())
    return words("moves-from" if s.source >= 0 else "moves-any", count=left, **told)


def quota(s: State) -> int:
    """The knights that a question is still about; a rival's provinces are not told, so neither is what they limit."""
    held = {phase.REINFORCE: s.province, phase.DEPLOY: s.court, phase.EXTRA: s.court}.get(s.phase)
    if held is None or held[s.active] < 0:
        return s.quota
    return min(s.quota, int(held[s.active]))


def wheel_prompt(scene: Scene, s: State) -> str:
    """EG-12.5  Where to set the wheel, with a warning; or who still has to, as far as that is told."""
    words = scene.words
    mine = scene.seat is not None and bool(s.to_act >> scene.seat & 1)
    pending = [scene.names[seat] for seat in members(s.to_act)]
    told: dict[str, Any] = {
        "waiting": words("waiting", count=len(pending), names=listed(words, pending)) if pending else "",
        "warning": words("wheel-warning", allowed=s.wheel_may_name_king_region, **naming.place_phrases(words, s.king)),
    }
    if s.action >= 0:
        told |= naming.card_words(words, s.card)
    if s.origin >= 0:
        told |= naming.place_phrases(words, s.origin)
    occasion = EFFECT_IDS[s.action] if s.action >= 0 else "general"
    return words(f"prompt-wheel-{occasion}", who="you" if mine else "other", **told).rstrip()


# The step that may be vetoed


def step(scene: Scene, s: State) -> str:
    """EG-11.3  The step that somebody may veto."""
    words, effect = scene.words, EFFECT_IDS[s.action]
    told: dict[str, Any] = about(scene, s.active) | naming.card_words(words, s.action)
    many = int(HOW_MANY[s.action])
    told |= {"all": int(many == NO_LIMIT), "knights": many, "value": s.known}
    message = f"step-{effect}"
    if s.step == phase.ANNOUNCED:
        message = f"announced-{effect}" if f"announced-{effect}" in words else "announced"
    elif effect == "score" and s.goal == pieces.CASTLE:
        message = "step-castle"
    if s.goal >= 0:
        told |= naming.place_phrases(words, s.goal) | {"gains": would_pay(scene, s, s.goal, s.action)}
    if s.origin >= 0:
        there = naming.place_phrases(words, s.origin)
        told |= {"from": there["from"], "there": there["the"]}
    if s.whose >= 0:
        told |= naming.whose(scene, s.whose, s.active)
        told["knight"] = naming.a_knight(scene, s.whose, s.active)
    if s.mobile >= 0:
        told["marker"] = naming.marker_name(words, s.mobile)
    if scene.seat == s.active and s.recovering[s.active] >= 0:
        told["value"] = int(s.recovering[s.active])
    told |= {"places": returned_places(words, s), "dials": dials(scene, s)}
    return words(message, **told)


def would_pay(scene: Scene, s: State, place: int, card: int = -1) -> str:
    """EG-14  What a place would pay now, by the rules of a card if it is one that scores."""
    paid = payment(s, place, int(FIRSTS_ONLY[card]) if card >= 0 else 0)
    if paid == 0:
        return scene.words("nobody-scores")
    first = takers(paid, 1)
    bonus = majority_bonus(s, place, members(first)[0]) if first else 0
    args = {"board": scoreboard(s, place), "first": first, "second": takers(paid, 2), "third": takers(paid, 3)}
    return payees(scene, args | {"bonus": bonus})


def returned_places(words: Words, s: State) -> str:
    """EG-10.24  The knights named for return."""
    named = [(holding, count) for holding, count in enumerate(s.given.tolist()) if count]
    told = [words("place-count", count=n, **naming.holding_phrases(words, holding)) for holding, n in named]
    return listed(words, told)


def dials(scene: Scene, s: State) -> str:
    """The wheels that have been shown."""
    words = scene.words
    names = called(words, scene.names, scene.seat)
    shown = [(names[seat], int(s.dial[seat])) for seat in range(s.players) if s.dial[seat] >= 0]
    return "; ".join(words("dial", name=name, label=naming.label(words, region)) for name, region in shown)

"""The game in words: choices, events, what to do, the whole table. The words themselves are in text/."""

from __future__ import annotations

from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.phrase import about, outcome
from reinos.core.record import members
from reinos.core.scene import Scene, Voice

# Fields of the record that the words leave out, and why; `reinos check` finds the others.
UNTOLD = {"last": "the result says who won", "points": "as last"}


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words; no two choices may be told alike."""
    return scene.words(f"choice-{choice.kind}", **choice.args)


def event(voice: Voice, event: Event) -> str:
    """What happened, in words that come from the event alone: the table is not there."""
    return voice.words(f"event-{event.kind}", **event.args, **about(voice, event.args["seat"]))


def prompt(scene: Scene) -> str:
    """What the viewer should do now, who is awaited, or how the game ended."""
    acting = members(scene.view["to_act"])
    return scene.words("prompt-take", **about(scene, acting[0])) if acting else outcome(scene)


def situation(scene: Scene) -> str:
    """The whole table, for terminals, screen readers and language models: all that a choice can depend on."""
    rule = scene.words("situation-poison" if scene.view["poison"] else "situation-plain")
    return f"{scene.words('situation', stones=scene.view['stones'])} {rule}"

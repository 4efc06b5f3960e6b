"""The game in words: choices, events, what to do, the whole table. The words themselves are in text/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.phrase import about, outcome
from reinos.core.record import members
from reinos.core.scene import Scene
from reinos.core.words import Words


def choice(view: Mapping[str, Any], choice: Choice, words: Words) -> str:
    """A choice in words; no two choices may be told alike."""
    return words(f"choice-{choice.kind}", **choice.args)


def event(scene: Scene, event: Event) -> str:
    """What happened, in words."""
    return scene.words(f"event-{event.kind}", **event.args, **about(scene, event.args["seat"]))


def prompt(scene: Scene) -> str:
    """What the viewer should do now, who is awaited, or how the game ended."""
    acting = members(scene.view["to_act"])
    return scene.words("prompt-take", **about(scene, acting[0])) if acting else outcome(scene)


def situation(scene: Scene) -> str:
    """The whole table, for terminals, screen readers and language models."""
    return scene.words("situation", stones=scene.view["stones"])

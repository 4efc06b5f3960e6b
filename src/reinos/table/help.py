"""Help at the table: the situation in words, what an answer in words means, why a place cannot be chosen."""

from __future__ import annotations

from typing_extensions import TypedDict

from reinos.core.brief import brief, by_part, read
from reinos.core.choice import Choice
from reinos.core.errors import IllegalChoice
from reinos.core.scene import Scene
from reinos.table.draft import Draft, decision_of, draft_of, late_offers
from reinos.table.refusal import Illegal, NotNow
from reinos.table.rendering import labelled, own_words
from reinos.table.state import Viewer, names_of
from reinos.table.table import Table
from reinos.table.words import table_words


class Situation(TypedDict):
    """The situation in words."""

    text: str


class Understood(TypedDict):
    """The choice that an answer means."""

    choice: int
    """Its id, for `draft`."""
    label: str
    """The same in words."""


class Reason(TypedDict):
    """Why a place cannot be chosen."""

    reason: str


def situation(table: Table, viewer: Viewer, *, choices: bool) -> Situation:
    """The whole situation with the viewer's draft and, if wanted, the viewer's choices."""
    if table.status == "waiting":
        return {"text": table_words(viewer.lang)("prompt-waiting")}
    seen = table.present.seen_by(viewer.seat)
    if viewer.seat is not None and viewer.seat in table.to_act:
        seen = draft_of(table, viewer.seat).seen
    return {"text": brief(seen, viewer.lang, names_of(table, viewer.lang), choices)}


def understood(table: Table, viewer: Viewer, text: str) -> Understood:
    """The choice that an answer means, or a refusal that says what would be understood."""
    if viewer.seat is None or decision_of(table, viewer.seat) is None:
        raise NotNow("no-decision", table=table.id)
    draft = draft_of(table, viewer.seat)
    if draft.complete:
        raise Illegal("not-understood", table=table.id, detail=table_words(viewer.lang)("why-held"))
    names = names_of(table, viewer.lang)
    try:
        choice, scene = read(draft.seen, text, viewer.lang, names), draft.seen.scene(viewer.lang, names, active=False)
    except IllegalChoice as wrong:
        meant = meant_late(draft, text, viewer.lang, names)
        if meant is None:
            raise Illegal("not-understood", table=table.id, detail=str(wrong)) from None
        choice, scene = meant
    return {"choice": choice.id, "label": labelled(table.game, scene, choice)["label"]}


def meant_late(draft: Draft, text: str, lang: str, names: tuple[str, ...]) -> tuple[Choice, Scene] | None:
    """The choice that an answer means of those that the engine is past but whose order is free."""
    found = late_offers(draft, lang, names)
    numbered = [offer.choice for offer, _ in found if str(offer.number) == text.strip().removeprefix("#")]
    words = draft.seen.game.rules.words(lang)
    try:
        (meant,) = numbered or [by_part(text, [offer for offer, _ in found], words)] if found else [None]
    except IllegalChoice:
        return None
    return next(((offer.choice, scene) for offer, scene in found if offer.choice == meant), None)


def why(table: Table, viewer: Viewer, target: str) -> Reason:
    """Why a place of the drawing cannot be chosen now."""
    return {"reason": _why(table, viewer, target)}


def _why(table: Table, viewer: Viewer, target: str) -> str:
    words = table_words(viewer.lang)
    if viewer.seat is None or decision_of(table, viewer.seat) is None:
        return words("why-not-yours")
    draft = draft_of(table, viewer.seat)
    if draft.complete:
        return words("why-held")
    scene = draft.seen.scene(viewer.lang, names_of(table, viewer.lang))
    place = table.game.rules.module("draw").target
    if any(place(choice, scene.view) == target for choice in scene.legal):
        return words("why-legal")
    own = own_words(table.game, "why")
    told = own(scene, target) if own else None
    return told or words("why-nothing", asked=table.game.rules.module("tell").prompt(scene))

"""What one viewer sees of a match, in one language: made from what the viewer may know and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reinos.core.choice import Choice
from reinos.core.game import Game
from reinos.core.scene import Panel, Panels, Scene, SeatPanel
from reinos.server.moment import Glimpse
from reinos.server.wire import Written, as_bytes
from reinos.server.wording import game_words, server_words

Json = dict[str, Any]


def scene_of(seen: Glimpse, viewer: int | None, lang: str, names: Sequence[str], *, active: bool = True) -> Scene:
    """The scene of what a viewer may know; without choices when the viewer has none to make."""
    game = seen.game
    legal: tuple[Choice, ...] = ()
    if active and viewer is not None and viewer in seen.to_act:
        legal = tuple(map(game.rules.choices.choice, seen.legal_ids(viewer)))
    return Scene(seen.view, viewer, tuple(names), legal, game_words(game.rules, lang))


def tell(game: Game, name: str) -> Any:
    """Something that a game may have to say, or None."""
    return getattr(game.rules.module("tell"), name, None)


@dataclass(frozen=True)
class Sight:
    """The parts of a state that depend on the record, the viewer, the draft, the names and the language."""

    panels: Json
    cards: list[Json]
    points: list[int]
    ranks: list[int]
    prompt: str
    round: Json | None
    order: list[int]
    legal: Written
    open: list[int]  # seats of which the viewer may know whether they are to act


def look(seen: Glimpse, viewer: int | None, lang: str, names: Sequence[str], *, active: bool = True) -> Sight:
    """Draw and tell everything that a viewer sees."""
    scene = scene_of(seen, viewer, lang, names, active=active)
    game = seen.game
    drawn: Panels = game.rules.module("draw").panels(scene)
    order = tell(game, "order")
    points, ranks = seen.standing
    return Sight(
        panels={"stage": panel(drawn.stage), "offer": panel(drawn.offer), "tray": panel(drawn.tray)},
        cards=[card(seat) for seat in drawn.seats],
        points=points,
        ranks=ranks,
        prompt=game.rules.module("tell").prompt(scene),
        round=round_of(game, scene),
        order=[int(seat) for seat in order(scene)] if order else list(range(game.players)),
        legal=Written(as_bytes([told_choice(game, scene, choice) for choice in scene.legal])),
        open=game.rules.awaited(scene, range(game.players)),
    )


def panel(drawn: Panel | None) -> Json | None:
    """A panel as plain data."""
    if drawn is None:
        return None
    return {"body": drawn.body, "width": drawn.width, "height": drawn.height, "html": drawn.html}


def card(drawn: SeatPanel) -> Json:
    """A player's card as plain data."""
    return {
        "score": drawn.score,
        "note": drawn.note,
        "picture": None if drawn.picture is None else drawn.picture.body,
        "vitals": [{"icon": v.icon, "text": v.text, "label": v.label} for v in drawn.vitals],
    }


def round_of(game: Game, scene: Scene) -> Json | None:
    """The round in words: as the game tells it, or by the record's own count."""
    own = tell(game, "round")
    if own:
        label, now, of = own(scene)
        return {"label": label, "now": now, "of": of}
    number = scene.view.get("round")
    if not isinstance(number, int):
        return None
    return {"label": server_words(scene.words.lang)("round", number=number), "now": number, "of": None}


def told_choice(game: Game, scene: Scene, choice: Choice) -> Json:
    """A choice in words, with the place of the drawing that it belongs to."""
    return {
        "id": choice.id,
        "kind": choice.kind,
        "label": str(game.rules.module("tell").choice(scene.view, choice, scene.words)),
        "target": game.rules.module("draw").target(choice, scene.view) or None,
    }


def told_events(seen: Glimpse, viewer: int | None, lang: str, names: Sequence[str]) -> Json:
    """What the last step did, as far as the viewer may know: a sentence and its seat for each event, and the round.

    `later` is what the log still says of it once the round is over, where a game forgets.
    """
    scene = scene_of(seen, viewer, lang, names, active=False)
    game, record = seen.game, seen.record
    events = game.rules.events.read(record["events"][0], int(record["event_count"][0]))
    speak, fade = game.rules.module("tell").event, tell(game, "faded")
    round_now = round_of(game, scene)
    faded = [(event.args.get("seat"), fade(scene, event)) for event in events] if fade else None
    return {
        "round": None if round_now is None else round_now["label"],
        "rows": [(event.args.get("seat"), str(speak(scene, event))) for event in events],
        "later": None if faded is None else [(seat, text) for seat, text in faded if text is not None],
    }

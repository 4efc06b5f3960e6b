"""What one viewer sees of a match, in one language: made from the viewer's hidden record and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reinos.core.choice import Choice
from reinos.core.game import Game
from reinos.core.match import Match, view_of
from reinos.core.scene import Panel, Panels, Scene, SeatPanel
from reinos.server.draft import Record
from reinos.server.memory import Memory
from reinos.server.wording import game_words, server_words

Json = dict[str, Any]

_standings: Memory[tuple[list[int], list[int]]] = Memory(512)


def scene_of(seen: Match, viewer: int | None, lang: str, names: Sequence[str], *, active: bool = True) -> Scene:
    """The scene of a match over a hidden record; without choices when the viewer has none to make."""
    legal: tuple[Choice, ...] = ()
    if active and viewer is not None and viewer in seen.to_act:
        legal = tuple(seen.legal(viewer))
    return scene_with(seen.game, seen._record, viewer, lang, names, legal)


def scene_with(
    game: Game, hidden: Record, viewer: int | None, lang: str, names: Sequence[str], legal: tuple[Choice, ...] = ()
) -> Scene:
    """The scene of a hidden record and the choices that the viewer has."""
    return Scene(view_of(game, hidden), viewer, tuple(names), legal, game_words(game.rules, lang))


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
    legal: list[Json]


def look(seen: Match, viewer: int | None, lang: str, names: Sequence[str], *, active: bool = True) -> Sight:
    """Draw and tell everything that a viewer sees."""
    scene = scene_of(seen, viewer, lang, names, active=active)
    game = seen.game
    drawn: Panels = game.rules.module("draw").panels(scene)
    order = tell(game, "order")
    points, ranks = standing(seen)
    return Sight(
        panels={"stage": panel(drawn.stage), "offer": panel(drawn.offer), "tray": panel(drawn.tray)},
        cards=[card(seat) for seat in drawn.seats],
        points=points,
        ranks=ranks,
        prompt=game.rules.module("tell").prompt(scene),
        round=round_of(game, scene),
        order=[int(seat) for seat in order(scene)] if order else list(range(game.players)),
        legal=[told_choice(game, scene, choice) for choice in scene.legal],
    )


def standing(seen: Match) -> tuple[list[int], list[int]]:
    """Points and ranks by seat, as the table stands; for viewers who know the same, counted once."""
    return _standings.get((seen.game.rules.name, seen._record.tobytes()), lambda: settled(seen))


def settled(seen: Match) -> tuple[list[int], list[int]]:
    """The same, counted."""
    record = seen.record
    game = seen.game
    game.rules.target("python").settle(record, 0)
    return record["points"][0, : game.players].tolist(), record["ranks"][0, : game.players].tolist()


def panel(drawn: Panel | None) -> Json | None:
    """A panel as plain data."""
    if drawn is None:
        return None
    return {"body": str(drawn.body), "width": drawn.width, "height": drawn.height, "html": drawn.html}


def card(drawn: SeatPanel) -> Json:
    """A player's card as plain data."""
    return {
        "score": drawn.score,
        "note": drawn.note,
        "picture": None if drawn.picture is None else str(drawn.picture.body),
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


def told_events(game: Game, hidden: Record, viewer: int | None, lang: str, names: Sequence[str]) -> Json:
    """What the last step did, as far as the viewer may know: a sentence and its seat for each event, and the round."""
    scene = scene_with(game, hidden, viewer, lang, names)
    events = game.rules.events.read(hidden["events"][0], int(hidden["event_count"][0]))
    speak = game.rules.module("tell").event
    round_now = round_of(game, scene)
    return {
        "round": None if round_now is None else round_now["label"],
        "rows": [(event.args.get("seat"), str(speak(scene, event))) for event in events],
    }

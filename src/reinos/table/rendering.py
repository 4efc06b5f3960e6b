"""A position drawn and told for one viewer in one language, from what the viewer may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, cast

from typing_extensions import TypedDict

from reinos.core import scene as drawn
from reinos.core.brief import numbers
from reinos.core.choice import Choice
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.scene import Scene
from reinos.table.words import table_words


class Panel(TypedDict):
    """A part of the drawing."""

    body: str
    """An <svg> element, or HTML where html is true."""
    width: float
    height: float
    html: bool


class Panels(TypedDict):
    """The drawing; all null before the table is laid."""

    stage: Panel | None
    offer: Panel | None
    tray: Panel | None


class Vital(TypedDict):
    """A small count."""

    icon: str
    text: str
    label: str


class Card(TypedDict):
    """A player's card."""

    score: str
    note: str
    picture: str | None
    vitals: list[Vital]


class Round(TypedDict):
    """The round."""

    label: str
    now: int
    of: int | None


class Phase(TypedDict):
    """A part of the round."""

    label: str
    stands: Literal["done", "now", "next"]


class Share(TypedDict):
    """What each seat has of something."""

    label: str
    amounts: list[int]


class Shares(TypedDict):
    """Who has how much of what the game is about, as a table."""

    title: str
    rows: list[Share]


class LabelledChoice(TypedDict):
    """Something that can be chosen, in words."""

    id: int
    number: int | None
    """Its number in lists, and in an answer to `read`; null of a choice that is made."""
    kind: str
    label: str
    target: str | None
    """data-target in the drawing."""
    piece: str | None
    """data-target of the piece that it moves, where somebody may take that first."""


class Rendering:
    """The parts of a state that depend on the position, the viewer, the names and the language.

    The drawing is made when it is asked for: a draft that can be confirmed is shown by what it leads to.
    """

    def __init__(self, seen: Position, lang: str, names: Sequence[str], *, active: bool) -> None:
        game, scene = seen.game, seen.scene(lang, names, active=active)
        self._scene: Scene | None = scene  # until it is drawn
        self._drawn: tuple[Panels, list[Card]] | None = None
        self.points: Sequence[int] = seen.points
        self.ranks: Sequence[int] = seen.ranks
        self.prompt: str = game.rules.module("tell").prompt(scene)
        self.round = round_of(seen, lang, names)
        self.path = path_of(seen, scene)
        self.shares = shares_of(game, scene)
        self.order = order_of(seen, scene)
        self.legal = all_labelled(game, scene, scene.legal, numbers(scene, game.rules.module("tell")))
        self.open = game.rules.awaited(scene, range(game.players))  # of them one may know whether they are to act
        self._draw: Callable[[Scene], drawn.Panels] = game.rules.module("draw").panels

    @property
    def panels(self) -> Panels:
        """The drawing."""
        return self._parts()[0]

    @property
    def cards(self) -> list[Card]:
        """The players' cards."""
        return self._parts()[1]

    def _parts(self) -> tuple[Panels, list[Card]]:
        scene = self._scene
        if self._drawn is None:
            assert scene is not None
            self._drawn, self._scene = drawn_parts(self._draw(scene)), None
        return self._drawn


def drawn_parts(panels: drawn.Panels) -> tuple[Panels, list[Card]]:
    """The drawing and the players' cards as plain data."""
    parts: Panels = {"stage": panel(panels.stage), "offer": maybe(panels.offer), "tray": maybe(panels.tray)}
    return parts, [cast(Card, seat.plain) for seat in panels.seats]


def own_words(game: Game, name: str) -> Any:
    """A function of the game's `tell.py` that not every game has, or None."""
    return getattr(game.rules.module("tell"), name, None)


def panel(drawing: drawn.Panel) -> Panel:
    """A panel as plain data."""
    return cast(Panel, drawing.plain)


def maybe(drawing: drawn.Panel | None) -> Panel | None:
    """The same of a panel that may not be there."""
    return None if drawing is None else panel(drawing)


def order_of(seen: Position, scene: Scene) -> list[int]:
    """The seats in the order of play: as the game tells it, or by their numbers."""
    memo = seen.contents.memo
    if "order" not in memo:
        own = own_words(seen.game, "order")
        memo["order"] = [int(seat) for seat in own(scene)] if own else list(range(seen.game.players))
    found: list[int] = memo["order"]
    return found


def round_of(seen: Position, lang: str, names: Sequence[str]) -> Round | None:
    """The round in words: as the game tells it, or by the record's own count."""
    memo, key = seen.contents.memo, ("round", lang)
    if key not in memo:
        memo[key] = round_told(seen.game, seen.scene(lang, names, active=False))
    found: Round | None = memo[key]
    return found


def round_told(game: Game, scene: Scene) -> Round | None:
    """The same, told anew."""
    own = own_words(game, "round")
    if own:
        label, now, of = own(scene)
        return {"label": label, "now": now, "of": of}
    number = scene.view.get("round")
    if not isinstance(number, int):
        return None
    return {"label": table_words(scene.words.lang)("round", number=number), "now": number, "of": None}


def path_of(seen: Position, scene: Scene) -> list[Phase]:
    """The parts of the round, as far as the game tells."""
    memo, key = seen.contents.memo, ("path", scene.words.lang)
    if key not in memo:
        own = own_words(seen.game, "path")
        labels, now = own(scene) if own else ([], 0)
        memo[key] = [
            {"label": label, "stands": "done" if n < now else "now" if n == now else "next"}
            for n, label in enumerate(labels)
        ]
    found: list[Phase] = memo[key]
    return found


def shares_of(game: Game, scene: Scene) -> Shares | None:
    """Who has how much, where the game tells."""
    own = own_words(game, "shares")
    if own is None:
        return None
    title, rows = own(scene)
    return {"title": title, "rows": [{"label": label, "amounts": [int(n) for n in amounts]} for label, amounts in rows]}


def labelled(game: Game, scene: Scene, choice: Choice, number: int | None = None) -> LabelledChoice:
    """A choice in words, with the place of the drawing that it belongs to."""
    return all_labelled(game, scene, [choice], [number])[0]


def all_labelled(
    game: Game, scene: Scene, choices: Sequence[Choice], numbers: Sequence[int | None]
) -> list[LabelledChoice]:
    """The same of several choices; with the piece that each moves, where the game's drawing tells."""
    if not choices:
        return []
    draw, view = game.rules.module("draw"), scene.view
    say, target = game.rules.module("tell").choice, draw.target
    grasp: Callable[[Choice, Mapping[str, Any]], str] | None = getattr(draw, "grasp", None)
    return [
        {
            "id": choice.id,
            "number": number,
            "kind": choice.kind,
            "label": str(say(scene, choice)),
            "target": target(choice, view) or None,
            "piece": (grasp(choice, view) or None) if grasp else None,
        }
        for choice, number in zip(choices, numbers, strict=True)
    ]

"""The story of some commits as one viewer may see it: cues in the order in which things happened."""

from __future__ import annotations

from dataclasses import asdict, replace

from typing_extensions import TypedDict

from reinos.core.cue import Cue as Shown
from reinos.core.cue import player
from reinos.core.position import Position
from reinos.core.scene import SEAT_LETTERS
from reinos.core.story import finale, plain, story
from reinos.table.refusal import NotFound, NotNow
from reinos.table.rendering import Panel, Panels, panel
from reinos.table.state import Viewer, names_of, oldest, rendering_of
from reinos.table.table import Entry, Table

MOST = 60  # commits that one story tells: the last ones
DRAWN = 12  # steps whose drawings are sent at most: the last ones; what moves before is shown on the first of them


class Move(TypedDict):
    """A piece that travels: a thing of the drawing, or a symbol of the sprite in the colour of a seat."""

    picture: str
    start: str
    end: str
    seat: int | None
    count: int


class Dice(TypedDict):
    """Dice that somebody rolls."""

    faces: list[int]
    hits: list[bool]
    seat: int | None
    words: str


class Reveal(TypedDict):
    """What is turned over, all of a cue at once."""

    words: str
    at: str
    seat: int | None
    picture: str
    side: int | None


class Points(TypedDict):
    """Points that fly to a player's card."""

    seat: int
    points: int
    words: str


class Loss(TypedDict):
    """Pieces that fall."""

    picture: str
    at: str
    count: int
    seat: int | None


class Part(TypedDict):
    """What one seat puts on a side of a tally."""

    seat: int
    amount: int
    side: int


class Tally(TypedDict):
    """A bar in which parts join."""

    parts: list[Part]
    sides: list[str]


class Cue(TypedDict):
    """One moment of a story. Places are ids, data-targets or data-names of the drawing, or player-LETTER."""

    n: int
    """The commit that it belongs to."""
    mine: bool
    """Whether it is of a commit of the viewer's own."""
    caption: str
    detail: str
    title: str
    seat: int | None
    at: list[str]
    moves: list[Move]
    dice: list[Dice]
    reveals: list[Reveal]
    gains: list[Points]
    losses: list[Loss]
    tally: Tally | None
    board: int | None
    """A drawing of `boards` that is shown in place of the stage."""
    drawing: int | None
    """The one of `drawings` that its moves lead to; null after the last step, when the table stands as it is."""


class Drawing(TypedDict):
    """The panels after a step, as numbers of `boards`."""

    stage: int | None
    offer: int | None
    tray: int | None


class Story(TypedDict):
    """What happened after one commit, up to another."""

    after: int
    until: int
    cues: list[Cue]
    finale: list[Cue]
    """How the points came together: the last first; empty before the end."""
    boards: list[Panel]
    drawings: list[Drawing]


def story_of(table: Table, viewer: Viewer, after: int, until: int | None = None) -> Story:
    """The story between two commits; of a long stretch its end."""
    until = table.commits if until is None else until
    if table.status == "waiting" or not 0 <= until <= table.commits:
        raise NotFound("no-commit", last=table.commits)
    first, known = max(after, until - MOST), oldest(table)
    if table.of_other_rules:
        raise NotNow("old-rules")
    told, names = Teller(), names_of(table, viewer.lang)
    steps = [entry for entry in table.entries if first < entry.commit <= until]
    stories: list[tuple[Entry, Position, list[Shown]]] = []
    for entry in steps:
        if entry.commit < known:
            new = table.position(entry).seen_by(viewer.seat)
            stories.append((entry, new, remembered(new, viewer.lang, names)))
            continue
        before = table.entries[max(0, entry.number - 1)]
        old, new = (table.position(one).seen_by(viewer.seat) for one in (before, entry))
        stories.append((entry, new, story(old, new, viewer.lang, names)))
    moving = [n for n, (*_, shown) in enumerate(stories[:-1]) if any(changes(cue) for cue in shown)]
    drawn = moving[-DRAWN:]
    for n, (entry, new, shown) in enumerate(stories):
        if n in drawn:
            told.draw(rendering_of(table, new, viewer, names, active=False).panels)
        mine = entry.seat is not None and entry.seat == viewer.seat
        told.add(shown, entry.commit, mine, max(0, len(told.drawings) - 1) if n in moving else None)
    cues, told.cues = told.cues, []
    if table.status == "over" and until == table.commits:
        told.add(finale(table.present.seen_by(viewer.seat), viewer.lang, names), until, False)
    return {
        "after": first,
        "until": until,
        "cues": cues,
        "finale": told.cues,
        "boards": told.boards,
        "drawings": told.drawings,
    }


def remembered(seen: Position, lang: str, names: tuple[str, ...]) -> list[Shown]:
    """What the log still says of a step of an earlier round, in a game that must be remembered."""
    voice, rules = seen.scene(lang, names, active=False).voice, seen.game.rules
    lines = ((plain(rules, voice, event), rules.module("tell").faded(voice, event)) for event in seen.events)
    return [replace(line, caption=text) for line, text in lines if text is not None]


def changes(cue: Shown) -> bool:
    """Whether a cue shows the table as its step left it: a piece has moved there, or a card lies face up."""
    cards = {"", *map(player, range(len(SEAT_LETTERS)))}
    return cue.board is None and bool(cue.moves or any(turned.at not in cards for turned in cue.reveals))


class Teller:
    """Cues as plain data; each board is sent once."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []
        self.boards: list[Panel] = []
        self.drawings: list[Drawing] = []
        self._places: dict[str, int] = {}

    def draw(self, panels: Panels) -> None:
        """How the table stands after a step."""
        stage, offer, tray = (self._place(one) for one in (panels["stage"], panels["offer"], panels["tray"]))
        self.drawings.append({"stage": stage, "offer": offer, "tray": tray})

    def add(self, cues: list[Shown], commit: int, mine: bool, drawing: int | None = None) -> None:
        """Some cues of a commit."""
        for cue in cues:
            data = asdict(cue)
            del data["together"]
            board = None if cue.board is None else self._place(panel(cue.board))
            data |= {"n": commit, "mine": mine, "board": board, "drawing": drawing}
            self.cues.append(data)  # type: ignore[arg-type]  # asdict does not know the keys it gives

    def _place(self, board: Panel | None) -> int | None:
        if board is None:
            return None
        if board["body"] not in self._places:
            self._places[board["body"]] = len(self.boards)
            self.boards.append(board)
        return self._places[board["body"]]

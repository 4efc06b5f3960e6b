"""Match: a game being played, as its positions and the steps between them; undo, words, drawing, files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from reinos.core.choice import Choice
from reinos.core.cue import Cue
from reinos.core.errors import BadFile, IllegalChoice
from reinos.core.event import Event
from reinos.core.game import SEED_BITS, Game, check_count
from reinos.core.position import Position
from reinos.core.record import Records, copy_records
from reinos.core.scene import Panels, Scene

Rolls = tuple[tuple[int, int], ...]  # what chance decided, as (sides, roll)


@dataclass(frozen=True)
class Step:
    """One step of a match: who chose what."""

    seat: int
    choice: int


class Match:
    """One match: the seed of its dice, the positions, and the steps that led from one to the next.

    A match that goes on from a stored position is given the steps that led there; it cannot undo them.
    """

    def __init__(self, seed: int, position: Position, steps: Sequence[Step] = ()) -> None:
        self.seed = seed
        self.positions = [position]
        self.steps = list(steps)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seats {self.to_act} to act"
        return f"<Match {self.game!r}, {len(self.steps)} steps, {state}>"

    # --- how it stands

    @property
    def position(self) -> Position:
        """The table as it stands, secrets included."""
        return self.positions[-1]

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.position.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.game.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice, in seat order."""
        return self.position.to_act

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.position.over

    @property
    def record(self) -> Records:
        """A copy of the whole record, secrets included."""
        return copy_records(self.position.record)

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat, as the table stands."""
        return self.position.points

    @property
    def ranks(self) -> tuple[int, ...]:
        """Ranks by seat, as the table stands; 1 is best, and shared ranks are equal."""
        return self.position.ranks

    @property
    def events(self) -> list[Event]:
        """Everything the last step did; `seen_by(seat).events` leaves out what a seat may not see."""
        return self.position.events

    @property
    def rolls(self) -> list[Rolls]:
        """What chance decided at the set-up and then in each step, worked out by playing the match again."""
        from reinos.core.saved import replay

        return [rolls for _, rolls in replay(self.game, self.seed, self.steps)]

    # --- play

    def legal(self, seat: int | None = None) -> list[Choice]:
        """The legal choices of a seat; by default of the first seat to act."""
        return self.position.legal(seat)

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """The ids of a seat's legal choices."""
        return self.position.legal_ids(seat)

    def play(self, choice: Choice | int, seat: int | None = None) -> None:
        """Make a choice; an illegal one raises IllegalChoice and changes nothing."""
        seat = self.position.acting_seat(seat)
        number = self.position.legal_number(choice, seat)
        self.positions.append(self.position.after(number, seat))
        self.steps.append(Step(seat, number))

    def undo(self) -> None:
        """Go back one step."""
        if len(self.positions) == 1:
            raise IllegalChoice("there is no step to undo")
        self.positions.pop()
        self.steps.pop()

    # --- what a seat may know, in words and pictures

    def seen_by(self, viewer: int | None) -> Position:
        """What the viewer may know: all that bots are given, and words and drawings are made from."""
        return self.position.seen_by(viewer)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know, as a plain dict of the record's fields; None is a spectator."""
        return self.seen_by(seat).view

    def scene(self, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None) -> Scene:
        """What the drawing and the words are made from."""
        return self.seen_by(seat).scene(lang, names)

    def describe(
        self, choice: Choice | int, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None
    ) -> str:
        """A choice in words, as the seat sees the table; by default the first seat to act."""
        if not isinstance(choice, Choice):
            choice = self.game.rules.choices.choice(choice)
        if seat is None and not self.over:
            seat = self.to_act[0]
        return str(self.game.rules.module("tell").choice(self.scene(seat, lang, names), choice))

    def tell(self, lang: str = "en", viewer: int | None = None, names: Sequence[str] | None = None) -> list[str]:
        """What the last step did, in words, as far as the viewer may know it."""
        scene = self.scene(viewer, lang, names)
        tell = self.game.rules.module("tell")
        return [str(tell.event(scene.voice, event)) for event in self.seen_by(viewer).events]

    def story(
        self, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None, steps: int = 1
    ) -> list[Cue]:
        """What the last steps did, as cues of a story for the seat; further back than the first step, the set-up."""
        from reinos.core.story import story

        check_count("steps", steps)
        seen = [position.seen_by(seat) for position in self.positions[-1 - steps :]]
        pairs = pairwise(seen) if len(self.positions) > steps else [(seen[0], seen[0]), *pairwise(seen)]
        return [cue for before, after in pairs for cue in story(before, after, lang, names)]

    def finale(self, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None) -> list[Cue]:
        """How the points came together, as cues of a story; empty before the end."""
        from reinos.core.story import finale

        return finale(self.seen_by(seat), lang, names)

    def brief(
        self, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None, choices: bool = True
    ) -> str:
        """The whole situation and, by default, the seat's legal choices in words."""
        from reinos.core.brief import brief

        return brief(self.seen_by(seat), lang, names, choices)

    def read(self, text: str, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None) -> Choice:
        """Understand an answer to `brief`, or IllegalChoice that says what is understood."""
        from reinos.core.brief import read

        return read(self.seen_by(self.position.acting_seat(seat)), text, lang, names)

    def panels(self, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None) -> Panels:
        """The drawing in its parts."""
        drawn: Panels = self.game.rules.module("draw").panels(self.scene(seat, lang, names))
        return drawn

    def svg(
        self, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None, theme: str = "light"
    ) -> str:
        """The drawing as one picture."""
        return self.seen_by(seat).svg(lang, names, theme)

    def _repr_svg_(self) -> str:
        """A match shows itself in a notebook, as a spectator sees it."""
        return self.svg(None)

    # --- files

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed's 32 bytes: shown at the start, it proves at the end that nobody touched the dice."""
        return hashlib.sha256(self.seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The match as plain data."""
        from reinos.core.saved import as_json

        return as_json(self)

    def save(self, path: str | Path) -> None:
        """Write the match to a file."""
        Path(path).write_text(json.dumps(self.to_json(), indent=1) + "\n", encoding="utf-8")

    @staticmethod
    def load(path: str | Path) -> Match:
        """Read a match from a file and replay it; a damaged file raises BadFile."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, ValueError, RecursionError) as wrong:
            raise BadFile(f"{path}: not a readable JSON file ({wrong})") from None
        return Match.from_json(data)

    @staticmethod
    def from_json(data: Any) -> Match:
        """Replay a match from plain data, and prove that its dice and its result are what the seed gives."""
        from reinos.core.saved import replayed

        return replayed(data)

"""Rules: what a game is. Game: one configuration of it, ready to be played."""

from __future__ import annotations

import dataclasses
import importlib
import importlib.util
import pickle
import secrets
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core.chairs import Chairs
from reinos.core.choice import Choices
from reinos.core.errors import BadOption
from reinos.core.event import Events
from reinos.core.options import Options, choose_options
from reinos.core.planes import Planes
from reinos.core.play import anything_goes, never_truncated, nothing_to_redeal
from reinos.core.question import Questions
from reinos.core.record import Proxy, Table, copy_records, proxy_class, repeat_records
from reinos.core.secret import blanker
from reinos.core.target import Target, compiling_quickly, make_target
from reinos.core.words import CORE_TEXT, Words, load_words

if TYPE_CHECKING:
    from reinos.core.batch import Batch
    from reinos.core.match import Match
    from reinos.core.position import Position, Verbs
    from reinos.core.scene import Scene
    from reinos.core.walk import Walk

SEED_BITS = 256
ENDLESS = 1 << 62  # decisions: no limit
Verb = Callable[..., Any]


@dataclass(frozen=True, eq=False, kw_only=True)
class Rules:
    """A game: its record, options, questions, events and verbs. Words and drawing lie in its package."""

    name: str
    version: int  # raised by every change that makes old matches replay differently
    package: str
    table: type[Table]
    options: type[Options]
    questions: Questions
    events: Events
    planes: Planes
    setup: Verb
    finish: Verb
    encode: Verb
    appraise: Verb
    hide: Verb | None = None  # unless given: blanks what the table declares as hidden
    redeal: Verb = nothing_to_redeal
    chairs: Chairs | None = None  # None: the seats have different parts, so that a table cannot be turned
    truncated: Verb = never_truncated
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    simulation: Mapping[str, Any] = field(default_factory=dict)  # options that make games among programs end in time
    emblem: str = "shield"  # a symbol of the sprite, without its r-
    minutes: int | None = None  # how long a match takes among people

    def __post_init__(self) -> None:
        if self.hide is None:
            object.__setattr__(self, "hide", blanker(self.table))

    def __reduce__(self) -> Any:
        if getattr(importlib.import_module(self.package), "RULES", None) is not self:
            raise pickle.PicklingError(
                f"the rules of {self.name!r} are not RULES of {self.package}, so no file can hold them"
            )
        return _rules_of, (self.package,)

    def __deepcopy__(self, memo: Any) -> Rules:
        return self  # nothing in them changes

    @property
    def choices(self) -> Choices:
        """All that can be chosen."""
        return self.questions.choices

    @property
    def legal(self) -> Verb:
        """The verb that lists a seat's choices."""
        return self.questions.legal

    @property
    def apply(self) -> Verb:
        """The verb that carries a choice out."""
        return self.questions.apply

    @cached_property
    def look(self) -> Verb:
        """The verb that shows a seat what it may know of a table."""
        from reinos.core.sight import doubts, look_at_copy, look_at_table

        return look_at_copy if doubts(self.table, self.encode) else look_at_table

    def simulated(self, **options: Any) -> Game:
        """The game as programs play it against each other: its options for simulations, unless others are given."""
        return Game(self, **options).simulated()

    @cached_property
    def proxy(self) -> type[Proxy]:
        """The class that wraps a record for rules on CPython."""
        return proxy_class(self.table, self)

    @cached_property
    def folder(self) -> Path:
        """Where the game's sources, data and words are."""
        found = importlib.import_module(self.package).__file__
        assert found is not None
        return Path(found).parent

    def has(self, name: str) -> bool:
        """Whether the game's package has a module of this name."""
        return name in self._modules or importlib.util.find_spec(f"{self.package}.{name}") is not None

    @cached_property
    def _modules(self) -> dict[str, Any]:
        return {}

    def module(self, name: str) -> Any:
        """A module of the game's package, imported when first needed: tell, draw, vectors."""
        if name not in self._modules:
            self._modules[name] = importlib.import_module(f"{self.package}.{name}")
        return self._modules[name]

    @cached_property
    def show(self) -> Any:
        """The game's `show.py`, which makes cues of its events; None: each event is shown as its line in the log."""
        return self.module("show") if self.has("show") else None

    @cached_property
    def check(self) -> Verb:
        """What holds at every table: `check` of the game's invariants."""
        found: Verb = self.module("invariants").check
        return found

    @cached_property
    def check_step(self) -> Verb:
        """What no step may do: `check_step` of the game's invariants, if it has one."""
        found: Verb = getattr(self.module("invariants"), "check_step", anything_goes)
        return found

    def awaited(self, scene: Scene, acting: Iterable[int]) -> list[int]:
        """The seats to act that the viewer may know of: all, unless the game's `asked_openly` says otherwise."""
        own = getattr(self.module("tell"), "asked_openly", None)
        known = None if own is None else own(scene)
        return [seat for seat in acting if known is None or seat in known]

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    def words(self, lang: str) -> Words:
        """The game's words in a language."""
        if lang not in self._words:
            self._words[lang] = load_words(lang, *self.text_folders, CORE_TEXT)  # a game's own words go first
        return self._words[lang]

    @cached_property
    def text_folders(self) -> tuple[Path, ...]:
        """Where the game's words lie: `text`, and `text/lessons` where it has lessons."""
        found = (self.folder / "text", self.folder / "text" / "lessons")
        return tuple(folder for folder in found if folder.is_dir())

    def help(self, lang: str) -> list[tuple[str, str]]:
        """Title and text of each part of the help: what the words say, then what `reference` makes of the data."""
        from reinos.core.phrase import help_sections

        words, reference = self.words(lang), getattr(self.module("tell"), "reference", None)
        return [*help_sections(words), *(reference(words) if reference else ())]

    @cached_property
    def style(self) -> str:
        """The CSS that the game's drawing needs beside the common one."""
        path = self.folder / "draw.css"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @cached_property
    def _targets(self) -> dict[str, Target]:
        return {}

    def target(self, name: str) -> Target:
        """The kernels of this game on a target."""
        if name not in self._targets:
            self._targets[name] = make_target(self, name)
        return self._targets[name]

    @cached_property
    def _verbs(self) -> dict[str, Verbs]:
        return {}

    def verbs(self, target: str) -> Verbs:
        """What positions of this game do at every move, on a target."""
        if target not in self._verbs:
            from reinos.core.position import Verbs

            self._verbs[target] = Verbs(self, target)
        return self._verbs[target]


@dataclass(frozen=True)
class Playouts:
    """Results of random games: one row per game, one column per seat."""

    points: np.ndarray[Any, Any]
    ranks: np.ndarray[Any, Any]
    lengths: np.ndarray[Any, Any]


class Game:
    """A game with its options chosen."""

    def __init__(self, rules: Rules, preset: str | None = None, **options: Any) -> None:
        if preset is not None:
            if preset not in rules.presets:
                raise BadOption(f"preset is {preset!r}; allowed: {', '.join(map(repr, rules.presets)) or 'none'}")
            options = {**rules.presets[preset], **options}
        self.rules = rules
        self.options = choose_options(rules.options, {name: plain(value) for name, value in options.items()})
        self._limits = rules.simulation.keys() & options.keys()
        self.mark = repr((self.name, self.chosen)).encode()  # tells it from other games and options

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.asked.items())
        return f"reinos.load({self.name!r}{chosen})"

    def __reduce__(self) -> Any:
        return _again, (self.rules, self.asked)

    @property
    def name(self) -> str:
        """The game's name as `reinos.load` takes it."""
        return self.rules.name

    @property
    def players(self) -> int:
        """How many play."""
        return self.options.players

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that differ from their defaults, and the number of players."""
        default = self.rules.options()  # type: ignore[call-arg]  # every game's options have defaults
        return {
            f.name: getattr(self.options, f.name)
            for f in dataclasses.fields(self.options)
            if f.name == "players" or getattr(self.options, f.name) != getattr(default, f.name)
        }

    @property
    def asked(self) -> dict[str, Any]:
        """The same, and the limits for simulations that were asked for, defaults or not: all that makes this game."""
        return self.chosen | {name: getattr(self.options, name) for name in self._limits}

    def simulated(self) -> Game:
        """The same as programs play it against each other: with the game's limits, unless others were asked for."""
        missing = {name: value for name, value in self.rules.simulation.items() if name not in self._limits}
        return Game(self.rules, **self.asked, **missing) if missing else self

    def bare(self, seed: int, count: int = 1) -> np.ndarray[Any, Any]:
        """Records as they are before `setup`: the options, fresh dice, and every field at its declared start."""
        batch = copy_records(self._keyless) if count == 1 else repeat_records(self._keyless, count)
        batch["key"] = [seed >> (32 * (7 - i)) & 0xFFFFFFFF for i in range(8)]
        return batch

    @cached_property
    def _keyless(self) -> np.ndarray[Any, Any]:
        """A bare record before its dice get their key."""
        record = np.zeros(1, self.rules.table.dtype)
        for name, declared in self.rules.table.fields.items():
            record[name] = declared.start
        for name, code in self.options.codes().items():
            record[name] = code
        return record

    def new(self, seed: int | None = None) -> Match:
        """Start a match; without a seed the dice get 256 bits from the system."""
        from reinos.core.match import Match

        seed = check_seed(secrets.randbits(SEED_BITS) if seed is None else seed)
        return Match(seed, self.start(seed))

    def start(self, seed: int, target: str = "python") -> Position:
        """The table as it is laid with the dice of a seed."""
        from reinos.core.position import Position

        record = self.bare(check_seed(seed))
        self.rules.target(target).start(record, 0, 0)
        return Position(self, record, target)

    def walk(self, target: str = "cpu") -> Walk:
        """One game after another, played in place: the fastest way for a loop in Python to choose every move."""
        from reinos.core.walk import Walk

        return Walk(self, target)

    def playouts(
        self, count: int, seed: int = 0, target: str = "cpu", threads: int = 1, most: int = ENDLESS
    ) -> Playouts:
        """Play random games to the end, or for at most `most` decisions; game i uses stream i of the seed's dice."""
        count, threads = check_count("count", count), check_count("threads", threads)
        if target == "cuda":
            from reinos.core.cuda import playouts

            return playouts(self, count, check_seed(seed), most)
        results = Playouts(
            np.zeros((count, self.players), np.int32),
            np.zeros((count, self.players), np.int16),
            np.zeros(count, np.int32),
        )
        kernel = self.rules.target(target).playouts
        bare = self.bare(check_seed(seed), 2)

        def run(part: slice) -> None:
            out = np.zeros(self.rules.choices.size, np.int64)
            kernel(bare.copy(), part.start, most, out, results.points[part], results.ranks[part], results.lengths[part])

        edges = [count * i // threads for i in range(threads + 1)]
        parts = [slice(a, b) for a, b in pairwise(edges)]
        if threads == 1:
            run(parts[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(run, parts))
        return results

    def batch(
        self,
        size: int,
        target: str = "cpu",
        threads: int | None = None,
        *,
        restart: bool = True,
        dtype: str = "float32",
    ) -> Batch:
        """Many games at once, as arrays: on `cpu` with all cores or so many threads, on `cuda` one game per thread.

        Observations are stored as `dtype`: float32, float16 or uint8. Without `restart` a game that ends stands still.
        """
        from reinos.core.batch import Batch

        return Batch(self, size, target, threads, restart=restart, dtype=dtype)

    def warmup(self, target: str = "cpu", progress: Callable[[str], None] = lambda name: None) -> None:
        """Run every kernel once, so that all of them are compiled and on disk."""
        kernels = self.rules.target(target)
        batch, source = self.bare(0, 2), self.bare(1)
        out = np.zeros(self.rules.choices.size, np.int64)
        seat = 0
        calls: dict[str, Callable[[], Any]] = {
            "start": lambda: kernels.start(batch, 0, 0),
            "legal_choices": lambda: kernels.legal_choices(batch, 0, seat, out),
            "features": lambda: kernels.features(batch, 0, seat, np.zeros(self.rules.planes.size, np.float32)),
            "values_after": lambda: kernels.values_after(batch, seat, out[:1], np.zeros(1)),
            "settle": lambda: kernels.settle(batch, 1),
            "imagine": lambda: kernels.imagine(batch, 0, seat, source),
            "hide_from": lambda: kernels.hide_from(batch, 1, seat),
            "step": lambda: kernels.step(batch, 0, seat, int(out[0])),
            "playouts": lambda: self.playouts(1, target=target),
        }
        for name, call in calls.items():
            if name == "legal_choices":
                seat = int(batch["to_act"][0] & -batch["to_act"][0]).bit_length() - 1
            with compiling_quickly():
                call()
            progress(name)


def _rules_of(package: str) -> Rules:
    """The rules of a game's package: all that a pickle says of them."""
    found: Rules = importlib.import_module(package).RULES
    return found


def _again(rules: Rules, options: dict[str, Any]) -> Game:
    """Rebuild a pickled game."""
    return Game(rules, **options)


def check_seed(seed: Any) -> int:
    """A seed, or BadOption."""
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < 1 << SEED_BITS:
        raise BadOption(f"seed is {seed!r}; allowed: whole numbers from 0 to 2^{SEED_BITS} - 1, or None")
    return int(seed)


def check_count(name: str, value: Any) -> int:
    """A whole number of at least 1, or BadOption."""
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < 1:
        raise BadOption(f"{name} is {value!r}; allowed: whole numbers from 1")
    return int(value)


def plain(value: Any) -> Any:
    """A number or word of NumPy as Python's own."""
    return value.item() if isinstance(value, np.generic) else value

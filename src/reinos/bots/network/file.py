"""Network files: NumPy's `.npz` with half-precision weights and `about`, a JSON text on how the network was made."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from reinos.bots.network.board import sizes
from reinos.bots.network.forward import AROUND, Weights
from reinos.core.errors import WrongOption
from reinos.core.game import Rules
from reinos.core.options import allowed

SUFFIX = ".npz"
PACKAGED = f"network{SUFFIX}"  # in the folder of its game
TEXT = Path(__file__).parents[1] / "text"
# Layers of which a network has one; the others are of its blocks, or are read row by row.
ONCE = tuple(name for name in Weights._fields if name.split("_")[0] in ("enter", "call", "near", "wide", "spot"))
Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Learned:
    """A file that was read."""

    weights: Weights
    about: dict[str, Any]
    sha256: str


def packaged(rules: Rules) -> Path | None:
    """The network that comes with a game, if one does."""
    path = rules.folder / PACKAGED
    return path if path.is_file() else None


def layout(rules: Rules) -> str:
    """A hash of what each plane and each choice id stands for: a network fits where it is the same."""
    planes = [(name, plane.shape, plane.least, plane.most) for name, plane in rules.planes.blocks.items()]
    kinds = [(kind.name, kind.first, kind.size) for kind in rules.choices.kinds.values()]
    return hashlib.sha256(repr((planes, kinds)).encode()).hexdigest()[:16]


def seats(rules: Rules) -> int:
    """The most players of a game: so many values a network gives."""
    return int(max(allowed(rules.options)["players"]))


def shapes(rules: Rules, width: int, blocks: int, channels: int) -> dict[str, tuple[int, ...]]:
    """Every array of a file, by name; a game without a board has no channels."""
    planes, choices, values = rules.planes.size, rules.choices.size, seats(rules)
    layers, spots = sizes(rules)
    return {
        "enter_weight": (planes + values, width),
        "enter_bias": (width,),
        "first_weight": (blocks, width, width),
        "first_bias": (blocks, width),
        "second_weight": (blocks, width, width),
        "second_bias": (blocks, width),
        "policy_weight": (choices, width),
        "policy_bias": (choices,),
        "value_weight": (values, width),
        "value_bias": (values,),
        "trust_weight": (1, width),
        "trust_bias": (1,),
        "call_weight": (width, channels),
        "call_bias": (channels,),
        "near_weight": (AROUND * layers, channels),
        "wide_weight": (AROUND * channels, channels),
        "wide_bias": (channels,),
        "spot_weight": (AROUND * channels, spots),
        "spot_bias": (spots,),
    }


def write(path: Path, rules: Rules, arrays: Mapping[str, Array], **about: Any) -> None:
    """Write a network in half precision, with what it fits and `about` it."""
    marks = own_marks(rules, {})
    halves: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, about=np.array(json.dumps(marks | about)), **halves)


def read(path: Path) -> Learned:
    """A file as it is, not yet compared with a game; kept while it does not change."""
    return _read(path, changed(path))


def about(path: Path) -> dict[str, Any]:
    """What a file says of itself, without its weights."""
    return _about(path, changed(path))


def changed(path: Path) -> int:
    """When a file was last written."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        raise WrongOption("network-missing", TEXT, file=str(path)) from None


@lru_cache(maxsize=8)
def _read(path: Path, changed: int) -> Learned:
    with opened(path) as arrays:
        found = {name: np.ascontiguousarray(arrays[name], np.float32) for name in Weights._fields}
        if bad := [name for name, array in found.items() if not np.isfinite(array).all()]:
            raise ValueError(f"{bad[0]} has numbers that are not finite")
    for name in ONCE:
        found[name] = found[name][np.newaxis]  # a layer like those of the blocks
    return Learned(Weights(**found), about(path), hashlib.sha256(path.read_bytes()).hexdigest())


@lru_cache(maxsize=64)
def _about(path: Path, changed: int) -> dict[str, Any]:
    with opened(path) as arrays:
        told = json.loads(str(arrays["about"]))
        if not isinstance(told, dict):
            raise ValueError("about is not a JSON object")
    return told


@contextmanager
def opened(path: Path) -> Iterator[Any]:
    """The arrays of a file; whatever is wrong with them inside is told with its name."""
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
            yield arrays
    except (OSError, EOFError, BadZipFile, KeyError, ValueError, TypeError, RecursionError) as wrong:
        raise WrongOption("network-unreadable", TEXT, file=str(path), reason=str(wrong)) from None


def misfit(told: Mapping[str, Any], rules: Rules) -> str | None:
    """The first thing for which a network says it was not made for these rules."""
    own = own_marks(rules, told)
    return next((name for name, value in own.items() if told.get(name) != value), None)


def own_marks(rules: Rules, told: Mapping[str, Any]) -> dict[str, Any]:
    """What a file must say to fit; of the planes, it may say only how many there are."""
    planes = rules.planes.size if isinstance(told.get("planes"), int) else layout(rules)
    return {"game": rules.name, "rules_version": rules.version, "planes": planes}


def fits(path: Path, rules: Rules) -> bool:
    """Whether a file says that it was made for these rules."""
    return misfit(about(path), rules) is None


def fitting(path: Path, rules: Rules) -> Learned:
    """A network that plays this game, or BadOption that says what does not fit."""
    told = about(path)
    if (name := misfit(told, rules)) is not None:
        marks = {"value": repr(told.get(name)), "own": repr(own_marks(rules, told)[name])}
        raise WrongOption("network-other", TEXT, file=str(path), field=name, **marks)
    learned = read(path)
    width, blocks = learned.weights.enter_bias.shape[-1], len(learned.weights.first_bias)
    for name, shape in shapes(rules, width, blocks, learned.weights.wide_bias.shape[-1]).items():
        array = getattr(learned.weights, name)
        own = array.shape[1:] if name in ONCE else array.shape
        if own != shape:
            raise WrongOption("network-shape", TEXT, file=str(path), field=name, value=str(own), own=str(shape))
    return learned

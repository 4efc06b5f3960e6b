"""The Python files that the browser needs: this package without what needs a server or a compiler, the stand-in for
NumPy, and the libraries that words are made with.
"""

from __future__ import annotations

import json
import pickle
import shutil
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from reinos.bots.levels import has_champion
from reinos.browser.house import DRAWN, OFFERED
from reinos.core.catalog import rules
from reinos.core.words import LANGUAGES, messages
from reinos.table.menu import cover

PACKAGE = Path(__file__).parents[1]
STAND_IN = Path(__file__).parent / "stand_in"
LAYERS = ("core", "look", "bots", "review", "table", "browser")  # of this package; games are chosen
DATA = (".py", ".ftl", ".json", ".jsonl", ".css", ".svg", ".txt")
# Modules that only compilers, servers, checks and learners need.
LEFT_OUT = frozenset(
    {
        *("batch.py", "check", "compiled", "cores.py", "cuda.py", "elf.py", "forks.py", "invariants.py", "looks.py"),
        *("native.py", "numba_cache.py", "numba_native.py", "study.py", "trial.py", "vectors", "vectors.py"),
        *("bundle.py", "sight.py", "stand_in"),
        *("command.py", "language_model.py", "finder.py", "rules.txt", "webapp.py", "__pycache__"),
        *("exports.py", "icons.py", "node.py", "page", "rehearsal.py"),
    }
)
LIBRARIES = ("attr", "babel", "fluent", "pytz", "typing_extensions")
LOCALES = {"root.dat", "en.dat", "es.dat", "global.dat", "LICENSE.unicode"}  # of Babel's data, which has all languages
NOT_NEEDED = {"messages", "support.py", "zoneinfo", "locale-data"}  # of the libraries


def files(games: Iterable[str]) -> Iterator[tuple[str, Path]]:
    """What is needed: names, and where they come from."""
    yield "reinos/__init__.py", PACKAGE / "__init__.py"
    for layer in LAYERS:
        yield from under(PACKAGE / layer, f"reinos/{layer}", LEFT_OUT)
    yield "reinos/games/__init__.py", PACKAGE / "games/__init__.py"
    for game in games:
        yield from under(PACKAGE / "games" / game, f"reinos/games/{game}", LEFT_OUT)
    yield from under(STAND_IN / "numpy", "numpy", frozenset({"__pycache__"}))
    for name in LIBRARIES:
        yield from library(name)


def under(folder: Path, name: str, left_out: frozenset[str]) -> Iterator[tuple[str, Path]]:
    """The files of a folder."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.suffix in DATA and left_out.isdisjoint(parts):
            yield "/".join((name, *parts)), path


def library(name: str) -> Iterator[tuple[str, Path]]:
    """The files of a library that are needed here."""
    found = find_spec(name)
    assert found is not None
    if found.submodule_search_locations is None:
        assert found.origin is not None
        yield f"{name}.py", Path(found.origin)
        return
    for folder in map(Path, found.submodule_search_locations):
        yield from under(folder, name, frozenset({*NOT_NEEDED, "__pycache__"}))
        for path in sorted(folder.rglob("*.dat")):
            if path.name in LOCALES:
                yield "/".join((name, *path.relative_to(folder).parts)), path


def bundle(folder: Path, games: Sequence[str]) -> None:
    """Put the files into a folder."""
    assert set(LANGUAGES) == {"es", "en"}, "the data of other languages must come along"
    for name, path in files(games):
        to = folder / name
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".ftl":
            to.write_bytes(pickle.dumps(dict(messages(path))))  # parsing takes browsers ten times as long
        else:
            shutil.copyfile(path, to)
    made = {
        DRAWN: {name: {lang: cover(name, lang) for lang in LANGUAGES} for name in games},  # half a minute's drawing
        OFFERED: [name for name in games if has_champion(rules(name))],
    }
    for path, content in made.items():
        (folder / "reinos/browser" / path.name).write_text(json.dumps(content), encoding="utf-8")

"""A first visit, rehearsed when the page is built, in the browser's own Python: `compile.mjs` runs this in Pyodide.

What Python has imported when a few moves are made at a table of every game in every language is in the image of its
memory from which a visitor starts, and what it reads then is packed apart: a visitor waits for these two alone.
Everything else comes while the first turn is thought about.
"""

from __future__ import annotations

import gc
import json
import marshal
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from io import BytesIO
from pathlib import Path
from types import CodeType
from typing import Any
from zipfile import ZipFile, ZipInfo

TURNS = 2  # of the visitor
LONGEST = 100  # letters of a name in a tar
OURS = ("reinos/", "numpy/")
DOCUMENTED = ("pyodide", "_pyodide")  # these read their own docstrings
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
HEAD = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # 1: not compared with a source


async def unasked(game: str, record: bytes, viewer: int, how: str) -> str:
    """In a rehearsal nobody is asked to think."""
    raise AssertionError


async def rehearse(game: str) -> None:
    """Play the beginning of a game."""
    from reinos.browser.house import House
    from reinos.core.words import LANGUAGES

    for lang in LANGUAGES:
        await visit(House("[]", "{}", lang, unasked), game, lang)


async def visit(house: Any, game: str, lang: str) -> None:
    """A table of the fewest players: some turns of the visitor, and what bots do meanwhile."""
    from reinos.core.catalog import rules
    from reinos.core.options import allowed

    number, bots = 0, min(allowed(rules(game).options)["players"]) - 1

    async def ask(method: str, path: str, given: Any, **body: Any) -> Any:
        nonlocal number
        number += 1
        body["command"] = f"{game} {lang} {number}"
        sent = json.loads(await house.answer(method, path, json.dumps({"lang": lang, **given}), json.dumps(body)))
        house.settle(True)
        assert sent["status"] == 200, sent
        return sent["said"]

    state = await ask("post", "/api/tables", {}, game=game, options={}, seats=[ME, *[BOT] * bots])
    given = {"id": state["id"]}
    for _ in range(TURNS):
        while house.waits(state["id"]) != "null":
            house.moved(state["id"], await house.thought(state["id"]))
            house.settle(True)
        state = await ask("get", "/api/tables/{id}", given)
        await ask("get", "/api/tables/{id}/story", {**given, "after": 0})
        about, draft = {"decision": state["decision"], "seat": state["me"]["seat"]}, []
        while not state["can_confirm"]:
            draft.append(state["legal"][0]["id"])
            state = await ask("put", "/api/tables/{id}/draft", given, draft=draft, **about)
        state = await ask("post", "/api/tables/{id}/confirm", given, draft=draft, **about)
    await ask("get", "/api/tables", {})


async def prepare(files: str, library: str, folder: str) -> str:
    """Rehearse, and write what was needed of the library, and all of the files, compiled; the modules, as JSON.

    Those of the games are not among them: a visitor needs one game.
    """
    sys.path.insert(0, files)
    for game in all_games():
        await rehearse(game)
    modules = {name: str(getattr(module, "__file__", None)) for name, module in sys.modules.items()}
    with ZipFile(library) as archive, ZipFile(Path(folder, "python.zip"), "w") as made:
        std = [(name, archive.read(name)) for name in archive.namelist() if f"{library}/{name}" in modules.values()]
        for name, content in compiled(std):
            made.writestr(ZipInfo(name), content)  # without a time
    own = [(str(path.relative_to(files)), path.read_bytes()) for path in Path(files).rglob("*") if path.is_file()]
    for name, content in compiled(own):
        path = Path(folder, "own", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    common = [name for name in modules if not name.startswith("reinos.games.")]
    return json.dumps([name for name in common if modules[name].startswith((files, library))])


def all_games() -> Iterable[str]:
    """The names of the games here."""
    from reinos.core.catalog import games

    return games()


def settle(files: str, modules: str) -> None:
    """Become what a visitor begins with: everything is imported, and Python knows no library but the files."""
    sys.path.insert(0, files)
    forgotten = forget_babel()
    for name in [name for name in json.loads(modules) if name not in forgotten]:
        import_module(name)
    sys.path[:] = [files]
    from reinos.browser.house import House
    from reinos.core.words import LANGUAGES

    all_games()  # found while they are files
    for lang in LANGUAGES:
        House("[]", "{}", lang, unasked)
    sys.path_importer_cache.clear()  # which knows when folders were changed
    vars(sys).update(stdin=None, __stdin__=None)  # nobody writes there, and it has room for much
    gc.collect()


def forget_babel() -> set[str]:
    """Learn from Babel how languages count, and forget what else it knows of them; the modules for that."""
    from babel import core, localedata

    from reinos.core.sentence import plural_rule
    from reinos.core.words import LANGUAGES

    before = {*sys.modules}
    for lang in LANGUAGES:
        plural_rule(lang)
    localedata._cache.clear()
    core._global_data = None
    forgotten = {*sys.modules} - before
    for name in forgotten:
        del sys.modules[name]
        package, _, module = name.rpartition(".")
        if package in sys.modules:
            delattr(sys.modules[package], module)
    return forgotten


async def pack(files: str, library: str, folder: str) -> None:
    """Rehearse once more, and write archives: of what each game has needed, and of all other files."""
    known, read = {*module_files()}, set[str]()
    sys.addaudithook(lambda event, given: read.add(str(given[0])) if event == "open" else None)
    for game in all_games():
        await rehearse(game)
    sys.path.append(library)
    left = [path for path in sorted(Path(files).rglob("*")) if path.is_file() and str(path) not in known]
    needed = {path for path in left if str(path) in {*read, *module_files()}}
    for game in all_games():
        own = {path for path in needed if path.is_relative_to(Path(files, "reinos/games", game))}
        write(Path(folder, f"{game}.files"), files, sorted(own))
        needed -= own
        left = [path for path in left if path not in own]
    assert not needed, f"not in the image, and of no game: {needed}"
    write(Path(folder, "later.files"), files, left)


def module_files() -> Iterator[str]:
    """The files of what is imported."""
    return (str(getattr(module, "__file__", None)) for module in [*sys.modules.values()])


def write(file: Path, base: str, files: Iterable[Path]) -> None:
    """What `web/src/alone/files.ts` reads: a tar in one piece, which browsers decompress faster than Python a zip."""
    import tarfile  # not before: nothing is there but what a visitor begins with
    from gzip import GzipFile

    with GzipFile(file, "wb", 9, mtime=0) as packed, tarfile.open(fileobj=packed, mode="w") as made:
        for path in files:
            about = tarfile.TarInfo(str(path.relative_to(base)))
            assert len(about.name) < LONGEST
            about.size = path.stat().st_size
            made.addfile(about, BytesIO(path.read_bytes()))


def compiled(files: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """Modules as Python keeps them, never to be compared with their sources; other files as they are.

    Those that are not ours come without docstrings and numbers of lines, where nobody reads them.
    """
    for name, content in files:
        if name.endswith(".py"):
            ours, documented = name.startswith(OURS), name.startswith((*OURS, *DOCUMENTED))
            code = compile(content, name, "exec", dont_inherit=True, optimize=0 if documented else 2)
            yield f"{name}c", HEAD + marshal.dumps(code if ours else bare(code))
        else:
            yield name, content


def bare(code: CodeType) -> CodeType:
    """Code without numbers of lines: one entry for every eight instructions or fewer says that there is none."""
    whole, left = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * whole + bytes([0xF7 + left] if left else [])
    constants = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=nowhere, co_consts=constants)

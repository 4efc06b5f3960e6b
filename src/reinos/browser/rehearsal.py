"""A first visit, rehearsed when the page is built, in the browser's own Python: `compile.mjs` runs this in Pyodide.

What Python has imported and read when a few moves are made at a table of every game in every language is packed apart,
compiled: a visitor waits for that alone. Everything else comes while the first turn is thought about.
"""

from __future__ import annotations

import json
import marshal
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.util import MAGIC_NUMBER
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

TURNS = 2  # of the visitor
EARLIEST = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive
LONGEST = 100  # letters of a name in a tar
OWN = ("pyodide", "_pyodide")  # in the standard library's archive; these read their own docstrings
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
HEAD = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # 1: not compared with a source
Files = Iterable[tuple[str, bytes]]


async def rehearse() -> None:
    """Play the beginning of each game."""
    from reinos.browser.house import House
    from reinos.core.words import LANGUAGES
    from reinos.table.menu import playable

    for lang in LANGUAGES:
        house = House("[]", "{}", lang, None)  # type: ignore[arg-type]  # nobody is asked to think
        for game in playable():
            await visit(house, game, lang)


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


async def pack(files: str, library: str, folder: str) -> None:
    """Rehearse, and write three archives into a folder: of the library, of the files, and of the files for later."""
    read: set[str] = set()
    sys.addaudithook(lambda event, given: read.add(str(given[0])) if event == "open" else None)
    sys.path.insert(0, files)
    await rehearse()
    needed = read | {str(getattr(module, "__file__", None)) for module in [*sys.modules.values()]}
    with ZipFile(library) as archive:
        std = [(name, archive.read(name)) for name in archive.namelist() if not name.endswith("/")]
    first = [one for one in std if f"{library}/{one[0]}" in needed]
    own = [
        (str(path.relative_to(files)), path.read_bytes()) for path in sorted(Path(files).rglob("*")) if path.is_file()
    ]
    write_library(Path(folder, "python.zip"), first)
    write(Path(folder, "first.files"), [one for one in own if f"{files}/{one[0]}" in needed])
    write(Path(folder, "later.files"), [one for one in own if f"{files}/{one[0]}" not in needed])


def write_library(file: Path, files: Files) -> None:
    """What Python reads before it can read anything else; a zip, without docstrings where nobody reads them."""
    with ZipFile(file, "w") as made:
        for name, content in compiled(files, lambda name: 0 if name.startswith(OWN) else 2):
            made.writestr(ZipInfo(name, EARLIEST), content, ZIP_DEFLATED, 9)


def write(file: Path, files: Files) -> None:
    """What `web/src/alone/files.ts` reads: a tar in one piece, which browsers decompress faster than Python a zip."""
    import tarfile  # not before: what is imported at the rehearsal is taken for needed
    from gzip import GzipFile

    with GzipFile(file, "wb", 9, mtime=0) as packed, tarfile.open(fileobj=packed, mode="w") as made:
        for name, content in compiled(files, lambda _: 0):
            assert len(name) < LONGEST
            about = tarfile.TarInfo(name)
            about.size = len(content)
            made.addfile(about, BytesIO(content))


def compiled(files: Files, level: Callable[[str], int]) -> Iterator[tuple[str, bytes]]:
    """Modules as Python keeps them, never to be compared with their sources; other files as they are."""
    for name, content in files:
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=level(name))
            yield f"{name}c", HEAD + marshal.dumps(code)
        else:
            yield name, content

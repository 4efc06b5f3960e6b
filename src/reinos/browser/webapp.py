"""The page that plays without a server, as a folder for a web space: `reinos webapp FOLDER` makes it.

The client with Pyodide comes with the package (hatch_build.py); here it gets its Python files, compiled rules, and the
list of files that the browser keeps.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reinos.bots.levels import has_champion
from reinos.bots.network.file import packaged
from reinos.browser.bundle import bundle
from reinos.browser.house import house_words
from reinos.browser.icons import png
from reinos.browser.node import find_node
from reinos.browser.thinking import offered
from reinos.core.catalog import rules
from reinos.core.words import LANGUAGES
from reinos.table.menu import list_games
from reinos.wasm import HOST, build, network

PAGE = Path(__file__).parent / "page"  # the client
COMPILE = Path(__file__).parent / "compile.mjs"
NOT_SERVED = (".*", "pyodide.mjs")  # of the client: what it was made from, and what only Node loads
SERVICE = "service.js"
ICON = "icon.svg"
PICTURES = {"icon-192.png": (192, True), "icon-512.png": (512, True), "icon-maskable.png": (512, False)}
MANIFEST = {
    "id": "./",
    "name": "Reinos",
    "short_name": "Reinos",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f3ead7",
    "theme_color": "#98221a",
    "icons": [
        {"src": ICON, "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        *(
            {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any" if corners else "maskable"}
            for name, (size, corners) in PICTURES.items()
        ),
    ],
}


def make(folder: Path, games: Sequence[str]) -> None:
    """Write the page with some games into a folder: an empty one, or one that has an older page."""
    node, _ = find_node()
    if (folder / SERVICE).is_file():
        shutil.rmtree(folder)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns(*NOT_SERVED), dirs_exist_ok=True)
    pack_python(folder, games, node)
    modules = folder / "wasm"
    modules.mkdir()
    shutil.copyfile(HOST, modules / "host.mjs")
    for name in games:
        built, learned = build(rules(name)), packaged(rules(name))
        shutil.copyfile(built.wasm, modules / f"{name}.wasm")
        shutil.copyfile(built.layout, modules / f"{name}.json")
        if learned is not None and has_champion(rules(name)):
            (modules / f"{name}.network").write_bytes(network(learned, rules(name)))
    for lang in LANGUAGES:
        (folder / f"home.{lang}.json").write_text(json.dumps(home(games, lang), ensure_ascii=False), encoding="utf-8")
    for name, (size, corners) in PICTURES.items():
        (folder / name).write_bytes(png((PAGE / ICON).read_text(encoding="utf-8"), size, corners))
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=1) + "\n", encoding="utf-8")
    keep_offline(folder)


def pack_python(folder: Path, games: Sequence[str], node: Path) -> None:
    """Write the image of Python's memory and the archives of its files, always the same from the same sources."""
    with tempfile.TemporaryDirectory() as files:
        bundle(Path(files), games)
        command = [node, COMPILE, PAGE / "pyodide", files, folder.resolve()]
        subprocess.run(list(map(str, command)), check=True)


def home(games: Sequence[str], lang: str) -> dict[str, Any]:
    """What the home page asks for: answered at once, while Python is still being loaded."""
    return {
        "guest": house_words(lang)("guest"),
        "games": [game for game in list_games(lang) if game["name"] in games],
        "bots": [bot for bot in offered(lang) if bot.get("game") in (None, *games)],
    }


def keep_offline(folder: Path) -> None:
    """Tell the service worker which files there are; a change of any makes a new version."""
    service = folder / SERVICE
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path != service]
    version = hashlib.sha256()
    for path in files:
        version.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    names = ["./", *(f"./{path.relative_to(folder).as_posix()}" for path in files if path.name != "index.html")]
    text = service.read_text(encoding="utf-8").replace("__VERSION__", version.hexdigest()[:16])
    service.write_text(text.replace("__FILES__", json.dumps(names)), encoding="utf-8")


def sizes(folder: Path) -> str:
    """What a visitor fetches, in kB as it lies there and as web spaces send it with gzip, the largest first."""
    rows: dict[str, tuple[int, int]] = {}
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            small = min(len(content), len(gzip.compress(content, 6)))
            rows[path.relative_to(folder).as_posix()] = len(content), small
    rows["all"] = sum(plain for plain, _ in rows.values()), sum(small for _, small in rows.values())
    table = sorted(rows.items(), key=lambda row: -row[1][1])
    width = max(map(len, rows)) + 2
    return "\n".join(
        f"{name:{width}}{plain / 1000:10,.1f} kB{small / 1000:10,.1f} kB gzip" for name, (plain, small) in table
    )

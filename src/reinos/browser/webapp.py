"""The page for a web space: what is beside the client in its folder, and which files the browser keeps.

`python -m reinos.browser.webapp FOLDER [GAME …]` completes a folder that has the client and Pyodide, with all games or
some: `make webapp` does all of it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reinos.browser.bundle import bundle
from reinos.browser.house import house_words
from reinos.browser.thinking import offered
from reinos.core.catalog import is_guest, rules
from reinos.core.words import LANGUAGES
from reinos.table.menu import list_games, playable
from reinos.wasm import HOST, build

SERVICE = "service.js"
ICON = "icon.svg"
MANIFEST = {
    "name": "Reinos",
    "short_name": "Reinos",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f3ead7",
    "theme_color": "#98221a",
    "icons": [{"src": ICON, "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
}


def complete(folder: Path, games: Sequence[str]) -> None:
    """Add Python's files, the compiled rules, and what makes the page one that can be installed."""
    bundle(folder / "reinos.zip", games)
    modules = folder / "wasm"
    modules.mkdir(exist_ok=True)
    shutil.copyfile(HOST, modules / "host.mjs")
    for name in games:
        built = build(rules(name))
        shutil.copyfile(built.wasm, modules / f"{name}.wasm")
        shutil.copyfile(built.layout, modules / f"{name}.json")
    for lang in LANGUAGES:
        (folder / f"home.{lang}.json").write_text(json.dumps(home(games, lang), ensure_ascii=False), encoding="utf-8")
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=1) + "\n", encoding="utf-8")
    keep_offline(folder)


def home(games: Sequence[str], lang: str) -> dict[str, Any]:
    """What the home page asks for: answered at once, while Python is still being loaded."""
    return {
        "guest": house_words(lang)("guest"),
        "games": [game for game in list_games(lang) if game["name"] in games],
        "bots": offered(lang),
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
    """What a visitor fetches, in kB as it lies there and compressed, the largest parts first."""
    rows: dict[str, tuple[int, int]] = {}
    for path in folder.rglob("*"):
        if path.is_file():
            part, content = path.relative_to(folder).parts[0], path.read_bytes()
            plain, small = rows.get(part, (0, 0))
            rows[part] = plain + len(content), small + len(gzip.compress(content, 6))
    rows["all"] = sum(plain for plain, _ in rows.values()), sum(small for _, small in rows.values())
    table = sorted(rows.items(), key=lambda row: -row[1][1])
    return "\n".join(
        f"{name:24}{plain / 1000:10,.0f} kB{small / 1000:10,.0f} kB gzip" for name, (plain, small) in table
    )


if __name__ == "__main__":
    complete(Path(sys.argv[1]), sys.argv[2:] or [name for name in playable() if not is_guest(name)])
    print(sizes(Path(sys.argv[1])))

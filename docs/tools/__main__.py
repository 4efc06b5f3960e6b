"""`python -m docs.tools [FOLDER]`: build the site in both languages, into build/site or FOLDER/site."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import yaml

import reinos
from docs.tools import game_page, look, record_page, written
from reinos.core.catalog import rules
from reinos.core.words import LANGUAGES, Words, load_words

TOOLS = Path(__file__).parent
DOCS = TOOLS.parent
MEASURED = ("performance.md",)  # made by `make bench`, and not there before
BUILD = TOOLS.parents[1] / "build"
LONGEST = 4000  # characters of what Zensical says
COLOURS = re.compile(r"\x1b\[[\d;]*m")


def main(folder: Path = BUILD) -> None:
    """Write the sources of each language, then let Zensical build them; a warning is an error."""
    site = folder / "site"
    shutil.rmtree(site, ignore_errors=True)
    for lang in sorted(LANGUAGES):  # English first: it is the root of the site
        project = write(lang, folder)
        command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(project / "mkdocs.yml")]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode or "No issues found" not in done.stdout:
            said = COLOURS.sub("", done.stdout).partition("Traceback")[0].strip()
            sys.exit(f"{said[:LONGEST]}\n{said.splitlines()[-1]}; the site in {lang!r} was not built")
        shutil.move(project / "site", site if lang == "en" else site / lang)
    print(f"{len(list(site.rglob('*.html')))} pages in {site}; python -m http.server -d {site} shows them")


def write(lang: str, folder: Path) -> Path:
    """The sources of the site in one language, in a folder of their own."""
    project = folder / f"docs-{lang}"
    shutil.rmtree(project, ignore_errors=True)
    for path, content in chain(written.files(lang), game_page.pages(lang), record_page.pages(lang), look.files()):
        file = project / "docs" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    shutil.copytree(TOOLS / "theme", project / "theme")
    config = configured(load_words(lang, game_page.TEXT))
    (project / "mkdocs.yml").write_text(yaml.safe_dump(config, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return project


def configured(words: Words) -> dict[str, Any]:
    """site.yml in one language."""
    config: dict[str, Any] = yaml.safe_load((TOOLS / "site.yml").read_text(encoding="utf-8"))
    config |= {"docs_dir": "docs", "site_dir": "site", "site_description": words("site-about")}
    config["theme"]["language"] = words.lang
    config["plugins"]["search"]["lang"] = words.lang
    config["markdown_extensions"]["toc"]["title"] = words(config["markdown_extensions"]["toc"]["title"])
    for palette in config["theme"]["palette"]:
        palette["toggle"]["name"] = words(palette["toggle"]["name"])
    config["nav"] = [section(entry, words) for entry in config["nav"]]
    other, link = {"en": ("es", "es/"), "es": ("en", "../")}[words.lang]
    config["extra"] = {"alternate": [{"name": words(f"language-{other}"), "link": link, "lang": other}]}
    return config


def section(entry: Any, words: Words) -> Any:
    """An entry of the navigation: a page or a section under its name."""
    ((name, pages),) = entry.items()
    if isinstance(pages, list):
        pages = [page for page in pages if page not in MEASURED or (DOCS / page).exists()]
    return {words(f"section-{name}"): list(game_section(words)) if pages == "GAMES" else pages}


def game_section(words: Words) -> Iterator[Any]:
    """The pages of the games."""
    yield "games/index.md"
    for name in reinos.games():
        inside = {"rules": f"rules/{name}.md", "choices": f"choices/{name}.md", "record": f"games/{name}/record.md"}
        pages = [f"games/{name}/index.md", *({words(f"page-{page}"): path} for page, path in inside.items())]
        yield {rules(name).words(words.lang)("game-name"): pages}


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))

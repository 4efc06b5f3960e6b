"""The site: built without a warning, whole in both languages, nothing from elsewhere, no page too long."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tests.docs.blocks import ROOT, pages

WORDS = 2000  # what a person reads in ten minutes
REFERENCE = ("rules/", "choices/", "games/", "reference.html")  # to look things up in
TABLES = ("performance.html", "strength.html")  # what they measured is looked up, the rest is read
# Made by commands, or changing with every run of them; and what only those read who write code.
ENGLISH_ONLY = (
    *("docs/rules/", "docs/choices/", "docs/reference.md", "docs/performance.md", "docs/strength.md"),
    *("CONTRIBUTING.md", "CHANGELOG.md", "examples/"),
)
LARGEST = 150_000  # bytes of a picture in the repository


class Page(HTMLParser):
    """What a page links to, loads and says."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.words, self.prose = 0, 0  # prose: those outside of tables
        self._open: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag in ("link", "img", "script", "source") and (address := found.get("href") or found.get("src")):
            self.loads.append(address)
        if tag in ("article", "table", "pre", "svg", "script", "style"):
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1] == tag:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if self._open in (["article"], ["article", "table"]):
            found = len(re.findall(r"\w+", data))
            self.words += found
            self.prose += found if len(self._open) == 1 else 0


def test_the_site(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "docs.tools", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    site = tmp_path / "site"
    read = {path.relative_to(site).as_posix(): Page(path) for path in site.rglob("*.html")}
    assert len(read) > 60
    assert {path for path in read if not path.startswith("es/")} == {
        path.removeprefix("es/") for path in read if path.startswith("es/")
    }
    assert sorted(wrong(site, read)) == []


def wrong(site: Path, read: dict[str, Page]) -> Iterator[str]:
    """Everything that is not as it should be."""
    for path, page in read.items():
        if path.endswith("404.html"):
            continue
        for address in page.links + page.loads:
            yield from broken(site, read, path, address)
        yield from (f"{path} loads {address}" for address in page.loads if urlsplit(address).netloc)
        words = page.prose if path.endswith(TABLES) else page.words
        if words > WORDS and not any(part in path for part in REFERENCE):
            yield f"{path} has {words} words"
    for sheet in site.rglob("look/*.css"):
        yield from (f"{sheet.name} loads {found}" for found in re.findall(r"url\(\"?(https?:|//)", sheet.read_text()))


def broken(site: Path, read: dict[str, Page], path: str, address: str) -> Iterator[str]:
    """A link that leads nowhere; one that leaves the site must at least be one."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        if parts.scheme not in ("http", "https") or "." not in parts.netloc:
            yield f"{path}: {address} is no address"
        return
    target = (site / path).parent / unquote(parts.path) if parts.path else site / path
    target = (target / "index.html" if target.is_dir() else target).resolve()
    if not target.is_file():
        yield f"{path}: {address} leads nowhere"
        return
    page = read.get(target.relative_to(site.resolve()).as_posix())
    if page and parts.fragment and unquote(parts.fragment) not in page.ids:
        yield f"{path}: {address} has no such heading"


def test_every_page_is_in_spanish_too() -> None:
    spanish = {page.name.removesuffix(".es.md") for page in pages(spanish=True)}
    english = [page for page in pages() if not page.relative_to(ROOT).as_posix().startswith(ENGLISH_ONLY)]
    assert [page.name for page in english if page.stem not in spanish] == []


def test_every_page_is_in_the_navigation() -> None:
    listed = (ROOT / "docs/tools/site.yml").read_text(encoding="utf-8")
    written = [page for page in pages() if page.parent == ROOT / "docs"]
    assert [page.name for page in written if f" {page.name}\n" not in listed] == []


def test_pictures_are_small() -> None:
    pictures = [path for path in (ROOT / "docs/img").rglob("*") if path.suffix in (".png", ".webp", ".jpg")]
    assert pictures
    assert [path.name for path in pictures if path.stat().st_size > LARGEST] == []

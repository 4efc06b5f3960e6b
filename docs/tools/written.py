"""The pages that people write, in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from docs.tools import reference
from docs.tools.game_page import TEXT
from reinos.core.words import load_words

DOCS = Path(__file__).parents[1]
ROOT = DOCS.parent
SHOWN = (".svg", ".png", ".webp", ".css", ".json")
SPANISH = ".es.md"
COPIED = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
CODE = re.compile(r"\]\(\.\./\.\./((?:src|tests)/[\w/]+\.py)\)")  # as a page of the repository links to it
SOURCE = re.compile(r"\]\(\.\./source/([\w/]+\.py)\.txt\)")  # as the site does: browsers show it as a text
DRAWING = re.compile(r"!\[[^\]]*\]\((img/[\w-]+\.svg)\)\{ \.drawing \}")


def files(lang: str) -> Iterator[tuple[str, str | bytes]]:
    """Path and content of each file under docs/ that the site shows."""
    for source in sorted(DOCS.rglob("*")):
        path = source.relative_to(DOCS)
        if source.is_file() and path.parts[0] != "tools" and source.suffix in SHOWN:
            yield path.as_posix(), source.read_bytes()
    cited: set[str] = set()
    for name, source in pages(lang).items():
        text = page(source, lang)
        cited |= set(SOURCE.findall(text))
        yield name, text
    for path in sorted(cited):
        yield f"source/{path}.txt", (ROOT / path).read_bytes()


def pages(lang: str) -> dict[str, Path]:
    """Path of each page, and the file that has it in this language; English where there is no other."""
    english = {path: ROOT / source for path, source in COPIED.items()}
    english |= {
        source.relative_to(DOCS).as_posix(): source
        for source in sorted(DOCS.rglob("*.md"))
        if not source.name.endswith(SPANISH)
    }
    if lang == "en":
        return english
    return {path: spanish(source) or source for path, source in english.items()}


def spanish(source: Path) -> Path | None:
    """The Spanish version of a page."""
    found = source.with_name(source.name.removesuffix(".md") + SPANISH)
    return found if found.exists() else None


def page(source: Path, lang: str) -> str:
    """A page: links to pages of the same language and to the site's copy of code, drawings in the page's colours."""
    text = re.sub(r"(\]\([^)\s]*)\.es\.md\b", r"\1.md", source.read_text(encoding="utf-8"))
    if source.name == "reference.md":
        text = reference.expanded(text)
    if source.parent == ROOT:
        text = text.replace("](docs/", "](")
    text = CODE.sub(r"](../source/\1.txt)", text)
    text = DRAWING.sub(lambda found: drawing(found[1], lang), text)
    if lang == "es" and not source.name.endswith(SPANISH):
        heading, _, rest = text.partition("\n")
        text = f'{heading}\n\n!!! note "{load_words(lang, TEXT)("only-english")}"\n{rest}'
    return text


def drawing(path: str, lang: str) -> str:
    """A drawing inside the page: there it takes the page's colours, and its words are in the page's language."""
    text = (DOCS / path).read_text(encoding="utf-8")
    if lang == "es":
        text = re.sub(r'(<text[^>]*) data-es="([^"]*)"([^>]*)>[^<]*', r"\1\3>\2", text)
    return '<div class="drawing">' + re.sub(r"\n\s*", " ", text).strip() + "</div>"

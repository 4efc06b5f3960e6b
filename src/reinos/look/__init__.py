"""The look: tokens, styles and the sprite, by name."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

THEMES = ("light", "dark", "contrast")


@cache
def text(name: str) -> str:
    """One of the files of this package."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


def style(name: str) -> str:
    """A style sheet without its comments."""
    return re.sub(r"\s*/\*.*?\*/", "", text(name), flags=re.DOTALL).strip()


@cache
def tokens(theme: str) -> dict[str, str]:
    """The custom properties of a theme with their values; every theme starts from light."""
    found = dict(_properties(":root"))
    if theme != "light":
        found |= _properties(f'[data-theme="{theme}"]')
    return found


def _properties(selector: str) -> dict[str, str]:
    block = re.search(rf"^{re.escape(selector)} \{{(.*?)^\}}", style("tokens.css"), re.DOTALL | re.MULTILINE)
    if block is None:
        raise KeyError(selector)
    return dict(re.findall(r"(--[\w-]+):\s*([^;]+);", block[1]))


@cache
def sprite() -> dict[str, str]:
    """Every symbol and pattern of the sprite by its id."""
    pieces = re.finditer(r'<(symbol|pattern) id="([^"]+)".*?</\1>', text("symbols.svg"), re.DOTALL)
    return {piece[2]: piece[0] for piece in pieces}

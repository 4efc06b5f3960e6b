"""Build SVG and HTML as strings: nested, escaped, with neat numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape

SVG = "http://www.w3.org/2000/svg"
XHTML = "http://www.w3.org/1999/xhtml"

# Written <tag/> when empty. The others always get an end tag: an HTML parser takes <div/> for an opening one.
CLOSED = frozenset({"br", "circle", "ellipse", "img", "line", "path", "polygon", "polyline", "rect", "use"})


class Markup(str):
    """Text that is markup already and is not escaped again."""

    __slots__ = ()


Value = str | float | None
Child = str | float | None | Iterable["Child"]


def number(value: float) -> str:
    """At most two decimals, no trailing zeros, no minus zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=8192)
def plain(value: str | float) -> str:
    """A value as escaped text, quotes included, so that no text can look like an attribute.

    Letters beyond Latin 1 are written as numbers: with one of them a whole drawing takes twice the memory.
    """
    text = escape(value if isinstance(value, str) else number(value))
    return text if text.isascii() else text.encode("latin-1", "xmlcharrefreplace").decode("latin-1")


def join(*children: Child) -> Markup:
    """Children one after another: markup as it is, text escaped, None left out, iterables unfolded."""
    return Markup("".join(unfolded(children, [])))


def unfolded(children: Iterable[Child], parts: list[str]) -> list[str]:
    """The same as a list, after what is there already: whoever joins it copies a large drawing once."""
    for child in children:
        if type(child) is Markup:
            parts.append(child)
        elif isinstance(child, (str, int, float)):
            parts.append(plain(child))
        elif child is not None:
            unfolded(child, parts)
    return parts


@lru_cache(maxsize=256)
def attribute(name: str) -> str:
    """The name of an attribute as it is written."""
    return name.rstrip("_").replace("_", "-")


def element(tag: str, *children: Child, **attributes: Value) -> Markup:
    """An element. In attribute names a trailing _ is dropped and _ stands for -; None leaves one out."""
    pairs = "".join([f' {attribute(name)}="{plain(value)}"' for name, value in attributes.items() if value is not None])
    parts = unfolded(children, [f"<{tag}{pairs}>"])
    if tag in CLOSED and not any(parts[1:]):
        return Markup(f"<{tag}{pairs}/>")
    parts.append(f"</{tag}>")
    return Markup("".join(parts))


def drawing(box: tuple[float, float, float, float], *children: Child, **attributes: Value) -> Markup:
    """An <svg> with a view box; it names its namespace, since it may stand inside HTML inside SVG."""
    return element("svg", *children, xmlns=SVG, viewBox=" ".join(map(number, box)), **attributes)


def use(symbol: str, x: float, y: float, side: float, class_: str | None = None) -> Markup:
    """A symbol of the sprite, named without its r-, in a square."""
    return element("use", href=f"#r-{symbol}", x=x, y=y, width=side, height=side, class_=class_)


def icon(symbol: str, class_: str = "ico", **attributes: Value) -> Markup:
    """A symbol of the sprite beside words that say the same, or with a label of its own."""
    hidden = None if "aria_label" in attributes else "true"
    return element(
        "svg", element("use", href=f"#r-{symbol}"), xmlns=SVG, class_=class_, aria_hidden=hidden, **attributes
    )

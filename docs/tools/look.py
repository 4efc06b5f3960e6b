"""The look of the package for the site: colours, typefaces, icon."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import reinos
from reinos import look

ROOT = Path(__file__).parents[2]
STATIC = Path(reinos.__file__).parent / "server/static/assets"
SCHEMES = {"light": "default", "dark": "slate"}
FACES = (  # name, file that the build of the browser client leaves, weights, style
    ("Alegreya", "alegreya-latin-wght-normal", "400 900", "normal"),
    ("Alegreya", "alegreya-latin-wght-italic", "400 900", "italic"),
    ("Source Sans 3", "source-sans-3-latin-wght-normal", "200 900", "normal"),
    ("Grenze Gotisch", "grenze-gotisch-latin-wght-normal", "100 900", "normal"),
)


def files() -> Iterator[tuple[str, str | bytes]]:
    """Path and content of each file; without a built client the site uses the typefaces of the machine."""
    yield "look/icon.svg", (ROOT / "web/src/style/icon.svg").read_bytes()
    rules = []
    for name, file, weights, style in FACES:
        for found in sorted(STATIC.glob(f"{file}-*.woff2"))[:1]:
            yield f"look/{file}.woff2", found.read_bytes()
            rules.append(
                f'@font-face {{ font-family: "{name}"; src: url("{file}.woff2") format("woff2"); '
                f"font-weight: {weights}; font-style: {style}; font-display: swap; }}"
            )
    for theme, scheme in SCHEMES.items():
        values = "\n".join(f"  {name}: {value};" for name, value in look.tokens(theme).items())
        rules.append(f'[data-md-color-scheme="{scheme}"] {{\n{values}\n}}')
    yield "look/tokens.css", "\n".join(rules) + "\n"

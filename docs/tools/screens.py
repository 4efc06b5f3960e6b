"""`python -m docs.tools.screens`: take the pictures of play.md again, in both languages; needs Chromium."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

from reinos.core.words import LANGUAGES

SCREENS = Path(__file__).parents[1] / "img/screens"
PICKED = {  # the picture here: the one that tests.web.screenshots takes
    "home": "home-desktop-light",
    "new": "new-desktop-light",
    "table": "table-draft-desktop-light",
    "table-phone": "table-draft-phone-light",
    "result": "result-desktop-light",
    "result-phone": "result-phone-light",
    "replay": "replay-desktop-light",
}
WIDTH, PHONE_WIDTH = 1200, 520  # pixels
TALLEST = 2.2  # times the width: long pages are cut
STRIP_WIDTH, GAP = 2000, 24
BOARD = 0.8  # of the width of a table is left of the log
QUALITY = 82


def main() -> None:
    """Take all, keep few, small."""
    for lang in LANGUAGES:
        with tempfile.TemporaryDirectory() as taken:
            subprocess.run([sys.executable, "-m", "tests.web.screenshots", taken, "--lang", lang], check=True)
            (SCREENS / lang).mkdir(parents=True, exist_ok=True)
            for name, source in PICKED.items():
                keep(Path(taken) / f"{source}.png", SCREENS / lang / f"{name}.webp")
            keep_strip(sorted(Path(taken).glob("story-*.png")), SCREENS / lang / "story.webp")


def keep_strip(frames: list[Path], to: Path) -> None:
    """Moments of a story side by side, each without what stands to the right of the board."""
    pictures = [Image.open(frame) for frame in frames]
    width, height = int(pictures[0].width * BOARD), pictures[0].height
    joined = Image.new("RGB", ((width + GAP) * len(pictures) - GAP, height), "white")
    for number, picture in enumerate(pictures):
        joined.paste(picture.crop((0, 0, width, height)), (number * (width + GAP), 0))
    small = joined.resize((STRIP_WIDTH, joined.height * STRIP_WIDTH // joined.width), Image.Resampling.LANCZOS)
    small.save(to, quality=QUALITY)
    print(f"{to.relative_to(Path.cwd())}: {to.stat().st_size // 1000} kB")


def keep(source: Path, to: Path) -> None:
    """A smaller picture."""
    with Image.open(source) as found:
        width = PHONE_WIDTH if "-phone-" in source.name else WIDTH
        cut = found.crop((0, 0, found.width, min(found.height, int(found.width * TALLEST))))
        cut.resize((width, cut.height * width // cut.width), Image.Resampling.LANCZOS).save(to, quality=QUALITY)
    print(f"{to.relative_to(Path.cwd())}: {to.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

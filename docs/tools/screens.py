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
QUALITY = 82


def main() -> None:
    """Take all, keep few, small."""
    for lang in LANGUAGES:
        with tempfile.TemporaryDirectory() as taken:
            subprocess.run([sys.executable, "-m", "tests.web.screenshots", taken, "--lang", lang], check=True)
            (SCREENS / lang).mkdir(parents=True, exist_ok=True)
            for name, source in PICKED.items():
                keep(Path(taken) / f"{source}.png", SCREENS / lang / f"{name}.webp")


def keep(source: Path, to: Path) -> None:
    """A smaller picture."""
    with Image.open(source) as found:
        width = PHONE_WIDTH if "-phone-" in source.name else WIDTH
        cut = found.crop((0, 0, found.width, min(found.height, int(found.width * TALLEST))))
        cut.resize((width, cut.height * width // cut.width), Image.Resampling.LANCZOS).save(to, quality=QUALITY)
    print(f"{to.relative_to(Path.cwd())}: {to.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

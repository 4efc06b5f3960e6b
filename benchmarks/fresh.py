"""What somebody waits for who has just installed a wheel: `python -m benchmarks.fresh WHEEL`.

It is installed into a new environment; every start has an empty cache folder, so what is not compiled in the wheel is
compiled while the clock runs.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from benchmarks.table import number, table
from reinos.core.catalog import games

RESULT = """
import sys, reinos
reinos.load(sys.argv[1]).simulated().playouts(1, seed=1)
"""
MOVE = """
import sys, numpy, reinos
from reinos.bots import make
match = reinos.load(sys.argv[1]).new(1)
match.play(make("king", match.game).choose(match.seen_by(match.to_act[0]), numpy.random.default_rng(1)))
"""
HEAD = ("game", "first result, s", "first move of the strongest bot, s", "files compiled")
CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"


def install(wheel: Path, folder: Path) -> Path:
    """A new environment with the wheel; its interpreter."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--constraint", str(CONSTRAINTS), str(wheel)]
    subprocess.run(pip, check=True)
    subprocess.run([str(python), "-c", "import reinos, numba"], check=True)  # from here on as bytecode
    return python


def waited(python: Path, code: str, name: str) -> tuple[float, int]:
    """Seconds from the start of an interpreter to the end of the code, and how many files it compiled."""
    with tempfile.TemporaryDirectory() as cache:
        began = time.perf_counter()
        subprocess.run([str(python), "-c", code, name], env={"XDG_CACHE_HOME": cache}, cwd=cache, check=True)
        return time.perf_counter() - began, len(list(Path(cache).rglob("*.nbc")))


def main() -> None:
    """Install, measure, print."""
    wheel = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        python, rows = install(wheel, Path(folder)), []
        for name in games():
            (result, made), (move, more) = (waited(python, code, name) for code in (RESULT, MOVE))
            rows.append([name, number(result), number(move), str(made + more)])
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB\n")
    print(table(HEAD, rows))


if __name__ == "__main__":
    main()

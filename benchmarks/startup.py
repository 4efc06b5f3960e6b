"""How long until a game plays: with nothing compiled yet, and with the compiled code on disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from reinos.core.catalog import games

STARTS = 3
COLD = """
import json, sys, time
import reinos
game = reinos.load(sys.argv[1])
began = time.perf_counter(), time.process_time()
game.warmup("cpu")
print(json.dumps({"wall": time.perf_counter() - began[0], "cpu": time.process_time() - began[1]}))
"""
WARM = """
import json, sys, time
import reinos
reinos.load(sys.argv[1]).playouts(1, seed=1, target="cpu")
print(json.dumps({"wall": time.time() - float(sys.argv[2]), "cpu": time.process_time()}))
"""


def child(code: str, name: str, cache: str | None) -> dict[str, float]:
    """Run the code in a new interpreter, with another cache folder where one is given."""
    env = os.environ | ({} if cache is None else {"XDG_CACHE_HOME": cache})
    command = [sys.executable, "-c", code, name, repr(time.time())]
    answer = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    found: dict[str, float] = json.loads(answer)
    return found


def startup(cold: bool) -> list[dict[str, Any]]:
    """Seconds to compile every kernel of each game, and from interpreter start to a first result after that."""
    return [measured(name, cold) for name in games()]


def measured(name: str, cold: bool) -> dict[str, Any]:
    """Cold in an empty cache folder and then warm in the same, or only warm in the user's own."""
    if not cold:
        return {"game": name, "cold": None, "warm": warm(name, None)}
    with tempfile.TemporaryDirectory() as cache:
        return {"game": name, "cold": child(COLD, name, cache), "warm": warm(name, cache)}


def warm(name: str, cache: str | None) -> dict[str, float]:
    """The median of some starts."""
    return sorted((child(WARM, name, cache) for _ in range(STARTS)), key=lambda found: found["wall"])[STARTS // 2]

"""The example of a stranger's bot plays a whole match at a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.running import Caller, Process

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_client.py"


def test_the_example_bot_plays_a_match(tmp_path: Path) -> None:
    server = Process("", tmp_path)
    try:
        done = subprocess.run([sys.executable, EXAMPLE, server.url], capture_output=True, text=True, timeout=90)
        assert done.returncode == 0, done.stderr
        assert "puntos" in done.stdout
        ana = Caller(server.url)
        table = ana.do("/tables", game="kingdomino", seats=[{"kind": "open"}, {"kind": "bot"}])
        done = subprocess.run(
            [sys.executable, EXAMPLE, server.url, table["code"]], capture_output=True, text=True, timeout=90
        )
        assert done.returncode == 0, done.stderr
        assert ana.get(f"/tables/{table['id']}")["status"] == "over"
    finally:
        while Caller.opened:
            Caller.opened.pop().close()
        server.stop()

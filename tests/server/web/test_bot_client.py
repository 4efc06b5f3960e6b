"""The example of a stranger's bot plays a whole match at a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

from tests.server.running import Caller, Process

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_client.py"


def test_the_example_bot_plays_a_match(tmp_path: Path) -> None:
    """At a table of its own, and with somebody's code at theirs; at the same time, since hints take their time."""
    server = Process("", tmp_path)
    try:
        ana = Caller(server.url)
        table = ana.do("/tables", game="kingdomino", seats=[{"kind": "open"}, {"kind": "bot"}])
        given: tuple[list[str], ...] = ([], [table["code"]])
        bots = [
            subprocess.Popen([sys.executable, EXAMPLE, server.url, *code], stdout=PIPE, text=True) for code in given
        ]
        for bot in bots:
            told, _ = bot.communicate(timeout=300)
            assert bot.returncode == 0, told
            assert "puntos" in told
        assert ana.get(f"/tables/{table['id']}")["status"] == "over"
    finally:
        while Caller.opened:
            Caller.opened.pop().close()
        server.stop()

"""`python -m tests.server.nursery`: forks servers from one process that has imported everything, a line of JSON each.

A server that starts in a fraction of a second can be killed a thousand times.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from reinos.server.run import listen, run
from reinos.server.settings import Limits, Settings
from tests.server.house import House, settings_for


def warm_up() -> None:
    """Import and work out whatever a first table needs."""
    with TemporaryDirectory() as folder:
        house = House(settings_for(f"sqlite:///{folder}/reinos.sqlite"))
        ana = house.guest()
        ana.turn(ana.table("me", "me"))
        house.close()


def main() -> None:
    """Answer every order with the process of a new server."""
    warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            settings = Settings(data=Path(order["data"]), limits=Limits(on=False), bot_pace=0.0)
            run(settings, listen("127.0.0.1", order["port"]))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()

"""`python -m reinos.server`: the server alone, for development."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from reinos.core.errors import ReinosError
from reinos.server.run import listen, run
from reinos.server.settings import Limits, Settings, data_folder, names, near


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m reinos.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=data_folder())
    parser.add_argument("--database", default="")
    parser.add_argument("--bot-pace", type=float, default=Settings.bot_pace)
    parser.add_argument("--workers", type=int, default=Settings.workers)
    parser.add_argument("--compile", action="store_true", help="load compiled rules, as the product does")
    parser.add_argument("--no-limits", action="store_true", help="for tests and measurements")
    asked = parser.parse_args()
    settings = Settings(
        database=asked.database,
        data=asked.data,
        hosts=names(asked.host, []),
        addresses=not near(asked.host),
        limits=Limits(on=not asked.no_limits),
        bot_pace=asked.bot_pace,
        workers=asked.workers,
        compile=asked.compile,
    )
    try:
        run(settings, listen(asked.host, asked.port))
    except ReinosError as wrong:
        sys.exit(str(wrong))


if __name__ == "__main__":
    main()

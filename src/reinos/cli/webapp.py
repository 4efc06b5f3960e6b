"""`reinos webapp`: the page that plays without a server, as a folder for any web space."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace, _ArgumentGroup
from pathlib import Path

from reinos.core.errors import BadOption
from reinos.core.words import Words

CHECKOUT = Path(__file__).parents[3]  # where the sources of the client lie, unless this is an installed package
FOLDER = "build/webapp"


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("folder", nargs="?", default=FOLDER, metavar=words("arg-folder"), help=words("webapp-folder"))
    group.add_argument("--game", action="append", default=[], metavar=words("arg-game-name"), help=words("webapp-game"))


def run(args: Namespace, words: Words) -> int:
    """Build the page; the exit status."""
    from reinos.cli.given import find_rules

    build = CHECKOUT / "hatch_build.py"
    if not build.is_file():
        raise BadOption(words("webapp-checkout"))
    games = [find_rules(name, words).name for name in args.game]
    return subprocess.run([sys.executable, str(build), "webapp", args.folder, *games], check=False).returncode

"""`reinos webapp`: the page that plays without a server, as a folder for any web space."""

from __future__ import annotations

import sys
from argparse import Namespace, _ArgumentGroup
from pathlib import Path

from reinos.core.errors import BadOption
from reinos.core.words import Words

FOLDER = "build/webapp"


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("folder", nargs="?", default=FOLDER, metavar=words("arg-folder"), help=words("webapp-folder"))
    group.add_argument("--game", action="append", default=[], metavar=words("arg-game-name"), help=words("webapp-game"))


def run(args: Namespace, words: Words) -> int:
    """Build the page; the exit status."""
    from reinos.browser import webapp
    from reinos.cli.given import find_rules
    from reinos.core.catalog import is_guest
    from reinos.table.menu import playable

    folder = Path(args.folder)
    if not webapp.PAGE.is_dir():
        raise BadOption(words("webapp-no-page"))
    if folder.exists() and any(folder.iterdir()) and not (folder / webapp.SERVICE).is_file():
        raise BadOption(words("webapp-other-files", folder=str(folder)))
    games = [find_rules(name, words).name for name in args.game]
    print(words("webapp-begins"), file=sys.stderr)
    try:
        webapp.make(folder, games or [name for name in playable() if not is_guest(name)])
    except RuntimeError as failure:
        raise BadOption(str(failure)) from None
    print(webapp.sizes(folder))
    return 0

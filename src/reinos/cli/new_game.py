"""`reinos new-game`: the skeleton of a game, small and complete, to start one's own from."""

from __future__ import annotations

import keyword
import re
from argparse import Namespace, _ArgumentGroup
from importlib.util import find_spec
from pathlib import Path

from reinos.core.errors import BadOption
from reinos.core.words import Words

SKELETON = Path(__file__).parent / "skeleton"
NAME = re.compile(r"[a-z][a-z0-9_]{0,38}[a-z0-9]")
# What stands in the skeleton for the package, for the game's name among people, and for the letters of its rules.
PACKAGE, TITLE, LETTERS = "newgame", "New game", "NG"


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("name", metavar=words("new-game-arg"), help=words("new-game-name"))
    group.add_argument("--folder", metavar=words("arg-folder"), default=".", help=words("new-game-folder"))


def run(args: Namespace, words: Words) -> int:
    """Write the skeleton, and say how to go on."""
    folder = Path(args.folder) / check_name(args.name, words)
    if folder.exists() or folder.is_symlink():
        raise BadOption(words("wrong-folder-taken", folder=str(folder)))
    try:
        write(args.name, folder)
    except OSError as wrong:
        raise BadOption(words("wrong-folder", folder=str(folder), reason=wrong.strerror or str(wrong))) from None
    print(words("new-game-written", folder=str(folder), name=args.name))
    return 0


def check_name(name: str, words: Words) -> str:
    """The name, or BadOption saying why no game can have it."""
    import reinos

    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadOption(words("wrong-name", name=name))
    if name in reinos.games():
        raise BadOption(words("wrong-name-game", name=name))
    found = find_spec(name)
    if found is not None and found.origin is not None:  # without an origin it is any folder of that name
        raise BadOption(words("wrong-name-module", name=name))
    return name


def write(name: str, folder: Path) -> None:
    """Copy the skeleton under the new name."""
    for source in sorted(SKELETON.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            place = folder / renamed(source.relative_to(SKELETON).as_posix(), name)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """A text of the skeleton with the new game's names in it; its styles have the rules' letters too."""
    letters = (re.sub(r"[^a-z]", "", name) * 2)[:2]
    text = text.replace(PACKAGE, name).replace(TITLE, name.replace("_", " ").capitalize())
    return re.sub(rf"\b{LETTERS}-", f"{letters.upper()}-", re.sub(rf"\b{LETTERS.lower()}-", f"{letters}-", text))

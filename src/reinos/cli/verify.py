"""`reinos verify`: prove that a saved match was played by the rules with the dice of its seed."""

from __future__ import annotations

import json
import sys
from argparse import Namespace, _ArgumentGroup
from typing import Any

from reinos.core.words import Words


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("file", metavar=words("arg-file-name"), help=words("arg-file"))
    group.add_argument("--json", action="store_true", help=words("arg-json"))


def run(args: Namespace, words: Words) -> int:
    """Replay a match, check commitment, dice and result; 1 if anything is off."""
    from reinos.cli.given import find_match
    from reinos.core.errors import BadFile

    try:
        match = find_match(args.file, words)
    except BadFile as wrong:
        answer: dict[str, Any] = {"file": args.file, "ok": False, "error": str(wrong)}
        line = words("verify-damaged", file=args.file, reason=wrong.in_words(words.lang))
    else:
        answer = {
            "file": args.file,
            "ok": True,
            "game": match.game.name,
            "options": match.game.chosen,
            "steps": len(match.steps),
            "over": match.over,
            "commitment": match.commitment,
            "points": list(match.points),
            "ranks": list(match.ranks),
        }
        title = match.game.rules.words(words.lang)("game-name")
        state = "over" if match.over else "open"
        line = words("verify-sound", file=args.file, game=title, steps=len(match.steps), state=state)
        line += "\n" + words("verify-commitment", commitment=match.commitment)
    if args.json:
        print(json.dumps(answer, ensure_ascii=False, indent=1))
    else:
        print(line, file=sys.stdout if answer["ok"] else sys.stderr)
    return 0 if answer["ok"] else 1

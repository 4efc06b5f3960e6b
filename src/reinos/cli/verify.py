"""`reinos verify`: prove that a saved match, or each game of an arena file, was played by the rules with its dice."""

from __future__ import annotations

import json
import sys
from argparse import Namespace, _ArgumentGroup
from pathlib import Path
from typing import Any

from reinos.core.words import Words


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("file", metavar=words("arg-file-name"), help=words("arg-file"))
    group.add_argument("--json", action="store_true", help=words("arg-json"))


def run(args: Namespace, words: Words) -> int:
    """Play it again and check dice, steps and result; 1 if anything is off."""
    from reinos.arena.results import WrongResults, is_results
    from reinos.core.errors import BadFile

    try:
        found, line = (verify_arena if is_results(Path(args.file)) else verify_match)(args.file, words)
    except BadFile as wrong:
        found = {"error": str(wrong)}
        line = wrong.in_words(words.lang)
        if not isinstance(wrong, WrongResults):  # those name the file themselves
            line = words("verify-damaged", file=args.file, reason=line)
    sound = "error" not in found
    if args.json:
        print(json.dumps({"file": args.file, "ok": sound, **found}, ensure_ascii=False, indent=1))
    else:
        print(line, file=sys.stdout if sound else sys.stderr)
    return 0 if sound else 1


def verify_match(file: str, words: Words) -> tuple[dict[str, Any], str]:
    """A saved match, as data and in words."""
    from reinos.cli.given import find_match

    match = find_match(file, words)
    found = {
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
    line = words("verify-sound", file=file, game=title, steps=len(match.steps), state=state)
    return found, line + "\n" + words("verify-commitment", commitment=match.commitment)


def verify_arena(file: str, words: Words) -> tuple[dict[str, Any], str]:
    """The games of a tournament, as data and in words."""
    from tqdm import tqdm

    from reinos.arena.results import digest, prove, read

    results = read(Path(file))
    proved = list(tqdm(prove(results), total=len(results.games), unit="", leave=False, disable=None))
    game, steps = results.plan.load(), sum(len(result.moves or ()) for result in proved)
    found = {
        "game": game.name,
        "options": game.chosen,
        "games": len(proved),
        "steps": steps,
        "versions": results.head.get("versions"),
        "digest": digest(proved),
    }
    title = game.rules.words(words.lang)("game-name")
    line = words("verify-games", file=file, game=title, games=len(proved), steps=steps)
    return found, line + "\n" + words("verify-digest", digest=found["digest"])

"""`reinos games`: the games there are, with their options."""

from __future__ import annotations

import json
import sys
from argparse import Namespace, _ArgumentGroup
from typing import TYPE_CHECKING, Any

from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.core.game import Rules


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("--json", action="store_true", help=words("arg-json"))


def run(args: Namespace, words: Words) -> int:
    """List the games."""
    from reinos.cli.given import open_games

    opened, broken = open_games(words.lang)
    found = [told(rules, words.lang) for rules in opened.values()]
    for name in broken:
        print(words("games-broken", game=name), file=sys.stderr)
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print("\n\n".join("\n".join(lines(game, words)) for game in found))
    return 0


def told(rules: Rules, lang: str) -> dict[str, Any]:
    """A game as plain data."""
    from reinos.core.options import allowed

    words = rules.words(lang)
    default = rules.options()  # type: ignore[call-arg]  # every game's options have defaults
    values = allowed(rules.options)
    return {
        "name": rules.name,
        "title": words("game-name"),
        "tagline": words("game-tagline"),
        "players": list(values["players"]),
        "options": {
            name: {
                "title": words(f"option-{name}"),
                "default": getattr(default, name),
                "values": [
                    {"value": value, "title": words(f"option-{name}-{option_code(value)}")} for value in values[name]
                ],
            }
            for name in values
        },
        "presets": {name: words(f"preset-{name}") for name in rules.presets},
    }


def option_code(value: Any) -> str:
    """An option's value as message ids and people write it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value).lower()


def lines(game: dict[str, Any], words: Words) -> list[str]:
    """A game as people read it."""
    found = [f"{game['name']}: {game['title']}. {game['tagline']}"]
    for name, option in game["options"].items():
        found.append(f"  {name}: {option['title']}")
        for value in option["values"]:
            code, title = option_code(value["value"]), value["title"]
            default = words("games-default") if value["value"] == option["default"] else ""
            about = f"{code} ({title})" if title != code else code
            found.append(f"      {name}={about}{default}")
    for name, title in game["presets"].items():
        found.append(f"  --preset {name}: {title}")
    return found

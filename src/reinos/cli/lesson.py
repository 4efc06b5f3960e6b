"""`reinos lesson`: learn a game in the terminal."""

from __future__ import annotations

import json
from argparse import Namespace, _ArgumentGroup
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.cli.screen import Screen
    from reinos.core.game import Rules
    from reinos.core.lesson import Lesson

FOLDER = "lessons"  # of the user's data


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar=words("arg-game-name"), help=words("arg-game"))
    group.add_argument("lesson", nargs="?", metavar=words("lesson-arg"), help=words("lesson-name"))
    group.add_argument("--list", action="store_true", help=words("lesson-list"))
    group.add_argument("--restart", action="store_true", help=words("lesson-restart"))


def run(args: Namespace, words: Words) -> int:
    """Give a lesson, or list those of a game."""
    from reinos.cli.given import find_rules
    from reinos.cli.screen import Screen
    from reinos.cli.tutor import Tutor

    rules, screen = find_rules(args.game, words), Screen()
    kept = {lesson.name: Kept(rules, lesson) for lesson in known(rules, words)}
    if args.lesson is not None and args.lesson not in kept:
        from reinos.core.errors import BadOption

        raise BadOption(words("wrong-lesson", lesson=args.lesson, lessons=", ".join(kept)))
    if args.list:
        for one in kept.values():
            tell(one, screen, words)
        return 0
    unfinished = [one for one in kept.values() if one.state != "done"]
    chosen = kept[args.lesson] if args.lesson else (unfinished or [*kept.values()])[0]
    if args.restart:
        chosen.forget()
    following = next((one.lesson.name for one in unfinished if one is not chosen), None)
    return Tutor(rules, chosen, words, screen, following).run()


def known(rules: Rules, words: Words) -> tuple[Lesson, ...]:
    """The lessons of a game, or BadOption naming the games that have some."""
    from reinos.cli.given import open_games
    from reinos.core.errors import BadOption
    from reinos.core.lesson import lessons

    found = lessons(rules)
    if not found:
        games, _ = open_games(words.lang)
        taught = ", ".join(name for name, game in games.items() if lessons(game))
        raise BadOption(words("lesson-none", game=rules.name, games=taught))
    return found


def tell(kept: Kept, screen: Screen, words: Words) -> None:
    """One line of the list."""
    told, name = kept.rules.words(words.lang), kept.lesson.name
    title, about = (told(f"lesson-{name}-{part}") for part in ("title", "about"))
    minutes = kept.lesson.minutes
    screen.say(words("lesson-line", state=kept.state, name=name, title=title, minutes=minutes, about=about))


class Kept:
    """What is kept of a lesson in the user's data: a small JSON file."""

    def __init__(self, rules: Rules, lesson: Lesson) -> None:
        from reinos.server.settings import data_folder

        self.rules, self.lesson = rules, lesson
        self.path: Path = data_folder() / FOLDER / f"{rules.name}-{lesson.name}.json"
        self.data = self._read()

    def _read(self) -> Any:
        """None where nothing is kept; what cannot be read is anything else than progress."""
        try:
            return json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError, ValueError, RecursionError):
            return {}

    @property
    def state(self) -> str:
        """Whether the lesson is new, begun or done."""
        if self.data is None:
            return "new"
        return "done" if isinstance(self.data, dict) and self.data.get("done") else "begun"

    def keep(self, progress: dict[str, Any], done: bool) -> None:
        """Write it whole or not at all: a broken write must not cost what was there."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps({**progress, "done": done}), encoding="utf-8")
        fresh.replace(self.path)

    def forget(self) -> None:
        """Begin again."""
        self.path.unlink(missing_ok=True)
        self.data = None

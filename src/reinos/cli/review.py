"""`reinos review`: what can be learned from a saved match, in the terminal and as a page."""

from __future__ import annotations

from argparse import Namespace, _ArgumentGroup
from pathlib import Path
from typing import TYPE_CHECKING

from reinos.core.errors import BadOption
from reinos.core.words import Words

if TYPE_CHECKING:
    from reinos.core.match import Match
    from reinos.review import Review
    from reinos.review.told import Told

DEFAULT = 400  # imagined games a decision


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    number, file = words("review-number"), words("arg-file-name")
    group.add_argument("file", metavar=file, help=words("arg-file"))
    group.add_argument("--html", metavar=file, help=words("review-html"))
    group.add_argument("--seat", metavar=number, help=words("review-seat"))
    about = words("review-playouts", default=DEFAULT)
    group.add_argument("--playouts", metavar=number, default=str(DEFAULT), help=about)


def run(args: Namespace, words: Words) -> int:
    """Review a match."""
    from reinos.cli.given import find_match, read_count
    from reinos.review.told import told

    playouts = read_count(args.playouts, "--playouts", words)
    match = find_match(args.file, words)
    seat = None if args.seat is None else read_seat(args.seat, match.players, words)
    if not match.steps:
        raise BadOption(words("review-nothing"))
    found = with_progress(match, seat, playouts, words)
    text = told(match, found, words.lang)
    show(text)
    if args.html:
        write(Path(args.html), match, text, words)
    return 0


def read_seat(text: str, players: int, words: Words) -> int:
    """A seat as people count them, from 1."""
    if text not in map(str, range(1, players + 1)):
        raise BadOption(words("review-wrong-seat", seat=text, players=players))
    return int(text) - 1


def with_progress(match: Match, seat: int | None, playouts: int, words: Words) -> Review:
    """The review, with a bar on a terminal while it is made."""
    from tqdm import tqdm

    from reinos.review import reviewed

    with tqdm(desc=words("review-working"), unit="", leave=False, disable=None) as bar:

        def progress(done: int, of: int) -> None:
            bar.total = of
            bar.update(done - bar.n)

        return reviewed(match, seat, playouts, progress)


def show(told: Told) -> None:
    """The review as text."""
    from reinos.cli.screen import BOLD, FAINT, Screen
    from reinos.review.told import review_words

    screen = Screen()
    screen.say(told["title"], BOLD)
    if told["result"]:
        screen.say(told["result"])
    screen.say()
    screen.say(told["summary"])
    words = review_words(told["lang"])
    for heading, blocks in (
        ("review-moments", [[m["where"], m["chose"], m["prefers"], *m["reasons"]] for m in told["moments"]]),
        ("review-turns", [[turn["where"], turn["text"], *turn["lines"]] for turn in told["turns"]]),
    ):
        if blocks:
            screen.say()
            screen.say(words(heading), BOLD)
        for number, (where, *lines) in enumerate(blocks, 1):
            screen.say(f"{number}. {where}")
            for line in lines:
                screen.say(f"   {line}")
    screen.say()
    screen.say(words("review-chances"), BOLD)
    width = max(map(len, told["names"]))
    for seat, name in enumerate(told["names"]):
        screen.say(f"{name:<{width}}  {course([point['chances'][seat] for point in told['chances']])}")
    screen.say()
    screen.say(told["made"], FAINT)


def course(chances: list[int]) -> str:
    """Chances over time as a row of figures, some twelve of them, the last one included."""
    step = max(1, -(-len(chances) // 12))
    kept = chances[::-1][::step][::-1]
    return " ".join(f"{chance:>3}" for chance in kept)


def write(path: Path, match: Match, told: Told, words: Words) -> None:
    """Write the page."""
    from reinos.review.page import page

    try:
        path.write_text(page(match, told), encoding="utf-8")
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
        raise BadOption(words("review-unwritten", file=str(path), reason=reason)) from None
    print(words("review-written", file=str(path)))

"""The conformance suite: what every game must pass, in every configuration.

One random game on CPython comes first, because its errors name the author's file and line. Then random games end,
all targets agree byte by byte, nothing hidden leaks, matches can be saved, loaded and undone, illegal choices change
nothing, everything has words in every language and a place in the drawing, and every event is shown. Events tell
themselves, and neither words nor planes leave out what a viewer may know.
A table that is turned by a chair looks the same from the next one.
"""

from __future__ import annotations

from reinos.core.check.chairs import check_chairs
from reinos.core.check.complete import check_complete
from reinos.core.check.configurations import configurations, shared_out
from reinos.core.check.course import MOST_STEPS, check_ends, check_first_game, check_gpu_agrees, check_targets_agree
from reinos.core.check.failure import Failure
from reinos.core.check.figures import check_help
from reinos.core.check.leaks import check_no_leaks
from reinos.core.check.lessons import check_lessons
from reinos.core.check.matches import check_match
from reinos.core.check.questions import check_questions, check_stakes
from reinos.core.check.shown import check_stories
from reinos.core.check.told import check_log
from reinos.core.check.words import check_keys, check_words_and_drawing
from reinos.core.cuda import missing
from reinos.core.game import Game, Rules

__all__ = ["MOST_STEPS", "Failure", "check", "check_rules", "configurations", "shared_out"]


def check_rules(rules: Rules, seed: int = 0) -> None:
    """The checks that need no configuration: words in both languages, help drawn, lessons played, questions asked."""
    check_keys(rules)
    check_stakes(rules)
    check_help(rules)
    check_lessons(rules, seed)
    check_questions(rules, seed)


def check(game: Game, games: int, seed: int = 0) -> None:
    """All checks of one configuration; `games` random games for the step-by-step comparison."""
    check_first_game(game, seed)
    check_ends(game, 10 * games, seed)
    check_targets_agree(game, games, seed)
    if missing() is None:
        check_gpu_agrees(game, seed)
    check_no_leaks(game, max(1, games // 10), seed)
    check_match(game, seed)
    check_words_and_drawing(game, seed)
    check_stories(game, seed)
    check_log(game, seed)
    check_complete(game, seed)
    check_chairs(game, seed)

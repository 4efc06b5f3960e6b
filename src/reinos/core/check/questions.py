"""Every question of a game comes up, and then has words in every language and its choices a place in the drawing."""

from __future__ import annotations

import numpy as np

from reinos.core.brief import question_of, stake_of
from reinos.core.check.configurations import configurations
from reinos.core.check.course import MOST_STEPS
from reinos.core.check.failure import Failure, Watching
from reinos.core.check.words import check_drawn, check_told, check_words
from reinos.core.game import Rules
from reinos.core.match import Match
from reinos.core.position import Position
from reinos.core.words import LANGUAGES

MOST_GAMES = 400  # random games, over all configurations, until a question that was never put is reported


def check_stakes(rules: Rules) -> None:
    """Every question has a sentence on what is at stake, in every language."""
    for lang in LANGUAGES:
        missing = [name for question in rules.questions if (name := f"stake-{question.name}") not in rules.words(lang)]
        if missing:
            reason = f"what is at stake is not said, and where to look: {', '.join(missing)}"
            raise Failure(f"{rules.name}, text/{lang}.ftl", reason)


def check_questions(rules: Rules, seed: int = 0) -> None:
    """Random games of all configurations in turn, until each question has been put and looked at."""
    left = {question.name for question in rules.questions}
    games = configurations(rules)
    for number in range(MOST_GAMES):
        if not left:
            return
        game, choose = games[number % len(games)], np.random.default_rng([seed, number, 13])
        with Watching(game, seed + number) as here:
            position = game.start(seed + number, "cpu")
            for step in range(MOST_STEPS):
                here.at(step, position)
                if position.over or not left:
                    break
                asked = question_of(position)
                if asked in left:
                    left.remove(asked)
                    check_question(position)
                seat = position.to_act[0]
                position = position.after(int(choose.choice(position.legal_ids(seat))), seat)
    if left:
        raise Failure(rules.name, f"never put in {MOST_GAMES} random games: the questions {', '.join(sorted(left))}")


def check_question(position: Position) -> None:
    """The question in every language, as the first seat that must answer it sees it."""
    match, seat = Match(0, position.on("python")), position.to_act[0]
    for lang in LANGUAGES:
        check_told(match, seat, lang)
        check_drawn(match, seat, lang)
        check_words(stake_of(match.seen_by(seat), lang))

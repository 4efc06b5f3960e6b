"""A review in words, for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from typing_extensions import TypedDict

from reinos.bots.levels import LEVELS, level_named
from reinos.core.match import Match
from reinos.core.phrase import outcome
from reinos.core.words import CORE_TEXT, Words, load_words
from reinos.review.assessment import COMPARING, Verdict
from reinos.review.puzzle import Puzzle
from reinos.review.review import Decision, Point, Review

TEXT = Path(__file__).parent / "text"
LINES = 3  # of the log that tell what happened at a turning point


class Moment(TypedDict):
    """An instructive decision."""

    step: int
    """Steps of the match before it."""
    seat: int
    where: str
    """The round."""
    loss: int
    """Games out of 100."""
    chosen: str
    preferred: str
    chose: str
    """What was chosen, as a sentence."""
    prefers: str
    reasons: list[str]


class Turn(TypedDict):
    """A turning point."""

    step: int
    where: str
    text: str
    lines: list[str]
    """What happened."""


class Chances(TypedDict):
    """Everybody's chances at a moment, in games out of 100."""

    step: int
    round: int | None
    chances: list[int]


class Told(TypedDict):
    """A review in words."""

    lang: str
    title: str
    result: str
    names: list[str]
    viewer: int | None
    chances: list[Chances]
    moments: list[Moment]
    turns: list[Turn]
    summary: str
    made: str


def review_words(lang: str) -> Words:
    """The words of reviews."""
    return load_words(lang, CORE_TEXT, TEXT)


def told(match: Match, found: Review, lang: str, names: Sequence[str] | None = None) -> Told:
    """The review of a match in words; a viewer's review from what the viewer could know."""
    return Telling(match, found, lang, names).told()


def answer_told(
    puzzle: Puzzle, match: Match, chosen: int, lang: str, names: Sequence[str] | None = None
) -> tuple[str, list[str]]:
    """Whether an answer to a puzzle is the best one, and why, to whoever gave it; the match stands at the puzzle."""
    words, seat, solved = review_words(lang), puzzle.seat, chosen == puzzle.best
    shown = next((other for other in puzzle.others if other.choice == chosen), puzzle.tempting)

    def said(message: str, choice: int) -> str:
        return words(message, choice=match.describe(choice, lang, seat, names))

    lines = [] if solved else [said("puzzle-best", puzzle.best)]
    if shown.choice != chosen:
        lines.append(said("puzzle-tempting", shown.choice))
    lines += Telling(match, Review(seat, 0, (), ()), lang, names).reasons(seat, puzzle.verdict(shown))
    return said("puzzle-solved" if solved else "puzzle-not-yet", chosen), lines


def puzzle_made(puzzle: Puzzle, lang: str) -> str:
    """How it is known what is best."""
    return review_words(lang)("puzzle-made", playouts=puzzle.playouts, choices=1 + len(puzzle.others))


class Telling:
    """Tells one review."""

    def __init__(self, match: Match, found: Review, lang: str, names: Sequence[str] | None) -> None:
        self.match, self.found, self.words = match, found, review_words(lang)
        self.names = match.scene(None, lang, names).names

    def told(self) -> Told:
        """All of it."""
        found, words = self.found, self.words
        who = "other" if found.viewer is None else "you"
        good = sum(not decision.verdict.clear for decision in found.decisions)
        summary = words("review-well", good=good, count=len(found.decisions))
        scene = self.match.scene(found.viewer, words.lang, self.names)
        return {
            "lang": words.lang,
            "title": words("review-title", game=self.match.game.rules.words(words.lang)("game-name")),
            "result": outcome(scene) if self.match.over else "",
            "names": list(self.names),
            "viewer": found.viewer,
            "chances": [self.chances(point) for point in found.points],
            "moments": [self.moment(decision) for decision in found.moments],
            "turns": [self.turn(*pair) for pair in found.turning_points],
            "summary": summary if found.moments else f"{words('review-no-moments', who=who)} {summary}",
            "made": words(
                "review-made",
                bot=bot_name(self.match, words.lang),
                playouts=found.playouts,
                compared=found.playouts * COMPARING,
                margin=hundreds(found.margin),
            ),
        }

    def at(self, step: int) -> Match:
        """The match as it stood after so many steps."""
        return Match(self.match.seed, self.match.positions[step])

    def round(self, step: int, seat: int | None) -> tuple[str, int | None]:
        """The round in words and its number."""
        own = getattr(self.match.game.rules.module("tell"), "round", None)
        if own is None:
            return self.words("review-move", step=step + 1), None
        label, number, _ = own(self.at(step).scene(seat, self.words.lang, self.names))
        return label, number

    def chances(self, point: Point) -> Chances:
        """A point of the chart."""
        number = self.round(point.step, self.found.viewer)[1]
        return {"step": point.step, "round": number, "chances": [hundreds(chance) for chance in point.chances]}

    def moment(self, decision: Decision) -> Moment:
        """An instructive decision and what speaks for the other choice."""
        seat, verdict, now = decision.seat, decision.verdict, self.at(decision.step)
        chosen, preferred = (
            now.describe(choice, self.words.lang, seat, self.names) for choice in (verdict.chosen, verdict.preferred)
        )
        return {
            "step": decision.step,
            "seat": seat,
            "where": self.round(decision.step, seat)[0],
            "loss": hundreds(verdict.loss),
            "chosen": chosen,
            "preferred": preferred,
            "chose": self.words("review-chose", choice=chosen, **self.about(seat)),
            "prefers": self.words("review-prefers", choice=preferred),
            "reasons": self.reasons(seat, verdict),
        }

    def reasons(self, seat: int, verdict: Verdict) -> list[str]:
        """What the choice cost, what the other brings at once, and who gained most from it."""
        loss, margin = hundreds(verdict.loss), hundreds(verdict.margin)
        told = [self.words("review-loss", loss=loss, margin=margin)]
        gained, missed = round(verdict.points_chosen), round(verdict.points_preferred)
        if missed > gained:
            told.append(self.words("review-at-once", preferred=missed, chosen=gained))
        both = list(zip(verdict.after_preferred, verdict.after_chosen, strict=True))
        most = max((other for other in range(len(both)) if other != seat), key=lambda s: both[s][1] - both[s][0])
        before, after = (hundreds(chance) for chance in both[most])
        if len(both) > 2 and after > before:
            told.append(self.words("review-profits", before=before, after=after, **self.about(most)))
        return told

    def turn(self, before: Point, after: Point) -> Turn:
        """A turning point: whose chances moved most, and what happened."""
        seat = max(range(len(before.chances)), key=lambda s: abs(after.chances[s] - before.chances[s]))
        lines = [
            line
            for step in range(before.step + 1, after.step + 1)
            for line in self.at(step).tell(self.words.lang, self.found.viewer, self.names)
        ]
        figures = {"before": hundreds(before.chances[seat]), "after": hundreds(after.chances[seat])}
        return {
            "step": before.step,
            "where": self.round(before.step, self.found.viewer)[0],
            "text": self.words("review-turn", **self.about(seat), **figures),
            "lines": lines[:LINES],
        }

    def about(self, seat: int) -> dict[str, str]:
        """The arguments `$who` and `$name`."""
        return {"who": "you" if seat == self.found.viewer else "other", "name": self.names[seat]}


def bot_name(match: Match, lang: str) -> str:
    """What people call the strongest bot."""
    level = level_named(LEVELS[-1], match.game)
    assert level is not None
    return level.label(lang)


def hundreds(chance: float) -> int:
    """A chance as games out of a hundred."""
    return round(100 * chance)

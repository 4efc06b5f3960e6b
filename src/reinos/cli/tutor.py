"""A lesson in the terminal: what each step says, what it wants, and where the learner left."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reinos.cli.given import HUMAN, Sitter
from reinos.cli.lesson import Kept
from reinos.cli.screen import BOLD, FAINT, RED, Screen
from reinos.cli.session import Session, Stop
from reinos.core.errors import BadFile
from reinos.core.game import Rules
from reinos.core.lesson import LessonStep, Refused, Run
from reinos.core.phrase import plain
from reinos.core.position import Position
from reinos.core.words import Words
from reinos.table.words import table_words

OTHERS = "page"  # the bot of the other seats


class Tutor(Session):
    """Leads through a lesson to its end, or until the learner leaves."""

    def __init__(self, rules: Rules, kept: Kept, words: Words, screen: Screen, following: str | None) -> None:
        self.kept, self.following = kept, following
        lesson, usual = kept.lesson, iter(table_words(words.lang)("bot-names").split(", "))
        sitters = [
            Sitter(HUMAN, words("seat-name", number=seat + 1)) if seat == lesson.seat else Sitter(OTHERS, next(usual))
            for seat in range(lesson.players)
        ]
        self.lesson_run = Run(rules, lesson, self.of_others, [sitter.name for sitter in sitters])
        self.resumed = False
        if kept.state == "begun":
            try:
                self.lesson_run.resume(kept.data)
                self.resumed = True
            except BadFile:
                screen.say(words("lesson-begun-again"))
                self.lesson_run = Run(rules, lesson, self.of_others, [sitter.name for sitter in sitters])
        self.said = -1  # the step that was said last
        super().__init__(self.lesson_run.match, sitters, words, screen, explain=False)

    def of_others(self, seen: Position, random: np.random.Generator) -> int:
        """What a bot chooses."""
        assert seen.seat is not None
        return self.bots[seen.seat].choose(seen, random)

    def run(self) -> int:
        """Give the lesson; the exit status."""
        self.welcome()
        try:
            while self.lesson_run.step is not None:
                self.advance()
                self.keep()
            self.farewell()
        except Stop:
            kept = self.kept
            self.screen.say(self.words("lesson-left", game=kept.rules.name, lesson=kept.lesson.name))
        return 0

    def welcome(self) -> None:
        """What is taught, and how."""
        self.screen.say()
        self.screen.say(f"{self.told('game-name')}: {self.speaks('title')}", BOLD)
        self.screen.say(self.words("lesson-hint"))
        self.screen.say()
        if not self.resumed:
            self.report(-1)

    def speaks(self, part: str) -> str:
        """A text of the lesson."""
        return self.lesson_run.speech.says(part, self.words.lang)

    def advance(self) -> None:
        """One choice of whoever is to act, or one text that is read."""
        before = len(self.match.steps)
        if self.lesson_run.advance():
            self.report(before)
            return
        step, (number, _) = self.lesson_run.step, self.lesson_run.reached
        if step is None:
            return
        if number != self.said:
            self.said = number
            self.say_step(step, number)
        if step.is_read:
            self.read_on()
            return
        if step.until is None:
            self.rest = []  # in a deed every choice is looked at
        super().advance()
        done = self.speaks(f"{step.name}-done")
        if done and self.lesson_run.reached[0] == number + 1:
            self.screen.say(done, BOLD)

    def say_step(self, step: LessonStep, number: int) -> None:
        """What a step says, and why."""
        screen, words = self.screen, self.words
        screen.say()
        screen.say(words("lesson-step", number=number + 1, steps=len(self.kept.lesson.steps)), FAINT)
        screen.say(self.speaks(step.name), BOLD)
        screen.say(self.speaks(f"{step.name}-why"))
        if step.rules:
            screen.say(words("lesson-rules", rules=", ".join(step.rules)), FAINT)

    def read_on(self) -> None:
        """Wait until the learner has read."""
        seat = self.kept.lesson.seat
        while True:
            answer = self.screen.ask(self.words("lesson-enter"))
            if answer is None:
                raise Stop
            order, *rest = plain(answer).split() or [""]
            if not order:
                self.lesson_run.go_on()
                return
            if order == "u" and not rest and self.undo():
                return
            if not self.obey(order, rest, seat):
                self.help()

    def undo(self) -> bool:
        """Go back to the last decision, and say its step again."""
        self.said = -1
        return super().undo()

    def too_late(self, seat: int) -> list[tuple[int, int]]:
        """Nothing: in a lesson choices come in the order of its steps."""
        return []

    def accepts(self, choice: int) -> bool:
        """Whether the step wants a choice; why not is said."""
        try:
            self.lesson_run.wished(choice)
        except Refused as refused:
            self.screen.say(refused.in_words(self.words.lang), RED)
            if self.lesson_run.stuck:
                self.screen.say(self.words("lesson-offer"))
            return False
        return True

    def obey(self, order: str, rest: Sequence[str], seat: int) -> bool:
        """The orders of a match, and to be shown what is wanted."""
        if order == "v" and not rest:
            self.reveal(seat)
            return True
        return super().obey(order, rest, seat)

    def reveal(self, seat: int) -> None:
        """A choice that the step wants."""
        wanted = self.lesson_run.expected
        if wanted:
            choice = self.match.describe(wanted[0], self.words.lang, seat, self.names)
            self.screen.say(self.words("lesson-shown", choice=choice))

    def advise(self, seat: int) -> None:
        """In a lesson the best move is the one that it wants."""
        self.reveal(seat)

    def help(self) -> None:
        """The orders."""
        self.screen.say(self.words("lesson-help"))

    def quit(self) -> None:
        """Leave; the place is kept."""
        raise Stop

    def keep(self) -> None:
        """Keep how far the learner has come."""
        try:
            self.kept.keep(self.lesson_run.progress, self.lesson_run.step is None)
        except OSError as wrong:
            path, reason = str(self.kept.path), wrong.strerror or str(wrong)
            self.screen.say(self.words("play-save-failed", file=path, reason=reason), RED)

    def farewell(self) -> None:
        """How the lesson ends, and what comes next."""
        self.screen.say()
        self.screen.say(self.speaks("end"), BOLD)
        if self.following:
            self.screen.say(self.words("lesson-next", game=self.kept.rules.name, lesson=self.following))
        self.screen.say(self.words("lesson-play", game=self.kept.rules.name))

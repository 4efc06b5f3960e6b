"""A bot that asks a language model: it is told the situation in words, and its answer is read as a choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from reinos.bots.failure import BotFailure
from reinos.core.brief import brief, offers, read, shown
from reinos.core.errors import BadOption, IllegalChoice
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.words import CORE_TEXT, Words, check_language, load_words

TEXT = Path(__file__).parent / "text"
FALLBACKS = ("random", "first", "forfeit")
TRIES = 3

Message = dict[str, str]  # role and content, as chat endpoints take them
Ask = Callable[[list[Message]], str]


class NoAnswer(Exception):
    """The model did not answer this time; asking again may help."""


@dataclass
class Tally:
    """What happened so far."""

    decisions: int = 0  # of them, those with one legal choice are made without asking
    asked: int = 0  # questions, second tries included
    unanswered: int = 0  # questions without an answer
    illegal: int = 0  # answers that are no legal choice, or that nobody understands
    fallbacks: int = 0  # decisions that the fallback made, when all tries were used up

    @property
    def illegal_share(self) -> float:
        """Illegal answers among the answers."""
        return self.illegal / max(1, self.asked - self.unanswered)


class LanguageModel:
    """Plays with whatever `ask` answers to a list of chat messages, such as an `Endpoint`.

    `listed`: whether the model is shown its legal choices. `tries`: questions a decision, each refusal told with its
    reason. `fallback`: what happens after the last of them: a `random` legal choice, the `first`, or `forfeit`,
    which raises BotFailure. The model sees what its seat may know, and nothing else.
    """

    def __init__(
        self,
        game: Game,
        ask: Ask,
        *,
        lang: str = "en",
        listed: bool = True,
        tries: int = TRIES,
        fallback: str = "random",
    ) -> None:
        if fallback not in FALLBACKS:
            raise BadOption(f"fallback is {fallback!r}; allowed: {', '.join(map(repr, FALLBACKS))}")
        if tries < 1:
            raise BadOption(f"tries is {tries!r}; allowed: whole numbers from 1")
        self.game, self.ask, self.lang = game, ask, check_language(lang)
        self.listed, self.tries, self.fallback = listed, tries, fallback
        self.tally = Tally()

    @property
    def words(self) -> Words:
        """What the model is told, in its language."""
        return load_words(self.lang, CORE_TEXT, TEXT)

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """The model's choice, or that of the fallback."""
        assert position.seat is not None
        self.tally.decisions += 1
        legal = position.legal_ids()
        if len(legal) == 1:
            return legal[0]
        messages = [
            {"role": "system", "content": self.introduction(position.seat)},
            {"role": "user", "content": self.question(position)},
        ]
        for _ in range(self.tries):
            self.tally.asked += 1
            try:
                answer = self.ask(messages)
            except NoAnswer:
                self.tally.unanswered += 1
                continue
            try:
                return self.understood(position, answer)
            except IllegalChoice as wrong:
                self.tally.illegal += 1
                refusal = self.words("model-refused", reason=str(wrong))
                messages += [{"role": "assistant", "content": answer}, {"role": "user", "content": refusal}]
        self.tally.fallbacks += 1
        if self.fallback == "forfeit":
            said = shown(messages[-1]["content"])
            raise BotFailure(f"no legal answer in {self.tries} tries; the last message was: {said}")
        return legal[0] if self.fallback == "first" else legal[int(random.integers(len(legal)))]

    def introduction(self, seat: int) -> str:
        """Who the model is, the rules of the game, and how to answer."""
        game = self.game.rules.words(self.lang)
        rules = "\n\n".join(f"# {title}\n{text}" for title, text in self.game.rules.help(self.lang))
        name = game("seat-name", number=seat + 1)
        told = self.words("model-system", game=game("game-name"), others=self.game.players - 1, name=name)
        return f"{told}\n\n{rules}\n\n{self.words('model-answer')}"

    def question(self, position: Position) -> str:
        """The situation, and the legal choices or the form of every choice."""
        told = brief(position, self.lang, choices=self.listed)
        return told if self.listed else f"{told}\n\n{self.form()}"

    def form(self) -> str:
        """How a choice is written, without saying which are legal."""
        choices = self.game.rules.choices
        kinds = "\n".join(
            " ".join([kind.name, *(f"{name}={r.start}..{r.stop - 1}" for name, r in kind.ranges.items())])
            for kind in choices.kinds.values()
        )
        return f"{self.words('model-form', example=str(choices.choice(0)))}\n{kinds}"

    def understood(self, position: Position, answer: str) -> int:
        """The id of the choice that an answer means, or IllegalChoice; numbers mean nothing without a list."""
        chosen = self.chosen(answer)
        if not self.listed and chosen.isdecimal():
            raise IllegalChoice(self.words("model-no-list", number=chosen))
        # A model is asked for the number of an option, so that is what its numbers are, whatever else bears them.
        names = position.scene(self.lang).names
        numbers = {str(offer.number) for offer in offers(position, self.lang, names)}
        return read(position, f"#{chosen}" if chosen in numbers else chosen, self.lang).id

    def chosen(self, answer: str) -> str:
        """The part of an answer that is the choice: what follows the last mark, else the last line."""
        mark = re.escape(self.words("model-mark").rstrip(":"))
        marked: list[str] = re.findall(rf"(?im)^\W*{mark}\W*:(.*)$", answer)
        lines = marked or [line for line in answer.splitlines() if line.strip()] or [""]
        return lines[-1].strip(" \t*_`\"'«».")

"""One match in the terminal: the situation, the choices, and a few orders beside them."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import count
from pathlib import Path

import numpy as np

from reinos.bots import make
from reinos.bots.levels import level_named
from reinos.cli.given import HUMAN, Sitter
from reinos.cli.screen import BOLD, FAINT, RED, Screen
from reinos.core.brief import Offer, by_part, offers, question_of, stake_of
from reinos.core.errors import IllegalChoice
from reinos.core.match import Match
from reinos.core.phrase import called, listed, plain, standings
from reinos.core.weave import called_now, follows, kinds, late, leaves_room, still_asked
from reinos.core.words import Words

RECENT = 12  # lines of the log that are shown again
SUFFIX = ".reinos.json"
TIMES = re.compile(r"\s*([1-9]\d?)\s*[x×]\s*(\S.*)", re.IGNORECASE)  # 3x and an answer: three times the same


class Stop(Exception):
    """The user leaves, or there are no more answers."""


class Session:
    """Plays a match with its people and bots to the end, or until the user leaves."""

    def __init__(
        self,
        match: Match,
        sitters: Sequence[Sitter],
        words: Words,
        screen: Screen,
        seed: int | None = None,
        save: str | None = None,
        *,
        explain: bool = True,
    ) -> None:
        self.match, self.words, self.screen, self.save_to = match, words, screen, save
        self.names = [sitter.name for sitter in sitters]
        self.humans = [seat for seat, sitter in enumerate(sitters) if sitter.kind == HUMAN]
        self.kinds = [sitter.kind for sitter in sitters]
        self.bots = {seat: make(kind, match.game) for seat, kind in enumerate(self.kinds) if kind != HUMAN}
        self.random = np.random.default_rng(seed)
        self.tell = match.game.rules.module("tell")
        self.told = match.game.rules.words(words.lang)  # the words of the game
        self.decided: list[int] = []  # number of steps before each decision of a person
        self.rest: list[int] = []  # choices that follow once one woven in before them is answered
        self.explained: set[str] | None = set() if explain else None  # questions of which the stake was told
        self.nudged: Hashable = None  # the knowledge about which a nudge was given
        self.shown: tuple[int, int, str] | None = None  # the seat, round and table that the screen showed last
        self.log: list[tuple[int, str]] = []  # number of steps before (-1: the opening), and what happened

    @property
    def viewer(self) -> int | None:
        """Whom the texts speak to: the only person at the table, or nobody in particular."""
        return self.humans[0] if len(self.humans) == 1 else None

    def run(self) -> int:
        """Play; the exit status."""
        self.welcome()
        try:
            while not self.match.over:
                self.advance()
            self.farewell()
        except Stop:
            self.screen.say(self.words("play-left"))
        finally:
            if self.save_to:
                self.save(self.save_to)
        return 0

    # --- the course of the match

    def welcome(self) -> None:
        """Say what is played, by whom, and how to get help."""
        screen, words = self.screen, self.words
        screen.say()
        screen.say(self.told("game-name"), BOLD)
        screen.say(self.told("game-tagline"))
        players = [
            words(f"sitter-{self.role(seat)}", name=name, bot=self.bot_name(seat))
            for seat, name in enumerate(self.names)
        ]
        screen.say(words("play-players", players=listed(words, players)))
        screen.say(words("play-commitment", commitment=self.match.commitment), FAINT)
        if self.humans:
            screen.say(words("play-hint"))
        screen.say()
        self.report(-1)

    def role(self, seat: int) -> str:
        """Whether a seat is the only person's, another person's or a bot's."""
        return "you" if seat == self.viewer else HUMAN if seat in self.humans else "bot"

    def bot_name(self, seat: int) -> str:
        """What kind of bot sits there, in words; nothing for a person."""
        kind = self.kinds[seat]
        level = level_named(kind, self.match.game)
        if level is not None:
            return level.label(self.words.lang).lower()
        return "" if kind == HUMAN else self.words(f"bot-{kind}")

    def advance(self) -> None:
        """One choice of whoever is to act."""
        seat = self.match.to_act[0]
        legal = self.match.legal_ids(seat)
        before = len(self.match.steps)
        if seat not in self.bots:
            self.rest = still_asked(self.match.position, self.rest, seat)
        if self.rest and seat not in self.bots and self.next_of_rest(seat) in legal:
            self.match.play(self.next_of_rest(seat), seat)
            self.rest.pop(0)
        elif seat in self.bots:
            self.match.play(self.bots[seat].choose(self.match.seen_by(seat), self.random), seat)
        elif len(legal) == 1 and not self.too_late(seat):
            told = self.match.describe(legal[0], self.words.lang, seat, self.names)
            self.screen.say(self.words("play-forced", choice=told))
            self.match.play(legal[0], seat)
        elif not self.decide(seat):
            return
        self.report(before)

    def report(self, before: int) -> None:
        """Tell what the last step did."""
        for line in self.match.tell(self.words.lang, self.viewer, self.names):
            self.log.append((before, line))
            self.screen.say(f"· {line}")

    def decide(self, seat: int) -> bool:
        """Let a person choose; False when they took a decision back instead."""
        self.show(seat)
        while True:
            answer = self.screen.ask(">")
            if answer is None:
                raise Stop
            order, *rest = plain(answer).split() or [""]
            if order == "u" and not rest:
                if self.undo():
                    return False
            elif not self.obey(order, rest, seat):
                times, asked = several.groups() if (several := TIMES.fullmatch(answer)) else ("1", answer)
                try:
                    choice = self.match.read(asked, seat, self.words.lang, self.names).id
                except IllegalChoice as wrong:
                    if self.weave(answer, seat):
                        return False
                    self.screen.say(str(wrong), RED)
                    continue
                if not self.accepts(choice):
                    continue
                after, again = self.match.position.after(choice, seat), [choice] * (int(times) - 1)
                if not follows(after, again, seat):
                    most = sum(follows(after, again[:more], seat) for more in range(len(again)))
                    self.screen.say(self.words("play-not-so-often", count=most), RED)
                    continue
                if not leaves_room(after, again + self.rest, seat):
                    self.screen.say(self.words("play-no-room"), RED)
                    continue
                self.rest = again + self.rest
                self.decided.append(len(self.match.steps))
                self.match.play(choice, seat)
                return True

    def accepts(self, choice: int) -> bool:
        """Whether a person's choice is carried out; a lesson may want another one."""
        return True

    # --- free order

    def too_late(self, seat: int) -> list[tuple[int, int]]:
        """Choices that the engine is past but whose order is free, each with the number of steps before it."""
        steps = self.match.steps
        first = len(steps)
        while first and steps[first - 1].seat == seat:
            first -= 1
        if self.rest or not kinds(self.match.game, "FREE"):
            return []
        found = late(self.match.positions[first:], [step.choice for step in steps[first:]], seat)
        return [(choice, first + at) for choice, at in found]

    def next_of_rest(self, seat: int) -> int:
        """The first of the choices that follow, as the engine calls it now."""
        return called_now(self.match.position, self.rest[0], seat)

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """The legal choices of a seat with their numbers."""
        return offers(self.match.seen_by(seat), self.words.lang, tuple(self.names))

    def late_offers(self, found: Sequence[tuple[int, int]], seat: int) -> list[Offer]:
        """Those choices, numbered on after the legal ones."""
        choices, first = self.match.game.rules.choices, max(offer.number for offer in self.offers(seat)) + 1
        scenes = [self.match.positions[at].seen_by(seat).scene(self.words.lang, self.names) for _, at in found]
        past = [choices.choice(number) for number, _ in found]
        told = [self.tell.choice(scene, choice) for scene, choice in zip(scenes, past, strict=True)]
        return list(map(Offer, count(first), past, told))

    def weave(self, answer: str, seat: int) -> bool:
        """Carry out a choice that the engine is past, where it was in time; then what had followed."""
        found = self.too_late(seat)
        past, asked = self.late_offers(found, seat), answer.strip().removeprefix("#")
        meant = next((offer.choice for offer in past if str(offer.number) == asked), None)
        try:
            meant = meant or (by_part(answer, past, self.told) if past else None)
        except IllegalChoice:
            meant = None
        if meant is None:
            return False
        choice, at = found[[offer.choice for offer in past].index(meant)]
        self.rest = [step.choice for step in self.match.steps[at:]]
        while len(self.match.steps) > at:
            self.match.undo()
        self.decided = [steps for steps in self.decided if steps < at] + [at]
        self.log = [(before, line) for before, line in self.log if before < at]
        self.match.play(choice, seat)
        self.report(at)
        return True

    def show(self, seat: int, whole: bool = False) -> None:
        """What this decision needs, and the choices; of the table only what changed for the same person in a round."""
        scene = self.match.scene(seat, self.words.lang, self.names)
        short = getattr(self.tell, "short", self.tell.choice)
        table = getattr(self.tell, "glance", self.tell.situation)(scene)
        _, around, _ = self.tell.round(scene) if hasattr(self.tell, "round") else ("", 0, 0)
        before = self.shown[2] if self.shown and self.shown[:2] == (seat, around) and not whole else ""
        self.shown = seat, around, table
        self.screen.say()
        news = changed(before, table)
        if news:
            self.screen.say(news)
            self.screen.say()
        if self.viewer is None:
            self.screen.say(self.words("play-turn", name=self.names[seat]), BOLD)
        self.screen.say(self.tell.prompt(scene), BOLD)
        self.explain(seat)
        past = self.late_offers(self.too_late(seat), seat)
        told = [short(scene, choice) for choice in scene.legal] + [offer.told for offer in past]
        self.screen.menu(told, [offer.number for offer in (*self.offers(seat), *past)])

    def explain(self, seat: int) -> None:
        """What is at stake in a question, the first time that it comes up."""
        seen = self.match.seen_by(seat)
        asked = question_of(seen)
        if self.explained is not None and asked not in self.explained:
            self.explained.add(asked)
            self.screen.say(self.words("play-stake", stake=stake_of(seen, self.words.lang)))

    def undo(self) -> bool:
        """Go back to the last decision of a person."""
        if not self.decided:
            self.screen.say(self.words("play-nothing-to-undo"), RED)
            return False
        steps = self.decided.pop()
        self.rest = []
        self.shown = None
        while len(self.match.steps) > steps:
            self.match.undo()
        self.log = [(before, line) for before, line in self.log if before < steps]
        self.screen.say(self.words("play-undone"))
        return True

    # --- orders

    def obey(self, order: str, rest: Sequence[str], seat: int) -> bool:
        """Carry out an order beside the choices; False if it is none."""
        if order == "h":
            self.rules(rest)
            return True
        if not rest and order in self.words("play-advice-orders").split():
            self.advise(seat)
            return True
        orders = {"?": self.help, "s": self.scores, "l": self.recent, "t": self.table, "q": self.quit}
        if rest or order not in {*orders, "m"}:
            return False
        if order == "m":
            self.show(seat, whole=True)
        else:
            orders[order]()
        return True

    def help(self) -> None:
        """The orders."""
        self.screen.say(self.words("play-help"))

    def advise(self, seat: int) -> None:
        """Help with the decision: a nudge; asked again, the move and the next best."""
        from reinos.table import hint

        seen = self.match.seen_by(seat)
        told = hint.told(seen, hint.advised(seen), self.names, self.words.lang)
        if self.nudged != (seat, seen.key):
            self.nudged = seat, seen.key
            self.screen.say(f"{told['stake']} {told['matters']}")
            self.screen.say(self.words("play-advice-more"), FAINT)
            return
        numbers = {offer.choice.id: offer.number for offer in self.offers(seat)}
        for option in told["options"]:
            self.screen.say(f"{numbers[option['id']]}. {option['label']}", BOLD)
            self.screen.say(f"{option['reason']} {option['chance']}".strip())

    def scores(self) -> None:
        """Everybody's points as the table stands."""
        names = called(self.words, self.names, self.viewer)
        self.screen.say("\n".join(standings(self.words, names, self.match.points, self.match.ranks)))

    def recent(self) -> None:
        """The last events."""
        for _, line in self.log[-RECENT:]:
            self.screen.say(f"· {line}")

    def table(self) -> None:
        """The whole situation."""
        scene = self.match.scene(self.match.to_act[0], self.words.lang, self.names)
        self.screen.say(self.tell.situation(scene))

    def rules(self, asked: Sequence[str]) -> None:
        """The rules of the game: the titles, or the part that is asked for."""
        parts = self.match.game.rules.help(self.words.lang)
        if len(asked) == 1 and asked[0] in map(str, range(1, len(parts) + 1)):
            title, text = parts[int(asked[0]) - 1]
            self.screen.say(title, BOLD)
            self.screen.say(text)
            return
        self.screen.say(self.words("play-rules"), BOLD)
        self.screen.menu([title for title, _ in parts])

    def quit(self) -> None:
        """Leave, with the offer to save."""
        if not self.save_to:
            answer = self.screen.ask(self.words("play-ask-save"))
            if answer and answer.strip():
                self.save_new(answer.strip())
        raise Stop

    # --- the end

    def farewell(self) -> None:
        """The final table and the result."""
        scene = self.match.scene(self.viewer, self.words.lang, self.names)
        self.screen.say()
        self.screen.say(self.tell.situation(scene))
        self.screen.say()
        self.screen.say(self.tell.prompt(scene), BOLD)
        self.scores()
        self.screen.say(self.words("play-seed-shown", seed=str(self.match.seed)), FAINT)

    def save_new(self, name: str) -> None:
        """Save under a name that the user types; an existing file only after asking."""
        path = Path(name if Path(name).suffix else name + SUFFIX).expanduser()
        if path.exists():
            answer = self.screen.ask(self.words("play-ask-overwrite", file=str(path)))
            if plain(answer or "").strip() not in ("y", "yes", "s", "si"):
                return self.screen.say(self.words("play-not-saved"))
        self.save(str(path))

    def save(self, path: str) -> None:
        """Write the match to a file."""
        try:
            self.match.save(path)
        except OSError as wrong:
            self.screen.say(self.words("play-save-failed", file=path, reason=wrong.strerror or str(wrong)), RED)
        else:
            self.screen.say(self.words("play-saved", file=path))


def changed(before: str, now: str) -> str:
    """The lines of a text that an earlier one had not, items of a list under their heading; a drawing as a whole."""
    old, new = before.split("\n"), now.split("\n")
    fresh = {
        line
        for kind, _, _, first, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        if kind != "equal"
        for line in range(first, end)
    }
    parts, first = [], 0
    for part in now.split("\n\n"):
        lines = part.split("\n")
        kept = list(news(lines, {line - first for line in fresh}))
        parts += ["\n".join(kept)] if kept else []
        first += len(lines) + 1
    return "\n\n".join(parts)


def news(lines: Sequence[str], fresh: set[int]) -> Iterator[str]:
    """The fresh lines of a paragraph, with the headings that they need."""
    heads = [line for line in range(len(lines)) if not lines[line].startswith(" ")]
    head_of = {line: max((head for head in heads if head <= line), default=0) for line in range(len(lines))}
    listed = all(line == head or lines[head].endswith(":") for line, head in head_of.items())
    wanted = fresh & head_of.keys()
    if wanted and not listed:
        wanted = set(head_of)
    yield from (lines[line] for line in sorted(wanted | {head_of[line] for line in wanted}))

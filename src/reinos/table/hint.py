"""Help with a decision: a nudge, then what a bot would do in somebody's place, with its reasons in words."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from typing_extensions import TypedDict

from reinos.bots import Bot
from reinos.bots.greedy import Greedy
from reinos.bots.levels import LEVELS, level_named
from reinos.bots.search import Search
from reinos.core.brief import stake_of
from reinos.core.cache import Cache
from reinos.core.errors import IllegalChoice
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.table.compiled import load_compiled, quick_bot
from reinos.table.draft import Draft, added, decision_of, draft_of, extended
from reinos.table.refusal import NotNow
from reinos.table.rendering import Panels, labelled
from reinos.table.state import Viewer, names_of, rendering_of
from reinos.table.table import Table
from reinos.table.words import table_words

BEST = 2  # choices that are named: the best, and the next best beside it
STRONGEST = LEVELS[-1]
EVEN, NEAR = 0.015, 0.06  # chances to win that a choice may lack and be as good as another, or nearly
LEANING = 0.25  # the chance to win that a bot without chances lacks where it leans to something not at all
WINNING = 0.7  # chance to win
AHEAD, LEVEL = 1.25, 0.75  # times the chance of somebody who plays no better than the others


class HintOption(TypedDict):
    """A choice as a bot sees it."""

    id: int
    label: str
    target: str | None
    """Its place in the drawing."""
    value: float
    """What the bot thinks it is worth; its chance to win, where it has one."""
    share: float
    """How much the bot leans to it, from 0 to 1: its share of the search."""
    win: float | None
    """Chance to win, from 0 to 1; null from a bot that does not search."""
    reason: str
    """Why, in words."""
    chance: str
    """The chance to win, in words; nothing of a choice as good as the first, or from a bot that does not search."""
    drawing: Panels | None
    """The table after it, as a draft of it is drawn; null where that is not known before it is confirmed."""


class Hint(TypedDict):
    """What a bot would do."""

    name: str
    """The bot's name for programs."""
    bot: str
    """What people call it."""
    stake: str
    """The nudge: what is at stake in the question, and where to look."""
    matters: str
    """How much depends on the choice, in words."""
    options: list[HintOption]


@dataclass(frozen=True)
class Advised:
    """A choice as the adviser sees it."""

    choice: int
    value: float
    share: float  # how much the bot leans to it, of 1
    win: float | None = None  # chance to win, of 1, where the bot has one
    only: bool = False  # whether there is nothing to think about


@dataclass(frozen=True)
class Advice:
    """What a bot makes of a seat's choices, the best first."""

    bot: str
    choices: tuple[Advised, ...]


NOTHING = Advice(STRONGEST, ())  # to advise
_advice: Cache[Advice] = Cache(200)


def adviser(game: Game) -> Bot:
    """The strongest bot where rules are compiled already; else one that does not need that."""
    return quick_bot(STRONGEST, game)


def advice(seen: Position) -> Advice:
    """What the adviser makes of what a seat may know."""
    legal = seen.legal_ids()
    if len(legal) == 1:
        return Advice(STRONGEST, (Advised(legal[0], 0.0, 1.0, only=True),))
    bot = adviser(seen.game)
    random = np.random.default_rng(np.frombuffer(hashlib.sha256(seen.record.tobytes()).digest(), np.uint32))
    if isinstance(bot, Search):
        found = bot.consider(seen, random)[:BEST]
        return Advice(STRONGEST, tuple(Advised(one.choice, one.win, one.share, one.win) for one in found))
    assert isinstance(bot, Greedy)
    values = bot.values(seen, random)
    leaning = np.exp((values - values.max()) / (float(values.std()) or 1.0))
    shares = leaning / leaning.sum()
    best = np.argsort(-values, kind="stable")[:BEST].tolist()
    return Advice("greedy", tuple(Advised(legal[n], float(values[n]), float(shares[n])) for n in best))


def asked(table: Table, viewer: Viewer) -> Draft:
    """The draft that a bot is to look at; when it is complete, there is nothing to advise."""
    if viewer.seat is None or decision_of(table, viewer.seat) is None:
        raise NotNow("no-hint", table=table.id)
    return draft_of(table, viewer.seat)


def advised(seen: Position) -> Advice:
    """The same advice for the same knowledge."""
    load_compiled(seen.game)
    return _advice.get((seen.key, seen.seat), lambda: advice(seen))


def hint(table: Table, draft: Draft, found: Advice, viewer: Viewer) -> Hint:
    """Advice in words, each choice with the table as it would be drawn in a draft."""
    names = names_of(table, viewer.lang)
    advice = told(draft.seen, found, names, viewer.lang)
    for option in advice["options"]:
        after = outcome_of(draft, option["id"])
        option["drawing"] = None if after is None else rendering_of(table, after, viewer, names, active=False).panels
    return advice


def outcome_of(draft: Draft, choice: int) -> Position | None:
    """What a choice leads to; None where the seat cannot know it before it is confirmed."""
    try:
        tried = extended(draft, choice)
    except IllegalChoice:  # it leaves no room for what was drafted before
        return None
    return tried.outcome if tried.complete else tried.seen


def told(seen: Position, found: Advice, names: Sequence[str], lang: str) -> Hint:
    """Advice in words."""
    game, scene = seen.game, seen.scene(lang, names, active=False)
    options: list[HintOption] = []
    for one in found.choices:
        label = labelled(game, scene, game.rules.choices.choice(one.choice))
        options.append(
            {
                "id": one.choice,
                "label": label["label"],
                "target": label["target"],
                "value": round(one.value, 4),
                "share": round(one.share, 4),
                "win": None if one.win is None else round(one.win, 4),
                "reason": " ".join(reasons(seen, one, found.choices, names, lang)),
                "chance": chance(one, found.choices[0], lang),
                "drawing": None,
            }
        )
    return {
        "name": found.bot,
        "bot": bot_label(game, found.bot, lang),
        "stake": stake_of(seen, lang),
        "matters": matters(found.choices, lang),
        "options": options,
    }


def chance(one: Advised, best: Advised, lang: str) -> str:
    """The chance to win with a choice; of one that is as good as the best, a figure would only seem to differ."""
    if one.win is None or (one is not best and behind(best, one) <= EVEN):
        return ""
    return table_words(lang)("hint-chance", games=round(100 * one.win))


def matters(found: Sequence[Advised], lang: str) -> str:
    """How much depends on the choice, without saying which one is best."""
    if not found:
        return ""
    if found[0].only:
        return table_words(lang)("hint-only")
    gap = min((behind(found[0], other) for other in found[1:]), default=1.0)
    return table_words(lang)("hint-alike" if gap <= EVEN else "hint-close" if gap <= NEAR else "hint-apart")


def bot_label(game: Game, bot: str, lang: str) -> str:
    """What people call a bot."""
    level = level_named(bot, game)
    return table_words(lang)(f"bot-{bot}") if level is None else level.label(lang)


def reasons(seen: Position, one: Advised, found: Sequence[Advised], names: Sequence[str], lang: str) -> Iterator[str]:
    """Why a bot leans to a choice: the points that it brings at once, how it compares, how the match stands then."""
    words = table_words(lang)
    if one.only:
        yield words("hint-only")
        return
    yield from at_once(seen, one.choice, names, lang)
    best = found[0]
    if one is not best:
        gap = behind(best, one)
        yield words("hint-equal" if gap <= EVEN else "hint-near" if gap <= NEAR else "hint-worse")
        return
    gap = min((behind(best, other) for other in found[1:]), default=1.0)
    yield words("hint-one-of" if gap <= EVEN else "hint-narrow" if gap <= NEAR else "hint-clear")
    if best.win is not None:
        chance = best.win * seen.game.players
        state = "ahead" if chance >= AHEAD else "level" if chance >= LEVEL else "behind"
        yield words(f"hint-{'winning' if best.win >= WINNING else state}")


def behind(best: Advised, other: Advised) -> float:
    """The chance to win that a choice lacks, or something like it."""
    if best.win is None or other.win is None:
        return LEANING * (1 - other.share / best.share)
    return best.win - other.win


def at_once(seen: Position, choice: int, names: Sequence[str], lang: str) -> Iterator[str]:
    """The points that a choice brings its seat and takes from others, where that is sure."""
    tried = added(Draft(seen), choice)
    after = tried.outcome if tried.complete else tried.seen
    if after is None or seen.seat is None:
        return
    words, told = table_words(lang), seen.game.rules.words(lang)
    for seat, (new, old) in enumerate(zip(after.points, seen.points, strict=True)):
        if seat == seen.seat and new > old:
            yield words("hint-gain", points=told("points", points=new - old))
        elif seat != seen.seat and new < old:
            yield words("hint-takes", points=told("points", points=old - new), name=names[seat])

"""The agents of a published study of Kingdomino: Gedda, Lagerkvist and Butler, 2018 (arXiv 1807.04458).

A move of theirs is a placement together with the choice that follows. Static agents: TR is random, GPRD
places for the most points and chooses at random, FG also reckons with the best place of the domino it
chooses. MCE is flat Monte Carlo: random moves, played out by one of these policies, the best mean wins.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from reinos.bots.bot import Bot, new_seed, read_budget
from reinos.core.bits import count
from reinos.core.compiled import Kernel
from reinos.core.dice import WORD, below, rewind
from reinos.core.game import Game
from reinos.core.play import first_seat, imagine, step
from reinos.core.position import Position
from reinos.core.record import Records, repeat_records
from reinos.core.rule import hide, legal, rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import grid, is_double, lay_domino, placements, row
from reinos.games.kingdomino.rules import line_size
from reinos.games.kingdomino.scoring import (
    HARMONY,
    MIDDLE_KINGDOM,
    ROW,
    land_points,
    occupied,
    squares_of,
    territory,
    territory_points,
)

choose_id, slot_of = CHOICES["choose"].encoder(), CHOICES["choose"].decoder("slot")
x_of, y_of, facing_of = (CHOICES["place"].decoder(name) for name in ("x", "y", "facing"))

KNOWN, PLAYED, TRIED = range(3)  # tables of a batch
BATCH = 3
TR, GPRD, FG, EG, PG = range(5)
RANDOM = 5  # the package's own random bot, in whole games
POLICIES = {"tr": TR, "gprd": GPRD, "fg": FG, "eg": EG, "pg": PG}
WDL, P, R = range(3)
SCORES = {"wdl": WDL, "p": P, "r": R}
EG_RANDOM = 3  # of four moves of EG are random

SOUND = 1000  # what a kingdom without damage is ahead of all others, in points
CENTRE = 2  # squares to each side of the castle that the Middle Kingdom allows
CHUNK = 32  # playouts between two looks at the clock
WORK_ROWS = 5  # legal choices and what they are worth, the same for the domino that is chosen; sets of squares
WORDS = 512  # random words a seat that a whole game may use
KEY = 8  # of them for the dice of one choice
MOST_MOVES = 256
PLAYOUTS = 5000  # of MCE, unless told otherwise
SECOND_ROUND = 2  # its choices still go by crowns
EVERY_SQUARE = sum(
    1 << ((y + CENTRE + 1) * ROW + x + CENTRE + 1)
    for y in range(-CENTRE, CENTRE + 1)
    for x in range(-CENTRE, CENTRE + 1)
)
BORDER = sum(1 << (y * ROW + x) for y in range(ROW - 1) for x in range(ROW - 1)) & ~EVERY_SQUARE
INNER_ROW = ((1 << 2 * CENTRE + 1) - 1) << 1  # of the centre with its border
ONES, TWOS = state.CROWNS + 1, state.CROWNS + 2
CLOSED, POINTS = state.LAYERS, state.LAYERS + 1  # of a survey, after the layers

# Playouts a second, by round, that the authors' program made (its result files, 10 s a move).
RATES = {
    ("tr", "r"): (5148, 5688, 6337, 7050, 7922, 8977, 10410, 12255, 14622, 17986, 23070, 31466, 46257),
    ("eg", "r"): (116, 119, 149, 217, 311, 485, 769, 1350, 2403, 4357, 8937, 19404, 41037),
    ("pg", "r"): (123, 112, 151, 219, 333, 527, 838, 1389, 2520, 4868, 10837, 25041, 46750),
    ("fg", "r"): (22, 23, 29, 42, 67, 108, 179, 337, 627, 1328, 3142, 9225, 33901),
}


@rule
def centre_bit(x: int, y: int) -> int:
    """A square of the centre, with the border around it, as a set: eight bits a row."""
    return 1 << ((y + CENTRE + 1) * ROW + x + CENTRE + 1)


@rule
def survey(s: state.State, seat: int, sets: Any) -> None:
    """Write the kingdom as sets of squares, one for each layer (`scoring`), and what it is worth.

    In the centre, squares that are taken are closed, and so is the border; the castle does not close its neighbours in.
    """
    for layer in range(state.LAYERS):
        sets[layer] = squares_of(s, seat, layer)
    closed = BORDER
    for y in range(-CENTRE, CENTRE + 1):
        free = int(row(s, seat, state.EMPTY, y)) | int(row(s, seat, state.CASTLE, y))
        closed |= (~(free >> (state.MIDDLE - CENTRE - 1)) & INNER_ROW) << ((y + CENTRE + 1) * ROW)
    points = 0
    for terrain in range(state.EMPTY + 1, state.CASTLE):
        points += land_points(sets[terrain], sets[ONES], sets[TWOS])[0]
    sets[CLOSED], sets[POINTS] = closed, points


@rule
def has_hole(closed: int) -> bool:
    """Whether an empty square has no neighbour that a domino could share with it."""
    empty = EVERY_SQUARE & ~closed & ~centre_bit(0, 0)
    return (empty & (closed << 1) & (closed >> 1) & (closed << ROW) & (closed >> ROW)) != 0


@rule
def gain(land: int, new: int, crowns: int, ones: int, twos: int) -> int:
    """The points that new squares with so many crowns bring to the terrain that they join."""
    whole = territory(land | new, new)
    old = whole & ~new
    crowns += count(old & ones) + 2 * count(old & twos)
    if crowns == 0:
        return 0
    return territory_points(count(whole), crowns) - land_points(old, ones, twos)[0]


@rule
def best_worth(s: state.State, seat: int, domino: int, out: Any, keys: Any, sets: Any) -> int:
    """The surveyed kingdom's worth with a domino in its best place, -1 if it fits nowhere; `keys` has that of each.

    Worth is points with bonuses, and sound kingdoms come before all damaged ones.
    """
    land_a, land_b = int(sets[state.HALVES[domino, 0]]), int(sets[state.HALVES[domino, 2]])
    ones, twos, closed = int(sets[ONES]), int(sets[TWOS]), int(sets[CLOSED])
    crowns_a, crowns_b = int(state.HALVES[domino, 1]), int(state.HALVES[domino, 3])
    points = int(sets[POINTS])
    if s.harmony and occupied(s, seat) + 2 == grid(s) * grid(s):
        points += HARMONY
    left, right = int(s.box[seat, 0]), int(s.box[seat, 1])
    top, bottom = int(s.box[seat, 2]), int(s.box[seat, 3])
    best = -1
    for n in range(placements(s, seat, domino, out, 0)):
        x, y, facing = x_of(out[n]), y_of(out[n]), facing_of(out[n])
        x2, y2 = x + state.DX[facing], y + state.DY[facing]
        new_left, new_top = min(left, x, x2), min(top, y, y2)  # the corner of the sets, which the domino may push out
        shift = (top - new_top) * ROW + left - new_left
        a, b = 1 << ((y - new_top) * ROW + x - new_left), 1 << ((y2 - new_top) * ROW + x2 - new_left)
        if is_double(domino):
            key = points + gain(land_a << shift, a | b, crowns_a + crowns_b, ones << shift, twos << shift)
        else:
            key = points + gain(land_a << shift, a, crowns_a, ones << shift, twos << shift)
            key += gain(land_b << shift, b, crowns_b, ones << shift, twos << shift)
        central = min(left, x, x2) >= -CENTRE and min(top, y, y2) >= -CENTRE
        central = central and max(right, x, x2) <= CENTRE and max(bottom, y, y2) <= CENTRE
        if central:
            if s.middle_kingdom:
                key += MIDDLE_KINGDOM
            if not has_hole(closed | centre_bit(x, y) | centre_bit(x2, y2)):
                key += SOUND
        keys[n] = key
        best = max(best, key)
    return best


@rule
def crowns_on_half(domino: int) -> int:
    """The most crowns on one half."""
    return max(int(state.HALVES[domino, 1]), int(state.HALVES[domino, 3]))


@rule
def is_bare(s: state.State, seat: int) -> bool:
    """Whether the kingdom is the castle alone."""
    return bool(s.box[seat, 0] == s.box[seat, 1] and s.box[seat, 2] == s.box[seat, 3])


@rule
def choose_fg(s: state.State, seat: int, laid: int, work: Any, dice: state.State) -> tuple[int, int, int]:
    """FG's choice: its slot, the worth it leads to, and how many are as good; `laid` dominoes lie there already."""
    best, bound, equals = -1, -2, 0
    if laid > 0:
        survey(s, seat, work[4])
    for slot in range(line_size(s)):
        if s.next_kings[slot] < 0:
            domino = s.next_line[slot]
            if laid == 0:
                key = crowns_on_half(domino)
            else:
                key = best_worth(s, seat, domino, work[2], work[3], work[4])
            if key > bound:
                best, bound, equals = slot, key, 1
            elif key == bound:
                equals += 1
                if below(dice, equals) == 0:
                    best = slot
    return best, bound, equals


@rule
def greedy_place(batch: Any, table: int, seat: int, agent: int, work: Any, dice: state.State) -> int:
    """Where GPRD or FG places: any of the equally best moves."""
    s = batch[table]
    domino = s.line[s.turn]
    legals = legal(s, seat, work[0])
    # The authors' FG looks at what it places only together with what it chooses.
    if is_bare(s, seat) or (agent == FG and s.phase == state.FINAL_PLACE):
        return int(work[0][below(dice, legals)])
    if agent != FG:
        survey(s, seat, work[4])
        best_worth(s, seat, domino, work[0], work[1], work[4])
    best, bound, equals = work[0][0], -2, 0
    for n in range(legals):
        key, more = work[1][n], 1
        if agent == FG:
            batch[TRIED] = batch[table]
            choice = work[0][n]
            lay_domino(batch[TRIED], seat, domino, x_of(choice), y_of(choice), facing_of(choice))
            _, key, more = choose_fg(batch[TRIED], seat, 1, work, dice)
        if key > bound:
            best, bound, equals = work[0][n], key, more
        elif key == bound:
            equals += more
            if below(dice, equals) < more:
                best = work[0][n]
    return int(best)


@rule
def decide(batch: Any, table: int, seat: int, agent: int, work: Any, dice: state.State) -> int:
    """What a static agent does."""
    s = batch[table]
    if agent == TR:
        return int(work[0][below(dice, legal(s, seat, work[0]))])
    if s.phase == state.PLACE or s.phase == state.FINAL_PLACE:
        return greedy_place(batch, table, seat, agent, work, dice)
    first = is_bare(s, seat) or s.round == SECOND_ROUND
    if agent == FG or first:
        slot, _, _ = choose_fg(s, seat, 0 if first else 1, work, dice)
        return choose_id(slot)
    return int(work[0][below(dice, legal(s, seat, work[0]))])


@rule
def policy_of(agent: int, own: bool, dice: state.State) -> int:
    """Which static agent a playout policy is for one move."""
    if agent == EG:
        return TR if below(dice, 4) < EG_RANDOM else FG
    if agent == PG:
        return FG if own else TR
    return agent


@rule
def score_of(s: state.State, seat: int, score: int) -> float:
    """What a finished playout counts for the seat."""
    best, level = 0, 1
    for other in range(s.players):
        if other != seat:
            best = max(best, s.points[other])
            if s.points[other] == s.points[seat]:
                level += 1
    own = s.points[seat]
    if score == P:
        return float(own)
    if score == R:
        return float(own / max(1.0, float(own + best)))
    return 0.0 if own < best else 1.0 / level


def choose(batch: Any, seat: int, agent: int, work: Any, dice: Any) -> int:
    """Kernel: the choice of a static agent at the hidden table."""
    return int(decide(batch, KNOWN, seat, agent, work, dice[0]))


def evaluate(
    batch: Any, seat: int, agent: int, score: int, work: Any, totals: Any, counts: Any, dice: Any, playouts: int
) -> None:
    """Kernel: random moves of the seat, played out; totals and counts by number of the first choice and slot."""
    for _ in range(playouts):
        batch[PLAYED] = batch[KNOWN]
        s = batch[PLAYED]
        imagine(s, seat, dice[0])
        first = below(dice[0], legal(s, seat, work[0]))
        placing = s.phase == state.PLACE
        step(s, seat, work[0][first])
        slot = 0
        if placing:
            choice = work[0][below(dice[0], legal(s, seat, work[0]))]
            slot = slot_of(choice)
            step(s, seat, choice)
        before, policy = -1, TR
        while s.to_act != 0:
            mover = first_seat(s.to_act)
            # A move is a placement and a choice: EG draws once for both.
            if s.phase != state.CHOOSE or mover != before:
                policy = policy_of(agent, mover == seat, dice[0])
            before = mover
            step(s, mover, decide(batch, PLAYED, mover, policy, work, dice[0]))
        totals[first, slot] += score_of(s, seat, score)
        counts[first, slot] += 1


@rule
def number_below(words: Any, used: Any, seat: int, n: int) -> int:
    """What `Generator.integers(n)` draws from these words of the seat's generator (Lemire's rejection)."""
    if n == 1:
        return 0
    product = int(words[seat, used[seat]]) * n
    used[seat] += 1
    while (product & WORD) < (WORD + 1 - n) % n:
        product = int(words[seat, used[seat]]) * n
        used[seat] += 1
    return product >> 32


@rule
def new_dice(dice: state.State, words: Any, used: Any, seat: int) -> None:
    """Dice with the seed that `new_seed` draws: the same words, their bytes from the other end."""
    for n in range(KEY):
        word = int(words[seat, used[seat] + n])
        dice.key[n] = ((word & 0xFF) << 24) | ((word & 0xFF00) << 8) | ((word >> 8) & 0xFF00) | (word >> 24)
    used[seat] += KEY
    rewind(dice, 0)


def play_whole(batch: Any, agents: Any, words: Any, used: Any, work: Any, dice: Any, moves: Any) -> int:
    """Kernel: a game of static agents from table PLAYED to its end; how many moves, -1 if words or rows run out."""
    s = batch[PLAYED]
    made = 0
    while s.to_act != 0:
        seat = first_seat(s.to_act)
        if made == len(moves) or used[seat] + 2 * KEY > words.shape[1]:
            return -1
        if agents[seat] == RANDOM:
            choice = int(work[0][number_below(words, used, seat, legal(s, seat, work[0]))])
        else:
            batch[KNOWN] = batch[PLAYED]
            hide(batch[KNOWN], seat)
            new_dice(dice[0], words, used, seat)
            choice = decide(batch, KNOWN, seat, agents[seat], work, dice[0])
        moves[made, 0], moves[made, 1] = seat, choice
        made += 1
        step(s, seat, choice)
    return made


def whole_game(
    game: Game, seats: Sequence[str], opening: Records, randoms: Sequence[np.random.Generator]
) -> tuple[Records, np.ndarray[Any, Any]] | None:
    """The last record and the moves (seat, choice) of static agents, as they would play one by one; else None."""
    if not can_play_whole(seats):
        return None
    batch, dice = repeat_records(opening, BATCH), game.bare(0)
    agents = np.array([RANDOM if name == "random" else POLICIES[name] for name in seats])
    words = np.stack([next_words(random) for random in randoms])
    used, moves = np.zeros(len(seats), np.int64), np.zeros((MOST_MOVES, 2), np.int64)
    kernel = game.rules.target("cpu").kernel(play_whole)
    made = kernel(batch, agents, words, used, workspace(game), dice, moves)
    return None if made < 0 else (batch[PLAYED : PLAYED + 1], moves[:made])


def next_words(random: np.random.Generator) -> np.ndarray[Any, Any]:
    """The words that `random.integers` would draw: halves of the generator's own, the lower one first."""
    raw = random.bit_generator.random_raw(WORDS // 2)
    return raw.astype("<u8", copy=False).view("<u4").astype(np.uint32, copy=False)


def can_play_whole(seats: Sequence[str]) -> bool:
    """Whether all of them are agents that a whole game needs no Python for."""
    return all(name in ("random", *STATIC) for name in seats)


FORMS = ("tr", "gprd", "fg", "mce-POLICY-SCORE", "mce-POLICY-SCORE:PLAYOUTS", "mce-POLICY-SCORE:TIME")
STATIC = ("tr", "gprd", "fg")
THEIR_TIME = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)theirs")  # seconds of their program, whose playouts are known


def make(name: str, game: Game) -> Bot | None:
    """An agent by its name with a budget, if it is one."""
    kind, _, budget = name.partition(":")
    if kind in STATIC:
        return None if budget else Static(game, kind)
    method, policy, score = (*kind.split("-"), "", "")[:3]
    if method != "mce" or policy not in POLICIES or score not in SCORES:
        return None
    if (theirs := THEIR_TIME.fullmatch(budget)) and (policy, "r") in RATES:
        return FlatMonteCarlo(game, policy, score, their_seconds=float(theirs[1]))
    playouts, milliseconds = read_budget(budget, name) if budget else (None, None)
    return FlatMonteCarlo(game, policy, score, playouts, milliseconds)


class Static:
    """TR, GPRD or FG."""

    def __init__(self, game: Game, agent: str) -> None:
        self.game, self.agent = game, POLICIES[agent]
        _ = self.kernel  # says now if nothing can be compiled here

    @property
    def kernel(self) -> Kernel:
        """The compiled agent; not kept, since no file could hold it."""
        return self.game.rules.target("cpu").kernel(choose)

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """One of the agent's equally good choices."""
        batch, dice = repeat_records(position.record, BATCH), self.game.bare(new_seed(random))
        return int(self.kernel(batch, position.seat, self.agent, workspace(self.game), dice))


class FlatMonteCarlo:
    """MCE with a policy and a score, for a number of playouts a move, or for some milliseconds."""

    def __init__(
        self,
        game: Game,
        policy: str,
        score: str,
        playouts: int | None = None,
        milliseconds: int | None = None,
        their_seconds: float | None = None,
    ) -> None:
        self.game, self.policy, self.score = game, policy, score
        self.playouts, self.milliseconds, self.their_seconds = playouts, milliseconds, their_seconds
        self.planned: int | None = None  # the choice that belongs to the last placement
        _ = self.kernel  # says now if nothing can be compiled here

    @property
    def kernel(self) -> Kernel:
        """The compiled playouts; not kept, since no file could hold them."""
        return self.game.rules.target("cpu").kernel(evaluate)

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """The choice that begins the move with the best mean."""
        planned, self.planned = self.planned, None
        legal, phase = position.legal_ids(), int(position.record["phase"][0])
        if planned is not None and planned in legal and phase == state.CHOOSE:
            return planned
        means = self.means(position, len(legal), random)
        first, slot = np.unravel_index(int(np.argmax(means)), means.shape)
        if phase == state.PLACE:
            self.planned = int(choose_id(int(slot)))
        return legal[int(first)]

    def means(self, position: Position, count: int, random: np.random.Generator) -> np.ndarray[Any, Any]:
        """The mean score of every move; those never tried come last."""
        batch, seat = repeat_records(position.record, BATCH), position.seat
        totals, counts = np.zeros((count, state.LINE)), np.zeros((count, state.LINE), np.int64)
        dice, work = self.game.bare(new_seed(random)), workspace(self.game)
        policy, score = POLICIES[self.policy], SCORES[self.score]
        most = self.budget(int(position.record["round"][0]))
        deadline = None if self.milliseconds is None else time.monotonic() + self.milliseconds / 1000
        while (left := most - int(counts.sum())) > 0:
            self.kernel(batch, seat, policy, score, work, totals, counts, dice, left if deadline is None else CHUNK)
            if deadline is not None and time.monotonic() >= deadline:
                break
        return np.where(counts > 0, totals / np.maximum(counts, 1), -1.0)

    def budget(self, round_: int) -> int:
        """Playouts for this move."""
        if self.milliseconds is not None:
            return 1 << 40
        if self.their_seconds is not None:
            return int(RATES[self.policy, "r"][round_ - 1] * self.their_seconds)
        return self.playouts or PLAYOUTS


def workspace(game: Game) -> np.ndarray[Any, Any]:
    """Rows for lists of choices and what they are worth."""
    return np.zeros((WORK_ROWS, game.rules.choices.size), np.int64)

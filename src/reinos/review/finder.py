"""The search for puzzles in games between bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from reinos.bots.greedy import Greedy
from reinos.bots.search import SAMPLES, Search
from reinos.core.game import SEED_BITS, Game, Rules
from reinos.core.match import Match
from reinos.core.options import allowed
from reinos.core.position import Position
from reinos.review.assessment import CERTAINTY
from reinos.review.puzzle import Other, Puzzle

LOOKED_AT = 0.4  # of the positions of a match
SCREENING = 120  # playouts of the first look at a position
BUDGETS = (150, 1200, 4800)  # playouts for each choice that is compared: a deeper search may change its mind
FEWEST = 3  # choices of a puzzle
COMPARED = 5  # choices beside the best one that are compared
LEANING = 0.5  # share of the first look that goes to the best choice, at least
LOSS = 0.05  # of the chance to win that every other choice costs, at least
TRIES = 4  # positions of a match that are looked at more closely


def puzzle_game(rules: Rules) -> Game:
    """The game that puzzles are taken from: of the fewest players, so that all of it can be taken in."""
    return rules.simulated(players=min(allowed(rules.options)["players"]))


def find(game: Game, seed: int) -> Iterator[Puzzle | None]:
    """Puzzles without end, at most one a match; None for a match that has none."""
    while True:
        yield search_match(game, seed)
        seed += 1


def search_match(game: Game, seed: int) -> Puzzle | None:
    """The clearest puzzle of one match between bots."""
    random = np.random.default_rng(seed)
    match, player = Match(seed, game.start(seed, "cpu")), Greedy(game, "cpu")
    candidates: list[tuple[float, int, list[int]]] = []
    while not match.over:
        seat = match.to_act[0]
        seen = match.seen_by(seat)
        if len(seen.legal_ids()) >= FEWEST and random.random() < LOOKED_AT:
            candidate = tempted(seen, random)
            if candidate is not None:
                candidates.append((candidate[0], len(match.steps), candidate[1]))
        match.play(player.choose(seen, random), seat)
    for _, step, choices in sorted(candidates, reverse=True)[:TRIES]:
        puzzle = confirmed(match, step, choices, random)
        if puzzle is not None:
            return puzzle
    return None


def tempted(seen: Position, random: np.random.Generator) -> tuple[float, list[int]] | None:
    """How far a first look leans to a choice that is not the most tempting one; that choice, then the others."""
    found = Search(seen.game, SCREENING).consider(seen, random)
    values = np.mean([Greedy(seen.game, "cpu").values(seen, random) for _ in range(3)], axis=0)
    tempting = seen.legal_ids()[int(np.argmax(values))]
    best = found[0]
    if best.choice == tempting or best.share < LEANING:
        return None
    others = [one.choice for one in found[1:] if one.choice != tempting]
    return best.share, [best.choice, tempting, *others][: 1 + COMPARED]


def confirmed(match: Match, step: int, choices: Sequence[int], random: np.random.Generator) -> Puzzle | None:
    """The puzzle at a step, if the first of the choices is clearly the best, and the more so the longer one looks."""
    position, seat = match.positions[step], match.steps[step].seat
    seen = position.seen_by(seat)
    for playouts in BUDGETS:
        chances, others = weighed(seen, choices, playouts, random)
        if any(other.loss < (max(LOSS, 1.5 * other.margin) if playouts > BUDGETS[0] else 0) for other in others):
            return None
    return Puzzle(
        match.game.name,
        match.game.rules.version,
        match.game.chosen,
        f"{match.seed:0{SEED_BITS // 4}x}",
        tuple((made.seat, made.choice) for made in match.steps[:step]),
        seat,
        choices[0],
        chances,
        tuple(others),
        BUDGETS[-1],
    )


def weighed(
    seen: Position, choices: Sequence[int], playouts: int, random: np.random.Generator
) -> tuple[tuple[float, ...], list[Other]]:
    """Everybody's chances after the first choice, and what each of the others costs beside it."""
    seat = seen.seat
    assert seat is not None
    samples = Search(seen.game, playouts * len(choices)).compare(seen, choices, random)
    lost = samples[:, :1, seat] - samples[:, :, seat]
    margins = CERTAINTY * lost.std(axis=0, ddof=1) / SAMPLES**0.5
    after = samples.mean(axis=0).round(4).tolist()
    losses = lost.mean(axis=0)
    others = [
        Other(choice, round(float(losses[n]), 4), round(float(margins[n]), 4), tuple(after[n]))
        for n, choice in enumerate(choices)
        if n > 0
    ]
    return tuple(after[0]), others

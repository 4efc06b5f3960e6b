"""Gymnasium's interface: one seat learns, bots play the others."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache
from typing import Any

import gymnasium
import numpy as np

import reinos
from reinos.bots import Bot, make
from reinos.bots.bot import check_bot, new_seed
from reinos.core.catalog import rules
from reinos.core.errors import BadFile, BadOption
from reinos.core.game import Game
from reinos.envs import saved
from reinos.envs.frame import Frame, check_mode, frame
from reinos.envs.spaces import (
    action_space,
    check_running,
    choice_id,
    mask,
    metadata,
    observation,
    observation_space,
    refuse_options,
)

Observation = dict[str, np.ndarray[Any, Any]]
ILLEGAL = -1.0  # the reward of an illegal choice, as low as that of the last place


class Single(gymnasium.Env[Observation, np.int64]):
    """`Single(reinos.load("kingdomino", players=2), bots="greedy")`; `seat=None` draws the seat for each game.

    One bot plays all other seats, or there is a list with one for each of them, in turn order after the learner.
    An illegal choice ends the episode with the reward -1 and `info["illegal"]`: Gymnasium's own checks make such
    choices, so it cannot raise.
    """

    def __init__(
        self,
        game: Game,
        bots: str | Bot | Sequence[str | Bot] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        target: str = "cpu",
    ) -> None:
        self.game = game = game.simulated()
        self.asked_seat, self.render_mode = (
            None if seat is None else own_seat(game, seat),
            check_mode(render_mode),
        )
        self.bots = opponents(game, bots, target)
        self.position = game.start(0, target)
        self.seat = self.asked_seat or 0
        self.running = False
        self.planes = game.rules.planes
        self.metadata = metadata(game)
        self.action_space = action_space(game)
        self.observation_space: Any = observation_space(game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Start a game, and let the bots play until the learner is asked; there are no options: the game has them."""
        refuse_options(options)
        super().reset(seed=seed)
        self.running = True
        while True:
            self.position = self.game.start(new_seed(self.np_random), self.position.target)
            self.seat = int(self.np_random.integers(self.game.players)) if self.asked_seat is None else self.asked_seat
            self._let_bots_play()
            if not self.position.over:  # a game that ends before the learner is asked teaches nothing
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's choice, and all that the bots choose until the learner is asked again."""
        check_running(self.running)
        choice = choice_id(action)
        if choice not in self.position.legal_ids(self.seat):
            self.running = False
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.position = self.position.after(choice, self.seat)
        self._let_bots_play()
        over, truncated = self.position.over, self.position.truncated
        self.running = not over
        return self._seen(), self.position.rewards[self.seat], over and not truncated, truncated, self._info()

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal choices as booleans, under the name that maskable learners ask for."""
        return mask(self.position, self.seat).astype(bool)

    def render(self) -> Frame | None:  # type: ignore[override]
        """The table as the learner sees it, if wanted: in words, as SVG or as pixels."""
        return frame(self.position.seen_by(self.seat), self.render_mode)

    def _let_bots_play(self) -> None:
        """Until the learner owes a choice; bots that are asked beside it choose after it, as they cannot see it."""
        while (pending := self.position.to_act) and self.seat not in pending:
            self._bot_plays(pending[0])

    def _bot_plays(self, seat: int) -> None:
        bot = self.bots[(seat - self.seat) % self.game.players - 1]
        self.position = self.position.play(bot.choose(self.position.seen_by(seat), self.np_random), seat)

    def _seen(self) -> Observation:
        return observation(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        # Before the end points may count what others keep secret.
        return {"seat": self.seat, **({"points": list(self.position.points)} if self.position.over else {})}

    # --- copies and files

    def copy(self) -> Single:
        """The same environment at the same point, which goes on by itself and in the same way."""
        other = copy.copy(self)
        other.np_random = copy.deepcopy(self.np_random)
        return other

    def save(self) -> bytes:
        """The environment at this point, as JSON."""
        return saved.save(self.position, "Single", random=saved.generator_state(self.np_random), seat=self.seat)

    def restore(self, data: bytes) -> None:
        """Go on from a point that was saved; bytes of another game raise BadFile and change nothing."""
        position, kept = saved.restore(self.game, self.position.target, data, "Single")
        if kept.get("seat") not in range(self.game.players):
            raise BadFile(f"saved environment: seat is {kept.get('seat')!r}; allowed: 0 to {self.game.players - 1}")
        self.np_random = saved.generator(kept.get("random"))
        self.position, self.seat, self.running = position, kept["seat"], not position.over


def own_seat(game: Game, seat: Any) -> int:
    """The learner's seat, or BadOption."""
    if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < game.players:
        raise BadOption(f"seat is {seat!r}; allowed: None, or 0 to {game.players - 1}")
    return int(seat)


def opponents(game: Game, bots: str | Bot | Sequence[str | Bot], target: str) -> list[Bot]:
    """A bot for each of the other seats."""
    given = [bots] if isinstance(bots, str) or hasattr(bots, "choose") else list(bots)
    others = game.players - 1
    if len(given) not in (1, others):
        each = f", or {others}, one for each other seat" if others > 1 else ""
        raise BadOption(f"bots are {len(given)}; allowed: 1{each}")
    made = [make(bot, game, target=target) if isinstance(bot, str) else check_bot(bot) for bot in given]
    return made * others if len(made) == 1 else made


@cache
def register() -> tuple[str, ...]:
    """Let `gymnasium.make("reinos/kingdomino-v1", players=2, bots="greedy")` find all games; their names there.

    `gymnasium.make_vec("reinos/kingdomino-selfplay-v1", num_envs=1024, players=2)` makes the environment of many games.
    """
    names = {f"reinos/{name}-v{rules(name).version}": name for name in reinos.games()}
    for made_as, name in names.items():
        gymnasium.register(made_as, entry_point="reinos.envs.single:made", kwargs={"game": name})
        many = f"reinos/{name}-selfplay-v{rules(name).version}"
        gymnasium.register(many, vector_entry_point="reinos.envs.vector:made", kwargs={"game": name})
    return tuple(names)


def made(
    game: str,
    bots: str | Bot | Sequence[str | Bot] = "greedy",
    seat: int | None = 0,
    render_mode: str | None = None,
    target: str = "cpu",
    **options: Any,
) -> Single:
    """The environment of a game by name, with its options."""
    return Single(reinos.load(game, **options), bots, seat, render_mode, target)

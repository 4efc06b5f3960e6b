"""What the two PettingZoo environments share: agents named after seats, spaces, seeds, copies, files."""

from __future__ import annotations

import copy
import warnings
from typing import Any, Self

import numpy as np
from gymnasium import spaces

from reinos.bots.bot import new_seed
from reinos.core.errors import BadFile
from reinos.core.game import Game
from reinos.envs import saved
from reinos.envs.frame import Frame, check_mode, frame
from reinos.envs.spaces import (
    action_space,
    check_running,
    choice_id,
    metadata,
    observation,
    observation_space,
)

Observation = dict[str, np.ndarray[Any, Any]]


class Seats:
    """The seats of one game as agents `seat_0`, `seat_1`, …"""

    extra_choices = 0  # ids that an interface adds after the game's own
    parallelizable = False

    def __init__(self, game: Game, render_mode: str | None = None, target: str = "cpu") -> None:
        super().__init__()
        self.game, self.render_mode = game.simulated(), check_mode(render_mode)
        self.position = self.game.start(0, target)
        self.random = np.random.default_rng()
        self.metadata = metadata(game, is_parallelizable=self.parallelizable)
        self.planes = game.rules.planes
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(game, self.extra_choices) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(game, self.extra_choices) for agent in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        """The choice ids."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Planes and mask."""
        return self.observation_spaces[agent]

    def start(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new game; with a seed it and all games after it are decided."""
        if options:  # PettingZoo's own tests give some, so they cannot be refused
            known = ", ".join(map(repr, options))
            warnings.warn(f"reset ignores the options {known}: the game has its own, see reinos.load", stacklevel=3)
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.position = self.game.start(new_seed(self.random), self.position.target)
        self.agents = self.possible_agents[:]

    def seen(self, agent: str) -> Observation:
        """What an agent sees."""
        return observation(self.position, self.possible_agents.index(agent), self.extra_choices)

    def play(self, seat: int, choice: Any) -> None:
        """One choice; an illegal one raises IllegalChoice and changes nothing."""
        self.position = self.position.play(choice_id(choice), seat)

    def check_running(self) -> None:
        """ResetNeeded before the first reset and after the end."""
        check_running(bool(self.agents))

    def render(self) -> Frame | None:
        """The table as a spectator sees it, if wanted: in words, as SVG or as pixels."""
        return frame(self.position.seen_by(None), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    # --- copies and files

    def copy(self) -> Self:
        """The same environment at the same point, which goes on by itself and in the same way."""
        other = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list | np.random.Generator):
                setattr(other, name, copy.deepcopy(value))
        return other

    def save(self) -> bytes:
        """The environment at this point, as JSON."""
        kept = {name: getattr(self, name) for name in self.kept()}
        return saved.save(self.position, type(self).__name__, random=saved.generator_state(self.random), **kept)

    def restore(self, data: bytes) -> None:
        """Go on from a point that was saved; bytes of another game raise BadFile and change nothing."""
        position, kept = saved.restore(self.game, self.position.target, data, type(self).__name__)
        missing = [name for name in self.kept() if name not in kept]
        if missing:
            raise BadFile(f"saved environment: {', '.join(missing)} missing")
        self.random = saved.generator(kept.get("random"))
        self.position = position
        for name in self.kept():
            setattr(self, name, kept[name])

    def kept(self) -> tuple[str, ...]:
        """The attributes that describe the point, beside the game itself."""
        return ("agents",)

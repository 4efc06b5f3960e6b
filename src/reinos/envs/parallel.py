"""PettingZoo's Parallel interface: in every step all seats that owe a choice make it at the same time."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.env import ParallelEnv

from reinos.core.errors import IllegalChoice
from reinos.envs.seats import Observation, Seats
from reinos.envs.spaces import MASK, choice_id

Infos = dict[str, dict[str, Any]]


class Parallel(Seats, ParallelEnv[str, Observation, int]):
    """`Parallel(reinos.load("lancaster", players=3))`.

    A seat that is not asked has one choice, `wait`, the id after the game's own.
    """

    extra_choices = 1
    parallelizable = True

    @property
    def wait(self) -> int:
        """The id of doing nothing."""
        return self.game.rules.choices.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Start a game; there are no options: the game has them."""
        self.start(seed, options)
        return self._all_seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """The choices of all seats; if one is illegal IllegalChoice is raised and nothing changes."""
        self.check_running()
        asked = self.position.to_act
        for seat, agent in enumerate(self.agents):
            self._check(agent, seat, actions.get(agent), seat in asked)
        for seat in asked:
            self.play(seat, actions[self.possible_agents[seat]])
        over, truncated = self.position.over, self.position.truncated
        rewards = dict(zip(self.agents, self.position.rewards, strict=True))
        seen, told = self._all_seen(), self.agents
        if over:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(told, over and not truncated),
            dict.fromkeys(told, truncated),
            {agent: {} for agent in told},
        )

    def _check(self, agent: str, seat: int, action: Any, asked: bool) -> None:
        allowed = self.position.legal_ids(seat) if asked else [self.wait]
        if choice_id(action) not in allowed:
            raise IllegalChoice(f"{agent} may not choose {action!r}; legal: {allowed}")

    def _all_seen(self) -> dict[str, Observation]:
        found = {agent: self.seen(agent) for agent in self.agents}
        for seat, agent in enumerate(self.agents):
            found[agent][MASK][self.wait] = seat not in self.position.to_act
        return found

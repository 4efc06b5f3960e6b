"""PettingZoo's AEC interface: one seat at a time. Seats that choose at the same time are asked in turn order."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.env import AECEnv

from reinos.envs.seats import Observation, Seats


class AEC(Seats, AECEnv[str, Observation, int]):
    """`AEC(reinos.load("lancaster", players=3))`.

    What a seat chooses in secret changes nothing that the seats asked after it can see, until all have chosen.
    """

    parallelizable = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; there are no options: the game has them."""
        self.start(seed, options)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the seat sees; the mask is empty while it owes no choice, and full when the game is over."""
        return self.seen(agent)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected seat sees and was given."""
        self.check_running()
        return super().last(observe)

    def step(self, action: int | None) -> None:
        """The choice of the seat that is selected; an illegal one raises IllegalChoice and changes nothing."""
        self.check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # None, as PettingZoo wants it of the dead
            return
        self.play(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over:
            self.rewards = dict(zip(self.agents, self.position.rewards, strict=True))
            self.truncations = dict.fromkeys(self.agents, self.position.truncated)
            self.terminations = dict.fromkeys(self.agents, not self.position.truncated)
        else:
            self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.position.to_act[0]]

    def kept(self) -> tuple[str, ...]:
        """The attributes that PettingZoo defines."""
        return (
            "agents",
            "rewards",
            "_cumulative_rewards",
            "terminations",
            "truncations",
            "infos",
            "agent_selection",
            "_skip_agent_selection",
        )

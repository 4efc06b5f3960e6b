"""PPO with PyTorch on a batch of games, against a bot at the other seats, without a Python loop over games.

python examples/ppo_torch.py lancaster --players 3 --bot greedy
"""

import torch
from rollout import Array, Rollout, main
from torch import Tensor, nn
from torch.distributions import Categorical

from reinos.core.game import Rules

REPEATS, PARTS = 4, 8  # how often a rollout is gone through, and steps of the optimizer each time
CLIP, ENTROPY = 0.2, 0.01


class Network(nn.Module):
    """Planes in; logits of all choices and the value of the table out."""

    def __init__(self, planes: int, choices: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(planes, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choose, self.value = nn.Linear(width, choices), nn.Linear(width, 1)

    def forward(self, planes: Tensor, legal: Tensor) -> tuple[Categorical, Tensor]:
        """How likely each legal choice is, and the value."""
        seen = self.body(planes)
        return Categorical(logits=self.choose(seen).masked_fill(~legal, -1e9)), self.value(seen)[:, 0]


class Learner:
    """A network and its optimizer."""

    def __init__(self, rules: Rules, seed: int) -> None:
        torch.manual_seed(seed)
        self.network = Network(rules.planes.size, rules.choices.size)
        self.optimizer = torch.optim.Adam(self.network.parameters(), 3e-4, eps=1e-5)

    @torch.no_grad()
    def policy(self, planes: Array, legal: Array) -> tuple[Array, Array, Array]:
        """Draw a choice in each game."""
        chance, values = self.network(torch.from_numpy(planes), torch.from_numpy(legal))
        choices = chance.sample()
        return choices.numpy(), chance.log_prob(choices).numpy(), values.numpy()

    def learn(self, rollout: Rollout, better: Array, aims: Array) -> None:
        """Go through a rollout some times."""
        kept = (rollout.planes, rollout.legal, rollout.choices, rollout.logs, better, aims)
        planes, legal, choices, logs, gains, goals = (torch.from_numpy(part).flatten(0, 1) for part in kept)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for part in [part for _ in range(REPEATS) for part in torch.randperm(len(logs)).chunk(PARTS)]:
            chance, values = self.network(planes[part], legal[part])
            ratio = (chance.log_prob(choices[part]) - logs[part]).exp()
            gain = torch.minimum(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            wrong = (values - goals[part]).square().mean()
            self.optimizer.zero_grad()
            (wrong / 2 - gain - ENTROPY * chance.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
            self.optimizer.step()


if __name__ == "__main__":
    main(__doc__, Learner)

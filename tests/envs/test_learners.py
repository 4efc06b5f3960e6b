"""Learners of other packages, unchanged: MaskablePPO, and PPO behind TorchRL's and RLlib's PettingZoo wrappers.

Every day their wrappers are built and stepped, where the packages are installed; `make soak` installs them, and each
learns Lancaster for two until it plays better than random.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.game import Game
from reinos.envs.aec import AEC
from reinos.envs.parallel import Parallel
from reinos.envs.single import Single
from reinos.envs.spaces import MASK, OBSERVATION

soak = pytest.mark.skipif("REINOS_SOAK" not in os.environ, reason="make soak: it learns for minutes")
GAMES = 200  # against random
BETTER = 0.25  # reward; random play has 0, and reaches this in one run of 5,000
LAYER = 64
RATE = 1e-3

Network = Callable[[Any], Any]  # planes to scores of choices

# Their own: deprecations inside their packages, and versions of PettingZoo that they have not tried.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def game() -> Game:
    return reinos.load("lancaster", players=2)


@pytest.fixture(scope="module")
def torch() -> ModuleType:
    found: ModuleType = pytest.importorskip("torch", exc_type=ImportError)
    found.manual_seed(1)
    found.set_num_threads(1)
    return found


def reward(torch: ModuleType, game: Game, scores: Network) -> float:
    """The mean reward of a network that draws from its scores, against random play."""
    env, total = Single(game, "random", seat=None), 0.0
    for seed in range(GAMES):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            with torch.no_grad():
                found = scores(torch.from_numpy(seen[OBSERVATION]))[: env.action_space.n]
            masked = found.masked_fill(torch.from_numpy(seen[MASK]) == 0, -torch.inf)
            choice = torch.distributions.Categorical(logits=masked).sample()
            seen, one, ended, cut, _ = env.step(choice)
            over = ended or cut
        total += one
    return total / GAMES


def layers(torch: ModuleType, game: Game, out: int) -> Any:
    nn = torch.nn
    return nn.Sequential(nn.Linear(game.rules.planes.size, LAYER), nn.Tanh(), nn.Linear(LAYER, out))


# --- Stable-Baselines3


def masked_ppo(game: Game) -> Any:
    contrib = pytest.importorskip("sb3_contrib", exc_type=ImportError)
    env = Single(game, "random", seat=None)
    return contrib.MaskablePPO("MultiInputPolicy", env, seed=1, n_steps=512, batch_size=64, device="cpu")


def test_maskable_ppo_takes_the_environment(torch: ModuleType, game: Game) -> None:
    learner = masked_ppo(game)
    env = learner.get_env()
    seen = env.reset()
    for _ in range(5):
        masks = np.stack(env.env_method("action_masks"))
        choices, _ = learner.predict(seen, action_masks=masks)
        assert masks[0, choices[0]]
        seen, *_ = env.step(choices)


@soak
def test_maskable_ppo_learns(torch: ModuleType, game: Game) -> None:
    learner = masked_ppo(game)
    learner.learn(16_384)

    def scores(planes: Any) -> Any:
        seen = {OBSERVATION: planes[None], MASK: torch.zeros(1, game.rules.choices.size)}
        return learner.policy.get_distribution(seen).distribution.logits[0]

    assert reward(torch, game, scores) > BETTER


# --- TorchRL


def wrapped_by_torchrl(game: Game) -> Any:
    wrappers = pytest.importorskip("torchrl.envs.libs.pettingzoo", exc_type=ImportError)
    return wrappers.PettingZooWrapper(Parallel(game), seed=1)


def test_torchrl_steps_the_environment(torch: ModuleType, game: Game) -> None:
    env = wrapped_by_torchrl(game)
    played = env.rollout(10)
    assert played["seat", "observation", OBSERVATION].shape == (10, 2, game.rules.planes.size)
    chosen = played["seat", MASK].gather(-1, played["seat", "action"][..., None])
    assert chosen.all(), "its random policy keeps to the masks"


@soak
def test_torchrl_learns(torch: ModuleType, game: Game) -> None:
    env = wrapped_by_torchrl(game)
    from tensordict.nn import TensorDictModule
    from torchrl.collectors import Collector
    from torchrl.modules import MaskedCategorical, ProbabilisticActor
    from torchrl.objectives import ClipPPOLoss

    seen = ("seat", "observation", OBSERVATION)
    scores = layers(torch, game, game.rules.choices.size + 1)  # the last is `wait`
    actor = ProbabilisticActor(
        TensorDictModule(scores, [seen], [("seat", "logits")]),
        in_keys={"logits": ("seat", "logits"), "mask": ("seat", MASK)},
        out_keys=[env.action_key],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=("seat", "log"),
    )
    critic = TensorDictModule(layers(torch, game, 1), [seen], [("seat", "value")])
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.003, normalize_advantage=True)
    keys = {"reward": env.reward_key, "action": env.action_key, "sample_log_prob": ("seat", "log")}
    loss.set_keys(value=("seat", "value"), done=("seat", "done"), terminated=("seat", "terminated"), **keys)
    loss.make_value_estimator(gamma=1.0, lmbda=0.95)
    optimizer = torch.optim.Adam(loss.parameters(), RATE / 2)
    for data in Collector(env, actor, frames_per_batch=2048, total_frames=10 * 2048):
        with torch.no_grad():
            loss.value_estimator(
                data, params=loss.critic_network_params, target_params=loss.target_critic_network_params
            )
        rows = data.reshape(-1)
        for _ in range(4):
            for part in torch.randperm(len(rows)).split(128):
                found = loss(rows[part])
                (found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]).backward()
                torch.nn.utils.clip_grad_norm_(loss.parameters(), 1.0)
                optimizer.step()
                optimizer.zero_grad()
    assert reward(torch, game, scores) > BETTER


# --- RLlib


def wrapped_by_rllib(game: Game) -> Any:
    pytest.importorskip("ray.rllib", exc_type=ImportError)
    wrappers = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env", exc_type=ImportError)
    return wrappers.PettingZooEnv(AEC(game))


def test_rllib_steps_the_environment(game: Game) -> None:
    env = wrapped_by_rllib(game)
    seen, _ = env.reset(seed=1)
    over, rewards = False, {}
    while not over:
        (agent,) = seen
        seen, rewards, ended, cut, _ = env.step({agent: int(np.flatnonzero(seen[agent][MASK])[0])})
        over = ended["__all__"] or cut["__all__"]
    assert sum(rewards.values()) == 0
    assert set(rewards) == {"seat_0", "seat_1"}


@soak
def test_rllib_learns(torch: ModuleType, game: Game) -> None:
    """With a network that keeps to the masks; RLlib's check of environments does not, so it is left out."""
    wrapped_by_rllib(game)
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
    from ray.tune.registry import register_env

    class Masked(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]
        def setup(self) -> None:
            self.scores, self.value = layers(torch, game, game.rules.choices.size), layers(torch, game, 1)

        def _forward(self, batch: Any, **more: Any) -> Any:
            seen = batch["obs"]
            return {"action_dist_inputs": self.scores(seen[OBSERVATION]).masked_fill(seen[MASK] == 0, -1e9)}

        def compute_values(self, batch: Any, embeddings: Any = None) -> Any:
            return self.value(batch["obs"][OBSERVATION]).squeeze(-1)

    register_env("reinos", lambda config: wrapped_by_rllib(game))
    specs = MultiRLModuleSpec(rl_module_specs={"both": RLModuleSpec(module_class=Masked)})
    lessons = {"train_batch_size_per_learner": 1024, "minibatch_size": 128, "num_epochs": 4}
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        algorithm = (
            PPOConfig()
            .environment("reinos", disable_env_checking=True)
            .env_runners(num_env_runners=0)
            .learners(num_learners=0)
            .multi_agent(policies={"both"}, policy_mapping_fn=lambda agent, episode, **more: "both")
            .rl_module(rl_module_spec=specs)
            .training(**lessons, lr=RATE, gamma=1.0, entropy_coeff=0.003, grad_clip=1.0)
            .debugging(seed=1)
            .build_algo()
        )
        for _ in range(12):
            algorithm.train()
        assert reward(torch, game, algorithm.get_module("both").scores) > BETTER
        algorithm.stop()
    finally:
        ray.shutdown()

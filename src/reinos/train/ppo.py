"""Masked PPO in self-play: one network plays both seats of many games at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from reinos.core.game import Game

Network = Any  # the module `network` of a game has it: `look` and `judge`
TABLES, TURNS = 256, 48  # games at once, and decisions in each between two lessons
REPEATS, PARTS = 3, 8  # how often a lesson is gone through, and steps of the optimizer each time
RATE, ENTROPY = 1e-3, 0.01  # of learning, and the worth of not being sure; both fall to nothing
TRACE, CLIP = 0.95, 0.2  # lambda of the generalised advantage, and how far the policy moves in one lesson
WIN, POINT = 0.5, 1 / 30  # rewards of a win, and of a point ahead


class Turn(NamedTuple):
    """One decision at every table."""

    rows: Tensor  # of each legal choice: its table
    ids: Tensor  # and its id
    numbers: tuple[Tensor, Tensor, Tensor]  # what the network is given
    values: Tensor  # of the tables
    choices: Tensor  # that were made
    logs: Tensor  # their log probabilities
    seats: Tensor  # who made them
    rewards: Tensor  # for them
    over: Tensor


def policy(scores: Tensor, rows: Tensor, ids: Tensor, tables: int, choices: int) -> Categorical:
    """How likely each choice is at each table: the legal ones by their scores, the others not at all."""
    masked = torch.full((tables, choices), -1e9).index_put((rows, ids), scores)
    return Categorical(logits=masked, validate_args=False)


@torch.no_grad()
def play(network: Network, batch: Any) -> tuple[list[Turn], Tensor, Tensor]:
    """Some turns at every table, and the values and seats that follow."""
    turns: list[Turn] = []
    while True:
        rows, ids = (torch.from_numpy(found) for found in np.nonzero(batch.legal))
        numbers = network.look(torch.from_numpy(batch.observations), rows, ids)
        scores, values = network.judge(numbers, rows, ids)
        seats = torch.tensor(batch.to_act).long()
        if len(turns) == TURNS:
            return turns, values, seats
        chance = policy(scores, rows, ids, TABLES, batch.legal.shape[1])
        choices = chance.sample()
        batch.step(choices.numpy())
        won, points, over = (torch.tensor(x).float() for x in (batch.rewards, batch.points, batch.done))
        rewards = over * (WIN * won + POINT * (points - points.flip(1))).gather(1, seats[:, None])[:, 0]
        turns.append(Turn(rows, ids, numbers, values, choices, chance.log_prob(choices), seats, rewards, over))


def advantages(turns: list[Turn], values: Tensor, seats: Tensor) -> Tensor:
    """How much better than expected every choice was; what is good for one seat is bad for the other."""
    found = [torch.zeros(TABLES)]
    for turn in reversed(turns):
        sign = torch.where(turn.seats == seats, 1.0, -1.0) * (1 - turn.over)
        found.append(turn.rewards + sign * (values + TRACE * found[-1]) - turn.values)
        values, seats = turn.values, turn.seats
    return torch.stack(found[:0:-1])


def lesson(network: Network, optimizer: Any, turns: list[Turn], better: Tensor, left: float, size: int) -> None:
    """Learn from some turns; `left` is the part of all games that is still to come, `size` the number of choices."""
    optimizer.param_groups[0]["lr"] = RATE * left
    scaled = (better - better.mean()) / better.std()
    for part in [part for _ in range(REPEATS) for part in torch.randperm(TURNS).chunk(PARTS)]:
        some = [turns[n] for n in part]
        rows = torch.cat([turn.rows + n * TABLES for n, turn in enumerate(some)])
        numbers = [torch.cat(same) for same in zip(*(turn.numbers for turn in some), strict=True)]
        names = ("ids", "choices", "logs", "values")
        ids, choices, logs, before = (torch.cat([getattr(turn, name) for turn in some]) for name in names)
        scores, values = network.judge(numbers, rows, ids)
        chance = policy(scores, rows, ids, len(values), size)
        ratio, aim = (chance.log_prob(choices) - logs).exp(), scaled[part].flatten()
        gain = torch.minimum(ratio * aim, ratio.clamp(1 - CLIP, 1 + CLIP) * aim).mean()
        wrong = (values - before - better[part].flatten()).square().mean()
        optimizer.zero_grad()
        (wrong / 2 - gain - ENTROPY * left * chance.entropy().mean()).backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimizer.step()


def train(game: Game, network: Network, games: int, seed: int) -> Iterator[int]:
    """Play and learn; after each lesson, how many games have been played."""
    batch, played = game.batch(TABLES), 0
    batch.reset(seed)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    while played < games:
        turns, values, seats = play(network, batch)
        better = advantages(turns, values, seats)
        lesson(network, optimizer, turns, better, 1 - played / games, game.rules.choices.size)
        played += int(sum(turn.over.sum() for turn in turns))
        yield played

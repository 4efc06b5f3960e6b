"""Many games on the way at once: batches of all kinds of tables, side by side, read as one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from reinos.bots.network.file import seats
from reinos.bots.network.forward import EPSILON, LEAD
from reinos.core.batch import Batch
from reinos.core.check.configurations import configurations
from reinos.core.game import Game, Rules
from reinos.core.options import allowed

USUAL, PLAIN = 0.3, 0.3  # parts of the batches with the usual table, and with another count but no variants
SPREAD, CALM = 10.0, 0.01  # how far apart seats end, in points, to begin with; what a step changes of that
FAR = 1.5  # such distances that count for most of what a lead is worth
APART = 300  # random decisions at most with which a batch begins, so that all phases of the game are learned at once


class Tables:
    """`parts` batches of `size` games each; a batch that is renewed gets other options."""

    def __init__(self, rules: Rules, parts: int, size: int, device: str, seed: int) -> None:
        self.size, self.total, self.seats, self.device = size, parts * size, seats(rules), device
        self._rules, self._random = rules, Random(seed)
        self._all = configurations(rules)
        self._batches: list[Batch] = [self._drawn() for _ in range(parts)]
        self._next = 0
        self._spread = torch.tensor(SPREAD, device=device)

    def _drawn(self) -> Batch:
        """A batch of a configuration drawn at random, somewhere in the middle of its games."""
        kind = self._random.random()
        if kind < USUAL:
            game = self._rules.simulated()
        elif kind < USUAL + PLAIN:
            game = self._rules.simulated(players=self._random.choice(allowed(self._rules.options)["players"]))
        else:
            game = self._random.choice(self._all)
        batch = game.batch(self.size, self.device, dtype="float16")
        batch.reset(self._random.getrandbits(64))
        for _ in range(self._random.randrange(APART)):
            batch.step(batch.sample())
        return batch

    def renew(self) -> None:
        """Another configuration in the place of the batch that has been there longest."""
        self._batches[self._next] = self._drawn()
        self._next = (self._next + 1) % len(self._batches)

    def games(self) -> list[Game]:
        """What is being played."""
        return [batch.game for batch in self._batches]

    def players(self) -> Tensor:
        """How many players each game has."""
        counts = torch.tensor([batch.game.players for batch in self._batches], device=self.device)
        return counts.repeat_interleave(self.size)

    def look(self, planes: Tensor, legal: Tensor, appraisals: Tensor, to_act: Tensor) -> None:
        """Write what the seats to act see and who leads, what they may choose, what speaks for it, who they are."""
        for batch, some in zip(self._batches, slices(self.size, self.total), strict=True):
            seats, choices = map(self._read, (batch.to_act, batch.legal))
            of_choices, of_seats = map(self._read, batch.appraisals())
            planes[some, : self._rules.planes.size] = self._read(batch.observations)
            planes[some, self._rules.planes.size :] = leads(of_seats, seats, self.seats)
            appraisals[some] = normalised(of_choices, choices)
            legal[some], to_act[some] = choices, seats

    def step(self, choices: Tensor, over: Tensor, rewards: Tensor, lead: float) -> None:
        """Make a choice in every game, and write which of them have ended, with what reward by seat.

        `lead` is the part of the reward that depends on how far ahead a seat was.
        """
        for batch, some in zip(self._batches, choices.split(self.size), strict=True):
            batch.step(some if self.device == "cuda" else some.numpy())
        self._write(over, lambda batch: batch.done)
        rewards.zero_()
        for batch, some in zip(self._batches, rewards.split(self.size), strict=True):
            some[:, : batch.game.players] = self._worth(batch, lead)

    def _worth(self, batch: Batch, lead: float) -> Tensor:
        """Half for the seats beaten, half for winning; alone against all others both give 1, and 0 in the mean."""
        beaten, ranks, players = self._read(batch.rewards), self._read(batch.ranks), batch.game.players
        won = (ranks == 1).float()
        won /= won.sum(1, keepdim=True).clamp(min=1)
        worth: Tensor = (beaten + (won * players - 1) / (players - 1)) / 2
        return ((1 - lead) * worth + lead * self._ahead(batch)) * self._read(batch.done)[:, None]

    def _ahead(self, batch: Batch) -> Tensor:
        """How far each seat was ahead of the mean of the others, from -1 to 1."""
        points, done, players = self._read(batch.points).float(), self._read(batch.done), batch.game.players
        ahead = (points - points.mean(1, keepdim=True)) * players / (players - 1)
        found = (ahead.square() * done[:, None]).sum() / (done.sum() * players).clamp(min=1)
        self._spread = torch.where(done.any(), torch.lerp(self._spread, found.sqrt(), CALM), self._spread)
        return (ahead / (FAR * self._spread)).tanh()

    def _write(self, out: Tensor, read: Callable[[Batch], Any]) -> None:
        for batch, some in zip(self._batches, out.split(self.size), strict=True):
            some.copy_(self._read(read(batch)))

    def _read(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)


def slices(size: int, total: int) -> list[slice]:
    """The rows of one batch after the other."""
    return [slice(first, first + size) for first in range(0, total, size)]


def leads(appraisals: Tensor, viewers: Tensor, seats: int) -> Tensor:
    """By how much every seat leads or trails the mean, as `forward.compare` has it."""
    players = appraisals.shape[1]
    lead = appraisals - appraisals.mean(1, keepdim=True)
    places = torch.arange(players, device=lead.device)
    mine = (lead / (LEAD + lead.abs())).gather(1, (places + viewers[:, None]) % players)
    return functional.pad(mine, (0, seats - players))


def normalised(appraisals: Tensor, legal: Tensor) -> Tensor:
    """The appraisals of the legal choices, to mean 0 and variance 1 in every row; 0 elsewhere."""
    count = legal.sum(1, keepdim=True).clamp(min=1)
    centred = (appraisals - appraisals.sum(1, keepdim=True) / count) * legal
    variance = centred.square().sum(1, keepdim=True) / count
    return centred / (variance + EPSILON).sqrt()

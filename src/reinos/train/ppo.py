"""Masked PPO in self-play: one network plays all seats of many games, now and then against its former selves."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager
from random import Random
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from reinos.core.game import Rules
from reinos.train.network import Network
from reinos.train.tables import Tables

TURNS = 32  # decisions in each game between two lessons
PARTS = 16  # steps of the optimizer in a lesson
RATE, ENTROPY = 7e-4, 0.01  # of learning, and the worth of not being sure; both fall
LEAST = 0.03  # part of the rate that stays to the end
TRACE, CLIP = 0.95, 0.2  # lambda of the generalised advantage, and how far the policy moves in one lesson
STEEPEST = 0.5  # length of a gradient
GUESTS = 4  # one game in so many has former selves at the table
LEAGUE, AGE = 12, 40  # former selves that are kept, and lessons between two of them
NEVER = -1e9


class Lesson(NamedTuple):
    """What was seen and done in `TURNS` decisions of every game."""

    planes: Tensor
    legal: Tensor
    seats: Tensor  # who chose
    choices: Tensor
    logs: Tensor  # of the chances that the choices had
    values: Tensor  # for every seat, whoever chose first
    over: Tensor
    rewards: Tensor  # by seat, where a game ended
    own: Tensor  # not a guest's choice


class Told(NamedTuple):
    """How a lesson went."""

    games: int
    entropy: float
    error: float  # of the values, squared


class Learner:
    """A network, what it learns from, and its former selves."""

    def __init__(self, rules: Rules, network: Network, tables: Tables, seed: int) -> None:
        self.network, self.tables = network, tables
        self.optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
        self.league: list[dict[str, Tensor]] = []
        self.lessons, self.rolled = 0, 0.0  # rolled: seconds that the last lesson took to play
        self._guest = Network(rules, network.enter.out_features).to(tables.device)
        self._random = Random(seed)
        self._luck = torch.Generator(tables.device).manual_seed(seed)
        self._lesson = blank_lesson(rules, tables)

    def learn(self, left: float) -> Told:
        """Play for a lesson and learn from it; `left` is the part of all lessons that is still to come."""
        if self.lessons % AGE == 0:
            former = {name: weights.clone() for name, weights in self.network.state_dict().items()}
            self.league = [*self.league, former][-LEAGUE:]
        self._guest.load_state_dict(self._random.choice(self.league))
        self.lessons += 1
        began = time.perf_counter()
        values = self.play()
        if self.tables.device == "cuda":
            torch.cuda.synchronize()  # else the time would be the learning's
        self.rolled = time.perf_counter() - began
        return self.study(values, left)

    def _precision(self) -> AbstractContextManager[Any]:
        """Half of it where that is faster."""
        return torch.autocast("cuda", torch.bfloat16, enabled=self.tables.device == "cuda")

    @torch.no_grad()
    def play(self) -> Tensor:
        """Fill the lesson; the values by seat after it."""
        tables, lesson = self.tables, self._lesson
        visited = tables.total // GUESTS
        players = tables.players()
        # In the visited games each seat is a guest's with a chance of one half.
        guests = torch.rand(tables.total, tables.seats, device=tables.device, generator=self._luck) < 0.5
        guests[visited:] = False
        for t in range(TURNS):
            planes, legal, seats = lesson.planes[t], lesson.legal[t], lesson.seats[t]
            tables.look(planes, legal, seats)
            scores, lesson.values[t] = self._judge(self.network, planes)
            scores = scores.masked_fill(~legal, NEVER)
            theirs = guests.gather(1, seats[:, None])[:, 0]
            choices = self._drawn(scores)
            others = self._drawn(self._judge(self._guest, planes[:visited])[0].masked_fill(~legal[:visited], NEVER))
            choices[:visited] = torch.where(theirs[:visited], others, choices[:visited])
            lesson.choices[t], lesson.own[t] = choices, ~theirs
            lesson.logs[t] = scores.log_softmax(1).gather(1, choices[:, None])[:, 0]
            tables.step(choices, lesson.over[t], lesson.rewards[t])
        planes, legal, seats = lesson.planes[0].clone(), lesson.legal[0].clone(), lesson.seats[0].clone()
        tables.look(planes, legal, seats)
        values = self._judge(self.network, planes)[1]
        return by_seat(values, seats, players)

    def _drawn(self, scores: Tensor) -> Tensor:
        """A choice in every row, by the chances that its scores give."""
        return (scores - torch.empty_like(scores).exponential_(generator=self._luck).log()).argmax(1)

    def _judge(self, network: Network, planes: Tensor) -> tuple[Tensor, Tensor]:
        with self._precision():
            scores, values = network(planes if self.tables.device == "cuda" else planes.float())
        return scores.float(), values.float()

    def study(self, values: Tensor, left: float) -> Told:
        """Go through the lesson once, in random order."""
        lesson, tables = self._lesson, self.tables
        players = tables.players()
        better, aims = advantages(lesson, values, players)
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * max(left, LEAST)
        present = (torch.arange(tables.seats, device=tables.device) < players[:, None]).repeat(TURNS, 1)
        flat = Lesson(*(part.flatten(0, 1) for part in lesson))
        free = flat.own & (flat.legal.sum(1) > 1)
        scaled = ((better - better.mean()) / (better.std() + 1e-8)).flatten()
        aims = aims.flatten(0, 1)
        entropy = error = torch.zeros(())
        for some in torch.randperm(len(scaled), device=tables.device, generator=self._luck).chunk(PARTS):
            scores, found = self._judge(self.network, flat.planes[some])
            logs = scores.masked_fill(~flat.legal[some], NEVER).log_softmax(1)
            ratio = (logs.gather(1, flat.choices[some, None])[:, 0] - flat.logs[some]).exp()
            gain = torch.minimum(ratio * scaled[some], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[some])
            weight = free[some] / free[some].sum().clamp(min=1)
            entropy = -((logs.exp() * logs).sum(1) * weight).sum()
            error = ((found - aims[some]).square() * present[some]).sum() / present[some].sum()
            loss = error - (gain * weight).sum() - ENTROPY * left * entropy
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
            self.optimizer.step()
        return Told(int(lesson.over.sum()), float(entropy.detach()), float(error.detach()))

    # --- going on later

    def state(self) -> dict[str, Any]:
        """All that a later run needs; its games start anew."""
        return {
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "league": self.league,
            "lessons": self.lessons,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from what `state` gave."""
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.league, self.lessons = state["league"], state["lessons"]
        self._luck.manual_seed(self._luck.initial_seed() + self.lessons)


def blank_lesson(rules: Rules, tables: Tables) -> Lesson:
    """Room for a lesson, kept from one to the next."""

    def room(*width: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros(TURNS, tables.total, *width, dtype=dtype, device=tables.device)

    return Lesson(
        planes=room(rules.planes.size, dtype=torch.float16),
        legal=room(rules.choices.size, dtype=torch.bool),
        seats=room(dtype=torch.long),
        choices=room(dtype=torch.long),
        logs=room(),
        values=room(tables.seats),
        over=room(dtype=torch.bool),
        rewards=room(tables.seats),
        own=room(dtype=torch.bool),
    )


def by_seat(values: Tensor, viewers: Tensor, players: Tensor) -> Tensor:
    """Values in the order of the seats instead of viewer first; what stands behind the last seat means nothing."""
    seats = torch.arange(values.shape[1], device=values.device)
    return values.gather(1, (seats - viewers[:, None]) % players[:, None])


def by_viewer(values: Tensor, viewers: Tensor, players: Tensor) -> Tensor:
    """The other way round."""
    places = torch.arange(values.shape[1], device=values.device)
    return values.gather(1, (places + viewers[:, None]) % players[:, None])


def advantages(lesson: Lesson, values: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
    """How much better than expected each choice was, and what its values should have been (λ-returns), viewer first.

    Every seat has a course of its own, from one of its decisions to the next or to the end of the game: `values` has
    what it expects there.
    """
    better, aims = torch.empty_like(lesson.logs), torch.empty_like(lesson.values)
    ahead = torch.zeros_like(values)  # the advantage of each seat's next decision
    for t in reversed(range(len(lesson.over))):
        over, seats = lesson.over[t][:, None], lesson.seats[t][:, None]
        values, ahead = torch.where(over, lesson.rewards[t], values), ahead.masked_fill(over, 0)
        expected = lesson.values[t][:, :1]
        better[t] = (values.gather(1, seats) - expected + TRACE * ahead.gather(1, seats))[:, 0]
        returns = (values + TRACE * ahead).scatter(1, seats, expected + better[t][:, None])
        aims[t] = by_viewer(returns, lesson.seats[t], players)
        values = values.scatter(1, seats, expected)
        ahead = ahead.scatter(1, seats, better[t][:, None])
    return better, aims

"""Masked PPO in self-play: one network plays all seats of many games, now and then against its former selves."""

from __future__ import annotations

import time
from functools import partial
from random import Random
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from reinos.core.game import Rules
from reinos.train.network import Network
from reinos.train.tables import Tables

TURNS = 32  # decisions in each game between two lessons
PASSES, PARTS = 3, 32  # times that a lesson is gone through, and steps of the optimizer in each
RATE, ENTROPY = 7e-4, 0.01  # of learning, and the worth of not being sure; both fall
LEAST = 0.03  # part of the rate that stays to the end
GENTLY = 0.4  # part of it with which a network goes on that has learned before, so that it does not unlearn
TRACE, CLIP = 0.95, 0.2  # lambda of the generalised advantage, and how far the policy moves in one lesson
STEEPEST = 0.5  # length of a gradient
LEAD = 0.5  # part of the reward for being far ahead, which tells more of every choice than winning does; it falls
GUESTS = 4  # one game in so many has guests at the table: former selves, or in half of these games the greedy bot
LEAGUE, AGE = 12, 40  # former selves that are kept, and lessons between two of them
NEVER = -1e9


class Lesson(NamedTuple):
    """What was seen and done in `TURNS` decisions of every game."""

    planes: Tensor
    legal: Tensor
    appraisals: Tensor  # of what is legal
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

    def __init__(self, rules: Rules, network: Network, tables: Tables, seed: int, learned: bool = False) -> None:
        self.network, self.tables, self.seed = network, tables, seed
        self.rate = RATE * GENTLY if learned else RATE
        self.optimizer = torch.optim.Adam(network.parameters(), self.rate, eps=1e-5)
        self.league: list[dict[str, Tensor]] = []
        self.lessons, self.rolled = 0, 0.0  # rolled: seconds that the last lesson took to play
        self._guest = Network(rules, network.enter.out_features).to(tables.device)
        self._random = Random(seed)
        self._lesson = blank_lesson(rules, tables)
        # On a GPU what lies between two products of matrices is compiled to a kernel or two.
        quick = partial(torch.compile, dynamic=False, disable=tables.device != "cuda")
        self._decide, self._loss = quick(decide), quick(loss)

    def learn(self, left: float) -> Told:
        """Play for a lesson and learn from it; `left` is the part of all lessons that is still to come."""
        if self.lessons % AGE == 0:
            former = {name: weights.clone() for name, weights in self.network.state_dict().items()}
            self.league = [*self.league, former][-LEAGUE:]
        self._guest.load_state_dict(self._random.choice(self.league))
        self.lessons += 1
        torch.manual_seed(self.seed + self.lessons)
        began = time.perf_counter()
        values = self.play(LEAD * left)
        if self.tables.device == "cuda":
            torch.cuda.synchronize()  # else the time would be the learning's
        self.rolled = time.perf_counter() - began
        return self.study(values, left)

    @torch.no_grad()
    def play(self, lead: float) -> Tensor:
        """Fill the lesson; the values by seat after it. `lead` is the part of the reward for being far ahead."""
        tables, lesson = self.tables, self._lesson
        visited = tables.total // GUESTS
        players = tables.players()
        # In the visited games each seat is a guest's with a chance of one half.
        guests = torch.rand(tables.total, tables.seats, device=tables.device) < 0.5
        guests[visited:] = False
        for t in range(TURNS):
            seen, seats = (lesson.planes[t], lesson.legal[t], lesson.appraisals[t]), lesson.seats[t]
            tables.look(*seen, seats)
            choices, lesson.logs[t], lesson.values[t] = self._decide(self.network, *seen)
            theirs = guests.gather(1, seats[:, None])[:, 0]
            others = self._decide(self._guest, *(part[:visited] for part in seen))[0]
            others[::2] = favourites(lesson.appraisals[t, :visited:2], lesson.legal[t, :visited:2])
            choices[:visited] = torch.where(theirs[:visited], others, choices[:visited])
            lesson.choices[t], lesson.own[t] = choices, ~theirs
            tables.step(choices, lesson.over[t], lesson.rewards[t], lead)
        planes, legal, appraisals, seats = (part[0].clone() for part in lesson[:4])
        tables.look(planes, legal, appraisals, seats)
        return by_seat(self._decide(self.network, planes, legal, appraisals)[2], seats, players)

    def study(self, values: Tensor, left: float) -> Told:
        """Go through the lesson, in random order."""
        lesson, tables = self._lesson, self.tables
        players = tables.players()
        better, aims = advantages(lesson, values, players)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * max(left, LEAST)
        present = (torch.arange(tables.seats, device=tables.device) < players[:, None]).repeat(TURNS, 1)
        flat = Lesson(*(part.flatten(0, 1) for part in lesson))
        # One turn after the other: all at once, the sum would take eight times the memory of what is legal.
        free = flat.own & torch.cat([legal.sum(1) > 1 for legal in lesson.legal])
        better = ((better - better.mean()) / (better.std() + 1e-8)).flatten()
        aims = aims.flatten(0, 1)
        worth = torch.tensor(ENTROPY * left, device=tables.device)
        entropy = error = torch.zeros(())
        for _ in range(PASSES):
            for some in torch.randperm(len(better), device=tables.device).chunk(PARTS):
                wrong, entropy, error = self._loss(self.network, flat, better, aims, free, present, worth, some)
                self.optimizer.zero_grad(set_to_none=True)
                wrong.backward()
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


def judged(network: Network, planes: Tensor, legal: Tensor, appraisals: Tensor) -> tuple[Tensor, Tensor]:
    """Scores of the legal choices and values of the seats, on a GPU in half precision."""
    on_gpu = planes.device.type == "cuda"
    with torch.autocast("cuda", torch.bfloat16, enabled=on_gpu):
        scores, values = network(*(part if on_gpu else part.float() for part in (planes, appraisals)))
    return scores.float().masked_fill(~legal, NEVER), values.float()


def decide(network: Network, planes: Tensor, legal: Tensor, appraisals: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """A choice in every row by the chances that its scores give, the log of that chance, and the values."""
    scores, values = judged(network, planes, legal, appraisals)
    drawn = torch.rand_like(scores).clamp(min=1e-20)  # the largest of scores with Gumbel's noise is such a choice
    choices = (scores - (-drawn.log()).log()).argmax(1)
    return choices, scores.log_softmax(1).gather(1, choices[:, None])[:, 0], values


def favourites(appraisals: Tensor, legal: Tensor) -> Tensor:
    """What the greedy bot would choose: the best appraisal; a little noise draws among equals."""
    return (appraisals + 1e-3 * torch.rand(appraisals.shape, device=legal.device)).masked_fill(~legal, NEVER).argmax(1)


def loss(
    network: Network,
    flat: Lesson,
    better: Tensor,
    aims: Tensor,
    free: Tensor,
    present: Tensor,
    worth: Tensor,
    some: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    """What is to become less for some decisions of a lesson, their entropy, and the error of their values."""
    scores, found = judged(network, flat.planes[some], flat.legal[some], flat.appraisals[some])
    logs, better = scores.log_softmax(1), better[some]
    ratio = (logs.gather(1, flat.choices[some, None])[:, 0] - flat.logs[some]).exp()
    gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
    weight = free[some] / free[some].sum().clamp(min=1)
    entropy = -((logs.exp() * logs).sum(1) * weight).sum()
    error = ((found - aims[some]).square() * present[some]).sum() / present[some].sum()
    return error - (gain * weight).sum() - worth * entropy, entropy, error


def blank_lesson(rules: Rules, tables: Tables) -> Lesson:
    """Room for a lesson, kept from one to the next."""

    def room(*width: int, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros(TURNS, tables.total, *width, dtype=dtype, device=tables.device)

    return Lesson(
        planes=room(rules.planes.size + tables.seats, dtype=torch.float16),  # with the leads
        legal=room(rules.choices.size, dtype=torch.bool),
        appraisals=room(rules.choices.size, dtype=torch.float16),
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

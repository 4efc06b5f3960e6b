"""Gymnasium's vector interface on a batch: many games at once, each seen by the seat that is to act."""

from __future__ import annotations

import copy
import io
import json
import zipfile
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from reinos.core.errors import BadFile, BadOption
from reinos.core.game import Game
from reinos.envs.saved import header
from reinos.envs.spaces import MASK, OBSERVATION, action_space, metadata, observation_space

Observations = dict[str, np.ndarray[Any, Any]]
ON_THIS_MACHINE = ("python", "cpu")  # targets whose arrays NumPy can read


class Vector(gymnasium.vector.VectorEnv[Observations, np.ndarray[Any, Any], np.ndarray[Any, Any]]):
    """`Vector(reinos.load("kingdomino", players=2), 1024)`: self-play, without a Python loop over the games.

    A reward is that of the seat that made the choice; `infos["rewards"]` has those of all seats. A game that ends
    starts anew in the same step. An illegal choice raises IllegalChoice and changes no game.
    """

    def __init__(self, game: Game, num_envs: int, target: str = "cpu") -> None:
        if target not in ON_THIS_MACHINE:
            raise BadOption(f"target is {target!r}; allowed: 'python', 'cpu'; for 'cuda' use game.batch itself")
        self.game, self.num_envs = game, num_envs
        self.batch = game.batch(num_envs, target)
        self.planes = game.rules.planes
        self.metadata = metadata(game, autoreset_mode=AutoresetMode.SAME_STEP)
        self.single_action_space, self.single_observation_space = action_space(game), observation_space(game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Any]:
        """Start all games; there are no options: the game has them."""
        self.batch.reset(seed)
        return self._seen(), self._info()

    def step(self, actions: np.ndarray[Any, Any]) -> tuple[Observations, Any, Any, Any, dict[str, Any]]:
        """One choice in every game, for the seat to act there."""
        seats = self.batch.to_act.astype(np.int64)
        self.batch.step(actions)
        own = np.take_along_axis(np.array(self.batch.rewards), seats[:, np.newaxis], axis=1)[:, 0]
        return self._seen(), own, np.array(self.batch.done), np.zeros(self.num_envs, np.bool_), self._info()

    def _seen(self) -> Observations:
        return {OBSERVATION: np.array(self.batch.observations), MASK: self.batch.legal.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        """Who is to act, and of games that the step ended rewards and points by seat."""
        batch = self.batch
        return {"seat": np.array(batch.to_act), "rewards": np.array(batch.rewards), "points": np.array(batch.points)}

    # --- copies and files

    def copy(self) -> Vector:
        """The same environment at the same point, which goes on by itself and in the same way."""
        other = copy.copy(self)
        other.batch = self.batch.copy()
        return other

    def save(self) -> bytes:
        """The environment at this point, as NumPy's archive."""
        kept = self.batch.save()
        told = {**header(self.game, "Vector"), "seed": str(kept["seed"]), "steps": kept["steps"]}
        file = io.BytesIO()
        np.savez(file, told=np.array(json.dumps(told)), records=kept["records"], notes=kept["notes"])
        return file.getvalue()

    def restore(self, data: bytes) -> None:
        """Go on from a point that was saved; bytes of another game or size raise BadFile and change nothing."""
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as kept:
                arrays = {name: kept[name] for name in ("records", "notes")}
                told = json.loads(str(kept["told"]))
            where = {"seed": int(told["seed"]), "steps": int(told["steps"])}
        except (ValueError, KeyError, OSError, TypeError, zipfile.BadZipFile) as wrong:
            raise BadFile(f"saved environment: cannot be read ({wrong})") from None
        for name, value in header(self.game, "Vector").items():
            if told.get(name) != value:
                raise BadFile(f"saved environment: {name} is {told.get(name)!r}; this one has {value!r}")
        try:
            self.batch.restore({**arrays, **where})
        except BadOption as wrong:
            raise BadFile(f"saved environment: {wrong}") from None

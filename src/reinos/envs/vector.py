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

import reinos
from reinos.core.errors import BadFile, BadOption
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.envs.frame import Frame, check_mode, frame
from reinos.envs.saved import header
from reinos.envs.spaces import (
    MASK,
    OBSERVATION,
    action_space,
    check_running,
    metadata,
    observation,
    observation_space,
    refuse_options,
)

Observations = dict[str, np.ndarray[Any, Any]]
ON_THIS_MACHINE = ("python", "cpu")  # targets whose arrays NumPy can read


class Vector(gymnasium.vector.VectorEnv[Observations, np.ndarray[Any, Any], np.ndarray[Any, Any]]):
    """`Vector(reinos.load("kingdomino", players=2), 1024)`: self-play, without a Python loop over the games.

    A reward is that of the seat that made the choice; `infos["rewards"]` has those of all seats. A game that ends
    starts anew in the same step; `infos["final_obs"]` then has what that seat saw at the end, and `infos["final_info"]`
    seat, rewards and points. An illegal choice raises IllegalChoice and changes no game.
    """

    def __init__(self, game: Game, num_envs: int, target: str = "cpu", render_mode: str | None = None) -> None:
        if target not in ON_THIS_MACHINE:
            raise BadOption(f"target is {target!r}; allowed: 'python', 'cpu'; for 'cuda' use game.batch itself")
        self.batch = game.batch(num_envs, target)
        self.game, self.num_envs = self.batch.game, self.batch.size
        self.running, self.render_mode = False, check_mode(render_mode)
        self.planes = game.rules.planes
        self.metadata = metadata(game, autoreset_mode=AutoresetMode.SAME_STEP)
        self.single_action_space, self.single_observation_space = action_space(game), observation_space(game)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Any]:
        """Start all games; there are no options: the game has them."""
        refuse_options(options)
        self.batch.reset(seed)
        self.running = True
        return self._seen(), self._info()

    def step(self, actions: np.ndarray[Any, Any]) -> tuple[Observations, Any, Any, Any, dict[str, Any]]:
        """One choice in every game, for the seat to act there."""
        check_running(self.running)
        seats, before = self.batch.to_act.astype(np.int64), self.batch.records()
        self.batch.step(actions)
        own = np.take_along_axis(np.array(self.batch.rewards), seats[:, np.newaxis], axis=1)[:, 0]
        done, truncated = np.array(self.batch.done), np.array(self.batch.truncated)
        infos = self._info()
        if done.any():
            infos |= self._final(done, before, np.asarray(actions), seats, infos)
        return self._seen(), own, done & ~truncated, truncated, infos

    def _final(self, done: Any, before: Any, actions: Any, seats: Any, infos: dict[str, Any]) -> dict[str, Any]:
        """What the seats that ended a game saw there, and its result, as Gymnasium tells it."""
        seen = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(done).tolist():
            start = Position(self.game, before[i : i + 1], self.batch.target)
            seen[i] = observation(start.after(int(actions[i]), int(seats[i])), int(seats[i]))
        told = {"seat": seats, "rewards": infos["rewards"], "points": infos["points"]}
        final = told | {f"_{name}": done for name in told}
        return {"final_obs": seen, "_final_obs": done, "final_info": final, "_final_info": done}

    def render(self) -> tuple[Frame, ...] | None:  # type: ignore[override]
        """Every table as a spectator sees it, if wanted: in words, as SVG or as pixels."""
        if self.render_mode is None:
            return None
        records = self.batch.records()
        tables = [Position(self.game, records[i : i + 1], self.batch.target) for i in range(self.num_envs)]
        shown = [frame(table.seen_by(None), self.render_mode) for table in tables]
        return tuple(one for one in shown if one is not None)

    def _seen(self) -> Observations:
        return {OBSERVATION: np.array(self.batch.observations), MASK: self.batch.legal.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        """Who is to act, and by seat the rewards of the step and the points of the last game that ended."""
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
        self.running = True


def made(game: str, num_envs: int = 1, target: str = "cpu", render_mode: str | None = None, **options: Any) -> Vector:
    """The environment of many games of one name, with its options."""
    return Vector(reinos.load(game, **options), num_envs, target, render_mode)

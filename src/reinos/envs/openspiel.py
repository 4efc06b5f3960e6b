"""OpenSpiel: every game as a Python game, `reinos_kingdomino` and so on, once `register` has been called.

Seats that choose at the same time are asked in turn order and see nothing of each other's choice. Dice are chance
nodes: before the set-up, and before every choice that rolls or draws, chance picks a key of four bytes, one a node.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

import reinos
from reinos.core.catalog import rules
from reinos.core.check import MOST_STEPS
from reinos.core.game import Game
from reinos.core.options import allowed

PREFIX = "reinos_"
KEY_BYTES = 4  # chance nodes in a row
OUTCOMES = 256  # of one of them
BEFORE_SETUP = (-1, -1)  # instead of the seat and the choice that wait for the dice


@cache
def register() -> tuple[str, ...]:
    """Make all games known to `pyspiel.load_game`; their names there."""
    return tuple(_register(name) for name in reinos.games())


def _register(name: str) -> str:
    options = allowed(rules(name).options)
    defaults = rules(name).simulated().options
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=rules(name).words("en")("game-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(options["players"]),
        max_num_players=max(options["players"]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option: spelled(getattr(defaults, option)) for option in options},
    )
    made = type(f"{name}_game", (SpielGame,), {"kind": kind, "name": name})
    pyspiel.register_game(kind, made)
    return PREFIX + name


def spelled(value: Any) -> Any:
    """An option's value as OpenSpiel can read it: it takes words that begin with a digit for numbers."""
    return f"_{value}" if isinstance(value, str) and value[0].isdecimal() else value


class SpielGame(pyspiel.Game):
    """A game with its options, as OpenSpiel asks about it."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = allowed(rules(self.name).options)
        read = {name: {spelled(value): value for value in found} for name, found in values.items()}
        options = {name: read[name].get(value, value) for name, value in (params or {}).items()}
        self.game = rules(self.name).simulated(**options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.rules.choices.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """Before the set-up."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The game's planes, by name."""
        if params:
            raise ValueError(f"observation parameters are {params}; allowed: none")
        return Observer(self.game)


class SpielState(pyspiel.State):
    """A game in play."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.game.start(0, "cpu")
        self.key: list[int] = []  # what chance has picked of the key so far
        self.waiting: tuple[int, int] | None = BEFORE_SETUP  # the seat and its choice that need dice
        self.known = [b""] * game.game.players  # by seat: a digest of all that it has seen and done

    @property
    def laid(self) -> bool:
        """Whether the table has been set up."""
        return self.waiting != BEFORE_SETUP

    def current_player(self) -> int:
        """Chance, the first seat that owes a choice, or nobody."""
        if self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        pending = self.position.to_act
        return pending[0] if pending else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.waiting is None and self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_ids(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the key."""
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.waiting is None:
            seat = self.position.to_act[0]
            self._step(seat, action)
            return
        self.key.append(action)
        if len(self.key) < KEY_BYTES:
            return
        (seat, choice), key = self.waiting, int.from_bytes(self.key)
        self.key, self.waiting = [], None
        if seat < 0:
            self.position = self.position.game.start(key, "cpu")
            self._learn()
        else:
            self.position = self.position.with_dice(key).play(choice, seat)
            self._learn(seat, choice)

    def _step(self, seat: int, choice: int) -> None:
        """Carry a choice out, unless it needs dice: then it waits for chance."""
        after = self.position.play(choice, seat)
        if after.dice == self.position.dice:
            self.position = after
            self._learn(seat, choice)
        else:
            self.waiting = (seat, choice)

    def _learn(self, actor: int = -1, choice: int = -1) -> None:
        """What each seat now knows: its own choices, and every change of what it sees. The seats asked beside one that
        chooses in secret see no change, and so do not even learn how many small choices it made.
        """
        for seat in range(len(self.known)):
            seen = hashlib.blake2b(self.position.seen_by(seat).record.tobytes(), digest_size=16).digest()
            if seat == actor or self.known[seat][16:] != seen:
                chain = hashlib.blake2b(self.known[seat][:16] + seen, digest_size=16)
                if seat == actor:
                    chain.update(choice.to_bytes(4))
                self.known[seat] = chain.digest() + seen

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """Another state that the player cannot tell from this one, redrawn uniformly; its history is this one's."""
        other: SpielState = self.clone()
        other.position = self.position.imagine(player_id, int(probability_sampler() * 2**53))
        for seat in range(len(self.known)):
            if seat != player_id:
                other.known[seat] = b""
        other._learn()
        other.known[player_id] = self.known[player_id]
        return other

    def returns(self) -> list[float]:
        """Seats beaten minus seats lost to, as a share of the others."""
        return self.position.rewards if self.is_terminal() else [0.0] * len(self.known)

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all that the player has seen and done."""
        seat = self._player(player)
        return f"seat {seat}, knows {self.known[seat][:16].hex()}"

    def _player(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < len(self.known):
            raise ValueError(f"player is {seat}; allowed: 0 to {len(self.known) - 1}")
        return seat

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"dice {action}"
        return str(self.position.game.rules.choices.choice(action))

    def __str__(self) -> str:
        record = hashlib.blake2b(self.position.record.tobytes(), digest_size=8).hexdigest()
        return f"to act {self.position.to_act}, dice {self.key} for {self.waiting}, record {record}"


class Observer:
    """What a player sees now: a flat tensor, the same by the names of the planes, and as JSON."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tensor = np.zeros(game.rules.planes.size, np.float32)
        self.dict = game.rules.planes.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's planes; nothing is seen before the set-up."""
        self.tensor[:] = state.position.features(player) if state.laid else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view of the record."""
        if not state.laid:
            return f"seat {player}"
        return json.dumps({"seat": player, **state.position.seen_by(player).view})

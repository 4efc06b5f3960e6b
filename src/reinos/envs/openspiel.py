"""OpenSpiel: every game as a Python game, `reinos_kingdomino` and so on, once `register` has been called.

Seats that choose at the same time are asked in turn order and see nothing of each other's choice. Chance is what the
rules roll and draw, one node for each roll, with as many equally likely outcomes as it has sides; a shuffle is the row
of draws that the rules make of it.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

import reinos
from reinos.core.catalog import rules
from reinos.core.check import MOST_STEPS
from reinos.core.dice import MOST_SIDES
from reinos.core.game import Game
from reinos.core.options import allowed
from reinos.envs.moment import KNOWN_BITS, MINIATURE, Course, Moment

PREFIX = "reinos_"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


@cache
def register() -> tuple[str, ...]:
    """Make all games and miniatures known to `pyspiel.load_game`; their names there."""
    small = [name for name in reinos.games() if rules(name).has(MINIATURE)]
    return (*(_register(name) for name in reinos.games()), *(_register(name, MINIATURE) for name in small))


def _register(name: str, module: str = "") -> str:
    """Register a game with its options, or its miniature, which has none."""
    own = rules(name).module(module) if module else None
    short = f"{PREFIX}{name}_{module}" if module else PREFIX + name
    options = {} if own else allowed(rules(name).options)
    players = (own.OPTIONS["players"],) if own else options["players"]
    defaults = rules(name).simulated().options
    kind = pyspiel.GameType(
        short_name=short,
        long_name=own.NAME if own else rules(name).words("en")("game-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(players),
        max_num_players=max(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option: spelled(getattr(defaults, option)) for option in options},
    )
    made = type(short, (SpielGame,), {"kind": kind, "name": name, "miniature": own})
    pyspiel.register_game(kind, made)
    return short


def spelled(value: Any) -> Any:
    """An option's value as OpenSpiel can read it: it takes words that begin with a digit for numbers."""
    return f"_{value}" if isinstance(value, str) and value[0].isdecimal() else value


class SpielGame(pyspiel.Game):
    """A game with its options, as OpenSpiel asks about it."""

    kind: pyspiel.GameType
    name: str
    miniature: Any  # the module that lays a smaller table, None: as the rulebook says

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = allowed(rules(self.name).options)
        read = {name: {spelled(value): value for value in found} for name, found in values.items()}
        options = {name: read[name].get(value, value) for name, value in (params or {}).items()}
        if self.miniature:
            options = self.miniature.OPTIONS
        self.game = rules(self.name).simulated(**options)
        self.course: Course | None = None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.rules.choices.size,
            max_chance_outcomes=MOST_SIDES,
            num_players=self.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(self.kind, info, params or {})

    def first(self) -> Moment:
        """Where every match begins."""
        if self.course is None:
            self.course = Course(self.game, self.miniature is not None)
        return self.course.first

    def new_initial_state(self) -> SpielState:
        """Before the set-up."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The game's planes, by name; with perfect recall, all that the player has seen and done."""
        if params:
            raise ValueError(f"observation parameters are {params}; allowed: none")
        return Observer(self.game, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A game in play. All that it is made of is its moment, which copies share."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.first()

    def current_player(self) -> int:
        """Chance, the first seat that owes a choice, or nobody."""
        return self.moment.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance decides next."""
        return self.moment.player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal if player == self.moment.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of the roll, all equally likely."""
        return outcomes(self.moment.sides)

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """Another state that the player cannot tell from this one, redrawn uniformly; its history is this one's."""
        if self.is_chance_node():
            raise ValueError("chance decides now; a state can be redrawn where a player does")
        other: SpielState = self.clone()
        other.moment = self.moment.table.imagined(player_id, int(probability_sampler() * 2**53))
        return other

    def returns(self) -> list[float]:
        """Seats beaten minus seats lost to, as a share of the others."""
        table = self.moment.table
        return table.position.rewards if self.is_terminal() else [0.0] * table.course.game.players

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all that the player has seen and done."""
        seat, players = self.moment.player if player is None else player, self.moment.table.course.game.players
        if not 0 <= seat < players:
            raise ValueError(f"player is {seat}; allowed: 0 to {players - 1}")
        return f"seat {seat}, knows {self.moment.table.knows(seat).hex()}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"outcome {action}"
        return str(self.moment.table.course.game.rules.choices.choice(action))

    def __str__(self) -> str:
        return str(self.moment)


@cache
def outcomes(sides: int) -> list[tuple[int, float]]:
    """As many outcomes as a roll has sides, with their probabilities."""
    return [(outcome, 1 / sides) for outcome in range(sides)]


class Observer:
    """What a player sees now: a flat tensor, the same by the names of the planes, and as JSON.

    With recall, `knows` follows the planes: the bits of a digest of all that the player has seen and done. Two tensors
    are the same where the information states are.
    """

    def __init__(self, game: Game, recall: bool) -> None:
        planes = game.rules.planes
        self.tensor = np.zeros(planes.size + (KNOWN_BITS if recall else 0), np.float32)
        self.planes, self.knows = self.tensor[: planes.size], self.tensor[planes.size :]
        self.recall = recall
        self.dict = planes.split(self.planes) | ({"knows": self.knows} if recall else {})

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's planes; nothing is seen before the set-up."""
        table = state.moment.table
        self.planes[:] = table.position.features(player) if table.laid else 0.0
        if self.recall:
            self.knows[:] = np.unpackbits(np.frombuffer(table.knows(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view of the record, or with recall its information state."""
        if self.recall:
            return state.information_state_string(player)
        table = state.moment.table
        return json.dumps({"seat": player, **(table.position.seen_by(player).view if table.laid else {})})

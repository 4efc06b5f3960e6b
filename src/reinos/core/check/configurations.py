"""Every way in which a game can be set up, and random games shared out among them."""

from __future__ import annotations

import itertools
from typing import Any

from reinos.core.errors import BadOption
from reinos.core.game import Game, Rules
from reinos.core.options import allowed


def configurations(rules: Rules) -> list[Game]:
    """Every player count with every combination of variants, and with every other option one at a time.

    Options for simulations stay as they are: without them random games go on too long.
    """
    values = {name: options for name, options in allowed(rules.options).items() if name not in rules.simulation}
    switches = [name for name, options in values.items() if set(options) == {False, True}]
    others = [name for name in values if name != "players" and name not in switches]
    wanted: list[dict[str, Any]] = []
    for players in values["players"]:
        for states in itertools.product((False, True), repeat=len(switches)):
            wanted.append({"players": players, **dict(zip(switches, states, strict=True))})
        for name in others:
            wanted += [{"players": players, name: value} for value in values[name]]
    games: dict[str, Game] = {}
    for options in wanted:
        try:
            game = rules.simulated(**options)
        except BadOption:
            continue  # a variant that this player count does not have
        games[repr(game)] = game
    for preset in rules.presets:
        game = Game(rules, preset)
        games[repr(game)] = game
    return list(games.values())


def shared_out(games: int, among: list[Game]) -> list[tuple[Game, int]]:
    """So many games in all, shared out evenly; configurations without any are left out."""
    edges = [games * place // len(among) for place in range(len(among) + 1)]
    shares = [end - start for start, end in itertools.pairwise(edges)]
    return [(game, share) for game, share in zip(among, shares, strict=True) if share]

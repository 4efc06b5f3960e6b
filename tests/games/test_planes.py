"""No plane has rows, columns or layers that nothing ever sets: what a learner is given is what can happen."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.check import configurations, shared_out
from reinos.games.brian_boru import state
from reinos.games.el_grande import pieces
from reinos.games.risk_europe import pieces as board
from reinos.games.risk_europe.battle import LOSE_INVADER

SOAK = bool(os.environ.get("REINOS_SOAK"))
GAMES = 20_000 if SOAK else 1_000  # shared out among the configurations
FEWER = {"risk_europe": 3_000}  # long games
# Places that stay empty, or are set so seldom that these games cannot be expected to, with the reason.
NAMED: dict[str, dict[str, tuple[Any, str]]] = {
    "kingdomino": {"beyond": (np.s_[0, 0], "corners take thousands of Mighty Duels; test_appraise has every square")},
    "el_grande": {
        "action": (np.s_[[9, 10, 19]], "a Veto is kept, not carried out; the others only ask while one is considered"),
        "recovering": (np.s_[:], "seen only while a Veto is considered"),
        "known": (np.s_[:], "seen only while a Veto is considered"),
        "dials": (np.s_[:], "seen only while a Veto is considered"),
        "unscored": (np.s_[pieces.CASTLE], "seen only while a Veto is considered"),
    },
    "lancaster": {
        "fought": (np.s_[2:4], "nothing is asked while the upper battles are scored"),
        "paid": (np.s_[:], "two laws alone make anybody pay"),
    },
    "brian_boru": {
        "lacks": (np.s_[:], "nobody leads off colour but with no card that matches an empty town"),
        "phase": (np.s_[state.TRACK_TOWN], "seldom does anybody reach the top of the track"),
    },
    "risk_europe": {
        "gone": (np.s_[:], "nobody with a completed mission is eliminated in twenty rounds of random play"),
        "task": (np.s_[board.END_TURN], "ending the turn is done at once"),
        "group": (np.s_[0], "the last kind that is asked about: then the group moves"),
        "step": (np.s_[LOSE_INVADER], "the step is the defender's when the attacker is asked"),
    },
}
NAMES = ("kingdomino", "el_grande")


def reached(name: str) -> dict[str, np.ndarray[Any, Any]]:
    """Which places of each plane were set at some time in random games, the end included, for any viewer."""
    game_rules, choose = rules(name), np.random.default_rng(1)
    found = np.zeros(game_rules.planes.size, bool)
    for game, share in shared_out(min(GAMES, FEWER.get(name, GAMES)), configurations(game_rules)):
        batch, ended, step = game.batch(share, threads=1), 0, 0
        batch.reset(share)
        while ended < share:
            found |= (batch.observations != 0).any(0)
            found |= (batch.features(step % game.players) != 0).any(0)
            batch.step(batch.sample())
            ended, step = ended + int(batch.done.sum()), step + 1
        end = game.start(1, "cpu")
        while not end.over:
            end = end.after(int(choose.choice(end.legal_ids(end.to_act[0]))), end.to_act[0])
        found |= end.features(0) != 0
    planes: dict[str, np.ndarray[Any, Any]] = game_rules.planes.split(found)
    for block, (where, _) in NAMED.get(name, {}).items():
        planes[block][where] = True
    return planes


# Other tests have the batches of these two compiled anyway; the compiler takes a minute for the rest.
@pytest.mark.parametrize("name", reinos.games() if SOAK else NAMES)
def test_every_row_of_every_plane_is_set_at_some_time(name: str) -> None:
    dead = []
    for block, places in reached(name).items():
        for axis in range(places.ndim):
            alive = places.any(tuple(other for other in range(places.ndim) if other != axis))
            dead += [f"{block}[{':, ' * axis}{index}]" for index in np.flatnonzero(~alive)]
    assert not dead, dead

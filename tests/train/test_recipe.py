"""The training recipe: its fixed numbers are those of the rules, it learns, and its file plays as the network does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import reinos
from reinos.bots.network import Network as Bot
from reinos.games.kingdomino.appraise import best_gain
from reinos.games.kingdomino.scoring import kingdom_points
from reinos.games.kingdomino.state import PLACE

SOURCE = Path(reinos.__file__).parent / "train"
GAME = reinos.load("kingdomino", players=2)
BEST, GAIN = 15, 8  # where these stand among the numbers about dominoes to choose and about placements


def points(table, seat):
    return kingdom_points(GAME.rules.proxy(table.record.copy()), seat)[0]


@pytest.fixture(scope="module")
def network():
    import torch

    from reinos.games.kingdomino.network import Network

    torch.manual_seed(0)
    return Network()


def test_the_recipe_is_short():
    parts = [*SOURCE.glob("*.py"), GAME.rules.folder / "network.py"]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in parts) < 320


def test_gains_are_those_of_the_rules(network):
    """What the network is told a placement gains, and a domino could gain at best, is what the rules count."""
    import torch

    random, placed, chosen = np.random.default_rng(0), 0, 0
    table = GAME.start(1, "cpu")
    while placed < 60 or chosen < 60:
        if table.over:
            table = GAME.start(int(random.integers(1 << 60)), "cpu")
        seat = table.to_act[0]
        legal = table.legal_ids(seat)
        rows, ids = torch.zeros(len(legal), dtype=torch.long), torch.tensor(legal)
        with torch.no_grad():
            _, choosing, placing = network.look(torch.from_numpy(table.features(seat))[None], rows, ids)
        for n, choice in enumerate(legal):
            if table.record["phase"][0] == PLACE:
                after = table.play(choice, seat)
                assert placing[n, GAIN] * 10 == points(after, seat) - points(table, seat)
                placed += 1
            elif choice < 4:
                domino = int(table.record["next_line"][0, choice])
                assert choosing[n, BEST] * 10 == best_gain(GAME.rules.proxy(table.record.copy()), seat, domino)
                chosen += 1
        table = table.play(int(random.choice(legal)), seat)


def test_it_learns_and_its_file_plays_as_the_network_does(tmp_path):
    """A short run: the curve is written, the last file is a bot for the arena, and is stronger than random play."""
    command = [sys.executable, "-m", "reinos.train", "kingdomino", str(tmp_path), "--games", "1500", "--measure", "20"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    curve = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    assert len(curve) == len(done.stdout.splitlines()) >= 3
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    bot = Bot(GAME, tmp_path / curve[-1]["network"], "cpu")
    assert (tmp_path / curve[-1]["network"]).stat().st_size < 300_000
    from reinos.arena.game import play
    from reinos.arena.plan import Plan
    from reinos.arena.standings import win_share

    plan = Plan("kingdomino", {"players": 2}, (f"network:{bot.path}", "random"), 20)
    results = [play(GAME, fixture) for fixture in plan.fixtures()]
    assert sum(win_share(result, result.seats.index(plan.bots[0])) for result in results) > 14

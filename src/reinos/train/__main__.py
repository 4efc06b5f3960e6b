"""Learn a game for two, measure in the arena against `greedy` on the way, write the network and the curve."""

import argparse
import json
import time
from pathlib import Path
from statistics import fmean
from typing import Any

import onnx
import torch
from matplotlib.figure import Figure

from reinos.arena import Plan
from reinos.arena.game import play
from reinos.arena.standings import win_share
from reinos.bots.network import LOGITS, OBSERVATION
from reinos.core.catalog import games, rules
from reinos.core.game import Game
from reinos.train.ppo import train

LOOKS = 5  # measurements on the way


def export(game: Game, network: torch.nn.Module, file: Path) -> None:
    """Write the network as `reinos.bots.network` reads it."""
    options: Any = {"input_names": [OBSERVATION], "output_names": [LOGITS], "dynamo": True, "verbose": False}
    model = torch.onnx.export(network.eval(), (torch.zeros(1, game.rules.planes.size),), **options).model_proto
    for node in model.graph.node:
        del node.metadata_props[:]  # where it comes from in the source, which is most of the file
    meant = {"game": game.name, "rules_version": str(game.rules.version), "options": json.dumps(game.chosen)}
    onnx.helper.set_model_props(model, meant)
    onnx.save(model, file)


def measure(game: Game, file: Path, games: int) -> float:
    """The share of games that the network wins against the greedy bot, in both seats with the same dice."""
    plan = Plan(game.name, game.asked, (f"network:{file}", "greedy"), games)
    results = (play(game, fixture) for fixture in plan.fixtures())
    return fmean(win_share(result, result.seats.index(plan.bots[0])) for result in results)


parser = argparse.ArgumentParser(prog="python -m reinos.train", description=__doc__)
parser.add_argument("game", choices=[name for name in games() if rules(name).has("network")])
parser.add_argument("folder", type=Path, help="for the networks (ONNX), curve.json and curve.png")
parser.add_argument("--games", type=int, default=20_000, help="to learn from (%(default)s)")
parser.add_argument("--measure", type=int, default=400, help="games of each measurement (%(default)s)")
parser.add_argument("--seed", type=int, default=0)
args = parser.parse_args()
args.folder.mkdir(parents=True, exist_ok=True)
torch.manual_seed(args.seed)
game = Game(rules(args.game), players=2)
network = game.rules.module("network").Network()
wall, cpu = time.perf_counter(), time.process_time()
curve: list[dict[str, Any]] = []
for played in train(game, network, args.games, args.seed):
    if played >= args.games * (len(curve) + 1) / LOOKS:
        file = args.folder / f"{game.name}-{played}.onnx"
        export(game, network, file)
        spent = {"seconds": round(time.perf_counter() - wall), "cpu_seconds": round(time.process_time() - cpu)}
        curve.append({"games": played, "wins": measure(game, file, args.measure), **spent, "network": file.name})
        print(json.dumps(curve[-1]), flush=True)
(args.folder / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
axes = Figure((7, 4), layout="constrained").subplots()
axes.plot([point["games"] for point in curve], [100 * point["wins"] for point in curve], marker="o")
axes.axhline(50, color="grey", linestyle="--")
axes.set(
    xlabel="games of self-play",
    ylabel="% won against greedy",
    ylim=(0, 100),
    title=f"{game.rules.words('en')('game-name')} for two",
)
axes.figure.savefig(args.folder / "curve.png", dpi=120)

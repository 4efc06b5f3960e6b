"""The rules as WebAssembly are the rules: in Node, and in Chromium, every verb gives the bytes that `cpu` gives."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import reinos
from reinos.bots.bot import new_seed
from reinos.bots.champion import Champion
from reinos.bots.greedy import Greedy
from reinos.bots.search import CHUNK, SAMPLES, Search
from reinos.browser.node import find_node
from reinos.core.catalog import rules
from reinos.core.check import configurations
from reinos.core.errors import BadOption
from reinos.core.game import Game, Rules
from reinos.review.assessment import WORLDS, Compiled
from reinos.wasm import HOST, build, module, network
from tests.networks import random_network
from tests.wasm.expected import in_the_middle, random_game
from tests.web import stand

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

sys.path.insert(0, str(Path(__file__).parents[2] / "examples/hnefatafl"))
from hnefatafl import RULES as PLUG_IN

HERE = Path(__file__).parent
SOAK = bool(os.environ.get("REINOS_SOAK"))
SMALL = rules("kingdomino")
ALL = [*map(rules, reinos.games()), PLUG_IN] if SOAK else [SMALL, PLUG_IN]
GAMES = 5 if SOAK else 1  # of each configuration
PLAYOUTS = 300
PAGE = "http://localhost/"  # a secure context, as any page that may take hashes
REPLAY = """async ([code, layout, job]) => {
  const { Rules } = await import("/host.mjs");
  const { replay } = await import("/replay.mjs");
  return replay(await Rules.load(Uint8Array.from(atob(code), (c) => c.charCodeAt(0)), JSON.parse(layout)), job);
}"""
every_game = pytest.mark.parametrize("game_rules", ALL, ids=lambda found: found.name)


def drawn(seeds: list[str]) -> Any:
    """A generator that draws these seeds."""
    left = iter(seeds)
    return SimpleNamespace(bytes=lambda length: int(next(left)).to_bytes(length))


def node(built: Rules, jobs: list[dict[str, Any]]) -> list[Any]:
    """The answers of replay.mjs in Node."""
    files = build(built)
    command = [str(find_node()[0]), str(HERE / "node.mjs"), str(HOST), str(files.wasm), str(files.layout)]
    done = subprocess.run(command, input=json.dumps(jobs), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    return answers


@contextmanager
def page() -> Iterator[Page]:
    """A page of Chromium with replay.mjs."""
    files = {"": "<!doctype html>", "host.mjs": HOST.read_text(), "replay.mjs": (HERE / "replay.mjs").read_text()}

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(PAGE)
        route.fulfill(body=files[name], content_type="text/javascript" if name else "text/html")

    with stand.running_browser() as browser:
        opened = browser.new_page()
        opened.route(PAGE + "**", serve)
        opened.goto(PAGE)
        yield opened


def job(do: str, game: Game, seed: int, **more: Any) -> dict[str, Any]:
    return {"do": do, "options": game.options.codes(), "seed": str(seed), **more}


def configured(game_rules: Rules) -> list[Game]:
    """Every configuration, as programs play it; every sixth in the everyday run."""
    return [game.simulated() for game in configurations(game_rules)][:: 1 if SOAK else 6]


@every_game
def test_every_verb_gives_the_bytes_of_the_cpu_after_every_step(game_rules: Rules) -> None:
    played = [(game, seed) for game in configured(game_rules) for seed in range(GAMES)]
    games = [random_game(game, seed) for game, seed in played]
    jobs = [job("replay", game, seed, steps=steps) for (game, seed), (steps, _) in zip(played, games, strict=True)]
    for (game, seed), (_, wanted), found in zip(played, games, node(game_rules, jobs), strict=True):
        for n, (want, have) in enumerate(zip(wanted, found, strict=True)):
            assert have == want, f"{game!r}, seed {seed}, step {n}"


@pytest.mark.skipif(stand.missing() is not None, reason=f"NOT RUN: {stand.missing()}")
def test_chromium_gives_the_bytes_of_the_cpu_too() -> None:
    with page() as opened:
        for game_rules in ALL if SOAK else [PLUG_IN]:
            files = build(game_rules)
            code = base64.b64encode(files.wasm.read_bytes()).decode()
            for game in configured(game_rules):
                steps, wanted = random_game(game, 11)
                asked = [code, files.layout.read_text(), job("replay", game, 11, steps=steps)]
                assert opened.evaluate(REPLAY, asked) == wanted, f"{game!r}"


@every_game
def test_playouts_are_the_games_of_the_cpu(game_rules: Rules) -> None:
    games = configured(game_rules)
    for game, found in zip(games, node(game_rules, [job("playouts", g, 3, count=8) for g in games]), strict=True):
        wanted = game.playouts(8, seed=3)
        assert found["lengths"] == wanted.lengths.tolist()
        assert found["points"] == wanted.points.ravel().tolist()
        assert found["ranks"] == wanted.ranks.ravel().tolist()


@every_game
def test_a_search_grows_the_tree_of_the_cpu(game_rules: Rules) -> None:
    game = game_rules.simulated()
    random = np.random.default_rng(5)
    seeds = [str(new_seed(random)) for _ in range(4)]
    position, steps = in_the_middle(game, 7)
    seat = position.to_act[0]
    (found,) = node(game_rules, [job("consider", game, 7, steps=steps, seat=seat, seeds=seeds, playouts=PLAYOUTS)])
    hidden = position.seen_by(seat)
    wanted = Search(game, PLAYOUTS).outlook(hidden, np.random.default_rng(5))
    assert [(c["choice"], c["visits"]) for c in found["choices"]] == [(c.choice, c.visits) for c in wanted.choices]
    assert found["choice"] == wanted.choices[0].choice
    assert [c["win"] for c in found["choices"]] == pytest.approx([c.win for c in wanted.choices])
    assert found["chances"] == pytest.approx(wanted.chances)
    assert found["hurried"] >= CHUNK
    assert found["hurried"] % CHUNK == 0
    watched = Search(game, PLAYOUTS).outlook(position.seen_by(None), drawn(seeds[3:]))
    assert found["spectator"] == pytest.approx(watched.chances)
    values = Greedy(game, "cpu").values(hidden, drawn(seeds[:1]))
    best = [hidden.legal_ids()[n] for n in np.flatnonzero(values == values.max())]
    assert found["greedy"] in best


@pytest.mark.parametrize("game_rules", ALL if SOAK else [SMALL], ids=lambda found: found.name)
def test_a_champion_grows_the_tree_of_the_cpu(game_rules: Rules, tmp_path: Path) -> None:
    game, path = game_rules.simulated(), random_network(tmp_path / "network.npz", game_rules)
    seed = new_seed(np.random.default_rng(5))
    position, steps = in_the_middle(game, 7)
    seat = position.to_act[0]
    about = {"steps": steps, "seat": seat, "seeds": [str(seed)], "playouts": PLAYOUTS}
    weights = np.frombuffer(gzip.decompress(network(path, game_rules)), "<u2").tolist()
    (found,) = node(game_rules, [job("champion", game, 7, network=weights, **about)])
    wanted = Champion(game, PLAYOUTS, path=path).outlook(position.seen_by(seat), drawn([str(seed)]))
    assert [(c["choice"], c["visits"]) for c in found["choices"]] == [(c.choice, c.visits) for c in wanted.choices]
    assert [c["win"] for c in found["choices"]] == pytest.approx([c.win for c in wanted.choices])
    assert found["chances"] == pytest.approx(wanted.chances)
    assert found["hurried"] > 0


@every_game
def test_choices_are_compared_as_on_the_cpu(game_rules: Rules) -> None:
    game = game_rules.simulated()
    random = np.random.default_rng(6)
    seeds = [str(new_seed(random)) for _ in range(1 + WORLDS)]
    position, steps = in_the_middle(game, 8)
    seat = position.to_act[0]
    seen = position.seen_by(seat)
    both = [seen.legal_ids()[0], seen.legal_ids()[-1]]
    about = {"steps": steps, "seat": seat, "seeds": seeds, "choices": both, "playouts": PLAYOUTS, "samples": SAMPLES}
    (found,) = node(game_rules, [job("compare", game, 8, **about)])
    samples = Search(game, PLAYOUTS).compare(seen, both, drawn(seeds[:1]))
    assert np.array(found["samples"]) == pytest.approx(samples)
    assert found["gains"] == asyncio.run(Compiled().gains(seen, both, drawn(seeds[1:])))


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    game = Game(SMALL, players=3)
    position = game.start(1)
    (seat,) = position.to_act
    legal = ", ".join(map(str, position.legal_ids(seat)))
    other = (seat + 1) % 3
    wrong: list[tuple[str, list[Any], bool, str]] = [
        ("step", [seat, 679], False, f"choice is 679; seat {seat} may choose: {legal}"),
        ("step", [3, 0], False, "seat is 3; allowed: 0 to 2"),
        ("step", [other, 0], False, f"seat {other} has nothing to choose now"),
        ("hide", [-2], False, "seat is -2; allowed: -1 to 2"),
        ("greedy", [other], False, f"seat {other} has nothing to choose now"),
        ("consider", [seat, {"playouts": 0}], False, "playouts is 0; allowed: 1 to 200000"),
        ("consider", [seat, {"champion": True}], False, "a champion needs a network"),
        ("consider", [seat, {}], True, "the game is over; nobody has anything to choose"),
        ("start", [], False, f"the record has 1 bytes; needed: {SMALL.table.dtype.itemsize}"),
    ]
    jobs = [job("refused", game, 1, call=call, args=args, over=over) for call, args, over, _ in wrong]
    for found, (*_, message) in zip(node(SMALL, jobs), wrong, strict=True):
        assert found == {"message": f"RangeError: {message}", "unchanged": True}


def test_a_module_is_built_once_and_again_when_what_it_is_made_of_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    built = build(PLUG_IN)
    stamp = built.wasm.stat().st_mtime_ns
    assert build(PLUG_IN) == built
    assert built.wasm.stat().st_mtime_ns == stamp
    changed = tmp_path / "verbs.py"
    changed.write_text("# other verbs\n")
    monkeypatch.setattr(module, "SOURCES", (*module.SOURCES, changed))
    assert module.mark(PLUG_IN) not in built.wasm.name


def test_without_a_linker_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"needs a linker: pip install 'reinos\[webapp\]'"):
        build(SMALL)

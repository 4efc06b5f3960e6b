"""Network files of our own: what they say, what they are shown, how they weaken, and those that do not fit."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.bots import make
from reinos.bots.bot import new_seed
from reinos.bots.greedy import Greedy
from reinos.bots.network import Network, offer, trained_for
from reinos.bots.network import file as files
from reinos.bots.network.board import board_of
from reinos.bots.network.forward import Board, Scratch, Weights, advise, scratch, think
from reinos.bots.network.offer import OFFERED
from reinos.core.catalog import rules
from reinos.core.errors import BadOption
from tests.networks import plainly, random_arrays, random_network

GAME = reinos.load("kingdomino", players=3)
RULES = GAME.rules
MOST_BYTES = 4_000_000


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return random_network(tmp_path_factory.mktemp("networks") / "random.npz", RULES)


def played(count: int, seed: int = 2) -> list[Any]:
    """What the seats that act may know in a random game."""
    random, position, found = np.random.default_rng(seed), GAME.start(seed, "cpu"), []
    while not position.over and len(found) < count:
        seat = position.to_act[0]
        found.append(position.seen_by(seat))
        position = position.play(int(random.choice(position.legal_ids(seat))), seat)
    return found


def standings(seen: Any, random: np.random.Generator) -> Any:
    """The appraisals of the seats on a table that the viewer imagines, its own first."""
    world = seen.imagine(seen.seat, new_seed(random)).record
    seats = [(seen.seat + n) % GAME.players for n in range(GAME.players)]
    return np.array([RULES.appraise(RULES.proxy(world), seat) for seat in seats])


def test_compiled_code_says_what_the_formula_says(path: Path) -> None:
    bot, arrays = Network(GAME, path, "cpu"), random_arrays(RULES)
    for seen in played(12):
        appraisals = Greedy(GAME, "cpu").values(seen, np.random.default_rng(0))
        now = standings(seen, np.random.default_rng(0))
        policy, value = plainly(RULES, arrays, seen.features(seen.seat), now, seen.legal_ids(), appraisals)
        assert bot.scores(seen, np.random.default_rng(0)) == pytest.approx(policy, abs=1e-4)
        assert bot.net.room.value == pytest.approx(value, abs=1e-4)


def said(net: Weights, board: Board, room: Scratch, legal: Any, appraisals: Any, policy: Any) -> None:
    """Kernel: what a network says of the planes in its room."""
    think(net, room)
    advise(net, board, room, legal, appraisals, policy)


def test_the_answer_has_the_same_bytes_on_every_machine() -> None:
    """Weights and planes from a generator of whole numbers; written down on an AMD EPYC with AVX2."""
    random = np.random.default_rng(7)
    arrays = {
        name: (random.integers(-512, 513, shape) / np.float32(1024)).astype(np.float32)
        for name, shape in files.shapes(RULES, 24, 2, 8).items()
    }
    arrays |= {name: arrays[name][np.newaxis] for name in files.ONCE}
    weights, board = Weights(**arrays), board_of(RULES)
    room = scratch(weights, board)
    room.planes[::9] = random.integers(1, 100, len(room.planes[::9])) / np.float32(100)
    policy, appraisals = np.zeros(RULES.choices.size), random.integers(-99, 100, RULES.choices.size) / 8
    RULES.target("cpu").kernel(said)(weights, board, room, np.arange(RULES.choices.size), appraisals, policy)
    told = policy.tobytes() + room.value.tobytes()
    assert hashlib.sha256(told).hexdigest() == "fbcce54dbab33414a0c9d7ac24283e9c28b8481be7c30ccf96df8392282bcab4"


def test_it_takes_the_choice_with_the_highest_score_on_both_targets(path: Path) -> None:
    plain, compiled = make(f"network:{path}", GAME), make(f"network:{path}", GAME, target="cpu")
    for seen in played(12):
        best = seen.legal_ids()[int(Network(GAME, path).scores(seen, np.random.default_rng(0)).argmax())]
        assert {bot.choose(seen, np.random.default_rng(0)) for bot in (plain, compiled)} == {best}


def test_it_is_shown_only_what_its_seat_may_know(path: Path) -> None:
    bot = Network(GAME, path, "cpu")
    for n, seen in enumerate(played(12)):
        other = seen.imagine(seen.seat, n)
        told = [bot.scores(one, np.random.default_rng(1)) for one in (seen, other.seen_by(seen.seat))]
        assert np.array_equal(*told)


def test_a_bot_pickles_and_copies_without_its_weights(path: Path) -> None:
    bot, seen = make(f"network:{path}:t1:h20", GAME), played(5)[-1]
    copies = [bot, pickle.loads(pickle.dumps(bot)), copy.deepcopy(bot)]
    for seed in range(9):
        assert len({one.choose(seen, np.random.default_rng(seed)) for one in copies}) == 1
    assert len(pickle.dumps(bot)) < 1000


def drawn(name: str, seen: Any, count: int = 400) -> dict[int, int]:
    """How often a bot takes each choice."""
    bot, random, found = make(name, GAME), np.random.default_rng(0), dict.fromkeys(seen.legal_ids(), 0)
    for _ in range(count):
        found[bot.choose(seen, random)] += 1
    return found


def test_a_temperature_draws_by_the_scores(path: Path) -> None:
    seen = played(1)[0]
    scores = Network(GAME, path).scores(seen, np.random.default_rng(0))
    for warmth in (0.5, 2.0):
        chances = np.exp(scores / warmth) / np.exp(scores / warmth).sum()
        found = list(drawn(f"network:{path}:t{warmth}", seen).values())
        assert found == pytest.approx(400 * chances, abs=45)  # more than four deviations
    assert max(drawn(f"network:{path}:t0", seen, 9).values()) == 9


def test_a_handicap_overlooks_choices(path: Path) -> None:
    """The best is taken unless it is overlooked; then the next best, unless that one is too."""
    seen = played(1)[0]
    order = np.argsort(-Network(GAME, path).scores(seen, np.random.default_rng(0)))
    found = drawn(f"network:{path}:h25", seen)
    first, second = (found[seen.legal_ids()[order[n]]] for n in range(2))
    assert first == pytest.approx(300, abs=40)
    assert second == pytest.approx(75, abs=35)
    assert max(drawn(f"network:{path}:h100", seen, 9).values()) == 9  # all overlooked is none overlooked


@pytest.mark.parametrize("setting", ["h101", "h999.5"])
def test_a_handicap_is_a_share(setting: str, path: Path) -> None:
    with pytest.raises(BadOption, match="allowed as a handicap: h0 to h100"):
        make(f"network:{path}:{setting}", GAME)


def changed(path: Path, **arrays: Any) -> Path:
    """The file with other arrays."""
    np.savez(path, **({**random_arrays(RULES), "about": about()} | arrays))
    return path


def about(**told: Any) -> Any:
    """What a file for this game says of itself, or something else."""
    return np.array(json.dumps({"game": "kingdomino", "rules_version": RULES.version, "planes": 3917} | told))


@pytest.mark.parametrize(
    ("arrays", "reason"),
    [
        ({"about": about(game="lancaster")}, "trained for game 'lancaster'; this is 'kingdomino'"),
        ({"about": about(rules_version=99)}, f"rules_version 99; this is {RULES.version}"),
        ({"about": about(planes=3916)}, "planes 3916; this is 3917"),
        ({"about": about(planes="0a1b")}, f"planes '0a1b'; this is '{files.layout(RULES)}'"),
        ({"about": np.array("[]")}, "about is not a JSON object"),
        ({"about": np.array("{")}, "not a network file"),
        ({"policy_bias": np.zeros(3)}, r"policy_bias has shape \(3,\); allowed: \(680,\)"),
        ({"first_weight": np.zeros((2, 24, 23))}, r"first_weight has shape \(2, 24, 23\); allowed: \(2, 24, 24\)"),
        ({"value_weight": np.full((4, 24), np.nan)}, "value_weight has numbers that are not finite"),
        ({"enter_bias": np.array(["a"])}, "not a network file"),
        ({"enter_bias": np.array([{}], object)}, "not a network file"),
    ],
)
def test_a_network_that_does_not_fit_is_refused(arrays: dict[str, Any], reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=reason):
        make(f"network:{changed(tmp_path / 'n.npz', **arrays)}", GAME)


def test_what_is_no_network_is_refused_in_the_users_language(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="there is no such file") as missing:
        make(f"network:{tmp_path / 'none.npz'}", GAME)
    assert "no existe ese archivo" in missing.value.in_words("es")
    for content in (b"", b"nonsense", b"PK\x03\x04nonsense"):
        (tmp_path / "bad.npz").write_bytes(content)
        with pytest.raises(BadOption, match="not a network file"):
            make(f"network:{tmp_path / 'bad.npz'}", GAME)
    (tmp_path / "bare.npz").write_bytes(changed(tmp_path / "n.npz").read_bytes()[:-30])
    with pytest.raises(BadOption, match="not a network file"):
        make(f"network:{tmp_path / 'bare.npz'}", GAME)


def test_a_file_that_is_written_again_is_read_again(tmp_path: Path) -> None:
    file = random_network(tmp_path / "n.npz", RULES, seed=1)
    once = files.read(file)
    assert files.read(file) is once
    random_network(file, RULES, seed=2)
    assert files.read(file).sha256 == hashlib.sha256(file.read_bytes()).hexdigest() != once.sha256


def test_without_a_file_it_is_the_one_of_the_package(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PACKAGED", "none.npz")
    with pytest.raises(BadOption, match="No network for kingdomino comes with this package"):
        make("network", GAME)
    monkeypatch.setattr(files, "PACKAGED", str(path))
    for name, warmth in (("network", 0), ("network:t0.5", 0.5)):
        bot = make(name, GAME)
        assert isinstance(bot, Network)
        assert (bot.path, bot.temperature) == (path, warmth)


def test_a_server_can_offer_one(path: Path) -> None:
    assert offer(path) == "network:random"
    assert trained_for(path)["game"] == "kingdomino"
    assert isinstance(make("network:random", GAME), Network)
    OFFERED.clear()


WITH_NETWORK = [name for name in reinos.games() if files.packaged(rules(name)) is not None]


@pytest.mark.parametrize("name", WITH_NETWORK)
def test_the_network_of_the_package_fits_its_game(name: str) -> None:
    """Whoever changes rules, planes or choices of a game has to train its network again, or to take it out."""
    found = files.packaged(rules(name))
    assert found is not None
    learned = files.fitting(found, rules(name))
    assert found.stat().st_size <= MOST_BYTES
    assert {"command", "seconds", "games", "decisions", "curve", "beats_king"} <= learned.about.keys()

"""A stranger can play every game of a result file again, and finds out whoever changed one."""

from __future__ import annotations

import hashlib
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from reinos.arena import Ledger, Plan, tournament
from reinos.arena.results import WrongResults, digest, prove, read
from reinos.cli.main import main
from reinos.core.catalog import rules
from tests.networks import random_network

PLAN = Plan("kingdomino", {"players": 2}, ("greedy", "random"), 4, seed=3)
NONSENSE = shlex.join([sys.executable, "-S", "-c", "import sys; next(sys.stdin); next(sys.stdin); print('{}')"])


def played(path: Path, plan: Plan = PLAN) -> Path:
    """A file with all games of a plan."""
    for _ in tournament(Ledger(plan, path)):
        pass
    return path


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("results") / "r.jsonl")


def changed(path: Path, tmp_path: Path, line: int, **fields: Any) -> Path:
    """The file with some fields of a line changed."""
    lines = path.read_text().splitlines()
    lines[line] = json.dumps(json.loads(lines[line]) | fields)
    other = tmp_path / "changed.jsonl"
    other.write_text("\n".join(lines) + "\n")
    return other


def test_every_game_is_proved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Kingdomino, 4 games, " in told
    assert digest(read(file).games) in told
    assert main(["verify", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["ok"], data["games"], data["game"]) == (True, 4, "kingdomino")


def test_the_digest_knows_games_and_not_the_clock(file: Path, tmp_path: Path) -> None:
    again = played(tmp_path / "again.jsonl")
    assert digest(read(again).games) == digest(read(file).games)
    assert digest(read(changed(file, tmp_path, 1, seconds=[9.0, 9.0])).games) == digest(read(file).games)
    assert digest(read(changed(file, tmp_path, 1, points=[9, 9])).games) != digest(read(file).games)


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", 5), ("seats", ["random", "random"]), ("points", [99, 0]), ("ranks", [1, 1]), ("decisions", [1, 1])],
)
def test_a_changed_game_is_found_out(file: Path, tmp_path: Path, field: str, value: Any) -> None:
    with pytest.raises(WrongResults, match=f"game 1: {field} is "):
        list(prove(read(changed(file, tmp_path, 2, **{field: value}))))


def test_other_moves_are_found_out(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = read(file).games[0].moves
    assert moves is not None
    with pytest.raises(WrongResults, match="game 0, step 2: seat 0 may not choose 9999"):
        list(prove(read(changed(file, tmp_path, 1, moves=[moves[0], (0, 9999), *moves[2:]]))))
    short = changed(file, tmp_path, 1, moves=moves[:-1], decisions=[24, 23])
    assert main(["verify", str(short), "--lang", "es"]) == 1
    assert "partida 0: over vale True; al repetirla sale False" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"number": -1}, "line 2: number is -1"),
        ({"points": [1]}, "line 2: points has 1 entries; allowed: 2"),
        ({"forfeit": {"seat": 7, "decision": 1, "reason": "?"}}, "line 2: forfeit.seat is 7"),
        ({"moves": 3}, "not a result file"),
    ],
)
def test_what_is_no_game_is_refused(file: Path, tmp_path: Path, fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(WrongResults, match=reason):
        read(changed(file, tmp_path, 1, **fields))


def test_a_forfeited_game_is_proved_as_far_as_it_went(tmp_path: Path) -> None:
    plan = Plan("kingdomino", {"players": 2}, (f"cmd:{NONSENSE}", "random"), 2)
    results = read(played(tmp_path / "r.jsonl", plan))
    assert [result.forfeit is not None for result in prove(results)] == [True, True]


def test_visits_are_kept_where_the_plan_wants_them(tmp_path: Path) -> None:
    plan = Plan("kingdomino", {"players": 2}, ("search:20", "random"), 1, shares=True)
    (result,) = prove(read(played(tmp_path / "r.jsonl", plan)))
    assert result.moves is not None
    assert result.visits is not None
    for (seat, choice), visits in zip(result.moves, result.visits, strict=True):
        if visits:
            assert seat == 0
            assert visits[0][0] == choice
            assert sum(number for _, number in visits) == 20
    assert sum(map(bool, result.visits)) > 10


def test_a_network_is_known_by_its_hash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither another network under the same name nor a missing one passes for the one that played."""
    network = random_network(tmp_path / "n.npz", rules("kingdomino"), seed=1)
    plan = Plan("kingdomino", {"players": 2}, (f"network:{network}:t1", "random"), 1)
    path = played(tmp_path / "r.jsonl", plan)
    own = hashlib.sha256(network.read_bytes()).hexdigest()
    assert read(path).head["bots"][plan.bots[0]]["sha256"] == own
    assert main(["verify", str(path), "--lang", "en"]) == 0
    capsys.readouterr()

    random_network(network, rules("kingdomino"), seed=2)
    assert main(["verify", str(path), "--lang", "en"]) == 1
    assert f"played with the network {own}; here it is " in capsys.readouterr().err
    with pytest.raises(WrongResults, match="played with the network"):
        Ledger(plan, path)
    network.unlink()
    assert main(["verify", str(path), "--lang", "es"]) == 1
    assert "no existe ese archivo" in capsys.readouterr().err


def test_bots_of_a_heading_that_are_no_objects_are_refused(file: Path, tmp_path: Path) -> None:
    for bots in ([], {"greedy": 3}, "greedy"):
        with pytest.raises(WrongResults, match="not a result file"):
            read(changed(file, tmp_path, 0, bots=bots))

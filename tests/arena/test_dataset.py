"""Datasets: what stands in a file is what was played, known to whom it says, and turns back into matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from reinos.arena.dataset import Dataset, read_dataset
from reinos.arena.results import WrongResults
from reinos.cli.main import main

parquet = pytest.importorskip("pyarrow.parquet")
COMMAND = ["dataset", "kingdomino", "--players", "2", "--games", "4", "--workers", "1", "--lang", "en"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("datasets")
    bots = ["--bots", "search:20,greedy"]
    assert main([*COMMAND, *bots, "--out", str(folder / "plain.parquet")]) == 0
    assert main([*COMMAND, *bots, "--out", str(folder / "planes.parquet"), "--planes"]) == 0
    return folder


@pytest.fixture(scope="module")
def dataset(folder: Path) -> Dataset:
    return read_dataset(folder / "plain.parquet")


def games_of(folder: Path) -> list[dict[str, Any]]:
    """What the arena's file beside the dataset says."""
    return [json.loads(line) for line in (folder / "plain.jsonl").read_text().splitlines()[1:]]


def test_rows_are_the_decisions_of_the_games(folder: Path, dataset: Dataset) -> None:
    rows = dataset.table.to_pylist()
    for game in games_of(folder):
        own = [row for row in rows if row["game"] == game["number"]]
        assert [[row["seat"], row["choice"]] for row in own] == game["moves"]
        assert [row["step"] for row in own] == list(range(len(own)))
        assert {tuple(row["points"]) for row in own} == {tuple(game["points"])}
        assert {int(row["seed"], 16) for row in own} == {game["seed"]}
    for row in rows:
        assert row["choice"] in row["legal"]
        if row["bot"] == "greedy" or len(row["legal"]) == 1:
            assert row["visits"] is None
        else:
            assert len(row["visits"]) == len(row["legal"])
            assert row["visits"][row["legal"].index(row["choice"])] == max(row["visits"])
            assert sum(row["visits"]) == 20
        better = row["ranks"][row["seat"]] - row["ranks"][1 - row["seat"]]
        assert np.sign(row["reward"]) == -np.sign(better)


def test_matches_come_back(folder: Path, dataset: Dataset) -> None:
    for match, game in zip(dataset.matches(), games_of(folder), strict=True):
        assert match.over
        assert list(match.points) == game["points"]
        assert [[step.seat, step.choice] for step in match.steps] == game["moves"]


def test_planes_are_the_view_of_the_seat_written_or_made(folder: Path, dataset: Dataset) -> None:
    made, written = dataset.arrays(), read_dataset(folder / "planes.parquet").arrays()
    assert np.array_equal(made.planes, written.planes)
    assert made.planes.shape == (dataset.table.num_rows, dataset.game.rules.planes.size)
    assert np.array_equal(made.shares.sum(axis=1).round(4), np.ones(len(made.shares)))
    assert not made.shares[~made.legal].any()
    first = next(dataset.matches())
    blind = first.positions[5].imagine(first.steps[5].seat, 99)  # the same view of another truth
    assert np.array_equal(blind.features(first.steps[5].seat), made.planes[5])


def test_every_column_says_who_may_know_it(folder: Path) -> None:
    schema = parquet.read_schema(folder / "planes.parquet")
    known = {field.name: field.metadata[b"known"].decode() for field in schema}
    assert set(known.values()) == {"seat", "end", "truth"}
    assert [name for name, whose in known.items() if whose == "seat"] == ["seat", "legal", "visits", "choice", "planes"]
    about = json.loads(schema.metadata[b"reinos"])
    assert (about["format"], about["plan"]["games"]) == ("reinos-dataset", 4)
    page = (Path(__file__).parents[2] / "docs/benchmark.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` | {whose} |" in page for name, whose in known.items())


def test_hugging_face_reads_it(folder: Path) -> None:
    datasets = pytest.importorskip("datasets")
    path = str(folder / "plain.parquet")
    found = datasets.load_dataset("parquet", data_files=path, split="train", cache_dir=str(folder / "cache"))
    assert found[3]["choice"] == parquet.read_table(path)["choice"][3].as_py()


def test_other_files_and_other_rules_are_refused(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noise = tmp_path / "noise.parquet"
    noise.write_bytes(b"PAR1 noise")
    for path in (noise, tmp_path / "nowhere.parquet"):
        with pytest.raises(WrongResults, match="not a dataset of Reinos"):
            read_dataset(path)
    table = parquet.read_table(folder / "plain.parquet")
    about = json.loads(table.schema.metadata[b"reinos"])
    parquet.write_table(table.replace_schema_metadata({"reinos": json.dumps(about | {"rules": 0})}), noise)
    with pytest.raises(WrongResults, match="rules are version 0"):
        read_dataset(noise)


@pytest.mark.parametrize(
    ("more", "reason"),
    [(["--games", "0"], "--games"), (["--out", "games.csv"], ".parquet"), (["--bots", "clever,greedy"], "clever")],
)
def test_wrong_orders_are_refused_in_words(
    more: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*COMMAND, *more]) == 2
    assert reason in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    assert main(COMMAND) == 2
    assert "reinos[data]" in capsys.readouterr().err

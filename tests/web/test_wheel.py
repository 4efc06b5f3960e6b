"""The wheel: installed in an empty folder it serves the page, on a machine without Node."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.web import stand


@pytest.fixture
def installed(client: None, tmp_path: Path) -> Path:
    """A wheel built from this checkout, installed by pip; its dependencies are those of the tests."""
    return install(tmp_path, "py3-none-any")


def install(tmp_path: Path, tag: str, **env: str) -> Path:
    """The folder of an installed wheel that has this tag."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=stand.ROOT, check=True, capture_output=True, env=os.environ | env)
    (wheel,) = tmp_path.glob(f"reinos-*-{tag}.whl")
    folder = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(folder)]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    return folder


def test_it_serves_the_page_without_node(installed: Path, tmp_path: Path) -> None:
    port = stand.free_port()
    bare = {"PATH": os.devnull, "PYTHONPATH": str(installed), "HOME": str(tmp_path), "LANG": "en_US.UTF-8"}
    where = [sys.executable, "-c", "import reinos, shutil; print(reinos.__file__, shutil.which('node'))"]
    found = subprocess.run(where, env=bare, cwd=tmp_path, check=True, capture_output=True, text=True).stdout.split()
    assert found == [str(installed / "reinos/__init__.py"), "None"]
    assert (installed / "reinos/py.typed").exists()
    command = [sys.executable, str(installed / "bin/reinos"), "serve", "--port", str(port)]
    server = subprocess.Popen(command, env=bare, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}" in server.stdout.readline()
        page = fetched(port, "/").decode()
        assets = set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', page))
        assert {path.rpartition(".")[2] for path in assets} >= {"js", "css", "svg"}
        assert all(fetched(port, path) for path in assets)
        games = json.loads(fetched(port, "/api/games?lang=es"))
        assert {game["name"] for game in games} >= {"kingdomino", "risk_europe"}
        assert all("<svg" in game["cover"]["body"] for game in games)
    finally:
        server.terminate()
        server.communicate(timeout=30)


@pytest.mark.skipif("REINOS_SOAK" not in os.environ, reason="make soak: it compiles a game to WebAssembly")
def test_it_builds_the_page_that_needs_no_server(installed: Path, tmp_path: Path) -> None:
    """With what the extra `webapp` brings, Node among it, and without the sources of the client."""
    bare = {"PATH": os.devnull, "PYTHONPATH": str(installed), "HOME": str(tmp_path), "LANG": "en_US.UTF-8"}
    command = [sys.executable, str(installed / "bin/reinos"), "webapp", "site", "--game", "kingdomino"]
    done = subprocess.run(command, env=bare, cwd=tmp_path, check=True, capture_output=True, text=True)
    site = tmp_path / "site"
    made = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert made > {"index.html", "python.image", "wasm/kingdomino.wasm", "pyodide/pyodide.asm.wasm", "icon-192.png"}
    assert {line.split()[0] for line in done.stdout.splitlines()} == {*made, "all"}


FIRST = """
import numpy, reinos
from reinos.bots import make
game = reinos.load("kingdomino")
match, bot = game.new(1), make("search:10", game)
match.play(bot.choose(match.seen_by(match.to_act[0]), numpy.random.default_rng(1)))
batch = game.batch(2, threads=1)
batch.step(batch.sample())
print(reinos.__file__, game.playouts(1).lengths[0], batch.observations.shape)
"""


@pytest.mark.skipif("REINOS_SOAK" not in os.environ, reason="make soak: it compiles a game for other processors")
@pytest.mark.skipif(sys.platform != "linux", reason="NOT RUN: compiled code is shipped for Linux")
def test_a_wheel_with_a_compiled_game_compiles_nothing(client: None, tmp_path: Path) -> None:
    """Playouts, batches and the search run at once, and leave nothing in the folder of compiled code."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    folder = install(tmp_path, f"{python}-{python}-manylinux_2_17_x86_64", REINOS_COMPILED="kingdomino")
    (about,) = folder.glob("reinos-*.dist-info/METADATA")
    assert f"Requires-Dist: numba=={version('numba')}" in about.read_text()
    cache = tmp_path / "cache"
    env = {"PYTHONPATH": str(folder), "XDG_CACHE_HOME": str(cache), "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", FIRST], env=env, cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert done.stdout.startswith(str(folder))
    assert done.stderr == "", "it says when it compiles"
    assert not list(cache.rglob("*.nb*"))


def fetched(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=stand.START) as answer:
        content: bytes = answer.read()
        return content

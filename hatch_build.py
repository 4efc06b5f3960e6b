"""Build the browser client into the package, with Node from PyPI; skipped while its sources are unchanged.

`python hatch_build.py` builds it, for the server and for `reinos webapp`; `python hatch_build.py check` checks types.
With REINOS_COMPILED=1 a wheel also gets the games compiled for common processors, so that nobody who installs it waits
for a compiler (`make wheel`); that needs an environment with the package's dependencies.
REINOS_COMPILED=kingdomino,lancaster compiles these alone.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))
from reinos.browser.exports import with_used_exports  # they need nothing but Python
from reinos.browser.node import find_node

LOOK = ("look/*.css", "look/symbols.svg", "look/games/*.css", "games/*/draw.css")  # of the package, for the client
SCRIPT_LIMIT = 90_000  # bytes of script that the page begins with, compressed
CHUNKS = "chunks.json"  # in the built client: which script needs which
SKIP = "REINOS_SKIP_WEB"
COMPILED = "REINOS_COMPILED"
LEVEL = "x86-64-v3"  # as in reinos.core.compiled, which the build cannot import
PLATFORM = "manylinux_2_17_x86_64"  # as old as Numba's own wheels: the code calls nothing but what Numba brings
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
STARTED = ("pyodide.asm.wasm", "pyodide.asm.mjs")  # Python, and the script that starts it
LOCK = "pyodide-lock.json"  # lists packages for Pyodide, none of which is used
BESIDE = ("src/alone/begin.js", "src/alone/service.js", "src/style/icon.svg")  # the page of `reinos webapp`
MADE = ("build", "node_modules")  # in web/: not sources
STAMP = ".sources"  # in a folder that was made: the hash of what it was made from
ADVICE = (
    "\nnpm packages come from the npm registry; behind a mirror, set npm_config_registry.\n"
    f"To install without the browser client, set {SKIP}=1."
)


class WebBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel or an editable install is made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources changed, and the games if they are wanted compiled."""
        root = Path(self.root)
        build(root)
        wanted = os.environ.get(COMPILED)
        if version == "standard" and wanted:
            compiled = compile_games(root, [] if wanted == "1" else wanted.split(","))
            build_data["force_include"][str(compiled)] = "reinos/compiled"
            python = f"cp{sys.version_info.major}{sys.version_info.minor}"
            build_data |= {"pure_python": False, "tag": f"{python}-{python}-{PLATFORM}"}
            build_data["dependencies"].append(f"numba=={metadata.version('numba')}")


def build(root: Path) -> None:
    """Build the client of a checkout, unless that was done already."""
    static, page = root / "src/reinos/server/static", root / "src/reinos/browser/page"
    if os.environ.get(SKIP) == "1":
        say(f"{SKIP}=1: the browser client is not built")
        return
    now = fingerprint(root)
    if stamp(static) == now and stamp(page) == now:
        say("the browser client is up to date")
        return
    install(root / "web")
    npm(root / "web", "run", "build")
    npm(root / "web", "run", "webapp")
    size = script_size(static)
    say(f"browser client: begins with {size / 1000:.1f} kB of script, compressed (at most {SCRIPT_LIMIT / 1000:.0f})")
    if size > SCRIPT_LIMIT:
        raise RuntimeError(f"the browser client begins with {size} bytes of script; the limit is {SCRIPT_LIMIT}")
    (page / CHUNKS).unlink()
    (page / "pyodide").mkdir()
    for name in PYODIDE:
        shutil.copyfile(root / "web/node_modules/pyodide" / name, page / "pyodide" / name)
    module, script = (page / "pyodide" / name for name in STARTED)
    module.write_bytes(with_used_exports(module.read_bytes(), script.read_text(encoding="utf-8")))
    lock = json.loads((root / "web/node_modules/pyodide" / LOCK).read_text(encoding="utf-8"))
    (page / "pyodide" / LOCK).write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    for name in BESIDE:
        shutil.copy(root / "web" / name, page)
    for folder in (static, page):
        (folder / STAMP).write_text(now, encoding="utf-8")


def check(root: Path) -> None:
    """Check the types of the client's sources."""
    if os.environ.get(SKIP) == "1":
        say(f"{SKIP}=1: the browser client is not checked")
    else:
        install(root / "web")
        npm(root / "web", "run", "check")


def compile_games(root: Path, names: list[str]) -> Path:
    """A folder with games of the package as compiled code, all unless some are named."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise RuntimeError(f"{COMPILED}: code is compiled for Linux on x86-64 only")
    folder = root / "build/compiled"
    shutil.rmtree(folder, ignore_errors=True)
    say("compiling the games; this takes minutes")
    level = {"NUMBA_CPU_NAME": LEVEL, "NUMBA_CPU_FEATURES": "", "XDG_CACHE_HOME": str(folder)}
    env = os.environ | level | {"PYTHONPATH": str(root / "src")}
    subprocess.run([sys.executable, "-m", "reinos.cli.shipping", *names], env=env, check=True)
    return folder / "reinos"


def stamp(made: Path) -> str | None:
    """What a folder was made from."""
    file = made / STAMP
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
    yield from sorted(file for file in web.rglob("*") if file.is_file() and file.relative_to(web).parts[0] not in MADE)
    yield from sorted(file for pattern in LOOK for file in (root / "src/reinos").glob(pattern))


def install(web: Path) -> None:
    """Install the packages of the lock file, and write the server's types."""
    packages, lock = web / "node_modules", hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if stamp(packages) != lock:
        npm(web, "ci", advice=ADVICE)
        (packages / STAMP).write_text(lock, encoding="utf-8")
    npm(web, "run", "types")


def npm(web: Path, *words: str, advice: str = "") -> None:
    """Run npm; what it says is shown when it fails."""
    name = " ".join(("npm", *words))
    say(name)
    node, command = find_node()
    found = {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [*command, *words], cwd=web, env=os.environ | found, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{name} failed:\n{done.stdout}{done.stderr}{advice}")


def first_scripts(static: Path) -> list[Path]:
    """The scripts that the page cannot do without; what is fetched when it is shown is not among them."""
    chunks, found = json.loads((static / CHUNKS).read_text(encoding="utf-8")), ["index.html"]
    for name in found:
        found += [needed for needed in chunks[name].get("imports", []) if needed not in found]
    return [static / chunks[name]["file"] for name in found]


def script_size(static: Path) -> int:
    """Bytes of script that the page begins with, compressed."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in first_scripts(static))


def say(text: str) -> None:
    """A line for whoever watches the build."""
    print(text, file=sys.stderr)


if __name__ == "__main__":
    try:
        (check if sys.argv[1:] == ["check"] else build)(Path(__file__).parent)
    except RuntimeError as failure:
        sys.exit(str(failure))

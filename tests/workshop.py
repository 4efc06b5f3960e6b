"""A game author's machine: a virtual environment that sees Reinos, with `pip` and `reinos` as commands."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import venv
from pathlib import Path

# Offline, and with the build back end that is there; all else is pip as it is.
PIP = """import sys
from pip._internal.cli.main import main
if __name__ == "__main__":
    offline = ["--no-index", "--no-build-isolation", "--quiet"] if "install" in sys.argv else []
    sys.exit(main([*sys.argv[1:], *offline]))
"""
REINOS = """import sys
from reinos.cli.main import main
if __name__ == "__main__":
    sys.exit(main())
"""


class Workshop:
    """The environment and a folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder, env = folder / "work", folder / "env"
        self.folder.mkdir()
        venv.create(env, symlinks=True)
        self.python = env / "bin" / "python"
        self.site = next((env / "lib").glob("python*")) / "site-packages"
        ours = sysconfig.get_path("purelib")
        (self.site / "reinos_tests.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
        for name, script in (("pip", PIP), ("reinos", REINOS)):
            file = env / "bin" / name
            file.write_text(f"#!{self.python}\n{script}")
            file.chmod(0o755)
        path = f"{env / 'bin'}{os.pathsep}{os.environ['PATH']}"
        self.env = os.environ | {"PATH": path, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}

    def run(self, *command: str | Path, status: int = 0) -> str:
        """What a command prints; it must end with this status."""
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.folder,
            env=self.env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        told = f"{' '.join(map(str, command))}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        assert done.returncode == status, told
        return done.stdout + done.stderr

    def python_code(self, code: str) -> str:
        """What some Python prints."""
        return self.run(self.python, "-c", code)


def installed(folder: Path, *packages: Path) -> Workshop:
    """A workshop with these packages in it."""
    workshop = Workshop(folder)
    workshop.run("pip", "install", *packages)
    return workshop

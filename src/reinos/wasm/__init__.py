"""The rules as WebAssembly: `build` makes a game's module, `HOST` is the script that loads one in a browser or Node."""

from reinos.wasm.module import HOST, Built, build
from reinos.wasm.network import network

__all__ = ["HOST", "Built", "build", "network"]

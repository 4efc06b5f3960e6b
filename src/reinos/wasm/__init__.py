"""The rules as WebAssembly: `build` makes a game's module, `HOST` is the script that loads one in a browser or Node."""

from reinos.wasm.module import HOST, Built, build

__all__ = ["HOST", "Built", "build"]

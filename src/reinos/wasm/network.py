"""The network of a game as `host.mjs` reads it: 16-bit numbers, compressed."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from reinos.bots.network.file import fitting

if TYPE_CHECKING:
    from reinos.core.game import Rules


def network(path: Path, rules: Rules) -> bytes:
    """Width, blocks, channels, and the weights in the order of `Weights`, in half precision as the file has them."""
    weights = fitting(path, rules).weights
    (blocks, width), channels = weights.first_bias.shape, weights.wide_bias.shape[-1]
    halves = [np.asarray(array, "<f2").tobytes() for array in weights]
    return gzip.compress(np.array([width, blocks, channels], "<u2").tobytes() + b"".join(halves), 9, mtime=0)

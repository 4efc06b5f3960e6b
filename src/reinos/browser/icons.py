"""The icon as pictures of points, for systems that take no SVG: a rounded square with one figure of straight lines."""

from __future__ import annotations

import re
import struct
import zlib

import numpy as np

DRAWN = (
    r'<svg [^>]*viewBox="0 0 (\d+) \1"><rect [^>]*rx="(\d+)" fill="#(\w{6})"/>'
    r'<path d="(.+)" fill="#(\w{6})"/></svg>'
)
FINE = 4  # each point is the mean of so many in both directions


def png(svg: str, size: int, corners: bool = True) -> bytes:
    """The icon as a PNG; without corners the ground fills it, so that systems can cut it to their own shape."""
    found = re.fullmatch(DRAWN, svg.strip())
    assert found is not None, "the icon is drawn in another way"
    edge, ground, figure = int(found[1]), bytes.fromhex(found[3]), bytes.fromhex(found[5])
    at = (np.arange(size * FINE) + 0.5) * edge / (size * FINE)
    x, y = np.meshgrid(at, at)
    square = rounded(x, y, edge, int(found[2]) if corners else 0)
    crown = inside(x, y, outline(found[4]))[:, :, None]
    points = np.dstack((np.where(crown, list(figure), list(ground)), 255 * square))
    small = points.reshape(size, FINE, size, FINE, 4)
    shown = small[..., 3:].sum((1, 3))
    colour = (small[..., :3] * small[..., 3:]).sum((1, 3)) / np.maximum(shown, 1)
    rows = np.dstack((colour, shown / FINE**2)).round().astype(np.uint8)
    lines = b"".join(b"\0" + row.tobytes() for row in rows)
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, content) for kind, content in parts)


def outline(path: str) -> list[tuple[float, float]]:
    """The corners of a figure."""
    corners: list[tuple[float, float]] = []
    for kind, given in re.findall(r"([MlHz])([^A-Za-z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", given)]
        if kind == "H":
            corners.append((numbers[0], corners[-1][1]))
        for right, down in zip(numbers[::2], numbers[1::2], strict=False):
            before = corners[-1] if kind == "l" else (0.0, 0.0)
            corners.append((before[0] + right, before[1] + down))
    return corners


def inside(x: np.ndarray, y: np.ndarray, corners: list[tuple[float, float]]) -> np.ndarray:
    """Which points lie in a figure."""
    found = np.zeros(x.shape, bool)
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if y1 != y2:
            found ^= ((y1 > y) != (y2 > y)) & (x < x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return found


def rounded(x: np.ndarray, y: np.ndarray, edge: int, radius: int) -> np.ndarray:
    """Which points lie in a square with rounded corners."""
    far = [np.maximum(abs(at - edge / 2) - (edge / 2 - radius), 0) for at in (x, y)]
    return np.hypot(*far) <= radius


def chunk(kind: bytes, content: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

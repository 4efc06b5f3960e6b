"""Records as bytes with their field layout, so that stored ones can be read after the rules have changed."""

from __future__ import annotations

import hashlib
import json
import zlib
from functools import lru_cache
from typing import Any

import numpy as np

Description = list[list[Any]]  # [name, kind, shape, offset] for each field, then ["", "", [], size]


def describe(dtype: np.dtype[Any]) -> Description:
    """A record type as plain data."""
    assert dtype.fields is not None
    found: Description = []
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]
        found.append([name, kind.base.str, list(kind.shape), offset])
    return [*found, ["", "", [], dtype.itemsize]]


@lru_cache(maxsize=64)
def layout_of(dtype: np.dtype[Any]) -> tuple[str, Description]:
    """A record type's name (a hash) and its description."""
    description = describe(dtype)
    return hashlib.sha256(json.dumps(description).encode()).hexdigest(), description


def dtype_of(description: Description) -> np.dtype[Any]:
    """The record type that a description stands for."""
    *fields, (_, _, _, size) = description
    return np.dtype(
        {
            "names": [name for name, *_ in fields],
            "formats": [(kind, tuple(shape)) for _, kind, shape, _ in fields],
            "offsets": [offset for *_, offset in fields],
            "itemsize": size,
        }
    )


def pack(record: np.ndarray[Any, Any]) -> bytes:
    """A record as it is stored."""
    # Mostly the same number again and again: to look for runs alone is quicker than any search, and finds more.
    packer = zlib.compressobj(1, wbits=12, memLevel=5, strategy=zlib.Z_RLE)
    return packer.compress(record.tobytes()) + packer.flush()


def unpack(stored: bytes, dtype: np.dtype[Any], layout: Description | None = None) -> np.ndarray[Any, Any]:
    """A stored record as one of this type; of another layout, field by field as far as they agree."""
    raw = zlib.decompress(stored)
    if layout is None:
        return np.frombuffer(raw, dtype).copy()
    old = np.frombuffer(raw, dtype_of(layout))
    record = np.zeros(1, dtype)
    for name in dtype.names or ():
        if name in (old.dtype.names or ()) and old[name].shape == record[name].shape:
            record[name] = old[name]
    return record

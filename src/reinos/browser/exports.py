"""Python's module for the browser without what it exports for extension modules: no page here loads one.

Emscripten enters every export into four tables before Python starts, and there are thousands.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

HEAD = 8  # bytes: what kind of file it is
EXPORTS = 7  # the section of them
FUNCTION = 0  # a kind of export
ASSIGN = "function assignWasmExports("  # of the script that starts the module: gives every export a variable
WORD = re.compile(r"[\w$]+")


def with_used_exports(module: bytes, script: str) -> bytes:
    """The module with those of its functions that the script which starts it calls by name."""
    begin = script.index(ASSIGN)
    end = script.index("}", begin)
    assigned = {*WORD.findall(script[begin:end])}
    words = Counter(WORD.findall(script[:begin])) + Counter(WORD.findall(script[end:]))

    def used(name: str) -> bool:
        variable = f"_{name}"
        return name in words or words[variable] > (variable in assigned)  # those are declared once

    made, at = bytearray(module[:HEAD]), HEAD
    while at < len(module):
        size, content = number(module, at + 1)
        section = module[content : content + size]
        if module[at] == EXPORTS:
            section = filtered(section, used)
        made += module[at : at + 1] + written(len(section)) + section
        at = content + size
    return bytes(made)


def filtered(section: bytes, used: Callable[[str], bool]) -> bytes:
    """The section without functions that are not used."""
    count, at = number(section, 0)
    kept = []
    for _ in range(count):
        begin = at
        length, at = number(section, at)
        name, kind = section[at : at + length].decode(), section[at + length]
        _, at = number(section, at + length + 1)
        if kind != FUNCTION or used(name):
            kept.append(section[begin:at])
    return written(len(kept)) + b"".join(kept)


def number(code: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it, seven bits a byte, and where it ends."""
    found = shift = 0
    while True:
        found |= (code[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if code[at - 1] < 0x80:
            return found, at


def written(value: int) -> bytes:
    """A number for WebAssembly."""
    made = bytearray()
    while value > 0x7F:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*made, value])

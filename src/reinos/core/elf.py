"""A small linker: an object file for x86-64 becomes bytes that run wherever they are mapped."""

from __future__ import annotations

import struct
from typing import NamedTuple

HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")
RELOCATION = struct.Struct("<QIIq")
SYMBOLS, RELOCATIONS = 2, 4  # kinds of sections
LOADED, WRITABLE = 2, 1  # flags of sections
RELATIVE = (2, 4)  # kinds of references: the distance to a place, and to a function
UNWINDING = ".eh_frame"  # for exceptions and debuggers


class Unlinkable(ValueError):
    """The code needs something from outside, or memory of its own, as Numba's exceptions do."""


class Section(NamedTuple):
    """A section of an object file, as its header has it."""

    name: int
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    alignment: int
    entry: int


def image(code: bytes, function: str) -> tuple[bytes, int]:
    """What is loaded of an object file, one section after the other, and where one of its functions is there."""
    header = HEADER.unpack_from(code)
    first, count, names = header[6], header[12], header[13]
    sections = [Section(*SECTION.unpack_from(code, first + n * SECTION.size)) for n in range(count)]
    (symbols,) = (section for section in sections if section.kind == SYMBOLS)
    loaded, places = bytearray(), dict[int, int]()
    for number, section in enumerate(sections):
        if section.flags & LOADED and section.size and text(code, sections[names], section.name) != UNWINDING:
            if section.flags & WRITABLE:
                raise Unlinkable("it has memory of its own")
            loaded += bytes(-len(loaded) % section.alignment)
            places[number] = len(loaded)
            loaded += code[section.offset : section.offset + section.size]

    def place(number: int) -> int:
        name, _, _, section, value, _ = SYMBOL.unpack_from(code, symbols.offset + number * SYMBOL.size)
        if section not in places:
            raise Unlinkable(f"it needs {text(code, sections[symbols.link], name)!r}")
        return places[section] + int(value)

    for section in sections:
        if section.kind == RELOCATIONS and section.info in places:
            for at, kind, symbol, more in RELOCATION.iter_unpack(code[section.offset :][: section.size]):
                if kind not in RELATIVE:
                    raise Unlinkable(f"it has a reference of kind {kind}")
                here = places[section.info] + at
                struct.pack_into("<i", loaded, here, place(symbol) + more - here)
    for number in range(symbols.size // SYMBOL.size):
        name, *_ = SYMBOL.unpack_from(code, symbols.offset + number * SYMBOL.size)
        if text(code, sections[symbols.link], name) == function:
            return bytes(loaded), place(number)
    raise Unlinkable(f"it has no function {function!r}")


def text(code: bytes, strings: Section, at: int) -> str:
    """A name from a section of names."""
    start = strings.offset + at
    return code[start : code.index(0, start)].decode()

"""Python's module in the page: it exports what its script calls, and is otherwise as it came."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from reinos.browser.exports import number, with_used_exports, written
from reinos.browser.node import find_node

SCRIPT = """var _called,_forgotten;_called();wasmExports["named"]();
function assignWasmExports(wasmExports){_called=Module["_called"]=wasmExports["called"];
_forgotten=Module["_forgotten"]=wasmExports["forgotten"]}"""
FUNCTIONS = ("called", "named", "forgotten")
EXPORTS = "WebAssembly.Module.exports(new WebAssembly.Module(require('fs').readFileSync(process.argv[1])))"


def section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + written(len(content)) + content


def exported(name: str, kind: int, index: int) -> bytes:
    return written(len(name)) + name.encode() + bytes([kind, index])


def test_functions_that_nobody_calls_are_not_exported(tmp_path: Path) -> None:
    exports = [exported(name, 0, index) for index, name in enumerate(FUNCTIONS)] + [exported("memory", 2, 0)]
    module = b"\0asm\1\0\0\0" + b"".join(
        (
            section(1, b"\x01\x60\x00\x00"),  # a type: nothing is given, nothing comes back
            section(3, b"\x03\x00\x00\x00"),
            section(5, b"\x01\x00\x01"),
            section(7, written(len(exports)) + b"".join(exports)),
            section(10, b"\x03" + b"\x02\x00\x0b" * 3),
            section(0, b"\x04note" + bytes(200)),
        )
    )
    made = with_used_exports(module, SCRIPT)
    assert found(tmp_path, module) == [*FUNCTIONS, "memory"]
    assert found(tmp_path, made) == ["called", "named", "memory"]
    assert len(made) == len(module) - len(exports[2])
    assert made.endswith(module[-220:])


def found(folder: Path, module: bytes) -> list[str]:
    """What Node finds in a module."""
    file = folder / "module.wasm"
    file.write_bytes(module)
    print_names = f"console.log(JSON.stringify({EXPORTS}.map(({{ name }}) => name)))"
    said = subprocess.run([find_node()[0], "-e", print_names, file], capture_output=True, text=True, check=True)
    names: list[str] = json.loads(said.stdout)
    return names


def test_numbers_are_read_as_they_are_written() -> None:
    for value in (0, 1, 127, 128, 300, 16_384, 9_598_218):
        code = b"\xff" + written(value)
        assert number(code + b"\0", 1) == (value, len(code))

"""From a game's rules to a WebAssembly module: the code that Numba gives to LLVM, through another of its back ends.

It runs in a process of its own (`module.build` starts it), because Numba has one way of making code in a process.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core import codegen
from numba.core.registry import cpu_target
from numba.extending import overload

from reinos.bots.tree import NODE
from reinos.core.compiled import JIT
from reinos.core.target import teach_numba
from reinos.wasm.layout import layout, tree_dtype
from reinos.wasm.verbs import EXPORTS, JITTED, Export

if TYPE_CHECKING:
    from reinos.core.game import Rules

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
STACK = 1 << 18
FINE = (0, -2)  # Numba's status of a call that returned something, or None; any other one raised
# What the host has: JavaScript's Math. Anything else that is undefined does not link.
MATHS = (
    *("acos", "asin", "atan", "atan2", "cos", "cosh", "exp", "expm1", "log", "log10", "log1p", "log2", "pow"),
    *("sin", "sinh", "tan", "tanh"),
)
TEXT = {"d": "double", "i": "i32", "-": "void"}  # how numbers cross the border; everything else is a place

_njit: Any = numba.njit
_place: Any = types.CPointer
_Library: Any = codegen.JITCodeLibrary
_Codegen: Any = codegen.JITCPUCodegen


class Part(_Library):  # type: ignore[misc]
    """One function's code as Numba wrote it, neither linked nor optimised for this machine, nor made ready to run."""

    def finalize(self) -> None:
        """Nothing more is added."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is none."""
        return 0

    def _optimize_functions(self, module: Any) -> None:
        """Not for this machine."""

    def reached(self, seen: dict[Part, None]) -> dict[Part, None]:
        """This one and all that it calls, each once."""
        if self not in seen:
            seen[self] = None
            for part in self._linking_libraries:
                part.reached(seen)
        return seen


class Parts(_Codegen):  # type: ignore[misc]
    """What makes Numba write parts."""

    _library_class = Part

    def set_env(self, name: str, env: Any) -> None:
        """Python's globals stay outside."""


def main(package: str, code_path: str, layout_path: str) -> None:
    """Build the module of a game's package, and describe it: both from the same sources."""
    rules = import_module(package).RULES
    Path(layout_path).write_text(json.dumps(layout(rules)), encoding="utf-8")
    built = Path(code_path)
    code, maths = built.with_suffix(".o"), built.with_suffix(".maths")
    code.write_bytes(machine_code(linked(rules)))
    maths.write_text("\n".join(MATHS), encoding="utf-8")
    wishes = ["--no-entry", "--stack-first", "--strip-all", "-z", f"stack-size={STACK}"]
    wishes += [f"--allow-undefined-file={maths}", *(f"--export={name}" for name in (*EXPORTS, "__heap_base"))]
    linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
    subprocess.run([*linker, str(code), *wishes, "-o", str(built)], check=True)


def linked(rules: Rules) -> llvm.ModuleRef:
    """All exports of a game as one LLVM module, with nothing else to be seen from outside."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    cpu_target.target_context._internal_codegen = Parts("reinos.wasm")
    teach_numba(rules)
    for kernel in JITTED:
        overload(kernel, jit_options=JIT, strict=False)(lambda *args, kernel=kernel: kernel)
    kinds = native(rules)
    doors: list[str] = []
    parts: dict[Part, None] = {}
    for name, export in EXPORTS.items():
        compiled = _njit(**JIT, no_cpython_wrapper=True, no_cfunc_wrapper=True)(export.function)
        compiled.compile(tuple(kinds[kind] for kind in export.parameters))
        (made,) = compiled.overloads.values()
        doors.append(door(name, export, made.fndesc.mangled_name))
        made.library.reached(parts)
    whole = llvm.parse_assembly("")
    for part in parts:
        whole.link_in(part._final_module, preserve=True)
    whole.link_in(llvm.parse_assembly("\n".join([*doors, "declare void @llvm.trap()"])))
    for thing in [*whole.functions, *whole.global_variables]:
        if not thing.is_declaration and thing.name not in EXPORTS:
            thing.linkage = "internal"
    return whole


def native(rules: Rules) -> dict[str, Any]:
    """The type of each parameter, by its letter."""
    kinds = {
        "t": numba.from_dtype(rules.table.dtype),
        "r": numba.from_dtype(tree_dtype(rules)),
        "n": numba.from_dtype(NODE),
        "c": types.int64,
        "v": types.float64,
        "p": types.float32,
        "P": types.int32,
        "R": types.int16,
        "L": types.int32,
    }
    return {letter: _place(kind) for letter, kind in kinds.items()} | {"i": types.int64}


def door(name: str, export: Export, inside: str) -> str:
    """A function with plain arguments that calls one with Numba's; what raises there stops the module."""
    outer = [f"{TEXT.get(kind, 'ptr')} %a{n}" for n, kind in enumerate(export.parameters)]
    wide = [f"%w{n} = sext i32 %a{n} to i64" for n, kind in enumerate(export.parameters) if kind == "i"]
    inner = [f"i64 %w{n}" if kind == "i" else f"ptr %a{n}" for n, kind in enumerate(export.parameters)]
    kinds = ["i64" if kind == "i" else "ptr" for kind in export.parameters]
    result = {
        "i": "%l = load i64, ptr %r\n%t = trunc i64 %l to i32\nret i32 %t",
        "d": "%l = load double, ptr %r\nret double %l",
    }
    return f"""
declare i32 @"{inside}"({", ".join(["ptr", "ptr", *kinds])})
define {TEXT[export.result]} @{name}({", ".join(outer)}) {{
%r = alloca i64
%e = alloca ptr
{chr(10).join(wide)}
%s = call i32 @"{inside}"({", ".join(["ptr %r", "ptr %e", *inner])})
%f = icmp eq i32 %s, {FINE[0]}
%n = icmp eq i32 %s, {FINE[1]}
%o = or i1 %f, %n
br i1 %o, label %done, label %raised
raised:
call void @llvm.trap()
unreachable
done:
{result.get(export.result, "ret void")}
}}
"""


def machine_code(module: llvm.ModuleRef) -> bytes:
    """An optimised object file."""
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    code: bytes = machine.emit_object(module)
    return code


if __name__ == "__main__":
    main(*sys.argv[1:])

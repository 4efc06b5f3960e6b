"""Keeps the code of a kernel as `native` loads it: the code that Numba gave to LLVM, without Numba's own around it."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba import types

from reinos.core.compiled import LEVEL, Kernel
from reinos.core.elf import Unlinkable, image
from reinos.core.native import ALIGNMENT, DATA, HEADER, HELPERS, KEPT, SHAPE, STRIDES, file_name

DOOR = "door"
# What LLVM calls for long blocks, which would else come from the C library.
BLOCKS = """
define hidden ptr @memset(ptr %to, i32 %value, i64 %size) {
%byte = trunc i32 %value to i8
%x = call { ptr, i64 } asm sideeffect "rep stosb", "={di},={cx},{ax},0,1,~{memory},~{flags}"(
  i8 %byte, ptr %to, i64 %size)
ret ptr %to
}
define hidden ptr @memcpy(ptr %to, ptr %from, i64 %size) {
%x = call { ptr, ptr, i64 } asm sideeffect "rep movsb", "={di},={si},={cx},0,1,2,~{memory},~{flags}"(
  ptr %to, ptr %from, i64 %size)
ret ptr %to
}
define hidden ptr @memmove(ptr %to, ptr %from, i64 %size) {
%t = ptrtoint ptr %to to i64
%f = ptrtoint ptr %from to i64
%further = sub i64 %t, %f
%overlaps = icmp ult i64 %further, %size
br i1 %overlaps, label %backwards, label %forwards
forwards:
%y = call ptr @memcpy(ptr %to, ptr %from, i64 %size)
ret ptr %to
backwards:
%last = sub i64 %size, 1
%end = getelementptr i8, ptr %to, i64 %last
%start = getelementptr i8, ptr %from, i64 %last
%x = call { ptr, ptr, i64 } asm sideeffect "std; rep movsb; cld", "={di},={si},={cx},0,1,2,~{memory},~{flags}"(
  ptr %end, ptr %start, i64 %size)
ret ptr %to
}
"""


def keep(folder: Path, kernel: Kernel, compiled: Any) -> None:
    """Write the code of a kernel to its folder, where tables need it and it needs nothing but itself."""
    if kernel not in KEPT or (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return
    try:
        code, start = machine_code(compiled)
    except Unlinkable:
        return  # Numba runs it
    path = folder / file_name(kernel)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_bytes(HEADER.pack(start).ljust(ALIGNMENT, b"\0") + code)
    fresh.replace(path)


def machine_code(compiled: Any) -> tuple[bytes, int]:
    """A compiled function as bytes that run anywhere, and where it begins in them; Unlinkable if that cannot be."""
    module = llvm.parse_bitcode(compiled.library._final_module.as_bitcode())
    module.link_in(llvm.parse_assembly(door(compiled.fndesc.mangled_name, compiled.signature)))
    for thing in [*module.functions, *module.global_variables]:
        if not thing.is_declaration and thing.name != DOOR:
            thing.linkage = "internal"
    llvm.initialize_native_asmparser()
    triple = llvm.get_process_triple()
    machine = llvm.Target.from_triple(triple).create_target_machine(cpu=LEVEL, opt=3, reloc="pic", codemodel="small")
    passes: Any = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    module.link_in(llvm.parse_assembly(BLOCKS))
    return image(machine.emit_object(module), DOOR)


def is_plain(kind: Any) -> bool:
    """Whether an array is of those that `native` hands to the code."""
    held = kind.dtype == types.int64 or isinstance(kind.dtype, types.Record)
    return bool(held and kind.ndim == 1 and kind.layout == "C" and kind.mutable)


def door(inside: str, signature: Any) -> str:
    """A function as Python calls it that calls one as Numba does, with what it finds in Python's own objects."""
    code, kinds, given = list[str](), ["ptr", "ptr"], ["ptr %result", "ptr %raised"]
    for n, kind in enumerate(signature.args):
        code += [f"%at{n} = getelementptr ptr, ptr %args, i64 {n}", f"%a{n} = load ptr, ptr %at{n}"]
        if kind == types.int64:
            code += [f"%i{n} = call i64 %f0(ptr %a{n})"]
            kinds, given = [*kinds, "i64"], [*given, f"i64 %i{n}"]
        elif isinstance(kind, types.Array) and is_plain(kind):
            for name, at in (("data", DATA), ("shape", SHAPE), ("strides", STRIDES)):
                code += [f"%{name}at{n} = getelementptr i8, ptr %a{n}, i64 {at}"]
                code += [f"%{name}{n} = load ptr, ptr %{name}at{n}"]
            code += [f"%size{n} = load i64, ptr %shape{n}", f"%step{n} = load i64, ptr %strides{n}"]
            kinds += ["ptr", "ptr", "i64", "i64", "ptr", "i64", "i64"]
            given += ["ptr null", "ptr null", f"i64 %size{n}", f"i64 %step{n}"]  # whose it is, how many, how large
            given += [f"ptr %data{n}", f"i64 %size{n}", f"i64 %step{n}"]
        else:
            raise Unlinkable(f"it takes {kind}")
    returned: Any = signature.return_type
    if returned != types.none and returned not in types.integer_domain:
        raise Unlinkable(f"it returns {returned}")
    number = "%number = load i64, ptr %result"  # 0 where nothing is returned
    if returned != types.none and returned.bitwidth < 64:
        width, wider = f"i{returned.bitwidth}", "sext" if returned.signed else "zext"
        number = f"%small = load {width}, ptr %result\n%number = {wider} {width} %small to i64"
    helpers = [
        f"%h{n} = getelementptr ptr, ptr %helpers, i64 {n}\n%f{n} = load ptr, ptr %h{n}" for n in range(len(HELPERS))
    ]
    lines = "\n".join
    return f"""
declare i32 @"{inside}"({", ".join(kinds)})
define ptr @{DOOR}(ptr %self, ptr %args, i64 %count) {{
%result = alloca i64
%raised = alloca ptr
store i64 0, ptr %result
%enough = icmp eq i64 %count, {len(signature.args)}
br i1 %enough, label %read, label %wrong
read:
%helpersat = getelementptr i8, ptr %self, i64 {DATA}
%helpers = load ptr, ptr %helpersat
{lines(helpers)}
{lines(code)}
%error = call ptr %f2()
%fine = icmp eq ptr %error, null
br i1 %fine, label %go, label %wrong
go:
%status = call i32 @"{inside}"({", ".join(given)})
{number}
%answer = call ptr %f1(i64 %number)
ret ptr %answer
wrong:
ret ptr null
}}
"""

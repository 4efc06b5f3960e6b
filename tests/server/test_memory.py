"""Memory of a server process."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

HEAPS = """
import ctypes, sys, threading
from reinos.server.memory import share_heap
if sys.argv[1] == "shared":
    share_heap()
started = threading.Barrier(8)
def work():
    kept = [bytes(100_000) for _ in range(10)]
    started.wait()
threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
libc = ctypes.CDLL(None)
libc.fdopen.restype = ctypes.c_void_p
libc.malloc_info(0, ctypes.c_void_p(libc.fdopen(1, b"w")))
libc.fflush(None)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="NOT RUN: heaps of threads are a matter of glibc")
@pytest.mark.parametrize(("heap", "one"), [("shared", True), ("own", False)])
def test_threads_share_one_heap(heap: str, one: bool) -> None:
    done = subprocess.run([sys.executable, "-c", HEAPS, heap], capture_output=True, text=True, check=True)
    assert (done.stdout.count("<heap nr=") == 1) == one

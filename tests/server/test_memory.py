"""Memory of a server process."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pytest

from reinos.server.memory import use_large_pages

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


LARGE = """
import re, sys
from pathlib import Path
from reinos.server.memory import use_large_pages
kept = [bytes(400) for _ in range(200_000)]
if sys.argv[1] == "large":
    use_large_pages()
print(re.search(r"AnonHugePages: *([0-9]+) kB", Path("/proc/self/smaps_rollup").read_text())[1])
"""


def has_large_pages() -> bool:
    """Whether a process gets large pages when it asks for them, and only then."""
    how = Path("/sys/kernel/mm/transparent_hugepage/enabled")
    version = tuple(map(int, platform.release().split(".")[:2])) if sys.platform == "linux" else (0, 0)
    return version >= (6, 1) and how.exists() and "[madvise]" in how.read_text()


@pytest.mark.skipif(not has_large_pages(), reason="NOT RUN: this system gives no large pages to who asks for them")
@pytest.mark.parametrize("pages", ["large", "small"])
def test_memory_is_held_in_large_pages(pages: str) -> None:
    done = subprocess.run([sys.executable, "-c", LARGE, pages], capture_output=True, text=True, check=True)
    assert (int(done.stdout) >= 20_000) == (pages == "large"), done.stdout


def test_a_server_without_large_pages_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reinos.server.memory.HUGEPAGE", 9999)  # advice that no system knows
    monkeypatch.setattr("reinos.server.memory.COLLAPSE", 9999)
    use_large_pages()
    monkeypatch.setattr("reinos.server.memory.MAPS", Path("/nowhere"))
    use_large_pages()

"""Where compiled code is kept."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from types import SimpleNamespace

from reinos.core.target import cache_folder


def test_threads_do_not_mix_up_the_folders_of_compiled_code() -> None:
    config, other_began, seen = SimpleNamespace(CACHE_DIR="usual"), Event(), []

    def first() -> None:
        with cache_folder(Path("first"), config):
            other = pool.submit(second)
            other_began.wait(5)
            seen.append(config.CACHE_DIR)
        other.result(5)

    def second() -> None:
        other_began.set()
        with cache_folder(Path("second"), config):
            seen.append(config.CACHE_DIR)

    with ThreadPoolExecutor(2) as pool:
        pool.submit(first).result(10)
    assert seen == ["first", "second"]
    assert config.CACHE_DIR == "usual"

"""Which core a server keeps to."""

from __future__ import annotations

from pathlib import Path

import pytest

from reinos.server.affinity import EVERY
from tests.server.running import Caller, Process


@pytest.mark.skipif(len(EVERY) < 2, reason="NOT RUN: there is one core for everybody")
def test_all_threads_of_a_server_keep_to_one_core(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # NumPy's own threads, which have nothing to do here
    server = Process("", tmp_path)
    try:
        ana = Caller(server.url)
        ana.turn(ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}] * 2))
        threads = Path(f"/proc/{server.process.pid}/task").iterdir()
        kept = [status_of(thread)["Cpus_allowed_list"] for thread in threads]
    finally:
        server.stop()
    assert len(kept) > 8
    assert set(kept) == {str(max(EVERY))}


def status_of(thread: Path) -> dict[str, str]:
    """What the system says of a thread."""
    lines = (thread / "status").read_text().splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}

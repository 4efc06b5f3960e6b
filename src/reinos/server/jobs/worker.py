"""A worker: a process that computes for the server, at a lower priority, until the server is gone.

`python -m reinos.server.jobs.worker THREADS CORE,CORE`; it reads jobs from its standard input and writes results to
its standard output.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from reinos.server.jobs.wire import Kept, framed, receive

NICENESS = 10
Job = tuple[int, Callable[..., Any], tuple[Any, ...]]  # its number, what is to be called, with what
Result = tuple[int, bool, Any]  # the job's number, whether it was done, and what came of it or the error


def done(job: Job) -> Result:
    """Do a job."""
    number, work, given = job
    try:
        return number, True, work(*given)
    except Exception as wrong:
        return number, False, wrong


def main() -> None:
    """Work until the server closes the pipe, or is gone."""
    threads, cores = int(sys.argv[1]), {int(core) for core in sys.argv[2].split(",") if core}
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.platform == "linux":
        os.sched_setaffinity(0, cores)  # it has begun on the server's own
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed by mistake
    writing = threading.Lock()

    def work(job: Job) -> None:
        result = done(job)
        try:
            body = pickle.dumps(result)
        except Exception as wrong:  # of an error from a library
            body = pickle.dumps((job[0], False, RuntimeError(f"{wrong!r} for {result[2]!r}")))
        with writing:
            results.write(framed(body))
            results.flush()

    pool, kept = ThreadPoolExecutor(threads, "work"), Kept()
    try:
        while True:
            pool.submit(work, receive(sys.stdin.buffer, kept))
    except EOFError:
        os._exit(0)  # whatever is still being computed is for nobody


if __name__ == "__main__":
    main()

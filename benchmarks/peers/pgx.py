"""Pgx on the processor: many games at once in one compiled loop, as its documentation shows."""

from __future__ import annotations

from functools import partial
from typing import Any

from benchmarks.peers.found import find
from benchmarks.race import CLOCK, Entry, Play, Tally

BATCH = 1024
STEPS = 64  # in one compiled call


def pgx_batch(name: str) -> Play | None:
    """Random play of a batch with automatic restart; every step is one decision of each game."""
    if (pgx := find("pgx")) is None:
        return None
    import jax
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(carry: Any, _: None) -> Any:
        key, state = carry
        key, choosing, dealing = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        state = step(state, jax.random.categorical(choosing, odds, axis=1), jax.random.split(dealing, BATCH))
        return (key, state), state.terminated.sum()

    run = jax.jit(lambda carry: jax.lax.scan(one_step, carry, None, length=STEPS))
    key = jax.random.PRNGKey(1)
    carry = run((key, jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))))[0]

    def play(seconds: float) -> Tally:
        nonlocal carry
        decisions = games = 0
        began = CLOCK()
        while (spent := CLOCK() - began) < seconds:
            carry, ended = run(carry)
            games += int(ended.sum())
            decisions += BATCH * STEPS
        return Tally(decisions, games, spent)

    return play


PGX_ENTRIES = tuple(
    Entry("Pgx", name, f"jit, batch of {BATCH}", partial(pgx_batch, name))
    for name in ("connect_four", "backgammon", "sparrow_mahjong")
)

"""Drafts: choices tried out on tables that the seat cannot tell from the real one, until one cannot be taken back."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reinos.core.errors import IllegalChoice
from reinos.core.record import Records, copy_records
from reinos.server.moment import Glimpse, acting, generator_of, hidden_from

WORLDS = 6  # imagined tables: what differs between them was not known before the choice


@dataclass(frozen=True)
class Preview:
    """A draft tried out: what the seat sees after it, and the choice that is held, if any."""

    seen: Glimpse  # after the choices that can be taken back
    before: tuple[Glimpse, ...] = ()  # the same before each choice of the draft
    held: int | None = None  # the last choice, when it rolls, draws, reveals, ends or hands the turn over
    reason: str | None = None  # why it is held: roll, reveal, turn or end


def extended(seen: Glimpse, seat: int, choices: Sequence[int], tried: Preview) -> Preview:
    """Try the last choice of a draft out, after those before it."""
    *earlier, choice = choices
    if tried.held is not None:
        raise IllegalChoice(f"nothing can follow choice {tried.held} before it is confirmed")
    if choice not in tried.seen.legal_ids(seat):
        raise IllegalChoice(f"seat {seat} may not choose {choice} now")
    before = (*tried.before, tried.seen)
    shown: Records | None = None
    for world in imagined(seen, seat, earlier):
        reason, after = try_out(seen, world, seat, choice)
        if reason is None and shown is not None and after.tobytes() != shown.tobytes():
            reason = "reveal"
        if reason is not None:
            return Preview(tried.seen, before, choice, reason)
        shown = after
    assert shown is not None
    return Preview(Glimpse(seen.game, seen.kernels, shown), before)


def imagined(seen: Glimpse, seat: int, played: Sequence[int]) -> Iterator[Records]:
    """Tables that fit what the seat knows, after the choices played; always the same ones for the same knowledge."""
    for number in range(WORLDS):
        dice = seen.game.bare(int.from_bytes(hashlib.sha256(seen.bytes + bytes([number])).digest()))
        world = copy_records(seen.record)
        seen.kernels.imagine(world, 0, seat, dice)
        for choice in played:
            seen.kernels.step(world, 0, seat, choice)
        yield world


def try_out(seen: Glimpse, world: Records, seat: int, choice: int) -> tuple[str | None, Records]:
    """Make a choice in an imagined table: why it could not be taken back, or None; and what the seat sees then."""
    before, generator = acting(world), generator_of(world)
    seen.kernels.step(world, 0, seat, choice)
    now, reason = acting(world), None
    if not now:
        reason = "end"
    elif generator_of(world) != generator:
        reason = "roll"
    elif now not in (before, (seat,)):
        reason = "turn"
    return reason, world if reason else hidden_from(seen.kernels, world, seat)

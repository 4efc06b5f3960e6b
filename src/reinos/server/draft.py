"""Drafts: choices tried out on tables that the seat cannot tell from the real one, until one cannot be taken back."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from reinos.core.errors import IllegalChoice
from reinos.core.game import Game
from reinos.core.match import Match
from reinos.core.record import copy_records

WORLDS = 6  # imagined tables: what differs between them was not known before the choice

Record = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Preview:
    """A draft tried out: what the seat sees after it, and the choice that is held, if any."""

    match: Match  # the seat's hidden record after the choices that can be taken back
    before: tuple[Match, ...]  # the same before each choice of the draft
    held: int | None  # the last choice, when it rolls, draws, reveals, ends or hands the turn over
    reason: str | None  # why it is held: roll, reveal, turn or end


def seen_as(game: Game, hidden: Record) -> Match:
    """A match over a hidden record: everything that is made from it is made from what the viewer may know."""
    return Match.resume(game, 0, hidden)


def preview(game: Game, hidden: Record, seat: int, choices: Sequence[int]) -> Preview:
    """Try a draft out, knowing only the seat's hidden record; IllegalChoice when it does not fit."""
    tried = Preview(seen_as(game, hidden), (), None, None)
    for place in range(len(choices)):
        tried = extended(game, hidden, seat, choices[: place + 1], tried)
    return tried


def extended(game: Game, hidden: Record, seat: int, choices: Sequence[int], tried: Preview) -> Preview:
    """Try the last choice of a draft out, after those before it."""
    *earlier, choice = choices
    if tried.held is not None:
        raise IllegalChoice(f"nothing can follow choice {tried.held} before it is confirmed")
    if choice not in tried.match.legal_ids(seat):
        raise IllegalChoice(f"seat {seat} may not choose {choice} now")
    worlds = Worlds(game, hidden, seat, earlier)
    before = (*tried.before, tried.match)
    reason = try_out(worlds, seat, choice)
    if reason is not None:
        return Preview(tried.match, before, choice, reason)
    return Preview(seen_as(game, worlds[0].hidden(seat)), before, None, None)


class Worlds:
    """Tables that fit a hidden record, made when they are wanted; always the same ones for the same record."""

    def __init__(self, game: Game, hidden: Record, seat: int, played: Sequence[int] = ()) -> None:
        self.game, self.hidden, self.seat = game, hidden, seat
        self.made: list[Match] = []
        self.played = list(played)  # choices that every world has seen

    def __getitem__(self, number: int) -> Match:
        while len(self.made) <= number:
            self.made.append(self._imagined(len(self.made)))
        return self.made[number]

    def _imagined(self, number: int) -> Match:
        seed = hashlib.sha256(self.hidden.tobytes() + bytes([number])).digest()
        dice = self.game.bare(int.from_bytes(seed))
        dice["drawn"] = dice["pool"].shape[1]  # nothing of the generator's first block has been made yet
        record = copy_records(self.hidden)
        self.game.rules.target("python").imagine(record, 0, self.seat, dice)
        world = Match.resume(self.game, 0, record)
        for choice in self.played:
            world.play(choice, self.seat)
        return world


def try_out(worlds: Worlds, seat: int, choice: int) -> str | None:
    """Make a choice in every imagined table; why it could not be taken back, or None."""
    acting = worlds[0].to_act
    seen = b""
    for number in range(WORLDS):
        world = worlds[number]
        world.play(choice, seat)
        if world.over:
            return "end"
        if world.steps[-1].rolls:
            return "roll"
        if world.to_act not in (acting, (seat,)):
            return "turn"
        shown = world.hidden(seat).tobytes()
        if seen and shown != seen:
            return "reveal"
        seen = shown
    worlds.played.append(choice)
    return None

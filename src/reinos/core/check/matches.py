"""Matches: the same seed and choices give the same bytes however they get there; what is illegal changes nothing."""

from __future__ import annotations

import json

import numpy as np

from reinos.core.check.failure import Watching
from reinos.core.errors import IllegalChoice
from reinos.core.game import Game
from reinos.core.match import Match


def check_match(game: Game, seed: int) -> None:
    """Same seed and choices, save, load, undo and replay give the same bytes; illegal choices change nothing."""
    choose = np.random.default_rng([seed, 36])
    with Watching(game, seed) as here:
        match, twin = game.new(seed), game.new(seed)
        records = [match.record.tobytes()]
        while not match.over:
            here.at(len(match.steps), match.position)
            seat = int(choose.choice(match.to_act))
            refuse_illegal(match, seat, choose)
            choice = int(choose.choice(match.legal_ids(seat)))
            match.play(choice, seat)
            twin.play(match.game.rules.choices.choice(choice), seat)
            records.append(match.record.tobytes())
        assert twin.record.tobytes() == records[-1], "the same seed and choices gave another record"
        loaded = Match.from_json(json.loads(json.dumps(match.to_json())))
        assert loaded.record.tobytes() == records[-1], "a saved and loaded match differs"
        refuse(match, 0, 0, "the match is over")
        for record in reversed(records):
            assert twin.record.tobytes() == record, "undo does not lead back to the earlier record"
            if twin.steps:
                twin.undo()


def refuse_illegal(match: Match, seat: int, choose: np.random.Generator) -> None:
    """A wrong id, a wrong seat, a seat out of turn."""
    size = match.game.rules.choices.size
    legal = set(match.legal_ids(seat))
    for number in choose.integers(size, size=3).tolist():
        if number not in legal:
            refuse(match, number, seat, "may not choose")
    refuse(match, size, seat, "does not exist")
    refuse(match, -1, seat, "does not exist")
    refuse(match, min(legal), match.players, "seats are")
    waiting = [s for s in range(match.players) if s not in match.to_act]
    if waiting:
        refuse(match, min(legal), waiting[0], "has nothing to choose")


def refuse(match: Match, choice: int, seat: int, reason: str) -> None:
    """The match must refuse this, say why, and stay as it was."""
    before, steps = match.record.tobytes(), len(match.steps)
    try:
        match.play(choice, seat)
    except IllegalChoice as wrong:
        told = str(wrong)
    else:
        raise AssertionError(f"seat {seat} could play {choice}")
    assert reason in told, f"refused with {told!r}, not {reason!r}"
    assert match.record.tobytes() == before, "a refused choice changed the record"
    assert len(match.steps) == steps, "a refused choice is in the history"

"""Hnefatafl as it happens: a piece goes, others fall, the king's square is lit at the end."""

from dataclasses import replace

from reinos.core.cue import Cue, Loss, Move
from reinos.core.event import Event
from reinos.core.scene import Scene


def cues(line: Cue, event: Event, before: Scene, after: Scene) -> list[Cue]:
    """The cues of an event, made from its line in the log."""
    board, args = before.view["board"], event.args
    if event.kind == "moved":
        start, end = f"square-{args['start']}", f"square-{args['end']}"
        return [replace(line, at=(end,), moves=(Move(f"piece-{board[args['start']]}", start, end),))]
    if event.kind == "captured":
        place = f"square-{args['square']}"
        return [replace(line, at=(place,), losses=(Loss(f"piece-{board[args['square']]}", place),))]
    return [replace(line, at=(f"square-{after.view['king']}",))]

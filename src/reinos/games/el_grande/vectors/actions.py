"""Action strings: what they stand for, and carrying them out (EG-18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.errors import ReinosError
from reinos.core.record import copy_records
from reinos.core.rule import legal
from reinos.core.vectors import (
    VectorError,
    listed,
    misfits,
    named,
)
from reinos.games.el_grande import RULES
from reinos.games.el_grande.choices import CHOICES
from reinos.games.el_grande.frames import top
from reinos.games.el_grande.state import (
    CARD_IDS,
    COURT,
    DEPLOY,
    MARKER_IDS,
    SPECIAL,
    State,
)
from reinos.games.el_grande.vectors.tables import Seats, card, mapping, place, region

ACTION_NEEDS, ACTION_MAY = frozenset({"by", "do"}), frozenset({"illegal", "secret"})
SECRET_KINDS = ("wheel", "recover")


class Refused(VectorError):
    """A choice that the rules do not allow at this moment."""


def legal_ids(s: State, seat: int) -> list[int]:
    """What the seat may choose."""
    out = np.zeros(CHOICES.size, np.int64)
    ids: list[int] = out[: legal(s, seat, out)].tolist()
    return ids


def pending(s: State) -> list[int]:
    """The seats to act."""
    return [seat for seat in range(s.players) if s.to_act >> seat & 1]


def copied(s: Any) -> Any:
    """Another table just like this one."""
    s.store()
    return RULES.proxy(copy_records(s._row))


def make(kind: str, **args: int) -> int:
    """The id of a choice; one that does not exist is refused."""
    try:
        return CHOICES.make(kind, **args).id
    except ReinosError as wrong:
        raise Refused(str(wrong)) from None


def split(value: str, mark: str, action: str) -> tuple[str, str]:
    """Two parts of an action."""
    first, found, second = value.partition(mark)
    if not found:
        raise VectorError(f"action {action!r}: {mark!r} is missing")
    return first, second


def digits(value: str, action: str) -> int:
    """A whole number of an action."""
    if not value.isdecimal():
        raise VectorError(f"action {action!r}: {value!r} is not a number")
    return int(value)


def returned(value: str, action: str) -> Iterator[int]:
    """DP-11  The parts of a return, one knight at a time."""
    for part in value.split(","):
        where, count = split(part, "*", action)
        spot = COURT if where == "court" else region(where, f"action {action!r}")
        yield from [make("give", place=spot)] * digits(count, action)


def choices_of(s: Any, seats: Seats, action: str) -> list[int]:
    """DP-1 to DP-11  The small choices that an action string stands for."""
    verb, _, value = action.partition(":")
    where = f"action {action!r}"
    if verb in BARE:
        if value:
            raise VectorError(f"{where}: nothing may follow {verb!r}")
        return [make(BARE[verb])]
    if verb in NUMBERS:
        kind, name = NUMBERS[verb]
        return [make(kind, **{name: digits(value, action)})]
    if verb in REGION_VERBS:
        return [make(REGION_VERBS[verb], region=place(value, where))]
    if verb in PLACE_VERBS:
        return [make(PLACE_VERBS[verb], place=place(value, where))]
    if verb in ("half", "mode"):
        known = HALVES if verb == "half" else MODES
        return [make(known[named(value, where, known)])]
    if verb == "card":
        return [make("card", deck=offered(s, card(value)))]
    if verb == "return":
        return list(returned(value, action))
    if verb == "marker":
        which, to = split(value, ">", action)
        return [make("marker", marker=MARKER_IDS.index(named(which, where, MARKER_IDS)), place=place(to, where))]
    if verb == "banish":
        colour, at = split(value, ":", action)
        return [make("banish", seat=seats.seat(colour, where), region=place(at, where))]
    if verb == "move":
        colour, path = split(value, ":", action)
        start, to = split(path, ">", action)
        take = make("take", seat=seats.seat(colour, where), region=place(start, where))
        return [take, make("move_to", place=place(to, where))]
    raise VectorError(f"{where} is unknown; known: {', '.join(sorted(VERBS))}")


BARE = {"stop": "stop", "end": "end", "veto": "veto", "pass": "allow"}
NUMBERS = {
    "power": ("power", "value"),
    "reinf": ("reinforce", "count"),
    "court": ("reinforce", "count"),
    "recover": ("recover", "value"),
}
REGION_VERBS = {verb: verb for verb in ("recall", "source", "score", "grande", "expel", "king", "wheel")}
PLACE_VERBS = {"deploy": "deploy", "extra": "deploy"}
HALVES = {"special": "special", "deploy": "deployment"}
MODES = {"move": "mode_move", "deploy": "mode_deploy"}
VERBS = {*BARE, *NUMBERS, *REGION_VERBS, *PLACE_VERBS, "half", "mode", "card", "return", "marker", "banish", "move"}


def offered(s: Any, wanted: int) -> int:
    """EG-7.5  The deck on which a card lies face up."""
    if wanted not in s.face.tolist():
        raise Refused(f"card {CARD_IDS[wanted]} is not on offer")
    return int(np.flatnonzero(s.face == wanted)[0]) + 1


def fits_moment(s: Any, action: str) -> bool:
    """Whether the words of an action belong to what is asked: `extra` is not `deploy`, `court` not `reinf`."""
    verb = action.partition(":")[0]
    special = s.depth > 1 and s.frames[1, 0] == SPECIAL
    if verb in ("extra", "court"):
        return bool(special)
    if verb == "deploy":
        return top(s) == DEPLOY
    return not (verb == "reinf" and special)


def act(s: Any, seats: Seats, seat: int, action: str) -> None:
    """Carry an action out, or Refused."""
    if not isinstance(action, str):
        raise VectorError(f"action {action!r}: must be a text")
    ids = choices_of(s, seats, action)
    if not fits_moment(s, action):
        raise Refused(f"action {action!r} is not asked for now")
    for number in ids:
        if number not in legal_ids(s, seat):
            raise Refused(f"action {action!r} is not legal for {seats.names[seat]} now")
        play.step(s, seat, number)


def refuses(s: Any, seats: Seats, seat: int, action: str) -> bool:
    """Whether an action is refused; the table stays as it is."""
    try:
        act(copied(s), seats, seat, action)
    except Refused:
        return True
    return False


def follow(s: Any, seats: Seats, actions: list[Any], going_on: Callable[[], bool]) -> None:
    """Carry the actions out in the order in which the engine asks; choices with one option are not listed."""
    play_single(s, going_on)
    for number, entry in enumerate(actions, 1):
        action = mapping(entry, f"action {number}")
        for complaint in misfits(f"action {number}", action, ACTION_NEEDS, ACTION_MAY):
            raise VectorError(complaint)
        seat = seats.seat(action["by"], f"action {number}")
        for illegal in listed(action.get("illegal", []), "illegal"):
            if not refuses(s, seats, seat, illegal):
                raise VectorError(f"action {number}: {illegal!r} should be refused and is legal")
        secret = action.get("secret", False)
        if secret is True and str(action["do"]).partition(":")[0] not in SECRET_KINDS:
            raise VectorError(f"action {number}: {action['do']!r} is not secret")
        if not isinstance(secret, bool):
            raise VectorError(f"action {number}: secret is {secret!r}; allowed: true, false")
        act(s, seats, seat, action["do"])
        play_single(s, going_on)


def play_single(s: Any, going_on: Callable[[], bool]) -> None:
    """EG-18.4  Take the choices that leave no choice."""
    while going_on():
        forced = [(seat, ids) for seat in pending(s) if len(ids := legal_ids(s, seat)) == 1]
        if not forced:
            return
        play.step(s, forced[0][0], forced[0][1][0])

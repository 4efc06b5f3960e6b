"""One step of one game of a batch, as rules like the games' own, and loops over games for the CPU."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core.dice import WORD
from reinos.core.play import first_seat, start, step
from reinos.core.record import SEATS, Table
from reinos.core.rule import legal, rule, truncated

if TYPE_CHECKING:
    from reinos.core.game import Rules

NOBODY = -1  # is to act where a game has ended and stands still; also its choice
EVERYBODY = -1  # a bit mask
ALL_LEGAL = -1
CACHE_LINE = 64

Note = Any  # what a batch notes of one game


def note_dtype(rules: Rules) -> np.dtype[Any]:
    """What a batch notes about each game: a record of its own, so that rules take it as one argument."""
    fields = np.dtype(
        [  # what every step needs comes first, so that it lies together
            ("to_act", "i8"),  # the first seat that owes a choice, or NOBODY
            ("pending", "i8"),  # bit mask of all that do
            ("count", "i8"),  # legal choices of the seat to act
            ("drawn", "i8"),  # one of them, at random
            ("done", "?"),  # the last step ended a game
            ("truncated", "?"),  # by a limit for simulations
            ("ids", "i2", rules.choices.size),  # the legal choices
            ("restarts", "i8"),  # ~n: n, and then a game came here from another batch
            ("rewards", "f4", SEATS),
            ("points", "i4", SEATS),  # of the last game that ended, as are the ranks
            ("ranks", "i2", SEATS),
        ],
        align=True,
    )
    names = fields.names or ()
    return np.dtype(
        {
            "names": names,
            "formats": [fields[name] for name in names],
            "offsets": [fields.fields[name][1] for name in names] if fields.fields else [],
            "itemsize": -(-fields.itemsize // CACHE_LINE) * CACHE_LINE,
        }
    )


@rule
def reward(s: Table, seat: int) -> float:
    """Seats beaten minus seats lost to, as a share of the others: 1 for beating all, 0 over all seats."""
    balance = 0
    for other in range(s.players):
        if s.ranks[seat] < s.ranks[other]:
            balance += 1
        elif s.ranks[seat] > s.ranks[other]:
            balance -= 1
    return balance / (s.players - 1)


@rule
def settle(s: Table, note: Note) -> None:
    """Note the result of a game that is over."""
    for seat in range(s.players):
        note.points[seat] = s.points[seat]
        note.ranks[seat] = s.ranks[seat]
        note.rewards[seat] = reward(s, seat)
    note.done = True
    note.truncated = truncated(s)


@rule
def survey(s: Table, note: Note, luck: int) -> None:
    """Note whose turn it is, the legal choices, and one of them picked by 32 random bits."""
    seat = first_seat(s.to_act)
    count = legal(s, seat, note.ids)
    note.to_act = seat
    note.pending = s.to_act
    note.count = count
    note.drawn = note.ids[luck * int(count) >> 32]


@rule
def stand_still(note: Note) -> None:
    """Nobody has anything to choose: the game has ended, and no other starts."""
    note.to_act = NOBODY
    note.pending = 0
    note.count = 0
    note.drawn = NOBODY


@rule
def turn(s: Table, note: Note, choice: int, luck: int) -> bool:
    """One choice of the seat to act; whether it ended the game. While `done` stands, so does the result noted first."""
    step(s, int(note.to_act), choice)
    if s.to_act == 0:
        if not note.done:
            settle(s, note)
        note.restarts = max(note.restarts, ~note.restarts) + 1
        return True
    survey(s, note, luck)
    return False


@rule
def lay(i: int, records: Any, bare: Any, note: Note, luck: int) -> None:
    """Start game i with its own seed for this restart; `Batch.seed` says which."""
    records[i] = bare[0]
    s = records[i]
    s.key[0] ^= note.restarts
    s.key[1] ^= i
    start(s, 0)
    survey(s, note, luck)


@rule
def asked(note: Note, seats: int) -> bool:
    """Whether one of these seats, a bit mask, is to act."""
    return bool(note.count > 0 and (seats >> int(note.to_act)) & 1 == 1)


@rule
def advance(
    i: int, records: Any, bare: Any, note: Note, choice: int, seats: int, luck: int, restart: bool, fresh: bool
) -> None:
    """One choice in game i, if one of `seats` is to act; with `fresh`, the results of the last step are forgotten.

    A game that has not begun is laid instead. One that ends starts anew with `restart`, else it stands still.
    """
    waits = note.count > 0
    if not waits and note.done and not restart:
        return
    if fresh and note.done:
        note.done = False
        note.truncated = False
        note.rewards[:] = 0
    if not waits:
        lay(i, records, bare, note, luck)
    elif asked(note, seats) and turn(records[i], note, choice, luck):
        if restart:
            lay(i, records, bare, note, luck)
        else:
            stand_still(note)


@rule
def listed(note: Note, choice: int) -> bool:
    """Whether the choice is legal."""
    if choice == note.drawn:
        return True
    n = 0
    while n < note.count and note.ids[n] != choice:
        n += 1
    return bool(n < note.count)


@rule
def first_unlisted(first: int, last: int, choices: Any, notes: Any, seats: Any) -> int:
    """The first of some games whose choice is asked for and not legal, or ALL_LEGAL."""
    for i in range(first, last):
        if asked(notes[i], int(seats[i])) and not listed(notes[i], int(choices[i])):
            return i
    return ALL_LEGAL


@rule
def mix(x: int) -> int:
    """A hash of 32 bits (Wellons, lowbias32)."""
    x ^= x >> 16
    x = x * 0x7FEB352D & WORD
    x ^= x >> 15
    x = x * 0x846CA68B & WORD
    return x ^ (x >> 16)


@rule
def random_bits(i: int, salt: int) -> int:
    """32 bits for game i that change with the salt."""
    return mix((i * 0x9E3779B1 ^ salt) & WORD)


# --- the same for many games: one call does a part of the batch, the games `first` to `last - 1`


def unlisted(part: int, first: int, last: int, choices: Any, notes: Any, seats: Any) -> int:
    """The first game whose choice is asked for and not legal, or ALL_LEGAL."""
    return first_unlisted(first, last, choices, notes, seats)


def turns(
    part: int,
    first: int,
    last: int,
    records: Any,
    bare: Any,
    choices: Any,
    notes: Any,
    seats: Any,
    salt: int,
    check: bool,
    restart: bool,
    fresh: bool,
) -> int:
    """`advance` in each game. With `check`, all choices or none are made; returns as `unlisted`."""
    if check:
        wrong = first_unlisted(first, last, choices, notes, seats)
        if wrong != ALL_LEGAL:
            return wrong
    for i in range(first, last):
        luck = random_bits(i, salt)
        advance(i, records, bare, notes[i], int(choices[i]), int(seats[i]), luck, restart, fresh)
    return ALL_LEGAL

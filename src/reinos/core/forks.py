"""Games made from the games of a batch: with other dice, dealt anew, a choice further. Rules, and loops for the CPU."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import rewind
from reinos.core.lanes import NOBODY, Note, asked, mix, random_bits, stand_still, survey, turn
from reinos.core.play import appraise_after, imagine
from reinos.core.record import Table
from reinos.core.rule import appraise, rule

ELSEWHERE = ~0  # restarts of a game that came from another batch
SCRATCH = 3  # tables that a thread needs to try something out


@rule
def give_dice(i: int, s: Table, note: Note, dice: Table, luck: int) -> None:
    """Game i gets dice of its own, and another random choice."""
    for n in range(8):
        s.key[n] = dice.key[n]
    s.key[1] ^= i
    rewind(s, 0)
    if note.count > 0:
        note.drawn = note.ids[luck * int(note.count) >> 32]


@rule
def deal_anew(i: int, s: Table, note: Note, viewer: int, dice: Table, luck: int) -> None:
    """Redraw what the viewer cannot know of game i; `dice` are those of all games, and are used up."""
    dice.key[1] ^= i
    imagine(s, viewer, dice)
    survey(s, note, luck)


@rule
def branch(s: Table, note: Note, seat: int, choice: int, luck: int) -> None:
    """A choice on an imagined table, with a note that is still empty."""
    note.to_act = seat
    note.restarts = ELSEWHERE
    if turn(s, note, choice, luck):
        stand_still(note)


@rule
def favourite(tables: Any, world: int, note: Note, luck: int) -> int:
    """The choice with the best appraisal on an imagined table, tried out on the next one; equals are drawn."""
    best, chosen, equals = 0.0, NOBODY, 0
    for n in range(note.count):
        tables[world + 1] = tables[world]
        value = appraise_after(tables[world + 1], int(note.to_act), int(note.ids[n]))
        if equals == 0 or value > best:
            best, chosen, equals = value, int(note.ids[n]), 1
        elif value == best:
            equals += 1
            luck = mix(luck)
            if luck * equals >> 32 == 0:
                chosen = int(note.ids[n])
    return chosen


@rule
def appraise_some(worlds: Any, i: int, tried: Any, at: int, note: Note, first: int, every: int, out: Any) -> None:
    """The value of what each choice leads to, in the choice's place: the first, and every so many after it.

    Table i is imagined, and the choices are made on table `at`.
    """
    for n in range(first, note.count, every):
        tried[at] = worlds[i]
        out[note.ids[n]] = appraise_after(tried[at], int(note.to_act), int(note.ids[n]))


# --- the same for many games: one call does a part of the batch, the games `first` to `last - 1`


def renewals(part: int, first: int, last: int, records: Any, notes: Any, dice: Any, salt: int) -> None:
    """Other dice in every game."""
    for i in range(first, last):
        give_dice(i, records[i], notes[i], dice[0], random_bits(i, salt))


def redeals(
    part: int, first: int, last: int, records: Any, notes: Any, viewers: Any, scratch: Any, dice: Any, salt: int
) -> None:
    """What a viewer cannot know is dealt anew in every game that goes on."""
    for i in range(first, last):
        if notes[i].count > 0:
            scratch[SCRATCH * part] = dice[0]
            deal_anew(i, records[i], notes[i], int(viewers[i]), scratch[SCRATCH * part], random_bits(i, salt))


def afters(
    part: int,
    first: int,
    last: int,
    records: Any,
    notes: Any,
    places: Any,
    scratch: Any,
    dice: Any,
    salt: int,
    made: Any,
    made_notes: Any,
) -> None:
    """All legal choices of each game, on one table that the seat to act imagines; those of game i from its place on."""
    for i in range(first, last):
        note = notes[i]
        if note.count > 0:
            scratch[SCRATCH * part] = dice[0]
            scratch[SCRATCH * part].key[1] ^= i
            scratch[SCRATCH * part + 1] = records[i]
            imagine(scratch[SCRATCH * part + 1], int(note.to_act), scratch[SCRATCH * part])
            for n in range(note.count):
                j = int(places[i]) + n
                made[j] = scratch[SCRATCH * part + 1]
                branch(made[j], made_notes[j], int(note.to_act), int(note.ids[n]), random_bits(j, salt))


def favourites(
    part: int,
    first: int,
    last: int,
    records: Any,
    notes: Any,
    seats: Any,
    scratch: Any,
    dice: Any,
    salt: int,
    choices: Any,
) -> None:
    """The favourite in each game where one of `seats` is to act."""
    for i in range(first, last):
        if asked(notes[i], int(seats[i])):
            scratch[SCRATCH * part] = dice[0]
            scratch[SCRATCH * part].key[1] ^= i
            scratch[SCRATCH * part + 1] = records[i]
            imagine(scratch[SCRATCH * part + 1], int(notes[i].to_act), scratch[SCRATCH * part])
            choices[i] = favourite(scratch, SCRATCH * part + 1, notes[i], random_bits(i, salt))
        else:
            choices[i] = NOBODY


def appraisals(
    part: int, first: int, last: int, records: Any, notes: Any, scratch: Any, dice: Any, choices: Any, seats: Any
) -> None:
    """What each of several legal choices leads to, on one table that the seat to act imagines, and how seats stand."""
    for i in range(first, last):
        choices[i, :] = 0
        seats[i, :] = 0
        if notes[i].count > 0:
            scratch[SCRATCH * part] = dice[0]
            scratch[SCRATCH * part].key[1] ^= i
            scratch[SCRATCH * part + 1] = records[i]
            imagine(scratch[SCRATCH * part + 1], int(notes[i].to_act), scratch[SCRATCH * part])
            for seat in range(seats.shape[1]):
                seats[i, seat] = appraise(scratch[SCRATCH * part + 1], seat)
        if notes[i].count > 1:
            appraise_some(scratch, SCRATCH * part + 1, scratch, SCRATCH * part + 2, notes[i], 0, 1, choices[i])

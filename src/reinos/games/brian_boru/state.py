"""The table of Brian Boru: where a game can stand, the options and the record."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reinos.core.chairs import Chairs
from reinos.core.errors import WrongOption
from reinos.core.options import Options, option
from reinos.core.record import SEATS, Numbers, Seen, Table, number, numbers, record
from reinos.games.brian_boru import box

# BB-15  Where a decision is owed …
(
    START_TOWN,
    DRAFT,
    LEAD_TOWN,
    LEAD_CARD,
    FOLLOW,
    OPTION,
    BUY,
    EXPAND,
    LIBERATE,
    MARRIAGE_TOWN,
    PRINCESS_SIDE,
    TRACK_TOWN,
    RAID_TOWN,
    LEADER_MONASTERY,
    MONASTERY,
    OVER,
) = range(16)
# … and the steps that need none.
PREPARE, NEXT_TRICK, NEXT_ACTOR, ACT, MARRIAGE, BATTLE, CHURCH, CLAIM, END = range(16, 25)

STRENGTH_BITS = 5


@dataclass(frozen=True)
class BrianBoruOptions(Options):
    """BB-16.1, BB-16.2  Players, and the strengths of the seven Viking cards."""

    players: int = option(4, 3, 4, 5)
    vikings: str = option(box.RECONSTRUCTED, box.RECONSTRUCTED, box.MILDER)

    def check(self, name: str, value: Any, values: tuple[Any, ...]) -> None:
        """BB-16.2  Any list of seven strengths will do."""
        if name == "vikings":
            strengths(value)
        else:
            super().check(name, value, values)

    def codes(self) -> dict[str, int]:
        """The strengths stand in the record as one number, five bits each."""
        coded = sum(strength << i * STRENGTH_BITS for i, strength in enumerate(strengths(self.vikings)))
        return {"players": self.players, "vikings": coded}


def strengths(vikings: Any) -> tuple[int, ...]:
    """BB-16.2  The seven strengths of a list such as 9-10-11-12-13-13-14, or WrongOption."""
    found: tuple[int, ...] = ()
    if isinstance(vikings, str) and re.fullmatch(r"\d{1,2}(-\d{1,2})*", vikings, re.ASCII):
        found = tuple(map(int, vikings.split("-")))
    if len(found) != box.VIKING_CARDS or max(found) > box.MOST_STRENGTH:
        wanted = {"cards": str(box.VIKING_CARDS), "most": str(box.MOST_STRENGTH), "example": repr(box.RECONSTRUCTED)}
        raise WrongOption("option-vikings-wrong", Path(__file__).parent / "text", value=repr(vikings), **wanted)
    return found


@record
class State(Table):
    """One table of Brian Boru."""

    # options
    vikings: int = number()

    # where the game stands
    phase: int = number()
    round: int = number()  # from 1
    trick: int = number()  # of the round, from 1; 0 before the first
    turn: int = number()  # of the draft, from 0; after it the number of turns
    dealt: int = number()  # whether the action cards are in the players' hands
    marker: int = number()  # seat that has the active town marker
    leader: int = number(start=-1)  # seat that opened the trick
    active: int = number(start=-1)  # the active town, NOWHERE if there is none
    winner: int = number(start=-1)  # of the trick, -1 nobody or not known yet
    actor: int = number(start=-1)  # seat that performs an action or receives a reward, -1 nobody
    row: int = number()  # of the symbols on the actor's card
    at: int = number()  # symbols of that row already performed
    resolved: int = number()  # value of the last card performed in this trick
    queue: int = number()  # seats that still have to lose a town or to build a monastery
    loser: int = number(start=-1)  # seat that loses a town now, -1 nobody

    # action cards: BB-13.2 private to their seat, BB-13.3 or to nobody
    deck: Numbers = numbers(box.CARDS, seen=Seen.NOBODY, blank=0)  # while they are shuffled
    undealt: int = number(seen=Seen.NOBODY)  # the card that nobody got, 0 none
    hand: Numbers = numbers(SEATS, kind="i4", seen=Seen.OWNER, blank=0)  # set of cards to play
    packs: Numbers = numbers(SEATS, box.TURNS, kind="i4", seen=Seen.OWNER, blank=0)  # BB-13.8  each as it arrived
    picks: Numbers = numbers(SEATS, box.TURNS, kind="i4", seen=Seen.OWNER, blank=0)  # what was kept of each
    card: Numbers = numbers(SEATS)  # played in this trick, 0 none
    shown: Numbers = numbers(box.CARDS + 1, start=-1)  # seat that played the card in this round, -1 nobody yet
    lacks: Numbers = numbers(SEATS)  # BB-5.4  colours that an unmatched lead proved absent, bit a colour

    # marriages and Vikings
    marriage_deck: Numbers = numbers(box.MARRIAGE_ROUNDS, seen=Seen.NOBODY, start=-1)  # by round; -1 drawn
    marriages_left: int = number()
    marriage: int = number(start=-1)  # this round's card, -1 none
    met: Numbers = numbers(box.MARRIAGES)  # cards that have been revealed
    spouse: Numbers = numbers(box.MARRIAGES, start=-1)  # seat that keeps the card, -1 nobody
    side: int = number(start=-1)  # BB-8.5  MILITARY, TRADE or REFUSE once the Princess has been won
    viking_deck: Numbers = numbers(box.VIKING_CARDS, seen=Seen.NOBODY)  # drawn from the front; -1 drawn
    landed: Numbers = numbers(box.VIKING_CARDS)  # Viking cards that have been revealed
    strength: int = number()  # of this round's Viking card
    battle_area: int = number()  # raiders there

    # the players: BB-13.1, BB-14.26 for all to see
    score: Numbers = numbers(SEATS, kind="i4")  # on the track
    coins: Numbers = numbers(SEATS)
    renown: Numbers = numbers(SEATS)
    raiders: Numbers = numbers(SEATS)
    church: Numbers = numbers(SEATS)  # discs in the church area
    space: Numbers = numbers(SEATS)  # on the marriage track

    # the board
    discs: Numbers = numbers(SEATS, kind="i8")  # set of towns with the seat's disc
    raided: int = number()  # set of towns with a Viking control token
    monasteries: int = number()  # set of towns with a monastery
    claim_up: Numbers = numbers(box.REGIONS)  # BB-2.2  whether the token lies face up
    claim_holder: Numbers = numbers(box.REGIONS, start=-1)  # seat that has it, -1 on the board


CHAIRS = Chairs(
    axes=dict.fromkeys(
        (
            *("hand", "packs", "picks", "card", "lacks", "score", "coins", "renown", "raiders", "church", "space"),
            *("discs",),
        ),
        0,
    ),
    values=("marker", "leader", "winner", "actor", "loser", "shown", "spouse", "claim_holder"),
    masks=("queue",),
    dealt=frozenset({"round_begun"}),
)

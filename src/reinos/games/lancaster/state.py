"""The table of Lancaster: options and the record."""

from __future__ import annotations

from dataclasses import dataclass

from reinos.core.chairs import Chairs, next_chair
from reinos.core.options import Options, option
from reinos.core.record import SEATS, Numbers, Seen, Table, number, numbers, record
from reinos.games.lancaster import box

# Where an extension tile is
IN_STOCK, FACE_UP, FACE_DOWN = range(3)
# A favour tile
OUT, SHOWN, TAKEN = range(3)

LAW_MODES = box.ids(box.DATA["law_groups"]["modes"])
BASE, NEW, MIXED_CHOICE, MIXED_RANDOM = range(len(LAW_MODES))
LAW_SETS = ("base", "new")
UPGRADE_SCOPES = ("in_play", "deployed")
IN_PLAY, DEPLOYED = range(2)


@dataclass(frozen=True)
class LancasterOptions(Options):
    """LA-8.0, LA-14.2, LA-16.3  Players, laws and rulings."""

    players: int = option(4, 2, 3, 4, 5)
    law_mode: str = option(LAW_MODES[0], *LAW_MODES)
    law_group_0: str = option(LAW_SETS[0], *LAW_SETS)
    law_group_1: str = option(LAW_SETS[0], *LAW_SETS)
    law_group_2: str = option(LAW_SETS[0], *LAW_SETS)
    law_group_3: str = option(LAW_SETS[0], *LAW_SETS)
    law_group_4: str = option(LAW_SETS[0], *LAW_SETS)
    open_resources: bool = option(False)
    upgrade_scope: str = option(UPGRADE_SCOPES[0], *UPGRADE_SCOPES)

    def __post_init__(self) -> None:
        super().__post_init__()
        # What is not read is not kept, so that equal games have equal options.
        if self.law_mode != LAW_MODES[MIXED_CHOICE]:
            for group in range(box.GROUPS):
                object.__setattr__(self, f"law_group_{group}", LAW_SETS[0])
        if self.players == 2:  # LA-12.1  no screens
            object.__setattr__(self, "open_resources", True)


# LA-8.0  Both sets half and half: an evening that shows old and new laws.
PRESETS = {
    "old_and_new": {
        "players": 4,
        "law_mode": "mixed_choice",
        "law_group_1": "new",
        "law_group_3": "new",
        "law_group_4": "new",
    }
}


@record
class State(Table):
    """One table of Lancaster."""

    # options
    law_mode: int = number()
    law_group_0: int = number()
    law_group_1: int = number()
    law_group_2: int = number()
    law_group_3: int = number()
    law_group_4: int = number()
    open_resources: int = number()
    upgrade_scope: int = number()

    # where the game stands
    phase: int = number()
    round: int = number(start=1)  # 1..5
    start: int = number()  # seat with the start marker
    next_start: int = number()  # LA-14.8  who has it next round
    ask: int = number()  # what is being asked, one of ASK_…
    party: int = number(start=box.NOBODY)  # whose knights the question is about
    may_decline: int = number()  # LA-5.12  whether an upgrade or extension can be refused
    step: int = number()  # turns that have been had, from the start player round the table
    sent: int = number()  # strength of the knight that waits for its squires, 0 none
    sent_to: int = number(start=box.NOBODY)  # and the county where it goes
    vote: int = number()  # proposals voted this round; also the one being voted, 0..2
    law: int = number()  # laws applied this round; also the one being applied, 0..2
    due: Numbers = numbers(SEATS)  # how many times the law still asks a seat
    bought: int = number()  # LA-8.8  tiles that a seat has bought and is still to build
    allowance: int = number()  # LA-8.4  squires that a seat may still send to battles
    paid: int = number()  # LA-8.9, LA-8.14  bits: counties or tiles that a seat has paid for
    county: int = number()  # counties scored this round; also the one being scored, 0..8
    stage: int = number()  # LA-9.2, LA-9.7  how far it has come
    scored: int = number()  # LA-10.2  bits: spaces of the castle being scored that are done
    battle: int = number()  # battles scored this round; also the one being scored, 0..3
    prisoners: int = number()  # LA-11.6  1 while those of a lost battle are ransomed

    # knights: how many of each strength, or the strength of the one that stands there (0 none)
    reserve: Numbers = numbers(box.PARTIES, box.STRENGTHS + 1)
    court: Numbers = numbers(box.PARTIES, box.STRENGTHS + 1)
    castle: Numbers = numbers(box.PARTIES, box.SPACES)  # an ally uses the first two
    holder: Numbers = numbers(box.COUNTIES, start=box.NOBODY)  # party in the county, -1 none
    garrison: Numbers = numbers(box.COUNTIES)
    retinue: Numbers = numbers(box.COUNTIES)  # squires that stand there
    card: Numbers = numbers(box.BATTLES, start=box.NOBODY)  # battle card, -1 none
    fighter: Numbers = numbers(box.BATTLES, box.SLOTS, start=box.NOBODY)  # party in a slot, -1 none
    stack: Numbers = numbers(box.BATTLES, box.SLOTS, box.KNIGHTS)  # strengths, first placed first
    aid: Numbers = numbers(box.BATTLES, box.SLOTS)  # LA-8.4  squires sent to the front

    # LA-1.3  what the players own
    tiles: Numbers = numbers(SEATS, box.SPACES)  # IN_STOCK, FACE_UP or FACE_DOWN
    nobles: Numbers = numbers(SEATS, box.COUNTIES)  # 1: owns the noble of that letter
    gold: Numbers = numbers(SEATS, seen=Seen.OWNER)
    squires: Numbers = numbers(SEATS, seen=Seen.OWNER)
    ledger: Numbers = numbers(SEATS, 2)  # LA-16.6  gold and squires as counted by one who forgets nothing
    votes: Numbers = numbers(SEATS)  # for the votes still to come
    leftover: Numbers = numbers(SEATS)  # LA-6.7  kept after the third vote, until the laws have been applied
    spared: Numbers = numbers(SEATS)  # LA-14.14  leftover votes right after the third vote
    ballot: Numbers = numbers(SEATS, seen=Seen.OWNER, start=box.NOBODY)  # LA-6.2  2 x votes + yes, -1 not voted yet
    score: Numbers = numbers(SEATS)

    # on the board
    noble_stack: Numbers = numbers(box.COUNTIES)
    favour: Numbers = numbers(box.FAVOURS)  # OUT, SHOWN or TAKEN
    in_force: Numbers = numbers(box.LAW_ROW)
    proposal: Numbers = numbers(box.LAW_ROW)  # -1 once voted
    group_set: Numbers = numbers(box.GROUPS)  # LA-16.2  base or new, for each group
    law_seen: Numbers = numbers(box.LAWS)  # 1: has been on show, or is not in the game
    laws_drawn: int = number()
    law_deck: Numbers = numbers(box.LAW_DECK, seen=Seen.NOBODY)
    battle_seen: Numbers = numbers(box.BATTLE_CARDS)  # 1: has been on show, or was removed
    battles_drawn: int = number()
    battle_deck: Numbers = numbers(box.BATTLE_DECK, seen=Seen.NOBODY)

    # where the points came from: during the game, and at its end (LA-13)
    earned: Numbers = numbers(SEATS, 3)  # counties, laws, battles
    final: Numbers = numbers(SEATS, 3)  # knighthood, extensions, nobles


def next_party(party: int, players: int) -> int:
    """LA-12.2  A seat one chair on, or its ally."""
    return next_chair(party - players, players) + players if players == 2 <= party < 4 else next_chair(party, players)


CHAIRS = Chairs(
    axes=dict.fromkeys(
        (
            *("due", "reserve", "court", "castle", "tiles", "nobles", "gold", "squires", "ledger", "votes"),
            *("leftover", "spared", "ballot", "score", "earned", "final"),
        ),
        0,
    ),
    values=("start", "next_start", "party", "holder", "fighter"),
    turned=next_party,
)

"""The table of El Grande: options and record."""

from __future__ import annotations

from dataclasses import dataclass

from reinos.core.chairs import Chairs
from reinos.core.options import Options, option
from reinos.core.record import SEATS, Numbers, Seen, Table, number, numbers, record
from reinos.games.el_grande import cards, pieces

CARD_SETS = ("seed", "classic_45")
MEMORY_AIDS = ("off", "on")


@dataclass(frozen=True)
class ElGrandeOptions(Options):
    """EG-16.4, EG-16.5, EG-1.4, EG-12.5, EG-17.6  Players, length and the table options."""

    players: int = option(4, 2, 3, 4, 5)
    short: bool = option(False)
    action_card_set: str = option(CARD_SETS[0], *CARD_SETS)
    with_veto: bool = option(True)
    memory_aids: str = option(MEMORY_AIDS[0], *MEMORY_AIDS)
    wheel_may_name_king_region: bool = option(True)


@record
class State(Table):
    """One table of El Grande; `points` are the scores."""

    # options
    short: int = number()
    action_card_set: int = number()
    with_veto: int = number()
    memory_aids: int = number()
    wheel_may_name_king_region: int = number()

    # where the game stands
    phase: int = number()  # the question that is open
    quota: int = number()  # knights it is still about: to reinforce, recall, deploy or return
    round: int = number()  # space of the round track, 1..9
    token: int = number()  # seat with the start player token
    turn: int = number()  # power cards played, then turns finished, in this round
    active: int = number()  # seat whose turn it is
    order: Numbers = numbers(SEATS, start=-1)  # EG-6.4  seats in turn order, -1 while power cards are played

    # the board
    knights: Numbers = numbers(pieces.PLACES, SEATS)  # EG-2.3, EG-2.4  in the regions and in the castle, without limit
    court: Numbers = numbers(SEATS)
    province: Numbers = numbers(SEATS)
    king: int = number()  # EG-2.6  the King's region
    grande: Numbers = numbers(SEATS, start=-1)  # EG-2.5  home regions; several may be the same
    marker: Numbers = numbers(pieces.MARKERS, start=pieces.OFF_BOARD)  # place of each mobile scoreboard, or OFF_BOARD
    region_cards: Numbers = numbers(pieces.REGIONS)  # EG-3.2, EG-3.3  the King's, then the home regions, then the rest

    # power cards, as masks of values
    hand: Numbers = numbers(SEATS, seen=Seen.OWNER)
    power: Numbers = numbers(SEATS)  # value played this round, 0 none
    taken_back: Numbers = numbers(SEATS)  # EG-10.42  1: the card of this round is in the hand again
    spent: Numbers = numbers(SEATS)  # EG-20.16  in the discard pile, or secretly taken back from it
    doubt: Numbers = numbers(SEATS, 2)  # EG-17.3  what the first and second card secretly taken back may be
    recovering: Numbers = numbers(SEATS, seen=Seen.OWNER, start=-1)  # power card about to be taken back, -1 none

    # action cards
    deck: Numbers = numbers(
        cards.SHUFFLED_DECKS, cards.DECK_SIZE, seen=Seen.NOBODY, start=-1
    )  # undrawn cards, drawn from the end
    left: Numbers = numbers(cards.SHUFFLED_DECKS)  # cards in each deck that have not come up
    shown: Numbers = numbers(cards.CARDS)  # EG-20.17  how many of each have come up
    face: Numbers = numbers(cards.DECKS)  # the card of each deck this round
    taker: Numbers = numbers(cards.DECKS, start=-1)  # seat that took it, -1 nobody yet
    vetoes: Numbers = numbers(SEATS, 2)  # EG-11.1  held since the last round, and since this one

    # the turn
    card: int = number(start=-1)  # action card of the active seat, -1 none yet
    special_done: int = number()
    deploy_done: int = number()

    # the special action; blank while there is none
    action: int = number(start=-1)  # card being carried out: that taken, or one of the two that it stands for; -1 none
    step: int = number()  # NO_STEP, ANNOUNCED or SPECIFIED
    asked: int = number()  # seats to the left that have been asked for a Veto
    permitted: int = number()  # mask of seats that let the rest of this action pass (EG-11.14)
    moved: Numbers = numbers(2)  # own knights, and knights of rivals
    source: int = number(start=-1)  # EG-10.16, EG-10.17  the one region that knights leave, -1 not named yet
    whose: int = number(start=-1)  # seat whose knights a step is about, -1 none
    origin: int = number(start=-1)  # region that they leave, -1 none
    goal: int = number(start=-1)  # place where knight, scoreboard, Grande or King go, or which is scored; -1 none
    mobile: int = number(start=-1)  # scoreboard that is put there, -1 none
    known: int = number()  # EG-11.13  power card about to be taken back if it lies face up, else 0
    dealt: int = number()  # mask of the rivals who have been banished or have returned knights
    unscored: int = number()  # mask of the places still to be scored
    given: Numbers = numbers(pieces.HOLDINGS)  # EG-10.24  knights named for return, by region and COURT

    earned: Numbers = numbers(3, SEATS)  # EG-14.10  points by where they came from

    # wheels
    choosers: int = number()  # mask of the seats that set their wheel
    wheel: Numbers = numbers(SEATS, seen=Seen.OWNER, start=-1)  # region, -1 not set
    dial: Numbers = numbers(SEATS, start=-1)  # region on a wheel that has been shown, -1 none


CHAIRS = Chairs(
    axes={
        **dict.fromkeys(("court", "province", "grande", "hand", "power", "taken_back", "spent", "doubt"), 0),
        **dict.fromkeys(("recovering", "vetoes", "wheel", "dial"), 0),
        **dict.fromkeys(("knights", "earned"), 1),
    },
    values=("token", "active", "order", "taker", "whose"),
    masks=("permitted", "dealt", "choosers"),
)

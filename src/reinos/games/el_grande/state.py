"""The table of El Grande: regions, cards, options and the record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.options import Options, option
from reinos.core.record import SEATS, Numbers, Seen, Table, number, numbers, record

DATA = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))

# EG-2.1, EG-0.3, EG-9.1  Regions in the order in which they are scored; the castle is a place after them
# and no region.
REGION_IDS: tuple[str, ...] = tuple(item["id"] for item in DATA["regions"]["items"])
REGIONS = len(REGION_IDS)
CASTLE = REGIONS
PLACES = REGIONS + 1
PLACE_IDS: tuple[str, ...] = (*REGION_IDS, DATA["castle"]["id"])
COURT = CASTLE  # in `given`, where the castle can never stand

# EG-1.3  The two mobile scoreboards.
MARKER_IDS: tuple[str, ...] = tuple(item["id"] for item in DATA["scoreboard_markers"]["items"])
MARKERS = len(MARKER_IDS)
OFF_BOARD = -1

# EG-0.4  Scoreboards: of the regions, of the castle, then the two mobile ones.
VALUES = np.array(
    [item["values"] for item in DATA["regions"]["items"]]
    + [DATA["castle"]["values"]]
    + [item["values"] for item in DATA["scoreboard_markers"]["items"]],
    np.int64,
)

# EG-2.2  Bit r of NEIGHBOURS[q]: regions q and r share a border.
NEIGHBOURS = np.zeros(REGIONS, np.int64)
for _one, _two in DATA["adjacency"]["edges"]:
    NEIGHBOURS[REGION_IDS.index(_one)] |= 1 << REGION_IDS.index(_two)
    NEIGHBOURS[REGION_IDS.index(_two)] |= 1 << REGION_IDS.index(_one)

# EG-1.2, EG-3.3, EG-3.4
KNIGHTS: int = DATA["setup"]["knights_per_player"]
HOME_KNIGHTS: int = DATA["setup"]["home_knights"]
COURT_KNIGHTS: int = DATA["setup"]["court_knights"]
PROVINCE_KNIGHTS: int = DATA["setup"]["province_knights"]

# EG-6.5  Reinforcements by power value; power cards are bits 1..13 of a mask.
POWERS: int = DATA["power_cards"]["per_player"]
REINFORCEMENTS = np.zeros(POWERS + 1, np.int64)
for _item in DATA["power_cards"]["items"]:
    REINFORCEMENTS[_item["value"]] = _item["reinforcements"]
MOST_REINFORCEMENTS = int(REINFORCEMENTS.max())
ALL_POWERS = (1 << (POWERS + 1)) - 2

# EG-4.1, EG-4.2  The last round of the track; a general scoring follows every third space.
LAST_ROUND = 9
ROUNDS_A_SCORING = 3

# EG-14.3, EG-14.6, EG-14.7, EG-8.5, EG-16.2, EG-16.3  Values that count by number of players; bonuses.
SCORED_PLACES = np.zeros(SEATS + 1, np.int64)
for _players, _places in DATA["scoring"]["scored_places_by_players"].items():
    SCORED_PLACES[int(_players)] = _places
KING_BONUS: int = DATA["scoring"]["king_bonus"]
HOME_BONUS: int = DATA["scoring"]["home_bonus"]

# EG-1.4  Action cards by number, in the order of the data.
_CARDS: list[dict[str, Any]] = DATA["action_cards"]["items"]
CARD_IDS: tuple[str, ...] = tuple(card["id"] for card in _CARDS)
CARDS = len(CARD_IDS)
DECKS = len(DATA["decks"]["items"])
SHUFFLED_DECKS = DECKS - 1  # EG-20.7  the last one is the King's card alone, always on offer
KING_CARD = CARD_IDS.index("d5_king")
VETO_CARD = CARD_IDS.index("d2_veto")
MOVE_ALL_CARD = CARD_IDS.index("d1_move_all_own_from_region")
DEPLOY_2_CARD = CARD_IDS.index("d1_deploy_2_anywhere")
NO_LIMIT = KNIGHTS

# What a card does.
(
    MOVE,
    EXTRA,
    EITHER,
    VETO,
    COURTS_BACK,
    BANISH,
    ANGRY_KING,
    WHEEL_RETURN,
    SCORE_ANY,
    SCORE_SET,
    SCORE_CASTLE,
    MARKER,
    RECOVER,
    REINFORCE_AGAIN,
    GRANDE,
    SECRET_SCORING,
    EXPEL,
    KING,
) = range(18)
_EFFECTS = {
    "move_knights": MOVE,
    "deploy_extra": EXTRA,
    "either": EITHER,
    "veto": VETO,
    "rivals_court_to_province": COURTS_BACK,
    "banish_one_per_rival": BANISH,
    "rivals_return_own_choice": ANGRY_KING,
    "wheel_return": WHEEL_RETURN,
    "place_or_move_marker": MARKER,
    "recover_power_card": RECOVER,
    "reinforce": REINFORCE_AGAIN,
    "move_grande": GRANDE,
    "wheel_score_unique": SECRET_SCORING,
    "wheel_expel": EXPEL,
    "move_king": KING,
}
# EG-10.27, EG-10.38, EG-20.10  One region of choice; the castle only by a card of its own.
_SETS = {"chosen_region": SCORE_ANY, "castle": SCORE_CASTLE}
# Which regions a scoring card takes.
BY_CLASS, EVERY_REGION, MOST_KNIGHTS, LEAST_KNIGHTS = range(4)
_REGION_SETS = {
    "first_value_in": BY_CLASS,
    "all_regions": EVERY_REGION,
    "most_knights": MOST_KNIGHTS,
    "least_knights_nonempty": LEAST_KNIGHTS,
}


def _effect(card: dict[str, Any]) -> int:
    kind = card["effect"]["type"]
    return _SETS.get(card["effect"]["set"], SCORE_SET) if kind == "score" else _EFFECTS[kind]


def _column(name: str, missing: int = 0) -> np.ndarray[Any, Any]:
    """One number of each card's effect; null means no limit."""
    found = [card["effect"].get(name, missing) for card in _CARDS]
    return np.array([NO_LIMIT if value is None else int(value) for value in found], np.int64)


EFFECT = np.array([_effect(card) for card in _CARDS], np.int64)
DECK_OF = np.array([card["deck"] - 1 for card in _CARDS], np.int64)
COPIES = np.array([[card["copies"] for card in _CARDS], [card["copies_45"] for card in _CARDS]], np.int64)
DECK_SIZE = max(int(COPIES[i][deck == DECK_OF].sum()) for i in range(len(COPIES)) for deck in range(SHUFFLED_DECKS))
MAX_OWN, MAX_RIVAL, MAX_TOTAL = _column("max_own"), _column("max_rival"), _column("max_total")
ONE_SOURCE = _column("single_source")
HOW_MANY = _column("count") + _column("max")  # knights to return, to deploy or to fetch
LEAST_THERE = _column("min_knights")  # on a wheel
FIRSTS_ONLY = _column("sole_first_only")
NEXT_ONLY = np.array([int(card["effect"].get("range") == "adjacent") for card in _CARDS], np.int64)
SET_OF = np.array([_REGION_SETS.get(card["effect"].get("set"), -1) for card in _CARDS], np.int64)
CLASSES = np.array([sum(1 << value for value in card["effect"].get("values", ())) for card in _CARDS], np.int64)

# What the table waits for: the frame on top of the stack. Its arguments are named beside it.
(
    POWER,  # a power card
    TURN,  # stage of the turn
    REINFORCE,  # reinforcement number
    RECALL,  # knights that may still be recalled
    DEPLOY,  # knights that may still be deployed
    SPECIAL,  # card; then three counts of its own, see special.py
    MOVE_TO,  # colour and region of the knight to be moved
    STEP,  # what, two arguments, how many seats to the left have been asked for a Veto
    WHEEL,  # occasion
    RETURN,  # seat, knights still to be named
    OVER,
) = range(11)
FRAMES, FRAME = 4, 5

# Stages of a turn (EG-4.4)
TO_REINFORCE, TO_PICK, TO_ACT = range(3)

# EG-11.4  Steps of a special action; the arguments of a STEP frame are named beside them.
(
    MOVING,  # colour * PLACES + region, destination
    EXTRA_DEPLOYING,  # place
    SENDING_COURTS_BACK,
    BANISHING,  # seat, region
    ASKED_TO_RETURN,  # seat: before its return is chosen (EG-11.7)
    RETURNING,  # seat
    ANNOUNCING,  # region in an Expulsion
    TURNING_WHEELS,  # after the wheels are shown
    SCORING,  # region
    SCORING_CASTLE,
    SETTING_MARKER,  # marker, place
    RECOVERING,  # power card if everybody knows it, else 0
    MOVING_GRANDE,  # region
    MOVING_KING,  # region
) = range(14)

# EG-14.10  Where points come from
FROM_REGIONS, FROM_CASTLE, FROM_ACTIONS = range(3)

# EG-12.3  Occasions for the wheel
AT_GENERAL_SCORING, AT_RETURN, AT_SECRET_SCORING, AT_EXPULSION = range(4)

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
    round: int = number()  # space of the round track, 1..9
    token: int = number()  # seat with the start player token
    turn: int = number()  # power cards played, then turns finished, in this round
    active: int = number()  # seat whose turn it is
    order: Numbers = numbers(SEATS)  # EG-6.4  seats in turn order, -1 while power cards are played
    depth: int = number()  # frames on the stack
    frames: Numbers = numbers(FRAMES, FRAME)  # what the table waits for; the last one is on top

    # the board
    knights: Numbers = numbers(PLACES, SEATS)  # EG-2.3, EG-2.4  in the regions and in the castle, without limit
    court: Numbers = numbers(SEATS)
    province: Numbers = numbers(SEATS)
    king: int = number()  # EG-2.6  the King's region
    grande: Numbers = numbers(SEATS)  # EG-2.5  home regions; several may be the same
    marker: Numbers = numbers(MARKERS)  # place of each mobile scoreboard, or OFF_BOARD

    # power cards, as masks of values
    hand: Numbers = numbers(SEATS, seen=Seen.OWNER)
    power: Numbers = numbers(SEATS)  # value played this round, 0 none
    taken_back: Numbers = numbers(SEATS)  # EG-10.42  1: the card of this round is in the hand again
    spent: Numbers = numbers(SEATS)  # EG-20.16  in the discard pile, or secretly taken back from it
    doubt: Numbers = numbers(SEATS, 2)  # EG-17.3  what the first and second card secretly taken back may be
    recovering: Numbers = numbers(SEATS, seen=Seen.OWNER)  # power card about to be taken back, -1 none

    # action cards
    deck: Numbers = numbers(SHUFFLED_DECKS, DECK_SIZE, seen=Seen.NOBODY)  # undrawn cards, drawn from the end
    left: Numbers = numbers(SHUFFLED_DECKS)  # cards in each deck that have not come up
    shown: Numbers = numbers(CARDS)  # EG-20.17  how many of each have come up
    face: Numbers = numbers(DECKS)  # the card of each deck this round
    taker: Numbers = numbers(DECKS)  # seat that took it, -1 nobody yet
    vetoes: Numbers = numbers(SEATS, 2)  # EG-11.1  held since the last round, and since this one

    # the turn
    card: int = number()  # action card of the active seat, -1 none yet
    special_done: int = number()
    deploy_done: int = number()
    permitted: int = number()  # mask of seats that let the rest of this action pass (EG-11.14)
    given: Numbers = numbers(PLACES)  # EG-10.24  knights named for return, by region and COURT

    earned: Numbers = numbers(3, SEATS)  # EG-14.10  points by where they came from

    # wheels
    choosers: int = number()  # mask of the seats that set their wheel
    wheel: Numbers = numbers(SEATS, seen=Seen.OWNER)  # region, -1 not set
    dial: Numbers = numbers(SEATS)  # region on a wheel that has been shown, -1 none

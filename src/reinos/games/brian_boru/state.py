"""The table of Brian Boru: towns, cards and the record.

Sets of towns and sets of cards are bit masks: bit t stands for town t, bit v for the card of value v.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.errors import WrongOption
from reinos.core.options import Options, allowed, option
from reinos.core.record import SEATS, Numbers, Seen, Table, number, numbers, record

DATA = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))


def table(size: int, rows: dict[int, list[int]]) -> Any:
    """A table of numbers, one row a number of players."""
    found = np.zeros((SEATS + 1, size), np.int64)
    for players, row in rows.items():
        found[players, : len(row)] = row
    return found


def bits(members: list[int]) -> int:
    """The set of these members."""
    return sum(1 << member for member in members)


def members(group_of: Any, groups: int) -> Any:
    """For every group the set of those in it."""
    return np.array([bits([i for i, g in enumerate(group_of) if g == group]) for group in range(groups)], np.int64)


# BB-1.1, BB-1.5  The board. White is the colour of royal cards only.
COLOURS = (*(item["id"] for item in DATA["town_colours"]["colours"]), DATA["town_colours"]["wild"]["id"])
RED, BLUE, YELLOW, WHITE = range(4)
REGION_IDS = tuple(item["id"] for item in DATA["regions"]["regions"])
TOWN_IDS = tuple(item["id"] for item in DATA["towns"]["towns"])
REGIONS, TOWNS = len(REGION_IDS), len(TOWN_IDS)
NOWHERE = -1  # no town
EVERY_TOWN = (1 << TOWNS) - 1
REGION_OF = np.array([REGION_IDS.index(item["region"]) for item in DATA["towns"]["towns"]], np.int64)
TOWN_COLOUR = np.array([COLOURS.index(item["colour"]) for item in DATA["towns"]["towns"]], np.int64)
REGION_TOWNS = members(REGION_OF, REGIONS)
COLOUR_TOWNS = members(TOWN_COLOUR, WHITE)
# BB-1.6  Thresholds and points.
THRESHOLD = np.array([item["threshold"] for item in DATA["regions"]["regions"]], np.int64)
REGION_POINTS = np.array([item["points"] for item in DATA["regions"]["regions"]], np.int64)
ROADS = np.zeros(TOWNS, np.int64)  # BB-1.7  the towns at the other end of a town's roads
for _road in DATA["roads"]["roads"]:
    _a, _b = TOWN_IDS.index(_road["a"]), TOWN_IDS.index(_road["b"])
    ROADS[_a] |= 1 << _b
    ROADS[_b] |= 1 << _a

# BB-1.2, BB-6.1, BB-7.1 to BB-7.3  The action cards. An action is a row of symbols that ends with END.
CARDS = 25
END, TOWN, COIN, PAY, CHURCH, BATTLE, COURT, LIBERATE_SIGN, EXPAND_SIGN = range(9)
SYMBOL_IDS = ("", "town", "coin", "pay", "church", "battle", "court", "liberate", "expand")
PRIMARY, FIRST_OPTION, SECOND_OPTION = range(3)
SYMBOLS = np.zeros((CARDS + 1, 3, 5), np.int64)
OPTIONS = np.zeros(CARDS + 1, np.int64)  # how many secondary actions a card has
CARD_COLOUR = np.zeros(CARDS + 1, np.int64)
COLOUR_CARDS = np.zeros(WHITE + 1, np.int64)
for _card in DATA["action_cards"]["cards"]:
    _value = _card["value"]
    CARD_COLOUR[_value] = COLOURS.index(_card["colour"])
    COLOUR_CARDS[CARD_COLOUR[_value]] |= 1 << _value
    OPTIONS[_value] = len(_card["secondary"])
    for _row, _action in enumerate([_card["primary"], *_card["secondary"]]):
        SYMBOLS[_value, _row, : len(_action)] = [SYMBOL_IDS.index(symbol) for symbol in _action]
EVERY_CARD = (1 << (CARDS + 1)) - 2

# BB-2.1, BB-6
START_COINS, START_RENOWN = DATA["setup"]["start_coins"], DATA["setup"]["start_renown"]
START_POINTS = DATA["setup"]["start_points"]
EXPAND_COST, EXTRA_COST = DATA["costs"]["expand"], DATA["costs"]["extra_symbol"]
PAY_POINTS = DATA["costs"]["pay_substitute_points"]
MONASTERY_DISCS = DATA["costs"]["church_monastery_threshold"]
REFUSAL_POINTS = DATA["costs"]["refuse_princess_points"]
MOST_BOUGHT = 50  # no player can own a hundred coins

# BB-2.7  By number of players: rounds, cards dealt to each, cards kept at each turn of the draft.
_by_players = {int(n): row for n, row in DATA["setup"]["by_players"].items()}
TURNS = 4  # of a draft, at most
ROUNDS = table(1, {n: [row["rounds"]] for n, row in _by_players.items()})[:, 0]
DEAL = table(1, {n: [row["deal"]] for n, row in _by_players.items()})[:, 0]
DRAFT_TURNS = table(1, {n: [len(row["draft_picks"])] for n, row in _by_players.items()})[:, 0]
PICKS = table(TURNS, {n: row["draft_picks"] for n, row in _by_players.items()})

# BB-1.3, BB-8.4, BB-8.7  The marriage track and the marriage cards; the Princess is the last card.
BOTTOM, TOP = 1, 10
SPACE_COINS = np.zeros(TOP + 1, np.int64)
SPACE_RENOWN = np.zeros(TOP + 1, np.int64)
TOWN_SPACE = 9
for _space in DATA["marriage_track"]["spaces"]:
    SPACE_COINS[_space["space"]] = _space["reward"].count("coin")
    SPACE_RENOWN[_space["space"]] = _space["reward"].count("renown")
    assert ("any_town" in _space["reward"]) == (_space["space"] == TOWN_SPACE)
MARRIAGE_IDS = tuple(item["id"] for item in DATA["marriage_cards"]["cards"])
MARRIAGES = len(MARRIAGE_IDS)
PRINCESS = MARRIAGES - 1
MARRIAGE_POINTS = np.array([item.get("points", 0) for item in DATA["marriage_cards"]["cards"]], np.int64)
MARRIAGE_RENOWN = np.array([item.get("renown", 0) for item in DATA["marriage_cards"]["cards"]], np.int64)
MARRIAGE_REGION = np.array(
    [
        REGION_IDS.index(item["region_town"]) if item.get("region_town") else -1
        for item in DATA["marriage_cards"]["cards"]
    ],
    np.int64,
)
MARRIAGE_ROUNDS = 4
SIDES = ("military", "trade", "refuse")  # BB-8.5
MILITARY, TRADE, REFUSE = range(3)
NO_SIDE = -1

# BB-12.7  Points for the number of regions.
REGION_TABLE = np.array([DATA["scoring"]["regions_table"][str(n)] for n in range(REGIONS + 1)], np.int64)
MOST_COINS_POINT, MARKER_POINT = DATA["scoring"]["most_coins"], DATA["scoring"]["active_town_marker"]
BOARD_DIVISOR = DATA["scoring"]["claim_on_board_divisor"]

# BB-16.2  Viking strengths are reconstructed, so any seven numbers may take their place.
VIKING_CARDS = len(DATA["viking_cards"]["cards"])
RECONSTRUCTED = "-".join(str(item["strength"]) for item in DATA["viking_cards"]["cards"])
MILDER = "6-7-8-9-10-11-12"
MOST_STRENGTH = 30
STRENGTH_BITS = 5

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
    FIRST_MONASTERY,
    MONASTERY,
    OVER,
) = range(16)
# … and the steps that need none.
(
    PREPARE,
    PASS,
    NEXT_TRICK,
    NEXT_ACTOR,
    ACT,
    MARRIAGE,
    TRACK_REWARDS,
    TRACK_COINS,
    BATTLE_STEP,
    RAID,
    SPOILS,
    CHURCH_STEP,
    CHURCH_MARKER,
    CHURCH_SECOND,
    BUILD,
    CLAIM,
    END_OF_GAME,
) = range(16, 33)


@dataclass(frozen=True)
class BrianBoruOptions(Options):
    """BB-16.1, BB-16.2  Players, and the strengths of the seven Viking cards."""

    players: int = option(4, 3, 4, 5)
    vikings: str = option(RECONSTRUCTED, RECONSTRUCTED, MILDER)

    def __post_init__(self) -> None:
        strengths(self.vikings)
        known = allowed(type(self))["vikings"]
        if self.vikings in known:
            super().__post_init__()
        else:  # a list of one's own: everything else is checked as usual
            type(self)(**{f.name: getattr(self, f.name) for f in fields(self) if f.name != "vikings"})

    def codes(self) -> dict[str, int]:
        """The strengths stand in the record as one number, five bits each."""
        found = {"players": self.players, "vikings": 0}
        for strength in reversed(strengths(self.vikings)):
            found["vikings"] = found["vikings"] << STRENGTH_BITS | strength
        return found


def strengths(vikings: Any) -> tuple[int, ...]:
    """BB-16.2  The seven strengths of a list such as 9-10-11-12-13-13-14, or BadOption."""
    found: tuple[int, ...] = ()
    if isinstance(vikings, str) and re.fullmatch(r"\d{1,2}(-\d{1,2})*", vikings, re.ASCII):
        found = tuple(map(int, vikings.split("-")))
    if len(found) != VIKING_CARDS or max(found) > MOST_STRENGTH:
        wanted = {"cards": str(VIKING_CARDS), "most": str(MOST_STRENGTH), "example": repr(RECONSTRUCTED)}
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
    leader: int = number()  # seat that opened the trick
    active: int = number()  # the active town, NOWHERE if there is none
    winner: int = number()  # of the trick, -1 nobody or not known yet
    actor: int = number()  # seat that performs an action or receives a reward, -1 nobody
    row: int = number()  # PRIMARY, FIRST_OPTION or SECOND_OPTION of the actor's card
    at: int = number()  # symbols of that row already performed
    resolved: int = number()  # value of the last card performed in this trick
    queue: int = number()  # seats that still have to lose a town or to build a monastery
    loser: int = number()  # seat that loses a town now, -1 nobody

    # action cards: BB-13.2 private to their seat, BB-13.3 or to nobody
    deck: Numbers = numbers(CARDS, seen=Seen.NOBODY, blank=0)  # while they are shuffled
    undealt: int = number(seen=Seen.NOBODY)  # the card that nobody got, 0 none
    hand: Numbers = numbers(SEATS, kind="i4", seen=Seen.OWNER, blank=0)  # set of cards to play
    packs: Numbers = numbers(SEATS, TURNS, kind="i4", seen=Seen.OWNER, blank=0)  # BB-13.8  each as it arrived
    picks: Numbers = numbers(SEATS, TURNS, kind="i4", seen=Seen.OWNER, blank=0)  # what was kept of each
    card: Numbers = numbers(SEATS)  # played in this trick, 0 none
    shown: Numbers = numbers(CARDS + 1)  # seat that played the card in this round, -1 nobody yet
    lacks: Numbers = numbers(SEATS)  # BB-5.4  colours that an unmatched lead proved absent, bit a colour

    # marriages and Vikings
    marriage_deck: Numbers = numbers(MARRIAGE_ROUNDS, seen=Seen.NOBODY)  # by round; -1 drawn
    marriages_left: int = number()
    marriage: int = number()  # this round's card, -1 none
    met: Numbers = numbers(MARRIAGES)  # cards that have been revealed
    spouse: Numbers = numbers(MARRIAGES)  # seat that keeps the card, -1 nobody
    side: int = number()  # BB-8.5  MILITARY, TRADE or REFUSE once the Princess has been won
    viking_deck: Numbers = numbers(VIKING_CARDS, seen=Seen.NOBODY)  # drawn from the front; -1 drawn
    landed: Numbers = numbers(VIKING_CARDS)  # Viking cards that have been revealed
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
    claim_up: Numbers = numbers(REGIONS)  # whether the token lies face up
    claim_holder: Numbers = numbers(REGIONS)  # seat that has it, -1 on the board

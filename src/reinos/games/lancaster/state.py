"""The table of Lancaster: counties, castles, battles, laws and the record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.options import Options, option
from reinos.core.record import SEATS, Numbers, Seen, Table, number, numbers, record

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))

PARTIES = SEATS  # who owns knights: the seats, and with two players (seats 0, 1) their allies (2, 3)
ROUNDS = int(DATA["meta"]["rounds"])
STRENGTHS = 4  # arrays by strength have a row 0 that is never used
KNIGHTS = 7  # of each colour
NOBODY = -1
MOST = 160  # more gold, squires or votes than anybody can gather in five rounds

# LA-1.1, LA-2.2, LA-12.2  Knights by strength: all, those that start in court, those of an ally.
COMPANY = np.zeros(STRENGTHS + 1, np.int64)
for _strength, _count in DATA["knights"]["count_by_strength"].items():
    COMPANY[int(_strength)] = _count


def _court(strengths: list[int]) -> np.ndarray[Any, Any]:
    return np.bincount(strengths, minlength=STRENGTHS + 1).astype(np.int64)


START_COURT = _court(DATA["start_resources"]["court_knights"])
ALLY_COURT = _court(DATA["two_player_ally"]["court_knights"])
START_GOLD = int(DATA["start_resources"]["gold"])
START_SQUIRES = int(DATA["start_resources"]["squires"])
START_VOTES = int(DATA["start_resources"]["votes"])

# LA-5  The parts of a reward, in the columns of every table of rewards.
PARTS = ("gold", "squires", "votes", "power_points", "new_knight", "upgrade", "extension", "move_to_battle", "noble")
GOLD, SQUIRES, VOTES, POINTS, NEW_KNIGHT, UPGRADE, EXTENSION, TO_BATTLE, NOBLE = range(len(PARTS))
PRINTED = (NEW_KNIGHT, UPGRADE, EXTENSION, TO_BATTLE, NOBLE, GOLD, SQUIRES, VOTES, POINTS)  # as they are named
_PART_NAMES = {"noble_any_county": "noble", "upgrade_3_to_4": "upgrade"}


def _reward(parts: list[dict[str, Any]]) -> np.ndarray[Any, Any]:
    """A row of a table of rewards."""
    row = np.zeros(len(PARTS), np.int64)
    for part in parts:
        row[PARTS.index(_PART_NAMES.get(part["type"], part["type"]))] += part.get("n", 1)
    return row


# LA-1.4  Counties A to I.
COUNTY_ITEMS = DATA["counties"]["items"]
COUNTY_IDS = tuple(item["id"] for item in COUNTY_ITEMS)
COUNTIES = len(COUNTY_IDS)
LETTERS = "".join(item["letter"] for item in COUNTY_ITEMS)
MINIMUM = np.array([item["min_strength"] for item in COUNTY_ITEMS], np.int64)
COUNTY_REWARD = np.array([_reward(item["reward"]) for item in COUNTY_ITEMS], np.int64)
NAMES_STARTER = np.array([item.get("start_player_choice", False) for item in COUNTY_ITEMS], np.int64)
COUNTY_OPTIONS = tuple(item["id"] for item in DATA["counties"]["options"])
TAKE_NOBLE, TAKE_REWARD, TAKE_BOTH, TAKE_NONE = range(len(COUNTY_OPTIONS))
BOTH_PRICE = int(DATA["counties"]["options"][TAKE_BOTH]["cost_gold"])
# LA-2.4, LA-14.19  By number of players; each stack is of its county's letter.
NOBLES_PER_COUNTY = np.array([DATA["setup_by_players"]["nobles_per_county"].get(str(n), 0) for n in range(6)], np.int64)

# LA-1.6  Spaces of a castle, and the two of an ally's (LA-12.2).
SPACE_ITEMS = DATA["castle_spaces"]["items"]
SPACE_IDS = tuple(item["id"] for item in SPACE_ITEMS)
TILE_IDS = tuple(item["tile_id"] for item in SPACE_ITEMS)
SPACES = len(SPACE_IDS)
SPACE_PRICE = np.zeros(SPACES, np.int64)  # squires to pay for the exchange, 0 where the reward is automatic
SPACE_REWARD = np.zeros((SPACES, len(PARTS)), np.int64)
for _n, _item in enumerate(SPACE_ITEMS):
    for _part in _item["reward"]:
        if _part["type"] == "exchange":
            SPACE_PRICE[_n] = _part["pay"]["squires"]
            SPACE_REWARD[_n] += _reward(_part["gain"])
        else:
            SPACE_REWARD[_n] += _reward([_part])
ALLY_SPACE_ITEMS = DATA["two_player_ally"]["castle_spaces"]
ALLY_SPACE_IDS = tuple(item["id"] for item in ALLY_SPACE_ITEMS)
ALLY_SPACES = len(ALLY_SPACE_IDS)
ALLY_REWARD = np.array([_reward(item["reward"]) for item in ALLY_SPACE_ITEMS], np.int64)
ALLY_USES = np.array([part in DATA["two_player_ally"]["county_rewards_usable"] for part in PARTS], np.int64)

# LA-1.7, LA-2.5  King's favour.
FAVOUR_ITEMS = DATA["kings_favour"]["items"]
FAVOUR_IDS = tuple(item["id"] for item in FAVOUR_ITEMS)
FAVOURS = len(FAVOUR_IDS)
FAVOUR_REWARD = np.array([_reward(item["reward"]) for item in FAVOUR_ITEMS], np.int64)
_OUT = DATA["setup_by_players"]["kings_favour_removed"]
# LA-2.5  Three players go without the upgrade.
FAVOUR_OUT = np.array([[tile in _OUT.get(str(n), []) for tile in FAVOUR_IDS] for n in range(6)], np.int64)

# LA-1.8  Battle cards. Places of battles are numbered in the order of scoring (LA-11.1).
BATTLE_ITEMS = DATA["battle_cards"]["items"]
BATTLE_IDS = tuple(item["id"] for item in BATTLE_ITEMS)
BATTLE_CARDS = len(BATTLE_IDS)
FRENCH = np.array([item["strength"] for item in BATTLE_ITEMS], np.int64)
VALUES = np.array([item["values"] for item in BATTLE_ITEMS], np.int64)
ROW = int(DATA["battle_cards"]["row_size"])
BATTLES = 2 * ROW
LOWER, UPPER = 0, ROW  # first place of each row
SLOTS = int(DATA["battle_cards"]["slots_per_battle"])
_REMOVED = DATA["setup_by_players"]["battle_strengths_removed"]
BATTLE_OUT = np.array(
    [[item["strength"] in _REMOVED.get(str(n), []) for item in BATTLE_ITEMS] for n in range(6)], np.int64
)
BATTLE_DECK = ROW * ROUNDS

# Places where a knight can stand, as choices and events name them.
COURT = 0
COUNTY_AT = 1
CASTLE_AT = COUNTY_AT + COUNTIES
BATTLE_AT = CASTLE_AT + SPACES
PLACES = BATTLE_AT + BATTLES

# LA-1.9, LA-14.3  Laws and their groups; what they do is in LA-7 and LA-8. The base laws first, then the new ones.
LAW_ITEMS = [*DATA["laws_base"]["items"], *DATA["laws_new"]["items"]]
LAW_IDS = tuple(item["id"] for item in LAW_ITEMS)
LAWS = len(LAW_IDS)
BASE_LAWS = len(DATA["laws_base"]["items"])
GROUPS = len(DATA["law_groups"]["sizes"])
# LA-1.9, LA-14.3
GROUP = np.array([item["group"] for item in LAW_ITEMS], np.int64)
LAW_ROW = int(DATA["parliament"]["laws_in_force"])
LAW_DECK = LAW_ROW * ROUNDS

LAW_KINDS = (
    "majority",
    "per_count",
    "condition",
    "trade",
    "exchange",
    "squires_to_battles",
    "county_tax",
    "extension_upkeep",
)
MAJORITY, PER_COUNT, CONDITION, TRADE, EXCHANGE, FRONT, TAX, UPKEEP = range(len(LAW_KINDS))
MEASURES = (
    "gold",
    "squires",
    "leftover_votes_snapshot",
    "battle_knights",
    "counties",
    "battles",
    "deployed_strength_1",
    "deployed_strength_2",
    "nobles",
    "extensions",
    "sets_1234_in_play",
    "castle_knights",
    "county_squires",
    "nobleless_counties",
    "no_deployed_strength_2",
    "deployed_strength_3_and_reserve_4",
    "three_deployed_strength_1",
    "no_nobles",
    "two_deployed_strength_2",
)
(
    OF_GOLD,
    OF_SQUIRES,
    OF_SPARED_VOTES,
    OF_BATTLE_KNIGHTS,
    OF_COUNTIES,
    OF_BATTLES,
    OF_DEPLOYED_1,
    OF_DEPLOYED_2,
    OF_NOBLES,
    OF_EXTENSIONS,
    OF_SETS,
    OF_CASTLE_KNIGHTS,
    OF_COUNTY_SQUIRES,
    OF_NOBLELESS,
    IF_NO_DEPLOYED_2,
    IF_CHAMPION,
    IF_THREE_1,
    IF_NO_NOBLES,
    IF_BOTH_2,
) = range(len(MEASURES))

LAW_KIND = np.array([LAW_KINDS.index(item["kind"]) for item in LAW_ITEMS], np.int64)
LAW_MEASURE = np.full(LAWS, -1, np.int64)
LAW_PER = np.ones(LAWS, np.int64)
LAW_GAIN = np.zeros((LAWS, len(PARTS)), np.int64)
LAW_PRICE = np.zeros((LAWS, 3), np.int64)  # gold, squires, leftover votes
LAW_CHAMPION = np.zeros(LAWS, np.int64)
for _n, _item in enumerate(LAW_ITEMS):
    _params = _item["params"]
    for _key in ("measure", "count", "condition"):
        if _key in _params:
            LAW_MEASURE[_n] = MEASURES.index(_params[_key])
    LAW_PER[_n] = _params.get("per", 1)
    LAW_GAIN[_n] = _reward(_params.get("gain", []))
    LAW_PRICE[_n] = [_params.get("pay", {}).get(key, 0) for key in ("gold", "squires", "leftover_votes")]
    LAW_CHAMPION[_n] = any(part["type"] == "upgrade_3_to_4" for part in _params.get("gain", []))

# LA-8.13  The two ways of the exchange house: gold and squires given, gold and squires received.
_WAYS = next(item for item in LAW_ITEMS if item["kind"] == "exchange")["params"]["options"]
EXCHANGE_PRICE = np.array([[way["pay"].get(key, 0) for key in ("gold", "squires")] for way in _WAYS], np.int64)
EXCHANGE_GAIN = np.array([_reward(way["gain"])[:2] for way in _WAYS], np.int64)
WAYS = len(_WAYS)

TABLE_PER_NOBLE = int(DATA["round_table"]["votes_per_noble"])
TABLE_LORD = int(DATA["round_table"]["votes_for_lord"])
NOBLE_POINTS = np.array([DATA["nobles"]["final_score_by_count"][str(n)] for n in range(COUNTIES + 1)], np.int64)
FIRST_PRIZE = int(DATA["final_scoring"]["chivalry"]["first"])
SECOND_PRIZE = int(DATA["final_scoring"]["chivalry"]["second"])

# Phases (LA-3)
SETUP, DEPLOYMENT, PARLIAMENT, APPLYING, COUNTY_SCORING, CASTLE_SCORING, BATTLE_SCORING, OVER = range(8)

# What is being asked (LA-15)
ASKS = (
    "none",
    "setup_extension",
    "place",
    "squires",
    "favour",
    "favour_noble",
    "favour_remove_noble",
    "upgrade_target",
    "extension_tile",
    "vote",
    "law_trade",
    "law_exchange",
    "law_champion",
    "law_squires",
    "law_tax",
    "law_upkeep",
    "county",
    "dorset_battle",
    "start_player",
    "castle_order",
    "ransom",
)
(
    ASK_NOTHING,
    ASK_SETUP,
    ASK_PLACE,
    ASK_SQUIRES,
    ASK_FAVOUR,
    ASK_NOBLE,
    ASK_REMOVE,
    ASK_UPGRADE,
    ASK_EXTENSION,
    ASK_VOTE,
    ASK_TRADE,
    ASK_EXCHANGE,
    ASK_CHAMPION,
    ASK_FRONT,
    ASK_TAX,
    ASK_UPKEEP,
    ASK_COUNTY,
    ASK_BATTLE,
    ASK_STARTER,
    ASK_CASTLE,
    ASK_RANSOM,
) = range(len(ASKS))

# Where an extension tile is
IN_STOCK, FACE_UP, FACE_DOWN = range(3)
# A favour tile
OUT, SHOWN, TAKEN = range(3)

# What points come from before the end
FROM_COUNTIES, FROM_LAWS, FROM_BATTLES = range(3)
SOURCES = 3

LAW_MODES = tuple(item["id"] for item in DATA["law_groups"]["modes"])
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
            for group in range(GROUPS):
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
    round: int = number()  # 1..5
    start: int = number()  # seat with the start marker
    next_start: int = number()  # LA-14.8  who has it next round
    ask: int = number()  # what is being asked, one of ASK_…
    party: int = number()  # whose knights the question is about; -1 nobody's
    may_decline: int = number()  # LA-5.12  whether an upgrade or extension can be refused
    turn: int = number()  # seat that placed last, or how far round the table a phase has come
    stage: int = number()  # how far one county, castle, law or battle has come
    vote: int = number()  # proposal being voted, 0..2
    law: int = number()  # law in force being applied, 0..2
    county: int = number()  # county being scored, 0..8
    battle: int = number()  # battle being scored, 0..3
    sent: int = number()  # strength of the knight that waits for its squires, 0 none
    sent_to: int = number()  # and the county where it goes
    picked: int = number()  # bits: counties or tiles paid for, castle items scored
    due: Numbers = numbers(SEATS)  # how many times a law still pays a seat; tiles bought

    # knights: how many of each strength, or the strength of the one that stands there (0 none)
    reserve: Numbers = numbers(PARTIES, STRENGTHS + 1)
    court: Numbers = numbers(PARTIES, STRENGTHS + 1)
    castle: Numbers = numbers(PARTIES, SPACES)  # an ally uses the first two
    holder: Numbers = numbers(COUNTIES)  # party in the county, -1 none
    garrison: Numbers = numbers(COUNTIES)
    retinue: Numbers = numbers(COUNTIES)  # squires that stand there
    card: Numbers = numbers(BATTLES)  # battle card, -1 none
    fighter: Numbers = numbers(BATTLES, SLOTS)  # party in a slot, -1 none
    stack: Numbers = numbers(BATTLES, SLOTS, KNIGHTS)  # strengths, first placed first
    aid: Numbers = numbers(BATTLES, SLOTS)  # LA-8.4  squires sent to the front

    # LA-1.3  what the players own
    tiles: Numbers = numbers(SEATS, SPACES)  # IN_STOCK, FACE_UP or FACE_DOWN
    nobles: Numbers = numbers(SEATS, COUNTIES)  # 1: owns the noble of that letter
    gold: Numbers = numbers(SEATS, seen=Seen.OWNER)
    squires: Numbers = numbers(SEATS, seen=Seen.OWNER)
    ledger: Numbers = numbers(SEATS, 2)  # LA-16.6  gold and squires as counted by one who forgets nothing
    votes: Numbers = numbers(SEATS)  # for the votes still to come
    leftover: Numbers = numbers(SEATS)  # LA-6.7  kept after the third vote, until the laws have been applied
    spared: Numbers = numbers(SEATS)  # LA-14.14  leftover votes right after the third vote
    ballot: Numbers = numbers(SEATS, seen=Seen.OWNER)  # LA-6.2  2 x votes + yes, -1 not voted yet
    score: Numbers = numbers(SEATS)

    # on the board
    noble_stack: Numbers = numbers(COUNTIES)
    favour: Numbers = numbers(FAVOURS)  # OUT, SHOWN or TAKEN
    in_force: Numbers = numbers(LAW_ROW)
    proposal: Numbers = numbers(LAW_ROW)  # -1 once voted
    group_set: Numbers = numbers(GROUPS)  # LA-16.2  base or new, for each group
    law_seen: Numbers = numbers(LAWS)  # 1: has been on show, or is not in the game
    laws_drawn: int = number()
    law_deck: Numbers = numbers(LAW_DECK, seen=Seen.NOBODY)
    battle_seen: Numbers = numbers(BATTLE_CARDS)  # 1: has been on show, or was removed
    battles_drawn: int = number()
    battle_deck: Numbers = numbers(BATTLE_DECK, seen=Seen.NOBODY)

    # where the points came from: during the game, and at its end (LA-13) knighthood, extensions, nobles
    earned: Numbers = numbers(SEATS, SOURCES)
    final: Numbers = numbers(SEATS, 3)

"""The table of Risk Europe: map, pieces, phases and the record."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.errors import WrongOption
from reinos.core.options import Options, option, wrong_with
from reinos.core.record import Numbers, Seen, Table, number, numbers, record

DATA = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))
TEXT = Path(__file__).parent / "text"

# RE-1.1  Armies 0..3: those of the players by seat, then the mercenaries.
ARMIES = 4
NOBODY = -1

# RE-1.2 to RE-1.5  Territories by their place in the data; sets of them are bit masks.
_LIST = DATA["territories"]["list"]
NAMES = tuple(item["id"] for item in _LIST)
TERRITORIES = len(NAMES)
ALL = (1 << TERRITORIES) - 1


def mask_of(names: Any) -> int:
    """The bit mask of some territories."""
    return sum(1 << NAMES.index(name) for name in names)


CITIES = mask_of(item["id"] for item in _LIST if item["city"])
GOLD = mask_of(item["id"] for item in _LIST if item["city"] and item["city"]["crown"] == "gold")
TAX_VALUE = np.array([item["city"]["tax_value"] if item["city"] else 0 for item in _LIST], np.int64)
CITY_CROWNS = np.array([item["city"]["crowns"] if item["city"] else 0 for item in _LIST], np.int64)
CITY_NAMES = tuple(item["city"]["id"] if item["city"] else "" for item in _LIST)
BORDERS = np.zeros(TERRITORIES, np.int64)  # neighbours by land
NEIGHBOURS = np.zeros(TERRITORIES, np.int64)  # neighbours by land or sea line
for _kind in ("land", "sea"):
    for _a, _b in DATA["adjacency"][_kind]:
        for _one, _two in ((_a, _b), (_b, _a)):
            NEIGHBOURS[NAMES.index(_one)] |= mask_of([_two])
            if _kind == "land":
                BORDERS[NAMES.index(_one)] |= mask_of([_two])
SEA_LINES = np.array([[NAMES.index(a), NAMES.index(b)] for a, b in DATA["adjacency"]["sea"]], np.int64)

# RE-10.6  The territories whose city tiles do something.
_TILES = {item["city"]: NAMES.index(item["territory"]) for item in DATA["city_bonuses"]["list"]}
LONDON, PARIS, MADRID = _TILES["london"], _TILES["paris"], _TILES["madrid"]
STOCKHOLM, BERLIN, ROME = _TILES["stockholm"], _TILES["berlin"], _TILES["rome"]
CONSTANTINOPLE, KIEV = _TILES["constantinople"], _TILES["kiev"]
GOLD_CITIES = np.array(sorted(_TILES.values()), np.int64)
TILE_NAMES = {_TILES[item["city"]]: item["id"] for item in DATA["city_bonuses"]["list"]}

# RE-1.1  Units, in the order of losses (RE-21.3); moves ask in the opposite order.
UNITS = tuple(item["id"] for item in DATA["units"]["list"])
FOOTMAN, ARCHER, CAVALRY, SIEGE = range(4)
KINDS = len(UNITS)
STOCK = np.array([item["per_army"] for item in DATA["units"]["list"]], np.int64)
COST = np.array([item["cost"] for item in DATA["units"]["list"]], np.int64)
CASTLES = int(DATA["purchases"]["castle"]["supply"])
CASTLE_COST = int(DATA["purchases"]["castle"]["cost"])
CROWN_CARDS = int(DATA["purchases"]["crown_card"]["supply"])
CARD_COST = int(DATA["purchases"]["crown_card"]["cost"])
COINS = int(DATA["components"]["coins"]["total_value"])

# RE-7, RE-9.3  Ranks 1..4 of a battle: the unit that rolls, dice a unit, the least number that hits.
RANK_UNIT = np.array([-1, SIEGE, ARCHER, CAVALRY, -1], np.int64)
RANK_DICE = np.array([0, 2, 1, 1, 0], np.int64)
RANK_HITS = np.array([0, 3, 5, 3, 0], np.int64)
GENERAL = 4
MOST_DICE = 12
INVADER, HOLDER = range(2)  # the sides of a dispute: attacker and defender

# RE-10.7  Free units of a taxed city, by territory and unit.
TAX_UNITS = np.zeros((TERRITORIES, KINDS), np.int64)
for _item in DATA["city_bonuses"]["list"]:
    if _item["effect"]["type"] == "free_units_on_tax":
        for _unit, _count in _item["effect"]["units"].items():
            TAX_UNITS[_TILES[_item["city"]], UNITS.index(_unit)] = _count
_EFFECTS = {item["city"]: item["effect"] for item in DATA["city_bonuses"]["list"]}
PLUNDER = int(_EFFECTS["stockholm"]["coins"])
CASTLE_DISCOUNT = int(_EFFECTS["berlin"]["castle_discount"])
ESCORT = int(_EFFECTS["constantinople"]["units"]["footman"])

# RE-4.7, RE-21.3  Kinds of King's Orders cards and how many a deck has of each.
TAX_SPEND, KING_ME, SPLIT, FORTIFY_CARD, ASSAULT_CARD = range(5)
CARD_KINDS = 5
CARD_NAMES = ("tax_spend", "king_me", "split_expand", "fortify", "siege_assault")
DECK = np.zeros(CARD_KINDS, np.int64)


def card_kind(card: dict[str, Any]) -> int:
    """RE-4.7  The kind of a card of the data."""
    if card["bonus"]:
        return CARD_NAMES.index(card["bonus"])
    return TAX_SPEND if "tax" in card["orders"] else SPLIT


for _card in DATA["kings_orders_deck"]["cards"]:
    DECK[card_kind(_card)] += 1
DECK_SIZE = int(DECK.sum())
TURNS = int(DATA["round"]["turns_per_round"])
FORTIFY_CITY, FORTIFY_CASTLE = 3, 4
ASSAULT_DICE, ASSAULT_HITS = 2, 3

# RE-13.7  The eight missions, reconstructed: what each needs by the number of players, and what it gives.
_MISSIONS = DATA["crown_cards"]["list"]
MISSIONS = len(_MISSIONS)
MISSION_NAMES = tuple(item["id"].removeprefix("mission_") for item in _MISSIONS)
MISSION_NEEDS = np.zeros((MISSIONS, ARMIES + 1), np.int64)
for _n, _item in enumerate(_MISSIONS):
    for _players, _least in _item["condition"]["min"].items():
        MISSION_NEEDS[_n, int(_players)] = _least
BUILDER, SEAS, TREASURY, HOST, REALM, ROUTE, SIEGE_MASTER, CONQUEROR = range(MISSIONS)
BASTIONS, MINT, LEVY_SIZE = (int(_MISSIONS[n]["bonus"]["value"]) for n in (BUILDER, TREASURY, HOST))
ROADS, TOLLS = (int(_MISSIONS[n]["bonus"]["value"]) for n in (REALM, ROUTE))
CHEAP_SIEGE, CHEAP_CAVALRY = (int(_MISSIONS[n]["bonus"]["value"]) for n in (SIEGE_MASTER, CONQUEROR))
STEPS = 2  # RE-5.8  of a Maneuver

# RE-2, RE-14, RE-15  Setup by the number of players.
_SETUP = {int(players): item for players, item in DATA["setup"]["by_players"].items()}


def by_players(name: str) -> Any:
    """A number of the setup as a table by the number of players."""
    return np.array([_SETUP[n][name] if n in _SETUP else 0 for n in range(ARMIES + 1)], np.int64)


WIN_CROWNS = by_players("win_crowns")
START_COINS = by_players("start_coins")
PASSES = by_players("cities_per_player")
CASTLE_PASSES = by_players("castles_per_player")
FOOTMEN = by_players("footmen_per_city")
CASTLES_LEFT = by_players("castles_left")
MERCENARY_FOOTMEN = int(_SETUP[3]["mercenary"]["footmen_per_city"])
FIRST_BID = int(DATA["setup"]["first_player_bid"]["max"])
MOST_BID = int(DATA["setup"]["auction"]["cap"])
MARKER_COINS = int(DATA["tie_break"]["first_player_marker_counts_as_coins"])

# RE-19  Phases with a decision, then those that pass by themselves.
(
    BID_FIRST,
    PLACE_CITY,
    PLACE_NEXT,
    PLACE_KEEP,
    CHOOSE_CARDS,
    AUCTION_ORDER,
    AUCTION_BID,
    MISSION_PICK,
    MENU,
    EXPAND_FROM,
    EXPAND_TO,
    SECOND_TO,
    MANEUVER_FROM,
    MANEUVER_TO,
    MOVE,
    TAX,
    FORTIFY,
    ASSAULT_FROM,
    ASSAULT_TO,
    LEVY,
    SPEND,
    BUY_COUNT,
    BERLIN_MANEUVER,
    REVEAL,
    CHOOSE_BATTLE,
    REROLL,
    LOSE,
    OVER,
    NEXT_PLACE,
    ROUND_START,
    NEXT_AUCTION,
    NEXT_TURN,
    MENU_START,
    TURN_END,
    TURN_REVEAL,
    NEXT_BATTLE,
    FIGHT,
    END_ROUND,
    NEXT_REVEAL,
    CHECKS,
) = range(40)
PHASES = OVER + 1

# RE-21  Orders and bonus actions in the turn menu; the free Maneuver is a task of its own.
DO_EXPAND, DO_SPLIT, DO_MANEUVER, DO_TAX, DO_SPEND, DO_FORTIFY, DO_ASSAULT, END_TURN = range(8)
DO_BERLIN = 8
NO_TASK = -1

# RE-21.13  Stages of a Spend order, in which one may not go back.
CARD_STAGE, CASTLE_STAGE, CAVALRY_STAGE, ARCHER_STAGE, FOOTMAN_STAGE, SIEGE_STAGE = range(6)
BUY_UNITS = np.array([CAVALRY, ARCHER, FOOTMAN, SIEGE], np.int64)  # in the order of the stages

# RE-9  Steps of a rank of a battle.
ROLL, COUNT_HITS, LOSE_INVADER, LOSE_HOLDER, RANK_END = range(5)
# What a loss belongs to.
IN_BATTLE, IN_ASSAULT = range(2)

MERCENARY_ORDERS = ("seat", "always_last")
SEATED, ALWAYS_LAST = range(2)
UNLIMITED = 0
MOST_ROUNDS = 10_000
ROUND_LIMITS = (UNLIMITED, 10, 20)  # those that are offered; any other whole number is taken too
SIMULATION = {"max_rounds": 20}  # RE-19.2  random players can go on for thousands of rounds


@dataclass(frozen=True)
class RiskEuropeOptions(Options):
    """RE-13, RE-17.5, RE-18.18  Players and variants; RE-3.9, RE-19.2  a limit of rounds, 0 for none."""

    players: int = option(4, 2, 3, 4)
    kingdom_missions: bool = option(False)
    bank_limited: bool = option(False)
    mercenary_order_3p: str = option(MERCENARY_ORDERS[0], *MERCENARY_ORDERS)
    max_rounds: int = option(UNLIMITED, *ROUND_LIMITS)

    def __post_init__(self) -> None:
        if type(self.max_rounds) is not int or not UNLIMITED <= self.max_rounds <= MOST_ROUNDS:
            raise WrongOption("option-max_rounds-wrong", TEXT, value=repr(self.max_rounds), most=str(MOST_ROUNDS))
        if self.max_rounds not in ROUND_LIMITS:
            dataclasses.replace(self, max_rounds=ROUND_LIMITS[0])  # checks all the others
            return
        super().__post_init__()
        if self.mercenary_order_3p != MERCENARY_ORDERS[SEATED] and self.players != 3:
            order = self.mercenary_order_3p
            raise wrong_with(self.players, "mercenary_order_3p", order, MERCENARY_ORDERS[SEATED], "RE-14.5")


@record
class State(Table):
    """One table of Risk Europe."""

    # options
    kingdom_missions: int = number()
    bank_limited: int = number()
    mercenary_order_3p: int = number()
    max_rounds: int = number()

    # where the game stands
    phase: int = number()
    round: int = number()  # 0 in the setup
    turn: int = number()  # 0 or 1: the top or the bottom card
    place: int = number()  # place in the order of turns, or of the placement
    passing: int = number()  # pass of the placement, from 0
    marker: int = number()  # seat with the First Player Marker, -1 nobody
    army: int = number()  # army whose turn it is
    circle: Numbers = numbers(ARMIES)  # armies around the table, clockwise from the winner of the bid
    sequence: Numbers = numbers(ARMIES)  # order of this round, -1 where there is none
    alive: Numbers = numbers(ARMIES)
    saved: Numbers = numbers(ARMIES)  # RE-12.2  1: without a city since the last round
    left_in: Numbers = numbers(ARMIES)  # round of the elimination, 0 none
    controller: Numbers = numbers(ARMIES)  # seat that decides for the army now, -1 nobody

    # the board; the owner of a disputed territory is its defender
    owner: Numbers = numbers(TERRITORIES)
    invader: Numbers = numbers(TERRITORIES)
    units: Numbers = numbers(TERRITORIES, KINDS)  # of the owner
    invaders: Numbers = numbers(TERRITORIES, KINDS)  # of the attacker
    tile_round: Numbers = numbers(TERRITORIES)  # RE-10.6  round in which the city's tile was gained, -1 none
    land: Numbers = numbers(ARMIES, kind="i8")  # masks: what each army controls
    inroads: Numbers = numbers(ARMIES, kind="i8")  # masks: where each army attacks
    disputed: int = number()  # mask
    forts: int = number()  # mask of castles

    # holdings
    coins: Numbers = numbers(ARMIES, kind="i4")
    reserve: Numbers = numbers(ARMIES, KINDS)  # RE-1.11  military reserves
    castles: int = number()  # in the common reserve
    cards_left: int = number()  # crown cards in the common reserve
    cards: Numbers = numbers(ARMIES)  # crown cards bought
    card_bought: Numbers = numbers(ARMIES)  # this round
    victories: Numbers = numbers(ARMIES)  # battles won as attacker this round

    # King's Orders by kind
    spent: Numbers = numbers(ARMIES, CARD_KINDS)  # discard piles
    shown: Numbers = numbers(ARMIES, TURNS)  # revealed this round, -1 not yet
    chosen: Numbers = numbers(ARMIES, TURNS, seen=Seen.OWNER)  # secret until revealed, -1 none
    deck: Numbers = numbers(ARMIES, DECK_SIZE, seen=Seen.NOBODY)  # of the mercenaries, drawn from the end
    deck_left: Numbers = numbers(ARMIES)

    # bids
    bid: Numbers = numbers(ARMIES, seen=Seen.OWNER)  # -1 none yet
    bids: Numbers = numbers(ARMIES)  # the last ones revealed, -1 none
    auction: int = number()  # mercenary army being auctioned, -1 none
    auctioned: int = number()  # mask of the armies done this round

    # Kingdom Missions
    mission_deck: Numbers = numbers(MISSIONS, seen=Seen.NOBODY)  # from the top
    missions_left: int = number()
    draws: int = number()  # draws finished
    drawer: Numbers = numbers(MISSIONS)  # seat of each draw, -1 none
    looks: Numbers = numbers(ARMIES, MISSIONS, 2, seen=Seen.OWNER)  # by draw: mission kept, mission put back
    held: Numbers = numbers(ARMIES, seen=Seen.OWNER, blank=0)  # mask of hidden missions
    held_count: Numbers = numbers(ARMIES)
    revealed: Numbers = numbers(ARMIES)  # mask of completed missions
    gone: Numbers = numbers(ARMIES)  # mask of the completed missions that left the game with their player
    symbols: Numbers = numbers(MISSIONS, seen=Seen.NOBODY)  # scratch of `redeal`, -1 otherwise

    # the turn
    task: int = number()  # what is being carried out, -1 nothing
    ordered: int = number()  # 1: the order of the card is done
    bonus_used: int = number()
    berlin: int = number()  # 1: the free Maneuver is due at the end of the turn
    origin: int = number()
    target: int = number()
    asked: int = number()  # unit being asked for, in a move, a purchase or a loss
    group: Numbers = numbers(KINDS)  # units told to move so far
    stage: int = number()  # of a Spend order
    spot: int = number()  # last territory (purchases) or mission (reveals) named, -1 none
    bought: int = number()  # 1: the Spend order has done something

    # a battle or a Siege Assault
    field: int = number()  # territory being fought for, -1 none
    rank: int = number()
    step: int = number()
    losing: int = number()  # IN_BATTLE or IN_ASSAULT
    side: int = number()  # side that chooses its losses
    dice: Numbers = numbers(2, MOST_DICE)  # last roll by side, 0 none
    rolled: Numbers = numbers(2)  # dice of the last roll
    hits: Numbers = numbers(2)  # hits still to take by side
    rerolled: int = number()  # 1: the castle's right is used up in this cycle
    preset: Numbers = numbers(2)  # 1: the side loses the cheapest first for the rest of the battle
    fallen: Numbers = numbers(2)  # units lost in this battle

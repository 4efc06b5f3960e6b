"""The table of Risk Europe: options and the record."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reinos.core.chairs import Chairs
from reinos.core.errors import WrongOption
from reinos.core.options import Options, option, wrong_with
from reinos.core.record import Numbers, Seen, Table, number, numbers, record
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.map import TERRITORIES

TEXT = Path(__file__).parent / "text"
MERCENARY_ORDERS = ("seat", "always_last")
SEATED, ALWAYS_LAST = range(2)
UNLIMITED = 0
MOST_ROUNDS = 10_000
ROUND_LIMITS = (UNLIMITED, 10, 20)  # those that are offered; any other whole number is taken too
SIMULATION = {"max_rounds": 20}  # RE-19.2  random players go on for thousands of rounds


@dataclass(frozen=True)
class RiskEuropeOptions(Options):
    """RE-13, RE-17.5, RE-18.18  Players and variants; RE-3.9, RE-19.2  a limit of rounds, 0 for none."""

    players: int = option(4, 2, 3, 4)
    kingdom_missions: bool = option(False)
    bank_limited: bool = option(False)
    mercenary_order_3p: str = option(MERCENARY_ORDERS[0], *MERCENARY_ORDERS)
    max_rounds: int = option(UNLIMITED, *ROUND_LIMITS)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.mercenary_order_3p != MERCENARY_ORDERS[SEATED] and self.players != 3:
            order = self.mercenary_order_3p
            raise wrong_with(self.players, "mercenary_order_3p", order, MERCENARY_ORDERS[SEATED], "RE-14.5")

    def check(self, name: str, value: Any, values: tuple[Any, ...]) -> None:
        """RE-19.2  Rounds may be limited to any number, not only to those that are offered."""
        if name != "max_rounds":
            super().check(name, value, values)
        elif type(value) is not int or not UNLIMITED <= value <= MOST_ROUNDS:
            raise WrongOption("option-max_rounds-wrong", TEXT, value=repr(value), most=str(MOST_ROUNDS))


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
    marker: int = number(start=-1)  # seat with the First Player Marker, -1 nobody
    army: int = number(start=-1)  # army whose turn it is, -1 between turns
    circle: Numbers = numbers(pieces.ARMIES, start=-1)  # armies around the table, clockwise from the winner of the bid
    sequence: Numbers = numbers(pieces.ARMIES, start=-1)  # order of this round, -1 where there is none
    alive: Numbers = numbers(pieces.ARMIES, start=1)
    saved: Numbers = numbers(pieces.ARMIES)  # RE-12.2  1: without a city since the last round
    left_in: Numbers = numbers(pieces.ARMIES)  # round of the elimination, 0 none
    controller: Numbers = numbers(pieces.ARMIES)  # seat that decides for the army now, -1 nobody

    # the board; the owner of a disputed territory is its defender
    owner: Numbers = numbers(TERRITORIES, start=-1)
    invader: Numbers = numbers(TERRITORIES, start=-1)
    units: Numbers = numbers(2, TERRITORIES, pieces.KINDS)  # by side: of the attacker, of the owner
    tile_round: Numbers = numbers(TERRITORIES, start=-1)  # RE-10.6  round in which the city's tile was gained, -1 none
    land: Numbers = numbers(pieces.ARMIES, kind="i8")  # masks: what each army controls
    inroads: Numbers = numbers(pieces.ARMIES, kind="i8")  # masks: where each army attacks
    disputed: int = number()  # mask
    forts: int = number()  # mask of castles

    # holdings
    coins: Numbers = numbers(pieces.ARMIES, kind="i4")
    reserve: Numbers = numbers(pieces.ARMIES, pieces.KINDS)  # RE-1.11  military reserves
    castles: int = number()  # in the common reserve
    cards_left: int = number()  # crown cards in the common reserve
    cards: Numbers = numbers(pieces.ARMIES)  # crown cards bought
    card_bought: Numbers = numbers(pieces.ARMIES)  # this round
    victories: Numbers = numbers(pieces.ARMIES)  # battles won as attacker this round

    # King's Orders by kind
    spent: Numbers = numbers(pieces.ARMIES, pieces.CARD_KINDS)  # discard piles
    shown: Numbers = numbers(pieces.ARMIES, pieces.TURNS, start=-1)  # revealed this round, -1 not yet
    chosen: Numbers = numbers(pieces.ARMIES, pieces.TURNS, seen=Seen.OWNER, start=-1)  # secret until revealed, -1 none
    deck: Numbers = numbers(
        pieces.ARMIES, pieces.DECK_SIZE, seen=Seen.NOBODY, start=-1
    )  # of the mercenaries, drawn from the end
    deck_left: Numbers = numbers(pieces.ARMIES)

    # bids
    bid: Numbers = numbers(pieces.ARMIES, seen=Seen.OWNER, start=-1)  # -1 none yet
    bids: Numbers = numbers(pieces.ARMIES, start=-1)  # the last ones revealed, -1 none
    auction: int = number(start=-1)  # mercenary army being auctioned, -1 none
    auctioned: int = number()  # mask of the armies done this round

    # Kingdom Missions
    mission_deck: Numbers = numbers(pieces.MISSIONS, seen=Seen.NOBODY, start=-1)  # from the top
    missions_left: int = number()
    draws: int = number()  # draws finished
    drawer: Numbers = numbers(pieces.MISSIONS, start=-1)  # seat of each draw, -1 none
    looks: Numbers = numbers(
        pieces.ARMIES, pieces.MISSIONS, 2, seen=Seen.OWNER, start=-1
    )  # by draw: mission kept, mission put back
    held: Numbers = numbers(pieces.ARMIES, seen=Seen.OWNER, blank=0)  # mask of hidden missions
    held_count: Numbers = numbers(pieces.ARMIES)
    revealed: Numbers = numbers(pieces.ARMIES)  # mask of completed missions
    gone: Numbers = numbers(pieces.ARMIES)  # mask of the completed missions that left the game with their player
    symbols: Numbers = numbers(pieces.MISSIONS, seen=Seen.NOBODY, start=-1)  # scratch of `redeal`, -1 otherwise

    # the turn
    task: int = number(start=-1)  # what is being carried out, -1 nothing
    ordered: int = number()  # 1: the order of the card is done
    bonus_used: int = number()
    berlin: int = number()  # 1: the free Maneuver is due at the end of the turn
    origin: int = number(start=-1)
    target: int = number(start=-1)
    asked: int = number()  # type of unit of which a number is asked
    group: Numbers = numbers(pieces.KINDS)  # units told to move so far
    stage: int = number()  # of a Spend order
    spot: int = number(start=-1)  # last territory named in the stage, -1 none
    bought: int = number()  # 1: the Spend order has done something
    last_reveal: int = number(start=-1)  # mission revealed last in this step, -1 none

    # a battle or a Siege Assault
    field: int = number(start=-1)  # territory being fought for, -1 none
    rank: int = number()
    step: int = number()
    assault: int = number()  # 1: it is a Siege Assault
    side: int = number()  # side that chooses its losses
    dice: Numbers = numbers(2, pieces.MOST_DICE)  # last roll by side, 0 none
    rolled: Numbers = numbers(2)  # dice of the last roll
    hits: Numbers = numbers(2)  # hits still to take by side
    rerolled: int = number()  # 1: the castle's right is used up in this cycle
    preset: Numbers = numbers(2)  # 1: the side loses the cheapest first for the rest of the battle
    fallen: Numbers = numbers(2)  # units lost in this battle


# Mercenaries keep their numbers.
CHAIRS = Chairs(
    axes=dict.fromkeys(
        (
            *("alive", "saved", "left_in", "controller", "land", "inroads", "coins", "reserve", "cards"),
            *("card_bought", "victories", "spent", "shown", "chosen", "deck", "deck_left", "bid", "bids", "looks"),
            *("held", "held_count", "revealed", "gone"),
        ),
        0,
    ),
    values=("marker", "army", "circle", "sequence", "controller", "owner", "invader", "auction", "drawer"),
    masks=("auctioned",),
    dealt=frozenset({"tie_rolled"}),
)

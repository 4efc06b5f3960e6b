"""The course of a game of Risk Europe: who may choose what, and what follows (RE-19)."""

from __future__ import annotations

from typing import Any

from reinos.core.rule import rule
from reinos.games.risk_europe.battle import (
    begin_battle,
    fight,
    list_battles,
    list_losses,
    list_reroll,
    lose,
    next_battle,
    reroll,
)
from reinos.games.risk_europe.bids import list_bids
from reinos.games.risk_europe.bonus import assault, fortify, list_bonuses
from reinos.games.risk_europe.choices import AUCTION_ID, BATTLE_ID, BID_ID, COUNT_ID, MENU_ID
from reinos.games.risk_europe.marching import list_marches, march
from reinos.games.risk_europe.missions import (
    answer_reveal,
    list_picks,
    list_reveals,
    next_reveal,
    pick_mission,
    turn_reveal,
)
from reinos.games.risk_europe.opening import list_placements, next_place, place_kingdom, settle_first_bid, setup
from reinos.games.risk_europe.rounds import (
    choose_cards,
    choose_task,
    discard_cards,
    end_turn,
    list_auctions,
    list_cards,
    list_menu,
    next_auction,
    next_turn,
    open_auction,
    settle_auction,
    start_menu,
    start_round,
)
from reinos.games.risk_europe.scoring import check_end
from reinos.games.risk_europe.state import (
    ASSAULT_FROM,
    ASSAULT_TO,
    AUCTION_BID,
    AUCTION_ORDER,
    BERLIN_MANEUVER,
    BID_FIRST,
    BUY_COUNT,
    CHECKS,
    CHOOSE_BATTLE,
    CHOOSE_CARDS,
    END_ROUND,
    EXPAND_FROM,
    FIGHT,
    FORTIFY,
    LEVY,
    LOSE,
    MENU,
    MENU_START,
    MISSION_PICK,
    NEXT_AUCTION,
    NEXT_BATTLE,
    NEXT_PLACE,
    NEXT_REVEAL,
    NEXT_TURN,
    OVER,
    PLACE_CITY,
    PLACE_KEEP,
    REROLL,
    REVEAL,
    ROUND_START,
    SPEND,
    TAX,
    TURN_END,
    TURN_REVEAL,
    State,
)
from reinos.games.risk_europe.treasury import (
    buy_units,
    levy,
    list_counts,
    list_levies,
    list_purchases,
    list_taxes,
    spend,
    tax,
)

__all__ = ["apply", "legal", "setup"]


@rule
def is_march(phase: int) -> bool:
    """Whether a phase belongs to an order that moves units."""
    return (EXPAND_FROM <= phase < TAX) or phase == BERLIN_MANEUVER


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """RE-19, RE-21.1, RE-21.21  What the seat may choose in this phase."""
    if (s.to_act >> seat) & 1 == 0:
        return 0
    phase = s.phase
    if is_march(phase):
        return list_marches(s, out)
    if phase == MENU:
        return list_menu(s, out)
    if phase == SPEND:
        return list_purchases(s, out)
    if phase == BUY_COUNT:
        return list_counts(s, out)
    if phase == LOSE:
        return list_losses(s, out)
    if phase == CHOOSE_CARDS:
        return list_cards(s, seat, out)
    if phase in (BID_FIRST, AUCTION_BID):
        return list_bids(s, seat, out)
    if PLACE_CITY <= phase <= PLACE_KEEP:
        return list_placements(s, out)
    if FORTIFY <= phase <= ASSAULT_TO:
        return list_bonuses(s, out)
    return legal_seldom(s, seat, out)


@rule
def legal_seldom(s: State, seat: int, out: Any) -> int:
    """RE-19  The phases that are met less often."""
    phase = s.phase
    if phase == TAX:
        return list_taxes(s, out)
    if phase == REROLL:
        return list_reroll(s, out)
    if phase == CHOOSE_BATTLE:
        return list_battles(s, out)
    if phase == REVEAL:
        return list_reveals(s, seat, out)
    if phase == MISSION_PICK:
        return list_picks(s, seat, out)
    if phase == LEVY:
        return list_levies(s, out)
    return list_auctions(s, out)


@rule
def apply(s: State, seat: int, choice: int) -> None:
    """RE-19, RE-19.1, RE-21.4  One small choice, and all that follows without a decision."""
    decide(s, seat, choice)
    while s.to_act == 0 and s.phase != OVER:
        advance(s)


@rule
def decide(s: State, seat: int, choice: int) -> None:
    """RE-19, RE-21  Carry out a choice of the phase."""
    phase = s.phase
    if is_march(phase):
        march(s, choice)
    elif phase == MENU:
        choose_task(s, choice - MENU_ID)
    elif phase == SPEND:
        spend(s, choice)
    elif phase == BUY_COUNT:
        buy_units(s, choice - COUNT_ID)
    elif phase == LOSE:
        lose(s, choice)
    elif phase == CHOOSE_CARDS:
        choose_cards(s, seat, choice)
    elif phase in (BID_FIRST, AUCTION_BID):
        make_bid(s, seat, choice - BID_ID)
    elif PLACE_CITY <= phase <= PLACE_KEEP:
        place_kingdom(s, choice)
    elif phase == FORTIFY:
        fortify(s, choice)
    elif phase in (ASSAULT_FROM, ASSAULT_TO):
        assault(s, choice)
    else:
        decide_seldom(s, seat, choice)


@rule
def decide_seldom(s: State, seat: int, choice: int) -> None:
    """RE-19  The phases that are met less often."""
    phase = s.phase
    if phase == TAX:
        tax(s, choice)
    elif phase == REROLL:
        reroll(s, choice)
    elif phase == CHOOSE_BATTLE:
        begin_battle(s, choice - BATTLE_ID)
    elif phase == REVEAL:
        answer_reveal(s, seat, choice)
    elif phase == MISSION_PICK:
        pick_mission(s, seat, choice)
    elif phase == LEVY:
        levy(s, choice)
    elif phase == AUCTION_ORDER:
        open_auction(s, choice - AUCTION_ID)


@rule
def make_bid(s: State, seat: int, coins: int) -> None:
    """RE-2.3, RE-14.6  A secret bid; the last one reveals them all."""
    s.bid[seat] = coins
    s.to_act &= ~(1 << seat)
    if s.to_act == 0:
        if s.phase == BID_FIRST:
            settle_first_bid(s)
        else:
            settle_auction(s)


@rule
def advance(s: State) -> None:
    """RE-19  One state of the machine that needs no decision."""
    phase = s.phase
    if phase == FIGHT:
        fight(s)
    elif phase == NEXT_TURN:
        next_turn(s)
    elif phase == MENU_START:
        start_menu(s)
    elif phase == TURN_END:
        end_turn(s)
    elif phase == TURN_REVEAL:
        turn_reveal(s)
    elif phase == NEXT_BATTLE:
        next_battle(s)
    elif phase == END_ROUND:
        discard_cards(s)
    elif phase == NEXT_REVEAL:
        if not next_reveal(s):
            s.phase = CHECKS
    elif phase == CHECKS:
        check_end(s)
    elif phase == ROUND_START:
        start_round(s)
    elif phase == NEXT_AUCTION:
        next_auction(s)
    elif phase == NEXT_PLACE:
        next_place(s)

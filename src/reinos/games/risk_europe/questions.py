"""The questions of Risk Europe, and what follows by itself between them (RE-19, RE-21)."""

from __future__ import annotations

from reinos.core.question import Option, Question, Questions
from reinos.games.risk_europe import (
    battle,
    bids,
    bonus,
    losses,
    marching,
    menu,
    missions,
    opening,
    phases,
    pieces,
    rounds,
    scoring,
    treasury,
    turn,
)
from reinos.games.risk_europe.choices import CHOICES

MOVES = tuple(f"move_{unit}" for unit in reversed(pieces.UNITS))
LOSSES = tuple(f"lose_{unit}" for unit in pieces.UNITS)

# RE-19, RE-19.1, RE-21.1, RE-21.4, RE-21.21
# What can be asked, the frequent questions first; then the phases that pass without a decision.
QUESTIONS = Questions(
    "phase",
    Question("menu", phases.MENU, "RE-4.2 to RE-4.6, RE-21.9", Option("menu", menu.choose_order, among=menu.offers)),
    Question("move", phases.MOVE, "RE-21.5", Option(MOVES, marching.move, listed=marching.list_moves)),
    Question(
        "expand_from",
        phases.EXPAND_FROM,
        "RE-5.1, RE-21.6",
        Option("expand_from", marching.expand_from, among=marching.expand_origins),
    ),
    Question(
        "expand_to",
        phases.EXPAND_TO,
        "RE-5.1, RE-21.6",
        Option("expand_to", marching.march_to, among=marching.first_targets),
    ),
    Question(
        "choose_cards",
        phases.CHOOSE_CARDS,
        "RE-3.3, RE-21.17",
        Option("cards", rounds.choose_cards, may=rounds.may_choose),
        together=True,
    ),
    Question(
        "second_to",
        phases.SECOND_TO,
        "RE-5.7, RE-21.7",
        Option("no_second", marching.no_second),
        Option("second_to", marching.march_to, among=marching.second_targets),
    ),
    Question(
        "maneuver_from",
        phases.MANEUVER_FROM,
        "RE-5.8, RE-21.8",
        Option("maneuver_from", marching.maneuver_from, among=marching.maneuver_origins),
    ),
    Question(
        "maneuver_to",
        phases.MANEUVER_TO,
        "RE-5.8 to RE-5.10, RE-21.8",
        Option("maneuver_to", marching.march_to, among=marching.maneuver_targets),
    ),
    Question(
        "spend",
        phases.SPEND,
        "RE-5.16, RE-21.13 to RE-21.15",
        Option("buy_crown", treasury.buy_crown, may=treasury.may_buy_crown),
        Option("finish_spend", treasury.finish_spend, may=treasury.may_finish_spend),
        Option("buy_castle", treasury.buy_castle, among=treasury.castle_places),
        Option("buy", treasury.buy_line, listed=treasury.list_lines),
    ),
    Question(
        "buy_count",
        phases.BUY_COUNT,
        "RE-8.3, RE-21.13",
        Option("buy_count", treasury.buy_units, among=treasury.counts),
    ),
    Question("tax", phases.TAX, "RE-5.13, RE-21.10", Option("tax", treasury.tax, among=treasury.taxable)),
    Question("fortify", phases.FORTIFY, "RE-6.2, RE-21.11", Option("fortify", bonus.fortify, among=bonus.fortifiable)),
    Question(
        "lose",
        phases.LOSE,
        "RE-9.5, RE-21.12",
        Option(LOSSES, losses.lose, listed=losses.list_losses),
        Option("lose_cheapest", losses.lose_cheapest, may=losses.may_lose_cheapest),
        Option("lose_cheapest_always", losses.lose_cheapest_always, may=losses.may_lose_cheapest_always),
    ),
    Question(
        "berlin_maneuver",
        phases.BERLIN_MANEUVER,
        "RE-4.4, RE-10.9, RE-21.8",
        Option("no_maneuver", marching.no_maneuver),
        Option("maneuver_from", marching.maneuver_from, among=marching.maneuver_origins),
    ),
    Question(
        "auction_bid",
        phases.AUCTION_BID,
        "RE-14.6, RE-21.18",
        Option("bid", bids.bid, listed=bids.list_bids),
        together=True,
    ),
    Question(
        "reveal",
        phases.REVEAL,
        "RE-13.6, RE-13.12, RE-21.19",
        Option("finish_reveals", missions.finish_reveals),
        Option("reveal", missions.reveal, may=missions.may_reveal),
    ),
    Question(
        "choose_battle",
        phases.CHOOSE_BATTLE,
        "RE-9.1, RE-21.20",
        Option("battle", battle.begin_battle, among=battle.battles_left),
    ),
    Question(
        "reroll",
        phases.REROLL,
        "RE-9.7, RE-19.3, RE-21.20",
        Option("reroll", battle.reroll),
        Option("keep_dice", battle.keep_dice),
    ),
    Question(
        "assault_from",
        phases.ASSAULT_FROM,
        "RE-6.4, RE-21.11",
        Option("assault_from", bonus.assault_from, among=bonus.assault_origins),
    ),
    Question(
        "assault_to",
        phases.ASSAULT_TO,
        "RE-6.4, RE-21.11",
        Option("assault_to", bonus.assault, among=bonus.targets_at_hand),
    ),
    Question(
        "levy",
        phases.LEVY,
        "RE-13.10, RE-21.14",
        Option("no_levy", treasury.no_levy, may=treasury.may_skip_levy),
        Option("levy", treasury.levy, among=treasury.levy_places),
    ),
    Question(
        "mission_pick",
        phases.MISSION_PICK,
        "RE-13.3, RE-21.19",
        Option("keep_mission", missions.pick_mission, among=missions.looked_at),
    ),
    Question(
        "auction_order",
        phases.AUCTION_ORDER,
        "RE-15.6, RE-21.18",
        Option("auction_first", rounds.open_auction, may=rounds.is_mercenary),
    ),
    Question(
        "bid_first", phases.BID_FIRST, "RE-2.3, RE-21.18", Option("bid", bids.bid, listed=bids.list_bids), together=True
    ),
    Question(
        "place_city",
        phases.PLACE_CITY,
        "RE-2.5, RE-21.16",
        Option("place_city", opening.place_city, among=opening.free_capitals),
    ),
    Question(
        "place_next",
        phases.PLACE_NEXT,
        "RE-2.5, RE-2.6, RE-21.16",
        Option("place_next", opening.place_next, among=opening.free_neighbours),
    ),
    Question(
        "place_keep",
        phases.PLACE_KEEP,
        "RE-2.5, RE-2.6, RE-21.16",
        Option("place_keep", opening.place_footmen, may=opening.may_keep),
    ),
    choices=CHOICES,
    then={
        phases.NEXT_TURN: turn.next_turn,
        phases.TURN_END: menu.end_turn,
        phases.TURN_REVEAL: missions.turn_reveal,
        phases.FIGHT: battle.fight,
        phases.NEXT_BATTLE: battle.next_battle,
        phases.CHOOSE_CARDS: rounds.end_choosing,
        phases.AUCTION_BID: rounds.settle_auction,
        phases.NEXT_AUCTION: rounds.next_auction,
        phases.END_ROUND: rounds.discard_cards,
        phases.NEXT_REVEAL: missions.next_reveal,
        phases.CHECKS: scoring.check_end,
        phases.ROUND_START: rounds.start_round,
        phases.BID_FIRST: opening.settle_first_bid,
        phases.NEXT_PLACE: opening.next_place,
    },
)

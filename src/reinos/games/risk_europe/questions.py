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
    Question(
        "menu",
        phases.MENU,
        rules="RE-4.2 to RE-4.6, RE-21.9",
        options=[Option("menu", menu.choose_order, among=menu.offers)],
    ),
    Question("move", phases.MOVE, rules="RE-21.5", options=[Option(MOVES, marching.move, listed=marching.list_moves)]),
    Question(
        "expand_from",
        phases.EXPAND_FROM,
        rules="RE-5.1, RE-21.6",
        options=[Option("expand_from", marching.expand_from, among=marching.expand_origins)],
    ),
    Question(
        "expand_to",
        phases.EXPAND_TO,
        rules="RE-5.1, RE-21.6",
        options=[Option("expand_to", marching.march_to, among=marching.first_targets)],
    ),
    Question(
        "choose_cards",
        phases.CHOOSE_CARDS,
        rules="RE-3.3, RE-21.17",
        options=[Option("cards", rounds.choose_cards, may=rounds.may_choose)],
        together=True,
    ),
    Question(
        "second_to",
        phases.SECOND_TO,
        rules="RE-5.7, RE-21.7",
        options=[
            Option("no_second", marching.no_second),
            Option("second_to", marching.march_to, among=marching.second_targets),
        ],
    ),
    Question(
        "maneuver_from",
        phases.MANEUVER_FROM,
        rules="RE-5.8, RE-21.8",
        options=[Option("maneuver_from", marching.maneuver_from, among=marching.maneuver_origins)],
    ),
    Question(
        "maneuver_to",
        phases.MANEUVER_TO,
        rules="RE-5.8 to RE-5.10, RE-21.8",
        options=[Option("maneuver_to", marching.march_to, among=marching.maneuver_targets)],
    ),
    Question(
        "spend",
        phases.SPEND,
        rules="RE-5.16, RE-21.13 to RE-21.15",
        options=[
            Option("buy_crown", treasury.buy_crown, may=treasury.may_buy_crown),
            Option("finish_spend", treasury.finish_spend, may=treasury.may_finish_spend),
            Option("buy_castle", treasury.buy_castle, among=treasury.castle_places),
            Option("buy", treasury.buy_line, listed=treasury.list_lines),
        ],
    ),
    Question(
        "buy_count",
        phases.BUY_COUNT,
        rules="RE-8.3, RE-21.13",
        options=[Option("buy_count", treasury.buy_units, among=treasury.counts)],
    ),
    Question(
        "tax", phases.TAX, rules="RE-5.13, RE-21.10", options=[Option("tax", treasury.tax, among=treasury.taxable)]
    ),
    Question(
        "fortify",
        phases.FORTIFY,
        rules="RE-6.2, RE-21.11",
        options=[Option("fortify", bonus.fortify, among=bonus.fortifiable)],
    ),
    Question(
        "lose",
        phases.LOSE,
        rules="RE-9.5, RE-21.12",
        options=[
            Option(LOSSES, losses.lose, listed=losses.list_losses),
            Option("lose_cheapest", losses.lose_cheapest, may=losses.may_lose_cheapest),
            Option("lose_cheapest_always", losses.lose_cheapest_always, may=losses.may_lose_cheapest_always),
        ],
    ),
    Question(
        "berlin_maneuver",
        phases.BERLIN_MANEUVER,
        rules="RE-4.4, RE-10.9, RE-21.8",
        options=[
            Option("no_maneuver", marching.no_maneuver),
            Option("maneuver_from", marching.maneuver_from, among=marching.maneuver_origins),
        ],
    ),
    Question(
        "auction_bid",
        phases.AUCTION_BID,
        rules="RE-14.6, RE-21.18",
        options=[Option("bid", bids.bid, listed=bids.list_bids)],
        together=True,
    ),
    Question(
        "reveal",
        phases.REVEAL,
        rules="RE-13.6, RE-13.12, RE-21.19",
        options=[
            Option("finish_reveals", missions.finish_reveals),
            Option("reveal", missions.reveal, may=missions.may_reveal),
        ],
    ),
    Question(
        "choose_battle",
        phases.CHOOSE_BATTLE,
        rules="RE-9.1, RE-21.20",
        options=[Option("battle", battle.begin_battle, among=battle.battles_left)],
    ),
    Question(
        "reroll",
        phases.REROLL,
        rules="RE-9.7, RE-19.3, RE-21.20",
        options=[Option("reroll", battle.reroll), Option("keep_dice", battle.keep_dice)],
    ),
    Question(
        "assault_from",
        phases.ASSAULT_FROM,
        rules="RE-6.4, RE-21.11",
        options=[Option("assault_from", bonus.assault_from, among=bonus.assault_origins)],
    ),
    Question(
        "assault_to",
        phases.ASSAULT_TO,
        rules="RE-6.4, RE-21.11",
        options=[Option("assault_to", bonus.assault, among=bonus.targets_at_hand)],
    ),
    Question(
        "levy",
        phases.LEVY,
        rules="RE-13.10, RE-21.14",
        options=[
            Option("no_levy", treasury.no_levy, may=treasury.may_skip_levy),
            Option("levy", treasury.levy, among=treasury.levy_places),
        ],
    ),
    Question(
        "mission_pick",
        phases.MISSION_PICK,
        rules="RE-13.3, RE-21.19",
        options=[Option("keep_mission", missions.pick_mission, among=missions.looked_at)],
    ),
    Question(
        "auction_order",
        phases.AUCTION_ORDER,
        rules="RE-15.6, RE-21.18",
        options=[Option("auction_first", rounds.open_auction, may=rounds.is_mercenary)],
    ),
    Question(
        "bid_first",
        phases.BID_FIRST,
        rules="RE-2.3, RE-21.18",
        options=[Option("bid", bids.bid, listed=bids.list_bids)],
        together=True,
    ),
    Question(
        "place_city",
        phases.PLACE_CITY,
        rules="RE-2.5, RE-21.16",
        options=[Option("place_city", opening.place_city, among=opening.free_capitals)],
    ),
    Question(
        "place_next",
        phases.PLACE_NEXT,
        rules="RE-2.5, RE-2.6, RE-21.16",
        options=[Option("place_next", opening.place_next, among=opening.free_neighbours)],
    ),
    Question(
        "place_keep",
        phases.PLACE_KEEP,
        rules="RE-2.5, RE-2.6, RE-21.16",
        options=[Option("place_keep", opening.place_footmen, may=opening.may_keep)],
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

"""A rough value of the table for a seat, in points, for the greedy bot and for search."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.board import controlled, expansions, settled_weight
from reinos.games.brian_boru.claims import faction_weight, rival_weight
from reinos.games.brian_boru.draft import own_cards
from reinos.games.brian_boru.marriage import marriage_towns
from reinos.games.brian_boru.scoring import final_points, region_points, regions_reached
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.trick import matching_cards

# Playouts foretell the end better than the network's values, and its policy is sure of one choice.
GUIDANCE = {"exploration": 1.0, "even": 0.5, "delay": 8.0}
# How likely a region ends as one's own, by the lead in it: three behind, …, three ahead.
REGION_CHANCE = np.array([0.02, 0.08, 0.2, 0.42, 0.68, 0.85, 0.94])
HELD_TIE = 0.75  # a tie leaves the token with its holder
TOWN = 0.45  # what a town is worth beside its region
REACH = 0.35  # what a region is worth beside the table
COIN, LATE_COIN = 0.65, 0.1
USEFUL_COINS = 7  # more of them are worth less
RAIDER, CHURCH_DISC, COURTED_SPACE = 0.22, 0.3, 0.14
RAID_LOSS = 2.2
MONASTERY_GAIN = 2.6
MARKER_GAIN = 0.4
STRONG_CARD, WHITE_CARD, WEAK_CARD = 0.05, 0.35, 0.3
SUIT_SYMBOL = 0.6  # a disc in the church, a raider or a step of courtship, before it is known what it leads to
EXPANSION = 1.2


@rule
def appraise(s: state.State, seat: int) -> float:
    """Points so far, and what board, purse, tracks, hand and the trick under way promise."""
    if s.phase == state.OVER:
        return float(int(s.score[seat]) + final_points(s, seat))
    value = int(s.score[seat]) + int(s.renown[seat]) + board_value(s, seat) + purse_value(s, seat)
    value += battle_value(s, seat) + church_value(s, seat) + marriage_value(s, seat) + hand_value(s, seat)
    if s.marker == seat:
        value += MARKER_GAIN
    return value + trick_value(s, seat)


@rule
def time_left(s: state.State) -> float:
    """The part of the game that is still to come, from 1 to 0."""
    rounds = float(box.ROUNDS[s.players])
    tricks = float(box.DEAL[s.players]) - 1.0
    done = max(0.0, s.round - 1.0) + (s.trick / tricks if s.round > 0 else 0.0)
    return 1.0 - done / rounds


@rule
def board_value(s: state.State, seat: int) -> float:
    """Regions that are, or may become, one's own, and the number of regions reached."""
    value = TOWN * count(controlled(s, seat)) + region_points(s, seat) + REACH * regions_reached(s, seat)
    for region in range(box.REGIONS):
        value += int(box.REGION_POINTS[region]) * region_chance(s, seat, region)
    return value


@rule
def region_chance(s: state.State, seat: int, region: int) -> float:
    """How likely the seat ends with the token of a region."""
    mine = faction_weight(s, seat, region)
    if mine == 0:
        return 0.0
    lead = max(-3, min(3, mine - rival_weight(s, seat, region)))
    chance = float(REGION_CHANCE[lead + 3])
    if lead == 0 and s.claim_holder[region] == seat:
        chance = HELD_TIE
    if s.claim_up[region] == 0:
        chance *= min(1.0, 0.3 + 0.7 * settled_weight(s, region) / int(box.THRESHOLD[region]))
    return chance


@rule
def purse_value(s: state.State, seat: int) -> float:
    """Coins are worth most while there is time to spend them."""
    coins = int(s.coins[seat])
    first = min(coins, USEFUL_COINS)
    worth = LATE_COIN + (COIN - LATE_COIN) * min(1.0, 2.0 * time_left(s))
    return worth * first + LATE_COIN * (coins - first) + (0.3 if coins >= box.EXPAND_COST else 0.0)


@rule
def lead_over_others(s: state.State, seat: int, held: Any) -> int:
    """By how much the seat is ahead of everybody else in raiders, church discs or on the marriage track."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, int(held[other]))
    return int(held[seat]) - best


@rule
def battle_value(s: state.State, seat: int) -> float:
    """Spoils for the leader, a town at risk for whoever has the fewest."""
    mine = int(s.raiders[seat])
    value = RAIDER * mine
    lead = lead_over_others(s, seat, s.raiders)
    if mine > 0 and lead > 0:
        value += (2.0 + int(s.renown[seat])) * min(1.0, 0.4 + 0.2 * lead)
    elif mine > 0 and lead == 0:
        value += 0.8
    fewest = True
    for other in range(s.players):
        if other != seat and s.raiders[other] < mine:
            fewest = False
    if fewest and (s.battle_area > 0 or not s.dealt):
        value -= RAID_LOSS
    return value


@rule
def church_value(s: state.State, seat: int) -> float:
    """A monastery and the marker for the leader, a monastery for many discs."""
    mine = int(s.church[seat])
    value: float = CHURCH_DISC * min(mine, box.MONASTERY_DISCS + 1)
    lead = lead_over_others(s, seat, s.church)
    if mine > 0 and lead > 0:
        value += MONASTERY_GAIN * min(1.0, 0.4 + 0.2 * lead)
    elif mine > box.MONASTERY_DISCS:
        value += 0.7 * MONASTERY_GAIN
    return value


@rule
def marriage_value(s: state.State, seat: int) -> float:
    """The marriage for the highest disc, the reward of the space for the others."""
    space = int(s.space[seat])
    value = COURTED_SPACE * (space - box.BOTTOM)
    if s.marriage < 0 or space == box.BOTTOM:
        return value
    ahead = lead_over_others(s, seat, s.space)
    if ahead > 0:
        prize = float(box.REFUSAL_POINTS) if s.marriage == box.PRINCESS else float(box.MARRIAGE_POINTS[s.marriage])
        if s.marriage != box.PRINCESS and marriage_towns(s):
            prize += 2.5
        return value + prize * min(1.0, 0.35 + 0.15 * ahead)
    reward = COIN * int(box.SPACE_COINS[space]) + 1.3 * int(box.SPACE_RENOWN[space])
    if space == box.TOWN_SPACE:
        reward = 2.5
    return value + reward


@rule
def hand_value(s: state.State, seat: int) -> float:
    """High cards win towns, low ones earn more; white ones do both."""
    if not s.dealt:
        return 0.0
    hand = own_cards(s, seat)
    value = 0.0
    for card in range(1, box.CARDS + 1):
        if hand >> card & 1:
            value += card_value(card)
    return value


@rule
def card_value(card: int) -> float:
    """What a card in hand is worth."""
    value = STRONG_CARD * card
    if card >= 20 and card <= 22:
        value += WHITE_CARD
    if card <= 9:
        value += WEAK_CARD
    return value


@rule
def trick_value(s: state.State, seat: int) -> float:
    """What the trick under way promises: the active town for the winner, a secondary action for the others."""
    if s.active == box.NOWHERE:
        return 0.0
    if s.winner >= 0:
        taken = controlled(s, seat) >> int(s.active) & 1
        return town_value(s, seat) if s.winner == seat and taken == 0 else 0.0
    if s.card[seat] > 0:
        return outcome_value(s, seat, int(s.card[seat]))
    if s.phase == state.LEAD_CARD and s.leader == seat:
        best = 0.0
        cards = int(s.hand[seat]) & matching_cards(s.active)
        for card in range(1, box.CARDS + 1):
            if cards >> card & 1:
                best = max(best, outcome_value(s, seat, card) - card_value(card))
        return best
    return 0.0


@rule
def outcome_value(s: state.State, seat: int, card: int) -> float:
    """What playing a card is worth before all others have played."""
    chance = winning_chance(s, seat, card)
    lost = action_value(s, seat, card, box.SECONDARY)
    if box.OPTIONS[card] > 1:
        lost = max(lost, action_value(s, seat, card, box.SECONDARY + 1))
    won = town_value(s, seat) + action_value(s, seat, card, box.PRIMARY)
    return chance * won + (1.0 - chance) * lost


@rule
def action_value(s: state.State, seat: int, card: int, row: int) -> float:
    """What the symbols of an action bring, the town apart."""
    value = 0.0
    coins = int(s.coins[seat])
    for i in range(box.SYMBOLS.shape[2]):
        symbol = int(box.SYMBOLS[card, row, i])
        if symbol == box.COIN:
            value += COIN
            coins += 1
        elif symbol == box.PAY:
            value -= COIN if coins > 0 else box.PAY_POINTS
            coins -= 1
        elif symbol in (box.CHURCH, box.BATTLE, box.COURT):
            value += SUIT_SYMBOL
        elif symbol == box.EXPAND and coins >= box.EXPAND_COST and expansions(s, seat):
            value += EXPANSION
    return value


@rule
def winning_chance(s: state.State, seat: int, card: int) -> float:
    """How likely nobody beats a card: unseen cards that would, against all unseen ones, for each who has to play."""
    matching = matching_cards(s.active)
    if matching >> card & 1 == 0:
        return 0.0
    followers = 0
    for other in range(s.players):
        played = int(s.card[other])
        if other != seat and played == 0:
            followers += 1
        elif other != seat and matching >> played & 1 and played > card:
            return 0.0
    unseen = 0
    higher = 0
    for other in range(1, box.CARDS + 1):
        if s.shown[other] < 0 and other != card and int(s.hand[seat]) >> other & 1 == 0:
            unseen += 1
            if other > card and matching >> other & 1:
                higher += 1
    chance = 1.0
    for _ in range(followers):
        chance *= 1.0 - higher / max(1, unseen)
    return chance


@rule
def town_value(s: state.State, seat: int) -> float:
    """What the active town would add to the board; the table is left as it was."""
    before = board_value(s, seat)
    discs = int(s.discs[seat])
    s.discs[seat] = discs | 1 << int(s.active)
    after = board_value(s, seat)
    s.discs[seat] = discs
    return after - before + MARKER_GAIN

"""A rough value of a realm, for the greedy bot and for search."""

from __future__ import annotations

import numpy as np

from reinos.core.bits import count, lowest
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import city_crowns, claimed, crowns, quiet, spread, strength, supply_line
from reinos.games.risk_europe.map import CITIES, CITY_CROWNS, NEIGHBOURS, TAX_VALUE
from reinos.games.risk_europe.marching import destinations, expand_targets, maneuvering, spare_to_expand
from reinos.games.risk_europe.scoring import WIN_CROWNS
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import CARD_COST, may_buy_card, tax_value

GUIDANCE = {"even": 0.5}  # the policy is sure of one choice in most positions: a search that follows it sees no other
TURN = 4  # choices for which the strongest level takes time in a turn; a longer turn gets no more
CROWN = 100.0  # worth of a crown
GOAL = 400.0  # more for enough crowns to win
RIVAL = 0.3  # how much a crown of the strongest rival weighs
LAND = 5.0  # worth of a territory
COIN = 2.5  # worth of a coin up to the price of a crown card
SPARE_COIN = 0.6  # and beyond
MARKER = 2.0
WORTH = np.zeros(pieces.KINDS)  # fighting worth of a unit
WORTH[pieces.FOOTMAN], WORTH[pieces.ARCHER], WORTH[pieces.CAVALRY], WORTH[pieces.SIEGE] = 1.0, 1.6, 2.4, 5.0
WALL = 1.35  # a castle makes its garrison so much stronger
DANGER = 0.35  # how much of a threatened city is feared for
HOPE = 0.8  # how much of what a card could bring counts before it is done


@rule
def appraise(s: State, seat: int) -> float:
    """Crowns, land, army and purse, battles by their odds, and what the cards at hand could bring."""
    if s.phase == phases.OVER:
        return 10_000.0 - 1_000.0 * int(s.ranks[seat])
    value = standing(s, seat)
    rival = 0.0
    for other in range(s.players):
        if other != seat and s.alive[other]:
            rival = max(rival, CROWN * crowns(s, other))
    return value - RIVAL * rival + HOPE * prospects(s, seat)


@rule
def standing(s: State, seat: int) -> float:
    """What the seat has now."""
    value = CROWN * (crowns(s, seat) - city_crowns(s, seat)) + purse(s, seat)
    if s.marker == seat:
        value += MARKER
    left = int(s.land[seat])
    while left:
        territory = lowest(left)
        left &= left - 1
        value += held_value(s, seat, territory)
    left = int(s.inroads[seat])
    while left:
        territory = lowest(left)
        left &= left - 1
        attack = force(s.units[pieces.INVADER, territory])
        odds = chance(attack, defence(s, territory))
        value += odds * (worth(territory) + 0.8 * attack) + RIVAL * odds * CROWN * int(CITY_CROWNS[territory])
    if crowns(s, seat) >= WIN_CROWNS[s.players]:
        value += GOAL
    return value


@rule
def purse(s: State, seat: int) -> float:
    """Coins: the price of the next crown card counts more than the rest."""
    coins = int(s.coins[seat])
    useful = CARD_COST if s.cards_left > 0 else 4
    return COIN * min(coins, useful) + SPARE_COIN * max(0, coins - useful)


@rule
def worth(territory: int) -> float:
    """A territory with the crowns of its city."""
    return LAND + CROWN * int(CITY_CROWNS[territory])


@rule
def force(units: object) -> float:
    """Fighting worth of some units."""
    total = 0.0
    for unit in range(pieces.KINDS):
        total += WORTH[unit] * units[unit]  # type: ignore[index]
    return total


@rule
def defence(s: State, territory: int) -> float:
    """Fighting worth of the owner's units, behind walls if there is a castle."""
    strong = force(s.units[pieces.HOLDER, territory])
    return strong * WALL if (s.forts >> territory) & 1 else strong


@rule
def chance(attack: float, against: float) -> float:
    """The odds of an attack, by the square of the forces."""
    return attack * attack / (attack * attack + against * against + 0.01)


@rule
def held_value(s: State, seat: int, territory: int) -> float:
    """A territory of one's own: in a dispute by its odds, next to enemies with some fear."""
    mine = defence(s, territory)
    units = 0.9 * force(s.units[pieces.HOLDER, territory])
    if s.invader[territory] != pieces.NOBODY:
        return (worth(territory) + units) * (1.0 - chance(force(s.units[pieces.INVADER, territory]), mine))
    value = worth(territory) + units
    if (CITIES >> territory) & 1:
        value -= DANGER * worth(territory) * max(0.0, chance(threat(s, seat, territory), mine) - 0.25)
    return value


@rule
def threat(s: State, seat: int, territory: int) -> float:
    """The strongest enemy next door."""
    worst = 0.0
    left = int(NEIGHBOURS[territory]) & ~int(s.land[seat])
    while left:
        other = lowest(left)
        left &= left - 1
        if s.owner[other] != pieces.NOBODY and (
            s.units[pieces.HOLDER, other, pieces.SIEGE] > 0 or (s.forts >> territory) & 1 == 0
        ):
            worst = max(worst, force(s.units[pieces.HOLDER, other]) - 1.0)
    return worst


# What can still be done this round


@rule
def prospects(s: State, seat: int) -> float:
    """What the seat's cards, chosen or on the table, could bring."""
    if s.round == 0:
        return 0.0
    value, cards, taxes = 0.0, 0, 0
    for turn in range(pieces.TURNS):
        kind = int(s.chosen[seat, turn])
        if kind >= pieces.SPLIT:
            cards += 1
        elif kind >= 0:
            taxes += 1
        if kind == pieces.KING_ME:
            value += MARKER
    mine = s.phase != phases.CHOOSE_CARDS and s.turn < pieces.TURNS and s.army == seat and (s.to_act >> seat) & 1
    if mine and s.phase == phases.MENU and s.ordered == 0:
        if int(s.shown[seat, s.turn]) >= pieces.SPLIT:
            cards += 1
        else:
            taxes += 1
    if cards:
        value += (1.0 + 0.6 * (cards - 1)) * best_expansion(s, seat, int(s.land[seat]))
    if taxes:
        value += coming_coins(s, seat, taxes)
    if mine:
        value += under_way(s, seat)
    return value


@rule
def under_way(s: State, seat: int) -> float:
    """What the order begun could still bring."""
    phase = s.phase
    if phase == phases.EXPAND_FROM:
        return best_expansion(s, seat, int(s.land[seat]))
    if phase == phases.EXPAND_TO:
        return best_expansion(s, seat, 1 << s.origin)
    if phase == phases.SECOND_TO:
        return 0.5 * best_expansion(s, seat, 1 << s.origin)
    if phase == phases.TAX:
        return COIN * best_tax(s, seat)
    if phase == phases.SPEND:
        return shopping(s, seat)
    if phase == phases.FORTIFY:
        return 4.0
    if phase == phases.MANEUVER_FROM:
        return 1.0
    if phase == phases.MANEUVER_TO:
        return 1.0 + massing(s, seat)
    if phase == phases.MOVE:
        return sending(s, seat)
    return 0.0


@rule
def best_tax(s: State, seat: int) -> float:
    """Coins of the richest supply line."""
    best = 0
    left = quiet(s, seat) & CITIES
    while left:
        line = supply_line(s, seat, lowest(left))
        best = max(best, tax_value(s, seat, line))
        left &= ~line
    return float(best)


@rule
def shopping(s: State, seat: int) -> float:
    """A crown card if there is money for one, else a little for units."""
    if may_buy_card(s, seat):
        return CROWN - COIN * CARD_COST
    return 0.5 if int(s.coins[seat]) > 0 else 0.0


@rule
def coming_coins(s: State, seat: int, cards: int) -> float:
    """Tax and Spend cards: spend if a crown card can be bought, else tax; with two, one after the other."""
    tax = COIN * best_tax(s, seat)
    buy = shopping(s, seat)
    value = max(tax, buy)
    if cards > 1:
        if s.cards_left > 0 and int(s.coins[seat]) + best_tax(s, seat) >= CARD_COST:
            value = tax + CROWN - COIN * CARD_COST
        else:
            value = tax + buy
    return value


@rule
def best_expansion(s: State, seat: int, origins: int) -> float:
    """The most that one move into a neighbour could bring."""
    best = 0.0
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        spare = spare_to_expand(s, origin)
        if spare > 0:
            targets = expand_targets(s, seat, origin)
            while targets:
                target = lowest(targets)
                targets &= targets - 1
                best = max(best, gain(s, seat, origin, target, spare))
    return best


@rule
def gain(s: State, seat: int, origin: int, target: int, spare: int) -> float:
    """What entering a territory with all that can be spared would bring."""
    if s.owner[target] == pieces.NOBODY:
        near = int(NEIGHBOURS[target]) & CITIES & ~claimed(s)
        return worth(target) + COIN * int(TAX_VALUE[target]) + 10.0 * count(near)
    attack = force(s.units[pieces.HOLDER, origin]) * spare / strength(s, pieces.HOLDER, origin)
    odds = chance(attack, defence(s, target))
    prize = worth(target) + RIVAL * CROWN * int(CITY_CROWNS[target])
    return odds * prize - (1.0 - odds) * 0.9 * attack


@rule
def massing(s: State, seat: int) -> float:
    """Moving units towards an enemy or an unclaimed city is worth something."""
    goals = destinations(s, seat, s.origin)
    if goals & s.disputed:
        return 5.0
    return 2.0 if spread(goals) & CITIES & ~int(s.land[seat]) else 0.0


@rule
def sending(s: State, seat: int) -> float:
    """A move being put together: all for a fight, few for empty land."""
    if maneuvering(s):
        return 1.0
    value = gain(s, seat, s.origin, s.target, spare_to_expand(s, s.origin))
    return value + force(s.group) * (-0.1 if s.owner[s.target] == pieces.NOBODY else 2.0)

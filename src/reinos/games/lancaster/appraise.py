"""A rough value of a table for one seat, for the greedy bot and for search: points, and what will bring points."""

from __future__ import annotations

from typing import Any

from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed, statutes
from reinos.games.lancaster.battles import england_wins, ranked
from reinos.games.lancaster.knights import ally_of, can_upgrade, in_court, slot_of, stack_strength, strength_in_play
from reinos.games.lancaster.laws import most_trades
from reinos.games.lancaster.measures import LAW_MEASURE, extensions_built, measured, nobles_owned
from reinos.games.lancaster.state import FACE_UP, State

# What one piece is worth in points.
A_GOLD, A_SQUIRE, A_VOTE = 0.6, 0.6, 0.25
A_STRENGTH = 0.7  # a point of strength in play, each round left
A_KNIGHT = 0.9  # a knight in play, each round left
A_TILE = 1.2  # a tile on the castle, each round left
AT_THE_END = 0.6  # a point of strength or a tile, for the prizes of the end
A_CROSSING = 2.0  # a knight from Dorset to a battle
HELD = 0.6  # a county that an ally holds
AN_ALLY = 0.25  # a point of an ally's strength in play, each round left: what it holds and wins is kept from the rival
HOLD = (0.0, 0.45, 0.6, 0.75, 0.85, 0.9, 0.95)  # chance that a county is held, by strength there


@rule
def appraise(s: State, seat: int) -> float:
    """Points so far and what the seat's pieces promise; at the end the points alone."""
    if s.phase == asking.OVER:
        return float(s.score[seat])
    left = rounds_left(s)
    value = float(s.score[seat]) + purse(s, seat) + estate(s, seat, left)
    value += counties_worth(s, seat, left) + castle_worth(s, seat, left) + battles_worth(s, seat, left)
    if s.players == 2:
        value += ally_worth(s, ally_of(s, seat), left)
    if s.ask == asking.ASK_VOTE and s.ballot[seat] >= 0:
        value += ballot_worth(s, seat)
    return value


@rule
def rounds_left(s: State) -> float:
    """Castle scorings still to come."""
    return float(box.ROUNDS - s.round + (1 if s.phase <= asking.CASTLE_SCORING else 0))


@rule
def purse(s: State, seat: int) -> float:
    """Gold, squires and votes."""
    votes = int(s.votes[seat]) + int(s.leftover[seat])
    if s.round == box.ROUNDS and s.phase > asking.DEPLOYMENT:
        votes = 0
    return float(A_GOLD * s.gold[seat] + A_SQUIRE * s.squires[seat] + A_VOTE * votes)


@rule
def estate(s: State, seat: int, left: float) -> float:
    """Knights, tiles and nobles."""
    knights = 0
    for strength in range(1, box.STRENGTHS + 1):
        knights += int(printed.COMPANY[strength]) - int(s.reserve[seat, strength])
    strength_total = strength_in_play(s, seat)
    nobles = nobles_owned(s, seat)
    tiles = extensions_built(s, seat)
    value = strength_total * (A_STRENGTH * left + AT_THE_END) + knights * A_KNIGHT * left
    value += tiles * (A_TILE * left + 2 * AT_THE_END)
    return value + 0.5 * nobles * (nobles - 1) + nobles * (A_VOTE * left + 0.5)


@rule
def reward_worth(s: State, seat: int, county: int, left: float) -> float:
    """What a county's reward is worth to the seat now."""
    value = (
        A_GOLD * printed.COUNTY_REWARD[county, printed.GOLD] + A_SQUIRE * printed.COUNTY_REWARD[county, printed.SQUIRES]
    )
    value += A_VOTE * printed.COUNTY_REWARD[county, printed.VOTES] + printed.COUNTY_REWARD[county, printed.POINTS]
    if printed.COUNTY_REWARD[county, printed.NEW_KNIGHT] > 0 and s.reserve[seat, 1] > 0:
        value += (A_STRENGTH + A_KNIGHT) * left + AT_THE_END
    if printed.COUNTY_REWARD[county, printed.UPGRADE] > 0 and can_upgrade(s, seat):
        value += A_STRENGTH * left + AT_THE_END
    if printed.COUNTY_REWARD[county, printed.EXTENSION] > 0 and extensions_built(s, seat) < box.SPACES:
        value += A_TILE * left + 2 * AT_THE_END
    if printed.COUNTY_REWARD[county, printed.TO_BATTLE] > 0:
        value += A_CROSSING
    return float(value)


@rule
def held(s: State, county: int) -> float:
    """The chance that the knight in a county is still there when it is scored."""
    if s.phase != asking.DEPLOYMENT:
        return 1.0
    waiting = 0
    for seat in range(s.players):
        if seat != s.holder[county]:
            waiting += in_court(s, seat)
    if waiting == 0:
        return 1.0
    return HOLD[min(int(s.garrison[county]) + int(s.retinue[county]), len(HOLD) - 1)]


@rule
def counties_worth(s: State, seat: int, left: float) -> float:
    """What the seat's knights in counties will bring: the noble or the reward, or both for gold."""
    if s.phase > asking.COUNTY_SCORING:
        return 0.0
    value = 0.0
    noble = 0.5 + nobles_owned(s, seat) + A_VOTE * left
    for county in range(box.COUNTIES):
        coming = s.party == seat and s.sent > 0 and s.sent_to == county
        there = s.holder[county] == seat and (s.phase < asking.COUNTY_SCORING or county >= s.county)
        if coming or there:
            reward = reward_worth(s, seat, county, left)
            if s.noble_stack[county] > 0 and s.nobles[seat, county] == 0:
                reward = max(reward, noble)
            value += reward * (HOLD[min(s.sent + 1, len(HOLD) - 1)] if coming else held(s, county))
    return value


@rule
def castle_worth(s: State, seat: int, left: float) -> float:
    """What the knights on castle spaces will bring; the tiles are counted with the estate."""
    if s.phase > asking.CASTLE_SCORING:
        return 0.0
    value = 0.0
    for space in range(box.SPACES):
        if s.castle[seat, space] > 0 or (s.tiles[seat, space] == FACE_UP and printed.SPACE_PRICE[space] > 0):
            value += (
                A_GOLD * printed.SPACE_REWARD[space, printed.GOLD]
                + A_SQUIRE * printed.SPACE_REWARD[space, printed.SQUIRES]
            )
            value += A_VOTE * printed.SPACE_REWARD[space, printed.VOTES]
            if printed.SPACE_PRICE[space] > 0 and s.squires[seat] >= printed.SPACE_PRICE[space]:
                knight = A_KNIGHT * left if printed.SPACE_REWARD[space, printed.NEW_KNIGHT] > 0 else 0.0
                value += max(0.0, A_STRENGTH * left + AT_THE_END + knight - A_SQUIRE * printed.SPACE_PRICE[space])
    return value


@rule
def battles_worth(s: State, seat: int, left: float) -> float:
    """Points that battles would bring as they stand, and the risk for the knights in the lower row."""
    value = 0.0
    for battle in range(box.BATTLES):
        if s.card[battle] < 0 or (s.phase == asking.BATTLE_SCORING and battle < s.battle):
            continue
        own = slot_of(s, seat, battle)
        if own < 0:
            continue
        won = england_wins(s, battle)
        for rank in range(box.SLOTS):
            if ranked(s, battle, rank) == own:
                if won:
                    value += printed.VALUES[s.card[battle], rank]
                elif rank + 1 < box.SLOTS:
                    value += printed.VALUES[s.card[battle], rank + 1] * (
                        1.4 if battle >= box.UPPER and left > 1 else 1.0
                    )
        if not won and battle < box.UPPER:
            value -= stack_strength(s, battle, own) * min(A_GOLD + 0.4, A_STRENGTH * left + 0.4)
        if not won and battle >= box.UPPER and left > 1:
            value -= 0.8  # these knights stay in France next round
    return value


# --- the ally


@rule
def ally_worth(s: State, ally: int, left: float) -> float:
    """LA-12  Strength in play and what will come of it: places held, knights and upgrades, the risk of capture."""
    knight = AN_ALLY * left
    value = knight * strength_in_play(s, ally)
    if s.phase <= asking.COUNTY_SCORING:
        for county in range(box.COUNTIES):
            if s.holder[county] == ally and (s.phase < asking.COUNTY_SCORING or county >= s.county):
                value += (HELD + knight * ally_gain(s, ally, printed.COUNTY_REWARD[county])) * held(s, county)
    if s.phase <= asking.CASTLE_SCORING:
        for space in range(box.ALLY_SPACES):
            if s.castle[ally, space] > 0:
                value += knight * ally_gain(s, ally, printed.SPACE_REWARD[box.SPACES + space])
    for battle in range(box.UPPER):
        slot = slot_of(s, ally, battle)
        if s.card[battle] >= 0 and slot >= 0 and not england_wins(s, battle):
            value -= knight * stack_strength(s, battle, slot)
    return value


@rule
def ally_gain(s: State, ally: int, reward: Any) -> int:
    """LA-12.8, LA-12.9  Points of strength that a reward would bring an ally."""
    gain = 0
    if reward[printed.NEW_KNIGHT] > 0 and s.reserve[ally, 1] > 0:
        gain += 1
    if reward[printed.UPGRADE] > 0 and can_upgrade(s, ally):
        gain += 1
    return gain


# --- votes


@rule
def law_worth(s: State, law: int, seat: int) -> float:
    """What a law would bring a seat if it were applied now."""
    gain = (
        A_GOLD * statutes.LAW_GAIN[law, printed.GOLD]
        + A_SQUIRE * statutes.LAW_GAIN[law, printed.SQUIRES]
        + A_VOTE * statutes.LAW_GAIN[law, printed.VOTES]
    )
    gain += (
        statutes.LAW_GAIN[law, printed.POINTS]
        + 3.0 * statutes.LAW_GAIN[law, printed.NEW_KNIGHT]
        + 2.0 * statutes.LAW_GAIN[law, printed.UPGRADE]
    )
    gain += 4.0 * statutes.LAW_GAIN[law, printed.EXTENSION]
    kind = int(statutes.LAW_KIND[law])
    if kind == statutes.TRADE:
        price = A_GOLD * statutes.LAW_PRICE[law, 0] + A_SQUIRE * statutes.LAW_PRICE[law, 1]
        return max(0.0, float(gain - price)) * most_trades(s, law, seat)
    if kind > statutes.TRADE:
        return 0.0
    count = measured(s, seat, int(LAW_MEASURE[law]))
    if kind == statutes.MAJORITY:
        for other in range(s.players):
            if measured(s, other, int(LAW_MEASURE[law])) > count:
                return 0.0
        return float(gain) if count > 0 else 0.0
    if kind == statutes.PER_COUNT:
        count //= int(statutes.LAW_PER[law])
    return float(gain * count)


@rule
def advantage(s: State, law: int, seat: int) -> float:
    """How much more a law brings the seat than the others on average."""
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += law_worth(s, law, other)
    return law_worth(s, law, seat) - others / (s.players - 1)


@rule
def ballot_worth(s: State, seat: int) -> float:
    """Votes put behind the better law; votes kept are counted with the purse."""
    better = advantage(s, int(s.proposal[s.vote]), seat) - advantage(s, int(s.in_force[0]), seat)
    votes, yes = int(s.ballot[seat]) // 2, int(s.ballot[seat]) % 2
    pull = 0.3 * better * (1.0 + 0.6 * votes)
    return (pull if yes else -pull) - A_VOTE * votes

"""Every type of action that a vector can have, carried out with the rules' own small steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from reinos.core.vectors import Fields, VectorError, fields, listed, named, whole
from reinos.games.risk_europe import refusals
from reinos.games.risk_europe.battle import (
    count_hits,
    dice_of,
    fight,
    may_reroll,
    next_rank,
    present,
    take_losses,
)
from reinos.games.risk_europe.bids import most_bid
from reinos.games.risk_europe.board import supply_line
from reinos.games.risk_europe.bonus import assault_targets
from reinos.games.risk_europe.choices import (
    ASSAULT_FROM_ID,
    ASSAULT_TO_ID,
    BID_ID,
    BUY_CROWN,
    BUY_ID,
    CARDS_ID,
    CASTLE_ID,
    CHOICES,
    CITY_ID,
    COUNT_ID,
    EXPAND_FROM_ID,
    EXPAND_TO_ID,
    FINISH_SPEND,
    FORTIFY_ID,
    KEEP_ID,
    LOSE_ID,
    MANEUVER_FROM_ID,
    MANEUVER_TO_ID,
    MENU_ID,
    MISSION_ID,
    MOVE_ID,
    NEXT_ID,
    NO_SECOND,
    SECOND_ID,
    TAX_ID,
)
from reinos.games.risk_europe.marching import destinations, expand_targets, spare_to_expand
from reinos.games.risk_europe.missions import look_at_missions
from reinos.games.risk_europe.opening import garrison
from reinos.games.risk_europe.rounds import (
    discard_cards,
    end_turn,
    in_hand,
    line_up,
    next_turn,
    open_auction,
    refill_cards,
    reveal_card,
)
from reinos.games.risk_europe.scoring import check_elimination, finish, somebody_won
from reinos.games.risk_europe.state import (
    ASSAULT_CARD,
    BID_FIRST,
    BUY_UNITS,
    CARD_COST,
    CARD_KINDS,
    CARD_STAGE,
    CHOOSE_CARDS,
    CITIES,
    CITY_NAMES,
    DO_ASSAULT,
    DO_EXPAND,
    DO_FORTIFY,
    DO_MANEUVER,
    DO_SPEND,
    DO_SPLIT,
    DO_TAX,
    END_TURN,
    FIGHT,
    FOOTMEN,
    FORTIFY_CARD,
    GENERAL,
    HOLDER,
    INVADER,
    KINDS,
    KING_ME,
    LOSE,
    MENU,
    MISSION_PICK,
    MOVE,
    NAMES,
    NOBODY,
    PASSES,
    PLACE_CITY,
    SECOND_TO,
    SPEND,
    SPLIT,
    TAX_SPEND,
    TERRITORIES,
    TURNS,
    UNITS,
)
from reinos.games.risk_europe.treasury import castle_price, tax_value, unit_price
from reinos.games.risk_europe.vectors.position import CARDS, MOST, TILES, Position, flag, mix, place

Chain = list[int]


@dataclass(frozen=True)
class Action:
    """One type of action: what it does, and the fields it must and may have."""

    carry_out: Callable[[Position, Fields], None]
    needs: frozenset[str] = frozenset()
    may: frozenset[str] = frozenset()


# --- chains of small choices


def follow(p: Position, chain: Sequence[int]) -> bool:
    """Make small choices one after another; false at the first that is not offered."""
    return all(p.choose(choice) for choice in chain)


def move_mix(p: Position, group: Sequence[int], ids: Chain, offered: dict[str, list[int]]) -> bool:
    """RE-21.5  Answer how many of each type go, as long as the engine asks."""
    wanted = list(group)
    while p.s.phase == MOVE:
        unit = int(p.s.asked)
        first = int(MOVE_ID[unit])
        counts = [choice - first for choice in p.legal()]
        offered[UNITS[unit]] = counts
        ids.append(first + wanted[unit])
        if not p.choose(ids[-1]):
            return False
        wanted[unit] = 0
    return not any(wanted)


def lose_mix(p: Position, side: int, lost: Sequence[int], ids: Chain, offered: dict[str, list[int]]) -> bool:
    """RE-21.12  Answer how many of each type are lost, as long as the engine asks."""
    s = p.s
    before = [present(s, side, unit) for unit in range(KINDS)]
    s.phase, s.to_act = FIGHT, 0
    take_losses(s, side)
    while s.phase == LOSE:
        unit = int(s.asked)
        first, most = int(LOSE_ID[unit]), CHOICES[f"lose_{UNITS[unit]}"].size
        offered[UNITS[unit]] = [choice - first for choice in p.legal() if first <= choice < first + most]
        ids.append(first + lost[unit])
        if not p.choose(ids[-1]):
            return False
    return [had - present(s, side, unit) for unit, had in enumerate(before)] == list(lost)


def played(p: Position, move: Fields, ids: Chain, offered: dict[str, list[int]]) -> bool:
    """Carry out an order that moves units as a chain of small choices."""

    def step(*choices: int) -> bool:
        ids.extend(choices)
        return follow(p, choices)

    origin = place(move["from"])
    if move["type"] == "maneuver":
        target = place(move["to"])
        if p.s.phase == MENU and not step(MENU_ID + DO_MANEUVER):
            return False
        return step(MANEUVER_FROM_ID + origin, MANEUVER_TO_ID + target) and move_mix(
            p, mix(move["units"]), ids, offered
        )
    groups = [(place(part["to"]), mix(part["units"])) for part in move.get("moves", [move])]
    groups.sort()
    task = DO_SPLIT if move["type"] == "split_expand" else DO_EXPAND
    if not step(MENU_ID + task, EXPAND_FROM_ID + origin):
        return False
    for n, (target, group) in enumerate(groups):
        if not step((SECOND_ID if n else EXPAND_TO_ID) + target) or not move_mix(p, group, ids, offered):
            return False
    return p.s.phase != SECOND_TO or step(NO_SECOND)


def why_not(p: Position, move: Fields) -> str | None:
    """The rule that an order which moves units breaks."""
    army, origin = p.army(move["player"]), place(move["from"])
    if move["type"] == "maneuver":
        return refusals.maneuvering(p.s, army, origin, place(move["to"]), mix(move["units"]))
    parts = move.get("moves", [move])
    return refusals.expanding(p.s, army, origin, [(place(part["to"]), mix(part["units"])) for part in parts])


def march(p: Position, action: Fields) -> None:
    """RE-5.1 to RE-5.12  Expand, Split Expand, Maneuver; after an Expand the Maneuver is Berlin's."""
    card = SPLIT if action["type"] == "split_expand" else ASSAULT_CARD
    for part in action.get("moves", []):
        fields(part, "moves", frozenset({"to", "units"}))
    again = action["type"] == "maneuver" and p.s.ordered and "card" in p.state
    p.begin_turn(p.army(action["player"]), card)
    if again:
        p.choose(MENU_ID + END_TURN)
        end_turn(p.s)
    broken = why_not(p, action)
    if not played(p, action, [], {}):
        p.refuse(broken)
    elif broken:
        raise VectorError(f"the engine allows what breaks {broken}")


def end_of_turn(p: Position, action: Fields) -> None:
    """RE-4.2, RE-4.3  End the turn."""
    if not p.choose(MENU_ID + END_TURN):
        p.refuse("RE-4.2")


def chain(p: Position, action: Fields) -> None:
    """RE-21  The small choices of a whole move, and the counts offered on the way."""
    move = action["move"]
    kind = move.get("type") if isinstance(move, dict) else None
    ids: Chain = []
    offered: dict[str, list[int]] = {}
    if kind == "casualties":
        fields(move, "move", frozenset({"type", "units"}), frozenset({"side"}))
        done = lose_mix(p, side_of(move.get("side", "defender")), mix(move["units"]), ids, offered)
    elif kind in ("expand", "maneuver", "split_expand"):
        known = ACTIONS[str(kind)]
        fields(move, "move", known.needs | {"type"}, known.may)
        p.begin_turn(p.army(move["player"]), SPLIT if kind == "split_expand" else ASSAULT_CARD)
        done = played(p, move, ids, offered)
    else:
        raise VectorError(f"move type {kind!r} is unknown; known: expand, split_expand, maneuver, casualties")
    if not done:
        p.refuse(None)
    p.notes |= {"ids": ids, "offered_counts": offered}


# --- questions


def names_of(mask: int) -> list[str]:
    """The names of some territories, sorted."""
    return sorted(NAMES[t] for t in range(TERRITORIES) if mask >> t & 1)


def list_expand_targets(p: Position, action: Fields) -> None:
    """RE-5.1 to RE-5.6  Where one may expand, and what that would mean."""
    s, army, origin = p.s, p.army(action["player"]), place(action["from"])
    mine = s.owner[origin] == army and spare_to_expand(s, origin) > 0
    targets = expand_targets(s, army, origin) if mine else 0
    claimed = sum(1 << t for t in range(TERRITORIES) if s.owner[t] != NOBODY)
    p.notes |= {
        "max_units": max(0, spare_to_expand(s, origin)) if mine else 0,
        "targets_all": names_of(targets),
        "needs_siege_weapon": names_of(targets & claimed & s.forts),
        "claims_city": names_of(targets & CITIES & ~claimed),
        "makes_dispute": names_of(targets & claimed),
    }


def list_destinations(p: Position, action: Fields) -> None:
    """RE-5.8 to RE-5.10  Where a Maneuver may go."""
    s, army, origin = p.s, p.army(action["player"]), place(action["from"])
    mine = s.owner[origin] == army and not s.disputed >> origin & 1
    p.notes["destinations"] = names_of(destinations(s, army, origin) if mine else 0)


def list_assault_targets(p: Position, action: Fields) -> None:
    """RE-6.4, RE-6.5  What may be assaulted."""
    army, origin = p.army(action["player"]), place(action["from"])
    allowed = [t for t in range(TERRITORIES) if refusals.assaulting(p.s, army, origin, t) is None]
    mask = sum(1 << t for t in allowed)
    if allowed and mask != assault_targets(p.s, army, origin):
        raise VectorError("the engine's targets and its refusals differ")
    p.notes["targets"] = names_of(mask)


def list_supply_lines(p: Position, action: Fields) -> None:
    """RE-1.10  The supply lines of an army."""
    army = p.army(action["player"])
    lines = {supply_line(p.s, army, t) for t in range(TERRITORIES)} - {0}
    p.notes["supply_lines"] = sorted(names_of(line) for line in lines)


def list_tax_cities(p: Position, action: Fields) -> None:
    """RE-5.13, RE-5.15  The cities that may be chosen for Tax."""
    army = p.army(action["player"])
    found = [CITY_NAMES[t] for t in range(TERRITORIES) if CITIES >> t & 1 and not refusals.taxing(p.s, army, t)]
    p.notes["cities"] = sorted(found)


def city(value: Any) -> int:
    """The territory of a city."""
    return CITY_NAMES.index(named(value, "city", [name for name in CITY_NAMES if name]))


def ask_tax(p: Position, action: Fields) -> None:
    """RE-5.13, RE-5.14  What a Tax order would bring; nothing is collected."""
    where, army = city(action["city"]), p.army(action["player"])
    broken = refusals.taxing(p.s, army, where)
    if broken:
        p.refuse(broken)
        return
    kept = p.s.units.copy(), p.s.reserve.copy(), p.s.coins.copy()
    value = tax_value(p.s, army, supply_line(p.s, army, where))
    collect_tax(p, army, where)
    p.lists.setdefault("values", []).append(value)
    p.lists.setdefault("free_units", []).append(p.free_units(kept[0]))
    p.s.units[:], p.s.reserve[:], p.s.coins[:] = kept


def collect_tax(p: Position, army: int, where: int) -> bool:
    """RE-21.10  Tax the supply line of a city, which is named by its city of least number."""
    p.begin_turn(army, TAX_SPEND)
    line = supply_line(p.s, army, where) & CITIES
    first = (line & -line).bit_length() - 1
    return follow(p, [MENU_ID + DO_TAX, TAX_ID + first])


def tax(p: Position, action: Fields) -> None:
    """RE-5.13  A Tax order."""
    where, army = city(action["city"]), p.army(action["player"])
    if not collect_tax(p, army, where):
        p.refuse(refusals.taxing(p.s, army, where))


# --- placement, bonus actions, purchases


def place_kingdom(p: Position, action: Fields) -> None:
    """RE-2.5, RE-14.4, RE-15.2  Place a kingdom, in the first pass or in the one named."""
    s, army = p.s, p.army(action["player"])
    where, beside = place(action["territory"]), place(action["adjacent"])
    kept = whole(action["footmen_in_city"], "footmen_in_city", 0, MOST)
    rest = whole(action["footmen_in_adjacent"], "footmen_in_adjacent", 0, MOST)
    s.passing = whole(action.get("pass", 1), "pass", 1, int(PASSES[s.players])) - 1
    s.round = 0
    s.army, s.phase, s.to_act = army, PLACE_CITY, 1 << army
    footmen = int(FOOTMEN[s.players])
    broken = refusals.placing(s, where, beside, kept, rest, footmen)
    if not follow(p, [CITY_ID + where, NEXT_ID + beside, KEEP_ID + kept]) or kept + rest != footmen:
        p.refuse(broken)


def fortify(p: Position, action: Fields) -> None:
    """RE-6.2  Fortify."""
    army, where = p.army(action["player"]), place(action["territory"])
    p.begin_turn(army, FORTIFY_CARD)
    if not follow(p, [MENU_ID + DO_FORTIFY, FORTIFY_ID + where]):
        p.refuse(refusals.fortifying(p.s, army, where))


def siege_assault(p: Position, action: Fields) -> None:
    """RE-6.4 to RE-6.6  A Siege Assault with the dice of the vector; losses without a choice are taken."""
    s, army = p.s, p.army(action["player"])
    origin, target = place(action["from"]), place(action["to"])
    p.begin_turn(army, ASSAULT_CARD)
    broken = refusals.assaulting(s, army, origin, target)
    p.rig(listed(action["dice"], "dice"))
    if not follow(p, [MENU_ID + DO_ASSAULT, ASSAULT_FROM_ID + origin, ASSAULT_TO_ID + target]):
        p.refuse(broken)
        return
    p.all_dice_used()
    p.notes["hits"] = int(s.hits[HOLDER])
    s.controller[:] = [army if army < s.players else 0 for army in range(len(s.controller))]
    fight(s)


def spend(p: Position, action: Fields) -> None:
    """RE-8  Purchases in the order of the vector, which the rules leave free (RE-8.8)."""
    army = p.army(action["player"])
    p.begin_turn(army, TAX_SPEND)
    broken = None
    offered = p.choose(MENU_ID + DO_SPEND)
    for line in listed(action["buy"], "buy"):
        broken = refusal_of(p, army, line)
        p.s.stage, p.s.spot = CARD_STAGE, -1
        if not offered or not all(buy(p, choices) for choices in purchases(line)):
            p.refuse(broken)
            return
        if broken:
            raise VectorError(f"the engine allows what breaks {broken}")
    if not p.choose(FINISH_SPEND):
        p.refuse("RE-5.16")


def purchases(line: Fields) -> list[Chain]:
    """One line of a Spend order as chains of small choices."""
    if "castle" in line:
        return [[CASTLE_ID + place(line["castle"])]]
    if "crown_card" in line:
        return [[BUY_CROWN]] * whole(line["crown_card"], "crown_card", 1, MOST)
    unit, where = UNITS.index(line["unit"]), place(line["in"])
    stage = BUY_UNITS.tolist().index(unit)
    first = BUY_ID + stage * TERRITORIES + where
    return [[first]] * line["count"] if stage == KINDS - 1 else [[first, COUNT_ID + line["count"]]]


def buy(p: Position, choices: Chain) -> bool:
    """One purchase, whatever was bought before."""
    p.s.stage, p.s.spot, p.s.phase = CARD_STAGE, -1, SPEND
    return follow(p, choices)


def refusal_of(p: Position, army: int, line: Any) -> str | None:
    """The rule that one line of a Spend order breaks."""
    s = p.s
    if isinstance(line, dict) and "castle" in line:
        fields(line, "buy", frozenset({"castle"}))
        return refusals.building(s, army, place(line["castle"]), castle_price(s, army))
    if isinstance(line, dict) and "crown_card" in line:
        fields(line, "buy", frozenset({"crown_card"}))
        return "RE-8.6" if line["crown_card"] != 1 else refusals.crowning(s, army, CARD_COST)
    fields(line, "buy", frozenset({"unit", "count", "in"}))
    unit = UNITS.index(named(line["unit"], "unit", UNITS))
    wanted = whole(line["count"], "count", 1, MOST)
    return refusals.recruiting_there(s, army, place(line["in"]), unit, wanted, unit_price(s, army, unit))


# --- battles


def side_of(value: Any) -> int:
    """A side of a battle."""
    return (INVADER, HOLDER)[("attacker", "defender").index(named(value, "side", ("attacker", "defender")))]


def dice_count(p: Position, action: Fields) -> None:
    """RE-9.3, RE-9.4  Dice of both sides in the rank of the vector."""
    rank = int(p.s.rank)
    p.notes["dice"] = {"attacker": dice_of(p.s, INVADER, rank), "defender": dice_of(p.s, HOLDER, rank)}


def set_dice(p: Position, side: int, dice: Any) -> None:
    """Lay the dice of one side on the table; the engine says how many they are."""
    rolled = [whole(number, "dice", 1, 6) for number in listed(dice, "dice")]
    if len(rolled) != dice_of(p.s, side, int(p.s.rank)):
        raise VectorError(f"{len(rolled)} dice are rolled; the engine rolls {dice_of(p.s, side, int(p.s.rank))}")
    p.s.dice[side, :] = 0
    p.s.dice[side, : len(rolled)] = rolled
    p.s.rolled[side] = len(rolled)


def score(p: Position) -> None:
    """RE-9.3, RE-9.4  Count the hits of the dice on the table."""
    count_hits(p.s)
    p.notes["hits_on_attacker"], p.notes["hits_on_defender"] = int(p.s.hits[INVADER]), int(p.s.hits[HOLDER])


def roll(p: Position, action: Fields) -> None:
    """RE-9.3, RE-9.4  Both sides roll in a rank."""
    p.s.rank = whole(action["rank"], "rank", 1, GENERAL)
    set_dice(p, INVADER, action["attacker"])
    set_dice(p, HOLDER, action["defender"])
    p.pending = True
    score(p)


def castle_reroll(p: Position, action: Fields) -> None:
    """RE-9.7  The defender of a castle rolls again, or not."""
    if not flag(action["use"], "use"):
        return
    if not may_reroll(p.s):
        p.refuse("RE-9.7")
        return
    p.s.rerolled = 1
    set_dice(p, HOLDER, action["defender"])
    score(p)


def casualties(p: Position, action: Fields) -> None:
    """RE-9.5  A side chooses its losses."""
    s, side, lost = p.s, side_of(action["side"]), mix(action["units"])
    there = [present(s, side, unit) for unit in range(KINDS)]
    broken = refusals.losing(there, lost, int(s.hits[side]))
    if not lose_mix(p, side, lost, [], {}):
        p.refuse(broken)


def resolve_battle_end(p: Position, action: Fields) -> None:
    """RE-9.8  The battle is over: one side at least has nobody left."""
    p.end_battle()


def ranks_fought(p: Position, action: Fields) -> None:
    """RE-9.2  The ranks of a cycle in which anybody rolls."""
    s = p.s
    ranks = []
    s.rank = 0
    while s.rank < GENERAL:
        next_rank(s)
        ranks.append(int(s.rank))
    p.notes |= {"ranks": ranks, "castle_rerolls_per_cycle": int(s.forts >> s.field & 1)}


# --- bids, rounds, missions, ends


def bid_all(p: Position, bids: Any) -> None:
    """RE-2.3, RE-2.4, RE-14.6  Everybody bids; the dice of a tie follow in the vector."""
    s = p.s
    given = {p.army(name): whole(coins, "bids", 0, MOST) for name, coins in fields_of(bids, "bids").items()}
    dice = []
    while p.waiting and isinstance(p.waiting[0], dict) and p.waiting[0].get("type") == "tie_dice":
        thrown = fields_of(fields(p.waiting.pop(0), "tie_dice", frozenset({"type", "dice"}))["dice"], "dice")
        dice += [thrown[name] for name in sorted(thrown, key=p.army)]
    for seat in range(s.players):
        s.alive[seat] = int(seat in given)
    s.to_act = sum(1 << seat for seat in given)
    for seat, coins in given.items():
        if coins > most_bid(s, seat):
            p.refuse("RE-2.3" if s.phase == BID_FIRST else "RE-14.12")
            return
    p.rig(dice)
    for _, coins in sorted(given.items()):  # the first seat to act is asked first
        if not p.choose(BID_ID + coins):
            raise VectorError(f"the engine does not offer the bid {coins}")
    p.all_dice_used()


def fields_of(value: Any, name: str) -> Fields:
    """An object with any names."""
    if not isinstance(value, dict) or not value:
        raise VectorError(f"{name} is {value!r}; allowed: an object that is not empty")
    return value


def bids(p: Position, action: Fields) -> None:
    """RE-2.3, RE-2.4  The bid for the marker."""
    p.s.phase = BID_FIRST
    bid_all(p, action["bids"])


def stray_dice(p: Position, action: Fields) -> None:
    """Dice of a tie that follow no bids."""
    raise VectorError("tie_dice must follow bids, auction or auction_seq")


def auction(p: Position, action: Fields) -> None:
    """RE-14.6, RE-15.6  The auction of one mercenary army."""
    army = p.army(action.get("army", "MERC"))
    open_auction(p.s, army)
    bid_all(p, action["bids"])
    winner = p.name(int(p.s.controller[army]))
    p.notes["controller"] = winner
    p.notes.setdefault("controllers", {})[p.name(army) if "army" not in action else action["army"]] = winner


def turn_order(p: Position, action: Fields) -> None:
    """RE-3.2, RE-14.5, RE-15.5  The order of a round."""
    p.notes["order"] = order(p)


def order(p: Position) -> list[str | None]:
    """The order of a round from the marker holder."""
    line_up(p.s)
    return [p.name(army) for army in p.s.sequence.tolist() if army != NOBODY]


def play_reveals(p: Position, action: Fields) -> None:
    """RE-3.2, RE-3.5, RE-6.1  Both turns of a round, in which everybody only reveals."""
    s = p.s
    told = [listed(entry, "reveals", 2) for entry in listed(p.state.get("reveals"), "reveals")]
    for name, bonus in told:
        if bonus not in (None, "king_me"):
            raise VectorError(f"reveals: {bonus!r} is unknown; known: null, king_me")
        p.army(name)
    this_round = order(p)
    seen: dict[int, int] = {}
    for name, bonus in told:
        army = p.army(name)
        turn = seen.setdefault(army, 0)
        s.chosen[army, turn] = KING_ME if bonus else TAX_SPEND
        seen[army] += 1
    s.turn, s.place, taken = 0, -1, []
    for _ in told:
        next_turn(s)
        taken.append(p.name(int(s.army)))
    if taken != [name for name, _ in told]:
        raise VectorError(f"reveals come in the order {[name for name, _ in told]}; the engine takes {taken}")
    marker = p.name(int(s.marker))
    p.notes |= {"order_this_round": this_round * TURNS, "marker_after": marker, "order_next_round": order(p)}


def hand_sizes(p: Position, action: Fields) -> None:
    """RE-3.1, RE-3.7  Cards in hand at the start of each round."""
    s, sizes = p.s, []
    for _ in range(whole(action["rounds"], "rounds", 1, MOST)):
        refill_cards(s)
        sizes.append(sum(in_hand(s, 0, kind) for kind in range(CARD_KINDS)))
        s.phase, s.to_act = CHOOSE_CARDS, 1
        pair = p.legal()[0]
        s.shown[0, :] = divmod(pair - CARDS_ID, CARD_KINDS)
        discard_cards(s)
    start = p.state.get("hand_sizes_at_start", [])
    if listed(start, "hand_sizes_at_start") != sizes[: len(start)]:
        raise VectorError(f"hand_sizes_at_start are {start}; the engine gives {sizes[: len(start)]}")
    p.notes["hand_sizes"] = sizes


def mercenary_reveal(p: Position, action: Fields) -> None:
    """RE-14.7, RE-14.9  The top card of a mercenary deck."""
    s, army = p.s, p.army(action.get("army", "MERC"))
    s.army, s.turn = army, 0
    s.deck[army, 0], s.deck_left[army] = CARDS[named(action["card"], "card", CARDS)], 1
    s.missions_left = int(s.kingdom_missions) * 2
    before = int(s.draws)
    reveal_card(s)
    p.notes["mission_draw"] = s.phase == MISSION_PICK or s.draws != before


def mission_pick(p: Position, action: Fields) -> None:
    """RE-13.3  Look at two missions and keep one."""
    s, seat, keep = p.s, p.army(p.state.get("player", "blue")), p.mission(action["keep"])
    look_at_missions(s, seat)
    if s.phase == MISSION_PICK:
        if not p.choose(MISSION_ID + keep):
            p.refuse("RE-13.3")
    elif not int(s.held[seat]) >> keep & 1:
        p.refuse("RE-13.3")


def draw_tiles(p: Position, action: Fields) -> None:
    """RE-14.1, RE-14.2, RE-15.1  Tiles drawn for a mercenary army."""
    s, army = p.s, p.army(action["army"])
    tiles = listed(action["tiles"], "tiles", 2 if s.players == 3 else 1)
    s.round = 0
    for n, tile in enumerate(tiles):
        garrison(s, army, TILES[named(tile, "tiles", TILES)], n == 0)


def victory_check(p: Position, action: Fields) -> None:
    """RE-11.1, RE-11.2  Who has won at the end of a round."""
    s = p.s
    won = somebody_won(s)
    finish(s)
    p.notes["winners"] = [p.name(seat) for seat in range(s.players) if won and s.ranks[seat] == 1]


def elimination_check(p: Position, action: Fields) -> None:
    """RE-12.1 to RE-12.7  Who is eliminated at the end of a round."""
    army = p.army(p.state["player"])
    check_elimination(p.s)
    p.notes |= {"eliminated": not p.s.alive[army], "saved": bool(p.s.saved[army])}


def needs(*names: str) -> frozenset[str]:
    """The fields that an action must have."""
    return frozenset(names)


_PLACING = needs("player", "territory", "adjacent", "footmen_in_city", "footmen_in_adjacent")

ACTIONS = {
    "place_kingdom": Action(place_kingdom, _PLACING),
    "place_pass": Action(place_kingdom, _PLACING | {"pass"}),
    "expand": Action(march, needs("player", "from", "to", "units")),
    "split_expand": Action(march, needs("player", "from", "moves")),
    "maneuver": Action(march, needs("player", "from", "to", "units")),
    "list_expand_targets": Action(list_expand_targets, needs("player", "from")),
    "list_maneuver_destinations": Action(list_destinations, needs("player", "from")),
    "list_siege_assault_targets": Action(list_assault_targets, needs("player", "from")),
    "list_supply_lines": Action(list_supply_lines, needs("player")),
    "list_tax_cities": Action(list_tax_cities, needs("player")),
    "tax_value": Action(ask_tax, needs("player", "city")),
    "tax": Action(tax, needs("player", "city")),
    "spend": Action(spend, needs("player", "buy")),
    "fortify": Action(fortify, needs("player", "territory")),
    "siege_assault": Action(siege_assault, needs("player", "from", "to", "dice")),
    "end_turn": Action(end_of_turn, needs("player")),
    "choice_chain": Action(chain, needs("move")),
    "dice_count": Action(dice_count),
    "roll": Action(roll, needs("rank", "attacker", "defender")),
    "castle_reroll": Action(castle_reroll, needs("use"), needs("defender")),
    "casualties": Action(casualties, needs("side", "units")),
    "ranks_fought": Action(ranks_fought),
    "resolve_battle_end": Action(resolve_battle_end),
    "bids": Action(bids, needs("bids")),
    "tie_dice": Action(stray_dice, needs("dice")),
    "auction": Action(auction, needs("bids"), needs("army")),
    "auction_seq": Action(auction, needs("army", "bids")),
    "turn_order": Action(turn_order),
    "play_reveals": Action(play_reveals),
    "hand_sizes": Action(hand_sizes, needs("rounds")),
    "mercenary_reveal": Action(mercenary_reveal, needs("card"), needs("army")),
    "mission_pick": Action(mission_pick, needs("keep")),
    "draw_tiles": Action(draw_tiles, needs("army", "tiles")),
    "victory_check": Action(victory_check),
    "elimination_check": Action(elimination_check),
}

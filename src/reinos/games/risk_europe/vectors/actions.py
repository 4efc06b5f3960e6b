"""Every type of action that a vector can have, as the small choices that it means (RE-21)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from reinos.core.bits import lowest
from reinos.core.notation import Bag, Fields, VectorError, fields, flag, listed, mapping, named, whole
from reinos.core.record import members
from reinos.core.trial import Action, Refused
from reinos.games.risk_europe import board, marching, phases, pieces, ranks, rounds, why
from reinos.games.risk_europe.battle import RANK_END, ROLL
from reinos.games.risk_europe.bids import ask_bids
from reinos.games.risk_europe.choices import CHOICES
from reinos.games.risk_europe.map import CITIES, CITY_NAMES, NAMES, NEIGHBOURS, TERRITORIES
from reinos.games.risk_europe.menu import FIRST_PHASE
from reinos.games.risk_europe.opening import FOOTMEN, PASSES, garrison
from reinos.games.risk_europe.pieces import ASSAULT_CARD, HOLDER, KING_ME, SIEGE, TAX_SPEND, UNITS
from reinos.games.risk_europe.treasury import LINES
from reinos.games.risk_europe.turn import reveal_card
from reinos.games.risk_europe.vectors.table import MISSION, MOST, TILE, Campaign, as_mix, mix, names_of, place

SIDES = ("attacker", "defender")
Step = tuple[str, dict[str, int]]  # a kind of choice and its arguments


# --- chains of small choices, and the rule against one that is not offered


def at(kind: str, value: Any) -> Step:
    """The choice of a territory."""
    return kind, {"territory": place(value)}


def menu(order: int) -> Step:
    """An order of the turn menu."""
    return "menu", {"order": order}


def follow(trial: Campaign, seat: int, *chain: Step) -> None:
    """Make small choices one after another, or Refused with the rule that forbids one."""
    for n, (kind, args) in enumerate(chain):
        try:
            trial.choose(seat, kind, **args)
        except Refused as broken:
            raise Refused(str(broken), rule_against(trial.copy().s, chain[n:])) from None


def rule_against(s: Any, chain: Iterable[Step]) -> str:
    """The rule that a chain breaks whose first choice is not offered; what the menu lacks its next choice tells."""
    rule = "RE-4.2"
    for kind, args in chain:
        if kind == "menu":
            s.task, s.phase = args["order"], FIRST_PHASE[args["order"] % pieces.END_TURN] or phases.SPEND
        elif kind in AGAINST:
            return AGAINST[kind](s, args)
        else:
            rule = why.REASONS[s.phase][1](s, args["territory"])
            if rule not in NOWHERE or kind not in NEXT:
                return rule
            s.origin, s.phase = args["territory"], NEXT[kind]
    return rule


NOWHERE = ("RE-5.18", "RE-6.4")  # there is no target at all: the rule against the one that is wanted tells more
NEXT = {
    "expand_from": phases.EXPAND_TO,
    "maneuver_from": phases.MANEUVER_TO,
    "assault_from": phases.ASSAULT_TO,
}


def against_move(s: Any, args: dict[str, int]) -> str:
    """RE-4.6, RE-5.1, RE-5.4, RE-5.8, RE-5.12  The rule against so many units of the type asked."""
    if args["count"] > s.units[HOLDER, s.origin, s.asked]:
        return "RE-5.8" if marching.maneuvering(s) else "RE-5.1"
    if args["count"] > marching.spare(s):
        return "RE-5.12" if marching.maneuvering(s) else why.staying(s, s.origin)
    return "RE-5.4" if s.asked == SIEGE and marching.needs_siege(s) else "RE-4.6"


def against_castle(s: Any, args: dict[str, int]) -> str:
    """RE-8.4, RE-5.16  The rule against a castle."""
    free = why.has(board.quiet(s, s.army) & ~s.forts, args["territory"])
    return "RE-5.16" if free and s.castles else "RE-8.4"


def against_crown(s: Any, args: dict[str, int]) -> str:
    """RE-8.6, RE-13.1, RE-14.9, RE-5.16  The rule against a crown card."""
    if s.kingdom_missions:
        return "RE-13.1"
    if s.army >= s.players:
        return "RE-14.9"
    return "RE-8.6" if s.card_bought[s.army] or not s.cards_left else "RE-5.16"


AGAINST: dict[str, Callable[[Any, dict[str, int]], str]] = {
    **{f"move_{unit}": against_move for unit in UNITS},
    **{f"lose_{unit}": lambda s, args: "RE-9.5" for unit in UNITS},
    "buy_castle": against_castle,
    "buy_crown": against_crown,
    "buy": lambda s, args: why.recruit(s, args["territory"], int(LINES[args["stage"]]), 1),
    "buy_count": lambda s, args: why.recruit(s, s.spot, s.asked, args["count"]),
    "finish_spend": lambda s, args: "RE-5.16",
    "place_keep": lambda s, args: "RE-2.6",
    "bid": lambda s, args: "RE-2.3" if s.phase == phases.BID_FIRST else "RE-14.12",
    "reroll": lambda s, args: "RE-9.7",
    "keep_mission": lambda s, args: "RE-13.3",
}


# --- orders


def begin(trial: Campaign, action: Fields, card: int) -> int:
    """A turn of an army with a card, unless the vector's card is on the table already; who decides in it."""
    s, army = trial.s, trial.army(action["player"])
    if "card" not in trial.state:
        s.shown[army, 0], s.ordered, s.bonus_used, s.berlin = card, 0, 0, 0
    s.army, s.turn, s.task = army, 0, pieces.NO_TASK
    board.ask(s, phases.MENU)
    return int(s.controller[army])


ORDERS = {  # the card and the order of the menu, then choices of territories with the fields that name them
    "expand": (ASSAULT_CARD, pieces.DO_EXPAND, {"expand_from": "from", "expand_to": "to"}),
    "maneuver": (ASSAULT_CARD, pieces.DO_MANEUVER, {"maneuver_from": "from", "maneuver_to": "to"}),
    "fortify": (pieces.FORTIFY_CARD, pieces.DO_FORTIFY, {"fortify": "territory"}),
    "siege_assault": (ASSAULT_CARD, pieces.DO_ASSAULT, {"assault_from": "from", "assault_to": "to"}),
    "list_expand_targets": (ASSAULT_CARD, pieces.DO_EXPAND, {"expand_from": "from"}),
    "list_maneuver_destinations": (ASSAULT_CARD, pieces.DO_MANEUVER, {"maneuver_from": "from"}),
    "list_siege_assault_targets": (ASSAULT_CARD, pieces.DO_ASSAULT, {"assault_from": "from"}),
    "list_tax_cities": (TAX_SPEND, pieces.DO_TAX, {}),
}


def order(trial: Campaign, action: Fields) -> None:
    """RE-21.6 to RE-21.11  An order with its territories, units and dice; a second Maneuver with a card is Berlin's."""
    card, task, places = ORDERS[action["type"]]
    seat = begin(trial, action, card)
    trial.rig(action.get("dice", []))
    again = task == pieces.DO_MANEUVER and trial.s.ordered
    follow(trial, seat, menu(pieces.END_TURN if again else task), *(at(kind, action[places[kind]]) for kind in places))
    if "units" in action:
        move_mix(trial, seat, action["units"])
    trial.all_dice_used()


def move_mix(trial: Campaign, seat: int, units: Any) -> None:
    """RE-21.5  Answer how many of each type go, as long as the engine asks."""
    wanted, before = list(mix(units)), trial.copy().s
    while trial.s.phase == phases.MOVE:
        unit = int(trial.s.asked)
        follow(trial, seat, (f"move_{UNITS[unit]}", {"count": wanted[unit]}))
        wanted[unit] = 0
    if any(wanted):  # more than were asked for: there are no more, or no more may go
        before.asked = next(unit for unit in range(len(UNITS)) if wanted[unit])
        raise Refused("more units are to go than may", against_move(before, {"count": wanted[before.asked]}))


def split_expand(trial: Campaign, action: Fields) -> None:
    """RE-5.7, RE-21.7  One or two targets, which are named in the order of the map."""
    seat, parts = begin(trial, action, pieces.SPLIT), listed(action["moves"], "moves")
    groups = {place(fields(part, "moves", ("to", "units"))["to"]): part["units"] for part in parts}
    near = int(NEIGHBOURS[place(action["from"])])
    if len(groups) < len(parts) or len(parts) > 2 or not all(why.has(near, target) for target in groups):
        raise Refused("a Split Expand has one or two different targets next to its origin", "RE-5.7")
    chain = [menu(pieces.DO_SPLIT), at("expand_from", action["from"])]
    for target in sorted(groups):
        follow(trial, seat, *chain, ("expand_to" if chain else "second_to", {"territory": target}))
        move_mix(trial, seat, groups[target])
        chain = []
    if trial.s.phase == phases.SECOND_TO:
        follow(trial, seat, ("no_second", {}))


def tax(trial: Campaign, action: Fields) -> None:
    """RE-5.13, RE-21.10  Tax the supply line of a city, which is named by its city of least number."""
    seat = begin(trial, action, TAX_SPEND)
    where = CITY_NAMES.index(named(action["city"], "city", [name for name in CITY_NAMES if name]))
    line = board.supply_line(trial.s, trial.s.army, where) & CITIES
    follow(trial, seat, menu(pieces.DO_TAX), ("tax", {"territory": lowest(line or 1 << where)}))


def end_turn(trial: Campaign, action: Fields) -> None:
    """RE-4.2, RE-4.3  End the turn."""
    follow(trial, int(trial.s.controller[trial.army(action["player"])]), menu(pieces.END_TURN))


def spend(trial: Campaign, action: Fields) -> None:
    """RE-8  A Spend order. Its lines may come in any order (RE-8.8), but units after the castle that admits them."""
    seat, chain = begin(trial, action, TAX_SPEND), list[tuple[tuple[int, ...], Step]]()
    sites = board.recruiting(trial.s, trial.s.army)
    for line in listed(action["buy"], "buy"):
        if "crown_card" in mapping(line, "buy"):
            cards = whole(fields(line, "buy", ("crown_card",))["crown_card"], "crown_card", 1, MOST)
            chain += [((-2,), ("buy_crown", {}))] * cards
        elif "castle" in line:
            castle = at("buy_castle", fields(line, "buy", ("castle",))["castle"])
            chain.append(((-1, castle[1]["territory"]), castle))
            sites |= 1 << castle[1]["territory"]
        else:
            fields(line, "buy", ("unit", "count", "in"))
            unit, wanted = named(line["unit"], "unit", UNITS), whole(line["count"], "count", 1, MOST)
            stage, where = LINES.tolist().index(UNITS.index(unit)), place(line["in"])
            if not why.has(sites, where):
                raise Refused(f"nothing can be recruited in {line['in']} now", "RE-8.2")
            one, alone = ("buy", {"stage": stage, "territory": where}), UNITS[SIEGE] == unit
            chain += [((stage, where, 0), one)] * (wanted if alone else 1)
            chain += [] if alone else [((stage, where, 1), ("buy_count", {"count": wanted}))]
    ordered = [step for _, step in sorted(chain, key=lambda entry: entry[0])]
    follow(trial, seat, menu(pieces.DO_SPEND), *ordered, ("finish_spend", {}))


def place_kingdom(trial: Campaign, action: Fields) -> None:
    """RE-2.5, RE-14.4, RE-15.2  Place a kingdom, in the first pass or in the one named."""
    s, kept = trial.s, whole(action["footmen_in_city"], "footmen_in_city", 0, MOST)
    s.round, s.army = 0, trial.army(action["player"])
    s.passing = whole(action.get("pass", 1), "pass", 1, int(PASSES[s.players])) - 1
    board.ask(s, phases.PLACE_CITY)
    follow(trial, s.army, at("place_city", action["territory"]), at("place_next", action["adjacent"]))
    if kept + whole(action["footmen_in_adjacent"], "footmen_in_adjacent", 0, MOST) != FOOTMEN[s.players]:
        raise Refused(f"{FOOTMEN[s.players]} Footmen must be placed", "RE-2.5")
    follow(trial, s.army, ("place_keep", {"count": kept}))


# --- what might be done, and what would come of it


def offered(trial: Campaign, action: Fields) -> int:
    """The territories that are offered after the first choices of an order, as a mask; none if these are refused."""
    look = trial.copy()
    try:
        order(look, action)
    except Refused:
        return 0
    ids = look.legal(int(look.s.controller[look.s.army]))
    return sum(1 << found.args["territory"] for found in map(CHOICES.choice, ids) if "territory" in found.args)


def list_targets(trial: Campaign, action: Fields) -> None:
    """RE-5.1 to RE-5.10, RE-6.4, RE-6.5  Where an order may go, and what an Expand would mean there."""
    s, origin, targets, claimed = trial.s, place(action["from"]), offered(trial, action), board.claimed(trial.s)
    trial.notes |= {
        "max_units": marching.spare_to_expand(s, origin) if targets else 0,
        **{key: names_of(targets) for key in ("targets_all", "destinations", "targets")},
        "needs_siege_weapon": names_of(targets & claimed & s.forts),
        "claims_city": names_of(targets & CITIES & ~claimed),
        "makes_dispute": names_of(targets & claimed),
    }


def list_tax_cities(trial: Campaign, action: Fields) -> None:
    """RE-5.13, RE-5.15  The cities of the supply lines that can be taxed."""
    army, cities = trial.army(action["player"]), 0
    for first in members(offered(trial, action)):
        cities |= board.supply_line(trial.s, army, first) & CITIES
    trial.notes["cities"] = Bag(CITY_NAMES[territory] for territory in members(cities))


def list_supply_lines(trial: Campaign, action: Fields) -> None:
    """RE-1.10  The supply lines of an army."""
    lines = {board.supply_line(trial.s, trial.army(action["player"]), t) for t in range(TERRITORIES)} - {0}
    trial.notes["supply_lines"] = Bag(names_of(line) for line in lines)


def tax_value(trial: Campaign, action: Fields) -> None:
    """RE-5.13, RE-5.14  What a Tax order would bring; nothing is collected."""
    look = trial.copy()
    look.events = []
    tax(look, action)
    free = {NAMES[args["territory"]]: as_mix([args[unit] for unit in UNITS]) for args in look.happened("tile_units")}
    for key, value in (("values", look.happened("taxed")[0]["coins"]), ("free_units", free)):
        trial.notes[key] = [*trial.notes.get(key, []), value]


def choice_chain(trial: Campaign, action: Fields) -> None:
    """RE-21  The small choices of a whole move, and the counts offered on the way."""
    moves = ("expand", "split_expand", "maneuver", "casualties")
    kind = named(mapping(action["move"], "move").get("type"), "move", moves)
    move = {"side": "defender", **action["move"]} if kind == "casualties" else action["move"]
    trial.made.clear()
    ACTIONS[kind].do(trial, fields(move, "move", ACTIONS[kind].needs | {"type"}))
    counts: dict[str, list[int]] = {}
    for choice, ids in trial.made:
        unit = CHOICES.choice(choice).kind.partition("_")[2]
        if unit in UNITS:
            counts[unit] = [found.args["count"] for found in map(CHOICES.choice, ids) if "count" in found.args]
    trial.notes |= {"ids": [choice for choice, _ in trial.made], "offered_counts": counts}


# --- battles


def dice_count(trial: Campaign, action: Fields) -> None:
    """RE-9.3, RE-9.4  The rank that is rolled next, and the dice of both sides in it."""
    s = trial.copy().s
    ranks.next_rank(s)
    dice = {name: ranks.dice_of(s, side, s.rank) for side, name in enumerate(SIDES)}
    trial.notes |= {"rank": s.rank, "dice": dice}


def roll(trial: Campaign, action: Fields) -> None:
    """RE-9.3, RE-9.4  Both sides roll in a rank; losses without a choice are taken."""
    look = trial.copy()
    dice_count(look, action)
    told = {name: len(listed(action[name], name)) for name in SIDES}
    if (action["rank"], told) != (look.notes["rank"], look.notes["dice"]):
        raise VectorError(
            f"{told} dice are rolled in rank {action['rank']}; "
            f"the engine rolls {look.notes['dice']} in rank {look.notes['rank']}"
        )
    trial.rig([*action["attacker"], *action["defender"]])
    trial.advance(phases.FIGHT, ROLL)


def castle_reroll(trial: Campaign, action: Fields) -> None:
    """RE-9.7  The defender of a castle rolls again, or not."""
    seat = int(trial.s.controller[trial.s.owner[trial.s.field]])
    if flag(action["use"], "use"):
        trial.rig(action.get("defender"))
        follow(trial, seat, ("reroll", {}))
        trial.all_dice_used()
    elif trial.s.phase == phases.REROLL:
        follow(trial, seat, ("keep_dice", {}))


def casualties(trial: Campaign, action: Fields) -> None:
    """RE-9.5, RE-21.12  A side chooses its losses, type by type, as long as the engine asks."""
    s, side, lost = trial.s, SIDES.index(named(action["side"], "side", SIDES)), mix(action["units"])
    army = board.army_of(s, side, s.field)
    while s.phase == phases.LOSE and s.side == side:
        follow(trial, trial.to_act[0], (f"lose_{UNITS[s.asked]}", {"count": lost[s.asked]}))
    if (s.reserve[army] - trial.reserve[army]).tolist() != list(lost):
        raise Refused("the engine takes other losses", "RE-9.5")


def ranks_fought(trial: Campaign, action: Fields) -> None:
    """RE-9.2  The ranks of a cycle in which anybody rolls."""
    s, found = trial.copy().s, list[int]()
    s.rank = 0
    while s.rank < ranks.GENERAL:
        ranks.next_rank(s)
        found.append(s.rank)
    trial.notes |= {"ranks": found, "castle_rerolls_per_cycle": s.forts >> s.field & 1}


# --- bids


def bids(trial: Campaign, action: Fields) -> None:
    """RE-2.3, RE-2.4, RE-14.6, RE-15.6  All players in the game bid, for the marker or for a mercenary army."""
    given = {trial.army(name): whole(coins, "bids", 0, MOST) for name, coins in mapping(action["bids"], "bids").items()}
    trial.s.alive[: trial.game.players] = [seat in given for seat in range(trial.game.players)]
    if action["type"] == "bids":
        ask_bids(trial.s, phases.BID_FIRST)
    else:
        rounds.open_auction(trial.s, 0, trial.army(action.get("army", trial.armies[-1])))
    trial.tied = [seat for seat in given if given[seat] == max(given.values())]
    for seat in sorted(given):
        follow(trial, seat, ("bid", {"coins": given[seat]}))


def tie_dice(trial: Campaign, action: Fields) -> None:
    """RE-2.4  Dice of those who are tied, until one of them has the highest."""
    dice = {trial.army(name): number for name, number in mapping(action["dice"], "dice").items()}
    if len(trial.tied) < 2 or sorted(dice) != sorted(trial.tied):
        raise VectorError(f"dice are thrown by {list(action['dice'])}; tied: {[trial.armies[n] for n in trial.tied]}")
    trial.thrown += [dice[seat] for seat in sorted(dice)]
    trial.tied = [seat for seat in dice if dice[seat] == max(dice.values())]
    if len(trial.tied) == 1:
        trial.rig(trial.thrown)
        trial.go_on()
        trial.all_dice_used()


# --- rounds, missions


def order_of_round(trial: Campaign) -> list[str]:
    """RE-3.2, RE-14.5, RE-15.5  The order of a round that begins now."""
    s = trial.copy().s
    rounds.line_up(s)
    return [trial.armies[army] for army in s.sequence.tolist() if army != pieces.NOBODY]


def play_round(trial: Campaign, cards: dict[int, list[int]]) -> list[str]:
    """RE-3  A round in which everybody only reveals, these cards or any; the armies in the order of their turns."""
    s, taken = trial.s, []
    for seat in range(s.players):
        top, bottom = cards.get(seat) or CHOICES.choice(trial.legal(seat)[0]).args.values()
        follow(trial, seat, ("cards", {"top": top, "bottom": bottom}))
    while s.phase == phases.MENU:
        taken.append(trial.armies[s.army])
        follow(trial, int(s.controller[s.army]), menu(pieces.END_TURN))
    return taken


def play_reveals(trial: Campaign, action: Fields) -> None:
    """RE-3.2, RE-3.5, RE-6.1  Both turns of a round, in which everybody only reveals."""
    told = [listed(entry, "reveals", 2) for entry in listed(trial.state.get("reveals"), "reveals")]
    cards: dict[int, list[int]] = {}
    for name, bonus in told:
        card = KING_ME if named(bonus, "reveals", (None, "king_me")) else TAX_SPEND
        cards.setdefault(trial.army(name), []).append(card)
    trial.advance(phases.ROUND_START)
    taken = play_round(trial, cards)
    if taken != [name for name, _ in told]:
        raise VectorError(f"reveals come in the order {[name for name, _ in told]}; the engine takes {taken}")
    marker = trial.armies[trial.s.marker]
    trial.notes |= {"order_this_round": taken, "marker_after": marker, "order_next_round": order_of_round(trial)}


def hand_sizes(trial: Campaign, action: Fields) -> None:
    """RE-3.1, RE-3.7  Cards in hand at the start of each round."""
    sizes = []
    for _ in range(whole(action["rounds"], "rounds", 1, MOST)):
        trial.advance(phases.ROUND_START)
        sizes.append(sum(rounds.in_hand(trial.s, 0, kind) for kind in range(pieces.CARD_KINDS)))
        play_round(trial, {})
    start = listed(trial.state.get("hand_sizes_at_start", []), "hand_sizes_at_start")
    if start != sizes[: len(start)]:
        raise VectorError(f"hand_sizes_at_start are {start}; the engine gives {sizes[: len(start)]}")
    trial.notes["hand_sizes"] = sizes


def reveal(trial: Campaign, army: int) -> None:
    """RE-4.1  An army reveals its card."""
    trial.s.army, trial.s.turn, trial.s.event_count = army, 0, 0
    reveal_card(trial.s)
    trial.keep_events()
    trial.notes["mission_draw"] = bool(trial.happened("mission_drawn"))


def mercenary_reveal(trial: Campaign, action: Fields) -> None:
    """RE-14.7, RE-14.9  The top card of a mercenary deck."""
    army = trial.army(action.get("army", trial.armies[-1]))
    trial.s.deck[army, 0], trial.s.deck_left[army] = pieces.CARDS[named(action["card"], "card", pieces.CARDS)], 1
    reveal(trial, army)


def mission_pick(trial: Campaign, action: Fields) -> None:
    """RE-13.3  Look at two missions and keep one; the last one is taken."""
    seat, keep = trial.player, MISSION.read(trial, action["keep"], "keep")
    trial.s.chosen[seat, 0] = KING_ME
    reveal(trial, seat)
    if trial.s.phase == phases.MISSION_PICK or not why.has(int(trial.s.held[seat]), keep):
        follow(trial, seat, ("keep_mission", {"mission": keep}))


def draw_tiles(trial: Campaign, action: Fields) -> None:
    """RE-14.1, RE-14.2, RE-15.1  Tiles drawn for a mercenary army; it has a castle in the first city."""
    trial.s.round = 0
    for n, tile in enumerate(listed(action["tiles"], "tiles", 2 if trial.game.players == 3 else 1)):
        garrison(trial.s, trial.army(action["army"]), TILE.read(trial, tile, "tiles"), n == 0)


NOTHING = Action(lambda trial, action: None)  # for what the table tells at any time
PLACING = "player territory adjacent footmen_in_city footmen_in_adjacent"
ACTIONS = {
    "place_kingdom": Action(place_kingdom, PLACING),
    "place_pass": Action(place_kingdom, f"{PLACING} pass"),
    "expand": Action(order, "player from to units"),
    "split_expand": Action(split_expand, "player from moves"),
    "maneuver": Action(order, "player from to units"),
    "list_expand_targets": Action(list_targets, "player from"),
    "list_maneuver_destinations": Action(list_targets, "player from"),
    "list_siege_assault_targets": Action(list_targets, "player from"),
    "list_supply_lines": Action(list_supply_lines, "player"),
    "list_tax_cities": Action(list_tax_cities, "player"),
    "tax_value": Action(tax_value, "player city"),
    "tax": Action(tax, "player city"),
    "spend": Action(spend, "player buy"),
    "fortify": Action(order, "player territory"),
    "siege_assault": Action(order, "player from to dice"),
    "end_turn": Action(end_turn, "player"),
    "choice_chain": Action(choice_chain, "move"),
    "dice_count": Action(dice_count),
    "roll": Action(roll, "rank attacker defender"),
    "castle_reroll": Action(castle_reroll, "use", "defender"),
    "casualties": Action(casualties, "side units"),
    "ranks_fought": Action(ranks_fought),
    "resolve_battle_end": Action(lambda trial, action: trial.advance(phases.FIGHT, RANK_END)),
    "bids": Action(bids, "bids"),
    "tie_dice": Action(tie_dice, "dice"),
    "auction": Action(bids, "bids", "army"),
    "auction_seq": Action(bids, "army bids"),
    "turn_order": NOTHING,
    "play_reveals": Action(play_reveals),
    "hand_sizes": Action(hand_sizes, "rounds"),
    "mercenary_reveal": Action(mercenary_reveal, "card", "army"),
    "mission_pick": Action(mission_pick, "keep"),
    "draw_tiles": Action(draw_tiles, "army tiles"),
    "victory_check": NOTHING,
    "elimination_check": Action(lambda trial, action: trial.advance(phases.CHECKS)),
}

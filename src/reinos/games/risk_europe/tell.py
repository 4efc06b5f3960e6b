"""Risk Europe in words: choices, events, what to do, the whole situation; and written answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from reinos.core.bits import count
from reinos.core.choice import Choice
from reinos.core.errors import IllegalChoice
from reinos.core.event import Event
from reinos.core.phrase import called, listed, plain
from reinos.core.record import members
from reinos.core.scene import Scene, as_table
from reinos.core.words import Words
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import claimed, crowns, supply_line
from reinos.games.risk_europe.choices import ROLLS
from reinos.games.risk_europe.draw.targets import territory_target
from reinos.games.risk_europe.map import CITIES, CITY_NAMES, GOLD, TAX_VALUE, TERRITORIES
from reinos.games.risk_europe.missions import units_on_board
from reinos.games.risk_europe.names import (
    army_name,
    card_name,
    city_name,
    hired_name,
    mission_name,
    place_name,
    unit_name,
    units_of,
)
from reinos.games.risk_europe.odds import hits_of
from reinos.games.risk_europe.opening import FOOTMEN
from reinos.games.risk_europe.questions import QUESTIONS
from reinos.games.risk_europe.ranks import GENERAL
from reinos.games.risk_europe.rolls import unpack
from reinos.games.risk_europe.rounds import in_hand
from reinos.games.risk_europe.scoring import WIN_CROWNS
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import CARD_COST, LINES, castle_price, tax_value, unit_price
from reinos.games.risk_europe.why import reason

View = Mapping[str, Any]


# Choices


def owner_name(view: View, words: Words, army: int) -> str:
    """An army in words where the players' names are not known."""
    if army == pieces.NOBODY:
        return words("nobody")
    return words("seat-name", number=army + 1) if army < view["players"] else hired_name(words, view["players"], army)


PLACES = frozenset({"expand_from", "maneuver_from", "maneuver_to", "assault_from", "fortify", "levy", "battle"})


def choice(view: View, choice: Choice, words: Words) -> str:
    """A choice in words."""
    kind, args = choice.kind, choice.args
    if kind == "menu":
        return words(f"choice-menu-{args['order']}")
    if kind.startswith(("move_", "lose_")) and "count" in args:
        verb, unit = kind.split("_", 1)
        return words(f"choice-{verb}", units=words(f"count-{unit}", count=args["count"]))
    told: dict[str, Any] = dict(args)
    if "territory" in args:
        told |= at_place(view, words, kind, args["territory"])
    if kind == "cards":
        told = {name: card_name(words, card) for name, card in args.items()}
    elif kind in ("keep_mission", "reveal"):
        told["mission"] = mission_name(words, args["mission"])
    elif kind == "auction_first":
        told["army"] = hired_name(words, view["players"], args["army"])
    else:
        told |= more_about(view, words, choice)
    return words(f"choice-{kind}", **told)


def short(view: View, option: Choice, words: Words) -> str:
    """A choice in as few words as will do under the prompt: a place alone, or a number of units."""
    if option.kind in PLACES:
        return place_name(words, option.args["territory"])
    verb, _, unit = option.kind.partition("_")
    if verb in ("move", "lose") and unit in pieces.UNITS:
        return words(f"count-{unit}", count=option.args["count"])
    return choice(view, option, words)


def at_place(view: View, words: Words, kind: str, territory: int) -> dict[str, Any]:
    """What the words of a choice can say about a territory."""
    owner = view["owner"][territory]
    return {
        "place": place_name(words, territory),
        "city": city_name(words, territory),
        "value": int(TAX_VALUE[territory]),
        "state": "free" if owner == pieces.NOBODY else "held",
        "owner": owner_name(view, words, owner),
    }


def more_about(view: View, words: Words, choice: Choice) -> dict[str, Any]:
    """Prices and sums that the words of a choice name."""
    s, kind, args = as_table(view), choice.kind, choice.args
    army = s.army
    if kind == "place_keep":
        rest = int(FOOTMEN[s.players]) - args["count"]
        return {"rest": rest, "origin": place_name(words, s.origin), "target": place_name(words, s.target)}
    if kind == "tax":
        return {"coins": tax_value(s, army, supply_line(s, army, args["territory"]))}
    if kind == "buy_crown":
        return {"coins": CARD_COST}
    if kind == "buy_castle":
        return {"coins": castle_price(s, army)}
    if kind == "buy":
        unit = pieces.UNITS[LINES[args["stage"]]]
        return {"unit": unit, "name": words(f"unit-{unit}"), "coins": unit_price(s, army, pieces.UNITS.index(unit))}
    if kind == "buy_count":
        mix = [args["count"] if unit == s.asked else 0 for unit in range(len(pieces.UNITS))]
        return {"units": units_of(words, mix), "coins": args["count"] * unit_price(s, army, s.asked)}
    return {}


# Events


def event(scene: Scene, event: Event) -> str:
    """What happened, in words."""
    words, args = scene.words, event.args
    told: dict[str, Any] = dict(args)
    for name in ("seat", "army", "winner", "attacker"):
        if name in args:
            told |= {"name": army_name(scene, args[name]), "who": who(scene, args[name])}
            break
    for name in ("defender", "loser"):
        if name in args:
            told["other"] = army_name(scene, args[name])
    if "route" in args:
        origin, target = divmod(args["route"], TERRITORIES)
        told |= {"origin": place_name(words, origin), "target": place_name(words, target)}
    if "territory" in args:
        told |= {"place": place_name(words, args["territory"]), "city": city_name(words, args["territory"])}
    if pieces.UNITS[0] in args:
        told["units"] = units_of(words, [args[name] for name in pieces.UNITS])
    told |= particulars(scene, event)
    return words(f"event-{event.kind}", **told)


def who(scene: Scene, army: int) -> str:
    """Whether a sentence speaks to the viewer, of a player, or of mercenaries."""
    if army == scene.seat and scene.seat is not None:
        return "you"
    return "other" if army < scene.view["players"] else "many"


def particulars(scene: Scene, event: Event) -> dict[str, Any]:
    """What only one kind of event has to say."""
    words, args, kind = scene.words, event.args, event.kind
    if kind == "bids_shown":
        coins = [args[name] for name in ("first", "second", "third", "fourth")]
        bids = [
            words("bid-entry", name=army_name(scene, seat), coins=bid) for seat, bid in enumerate(coins) if bid >= 0
        ]
        return {"what": prize(scene, args["army"]), "bids": "; ".join(bids)}
    if kind == "bid_won":
        return {"what": prize(scene, args["army"])}
    if kind == "kingdom_placed":
        return {"city": city_name(words, args["city"])}
    if kind == "card_shown":
        return {"card": card_name(words, args["card"])}
    if kind == "mission_kept":
        back = args["returned"]
        names = {"kept": mission_name(words, args["kept"]), "back": mission_name(words, max(back, 0))}
        return {**names, "returned": "none" if back < 0 else "other"}
    if kind == "mission_revealed":
        return {"mission": mission_name(words, args["mission"])}
    if kind == "units_bought":
        mix = [args["count"] if unit == args["unit"] else 0 for unit in range(len(pieces.UNITS))]
        return {"units": units_of(words, mix)}
    if kind == "rolled":
        return {"rolls": "; ".join(rolls_of(words, [args[name] for name in ROLLS if args[name]]))}
    if kind == "battle_ended":
        return {"won": {pieces.NOBODY: "nobody", args["attacker"]: "attacker"}.get(args["winner"], "defender")}
    if kind == "match_won":
        return winners(scene, args["seats"])
    return {}


def rolls_of(words: Words, packed: Sequence[int]) -> Iterator[str]:
    """Rolls of a battle in a row; General Attacks that follow one another are called so once."""
    general = False
    for number in packed:
        told, again = roll(words, number), general
        general = unpack(number).rank == GENERAL
        yield words("roll-first", rank=words(f"rank-{GENERAL}"), roll=told) if general and not again else told


def roll(words: Words, packed: int) -> str:
    """RE-9.3, RE-9.4  A roll of a battle: in ranks 1 to 3 the hits, in a General Attack the dice and what they cost."""
    found = unpack(packed)
    if found.rank < GENERAL:
        hits = {"attacker_hits": found.attacker_hits, "defender_hits": found.defender_hits}
        return words("roll-rank", rank=words(f"rank-{found.rank}"), **hits)
    lost, fallen = hits_of(found.attack, found.defence)
    shown = {"attack": "-".join(map(str, found.attack)), "defence": "-".join(map(str, found.defence))}
    return words("roll-general", lost=lost, fallen=fallen, **shown)


def prize(scene: Scene, army: int) -> str:
    """What is bid for."""
    return scene.words("bid-marker") if army == pieces.NOBODY else army_name(scene, army)


def winners(scene: Scene, seats: int) -> dict[str, Any]:
    """The winners of a match."""
    found = members(seats)
    alone = found == [scene.seat]
    names = called(scene.words, scene.names, scene.seat)
    return {
        "count": len(found),
        "who": "you" if alone else "other",
        "names": listed(scene.words, [names[seat] for seat in found]),
    }


# What to do


def prompt(scene: Scene) -> str:
    """What the viewer should do now, or who is awaited."""
    view, words = scene.view, scene.words
    s = as_table(view)
    if s.phase == phases.OVER:
        return words("prompt-over", result=outcome(scene, s))
    if scene.seat is None or not s.to_act >> scene.seat & 1:
        waiting = [scene.names[seat] for seat in members(s.to_act)]
        return words("prompt-waiting", count=len(waiting), names=listed(words, waiting))
    target = s.field if s.field >= 0 else s.spot if s.phase == phases.BUY_COUNT else s.target
    bidding = s.phase in (phases.AUCTION_BID, phases.AUCTION_ORDER)
    army = s.auction if bidding else s.army
    mine = army == scene.seat or army == pieces.NOBODY
    purse = scene.seat if bidding else s.army
    return words(
        f"prompt-{QUESTIONS.asked(s.phase).name}",
        origin=place_name(words, s.origin),
        target=place_name(words, target),
        round=s.round,
        turn=s.turn + 1,
        army=army_name(scene, army),
        forces="" if mine else words("forces", army=army_name(scene, army)),
        coins=int(s.coins[purse]),
        card=card_name(words, max(0, int(s.shown[s.army, min(s.turn, 1)]))),
        unit=unit_name(words, s.asked),
        rank=words(f"rank-{max(s.rank, 1)}"),
        count=int(s.hits[s.side]),
    )


def outcome(scene: Scene, s: State) -> str:
    """RE-11  Who wins, in words."""
    ranks = s.ranks.tolist()
    seats = sum(1 << seat for seat in range(s.players) if ranks[seat] == 1)
    best = max(int(s.points[seat]) for seat in range(s.players) if ranks[seat] == 1)
    return scene.words("event-match_won", crowns=best, **winners(scene, seats))


def order(scene: Scene) -> list[int]:
    """The seats in the order of the round."""
    found = [army for army in scene.view["sequence"] if 0 <= army < scene.view["players"]]
    return found + [seat for seat in range(scene.view["players"]) if seat not in found]


def round(scene: Scene) -> tuple[str, int, int | None]:
    """RE-3.9, RE-19.2  The round in words, its number, and the last number where there is a limit."""
    number = scene.view["round"]
    label = scene.words("round-number", round=number) if number else scene.words("round-setup")
    return label, number, scene.view["max_rounds"] or None


def why(scene: Scene, target: str) -> str | None:
    """Why a territory cannot be pressed now; where none is asked for, what is."""
    offered = {choice.args.get("territory") for choice in scene.legal}
    for territory in range(TERRITORIES):
        if target == territory_target(territory) and scene.legal:
            told = None if territory in offered else refusal(as_table(scene.view), territory, scene.words)
            return told or prompt(scene)
    return None


def refusal(s: State, territory: int, words: Words) -> str | None:
    """The rule that a territory breaks, in words."""
    message = reason(s, territory)
    if message is None:
        return None
    return words(message, place=place_name(words, territory), origin=place_name(words, s.origin))


# Written answers


def read(view: View, text: str, legal: Sequence[Choice], words: Words) -> Choice | None:
    """An answer by the name of a territory or of its city alone; None if it is none or means several choices."""
    named_so = [t for t in range(TERRITORIES) if plain(text.strip()) in names_of(words, t)]
    if not named_so:
        return None
    meant = [option for option in legal if option.args.get("territory") in named_so]
    if len(meant) == 1:
        return meant[0]
    told = None if meant else refusal(as_table(view), named_so[0], words)
    if told:
        raise IllegalChoice(told)
    return None


def names_of(words: Words, territory: int) -> set[str]:
    """What a territory is called, without accents: by its own name or by that of its city."""
    return {plain(place_name(words, territory)), plain(city_name(words, territory))}


# The situation


def situation(scene: Scene) -> str:
    """The whole table: round, order, every army with its land, disputes, cards, missions."""
    s = as_table(scene.view)
    parts = ["\n".join(headline(scene, s))]
    parts += [
        "\n".join(realm(scene, s, army)) for army in range(pieces.ARMIES) if s.round or army < s.players or s.land[army]
    ]
    free = [city_name(scene.words, t) for t in members(CITIES & ~claimed(s))]
    if free:
        parts.append(scene.words("situation-free-cities", places=listed(scene.words, free)))
    parts += ["\n".join(lines) for lines in (list(disputes(scene, s)), list(secrets(scene, s))) if lines]
    return "\n\n".join(parts)


def glance(scene: Scene) -> str:
    """What one decision needs of it: round, order, a line an army, the viewer's land, disputes, cards, missions."""
    s = as_table(scene.view)
    lines = [
        line
        for army in range(pieces.ARMIES)
        if s.round or army < s.players or s.land[army]
        for number, line in enumerate(realm(scene, s, army))
        if number == 0 or army in (scene.seat, s.army)
    ]
    parts = [headline(scene, s), lines, disputes(scene, s), secrets(scene, s)]
    return "\n\n".join(told for part in parts if (told := "\n".join(part)))


def headline(scene: Scene, s: State) -> Iterator[str]:
    """Round, step, goal, order."""
    words, goal = scene.words, int(WIN_CROWNS[s.players])
    if s.phase == phases.OVER:
        yield words("situation-over", round=s.round)
    elif s.round == 0:
        yield words("situation-setup", goal=goal)
    else:
        yield words("situation-round", round=s.round, step=words(f"step-{step_of(s)}"), goal=goal)
    if s.round:
        names = [army_name(scene, army) for army in s.sequence.tolist() if army != pieces.NOBODY]
        yield words("situation-marker", name=army_name(scene, s.marker), names=listed(words, names))


def step_of(s: State) -> str:
    """The part of the round."""
    if s.phase == phases.CHOOSE_CARDS:
        return "orders"
    if s.phase in (phases.AUCTION_BID, phases.AUCTION_ORDER):
        return "auction"
    return f"turn-{s.turn + 1}" if s.turn < 2 else "battles"


def realm(scene: Scene, s: State, army: int) -> Iterator[str]:
    """What an army has."""
    words, name = scene.words, army_name(scene, army)
    if not s.alive[army]:
        yield words("situation-out", name=name)
        return
    yield words(
        "situation-army",
        name=name,
        crowns=crowns(s, army),
        coins=int(s.coins[army]),
        cities=count(int(s.land[army]) & CITIES),
        count=units_on_board(s, army),
        reserve=units_of(words, s.reserve[army].tolist()),
    )
    if army >= s.players and s.controller[army] != pieces.NOBODY:
        yield words("situation-controlled", army=name, name=army_name(scene, int(s.controller[army])))
    land = [described(words, s, t) for t in members(int(s.land[army]))]
    if land:
        yield words("situation-land", name=name, places=listed(words, land))
    tiles = [tile_name(words, s, t) for t in members(int(s.land[army]) & GOLD)]
    if tiles:
        yield words("situation-tiles", name=name, tiles=listed(words, tiles))
    shown = [card_name(words, card) for card in s.shown[army].tolist() if card >= 0]
    if shown:
        yield words("situation-cards", name=name, cards=listed(words, shown))
    done = [mission_name(words, mission) for mission in members(int(s.revealed[army]))]
    if done:
        yield words("situation-completed", name=name, missions=listed(words, done))


def described(words: Words, s: State, territory: int) -> str:
    """A territory with its units, and its castle."""
    details = [units_of(words, s.units[pieces.HOLDER, territory].tolist())]
    if s.forts >> territory & 1:
        details.append(words("with-castle"))
    return words("situation-place", place=place_name(words, territory), details=", ".join(details))


def tile_name(words: Words, s: State, territory: int) -> str:
    """A City Bonus tile, and whether it sleeps until the next round."""
    name = words(f"tile-{CITY_NAMES[territory]}")
    return words("tile-new", tile=name) if s.round and s.tile_round[territory] == s.round else name


def disputes(scene: Scene, s: State) -> Iterator[str]:
    """The disputed territories."""
    for territory in members(s.disputed):
        yield scene.words(
            "situation-dispute",
            place=place_name(scene.words, territory),
            attacker=army_name(scene, int(s.invader[territory])),
            defender=army_name(scene, int(s.owner[territory])),
            units=units_of(scene.words, s.units[pieces.INVADER, territory].tolist()),
            others=units_of(scene.words, s.units[pieces.HOLDER, territory].tolist()),
        )


def secrets(scene: Scene, s: State) -> Iterator[str]:
    """What only the viewer knows."""
    if scene.seat is None or not s.round:
        return
    words, seat = scene.words, scene.seat
    hand = [card_name(words, kind) for kind in range(pieces.CARD_KINDS) for _ in range(in_hand(s, seat, kind))]
    if hand and s.phase == phases.CHOOSE_CARDS:
        yield words("situation-hand", cards=listed(words, hand))
    chosen = [card_name(words, card) for card in s.chosen[seat].tolist() if card >= 0]
    if chosen:
        yield words("situation-chosen", cards=listed(words, chosen))
    if s.held[seat] and s.alive[seat]:
        told = [
            f"{mission_name(words, mission)} ({words(f'mission-{pieces.MISSION_NAMES[mission]}-condition')})"
            for mission in members(int(s.held[seat]))
        ]
        yield words("situation-missions", missions=" ".join(told))

"""What happens in Risk Europe, in words; an event alone tells it, never the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from reinos.core.event import Event, Gain
from reinos.core.phrase import listed
from reinos.core.record import members
from reinos.core.scene import Voice
from reinos.core.words import Words
from reinos.games.risk_europe import choices, pieces
from reinos.games.risk_europe.bonus import FORTIFY_CASTLE, FORTIFY_CITY
from reinos.games.risk_europe.map import CITY_NAMES, GOLD, TERRITORIES
from reinos.games.risk_europe.missions import MISSION_BONUS
from reinos.games.risk_europe.names import (
    about,
    army_name,
    bonus,
    card_name,
    city_name,
    condition,
    mission_name,
    sentence,
    the_place,
    units_of,
)
from reinos.games.risk_europe.odds import hits_of
from reinos.games.risk_europe.treasury import CASTLE_COST, CASTLE_DISCOUNT, COST, ESCORT, TAX_UNITS

Told = dict[str, Any]
CITIES_SOURCE, CARDS_SOURCE = range(2)  # rows of `sources`: crowns of cities; of crown cards or missions
SUBJECTS = ("seat", "army", "winner", "attacker")
OTHERS = ("defender", "loser", "holder")


def event(voice: Voice, event: Event) -> str:
    """What happened, in words."""
    words, args = voice.words, event.args
    told: Told = dict(args)
    subject = next((name for name in SUBJECTS if name in args), None)
    if subject:
        told |= about(voice, args[subject])
    for name in OTHERS:
        if name in args:
            told |= {f"other_{key}": value for key, value in about(voice, args[name]).items()}
    if "route" in args:
        origin, target = divmod(args["route"], TERRITORIES)
        told |= {"origin": the_place(words, origin), "target": the_place(words, target)}
    for name in ("territory", "city"):
        if name in args:
            told |= {"place": the_place(words, args[name]), "city": city_name(words, args[name])}
            break
    if pieces.UNITS[0] in args:
        told["units"] = units_of(words, [args[name] for name in pieces.UNITS])
    if event.kind in PARTICULARS:
        told |= PARTICULARS[event.kind](voice, args)
    return sentence(voice, words(f"event-{event.kind}", **told))


# --- parts of sentences


def footmen(words: Words, count: int) -> str:
    """Some Footmen."""
    return words("count-footman", count=count)


def paid(words: Words, args: Mapping[str, int]) -> str:
    """RE-17.5  Coins from the reserve, and whether an empty bank has cut them."""
    cut = "yes" if args["coins"] < args["due"] else "no"
    return words("coins-paid", coins=args["coins"], due=args["due"], cut=cut)


def crowns(words: Words, count: int) -> list[str]:
    """RE-10.1  The crowns of a city, if they count for anybody."""
    return [words("some-crowns", count=count)] if count else []


def tile(words: Words, city: int, new: bool = True) -> list[str]:
    """RE-10.6, RE-10.14  The tile of a gold-crown city; only Rome's does not wait for the next round."""
    if not GOLD >> city & 1:
        return []
    waits = "yes" if new and CITY_NAMES[city] != "rome" else "no"
    return [words("tile-gained", tile=words(f"tile-{CITY_NAMES[city]}"), waits=waits)]


def amount(placed: int, wanted: int) -> str:
    """RE-17.1  Whether free units came in full, in part or not at all: the `$enough` of messages."""
    return "all" if placed == wanted else "some" if placed else "none"


def yes(flag: object) -> str:
    """A yes or no of messages."""
    return "yes" if flag else "no"


# --- what only one kind of event has to say


def mercenaries_placed(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-14.2  What the mercenaries start with."""
    words = voice.words
    things = [footmen(words, args["footmen"]), words("count-coins", coins=args["coins"])]
    things[1:1] = [words("a-castle")] if args["castle"] else []
    return {"things": listed(words, things)}


def bids_shown(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-16.5  All bids, those that lose too."""
    bids = [args[name] for name in ("first", "second", "third", "fourth")]
    told = [
        voice.words("bid-entry", name=army_name(voice, seat), coins=bid) for seat, bid in enumerate(bids) if bid >= 0
    ]
    return {**prize(voice, args), "bids": listed(voice.words, told)}


def prize(voice: Voice, args: Mapping[str, int]) -> Told:
    """What is bid for."""
    marker = args["army"] == pieces.NOBODY
    what = voice.words("bid-marker") if marker else army_name(voice, args["army"])
    return {"what": what, "prize": "marker" if marker else "army"}


def kingdom_founded(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-2.5  What a kingdom starts with."""
    words, city = voice.words, args["city"]
    things = [*crowns(words, args["crowns"]), *([words("a-castle")] if args["castle"] else [])]
    things += [*tile(words, city, new=False), paid(words, args)]
    return {"things": listed(words, things)}


def footmen_placed(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-2.5  How the Footmen are split."""
    words = voice.words
    return {
        "origin": the_place(words, args["city"]),
        "units": footmen(words, args["in_city"]),
        "others": footmen(words, args["next_door"]),
    }


def auction_begun(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-15.6  Which mercenaries are auctioned, and who says so."""
    if args["seat"] == pieces.NOBODY:
        return {"who": "nobody", "name": "", "what": army_name(voice, args["army"])}
    return {**about(voice, args["seat"]), "what": army_name(voice, args["army"])}


def turn_begun(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-3.2, RE-3.5  Who plays when."""
    armies = [args[name] for name in ("first", "second", "third", "fourth")]
    return {
        "turn": args["turn"] + 1,
        "names": listed(voice.words, [army_name(voice, army) for army in armies if army != pieces.NOBODY]),
    }


def card_shown(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-4.1, RE-14.7  A card, and who plays it for mercenaries."""
    leader = {f"leader_{key}": value for key, value in about(voice, args["seat"]).items()}
    return {**about(voice, args["army"]), **leader, "card": card_name(voice.words, args["card"])}


def marker_taken(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-6.1  Whether the marker changes hands."""
    return {"kept": yes(args["holder"] == args["seat"])}


def mission_kept(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-13.3  The mission kept, and the one put back."""
    words, back = voice.words, args["returned"]
    names = {"kept": mission_name(words, args["kept"]), "back": mission_name(words, max(back, 0))}
    return {**names, "returned": "none" if back < 0 else "other"}


def mission_revealed(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-13.5  A mission: what it needed and what it brings."""
    words, mission = voice.words, args["mission"]
    return {
        "mission": mission_name(words, mission),
        "condition": condition(words, mission, len(voice.names)),
        "bonus": bonus(words, mission),
    }


def berlin_maneuver(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-10.9  What becomes of the free Maneuver."""
    return {"used": choices.BERLIN_USES[args["used"]]}


def order_skipped(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-4.3  Which two orders of the card are not carried out."""
    return {"orders": "treasury" if args["card"] in (pieces.TAX_SPEND, pieces.KING_ME) else "march"}


def bonus_skipped(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-6.3, RE-6.5  A bonus action that is not used, and why if it could not be."""
    action = voice.words(f"card-short-{pieces.CARD_NAMES[args['card']]}")
    return {"action": action, "reason": choices.SKIPPED[args["reason"]]}


def with_castle(voice: Voice, args: Mapping[str, int]) -> Told:
    """Whether there is a castle."""
    return {"castle": yes(args["castle"])}


def city_claimed(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-10.2  What an unclaimed city brings."""
    words, city = voice.words, args["territory"]
    return {"things": listed(words, [*crowns(words, args["crowns"]), paid(words, args), *tile(words, city)])}


def city_taken(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-10.3, RE-9.9  What a captured city brings: no coins."""
    words, city = voice.words, args["territory"]
    things = [*crowns(words, args["crowns"]), *tile(words, city)]
    return {"things": listed(words, things), "any": yes(things)}


def city_lost(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-10.4  What goes with a city that is left unclaimed; its castle stays."""
    words, city = voice.words, args["territory"]
    things = [*crowns(words, args["crowns"]), *tile(words, city, new=False)]
    return {"things": listed(words, things), "any": yes(things), "castle": yes(args["castle"])}


def taxed(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-5.13  What a supply line pays, by its parts."""
    words, kinds = voice.words, ("city", "land", "mission")
    parts = [words(f"tax-{kind}", coins=args[f"{kind}_coins"]) for kind in kinds if args[f"{kind}_coins"]]
    due = sum(args[f"{kind}_coins"] for kind in kinds)
    return {"paid": paid(words, {"coins": args["coins"], "due": due}), "parts": listed(words, parts)}


def tile_units(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-10.7  Units of a taxed city, as far as the reserve has them."""
    placed = sum(args[name] for name in pieces.UNITS)
    return {**tile_told(voice, args), "enough": amount(placed, int(TAX_UNITS[args["territory"]].sum()))}


def tile_told(voice: Voice, args: Mapping[str, int]) -> Told:
    """The tile of a city."""
    city = CITY_NAMES[args["territory"]]
    return {"tile": voice.words(f"tile-{city}") if f"tile-{city}" in voice.words else ""}


def escorted(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-10.10  The escort of a Siege Weapon."""
    return {"units": footmen(voice.words, args["footmen"]), "enough": amount(args["footmen"], ESCORT)}


def levied(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-13.10  The levy of the Great Host."""
    wanted = int(MISSION_BONUS[pieces.HOST])
    return {"units": footmen(voice.words, args["footmen"]), "enough": amount(args["footmen"], wanted)}


def units_bought(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-8.1, RE-13.7  Units bought, and the mission that makes them cheaper."""
    unit = args["unit"]
    mix = [args["count"] if other == unit else 0 for other in range(pieces.KINDS)]
    mission = mission_name(voice.words, pieces.SIEGE_MASTER if unit == pieces.SIEGE else pieces.CONQUEROR)
    cheaper = yes(args["coins"] < args["count"] * int(COST[unit]))
    return {"units": units_of(voice.words, mix), "cheaper": cheaper, "mission": mission}


def castle_built(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-8.4, RE-10.9  A castle, and Berlin's discount."""
    return {"cheaper": yes(args["coins"] < CASTLE_COST), "discount": CASTLE_DISCOUNT}


def fortified(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-6.2, RE-6.3, RE-13.7  Footmen of Fortify, by their parts."""
    words, base = voice.words, FORTIFY_CASTLE if args["castle"] else FORTIFY_CITY
    parts = [words("fortify-castle" if args["castle"] else "fortify-city", count=base)]
    if args["builder"]:
        parts.append(words("fortify-builder", count=args["builder"], mission=mission_name(words, pieces.BUILDER)))
    return {
        "units": footmen(words, args["footmen"]),
        "parts": listed(words, parts),
        "enough": amount(args["footmen"], base + args["builder"]),
    }


def assaulted(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-6.4, RE-6.6  An assault, and the hits that are too many."""
    return {"surplus": max(0, args["hits"] - args["units"])}


def battle_begun(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-9.1  Who fights whom, with how many units."""
    words = voice.words
    attack = words("battle-attack", **about(voice, args["attacker"]), count=args["attackers"])
    defence = words(
        "battle-defence", **about(voice, args["defender"]), count=args["defenders"], castle=yes(args["castle"])
    )
    return {"attack": attack, "defence": defence}


def volley_rolled(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-9.3  The dice of ranks 1 to 3."""
    return {**volley_told(voice.words, args), "stands": yes(args["stands"])}


def volley_told(words: Words, args: Mapping[str, int]) -> Told:
    """RE-9.3  Dice and hits of both sides."""
    sides = {
        side: words(f"volley-{side}", dice=args[f"{side}_dice"], hits=args[f"{side}_hits"])
        for side in ("attacker", "defender")
    }
    return {**sides, "rank": words(f"rank-{max(args['rank'], 1)}")}


def general_rolled(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-9.4  The dice of a General Attack, and what they cost."""
    attack = tuple(args[name] for name in ("first", "second", "third"))
    return {**general_told(attack, (args["defence"], args["defence_too"])), "stands": yes(args["stands"])}


def general_told(attack: tuple[int, ...], defence: tuple[int, ...]) -> Told:
    """RE-9.4  Dice of both sides, 0 none, and what they cost."""
    attack, defence = (tuple(die for die in dice if die) for dice in (attack, defence))
    lost, fallen = hits_of(attack, defence)
    shown = {"attack": "-".join(map(str, attack)), "defence": "-".join(map(str, defence))}
    return {**shown, "attacker_lost": lost, "defender_lost": fallen}


def battle_ended(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-9.8  Who is left."""
    won = {pieces.NOBODY: "nobody", args["attacker"]: "attacker"}.get(args["winner"], "defender")
    return {"won": won}


def plundered(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-10.8  Stockholm's coins."""
    return {"paid": paid(voice.words, args)}


def eliminated(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-12.1, RE-12.2, RE-12.5  Why an army falls, and what it leaves."""
    words = voice.words
    things = [
        words(f"left-{name}", count=args[name]) for name in ("territories", "coins", "cards", "missions") if args[name]
    ]
    return {"things": listed(words, things), "any": yes(things), "saved": yes(args["saved"])}


def final_count(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-11.2  What decides about the victory."""
    return {"marker": yes(args["marker"])}


def match_won(voice: Voice, args: Mapping[str, int]) -> Told:
    """RE-11  Who wins, by what, and why the match ends."""
    decided = choices.TIES[args["decided"]]
    return {"reason": choices.ENDS[args["reason"]], **winners(voice, args["seats"]), "decided": decided}


def winners(voice: Voice, seats: int) -> Told:
    """The winners of a match, of whom one may be spoken to."""
    found = members(seats)
    others = [voice.names[seat] for seat in found if seat != voice.seat]
    return {
        "number": "one" if len(found) == 1 else "many",
        "who": "you" if voice.seat in found else "other",
        "names": listed(voice.words, others),
    }


PARTICULARS: Mapping[str, Callable[[Voice, Mapping[str, int]], Told]] = {
    "mercenaries_placed": mercenaries_placed,
    "bids_shown": bids_shown,
    "bid_won": prize,
    "kingdom_founded": kingdom_founded,
    "footmen_placed": footmen_placed,
    "auction_begun": auction_begun,
    "turn_begun": turn_begun,
    "card_shown": card_shown,
    "marker_taken": marker_taken,
    "mission_kept": mission_kept,
    "mission_revealed": mission_revealed,
    "berlin_maneuver": berlin_maneuver,
    "order_skipped": order_skipped,
    "bonus_skipped": bonus_skipped,
    "land_claimed": with_castle,
    "city_claimed": city_claimed,
    "land_left": with_castle,
    "taxed": taxed,
    "tile_units": tile_units,
    "escorted": escorted,
    "levied": levied,
    "tile_waits": tile_told,
    "units_bought": units_bought,
    "castle_built": castle_built,
    "fortified": fortified,
    "assaulted": assaulted,
    "battle_begun": battle_begun,
    "volley_rolled": volley_rolled,
    "general_rolled": general_rolled,
    "battle_ended": battle_ended,
    "city_taken": city_taken,
    "city_lost": city_lost,
    "plundered": plundered,
    "eliminated": eliminated,
    "final_count": final_count,
    "match_won": match_won,
}


# --- whose doing


DOERS = ("army", "winner", "attacker")  # whom an event is about, in this order


def doer(event: Event) -> int:
    """The army that an event is about, or nobody."""
    return next((event.args[name] for name in DOERS if name in event.args), pieces.NOBODY)


# --- points


def gains(event: Event) -> list[Gain]:
    """RE-10.1  The crowns that an event brings and costs."""
    args, kind = event.args, event.kind
    found = []
    if kind in ("kingdom_founded", "city_claimed", "city_taken"):
        found.append(Gain(args["army"], args["crowns"], CITIES_SOURCE))
    if kind == "city_taken":
        found.append(Gain(args["loser"], -args["loser_crowns"], CITIES_SOURCE))
    elif kind == "city_lost":
        found.append(Gain(args["army"], -args["crowns"], CITIES_SOURCE))
    elif kind == "crown_bought":
        found.append(Gain(args["army"], 1, CARDS_SOURCE))
    elif kind == "mission_revealed":
        found.append(Gain(args["seat"], 1, CARDS_SOURCE))
    elif kind == "eliminated":
        found.append(Gain(args["army"], -args["cards"] - args["missions"], CARDS_SOURCE))
    return [gain for gain in found if gain.points]

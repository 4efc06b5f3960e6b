"""What happened, in words, and the points that it brought; both from the events alone."""

from __future__ import annotations

from typing import Any

from reinos.core.event import Event, Gain
from reinos.core.phrase import called, listed, result, who
from reinos.core.record import SEATS, members
from reinos.core.scene import Voice
from reinos.core.words import Words
from reinos.games.lancaster import asking, box, naming, printed, statutes
from reinos.games.lancaster.measures import LAW_MEASURE, MEASURES
from reinos.games.lancaster.questions import QUESTIONS

RANKS = ("first", "second", "third")
BY_SEAT = tuple(f"seat_{seat}" for seat in range(SEATS))
BY_STRENGTH = ("ones", "twos", "threes", "fours")
PRIZES = ("knighthood", "extensions")
SOURCES = ("counties", "laws", "battles", "knighthood", "extensions", "nobles")  # of points
COUNTIES, LAWS, BATTLES, KNIGHTHOOD, EXTENSIONS, NOBLES = range(len(SOURCES))
DORSET = int(printed.COUNTY_REWARD[:, printed.TO_BATTLE].argmax())
SURREY = int(printed.NAMES_STARTER.argmax())
ASKED = {question.at: question.name for question in QUESTIONS}


def event(voice: Voice, event: Event) -> str:
    """What happened, in words."""
    words, args = voice.words, event.args
    told: dict[str, Any] = dict(args)
    ally = bool(args.get("ally"))
    if "seat" in args:
        told |= naming.side(voice, args["seat"], ally)
    if "county" in args:
        told["county"] = naming.county(words, args["county"])
    if "space" in args:
        told["space"] = naming.space(words, args["space"])
    if "spaces" in args:
        told["spaces"] = listed(words, [naming.space(words, space) for space in members(args["spaces"])])
    if "law" in args:
        told["law"] = naming.law(words, args["law"])
    if "battle" in args:
        told["battle"] = naming.battle(words, args["battle"], args["card"])
    if "place" in args:
        case = "to" if event.kind == "placed" else "in"
        told["place"] = naming.place(words, args["place"], args["card"], ally, case)
    if "ones" in args:
        told |= naming.counts(words, [args[name] for name in BY_STRENGTH])
    if event.kind in PARTICULAR:
        told |= PARTICULAR[event.kind](voice, args)
    return words(f"event-{event.kind}", **told)


Told = dict[str, Any]
Args = dict[str, int]


def round_told(voice: Voice, args: Args) -> Told:
    """LA-3.1  The round and who starts it."""
    return {"rounds": box.ROUNDS, "first": voice.names[args["start"]], "who": who(voice, args["start"])}


def sets_told(voice: Voice, args: Args) -> Told:
    """LA-8.0  Which laws were drawn for each group."""
    groups = [voice.words("law-set", group=group, new=new) for group, new in enumerate(args.values())]
    return {"groups": listed(voice.words, groups)}


def cards_told(voice: Voice, args: Args) -> Told:
    """LA-2.6  The new battle cards."""
    cards = {side: args[side] for side in ("left", "right")}
    told: Told = {f"{side}_strength": int(printed.FRENCH[card]) for side, card in cards.items()}
    return told | {f"{side}_values": values(card) for side, card in cards.items()}


def values(card: int) -> str:
    """LA-1.8  The points of a battle card."""
    return "/".join(str(value) for value in printed.VALUES[card])


def loss_told(voice: Voice, args: Args) -> Told:
    """LA-5  What falls away: because an ally has no use for it, or for a reason of that part."""
    row = [args["amount"] if part == args["part"] else 0 for part in range(len(printed.PARTS))]
    unusable = args["ally"] and not printed.ALLY_USES[args["part"]]
    reason = "unusable" if unusable else printed.PARTS[args["part"]]
    return {"reason": reason, "gain": listed(voice.words, naming.reward(voice.words, row)) or "0"}


def vote_told(voice: Voice, args: Args) -> Told:
    """LA-6.4, LA-6.5  Whether a tie decided, and the law that goes."""
    outcome = "rejected" if not args["approved"] else "tied" if args["yes"] == args["no"] else "approved"
    return {"outcome": outcome, "repealed": naming.law(voice.words, args["repealed"])}


def payment_told(voice: Voice, args: Args) -> Told:
    """LA-6.11, LA-6.12  What a law pays and for what; knights, upgrades and extensions are told when they come."""
    law = args["law"]
    sure = statutes.LAW_GAIN[law, : printed.NEW_KNIGHT].any()
    measure = list(MEASURES)[LAW_MEASURE[law]]
    return {
        "sure": "yes" if sure else "no",
        "gain": law_gain(voice.words, law, args["times"]),
        "reason": voice.words(f"measure-{measure}", count=args["count"]),
    }


def law_gain(words: Words, law: int, times: int) -> str:
    """What a law gives so many times."""
    return listed(words, naming.reward(words, times * statutes.LAW_GAIN[law])) or "0"


def trade_told(voice: Voice, args: Args) -> Told:
    """LA-7.4 ff.  What was paid and what for."""
    paid = (args["times"] * int(price) for price in statutes.LAW_PRICE[args["law"]])
    return {
        "price": naming.price(voice.words, *paid) or "0",
        "gain": law_gain(voice.words, args["law"], args["times"]),
    }


def county_told(voice: Voice, args: Args) -> Told:
    """LA-9.2  What was chosen."""
    row = printed.COUNTY_PAYS[args["ally"], args["county"]]
    return {
        "choice": box.COUNTY_OPTIONS[args["option"]],
        "price": printed.BOTH_PRICE,
        "reward": listed(voice.words, naming.reward(voice.words, row)) or "0",
    }


def starter_told(voice: Voice, args: Args) -> Told:
    """LA-9.7  Who named whom."""
    chosen = "self" if args["starter"] == args["seat"] else who(voice, args["starter"])
    return {"chosen": chosen, "first": voice.names[args["starter"]]}


def castle_told(voice: Voice, args: Args) -> Told:
    """LA-10.2  What each space gives."""
    words = voice.words
    items = [
        words("castle-item", gain=naming.space_reward(words, space), space=naming.space(words, space, "bare"))
        for space in members(args["spaces"])
    ]
    return {"items": "; ".join(items)}


def battle_told(voice: Voice, args: Args, defeat: int) -> Told:
    """LA-11.2, LA-11.7, LA-12.10  Where, how, and who gets what."""
    shares = [
        voice.words("share-ally" if party >= SEATS else "share", name=naming.ranked(voice, party), points=points)
        for party, points in battle_points(args, defeat)
    ]
    return {
        "front": naming.front(voice.words, args["battle"]),
        "line": "upper" if args["battle"] >= box.UPPER else "lower",
        "french": int(printed.FRENCH[args["card"]]),
        "lead": args["strength"] - int(printed.FRENCH[args["card"]]),
        "value": int(printed.VALUES[args["card"], 0]),
        "shares": listed(voice.words, shares),
        "count": len(shares),
    }


def moved_told(voice: Voice, args: Args) -> Told:
    """LA-11.5  Which battle moves down."""
    side = "left" if args["battle"] % box.ROW == 0 else "right"
    return {"side": side, "french": int(printed.FRENCH[args["card"]])}


def battle_points(args: Args, defeat: int) -> list[tuple[int, int]]:
    """LA-11.4, LA-11.5  The parties of a battle by rank, each with the points of its rank."""
    row = [*printed.VALUES[args["card"], defeat:], *[0] * defeat]
    return [(args[rank], int(points)) for rank, points in zip(RANKS, row, strict=True) if args[rank] >= 0]


def shares(voice: Voice, message: str, amounts: dict[int, Any]) -> str:
    """Players in a list, each with what they have or get."""
    names = called(voice.words, voice.names, voice.seat)
    told = [voice.words(message, name=names[seat], points=amount) for seat, amount in amounts.items()]
    return listed(voice.words, told)


def seats_of(voice: Voice, args: Args) -> dict[int, int]:
    """The numbers of an event that has one for each seat."""
    return {seat: args[BY_SEAT[seat]] for seat in range(len(voice.names))}


def compared_told(voice: Voice, args: Args) -> Told:
    """LA-13.1, LA-13.2  What everybody has."""
    return {"prize": PRIZES[args["prize"]], "shares": shares(voice, "share", seats_of(voice, args))}


def prize_told(voice: Voice, args: Args) -> Told:
    """LA-13.1 to LA-13.3  Who gets how much, and what became of a tie."""
    shared = len(list(members(args["first"]))) > 1 or len(list(members(args["second"]))) > 1
    return {
        "prize": PRIZES[args["prize"]],
        "shares": shares(voice, "share", dict(prizes(args))),
        "tie": "shared" if shared else "broken" if args["tied"] else "none",
    }


def prizes(args: Args) -> list[tuple[int, int]]:
    """LA-13.3  The seats with a prize and its points."""
    first = [(seat, args["points"]) for seat in members(args["first"])]
    return [*first, *((seat, args["points_second"]) for seat in members(args["second"]))]


def nobles_told(voice: Voice, args: Args) -> Told:
    """LA-13.4  Everybody's nobles and their points."""
    names = called(voice.words, voice.names, voice.seat)
    told = [
        voice.words("noble-share", name=names[seat], nobles=nobles, points=int(printed.NOBLE_POINTS[nobles]))
        for seat, nobles in seats_of(voice, args).items()
    ]
    return {"shares": listed(voice.words, told)}


def result_told(voice: Voice, args: Args) -> Told:
    """LA-13.5  Who wins."""
    points = list(seats_of(voice, args).values())
    ranks = [1 + sum(other > own for other in points) for own in points]
    return {"result": result(voice.words, voice.names, points, ranks, voice.seat)}


# What only some kinds of events need.
PARTICULAR = {
    "round_begun": round_told,
    "phase_begun": lambda voice, args: {"phase": asking.PHASES[args["phase"]]},
    "law_sets_drawn": sets_told,
    "laws_begun": lambda voice, args: {"laws": naming.laws(voice.words, args.values())},
    "battles_laid": cards_told,
    "laws_proposed": lambda voice, args: {"laws": naming.laws(voice.words, args.values())},
    "favoured": lambda voice, args: {"favour": naming.favour(voice.words, args["tile"])},
    "upgraded": lambda voice, args: {"next": args["strength"] + 1},
    "lost": loss_told,
    "declined": lambda voice, args: {"question": ASKED.get(args["question"], "none")},
    "vote_opened": lambda voice, args: {"number": args["slot"] + 1},
    "law_voted": vote_told,
    "law_applied": lambda voice, args: {"text": naming.law_text(voice.words, args["law"])},
    "law_paid": payment_told,
    "traded": trade_told,
    "county_scored": county_told,
    "crossed": lambda voice, args: {"county": naming.county(voice.words, DORSET)},
    "starter_named": starter_told,
    "starter_kept": lambda voice, args: {"county": naming.county(voice.words, SURREY)},
    "castle_scored": castle_told,
    "exchange_paid": lambda voice, args: {"price": int(printed.SPACE_PRICE[args["space"]])},
    "ally_scored": lambda voice, args: {"space": naming.space(voice.words, box.SPACES + args["space"])},
    "table_seated": lambda voice, args: {"nobles": args["votes"] - printed.TABLE_LORD},
    "level": lambda voice, args: {which: naming.ranked(voice, args[which]) for which in ("ahead", "behind")},
    "battle_won": lambda voice, args: battle_told(voice, args, 0),
    "battle_lost": lambda voice, args: battle_told(voice, args, 1),
    "moved_down": moved_told,
    "compared": compared_told,
    "prize_won": prize_told,
    "nobles_scored": nobles_told,
    "match_won": result_told,
}


def gains(event: Event) -> list[Gain]:
    """The points that an event brings, and where they come from."""
    args = event.args
    if event.kind == "county_scored" and args["option"] in (box.TAKE_REWARD, box.TAKE_BOTH):
        points = printed.COUNTY_PAYS[args["ally"], args["county"], printed.POINTS]
        return [Gain(args["seat"], int(points), COUNTIES)]
    if event.kind in ("law_paid", "traded"):
        return [Gain(args["seat"], args["times"] * int(statutes.LAW_GAIN[args["law"], printed.POINTS]), LAWS)]
    if event.kind in ("battle_won", "battle_lost"):
        ranked = battle_points(args, int(event.kind == "battle_lost"))
        return [Gain(party, points, BATTLES) for party, points in ranked if party < SEATS]
    if event.kind == "prize_won":
        return [Gain(seat, points, KNIGHTHOOD + args["prize"]) for seat, points in prizes(args)]
    if event.kind == "nobles_scored":
        nobles = [args[name] for name in BY_SEAT]
        return [Gain(seat, int(printed.NOBLE_POINTS[n]), NOBLES) for seat, n in enumerate(nobles) if n >= 0]
    return []

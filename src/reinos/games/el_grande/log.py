"""What happens in El Grande, in words: every sentence is made from its event alone."""

from __future__ import annotations

from typing import Any

from reinos.core.event import Event, Gain
from reinos.core.phrase import about, listed, result, who
from reinos.core.record import members
from reinos.core.scene import Voice
from reinos.core.words import Words
from reinos.games.el_grande import naming, phase, pieces
from reinos.games.el_grande.cards import DECK_OF, EFFECT_IDS, HOW_MANY, NO_LIMIT
from reinos.games.el_grande.people import is_remembered, is_throw
from reinos.games.el_grande.state import MEMORY_AIDS, ElGrandeOptions

TO_COURT = frozenset({"give", "returned"})  # choices and events whose place is a region or the court
VALUES = ("first", "second", "third")  # arguments of a scoring: who takes each value


# Rounds


def rounds(short: bool) -> list[int]:
    """EG-4.1, EG-4.2  The spaces of the rounds that are played."""
    spaces = range(1, pieces.LAST_ROUND + 1)
    return [space for space in spaces if not short or space % pieces.ROUNDS_A_SCORING != 1]


def round_words(short: bool, space: int) -> dict[str, Any]:
    """EG-4.2  The number of a round among those that are played, the last number, and its space."""
    played = rounds(short)
    return {"round": played.index(space) + 1, "last": len(played), "space": space, "short": int(short)}


# Events


def event(voice: Voice, event: Event) -> str:
    """What happened, in words."""
    args = event.args
    told = spoken(voice.words, event.kind, args)
    if "seat" in args:
        told |= about(voice, args["seat"])
    if "owner" in args and args["owner"] >= 0:
        told |= naming.whose(voice, args["owner"], args.get("seat", -1))
        told["knight"] = naming.a_knight(voice, args["owner"], args.get("seat", -1))
    if "rival" in args:
        told |= {"target": who(voice, args["rival"]), "rival": voice.names[args["rival"]]}
    return voice.words(message(event), **(told | particular(voice, event)))


def message(event: Event) -> str:
    """The message of an event."""
    if event.kind in ("general_scored", "special_scored"):
        return "event-scored"
    if event.kind == "step_stopped":
        effect = EFFECT_IDS[event.args["card"]]
        return f"stopped-{effect}-announced" if event.args["step"] == phase.ANNOUNCED else f"stopped-{effect}"
    return f"event-{event.kind}"


def spoken(words: Words, kind: str, args: dict[str, int]) -> dict[str, Any]:
    """The arguments of a choice or an event, as the words need them."""
    told: dict[str, Any] = dict(args)
    place = args.get("place", args.get("region", -1))
    if place >= 0:
        told |= (naming.holding_phrases if kind in TO_COURT else naming.place_phrases)(words, place)
        told["where"] = (pieces.HOLDING_IDS if kind in TO_COURT else pieces.PLACE_IDS)[place]
        told["label"] = words(f"region-{told['where']}")
    if args.get("source", -1) >= 0:
        told |= {"from": naming.place_phrases(words, args["source"])["from"]}
        told["there"] = naming.place_phrases(words, args["source"])["in"]
    if args.get("marker", -1) >= 0:
        told["marker"] = naming.marker_name(words, args["marker"])
    if "card" in args:
        told |= naming.card_words(words, args["card"]) | {"effect": EFFECT_IDS[args["card"]]}
        many = int(HOW_MANY[args["card"]])
        told |= {"all": int(many == NO_LIMIT), "many": many}
    if "count" in args:
        told["knights"] = args["count"]
    return told


def particular(voice: Voice, event: Event) -> dict[str, Any]:
    """What one kind of event needs alone."""
    words, args, players = voice.words, event.args, len(voice.names)
    numbers = list(args.values())
    assert isinstance(voice.options, ElGrandeOptions)
    match event.kind:
        case "home_drawn":
            return {"knights": pieces.HOME_KNIGHTS}
        case "round_begun" | "veto_held":
            return round_words(voice.options.short, args["round"])
        case "cards_shown":
            return {"cards": "; ".join(card_in_list(words, card) for card in numbers)}
        case "cards_left":
            left = [naming.card_brief(words, card) for card in numbers if card >= 0]
            return {"cards": listed(words, left), "count": len(left)}
        case "power_played":
            return {"count": int(pieces.REINFORCEMENTS[args["value"]])}
        case "order_set":
            return {"names": naming.ordered(voice, numbers[:players])}
        case "castle_opened":
            return {"counts": naming.counts(voice, numbers[:players], "castle-empty")}
        case "general_scored" | "special_scored":
            return {"values": naming.values(words, args["board"]), "gains": payees(voice, args)}
        case "nobody_paid":
            return {"names": naming.masked(voice, args["tied"])}
        case "match_over":
            return {"result": final(voice, numbers[:players])}
    return {}


def card_in_list(words: Words, card: int) -> str:
    """EG-5.1  One of the cards of the round, with its deck."""
    return words("card-in-list", deck=int(DECK_OF[card]) + 1, brief=naming.card_brief(words, card))


def final(voice: Voice, points: list[int]) -> str:
    """EG-15.2  The result; equal points share a rank."""
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    return result(voice.words, voice.names, points, ranks, voice.seat)


# Points


def gains(event: Event) -> list[Gain]:
    """EG-14.10  What an event pays to whom, by where it came from."""
    args = event.args
    if event.kind == "special_scored":
        source = pieces.FROM_ACTIONS
    elif event.kind == "general_scored":
        source = pieces.FROM_CASTLE if args["place"] == pieces.CASTLE else pieces.FROM_REGIONS
    else:
        return []
    return [
        Gain(seat, value_of(args, rank), source) for rank, name in enumerate(VALUES) for seat in members(args[name])
    ]


def value_of(args: dict[str, int], rank: int) -> int:
    """EG-14.2, EG-14.6, EG-14.7  The points of those who take a value, the bonuses of the first included."""
    bonus = int(pieces.BONUSES[args["bonus"]]) if rank == 0 else 0
    return int(pieces.VALUES[args["board"], rank]) + bonus


def payees(voice: Voice, args: dict[str, int]) -> str:
    """Who gets how many points, most first, with the parts that they are made of."""
    words, told = voice.words, []
    for rank, name in enumerate(VALUES):
        seats = members(args[name])
        if seats:
            value = int(pieces.VALUES[args["board"], rank])
            told.append(
                words(
                    "gain-tied" if len(seats) > 1 else "gain",
                    name=naming.names_of(voice, seats),
                    points=value_of(args, rank),
                    value=value,
                    bonus=args["bonus"] if rank == 0 else 0,
                    king=pieces.KING_BONUS,
                    home=pieces.HOME_BONUS,
                )
            )
    return "; ".join(told)


# Memory


def faded(voice: Voice, happened: Event) -> str | None:
    """EG-17.6  What the log still says of an event once its round is over; None: nothing."""
    assert isinstance(voice.options, ElGrandeOptions)
    if voice.options.memory_aids != MEMORY_AIDS[0] or is_remembered(happened, voice.seat):
        return event(voice, happened)
    if is_throw(happened):
        return None
    return voice.words(f"faded-{happened.kind}", **about(voice, happened.args.get("seat", 0)))

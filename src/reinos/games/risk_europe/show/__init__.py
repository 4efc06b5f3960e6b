"""Risk Europe as it happens: units march, cards and bids turn over, dice fall on both sides, cities bring crowns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from reinos.core.cue import Cue, Dice, Loss, Move, Reveal, player
from reinos.core.event import Event
from reinos.core.scene import Scene, as_table
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.draw.orders import CARD_SYMBOLS
from reinos.games.risk_europe.draw.targets import HIRED, castle_place, territory_target
from reinos.games.risk_europe.map import TERRITORIES
from reinos.games.risk_europe.names import SYMBOLS, card_name, city_name, mission_name
from reinos.games.risk_europe.show.battle import assault, ended, general, lying, volley
from reinos.games.risk_europe.show.crowns import finale
from reinos.games.risk_europe.show.places import fallen, home, seat_of, spotlight, standing

__all__ = ["cues", "finale"]

Args = Mapping[str, int]
FOOTMAN = SYMBOLS[pieces.FOOTMAN]
BIDDERS = ("first", "second", "third", "fourth")  # by seat


def cues(line: Cue, event: Event, before: Scene, after: Scene) -> Iterator[Cue]:
    """The cues of an event, made from its line in the log."""
    kind, args = event.kind, event.args
    seat = line.seat
    line = replace(line, at=tuple(spotlight(event, seat, before, after)))
    match kind:
        case "expanded" | "maneuvered":
            yield marched(line, args, before, after)
        case "mercenaries_placed" | "tile_units" | "escorted" | "levied" | "units_bought" | "fortified":
            yield recruited(line, args, after)
        case "footmen_placed":
            yield placed(line, args, after)
        case "castle_built":
            yield built(line, args, after)
        case "taxed" | "plundered" if args["coins"]:
            start = territory_target(args["territory"]) if kind == "taxed" else line.at[0]
            yield replace(line, moves=(Move("coin", start, home(after, args["army"]), seat, args["coins"]),))
        case "kingdom_founded" | "city_claimed" | "city_taken" | "city_lost":
            city = args["city" if kind == "kingdom_founded" else "territory"]
            yield explained(line, city_name(after.words, city))
        case "crown_bought":
            yield explained(line, after.words("draw-price-card"))
        case "mission_kept" | "mission_revealed":
            name = mission_name(after.words, args["kept" if kind == "mission_kept" else "mission"])
            yield replace(explained(line, name), reveals=(Reveal(name, seat=seat, picture="scroll"),))
        case "bids_shown":
            yield bids(line, args, after)
        case "tie_rolled":
            yield replace(line, dice=(Dice((args["die"],), seat=seat),), together="tie")
        case "bid_won" if args["coins"]:
            yield paid(line, args)
        case "card_shown":
            card, whose = args["card"], seat_of(after, args["army"])
            turned = Reveal(card_name(after.words, card), line.at[0], whose, CARD_SYMBOLS[card])
            yield replace(line, reveals=(turned,))
        case "marker_taken" if args["holder"] not in (args["seat"], pieces.NOBODY):
            yield replace(line, moves=(Move("kingme", player(args["holder"]), player(args["seat"]), seat),))
        case "volley_rolled":
            yield volley(line, args, before, after)
        case "general_rolled":
            yield general(line, args, before, after)
        case "dice_kept":
            yield lying(line, as_table(before.view), before, after)
        case "assaulted":
            yield assault(line, args, after)
        case "units_lost":
            at = fallen(args["army"], args["territory"], before, after)
            yield replace(line, losses=tuple(Loss(unit, at, n, seat) for unit, n in units(args)))
        case "battle_ended":
            yield ended(line, args, before, after)
        case "eliminated":
            left = (("coin", args["coins"]), ("crown", args["cards"] + args["missions"]))
            yield replace(line, losses=tuple(Loss(sign, line.at[0], n, seat) for sign, n in left if n))
        case _:
            yield line


def explained(line: Cue, words: str) -> Cue:
    """A line with what its points are for."""
    return replace(line, gains=tuple(replace(gain, words=words) for gain in line.gains))


def units(args: Args) -> list[tuple[str, int]]:
    """The units of an event: the symbol of each type, and how many."""
    return [(SYMBOLS[unit], args[name]) for unit, name in enumerate(pieces.UNITS) if args.get(name)]


def marched(line: Cue, args: Args, before: Scene, after: Scene) -> Cue:
    """RE-5.6, RE-5.8  Units from territory to territory."""
    origin, target = divmod(args["route"], TERRITORIES)
    start, end = standing(args["army"], origin, before), standing(args["army"], target, after)
    return replace(line, moves=tuple(Move(unit, start, end, line.seat, n) for unit, n in units(args)))


def recruited(line: Cue, args: Args, after: Scene) -> Cue:
    """RE-1.11  Units out of the military reserve."""
    found = [(SYMBOLS[args["unit"]], args["count"])] if "unit" in args else units(args)
    found += [(FOOTMAN, args["footmen"])] if args.get("footmen") else []
    start, end = home(after, args["army"]), standing(args["army"], args["territory"], after)
    return replace(line, moves=tuple(Move(unit, start, end, line.seat, n) for unit, n in found))


def placed(line: Cue, args: Args, after: Scene) -> Cue:
    """RE-2.5  The first Footmen, in the city and next to it."""
    army, parts = args["army"], ((args["city"], args["in_city"]), (args["territory"], args["next_door"]))
    ends = ((standing(army, territory, after), n) for territory, n in parts if n)
    return replace(line, moves=tuple(Move(FOOTMAN, home(after, army), end, line.seat, n) for end, n in ends))


def built(line: Cue, args: Args, after: Scene) -> Cue:
    """RE-8.4  A castle."""
    return replace(line, moves=(Move("castle", home(after, args["army"]), castle_place(args["territory"]), line.seat),))


def bids(line: Cue, args: Args, after: Scene) -> Cue:
    """RE-16.5  All bids, turned over at once."""
    told = [(seat, args[name]) for seat, name in enumerate(BIDDERS) if args[name] >= 0]
    coins = ((seat, after.words("count-coins", coins=bid)) for seat, bid in told)
    shown = tuple(Reveal(words, player(seat), seat, "coin") for seat, words in coins)
    return replace(line, at=tuple(player(seat) for seat, _ in told), reveals=shown)


def paid(line: Cue, args: Args) -> Cue:
    """RE-2.3, RE-14.6  The coins of the bid that wins: into the bank for the marker, else to the mercenaries."""
    purse = player(args["seat"])
    if args["army"] == pieces.NOBODY:
        return replace(line, losses=(Loss("coin", purse, args["coins"], line.seat),))
    return replace(line, moves=(Move("coin", purse, HIRED, line.seat, args["coins"]),))

"""Brian Boru as it happens: cards fall into the trick, discs go to towns, suitors climb, Vikings land, claims fly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import numpy as np

from reinos.core.cue import Cue, Loss, Move, Part, Points, Reveal, Tally, player
from reinos.core.event import Event
from reinos.core.phrase import about, called
from reinos.core.record import members
from reinos.core.scene import SEAT_LETTERS, Scene, as_table
from reinos.core.story import from_last
from reinos.games.brian_boru import box
from reinos.games.brian_boru.claims import faction_weight
from reinos.games.brian_boru.draw import (
    SUITS,
    card_id,
    claim_id,
    count_name,
    court_id,
    plate_id,
    played_id,
    region_id,
    space_name,
    town_id,
)
from reinos.games.brian_boru.naming import marriage_name, region_name
from reinos.games.brian_boru.tell import FINAL_PARTS, sources

Args = Mapping[str, int]
BATTLE, CHURCH, MARRIAGE, TRICK = map(plate_id, ("battle", "church", "marriage", "trick"))
PLATES = {  # where events without a seat, a town or a region happen
    "round_begun": TRICK,
    "vikings_landed": BATTLE,
    "marriage_revealed": MARRIAGE,
    "nobody_marries": MARRIAGE,
    "repelled": BATTLE,
    "raid": BATTLE,
    "spoils_tied": BATTLE,
    "church_tied": CHURCH,
}
CLAIMS_SOURCE = 1 + FINAL_PARTS.index("claims")  # row of `sources`
EVERYBODY = ("packs_passed", "hands_ready", "last_cards")


def cues(line: Cue, event: Event, before: Scene, after: Scene) -> Iterator[Cue]:
    """The cues of an event, made from its line in the log."""
    kind, args = event.kind, event.args
    line = replace(line, at=tuple(spotlight(event, after)))
    seat = args.get("seat", -1)
    match kind:
        case "settled" | "town_taken" | "expanded" | "marriage_town_taken" | "track_town_taken":
            yield taken(line, kind, seat, town_id(args["town"]))
        case "vikings_landed":
            yield replace(line, reveals=(Reveal(str(args["strength"]), BATTLE, picture="viking"),))
        case "marriage_revealed":
            name = marriage_name(after.words, args["marriage"])
            yield replace(line, reveals=(Reveal(name, MARRIAGE, picture="ring"),))
        case "packs_passed":
            yield replace(line, moves=tuple(passed(after)))
        case "led":
            yield replace(line, moves=(Move("banner", player(seat), town_id(args["town"]), seat),))
        case "played":
            yield played(line, args, before, after)
        case "coins_gained":
            yield replace(line, moves=(Move("coin", acting(seat, after), player(seat), seat, args["coins"]),))
        case "coin_paid":
            yield replace(line, losses=(Loss("coin", player(seat), 1, seat),))
        case "church_discs" | "church_left":
            places = [player(seat), count_name("church", seat)]
            start, end = places if kind == "church_discs" else places[::-1]
            yield replace(paid(line, args), moves=moved("disc", start, end, seat, args["discs"]))
        case "raiders_taken":
            end = count_name("battle", seat)
            yield replace(paid(line, args), moves=moved("raider", BATTLE, end, seat, args["raiders"]))
        case "courted" | "fell_back":
            yield courted(paid(line, args), args)
        case "liberated":
            yield replace(line, losses=(Loss("viking", town_id(args["town"])),))
        case "town_lost":
            yield replace(line, moves=(Move("viking", BATTLE, town_id(args["town"])),))
        case "married":
            yield married(line, args, after)
        case "track_reward":
            yield replace(line, moves=tuple(rewards(args, space_name(args["space"]))))
        case "spoils":
            yield spoils(line, args, after)
        case "second_spoils":
            yield replace(line, losses=(Loss("raider", count_name("battle", seat), 1, seat),))
        case "second_church":
            yield replace(line, moves=(Move("disc", count_name("church", seat), player(seat), seat),))
        case "monastery_built":
            back = moved("disc", count_name("church", seat), player(seat), seat, args["discs"])
            yield replace(line, moves=(Move("monastery", player(seat), town_id(args["town"]), seat), *back))
        case "claim_turned":
            token = claim_id(args["region"])
            yield replace(line, reveals=(Reveal(str(box.REGION_POINTS[args["region"]]), token, picture="shield"),))
        case "claim_taken" | "claim_returned":
            yield claimed(line, kind, args, after)
        case "final_scored":
            parts = ((args[part], after.words(f"source-{part}")) for part in FINAL_PARTS)
            yield replace(line, gains=tuple(Points(seat, points, words) for points, words in parts if points))
        case _:
            yield line


def finale(scene: Scene) -> Iterator[Cue]:
    """BB-12.1 to BB-12.7  Everybody's points, the last player's first: tokens region by region, then the rest."""
    s, words, rows = as_table(scene.view), scene.words, sources(scene)
    names = called(words, scene.names, scene.seat)
    for seat in from_last(scene):
        held = sorted(np.flatnonzero(s.claim_holder == seat).tolist(), key=lambda region: box.REGION_POINTS[region])
        tokens = tuple(Points(seat, int(box.REGION_POINTS[one]), region_name(words, one)) for one in held)
        total = sum(token.points for token in tokens)
        if tokens:
            caption = words("finale-claims", **about(scene, seat), points=total)
            yield Cue(caption, seat=seat, at=tuple(map(region_id, held)), gains=tokens)
        rest = ((points[seat] - total * (row == CLAIMS_SOURCE), label) for row, (label, points) in enumerate(rows))
        gains = sorted((Points(seat, *source) for source in rest if source[0]), key=lambda gain: gain.points)
        place, points = scene.view["ranks"][seat], scene.view["points"][seat]
        caption = words("standing", place=place, name=names[seat], points=points)
        yield Cue(caption, seat=seat, at=(player(seat),), gains=tuple(gains))


def spotlight(event: Event, after: Scene) -> Iterator[str]:
    """The place of an event, or who it is about."""
    kind, args = event.kind, event.args
    if kind in PLATES:
        yield PLATES[kind]
    elif kind in EVERYBODY:
        yield from map(player, range(len(after.names)))
    elif kind == "game_won":
        yield from map(player, members(args["seats"]))
    elif kind == "drafted":
        yield card_id(args["card"])
    elif kind == "no_active_town":
        yield TRICK
    elif "card" in args:
        yield acting(args["seat"], after)
    elif "space" in args:
        yield space_name(args["space"])
    elif kind in ("church_discs", "church_left", "church_led"):
        yield count_name("church", args["seat"])
    elif kind in ("raiders_taken", "spoils"):
        yield count_name("battle", args["seat"])
    if args.get("town", box.NOWHERE) != box.NOWHERE:
        yield town_id(args["town"])
    elif "region" in args:
        yield region_id(args["region"])
    elif kind not in PLATES and "seat" in args and "card" not in args:
        yield player(args["seat"])


def acting(seat: int, after: Scene) -> str:
    """The card that a player has in the trick; the whole trick once it is swept away."""
    card = int(after.view["card"][seat])
    return played_id(card) if card else TRICK


def moved(picture: str, start: str, end: str, seat: int, count: int) -> tuple[Move, ...]:
    """Some pieces of a player on their way, if there are any."""
    return (Move(picture, start, end, seat, count),) if count else ()


def paid(line: Cue, args: Args) -> Cue:
    """BB-6.10, BB-6.11  A line with the coins that were paid for it."""
    coins, seat = args.get("coins", 0), args["seat"]
    return replace(line, losses=(Loss("coin", player(seat), coins, seat),)) if coins else line


def taken(line: Cue, kind: str, seat: int, town: str) -> Cue:
    """A disc on its way to a town; of a trick the marker comes back, an expansion costs coins."""
    moves = [Move("disc", player(seat), town, seat)]
    if kind == "town_taken":
        moves.append(Move("banner", town, player(seat), seat))
    if kind == "expanded":
        line = paid(line, {"seat": seat, "coins": box.EXPAND_COST})
    return replace(line, moves=tuple(moves))


def passed(scene: Scene) -> Iterator[Move]:
    """BB-4.3  Everybody's pack goes to the left."""
    players = len(scene.names)
    for seat in range(players):
        yield Move("scroll", player(seat), player((seat + 1) % players), seat)


def played(line: Cue, args: Args, before: Scene, after: Scene) -> Cue:
    """BB-5.3, BB-5.6  A card from the viewer's hand, or from a player's card, into the trick."""
    seat, card = args["seat"], args["card"]
    lies = after.view["card"][seat] == card
    start = card_id(card) if seat == before.seat else player(seat)
    end, picture = (played_id(card), played_id(card)) if lies else (TRICK, SUITS[box.COLOURS[box.CARD_COLOUR[card]]])
    return replace(line, at=(end,), moves=(Move(picture, start, end, seat),))


def courted(line: Cue, args: Args) -> Cue:
    """BB-6.8, BB-6.12  A suitor climbs, or goes down from the spaces that are taken."""
    seat, space = args["seat"], args["space"]
    start = court_id(seat) if "up" in args else space_name(space + 1)
    climbs = args.get("up", 1) > 0
    return replace(line, moves=moved(f"seat-{SEAT_LETTERS[seat]}", start, space_name(space), seat, int(climbs)))


def rewards(args: Args, start: str) -> Iterator[Move]:
    """Coins and renown on their way to a player."""
    for picture, name in (("coin", "coins"), ("renown", "renown")):
        yield from moved(picture, start, player(args["seat"]), args["seat"], args.get(name, 0))


def married(line: Cue, args: Args, after: Scene) -> Cue:
    """BB-8.4  The bride or groom goes to who courted most."""
    seat, name = args["seat"], marriage_name(after.words, args["marriage"])
    ring = Move("ring", MARRIAGE, player(seat), seat)
    gains = tuple(replace(gain, words=name) for gain in line.gains)
    return replace(line, at=(MARRIAGE,), moves=(ring, *rewards(args, MARRIAGE)), gains=gains)


def spoils(line: Cue, args: Args, after: Scene) -> Cue:
    """BB-9.8  A renown first, then a point for each; the raiders go back."""
    seat, raiders = args["seat"], count_name("battle", args["seat"])
    words = after.words("draw-vital-renown", count=args["points"])
    return replace(
        line,
        moves=(Move("renown", BATTLE, player(seat), seat),),
        losses=(Loss("raider", raiders, args["raiders"], seat),),
        gains=tuple(replace(gain, words=words) for gain in line.gains),
    )


def claimed(line: Cue, kind: str, args: Args, after: Scene) -> Cue:
    """BB-11.4 to BB-11.6  A token to who weighs most in its region, or back to the board."""
    region, holder = args["region"], args["from_seat"]
    token = claim_id(region)
    start = player(holder) if holder >= 0 else token
    if kind == "claim_returned":
        return replace(line, moves=(Move(token, start, token, holder),))
    s = as_table(after.view)
    weights = [(seat, int(faction_weight(s, seat, region))) for seat in range(s.players)]
    tally = Tally(tuple(Part(seat, weight) for seat, weight in weights if weight), (region_name(after.words, region),))
    return replace(line, moves=(Move(token, start, player(args["seat"]), args["seat"]),), tally=tally)

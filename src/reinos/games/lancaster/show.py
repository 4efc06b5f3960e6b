"""Lancaster as it happens: knights ride out and home, votes are turned over together, battles count both sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from reinos.core.cue import Cue, Loss, Move, Part, Points, Reveal, Tally, player
from reinos.core.event import Event
from reinos.core.record import SEATS, members
from reinos.core.scene import Scene, Voice, as_table
from reinos.games.lancaster import asking, box, draw, naming, printed, statutes, targets
from reinos.games.lancaster.knights import ally_of, lord
from reinos.games.lancaster.pieces import SIGNS
from reinos.games.lancaster.tell.log import (
    BY_SEAT,
    BY_STRENGTH,
    DORSET,
    KNIGHTHOOD,
    NOBLES,
    SOURCES,
    battle_points,
    payment_told,
)

Args = dict[str, int]

PARLIAMENT, FRANCE, FAVOUR = "plate-parliament", "plate-france", "plate-favour"
STAGES = {  # where a phase takes place, if not with the players
    asking.PARLIAMENT: (PARLIAMENT,),
    asking.APPLYING: (PARLIAMENT,),
    asking.COUNTY_SCORING: tuple(targets.county(county) for county in range(box.COUNTIES)),
    asking.BATTLE_SCORING: (FRANCE,),
}
OUTWARD = {  # what travels from a player's card to the place of an event, and back
    "built": "extension",
    "recruited": "recruit",
    "sent_squire": "squire",
    "starter_named": "ui-flag",
    "tax_paid": "coin",
    "upgraded": "upgrade",
}
INWARD = {"favoured": "favour", "noble_taken": "noble"}
PAID = (printed.GOLD, printed.SQUIRES, printed.VOTES)  # what travels to a player's card


def cues(line: Cue, event: Event, before: Scene, after: Scene) -> Iterator[Cue]:
    """The cues of an event, made from its line in the log."""
    args, voice = event.args, after.voice
    line = replace(line, at=places(event, after), moves=tuple(moves(event, before, after)), losses=losses(event))
    match event.kind:
        case "laws_begun" | "laws_proposed":
            laws = [Reveal(naming.law(voice.words, law), targets.law(law)) for law in args.values()]
            yield replace(line, at=tuple(law.at for law in laws), reveals=tuple(laws))
        case "battles_laid":
            cards = [(card, targets.battle(box.UPPER + n)) for n, card in enumerate(args.values())]
            turned = tuple(Reveal(str(printed.FRENCH[card]), place) for card, place in cards)
            yield replace(line, at=tuple(place for _, place in cards), reveals=turned)
        case "voted":
            yield voted(line, args, voice)
        case "law_voted":
            yield replace(line, title=naming.law(voice.words, args["law"]), together="vote")
        case "law_paid":
            reason = str(payment_told(voice, args)["reason"])
            yield replace(line, gains=tuple(replace(gain, words=reason) for gain in line.gains))
        case "battle_won" | "battle_lost":
            yield fought(line, args, int(event.kind == "battle_lost"), voice)
        case "compared":
            parts = tuple(Part(seat, args[BY_SEAT[seat]]) for seat in range(len(voice.names)) if args[BY_SEAT[seat]])
            yield replace(line, title=source(voice, KNIGHTHOOD + args["prize"]), tally=Tally(parts) if parts else None)
        case "prize_won":
            label = source(voice, KNIGHTHOOD + args["prize"])
            yield replace(line, title=label, gains=tuple(replace(gain, words=label) for gain in line.gains))
        case "nobles_scored":
            told = [voice.words("nobles-count", nobles=args[BY_SEAT[gain.seat]]) for gain in line.gains]
            shown = tuple(replace(gain, words=words) for gain, words in zip(line.gains, told, strict=True))
            yield replace(line, title=source(voice, NOBLES), gains=shown)
        case _:
            yield line


def source(voice: Voice, number: int) -> str:
    """Where points come from, in words."""
    return voice.words(f"source-{SOURCES[number]}")


# Places


def places(event: Event, scene: Scene) -> tuple[str, ...]:
    """What an event is about: a place on the table, else the card of its player, else all of them."""
    args, kind, everybody = event.args, event.kind, range(len(scene.names))
    match kind:
        case "phase_begun" if args["phase"] in STAGES:
            return STAGES[args["phase"]]
        case "law_sets_drawn":
            return (PARLIAMENT,)
        case "favours_gone":
            return (FAVOUR,)
        case "round_begun" | "starter_named":
            return (player(args["start" if kind == "round_begun" else "starter"]),)
        case "match_won":
            points = [args[BY_SEAT[seat]] for seat in everybody]
            return tuple(player(seat) for seat in everybody if points[seat] == max(points))
        case "ransomed" | "captured":
            return (player(args["seat"]),)
        case "recruited":
            return (court(args["seat"], bool(args["ally"]), 1, scene),)
        case "ally_scored":
            return (castle(args["seat"], args["space"], True, scene),)
    if "place" in args:
        return (standing(args, scene),)
    for name, place in (("law", targets.law), ("county", targets.county), ("battle", targets.battle)):
        if name in args:
            return (place(args[name]),)
    if "tile" in args:
        return (targets.favour(args["tile"]),)
    if "space" in args or "spaces" in args:
        spaces = [args["space"]] if "space" in args else members(args["spaces"])
        return tuple(dict.fromkeys(castle(args["seat"], space, False, scene) for space in spaces))
    return (player(args["seat"]),) if "seat" in args else tuple(map(player, everybody))


def castle(seat: int, space: int, ally: bool, scene: Scene) -> str:
    """A castle space: in the viewer's own tray, or the player's card."""
    return targets.space(space, ally) if seat == scene.seat else player(seat)


def standing(args: Args, scene: Scene) -> str:
    """The place of a knight that was sent or upgraded."""
    seat, place, ally = args["seat"], args["place"], bool(args["ally"])
    if place == box.COURT:
        return court(seat, ally, args["strength"] + 1, scene)
    if box.CASTLE_AT <= place < box.BATTLE_AT:
        return castle(seat, place - box.CASTLE_AT, ally, scene)
    return targets.place(place, args["strength"], ally)


def court(seat: int, ally: bool, strength: int, scene: Scene) -> str:
    """Where the knights of a strength are in court: in the viewer's own tray if some are there, or the card."""
    s = as_table(scene.view)
    drawn = seat == scene.seat and s.court[party_of(s, seat, ally), strength] > 0
    return targets.court(strength, ally) if drawn else player(seat)


def party_of(s: Any, seat: int, ally: bool) -> int:
    """A player, or the player's ally."""
    return int(ally_of(s, seat)) if ally else seat


# What travels and what falls


def moves(event: Event, before: Scene, after: Scene) -> Iterator[Move]:
    """The pieces that an event sends from one place to another."""
    args, kind = event.args, event.kind
    seat, ally, strength = args.get("seat", -1), bool(args.get("ally")), args.get("strength", 1)
    (place, *_), card, owner = places(event, after), player(seat) if seat >= 0 else "", None if ally else seat
    match kind:
        case "placed":
            yield from ride(court(seat, ally, strength, before), args["place"], event, after, place)
            yield from travel("squire", card, place, owner, args["squires"])
        case "ousted" | "evicted" | "left_county" | "turned_away":
            yield from travel("knight", place, court(seat, ally, strength, after), owner)
        case "crossed":
            yield from ride(targets.county(DORSET), box.BATTLE_AT + args["battle"], event, after, place)
        case "left_castle":
            s = as_table(before.view)
            for space, knight in enumerate(s.castle[party_of(s, seat, ally)].tolist()):
                if knight:
                    start, end = castle(seat, space, ally, after), court(seat, ally, knight, after)
                    yield from travel("knight", start, end, owner)
        case "battle_won":
            yield from homeward(args["battle"], before)
        case "ransomed":
            battle = targets.battle(before.view["battle"])
            yield from travel("knight", battle, court(seat, False, strength, after), seat)
        case "moved_down":
            yield from travel("swords", place, targets.battle(args["battle"] - box.ROW))
        case _ if kind in OUTWARD:
            yield from travel(OUTWARD[kind], card, place, owner)
        case _ if kind in INWARD:
            yield from travel(INWARD[kind], place, card, owner)
        case "law_voted" if args["approved"]:
            yield Move(place, place, place)
        case "county_scored" if args["option"] in (box.TAKE_REWARD, box.TAKE_BOTH):
            yield from paid(printed.COUNTY_PAYS[args["ally"], args["county"]], place, card)
        case "law_paid" | "traded":
            yield from paid(args["times"] * statutes.LAW_GAIN[args["law"]], place, card)
        case "castle_scored":
            for space in members(args["spaces"]):
                yield from paid(printed.SPACE_REWARD[space], castle(seat, space, False, after), card)


def travel(picture: str, start: str, end: str, seat: int | None = None, count: int = 1) -> Iterator[Move]:
    """Pieces on their way; none where both ends are the same, such as court and castle on a rival's card."""
    if start != end and count:
        yield Move(picture, start, end, seat, count)


def ride(start: str, goal: int, event: Event, scene: Scene, place: str) -> Iterator[Move]:
    """A knight on its way to a county, a castle space or a battle: its counter, if it is still there after the step."""
    s, args = as_table(scene.view), event.args
    party, strength = party_of(s, args["seat"], bool(args["ally"])), args["strength"]
    county, battle = goal - box.COUNTY_AT, goal - box.BATTLE_AT
    piece = ""
    if county < box.COUNTIES and (s.holder[county], s.garrison[county]) == (party, strength):
        piece = draw.county_knight(county)
    elif battle >= 0:
        for slot, stack in enumerate(s.stack[battle].tolist()):
            if s.fighter[battle, slot] == party and strength in stack:
                piece = draw.slot_knight(battle, slot, stack.index(strength) + 1)
    if piece:
        yield Move(piece, start, piece)
    else:
        yield from travel("knight", start, place, None if args["ally"] else args["seat"])


def paid(row: Any, start: str, end: str) -> Iterator[Move]:
    """Gold, squires and votes of a reward on their way to a player's card."""
    for part in PAID:
        yield from travel(SIGNS[printed.PARTS[part]], start, end, count=int(row[part]))


def homeward(battle: int, scene: Scene) -> Iterator[Move]:
    """LA-11.4  The knights that return from a battle."""
    s = as_table(scene.view)
    for party, stack in zip(s.fighter[battle].tolist(), s.stack[battle], strict=True):
        if party >= 0:
            owner, count = party if party < s.players else None, int((stack > 0).sum())
            yield from travel("knight", targets.battle(battle), player(lord(s, party)), owner, count)


def losses(event: Event) -> tuple[Loss, ...]:
    """The pieces that fall: squires that go to the supply, prisoners, nobles and laws that leave the game."""
    args = event.args
    match event.kind:
        case "ousted" | "evicted" | "left_county" if args["squires"]:
            return (Loss("squire", targets.county(args["county"]), args["squires"]),)
        case "crossed" if args["squires"]:
            return (Loss("squire", targets.county(DORSET), args["squires"]),)
        case "front_left":
            return (Loss("squire", targets.battle(args["battle"]), args["squires"]),)
        case "captured":
            count = sum(args[name] for name in BY_STRENGTH)
            return (Loss("knight", player(args["seat"]), count, None if args["ally"] else args["seat"]),)
        case "votes_lapsed":
            return (Loss("vote", player(args["seat"]), args["votes"]),)
        case "noble_removed":
            return (Loss("noble", targets.county(args["county"])),)
        case "law_voted" if args["approved"]:
            repealed = targets.law(args["repealed"])
            return (Loss(repealed, repealed),)
    return ()


# Votes and battles


def voted(line: Cue, args: Args, voice: Voice) -> Cue:
    """LA-6.3  A scroll with its votes, turned over with all others."""
    seat, side, amount = args["seat"], 1 - args["yes"], 1 + args["votes"]
    scroll = Reveal(str(amount), seat=seat, picture="scroll-no" if side else "scroll-yes", side=side)
    sides = voice.words("show-yes"), voice.words("show-no")
    return replace(line, reveals=(scroll,), tally=Tally((Part(seat, amount, side),), sides), together="vote")


def fought(line: Cue, args: Args, defeat: int, voice: Voice) -> Cue:
    """LA-11.2 to LA-11.5  Both armies, and the points of each rank; an ally scores none."""
    words, french = voice.words, int(printed.FRENCH[args["card"]])
    england = Reveal(words("show-england", strength=args["strength"]), picture="banner", side=defeat)
    france = Reveal(words("show-france", strength=french), picture="shield", side=1 - defeat)
    shares = [
        Points(party, points, words("show-rank", rank=rank))
        for rank, (party, points) in enumerate(battle_points(args, defeat), 1)
        if party < SEATS and points
    ]
    title = naming.battle(words, args["battle"], args["card"])
    return replace(line, title=title, reveals=(england, france), gains=tuple(shares))

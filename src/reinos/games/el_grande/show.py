"""El Grande as it happens: knights march, wheels turn together, places are paid out one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from reinos.core.cue import Cue, Move, Part, Points, Reveal, Tally, player
from reinos.core.event import Event
from reinos.core.record import members
from reinos.core.scene import SEAT_LETTERS, Scene, Voice
from reinos.games.el_grande import draw, naming, pieces
from reinos.games.el_grande.cards import DECK_OF
from reinos.games.el_grande.log import VALUES, value_of
from reinos.games.el_grande.people import shown_table

Args = dict[str, int]

KNIGHT = "caballero"


def cues(line: Cue, event: Event, before: Scene, after: Scene) -> Iterator[Cue]:
    """The cues of an event, made from its line in the log."""
    args, seat = event.args, event.args.get("seat", -1)
    match event.kind:
        case "round_begun" | "general_scoring":
            yield replace(line, at=("round-track",))
        case "cards_shown" | "cards_left":
            yield cards(line, [card for card in args.values() if card >= 0], after.voice, event.kind == "cards_shown")
        case "order_set":
            yield replace(line, at=tuple(player(seat) for seat in args.values() if seat >= 0))
        case "match_over":
            points = list(args.values())
            yield replace(
                line, at=tuple(player(seat) for seat in range(len(after.names)) if points[seat] == max(points))
            )
        case "power_played":
            yield power_played(line, seat, args["value"], after)
        case "card_recovered" | "card_kept" if args["value"] and seat == after.seat:
            card = draw.power_name(args["value"])
            yield replace(line, at=(card,), moves=(Move(card, player(seat), card),))
        case "token_passed":
            holder = player(before.view["token"])
            yield replace(line, at=(player(seat),), moves=travel("ui-flag", holder, player(seat)))
        case "card_taken":
            card = card_place(args["card"], before, after)
            sign = travel(f"seat-{SEAT_LETTERS[seat]}", player(seat), card, seat)
            yield replace(line, at=(card,), moves=sign)
        case "veto_held":
            yield replace(
                line, at=(player(seat),), moves=travel("scroll-no", held_card(seat, after), player(seat), seat)
            )
        case "vetoed":
            card = card_place(args["card"], before, after)
            yield replace(line, at=(card,), moves=travel("scroll-no", player(seat), card, seat))
        case "action_begun" | "mode_chosen" | "action_renounced" | "no_effect" | "step_stopped":
            yield replace(line, at=(card_place(args["card"], before, after),))
        case "wheel_shown":
            yield wheel_shown(line, seat, args["region"], after.voice)
        case "castle_opened":
            yield castle_opened(line, list(args.values())[: len(after.names)], after.voice)
        case "general_scored" | "special_scored":
            yield scored(line, args, after.voice)
        case "king_moved" | "grande_moved" | "marker_set":
            piece = piece_name(event)
            yield replace(line, at=(place_of(args),), moves=(Move(piece, piece, piece),))
        case "home_drawn":
            grande, home = draw.sign_name("grande", seat), draw.counter_name(args["region"], seat)
            pair = travel(KNIGHT, player(seat), home, seat, pieces.HOME_KNIGHTS)
            yield replace(line, at=(place_of(args),), moves=(Move(grande, player(seat), grande), *pair))
        case _:
            yield replace(line, at=(lit(event),), moves=march(event, before, after))


def lit(event: Event) -> str:
    """The place that an event is about: on the map if it has one, else the player's card."""
    args = event.args
    at_court = event.kind == "returned" and args["place"] == pieces.COURT
    if at_court or event.kind in ("sent_to_court", "banished", "recalled"):
        return player(args.get("owner", args["seat"]))
    return place_of(args) if {"place", "region"} & args.keys() else player(args["seat"])


def place_of(args: Args) -> str:
    """A region or the castle in the drawing."""
    return pieces.PLACE_IDS[args["place"] if "place" in args else args["region"]]


# Knights


def march(event: Event, before: Scene, after: Scene) -> tuple[Move, ...]:
    """The knights that an event sends from one place to another."""
    args, seat = event.args, event.args.get("owner", event.args.get("seat", -1))
    count = args.get("count", 1)
    court, province = (pool(sign, seat, after) for sign in ("court", "province"))
    match event.kind:
        case "reinforced":
            return travel(KNIGHT, province, court, seat, count)
        case "recalled":
            return travel(KNIGHT, knights(args["region"], seat, before), court, seat)
        case "deployed":
            return travel(KNIGHT, court, knights(args["place"], seat, after), seat)
        case "moved" | "relocated":
            start, end = knights(args["source"], seat, before), knights(args["place"], seat, after)
            return travel(KNIGHT, start, end, seat, count)
        case "sent_to_court":
            return travel(KNIGHT, knights(args["source"], seat, before), court, seat, count)
        case "banished":
            return travel(KNIGHT, knights(args["source"], seat, before), province, seat)
        case "returned":
            start = court if args["place"] == pieces.COURT else knights(args["place"], seat, before)
            return travel(KNIGHT, start, province, seat, count)
    return ()


def travel(picture: str, start: str, end: str, seat: int | None = None, count: int = 1) -> tuple[Move, ...]:
    """Pieces on their way; none where both ends are the same, such as court and provinces on a rival's card."""
    return (Move(picture, start, end, seat, count),) if start != end and count else ()


def knights(place: int, seat: int, scene: Scene) -> str:
    """EG-17.6  The counter of a colour in a place as the viewer sees it, or the place where none is drawn."""
    drawn = shown_table(scene).knights[place, seat] > 0
    return draw.counter_name(place, seat) if drawn else pieces.PLACE_IDS[place]


def pool(sign: str, seat: int, scene: Scene) -> str:
    """Where a seat's knights are that are not on the board: in the viewer's tray, or on a player's card."""
    return f"my-{sign}" if seat == scene.seat else player(seat)


def piece_name(event: Event) -> str:
    """The King, a Grande or a mobile scoreboard in the drawing."""
    if event.kind == "king_moved":
        return "piece-king"
    args = event.args
    return pieces.MARKER_IDS[args["marker"]] if "marker" in args else draw.sign_name("grande", args["seat"])


# Cards and wheels


def cards(line: Cue, found: Iterable[int], voice: Voice, turned: bool) -> Cue:
    """EG-5.1  Action cards where they lie, turned over or going back under their decks."""
    places = {card: draw.card_target(int(DECK_OF[card]) + 1) for card in found}
    reveals = [Reveal(naming.card_name(voice.words, card), place) for card, place in places.items()]
    return replace(line, at=tuple(places.values()), reveals=tuple(reveals) if turned else ())


def power_played(line: Cue, seat: int, value: int, scene: Scene) -> Cue:
    """EG-6.1  A power card: out of the viewer's hand, or turned over by a rival."""
    line, card = replace(line, at=(player(seat),)), draw.power_name(value)
    if seat == scene.seat:
        return replace(line, moves=(Move(card, card, player(seat)),))
    return replace(line, reveals=(Reveal(str(value), seat=seat),))


def card_place(card: int, before: Scene, after: Scene) -> str:
    """Where an action card lies; EG-10.19  of a card that another stands for, where that one lies."""
    for scene in (before, after):
        if card in scene.view["face"]:
            return draw.card_target(scene.view["face"].index(card) + 1)
    return held_card(before.view["active"], before)


def held_card(seat: int, scene: Scene) -> str:
    """Where the action card lies that a seat has taken."""
    return draw.card_target(scene.view["taker"].index(seat) + 1)


def wheel_shown(line: Cue, seat: int, region: int, voice: Voice) -> Cue:
    """EG-12.1  A wheel, which turns with all others."""
    turned = Reveal(naming.label(voice.words, region), seat=seat, picture="wheel")
    title = voice.words("show-wheels")
    return replace(line, title=title, at=(pieces.REGION_IDS[region],), reveals=(turned,), together="wheels")


# Scoring


def castle_opened(line: Cue, inside: list[int], voice: Voice) -> Cue:
    """EG-9.5  Who has how many knights in the castle."""
    parts = tuple(Part(seat, count) for seat, count in enumerate(inside) if count)
    tally = Tally(parts) if parts else None
    return replace(line, at=("castle",), title=naming.label(voice.words, pieces.CASTLE), tally=tally)


def scored(line: Cue, args: Args, voice: Voice) -> Cue:
    """EG-14.2 to EG-14.7  A place that pays, and the parts of what everybody gets."""
    words = voice.words
    title = naming.label(words, args["place"])
    gains = [
        Points(seat, value_of(args, rank), parts(voice, args, rank))
        for rank, name in enumerate(VALUES)
        for seat in members(args[name])
    ]
    return replace(line, at=(place_of(args),), title=title, gains=tuple(gains))


def parts(voice: Voice, args: Args, rank: int) -> str:
    """How the points of those who take a value come about: the value with its bonuses, or the place."""
    return voice.words(
        "show-gain",
        value=int(pieces.VALUES[args["board"], rank]),
        bonus=args["bonus"] if rank == 0 else 0,
        king=pieces.KING_BONUS,
        home=pieces.HOME_BONUS,
        rank=rank + 1,
        tied=int(len(members(args[VALUES[rank]])) > 1),
    )

"""El Grande in words: choices, events, what to do, the whole situation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.phrase import about, called, listed, outcome, who
from reinos.core.record import members
from reinos.core.scene import SEAT_LETTERS, Scene, as_table
from reinos.core.words import Words
from reinos.games.el_grande import people
from reinos.games.el_grande.board import bordering
from reinos.games.el_grande.frames import argument, top
from reinos.games.el_grande.people import FEW, MANY, View, is_remembered, is_throw, shown
from reinos.games.el_grande.scoring import payment, points_of, scoreboard
from reinos.games.el_grande.state import (
    ANNOUNCING,
    ASKED_TO_RETURN,
    AT_EXPULSION,
    AT_GENERAL_SCORING,
    AT_RETURN,
    AT_SECRET_SCORING,
    BANISHING,
    CARD_IDS,
    CASTLE,
    COURT,
    DECKS,
    DEPLOY,
    EFFECT,
    EXPEL,
    EXTRA,
    EXTRA_DEPLOYING,
    FIRSTS_ONLY,
    HOW_MANY,
    KNIGHTS,
    LAST_ROUND,
    MARKER_IDS,
    MAX_TOTAL,
    MEMORY_AIDS,
    MOVE,
    MOVE_TO,
    MOVING,
    MOVING_GRANDE,
    MOVING_KING,
    ONE_SOURCE,
    OVER,
    PLACE_IDS,
    PLACES,
    POWER,
    POWERS,
    RECALL,
    RECOVERING,
    REGIONS,
    REINFORCE,
    REINFORCEMENTS,
    RETURN,
    RETURNING,
    SCORE_SET,
    SCORING,
    SCORING_CASTLE,
    SECRET_SCORING,
    SENDING_COURTS_BACK,
    SETTING_MARKER,
    STEP,
    TO_PICK,
    TURN,
    TURNING_WHEELS,
    VALUES,
    WHEEL,
    ElGrandeOptions,
    State,
)

# Names of the steps and of the occasions for the wheel, as the words call them.
STEPS = {
    MOVING: "moving",
    EXTRA_DEPLOYING: "extra",
    SENDING_COURTS_BACK: "courts",
    BANISHING: "banishing",
    ASKED_TO_RETURN: "asked",
    RETURNING: "returning",
    ANNOUNCING: "announcing",
    TURNING_WHEELS: "wheels",
    SCORING: "scoring",
    SCORING_CASTLE: "castle",
    SETTING_MARKER: "marker",
    RECOVERING: "recovering",
    MOVING_GRANDE: "grande",
    MOVING_KING: "king",
}
OCCASIONS = {
    AT_GENERAL_SCORING: "general",
    AT_RETURN: "return",
    AT_SECRET_SCORING: "secret",
    AT_EXPULSION: "expulsion",
}
# EG-8.1  Choices that put something into a region or take it out of one.
PLACING = frozenset({"deploy", "move_to", "marker", "grande", "expel", "source", "take", "recall", "give", "banish"})
SOURCES = ("regions", "castle", "actions")  # in the order of `earned`
# Events whose place stands for the court when it is not a region.
FROM_COURT = frozenset({"returned"})


# Names


def region_name(words: Words, place: int) -> str:
    """A region, or the castle."""
    return words(f"region-{PLACE_IDS[place]}")


def spot(words: Words, place: int, court: bool = False) -> dict[str, str]:
    """What the words need for "in", "to" and "from" a place; `court`: the last place is the court."""
    if place == CASTLE:
        return {"where": "court" if court else "castle", "place": words("region-court" if court else "region-castle")}
    return {"where": "region", "place": region_name(words, place)}


def card_name(words: Words, card: int) -> str:
    """The name of an action card."""
    return words(f"card-{CARD_IDS[card]}")


def card_text(words: Words, card: int) -> str:
    """What an action card says."""
    return words(f"card-{CARD_IDS[card]}-text")


def colour_name(words: Words, seat: int) -> str:
    """The colour of a seat's knights."""
    return words(f"colour-{SEAT_LETTERS[seat]}")


def values_text(words: Words, s: State, place: int) -> str:
    """EG-0.4  The effective scoreboard of a place."""
    first, second, third = VALUES[scoreboard(s, place)].tolist()
    return words("values", first=first, second=second, third=third)


def gains(scene: Scene, points: Iterable[int]) -> str:
    """Who gets how many points."""
    names = called(scene.words, scene.names, scene.seat)
    told = [scene.words("gain", name=names[seat], points=n) for seat, n in enumerate(points) if n]
    return listed(scene.words, told) or scene.words("nobody-scores")


def counts(scene: Scene, numbers: Iterable[int], empty: str) -> str:
    """Who has how many knights, most first."""
    names = called(scene.words, scene.names, scene.seat)
    ranked = sorted((-n, seat) for seat, n in enumerate(numbers) if n > 0)
    return ", ".join(scene.words("name-count", name=names[seat], count=-n) for n, seat in ranked) or scene.words(empty)


# Choices


def choice(view: View, choice: Choice, words: Words) -> str:
    """A choice in words."""
    args = choice.args
    told: dict[str, Any] = dict(args)
    if "region" in args:
        told["region"] = region_name(words, args["region"])
    if "place" in args:
        told |= spot(words, args["place"], choice.kind == "give")
    if "marker" in args:
        told["marker"] = words(f"marker-{MARKER_IDS[args['marker']]}")
    if "seat" in args:
        told |= {"colour": colour_name(words, args["seat"]), "own": yes(args["seat"] == view["active"])}
    if choice.kind == "power":
        told["count"] = int(REINFORCEMENTS[args["value"]])
    if choice.kind == "wheel":
        told["king"] = yes(args["region"] == view["king"])
    if choice.kind == "card":
        card = view["face"][args["deck"] - 1]
        told |= {"card": card_name(words, card), "text": card_text(words, card)}
    return words(f"choice-{choice.kind}", **told)


def yes(truth: bool) -> str:
    """A switch for the words."""
    return "yes" if truth else "no"


# Events


def event(scene: Scene, event: Event) -> str:
    """What happened, in words."""
    words, args = scene.words, event.args
    told: dict[str, Any] = dict(args)
    if "seat" in args:
        told |= about(scene, args["seat"])
    if "rival" in args:
        told["rival"] = called(words, scene.names, scene.seat)[args["rival"]]
    if "colour" in args:
        told["colour"] = colour_name(words, args["colour"])
    if "card" in args:
        told |= {"card": card_name(words, args["card"]), "text": card_text(words, args["card"])}
    if "count" in args:
        told["knights"] = args["count"]
    if "place" in args:
        told |= spot(words, args["place"], event.kind in FROM_COURT)
    if "region" in args:
        told["region"] = region_name(words, args["region"])
    if "marker" in args:
        told["marker"] = words(f"marker-{MARKER_IDS[args['marker']]}")
    told |= event_lists(scene, event)
    return words(f"event-{event.kind}", **told)


def faded(scene: Scene, happened: Event) -> str | None:
    """EG-17.6  What the log still says of an event once its round is over; None: nothing."""
    emptied = happened.kind == "castle_opened" and not any(scene.view["knights"][CASTLE])
    if scene.view["memory_aids"] or emptied or is_remembered(happened, scene.seat):
        return event(scene, happened)
    if is_throw(happened):
        return None
    seat = happened.args.get("seat", 0)
    return scene.words(f"faded-{happened.kind}", name=scene.names[seat])


def forgets(options: ElGrandeOptions) -> bool:
    """EG-17.6  Whether people see an earlier round again only when the match is over: boards, one after another, would
    tell who threw how much into the castle and which power cards were played."""
    return options.memory_aids == MEMORY_AIDS[0]


def event_lists(scene: Scene, event: Event) -> dict[str, Any]:
    """What needs a list of its own."""
    words, players = scene.words, scene.view["players"]
    numbers = list(event.args.values())
    if event.kind == "cards_shown":
        return {"cards": listed(words, [card_name(words, card) for card in numbers])}
    if event.kind == "scored":
        place = region_name(words, event.args["place"])
        return {"place": place[0].upper() + place[1:], "points": gains(scene, numbers[1 : players + 1])}
    if event.kind == "castle_opened":
        return {"counts": counts(scene, numbers[:players], "castle-empty")}
    if event.kind == "relocated":
        # From a region or the castle (`region`) to a region (`place`).
        start, end = event.args["region"], event.args["place"]
        return spot(words, start) | {"region": region_name(words, end)}
    if event.kind == "match_won":
        return {"result": outcome(scene)}
    return {}


# What to do


def prompt(scene: Scene) -> str:
    """What the viewer should do now, or who is awaited."""
    words = scene.words
    s = as_table(shown(scene.view, scene.seat))
    waiting = top(s)
    if waiting == OVER:
        return words("prompt-over", result=outcome(scene))
    if waiting == WHEEL:
        return wheel_prompt(scene, s)
    seat = acting(scene.view)
    message, told = asked(scene, s, waiting)
    return words(f"prompt-{message}", **about(scene, seat), **told)


def acting(view: View) -> int:
    """The seat to act; where wheels are set the first of them."""
    mask: int = view["to_act"]
    return max((mask & -mask).bit_length() - 1, 0)


def asked(scene: Scene, s: State, waiting: int) -> tuple[str, dict[str, Any]]:
    """The message of a decision and what it is filled with."""
    words = scene.words
    left = argument(s, 1)
    if waiting == POWER:
        return "power", {}
    if waiting == REINFORCE:
        # A rival's provinces are not told, so neither is what they limit.
        held = int(s.province[s.active])
        return "reinforce", {"knights": min(left, held) if held >= 0 else left}
    if waiting == RECALL:
        return "recall", {"knights": left}
    if waiting == TURN:
        if left == TO_PICK:
            return "pick", {}
        return "halves", {"card": card_name(words, s.card), "text": card_text(words, s.card)}
    if waiting == DEPLOY:
        return "deploy", {"knights": min(left, int(s.court[s.active]))}
    if waiting == MOVE_TO:
        return "move_to", {"region": region_name(words, argument(s, 2))}
    if waiting == STEP:
        return "window", {"step": step(scene, s)}
    if waiting == RETURN:
        return "return", {"knights": argument(s, 2)}
    return special_asked(scene, s)


def special_asked(scene: Scene, s: State) -> tuple[str, dict[str, Any]]:
    """The message of a decision in a special action."""
    words, card = scene.words, argument(s, 1)
    effect = EFFECT[card]
    if effect == MOVE:
        if ONE_SOURCE[card] and argument(s, 4) < 0:
            return "source", {}
        if MAX_TOTAL[card] >= KNIGHTS:
            return "take-all", {"region": region_name(words, argument(s, 4))}
        return "take", {"left": int(MAX_TOTAL[card]) - argument(s, 2) - argument(s, 3)}
    if effect == EXTRA:
        return "extra", {"knights": min(int(HOW_MANY[card]) - argument(s, 2), int(s.court[s.active]))}
    if effect in (SCORE_SET, SECRET_SCORING):
        return "order", {}
    return "special", {"card": card_name(words, card), "text": card_text(words, card)}


def wheel_prompt(scene: Scene, s: State) -> str:
    """EG-12.5  Where to set the wheel, with a warning; or who still has to, as far as that is told."""
    words, occasion = scene.words, argument(s, 1)
    mine = scene.seat is not None and bool(s.to_act >> scene.seat & 1)
    pending = [scene.names[seat] for seat in members(s.to_act)]
    told = {
        "waiting": words("waiting", count=len(pending), names=listed(words, pending)) if pending else "",
        "warning": words("wheel-warning", allowed=s.wheel_may_name_king_region, king=region_name(words, s.king)),
        "card": card_name(words, max(s.card, 0)),
        "region": region_name(words, argument(s, 2)),
    }
    return words(f"prompt-wheel-{OCCASIONS[occasion]}", who="you" if mine else "other", **told).rstrip()


def step(scene: Scene, s: State) -> str:
    """EG-11.3  The step that somebody may veto."""
    words, (what, a, b) = scene.words, (argument(s, n) for n in (1, 2, 3))
    told: dict[str, Any] = {"name": scene.names[s.active], "card": card_name(words, s.card)}
    message = STEPS[what]
    if what == MOVING:
        colour, start = divmod(a, PLACES)
        told |= {"colour": colour_name(words, colour), "region": region_name(words, start)} | spot(words, b)
    elif what == EXTRA_DEPLOYING:
        told |= spot(words, a)
    elif what == BANISHING:
        told |= {"colour": colour_name(words, a), "region": region_name(words, b)}
    elif what in (ASKED_TO_RETURN, RETURNING):
        told |= {"whose": who(scene, a), "rival": scene.names[a], "places": returned_places(words, s)}
    elif what == ANNOUNCING and EFFECT[s.card] == EXPEL:
        message, told["region"] = "announcing-region", region_name(words, a)
    elif what == TURNING_WHEELS:
        told["dials"] = dials(scene, s)
    elif what == SCORING:
        paid = payment(s, a, int(FIRSTS_ONLY[s.card]))
        told |= {
            "region": region_name(words, a),
            "points": gains(scene, [points_of(paid, seat) for seat in range(s.players)]),
        }
    elif what == SETTING_MARKER:
        told |= {"marker": words(f"marker-{MARKER_IDS[a]}")} | spot(words, b)
    elif what == RECOVERING:
        told["value"] = a
    elif what in (MOVING_GRANDE, MOVING_KING):
        told["region"] = region_name(words, a)
    return words(f"step-{message}", **told)


def returned_places(words: Words, s: State) -> str:
    """EG-10.24  The knights named for return."""
    named = [(place, int(s.given[place])) for place in range(PLACES) if s.given[place]]
    told = [words("place-count", count=count, **spot(words, place, place == COURT)) for place, count in named]
    return listed(words, told)


def dials(scene: Scene, s: State) -> str:
    """The wheels that have been shown."""
    words = scene.words
    names = called(words, scene.names, scene.seat)
    shown_wheels = [(names[seat], int(s.dial[seat])) for seat in range(s.players) if s.dial[seat] >= 0]
    return "; ".join(words("dial", name=name, region=region_name(words, region)) for name, region in shown_wheels)


# The course of the game, for the shell


def order(scene: Scene) -> list[int]:
    """EG-6.1, EG-6.4  The seats in the order in which they play."""
    view = scene.view
    turns = [seat for seat in view["order"] if seat >= 0]
    return turns or [(view["token"] + offset) % view["players"] for offset in range(view["players"])]


def asked_openly(scene: Scene) -> list[int]:
    """EG-17.6  The seats of which the viewer may know whether they are to choose."""
    return people.asked_openly(scene.view, scene.seat)


def round(scene: Scene) -> tuple[str, int, int]:
    """EG-4.1, EG-4.2  The round in words, its number and the last number."""
    number = scene.view["round"]
    return scene.words("draw-track", round=number), number, LAST_ROUND


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    """EG-14.10  Where everybody's points came from."""
    players = scene.view["players"]
    return [(scene.words(f"source-{name}"), scene.view["earned"][n][:players]) for n, name in enumerate(SOURCES)]


def why(scene: Scene, target: str) -> str | None:
    """Why something cannot be pressed now, if there is a rule to name."""
    view, words = scene.view, scene.words
    kinds = {choice.kind for choice in scene.legal}
    kind, _, number = target.partition("-")
    if kind == "power" and "power" in kinds:
        return words("refusal-power-played" if int(number) in view["power"] else "refusal-power-spent")
    if kind == "card" and "card" in kinds:
        return words("refusal-card-taken")
    place = PLACE_IDS.index(target) if target in PLACE_IDS else CASTLE
    if kinds & PLACING and place == view["king"]:
        return words("refusal-king", region=region_name(words, place))
    if "deploy" in kinds and place != CASTLE:
        return words("refusal-far", region=region_name(words, place), king=region_name(words, view["king"]))
    return None


# The situation


def situation(scene: Scene) -> str:
    """The whole table: round, regions, castle, cards, players."""
    s = as_table(shown(scene.view, scene.seat))
    parts = [head(scene, s), regions(scene, s), cards(scene, s), players(scene, s)]
    return "\n\n".join("\n".join(part) for part in parts)


def head(scene: Scene, s: State) -> Iterator[str]:
    """Round, points, King, order."""
    words = scene.words
    names = called(words, scene.names, scene.seat)
    if top(s) == OVER:
        yield words("situation-over")
    else:
        yield words("situation-round-short" if s.short else "situation-round", round=s.round)
    told = [words("situation-score", name=name, points=int(s.points[seat])) for seat, name in enumerate(names)]
    yield words("situation-points", points="; ".join(told))
    near = [region_name(words, region) for region in range(REGIONS) if bordering(s.king, region)]
    yield words("situation-king", region=region_name(words, s.king), neighbours=listed(words, near))
    order = [names[seat] for seat in s.order.tolist() if seat >= 0]
    if order:
        yield words("situation-order", names=listed(words, order))
    else:
        yield words("situation-token", who=who(scene, s.token), name=names[s.token])


def regions(scene: Scene, s: State) -> Iterator[str]:
    """Every region and the castle: values, knights, what they would pay now."""
    yield scene.words("situation-regions")
    for place in range(REGIONS):
        yield f"  {place_line(scene, s, place, 'situation-region')}"
    if s.knights[CASTLE, 0] < 0:
        yield "  " + scene.words("situation-castle-closed", values=values_text(scene.words, s, CASTLE))
    else:
        yield f"  {place_line(scene, s, CASTLE, 'situation-castle')}"


def place_line(scene: Scene, s: State, place: int, message: str) -> str:
    """One place of the board in a line."""
    words = scene.words
    told = words(
        message,
        region=region_name(words, place),
        values=values_text(words, s, place),
        counts=counts(scene, s.knights[place, : s.players].tolist(), "situation-empty"),
        points=gains(scene, would_pay(s, place)),
    )
    homes = [name for seat, name in enumerate(scene.names) if s.grande[seat] == place and seat != scene.seat]
    if scene.seat is not None and s.grande[scene.seat] == place:
        told = f"{told}; {words('situation-home-yours')}"
    return f"{told}; {words('situation-home', names=listed(words, homes))}" if homes else told


def would_pay(s: State, place: int) -> list[int]:
    """EG-14  What a place would pay now, by seat."""
    paid = payment(s, place, 0)
    return [points_of(paid, seat) for seat in range(s.players)]


def cards(scene: Scene, s: State) -> Iterator[str]:
    """The action cards of the round, and who took which."""
    words = scene.words
    yield words("situation-cards")
    for deck in range(DECKS):
        card, taker = int(s.face[deck]), int(s.taker[deck])
        name = card_name(words, card)
        if taker < 0:
            yield "  " + words("situation-card", deck=deck + 1, card=name, text=card_text(words, card))
        else:
            told = {"who": who(scene, taker), "name": scene.names[taker]}
            yield "  " + words("situation-card-taken", deck=deck + 1, card=name, **told)


def players(scene: Scene, s: Any) -> Iterator[str]:
    """Court, provinces, power cards and Vetoes of everybody; the viewer first."""
    words = scene.words
    names = called(words, scene.names, scene.seat)
    for seat in sorted(range(s.players), key=lambda seat: seat != scene.seat):
        yield words(
            "situation-player",
            name=names[seat][0].upper() + names[seat][1:],
            court=int(s.court[seat]),
            province=province_text(words, int(s.province[seat])),
            played=int(s.power[seat]),
            hand=int(s.in_hand[seat]),
        )
        if seat == scene.seat:
            yield words("situation-hand", values=listed(words, power_values(int(s.hand[seat]))))
        if s.vetoes[seat].any():
            yield words("situation-veto", **about(scene, seat))
        yield from spent_cards(scene, s, seat)


def spent_cards(scene: Scene, s: State, seat: int) -> Iterator[str]:
    """EG-17.6  The power cards played so far, where they are shown."""
    spent = int(s.spent[seat])
    if seat == scene.seat:
        spent &= ~int(s.hand[seat])
    if spent <= 0:
        return
    values = listed(scene.words, power_values(spent))
    yield scene.words("situation-played", **about(scene, seat), values=values)
    if seat != scene.seat and s.doubt[seat].any():
        yield scene.words("situation-back")


def power_values(mask: int) -> list[str]:
    """The values of a mask of power cards."""
    return [str(value) for value in range(1, POWERS + 1) if mask >> value & 1]


def province_text(words: Words, count: int) -> str:
    """EG-17.6  A number of knights in the provinces, or as much as is told of it."""
    return {FEW: words("province-few"), MANY: words("province-many")}.get(count, str(count))

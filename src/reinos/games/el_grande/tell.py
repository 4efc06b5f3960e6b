"""El Grande in words: choices, events, what to do, the whole situation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.phrase import about, called, listed, outcome, who
from reinos.core.record import members
from reinos.core.scene import SEAT_LETTERS, Scene
from reinos.core.words import Words
from reinos.games.el_grande import people, phase, pieces
from reinos.games.el_grande.board import bordering
from reinos.games.el_grande.cards import (
    ANY_REGION,
    CARD_IDS,
    DECKS,
    EFFECT_IDS,
    FIRSTS_ONLY,
    MAX_TOTAL,
    NO_LIMIT,
    SET_OF,
)
from reinos.games.el_grande.people import FEW, MANY, View, is_remembered, is_throw, shown_table
from reinos.games.el_grande.questions import QUESTIONS
from reinos.games.el_grande.scoring import payment, points_of, scoreboard
from reinos.games.el_grande.state import MEMORY_AIDS, ElGrandeOptions, State

QUESTION_NAMES = {value: question.name for question in QUESTIONS for value in question.values} | {phase.OVER: "over"}
# EG-8.1  Choices that put something into a region or take it out of one.
PLACING = frozenset({"deploy", "move_to", "marker", "grande", "expel", "source", "take", "recall", "give", "banish"})
SOURCES = ("regions", "castle", "actions")  # in the order of `earned`
RETURNS = frozenset({"give", "returned"})  # choices and events whose place is a region or the court


# Names


def region_name(words: Words, place: int) -> str:
    """A region, or the castle."""
    return words(f"region-{pieces.PLACE_IDS[place]}")


def spot(words: Words, place: int, kind: str = "") -> dict[str, str]:
    """What the words need for "in", "to" and "from" a place; the kind of choice or event says what its number means."""
    name = (pieces.HOLDING_IDS if kind in RETURNS else pieces.PLACE_IDS)[place]
    return {"where": "region" if place < pieces.REGIONS else name, "place": words(f"region-{name}")}


def card_name(words: Words, card: int) -> str:
    """The name of an action card."""
    return words(f"card-{CARD_IDS[card]}")


def card_text(words: Words, card: int) -> str:
    """What an action card says."""
    return words(f"card-{CARD_IDS[card]}-text")


def card_words(words: Words, card: int) -> dict[str, str]:
    """Name and text of an action card."""
    return {"card": card_name(words, card), "text": card_text(words, card)}


def colour_name(words: Words, seat: int) -> str:
    """The colour of a seat's knights."""
    return words(f"colour-{SEAT_LETTERS[seat]}")


def values_text(words: Words, s: State, place: int) -> str:
    """EG-0.4  The effective scoreboard of a place."""
    first, second, third = pieces.VALUES[scoreboard(s, place)].tolist()
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


# Choices and events


def spoken(words: Words, kind: str, args: dict[str, int]) -> dict[str, Any]:
    """The arguments of a choice or an event, as the words need them."""
    told: dict[str, Any] = dict(args)
    if "region" in args:
        told["region"] = region_name(words, args["region"])
    if "place" in args:
        told |= spot(words, args["place"], kind)
    if "marker" in args:
        told["marker"] = words(f"marker-{pieces.MARKER_IDS[args['marker']]}")
    if "card" in args:
        told |= card_words(words, args["card"])
    if "colour" in args:
        told["colour"] = colour_name(words, args["colour"])
    if "count" in args:
        told["knights"] = args["count"]
    return told


def choice(view: View, choice: Choice, words: Words) -> str:
    """A choice in words."""
    args = choice.args
    told = spoken(words, choice.kind, args)
    if "seat" in args:
        told |= {"colour": colour_name(words, args["seat"]), "own": yes(args["seat"] == view["active"])}
    if choice.kind == "power":
        told["count"] = int(pieces.REINFORCEMENTS[args["value"]])
    if choice.kind == "wheel":
        told["king"] = yes(args["region"] == view["king"])
    if choice.kind == "card":
        told |= card_words(words, view["face"][args["deck"] - 1])
    return words(f"choice-{choice.kind}", **told)


def yes(truth: bool) -> str:
    """A switch for the words."""
    return "yes" if truth else "no"


def event(scene: Scene, event: Event) -> str:
    """What happened, in words."""
    words, args = scene.words, event.args
    told = spoken(words, event.kind, args)
    if "seat" in args:
        told |= about(scene, args["seat"])
    if "rival" in args:
        told["rival"] = called(words, scene.names, scene.seat)[args["rival"]]
    return words(f"event-{event.kind}", **(told | event_lists(scene, event)))


def faded(scene: Scene, happened: Event) -> str | None:
    """EG-17.6  What the log still says of an event once its round is over; None: nothing."""
    emptied = happened.kind == "castle_opened" and not any(scene.view["knights"][pieces.CASTLE])
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
    s = shown_table(scene)
    if s.phase == phase.WHEEL:
        return wheel_prompt(scene, s)
    return scene.words(message(scene.words, s), **about(scene, acting(scene.view)), **asked(scene, s))


def acting(view: View) -> int:
    """The seat to act; where wheels are set the first of them."""
    mask: int = view["to_act"]
    return max((mask & -mask).bit_length() - 1, 0)


def message(words: Words, s: State) -> str:
    """The message of the question that is open; one without a message of its own is asked in the words of the card."""
    name = f"prompt-{QUESTION_NAMES[s.phase]}"
    if s.phase == phase.MOVE and MAX_TOTAL[s.action] == NO_LIMIT:
        return f"{name}-all"
    of_any = s.phase == phase.SCORE and SET_OF[s.action] == ANY_REGION
    return name if name in words and not of_any else "prompt-special"


def asked(scene: Scene, s: State) -> dict[str, Any]:
    """What the message of a question is filled with, as far as there is something to tell."""
    words, card = scene.words, s.action if s.action >= 0 else s.card
    told: dict[str, Any] = {"knights": quota(s)}
    if card >= 0:
        told |= card_words(words, card) | {"left": int(MAX_TOTAL[card] - s.moved.sum())}
    if max(s.source, s.origin) >= 0:
        told["region"] = region_name(words, max(s.source, s.origin))
    if s.phase == phase.WINDOW:
        told["step"] = step(scene, s)
    if s.phase == phase.OVER:
        told["result"] = outcome(scene)
    return told


def quota(s: State) -> int:
    """The knights that a question is still about; a rival's provinces are not told, so neither is what they limit."""
    held = {phase.REINFORCE: s.province, phase.DEPLOY: s.court, phase.EXTRA: s.court}.get(s.phase)
    if held is None or held[s.active] < 0:
        return s.quota
    return min(s.quota, int(held[s.active]))


def wheel_prompt(scene: Scene, s: State) -> str:
    """EG-12.5  Where to set the wheel, with a warning; or who still has to, as far as that is told."""
    words = scene.words
    mine = scene.seat is not None and bool(s.to_act >> scene.seat & 1)
    pending = [scene.names[seat] for seat in members(s.to_act)]
    told = {
        "waiting": words("waiting", count=len(pending), names=listed(words, pending)) if pending else "",
        "warning": words("wheel-warning", allowed=s.wheel_may_name_king_region, king=region_name(words, s.king)),
        "card": card_name(words, max(s.card, 0)),
        "region": region_name(words, max(s.origin, 0)),
    }
    occasion = EFFECT_IDS[s.action] if s.action >= 0 else "general"
    return words(f"prompt-wheel-{occasion}", who="you" if mine else "other", **told).rstrip()


def step(scene: Scene, s: State) -> str:
    """EG-11.3  The step that somebody may veto."""
    words, effect = scene.words, EFFECT_IDS[s.action]
    told: dict[str, Any] = {"name": scene.names[s.active], "card": card_name(words, s.card), "value": s.known}
    message = f"step-{effect}"
    if s.step == phase.ANNOUNCED:
        message = f"announced-{effect}" if f"announced-{effect}" in words else "announced"
    elif effect == "score" and s.goal == pieces.CASTLE:
        message = "step-castle"
    if s.whose >= 0:
        told |= {"colour": colour_name(words, s.whose), "whose": who(scene, s.whose), "rival": scene.names[s.whose]}
    if max(s.origin, s.goal) >= 0:
        told["region"] = region_name(words, s.origin if s.origin >= 0 else s.goal)
    if s.goal >= 0:
        paid = payment(s, s.goal, int(FIRSTS_ONLY[s.action]))
        told |= spot(words, s.goal) | {"points": gains(scene, [points_of(paid, seat) for seat in range(s.players)])}
    if s.mobile >= 0:
        told["marker"] = words(f"marker-{pieces.MARKER_IDS[s.mobile]}")
    told |= {"places": returned_places(words, s), "dials": dials(scene, s)}
    return words(message, **told)


def returned_places(words: Words, s: State) -> str:
    """EG-10.24  The knights named for return."""
    named = [(holding, count) for holding, count in enumerate(s.given.tolist()) if count]
    return listed(words, [words("place-count", count=count, **spot(words, at, "give")) for at, count in named])


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
    return scene.words("draw-track", round=number), number, pieces.LAST_ROUND


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    """EG-14.10  Where everybody's points came from."""
    players = scene.view["players"]
    return [(scene.words(f"source-{name}"), scene.view["earned"][n][:players]) for n, name in enumerate(SOURCES)]


def why(scene: Scene, target: str) -> str | None:
    """Why something cannot be pressed now, if there is a rule to name."""
    view, words = scene.view, scene.words
    kinds = {choice.kind for choice in scene.legal}
    kind = target.partition("-")[0]
    if kind == "power" and "power" in kinds:
        return words(
            "refusal-power-played" if target in [f"power-{card}" for card in view["power"]] else "refusal-power-spent"
        )
    if kind == "card" and "card" in kinds:
        return words("refusal-card-taken")
    place = pieces.PLACE_IDS.index(target) if target in pieces.PLACE_IDS else pieces.CASTLE
    if kinds & PLACING and place == view["king"]:
        return words("refusal-king", region=region_name(words, place))
    if "deploy" in kinds and place != pieces.CASTLE:
        return words("refusal-far", region=region_name(words, place), king=region_name(words, view["king"]))
    return None


# The situation


def situation(scene: Scene) -> str:
    """The whole table: round, regions, castle, cards, players."""
    s = shown_table(scene)
    parts = [head(scene, s), regions(scene, s), cards(scene, s), players(scene, s)]
    return "\n\n".join("\n".join(part) for part in parts)


def head(scene: Scene, s: State) -> Iterator[str]:
    """Round, points, King, order."""
    words = scene.words
    names = called(words, scene.names, scene.seat)
    if s.phase == phase.OVER:
        yield words("situation-over")
    else:
        yield words("situation-round-short" if s.short else "situation-round", round=s.round)
    told = [words("situation-score", name=name, points=int(s.points[seat])) for seat, name in enumerate(names)]
    yield words("situation-points", points="; ".join(told))
    near = [region_name(words, region) for region in range(pieces.REGIONS) if bordering(s.king, region)]
    yield words("situation-king", region=region_name(words, s.king), neighbours=listed(words, near))
    order = [names[seat] for seat in s.order.tolist() if seat >= 0]
    if order:
        yield words("situation-order", names=listed(words, order))
    else:
        yield words("situation-token", who=who(scene, s.token), name=names[s.token])


def regions(scene: Scene, s: State) -> Iterator[str]:
    """Every region and the castle: values, knights, what they would pay now."""
    yield scene.words("situation-regions")
    for place in range(pieces.REGIONS):
        yield f"  {place_line(scene, s, place, 'situation-region')}"
    if s.knights[pieces.CASTLE, 0] < 0:
        yield "  " + scene.words("situation-castle-closed", values=values_text(scene.words, s, pieces.CASTLE))
    else:
        yield f"  {place_line(scene, s, pieces.CASTLE, 'situation-castle')}"


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
    return [str(value) for value in range(1, pieces.POWERS + 1) if mask >> value & 1]


def province_text(words: Words, count: int) -> str:
    """EG-17.6  A number of knights in the provinces, or as much as is told of it."""
    return {FEW: words("province-few"), MANY: words("province-many")}.get(count, str(count))

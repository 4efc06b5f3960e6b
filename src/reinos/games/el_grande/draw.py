"""The table of El Grande as a drawing: the map with castle and pieces, the action cards, my power cards, the seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.phrase import rank_note
from reinos.core.record import SEATS
from reinos.core.scene import SEAT_LETTERS, Panel, Panels, Scene, SeatPanel, Vital, area, as_table, pressable
from reinos.core.svg import Child, Markup, drawing, element, icon, join, number, use
from reinos.core.words import Words
from reinos.games.el_grande import naming, phase, pieces
from reinos.games.el_grande.cards import DECKS
from reinos.games.el_grande.log import round_words
from reinos.games.el_grande.offers import quota
from reinos.games.el_grande.people import FEW, MANY, shown_fields
from reinos.games.el_grande.scoring import payment, points_of, scoreboard
from reinos.games.el_grande.situation import province_text, vetoes

LAYOUT = json.loads((Path(__file__).parent / "layout.json").read_text(encoding="utf-8"))
OUTLINES: dict[str, str] = LAYOUT["outlines"]
PLACED: dict[str, Any] = LAYOUT["places"]
SCENERY = ("portugal", "france")
BOX = (44, 54, 920, 814)  # what the stage shows of the canvas

RADIUS = 17  # of a counter
TILE = (82, 27)  # a scoreboard
CASTLE_AT, ISLE_AT = (860, 598), (860, 662)
OFF_AT = ((58.0, 800.0), (58.0, 832.0))  # markers that are not in play
TRACK_AT, TRACK_STEP = (694, 846), 22
PLATE = (742, 62, 212)  # the plate that tells what a place would pay
OFFER_WIDTH, CARD_HEIGHT = 228, 130
LONG_TEXT = 90  # letters of a card that is written smaller
TRAY_WIDTH, TRAY_HEIGHT = 900, 76
COURT = "my-court"  # where knights are taken to be deployed

Stand = tuple[int, int]  # of knights: place and seat
Gains = tuple[tuple[int, int], ...]  # points and seat, most first


@dataclass(frozen=True, eq=False)
class Board:
    """What lies on the map for all to see."""

    knights: tuple[tuple[int, ...], ...]  # by place and seat
    king: int
    grande: tuple[int, ...]
    marker: tuple[int, ...]
    rows: tuple[int, ...]  # of VALUES: the scoreboard that counts in each place
    gains: tuple[Gains, ...]  # what each place would pay now


@lru_cache(maxsize=512)
def board(
    players: int, knights: tuple[tuple[int, ...], ...], king: int, grande: tuple[int, ...], marker: tuple[int, ...]
) -> Board:
    """A board by what lies on it; always the same object for what looks the same, so that drawings are quickly found
    by it."""
    s = as_table({"players": players, "knights": knights, "king": king, "grande": grande, "marker": marker})
    rows = [scoreboard(s, place) for place in range(pieces.PLACES)]
    paid = [gains(payment(s, place, 0), players) for place in range(pieces.PLACES)]
    return Board(knights, king, grande, marker, tuple(rows), tuple(paid))


def gains(paid: int, players: int) -> Gains:
    """Who gets how many of the points that a place pays."""
    ranked = sorted((-points_of(paid, seat), seat) for seat in range(players) if points_of(paid, seat))
    return tuple([(-points, seat) for points, seat in ranked])


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it."""
    s, legal = shown_fields(scene), targets(scene)
    return Panels(
        stage=stage(scene, s, legal),
        offer=offer(scene, s, legal),
        tray=tray(scene, s, scene.seat, legal) if scene.seat is not None else None,
        seats=tuple([seat_panel(scene, s, seat) for seat in range(s.players)]),
    )


def target(choice: Choice, view: Mapping[str, Any]) -> str:
    """EG-18  The place in the drawing that a choice belongs to; "" is a plain button."""
    args = choice.args
    if "clockwise" in args:
        return counter_name(args["region"], naming.counted(view, args["clockwise"]))
    if "region" in args:
        return pieces.REGION_IDS[args["region"]]
    if "place" in args:
        return (pieces.HOLDING_IDS if choice.kind == "give" else pieces.PLACE_IDS)[args["place"]]
    if "value" in args:
        return power_name(args["value"])
    return card_target(args["deck"]) if "deck" in args else ""


def grasp(choice: Choice, view: Mapping[str, Any]) -> str:
    """EG-7.11  The knights of the court, where a choice sends one of them somewhere."""
    return COURT if choice.kind == "deploy" else ""


def counter_name(place: int, seat: int) -> str:
    """Id and target of the knights of one colour in a place."""
    return f"kn-{pieces.PLACE_IDS[place]}-{SEAT_LETTERS[seat]}"


def sign_name(sign: str, seat: int) -> str:
    """Id of a seat's Grande or wheel."""
    return f"{sign}-{SEAT_LETTERS[seat]}"


def power_name(value: int) -> str:
    """Id and target of a power card."""
    return f"power-{value}"


def card_target(deck: int) -> str:
    """Id and target of an action card."""
    return f"card-{deck}"


def targets(scene: Scene) -> frozenset[str]:
    """What the viewer may press now."""
    return frozenset([target(choice, scene.view) for choice in scene.legal]) - {""}


# Targets by the part of the drawing that they are in, which is the same for all who may press nothing there.
PLACE_TARGETS = frozenset(pieces.PLACE_IDS)
COUNTER_TARGETS = frozenset(counter_name(place, seat) for place in range(pieces.PLACES) for seat in range(SEATS))
CARD_TARGETS = frozenset(map(card_target, range(1, DECKS + 1)))
TRAY_TARGETS = frozenset(["court", *map(power_name, range(1, pieces.POWERS + 1))])


# The map


def stage(scene: Scene, s: Any, legal: frozenset[str]) -> Panel:
    """Iberia with the castle on its isle."""
    words, names = scene.words, scene.names
    laid = board(s.players, tuple(map(tuple, s.knights)), s.king, tuple(s.grande), tuple(s.marker))
    above = (
        tiles(words, laid.marker, laid.knights[pieces.CASTLE], bool(s.short), s.round, s.phase == phase.OVER),
        standing(words, names, laid, tuple(s.wheel), taken_up(s), named_for_return(s), legal & COUNTER_TARGETS),
        hints(words, names, laid),
    )
    return drawn_stage(words, names, laid, legal & PLACE_TARGETS, above)


@lru_cache(maxsize=64)  # of 100 kB each: those of the turns that are going on; another is soon made of its layers
def drawn_stage(
    words: Words, names: tuple[str, ...], laid: Board, legal: frozenset[str], above: tuple[Markup, ...]
) -> Panel:
    """The same by all that it shows, with the layers above the names of the regions: nobody is called "you" there, so
    all who may press nothing and know of no wheel share it."""
    body = drawing(
        BOX,
        ground(),
        layer("regions", regions(words, names, laid, legal)),
        layer("borders", borders(), castle(words, laid.rows[pieces.CASTLE], "castle" in legal)),
        layer("legal", [glow(place) for place, name in enumerate(pieces.PLACE_IDS) if name in legal]),
        labels(words),
        above,
        class_="board eg",
        role="group",
        aria_label=words("draw-board", **naming.place_phrases(words, laid.king)),
        **area("map", words("draw-map")),
    )
    return Panel(body, BOX[2], BOX[3])


def layer(name: str, *content: Child) -> Markup:
    """A layer of the map."""
    return element("g", *content, id=f"layer-{name}")


@cache
def ground() -> Markup:
    """All that lies under the regions, and their outlines for use."""
    return join(
        element("defs", land(), [clip(name) for name in pieces.REGION_IDS]),
        layer("base", element("rect", class_="b-sea", x=-900, y=-700, width=2800, height=2300), water()),
        layer("scenery", [far_land(name) for name in SCENERY]),
    )


def land() -> Markup:
    """All outlines in one group."""
    return element("g", [element("path", d=outline) for outline in OUTLINES.values()], id="eg-land")


def clip(name: str) -> Markup:
    """A region as a clip, so that what is painted on its border stays inside."""
    return element("clipPath", element("path", d=OUTLINES[name]), id=f"eg-clip-{name}")


def water() -> Markup:
    """Engraved lines along the coast."""
    return join([element("use", href="#eg-land", class_=f"eg-water eg-water-{line}") for line in range(6)])


def far_land(name: str) -> Markup:
    """Land that is not in play."""
    d = OUTLINES[name]
    return join(
        element("path", class_="b-far", d=d),
        element("path", d=d, fill="url(#pat-far)"),
        element("path", class_="b-border", d=d),
    )


def regions(words: Words, names: tuple[str, ...], laid: Board, legal: frozenset[str]) -> Iterator[Markup]:
    """The regions; while some places may be pressed, the others step back."""
    for place, name in enumerate(pieces.REGION_IDS):
        label = region_label(words, names, place, laid.rows[place], laid.knights[place])
        yield region(place, label, place == laid.king, name in legal, bool(legal) and name not in legal)


@lru_cache(maxsize=1024)
def region(place: int, label: str, hatched: bool, legal: bool, idle: bool) -> Markup:
    """A region: washed, with a stronger edge inside; hatched where the King stands."""
    name, d = pieces.REGION_IDS[place], OUTLINES[pieces.REGION_IDS[place]]
    wash = PLACED[name]["wash"]
    return element(
        "g",
        element("title", label),
        element("path", class_=f"eg-wash-{wash}", d=d),
        element("path", class_=f"eg-edge eg-edge-{wash}", d=d, clip_path=f"url(#eg-clip-{name})"),
        element("path", d=d, fill="url(#pat-taboo)") if hatched else None,
        element("path", class_="b-dim", d=d) if idle else None,
        **{"id": f"region-{name}", "class_": f"region at-{name}"} | pressable(name, label, legal),
    )


@lru_cache(maxsize=4096)
def region_label(words: Words, names: tuple[str, ...], place: int, row: int, knights: tuple[int, ...]) -> str:
    """A region in words: values and knights."""
    held = naming.ranked(words, names, knights) or words("situation-empty")
    return words("draw-region", label=naming.label(words, place), values=naming.values(words, row), counts=held)


@cache
def borders() -> Markup:
    """The lines between regions, and the coast."""
    lines = [element("path", class_="b-border", d=OUTLINES[name]) for name in pieces.REGION_IDS]
    return join(lines, element("use", href="#eg-land", class_="eg-coast"))


@lru_cache(maxsize=64)
def castle(words: Words, row: int, legal: bool) -> Markup:
    """The castle on its isle."""
    label = words("draw-castle", values=naming.values(words, row))
    x, y = ISLE_AT
    cx, cy = CASTLE_AT
    return element(
        "g",
        element("title", label),
        element("rect", class_="eg-hit", x=cx - 90, y=cy - 70, width=180, height=160, rx=20),
        element("ellipse", class_="eg-isle", cx=x, cy=y, rx=88, ry=24),
        use("castle", cx - 64, cy - 64, 128, "eg-castle"),
        **{"id": "place-castle", "class_": "region at-castle"} | pressable("castle", label, legal),
    )


@cache
def glow(place: int) -> Markup:
    """The golden edge of a place that may be pressed."""
    if place == pieces.CASTLE:
        isle: dict[str, str | float | None] = {"cx": ISLE_AT[0], "cy": ISLE_AT[1], "rx": 88, "ry": 24}
        return join([element("ellipse", class_=f"legal-{part}", **isle) for part in ("case", "glow")])
    name = pieces.REGION_IDS[place]
    inside: dict[str, str | float | None] = {"d": OUTLINES[name], "clip_path": f"url(#eg-clip-{name})"}
    return join(
        element("path", class_="legal-case eg-case", **inside),
        element("path", class_="eg-halo", **inside),
        element("path", class_="legal-glow eg-glow", **inside),
    )


@lru_cache(maxsize=16)
def labels(words: Words) -> Markup:
    """Names of seas and regions."""
    atlantic = "translate(68 600) rotate(-90)"
    return layer(
        "labels",
        element("text", words("draw-cantabrian"), class_="b-sealabel", x=330, y=74, font_size=22),
        element("text", words("draw-mediterranean"), class_="b-sealabel", x=856, y=462, font_size=22),
        element("text", words("draw-atlantic"), class_="b-sealabel", transform=atlantic, font_size=22),
        element("text", words("draw-portugal"), class_="b-sealabel eg-far-name", x=166, y=560, font_size=20),
        [region_name(words, place) for place in range(pieces.REGIONS)],
        element("text", naming.label(words, pieces.CASTLE), class_="b-name", x=CASTLE_AT[0], y=708, font_size=22),
    )


def region_name(words: Words, place: int) -> Markup:
    """The name of a region, written on it."""
    at = PLACED[pieces.REGION_IDS[place]]
    x, y = at["label"]
    return element("text", naming.label(words, place), class_="b-name", x=x, y=y, font_size=at["size"])


# Scoreboards and the round track


def board_at(place: int) -> tuple[float, float]:
    """The middle of a place's scoreboard."""
    x, y = PLACED[pieces.PLACE_IDS[place]]["scoreboard"]
    return x, y


@lru_cache(maxsize=256)
def tiles(
    words: Words, marker: tuple[int, ...], inside: tuple[int, ...], short: bool, round: int, over: bool
) -> Markup:
    """The printed scoreboards; a mobile one lies on top of them. What is told of the castle, and the round track."""
    return layer(
        "tiles",
        [printed(place) for place in range(pieces.PLACES) if place not in marker],
        [mobile(words, number, place) for number, place in enumerate(marker)],
        element("text", castle_note(words, inside), class_="b-name eg-inside", x=CASTLE_AT[0], y=769, font_size=19),
        track(words, short, round, over),
    )


def printed(place: int) -> Markup:
    """The scoreboard that is printed in a place."""
    x, y = board_at(place)
    return tile(x - TILE[0] / 2, y - TILE[1] / 2, pieces.VALUES[place].tolist(), class_="eg-tile")


def mobile(words: Words, marker: int, place: int) -> Markup:
    """EG-1.3  A mobile scoreboard, on the board or beside it."""
    name = naming.marker_name(words, marker)
    x, y = OFF_AT[marker]
    label = name
    if place != pieces.OFF_BOARD:
        cx, cy = board_at(place)
        x, y = cx - TILE[0] / 2, cy - TILE[1] / 2
        label = words("draw-marker", marker=name, **naming.place_phrases(words, place))
    values = pieces.VALUES[pieces.PLACES + marker].tolist()
    return tile(
        x, y, values, class_="eg-tile eg-mobile piece", id=pieces.MARKER_IDS[marker], role="img", aria_label=label
    )


def tile(x: float, y: float, values: list[int], **attributes: str | float | None) -> Markup:
    """Three values side by side, the first in a dark field."""
    first, second, third = values
    return element(
        "g",
        element("rect", class_="eg-tile-body", width=TILE[0], height=TILE[1], rx=4),
        element("path", class_="eg-tile-head", d="M0 4a4 4 0 0 1 4-4h27v27H4a4 4 0 0 1-4-4Z"),
        element("path", class_="eg-tile-rule", d="M56 5v17"),
        element("text", first, class_="eg-n1", x=15.5, y=20.5),
        element("text", second, class_="eg-n2", x=43, y=20),
        element("text", third, class_="eg-n3", x=68, y=19.5),
        transform=f"translate({number(x)} {number(y)})",
        **attributes,
    )


def castle_note(words: Words, inside: tuple[int, ...]) -> str:
    """EG-9.5, EG-17.6  Closed, or how many are inside where that is shown."""
    return words("draw-castle-closed") if inside[0] < 0 else words("draw-castle-inside", count=sum(inside))


def track(words: Words, short: bool, round: int, over: bool) -> Markup:
    """EG-1.1  The round track: rounds are dots, general scorings lozenges."""
    x, y = TRACK_AT
    drawn: list[Markup] = []
    for step, space in enumerate(pieces.DATA["round_track"]):
        at = x + step * TRACK_STEP
        scoring = space.startswith("scoring")
        after = int(space[-1]) * pieces.ROUNDS_A_SCORING if scoring else int(space)
        skipped = short and not scoring and after % pieces.ROUNDS_A_SCORING == 1
        done = over or after < round
        now = not scoring and after == round and not over
        state = "eg-skip" if skipped else "eg-now" if now else "eg-done" if done else "eg-next"
        if scoring:
            drawn.append(element("path", class_=f"eg-space {state}", d=f"M{at} {y - 8}l8 8-8 8-8-8Z"))
        else:
            drawn.append(element("circle", class_=f"eg-space {state}", cx=at, cy=y, r=8 if now else 6))
    label = words("draw-track", **round_words(short, round))
    return element("g", drawn, id="round-track", role="img", aria_label=label)


# Pieces


@lru_cache(maxsize=64)
def standing(
    words: Words,
    names: tuple[str, ...],
    laid: Board,
    wheels: tuple[int, ...],
    taken: Stand | None,
    named: tuple[tuple[Stand, int], ...],
    legal: frozenset[str],
) -> Markup:
    """Knights, Grandes, the King, and the wheels that the viewer knows of."""
    return layer(
        "pieces",
        counters(words, names, laid.knights, taken, dict(named), legal),
        [signs(words, name, seat, laid.grande, wheels) for seat, name in enumerate(names)],
        king(words, laid.king),
    )


def taken_up(s: Any) -> Stand | None:
    """EG-10.1  Where a knight has been taken up."""
    return (s.origin, s.whose) if s.phase == phase.MOVE_TO else None


def named_for_return(s: Any) -> tuple[tuple[Stand, int], ...]:
    """EG-10.24  Where knights of the board have been named for return, and how many."""
    return tuple([((place, s.whose), count) for place, count in enumerate(s.given[: pieces.COURT]) if count])


def piece(name: str, label: str, *children: Child, **attributes: str | float | None) -> Markup:
    """A piece with its stable id and its label."""
    return element("g", *children, **({"id": name, "class_": "piece", "role": "img", "aria_label": label} | attributes))


def foreseen(view: Mapping[str, Any], events: Iterable[Event]) -> dict[str, Any]:
    """The fields of the record that change with the pieces that events move, up to the first that moves none."""
    knights, court = np.array(view["knights"]), np.array(view["court"])
    grande, wheel, king = np.array(view["grande"]), np.array(view["wheel"]), view["king"]
    for args, kind in ((event.args, event.kind) for event in events):
        if kind == "king_moved":
            king = args["region"]
        elif kind == "grande_moved":
            grande[args["seat"]] = args["region"]
        elif kind == "wheel_set":
            wheel[args["seat"]] = args["region"]
        elif kind == "deployed":
            knights[args["place"], args["seat"]] += 1
            court[args["seat"]] -= 1
        elif kind == "moved":
            knights[args["source"], args["owner"]] -= 1
            knights[args["place"], args["owner"]] += 1
        else:
            break
    return {"knights": knights, "court": court, "grande": grande, "wheel": wheel, "king": king}


def counters(
    words: Words,
    names: tuple[str, ...],
    knights: tuple[tuple[int, ...], ...],
    taken: Stand | None,
    named: dict[Stand, int],
    legal: frozenset[str],
) -> Iterator[Markup]:
    """The knights of all places, one counter a colour, most first."""
    for place, held in enumerate(knights):
        most_first = sorted([(-count, seat) for seat, count in enumerate(held) if count > 0])
        for slot, (count, seat) in enumerate(most_first):
            at, pressed = (place, seat), counter_name(place, seat) in legal
            yield counter(words, names[seat], place, slot, seat, -count, at == taken, named.get(at, 0), pressed)


@lru_cache(maxsize=4096)
def counter(
    words: Words, owner: str, place: int, slot: int, seat: int, count: int, picked: bool, named: int, legal: bool
) -> Markup:
    """Knights of one colour: form, pattern in the rim, the number."""
    letter, name = SEAT_LETTERS[seat], counter_name(place, seat)
    x, y = PLACED[pieces.PLACE_IDS[place]]["slots"][slot]
    label = words("draw-counter", knights=count, name=owner, **naming.place_phrases(words, place))
    drop = 10.5 if letter == "d" else 6.4
    return piece(
        name,
        label,
        element("circle", class_="eg-ring", r=RADIUS + 6) if legal or picked else None,
        element("path", class_="tok eg-body", d=form(letter, 1)),
        element("path", d=form(letter, 0.94), fill=f"url(#pat-{letter})") if letter != "a" else None,
        element("path", class_="eg-body", d=form(letter, 0.66)) if letter != "a" else None,
        element("text", count, class_="tok-n eg-count" if count < 10 else "tok-n eg-count eg-many", y=drop),
        returned_badge(named) if named else None,
        **{"data_seat": letter, "transform": f"translate({number(x)} {number(y)})"}
        | ({"class_": "piece eg-picked"} if picked else {})
        # Where no counter can be pressed its region can.
        | (pressable(name, label) if legal else {}),
    )


def returned_badge(named: int) -> Markup:
    """EG-10.24  How many of these have been named for return."""
    return element(
        "g",
        element("rect", class_="eg-draft", x=4, y=-28, width=28, height=19, rx=9.5),
        element("text", f"−{named}", class_="eg-draft-n", x=18, y=-13.5),
        class_="draft",
    )


def form(letter: str, scale: float) -> str:
    """The silhouette of a seat around the origin."""
    r = RADIUS * scale
    if letter == "a":
        return f"M{r:.1f} 0A{r:.1f} {r:.1f} 0 1 1 {-r:.1f} 0A{r:.1f} {r:.1f} 0 1 1 {r:.1f} 0Z"
    if letter == "b":
        r *= 1.12
        return f"M0 {-r:.1f}L{r:.1f} 0 0 {r:.1f} {-r:.1f} 0Z"
    if letter == "c":
        r *= 0.86
        return f"M{-r:.1f} {-r:.1f}H{r:.1f}V{r:.1f}H{-r:.1f}Z"
    if letter == "d":
        # Smaller ones stand a little lower, where the digit is.
        low = 3 * (1 - scale)
        return f"M0 {-1.08 * r + low:.1f}L{1.15 * r:.1f} {0.9 * r + low:.1f}H{-1.15 * r:.1f}Z"
    points = []
    for corner in range(10):
        reach = r * (1.24 if corner % 2 == 0 else 0.74)
        points.append(f"{reach * sin(corner * pi / 5):.1f} {-reach * cos(corner * pi / 5):.1f}")
    return f"M{'L'.join(points)}Z"


def king(words: Words, place: int) -> Markup:
    """EG-2.6  The King in his region."""
    x, y = PLACED[pieces.REGION_IDS[place]]["king"]
    label = words("draw-king", **naming.place_phrases(words, place))
    return piece("piece-king", label, use("king", -31, -31, 62, "eg-king"), transform=f"translate({x} {y})")


def signs(words: Words, name: str, seat: int, grandes: tuple[int, ...], wheels: tuple[int, ...]) -> Iterator[Markup]:
    """EG-12.1  A seat's Grande, and its wheel on the other side of the scoreboard; those of several stand side by
    side."""
    home, pointed = grandes[seat], wheels[seat]
    yield beside(words, name, "grande", seat, home, -62 - 24 * grandes[:seat].count(home), -4)
    if pointed >= 0:
        yield beside(words, name, "wheel", seat, pointed, 66 + 24 * wheels[:seat].count(pointed), 0)


@lru_cache(maxsize=2048)
def beside(words: Words, name: str, sign: str, seat: int, place: int, away: float, lift: float) -> Markup:
    """A sign of a seat beside the scoreboard of a region."""
    x, y = board_at(place)
    label = words(f"draw-{sign}", name=name, **naming.place_phrases(words, place))
    figure = use(sign, -17, -17, 34, "of-seat")
    at = f"translate({number(x + away)} {number(y + lift)})"
    return piece(sign_name(sign, seat), label, figure, data_seat=SEAT_LETTERS[seat], transform=at)


@lru_cache(maxsize=64)
def hints(words: Words, names: tuple[str, ...], laid: Board) -> Markup:
    """What every place would pay now, except a closed castle."""
    places = pieces.REGIONS if laid.knights[pieces.CASTLE][0] < 0 else pieces.PLACES
    return layer("hints", [hint(words, names, place, laid.gains[place]) for place in range(places)])


@lru_cache(maxsize=2048)
def hint(words: Words, names: tuple[str, ...], place: int, paid: Gains) -> Markup:
    """What a place would pay now, on a plate that shows while the place is pointed at."""
    title = words("draw-hint", **naming.place_phrases(words, place))
    rows: list[Child] = []
    for row, (points, seat) in enumerate(paid):
        y = 52 + 24 * row
        letter = SEAT_LETTERS[seat]
        rows.append(element("g", use(f"seat-{letter}", 15, y - 15, 18, "of-seat"), data_seat=letter))
        rows.append(element("text", names[seat], class_="eg-hint-name", x=42, y=y))
        rows.append(element("text", points, class_="eg-hint-points", x=PLATE[2] - 16, y=y))
    if not paid:
        rows.append(element("text", words("draw-nobody"), class_="eg-hint-name", x=16, y=52))
    height = 42 + 24 * max(len(paid), 1)
    return element(
        "g",
        element("rect", class_="eg-plate", width=PLATE[2], height=height, rx=8),
        element("text", title, class_="eg-hint-title", x=14, y=26),
        rows,
        class_=f"eg-hint hint-{pieces.PLACE_IDS[place]}",
        transform=f"translate({PLATE[0]} {PLATE[1]})",
        aria_hidden="true",
    )


# The action cards


def offer(scene: Scene, s: Any, legal: frozenset[str]) -> Panel | None:
    """EG-5.1  The five cards of the round."""
    if s.phase == phase.OVER:
        return None
    used = (s.card, s.active) if s.order[0] >= 0 else None
    return drawn_offer(scene.words, scene.names, tuple(zip(s.face, s.taker, strict=True)), used, legal & CARD_TARGETS)


@lru_cache(maxsize=512)
def drawn_offer(
    words: Words,
    names: tuple[str, ...],
    lying: tuple[tuple[int, int], ...],
    used: tuple[int, int] | None,
    legal: frozenset[str],
) -> Panel:
    """The same by all that it shows: the card of each deck with the seat that took it, and which of them is in use."""
    cards = []
    for deck, (card, taker) in enumerate(lying, 1):
        owner = names[taker] if taker >= 0 else ""
        cards.append(action_card(words, deck, card, taker, owner, (card, taker) == used, card_target(deck) in legal))
    where = area("cards", words("draw-cards-short"))
    body = element("div", cards, class_="eg-cards", role="group", aria_label=words("draw-cards"), **where)
    return Panel(body, OFFER_WIDTH, 16 + DECKS * CARD_HEIGHT, html=True)


@lru_cache(maxsize=2048)
def action_card(words: Words, deck: int, card: int, taker: int, owner: str, using: bool, legal: bool) -> Markup:
    """An action card: its knights, name and text, and who took it."""
    name, letter, classes = card_target(deck), None, ["eg-card"]
    if taker >= 0:
        letter = SEAT_LETTERS[taker]
        classes.append("mine" if using else "taken")
    if legal:
        classes.append("legal")
    knights = words("draw-knights", knights=deck)
    title, text = naming.card_name(words, card), naming.card_text(words, card)
    return element(
        "div",
        element("div", [icon("caballero") for _ in range(deck)], class_="kn", role="img", aria_label=knights),
        element("h3", title),
        element("p", text, class_="long" if len(text) > LONG_TEXT else None),
        element("span", icon(f"seat-{letter}", "glyph"), owner, class_="own") if letter else None,
        **{"id": name, "class_": " ".join(classes), "data_seat": letter}
        | pressable(name, f"{title}. {text} {knights}.", legal),
    )


# The tray


def tray(scene: Scene, s: Any, seat: int, legal: frozenset[str]) -> Panel:
    """My court, my provinces and my power cards."""
    leaving = any(grasp(choice, scene.view) for choice in scene.legal)
    played = s.power[seat]
    hand = s.hand[seat] | s.taken_back[seat] << played  # EG-10.42  the card of this round may be in it again
    return drawn_tray(
        scene.words,
        seat,
        s.court[seat],
        s.province[seat],
        quota(s) if leaving else None,
        hand,
        played,
        legal & TRAY_TARGETS,
    )


@lru_cache(maxsize=512)
def drawn_tray(
    words: Words,
    seat: int,
    court: int,
    province: int,
    leaving: int | None,
    hand: int,
    played: int,
    legal: frozenset[str],
) -> Panel:
    """The same by all that it shows: `leaving` knights of the court may still be deployed, `hand` is a mask."""
    told = words("draw-court") if leaving is None else words("draw-court-leaving", count=leaving)
    press = pressable("court", told, "court" in legal) if leaving is None else pressable(COURT, told)
    cards = [
        power_card(words, value, power_state(value, hand, played), power_name(value) in legal)
        for value in range(1, pieces.POWERS + 1)
    ]
    body = element(
        "div",
        pool("court", court, told, **press),
        pool("province", province, words("draw-province")),
        element("div", cards, class_="eg-power", role="group", aria_label=words("draw-hand")),
        class_="eg-tray",
        data_seat=SEAT_LETTERS[seat],
    )
    return Panel(body, TRAY_WIDTH, TRAY_HEIGHT, html=True)


def pool(sign: str, count: int, label: str, **attributes: str | float | None) -> Markup:
    """A number of knights that are not on the board."""
    pressed = "eg-pool legal" if attributes.get("tabindex") == 0 else "eg-pool"
    return element(
        "div", icon(sign), element("b", count), element("span", label), class_=pressed, id=f"my-{sign}", **attributes
    )


def power_state(value: int, hand: int, played: int) -> str:
    """Whether a power card is in hand, on the table, or discarded."""
    if hand >> value & 1:
        return "hand"
    return "played" if value == played else "spent"


@lru_cache(maxsize=256)
def power_card(words: Words, value: int, state: str, legal: bool) -> Markup:
    """A power card."""
    name = power_name(value)
    return element(
        "div",
        element("b", value),
        element("small", f"+{int(pieces.REINFORCEMENTS[value])}", icon("caballero")),
        **{"id": name, "class_": f"eg-pw {state} legal" if legal else f"eg-pw {state}"}
        | pressable(name, words("draw-power", value=value, state=state), legal),
    )


# The players' cards


def seat_panel(scene: Scene, s: Any, seat: int) -> SeatPanel:
    """A player's card."""
    held = sum(s.vetoes[seat])
    counts = vitals(
        scene.words,
        s.court[seat],
        s.province[seat],
        s.in_hand[seat],
        s.knights[pieces.CASTLE][seat],
        held,
        " ".join(vetoes(scene, s, seat)) if held else "",
        s.token == seat and s.phase != phase.OVER,
    )
    return SeatPanel(score=str(s.points[seat]), note=note(scene, s, seat), picture=None, vitals=counts)


@lru_cache(maxsize=2048)
def vitals(
    words: Words, court: int, province: int, hand: int, inside: int, held: int, vetoes: str, starts: bool
) -> tuple[Vital, ...]:
    """The counts of a player's card."""
    found = [
        Vital("court", str(court), words("draw-vital-court", knights=court)),
        Vital(
            "province",
            {FEW: "≤5", MANY: "6+"}.get(province, str(province)),
            words("draw-vital-province", count=province_text(words, province)),
        ),
        Vital("scroll", str(hand), words("draw-vital-cards", count=hand)),
    ]
    if inside >= 0:
        found.append(Vital("castle", str(inside), words("draw-vital-castle", count=inside)))
    if held:
        found.append(Vital("scroll-no", str(held), vetoes))
    if starts:
        found.append(Vital("ui-flag", "", words("draw-vital-token")))
    return tuple(found)


def note(scene: Scene, s: Any, seat: int) -> str:
    """One line of state."""
    words, value, waiting = scene.words, s.power[seat], s.phase
    if waiting == phase.OVER:
        return rank_note(scene, seat)
    if waiting == phase.POWER:
        if value:
            return words("draw-note-power", value=value)
        return words("draw-note-to-play" if s.to_act >> seat & 1 else "draw-note-waiting")
    if s.to_act >> seat & 1 and waiting == phase.WHEEL:
        return words("draw-note-wheel")
    if s.to_act >> seat & 1 and waiting == phase.WINDOW:
        return words("draw-note-veto")
    place = s.order.index(seat)
    if place < s.turn:
        return words("draw-note-done", value=value)
    return words("draw-note-turn" if place == s.turn else "draw-note-next", value=value)

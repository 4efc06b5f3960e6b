"""The table of El Grande as a drawing: the map with castle and pieces, the action cards, my power cards, the seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.phrase import rank_note
from reinos.core.scene import SEAT_LETTERS, Panel, Panels, Scene, SeatPanel, Vital, area, pressable
from reinos.core.svg import Child, Markup, drawing, element, icon, join, number, use
from reinos.games.el_grande import naming, phase, pieces
from reinos.games.el_grande.cards import DECKS
from reinos.games.el_grande.log import round_words
from reinos.games.el_grande.offers import quota
from reinos.games.el_grande.people import FEW, MANY, shown_table
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


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it."""
    s = shown_table(scene)
    return Panels(
        stage=stage(scene, s),
        offer=offer(scene, s),
        tray=tray(scene, s, scene.seat) if scene.seat is not None else None,
        seats=tuple(seat_panel(scene, s, seat) for seat in range(s.players)),
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


def targets(scene: Scene) -> set[str]:
    """What the viewer may press now."""
    return {target(choice, scene.view) for choice in scene.legal} - {""}


# The map


def stage(scene: Scene, s: Any) -> Panel:
    """Iberia with the castle on its isle."""
    legal = targets(scene)
    layers: dict[str, Child] = {
        "base": [element("rect", class_="b-sea", x=-900, y=-700, width=2800, height=2300), water()],
        "scenery": [far_land(name) for name in SCENERY],
        "regions": [region(scene, s, place, legal) for place in range(pieces.REGIONS)],
        "borders": [borders(), castle(scene, s, legal)],
        "legal": [glow(place) for place in range(pieces.PLACES) if pieces.PLACE_IDS[place] in legal],
        "labels": labels(scene),
        "tiles": [tiles(scene, s), track(scene, s)],
        "pieces": standing(scene, s, legal),
        "hints": [hint(scene, s, place) for place in range(pieces.PLACES)],
    }
    body = drawing(
        BOX,
        element("defs", land(), [clip(name) for name in pieces.REGION_IDS]),
        [element("g", content, id=f"layer-{name}") for name, content in layers.items()],
        class_="board eg",
        role="group",
        aria_label=scene.words("draw-board", **naming.place_phrases(scene.words, s.king)),
        **area("map", scene.words("draw-map")),
    )
    return Panel(body, BOX[2], BOX[3])


@cache
def land() -> Markup:
    """All outlines in one group."""
    return element("g", [element("path", d=outline) for outline in OUTLINES.values()], id="eg-land")


@cache
def clip(name: str) -> Markup:
    """A region as a clip, so that what is painted on its border stays inside."""
    return element("clipPath", element("path", d=OUTLINES[name]), id=f"eg-clip-{name}")


@cache
def water() -> Markup:
    """Engraved lines along the coast."""
    return join([element("use", href="#eg-land", class_=f"eg-water eg-water-{line}") for line in range(6)])


@cache
def far_land(name: str) -> Markup:
    """Land that is not in play."""
    d = OUTLINES[name]
    return join(
        element("path", class_="b-far", d=d),
        element("path", d=d, fill="url(#pat-far)"),
        element("path", class_="b-border", d=d),
    )


def region(scene: Scene, s: Any, place: int, legal: set[str]) -> Markup:
    """A region: washed, with a stronger edge inside; hatched where the King stands."""
    name, d = pieces.REGION_IDS[place], OUTLINES[pieces.REGION_IDS[place]]
    label = region_label(scene, s, place)
    wash = PLACED[name]["wash"]
    idle = legal & set(pieces.PLACE_IDS) and name not in legal
    return element(
        "g",
        element("title", label),
        element("path", class_=f"eg-wash-{wash}", d=d),
        element("path", class_=f"eg-edge eg-edge-{wash}", d=d, clip_path=f"url(#eg-clip-{name})"),
        element("path", d=d, fill="url(#pat-taboo)") if s.king == place else None,
        element("path", class_="b-dim", d=d) if idle else None,
        **{"id": f"region-{name}", "class_": f"region at-{name}"} | pressable(name, label, name in legal),
    )


def region_label(scene: Scene, s: Any, place: int) -> str:
    """A region in words: values and knights."""
    words = scene.words
    held = naming.counts(scene, s.knights[place, : s.players].tolist(), "situation-empty")
    values = naming.values(words, scoreboard(s, place))
    return words("draw-region", label=naming.label(words, place), values=values, counts=held)


@cache
def borders() -> Markup:
    """The lines between regions, and the coast."""
    lines = [element("path", class_="b-border", d=OUTLINES[name]) for name in pieces.REGION_IDS]
    return join(lines, element("use", href="#eg-land", class_="eg-coast"))


def castle(scene: Scene, s: Any, legal: set[str]) -> Markup:
    """The castle on its isle."""
    words = scene.words
    label = words("draw-castle", values=naming.values(words, scoreboard(s, pieces.CASTLE)))
    x, y = ISLE_AT
    cx, cy = CASTLE_AT
    return element(
        "g",
        element("title", label),
        element("rect", class_="eg-hit", x=cx - 90, y=cy - 70, width=180, height=160, rx=20),
        element("ellipse", class_="eg-isle", cx=x, cy=y, rx=88, ry=24),
        use("castle", cx - 64, cy - 64, 128, "eg-castle"),
        **{"id": "place-castle", "class_": "region at-castle"} | pressable("castle", label, "castle" in legal),
    )


def glow(place: int) -> list[Markup]:
    """The golden edge of a place that may be pressed."""
    if place == pieces.CASTLE:
        isle: dict[str, str | float | None] = {"cx": ISLE_AT[0], "cy": ISLE_AT[1], "rx": 88, "ry": 24}
        return [element("ellipse", class_=f"legal-{part}", **isle) for part in ("case", "glow")]
    name = pieces.REGION_IDS[place]
    inside: dict[str, str | float | None] = {"d": OUTLINES[name], "clip_path": f"url(#eg-clip-{name})"}
    return [
        element("path", class_="legal-case eg-case", **inside),
        element("path", class_="eg-halo", **inside),
        element("path", class_="legal-glow eg-glow", **inside),
    ]


def labels(scene: Scene) -> Iterator[Markup]:
    """Names of seas and regions."""
    words = scene.words
    yield element("text", words("draw-cantabrian"), class_="b-sealabel", x=330, y=74, font_size=22)
    yield element("text", words("draw-mediterranean"), class_="b-sealabel", x=856, y=462, font_size=22)
    atlantic = "translate(68 600) rotate(-90)"
    yield element("text", words("draw-atlantic"), class_="b-sealabel", transform=atlantic, font_size=22)
    yield element("text", words("draw-portugal"), class_="b-sealabel eg-far-name", x=166, y=560, font_size=20)
    for place, name in enumerate(pieces.REGION_IDS):
        x, y = PLACED[name]["label"]
        size = PLACED[name]["size"]
        yield element("text", naming.label(words, place), class_="b-name", x=x, y=y, font_size=size)
    yield element("text", naming.label(words, pieces.CASTLE), class_="b-name", x=CASTLE_AT[0], y=708, font_size=22)


# Scoreboards and the round track


def board_at(place: int) -> tuple[float, float]:
    """The middle of a place's scoreboard."""
    x, y = PLACED[pieces.PLACE_IDS[place]]["scoreboard"]
    return x, y


def tiles(scene: Scene, s: Any) -> Iterator[Markup]:
    """The printed scoreboards; a mobile one lies on top of them."""
    for place in range(pieces.PLACES):
        row = scoreboard(s, place)
        if row == place:
            x, y = board_at(place)
            yield tile(x - TILE[0] / 2, y - TILE[1] / 2, pieces.VALUES[row].tolist(), class_="eg-tile")
    for marker, place in enumerate(s.marker.tolist()):
        yield mobile(scene, marker, place)
    yield element("text", castle_note(scene, s), class_="b-name eg-inside", x=CASTLE_AT[0], y=769, font_size=19)


def mobile(scene: Scene, marker: int, place: int) -> Markup:
    """EG-1.3  A mobile scoreboard, on the board or beside it."""
    words = scene.words
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


def castle_note(scene: Scene, s: Any) -> str:
    """EG-9.5, EG-17.6  Closed, or how many are inside where that is shown."""
    inside = s.knights[pieces.CASTLE, : s.players]
    if inside[0] < 0:
        return scene.words("draw-castle-closed")
    return scene.words("draw-castle-inside", count=int(inside.sum()))


def track(scene: Scene, s: Any) -> Markup:
    """EG-1.1  The round track: rounds are dots, general scorings lozenges."""
    x, y = TRACK_AT
    drawn: list[Markup] = []
    for step, space in enumerate(pieces.DATA["round_track"]):
        at = x + step * TRACK_STEP
        scoring = space.startswith("scoring")
        after = int(space[-1]) * pieces.ROUNDS_A_SCORING if scoring else int(space)
        skipped = s.short and not scoring and after % pieces.ROUNDS_A_SCORING == 1
        done = s.phase == phase.OVER or after < s.round
        now = not scoring and after == s.round and s.phase != phase.OVER
        state = "eg-skip" if skipped else "eg-now" if now else "eg-done" if done else "eg-next"
        if scoring:
            drawn.append(element("path", class_=f"eg-space {state}", d=f"M{at} {y - 8}l8 8-8 8-8-8Z"))
        else:
            drawn.append(element("circle", class_=f"eg-space {state}", cx=at, cy=y, r=8 if now else 6))
    label = scene.words("draw-track", **round_words(bool(s.short), s.round))
    return element("g", drawn, id="round-track", role="img", aria_label=label)


# Pieces


def standing(scene: Scene, s: Any, legal: set[str]) -> Iterator[Markup]:
    """Knights, Grandes, the King, and the wheels that the viewer knows of."""
    for place in range(pieces.PLACES):
        yield from counters(scene, s, place, legal)
    for seat in range(s.players):
        yield grande(scene, s, seat)
        if s.wheel[seat] >= 0:
            yield wheel(scene, s, seat)
    x, y = PLACED[pieces.REGION_IDS[s.king]]["king"]
    label = scene.words("draw-king", **naming.place_phrases(scene.words, s.king))
    king = use("king", -31, -31, 62, "eg-king")
    yield piece("piece-king", label, king, transform=f"translate({x} {y})")


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


def counters(scene: Scene, s: Any, place: int, legal: set[str]) -> Iterator[Markup]:
    """The knights of a place, one counter a colour, most first."""
    held = sorted((-int(s.knights[place, seat]), seat) for seat in range(s.players) if s.knights[place, seat] > 0)
    for (x, y), (count, seat) in zip(PLACED[pieces.PLACE_IDS[place]]["slots"], held, strict=False):
        yield counter(scene, s, place, seat, -count, x, y, legal)


def counter(scene: Scene, s: Any, place: int, seat: int, count: int, x: float, y: float, legal: set[str]) -> Markup:
    """Knights of one colour: form, pattern in the rim, the number."""
    letter, name = SEAT_LETTERS[seat], counter_name(place, seat)
    words = scene.words
    label = words("draw-counter", knights=count, name=scene.names[seat], **naming.place_phrases(words, place))
    picked = s.phase == phase.MOVE_TO and s.whose == seat and s.origin == place
    drop = 10.5 if letter == "d" else 6.4
    return piece(
        name,
        label,
        element("circle", class_="eg-ring", r=RADIUS + 6) if name in legal or picked else None,
        element("path", class_="tok eg-body", d=form(letter, 1)),
        element("path", d=form(letter, 0.94), fill=f"url(#pat-{letter})") if letter != "a" else None,
        element("path", class_="eg-body", d=form(letter, 0.66)) if letter != "a" else None,
        element("text", count, class_="tok-n eg-count" if count < 10 else "tok-n eg-count eg-many", y=drop),
        returned_badge(s, place, seat),
        **{"data_seat": letter, "transform": f"translate({number(x)} {number(y)})"}
        | ({"class_": "piece eg-picked"} if picked else {})
        # Where no counter can be pressed its region can.
        | (pressable(name, label) if name in legal else {}),
    )


def returned_badge(s: Any, place: int, seat: int) -> Markup | None:
    """EG-10.24  How many of these have been named for return."""
    if place == pieces.CASTLE or seat != s.whose or not s.given[place]:
        return None
    return element(
        "g",
        element("rect", class_="eg-draft", x=4, y=-28, width=28, height=19, rx=9.5),
        element("text", f"−{int(s.given[place])}", class_="eg-draft-n", x=18, y=-13.5),
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


def grande(scene: Scene, s: Any, seat: int) -> Markup:
    """A Grande beside the scoreboard of its home region."""
    return beside(scene, "grande", s.grande, seat, -62, -24, -4)


def wheel(scene: Scene, s: Any, seat: int) -> Markup:
    """EG-12.1  A wheel on the other side of the scoreboard of the region that it points at."""
    return beside(scene, "wheel", s.wheel, seat, 66, 24, 0)


def beside(scene: Scene, sign: str, where: Any, seat: int, away: float, next_to: float, lift: float) -> Markup:
    """A sign of a seat beside the scoreboard of a region; several stand side by side."""
    place = int(where[seat])
    x, y = board_at(place)
    before = sum(where[other] == place for other in range(seat))
    label = scene.words(f"draw-{sign}", name=scene.names[seat], **naming.place_phrases(scene.words, place))
    figure = use(sign, -17, -17, 34, "of-seat")
    at = f"translate({number(x + away + next_to * before)} {number(y + lift)})"
    return piece(sign_name(sign, seat), label, figure, data_seat=SEAT_LETTERS[seat], transform=at)


def hint(scene: Scene, s: Any, place: int) -> Markup | None:
    """What a place would pay now, on a plate that shows while the place is pointed at."""
    if place == pieces.CASTLE and s.knights[pieces.CASTLE, 0] < 0:
        return None
    words, name = scene.words, pieces.PLACE_IDS[place]
    title = words("draw-hint", **naming.place_phrases(words, place))
    found = payment(s, place, 0)
    paid = sorted((-points_of(found, seat), seat) for seat in range(s.players) if points_of(found, seat))
    rows: list[Child] = []
    for row, (points, seat) in enumerate(paid):
        y = 52 + 24 * row
        letter = SEAT_LETTERS[seat]
        rows.append(element("g", use(f"seat-{letter}", 15, y - 15, 18, "of-seat"), data_seat=letter))
        rows.append(element("text", scene.names[seat], class_="eg-hint-name", x=42, y=y))
        rows.append(element("text", -points, class_="eg-hint-points", x=PLATE[2] - 16, y=y))
    if not paid:
        rows.append(element("text", words("draw-nobody"), class_="eg-hint-name", x=16, y=52))
    height = 42 + 24 * max(len(paid), 1)
    return element(
        "g",
        element("rect", class_="eg-plate", width=PLATE[2], height=height, rx=8),
        element("text", title, class_="eg-hint-title", x=14, y=26),
        rows,
        class_=f"eg-hint hint-{name}",
        transform=f"translate({PLATE[0]} {PLATE[1]})",
        aria_hidden="true",
    )


# The action cards


def offer(scene: Scene, s: Any) -> Panel | None:
    """EG-5.1  The five cards of the round."""
    if s.phase == phase.OVER:
        return None
    legal = targets(scene)
    cards = [action_card(scene, s, deck, legal) for deck in range(DECKS)]
    label, where = scene.words("draw-cards"), area("cards", scene.words("draw-cards-short"))
    body = element("div", cards, class_="eg-cards", role="group", aria_label=label, **where)
    return Panel(body, OFFER_WIDTH, 16 + DECKS * CARD_HEIGHT, html=True)


def action_card(scene: Scene, s: Any, deck: int, legal: set[str]) -> Markup:
    """An action card: its knights, name and text, and who took it."""
    words, card, taker = scene.words, int(s.face[deck]), int(s.taker[deck])
    name = card_target(deck + 1)
    using = taker == s.active and s.card == card and s.order[0] >= 0
    classes = ["eg-card"]
    if taker >= 0:
        classes.append("mine" if using else "taken")
    if name in legal:
        classes.append("legal")
    knights = words("draw-knights", knights=deck + 1)
    owner = None
    if taker >= 0:
        letter = SEAT_LETTERS[taker]
        owner = element("span", icon(f"seat-{letter}", "glyph"), scene.names[taker], class_="own")
    title, text = naming.card_name(words, card), naming.card_text(words, card)
    return element(
        "div",
        element("div", [icon("caballero") for _ in range(deck + 1)], class_="kn", role="img", aria_label=knights),
        element("h3", title),
        element("p", text, class_="long" if len(text) > LONG_TEXT else None),
        owner,
        **{"id": name, "class_": " ".join(classes), "data_seat": SEAT_LETTERS[taker] if taker >= 0 else None}
        | pressable(name, f"{title}. {text} {knights}.", name in legal),
    )


# The tray


def tray(scene: Scene, s: Any, seat: int) -> Panel:
    """My court, my provinces and my power cards."""
    legal = targets(scene)
    words = scene.words
    leaving = any(grasp(choice, scene.view) for choice in scene.legal)
    court = words("draw-court-leaving", count=quota(s)) if leaving else words("draw-court")
    press = pressable(COURT, court) if leaving else pressable("court", court, "court" in legal)
    body = element(
        "div",
        pool("court", int(s.court[seat]), court, **press),
        pool("province", int(s.province[seat]), words("draw-province")),
        element(
            "div",
            [power_card(scene, s, seat, value, legal) for value in range(1, pieces.POWERS + 1)],
            class_="eg-power",
            role="group",
            aria_label=words("draw-hand"),
        ),
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


def power_card(scene: Scene, s: Any, seat: int, value: int, legal: set[str]) -> Markup:
    """A power card: in hand, on the table, or discarded."""
    name = power_name(value)
    state = "hand" if s.hand[seat] >> value & 1 else "played" if s.power[seat] == value else "spent"
    if s.power[seat] == value and s.taken_back[seat]:
        state = "hand"
    label = scene.words("draw-power", value=value, state=state)
    knights = element("small", f"+{int(pieces.REINFORCEMENTS[value])}", icon("caballero"))
    return element(
        "div",
        element("b", value),
        knights,
        **{
            "id": name,
            "class_": f"eg-pw {state} legal" if name in legal else f"eg-pw {state}",
        }
        | pressable(name, label, name in legal),
    )


# The players' cards


def seat_panel(scene: Scene, s: Any, seat: int) -> SeatPanel:
    """A player's card."""
    words = scene.words
    court, province, hand = int(s.court[seat]), int(s.province[seat]), int(s.in_hand[seat])
    inside, held = int(s.knights[pieces.CASTLE, seat]), int(s.vetoes[seat].sum())
    vitals = [
        Vital("court", str(court), words("draw-vital-court", knights=court)),
        Vital(
            "province",
            {FEW: "≤5", MANY: "6+"}.get(province, str(province)),
            words("draw-vital-province", count=province_text(words, province)),
        ),
        Vital("scroll", str(hand), words("draw-vital-cards", count=hand)),
    ]
    if inside >= 0:
        vitals.append(Vital("castle", str(inside), words("draw-vital-castle", count=inside)))
    if held:
        vitals.append(Vital("scroll-no", str(held), " ".join(vetoes(scene, s, seat))))
    if s.token == seat and s.phase != phase.OVER:
        vitals.append(Vital("ui-flag", "", words("draw-vital-token")))
    return SeatPanel(score=str(int(s.points[seat])), note=note(scene, s, seat), picture=None, vitals=tuple(vitals))


def note(scene: Scene, s: Any, seat: int) -> str:
    """One line of state."""
    words, value, waiting = scene.words, int(s.power[seat]), s.phase
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
    place = s.order.tolist().index(seat)
    if place < s.turn:
        return words("draw-note-done", value=value)
    return words("draw-note-turn" if place == s.turn else "draw-note-next", value=value)

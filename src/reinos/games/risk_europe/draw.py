"""The table of Risk Europe as a drawing: the map, what is being decided, the realm of the viewer, a card a player."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import hypot
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from reinos.core.choice import Choice
from reinos.core.phrase import listed
from reinos.core.scene import Panel, Panels, Scene, SeatPanel, Vital
from reinos.core.svg import Child, Markup, drawing, element, icon, join, number, use
from reinos.core.words import Words
from reinos.games.risk_europe.board import count, crowns, quiet, supply_line
from reinos.games.risk_europe.missions import is_met, progress, units_on_board
from reinos.games.risk_europe.rounds import in_hand
from reinos.games.risk_europe.state import (
    ARMIES,
    AUCTION_BID,
    BID_FIRST,
    BUY_COUNT,
    CARD_COST,
    CARD_KINDS,
    CARD_NAMES,
    CHOOSE_CARDS,
    CITIES,
    CITY_NAMES,
    GENERAL,
    GOLD,
    HOLDER,
    IN_BATTLE,
    INVADER,
    KINDS,
    LEVY,
    LOSE,
    MISSION_NAMES,
    MISSION_NEEDS,
    MISSION_PICK,
    MISSIONS,
    MOVE,
    NAMES,
    NEIGHBOURS,
    NOBODY,
    OVER,
    REVEAL,
    SPEND,
    TAX,
    TAX_VALUE,
    TERRITORIES,
    TURNS,
    UNITS,
    WIN_CROWNS,
    State,
)
from reinos.games.risk_europe.treasury import castle_price, tax_value, unit_price

FOLDER = Path(__file__).parent
WIDTH, TOP, HEIGHT = 1300, 4, 1214
RADIUS = 20  # of a counter
OFFER_WIDTH, LEAST_OFFER = 348, 700
TRAY_WIDTH = 900
LINE_HEIGHT = 18  # of a name in two lines
HIRED = {3: "n", 2: "ne"}  # letters of the mercenaries by the number of players
SYMBOLS = ("footman", "archer", "cavalry", "siege")
CARD_SYMBOLS = ("tax", "kingme", "split", "fortify", "siege")
WATER = (40, 36.5, 26, 23, 14, 11)  # widths of the engraved lines along the coast
SEAS = {
    "atlantic": (62, 690, -80),
    "north": (470, 300, 0),
    "baltic": (914, 172, 0),
    "mediterranean": (560, 1030, 0),
    "black": (1252, 770, 0),
}


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it."""
    s = as_table(scene.view)
    return Panels(
        stage=stage(scene, s),
        offer=offer(scene, s),
        tray=tray(scene, s),
        seats=tuple(seat_panel(scene, s, seat) for seat in range(s.players)),
    )


def target(choice: Choice, view: Mapping[str, Any]) -> str:
    """The place in the drawing that a choice belongs to; nothing for what is a plain button."""
    kind, args = choice.kind, choice.args
    if "territory" in args:
        return territory_target(args["territory"])
    if "mission" in args:
        return f"mission-{MISSION_NAMES[args['mission']]}"
    if kind == "cards":
        return f"cards-{args['top']}-{args['bottom']}"
    if kind == "bid":
        return f"bid-{args['coins']}"
    if "count" in args:
        return f"count-{args['count']}"
    return ""


def territory_target(territory: int) -> str:
    """Id and target of a territory on the map."""
    return f"terr-{NAMES[territory]}"


def as_table(view: Mapping[str, Any]) -> State:
    """The view as rules read a record, so that the drawing asks the rules instead of repeating them."""
    fields = {name: np.array(value) if isinstance(value, (list, tuple)) else value for name, value in view.items()}
    return cast(State, SimpleNamespace(**fields))


def letter(s: State, army: int) -> str:
    """The form, colour and pattern of an army."""
    return "abcd"[army] if army < s.players else HIRED[s.players][army - s.players]


def army_name(scene: Scene, army: int) -> str:
    """An army in words."""
    players = scene.view["players"]
    if army < players:
        return named(scene.words, "you") if army == scene.seat else scene.names[army]
    return named(scene.words, "mercenaries" if players == 3 else "mercenaries-a" if army == 2 else "mercenaries-b")


def place_name(scene: Scene, territory: int) -> str:
    """A territory in words."""
    return named(scene.words, f"territory-{NAMES[territory]}")


@cache
def named(words: Words, message: str) -> str:
    """A message without arguments, looked up once."""
    return words(message)


@lru_cache(maxsize=4096)
def counted(words: Words, mix: tuple[int, ...]) -> str:
    """Units in words."""
    told = [words(f"count-{name}", count=n) for name, n in zip(UNITS, mix, strict=True) if n]
    return listed(words, told) or words("count-units", count=0)


def units_of(scene: Scene, mix: Sequence[int]) -> str:
    """Units in words."""
    return counted(scene.words, tuple(mix))


# The map as it always is


@cache
def layout() -> dict[str, Any]:
    """Where cities, armies, castles and names stand."""
    found: dict[str, Any] = json.loads((FOLDER / "layout.json").read_text(encoding="utf-8"))
    return found


@cache
def outlines() -> dict[str, str]:
    """The smoothed outlines of territories and islands, as path data."""
    found: dict[str, str] = json.loads((FOLDER / "paths.json").read_text(encoding="utf-8"))
    return found


def spot(territory: int, what: str) -> tuple[float, float]:
    """A place in a territory: of its city, army, attacker, castle or name."""
    x, y = layout()["territories"][NAMES[territory]][what]
    return x, y


@cache
def parts_of(territory: int) -> list[str]:
    """The outlines of a territory: its land, and unnamed islands that go with it."""
    return [name for name in outlines() if name.split("+")[0] == NAMES[territory]]


def shape_id(name: str) -> str:
    """The id of an outline."""
    return f"shape-{name.replace('+', '-')}"


@cache
def definitions() -> Markup:
    """Every outline once, as a shape and as a clip, and the patterns of owned land."""
    shapes = [element("path", id=shape_id(name), d=path) for name, path in outlines().items()]
    clips = [
        element("clipPath", element("use", href=f"#{shape_id(name)}"), id=f"clip-{name.replace('+', '-')}")
        for name in outlines()
    ]
    land = element("g", [element("use", href=f"#{shape_id(name)}") for name in outlines()], id="land")
    return element("defs", shapes, clips, land, patterns())


def patterns() -> Iterator[Markup]:
    """The seats' patterns at the scale of the map, and the stripes of a dispute."""
    drawn = {
        "b": ("M0 0V14", 14, "rotate(45)"),
        "d": ("M0 0 16 16M16 0 0 16", 16, None),
        "e": ("M4 0V14", 14, None),
    }
    for seat, (path, side, turn) in drawn.items():
        mark = element("path", d=path, class_=f"re-mark re-mark-{seat}")
        yield pattern(f"map-{seat}", side, turn, mark)
    yield pattern("map-c", 14, None, element("circle", cx=7, cy=7, r=2.6, class_="re-dot"))
    for seat in "abcden":
        stripe = element("rect", width=18, height=36, class_="re-stripe", data_seat=seat)
        yield pattern(f"dispute-{seat}", 36, "rotate(45)", stripe)


def pattern(name: str, side: float, turn: str | None, mark: Markup) -> Markup:
    """A pattern in map units."""
    return element(
        "pattern", mark, id=name, width=side, height=side, patternUnits="userSpaceOnUse", patternTransform=turn
    )


@cache
def sea() -> Markup:
    """The sea with the engraved lines along the coasts, and the sea lines."""
    lines = [element("use", href="#land", class_=f"re-water re-water-{n}") for n in range(len(WATER))]
    ground = element("rect", class_="b-sea", x=-1000, y=-900, width=3400, height=3100)
    return element("g", ground, lines, id="layer-base")


@cache
def sea_lines() -> Markup:
    """RE-1.5  The dotted lines that join territories over the sea."""
    drawn = []
    for line in layout()["sea_lines"]:
        (x, y), (cx, cy), (x2, y2) = line["curve"]
        path = f"M{number(x)} {number(y)}Q{number(cx)} {number(cy)} {number(x2)} {number(y2)}"
        drawn.append(element("path", id=f"sea-{line['id']}", class_="re-sealine", d=path))
    return element("g", drawn, id="layer-routes")


# The stage


def stage(scene: Scene, s: State) -> Panel:
    """The map of Europe with everything on it."""
    legal = set(legal_territories(scene))
    body = drawing(
        (0, TOP, WIDTH, HEIGHT),
        definitions(),
        sea(),
        sea_lines(),
        element("g", islands(), [territory(scene, s, t, t in legal) for t in range(TERRITORIES)], id="layer-regions"),
        element("g", element("use", href="#land", class_="b-coast re-coast"), id="layer-borders"),
        element("g", supply_nets(scene, s), id="layer-nets"),
        element("g", legal_marks(scene, s), id="layer-legal"),
        element("g", labels(scene.words), id="layer-labels"),
        element("g", cities(scene.words), castles(scene, s), id="layer-cities"),
        element("g", armies(scene, s), id="layer-pieces"),
        element("g", draft(scene, s), id="layer-draft"),
        element("g", crown_track(scene, s), id="layer-track"),
        class_="board re",
        role="group",
        aria_label=scene.words("draw-map"),
    )
    return Panel(body, WIDTH, HEIGHT)


@cache
def islands() -> Markup:
    """Unnamed islands, which are no territories."""
    return join([element("use", href=f"#{shape_id(name)}", class_="re-free") for name in outlines() if "decor" in name])


def legal_territories(scene: Scene) -> list[int]:
    """The territories that a legal choice names, each once."""
    return list(dict.fromkeys(c.args["territory"] for c in scene.legal if "territory" in c.args))


def territory(scene: Scene, s: State, t: int, legal: bool) -> Markup:
    """A territory in the colours of its owner, striped with those of an attacker."""
    owner, attacker = int(s.owner[t]), int(s.invader[t])
    colours = (letter(s, owner) if owner != NOBODY else "", letter(s, attacker) if attacker != NOBODY else "")
    return element(
        "g",
        [fills(name, *colours) for name in parts_of(t)],
        id=territory_target(t),
        class_="re-terr legal" if legal else "re-terr",
        data_target=territory_target(t),
        data_seat=colours[0] or None,
        role="button" if legal else "img",
        tabindex=0 if legal else None,
        aria_label=territory_label(scene, s, t),
    )


@cache
def fills(name: str, seat: str, attacker: str) -> Markup:
    """The colours of one outline: those of its owner, striped with those of an attacker."""
    shape, clip = f"#{shape_id(name)}", f"url(#clip-{name.replace('+', '-')})"
    if not seat:
        free = element("use", href=shape, class_="re-free")
        return join(free, element("use", href=shape, class_="re-edge re-free-edge", clip_path=clip))
    drawn = [element("use", href=shape, class_="re-owned")]
    if seat in "bcde":
        drawn.append(element("use", href=shape, class_="re-pattern", fill=f"url(#map-{seat})"))
    if attacker:
        drawn.append(element("use", href=shape, class_="re-dispute", fill=f"url(#dispute-{attacker})"))
    drawn.append(element("use", href=shape, class_="re-edge re-owned-edge", clip_path=clip))
    return join(drawn)


def territory_label(scene: Scene, s: State, t: int) -> str:
    """A territory in words: who is there with what."""
    owner = int(s.owner[t])
    if owner == NOBODY:
        return free_label(scene.words, t)
    details = [f"{army_name(scene, owner)}, {units_of(scene, s.units[t].tolist())}"]
    if s.invader[t] != NOBODY:
        details.append(f"{army_name(scene, int(s.invader[t]))}, {units_of(scene, s.invaders[t].tolist())}")
    return scene.words("draw-territory", place=place_name(scene, t), details="; ".join(details))


@cache
def free_label(words: Words, t: int) -> str:
    """An unclaimed territory in words."""
    return words("draw-territory-free", place=words(f"territory-{NAMES[t]}"))


def legal_marks(scene: Scene, s: State) -> Iterator[Markup]:
    """Gold round what may be chosen; a bone line round where a move starts."""
    legal = legal_territories(scene)
    for t in legal:
        for name in parts_of(t):
            clip = f"url(#clip-{name.replace('+', '-')})"
            yield element("use", href=f"#{shape_id(name)}", class_="re-halo", clip_path=clip)
    for kind in ("legal-case", "legal-glow"):
        for t in legal:
            yield from (element("use", href=f"#{shape_id(name)}", class_=f"{kind} re-{kind}") for name in parts_of(t))
    origin = s.field if s.field >= 0 else s.origin
    if origin >= 0:
        for name in parts_of(origin):
            yield element("use", href=f"#{shape_id(name)}", class_="re-from-case")
            yield element("use", href=f"#{shape_id(name)}", class_="re-from")


@cache
def labels(words: Words) -> Markup:
    """The names of the seas and of the territories."""
    drawn = []
    for name, (x, y, turn) in SEAS.items():
        place = f"translate({x} {y})" + (f" rotate({turn})" if turn else "")
        drawn.append(element("text", words(f"sea-{name}"), class_="b-sealabel re-sea", transform=place))
    drawn += [name_label(words(f"territory-{NAMES[t]}"), *spot(t, "name")) for t in range(TERRITORIES)]
    return join(drawn)


def name_label(name: str, x: float, y: float) -> Markup:
    """A name of a territory, long ones in two lines."""
    first, second = split_name(name)
    rest = element("tspan", second, x=x, dy=LINE_HEIGHT) if second else None
    return element("text", first, rest, class_="b-name re-name", x=x, y=y)


def split_name(name: str) -> tuple[str, str]:
    """A long name in two lines of about the same length."""
    if len(name) < 13 or " " not in name:
        return name, ""
    cuts = [n for n, mark in enumerate(name) if mark == " "]
    cut = min(cuts, key=lambda n: abs(n - len(name) / 2))
    return name[:cut], name[cut + 1 :]


@cache
def cities(words: Words) -> Markup:
    """Crown and Tax Value of every city."""
    return join([city(words, t) for t in range(TERRITORIES) if CITIES >> t & 1])


def city(words: Words, t: int) -> Markup:
    """A city: a golden or a black crown, and its Tax Value."""
    x, y = spot(t, "city")
    value = int(TAX_VALUE[t])
    return element(
        "g",
        element("rect", class_="re-city", x=x - 27, y=y - 15, width=54, height=30, rx=15),
        use("crown", x - 22.5, y - 12.5, 25, "re-gold" if GOLD >> t & 1 else "re-black"),
        element("text", value, class_="re-value", x=x + 14, y=y + 8),
        id=f"city-{CITY_NAMES[t]}",
        class_="piece",
        role="img",
        aria_label=words("draw-city", city=words(f"city-{CITY_NAMES[t]}"), value=value),
    )


def castles(scene: Scene, s: State) -> Iterator[Markup]:
    """The castles on the map."""
    for t in range(TERRITORIES):
        if s.forts >> t & 1:
            x, y = spot(t, "castle")
            label = scene.words("draw-castle", place=place_name(scene, t))
            mark = use("castle", x - 17, y - 17, 34, "re-castle")
            yield element("g", mark, id=f"castle-{NAMES[t]}", class_="piece", role="img", aria_label=label)


# Pieces


def silhouette(seat: str, x: float, y: float, r: float) -> str:
    """The form of an army as path data."""
    if seat == "a":
        size = number(r)
        half = f"a{size} {size} 0 1 1"
        return f"M{number(x - r)} {number(y)}{half} {number(2 * r)} 0{half} {number(-2 * r)} 0Z"
    corners = {
        "b": [(0, -1.12), (1.12, 0), (0, 1.12), (-1.12, 0)],
        "c": [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
        "d": [(0, -1.08), (1.15, 0.9), (-1.15, 0.9)],
        "e": [
            (0, -1.2),
            (0.42, -0.5),
            (1.2, -0.3),
            (0.68, 0.32),
            (0.75, 1.13),
            (0, 0.81),
            (-0.75, 1.13),
            (-0.68, 0.32),
            (-1.2, -0.3),
            (-0.42, -0.5),
        ],
        "n": [(-0.42, -1), (0.42, -1), (1, -0.42), (1, 0.42), (0.42, 1), (-0.42, 1), (-1, 0.42), (-1, -0.42)],
    }[seat]
    points = " ".join(f"{number(x + dx * r)} {number(y + dy * r)}" for dx, dy in corners)
    return f"M{points}Z"


def counter(seat: str, x: float, y: float, total: int, r: float = RADIUS, ghost: bool = False) -> list[Markup]:
    """A counter: form, pattern in the rim, and how many units it stands for."""
    low = 0.62 * r if seat == "d" else 0.36 * r
    drawn = [element("path", class_="ghost re-body" if ghost else "tok re-body", d=silhouette(seat, x, y, r))]
    if seat in "bcde":
        drawn.append(element("path", d=silhouette(seat, x, y, r - 1), fill=f"url(#pat-{seat})"))
        drawn.append(element("path", class_="re-body", d=silhouette(seat, x, y, 0.66 * r)))
    size = "re-many" if total > 9 else "re-few"
    drawn.append(element("text", total, class_=f"tok-n re-count {size}", x=x, y=y + low))
    return drawn


def armies(scene: Scene, s: State) -> Iterator[Markup]:
    """A counter for every army in every territory, with its mix below where it has more than Footmen."""
    for t in range(TERRITORIES):
        for who, mix, place in ((s.owner[t], s.units[t], "army"), (s.invader[t], s.invaders[t], "army_attacker")):
            if who != NOBODY and mix.sum():
                yield army(scene, s, t, int(who), mix.tolist(), place)
        if s.invader[t] != NOBODY:
            (x, y), (x2, y2) = spot(t, "army"), spot(t, "army_attacker")
            yield use("swords", (x + x2) / 2 - 12, (y + y2) / 2 - 30, 24, "re-swords")


def army(scene: Scene, s: State, t: int, who: int, mix: list[int], place: str) -> Markup:
    """The units of one army in one territory."""
    x, y = spot(t, place)
    label = scene.words("draw-army", name=army_name(scene, who), place=place_name(scene, t), units=units_of(scene, mix))
    return element(
        "g",
        counter(letter(s, who), x, y, sum(mix)),
        mix_bars(x, y, mix) if sum(mix[1:]) else None,
        id=f"{place.replace('_', '-')}-{NAMES[t]}",
        class_="piece",
        data_seat=letter(s, who),
        role="img",
        aria_label=label,
    )


def mix_bars(x: float, y: float, mix: Sequence[int]) -> Markup:
    """Footmen, Archers, Cavalry and Siege Weapons as four small columns."""
    columns = []
    for unit, there in enumerate(mix):
        high = min(14.0, 4 + 2.6 * there) if there else 1.5
        state = "re-bar" if there else "re-bar re-none"
        columns.append(element("rect", class_=state, x=1 + 10 * unit, y=16.5 - high, width=7, height=high))
    plate = element("rect", class_="re-mixplate", x=-3, y=-1, width=44, height=19, rx=4)
    return element("g", plate, columns, class_="re-mix", transform=f"translate({number(x - 19)} {number(y + 22)})")


# What is being decided, on the map


def draft(scene: Scene, s: State) -> Iterator[Markup]:
    """The units told to move so far, on their way."""
    if s.phase != MOVE or s.origin < 0 or s.target < 0:
        return
    (x, y), (x2, y2) = spot(s.origin, "army"), spot(s.target, "army_attacker")
    seat = letter(s, s.army)
    yield element("path", class_="re-arrow", d=arrow(x, y, x2, y2))
    total = int(s.group.sum())
    if total:
        label = scene.words("draw-draft", units=units_of(scene, s.group.tolist()), place=place_name(scene, s.target))
        yield element("circle", class_="re-ring", cx=x2, cy=y2, r=25)
        ghost = counter(seat, x2, y2, total, 18, ghost=True)
        yield element("g", ghost, id="draft-group", class_="piece", data_seat=seat, role="img", aria_label=label)


def arrow(x: float, y: float, x2: float, y2: float) -> str:
    """A tapered arrow that stops short of its goal."""
    length = max(hypot(x2 - x, y2 - y), 1)
    dx, dy = (x2 - x) / length, (y2 - y) / length
    tip, neck, tail = max(length - 26, 12), max(length - 52, 4), min(20.0, length / 3)
    steps = [(tail, 4), (neck, 7), (neck, 17), (tip, 0), (neck, -17), (neck, -7), (tail, -4)]
    points = [f"{number(x + dx * a - dy * b)} {number(y + dy * a + dx * b)}" for a, b in steps]
    return f"M{' '.join(points)}Z"


def supply_nets(scene: Scene, s: State) -> Iterator[Markup]:
    """RE-1.10, RE-5.13  While a tax is chosen: the supply lines as nets, each with what it would pay."""
    if s.phase != TAX or not scene.legal:
        return
    for choice in scene.legal:
        if choice.kind == "tax":
            city = choice.args["territory"]
            line = supply_line(s, s.army, city)
            yield element("path", class_="re-net-case", d=net(line))
            yield element("path", class_="re-net", d=net(line))
            x, y = spot(city, "city")
            yield element("circle", class_="re-ring", cx=x + 40, cy=y, r=17)
            yield element("text", tax_value(s, s.army, line), class_="re-pay", x=x + 40, y=y + 7)


def net(line: int) -> str:
    """A stroke between every two neighbours of a supply line."""
    strokes = []
    for t in range(TERRITORIES):
        for other in range(t):
            if line >> t & 1 and line >> other & 1 and int(NEIGHBOURS[t]) >> other & 1:
                (x, y), (x2, y2) = spot(t, "army"), spot(other, "army")
                strokes.append(f"M{number(x)} {number(y)}L{number(x2)} {number(y2)}")
    return "".join(strokes) or "M0 0"


def crown_track(scene: Scene, s: State) -> Markup:
    """RE-10.1  The crowns of every player up to the number that wins."""
    goal = int(WIN_CROWNS[s.players])
    step = 47.5 if goal < 10 else 38
    standing: dict[int, list[int]] = {}
    for seat in range(s.players):
        if s.alive[seat] and crowns(s, seat):
            standing.setdefault(min(crowns(s, seat), goal), []).append(seat)
    plate = element("rect", class_="re-plate", width=66 + step * goal, height=68, rx=10)
    spaces = [
        track_space(scene, s, n, goal, 58 + step * (n - 1), step - 3.5, standing.get(n, [])) for n in range(1, goal + 1)
    ]
    label = scene.words("draw-track", goal=goal)
    mark = use("crown", 13, 17, 34, "re-track-crown")
    return element(
        "g", plate, mark, spaces, id="crown-track", transform="translate(18 18)", role="img", aria_label=label
    )


def track_space(scene: Scene, s: State, n: int, goal: int, x: float, wide: float, seats: Sequence[int]) -> list[Markup]:
    """One number of the track with the banners on it."""
    drawn = [
        element("rect", class_="re-space re-goal" if n == goal else "re-space", x=x, y=10, width=wide, height=48, rx=6)
    ]
    if not seats:
        drawn.append(element("text", n, class_="re-number", x=x + wide / 2, y=42))
    side = 26 if len(seats) == 1 else wide / 2 - 2
    for k, seat in enumerate(seats):
        left = x + wide / 2 - 13 if len(seats) == 1 else x + 2 + (side + 0.5) * (k % 2)
        top = 21 if len(seats) == 1 else 13 + 22 * (k // 2)
        label = scene.words("draw-track-at", name=army_name(scene, seat), crowns=crowns(s, seat))
        mark = use(f"seat-{letter(s, seat)}", left, top, side, "of-seat")
        name = f"banner-{letter(s, seat)}"
        drawn.append(
            element("g", mark, id=name, data_seat=letter(s, seat), class_="piece", role="img", aria_label=label)
        )
    return drawn


# The offer


def offer(scene: Scene, s: State) -> Panel | None:
    """What is being decided, then the orders of the round and the mercenaries."""
    parts = [part for part in (decision(scene, s), battle(scene, s), orders(scene, s), hired(scene, s)) if part]
    if not parts:
        return None
    body = element("div", [body for body, _ in parts], class_="re-offer")
    return Panel(body, OFFER_WIDTH, max(LEAST_OFFER, 24 + sum(height + 14 for _, height in parts)), html=True)


Part = tuple[Markup, float]


def section(title: str, *children: Child, hint: str = "", name: str = "") -> Markup:
    """A titled part of a panel."""
    head = element("h3", title, element("small", hint) if hint else None)
    return element("section", head, *children, class_="re-part", id=name or None, aria_label=title)


def chip(target_name: str, text: Child, label: str, class_: str = "re-chip") -> Markup:
    """Something to press."""
    return element(
        "span",
        text,
        class_=f"{class_} legal",
        id=target_name,
        data_target=target_name,
        role="button",
        tabindex=0,
        aria_label=label,
    )


def chips(scene: Scene, kinds: Iterable[str], argument: str) -> tuple[Markup, float]:
    """The numbers that may be chosen."""
    found = [c for c in scene.legal if c.kind in kinds and argument in c.args]
    drawn = [chip(target(c, scene.view), c.args[argument], str(c.args[argument])) for c in found]
    return element("div", drawn, class_="re-chips"), 44.0 * -(-len(drawn) // 7)


def decision(scene: Scene, s: State) -> Part | None:
    """The part that belongs to what the viewer decides now."""
    if not scene.legal:
        return None
    words = scene.words
    if s.phase in (BID_FIRST, AUCTION_BID):
        body, height = chips(scene, ("bid",), "coins")
        return section(words("draw-bid-title"), body, name="part-bid"), 26 + height
    if s.phase == CHOOSE_CARDS:
        return card_matrix(scene), 26 + 60 + 46.0 * CARD_KINDS
    if s.phase == MOVE:
        return unit_mix(scene, s)
    if s.phase == BUY_COUNT:
        body, height = chips(scene, ("buy_count",), "count")
        title = words("draw-count-title", unit=words(f"unit-{UNITS[s.asked]}"), place=place_name(scene, s.spot))
        return section(title, body, name="part-count"), 26 + height
    if s.phase in (SPEND, LEVY):
        return prices(scene, s)
    if s.phase in (MISSION_PICK, REVEAL):
        return mission_cards(scene, s)
    if any(c.kind == "place_keep" for c in scene.legal):
        body, height = chips(scene, ("place_keep",), "count")
        return section(place_name(scene, s.origin), body, name="part-keep"), 26 + height
    return None


def card_matrix(scene: Scene) -> Markup:
    """Every pair of cards: rows for the first turn, columns for the second."""
    words = scene.words
    legal = {(c.args["top"], c.args["bottom"]): c for c in scene.legal if c.kind == "cards"}
    tops = sorted({top for top, _ in legal})
    bottoms = sorted({bottom for _, bottom in legal})
    head = element("tr", element("th"), [element("th", card_sign(scene, kind)) for kind in bottoms])
    rows = [
        element(
            "tr", element("th", card_mark(scene, top)), [pair(scene, legal.get((top, bottom))) for bottom in bottoms]
        )
        for top in tops
    ]
    table = element("table", head, rows, class_="re-pairs")
    return section(words("draw-cards-title"), table, hint=words("draw-cards-hint"), name="part-cards")


def card_mark(scene: Scene, kind: int) -> Markup:
    """A card as a sign with its name."""
    label = scene.words(f"card-{CARD_NAMES[kind]}")
    small = element("small", scene.words(f"card-short-{CARD_NAMES[kind]}"))
    return element("span", icon(CARD_SYMBOLS[kind]), small, class_="re-cardmark", title=label)


def card_sign(scene: Scene, kind: int) -> Markup:
    """A card as a sign alone."""
    return icon(CARD_SYMBOLS[kind], role="img", aria_label=scene.words(f"card-{CARD_NAMES[kind]}"))


def pair(scene: Scene, choice: Choice | None) -> Markup:
    """One pair of cards, if it may be chosen."""
    if choice is None:
        return element("td")
    top, bottom = (scene.words(f"card-{CARD_NAMES[choice.args[name]]}") for name in ("top", "bottom"))
    label = scene.words("choice-cards", top=top, bottom=bottom)
    marks = [icon(CARD_SYMBOLS[choice.args[name]]) for name in ("top", "bottom")]
    return element("td", chip(target(choice, scene.view), marks, label, "re-pair"))


def unit_mix(scene: Scene, s: State) -> Part:
    """What stays, what goes, and how many of the type that is asked."""
    words = scene.words
    rows = []
    for unit in range(KINDS):
        there, goes = int(s.units[s.origin, unit]), int(s.group[unit])
        if there:
            asked = "re-asked" if unit == s.asked else None
            cells = (element("td", unit_mark(scene, unit)), element("td", there - goes), element("td", goes))
            rows.append(element("tr", cells, class_=asked))
    head = element("tr", element("th"), element("th", words("draw-mix-stays")), element("th", words("draw-mix-goes")))
    body, height = chips(scene, [f"move_{name}" for name in UNITS], "count")
    title = words("draw-mix-title", origin=place_name(scene, s.origin), target=place_name(scene, s.target))
    hint = element("p", words("draw-mix-asked"), " ", words(f"unit-{UNITS[s.asked]}"))
    table = element("table", head, rows, class_="re-mixtable")
    return section(title, table, hint, body, name="part-mix"), 92 + 34.0 * len(rows) + height


def unit_mark(scene: Scene, unit: int) -> list[Child]:
    """A unit as a sign with its name."""
    return [icon(SYMBOLS[unit]), scene.words(f"unit-{UNITS[unit]}")]


def prices(scene: Scene, s: State) -> Part:
    """RE-8.1  What things cost, and the coins left."""
    words = scene.words
    items: list[Markup] = []
    for unit in range(KINDS):
        price = unit_price(s, s.army, unit)
        stock = int(s.reserve[s.army, unit])
        items.append(price_item(icon(SYMBOLS[unit]), words(f"unit-{UNITS[unit]}"), price, stock))
    items.append(price_item(icon("castle"), words("with-castle"), castle_price(s, s.army), s.castles))
    if s.cards_left and s.army < s.players:
        items.append(price_item(icon("crown"), words("draw-vital-cards"), CARD_COST, s.cards_left))
    title = words("draw-spend-title", coins=int(s.coins[s.army]))
    return section(title, element("ul", items, class_="re-prices"), name="part-spend"), 26 + 30.0 * len(items)


def price_item(mark: Markup, name: str, price: int, stock: int) -> Markup:
    """One thing that can be bought: price and stock."""
    cost = element("b", price, icon("coin"))
    return element("li", mark, element("span", name), cost, element("small", f"× {stock}"))


def mission_cards(scene: Scene, s: State) -> Part:
    """RE-13.7  The missions to choose from, with the note that they are reconstructed."""
    words, seat = scene.words, cast(int, scene.seat)
    legal = {c.args["mission"] for c in scene.legal if "mission" in c.args}
    held = [m for m in range(MISSIONS) if int(s.held[seat]) >> m & 1]
    shown = sorted(legal | (set(held) if s.phase == REVEAL else set()))
    cards = [mission_card(scene, s, mission, mission in legal) for mission in shown]
    note = words("draw-missions-note")
    return section(words("draw-missions-title"), cards, hint=note, name="part-missions"), 30 + 112.0 * len(cards)


def mission_card(scene: Scene, s: State, mission: int, legal: bool) -> Markup:
    """A mission: condition, how far it is, bonus."""
    words, name = scene.words, MISSION_NAMES[mission]
    inside = [
        element("b", words(f"mission-{name}")),
        element("span", words(f"mission-{name}-condition")),
        element("span", words(f"mission-{name}-bonus")),
        element("small", mission_state(scene, s, mission)),
    ]
    label = words(f"mission-{name}")
    if legal:
        return chip(f"mission-{name}", inside, label, "re-mission")
    return element("span", inside, class_="re-mission", aria_label=label)


def mission_state(scene: Scene, s: State, mission: int) -> str:
    """How far the viewer is with a mission."""
    seat = cast(int, scene.seat)
    if is_met(s, seat, mission):
        return scene.words("draw-mission-done")
    needed = int(MISSION_NEEDS[mission, s.players])
    return scene.words("draw-mission-progress", done=progress(s, seat, mission), needed=needed)


def battle(scene: Scene, s: State) -> Part | None:
    """RE-9  The battle being fought: both sides with their units and dice, by rank."""
    if s.field < 0:
        return None
    words = scene.words
    kind = "draw-battle-title" if s.losing == IN_BATTLE else "draw-assault-title"
    rank = words(f"rank-{s.rank}") if s.losing == IN_BATTLE and 1 <= s.rank <= GENERAL else ""
    sides = [side(scene, s, INVADER), side(scene, s, HOLDER)]
    body, height = chips(scene, [f"lose_{name}" for name in UNITS], "count")
    ask = None
    if s.phase == LOSE and scene.legal:
        ask = element("p", words("draw-mix-asked"), " ", words(f"unit-{UNITS[s.asked]}"))
    title = words(kind, place=place_name(scene, s.field))
    return section(title, sides, ask, body if height else None, hint=rank, name="part-battle"), 60 + 2 * 124 + height


def side(scene: Scene, s: State, which: int) -> Markup:
    """One side of a battle."""
    words = scene.words
    assault = s.losing != IN_BATTLE
    if which == INVADER:
        who, mix = (s.army, s.units[s.origin]) if assault else (int(s.invader[s.field]), s.invaders[s.field])
    else:
        who, mix = int(s.owner[s.field]), s.units[s.field]
    rolled = [die for die in s.dice[which].tolist() if die]
    dice = [use_die(die) for die in rolled] or words("draw-no-dice")
    label = words("draw-dice", dice=", ".join(map(str, rolled)) or words("draw-no-dice"))
    told = {"name": army_name(scene, who), "who": "you" if who == scene.seat else "other"}
    title = words("draw-attacker" if which == INVADER else "draw-defender", **told)
    there = [element("span", icon(SYMBOLS[u]), element("b", int(mix[u]))) for u in range(KINDS) if mix[u]]
    hits = int(s.hits[which])
    return element(
        "div",
        element("header", icon(f"seat-{letter(s, who)}", "glyph"), element("b", title)),
        element("div", there, class_="re-force"),
        element("div", dice, class_="re-dice", role="img", aria_label=label),
        element("p", words("draw-hits", hits=hits)) if hits and s.phase == LOSE else None,
        class_="re-side",
        data_seat=letter(s, who),
    )


def use_die(value: int) -> Markup:
    """A die."""
    return icon(f"die-{value}", "re-die")


def orders(scene: Scene, s: State) -> Part | None:
    """RE-3.5  The cards of the round in its order, as far as they are shown."""
    if s.round == 0 or s.phase == OVER:
        return None
    words = scene.words
    line = [army for army in s.sequence.tolist() if army != NOBODY]
    rows = [
        element(
            "tr",
            element("th", icon(f"seat-{letter(s, army)}", "glyph"), army_name(scene, army)),
            [element("td", order_card(scene, s, army, turn)) for turn in range(TURNS)],
            class_="re-now" if army == s.army and s.turn < TURNS and s.phase != CHOOSE_CARDS else None,
            data_seat=letter(s, army),
        )
        for army in line
    ]
    head = element("tr", element("th"), [element("th", words("draw-turn-number", turn=n + 1)) for n in range(TURNS)])
    table = element("table", head, rows, class_="re-orders")
    return section(words("draw-orders"), table, name="part-orders"), 54 + 44.0 * len(line)


def order_card(scene: Scene, s: State, army: int, turn: int) -> Markup:
    """A card on the table: shown, chosen by the viewer, hidden, or not there yet."""
    words = scene.words
    card, mine = int(s.shown[army, turn]), int(s.chosen[army, turn]) if army == scene.seat else -1
    if card >= 0:
        return element("span", card_mark(scene, card), class_="re-card")
    if mine >= 0:
        return element("span", card_mark(scene, mine), class_="re-card re-mine")
    pending = s.phase == CHOOSE_CARDS and s.to_act >> army & 1
    label = words("draw-card-none" if pending or s.turn >= TURNS else "draw-card-back")
    return element("span", label, class_="re-card re-back")


def hired(scene: Scene, s: State) -> Part | None:
    """RE-14  The mercenary armies: treasury, crowns, leader."""
    if s.players == ARMIES or s.phase == OVER:
        return None
    words = scene.words
    rows = []
    for army in range(s.players, ARMIES):
        if s.alive[army]:
            leader = int(s.controller[army])
            led = (
                words("draw-mercenary-free")
                if leader == NOBODY
                else words("draw-mercenary-led", name=army_name(scene, leader))
            )
            told = words(
                "draw-mercenary", name=army_name(scene, army), coins=int(s.coins[army]), crowns=crowns(s, army)
            )
            mark = icon(f"seat-{letter(s, army)}", "glyph")
            rows.append(element("li", mark, element("span", told), element("small", led), data_seat=letter(s, army)))
    if not rows:
        return None
    lines = element("ul", rows, class_="re-hired")
    return section(words("draw-mercenaries-title"), lines, name="part-mercenaries"), 26 + 34.0 * len(rows)


# The tray


def tray(scene: Scene, s: State) -> Panel | None:
    """The viewer's realm: coins, reserve, cards left, tiles, missions."""
    if scene.seat is None or not s.alive[scene.seat]:
        return None
    words, seat = scene.words, scene.seat
    blocks = [
        block(words("draw-tray-reserve"), reserve_items(scene, s, seat)),
        block(words("draw-tray-hand"), hand_items(scene, s, seat)),
        block(words("draw-tray-tiles"), tile_items(scene, s, seat) or [words("draw-tray-none")]),
    ]
    if s.round and quiet(s, seat) & CITIES:
        blocks.append(block(words("draw-tax-title"), tax_items(scene, s, seat)))
    if s.kingdom_missions:
        blocks.append(block(words("draw-tray-missions"), mission_items(scene, s, seat) or [words("draw-tray-none")]))
    coins = element("div", int(s.coins[seat]), element("small", words("draw-tray-coins")), class_="sum")
    return Panel(element("div", coins, blocks, class_="account re-tray"), TRAY_WIDTH, 92, html=True)


def block(title: str, items: Sequence[Child]) -> Markup:
    """A heading with small items."""
    inside = [element("span", item, class_="re-item") for item in items]
    return element("div", element("small", title), element("div", inside), class_="re-block")


def reserve_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-1.11  The military reserve."""
    return [
        [
            icon(SYMBOLS[u], role="img", aria_label=scene.words(f"unit-{UNITS[u]}")),
            element("b", int(s.reserve[seat, u])),
        ]
        for u in range(KINDS)
    ]


def hand_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-16.2  The cards not yet discarded or shown."""
    found: list[Child] = []
    for kind in range(CARD_KINDS):
        left = in_hand(s, seat, kind) - sum(int(card == kind) for card in s.shown[seat].tolist())
        if left:
            label = scene.words(f"card-{CARD_NAMES[kind]}")
            found.append([icon(CARD_SYMBOLS[kind], role="img", aria_label=label), element("b", left)])
    return found


def tile_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-10.6  City Bonus tiles, and whether they sleep."""
    words = scene.words
    found: list[Child] = []
    for t in range(TERRITORIES):
        if GOLD >> t & 1 and s.owner[t] == seat:
            sleeping = bool(s.round) and int(s.tile_round[t]) == s.round
            text = words(f"tile-{CITY_NAMES[t]}-text")
            label = f"{text} {words('draw-tile-sleeping')}" if sleeping else text
            name = words(f"city-{CITY_NAMES[t]}")
            found.append(element("span", name, title=label, class_="re-sleeping" if sleeping else None))
    return found


def tax_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-5.13  What every supply line with a city would pay."""
    left, found = quiet(s, seat) & CITIES, []
    while left:
        city = (left & -left).bit_length() - 1
        line = supply_line(s, seat, city)
        name = scene.words(f"city-{CITY_NAMES[city]}")
        found.append(scene.words("draw-tax-line", city=name, coins=tax_value(s, seat, line)))
        left &= ~line
    return cast(list[Child], found)


def mission_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-13.4  Hidden and completed missions of the viewer."""
    words = scene.words
    found: list[Child] = []
    for mission in range(MISSIONS):
        name = MISSION_NAMES[mission]
        held, done = int(s.held[seat]) >> mission & 1, int(s.revealed[seat]) >> mission & 1
        if held or done:
            text = words(f"mission-{name}-bonus" if done else f"mission-{name}-condition")
            mark = icon("ui-check" if done else "scroll")
            found.append(element("span", mark, words(f"mission-{name}"), title=text))
    return found


# The players


def seat_panel(scene: Scene, s: State, seat: int) -> SeatPanel:
    """A player's card: crowns, what there is to say, cities, coins, units."""
    words = scene.words
    vitals = [
        Vital("town", str(count(int(s.land[seat]) & CITIES)), words("draw-vital-cities")),
        Vital("coin", str(int(s.coins[seat])), words("draw-vital-coins")),
        Vital("footman", str(units_on_board(s, seat)), words("draw-vital-units")),
    ]
    extra = int(s.cards[seat]) + count(int(s.revealed[seat]))
    if extra:
        vitals.append(Vital("crown", str(extra), words("draw-vital-cards")))
    if s.held_count[seat]:
        vitals.append(Vital("scroll", str(int(s.held_count[seat])), words("draw-vital-missions")))
    return SeatPanel(str(crowns(s, seat)), seat_note(scene, s, seat), None, tuple(vitals))


def seat_note(scene: Scene, s: State, seat: int) -> str:
    """One line about a player."""
    words = scene.words
    if s.phase == OVER and s.ranks[seat] == 1:
        return words("draw-note-won")
    if not s.alive[seat]:
        return words("draw-note-out")
    if s.phase in (BID_FIRST, CHOOSE_CARDS, AUCTION_BID):
        return words("draw-note-choosing" if s.to_act >> seat & 1 else "draw-note-ready")
    notes = [words("draw-note-first")] if s.marker == seat else []
    led = [army for army in range(s.players, ARMIES) if s.alive[army] and s.controller[army] == seat]
    notes += [words("draw-note-leads", army=army_name(scene, army)) for army in led]
    if s.saved[seat]:
        notes.append(words("draw-note-saved"))
    return " · ".join(notes)

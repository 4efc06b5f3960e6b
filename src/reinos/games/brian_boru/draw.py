"""The table of Brian Boru as a drawing: Ireland, the plates beside it, the hand, a card a player."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any, NamedTuple

from reinos.core.choice import Choice
from reinos.core.phrase import rank_note
from reinos.core.record import members
from reinos.core.scene import (
    SEAT_LETTERS,
    Panel,
    Panels,
    Scene,
    SeatPanel,
    Vital,
    area,
    as_fields,
    as_table,
    pressable,
)
from reinos.core.svg import Child, Markup, Value, drawing, element, icon, join, number, use
from reinos.core.words import Words
from reinos.games.brian_boru import box
from reinos.games.brian_boru.board import controlled, owner_of, settled_weight
from reinos.games.brian_boru.claims import VIKINGS, faction_weight
from reinos.games.brian_boru.draft import hand_size, own_cards, pack_left
from reinos.games.brian_boru.naming import action, card_actions, marriage_name, region_name, town_colour, town_name
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.state import (
    BUY,
    DRAFT,
    EXPAND,
    FOLLOW,
    LEAD_CARD,
    LEAD_TOWN,
    LIBERATE,
    OPTION,
    OVER,
    START_TOWN,
    State,
)
from reinos.games.brian_boru.trick import would_win

LAYOUT = json.loads((Path(__file__).parent / "layout.json").read_text(encoding="utf-8"))

TOWN_RADIUS, DISC_RADIUS, HIT_RADIUS = 13.5, 13.0, 24.0
REGION_LINE = "0.96em"  # between the lines of a region's name
LONG_NAME = 10  # letters beyond which a region's name takes two lines
WATER_LINES = ((40, "far"), (36, "near"), (26, "far"), (23, "near"), (14, "far"), (11, "near"))
ASIDE = 16  # how far the name of the active town moves away from it
SHIELD = "M-19 -21h38v20c0 12-8 19-19 25c-11-6-19-13-19-25Z"
SUITS = {"red": "sword", "blue": "cross", "yellow": "ring", "white": "crown"}
SIGNS = {"church": "cross", "battle": "sword", "court": "ring"}  # where a symbol is not drawn by its own name
BAR = 11  # width of one weight in the table of regions
VITALS = ("coin", "renown", "town", "scroll", "raider", "cross", "ring")  # the counts on a player's card

OFFER_WIDTH, OFFER_HEIGHT = 400, 724
TRAY_WIDTH, TRAY_HEIGHT = 900, 142

Faces = tuple[Markup, ...]  # action cards as they are drawn


class Board(NamedTuple):
    """What lies on the map for all to see, and whom the Vikings count for: fields of the record, as rules read them."""

    players: int
    discs: tuple[int, ...]
    raided: int
    monasteries: int
    claim_up: tuple[int, ...]
    claim_holder: tuple[int, ...]
    spouse: tuple[int, ...]
    side: int


class Town(NamedTuple):
    """A town and what is on it."""

    number: int
    seat: int  # whose disc, -1 nobody's
    raided: bool
    built: bool
    active: bool


class Trick(NamedTuple):
    """All that the plate of the trick shows: fields of the record."""

    players: int
    phase: int
    to_act: int
    dealt: int
    trick: int
    leader: int
    winner: int
    actor: int
    resolved: int
    row: int
    at: int
    card: tuple[int, ...]


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it."""
    s, held = as_fields(scene.view), cards_held(scene)
    board = board_of(s)
    return Panels(
        stage=stage(scene, board, s.active),
        offer=offer(scene, s, board, held),
        tray=tray(scene, s, held),
        seats=tuple([seat_panel(scene, s, seat) for seat in range(s.players)]),
    )


def board_of(s: State) -> Board:
    """The board as it stands."""
    return Board(
        s.players,
        tuple(s.discs),
        s.raided,
        s.monasteries,
        tuple(s.claim_up),
        tuple(s.claim_holder),
        tuple(s.spouse),
        s.side,
    )


def cards_held(scene: Scene) -> int:
    """BB-13.2  The viewer's own cards; none between the rounds."""
    s = as_table(scene.view)
    return own_cards(s, scene.seat) if scene.seat is not None and s.dealt else 0


def target(choice: Choice, view: Mapping[str, Any]) -> str:
    """The place in the drawing that a choice belongs to: a town, a card, an action; else a plain button."""
    if "town" in choice.args:
        return town_id(choice.args["town"])
    if "card" in choice.args:
        return card_id(choice.args["card"])
    return f"action-{choice.args['index'] + 1}" if choice.kind == "option" else ""


def town_id(town: int) -> str:
    """Id and target of a town."""
    return f"town-{box.TOWN_IDS[town]}"


def card_id(card: int) -> str:
    """Id and target of an action card in the tray."""
    return f"card-{card}"


def region_id(region: int) -> str:
    """Id of a region."""
    return f"region-{box.REGION_IDS[region]}"


def claim_id(region: int) -> str:
    """Id of a claim token."""
    return f"claim-{box.REGION_IDS[region]}"


def plate_id(name: str) -> str:
    """Id of a plate."""
    return f"plate-{name}"


def played_id(card: int) -> str:
    """Id of a card of the trick."""
    return f"played-{card}"


def court_id(seat: int) -> str:
    """Id of a player's disc on the marriage track."""
    return f"court-{SEAT_LETTERS[seat]}"


def space_name(space: int) -> str:
    """Name of a space of the marriage track."""
    return f"space-{space}"


def count_name(plate: str, seat: int) -> str:
    """Name of what a player has on a plate."""
    return f"{plate}-{SEAT_LETTERS[seat]}"


def offered(scene: Scene, argument: str) -> list[int]:
    """The towns, or the cards, that the viewer may choose now."""
    return [choice.args[argument] for choice in scene.legal if argument in choice.args]


# The map


def stage(scene: Scene, board: Board, active: int) -> Panel:
    """Ireland."""
    return drawn_stage(scene.words, scene.names, board, active, tuple(offered(scene, "town")))


@lru_cache(maxsize=256)  # 50 kB each
def drawn_stage(words: Words, names: tuple[str, ...], board: Board, active: int, legal: tuple[int, ...]) -> Panel:
    """The same by all that it shows: those who may choose no town share it."""
    x, y, width, height = LAYOUT["box"]
    s = as_fields(board._asdict())
    lands = [region_land(words, region, settled_weight(s, region)) for region in range(box.REGIONS)]
    claims = [claim(words, names, board, region) for region in range(box.REGIONS)]
    body = drawing(
        (x, y, width, height),
        outlines(),
        element("g", sea(), id="layer-base"),
        element("g", lands, id="layer-regions"),
        element("g", borders(), id="layer-borders"),
        element("g", roads(), id="layer-routes"),
        element("g", [glow(town) for town in legal], id="layer-legal"),
        element("g", region_names(words), town_names(words, active, legal), sea_names(words), id="layer-labels"),
        element("g", towns(words, names, s, active, legal), id="layer-cities"),
        element("g", claims, marker(words, active), id="layer-pieces"),
        active_name(words, active),
        class_="board ireland",
        role="group",
        aria_label=words("draw-map"),
        **area("map", words("draw-ireland")),
    )
    return Panel(body, width, height)


@cache
def outlines() -> Markup:
    """The shapes that the map uses again and again."""
    land = [element("path", id=f"land-{name}", d=path) for name, path in LAYOUT["outlines"].items()]
    clips = [
        element("clipPath", element("use", href=f"#land-{name}"), id=f"clip-{name}") for name in LAYOUT["outlines"]
    ]
    whole = element("g", [element("use", href=f"#land-{name}") for name in LAYOUT["outlines"]], id="land")
    return element("defs", land, clips, whole)


@cache
def sea() -> Markup:
    """The sea and the engraved lines along the coast."""
    lines = [element("use", href="#land", class_=f"water {kind}", stroke_width=width) for width, kind in WATER_LINES]
    ground = element("rect", class_="b-sea", x=-2000, y=-1500, width=5000, height=4500)
    return Markup(ground + "".join(lines))


@lru_cache(maxsize=512)
def region_land(words: Words, region: int, weight: int) -> Markup:
    """A region: its wash and the stronger edge inside its border."""
    name = box.REGION_IDS[region]
    wash = LAYOUT["washes"][name]
    return element(
        "g",
        element("use", href=f"#land-{name}", class_=f"wash-{wash}"),
        element("use", href=f"#land-{name}", class_=f"edge-{wash}", clip_path=f"url(#clip-{name})"),
        id=region_id(region),
        class_="region",
        role="img",
        aria_label=region_label(words, region, weight),
    )


def region_label(words: Words, region: int, weight: int) -> str:
    """A region in words."""
    return words(
        "draw-region",
        region=region_name(words, region),
        weight=weight,
        threshold=int(box.THRESHOLD[region]),
        points=int(box.REGION_POINTS[region]),
    )


@cache
def borders() -> Markup:
    """Thin lines between regions, a strong one along the coast."""
    return Markup(
        element("use", href="#land", class_="b-border") + element("use", href="#land", class_="b-coast ireland-coast")
    )


@cache
def roads() -> Markup:
    """BB-1.7  Roads, and the way across the sea."""
    drawn = ""
    for road in LAYOUT["roads"]:
        points = " ".join(f"{number(x)},{number(y)}" for x, y in road["points"])
        below = "road-sea" if road["sea"] else "road-case"
        drawn += element("polyline", id=f"road-{road['a']}-{road['b']}", points=points, class_=below)
        drawn += "" if road["sea"] else element("polyline", points=points, class_="road")
    return Markup(drawn)


@cache
def glow(town: int) -> Markup:
    """The golden ring of a town that may be chosen."""
    x, y = LAYOUT["towns"][box.TOWN_IDS[town]]
    rings = [element("circle", class_=f"legal-{kind}", cx=x, cy=y, r=19) for kind in ("fill", "case", "glow")]
    return element("g", rings, id=f"glow-{box.TOWN_IDS[town]}")


@cache
def region_names(words: Words) -> Markup:
    """The names of the regions, in two lines where they are long."""
    drawn = ""
    for name, (x, y) in LAYOUT["region_names"].items():
        first, *more = two_lines(words(f"region-{name}"))
        spans = [element("tspan", line, x=x, dy=REGION_LINE) for line in more]
        drawn += element("text", first, spans, class_="b-name b-region", x=x, y=y, aria_hidden="true")
    return Markup(drawn)


def two_lines(name: str) -> list[str]:
    """A name in one line, or in two of about the same length."""
    if len(name) <= LONG_NAME:
        return [name]
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    middle = min(spaces, key=lambda i: abs(2 * i - len(name)), default=len(name))
    return [name[:middle], name[middle + 1 :]] if spaces else [name]


def town_names(words: Words, active: int, legal: tuple[int, ...]) -> Markup:
    """The names of the towns but the active one; those that may be chosen stand out."""
    return join(drawn_town_name(words, town, town in legal) for town in range(box.TOWNS) if town != active)


@cache
def drawn_town_name(words: Words, town: int, legal: bool) -> Markup:
    """The name of a town beside it."""
    x, y = LAYOUT["town_names"][box.TOWN_IDS[town]]
    kind = "b-town may" if legal else "b-town b-detail"
    return element("text", town_name(words, town), class_=kind, x=x, y=y, aria_hidden="true")


def active_name(words: Words, active: int) -> Markup | None:
    """The name of the active town: larger, outside the ring of the marker, above everything."""
    if active == box.NOWHERE:
        return None
    name = box.TOWN_IDS[active]
    x, y = LAYOUT["town_names"][name]
    beside = x - LAYOUT["towns"][name][0]
    x += ASIDE if beside > ASIDE else -ASIDE if beside < -ASIDE else 0
    return element("text", town_name(words, active), class_="b-town on", x=x, y=y, aria_hidden="true")


@cache
def sea_names(words: Words) -> Markup:
    """The names of the seas."""
    drawn = ""
    for name, (x, y, turn) in LAYOUT["sea_names"].items():
        place = f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
        drawn += element("text", words(f"draw-{name}"), class_="b-sealabel", transform=place, aria_hidden="true")
    return Markup(drawn)


def towns(words: Words, names: tuple[str, ...], s: State, active: int, legal: tuple[int, ...]) -> Iterator[Markup]:
    """All towns as they stand."""
    for town in range(box.TOWNS):
        seat = owner_of(s, town)
        stands = Town(town, seat, bool(s.raided >> town & 1), bool(s.monasteries >> town & 1), town == active)
        yield town_drawn(words, stands, names[seat] if seat >= 0 else "", town in legal)


@lru_cache(maxsize=8192)  # a town with a disc names its player, so every table has some thirty of its own
def town_drawn(words: Words, town: Town, name: str, legal: bool) -> Markup:
    """A town with what is on it; all of it is one target."""
    place = town_id(town.number)
    x, y = LAYOUT["towns"][box.TOWN_IDS[town.number]]
    press: dict[str, Value] = {"role": "button", "tabindex": 0} if legal else {"role": "img"}
    return element(
        "g",
        element("circle", class_="hit", r=HIT_RADIUS),
        monastery_ring() if town.built else None,
        town_face(town),
        id=place,
        class_="town legal" if legal else "town",
        data_target=place,
        transform=f"translate({number(x)} {number(y)})",
        aria_label=town_label(words, town, name),
        **press,
    )


def town_label(words: Words, town: Town, name: str) -> str:
    """A town in words: colour, region, whose it is, what stands on it."""
    return words(
        "draw-town",
        town=town_name(words, town.number),
        colour=town_colour(words, town.number),
        state="empty" if town.seat < 0 else "viking" if town.raided else "disc",
        name=name,
        built="monastery" if town.built else "none",
        active="active" if town.active else "no",
    )


def town_face(town: Town) -> list[Markup]:
    """An empty town with its sign, a disc, or a Viking control token over a disc."""
    name = box.TOWN_IDS[town.number]
    if town.seat < 0:
        colour = box.COLOURS[box.TOWN_COLOUR[town.number]]
        return [
            element("circle", class_=f"empty {colour}", r=TOWN_RADIUS),
            use(SUITS[colour], -9, -9, 18, f"sign {colour}"),
        ]
    letter = SEAT_LETTERS[town.seat]
    drawn = [element("g", disc(letter), id=f"disc-{name}", class_="piece", data_seat=letter)]
    if town.built and not town.raided:
        chapel = use("monastery", -7.5, -8.5, 15, "chapel")
        drawn.append(element("g", chapel, id=f"monastery-{name}", class_="piece", data_seat=letter))
    if town.raided:
        drawn.append(viking_token(name, letter))
    return drawn


def viking_token(name: str, letter: str) -> Markup:
    """A Viking control token, with a small mark of the seat that gets the town back."""
    whose = element("path", class_="tok seat-fill", d=form(letter, 6.5), transform="translate(11 9)", data_seat=letter)
    token = element("circle", class_="viking-token", r=15)
    return element(
        "g", token, use("viking", -10.5, -10.5, 21, "viking-sign"), whose, id=f"viking-{name}", class_="piece"
    )


def monastery_ring() -> list[Markup]:
    """The wall around a town with a monastery."""
    return [element("circle", class_=f"wall {part}", r=20) for part in ("outer", "inner")]


@cache
def disc(letter: str) -> Markup:
    """A disc in the form, colour and pattern of a seat."""
    body = element("path", class_="tok seat-fill", d=form(letter, DISC_RADIUS))
    if letter == "a":
        return body
    rim = element("path", d=form(letter, DISC_RADIUS - 1), fill=f"url(#pat-{letter})")
    return Markup(body + rim + element("path", class_="seat-fill", d=form(letter, DISC_RADIUS * 0.66)))


def form(letter: str, r: float) -> str:
    """The outline of a seat's form around the origin."""
    if letter == "a":
        half, whole = f"a{number(r)} {number(r)} 0 1 0", number(2 * r)
        return f"M{number(-r)} 0{half} {whole} 0{half} -{whole} 0Z"
    corners = {
        "b": [(0, -1.13), (1.13, 0), (0, 1.13), (-1.13, 0)],
        "c": [(-0.87, -0.87), (0.87, -0.87), (0.87, 0.87), (-0.87, 0.87)],
        "d": [(0, -1.09), (1.15, 0.89), (-1.15, 0.89)],
        "e": [(k * sin(i * pi / 5), -k * cos(i * pi / 5)) for i in range(10) for k in ((1.3, 0.62)[i % 2],)],
    }[letter]
    return "M" + "L".join(f"{number(x * r)} {number(y * r)}" for x, y in corners) + "Z"


def marker(words: Words, active: int) -> Markup | None:
    """The active town marker, while it is on the board."""
    if active == box.NOWHERE:
        return None
    x, y = LAYOUT["towns"][box.TOWN_IDS[active]]
    return element(
        "g",
        element("circle", class_="active-ring", cx=x, cy=y, r=25),
        use("banner", x - 3, y - 56, 40, "marker"),
        id="marker",
        class_="piece",
        data_now="",
        role="img",
        aria_label=words("draw-marker", town=town_name(words, active)),
    )


def claim(words: Words, names: tuple[str, ...], board: Board, region: int) -> Markup:
    """A claim token: face down, face up, or with whoever holds it."""
    seat = board.claim_holder[region]
    state = "held" if seat >= 0 else "up" if board.claim_up[region] else "down"
    return drawn_claim(words, region, state, seat, names[seat] if seat >= 0 else "")


@lru_cache(maxsize=1024)
def drawn_claim(words: Words, region: int, state: str, seat: int, name: str) -> Markup:
    """A shield with its points; hatched while face down, in the colours of its holder."""
    x, y = LAYOUT["claims"][box.REGION_IDS[region]]
    points = int(box.REGION_POINTS[region])
    return element(
        "g",
        element("path", class_="shield", d=SHIELD),
        element("text", points, class_="shield-n", y=6),
        id=claim_id(region),
        class_=f"piece claim {state}",
        data_seat=SEAT_LETTERS[seat] if seat >= 0 else None,
        transform=f"translate({number(x)} {number(y)})",
        role="img",
        aria_label=words("draw-claim", name=name, region=region_name(words, region), points=points, state=state),
    )


# The plates beside the map


def offer(scene: Scene, s: State, board: Board, held: int) -> Panel:
    """Trick, marriage track, battle, church, regions, cards of the round."""
    words, names, players = scene.words, scene.names, s.players
    mine = any(choice.kind == "option" for choice in scene.legal)
    return drawn_offer(
        words,
        trick_plate(words, names, trick_of(s), mine),
        marriage_plate(words, names, s.marriage, tuple(s.space[:players])),
        battle_plate(words, names, s.battle_area, s.strength, tuple(s.raiders[:players])),
        church_plate(words, names, tuple(s.church[:players])),
        regions_plate(words, names, board),
        seen_plate(words, tuple(s.shown), held),
    )


@lru_cache(maxsize=256)
def drawn_offer(
    words: Words, trick: Markup, marriage: Markup, battle: Markup, church: Markup, regions: Markup, seen: Markup
) -> Panel:
    """The same of its plates."""
    body = element(
        "div",
        trick,
        element(
            "div",
            marriage,
            element("div", battle, church, class_="bb-two"),
            class_="bb-tracks",
            **area("contests", words("draw-contests")),
        ),
        regions,
        seen,
        class_="bb-plates",
    )
    return Panel(body, OFFER_WIDTH, OFFER_HEIGHT, html=True)


def plate(name: str, title: str, hint: str, *inside: Child, sign: str | None = None) -> Markup:
    """A plate with a title and a hint."""
    head = element("h3", icon(sign) if sign else None, title, element("small", hint))
    where = {} if name == "trick" else area("contests")
    return element("section", head, *inside, id=plate_id(name), class_=f"bb-plate bb-{name}", aria_label=title, **where)


def trick_of(s: State) -> Trick:
    """The trick as it stands."""
    return Trick(
        s.players,
        s.phase,
        s.to_act,
        s.dealt,
        s.trick,
        s.leader,
        s.winner,
        s.actor,
        s.resolved,
        s.row,
        s.at,
        tuple(s.card),
    )


@lru_cache(maxsize=256)
def trick_plate(words: Words, names: tuple[str, ...], s: Trick, mine: bool) -> Markup:
    """The trick: a card a player, in the order of play; and the actions to choose from, which may be the viewer's."""
    if not s.dealt or s.phase == DRAFT:
        title = words("draw-draft") if s.phase == DRAFT else words("draw-between")
        hint = words("draw-draft-hint") if s.phase == DRAFT else phase_hint(words, s.phase)
        ready = [ready_slot(words, seat, names[seat], bool(s.to_act >> seat & 1)) for seat in range(s.players)]
        return plate("trick", title, hint, element("div", ready, class_=f"bb-lane n{s.players}"))
    seats = [(s.leader + place) % s.players for place in range(s.players)]
    slots = [trick_slot(words, seat, names[seat], s.card[seat], card_state(s, seat)) for seat in seats]
    lane = element("div", slots, class_=f"bb-lane n{s.players}")
    title = words("draw-trick", trick=s.trick, tricks=int(box.TRICKS[s.players]))
    return plate("trick", title, words("draw-trick-hint"), lane, actions(words, s, mine))


def phase_hint(words: Words, phase: int) -> str:
    """Where the game stands between the tricks."""
    if phase == OVER:
        return words("situation-over")
    return words("draw-setup" if phase == START_TOWN else "draw-upkeep")


@lru_cache(maxsize=1024)
def ready_slot(words: Words, seat: int, name: str, waiting: bool) -> Markup:
    """Whether a player still has something to decide."""
    sign = icon("ui-hourglass" if waiting else "ui-check")
    state = "wait" if waiting else "done"
    note = words("draw-note-acts" if waiting else "draw-note-waits")
    told = f"{name}: {note}"
    return element(
        "div", sign, owner(seat, name), class_=f"bb-tc empty {state}", data_seat=SEAT_LETTERS[seat], title=told
    )


def card_state(s: Trick, seat: int) -> str:
    """What there is to say of the card that a player has played: classes."""
    return "".join(
        f" {name}"
        for name, holds in (
            ("lead", seat == s.leader),
            ("won", seat == s.winner),
            ("acting", seat == s.actor),
            ("gone", s.card[seat] <= s.resolved and seat != s.actor),
        )
        if holds
    )


@lru_cache(maxsize=2048)
def trick_slot(words: Words, seat: int, name: str, card: int, state: str) -> Markup:
    """The card that a player has played in this trick, or an empty place."""
    letter = SEAT_LETTERS[seat]
    if not card:
        return element("div", owner(seat, name), class_="bb-tc empty", data_seat=letter)
    colour = box.COLOURS[box.CARD_COLOUR[card]]
    return element(
        "div",
        element("span", card, class_="v"),
        icon(SUITS[colour]),
        owner(seat, name),
        id=played_id(card),
        class_=f"bb-tc {colour}{state}",
        data_seat=letter,
        title=words("draw-played", name=name, card=card_actions(words, card)),
    )


def owner(seat: int, name: str) -> Markup:
    """A seat's form and name."""
    return element("small", glyph(seat), element("span", name))


@cache
def glyph(seat: int) -> Markup:
    """A seat's form."""
    letter = SEAT_LETTERS[seat]
    return icon(f"seat-{letter}", "glyph", data_seat=letter)


def actions(words: Words, s: Trick, mine: bool) -> Markup | None:
    """BB-5.8  The action that is performed, or the two of which one is to be chosen."""
    if s.actor < 0 or s.phase not in (OPTION, BUY, EXPAND, LIBERATE):
        return None
    card = s.card[s.actor]
    if s.phase != OPTION:
        told = action(words, card, s.row)
        row = element("div", signs(card, s.row, s.at), class_="bb-action now", title=told)
        return element("div", row, class_="bb-actions")
    rows = [action_row(words, card, index, mine) for index in range(int(box.OPTIONS[card]))]
    return element("div", rows, class_="bb-actions")


def action_row(words: Words, card: int, index: int, legal: bool) -> Markup:
    """One of the two secondary actions."""
    name, told = f"action-{index + 1}", action(words, card, box.SECONDARY + index)
    press: dict[str, Value] = pressable(name, told) if legal else {"title": told}
    return element(
        "div",
        signs(card, box.SECONDARY + index, -1),
        element("span", told, class_="bb-words"),
        id=name,
        class_="bb-action legal" if legal else "bb-action",
        **press,
    )


@cache
def signs(card: int, row: int, done: int) -> Markup:
    """The symbols of an action; `done` of them are performed already."""
    symbols = [box.SYMBOL_IDS[symbol] for symbol in box.SYMBOLS[card, row] if symbol]
    return join(icon(SIGNS.get(name, name), "ico gone" if i < done else "ico") for i, name in enumerate(symbols))


@lru_cache(maxsize=512)
def marriage_plate(words: Words, names: tuple[str, ...], marriage: int, spaces: tuple[int, ...]) -> Markup:
    """The marriage of the round and the track."""
    hint = marriage_hint(words, marriage) if marriage >= 0 else words("draw-no-marriage")
    drawn = [track_space(words, space, suitors(names, spaces, space)) for space in range(box.BOTTOM, box.TOP + 1)]
    track = element("div", drawn, class_="bb-mt", role="list")
    return plate("marriage", words("draw-marriage"), hint, track, sign="ring")


def suitors(names: tuple[str, ...], spaces: tuple[int, ...], space: int) -> tuple[tuple[int, str], ...]:
    """The seats on a space of the track, with their names."""
    return tuple([(seat, names[seat]) for seat, where in enumerate(spaces) if where == space])


@cache
def marriage_hint(words: Words, card: int) -> str:
    """What this round's marriage gives, in a few words."""
    name = marriage_name(words, card)
    if card == box.PRINCESS:
        return name
    region = int(box.MARRIAGE_REGION[card])
    return words(
        "draw-marriage-hint",
        name=name.split(",")[0],
        points=int(box.MARRIAGE_POINTS[card]),
        gain="town" if region >= 0 else "renown" if box.MARRIAGE_RENOWN[card] else "none",
        region=region_name(words, region) if region >= 0 else "",
    )


@lru_cache(maxsize=2048)
def track_space(words: Words, space: int, here: tuple[tuple[int, str], ...]) -> Markup:
    """A space of the track: number, the discs of its suitors, reward."""
    rewards = ["coin"] * int(box.SPACE_COINS[space]) + ["renown"] * int(box.SPACE_RENOWN[space])
    rewards += ["town"] if space == box.TOWN_SPACE else []
    discs = [element("span", glyph(seat), id=court_id(seat), class_="piece", title=name) for seat, name in here]
    label = words("draw-space", space=space, count=len(here), names=", ".join(name for _, name in here))
    return element(
        "span",
        element("i", space),
        element("b", discs, class_="many" if len(here) > 1 else None),
        element("em", [icon(sign) for sign in rewards]),
        class_="bb-ms",
        data_name=space_name(space),
        role="listitem",
        aria_label=label,
    )


@lru_cache(maxsize=512)
def battle_plate(words: Words, names: tuple[str, ...], left: int, strength: int, raiders: tuple[int, ...]) -> Markup:
    """Raiders left, and who has how many."""
    hint = words("draw-battle-hint", left=left, strength=strength)
    return plate("battle", words("draw-battle"), hint, counts(names, raiders, "battle"), sign="raider")


@lru_cache(maxsize=512)
def church_plate(words: Words, names: tuple[str, ...], discs: tuple[int, ...]) -> Markup:
    """Discs in the church."""
    hint = words("draw-church-hint", discs=box.MONASTERY_DISCS)
    return plate("church", words("draw-church"), hint, counts(names, discs, "church"), sign="cross")


def counts(names: tuple[str, ...], held: tuple[int, ...], name: str) -> Markup:
    """A count a player on a plate, the largest first."""
    order = sorted(range(len(held)), key=lambda seat: -held[seat])
    cells = [
        element("span", glyph(seat), element("b", held[seat]), title=names[seat], data_name=count_name(name, seat))
        for seat in order
    ]
    return element("div", cells, class_="bb-cnt")


@lru_cache(maxsize=512)
def regions_plate(words: Words, names: tuple[str, ...], board: Board) -> Markup:
    """Every region: who weighs what, threshold, holder, points."""
    s = as_fields(board._asdict())
    order = sorted(range(box.REGIONS), key=lambda region: (-int(box.REGION_POINTS[region]), region))
    rows = [
        region_row(
            words,
            names,
            region,
            tuple([faction_weight(s, faction, region) for faction in (*range(s.players), VIKINGS)]),
            settled_weight(s, region),
            board.claim_holder[region],
            bool(board.claim_up[region]),
        )
        for region in order
    ]
    table = element("table", element("tbody", rows), class_="bb-cl")
    return plate("regions", words("draw-regions"), words("draw-regions-hint"), table, sign="banner")


@lru_cache(maxsize=2048)
def region_row(
    words: Words, names: tuple[str, ...], region: int, weights: tuple[int, ...], settled: int, holder: int, up: bool
) -> Markup:
    """A row of the table of regions."""
    held: Child = None
    if holder >= 0:
        held = element("span", glyph(holder), title=names[holder])
    elif up:
        held = element("span", "·", title=words("draw-claim-up"))
    return element(
        "tr",
        element("td", region_name(words, region)),
        element("td", bars(words, names, weights)),
        element("td", f"{settled}/{int(box.THRESHOLD[region])}"),
        element("td", held),
        element("td", int(box.REGION_POINTS[region])),
        class_="up" if up else None,
    )


def bars(words: Words, names: tuple[str, ...], weights: tuple[int, ...]) -> Markup:
    """What every faction weighs in a region, the Vikings last, as bars."""
    letters = [*SEAT_LETTERS[: len(names)], "n"]
    entries = zip(letters, (*names, words("vikings")), weights, strict=True)
    heaviest = sorted((entry for entry in entries if entry[2]), key=lambda entry: -entry[2])
    x, drawn = 0, []
    for letter, _, size in heaviest:
        place: dict[str, Value] = {"x": x + 0.5, "y": 0.5, "width": size * BAR, "height": 11}
        pattern = element("rect", fill=f"url(#pat-{letter})", **place) if letter in "bcde" else None
        drawn.append(element("g", element("rect", class_="bar", **place), pattern, data_seat=letter))
        x += size * BAR
    label = ", ".join(f"{name} {size}" for _, name, size in heaviest) or words("draw-nobody")
    return drawing((0, 0, 124, 12), drawn, class_="bb-bars", role="img", aria_label=label)


@lru_cache(maxsize=512)
def seen_plate(words: Words, shown: tuple[int, ...], mine: int) -> Markup:
    """BB-13.6, BB-14.30  The action deck: cards played in this round are crossed out, the viewer's framed."""
    cells = [
        seen_card(card, " out" if shown[card] >= 0 else " me" if mine >> card & 1 else "")
        for card in range(1, box.CARDS + 1)
    ]
    grid = element("div", cells, class_="bb-deck")
    return plate("seen", words("draw-seen"), words("draw-seen-hint"), grid)


@cache
def seen_card(card: int, state: str) -> Markup:
    """A card of the deck in the colour of its suit."""
    return element("span", card, class_=f"{box.COLOURS[box.CARD_COLOUR[card]]}{state}")


# The tray


def tray(scene: Scene, s: State, held: int) -> Panel | None:
    """The viewer's purse and cards."""
    if scene.seat is None:
        return None
    words, purse = scene.words, (s.coins[scene.seat], s.renown[scene.seat])
    if not s.dealt:
        return drawn_tray(words, *purse, None, None)
    if s.phase != DRAFT:
        return drawn_tray(words, *purse, faces(scene, s, held), None)
    kept = tuple([card_face(words, card, "kept", "", 0) for card in members(held)])
    return drawn_tray(words, *purse, kept, faces(scene, s, pack_left(as_table(scene.view), scene.seat)))


@lru_cache(maxsize=512)
def drawn_tray(words: Words, coins: int, renown: int, hand: Faces | None, pack: Faces | None) -> Panel:
    """The same by all that it shows."""
    purse = element("div", purse_line(words, "coin", coins), purse_line(words, "renown", renown), class_="bb-purse")
    body = element("div", purse, cards_in_tray(words, hand, pack), class_="bb-tray")
    return Panel(body, TRAY_WIDTH, TRAY_HEIGHT, html=True)


def purse_line(words: Words, sign: str, held: int) -> Markup:
    """A count with its name."""
    return element("span", icon(sign), element("b", held), words(f"draw-{sign}", count=held))


def cards_in_tray(words: Words, hand: Faces | None, pack: Faces | None) -> Markup:
    """The pack and what was kept of it in the draft; else the hand."""
    if hand is None:
        return element("p", words("draw-no-cards"), class_="bb-none")
    if pack is None:
        return element("div", hand, class_="bb-hand", role="group", aria_label=words("draw-hand"))
    kept = element("div", hand, class_="bb-hand kept", role="group", aria_label=words("draw-kept"))
    choose = element("div", pack, class_="bb-hand", role="group", aria_label=words("draw-pack"))
    return element("div", kept if hand else None, choose, class_="bb-drafting")


def faces(scene: Scene, s: State, cards: int) -> Faces:
    """A set of cards; those that the viewer may choose say how they would fare."""
    words, legal = scene.words, offered(scene, "card")
    return tuple(
        [
            card_face(words, card, "legal", card_fate(s, card), place_in_order(s, card))
            if card in legal
            else card_face(words, card, "", "", 0)
            for card in members(cards)
        ]
    )


@lru_cache(maxsize=2048)
def card_face(words: Words, card: int, state: str, fate: str, place: int) -> Markup:
    """An action card: value and suit, the primary action, the secondary ones, how it would fare."""
    colour = box.COLOURS[box.CARD_COLOUR[card]]
    options = [element("span", signs(card, row, -1)) for row in range(1, 1 + int(box.OPTIONS[card]))]
    press: dict[str, Value] = {"role": "button", "tabindex": 0} if state == "legal" else {"role": "img"}
    return element(
        "div",
        element("header", element("b", card), icon(SUITS[colour])),
        element("div", signs(card, box.PRIMARY, -1), class_="pr"),
        element("div", options, class_="se"),
        element("footer", card_note(words, fate, place)),
        id=card_id(card),
        class_=" ".join(filter(None, ["bb-card", colour, fate, state])),
        data_target=card_id(card),
        aria_label=card_actions(words, card),
        **press,
    )


def card_fate(s: State, card: int) -> str:
    """Whether a card would win the trick as it lies, or lose it."""
    if s.phase not in (FOLLOW, LEAD_CARD):
        return ""
    return "win" if would_win(s, card) else "lose"


def place_in_order(s: State, card: int) -> int:
    """When a card would act among those that lie there, 0 if none does."""
    lying = [other for other in s.card if other]
    return 1 + sum(other < card for other in lying) if lying else 0


def card_note(words: Words, fate: str, place: int) -> Markup | None:
    """How a card would fare, and when it would act."""
    if not fate:
        return None
    when = element("span", words("draw-acts", place=place)) if place else None
    return element("span", words(f"draw-{fate}"), when)


# The players' cards


def seat_panel(scene: Scene, s: State, seat: int) -> SeatPanel:
    """A player's card."""
    points = s.points[seat] if s.phase == OVER else s.score[seat]
    held = (
        s.coins[seat],
        s.renown[seat],
        count(controlled(s, seat)),
        hand_size(s, seat),
        s.raiders[seat],
        s.church[seat],
        s.space[seat],
    )
    return drawn_card(scene.words, points, note(scene, s, seat), held)


@lru_cache(maxsize=2048)
def drawn_card(words: Words, points: int, note: str, held: tuple[int, ...]) -> SeatPanel:
    """The same by all that it shows."""
    vitals = tuple([vital(words, sign, number) for sign, number in zip(VITALS, held, strict=True)])
    return SeatPanel(str(points), note, None, vitals)


@lru_cache(maxsize=1024)
def vital(words: Words, sign: str, held: int) -> Vital:
    """A count on a player's card."""
    return Vital(sign, str(held), words(f"draw-vital-{sign}", count=held))


def note(scene: Scene, s: State, seat: int) -> str:
    """One line of state."""
    words = scene.words
    if s.phase == OVER:
        return rank_note(scene, seat)
    if s.phase == DRAFT:
        return words("draw-note-draft" if s.to_act >> seat & 1 else "draw-note-chosen")
    if s.to_act >> seat & 1:
        return words("draw-note-acts")
    if s.card[seat]:
        won = "won" if seat == s.winner else "lead" if seat == s.leader else "played"
        return words("draw-note-card", card=s.card[seat], state=won)
    if s.marker == seat:
        return words("draw-note-marker")
    if s.spouse[box.PRINCESS] == seat and s.side not in (-1, box.REFUSE):
        return words("draw-note-princess", side=box.SIDES[s.side])
    return words("draw-note-waits" if s.phase in (FOLLOW, LEAD_CARD, LEAD_TOWN) else "draw-note-rests")

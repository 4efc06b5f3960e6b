"""The table of Brian Boru as a drawing: Ireland, the plates beside it, the hand, a card a player."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from reinos.core.choice import Choice
from reinos.core.phrase import rank_note
from reinos.core.record import members
from reinos.core.scene import SEAT_LETTERS, Panel, Panels, Scene, SeatPanel, Vital, area, as_table, pressable
from reinos.core.svg import Child, Markup, Value, drawing, element, icon, number, use
from reinos.games.brian_boru import box
from reinos.games.brian_boru.board import controlled, owner_of, settled_weight
from reinos.games.brian_boru.claims import VIKINGS, faction_weight
from reinos.games.brian_boru.draft import hand_size, kept_cards, own_cards, pack_left
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

OFFER_WIDTH, OFFER_HEIGHT = 400, 724
TRAY_WIDTH, TRAY_HEIGHT = 900, 142


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


def stage(scene: Scene, s: State) -> Panel:
    """Ireland."""
    x, y, width, height = LAYOUT["box"]
    legal = offered(scene, "town")
    body = drawing(
        (x, y, width, height),
        outlines(),
        element("g", sea(), id="layer-base"),
        element("g", [region_land(scene, s, region) for region in range(box.REGIONS)], id="layer-regions"),
        element("g", borders(), id="layer-borders"),
        element("g", roads(), id="layer-routes"),
        element("g", [glow(town) for town in legal], id="layer-legal"),
        element("g", region_names(scene), town_names(scene, s, legal), sea_names(scene), id="layer-labels"),
        element("g", [town_drawn(scene, s, town, town in legal) for town in range(box.TOWNS)], id="layer-cities"),
        element("g", [claim(scene, s, r) for r in range(box.REGIONS)], marker(scene, s), id="layer-pieces"),
        active_name(scene, s),
        class_="board ireland",
        role="group",
        aria_label=scene.words("draw-map"),
        **area("map", scene.words("draw-ireland")),
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


def region_land(scene: Scene, s: State, region: int) -> Markup:
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
        aria_label=region_label(scene, s, region),
    )


def region_label(scene: Scene, s: State, region: int) -> str:
    """A region in words."""
    return scene.words(
        "draw-region",
        region=region_name(scene.words, region),
        weight=settled_weight(s, region),
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


def glow(town: int) -> Markup:
    """The golden ring of a town that may be chosen."""
    x, y = LAYOUT["towns"][box.TOWN_IDS[town]]
    rings = [element("circle", class_=f"legal-{kind}", cx=x, cy=y, r=19) for kind in ("fill", "case", "glow")]
    return element("g", rings, id=f"glow-{box.TOWN_IDS[town]}")


def region_names(scene: Scene) -> Iterator[Markup]:
    """The names of the regions, in two lines where they are long."""
    for name, (x, y) in LAYOUT["region_names"].items():
        first, *more = two_lines(scene.words(f"region-{name}"))
        spans = [element("tspan", line, x=x, dy=REGION_LINE) for line in more]
        yield element("text", first, spans, class_="b-name b-region", x=x, y=y, aria_hidden="true")


def two_lines(name: str) -> list[str]:
    """A name in one line, or in two of about the same length."""
    if len(name) <= LONG_NAME:
        return [name]
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    middle = min(spaces, key=lambda i: abs(2 * i - len(name)), default=len(name))
    return [name[:middle], name[middle + 1 :]] if spaces else [name]


def town_names(scene: Scene, s: State, legal: list[int]) -> Iterator[Markup]:
    """The names of the towns but the active one; those that may be chosen stand out."""
    for town, name in enumerate(box.TOWN_IDS):
        x, y = LAYOUT["town_names"][name]
        if town != s.active:
            kind = "b-town may" if town in legal else "b-town b-detail"
            yield element("text", town_name(scene.words, town), class_=kind, x=x, y=y, aria_hidden="true")


def active_name(scene: Scene, s: State) -> Markup | None:
    """The name of the active town: larger, outside the ring of the marker, above everything."""
    if s.active == box.NOWHERE:
        return None
    name = box.TOWN_IDS[s.active]
    x, y = LAYOUT["town_names"][name]
    beside = x - LAYOUT["towns"][name][0]
    x += ASIDE if beside > ASIDE else -ASIDE if beside < -ASIDE else 0
    return element("text", town_name(scene.words, s.active), class_="b-town on", x=x, y=y, aria_hidden="true")


def sea_names(scene: Scene) -> Iterator[Markup]:
    """The names of the seas."""
    for name, (x, y, turn) in LAYOUT["sea_names"].items():
        place = f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
        yield element("text", scene.words(f"draw-{name}"), class_="b-sealabel", transform=place, aria_hidden="true")


def town_label(scene: Scene, s: State, town: int) -> str:
    """A town in words: colour, region, whose it is, what stands on it."""
    seat = owner_of(s, town)
    state = "empty" if seat < 0 else "viking" if s.raided >> town & 1 else "disc"
    return scene.words(
        "draw-town",
        town=town_name(scene.words, town),
        colour=town_colour(scene.words, town),
        state=state,
        name=scene.names[seat] if seat >= 0 else "",
        built="monastery" if s.monasteries >> town & 1 else "none",
        active="active" if town == s.active else "no",
    )


def town_drawn(scene: Scene, s: State, town: int, legal: bool) -> Markup:
    """A town with what is on it; all of it is one target."""
    x, y = LAYOUT["towns"][box.TOWN_IDS[town]]
    press: dict[str, Value] = {"role": "button", "tabindex": 0} if legal else {"role": "img"}
    return element(
        "g",
        element("circle", class_="hit", r=HIT_RADIUS),
        monastery_ring(s, town),
        town_face(scene, s, town),
        id=town_id(town),
        class_="town legal" if legal else "town",
        data_target=town_id(town),
        transform=f"translate({number(x)} {number(y)})",
        aria_label=town_label(scene, s, town),
        **press,
    )


def town_face(scene: Scene, s: State, town: int) -> list[Markup]:
    """An empty town with its sign, a disc, or a Viking control token over a disc."""
    name, seat = box.TOWN_IDS[town], owner_of(s, town)
    if seat < 0:
        colour = box.COLOURS[box.TOWN_COLOUR[town]]
        return [
            element("circle", class_=f"empty {colour}", r=TOWN_RADIUS),
            use(SUITS[colour], -9, -9, 18, f"sign {colour}"),
        ]
    letter = SEAT_LETTERS[seat]
    built = bool(s.monasteries >> town & 1)
    raided = bool(s.raided >> town & 1)
    drawn = [element("g", disc(letter), id=f"disc-{name}", class_="piece", data_seat=letter)]
    if built and not raided:
        chapel = use("monastery", -7.5, -8.5, 15, "chapel")
        drawn.append(element("g", chapel, id=f"monastery-{name}", class_="piece", data_seat=letter))
    if raided:
        drawn.append(viking_token(name, letter))
    return drawn


def viking_token(name: str, letter: str) -> Markup:
    """A Viking control token, with a small mark of the seat that gets the town back."""
    whose = element("path", class_="tok seat-fill", d=form(letter, 6.5), transform="translate(11 9)", data_seat=letter)
    token = element("circle", class_="viking-token", r=15)
    return element(
        "g", token, use("viking", -10.5, -10.5, 21, "viking-sign"), whose, id=f"viking-{name}", class_="piece"
    )


def monastery_ring(s: State, town: int) -> list[Markup]:
    """The wall around a town with a monastery."""
    if not s.monasteries >> town & 1:
        return []
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


def marker(scene: Scene, s: State) -> Markup | None:
    """The active town marker, while it is on the board."""
    if s.active == box.NOWHERE:
        return None
    x, y = LAYOUT["towns"][box.TOWN_IDS[s.active]]
    return element(
        "g",
        element("circle", class_="active-ring", cx=x, cy=y, r=25),
        use("banner", x - 3, y - 56, 40, "marker"),
        id="marker",
        class_="piece",
        data_now="",
        role="img",
        aria_label=scene.words("draw-marker", town=town_name(scene.words, s.active)),
    )


def claim(scene: Scene, s: State, region: int) -> Markup:
    """A claim token: a shield with its points; hatched while face down, in the colours of its holder."""
    name, seat = box.REGION_IDS[region], int(s.claim_holder[region])
    x, y = LAYOUT["claims"][name]
    state = "held" if seat >= 0 else "up" if s.claim_up[region] else "down"
    told = {"region": region_name(scene.words, region), "points": int(box.REGION_POINTS[region]), "state": state}
    return element(
        "g",
        element("path", class_="shield", d=SHIELD),
        element("text", int(box.REGION_POINTS[region]), class_="shield-n", y=6),
        id=claim_id(region),
        class_=f"piece claim {state}",
        data_seat=SEAT_LETTERS[seat] if seat >= 0 else None,
        transform=f"translate({number(x)} {number(y)})",
        role="img",
        aria_label=scene.words("draw-claim", name=scene.names[seat] if seat >= 0 else "", **told),
    )


# The plates beside the map


def offer(scene: Scene, s: State) -> Panel:
    """Trick, marriage track, battle, church, regions, cards of the round."""
    body = element(
        "div",
        trick_plate(scene, s),
        element(
            "div",
            marriage_plate(scene, s),
            element("div", battle_plate(scene, s), church_plate(scene, s), class_="bb-two"),
            class_="bb-tracks",
            **area("contests", scene.words("draw-contests")),
        ),
        regions_plate(scene, s),
        seen_plate(scene, s),
        class_="bb-plates",
    )
    return Panel(body, OFFER_WIDTH, OFFER_HEIGHT, html=True)


def plate(name: str, title: str, hint: str, *inside: Child, sign: str | None = None) -> Markup:
    """A plate with a title and a hint."""
    head = element("h3", icon(sign) if sign else None, title, element("small", hint))
    where = {} if name == "trick" else area("contests")
    return element("section", head, *inside, id=plate_id(name), class_=f"bb-plate bb-{name}", aria_label=title, **where)


def trick_plate(scene: Scene, s: State) -> Markup:
    """The trick: a card a player, in the order of play; and the actions to choose from."""
    words = scene.words
    if not s.dealt or s.phase == DRAFT:
        title = words("draw-draft") if s.phase == DRAFT else words("draw-between")
        hint = words("draw-draft-hint") if s.phase == DRAFT else phase_hint(scene, s)
        ready = [ready_slot(scene, s, seat) for seat in range(s.players)]
        return plate("trick", title, hint, element("div", ready, class_=f"bb-lane n{s.players}"))
    seats = [(s.leader + place) % s.players for place in range(s.players)]
    lane = element("div", [trick_slot(scene, s, seat) for seat in seats], class_=f"bb-lane n{s.players}")
    title = words("draw-trick", trick=s.trick, tricks=int(box.TRICKS[s.players]))
    return plate("trick", title, words("draw-trick-hint"), lane, actions(scene, s))


def phase_hint(scene: Scene, s: State) -> str:
    """Where the game stands between the tricks."""
    if s.phase == OVER:
        return scene.words("situation-over")
    return scene.words("draw-setup" if s.phase == START_TOWN else "draw-upkeep")


def ready_slot(scene: Scene, s: State, seat: int) -> Markup:
    """Whether a player still has something to decide."""
    waiting = bool(s.to_act >> seat & 1)
    sign = icon("ui-hourglass" if waiting else "ui-check")
    state = "wait" if waiting else "done"
    note = scene.words("draw-note-acts" if waiting else "draw-note-waits")
    told = f"{scene.names[seat]}: {note}"
    return element(
        "div", sign, owner(scene, seat), class_=f"bb-tc empty {state}", data_seat=SEAT_LETTERS[seat], title=told
    )


def trick_slot(scene: Scene, s: State, seat: int) -> Markup:
    """The card that a player has played in this trick, or an empty place."""
    card, letter = int(s.card[seat]), SEAT_LETTERS[seat]
    if not card:
        return element("div", owner(scene, seat), class_="bb-tc empty", data_seat=letter)
    colour = box.COLOURS[box.CARD_COLOUR[card]]
    state = "".join(
        f" {name}"
        for name, holds in (
            ("lead", seat == s.leader),
            ("won", seat == s.winner),
            ("acting", seat == s.actor),
            ("gone", card <= s.resolved and seat != s.actor),
        )
        if holds
    )
    return element(
        "div",
        element("span", card, class_="v"),
        icon(SUITS[colour]),
        owner(scene, seat),
        id=played_id(card),
        class_=f"bb-tc {colour}{state}",
        data_seat=letter,
        title=scene.words("draw-played", name=scene.names[seat], card=card_actions(scene.words, card)),
    )


def owner(scene: Scene, seat: int) -> Markup:
    """A seat's form and name."""
    return element("small", glyph(seat), element("span", scene.names[seat]))


def glyph(seat: int) -> Markup:
    """A seat's form."""
    letter = SEAT_LETTERS[seat]
    return icon(f"seat-{letter}", "glyph", data_seat=letter)


def actions(scene: Scene, s: State) -> Markup | None:
    """BB-5.8  The action that is performed, or the two of which one is to be chosen."""
    if s.actor < 0 or s.phase not in (OPTION, BUY, EXPAND, LIBERATE):
        return None
    card = int(s.card[s.actor])
    if s.phase != OPTION:
        told = action(scene.words, card, s.row)
        row = element("div", signs(card, s.row, s.at), class_="bb-action now", title=told)
        return element("div", row, class_="bb-actions")
    mine = any(choice.kind == "option" for choice in scene.legal)
    rows = [action_row(scene, card, index, mine) for index in range(int(box.OPTIONS[card]))]
    return element("div", rows, class_="bb-actions")


def action_row(scene: Scene, card: int, index: int, legal: bool) -> Markup:
    """One of the two secondary actions."""
    name, told = f"action-{index + 1}", action(scene.words, card, box.SECONDARY + index)
    press: dict[str, Value] = pressable(name, told) if legal else {"title": told}
    return element(
        "div",
        signs(card, box.SECONDARY + index, -1),
        element("span", told, class_="bb-words"),
        id=name,
        class_="bb-action legal" if legal else "bb-action",
        **press,
    )


def signs(card: int, row: int, done: int) -> list[Markup]:
    """The symbols of an action; `done` of them are performed already."""
    symbols = [box.SYMBOL_IDS[symbol] for symbol in box.SYMBOLS[card, row] if symbol]
    return [icon(SIGNS.get(name, name), "ico gone" if i < done else "ico") for i, name in enumerate(symbols)]


def marriage_plate(scene: Scene, s: State) -> Markup:
    """The marriage of the round and the track."""
    words = scene.words
    hint = marriage_hint(scene, s) if s.marriage >= 0 else words("draw-no-marriage")
    spaces = [track_space(scene, s, space) for space in range(box.BOTTOM, box.TOP + 1)]
    track = element("div", spaces, class_="bb-mt", role="list")
    return plate("marriage", words("draw-marriage"), hint, track, sign="ring")


def marriage_hint(scene: Scene, s: State) -> str:
    """What this round's marriage gives, in a few words."""
    words, card = scene.words, int(s.marriage)
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


def track_space(scene: Scene, s: State, space: int) -> Markup:
    """A space of the track: number, discs, reward."""
    here = [seat for seat in range(s.players) if s.space[seat] == space]
    rewards = ["coin"] * int(box.SPACE_COINS[space]) + ["renown"] * int(box.SPACE_RENOWN[space])
    rewards += ["town"] if space == box.TOWN_SPACE else []
    discs = [element("span", glyph(seat), id=court_id(seat), class_="piece", title=scene.names[seat]) for seat in here]
    names = ", ".join(scene.names[seat] for seat in here)
    label = scene.words("draw-space", space=space, count=len(here), names=names)
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


def battle_plate(scene: Scene, s: State) -> Markup:
    """Raiders left, and who has how many."""
    words = scene.words
    hint = words("draw-battle-hint", left=s.battle_area, strength=s.strength)
    return plate(
        "battle", words("draw-battle"), hint, counts(scene, s.raiders.tolist(), s.players, "battle"), sign="raider"
    )


def church_plate(scene: Scene, s: State) -> Markup:
    """Discs in the church."""
    words = scene.words
    hint = words("draw-church-hint", discs=box.MONASTERY_DISCS)
    return plate(
        "church", words("draw-church"), hint, counts(scene, s.church.tolist(), s.players, "church"), sign="cross"
    )


def counts(scene: Scene, held: list[int], players: int, name: str) -> Markup:
    """A count a player on a plate, the largest first."""
    order = sorted(range(players), key=lambda seat: -held[seat])
    cells = [
        element(
            "span", glyph(seat), element("b", held[seat]), title=scene.names[seat], data_name=count_name(name, seat)
        )
        for seat in order
    ]
    return element("div", cells, class_="bb-cnt")


def regions_plate(scene: Scene, s: State) -> Markup:
    """Every region: who weighs what, threshold, holder, points."""
    words = scene.words
    order = sorted(range(box.REGIONS), key=lambda region: (-int(box.REGION_POINTS[region]), region))
    rows = [region_row(scene, s, region) for region in order]
    table = element("table", element("tbody", rows), class_="bb-cl")
    return plate("regions", words("draw-regions"), words("draw-regions-hint"), table, sign="banner")


def region_row(scene: Scene, s: State, region: int) -> Markup:
    """A row of the table of regions."""
    holder = int(s.claim_holder[region])
    held: Child = None
    if holder >= 0:
        held = element("span", glyph(holder), title=scene.names[holder])
    elif s.claim_up[region]:
        held = element("span", "·", title=scene.words("draw-claim-up"))
    reached = f"{settled_weight(s, region)}/{int(box.THRESHOLD[region])}"
    return element(
        "tr",
        element("td", region_name(scene.words, region)),
        element("td", bars(scene, s, region)),
        element("td", reached),
        element("td", held),
        element("td", int(box.REGION_POINTS[region])),
        class_="up" if s.claim_up[region] else None,
    )


def bars(scene: Scene, s: State, region: int) -> Markup:
    """What every faction weighs in a region, as bars."""
    weights = [(SEAT_LETTERS[seat], scene.names[seat], faction_weight(s, seat, region)) for seat in range(s.players)]
    weights.append(("n", scene.words("vikings"), faction_weight(s, VIKINGS, region)))
    weights = sorted((entry for entry in weights if entry[2]), key=lambda entry: -entry[2])
    x, drawn = 0, []
    for letter, _, size in weights:
        place: dict[str, Value] = {"x": x + 0.5, "y": 0.5, "width": size * BAR, "height": 11}
        pattern = element("rect", fill=f"url(#pat-{letter})", **place) if letter in "bcde" else None
        drawn.append(element("g", element("rect", class_="bar", **place), pattern, data_seat=letter))
        x += size * BAR
    label = ", ".join(f"{name} {size}" for _, name, size in weights) or scene.words("draw-nobody")
    return drawing((0, 0, 124, 12), drawn, class_="bb-bars", role="img", aria_label=label)


def seen_plate(scene: Scene, s: State) -> Markup:
    """BB-13.6, BB-14.30  The action deck: cards played in this round are crossed out, the viewer's framed."""
    mine = own_cards(s, scene.seat) if scene.seat is not None and s.dealt else 0
    cells = []
    for card in range(1, box.CARDS + 1):
        state = " out" if s.shown[card] >= 0 else " me" if mine >> card & 1 else ""
        cells.append(element("span", card, class_=f"{box.COLOURS[box.CARD_COLOUR[card]]}{state}"))
    words = scene.words
    grid = element("div", cells, class_="bb-deck")
    return plate("seen", words("draw-seen"), words("draw-seen-hint"), grid)


# The tray


def tray(scene: Scene, s: State) -> Panel | None:
    """The viewer's purse and cards."""
    if scene.seat is None:
        return None
    seat = scene.seat
    purse = element(
        "div",
        purse_line(scene, "coin", int(s.coins[seat])),
        purse_line(scene, "renown", int(s.renown[seat])),
        class_="bb-purse",
    )
    body = element("div", purse, cards_in_tray(scene, s, seat), class_="bb-tray")
    return Panel(body, TRAY_WIDTH, TRAY_HEIGHT, html=True)


def purse_line(scene: Scene, sign: str, held: int) -> Markup:
    """A count with its name."""
    return element("span", icon(sign), element("b", held), scene.words(f"draw-{sign}", count=held))


def cards_in_tray(scene: Scene, s: State, seat: int) -> Markup:
    """The pack and what was kept of it in the draft; else the hand."""
    words, legal = scene.words, offered(scene, "card")
    if not s.dealt:
        return element("p", words("draw-no-cards"), class_="bb-none")
    if s.phase != DRAFT:
        cards = [card_face(scene, s, card, card in legal) for card in members(int(s.hand[seat]))]
        return element("div", cards, class_="bb-hand", role="group", aria_label=words("draw-hand"))
    kept = members(kept_cards(s, seat))
    pack = [card_face(scene, s, card, card in legal) for card in members(pack_left(s, seat))]
    mine = [card_face(scene, s, card, False, "kept") for card in kept]
    hand = element("div", mine, class_="bb-hand kept", role="group", aria_label=words("draw-kept"))
    choose = element("div", pack, class_="bb-hand", role="group", aria_label=words("draw-pack"))
    return element("div", hand if kept else None, choose, class_="bb-drafting")


def card_face(scene: Scene, s: State, card: int, legal: bool, state: str = "") -> Markup:
    """An action card: value and suit, the primary action, the secondary ones, how it would fare."""
    colour = box.COLOURS[box.CARD_COLOUR[card]]
    fate = card_fate(s, card, legal)
    classes = " ".join(filter(None, ["bb-card", colour, fate, state, "legal" if legal else ""]))
    options = [element("span", signs(card, row, -1)) for row in range(1, 1 + int(box.OPTIONS[card]))]
    press: dict[str, Value] = {"role": "button", "tabindex": 0} if legal else {"role": "img"}
    return element(
        "div",
        element("header", element("b", card), icon(SUITS[colour])),
        element("div", signs(card, box.PRIMARY, -1), class_="pr"),
        element("div", options, class_="se"),
        element("footer", card_note(scene, s, card, fate)),
        id=card_id(card),
        class_=classes,
        data_target=card_id(card),
        aria_label=card_actions(scene.words, card),
        **press,
    )


def card_fate(s: State, card: int, legal: bool) -> str:
    """Whether a card would win the trick as it lies, or lose it."""
    if s.phase not in (FOLLOW, LEAD_CARD) or not legal:
        return ""
    return "win" if would_win(s, card) else "lose"


def card_note(scene: Scene, s: State, card: int, fate: str) -> Markup | None:
    """How a card would fare, and when it would act among those that lie there."""
    if not fate:
        return None
    on_table = [other for other in s.card.tolist() if other]
    place = 1 + sum(other < card for other in on_table)
    when = element("span", scene.words("draw-acts", place=place)) if on_table else None
    return element("span", scene.words(f"draw-{fate}"), when)


# The players' cards


def seat_panel(scene: Scene, s: State, seat: int) -> SeatPanel:
    """A player's card."""
    values = {
        "coin": int(s.coins[seat]),
        "renown": int(s.renown[seat]),
        "town": count(controlled(s, seat)),
        "scroll": hand_size(s, seat),
        "raider": int(s.raiders[seat]),
        "cross": int(s.church[seat]),
        "ring": int(s.space[seat]),
    }
    return SeatPanel(
        score=str(int(s.points[seat] if s.phase == OVER else s.score[seat])),
        note=note(scene, s, seat),
        picture=None,
        vitals=tuple(
            Vital(sign, str(held), scene.words(f"draw-vital-{sign}", count=held)) for sign, held in values.items()
        ),
    )


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
        return words("draw-note-card", card=int(s.card[seat]), state=won)
    if s.marker == seat:
        return words("draw-note-marker")
    if s.spouse[box.PRINCESS] == seat and s.side not in (-1, box.REFUSE):
        return words("draw-note-princess", side=box.SIDES[s.side])
    return words("draw-note-waits" if s.phase in (FOLLOW, LEAD_CARD, LEAD_TOWN) else "draw-note-rests")

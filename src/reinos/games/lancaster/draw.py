"""The table of Lancaster as a drawing: England's counties, France and Parliament beside, castle and purse below."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.phrase import rank_note
from reinos.core.scene import (
    SEAT_LETTERS,
    Panel,
    Panels,
    Scene,
    SeatPanel,
    Vital,
    area,
    as_table,
    pressable,
    shown_seat,
)
from reinos.core.svg import Child, Markup, drawing, element, icon, use
from reinos.games.lancaster import asking, box, naming, printed, targets
from reinos.games.lancaster.battles import english
from reinos.games.lancaster.deployment import least_squires
from reinos.games.lancaster.knights import ally_of, in_court, lord, strength_in_play
from reinos.games.lancaster.measures import extensions_built, nobles_owned
from reinos.games.lancaster.pieces import chip, icons, knight, signs
from reinos.games.lancaster.state import FACE_DOWN, IN_STOCK, OUT, SHOWN, TAKEN, State
from reinos.games.lancaster.targets import grasp, target
from reinos.games.lancaster.tell.table import manned, slot_words

__all__ = ["grasp", "panels", "target"]

LAYOUT = json.loads((Path(__file__).parent / "layout.json").read_text(encoding="utf-8"))
SPOTS = [LAYOUT["counties"][county] for county in box.COUNTY_IDS]
OUTLINES: list[str] = [spot["outline"] for spot in SPOTS]
WASHES = (2, 1, 3, 6, 4, 1, 5, 3, 2)  # of the counties A to I, neighbours apart

BOX = (46, 26, 624, 770)  # what of the board the stage shows
WATER = (44, 40, 29, 25.5, 16, 13)  # lines along the coast, engraved and blank in turn
NAME_SIZE, LEAST_SIZE, LEAST_SIZE_BESIDE = 20, 23, 18
SIGN = 20  # side of a sign in a reward
OFFER_WIDTH, TRAY_WIDTH = 412, 880
PLATE_HEADS, BATTLE_HEIGHT = 240, 164  # heights in the offer: titles with the favour tiles, a row of battles
LAW_FRAME, LINE, LAW_NAME, LAW_LINE = 36, 15.5, 14, 15  # of a law: paddings, a line, letters a line
TRAY_ROW = 104
MINI_WIDTH, MINI_HEIGHT, CELL = 92, 80, 28
CARD_HEIGHT = 118  # of the small picture with the six counts beside it
AREA_NOW = {  # where the game is busy, by phase
    asking.SETUP: "castle",
    asking.PARLIAMENT: "parliament",
    asking.APPLYING: "parliament",
    asking.COUNTY_SCORING: "counties",
    asking.CASTLE_SCORING: "castle",
    asking.BATTLE_SCORING: "france",
}


# The sea runs far beyond any stage that shows it.
SEA = element("rect", class_="b-sea", x=-900, y=-500, width=2600, height=2000)


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it."""
    s = as_table(scene.view)
    legal = {target(choice, scene.view) for choice in scene.legal}
    return Panels(
        stage=stage(scene, s, legal),
        offer=offer(scene, s, legal),
        tray=tray(scene, s, legal),
        seats=tuple(seat_panel(scene, s, seat) for seat in range(s.players)),
    )


def knight_label(scene: Scene, party: int, strength: int) -> str:
    """A knight in words."""
    players = len(scene.names)
    return scene.words("draw-knight", strength=strength, **naming.side(scene, party % players, party >= players))


def county_knight(county: int) -> str:
    """Id of the knight in a county."""
    return f"knight-{box.COUNTY_IDS[county]}"


def slot_knight(place: int, slot: int, height: int) -> str:
    """Id of a knight in a battle; the lowest of a stack has height 1."""
    return f"knight-{targets.battle(place)}-{slot + 1}-{height}"


# England


def stage(scene: Scene, s: State, legal: set[str]) -> Panel:
    """The nine counties with their knights, nobles and rewards."""
    land = [element("path", d=outline) for outline in OUTLINES]
    shapes = zip(land, box.COUNTY_IDS, strict=True)
    clips = [element("clipPath", shape, id=f"clip-{county}") for shape, county in shapes]
    body = drawing(
        BOX,
        element("defs", element("g", land, id="la-land"), clips),
        element("g", SEA, water(), id="layer-base"),
        element("g", [region(scene, s, county, legal) for county in range(box.COUNTIES)], id="layer-regions"),
        element("g", borders(), id="layer-borders"),
        element(
            "g", [glow(county) for county in range(box.COUNTIES) if targets.county(county) in legal], id="layer-legal"
        ),
        element(
            "g", [county_label(scene, county) for county in range(box.COUNTIES)], sea_labels(scene), id="layer-labels"
        ),
        element("g", [held(scene, s, county) for county in range(box.COUNTIES)], id="layer-pieces"),
        element("g", draft(scene, s), id="layer-draft"),
        class_="board la-england",
        role="group",
        aria_label=scene.words("draw-england"),
        **area("counties", scene.words("draw-counties"), now=AREA_NOW.get(s.phase) == "counties"),
    )
    return Panel(body, BOX[2], BOX[3])


def water() -> list[Markup]:
    """Engraved lines along the coast."""
    return [
        element("use", href="#la-land", class_=f"la-water {'near' if i % 2 else 'far'}", stroke_width=width)
        for i, width in enumerate(WATER)
    ]


def region(scene: Scene, s: State, county: int, legal: set[str]) -> Markup:
    """The ground of a county, with a stronger edge inside its border."""
    name, path = box.COUNTY_IDS[county], OUTLINES[county]
    choosing = any(place.startswith("county-") for place in legal)
    dim = choosing and targets.county(county) not in legal
    now = s.phase == asking.COUNTY_SCORING and s.county == county
    return element(
        "g",
        element("path", d=path, class_=f"la-wash-{WASHES[county]}"),
        element("path", d=path, class_=f"la-edge-{WASHES[county]}", clip_path=f"url(#clip-{name})"),
        element("path", d=path, class_="b-dim") if dim else None,
        element("path", d=path, class_="la-now", clip_path=f"url(#clip-{name})") if now else None,
        id=targets.county(county),
        class_="region",
        **pressable(targets.county(county), county_words(scene, s, county), targets.county(county) in legal),
    )


def county_words(scene: Scene, s: State, county: int) -> str:
    """A county in words."""
    words, holder = scene.words, int(s.holder[county])
    return words(
        "draw-county",
        letter=box.LETTERS[county],
        county=naming.county(words, county),
        least=int(printed.MINIMUM[county]),
        reward=", ".join(naming.reward(words, printed.COUNTY_REWARD[county])),
        nobles=int(s.noble_stack[county]),
        holder=naming.party(scene, holder) if holder >= 0 else "0",
        strength=int(s.garrison[county]),
        squires=int(s.retinue[county]),
    )


def borders() -> list[Markup]:
    """Lines between the counties and along the coast."""
    lines = [element("path", class_="b-border", d=outline) for outline in OUTLINES]
    return [*lines, element("use", href="#la-land", class_="b-coast la-coast")]


def glow(county: int) -> Markup:
    """A county that may be chosen."""
    name, path = box.COUNTY_IDS[county], OUTLINES[county]
    clip = f"url(#clip-{name})"
    return element(
        "g",
        element("path", d=path, class_="la-glow", clip_path=clip),
        element("path", d=path, class_="legal-case", clip_path=clip),
        element("path", d=path, class_="legal-glow", clip_path=clip),
        id=f"legal-{name}",
        data_glow=targets.county(county),
    )


def county_label(scene: Scene, county: int) -> Markup:
    """Letter and name of a county."""
    x, y = SPOTS[county]["label"]
    initial = element("tspan", box.LETTERS[county], class_="la-letter")
    name = f" {naming.county(scene.words, county)}"
    return element("text", initial, name, class_="b-name", x=x, y=y + 4, font_size=NAME_SIZE)


def sea_labels(scene: Scene) -> list[Markup]:
    """The seas around England."""
    places = (
        ("north-sea", "translate(566 250) rotate(48)"),
        ("irish-sea", "translate(128 330) rotate(-80)"),
        ("channel", "translate(470 768)"),
    )
    return [
        element("text", scene.words(f"draw-{name}"), class_="b-sealabel", font_size=21, transform=where)
        for name, where in places
    ]


def held(scene: Scene, s: State, county: int) -> list[Child]:
    """The knight space of a county with who stands there, its nobles and its reward."""
    x, y = SPOTS[county]["knight"]
    strength, squires, least = int(s.garrison[county]), int(s.retinue[county]), f"≥{int(printed.MINIMUM[county])}"
    drawn: list[Child] = [element("circle", class_="la-space", cx=x, cy=y, r=24)]
    if strength == 0:
        drawn.append(element("text", least, class_="b-name", x=x, y=y + 8, font_size=LEAST_SIZE))
    else:
        party = int(s.holder[county])
        if squires == 0:
            drawn.append(element("text", least, class_="b-name", x=x, y=y + 42, font_size=LEAST_SIZE_BESIDE))
        drawn.append(retinue(scene, party, x, y + 24, squires, f"squires-{box.COUNTY_IDS[county]}"))
        label = knight_label(scene, party, strength)
        drawn.append(knight(party, strength, x, y, 20, label, county_knight(county)))
    drawn.append(noble_stack(scene, s, county))
    drawn.append(county_reward(scene, county))
    return drawn


def retinue(scene: Scene, party: int, x: float, y: float, squires: int, name: str) -> Markup | None:
    """Squires that stand with a knight: up to three as figures, more as a number."""
    if squires == 0:
        return None
    if squires <= 3:
        figures: Child = [use("squire", x - 9 * squires + 18 * i - 2, y, 22, "of-seat") for i in range(squires)]
    else:
        figures = [
            use("squire", x - 20, y, 22, "of-seat"),
            element("text", squires, class_="b-name la-count", x=x + 12, y=y + 18, font_size=20),
        ]
    label = scene.words("draw-squires", count=squires)
    return element("g", figures, data_seat=SEAT_LETTERS[party], id=name, role="img", aria_label=label)


def noble_stack(scene: Scene, s: State, county: int) -> Markup:
    """The nobles that are left in a county."""
    (x, y), left = SPOTS[county]["nobles"], int(s.noble_stack[county])
    label = scene.words("draw-nobles", county=naming.county(scene.words, county), count=left)
    if left == 0:
        return element(
            "rect", class_="la-none", x=x + 1, y=y - 1, width=42, height=44, rx=6, role="img", aria_label=label
        )
    return element(
        "g",
        element("rect", class_="la-tile", x=x + 1, y=y - 1, width=42, height=44, rx=6),
        use("noble", x + 3, y + 6, 30, "la-noble"),
        element("circle", class_="la-badge", cx=x + 39, cy=y + 37, r=11),
        element("text", left, class_="la-badge-n", x=x + 39, y=y + 43),
        id=f"nobles-{box.COUNTY_IDS[county]}",
        role="img",
        aria_label=label,
    )


def county_reward(scene: Scene, county: int) -> Markup:
    """What a county pays, as signs on a plaque; points on a shield."""
    x, y = SPOTS[county]["reward"]
    row = printed.COUNTY_REWARD[county]
    parts = ", ".join(naming.reward(scene.words, row))
    label = scene.words("draw-reward", county=naming.county(scene.words, county), reward=parts)
    if row[printed.POINTS]:
        shield = use("shield", x - 15, y - 11, 30, "la-shield")
        points = element("text", int(row[printed.POINTS]), class_="la-shield-n", x=x, y=y + 11)
        return element("g", shield, points, role="img", aria_label=label)
    drawn = signs(row)
    width = (SIGN - 1) * len(drawn) + 15
    plaque = element("rect", class_="la-plaque", x=x - width / 2, y=y - 10, width=width, height=28, rx=14)
    left = x - ((SIGN - 1) * (len(drawn) - 1) + SIGN) / 2
    marks = [use(sign, left + (SIGN - 1) * i, y - 6, SIGN, "la-sign") for i, sign in enumerate(drawn)]
    return element("g", plaque, marks, role="img", aria_label=label)


def draft(scene: Scene, s: State) -> Markup | None:
    """The knight that waits for its squires."""
    if s.sent == 0:
        return None
    (x, y), least = SPOTS[s.sent_to]["knight"], least_squires(s, s.sent, s.sent_to)
    ring = element("circle", class_="la-draft", cx=x, cy=y, r=30)
    ghost = knight(s.party, s.sent, x, y, 23, knight_label(scene, s.party, s.sent), ghost=True)
    need: Child = None
    if least:
        need = [
            element("rect", class_="la-need", x=x - 62, y=y - 38, width=50, height=25, rx=12),
            element("text", f"+{least}", class_="la-need-n", x=x - 46, y=y - 19),
            use("squire", x - 36, y - 35, 18, "la-need-sign"),
        ]
    return element("g", ring, ghost, need, class_="draft", data_seat=SEAT_LETTERS[s.party])


# France, Parliament and the king's favour


def offer(scene: Scene, s: State, legal: set[str]) -> Panel:
    """Battles, laws and favour tiles."""
    plates = [france(scene, s, legal), parliament(scene, s), favour(scene, s, legal)]
    body = element("div", plates, class_="la-plates", **area("france parliament"))
    return Panel(body, OFFER_WIDTH, offer_height(scene, s), html=True)


def offer_height(scene: Scene, s: State) -> float:
    """What the plates need: battles in rows of two, laws by the length of their words."""
    battles = sum(rows_of(s, row) for row in (0, box.UPPER))
    laws = law_row_height(scene, s.in_force.tolist()) + law_row_height(scene, s.proposal.tolist())
    return PLATE_HEADS + battles * BATTLE_HEIGHT + laws


def rows_of(s: State, first: int) -> int:
    """Whether a row of France has a battle."""
    return int(any(s.card[place] >= 0 for place in range(first, first + box.UPPER)))


def law_row_height(scene: Scene, laws: list[int]) -> float:
    """The height of the tallest law of a row."""
    words = scene.words
    lines = [
        ceil(len(naming.law(words, law)) / LAW_NAME) + ceil(len(naming.law_text(words, law)) / LAW_LINE)
        for law in laws
        if law >= 0
    ]
    return LAW_FRAME + LINE * max(lines) if lines else 0


def plate(s: State, name: str, sign: str, title: str, hint: str, *children: Child) -> Markup:
    """A titled part of the offer; on a phone the king's favour goes with France, where it is won."""
    head = element("h3", icon(sign), element("span", title), element("small", hint))
    where = area("france") if name == "favour" else area(name, title, now=AREA_NOW.get(s.phase) == name)
    return element("section", head, children, class_="plate la-plate", id=f"plate-{name}", aria_label=title, **where)


def france(scene: Scene, s: State, legal: set[str]) -> Markup:
    """The battles: new ones above, those of the second round below."""
    words = scene.words
    places = [*range(box.UPPER, box.BATTLES), *range(box.UPPER)]
    drawn = [battle(scene, s, place, legal) for place in places if s.card[place] >= 0]
    left = int(np.count_nonzero(s.favour == SHOWN))
    hint = words("draw-france-hint", left=left)
    return plate(s, "france", "swords", words("draw-france"), hint, element("div", drawn, class_="la-battles"))


def battle(scene: Scene, s: State, place: int, legal: set[str]) -> Markup:
    """A battle: French strength, three slots with their values, how far the English have come."""
    words, name, card = scene.words, targets.battle(place), int(s.card[place])
    strength, french = english(s, place), int(printed.FRENCH[card])
    slots = [slot_words(scene, s, place, slot) for slot in range(box.SLOTS) if manned(s, place, slot)]
    label = words(
        "draw-battle-label",
        battle=naming.battle(words, place, card),
        values=", ".join(str(value) for value in printed.VALUES[card]),
        strength=strength,
        slots="; ".join(slots) or words("situation-nobody"),
    )
    title = words("draw-battle-new" if place >= box.UPPER else "draw-battle-second")
    return element(
        "div",
        element("header", element("span", title), element("b", french, title=words("draw-french", strength=french))),
        element("ol", [battle_slot(scene, s, place, slot, name in legal) for slot in range(box.SLOTS)]),
        element("footer", meter(strength, french), words("draw-progress", strength=strength, french=french)),
        class_="la-battle legal" if name in legal else "la-battle",
        id=name,
        **pressable(name, label, name in legal),
    )


def battle_slot(scene: Scene, s: State, place: int, slot: int, legal: bool) -> Markup:
    """A slot: its value and the stack that stands there."""
    value, party = int(printed.VALUES[s.card[place], slot]), int(s.fighter[place, slot])
    head = element("em", value)
    if party < 0:
        first = slot == 0 or s.fighter[place, slot - 1] >= 0
        free = legal and first and not any(lord(s, int(p)) == scene.seat for p in s.fighter[place] if p >= 0)
        return element("li", head, icon("ui-plus") if free else None, class_="free" if free else None)
    stack = [int(strength) for strength in s.stack[place, slot] if strength]
    knights = [
        chip(party, strength, knight_label(scene, party, strength), slot_knight(place, slot, height))
        for height, strength in enumerate(stack, 1)
    ]
    aid = int(s.aid[place, slot])
    squires = element("span", icon("squire"), f"+{aid}", class_="la-aid") if aid else None
    return element("li", head, knights, squires)


def meter(strength: int, french: int) -> Markup:
    """How much of the French strength the English have."""
    share = min(1.0, strength / french)
    full = element("rect", class_="la-full", width=80 * share, height=8, rx=4) if share else None
    frame = element("rect", class_="la-meter", x=0.5, y=0.5, width=79, height=7, rx=3.5)
    return drawing((0, 0, 80, 8), full, frame, class_="la-gauge", aria_hidden="true")


def parliament(scene: Scene, s: State) -> Markup:
    """Laws in force and proposals, in words."""
    words = scene.words
    current = [
        law_card(scene, int(s.in_force[slot]), None, s.phase == asking.APPLYING and s.law == slot)
        for slot in range(box.LAW_ROW)
    ]
    proposed = [
        law_card(scene, int(s.proposal[slot]), slot + 1, s.phase == asking.PARLIAMENT and s.vote == slot)
        for slot in range(box.LAW_ROW)
        if s.proposal[slot] >= 0
    ]
    below: Child = None
    if proposed:
        below = [element("p", words("draw-proposals"), class_="la-caps"), element("div", proposed, class_="la-laws")]
    return plate(
        s,
        "parliament",
        "law",
        words("draw-parliament"),
        words("draw-deck", left=box.LAW_DECK - s.laws_drawn),
        element("p", words("draw-in-force"), class_="la-caps"),
        element("div", current, class_="la-laws"),
        below,
    )


def law_card(scene: Scene, law: int, number: int | None, now: bool) -> Markup:
    """A law with its name and what it says."""
    head = element("h4", element("i", number) if number else None, naming.law(scene.words, law))
    kind = "la-law la-proposal" if number else "la-law"
    text = element("p", naming.law_text(scene.words, law))
    return element("article", head, text, class_=f"{kind} now" if now else kind, id=targets.law(law))


def favour(scene: Scene, s: State, legal: set[str]) -> Markup:
    """The favour tiles; those taken are faint."""
    words = scene.words
    left = int(np.count_nonzero(s.favour == SHOWN))
    tiles = [
        favour_tile(scene, s, tile, targets.favour(tile) in legal)
        for tile in range(box.FAVOURS)
        if s.favour[tile] != OUT
    ]
    hint = words("draw-favour-left", left=left)
    return plate(s, "favour", "favour", words("draw-favour"), hint, element("div", tiles, class_="la-favours"))


def favour_tile(scene: Scene, s: State, tile: int, legal: bool) -> Markup:
    """A favour tile as signs."""
    label = naming.favour(scene.words, tile)
    if s.favour[tile] == TAKEN:
        used = scene.words("draw-favour-used", tile=label)
        return element("span", icons(printed.FAVOUR_REWARD[tile]), class_="used", title=used, id=targets.favour(tile))
    return element(
        "span",
        icons(printed.FAVOUR_REWARD[tile]),
        class_="legal" if legal else None,
        title=label,
        id=targets.favour(tile),
        **pressable(targets.favour(tile), label, legal),
    )


# Castle, court and purse


def tray(scene: Scene, s: State, legal: set[str]) -> Panel:
    """What the viewer owns: court, castle, reserve, purse; with two players the ally's too."""
    seat = shown_seat(scene)
    rows = [house(scene, s, seat, seat, legal)]
    if s.players == 2:
        rows.append(house(scene, s, seat, ally_of(s, seat), legal))
    return Panel(element("div", rows, class_="la-tray"), TRAY_WIDTH, TRAY_ROW * len(rows), html=True)


def house(scene: Scene, s: State, seat: int, party: int, legal: set[str]) -> Markup:
    """Court, castle and reserve of a party; of a player the purse too."""
    words, ally = scene.words, party != seat
    spaces = range(box.SPACES, box.SPACES + box.ALLY_SPACES) if ally else range(box.SPACES)
    end = "-ally" if ally else ""
    return element(
        "div",
        group(words(f"draw-court{end}"), court(scene, s, party, ally, legal)),
        group(
            words(f"draw-castle{end}"),
            [castle_space(scene, s, party, space, legal) for space in spaces],
            **area("castle", None if ally else words("draw-castle"), now=AREA_NOW.get(s.phase) == "castle"),
        ),
        group(words("draw-reserve"), reserve(s, party), **area("castle")),
        None if ally else purse(scene, s, seat),
        class_="la-house",
        data_seat=SEAT_LETTERS[party],
    )


def group(title: str, *children: Child, **attributes: str | None) -> Markup:
    """Things under a small title."""
    row = element("div", children, class_="la-row")
    return element("div", element("span", title, class_="la-caps"), row, **attributes)


def court(scene: Scene, s: State, party: int, ally: bool, legal: set[str]) -> Iterator[Markup]:
    """The knights in court, by strength."""
    ready = {grasp(choice, scene.view) for choice in scene.legal}
    for strength in range(1, box.STRENGTHS + 1):
        count, name = int(s.court[party, strength]), targets.court(strength, ally)
        if count == 0:
            continue
        label = knight_label(scene, party, strength)
        several = element("b", f"×{count}") if count > 1 else None
        may = name in legal or name in ready
        place = pressable(name, label, may)
        yield element(
            "span",
            chip(party, strength, label),
            several,
            class_="la-knight legal" if may else "la-knight",
            id=name,
            **place,
        )


def castle_space(scene: Scene, s: State, party: int, space: int, legal: set[str]) -> Markup:
    """A castle space: its reward, and the tile or knight on it."""
    words, own = scene.words, space % box.SPACES if space >= box.SPACES else space
    strength = int(s.castle[party, own])
    tile = int(s.tiles[party, own]) if space < box.SPACES else IN_STOCK
    state = "knight" if strength else "down" if tile == FACE_DOWN else "tile" if tile != IN_STOCK else "free"
    name = targets.space(space)
    pay: Child = [f"{printed.SPACE_PRICE[space]}", icon("squire"), "›"] if printed.SPACE_PRICE[space] else None
    label = words(
        "draw-space",
        space=naming.space(words, space, "bare"),
        gain=naming.space_reward(words, space),
        state=state,
        strength=strength,
    )
    standing = chip(party, strength, knight_label(scene, party, strength), f"knight-{name}") if strength else None
    kind = f"la-castle {state}" + (" legal" if name in legal else "")
    return element(
        "span",
        standing or element("span", pay, icons(printed.SPACE_REWARD[space]), class_="la-gain"),
        element("small", naming.space(words, space, "bare")),
        class_=kind,
        id=name,
        **pressable(name, label, name in legal),
    )


def reserve(s: State, party: int) -> list[Markup]:
    """Knights that wait in the reserve, by strength."""
    return [
        element("span", element("b", strength), f"×{int(s.reserve[party, strength])}", class_="la-spare")
        for strength in range(1, box.STRENGTHS + 1)
        if s.reserve[party, strength] > 0
    ]


def purse(scene: Scene, s: State, seat: int) -> Markup:
    """Gold, squires, votes and nobles."""
    words = scene.words
    votes = int(s.votes[seat]) + int(s.leftover[seat])
    items = (
        ("coin", int(s.gold[seat]), words("draw-gold")),
        ("vote", votes, words("draw-votes", count=votes)),
        ("squire", int(s.squires[seat]), words("draw-squires-word", count=int(s.squires[seat]))),
        ("noble", nobles_owned(s, seat), words("draw-nobles-word", count=nobles_owned(s, seat))),
    )
    drawn = [
        element("span", icon(sign), element("b", amount(count)), element("i", word), title=word)
        for sign, count, word in items
    ]
    return element("div", drawn, class_="la-purse")


def amount(count: Any) -> str:
    """A stock that may be behind a screen."""
    return "?" if count < 0 else str(int(count))


# The players' cards


def seat_panel(scene: Scene, s: State, seat: int) -> SeatPanel:
    """A player's card with a small castle and round table."""
    words = scene.words
    votes, nobles = int(s.votes[seat]) + int(s.leftover[seat]), nobles_owned(s, seat)
    gold, squires = amount(s.gold[seat]), amount(s.squires[seat])
    knights = int(printed.COMPANY.sum() - s.reserve[seat].sum())
    strength = strength_in_play(s, seat)
    hidden, court = words("draw-hidden"), in_court(s, seat)
    return SeatPanel(
        score=str(int(s.score[seat])),
        note=note(scene, s, seat),
        picture=mini(scene, s, seat),
        vitals=(
            Vital("knight", f"{strength}", words("draw-vital-knights", strength=strength, knights=knights)),
            Vital("coin", gold, words("draw-vital-gold", gold=hidden if gold == "?" else gold)),
            Vital("squire", squires, words("draw-vital-squires", squires=hidden if squires == "?" else squires)),
            Vital("vote", str(votes), words("draw-vital-votes", votes=votes)),
            Vital("noble", str(nobles), words("draw-vital-nobles", nobles=nobles)),
            Vital("court", str(court), words("draw-vital-court", court=court)),
        ),
    )


def mini(scene: Scene, s: State, seat: int) -> Panel:
    """Castle spaces with tiles and knights, nobles by letter."""
    tiles = extensions_built(s, seat)
    label = f"{scene.words('draw-castle-of', name=scene.names[seat])}. {scene.words('draw-vital-tiles', tiles=tiles)}"
    body = drawing(
        (0, 0, MINI_WIDTH, MINI_HEIGHT),
        [mini_space(s, seat, space) for space in range(box.SPACES)],
        [mini_noble(s, seat, county) for county in range(box.COUNTIES)],
        role="img",
        aria_label=label,
    )
    return Panel(body, MINI_WIDTH, CARD_HEIGHT)


def mini_space(s: State, seat: int, space: int) -> Markup:
    """A castle space on a card."""
    x, y = space % 3 * (CELL + 3), space // 3 * (CELL + 3)
    tile, strength = int(s.tiles[seat, space]), int(s.castle[seat, space])
    state = "free" if tile == IN_STOCK else "down" if tile == FACE_DOWN else "built"
    ground = element("rect", class_=f"la-cell {state}", x=x + 0.5, y=y + 0.5, width=CELL, height=CELL, rx=4)
    if strength:
        return element("g", ground, knight(seat, strength, x + CELL / 2, y + CELL / 2, 11, str(strength)))
    sign = signs(printed.SPACE_REWARD[space])[0]
    return element(
        "g", ground, use(sign, x + 6, y + 6, 17, "la-cell-sign" if state == "free" else "la-cell-sign built")
    )


def mini_noble(s: State, seat: int, county: int) -> Markup:
    """A seat of the round table: the letter of its noble, or a dot."""
    x, y = 5 + county * 10.2, 74
    if s.nobles[seat, county]:
        return element("text", box.LETTERS[county], class_="la-seated", x=x, y=y + 3)
    return element("circle", class_="la-vacant", cx=x, cy=y - 1, r=1.6)


def note(scene: Scene, s: State, seat: int) -> str:
    """One line of state."""
    words = scene.words
    if s.phase == asking.OVER:
        return rank_note(scene, seat)
    if s.ask == asking.ASK_VOTE:
        return words("draw-note-votes" if s.to_act >> seat & 1 else "draw-note-voted")
    if s.to_act >> seat & 1:
        return words("draw-note-acting")
    if s.start == seat:
        return words("draw-note-start")
    if s.next_start == seat and s.next_start != s.start:
        return words("draw-note-next")
    return words("draw-note-done")


assert len(WASHES) == box.COUNTIES

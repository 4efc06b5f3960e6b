"""The table of Lancaster as a drawing: England's counties, France and Parliament beside, castle and purse below."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import NamedTuple

from reinos.core.phrase import rank_note
from reinos.core.scene import (
    SEAT_LETTERS,
    Panel,
    Panels,
    Scene,
    SeatPanel,
    Vital,
    Voice,
    area,
    as_fields,
    pressable,
    shown_seat,
)
from reinos.core.svg import Child, Markup, drawing, element, icon, join, use
from reinos.core.words import Words
from reinos.games.lancaster import asking, box, naming, printed, targets
from reinos.games.lancaster.deployment import least_squires
from reinos.games.lancaster.knights import ally_of, parties
from reinos.games.lancaster.pieces import chip, icons, knight, signs
from reinos.games.lancaster.state import FACE_DOWN, IN_STOCK, OUT, SHOWN, TAKEN, State
from reinos.games.lancaster.targets import grasp, target
from reinos.games.lancaster.tell.table import slot_words

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


@dataclass(frozen=True, eq=False)
class Banner:
    """A party as a viewer is told of it."""

    party: int
    ally: bool
    mine: bool  # the viewer decides for it
    name: str  # in a list
    knights: tuple[str, ...]  # by strength, in words


class County(NamedTuple):
    """Who stands in a county, and how many nobles are left."""

    holder: Banner | None
    strength: int
    squires: int
    nobles: int


class Sent(NamedTuple):
    """A knight that waits for its squires."""

    banner: Banner
    strength: int
    county: int
    least: int  # squires that it needs


class Slot(NamedTuple):
    """Who stands in a slot of a battle."""

    fighter: Banner | None
    stack: tuple[int, ...]  # strengths, the lowest first
    aid: int

    @property
    def strength(self) -> int:
        """Of the knights, and of the squires sent there."""
        return sum(self.stack) + self.aid


class Battle(NamedTuple):
    """A battle where it lies."""

    place: int
    card: int
    slots: tuple[Slot, ...]


class Laws(NamedTuple):
    """What lies in Parliament."""

    in_force: tuple[int, ...]
    proposal: tuple[int, ...]
    applied: int | None  # the slot being applied
    voted: int | None  # the slot being voted
    left: int  # in the deck


class House(NamedTuple):
    """What a party owns, as far as the viewer knows."""

    banner: Banner
    court: tuple[int, ...]  # knights by strength
    reserve: tuple[int, ...]
    castle: tuple[int, ...]  # strengths of the knights on its spaces
    tiles: tuple[int, ...]
    nobles: tuple[int, ...]
    gold: int
    squires: int
    votes: int


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it."""
    s, words = as_fields(scene.view), scene.words
    legal = {place(choice, scene.view) for choice in scene.legal for place in (target, grasp)}
    banners = banners_of(scene.voice, parties(s))
    strangers = banners_of(replace(scene.voice, seat=None), parties(s))  # on the map, so that viewers share it
    houses = [house_of(s, banner) for banner in banners]
    return Panels(
        stage=stage(words, s, strangers, legal),
        offer=offer(words, s, banners, legal),
        tray=tray(words, s, houses, shown_seat(scene), legal),
        seats=tuple([seat_panel(scene, s, houses[seat]) for seat in range(s.players)]),
    )


@lru_cache(maxsize=2048)
def banners_of(voice: Voice, count: int) -> tuple[Banner, ...]:
    """All parties as they are told to the viewer."""
    players = len(voice.names)
    return tuple(
        [banner(voice if party % players == voice.seat else replace(voice, seat=None), party) for party in range(count)]
    )


@lru_cache(maxsize=4096)
def banner(voice: Voice, party: int) -> Banner:
    """A party; the same object for all who do not lead it, so that they share what is drawn of it."""
    seat, ally = party % len(voice.names), party >= len(voice.names)
    told = naming.side(voice, seat, ally)
    knights = [voice.words("draw-knight", strength=strength, **told) for strength in range(box.STRENGTHS + 1)]
    return Banner(party, ally, seat == voice.seat, naming.party(voice, party), tuple(knights))


def house_of(s: State, banner: Banner) -> House:
    """The house of a party, as it stands."""
    party = banner.party
    return House(
        banner,
        tuple(s.court[party]),
        tuple(s.reserve[party]),
        tuple(s.castle[party]),
        tuple(s.tiles[party]),
        tuple(s.nobles[party]),
        s.gold[party],
        s.squires[party],
        s.votes[party] + s.leftover[party],
    )


def those(legal: set[str], *kinds: str) -> frozenset[str]:
    """The legal places of some kinds."""
    return frozenset([place for place in legal if place.startswith(kinds)])


def county_knight(county: int) -> str:
    """Id of the knight in a county."""
    return f"knight-{box.COUNTY_IDS[county]}"


def slot_knight(place: int, slot: int, height: int) -> str:
    """Id of a knight in a battle; the lowest of a stack has height 1."""
    return f"knight-{targets.battle(place)}-{slot + 1}-{height}"


# England


def stage(words: Words, s: State, banners: tuple[Banner, ...], legal: set[str]) -> Panel:
    """The nine counties with their knights, nobles and rewards."""
    holders = [banners[party] if party >= 0 else None for party in s.holder]
    return drawn_stage(
        words,
        tuple(map(County, holders, s.garrison, s.retinue, s.noble_stack)),
        those(legal, "county-"),
        s.county if s.phase == asking.COUNTY_SCORING else None,
        Sent(banners[s.party], s.sent, s.sent_to, least_squires(s, s.sent, s.sent_to)) if s.sent else None,
    )


@lru_cache(maxsize=32)  # of 130 kB each: enough for those who look at the same step
def drawn_stage(
    words: Words, counties: tuple[County, ...], legal: frozenset[str], scored: int | None, sent: Sent | None
) -> Panel:
    """The same by all that it shows."""
    names = [targets.county(county) for county in range(box.COUNTIES)]
    regions = [
        region(words, number, county, name in legal, bool(legal) and name not in legal, number == scored)
        for number, (name, county) in enumerate(zip(names, counties, strict=True))
    ]
    body = drawing(
        BOX,
        GROUND,
        element("g", regions, id="layer-regions"),
        BORDERS,
        element("g", [glow(number) for number, name in enumerate(names) if name in legal], id="layer-legal"),
        labels(words),
        element("g", [held(words, number, county) for number, county in enumerate(counties)], id="layer-pieces"),
        element("g", draft(sent), id="layer-draft"),
        class_="board la-england",
        role="group",
        aria_label=words("draw-england"),
        **area("counties", words("draw-counties"), now=scored is not None),
    )
    return Panel(body, BOX[2], BOX[3])


def ground() -> Markup:
    """The land as it is used again, and the sea."""
    land = [element("path", d=outline) for outline in OUTLINES]
    shapes = zip(land, box.COUNTY_IDS, strict=True)
    clips = [element("clipPath", shape, id=f"clip-{county}") for shape, county in shapes]
    return join(element("defs", element("g", land, id="la-land"), clips), element("g", SEA, water(), id="layer-base"))


def water() -> list[Markup]:
    """Engraved lines along the coast."""
    return [
        element("use", href="#la-land", class_=f"la-water {'near' if i % 2 else 'far'}", stroke_width=width)
        for i, width in enumerate(WATER)
    ]


@lru_cache(maxsize=2048)
def region(words: Words, number: int, county: County, legal: bool, dim: bool, now: bool) -> Markup:
    """The ground of a county, with a stronger edge inside its border."""
    name = targets.county(number)
    return element(
        "g",
        wash(number, dim, now),
        id=name,
        class_="region",
        **pressable(name, county_words(words, number, county), legal),
    )


@cache
def wash(number: int, dim: bool, now: bool) -> Markup:
    """The same without its words."""
    path, clip = OUTLINES[number], f"url(#clip-{box.COUNTY_IDS[number]})"
    return join(
        element("path", d=path, class_=f"la-wash-{WASHES[number]}"),
        element("path", d=path, class_=f"la-edge-{WASHES[number]}", clip_path=clip),
        element("path", d=path, class_="b-dim") if dim else None,
        element("path", d=path, class_="la-now", clip_path=clip) if now else None,
    )


def county_words(words: Words, number: int, county: County) -> str:
    """A county in words."""
    return words(
        "draw-county",
        letter=box.LETTERS[number],
        county=naming.county(words, number),
        least=int(printed.MINIMUM[number]),
        reward=", ".join(naming.reward(words, printed.COUNTY_REWARD[number])),
        nobles=county.nobles,
        holder=county.holder.name if county.holder else "0",
        strength=county.strength,
        squires=county.squires,
    )


def borders() -> Markup:
    """Lines between the counties and along the coast."""
    lines = [element("path", class_="b-border", d=outline) for outline in OUTLINES]
    return element("g", lines, element("use", href="#la-land", class_="b-coast la-coast"), id="layer-borders")


# What no game changes is drawn once.
GROUND, BORDERS = ground(), borders()


@cache
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


@cache
def labels(words: Words) -> Markup:
    """The names on the map."""
    return element(
        "g", [county_label(words, county) for county in range(box.COUNTIES)], sea_labels(words), id="layer-labels"
    )


def county_label(words: Words, county: int) -> Markup:
    """Letter and name of a county."""
    x, y = SPOTS[county]["label"]
    initial = element("tspan", box.LETTERS[county], class_="la-letter")
    name = f" {naming.county(words, county)}"
    return element("text", initial, name, class_="b-name", x=x, y=y + 4, font_size=NAME_SIZE)


def sea_labels(words: Words) -> list[Markup]:
    """The seas around England."""
    places = (
        ("north-sea", "translate(566 250) rotate(48)"),
        ("irish-sea", "translate(128 330) rotate(-80)"),
        ("channel", "translate(470 768)"),
    )
    return [
        element("text", words(f"draw-{name}"), class_="b-sealabel", font_size=21, transform=where)
        for name, where in places
    ]


@lru_cache(maxsize=2048)
def held(words: Words, number: int, county: County) -> Markup:
    """The knight space of a county with who stands there, its nobles and its reward."""
    x, y = SPOTS[number]["knight"]
    least = f"≥{int(printed.MINIMUM[number])}"
    drawn: list[Child] = [element("circle", class_="la-space", cx=x, cy=y, r=24)]
    if county.holder is None:
        drawn.append(element("text", least, class_="b-name", x=x, y=y + 8, font_size=LEAST_SIZE))
    else:
        party, strength = county.holder.party, county.strength
        if county.squires == 0:
            drawn.append(element("text", least, class_="b-name", x=x, y=y + 42, font_size=LEAST_SIZE_BESIDE))
        drawn.append(retinue(words, party, x, y + 24, county.squires, f"squires-{box.COUNTY_IDS[number]}"))
        drawn.append(knight(party, strength, x, y, 20, county.holder.knights[strength], county_knight(number)))
    return join(drawn, noble_stack(words, number, county.nobles), county_reward(words, number))


def retinue(words: Words, party: int, x: float, y: float, squires: int, name: str) -> Markup | None:
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
    label = words("draw-squires", count=squires)
    return element("g", figures, data_seat=SEAT_LETTERS[party], id=name, role="img", aria_label=label)


@cache
def noble_stack(words: Words, county: int, left: int) -> Markup:
    """The nobles that are left in a county."""
    x, y = SPOTS[county]["nobles"]
    label = words("draw-nobles", county=naming.county(words, county), count=left)
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


@cache
def county_reward(words: Words, county: int) -> Markup:
    """What a county pays, as signs on a plaque; points on a shield."""
    x, y = SPOTS[county]["reward"]
    row = printed.COUNTY_REWARD[county]
    parts = ", ".join(naming.reward(words, row))
    label = words("draw-reward", county=naming.county(words, county), reward=parts)
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


def draft(sent: Sent | None) -> Markup | None:
    """The knight that waits for its squires."""
    if sent is None:
        return None
    x, y = SPOTS[sent.county]["knight"]
    banner, strength, least = sent.banner, sent.strength, sent.least
    ring = element("circle", class_="la-draft", cx=x, cy=y, r=30)
    ghost = knight(banner.party, strength, x, y, 23, banner.knights[strength], ghost=True)
    need: Child = None
    if least:
        need = [
            element("rect", class_="la-need", x=x - 62, y=y - 38, width=50, height=25, rx=12),
            element("text", f"+{least}", class_="la-need-n", x=x - 46, y=y - 19),
            use("squire", x - 36, y - 35, 18, "la-need-sign"),
        ]
    return element("g", ring, ghost, need, class_="draft", data_seat=SEAT_LETTERS[banner.party])


# France, Parliament and the king's favour


def offer(words: Words, s: State, banners: tuple[Banner, ...], legal: set[str]) -> Panel:
    """Battles, laws and favour tiles."""
    laws = Laws(
        tuple(s.in_force),
        tuple(s.proposal),
        s.law if s.phase == asking.APPLYING else None,
        s.vote if s.phase == asking.PARLIAMENT else None,
        box.LAW_DECK - s.laws_drawn,
    )
    return drawn_offer(
        words,
        tuple(battles(s, banners)),
        laws,
        tuple(s.favour),
        AREA_NOW.get(s.phase),
        those(legal, "battle-", "favour-"),
    )


@lru_cache(maxsize=256)
def drawn_offer(
    words: Words,
    battles: tuple[Battle, ...],
    laws: Laws,
    tiles: tuple[int, ...],
    busy: str | None,
    legal: frozenset[str],
) -> Panel:
    """The same by all that it shows."""
    plates = [
        france(words, battles, tiles.count(SHOWN), busy == "france", legal),
        parliament(words, laws, busy == "parliament"),
        favour(words, tiles, legal),
    ]
    body = element("div", plates, class_="la-plates", **area("france parliament"))
    return Panel(body, OFFER_WIDTH, offer_height(words, battles, laws), html=True)


def battles(s: State, banners: tuple[Banner, ...]) -> Iterator[Battle]:
    """The battles: new ones first, then those of the second round."""
    for place in (*range(box.UPPER, box.BATTLES), *range(box.UPPER)):
        if s.card[place] >= 0:
            yield Battle(place, s.card[place], tuple(slots_of(s, place, banners)))


def slots_of(s: State, place: int, banners: tuple[Banner, ...]) -> Iterator[Slot]:
    """The slots of a battle, the topmost first."""
    for party, stack, aid in zip(s.fighter[place], s.stack[place], s.aid[place], strict=True):
        yield Slot(banners[party] if party >= 0 else None, tuple(filter(None, stack)), aid)


def offer_height(words: Words, battles: tuple[Battle, ...], laws: Laws) -> float:
    """What the plates need: battles in rows of two, laws by the length of their words."""
    rows = len({battle.place >= box.UPPER for battle in battles})
    heights = law_row_height(words, laws.in_force) + law_row_height(words, laws.proposal)
    return PLATE_HEADS + rows * BATTLE_HEIGHT + heights


@lru_cache(maxsize=512)
def law_row_height(words: Words, laws: tuple[int, ...]) -> float:
    """The height of the tallest law of a row."""
    lines = [
        ceil(len(naming.law(words, law)) / LAW_NAME) + ceil(len(naming.law_text(words, law)) / LAW_LINE)
        for law in laws
        if law >= 0
    ]
    return LAW_FRAME + LINE * max(lines) if lines else 0


def plate(name: str, sign: str, title: str, hint: str, now: bool, *children: Child) -> Markup:
    """A titled part of the offer; on a phone the king's favour goes with France, where it is won."""
    head = element("h3", icon(sign), element("span", title), element("small", hint))
    where = area("france") if name == "favour" else area(name, title, now=now)
    return element("section", head, children, class_="plate la-plate", id=f"plate-{name}", aria_label=title, **where)


def france(words: Words, battles: tuple[Battle, ...], left: int, now: bool, legal: frozenset[str]) -> Markup:
    """The battles, and whether favour tiles are left to take there."""
    drawn = [drawn_battle(words, battle, targets.battle(battle.place) in legal) for battle in battles]
    hint = words("draw-france-hint", left=left)
    return plate("france", "swords", words("draw-france"), hint, now, element("div", drawn, class_="la-battles"))


@lru_cache(maxsize=2048)
def drawn_battle(words: Words, battle: Battle, legal: bool) -> Markup:
    """A battle: French strength, three slots with their values, how far the English have come."""
    place, card, slots = battle
    name, french = targets.battle(place), int(printed.FRENCH[card])
    strength = sum(slot.strength for slot in slots)
    free = entry(slots) if legal else None
    told = [slot_words(words, slot.fighter.name, slot.stack, slot.aid) for slot in slots if slot.fighter]
    label = words(
        "draw-battle-label",
        battle=naming.battle(words, place, card),
        values=", ".join(str(value) for value in printed.VALUES[card]),
        strength=strength,
        slots="; ".join(told) or words("situation-nobody"),
    )
    title = words("draw-battle-new" if place >= box.UPPER else "draw-battle-second")
    return element(
        "div",
        element("header", element("span", title), element("b", french, title=words("draw-french", strength=french))),
        element("ol", [battle_slot(battle, slot, slot == free) for slot in range(box.SLOTS)]),
        element("footer", meter(strength, french), words("draw-progress", strength=strength, french=french)),
        class_="la-battle legal" if legal else "la-battle",
        id=name,
        **pressable(name, label, legal),
    )


def entry(slots: tuple[Slot, ...]) -> int | None:
    """The topmost free slot, where the viewer's next knight goes unless one stands here already."""
    fighters = [slot.fighter for slot in slots]
    if None not in fighters or any(fighter and fighter.mine for fighter in fighters):
        return None
    return fighters.index(None)


def battle_slot(battle: Battle, slot: int, free: bool) -> Markup:
    """A slot: its value and the stack that stands there."""
    fighter, stack, aid = battle.slots[slot]
    head = element("em", int(printed.VALUES[battle.card, slot]))
    if fighter is None:
        return element("li", head, icon("ui-plus") if free else None, class_="free" if free else None)
    knights = [
        chip(fighter.party, strength, fighter.knights[strength], slot_knight(battle.place, slot, height))
        for height, strength in enumerate(stack, 1)
    ]
    squires = element("span", icon("squire"), f"+{aid}", class_="la-aid") if aid else None
    return element("li", head, knights, squires)


def meter(strength: int, french: int) -> Markup:
    """How much of the French strength the English have."""
    share = min(1.0, strength / french)
    full = element("rect", class_="la-full", width=80 * share, height=8, rx=4) if share else None
    frame = element("rect", class_="la-meter", x=0.5, y=0.5, width=79, height=7, rx=3.5)
    return drawing((0, 0, 80, 8), full, frame, class_="la-gauge", aria_hidden="true")


@lru_cache(maxsize=256)
def parliament(words: Words, laws: Laws, now: bool) -> Markup:
    """Laws in force and proposals, in words."""
    current = [law_card(words, law, None, slot == laws.applied) for slot, law in enumerate(laws.in_force)]
    proposed = [
        law_card(words, law, slot + 1, slot == laws.voted) for slot, law in enumerate(laws.proposal) if law >= 0
    ]
    below: Child = None
    if proposed:
        below = [element("p", words("draw-proposals"), class_="la-caps"), element("div", proposed, class_="la-laws")]
    return plate(
        "parliament",
        "law",
        words("draw-parliament"),
        words("draw-deck", left=laws.left),
        now,
        element("p", words("draw-in-force"), class_="la-caps"),
        element("div", current, class_="la-laws"),
        below,
    )


def law_card(words: Words, law: int, number: int | None, now: bool) -> Markup:
    """A law with its name and what it says."""
    head = element("h4", element("i", number) if number else None, naming.law(words, law))
    kind = "la-law la-proposal" if number else "la-law"
    text = element("p", naming.law_text(words, law))
    return element("article", head, text, class_=f"{kind} now" if now else kind, id=targets.law(law))


def favour(words: Words, tiles: tuple[int, ...], legal: frozenset[str]) -> Markup:
    """The favour tiles; those taken are faint."""
    drawn = [
        favour_tile(words, tile, state == TAKEN, targets.favour(tile) in legal)
        for tile, state in enumerate(tiles)
        if state != OUT
    ]
    hint = words("draw-favour-left", left=tiles.count(SHOWN))
    return plate("favour", "favour", words("draw-favour"), hint, False, element("div", drawn, class_="la-favours"))


@cache
def favour_tile(words: Words, tile: int, taken: bool, legal: bool) -> Markup:
    """A favour tile as signs."""
    name, signs, label = targets.favour(tile), icons(printed.FAVOUR_REWARD[tile]), naming.favour(words, tile)
    if taken:
        return element("span", signs, class_="used", title=words("draw-favour-used", tile=label), id=name)
    return element(
        "span", signs, class_="legal" if legal else None, title=label, id=name, **pressable(name, label, legal)
    )


# Castle, court and purse


def tray(words: Words, s: State, houses: list[House], seat: int, legal: set[str]) -> Panel:
    """What the viewer owns: court, castle, reserve, purse; with two players the ally's too."""
    shown = (houses[seat], houses[ally_of(s, seat)]) if s.players == 2 else (houses[seat],)
    return drawn_tray(words, shown, AREA_NOW.get(s.phase) == "castle", those(legal, "court-", "space-"))


@lru_cache(maxsize=512)
def drawn_tray(words: Words, houses: tuple[House, ...], now: bool, legal: frozenset[str]) -> Panel:
    """The same by all that it shows."""
    rows = [drawn_house(words, house, now, legal) for house in houses]
    return Panel(element("div", rows, class_="la-tray"), TRAY_WIDTH, TRAY_ROW * len(rows), html=True)


def drawn_house(words: Words, house: House, now: bool, legal: frozenset[str]) -> Markup:
    """Court, castle and reserve of a party; of a player the purse too."""
    ally = house.banner.ally
    end = "-ally" if ally else ""
    return element(
        "div",
        group(words(f"draw-court{end}"), court(house, legal)),
        group(
            words(f"draw-castle{end}"),
            castle(words, house, legal),
            **area("castle", None if ally else words("draw-castle"), now=now),
        ),
        group(words("draw-reserve"), reserve(house), **area("castle")),
        None if ally else purse(words, house),
        class_="la-house",
        data_seat=SEAT_LETTERS[house.banner.party],
    )


def group(title: str, *children: Child, **attributes: str | None) -> Markup:
    """Things under a small title."""
    row = element("div", children, class_="la-row")
    return element("div", element("span", title, class_="la-caps"), row, **attributes)


def court(house: House, legal: frozenset[str]) -> Iterator[Markup]:
    """The knights in court, by strength."""
    banner = house.banner
    for strength, count in enumerate(house.court):
        if count:
            name, label = targets.court(strength, banner.ally), banner.knights[strength]
            may = name in legal
            yield element(
                "span",
                chip(banner.party, strength, label),
                element("b", f"×{count}") if count > 1 else None,
                class_="la-knight legal" if may else "la-knight",
                id=name,
                **pressable(name, label, may),
            )


def castle(words: Words, house: House, legal: frozenset[str]) -> Iterator[Markup]:
    """The spaces of a castle; an ally uses fewer, and has no tiles."""
    spaces = range(box.SPACES, box.ALL_SPACES) if house.banner.ally else range(box.SPACES)
    for space, strength, tile in zip(spaces, house.castle, house.tiles, strict=False):
        guard = house.banner if strength else None
        yield castle_space(words, space, guard, strength, tile, targets.space(space) in legal)


@lru_cache(maxsize=2048)
def castle_space(words: Words, space: int, guard: Banner | None, strength: int, tile: int, legal: bool) -> Markup:
    """A castle space: its reward, and the tile or knight on it."""
    state = "knight" if guard else "down" if tile == FACE_DOWN else "tile" if tile != IN_STOCK else "free"
    name = targets.space(space)
    pay: Child = [f"{printed.SPACE_PRICE[space]}", icon("squire"), "›"] if printed.SPACE_PRICE[space] else None
    label = words(
        "draw-space",
        space=naming.space(words, space, "bare"),
        gain=naming.space_reward(words, space),
        state=state,
        strength=strength,
    )
    standing = chip(guard.party, strength, guard.knights[strength], f"knight-{name}") if guard else None
    return element(
        "span",
        standing or element("span", pay, icons(printed.SPACE_REWARD[space]), class_="la-gain"),
        element("small", naming.space(words, space, "bare")),
        class_=f"la-castle {state}" + (" legal" if legal else ""),
        id=name,
        **pressable(name, label, legal),
    )


def reserve(house: House) -> list[Markup]:
    """Knights that wait in the reserve, by strength."""
    return [
        element("span", element("b", strength), f"×{count}", class_="la-spare")
        for strength, count in enumerate(house.reserve)
        if count
    ]


def purse(words: Words, house: House) -> Markup:
    """Gold, squires, votes and nobles."""
    nobles = sum(house.nobles)
    items = (
        ("coin", house.gold, words("draw-gold")),
        ("vote", house.votes, words("draw-votes", count=house.votes)),
        ("squire", house.squires, words("draw-squires-word", count=house.squires)),
        ("noble", nobles, words("draw-nobles-word", count=nobles)),
    )
    drawn = [
        element("span", icon(sign), element("b", amount(count)), element("i", word), title=word)
        for sign, count, word in items
    ]
    return element("div", drawn, class_="la-purse")


def amount(count: int) -> str:
    """A stock that may be behind a screen."""
    return "?" if count < 0 else str(count)


# The players' cards


def seat_panel(scene: Scene, s: State, house: House) -> SeatPanel:
    """A player's card with a small castle and round table."""
    seat = house.banner.party
    return drawn_card(scene.words, scene.names[seat], s.score[seat], note(scene, s, seat), house)


@lru_cache(maxsize=2048)
def drawn_card(words: Words, name: str, score: int, note: str, house: House) -> SeatPanel:
    """The same by all that it shows."""
    in_play = (printed.COMPANY - house.reserve).tolist()
    knights, strength = sum(in_play), sum(strength * count for strength, count in enumerate(in_play))
    gold, squires, votes = amount(house.gold), amount(house.squires), house.votes
    nobles, court, hidden = sum(house.nobles), sum(house.court), words("draw-hidden")
    return SeatPanel(
        score=str(score),
        note=note,
        picture=mini(words, name, house.banner.party, house.castle, house.tiles, house.nobles),
        vitals=(
            vital("knight", f"{strength}", words("draw-vital-knights", strength=strength, knights=knights)),
            vital("coin", gold, words("draw-vital-gold", gold=hidden if gold == "?" else gold)),
            vital("squire", squires, words("draw-vital-squires", squires=hidden if squires == "?" else squires)),
            vital("vote", str(votes), words("draw-vital-votes", votes=votes)),
            vital("noble", str(nobles), words("draw-vital-nobles", nobles=nobles)),
            vital("court", str(court), words("draw-vital-court", court=court)),
        ),
    )


@lru_cache(maxsize=2048)
def vital(sign: str, text: str, label: str) -> Vital:
    """A small count; the same object on all cards that have it."""
    return Vital(sign, text, label)


@lru_cache(maxsize=2048)
def mini(
    words: Words, name: str, seat: int, castle: tuple[int, ...], tiles: tuple[int, ...], nobles: tuple[int, ...]
) -> Panel:
    """Castle spaces with tiles and knights, nobles by letter."""
    built = len(tiles) - tiles.count(IN_STOCK)
    label = f"{words('draw-castle-of', name=name)}. {words('draw-vital-tiles', tiles=built)}"
    body = drawing(
        (0, 0, MINI_WIDTH, MINI_HEIGHT),
        [mini_space(seat, space, tiles[space], castle[space]) for space in range(box.SPACES)],
        [mini_noble(county, bool(owned)) for county, owned in enumerate(nobles)],
        role="img",
        aria_label=label,
    )
    return Panel(body, MINI_WIDTH, CARD_HEIGHT)


@cache
def mini_space(seat: int, space: int, tile: int, strength: int) -> Markup:
    """A castle space on a card."""
    x, y = space % 3 * (CELL + 3), space // 3 * (CELL + 3)
    state = "free" if tile == IN_STOCK else "down" if tile == FACE_DOWN else "built"
    ground = element("rect", class_=f"la-cell {state}", x=x + 0.5, y=y + 0.5, width=CELL, height=CELL, rx=4)
    if strength:
        return element("g", ground, knight(seat, strength, x + CELL / 2, y + CELL / 2, 11, str(strength)))
    sign = signs(printed.SPACE_REWARD[space])[0]
    return element(
        "g", ground, use(sign, x + 6, y + 6, 17, "la-cell-sign" if state == "free" else "la-cell-sign built")
    )


@cache
def mini_noble(county: int, seated: bool) -> Markup:
    """A seat of the round table: the letter of its noble, or a dot."""
    x, y = 5 + county * 10.2, 74
    if seated:
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

"""What is being decided in Risk Europe, then the orders of the round and the mercenaries."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from reinos.core.scene import ASIDE, Panel, Scene, area
from reinos.core.svg import Child, Markup, element, icon
from reinos.core.words import Words
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import crowns
from reinos.games.risk_europe.draw.battle import battle
from reinos.games.risk_europe.draw.chances import ROW_HEIGHT, disputes, march_chances
from reinos.games.risk_europe.draw.missions import mission_cards
from reinos.games.risk_europe.draw.orders import order_hand, orders
from reinos.games.risk_europe.draw.parts import Part, chips, section
from reinos.games.risk_europe.draw.targets import HIRED
from reinos.games.risk_europe.names import SYMBOLS, army_names, capital, letter, place_name, unit_name, who
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import CARD_COST, castle_price, unit_price

OFFER_WIDTH, LEAST_OFFER = 348, 700


class Hired(NamedTuple):
    """Mercenaries as they are shown."""

    seat: str  # the letter of the army
    name: str
    coins: int
    crowns: int
    leader: tuple[str, str] | None  # how a sentence speaks of whom they follow


def offer(scene: Scene, s: State) -> Panel | None:
    """What is being decided, the battles, the orders of the round and the mercenaries."""
    wanted = (decision, battle, disputes, orders, hired)
    parts = tuple([part for make in wanted if (part := make(scene, s))])
    return drawn_offer(scene.words, parts, s.field >= 0) if parts else None


@lru_cache(maxsize=256)
def drawn_offer(words: Words, parts: tuple[Part, ...], fighting: bool) -> Panel:
    """The same by its parts."""
    where = area("orders", words("draw-orders-short"), now=fighting) | ASIDE
    body = element("div", [body for body, _ in parts], class_="re-offer", **where)
    return Panel(body, OFFER_WIDTH, max(LEAST_OFFER, 24 + sum(height + 14 for _, height in parts)), html=True)


def decision(scene: Scene, s: State) -> Part | None:
    """The part that belongs to what the viewer decides now."""
    if not scene.legal:
        return None
    words = scene.words
    if s.phase in (phases.BID_FIRST, phases.AUCTION_BID):
        body, height = chips(scene, ("bid",), "coins")
        return section(words("draw-bid-title"), body, name="part-bid"), 26 + height
    if s.phase == phases.CHOOSE_CARDS:
        return order_hand(scene)
    if s.phase == phases.MOVE:
        return unit_mix(scene, s)
    if s.phase == phases.BUY_COUNT:
        body, height = chips(scene, ("buy_count",), "count")
        title = words("draw-count-title", unit=unit_name(words, s.asked), place=place_name(scene.words, s.spot))
        return section(title, body, name="part-count"), 26 + height
    if s.phase in (phases.SPEND, phases.LEVY):
        return prices(scene, s)
    if s.phase in (phases.MISSION_PICK, phases.REVEAL):
        return mission_cards(scene, s)
    if any(c.kind == "place_keep" for c in scene.legal):
        body, height = chips(scene, ("place_keep",), "count")
        return section(place_name(scene.words, s.origin), body, name="part-keep"), 26 + height
    return None


def unit_mix(scene: Scene, s: State) -> Part:
    """What stays, what goes, and how many of the type that is asked."""
    words = scene.words
    rows = []
    for unit in range(pieces.KINDS):
        there, goes = int(s.units[pieces.HOLDER, s.origin, unit]), int(s.group[unit])
        if there:
            asked = "re-asked" if unit == s.asked else None
            cells = (element("td", unit_mark(scene, unit)), element("td", there - goes), element("td", goes))
            rows.append(element("tr", cells, class_=asked))
    head = element("tr", element("td"), element("th", words("draw-mix-stays")), element("th", words("draw-mix-goes")))
    body, height = chips(scene, [f"move_{name}" for name in pieces.UNITS], "count")
    title = words("draw-mix-title", origin=place_name(scene.words, s.origin), target=place_name(scene.words, s.target))
    hint = element("p", words("draw-mix-asked", unit=pieces.UNITS[s.asked]))
    table = element("table", head, rows, class_="re-mixtable")
    odds = march_chances(scene, s)
    height += 92 + ROW_HEIGHT * (len(rows) + (odds is not None))
    return section(title, table, odds, hint, body, name="part-mix"), height


def unit_mark(scene: Scene, unit: int) -> list[Child]:
    """A unit as a sign with its name."""
    return [icon(SYMBOLS[unit]), unit_name(scene.words, unit)]


def prices(scene: Scene, s: State) -> Part:
    """RE-8.1  What things cost, and the coins left."""
    words = scene.words
    items: list[Markup] = []
    for unit in range(pieces.KINDS):
        price = unit_price(s, s.army, unit)
        stock = int(s.reserve[s.army, unit])
        items.append(price_item(icon(SYMBOLS[unit]), unit_name(words, unit), price, stock))
    items.append(price_item(icon("castle"), words("with-castle"), castle_price(s, s.army), s.castles))
    if s.cards_left and s.army < s.players:
        items.append(price_item(icon("crown"), words("draw-price-card"), CARD_COST, s.cards_left))
    title = words("draw-spend-title", coins=int(s.coins[s.army]))
    return section(title, element("ul", items, class_="re-prices"), name="part-spend"), 26 + 30.0 * len(items)


def price_item(mark: Markup, name: str, price: int, stock: int) -> Markup:
    """One thing that can be bought: price and stock."""
    cost = element("b", price, icon("coin"))
    return element("li", mark, element("span", name), cost, element("small", f"× {stock}"))


def hired(scene: Scene, s: State) -> Part | None:
    """RE-14  The mercenary armies: treasury, crowns, leader."""
    if s.players == pieces.ARMIES or s.phase == phases.OVER:
        return None
    names = army_names(scene)
    found = []
    for army in range(s.players, pieces.ARMIES):
        if s.alive[army]:
            leader = int(s.controller[army])
            led = None if leader == pieces.NOBODY else (who(scene, leader), names[leader])
            found.append(Hired(letter(s, army), names[army], int(s.coins[army]), crowns(s, army), led))
    return drawn_hired(scene.words, tuple(found)) if found else None


@lru_cache(maxsize=256)
def drawn_hired(words: Words, armies: tuple[Hired, ...]) -> Part:
    """The same by all that it shows."""
    rows = []
    for seat, name, coins, crowned, leader in armies:
        led = words("draw-mercenary-led", who=leader[0], name=leader[1]) if leader else words("draw-mercenary-free")
        told = words("draw-mercenary", name=capital(name), coins=coins, crowns=crowned)
        mark = icon(f"seat-{seat}", "glyph")
        rows.append(element("li", mark, element("span", told), element("small", led), data_seat=seat))
    lines = element("ul", rows, class_="re-hired")
    return section(words("draw-mercenaries-title"), lines, name=HIRED), 26 + 34.0 * len(rows)

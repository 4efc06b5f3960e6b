"""What is being decided in Risk Europe, then the orders of the round and the mercenaries."""

from __future__ import annotations

from reinos.core.scene import ASIDE, Panel, Scene, area
from reinos.core.svg import Child, Markup, element, icon
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import crowns
from reinos.games.risk_europe.draw.battle import battle
from reinos.games.risk_europe.draw.chances import ROW_HEIGHT, disputes, march_chances
from reinos.games.risk_europe.draw.missions import mission_cards
from reinos.games.risk_europe.draw.orders import order_hand, orders
from reinos.games.risk_europe.draw.parts import Part, chips, section
from reinos.games.risk_europe.draw.targets import HIRED
from reinos.games.risk_europe.names import SYMBOLS, about, army_name, capital, letter, place_name, unit_name
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import CARD_COST, castle_price, unit_price

OFFER_WIDTH, LEAST_OFFER = 348, 700


def offer(scene: Scene, s: State) -> Panel | None:
    """What is being decided, the battles, the orders of the round and the mercenaries."""
    wanted = (decision, battle, disputes, orders, hired)
    parts = [part for make in wanted if (part := make(scene, s))]
    if not parts:
        return None
    where = area("orders", scene.words("draw-orders-short"), now=s.field >= 0) | ASIDE
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
    words = scene.words
    rows = []
    for army in range(s.players, pieces.ARMIES):
        if s.alive[army]:
            leader = int(s.controller[army])
            led = (
                words("draw-mercenary-free")
                if leader == pieces.NOBODY
                else words("draw-mercenary-led", **about(scene, leader))
            )
            name = capital(army_name(scene, army))
            told = words("draw-mercenary", name=name, coins=int(s.coins[army]), crowns=crowns(s, army))
            mark = icon(f"seat-{letter(s, army)}", "glyph")
            rows.append(element("li", mark, element("span", told), element("small", led), data_seat=letter(s, army)))
    if not rows:
        return None
    lines = element("ul", rows, class_="re-hired")
    return section(words("draw-mercenaries-title"), lines, name=HIRED), 26 + 34.0 * len(rows)

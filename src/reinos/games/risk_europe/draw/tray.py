"""The realm of the viewer in Risk Europe: coins, reserve, cards left, tiles, missions."""

from __future__ import annotations

from collections.abc import Sequence

from reinos.core.bits import lowest
from reinos.core.record import members
from reinos.core.scene import Panel, Scene
from reinos.core.svg import Child, Markup, element, icon
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.board import quiet, supply_line
from reinos.games.risk_europe.draw.orders import CARD_SYMBOLS
from reinos.games.risk_europe.map import CITIES, CITY_NAMES, GOLD
from reinos.games.risk_europe.names import (
    SYMBOLS,
    bonus,
    capital,
    card_name,
    city_name,
    condition,
    mission_name,
    unit_name,
)
from reinos.games.risk_europe.rounds import in_hand
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import tax_value

TRAY_WIDTH = 900


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
    owned = int(s.coins[seat])
    coins = element("div", owned, element("small", words("draw-tray-coins", coins=owned)), class_="sum")
    return Panel(element("div", coins, blocks, class_="account re-tray"), TRAY_WIDTH, 92, html=True)


def block(title: str, items: Sequence[Child]) -> Markup:
    """A heading with small items."""
    inside = [element("span", item, class_="re-item") for item in items]
    return element("div", element("small", title), element("div", inside), class_="re-block")


def reserve_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-1.11  The military reserve."""
    return [
        [
            icon(SYMBOLS[u], role="img", aria_label=unit_name(scene.words, u)),
            element("b", int(s.reserve[seat, u])),
        ]
        for u in range(pieces.KINDS)
    ]


def hand_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-16.2  The cards not yet discarded or shown."""
    found: list[Child] = []
    for kind in range(pieces.CARD_KINDS):
        left = in_hand(s, seat, kind) - sum(int(card == kind) for card in s.shown[seat].tolist())
        if left:
            label = card_name(scene.words, kind)
            found.append([icon(CARD_SYMBOLS[kind], role="img", aria_label=label), element("b", left)])
    return found


def tile_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-10.6  City Bonus tiles, and whether they sleep."""
    words = scene.words
    found: list[Child] = []
    for t in members(int(s.land[seat]) & GOLD):
        sleeping = bool(s.round) and int(s.tile_round[t]) == s.round
        text = words(f"tile-{CITY_NAMES[t]}-text")
        label = f"{text} {words('draw-tile-sleeping')}" if sleeping else text
        found.append(element("span", city_name(words, t), title=label, class_="re-sleeping" if sleeping else None))
    return found


def tax_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-5.13  What every supply line with a city would pay."""
    left, found = quiet(s, seat) & CITIES, list[Child]()
    while left:
        city = lowest(left)
        line = supply_line(s, seat, city)
        coins = tax_value(s, seat, line)
        found.append(scene.words("draw-tax-line", city=city_name(scene.words, city), coins=coins))
        left &= ~line
    return found


def mission_items(scene: Scene, s: State, seat: int) -> list[Child]:
    """RE-13.4  Hidden and completed missions of the viewer."""
    words = scene.words
    found: list[Child] = []
    for mission in members(int(s.held[seat] | s.revealed[seat])):
        done = int(s.revealed[seat]) >> mission & 1
        text = capital(bonus(words, mission) if done else condition(words, mission, s.players))
        mark = icon("ui-check" if done else "scroll")
        found.append(element("span", mark, mission_name(words, mission), title=text))
    return found

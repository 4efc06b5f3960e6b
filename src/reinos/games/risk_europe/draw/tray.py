"""The realm of the viewer in Risk Europe: coins, reserve, cards left, tiles, missions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from reinos.core.bits import lowest
from reinos.core.record import members
from reinos.core.scene import Panel, Scene
from reinos.core.svg import Child, Markup, element, icon, join
from reinos.core.words import Words
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
    seat = scene.seat
    return drawn_tray(
        scene.words,
        s.players,
        int(s.coins[seat]),
        tuple(s.reserve[seat].tolist()),
        hand(s, seat),
        tiles(s, seat),
        taxes(s, seat) if s.round else (),
        (int(s.held[seat]), int(s.revealed[seat])) if s.kingdom_missions else None,
    )


@lru_cache(maxsize=1024)
def drawn_tray(
    words: Words,
    players: int,
    coins: int,
    reserve: tuple[int, ...],
    hand: tuple[int, ...],
    tiles: tuple[tuple[int, bool], ...],
    taxes: tuple[tuple[int, int], ...],
    missions: tuple[int, int] | None,
) -> Panel:
    """The same by all that it shows."""
    none = [words("draw-tray-none")]
    blocks = [
        block(words("draw-tray-reserve"), [reserve_item(words, unit, left) for unit, left in enumerate(reserve)]),
        block(words("draw-tray-hand"), [hand_item(words, kind, left) for kind, left in enumerate(hand) if left]),
        block(words("draw-tray-tiles"), [tile_item(words, t, sleeping) for t, sleeping in tiles] or none),
    ]
    if taxes:
        told = [words("draw-tax-line", city=city_name(words, city), coins=paid) for city, paid in taxes]
        blocks.append(block(words("draw-tax-title"), told))
    if missions is not None:
        blocks.append(block(words("draw-tray-missions"), mission_items(words, players, *missions) or none))
    owned = element("div", coins, element("small", words("draw-tray-coins", coins=coins)), class_="sum")
    return Panel(element("div", owned, blocks, class_="account re-tray"), TRAY_WIDTH, 92, html=True)


def block(title: str, items: Sequence[Child]) -> Markup:
    """A heading with small items."""
    inside = [element("span", item, class_="re-item") for item in items]
    return element("div", element("small", title), element("div", inside), class_="re-block")


def hand(s: State, seat: int) -> tuple[int, ...]:
    """RE-16.2  The cards not yet discarded or shown, by kind."""
    shown = s.shown[seat].tolist()
    return tuple([in_hand(s, seat, kind) - shown.count(kind) for kind in range(pieces.CARD_KINDS)])


def tiles(s: State, seat: int) -> tuple[tuple[int, bool], ...]:
    """RE-10.6  City Bonus tiles, and whether they sleep."""
    return tuple([(t, bool(s.round) and int(s.tile_round[t]) == s.round) for t in members(int(s.land[seat]) & GOLD)])


def taxes(s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """RE-5.13  What every supply line with a city would pay."""
    left, found = quiet(s, seat) & CITIES, []
    while left:
        city = lowest(left)
        line = supply_line(s, seat, city)
        found.append((city, tax_value(s, seat, line)))
        left &= ~line
    return tuple(found)


@lru_cache(maxsize=512)
def reserve_item(words: Words, unit: int, left: int) -> Markup:
    """RE-1.11  Units of a type in the military reserve."""
    return join(icon(SYMBOLS[unit], role="img", aria_label=unit_name(words, unit)), element("b", left))


@lru_cache(maxsize=512)
def hand_item(words: Words, kind: int, left: int) -> Markup:
    """Cards of a kind."""
    return join(icon(CARD_SYMBOLS[kind], role="img", aria_label=card_name(words, kind)), element("b", left))


@cache
def tile_item(words: Words, t: int, sleeping: bool) -> Markup:
    """A City Bonus tile."""
    text = words(f"tile-{CITY_NAMES[t]}-text")
    label = f"{text} {words('draw-tile-sleeping')}" if sleeping else text
    return element("span", city_name(words, t), title=label, class_="re-sleeping" if sleeping else None)


def mission_items(words: Words, players: int, held: int, revealed: int) -> list[Child]:
    """RE-13.4  Hidden and completed missions of the viewer."""
    found: list[Child] = []
    for mission in members(held | revealed):
        done = revealed >> mission & 1
        text = capital(bonus(words, mission) if done else condition(words, mission, players))
        mark = icon("ui-check" if done else "scroll")
        found.append(element("span", mark, mission_name(words, mission), title=text))
    return found

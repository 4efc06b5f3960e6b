"""A whole table as one standalone SVG, for files and notebooks."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection

from reinos import look
from reinos.core.errors import BadOption
from reinos.core.scene import SEAT_LETTERS, Panel, Panels, Scene, SeatPanel
from reinos.core.svg import SVG, XHTML, Markup, element, icon, join, number

RAIL = 228  # width of the players' column
MARGIN = 16  # around the stage
LEAST = 560  # height of the stage, at least
GAP = 8  # between cards
HEAD = 56  # height of a card's name and paddings
VITALS = 28  # height of a card's counts where there is no small picture
TURN = 10  # what the mark of the turn adds


def picture(scene: Scene, panels: Panels, theme: str = "light", style: str = "", awaited: Collection[int] = ()) -> str:
    """One SVG of the table with all that it needs inside: symbols, patterns, colours, the game's own style.

    `awaited` are the seats whose turn it is, as far as the viewer may know.
    """
    if theme not in look.THEMES:
        raise BadOption(f"theme is {theme!r}; allowed: {', '.join(map(repr, look.THEMES))}")
    offer, tray = panels.offer, panels.tray
    below = tray.height if tray else 0
    height = max(rail_height(panels), below + max(LEAST, offer.height if offer else 0))
    beside = offer.width if offer else 0
    high = height - below
    scale = (high - 2 * MARGIN) / panels.stage.height
    wide = max(panels.stage.width * scale + 2 * MARGIN, (tray.width if tray else 0) - beside)
    width = RAIL + wide + beside
    inside = join(
        element("rect", class_="page", width=width, height=height),
        html(players(scene, panels, awaited), 0, 0, RAIL, height),
        element("rect", class_="stage", x=RAIL, width=wide, height=high),
        stage(panels.stage, RAIL, wide, high),
        placed(offer, RAIL + wide, 0, beside, high) if offer else None,
        placed(tray, RAIL, high, wide + beside, below) if tray else None,
        edges(width, height, RAIL + wide if offer else None, high if tray else None),
    )
    return stand_alone(scene, inside, width, height, theme, style)


def rail_height(panels: Panels) -> float:
    """What the cards of all players need, whoever's turn it is."""
    cards = [HEAD + (seat.picture.height + GAP if seat.picture else VITALS) + GAP for seat in panels.seats]
    return sum(cards) + TURN + 2 * GAP


def players(scene: Scene, panels: Panels, awaited: Collection[int]) -> Markup:
    """The cards of all players."""
    cards = [card(scene, seat, panel, seat in awaited) for seat, panel in enumerate(panels.seats)]
    return element("div", cards, class_="players")


def card(scene: Scene, seat: int, panel: SeatPanel, acting: bool) -> Markup:
    """A player's card; the one to act wears the seat's colours."""
    turn = scene.words("draw-turn-you" if seat == scene.seat else "draw-turn") if acting else None
    letter = SEAT_LETTERS[seat]
    vitals = [element("span", icon(v.icon), element("b", v.text), title=v.label) for v in panel.vitals]
    return element(
        "article",
        element("span", class_="band"),
        element("span", turn, class_="turn") if turn else None,
        element(
            "header",
            icon(f"seat-{letter}", "glyph"),
            element("div", scene.names[seat], element("small", panel.note), class_="name"),
            element("div", panel.score, class_="score"),
        ),
        element(
            "div",
            element("div", Markup(panel.picture.body), class_="mini") if panel.picture else None,
            element("div", vitals, class_="vitals"),
            class_="held",
        ),
        class_="pcard active" if acting else "pcard",
        data_seat=letter,
    )


def stage(panel: Panel, x: float, width: float, height: float) -> Markup:
    """The board with a margin, where only what runs off the board shows."""
    inside = placed(panel, MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    return element("svg", inside, x=x, width=width, height=height)


def placed(panel: Panel, x: float, y: float, width: float, height: float) -> Markup:
    """A panel fitted into a rectangle."""
    if panel.html:
        return html(Markup(panel.body), x, y, width, height)
    return element("svg", Markup(panel.body), x=x, y=y, width=width, height=height, class_="board")


def html(body: Markup, x: float, y: float, width: float, height: float) -> Markup:
    """HTML inside the SVG."""
    inside = element("div", body, xmlns=XHTML, class_="html")
    return element("foreignObject", inside, x=x, y=y, width=width, height=height)


def edges(width: float, height: float, offer_at: float | None, tray_at: float | None) -> Markup:
    """Hairlines around the picture and between its parts."""
    lines = [f"M{RAIL}.5 0V{height:.0f}"]
    if offer_at is not None:
        lines.append(f"M{offer_at:.0f}.5 0V{tray_at or height:.0f}")
    if tray_at is not None:
        lines.append(f"M{RAIL} {tray_at:.0f}.5H{width:.0f}")
    return join(
        element("rect", class_="edge", x=0.5, y=0.5, width=width - 1, height=height - 1),
        [element("path", class_="edge", d=line) for line in lines],
    )


def stand_alone(scene: Scene, inside: Markup, width: float, height: float, theme: str, style: str) -> str:
    """The root element with the styles and symbols that the drawing uses, under ids of its own."""
    mark = hashlib.sha256(f"{theme} {inside}".encode()).hexdigest()[:8]
    # A still picture has nothing to press: no stops for the keyboard.
    still = inside.replace(' tabindex="0"', "")
    symbols = "".join(piece for name, piece in look.sprite().items() if f'#{name}"' in still or f"#{name})" in still)
    rules = "\n".join([look.style("picture.css"), look.style("drawing.css"), style])
    sheet = f"#reinos {{\n{custom_properties(theme, rules + symbols + still)}\n{rules}\n}}"
    whole = element(
        "svg",
        element("style", Markup(in_pixels(sheet))),
        element("defs", Markup(symbols)),
        Markup(still),
        xmlns=SVG,
        id="reinos",
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_label=scene.words("draw-table", names=", ".join(scene.names)),
    )
    return own_ids(whole, mark)


def custom_properties(theme: str, used_by: str) -> str:
    """The tokens of the theme that are used, and those that these use."""
    tokens = look.tokens(theme)
    wanted: set[str] = set()
    found = set(re.findall(r"var\((--[\w-]+)", used_by))
    while found - wanted:
        wanted |= found
        found = {name for token in wanted for name in re.findall(r"var\((--[\w-]+)", tokens.get(token, ""))}
    return "\n".join(f"{name}: {value};" for name, value in tokens.items() if name in wanted)


def in_pixels(sheet: str) -> str:
    """Sizes in rem as pixels: the page around a picture must not change its letters."""
    return re.sub(r"(\d*\.?\d+)rem\b", lambda size: f"{float(size[1]) * 16:g}px", sheet)


def own_ids(markup: str, mark: str) -> str:
    """Every id and every reference to one with a mark, so that two pictures can share a page."""
    ids = set(re.findall(r' id="([^"]+)"', markup))

    def marked(found: re.Match[str]) -> str:
        return f"{found[1]}{found[2]}-{mark}" if found[2] in ids else found[0]

    return re.sub(r'( id="|href="#|url\(#|<style>#)([\w.-]+)', marked, markup)

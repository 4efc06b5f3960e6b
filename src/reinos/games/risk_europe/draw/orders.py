"""The King's Orders cards of Risk Europe: the hand to choose from, and the cards of the round."""

from __future__ import annotations

from reinos.core.scene import Scene, pressable
from reinos.core.svg import Markup, element, icon
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.draw.parts import Part, section
from reinos.games.risk_europe.draw.targets import ORDERS, order_place, order_target
from reinos.games.risk_europe.names import army_name, card_name, cards_of, letter
from reinos.games.risk_europe.situation import supply
from reinos.games.risk_europe.state import State

CARD_SYMBOLS = ("tax", "kingme", "split", "fortify", "siege")


def order_hand(scene: Scene) -> Part:
    """RE-3.2  The viewer's cards by name, and two slots: the card taken first is for turn 1, the second for turn 2."""
    words = scene.words
    kinds = sorted({c.args[name] for c in scene.legal if c.kind == "cards" for name in ("top", "bottom")})
    slots = [
        element("span", icon("ui-check"), element("b", words("draw-turn-number", turn=n + 1)), class_="re-slot")
        for n in range(pieces.TURNS)
    ]
    cards = [hand_card(scene, kind) for kind in kinds]
    body = (element("div", slots, class_="re-slots"), element("div", cards, class_="re-hand"))
    title, hint = words("draw-cards-title"), words("draw-cards-hint")
    return section(title, *body, hint=hint, name="part-cards"), 26 + 48 + 52.0 * len(cards)


def hand_card(scene: Scene, kind: int) -> Markup:
    """A card that may be chosen, with its name and what it lets its owner do."""
    words, name = scene.words, order_target(kind)
    label, short = card_name(words, kind), words(f"card-short-{pieces.CARD_NAMES[kind]}")
    rest = label.removeprefix(short).strip(" (/)")
    title, orders = element("b", short), element("small", rest) if rest else None
    first = element("em", words("draw-turn-number", turn=1))
    return element(
        "span",
        icon(CARD_SYMBOLS[kind]),
        element("span", title, orders),
        first,
        class_="re-order legal",
        id=name,
        **pressable(name, label),
    )


def card_mark(scene: Scene, kind: int) -> Markup:
    """A card as a sign with its name."""
    label = card_name(scene.words, kind)
    small = element("small", scene.words(f"card-short-{pieces.CARD_NAMES[kind]}"))
    return element("span", icon(CARD_SYMBOLS[kind]), small, class_="re-cardmark", title=label)


def orders(scene: Scene, s: State) -> Part | None:
    """RE-3.5  The cards of the round in its order, as far as they are shown."""
    if s.round == 0 or s.phase == phases.OVER:
        return None
    words = scene.words
    line = [army for army in s.sequence.tolist() if army != pieces.NOBODY]
    rows = [
        element(
            "tr",
            element("th", icon(f"seat-{letter(s, army)}", "glyph"), army_name(scene, army)),
            [
                element("td", order_card(scene, s, army, turn), data_name=order_place(army, turn))
                for turn in range(pieces.TURNS)
            ],
            element("td", discards(scene, s, army)),
            class_="re-now" if army == s.army and s.turn < pieces.TURNS and s.phase != phases.CHOOSE_CARDS else None,
            data_seat=letter(s, army),
        )
        for army in line
    ]
    titles = [words("draw-turn-number", turn=n + 1) for n in range(pieces.TURNS)] + [words("draw-discards")]
    head = element("tr", element("td"), [element("th", title) for title in titles])
    table = element("table", head, rows, class_="re-orders")
    left = element("p", words("draw-reserve", things=supply(words, s)))
    return section(words("draw-orders"), table, left, name=ORDERS), 84 + 44.0 * len(line)


def discards(scene: Scene, s: State, army: int) -> Markup:
    """RE-16.2  The discard pile of an army, which everybody may look at."""
    counts = s.spent[army].tolist()
    signs = [icon(CARD_SYMBOLS[kind]) for kind, n in enumerate(counts) for _ in range(n)]
    label = cards_of(scene.words, counts) or scene.words("draw-tray-none")
    return element("span", signs, class_="re-discards", role="img", aria_label=label, title=label)


def order_card(scene: Scene, s: State, army: int, turn: int) -> Markup:
    """A card on the table: shown, chosen by the viewer, hidden, or not there yet."""
    words = scene.words
    card, mine = int(s.shown[army, turn]), int(s.chosen[army, turn]) if army == scene.seat else -1
    if card >= 0:
        return element("span", card_mark(scene, card), class_="re-card")
    if mine >= 0:
        return element("span", card_mark(scene, mine), class_="re-card re-mine")
    pending = s.phase == phases.CHOOSE_CARDS and s.to_act >> army & 1
    label = words("draw-card-none" if pending or s.turn >= pieces.TURNS else "draw-card-back")
    return element("span", label, class_="re-card re-back")

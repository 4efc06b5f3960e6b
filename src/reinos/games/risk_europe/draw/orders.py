"""The King's Orders cards of Risk Europe: the pairs to choose from, and the cards of the round."""

from __future__ import annotations

from reinos.core.choice import Choice
from reinos.core.scene import Scene
from reinos.core.svg import Markup, element, icon
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.draw.parts import Part, chip, section
from reinos.games.risk_europe.draw.targets import ORDERS, order_place, target
from reinos.games.risk_europe.names import army_name, card_name, cards_of, letter
from reinos.games.risk_europe.situation import supply
from reinos.games.risk_europe.state import State

CARD_SYMBOLS = ("tax", "kingme", "split", "fortify", "siege")


def card_matrix(scene: Scene) -> Markup:
    """Every pair of cards: rows for the first turn, columns for the second."""
    words = scene.words
    legal = {(c.args["top"], c.args["bottom"]): c for c in scene.legal if c.kind == "cards"}
    tops = sorted({top for top, _ in legal})
    bottoms = sorted({bottom for _, bottom in legal})
    head = element("tr", element("td"), [element("th", card_sign(scene, kind)) for kind in bottoms])
    rows = [
        element(
            "tr", element("th", card_mark(scene, top)), [pair(scene, legal.get((top, bottom))) for bottom in bottoms]
        )
        for top in tops
    ]
    table = element("table", head, rows, class_="re-pairs")
    return section(words("draw-cards-title"), table, hint=words("draw-cards-hint"), name="part-cards")


def card_mark(scene: Scene, kind: int) -> Markup:
    """A card as a sign with its name."""
    label = card_name(scene.words, kind)
    small = element("small", scene.words(f"card-short-{pieces.CARD_NAMES[kind]}"))
    return element("span", icon(CARD_SYMBOLS[kind]), small, class_="re-cardmark", title=label)


def card_sign(scene: Scene, kind: int) -> Markup:
    """A card as a sign alone."""
    return icon(CARD_SYMBOLS[kind], role="img", aria_label=card_name(scene.words, kind))


def pair(scene: Scene, choice: Choice | None) -> Markup:
    """One pair of cards, if it may be chosen."""
    if choice is None:
        return element("td")
    top, bottom = (card_name(scene.words, choice.args[name]) for name in ("top", "bottom"))
    label = scene.words("choice-cards", top=top, bottom=bottom)
    marks = [icon(CARD_SYMBOLS[choice.args[name]]) for name in ("top", "bottom")]
    return element("td", chip(target(choice, scene.view), marks, label, "re-pair"))


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

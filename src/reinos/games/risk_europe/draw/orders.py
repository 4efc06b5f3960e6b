"""The King's Orders cards of Risk Europe: the hand to choose from, and the cards of the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from reinos.core.scene import Scene, pressable
from reinos.core.svg import Markup, element, icon
from reinos.core.words import Words
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.draw.parts import Part, section
from reinos.games.risk_europe.draw.targets import ORDERS, order_place, order_target
from reinos.games.risk_europe.names import LETTERS, army_names, card_name, cards_of
from reinos.games.risk_europe.situation import supply
from reinos.games.risk_europe.state import State

CARD_SYMBOLS = ("tax", "kingme", "split", "fortify", "siege")
HIDDEN = (-1,) * pieces.TURNS  # the cards that others have chosen


def order_hand(scene: Scene) -> Part:
    """RE-3.2  The viewer's cards by name, and two slots: the card taken first is for turn 1, the second for turn 2."""
    cards = [c.args for c in scene.legal if c.kind == "cards"]
    return drawn_hand(scene.words, frozenset(args[name] for args in cards for name in ("top", "bottom")))


@cache
def drawn_hand(words: Words, kinds: frozenset[int]) -> Part:
    """The same by the kinds of cards."""
    slots = [
        element("span", icon("ui-check"), element("b", words("draw-turn-number", turn=n + 1)), class_="re-slot")
        for n in range(pieces.TURNS)
    ]
    cards = [hand_card(words, kind) for kind in sorted(kinds)]
    body = (element("div", slots, class_="re-slots"), element("div", cards, class_="re-hand"))
    title, hint = words("draw-cards-title"), words("draw-cards-hint")
    return section(title, *body, hint=hint, name="part-cards"), 26 + 48 + 52.0 * len(cards)


def hand_card(words: Words, kind: int) -> Markup:
    """A card that may be chosen, with its name and what it lets its owner do."""
    name = order_target(kind)
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


def orders(scene: Scene, s: State) -> Part | None:
    """RE-3.5  The cards of the round in its order, as far as they are shown."""
    if s.round == 0 or s.phase == phases.OVER:
        return None
    words, names, letters = scene.words, army_names(scene), LETTERS[s.players]
    shown, spent = s.shown.tolist(), s.spent.tolist()
    now = s.army if s.turn < pieces.TURNS and s.phase != phases.CHOOSE_CARDS else pieces.NOBODY
    rows = [
        order_row(
            words,
            army,
            letters[army],
            names[army],
            played(scene, s, army, shown[army]),
            tuple(spent[army]),
            army == now,
        )
        for army in s.sequence.tolist()
        if army != pieces.NOBODY
    ]
    return drawn_orders(words, tuple(rows), supply(words, s))


@lru_cache(maxsize=256)
def drawn_orders(words: Words, rows: tuple[Markup, ...], left: str) -> Part:
    """The same by all that it shows."""
    table = element("table", order_titles(words), rows, class_="re-orders")
    reserve = element("p", words("draw-reserve", things=left))
    return section(words("draw-orders"), table, reserve, name=ORDERS), 84 + 44.0 * len(rows)


@cache
def order_titles(words: Words) -> Markup:
    """What stands over the cards."""
    titles = [words("draw-turn-number", turn=n + 1) for n in range(pieces.TURNS)] + [words("draw-discards")]
    return element("tr", element("td"), [element("th", title) for title in titles])


@lru_cache(maxsize=2048)
def order_row(
    words: Words, army: int, seat: str, name: str, cards: tuple[Markup, ...], spent: tuple[int, ...], now: bool
) -> Markup:
    """An army with its cards."""
    return element(
        "tr",
        element("th", icon(f"seat-{seat}", "glyph"), name),
        [element("td", card, data_name=order_place(army, turn)) for turn, card in enumerate(cards)],
        element("td", discards(words, spent)),
        class_="re-now" if now else None,
        data_seat=seat,
    )


@lru_cache(maxsize=1024)
def discards(words: Words, counts: tuple[int, ...]) -> Markup:
    """RE-16.2  The discard pile of an army, which everybody may look at."""
    signs = [icon(CARD_SYMBOLS[kind]) for kind, n in enumerate(counts) for _ in range(n)]
    label = cards_of(words, counts) or words("draw-tray-none")
    return element("span", signs, class_="re-discards", role="img", aria_label=label, title=label)


def played(scene: Scene, s: State, army: int, shown: Sequence[int]) -> tuple[Markup, ...]:
    """The cards of an army on the table: shown, chosen by the viewer, hidden, or not there yet."""
    words = scene.words
    chosen = s.chosen[army].tolist() if army == scene.seat else HIDDEN
    pending = s.phase == phases.CHOOSE_CARDS and s.to_act >> army & 1
    back = card_back(words, "draw-card-none" if pending or s.turn >= pieces.TURNS else "draw-card-back")
    faces = [
        (card, "re-card") if card >= 0 else (mine, "re-card re-mine") for card, mine in zip(shown, chosen, strict=True)
    ]
    return tuple([card_face(words, kind, class_) if kind >= 0 else back for kind, class_ in faces])


@cache
def card_face(words: Words, kind: int, class_: str) -> Markup:
    """A card as a sign with its name."""
    small = element("small", words(f"card-short-{pieces.CARD_NAMES[kind]}"))
    mark = element("span", icon(CARD_SYMBOLS[kind]), small, class_="re-cardmark", title=card_name(words, kind))
    return element("span", mark, class_=class_)


@cache
def card_back(words: Words, message: str) -> Markup:
    """A card that is not seen."""
    return element("span", words(message), class_="re-card re-back")

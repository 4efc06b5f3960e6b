"""The table of Kingdomino as a drawing: the kingdom, the two lines, the account, a card a player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any

from reinos.core.choice import Choice
from reinos.core.phrase import rank_note
from reinos.core.scene import SEAT_LETTERS, Panel, Panels, Scene, SeatPanel, Vital, as_table, pressable, shown_seat
from reinos.core.svg import Child, Markup, drawing, element, icon, number, use
from reinos.core.words import Words
from reinos.games.kingdomino import chart, state
from reinos.games.kingdomino.faces import half as told_half
from reinos.games.kingdomino.faces import halves
from reinos.games.kingdomino.kingdom import grid
from reinos.games.kingdomino.rules import kings_in_play
from reinos.games.kingdomino.survey import Survey, Territory, bonuses, game_points, laid_out, survey

CELL = 100  # side of a square of a kingdom
MARGIN = 30  # around the kingdom
SEAM = 0.4  # neighbouring tiles overlap by this, or the ground shows between them
MINI = 92  # side of the kingdom on a player's card

OFFER_WIDTH = 316
LANE_HEAD, LOT = 22, 78  # heights in the offer
CHIPS_A_ROW, CHIP = 5, 42  # of the tray, and the height of one
TRAY_WIDTH = 860

# The ground under the kingdom, far beyond any stage that shows it.
TABLETOP = element("rect", class_="tabletop", x=-40 * CELL, y=-40 * CELL, width=80 * CELL, height=80 * CELL)

TILES = {"wheat_field": "tile-wheat", "pasture": "tile-grass"}  # the sprite's names where they differ

BONUS_COLOURS = ("--wash-5-edge", "--wash-3-edge")

KING_IDS = [[f"king-{letter}-{ordinal + 1}" for ordinal in range(state.LINE)] for letter in SEAT_LETTERS]

Lying = tuple[int, int, int, int]  # a domino of a kingdom: number, square of half a, facing


@dataclass(frozen=True, eq=False)
class Kingdom:
    """All that is drawn of a kingdom."""

    seat: int
    points: int  # in this game
    total: int
    counted: Survey
    box: tuple[int, int, int, int]
    around: tuple[int, int, int]  # the frame: its upper left square, and its size
    lying: tuple[Lying, ...]


@lru_cache(maxsize=64)
def kingdoms(s: state.State) -> tuple[Kingdom, ...]:
    """The kingdoms of all seats."""
    size, over, seats = grid(s), s.phase == state.OVER, range(s.players)
    before = s.scores[: s.game].sum(axis=0).tolist() if s.game else [0] * s.players
    lying = placed(s)
    return tuple(
        [kingdom(seat, lying[seat], size, game_points(s, seat) if over else None, before[seat]) for seat in seats]
    )


@lru_cache(maxsize=4096)
def kingdom(seat: int, lying: tuple[Lying, ...], size: int, points: int | None, before: int) -> Kingdom:
    """A kingdom by its dominoes, its points where the game is over, and those of the games before; always the same
    object for what looks the same, so that drawings are quickly found by it."""
    counted, box = laid_out(tuple([(domino, *chart.ends(x, y, facing)) for domino, x, y, facing in lying]))
    points = counted.points if points is None else points
    return Kingdom(seat, points, points + before, counted, box, (*frame(box, size), size), lying)


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it."""
    s = as_table(scene.view)
    shown = shown_seat(scene)
    return Panels(
        stage=stage(scene, s, shown),
        offer=offer(scene, s),
        tray=tray(scene, s, shown),
        seats=seat_panels(scene, s),
    )


def target(choice: Choice, view: Mapping[str, Any]) -> str:
    """The place in the drawing that a choice belongs to: a domino of the next line, or the square of half a."""
    if choice.kind == "choose":
        return next_name(view["next_line"][choice.args["slot"]])
    return cell_name(choice.args["x"], choice.args["y"])


def grasp(choice: Choice, view: Mapping[str, Any]) -> str:
    """The domino that a choice places: where it lies in the line."""
    return now_name(int(view["line"][view["turn"]])) if choice.kind == "place" else ""


def next_name(domino: int) -> str:
    """Id and target of a domino of the line being chosen."""
    return f"next-{domino}"


def now_name(domino: int) -> str:
    """Id of a domino of the line whose kings are being resolved."""
    return f"now-{domino}"


def tile_name(domino: int) -> str:
    """Id of a domino wherever it lies."""
    return f"tile-{domino}"


def castle_name(seat: int) -> str:
    """Id of the castle of the kingdom on the stage."""
    return f"castle-{SEAT_LETTERS[seat]}"


def cell_name(x: int, y: int) -> str:
    """Id and target of a square of the kingdom on the stage."""
    return f"cell_{x}_{y}"


# The kingdom


def frame(box: tuple[int, int, int, int], size: int) -> tuple[int, int]:
    """Upper left square of the frame: it slides no further from the castle than the kingdom pushes it."""
    left, right, top, bottom = box
    middle = -(size // 2)
    return min(max(middle, right - size + 1), left), min(max(middle, bottom - size + 1), top)


def stage(scene: Scene, s: state.State, seat: int) -> Panel:
    """The kingdom in its frame, with the squares where the domino may go."""
    reached = [end for choice in scene.legal if choice.kind == "place" for end in chart.both_squares(choice)]
    return drawn_stage(
        scene.words,
        scene.names[seat],
        seat == scene.seat,
        kingdoms(s)[seat],
        int(s.line[s.turn]) if reached else 0,
        tuple(legal_squares(scene)),
        tuple(reached),
    )


@lru_cache(maxsize=2048)
def drawn_stage(
    words: Words,
    name: str,
    mine: bool,
    shown: Kingdom,
    domino: int,
    places: tuple[tuple[int, int], ...],
    reached: tuple[tuple[int, int], ...],
) -> Panel:
    """The same by all that it shows: most kingdoms stay as they are when somebody has had a turn."""
    around, lying = shown.around, shown.lying
    left, top, size = around
    xs = [left, left + size - 1, *(x for x, _ in reached)]
    ys = [top, top + size - 1, *(y for _, y in reached)]
    width = (max(xs) - min(xs) + 1) * CELL + 2 * MARGIN
    height = (max(ys) - min(ys) + 1) * CELL + 2 * MARGIN
    body = drawing(
        (min(xs) * CELL - MARGIN, min(ys) * CELL - MARGIN, width, height),
        element("g", TABLETOP, frame_of(around), wells(around, lying, set(places)), id="layer-base"),
        element("g", [legal_square(words, domino, x, y) for x, y in places], id="layer-legal"),
        pieces(words, words("draw-castle", name=name), shown),
        class_="board",
        role="group",
        aria_label=kingdom_label(words, name, mine),
    )
    return Panel(body, width, height)


def kingdom_label(words: Words, name: str, mine: bool) -> str:
    """Whose kingdom it is, in words."""
    return words("draw-kingdom-yours" if mine else "draw-kingdom", name=name)


def legal_squares(scene: Scene) -> list[tuple[int, int]]:
    """The squares where half a may lie, each once."""
    return list(dict.fromkeys((c.args["x"], c.args["y"]) for c in scene.legal if c.kind == "place"))


def frame_of(around: tuple[int, int, int]) -> Markup:
    """The dashed square that the kingdom must fit in."""
    left, top, size = around
    side = size * CELL + 12
    return element(
        "rect", id="frame", class_="frame", x=left * CELL - 6, y=top * CELL - 6, width=side, height=side, rx=10
    )


def wells(around: tuple[int, int, int], lying: tuple[Lying, ...], legal: set[tuple[int, int]]) -> list[Markup]:
    """The empty squares of the frame where nothing is offered."""
    full = {(0, 0), *legal}
    for _, x, y, facing in lying:
        full.update(chart.ends(x, y, facing))
    return [well for square, well in all_wells(around) if square not in full]


@lru_cache(maxsize=256)
def all_wells(around: tuple[int, int, int]) -> list[tuple[tuple[int, int], Markup]]:
    """All squares of the frame, each as it is when it is empty."""
    left, top, size = around
    squares = [(x, y) for y in range(top, top + size) for x in range(left, left + size)]
    return [((x, y), tile_rect(x, y, 4, class_="well")) for x, y in squares]


@lru_cache(maxsize=1024)
def tile_rect(x: int, y: int, inset: float, class_: str) -> Markup:
    """A square of the kingdom, a little smaller."""
    side = CELL - 2 * inset
    return element("rect", class_=class_, x=x * CELL + inset, y=y * CELL + inset, width=side, height=side, rx=7)


@lru_cache(maxsize=4096)
def legal_square(words: Words, domino: int, x: int, y: int) -> Markup:
    """A square where half a of the domino may lie."""
    name = cell_name(x, y)
    return element(
        "g",
        tile_rect(x, y, 5, class_="legal-fill"),
        tile_rect(x, y, 5, class_="legal-case"),
        tile_rect(x, y, 5, class_="legal-glow"),
        id=name,
        class_="cell",
        **pressable(name, words("draw-place", domino=domino, half=told_half(words, domino, 0), **where(x, y))),
    )


def where(x: int, y: int) -> dict[str, str | int]:
    """A square seen from the castle: the arguments of `draw-where`."""
    return {
        "along": abs(y),
        "vertical": "above" if y < 0 else "below" if y else "none",
        "across": abs(x),
        "horizontal": "right" if x > 0 else "left" if x else "none",
    }


# Pieces


def piece(name: str | None, label: str, *children: Child, **attributes: str | float | None) -> Markup:
    """A piece with its stable id and its label; without a name only its picture."""
    if name is None:
        return element("g", *children, aria_hidden="true", **attributes)
    return element("g", *children, id=name, class_="piece", role="img", aria_label=label, **attributes)


@lru_cache(maxsize=1024)
def pieces(words: Words, castle_label: str, shown: Kingdom) -> Markup:
    """The castle and the dominoes of a kingdom."""
    dominoes = [tile(tile_label(words, domino), domino, x, y, facing) for domino, x, y, facing in shown.lying]
    return element("g", drawn_castle(castle_label, shown.seat), dominoes, id="layer-pieces")


@lru_cache(maxsize=1024)
def drawn_castle(label: str | None, seat: int) -> Markup:
    """A castle with its label; without one only its picture."""
    return piece(
        None if label is None else castle_name(seat),
        label or "",
        element("rect", class_="ground", width=CELL, height=CELL),
        use("castle", 14, 14, 72, "of-seat"),
        data_seat=SEAT_LETTERS[seat],
    )


def placed(s: state.State) -> list[tuple[Lying, ...]]:
    """The dominoes of all kingdoms."""
    found: list[list[Lying]] = [[] for _ in range(s.players)]
    fields = (s.fate.tolist(), s.holder.tolist(), s.spot.tolist(), s.facing.tolist())
    for domino, (fate, holder, spot, facing) in enumerate(zip(*fields, strict=True)):
        if fate == state.PLACED:
            found[holder].append((domino, *chart.PLACES[spot], facing))
    return [tuple(lying) for lying in found]


@lru_cache(maxsize=32768)
def tile(label: str | None, domino: int, x: int = 0, y: int = 0, facing: int = state.RIGHT) -> Markup:
    """A domino with half a on the given square; without a label only its picture."""
    dx, dy = int(state.DX[facing]) * CELL, int(state.DY[facing]) * CELL
    return piece(
        None if label is None else tile_name(domino),
        label or "",
        [element("g", half(domino, n, n * dx, n * dy), data_name=label and half_name(domino, n)) for n in range(2)],
        element(
            "rect",
            class_="outline",
            x=min(dx, 0),
            y=min(dy, 0),
            width=CELL + abs(dx),
            height=CELL + abs(dy),
            rx=4,  # small, so that the corners of the tiles stay under the line
        ),
        transform=f"translate({number(x * CELL)} {number(y * CELL)})" if x or y else None,
    )


def half_name(domino: int, which: int) -> str:
    """The name of half a (0) or b (1) of a domino."""
    return f"half-{domino}-{which}"


def half(domino: int, which: int, x: float, y: float) -> list[Markup]:
    """One half of a domino: its terrain, and its crowns in a badge."""
    terrain, crowns = state.HALVES[domino, 2 * which : 2 * which + 2].tolist()
    drawn = [use(tile_symbol(state.TERRAINS[terrain - 1]), x, y, CELL + SEAM)]
    if crowns:
        drawn.append(element("rect", class_="badge", x=x + 7, y=y + 7, width=6 + 24 * crowns, height=27, rx=13.5))
        drawn += [use("crown", x + 12 + 24 * i, y + 10.5, 20, "badge-mark") for i in range(crowns)]
    return drawn


def tile_symbol(terrain: str) -> str:
    """The sprite symbol of a terrain."""
    return TILES.get(terrain, f"tile-{terrain}")


@lru_cache(maxsize=512)
def tile_label(words: Words, domino: int) -> str:
    """A domino in words."""
    return words("draw-domino", domino=domino, halves=halves(words, domino))


# The offer


def offer(scene: Scene, s: state.State) -> Panel | None:
    """The line being resolved and the line being chosen; whichever of them is on the table."""
    if s.phase == state.OVER:
        return None
    return drawn_offer(s, scene.words, scene.names, legal_slots(scene))


@lru_cache(maxsize=64)
def drawn_offer(s: state.State, words: Words, names: tuple[str, ...], free: frozenset[int]) -> Panel:
    """The same, once for all who may not choose from it now."""
    lanes: dict[str, list[Markup]] = {}
    hints = {"now": words("draw-now-hint"), "next": words("draw-next-hint", left=s.left)}
    now_kings, next_kings = king_ids(s)
    if s.phase != state.FIRST_CHOOSE:
        lying = zip(s.line.tolist(), s.kings.tolist(), strict=True)
        lanes["now"] = [
            now_lot(words, names[seat], s, slot, seat, domino, now_kings[slot])
            for slot, (domino, seat) in enumerate(lying)
            if domino
        ]
    if s.phase != state.FINAL_PLACE:
        lying = zip(s.next_line.tolist(), s.next_kings.tolist(), strict=True)
        lanes["next"] = [
            taken_lot(words, names[seat], seat, next_kings[slot], domino, next_name(domino), "lot", True)
            if seat >= 0
            else free_lot(words, domino, order_told(words, s, domino, who="you") if slot in free else "", slot in free)
            for slot, (domino, seat) in enumerate(lying)
            if domino
        ]
        if free:
            hints["next"] = words("draw-next-yours")
    drawn = [lane(name, words(f"draw-{name}"), hints[name], lots) for name, lots in lanes.items()]
    height = 12 + len(lanes) * (LANE_HEAD + 12) + sum(map(len, lanes.values())) * LOT
    return Panel(element("div", drawn, class_="lanes"), OFFER_WIDTH, height, html=True)


def legal_slots(scene: Scene) -> frozenset[int]:
    """The places of the next line that the viewer may choose."""
    return frozenset(choice.args["slot"] for choice in scene.legal if choice.kind == "choose")


def king_ids(s: state.State) -> tuple[list[str | None], list[str | None]]:
    """Ids of the kings on both lines, such that a king keeps its own when it moves from one to the other."""
    waiting: list[str | None] = [None] * state.LINE
    kings, turn = s.kings.tolist(), s.turn
    for slot, seat in enumerate(kings):
        if seat >= 0 and slot >= turn:
            waiting[slot] = KING_IDS[seat][kings[:slot].count(seat)]
    moved: list[str | None] = [None] * state.LINE
    for slot, seat in enumerate(s.next_kings.tolist()):
        if seat >= 0:
            moved[slot] = next(name for name in KING_IDS[seat] if name not in waiting and name not in moved)
    return waiting, moved


def lane(name: str, title: str, hint: str, lots: list[Markup]) -> Markup:
    """A line of dominoes, lowest number first."""
    head = element("h3", title, element("small", hint))
    return element("section", head, lots, class_=f"lane {name}", id=f"lane-{name}", aria_label=title)


def now_lot(words: Words, name: str, s: state.State, slot: int, seat: int, domino: int, king: str | None) -> Markup:
    """A domino of the line whose kings are being resolved."""
    place = "lot done" if slot < s.turn else "lot current" if slot == s.turn else "lot"
    on_table = s.fate[domino] not in (state.PLACED, state.DISCARDED)
    return taken_lot(words, name, seat, king, domino, now_name(domino), place, bool(on_table))


@lru_cache(maxsize=4096)
def taken_lot(
    words: Words, name: str, seat: int, king: str | None, domino: int, id: str, class_: str, named: bool
) -> Markup:
    """A domino that a king stands on; named while it lies nowhere else."""
    picture, standing = lot_tile(words, domino, named=named), whose(words, name, king)
    told = None if named else tile_label(words, domino)
    return lot(domino, picture, standing, id=id, class_=class_, data_seat=SEAT_LETTERS[seat], title=told)


def order_told(words: Words, s: state.State, domino: int, **whom: str) -> str:
    """KD-4.1  When the king on a domino of the next line will play; nothing where a left-over domino may change it."""
    line = [one for one in s.next_line.tolist() if one]
    return words("show-order", **whom, place=line.index(domino) + 1) if len(line) == kings_in_play(s) else ""


@lru_cache(maxsize=512)
def free_lot(words: Words, domino: int, order: str, legal: bool) -> Markup:
    """A domino that no king stands on."""
    name = next_name(domino)
    picture = lot_tile(words, domino, named=True)
    free = element("span", element("span", words("draw-free")), class_="whose")
    if not legal:
        return lot(domino, picture, free, id=name, class_="lot free")
    return lot(
        domino,
        picture,
        free,
        id=name,
        class_="lot free legal",
        **pressable(name, " ".join(filter(None, (words("draw-choose", domino=tile_label(words, domino)), order)))),
    )


def lot(domino: int, picture: Markup, beside: Markup, **attributes: str | float | None) -> Markup:
    """A row of a lane: number, domino, and who stands on it."""
    return element("div", element("span", domino, class_="n"), picture, beside, **attributes)


def lot_tile(words: Words, domino: int, *, named: bool) -> Markup:
    """A domino lying in a line."""
    return drawn_lot_tile(tile_label(words, domino) if named else None, domino)


@lru_cache(maxsize=1024)
def drawn_lot_tile(label: str | None, domino: int) -> Markup:
    """The same with its label; without one only its picture."""
    return drawing((-2, -2, 2 * CELL + 4, CELL + 4), tile(label, domino), class_="tile")


def whose(words: Words, name: str, king: str | None) -> Markup:
    """A king and the name of its player."""
    return drawn_king(words("draw-king", name=name), name, king)


@lru_cache(maxsize=2048)
def drawn_king(label: str, name: str, king: str | None) -> Markup:
    """The same with its label."""
    figure = piece(king, label, use("king", 0, 0, 24, "of-seat"))
    return element("span", drawing((0, 0, 24, 24), figure), element("span", name), class_="whose")


# The tray


def tray(scene: Scene, s: state.State, seat: int) -> Panel:
    """The account of the kingdom on the stage: points, a chip a territory, and what is not in the points yet."""
    apart = (*bonus_chips(scene, s, seat), *finished_chips(scene, s, seat))
    return drawn_tray(scene.words, points_label(scene, s, seat), kingdoms(s)[seat], apart)


@lru_cache(maxsize=2048)
def drawn_tray(words: Words, label: str, shown: Kingdom, apart: tuple[Markup, ...]) -> Panel:
    """The same by all that it shows."""
    chips = [territory_chip(words, part) for part in shown.counted.territories if part.crowns]
    body = element(
        "div",
        element("div", shown.points, element("small", label), class_="sum"),
        element("ul", chips, apart, aria_label=words("draw-territories")) if chips or apart else None,
        None if chips else element("p", words("draw-no-territory")),
        class_="account",
    )
    rows = ceil((len(chips) + 2 * len(apart)) / CHIPS_A_ROW)  # the chips apart hold words: twice as wide
    return Panel(body, TRAY_WIDTH, 16 + max(48, rows * CHIP), html=True)


def points_label(scene: Scene, s: state.State, seat: int) -> str:
    """What the sum is, and whose."""
    points = kingdoms(s)[seat].points
    if seat != scene.seat:
        return scene.words("draw-points-of", points=points, name=scene.names[seat])
    apart = s.phase != state.OVER and (s.harmony or s.middle_kingdom)
    return scene.words("draw-points-apart" if apart else "draw-points", points=points)


@lru_cache(maxsize=2048)
def territory_chip(words: Words, part: Territory) -> Markup:
    """A territory: squares × crowns = points."""
    label = words(f"terrain-{part.terrain}")
    swatch = drawing((0, 0, CELL, CELL), use(tile_symbol(part.terrain), 0, 0, CELL), role="img", aria_label=label)
    return element("li", swatch, element("span", f"{part.squares} × {part.crowns} = "), element("b", part.points))


def bonus_chips(scene: Scene, s: state.State, seat: int) -> Iterator[Markup]:
    """KD-13.14  How the bonuses of the variants in play stand, apart from the points."""
    for bonus in bonuses(s, seat):
        progress = f"{survey(s, seat).occupied}/{grid(s) ** 2}"
        words = scene.words(f"draw-{bonus.name}", points=bonus.points, progress=progress)
        sign = "ui-close" if bonus.lost else "ui-check" if bonus.met else "castle"
        yield element("li", icon(sign), words, class_="apart lost" if bonus.lost else "apart")


def finished_chips(scene: Scene, s: state.State, seat: int) -> Iterator[Markup]:
    """KD-11.4  Points of the games of a Dynasty that are over."""
    for game in range(s.game):
        words = scene.words("draw-game", game=game + 1)
        yield element("li", icon("ui-flag"), words, element("b", int(s.scores[game, seat])), class_="apart")


# The players' cards


def seat_panels(scene: Scene, s: state.State) -> tuple[SeatPanel, ...]:
    """The cards of all players; the viewer's own says so."""
    words, names, own, shown = scene.words, scene.names, scene.seat, kingdoms(s)
    if s.phase == state.OVER:
        seats = range(s.players)
        return tuple(
            [drawn_card(words, names[seat], seat == own, rank_note(scene, seat), shown[seat]) for seat in seats]
        )
    cards = strangers_cards(words, names, s)
    if own is None:
        return cards
    return *cards[:own], drawn_card(words, names[own], True, note(words, s, own), shown[own]), *cards[own + 1 :]


@lru_cache(maxsize=64)
def strangers_cards(words: Words, names: tuple[str, ...], s: state.State) -> tuple[SeatPanel, ...]:
    """The cards of all players as everybody else sees them."""
    shown = kingdoms(s)
    return tuple([drawn_card(words, name, False, note(words, s, seat), shown[seat]) for seat, name in enumerate(names)])


@lru_cache(maxsize=2048)
def drawn_card(words: Words, name: str, mine: bool, note: str, shown: Kingdom) -> SeatPanel:
    """The same by all that it shows."""
    picture, vitals = portrait(words, name, mine, shown)
    return SeatPanel(str(shown.total), note, picture, vitals)


@lru_cache(maxsize=3072)
def portrait(words: Words, name: str, mine: bool, shown: Kingdom) -> tuple[Panel, tuple[Vital, ...]]:
    """A small picture of a kingdom and its counts, which stay as they are while the note changes."""
    left, right, top, bottom = shown.box
    extent = f"{right - left + 1}×{bottom - top + 1}"
    crowns, used, room = shown.counted.crowns, shown.counted.occupied, shown.around[2] ** 2
    return mini(kingdom_label(words, name, mine), shown), (
        Vital("crown", str(crowns), words("draw-crowns", crowns=crowns)),
        Vital("ui-fit", extent, words("draw-box", box=extent)),
        Vital("castle", f"{used}/{room}", words("draw-squares", used=used, room=room)),
    )


def mini(label: str, shown: Kingdom) -> Panel:
    """A small picture of a kingdom."""
    left, top, size = shown.around
    side = size * CELL + 16
    body = drawing(
        (left * CELL - 8, top * CELL - 8, side, side),
        element("rect", class_="frame small", x=left * CELL - 4, y=top * CELL - 4, width=side - 8, height=side - 8),
        drawn_castle(None, shown.seat),
        [tile(None, *one) for one in shown.lying],
        role="img",
        aria_label=label,
    )
    return Panel(body, MINI, MINI)


@lru_cache(maxsize=128)
def note(words: Words, s: state.State, seat: int) -> str:
    """One line of state while the game goes on."""
    if s.to_act >> seat & 1:
        if s.phase in (state.PLACE, state.FINAL_PLACE):
            return words("draw-note-place", domino=int(s.line[s.turn]))
        return words("draw-note-choose")
    if s.phase == state.FIRST_CHOOSE:
        return chooser_note(words, s, seat)
    waiting = [slot for slot in range(s.turn + 1, state.LINE) if s.kings[slot] == seat]
    if not waiting:
        return words("draw-note-done")
    if waiting[0] == s.turn + 1:
        return words("draw-note-next", domino=int(s.line[waiting[0]]))
    return holds_note(words, s.line[waiting].tolist())


def chooser_note(words: Words, s: state.State, seat: int) -> str:
    """The first round: when the seat chooses, or what it has chosen."""
    for place in range(s.turn, state.LINE):
        if s.choosers[place] == seat:
            return words("draw-note-order", place=place + 1)
    return holds_note(words, s.next_line[s.next_kings == seat].tolist())


def holds_note(words: Words, numbers: list[int]) -> str:
    """The dominoes that the seat's kings stand on."""
    return words("draw-note-holds", count=len(numbers), dominoes=", ".join(map(str, numbers)))


# The result


def colours(scene: Scene) -> list[str]:
    """A property of the look for each row of the points' sources: a land has the colour of its tiles."""
    if scene.view["dynasty"]:
        return []
    lands = [TILES.get(terrain, f"tile-{terrain}").replace("tile-", "--t-") for terrain in state.TERRAINS]
    bonuses = zip(("harmony", "middle_kingdom"), BONUS_COLOURS, strict=True)
    return [*lands, *(colour for name, colour in bonuses if scene.view[name])]

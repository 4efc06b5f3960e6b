"""The table of hnefatafl as a drawing: the board with its pieces, and a card a player."""

from hnefatafl import tell
from hnefatafl.rules import KIND, OWNER, ROYAL, SIDE, SQUARES, START
from reinos.core.choice import Choice
from reinos.core.scene import SEAT_LETTERS, Panel, Panels, Scene, SeatPanel, pressable
from reinos.core.svg import Markup, drawing, element, use

CELL, SIZE = 60, 728  # of a square, and of the board with its rim
SIGNS, RADII = ("raider", "shield", "crown"), (24, 28, 30)  # of attackers, defenders and the king
KNOT = "M6-6H-10A4 4 0 1 1-6-10V10A4 4 0 1 1-10 6H10A4 4 0 1 1 6 10V-10A4 4 0 1 1 10-6Z"


def target(choice: Choice, view: dict) -> str:
    """The square that a choice belongs to."""
    return f"square-{choice.args['square']}"


def panels(scene: Scene) -> Panels:
    """The whole table; a player's score is the number of pieces left."""
    board, words = scene.view["board"], scene.words
    labels = {choice.args["square"]: tell.choice(scene, choice) for choice in scene.legal}
    attributes = {"class_": "board", "role": "group", "aria_label": words("game-name")}
    body = drawing(
        (-34, -34, SIZE, SIZE),
        element("rect", class_="hn-rim", x=-31, y=-31, width=SIZE - 6, height=SIZE - 6, rx=12),
        [element("text", tell.place(n)[0], class_="hn-name", x=n * CELL + 30, y=-9) for n in range(SIDE)],
        [element("text", n + 1, class_="hn-name", x=-15, y=n * CELL + 36) for n in range(SIDE)],
        [square(scene, n, labels.get(n)) for n in range(SQUARES)],
        [piece(scene, n, board[n]) for n in range(SQUARES) if board[n]],
        **attributes,
    )
    cards = [SeatPanel(str(sum(OWNER[board] == seat)), words(f"piece-{seat}"), None, ()) for seat in range(2)]
    return Panels(Panel(body, SIZE, SIZE), None, None, tuple(cards))


def square(scene: Scene, n: int, label: str | None) -> Markup:
    """A square; a legal one glows, around the piece that stands there or as a place to go to."""
    look = next((name for name in ("picked", "last") if scene.view[name] == n), f"home{OWNER[START[n]]}")
    inset = 4 if scene.view["board"][n] else 18
    glow = {"x": inset, "y": inset, "width": CELL - 2 * inset, "height": CELL - 2 * inset, "rx": 12}
    legal = pressable(f"square-{n}", label) if label else {}
    return element(
        "g",
        element("rect", class_=f"hn-square hn-{look}", width=CELL, height=CELL),
        element("path", class_="hn-knot", d=KNOT, transform="translate(30 30) scale(1.3)") if ROYAL[n] else None,
        [element("rect", class_=f"legal-{part}", **glow) for part in ("fill", "case", "glow") if label],
        id=f"square-{n}",
        transform=f"translate({n % SIDE * CELL} {n // SIDE * CELL})",
        **legal,
    )


def piece(scene: Scene, n: int, number: int) -> Markup:
    """A piece: the form, colour and pattern of its seat, and a sign of what it is."""
    kind, seat, r = KIND[number], SEAT_LETTERS[OWNER[number]], RADII[KIND[number]]
    label = f"{scene.words(f'piece-{kind}')}, {tell.place(n)}"
    looks = {"class_": f"piece hn-piece hn-kind{kind}", "data_seat": seat, "role": "img", "aria_label": label}
    return element(
        "g",
        use(f"seat-{seat}", -r, -r, 2 * r, "of-seat"),
        element("path", fill="url(#pat-b)", d="M-22 0 0-22 22 0 0 22Z") if kind else None,
        use(f"seat-{seat}", -0.68 * r, -0.68 * r, 1.36 * r, "hn-heart"),
        use(SIGNS[kind], -0.41 * r, -0.43 * r, 0.82 * r, "hn-sign"),
        id=f"piece-{number}",
        transform=f"translate({n % SIDE * CELL + 30} {n // SIDE * CELL + 30})",
        **looks,
    )

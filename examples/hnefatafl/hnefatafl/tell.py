"""Hnefatafl in words: choices, events, what to do, the whole table."""

from hnefatafl.rules import EVENTS, KIND, ROYAL, SIDE
from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.scene import Scene, Voice

UNTOLD = dict.fromkeys(("king", "last", "points", "ranks"), "follows from the board or from what was told")


def place(square: int) -> str:
    """The name of a square: a letter for its column from the left, a number for its row from the top."""
    return f"{'abcdefghijk'[square % SIDE]}{square // SIDE + 1}"


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words."""
    return scene.words(f"choice-{choice.kind}", square=place(choice.args["square"]))


def event(voice: Voice, event: Event) -> str:
    """What happened, in words."""
    squares = {name: place(value) for name, value in event.args.items()}
    return voice.words(f"event-{event.kind}", name=voice.names[event.args["seat"]], **squares)


def prompt(scene: Scene) -> str:
    """What the viewer should do now, who is awaited, or how the game ended."""
    view, seat = scene.view, scene.view["to_act"] >> 1
    if view["ending"]:
        return event(scene, Event(list(EVENTS.kinds)[view["ending"] - 1], {"seat": view["winner"]}))
    if seat != scene.seat:
        return scene.words("waiting", names=scene.names[seat], count=1)
    return scene.words("prompt-pick" if view["picked"] < 0 else "prompt-move", square=place(view["picked"]))


def situation(scene: Scene) -> str:
    """The board with its pieces, and where the piece picked up can go."""
    words, goals = scene.words, {choice.args["square"] for choice in scene.legal if choice.kind == "move"}
    board = enumerate(scene.view["board"])
    signs = [words(f"piece-{KIND[p]}")[0] if p else "*" if n in goals else "+" if ROYAL[n] else "." for n, p in board]
    rows = [f"{row + 1:>2} {' '.join(signs[row * SIDE :][:SIDE])}" for row in range(SIDE)]
    return "\n".join(["   a b c d e f g h i j k", *rows, words("legend", moves=scene.view["moves"])])

"""The table of El Grande in words: everything that a viewer may know, and what a small choice needs of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reinos.core.phrase import about, called, listed, who
from reinos.core.record import members
from reinos.core.scene import Scene
from reinos.core.words import Words
from reinos.games.el_grande import naming, phase, pieces
from reinos.games.el_grande.board import neighbours
from reinos.games.el_grande.cards import CARDS, DECK_OF, DECKS, SHUFFLED_DECKS
from reinos.games.el_grande.log import round_words
from reinos.games.el_grande.offers import dials, returned_places, would_pay
from reinos.games.el_grande.people import FEW, MANY, cards_in_pile, shown_table
from reinos.games.el_grande.round import space_after
from reinos.games.el_grande.scoring import scoreboard
from reinos.games.el_grande.state import State

SOURCES = ("regions", "castle", "actions")  # in the order of `earned`

# Questions at which the whole table is told again; at the others only the places that they are about.
LARGE = frozenset({phase.POWER, phase.PICK, phase.WHEEL, phase.OVER})
ABOUT_PLACES = frozenset(range(phase.RECALL, phase.OVER)) - {phase.HALVES, phase.RECOVER, phase.EITHER} - LARGE


def situation(scene: Scene) -> str:
    """The whole table: round, turn, regions, castle, cards, players."""
    s = shown_table(scene)
    parts = [head(scene, s), action(scene, s), regions(scene, s), cards(scene, s), came_up(scene, s), players(scene, s)]
    return "\n\n".join("\n".join(lines) for lines in map(list, parts) if lines)


def glance(scene: Scene) -> str:
    """What a small choice needs: the places that can be chosen, what is being carried out, the viewer's own pieces."""
    s = shown_table(scene)
    if s.phase in LARGE or scene.seat is None:
        return situation(scene)
    lines = list(action(scene, s))
    if s.phase in ABOUT_PLACES:
        named = {choice.args.get("place", choice.args.get("region", -1)) for choice in scene.legal}
        places = pieces.REGIONS if s.phase == phase.ANGRY_KING else pieces.PLACES  # the court is no place
        lines += [place_line(scene, s, place) for place in range(places) if place in named]
    if s.phase == phase.HALVES:
        lines.append(king_line(scene, s))
    return "\n".join([*lines, player_line(scene, s, scene.seat)])


# Round and turn


def head(scene: Scene, s: Any) -> Iterator[str]:
    """Round, rules, points, King, order of turns."""
    words = scene.words
    names = called(words, scene.names, scene.seat)
    if s.phase == phase.OVER:
        yield words("situation-over")
    else:
        yield words("situation-round", **round_words(bool(s.short), s.round))
    yield words(
        "situation-rules",
        short=s.short,
        cards=s.action_card_set,
        veto=s.with_veto,
        aids=s.memory_aids,
        wheel=s.wheel_may_name_king_region,
    )
    told = [
        words("situation-score", name=name, points=int(s.points[seat]), earned=earned(words, s, seat))
        for seat, name in enumerate(names)
    ]
    yield words("situation-points", points="; ".join(told))
    yield king_line(scene, s)
    yield words("situation-token", **about(scene, s.token))
    if s.order[0] >= 0:
        order = [turn_of(scene, s, turn, names[s.order[turn]]) for turn in range(s.players)]
        yield words("situation-order", names="; ".join(order))
    if s.card >= 0:
        yield words(
            "situation-turn",
            **about(scene, s.active),
            **naming.card_words(words, s.card),
            special=int(s.special_done),
            deployed=int(s.deploy_done),
        )


def turn_of(scene: Scene, s: Any, turn: int, name: str) -> str:
    """EG-6.4  A player in the order of turns, with the power card of the round."""
    state = "done" if turn < s.turn else "now" if s.order[turn] == s.active else "next"
    return scene.words("turn-of", name=name, power=int(s.power[s.order[turn]]), state=state)


def earned(words: Words, s: Any, seat: int) -> str:
    """EG-14.10  Where a player's points came from."""
    found = [(name, int(s.earned[n, seat])) for n, name in enumerate(SOURCES) if s.earned[n, seat]]
    told = listed(words, [words(f"earned-{name}", points=points) for name, points in found])
    return words("situation-earned", sources=told) if told else ""


def king_line(scene: Scene, s: Any) -> str:
    """EG-7.12, EG-8.1  Where the King is, and where knights are deployed."""
    words = scene.words
    near = [naming.place_phrases(words, place)["the"] for place in neighbours(s.king)]
    return words("situation-king", neighbours=listed(words, near), **naming.place_phrases(words, s.king))


def action(scene: Scene, s: Any) -> Iterator[str]:
    """EG-10  The special action that is under way, and what it has done."""
    words = scene.words
    if s.action >= 0:
        yield words("action", **about(scene, s.active), **naming.card_words(words, s.action))
    if s.moved.any():
        yield words("action-moved", own=int(s.moved[0]), rivals=int(s.moved[1]))
    if s.source >= 0:
        yield words("action-source", **naming.place_phrases(words, s.source))
    if s.origin >= 0 and s.whose >= 0:
        knight = naming.a_knight(scene, s.whose, s.active)
        yield words("action-knight", knight=knight, **naming.place_phrases(words, s.origin))
    elif s.origin >= 0:
        yield words("action-expelled", **naming.place_phrases(words, s.origin))
    elif s.whose >= 0:
        yield words("action-rival", **about(scene, s.whose))
    if s.goal >= 0:
        yield words("action-goal", **naming.place_phrases(words, s.goal))
    if s.mobile >= 0:
        yield words("action-marker", marker=naming.marker_name(words, s.mobile))
    if s.dealt:
        yield words("action-dealt", names=naming.masked(scene, s.dealt))
    if s.given.any():
        yield words("action-given", places=returned_places(words, s))
    if s.unscored:
        left = [naming.place_phrases(words, place)["the"] for place in members(s.unscored)]
        yield words("action-unscored", places=listed(words, left))
    if s.choosers:
        yield words("action-choosers", names=naming.masked(scene, s.choosers))
    if (s.dial >= 0).any():
        yield words("action-dials", dials=dials(scene, s))
    if s.known:
        yield words("action-known", value=s.known)
    if s.step:
        yield words("action-step", step=s.step)
    if s.permitted:
        yield words("action-permitted", names=naming.masked(scene, s.permitted), count=len(members(s.permitted)))


# The board


def regions(scene: Scene, s: Any) -> Iterator[str]:
    """Every region and the castle: values, knights, what they would pay now; scoreboards not in play; borders."""
    words = scene.words
    yield words("situation-regions")
    for place in range(pieces.PLACES):
        yield f"  {place_line(scene, s, place)}"
    off = [naming.marker_name(words, marker) for marker in range(pieces.MARKERS) if s.marker[marker] < 0]
    if off:
        yield words("situation-markers", count=len(off), markers=listed(words, off))
    yield words("situation-borders", borders="; ".join(border(words, place) for place in range(pieces.REGIONS)))


def border(words: Words, place: int) -> str:
    """EG-2.1  A region and its neighbours."""
    near = [naming.label(words, other) for other in neighbours(place)]
    return words("border", label=naming.label(words, place), neighbours=listed(words, near))


def place_line(scene: Scene, s: Any, place: int) -> str:
    """One place of the board in a line."""
    words = scene.words
    told = {"label": naming.label(words, place), "values": naming.values(words, scoreboard(s, place))}
    if s.knights[place, 0] < 0:
        line = words("situation-closed", **told)
    elif not s.knights[place].any():
        line = words("situation-bare", **told)
    else:
        held = naming.counts(scene, s.knights[place, : s.players].tolist(), "situation-empty")
        line = words("situation-place", **told, counts=held, gains=would_pay(scene, s, place))
    notes = [words("place-king")] if place == s.king else []
    homes = [seat for seat in range(s.players) if s.grande[seat] == place]
    notes += [words("place-home", **about(scene, seat)) for seat in homes]
    notes += [
        words("place-marker", printed=naming.values(words, place))
        for marker in range(pieces.MARKERS)
        if s.marker[marker] == place
    ]
    return "; ".join([line, *notes])


# The cards


def cards(scene: Scene, s: Any) -> Iterator[str]:
    """The action cards of the round, and who took which."""
    words = scene.words
    yield words("situation-cards")
    for deck in range(DECKS):
        taker = int(s.taker[deck])
        told = naming.card_words(words, int(s.face[deck]))
        taken = {"who": who(scene, taker), "name": scene.names[taker]} if taker >= 0 else {"who": "nobody", "name": ""}
        yield "  " + words("situation-card", **told, **taken)


def came_up(scene: Scene, s: Any) -> Iterator[str]:
    """EG-20.17  How many cards each deck still has, and which have come up, those of this round included."""
    words = scene.words
    yield words("situation-decks")
    for deck in range(SHUFFLED_DECKS):
        found = [card for card in range(CARDS) if DECK_OF[card] == deck and s.shown[card]]
        told = [words("card-count", brief=naming.card_brief(words, card), count=int(s.shown[card])) for card in found]
        yield "  " + words("situation-deck", deck=deck + 1, left=int(s.left[deck]), cards="; ".join(told))


# The players


def players(scene: Scene, s: Any) -> Iterator[str]:
    """Court, provinces, power cards and Vetoes of everybody; the viewer first."""
    for seat in sorted(range(s.players), key=lambda seat: seat != scene.seat):
        yield player_line(scene, s, seat)
        yield from power_cards(scene, s, seat)
        yield from vetoes(scene, s, seat)


def player_line(scene: Scene, s: Any, seat: int) -> str:
    """A player's colour, court, provinces, and power cards in number."""
    words = scene.words
    return words(
        "situation-player",
        **about(scene, seat),
        colour=naming.colour(words, seat),
        court=int(s.court[seat]),
        province=province_text(words, int(s.province[seat])),
        played=int(s.power[seat]),
        back=int(s.taken_back[seat]),
        hand=int(s.in_hand[seat]),
        pile=cards_in_pile(scene.view, seat),
    )


def vetoes(scene: Scene, s: State, seat: int) -> Iterator[str]:
    """EG-11.1, EG-17.1  The Vetoes that a player holds, and until when."""
    ends = (s.round, space_after(s))
    for held, space in zip(s.vetoes[seat], ends, strict=True):
        if held:
            yield scene.words("situation-veto", **about(scene, seat), **round_words(bool(s.short), space))


def power_cards(scene: Scene, s: State, seat: int) -> Iterator[str]:
    """EG-17.6  The viewer's hand, and the power cards played so far where they are shown."""
    words, spent = scene.words, int(s.spent[seat])
    if seat == scene.seat:
        hand = int(s.hand[seat])
        yield words("situation-hand", values=power_values(words, hand))
        if s.recovering[seat] >= 0:
            yield words("situation-recovering", value=int(s.recovering[seat]))
        if s.wheel[seat] >= 0:
            yield words("wheel-own", **naming.place_phrases(words, int(s.wheel[seat])))
        if spent & ~hand:
            yield words("situation-played", **about(scene, seat), values=power_values(words, spent & ~hand))
        return
    if spent > 0:
        yield words("situation-played", **about(scene, seat), values=power_values(words, spent))
        for doubt in s.doubt[seat].tolist():
            if doubt:
                yield words("situation-back", values=power_values(words, doubt))


def power_values(words: Words, mask: int) -> str:
    """The values of a mask of power cards."""
    return listed(words, [str(value) for value in range(1, pieces.POWERS + 1) if mask >> value & 1])


def province_text(words: Words, count: int) -> str:
    """EG-17.6  A number of knights in the provinces, or as much as is told of it."""
    return {FEW: words("province-few"), MANY: words("province-many")}.get(count, str(count))

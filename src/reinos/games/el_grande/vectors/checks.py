"""Every kind of vector as a question to the rules on a real record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.game import Game
from reinos.core.vectors import (
    Answers,
    Fields,
    VectorError,
    constant,
    listed,
    named,
    unordered,
    whole,
)
from reinos.games.el_grande import RULES
from reinos.games.el_grande.board import bordering
from reinos.games.el_grande.choices import CHOICES, SPECIAL_HALF
from reinos.games.el_grande.frames import push, top
from reinos.games.el_grande.reinforce import begin_reinforcement
from reinos.games.el_grande.rules import advance, begin_round, deploy_choices, end_round, sort_order
from reinos.games.el_grande.scoring import payment, points_of, region_set
from reinos.games.el_grande.special import possible
from reinos.games.el_grande.state import (
    AT_EXPULSION,
    AT_GENERAL_SCORING,
    AT_RETURN,
    AT_SECRET_SCORING,
    CARD_IDS,
    DATA,
    DECK_OF,
    DECKS,
    DEPLOY,
    EFFECT,
    KING_CARD,
    KNIGHTS,
    MOST_REINFORCEMENTS,
    PLACE_IDS,
    POWER,
    POWERS,
    REGION_IDS,
    REGIONS,
    REINFORCEMENTS,
    ROUNDS_A_SCORING,
    SCORE_SET,
    SHUFFLED_DECKS,
    TO_ACT,
    TO_PICK,
    TURN,
)
from reinos.games.el_grande.vectors.actions import act, follow, legal_ids, pending
from reinos.games.el_grande.vectors.tables import SEED, Seats, card, lay, mapping, pieces, place, region
from reinos.games.el_grande.wheel import begin_wheels, wheel_choices

OCCASIONS = {
    "general_scoring": (AT_GENERAL_SCORING, KING_CARD),
    "d2_outlaws": (AT_RETURN, CARD_IDS.index("d2_outlaws")),
    "d2_urgent_affairs": (AT_RETURN, CARD_IDS.index("d2_urgent_affairs")),
    "d4_secret_scoring": (AT_SECRET_SCORING, CARD_IDS.index("d4_secret_scoring")),
    "d4_expulsion": (AT_EXPULSION, CARD_IDS.index("d4_expulsion")),
}
LENGTHS = tuple(item for option in DATA["options"]["items"] if option["id"] == "length" for item in option["values"])


def seats_of(state: Fields) -> tuple[Seats, Any]:
    """The players and an empty table for them, with the pieces of the vector."""
    seats = Seats(state["players"])
    s = seats.table(Game(RULES, players=len(seats.names)))
    lay(s, seats, state)
    return seats, s


def reveal(state: Fields, actions: list[Any]) -> Answers:
    """EG-5.1  The top cards are turned up."""
    seats = Seats(state["players"])
    s = seats.table(Game(RULES, players=len(seats.names)))
    for number, name in mapping(state["decks_top"], "decks_top").items():
        deck = DECKS_BY_NUMBER[named(number, "decks_top", DECKS_BY_NUMBER)]
        wanted = card(name)
        if DECK_OF[wanted] != deck:
            raise VectorError(f"decks_top: {name} is no card of deck {number}")
        if deck < SHUFFLED_DECKS:
            s.deck[deck, s.left[deck] - 1] = wanted
    begin_round(s)
    return {"face_up": constant([CARD_IDS[number] for number in s.face.tolist()])}


DECKS_BY_NUMBER = {str(deck + 1): deck for deck in range(DECKS)}


def power_phase(state: Fields, actions: list[Any]) -> Answers:
    """EG-6.1 to EG-6.4  Power cards are played in token order."""
    seats, s = seats_of(state)
    s.token = seats.seat(state["token"], "token")
    push(s, POWER, 0, 0, 0, 0)
    advance(s)
    follow(s, seats, actions, lambda: top(s) == POWER)
    played = {name: int(s.power[seat]) for seat, name in enumerate(seats.names) if s.power[seat]}
    order = [seats.names[seat] for seat in s.order.tolist() if seat >= 0]
    return {"played": constant(played), "order": constant(order), "hands": pieces(s, seats, s.points.tolist())["hands"]}


def turn_order(state: Fields, actions: list[Any]) -> Answers:
    """EG-6.4  Descending power."""
    seats, s = seats_of(state)
    sort_order(s)
    return {"order": constant([seats.names[seat] for seat in s.order[: s.players].tolist()])}


def reinforcement_numbers(state: Fields, actions: list[Any]) -> Answers:
    """EG-6.5  The reinforcements of power cards."""
    values = [whole(value, "values", 1, POWERS) for value in listed(state["values"], "values")]
    return {"N": constant({str(value): int(REINFORCEMENTS[value]) for value in values})}


def reinforce(state: Fields, actions: list[Any]) -> Answers:
    """EG-7.2 to EG-7.4  Reinforcements and recalls."""
    seats, s = seats_of(state)
    begin_turn_of(s, seats.seat(state["player"], "player"), TO_PICK)
    begin_reinforcement(s, whole(state["N"], "N", 0, MOST_REINFORCEMENTS))
    advance(s)
    before = s.points.tolist()
    follow(s, seats, actions, lambda: s.depth > 1)
    return pieces(s, seats, before)


def deploy(state: Fields, actions: list[Any]) -> Answers:
    """EG-7.11, EG-7.12  A deployment."""
    seats, s = seats_of(state)
    begin_turn_of(s, seats.seat(state["player"], "player"), TO_ACT)
    s.card, s.special_done, s.deploy_done = KING_CARD, 1, 1
    push(s, DEPLOY, whole(state["max"], "max", 0, DECKS), 0, 0, 0)
    advance(s)
    before = s.points.tolist()
    follow(s, seats, actions, lambda: s.turn == 0 and s.depth > 1)
    return pieces(s, seats, before)


def begin_turn_of(s: Any, seat: int, stage: int) -> None:
    """The first turn of a round, of any seat; the others follow clockwise with lower power cards."""
    if not s.power[: s.players].all():
        for offset in range(s.players):
            other = (seat + offset) % s.players
            if not s.power[other]:
                free = [
                    v for v in range(POWERS - offset, 0, -1) if v not in s.power.tolist() and s.hand[other] >> v & 1
                ]
                s.power[other] = free[0]
                s.hand[other] &= ~(1 << free[0])
    s.order[: s.players] = [(seat + offset) % s.players for offset in range(s.players)]
    s.turn, s.active = 0, seat
    push(s, TURN, stage, 0, 0, 0)


def special_table(state: Fields) -> tuple[Seats, Any, int, int]:
    """A table at which a card has been taken and neither half been done."""
    seats, s = seats_of(state)
    active, wanted = seats.seat(state["active"], "active"), card(state["card"])
    begin_turn_of(s, active, TO_ACT)
    s.card, s.special_done, s.deploy_done = wanted, 0, 0
    s.taker[:] = -1
    s.face[DECK_OF[wanted]], s.taker[DECK_OF[wanted]] = wanted, active
    return seats, s, active, wanted


def special(state: Fields, actions: list[Any]) -> Answers:
    """EG-10, EG-11  A special action from its beginning to its end."""
    seats, s, active, wanted = special_table(state)
    before = s.points.tolist()
    if not possible(s, active, wanted):
        raise VectorError(f"the special action of {CARD_IDS[wanted]} is not possible here")
    advance(s)
    play.step(s, active, SPECIAL_HALF)
    follow(s, seats, actions, lambda: s.turn == 0 and s.depth > 1)
    return pieces(s, seats, before)


def is_possible(state: Fields, actions: list[Any]) -> Answers:
    """EG-19  Whether a special action is offered."""
    _, s, active, wanted = special_table(state)
    return {"possible": constant(bool(possible(s, active, wanted)))}


def deploy_options(state: Fields, actions: list[Any]) -> Answers:
    """EG-7.12  Where knights may be deployed."""
    s = Seats(["one", "two"]).table(Game(RULES, players=2))
    s.king = region(state["king"], "king")
    s.court[0] = 1
    begin_turn_of(s, 0, TO_ACT)
    push(s, DEPLOY, 1, 0, 0, 0)
    out = np.zeros(CHOICES.size, np.int64)
    found = [CHOICES.choice(number) for number in out[: deploy_choices(s, out)].tolist()]
    return {"options": unordered([PLACE_IDS[c.args["place"]] for c in found if c.kind == "deploy"])}


def score_set(state: Fields, actions: list[Any]) -> Answers:
    """EG-10.30 to EG-10.37  The regions that a scoring card takes."""
    counts = mapping(state.get("regions", {}), "regions").values()
    names = {name for count in counts for name in mapping(count, "regions")}
    _, s = seats_of({**state, "players": state.get("players", padded(names))})
    wanted = card(state["card"])
    if EFFECT[wanted] != SCORE_SET:
        raise VectorError(f"{CARD_IDS[wanted]} has no set of regions")
    taken = region_set(s, wanted)
    return {"regions": unordered([REGION_IDS[number] for number in range(REGIONS) if taken >> number & 1])}


def padded(names: Iterable[str]) -> list[str]:
    """The names that a vector uses, and another if there are fewer than two."""
    found = list(dict.fromkeys(names))
    return found + [f"other {number}" for number in range(1, 3 - len(found))]


def neighbours(state: Fields, actions: list[Any]) -> Answers:
    """EG-2.1  The neighbours of a region."""
    middle = region(state["region"], "region")
    return {"neighbours": unordered([name for number, name in enumerate(REGION_IDS) if bordering(middle, number)])}


def cards_left(state: Fields, actions: list[Any]) -> Answers:
    """EG-13.1  Action cards that nobody takes in a round; a round is played to see."""
    players = whole(state["players"], "players", 2, DECKS)
    s: Any = RULES.proxy(Game(RULES, players=players).bare(SEED))
    play.start(s, 0)
    taken = 0
    while s.round == 1:
        taken = max(taken, int((s.taker >= 0).sum()))
        seat = pending(s)[0]
        play.step(s, seat, legal_ids(s, seat)[-1])
    return {"left": constant(DECKS - taken)}


def round_end(state: Fields, actions: list[Any]) -> Answers:
    """EG-13.2, EG-13.3  Token and discard piles."""
    seats, s = seats_of(state)
    s.round = 1
    sort_order(s)
    end_round(s)
    found = pieces(s, seats, s.points.tolist())
    return {"token": constant(seats.names[s.token]), "discarded": found["discarded"], "hands": found["hands"]}


def round_track(state: Fields, actions: list[Any]) -> Answers:
    """EG-4.1, EG-4.2  Rounds and scorings of a whole game, which is played to see."""
    short = named(state["length"], "length", LENGTHS) == "short"
    s: Any = RULES.proxy(Game(RULES, players=2, short=short).bare(SEED))
    play.start(s, 0)
    sequence: list[str] = []
    while True:
        for event in RULES.events.read(s.events, s.event_count):
            if event.kind == "round_begun":
                sequence.append(str(event.args["round"]))
            elif event.kind == "general_scoring":
                sequence.append("scoring")
        if not s.to_act:
            return {"sequence": constant(sequence)}
        seat = pending(s)[0]
        play.step(s, seat, legal_ids(s, seat)[-1])


def wheel_options(state: Fields, actions: list[Any]) -> Answers:
    """EG-12.3  What a player may set his wheel to."""
    occasion, wanted = OCCASIONS[named(state["occasion"], "occasion", OCCASIONS)]
    places = [state.get("castle", {}), *mapping(state.get("regions", {}), "regions").values()]
    names = [name for counts in places for name in mapping(counts, "knights")]
    seats, s = seats_of({**state, "players": state.get("players", padded(names))})
    player = seats.seat(state["player"], "player") if "player" in state else default_chooser(seats, state)
    active = seats.seat(state["active"], "active") if "active" in state else (player + 1) % s.players
    s.active, s.card = active, wanted
    point = region(state["region"], "region") if "region" in state else 0
    begin_wheels(s, occasion, point)
    out = np.zeros(CHOICES.size, np.int64)
    count = wheel_choices(s, player, out) if s.choosers >> player & 1 else 0
    found = [REGION_IDS[CHOICES.choice(number).args["region"]] for number in out[:count].tolist()]
    return {
        "options": unordered(found),
        "includes": lambda asked: [name for name in listed(asked, "includes") if name in found],
        "excludes": lambda asked: [name for name in listed(asked, "excludes") if name not in found],
        "choosers": unordered([name for seat, name in enumerate(seats.names) if s.choosers >> seat & 1]),
    }


def default_chooser(seats: Seats, state: Fields) -> int:
    """The player that a vector without `player` is about: the first it has knights of."""
    for counts in [state.get("castle", {}), *state.get("regions", {}).values()]:
        for name, count in counts.items():
            if count and name != state.get("active"):
                return seats.seat(name, "player")
    return 0


def score_place(state: Fields, actions: list[Any]) -> Answers:
    """EG-14.1 to EG-14.7  What a place pays."""
    seats, s = seats_of(state)
    where = place(state["place"], "place")
    for seat, count in seats.counts(state["counts"], "counts", KNIGHTS):
        s.knights[where, seat] = count
    paid = payment(s, where, 0)
    return {"points": constant({name: points_of(paid, seat) for seat, name in enumerate(seats.names)})}


def general_scoring_moves(state: Fields, actions: list[Any]) -> Answers:
    """EG-14.8, EG-12.5  Castle knights go where the wheels point."""
    seats, s = seats_of(state)
    s.round = ROUNDS_A_SCORING
    before = s.points.tolist()
    begin_wheels(s, AT_GENERAL_SCORING, 0)
    advance(s)
    wheels = mapping(state["wheels"], "wheels")
    for name in wheels:
        act(s, seats, seats.seat(name, "wheels"), f"wheel:{wheels[name]}")
    if s.round == ROUNDS_A_SCORING:
        raise VectorError(f"wheels: {[seats.names[seat] for seat in pending(s)]} must set theirs too")
    return pieces(s, seats, before)

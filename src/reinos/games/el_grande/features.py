"""What a learner sees of El Grande, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

from reinos.core.planes import Planes
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.el_grande import cards, phase, pieces
from reinos.games.el_grande.secrets import known_hand
from reinos.games.el_grande.state import State

HALF_KNOWN = 0.5  # a power card that may be in a hand

# Seats are counted from the viewer.
PLANES = Planes(
    knights=(pieces.PLACES, SEATS),  # / 10
    court=(SEATS,),  # / 30
    province=(SEATS,),  # / 30
    king=(pieces.REGIONS,),
    grandes=(SEATS, pieces.REGIONS),
    markers=(pieces.MARKERS, pieces.PLACES),
    points=(SEATS,),  # / 100
    hands=(SEATS, pieces.POWERS),  # 1 in hand, 0.5 perhaps
    power=(SEATS,),  # of this round / 13
    order=(SEATS,),  # place in the turn order / 5
    token=(SEATS,),
    active=(SEATS,),
    cards=(cards.DECKS, cards.CARDS),  # face up and free
    taken=(cards.DECKS, SEATS),
    shown=(cards.CARDS,),  # copies that have come up / 3
    card=(cards.CARDS,),  # being used
    vetoes=(SEATS, 2),
    halves=(2,),
    question=(phase.OVER + 1,),
    quota=(1,),  # / 10
    action=(cards.CARDS,),  # being carried out
    step=(phase.SPECIFIED,),
    moved=(2,),  # / 5
    whose=(SEATS,),
    source=(pieces.REGIONS,),
    origin=(pieces.REGIONS,),
    goal=(pieces.PLACES,),
    mobile=(pieces.MARKERS,),
    dealt=(SEATS,),
    unscored=(pieces.PLACES,),
    given=(pieces.HOLDINGS,),  # / 3
    wheel=(pieces.REGIONS,),  # the viewer's own
    dials=(SEATS, pieces.REGIONS),
    round=(pieces.LAST_ROUND,),
    players=(SEATS + 1,),
)
KNIGHTS_AT, COURT_AT, PROVINCE_AT, KING_AT = PLANES["knights"], PLANES["court"], PLANES["province"], PLANES["king"]
GRANDES_AT, MARKERS_AT, POINTS_AT, HANDS_AT = PLANES["grandes"], PLANES["markers"], PLANES["points"], PLANES["hands"]
POWER_AT, ORDER_AT, TOKEN_AT, ACTIVE_AT = PLANES["power"], PLANES["order"], PLANES["token"], PLANES["active"]
CARDS_AT, TAKEN_AT, SHOWN_AT, CARD_AT = PLANES["cards"], PLANES["taken"], PLANES["shown"], PLANES["card"]
VETOES_AT, HALVES_AT, QUESTION_AT, QUOTA_AT = PLANES["vetoes"], PLANES["halves"], PLANES["question"], PLANES["quota"]
ACTION_AT, STEP_AT, MOVED_AT, WHOSE_AT = PLANES["action"], PLANES["step"], PLANES["moved"], PLANES["whose"]
SOURCE_AT, ORIGIN_AT, GOAL_AT, MOBILE_AT = PLANES["source"], PLANES["origin"], PLANES["goal"], PLANES["mobile"]
DEALT_AT, UNSCORED_AT, GIVEN_AT = PLANES["dealt"], PLANES["unscored"], PLANES["given"]
WHEEL_AT, DIALS_AT, ROUND_AT, PLAYERS_AT = PLANES["wheel"], PLANES["dials"], PLANES["round"], PLANES["players"]


@rule
def mark(out: Any, at: int, number: int) -> None:
    """One of several, unless it is none of them (-1)."""
    if number >= 0:
        out[at + number] = 1


@rule
def encode(s: State, viewer: int, out: Any) -> None:
    """EG-17.5  Write all planes; a spectator looks from seat 0."""
    out[:] = 0
    first = max(viewer, 0)
    for place in range(s.players):
        encode_seat(s, (first + place) % s.players, place, viewer, out)
    encode_cards(s, first, out)
    encode_question(s, viewer, out)
    encode_action(s, first, out)
    out[KING_AT + s.king] = 1
    for marker in range(pieces.MARKERS):
        mark(out, MARKERS_AT + marker * pieces.PLACES, int(s.marker[marker]))
    out[TOKEN_AT + (s.token - first) % s.players] = 1
    out[ACTIVE_AT + (s.active - first) % s.players] = 1
    out[ROUND_AT + s.round - 1] = 1
    out[PLAYERS_AT + s.players] = 1


@rule
def encode_seat(s: State, seat: int, place: int, viewer: int, out: Any) -> None:
    """The pieces, points and power cards of one seat."""
    for where in range(pieces.PLACES):
        out[KNIGHTS_AT + where * SEATS + place] = s.knights[where, seat] / 10
    out[COURT_AT + place] = s.court[seat] / pieces.KNIGHTS
    out[PROVINCE_AT + place] = s.province[seat] / pieces.KNIGHTS
    out[GRANDES_AT + place * pieces.REGIONS + s.grande[seat]] = 1
    out[POINTS_AT + place] = s.points[seat] / 100
    out[POWER_AT + place] = s.power[seat] / pieces.POWERS
    out[VETOES_AT + 2 * place] = s.vetoes[seat, 0]
    out[VETOES_AT + 2 * place + 1] = s.vetoes[seat, 1]
    for turn in range(s.players):
        if s.order[turn] == seat:
            out[ORDER_AT + place] = (turn + 1) / SEATS
    mark(out, DIALS_AT + place * pieces.REGIONS, int(s.dial[seat]))
    held = int(s.hand[seat]) if seat == viewer else known_hand(s, seat)
    perhaps = 0 if seat == viewer else int(s.doubt[seat, 0]) | int(s.doubt[seat, 1])
    for value in range(1, pieces.POWERS + 1):
        if (held >> value) & 1:
            out[HANDS_AT + place * pieces.POWERS + value - 1] = 1
        elif (perhaps >> value) & 1:
            out[HANDS_AT + place * pieces.POWERS + value - 1] = HALF_KNOWN


@rule
def encode_cards(s: State, first: int, out: Any) -> None:
    """The action cards on offer, taken, in use, and those that have come up."""
    for deck in range(cards.DECKS):
        if s.taker[deck] < 0:
            out[CARDS_AT + deck * cards.CARDS + s.face[deck]] = 1
        else:
            out[TAKEN_AT + deck * SEATS + (s.taker[deck] - first) % s.players] = 1
    for card in range(cards.CARDS):
        out[SHOWN_AT + card] = s.shown[card] / 3
    mark(out, CARD_AT, s.card)


@rule
def encode_question(s: State, viewer: int, out: Any) -> None:
    """What the table asks, and what has been done of the turn."""
    out[QUESTION_AT + s.phase] = 1
    out[QUOTA_AT] = s.quota / 10
    out[HALVES_AT] = s.special_done
    out[HALVES_AT + 1] = s.deploy_done
    if viewer >= 0:
        mark(out, WHEEL_AT, int(s.wheel[viewer]))


@rule
def encode_action(s: State, first: int, out: Any) -> None:
    """The special action: what it has done, what its next step is about."""
    mark(out, ACTION_AT, s.action)
    mark(out, STEP_AT, s.step - 1)
    out[MOVED_AT] = s.moved[0] / 5
    out[MOVED_AT + 1] = s.moved[1] / 5
    if s.whose >= 0:
        out[WHOSE_AT + (s.whose - first) % s.players] = 1
    mark(out, SOURCE_AT, s.source)
    mark(out, ORIGIN_AT, s.origin)
    mark(out, GOAL_AT, s.goal)
    mark(out, MOBILE_AT, s.mobile)
    for seat in range(s.players):
        out[DEALT_AT + (seat - first) % s.players] = (s.dealt >> seat) & 1
    for place in range(pieces.PLACES):
        out[UNSCORED_AT + place] = (s.unscored >> place) & 1
    for holding in range(pieces.HOLDINGS):
        out[GIVEN_AT + holding] = s.given[holding] / 3

"""What a learner sees of El Grande, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

from reinos.core.planes import Planes
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.el_grande.frames import argument, top
from reinos.games.el_grande.secrets import known_hand
from reinos.games.el_grande.state import (
    CARDS,
    DECKS,
    FRAME,
    KNIGHTS,
    LAST_ROUND,
    MARKERS,
    OVER,
    PLACES,
    POWERS,
    REGIONS,
    State,
)

HALF_KNOWN = 0.5  # a power card that may be in a hand

# Seats are counted from the viewer.
PLANES = Planes(
    knights=(PLACES, SEATS),  # / 10
    court=(SEATS,),  # / 30
    province=(SEATS,),  # / 30
    king=(REGIONS,),
    grandes=(SEATS, REGIONS),
    markers=(MARKERS, PLACES),
    points=(SEATS,),  # / 100
    hands=(SEATS, POWERS),  # 1 in hand, 0.5 perhaps
    power=(SEATS,),  # of this round / 13
    order=(SEATS,),  # place in the turn order / 5
    token=(SEATS,),
    active=(SEATS,),
    cards=(DECKS, CARDS),  # face up and free
    taken=(DECKS, SEATS),
    shown=(CARDS,),  # copies that have come up / 3
    card=(CARDS,),  # being used
    vetoes=(SEATS, 2),
    halves=(2,),
    waiting=(OVER + 1,),
    frame=(FRAME - 1,),  # arguments of the top frame / 100
    given=(PLACES,),  # / 3
    wheel=(REGIONS,),  # the viewer's own
    dials=(SEATS, REGIONS),
    round=(LAST_ROUND,),
    players=(SEATS + 1,),
)
KNIGHTS_AT, COURT_AT, PROVINCE_AT, KING_AT = PLANES["knights"], PLANES["court"], PLANES["province"], PLANES["king"]
GRANDES_AT, MARKERS_AT, POINTS_AT, HANDS_AT = PLANES["grandes"], PLANES["markers"], PLANES["points"], PLANES["hands"]
POWER_AT, ORDER_AT, TOKEN_AT, ACTIVE_AT = PLANES["power"], PLANES["order"], PLANES["token"], PLANES["active"]
CARDS_AT, TAKEN_AT, SHOWN_AT, CARD_AT = PLANES["cards"], PLANES["taken"], PLANES["shown"], PLANES["card"]
VETOES_AT, HALVES_AT, WAITING_AT, FRAME_AT = PLANES["vetoes"], PLANES["halves"], PLANES["waiting"], PLANES["frame"]
GIVEN_AT, WHEEL_AT, DIALS_AT = PLANES["given"], PLANES["wheel"], PLANES["dials"]
ROUND_AT, PLAYERS_AT = PLANES["round"], PLANES["players"]


@rule
def encode(s: State, viewer: int, out: Any) -> None:
    """EG-17.5  Write all planes; a spectator looks from seat 0."""
    out[:] = 0
    first = max(viewer, 0)
    for place in range(s.players):
        encode_seat(s, (first + place) % s.players, place, viewer, out)
    encode_cards(s, first, out)
    encode_waiting(s, viewer, out)
    out[KING_AT + s.king] = 1
    for marker in range(MARKERS):
        if s.marker[marker] >= 0:
            out[MARKERS_AT + marker * PLACES + s.marker[marker]] = 1
    out[TOKEN_AT + (s.token - first) % s.players] = 1
    out[ACTIVE_AT + (s.active - first) % s.players] = 1
    out[ROUND_AT + s.round - 1] = 1
    out[PLAYERS_AT + s.players] = 1


@rule
def encode_seat(s: State, seat: int, place: int, viewer: int, out: Any) -> None:
    """The pieces, points and power cards of one seat."""
    for where in range(PLACES):
        out[KNIGHTS_AT + where * SEATS + place] = s.knights[where, seat] / 10
    out[COURT_AT + place] = s.court[seat] / KNIGHTS
    out[PROVINCE_AT + place] = s.province[seat] / KNIGHTS
    out[GRANDES_AT + place * REGIONS + s.grande[seat]] = 1
    out[POINTS_AT + place] = s.points[seat] / 100
    out[POWER_AT + place] = s.power[seat] / POWERS
    out[VETOES_AT + 2 * place] = s.vetoes[seat, 0]
    out[VETOES_AT + 2 * place + 1] = s.vetoes[seat, 1]
    for turn in range(s.players):
        if s.order[turn] == seat:
            out[ORDER_AT + place] = (turn + 1) / SEATS
    if s.dial[seat] >= 0:
        out[DIALS_AT + place * REGIONS + s.dial[seat]] = 1
    held = int(s.hand[seat]) if seat == viewer else known_hand(s, seat)
    perhaps = 0 if seat == viewer else int(s.doubt[seat, 0]) | int(s.doubt[seat, 1])
    for value in range(1, POWERS + 1):
        if (held >> value) & 1:
            out[HANDS_AT + place * POWERS + value - 1] = 1
        elif (perhaps >> value) & 1:
            out[HANDS_AT + place * POWERS + value - 1] = HALF_KNOWN


@rule
def encode_cards(s: State, first: int, out: Any) -> None:
    """The action cards on offer, taken, in use, and those that have come up."""
    for deck in range(DECKS):
        if s.taker[deck] < 0:
            out[CARDS_AT + deck * CARDS + s.face[deck]] = 1
        else:
            out[TAKEN_AT + deck * SEATS + (s.taker[deck] - first) % s.players] = 1
    for card in range(CARDS):
        out[SHOWN_AT + card] = s.shown[card] / 3
    if s.card >= 0:
        out[CARD_AT + s.card] = 1


@rule
def encode_waiting(s: State, viewer: int, out: Any) -> None:
    """What the table waits for."""
    waiting = top(s)
    out[WAITING_AT + waiting] = 1
    for n in range(1, FRAME):
        out[FRAME_AT + n - 1] = argument(s, n) / 100
    out[HALVES_AT] = s.special_done
    out[HALVES_AT + 1] = s.deploy_done
    for place in range(PLACES):
        out[GIVEN_AT + place] = s.given[place] / 3
    if viewer >= 0 and s.wheel[viewer] >= 0:
        out[WHEEL_AT + s.wheel[viewer]] = 1

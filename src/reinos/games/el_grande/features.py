"""What a learner sees of El Grande, from the viewer's side of the table: seats are counted from the viewer."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.bits import lowest
from reinos.core.planes import Plane, Planes, mark, mark_all, mark_seat, place_of
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.el_grande import cards, phase, pieces
from reinos.games.el_grande.secrets import known_hand
from reinos.games.el_grande.state import State

HALF_KNOWN = 0.5  # a power card that may be in a hand
OPTIONS = 4
KING_CARD = cards.CARDS - 1  # the only one of deck 5

PLANES = Planes(
    options=Plane((OPTIONS,), "short game, 45 action cards, Veto cards, the wheel may point at the King's region"),
    players=Plane((SEATS - 1,), "2, 3, 4 or 5 players"),
    round=Plane((pieces.LAST_ROUND,), "space of the round track"),
    question=Plane((phase.OVER + 1,), "the question that is open, in the order of phase.py"),
    to_act=Plane((SEATS,), "seat owes a choice"),
    active=Plane((SEATS,), "seat whose turn it is, or who plays a power card"),
    token=Plane((SEATS,), "seat has the start player token"),
    turn=Plane((), "power cards played, then turns finished, in this round / 5"),
    order=Plane((SEATS, SEATS), "the turn of this number belongs to the seat"),
    knights=Plane((pieces.PLACES, SEATS), "knights in a region, or in the castle / 10", most=3.0),
    court=Plane((SEATS,), "knights at court / 30"),
    province=Plane((SEATS,), "knights in the provinces / 30"),
    king=Plane((pieces.REGIONS,), "the King's region"),
    grandes=Plane((SEATS, pieces.REGIONS), "home region of the seat"),
    markers=Plane((pieces.MARKERS, pieces.PLACES), "place of each mobile scoreboard; none while it is off the board"),
    points=Plane((SEATS,), "points / 100", most=5.0),
    hands=Plane((SEATS, pieces.POWERS), "power card in hand: 1 certainly, 0.5 perhaps"),
    power=Plane((SEATS, pieces.POWERS), "power card played this round"),
    taken_back=Plane((SEATS,), "the power card of this round is in the hand again"),
    spent=Plane((SEATS, pieces.POWERS), "power card in the discard pile, or secretly taken back from it"),
    doubt=Plane((SEATS, 2, pieces.POWERS), "what the first and the second card secretly taken back may be"),
    recovering=Plane((pieces.POWERS,), "power card that the viewer is about to take back"),
    faces=Plane((cards.CARDS,), "action card that lies face up, of each deck one"),
    takers=Plane((cards.DECKS, SEATS), "seat that took it"),
    left=Plane((cards.SHUFFLED_DECKS,), "cards of the deck that have not come up / 13"),
    shown=Plane((KING_CARD,), "copies of the action card that have come up / 3; the King's is there in every round"),
    vetoes=Plane((SEATS, 2), "Veto held since the last round, and since this one"),
    card=Plane((cards.CARDS,), "action card of the active seat"),
    halves=Plane((2,), "special action and deployment are done or have begun"),
    quota=Plane((), "knights that the question is still about / 10"),
    action=Plane((cards.CARDS,), "card being carried out: that taken, or one of the two that it stands for"),
    step=Plane((phase.SPECIFIED,), "an announcement, or a step, waits for the holders of a Veto"),
    asked=Plane((), "seats to the left that have been asked for a Veto / 5"),
    permitted=Plane((SEATS,), "seat lets the rest of the action pass"),
    moved=Plane((2,), "own knights moved, and knights of rivals / 10", most=3.0),
    moves_left=Plane((), "knights that the action may still move / 10", most=3.0),
    whose=Plane((SEATS,), "seat whose knights the step is about"),
    source=Plane((pieces.REGIONS,), "the one region that knights leave"),
    origin=Plane((pieces.REGIONS,), "region that the knights of the step leave"),
    goal=Plane((pieces.PLACES,), "place where something goes, or which is scored"),
    mobile=Plane((pieces.MARKERS,), "scoreboard that is put there"),
    known=Plane((pieces.POWERS,), "power card about to be taken back, if it lies face up"),
    dealt=Plane((SEATS,), "seat has been banished or has returned knights"),
    unscored=Plane((pieces.PLACES,), "place still to be scored"),
    given=Plane((pieces.HOLDINGS,), "knights named for return, by region and court / 3"),
    choosers=Plane((SEATS,), "seat sets its wheel, or has set it"),
    wheel=Plane((pieces.REGIONS,), "the viewer's wheel, not shown yet"),
    dials=Plane((SEATS, pieces.REGIONS), "wheel of the seat that has been shown"),
    irrelevant={
        "memory_aids": "changes what people are shown, never what programs know (EG-17.6)",
        "region_cards": "where King and Grandes started; nothing depends on it any more",
        "earned": "where points came from; only their sum counts",
    },
)
OPTIONS_AT, PLAYERS_AT, ROUND_AT, QUESTION_AT = (
    PLANES["options"],
    PLANES["players"],
    PLANES["round"],
    PLANES["question"],
)
TO_ACT_AT, ACTIVE_AT, TOKEN_AT, TURN_AT = PLANES["to_act"], PLANES["active"], PLANES["token"], PLANES["turn"]
ORDER_AT, KNIGHTS_AT, COURT_AT, PROVINCE_AT = PLANES["order"], PLANES["knights"], PLANES["court"], PLANES["province"]
KING_AT, GRANDES_AT, MARKERS_AT, POINTS_AT = PLANES["king"], PLANES["grandes"], PLANES["markers"], PLANES["points"]
HANDS_AT, POWER_AT, BACK_AT, SPENT_AT = PLANES["hands"], PLANES["power"], PLANES["taken_back"], PLANES["spent"]
DOUBT_AT, RECOVERING_AT, FACES_AT, TAKERS_AT = PLANES["doubt"], PLANES["recovering"], PLANES["faces"], PLANES["takers"]
LEFT_AT, SHOWN_AT, VETOES_AT, CARD_AT = PLANES["left"], PLANES["shown"], PLANES["vetoes"], PLANES["card"]
HALVES_AT, QUOTA_AT, ACTION_AT, STEP_AT = PLANES["halves"], PLANES["quota"], PLANES["action"], PLANES["step"]
ASKED_AT, PERMITTED_AT, MOVED_AT, MOVES_AT = PLANES["asked"], PLANES["permitted"], PLANES["moved"], PLANES["moves_left"]
WHOSE_AT, SOURCE_AT, ORIGIN_AT, GOAL_AT = PLANES["whose"], PLANES["source"], PLANES["origin"], PLANES["goal"]
MOBILE_AT, KNOWN_AT, DEALT_AT, UNSCORED_AT = PLANES["mobile"], PLANES["known"], PLANES["dealt"], PLANES["unscored"]
GIVEN_AT, CHOOSERS_AT, WHEEL_AT, DIALS_AT = PLANES["given"], PLANES["choosers"], PLANES["wheel"], PLANES["dials"]
TENTH, THIRTIETH, HUNDREDTH, FIFTH, CARD_SHARE = (1 / whole for whole in (10, 30, 100, SEATS, cards.DECK_SIZE))
KNIGHT_BITS, COPY_BITS = 31, 3  # the highest of each are 30 and 3
# Knights of a seat, and copies of a card, as shares: looking them up is faster than dividing.
TENTHS, THIRDS = ((np.arange(most + 1) / whole).astype(np.float32) for most, whole in ((pieces.KNIGHTS, 10), (3, 3)))


@rule
def encode(s: State, viewer: int, out: Any) -> None:
    """EG-17.5  Write all planes; a spectator looks from seat 0."""
    out[:] = 0
    first = max(viewer, 0)
    for seat in range(s.players):
        encode_seat(s, seat, place_of(seat, first, s.players), viewer, out)
    encode_round(s, first, out)
    encode_cards(s, first, out)
    encode_action(s, first, out)
    if viewer >= 0:
        mark(out, WHEEL_AT, int(s.wheel[viewer]))
        mark(out, RECOVERING_AT - 1, int(s.recovering[viewer]))


@rule
def encode_seat(s: State, seat: int, place: int, viewer: int, out: Any) -> None:
    """The pieces, points and cards of one seat, and what is asked of it."""
    for where in range(pieces.PLACES):
        out[KNIGHTS_AT + where * SEATS + place] = TENTHS[s.knights[where, seat] & KNIGHT_BITS]
    out[COURT_AT + place] = s.court[seat] * THIRTIETH
    out[PROVINCE_AT + place] = s.province[seat] * THIRTIETH
    mark(out, GRANDES_AT + place * pieces.REGIONS, int(s.grande[seat]))
    out[POINTS_AT + place] = s.points[seat] * HUNDREDTH
    mark(out, POWER_AT + place * pieces.POWERS, int(s.power[seat]) - 1)
    out[BACK_AT + place] = s.taken_back[seat]
    # Power cards are numbered from 1.
    mark_all(out, SPENT_AT + place * pieces.POWERS, int(s.spent[seat]) >> 1, pieces.POWERS)
    for card in range(2):
        mark_all(out, DOUBT_AT + (2 * place + card) * pieces.POWERS, int(s.doubt[seat, card]) >> 1, pieces.POWERS)
        out[VETOES_AT + 2 * place + card] = s.vetoes[seat, card]
    held = int(s.hand[viewer]) if seat == viewer else known_hand(s, seat)
    mark_all(out, HANDS_AT + place * pieces.POWERS, held >> 1, pieces.POWERS)
    perhaps = 0 if seat == viewer else (int(s.doubt[seat, 0]) | int(s.doubt[seat, 1])) & ~held
    while perhaps != 0:
        out[HANDS_AT + place * pieces.POWERS + lowest(perhaps) - 1] = HALF_KNOWN
        perhaps &= perhaps - 1
    out[TO_ACT_AT + place] = (s.to_act >> seat) & 1
    out[PERMITTED_AT + place] = (s.permitted >> seat) & 1
    out[DEALT_AT + place] = (s.dealt >> seat) & 1
    out[CHOOSERS_AT + place] = (s.choosers >> seat) & 1
    mark(out, DIALS_AT + place * pieces.REGIONS, int(s.dial[seat]))


@rule
def encode_round(s: State, first: int, out: Any) -> None:
    """Options, round, question, turn, and the pieces of all."""
    out[OPTIONS_AT] = s.short
    out[OPTIONS_AT + 1] = s.action_card_set
    out[OPTIONS_AT + 2] = s.with_veto
    out[OPTIONS_AT + 3] = s.wheel_may_name_king_region
    out[PLAYERS_AT + s.players - 2] = 1
    out[ROUND_AT + s.round - 1] = 1
    out[QUESTION_AT + s.phase] = 1
    mark_seat(out, ACTIVE_AT, s.active, first, s.players)
    mark_seat(out, TOKEN_AT, s.token, first, s.players)
    out[TURN_AT] = s.turn * FIFTH
    for turn in range(s.players):
        mark_seat(out, ORDER_AT + turn * SEATS, int(s.order[turn]), first, s.players)
    out[KING_AT + s.king] = 1
    for marker in range(pieces.MARKERS):
        mark(out, MARKERS_AT + marker * pieces.PLACES, int(s.marker[marker]))


@rule
def encode_cards(s: State, first: int, out: Any) -> None:
    """The action cards of the round, who took them, and those that have come up."""
    for deck in range(cards.DECKS):
        out[FACES_AT + s.face[deck]] = 1
        mark_seat(out, TAKERS_AT + deck * SEATS, int(s.taker[deck]), first, s.players)
    for deck in range(cards.SHUFFLED_DECKS):
        out[LEFT_AT + deck] = s.left[deck] * CARD_SHARE
    for card in range(KING_CARD):
        out[SHOWN_AT + card] = THIRDS[s.shown[card] & COPY_BITS]


@rule
def encode_action(s: State, first: int, out: Any) -> None:
    """The turn, the special action: what it has done, what its next step is about."""
    mark(out, CARD_AT, s.card)
    out[HALVES_AT] = s.special_done
    out[HALVES_AT + 1] = s.deploy_done
    out[QUOTA_AT] = s.quota * TENTH
    mark(out, ACTION_AT, s.action)
    mark(out, STEP_AT, s.step - 1)
    out[ASKED_AT] = s.asked * FIFTH
    out[MOVED_AT] = s.moved[0] * TENTH
    out[MOVED_AT + 1] = s.moved[1] * TENTH
    if s.action >= 0:
        out[MOVES_AT] = max(int(cards.MAX_TOTAL[s.action]) - int(s.moved[0]) - int(s.moved[1]), 0) / 10
    mark_seat(out, WHOSE_AT, s.whose, first, s.players)
    mark(out, SOURCE_AT, s.source)
    mark(out, ORIGIN_AT, s.origin)
    mark(out, GOAL_AT, s.goal)
    mark(out, MOBILE_AT, s.mobile)
    mark(out, KNOWN_AT, s.known - 1)
    mark_all(out, UNSCORED_AT, s.unscored, pieces.PLACES)
    for holding in range(pieces.HOLDINGS):
        out[GIVEN_AT + holding] = THIRDS[s.given[holding] & COPY_BITS]

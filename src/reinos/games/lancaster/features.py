"""What a learner sees of Lancaster, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.bits import lowest
from reinos.core.planes import Plane, Planes, mark, mark_all, mark_seat, place_of
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed, statutes
from reinos.games.lancaster.knights import is_ally, lord, parties, stack_strength
from reinos.games.lancaster.state import FACE_DOWN, IN_STOCK, LAW_MODES, SHOWN, State

TEAMS = box.PARTIES  # the viewer first, then clockwise; with two players the allies in the same order
HOLDER = TEAMS + 2  # whose, strength, squires
SLOT = TEAMS + box.STRENGTHS + 2  # whose, knights of each strength, strength in all, squires
FEWEST = 2  # players
PLENTY = box.MOST / 10  # of anything that is counted in tens
# LA-2.7  The laws of group 0 are in force from the start; the others are numbered without them.
IN_DECK = np.where(statutes.GROUP > 0, np.cumsum(statutes.GROUP > 0) - 1, box.NOBODY)
DECK_LAWS = int(IN_DECK.max()) + 1

PLANES = Planes(
    reserve=Plane((TEAMS, box.STRENGTHS), "party's knights of this strength in reserve, / 3"),
    court=Plane((TEAMS, box.STRENGTHS), "party's knights of this strength in court, / 3"),
    castle=Plane((TEAMS, box.SPACES), "strength of the party's knight on this castle space, / 4"),
    tiles=Plane((SEATS, box.SPACES, 2), "seat's extension is built; it lies face down"),
    nobles=Plane((SEATS, box.COUNTIES), "seat has the noble of this county"),
    purse=Plane(
        (SEATS, 5),
        "seat's gold, squires, votes, votes left over, votes right after the third vote, each / 10",
        0,
        PLENTY,
    ),
    score=Plane((SEATS,), "seat's points, / 50", 0, 10),
    acting=Plane((SEATS,), "seat is to choose"),
    ballot=Plane((3,), "the viewer has voted; yes; votes put, / 10", 0, PLENTY),
    counties=Plane(
        (box.COUNTIES, HOLDER),
        "party in the county; then strength of its knight, / 4, and its squires, / 10",
        0,
        PLENTY,
    ),
    stacks=Plane((box.COUNTIES,), "nobles left in the county, / 4"),
    cards=Plane((box.BATTLES, box.BATTLE_CARDS), "this battle card lies there; lower row first"),
    battles=Plane((box.BATTLES, 4), "French strength and points of the three ranks, / 10"),
    slots=Plane(
        (box.BATTLES, box.SLOTS, SLOT),
        "party in the slot; its knights of each strength, / 3; their strength with squires, / 10; squires, / 4",
        0,
        PLENTY,
    ),
    favours=Plane((box.FAVOURS,), "favour tile is face up"),
    in_force=Plane((box.LAW_ROW, box.LAWS), "law in force in this place"),
    proposals=Plane((box.LAW_ROW, DECK_LAWS), "proposal in this place, of the laws that are not in force at first"),
    unseen_laws=Plane((DECK_LAWS,), "law is still in the deck, in the same order"),
    unseen_battles=Plane((box.BATTLE_CARDS,), "battle card is still in the deck"),
    groups=Plane((box.GROUPS,), "the new laws are used for this group"),
    phase=Plane((asking.OVER + 1,), "phase"),
    ask=Plane((asking.ASKS,), "question, by its number"),
    party=Plane((TEAMS,), "party whom the question is about"),
    may_decline=Plane((1,), "the gain can be declined"),
    voted=Plane((box.LAW_ROW + 1,), "proposals voted this round"),
    applied=Plane((box.LAW_ROW + 1,), "laws applied this round"),
    scored=Plane((box.COUNTIES + 1,), "counties scored this round"),
    fought=Plane((box.BATTLES + 1,), "battles scored this round"),
    sent=Plane((1,), "strength of the knight that waits for squires, / 4"),
    sent_to=Plane((box.COUNTIES,), "county where it goes"),
    due=Plane((SEATS,), "turns that the law being applied still gives the seat, / 4", 0, 3),
    bought=Plane((1,), "tiles bought and still to be built after this one, / 6"),
    allowance=Plane((1,), "squires that may still be sent to the front, / 4"),
    paid=Plane((box.COUNTIES,), "county, or tile, that has been paid for"),
    used=Plane((box.ALL_SPACES,), "space of the castle being scored that has been used"),
    round=Plane((1,), "round, / 5"),
    start=Plane((SEATS,), "seat has the start marker"),
    next_start=Plane((SEATS,), "seat has it next round"),
    players=Plane((SEATS - FEWEST + 1,), "number of players, from 2"),
    law_mode=Plane((len(LAW_MODES),), "which laws are used: base, new, chosen or drawn by group"),
    options=Plane((2,), "purses are open; only deployed knights can be upgraded"),
    irrelevant={
        "gold": "ledger has it, of everybody",
        "squires": "ledger has it, of everybody",
        "law_group_0": "group_set says which laws are used",
        "law_group_1": "group_set says which laws are used",
        "law_group_2": "group_set says which laws are used",
        "law_group_3": "group_set says which laws are used",
        "law_group_4": "group_set says which laws are used",
        "step": "follows from start, ask and party",
        "stage": "follows from ask",
        "prisoners": "1 exactly while the ransom is asked",
        "laws_drawn": "three for each round",
        "battles_drawn": "two for each round",
        "earned": "where the score came from; only the score counts",
        "final": "where the score came from; only the score counts",
        "points": "the score has them",
    },
)
RESERVE_AT, COURT_AT, CASTLE_AT = PLANES["reserve"], PLANES["court"], PLANES["castle"]
TILES_AT, NOBLES_AT, PURSE_AT, SCORE_AT = PLANES["tiles"], PLANES["nobles"], PLANES["purse"], PLANES["score"]
ACTING_AT, BALLOT_AT, COUNTIES_AT = PLANES["acting"], PLANES["ballot"], PLANES["counties"]
STACKS_AT, CARDS_AT, BATTLES_AT, SLOTS_AT = PLANES["stacks"], PLANES["cards"], PLANES["battles"], PLANES["slots"]
FAVOURS_AT, IN_FORCE_AT, PROPOSALS_AT = PLANES["favours"], PLANES["in_force"], PLANES["proposals"]
LAWS_AT, UNSEEN_AT, GROUPS_AT = PLANES["unseen_laws"], PLANES["unseen_battles"], PLANES["groups"]
PHASE_AT, ASK_AT, PARTY_AT, DECLINE_AT = PLANES["phase"], PLANES["ask"], PLANES["party"], PLANES["may_decline"]
VOTED_AT, APPLIED_AT, SCORED_AT, FOUGHT_AT = PLANES["voted"], PLANES["applied"], PLANES["scored"], PLANES["fought"]
SENT_AT, SENT_TO_AT, DUE_AT, BOUGHT_AT = PLANES["sent"], PLANES["sent_to"], PLANES["due"], PLANES["bought"]
ALLOWANCE_AT, PAID_AT, USED_AT = PLANES["allowance"], PLANES["paid"], PLANES["used"]
ROUND_AT, START_AT, NEXT_AT = PLANES["round"], PLANES["start"], PLANES["next_start"]
PLAYERS_AT, MODE_AT, OPTIONS_AT = PLANES["players"], PLANES["law_mode"], PLANES["options"]
THIRD, TENTH, FIFTIETH = 1 / 3, 1 / 10, 1 / 50


@rule
def team(s: State, party: int, first: int) -> int:
    """The place of a party as the viewer counts."""
    place = place_of(lord(s, party), first, s.players)
    return place + s.players if is_ally(s, party) else place


@rule
def mark_team(s: State, first: int, out: Any, at: int, party: int) -> None:
    """A one for a party, unless there is none."""
    if is_ally(s, party):
        out[at + team(s, party, first)] = 1
    else:
        mark_seat(out, at, party, first, s.players)


@rule
def encode(s: State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0."""
    out[:] = 0
    first = max(viewer, 0)
    for party in range(parties(s)):
        encode_knights(s, party, team(s, party, first), out)
    for seat in range(s.players):
        encode_seat(s, seat, place_of(seat, first, s.players), out)
    encode_board(s, first, out)
    encode_cards(s, out)
    encode_course(s, first, out)
    encode_pending(s, viewer, out)


@rule
def encode_knights(s: State, party: int, place: int, out: Any) -> None:
    """Reserve, court and castle of a party."""
    for strength in range(1, box.STRENGTHS + 1):
        out[RESERVE_AT + place * box.STRENGTHS + strength - 1] = s.reserve[party, strength] * THIRD
        out[COURT_AT + place * box.STRENGTHS + strength - 1] = s.court[party, strength] * THIRD
    for space in range(box.SPACES):
        out[CASTLE_AT + place * box.SPACES + space] = s.castle[party, space] / box.STRENGTHS


@rule
def encode_seat(s: State, seat: int, place: int, out: Any) -> None:
    """LA-16.6  What a seat owns; purses as an observer who forgets nothing has counted them."""
    for space in range(box.SPACES):
        at = TILES_AT + 2 * (place * box.SPACES + space)
        out[at] = s.tiles[seat, space] != IN_STOCK
        out[at + 1] = s.tiles[seat, space] == FACE_DOWN
    for county in range(box.COUNTIES):
        out[NOBLES_AT + place * box.COUNTIES + county] = s.nobles[seat, county]
    out[PURSE_AT + 5 * place] = s.ledger[seat, 0] * TENTH
    out[PURSE_AT + 5 * place + 1] = s.ledger[seat, 1] * TENTH
    out[PURSE_AT + 5 * place + 2] = s.votes[seat] * TENTH
    out[PURSE_AT + 5 * place + 3] = s.leftover[seat] * TENTH
    out[PURSE_AT + 5 * place + 4] = s.spared[seat] * TENTH
    out[SCORE_AT + place] = s.score[seat] * FIFTIETH
    out[ACTING_AT + place] = (s.to_act >> seat) & 1
    out[DUE_AT + place] = s.due[seat] / 4
    out[START_AT + place] = s.start == seat
    out[NEXT_AT + place] = s.next_start == seat


@rule
def encode_board(s: State, first: int, out: Any) -> None:
    """Counties, battles and favour tiles."""
    for county in range(box.COUNTIES):
        at = COUNTIES_AT + county * HOLDER
        mark_team(s, first, out, at, int(s.holder[county]))
        out[at + TEAMS] = s.garrison[county] / box.STRENGTHS
        out[at + TEAMS + 1] = s.retinue[county] * TENTH
        out[STACKS_AT + county] = s.noble_stack[county] / 4
    for battle in range(box.BATTLES):
        if s.card[battle] >= 0:
            out[CARDS_AT + battle * box.BATTLE_CARDS + s.card[battle]] = 1
            out[BATTLES_AT + 4 * battle] = printed.FRENCH[s.card[battle]] * TENTH
            for rank in range(box.SLOTS):
                out[BATTLES_AT + 4 * battle + 1 + rank] = printed.VALUES[s.card[battle], rank] * TENTH
    encode_slots(s, first, out)
    for tile in range(box.FAVOURS):
        out[FAVOURS_AT + tile] = s.favour[tile] == SHOWN


@rule
def encode_slots(s: State, first: int, out: Any) -> None:
    """The slots of all battles; most are empty."""
    manned = 0
    for battle in range(box.BATTLES):
        for slot in range(box.SLOTS):
            at = SLOTS_AT + (battle * box.SLOTS + slot) * SLOT
            mark_team(s, first, out, at, int(s.fighter[battle, slot]))
            anything = int(s.aid[battle, slot])
            for height in range(box.KNIGHTS):
                anything |= int(s.stack[battle, slot, height])
            manned |= int(anything != 0) << (battle * box.SLOTS + slot)
    while manned != 0:
        encode_slot(s, lowest(manned) // box.SLOTS, lowest(manned) % box.SLOTS, out)
        manned &= manned - 1


@rule
def encode_slot(s: State, battle: int, slot: int, out: Any) -> None:
    """Knights and squires in one slot of a battle."""
    at = SLOTS_AT + (battle * box.SLOTS + slot) * SLOT
    knights = 0  # how many of each strength, four bits each
    for height in range(box.KNIGHTS):
        knights += 1 << 4 * int(s.stack[battle, slot, height])
    for strength in range(1, box.STRENGTHS + 1):
        out[at + TEAMS + strength - 1] = (knights >> 4 * strength & 15) * THIRD
    out[at + TEAMS + box.STRENGTHS] = stack_strength(s, battle, slot) * TENTH
    out[at + TEAMS + box.STRENGTHS + 1] = s.aid[battle, slot] / 4


@rule
def encode_cards(s: State, out: Any) -> None:
    """Laws on show, and the cards of both decks."""
    for slot in range(box.LAW_ROW):
        out[IN_FORCE_AT + slot * box.LAWS + s.in_force[slot]] = 1
        if s.proposal[slot] >= 0:
            out[PROPOSALS_AT + slot * DECK_LAWS + IN_DECK[s.proposal[slot]]] = 1
    for law in range(box.LAWS):
        if IN_DECK[law] >= 0:
            out[LAWS_AT + IN_DECK[law]] = s.law_seen[law] == 0
    for card in range(box.BATTLE_CARDS):
        out[UNSEEN_AT + card] = s.battle_seen[card] == 0
    for group in range(box.GROUPS):
        out[GROUPS_AT + group] = s.group_set[group]


@rule
def encode_course(s: State, first: int, out: Any) -> None:
    """Where the game stands, what is asked, and what was agreed."""
    out[PHASE_AT + s.phase] = 1
    out[ASK_AT + s.ask] = 1
    mark_team(s, first, out, PARTY_AT, s.party)
    out[VOTED_AT + s.vote] = 1
    out[APPLIED_AT + s.law] = 1
    out[SCORED_AT + s.county] = 1
    out[FOUGHT_AT + s.battle] = 1
    out[ROUND_AT] = s.round / box.ROUNDS
    out[PLAYERS_AT + s.players - FEWEST] = 1
    out[MODE_AT + s.law_mode] = 1
    out[OPTIONS_AT] = s.open_resources
    out[OPTIONS_AT + 1] = s.upgrade_scope


@rule
def encode_pending(s: State, viewer: int, out: Any) -> None:
    """What has been begun and is not finished."""
    out[DECLINE_AT] = s.may_decline
    out[SENT_AT] = s.sent / box.STRENGTHS
    mark(out, SENT_TO_AT, s.sent_to)
    out[BOUGHT_AT] = s.bought / box.SPACES
    out[ALLOWANCE_AT] = s.allowance / box.BATTLES
    mark_all(out, PAID_AT, s.paid, box.COUNTIES)
    mark_all(out, USED_AT, s.scored, box.ALL_SPACES)
    if viewer >= 0 and s.ballot[viewer] >= 0:
        out[BALLOT_AT] = 1
        out[BALLOT_AT + 1] = s.ballot[viewer] % 2
        out[BALLOT_AT + 2] = s.ballot[viewer] // 2 / 10

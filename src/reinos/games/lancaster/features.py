"""What a learner sees of Lancaster, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

from reinos.core.planes import Planes
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.knights import is_ally, lord, parties, stack_strength
from reinos.games.lancaster.state import FACE_DOWN, IN_STOCK, LAW_MODES, SHOWN, State

TEAMS = box.PARTIES  # the viewer first, then clockwise; with two players the allies in the same order
HOLDER = TEAMS + 2  # whose, strength, squires
SLOT = TEAMS + box.STRENGTHS + 2  # whose, knights of each strength, strength in all, squires

PLANES = Planes(
    reserve=(TEAMS, box.STRENGTHS),
    court=(TEAMS, box.STRENGTHS),
    castle=(TEAMS, box.SPACES),  # strength / 4
    tiles=(SEATS, box.SPACES, 2),  # on the castle, face down
    nobles=(SEATS, box.COUNTIES),
    purse=(SEATS, 4),  # gold, squires, votes, leftover votes, each / 10
    score=(SEATS,),  # / 50
    voted=(SEATS,),
    counties=(box.COUNTIES, HOLDER),
    stacks=(box.COUNTIES,),  # nobles left / 4
    cards=(box.BATTLES, 4),  # French strength and values, / 10
    slots=(box.BATTLES, box.SLOTS, SLOT),
    favours=(box.FAVOURS,),
    in_force=(box.LAW_ROW, box.LAWS),
    proposals=(box.LAW_ROW, box.LAWS),
    unseen_laws=(box.LAWS,),
    unseen_battles=(box.BATTLE_CARDS,),
    groups=(box.GROUPS,),
    phase=(asking.OVER + 1,),
    ask=(asking.ASKS,),
    mine=(2,),  # whether the question is about the viewer's knights, or those of its ally
    where=(6,),  # county, battle, law, vote, knight on its way, county where it goes
    round=(1,),
    start=(SEATS,),
    next_start=(SEATS,),
    modes=(len(LAW_MODES) + 2,),  # of the laws; open purses, upgrades of deployed knights only
)
RESERVE_AT, COURT_AT, CASTLE_AT = PLANES["reserve"], PLANES["court"], PLANES["castle"]
TILES_AT, NOBLES_AT, PURSE_AT = PLANES["tiles"], PLANES["nobles"], PLANES["purse"]
SCORE_AT, VOTED_AT, COUNTIES_AT = PLANES["score"], PLANES["voted"], PLANES["counties"]
STACKS_AT, CARDS_AT, SLOTS_AT = PLANES["stacks"], PLANES["cards"], PLANES["slots"]
FAVOURS_AT, IN_FORCE_AT, PROPOSALS_AT = PLANES["favours"], PLANES["in_force"], PLANES["proposals"]
LAWS_AT, BATTLES_AT, GROUPS_AT = PLANES["unseen_laws"], PLANES["unseen_battles"], PLANES["groups"]
PHASE_AT, ASK_AT, MINE_AT, WHERE_AT = PLANES["phase"], PLANES["ask"], PLANES["mine"], PLANES["where"]
ROUND_AT, START_AT, NEXT_AT, MODES_AT = PLANES["round"], PLANES["start"], PLANES["next_start"], PLANES["modes"]


@rule
def team(s: State, party: int, first: int) -> int:
    """The place of a party as the viewer counts."""
    place = (lord(s, party) - first) % s.players
    return place + s.players if is_ally(s, party) else place


@rule
def encode(s: State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0."""
    out[:] = 0
    first = max(viewer, 0)
    for party in range(parties(s)):
        encode_knights(s, party, team(s, party, first), out)
    for seat in range(s.players):
        encode_seat(s, seat, (seat - first) % s.players, out)
    encode_board(s, first, out)
    encode_cards(s, out)
    encode_course(s, first, out)


@rule
def encode_knights(s: State, party: int, place: int, out: Any) -> None:
    """Reserve, court and castle of a party."""
    for strength in range(1, box.STRENGTHS + 1):
        out[RESERVE_AT + place * box.STRENGTHS + strength - 1] = s.reserve[party, strength]
        out[COURT_AT + place * box.STRENGTHS + strength - 1] = s.court[party, strength]
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
    out[PURSE_AT + 4 * place] = s.ledger[seat, 0] / 10
    out[PURSE_AT + 4 * place + 1] = s.ledger[seat, 1] / 10
    out[PURSE_AT + 4 * place + 2] = s.votes[seat] / 10
    out[PURSE_AT + 4 * place + 3] = s.leftover[seat] / 10
    out[SCORE_AT + place] = s.score[seat] / 50
    if s.ask == asking.ASK_VOTE and (s.to_act >> seat) & 1 == 0:
        out[VOTED_AT + place] = 1


@rule
def encode_board(s: State, first: int, out: Any) -> None:
    """Counties, battles and favour tiles."""
    for county in range(box.COUNTIES):
        at = COUNTIES_AT + county * HOLDER
        if s.holder[county] >= 0:
            out[at + team(s, int(s.holder[county]), first)] = 1
        out[at + TEAMS] = s.garrison[county] / box.STRENGTHS
        out[at + TEAMS + 1] = s.retinue[county] / box.STRENGTHS
        out[STACKS_AT + county] = s.noble_stack[county] / 4
    for battle in range(box.BATTLES):
        if s.card[battle] >= 0:
            out[CARDS_AT + 4 * battle] = printed.FRENCH[s.card[battle]] / 10
            for rank in range(box.SLOTS):
                out[CARDS_AT + 4 * battle + 1 + rank] = printed.VALUES[s.card[battle], rank] / 10
        for slot in range(box.SLOTS):
            encode_slot(s, battle, slot, first, out)
    for tile in range(box.FAVOURS):
        out[FAVOURS_AT + tile] = s.favour[tile] == SHOWN


@rule
def encode_slot(s: State, battle: int, slot: int, first: int, out: Any) -> None:
    """One slot of a battle."""
    if s.fighter[battle, slot] < 0:
        return
    at = SLOTS_AT + (battle * box.SLOTS + slot) * SLOT
    out[at + team(s, int(s.fighter[battle, slot]), first)] = 1
    for height in range(box.KNIGHTS):
        if s.stack[battle, slot, height] > 0:
            out[at + TEAMS + s.stack[battle, slot, height] - 1] += 1
    out[at + TEAMS + box.STRENGTHS] = stack_strength(s, battle, slot) / 10
    out[at + TEAMS + box.STRENGTHS + 1] = s.aid[battle, slot] / 4


@rule
def encode_cards(s: State, out: Any) -> None:
    """Laws on show, and the cards of both decks."""
    for slot in range(box.LAW_ROW):
        out[IN_FORCE_AT + slot * box.LAWS + s.in_force[slot]] = 1
        if s.proposal[slot] >= 0:
            out[PROPOSALS_AT + slot * box.LAWS + s.proposal[slot]] = 1
    for law in range(box.LAWS):
        out[LAWS_AT + law] = s.law_seen[law] == 0
    for card in range(box.BATTLE_CARDS):
        out[BATTLES_AT + card] = s.battle_seen[card] == 0
    for group in range(box.GROUPS):
        out[GROUPS_AT + group] = s.group_set[group]


@rule
def encode_course(s: State, first: int, out: Any) -> None:
    """Where the game stands and what is asked."""
    out[PHASE_AT + s.phase] = 1
    out[ASK_AT + s.ask] = 1
    if s.party >= 0 and lord(s, s.party) == first:
        out[MINE_AT + int(is_ally(s, s.party))] = 1
    out[WHERE_AT] = s.county / box.COUNTIES
    out[WHERE_AT + 1] = s.battle / box.BATTLES
    out[WHERE_AT + 2] = s.law / box.LAW_ROW
    out[WHERE_AT + 3] = s.vote / box.LAW_ROW
    out[WHERE_AT + 4] = s.sent / box.STRENGTHS
    out[WHERE_AT + 5] = (s.sent_to + 1) / box.COUNTIES
    out[ROUND_AT] = s.round / box.ROUNDS
    out[START_AT + (s.start - first) % s.players] = 1
    out[NEXT_AT + (s.next_start - first) % s.players] = 1
    out[MODES_AT + s.law_mode] = 1
    out[MODES_AT + len(LAW_MODES)] = s.open_resources
    out[MODES_AT + len(LAW_MODES) + 1] = s.upgrade_scope

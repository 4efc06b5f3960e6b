"""What a learner sees of Brian Boru, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

from reinos.core.planes import Planes
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.draft import own_cards, pack_left

COUNTS = 6  # points / 50, coins / 10, renown / 5, raiders / 10, church discs / 10, marriage space / 10

PLANES = Planes(
    discs=(SEATS, box.TOWNS),  # the viewer's first, then clockwise
    raided=(box.TOWNS,),
    monasteries=(box.TOWNS,),
    active=(box.TOWNS,),
    counts=(SEATS, COUNTS),
    claims=(box.REGIONS, SEATS + 1),  # face up, then whose
    marker=(SEATS,),
    leader=(SEATS,),
    actor=(SEATS,),
    trick=(SEATS, box.CARDS),  # the card of each seat
    shown=(SEATS, box.CARDS),  # cards played in this round
    hand=(box.CARDS,),  # to play, or kept so far in the draft
    pack=(box.CARDS,),  # from which to choose
    passed=(box.TURNS, box.CARDS),  # what the viewer saw in each pack
    row=(3,),  # which action of the actor's card is performed
    marriage=(box.MARRIAGES,),
    spouse=(SEATS, box.MARRIAGES),
    side=(len(box.SIDES),),
    loser=(SEATS,),
    phase=(state.OVER + 1,),
    progress=(5,),  # round / 4, trick / 8, turn of the draft / 4, raiders in the area / 15, players / 5
)
DISCS_AT, RAIDED_AT, MONASTERIES_AT = PLANES["discs"], PLANES["raided"], PLANES["monasteries"]
ACTIVE_AT, COUNTS_AT, CLAIMS_AT = PLANES["active"], PLANES["counts"], PLANES["claims"]
MARKER_AT, LEADER_AT, ACTOR_AT = PLANES["marker"], PLANES["leader"], PLANES["actor"]
TRICK_AT, SHOWN_AT, HAND_AT, PACK_AT = PLANES["trick"], PLANES["shown"], PLANES["hand"], PLANES["pack"]
PASSED_AT, ROW_AT, MARRIAGE_AT = PLANES["passed"], PLANES["row"], PLANES["marriage"]
SPOUSE_AT, SIDE_AT, LOSER_AT = PLANES["spouse"], PLANES["side"], PLANES["loser"]
PHASE_AT, PROGRESS_AT = PLANES["phase"], PLANES["progress"]


@rule
def encode(s: state.State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0 and sees no cards."""
    out[:] = 0
    first = max(viewer, 0)
    for place in range(s.players):
        encode_player(s, (first + place) % s.players, place, out)
    mark_towns(int(s.raided), RAIDED_AT, out)
    mark_towns(int(s.monasteries), MONASTERIES_AT, out)
    if s.active != box.NOWHERE:
        out[ACTIVE_AT + s.active] = 1
    encode_claims(s, first, out)
    mark_seat(s, int(s.marker), first, MARKER_AT, out)
    mark_seat(s, int(s.leader), first, LEADER_AT, out)
    mark_seat(s, int(s.actor), first, ACTOR_AT, out)
    mark_seat(s, int(s.loser), first, LOSER_AT, out)
    encode_marriages(s, first, out)
    if viewer >= 0 and s.dealt:
        encode_cards(s, viewer, out)
    out[ROW_AT + s.row] = 1
    out[PHASE_AT + s.phase] = 1
    out[PROGRESS_AT] = s.round / 4
    out[PROGRESS_AT + 1] = s.trick / 8
    out[PROGRESS_AT + 2] = s.turn / 4
    out[PROGRESS_AT + 3] = s.battle_area / 15
    out[PROGRESS_AT + 4] = s.players / 5


@rule
def encode_player(s: state.State, seat: int, place: int, out: Any) -> None:
    """One player's discs, counts and cards on the table."""
    mark_towns(int(s.discs[seat]), DISCS_AT + place * box.TOWNS, out)
    at = COUNTS_AT + place * COUNTS
    out[at] = s.score[seat] / 50
    out[at + 1] = s.coins[seat] / 10
    out[at + 2] = s.renown[seat] / 5
    out[at + 3] = s.raiders[seat] / 10
    out[at + 4] = s.church[seat] / 10
    out[at + 5] = s.space[seat] / box.TOP
    if s.card[seat] > 0:
        out[TRICK_AT + place * box.CARDS + s.card[seat] - 1] = 1
    for card in range(1, box.CARDS + 1):
        if s.shown[card] == seat:
            out[SHOWN_AT + place * box.CARDS + card - 1] = 1


@rule
def encode_claims(s: state.State, first: int, out: Any) -> None:
    """Claim tokens: face up, and whose."""
    for region in range(box.REGIONS):
        at = CLAIMS_AT + region * (SEATS + 1)
        out[at] = s.claim_up[region]
        mark_seat(s, int(s.claim_holder[region]), first, at + 1, out)


@rule
def encode_marriages(s: state.State, first: int, out: Any) -> None:
    """This round's marriage, the marriages kept, and the side of the Princess."""
    if s.marriage >= 0:
        out[MARRIAGE_AT + s.marriage] = 1
    for card in range(box.MARRIAGES):
        if s.spouse[card] >= 0:
            place = (int(s.spouse[card]) - first) % s.players
            out[SPOUSE_AT + place * box.MARRIAGES + card] = 1
    if s.side >= 0:
        out[SIDE_AT + s.side] = 1


@rule
def encode_cards(s: state.State, viewer: int, out: Any) -> None:
    """The viewer's own cards."""
    mark_cards(own_cards(s, viewer), HAND_AT, out)
    if s.phase == state.DRAFT:
        mark_cards(pack_left(s, viewer), PACK_AT, out)
    for turn in range(box.TURNS):
        mark_cards(int(s.packs[viewer, turn]), PASSED_AT + turn * box.CARDS, out)


@rule
def mark_towns(towns: int, at: int, out: Any) -> None:
    """A one for every town of a set."""
    for town in range(box.TOWNS):
        if towns >> town & 1:
            out[at + town] = 1


@rule
def mark_cards(cards: int, at: int, out: Any) -> None:
    """A one for every card of a set."""
    for card in range(1, box.CARDS + 1):
        if cards >> card & 1:
            out[at + card - 1] = 1


@rule
def mark_seat(s: state.State, seat: int, first: int, at: int, out: Any) -> None:
    """A one for a seat, counted from the viewer."""
    if seat >= 0:
        out[at + (seat - first) % s.players] = 1

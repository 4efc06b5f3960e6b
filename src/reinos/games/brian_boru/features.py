"""What a learner sees of Brian Boru, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

from reinos.core.planes import Plane, Planes, mark, mark_all, mark_seat, place_of
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.draft import pack_left

COUNTS, PROGRESS = 6, 10
COLOURS = len(box.COLOURS)
PLANES = Planes(
    discs=Plane((SEATS, box.TOWNS), "1: the player has a disc on the town; the viewer first, then clockwise"),
    raided=Plane((box.TOWNS,), "1: a Viking control token lies on the town"),
    monasteries=Plane((box.TOWNS,), "1: a monastery stands on the town"),
    active=Plane((box.TOWNS,), "1: the active town"),
    counts=Plane(
        (SEATS, COUNTS),
        "points on the track / 50, coins / 10, renown / 5, raiders / 10, church discs / 10, marriage space / 10",
        most=10.0,
    ),
    claims=Plane((box.REGIONS, SEATS + 1), "1: the token is face up; then whose it is"),
    marker=Plane((SEATS,), "1: has the marker"),
    leader=Plane((SEATS,), "1: opened the trick"),
    winner=Plane((SEATS,), "1: won the trick"),
    actor=Plane((SEATS,), "1: performs an action or receives a reward"),
    to_act=Plane((SEATS,), "1: owes a choice"),
    queue=Plane((SEATS,), "1: has still to lose a town or to build a monastery"),
    lacks=Plane((SEATS, COLOURS), "1: an unmatched lead has proved that the player has no card of the colour"),
    trick=Plane((SEATS, box.CARDS), "1: the player's card in this trick"),
    shown=Plane((SEATS, box.CARDS), "1: the player has played the card in this round"),
    hand=Plane((box.CARDS,), "1: the card is in the viewer's hand"),
    pack=Plane((box.CARDS,), "1: in the draft, the viewer can choose the card now"),
    packs=Plane(
        (box.TURNS, box.CARDS), "1: the card was in the pack that reached the viewer in this turn of the draft"
    ),
    picks=Plane((box.TURNS, box.CARDS), "1: the viewer kept the card of that pack"),
    row=Plane((3,), "1: the row of symbols of the actor's card that is performed"),
    marriage=Plane((box.MARRIAGES,), "1: this round's marriage card"),
    met=Plane((box.MARRIAGES,), "1: the marriage card has been revealed"),
    spouse=Plane((SEATS, box.MARRIAGES), "1: the player keeps the marriage card"),
    side=Plane((len(box.SIDES),), "1: what was chosen with the Princess"),
    landed=Plane((box.VIKING_CARDS,), "1: the Viking card has been revealed"),
    vikings=Plane((box.VIKING_CARDS,), "strength of the Viking card / 15", most=3.0),
    loser=Plane((SEATS,), "1: loses a town now"),
    phase=Plane((state.OVER + 1,), "1: what the table waits for"),
    progress=Plane(
        (PROGRESS,),
        "round / 4, trick / 8, turn of the draft / 4, raiders in the area / 15, players / 5, "
        "strength of the Vikings / 15, marriages left / 4, last card performed / 25, symbols performed / 6, "
        "whether cards are dealt",
        most=3.0,
    ),
    irrelevant={"points": "the points on the track, and at the end the result"},
)
DISCS_AT = PLANES["discs"]
RAIDED_AT = PLANES["raided"]
MONASTERIES_AT = PLANES["monasteries"]
ACTIVE_AT = PLANES["active"]
COUNTS_AT = PLANES["counts"]
CLAIMS_AT = PLANES["claims"]
MARKER_AT = PLANES["marker"]
LEADER_AT = PLANES["leader"]
WINNER_AT = PLANES["winner"]
ACTOR_AT = PLANES["actor"]
TO_ACT_AT = PLANES["to_act"]
QUEUE_AT = PLANES["queue"]
LACKS_AT = PLANES["lacks"]
TRICK_AT = PLANES["trick"]
SHOWN_AT = PLANES["shown"]
HAND_AT = PLANES["hand"]
PACK_AT = PLANES["pack"]
PACKS_AT = PLANES["packs"]
PICKS_AT = PLANES["picks"]
ROW_AT = PLANES["row"]
MARRIAGE_AT = PLANES["marriage"]
MET_AT = PLANES["met"]
SPOUSE_AT = PLANES["spouse"]
SIDE_AT = PLANES["side"]
LANDED_AT = PLANES["landed"]
VIKINGS_AT = PLANES["vikings"]
LOSER_AT = PLANES["loser"]
PHASE_AT = PLANES["phase"]
PROGRESS_AT = PLANES["progress"]
FIFTH, SIXTH, TENTH, FIFTEENTH, TWENTY_FIFTH, FIFTIETH = (1 / whole for whole in (5, 6, 10, 15, 25, 50))
SPACE = 1 / box.TOP  # of the marriage track


@rule
def encode(s: state.State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0 and sees no cards."""
    out[:] = 0
    first = max(viewer, 0)
    for seat in range(s.players):
        encode_player(s, seat, place_of(seat, first, s.players), out)
    for card in range(1, box.CARDS + 1):
        mark_seat(out, SHOWN_AT + card - 1, int(s.shown[card]), first, s.players, box.CARDS)
    mark_all(out, RAIDED_AT, s.raided, box.TOWNS)
    mark_all(out, MONASTERIES_AT, s.monasteries, box.TOWNS)
    mark(out, ACTIVE_AT, s.active)
    encode_claims(s, first, out)
    mark_seat(out, MARKER_AT, s.marker, first, s.players)
    mark_seat(out, LEADER_AT, s.leader, first, s.players)
    mark_seat(out, WINNER_AT, s.winner, first, s.players)
    mark_seat(out, ACTOR_AT, s.actor, first, s.players)
    mark_seat(out, LOSER_AT, s.loser, first, s.players)
    encode_marriages(s, first, out)
    if viewer >= 0:
        encode_cards(s, viewer, out)
    out[ROW_AT + s.row] = 1
    out[PHASE_AT + s.phase] = 1
    out[PROGRESS_AT] = s.round / 4
    out[PROGRESS_AT + 1] = s.trick / 8
    out[PROGRESS_AT + 2] = s.turn / 4
    out[PROGRESS_AT + 3] = s.battle_area * FIFTEENTH
    out[PROGRESS_AT + 4] = s.players * FIFTH
    out[PROGRESS_AT + 5] = s.strength * FIFTEENTH
    out[PROGRESS_AT + 6] = s.marriages_left / 4
    out[PROGRESS_AT + 7] = s.resolved * TWENTY_FIFTH
    out[PROGRESS_AT + 8] = s.at * SIXTH
    out[PROGRESS_AT + 9] = s.dealt


@rule
def encode_player(s: state.State, seat: int, place: int, out: Any) -> None:
    """One player's discs, counts and cards on the table."""
    mark_all(out, DISCS_AT + place * box.TOWNS, int(s.discs[seat]), box.TOWNS)
    at = COUNTS_AT + place * COUNTS
    out[at] = s.score[seat] * FIFTIETH
    out[at + 1] = s.coins[seat] * TENTH
    out[at + 2] = s.renown[seat] * FIFTH
    out[at + 3] = s.raiders[seat] * TENTH
    out[at + 4] = s.church[seat] * TENTH
    out[at + 5] = s.space[seat] * SPACE
    out[TO_ACT_AT + place] = (s.to_act >> seat) & 1
    out[QUEUE_AT + place] = (s.queue >> seat) & 1
    mark_all(out, LACKS_AT + place * COLOURS, int(s.lacks[seat]), COLOURS)
    mark(out, TRICK_AT + place * box.CARDS, int(s.card[seat]) - 1)


@rule
def encode_claims(s: state.State, first: int, out: Any) -> None:
    """Claim tokens: face up, and whose."""
    for region in range(box.REGIONS):
        at = CLAIMS_AT + region * (SEATS + 1)
        out[at] = s.claim_up[region]
        mark_seat(out, at + 1, int(s.claim_holder[region]), first, s.players)


@rule
def encode_marriages(s: state.State, first: int, out: Any) -> None:
    """This round's marriage, the cards revealed and kept, and the side of the Princess."""
    mark(out, MARRIAGE_AT, s.marriage)
    for card in range(box.VIKING_CARDS):
        out[LANDED_AT + card] = s.landed[card]
        out[VIKINGS_AT + card] = (s.vikings >> card * state.STRENGTH_BITS & (1 << state.STRENGTH_BITS) - 1) * FIFTEENTH
    for card in range(box.MARRIAGES):
        out[MET_AT + card] = s.met[card]
        mark_seat(out, SPOUSE_AT + card, int(s.spouse[card]), first, s.players, box.MARRIAGES)
    mark(out, SIDE_AT, s.side)


@rule
def encode_cards(s: state.State, viewer: int, out: Any) -> None:
    """The viewer's own cards."""
    mark_all(out, HAND_AT, int(s.hand[viewer]) >> 1, box.CARDS)  # cards are numbered from 1
    if s.phase == state.DRAFT:
        mark_all(out, PACK_AT, pack_left(s, viewer) >> 1, box.CARDS)
    for turn in range(box.TURNS):
        mark_all(out, PACKS_AT + turn * box.CARDS, int(s.packs[viewer, turn]) >> 1, box.CARDS)
        mark_all(out, PICKS_AT + turn * box.CARDS, int(s.picks[viewer, turn]) >> 1, box.CARDS)

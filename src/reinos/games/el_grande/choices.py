"""What a player decides in El Grande, and what can happen."""

from __future__ import annotations

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.core.record import SEATS
from reinos.games.el_grande import cards, pieces

_REGION = range(pieces.REGIONS)
_PLACE = range(pieces.PLACES)

# EG-18  One small choice at a time; a move is `take` and then `move_to`.
CHOICES = Choices(
    power={"value": range(1, pieces.POWERS + 1)},
    reinforce={"count": range(pieces.MOST_REINFORCEMENTS + 1)},
    recall={"region": _REGION},
    card={"deck": range(1, cards.DECKS + 1)},
    special={},
    deployment={},
    end={},
    deploy={"place": _PLACE},
    mode_move={},
    mode_deploy={},
    source={"region": _REGION},
    take={"seat": range(SEATS), "region": _REGION},
    move_to={"place": _PLACE},
    banish={"seat": range(SEATS), "region": _REGION},
    give={"place": range(pieces.HOLDINGS)},  # EG-10.24  a region, or the court
    score={"region": _REGION},
    marker={"marker": range(pieces.MARKERS), "place": _PLACE},
    recover={"value": range(1, pieces.POWERS + 1)},
    grande={"region": _REGION},
    expel={"region": _REGION},
    king={"region": _REGION},
    wheel={"region": _REGION},
    stop={},
    veto={},
    allow={},
    allow_rest={},
)

# Places are regions, and the castle after them; in `returned` they are regions, and the court after them.
EVENTS = Events(
    round_begun=("round",),
    cards_shown=("first", "second", "third", "fourth", "fifth"),
    power_played=("seat", "value"),
    reinforced=("seat", "count"),
    recalled=("seat", "region"),
    card_taken=("seat", "card"),
    action_begun=("seat", "card"),
    action_renounced=("seat", "card"),
    deployed=("seat", "place"),
    moved=("seat", "colour", "region", "place"),
    returned=("seat", "place", "count"),  # to the provinces
    sent_to_court=("seat", "region", "count"),  # EG-12.5
    relocated=("seat", "region", "place", "count"),  # by a wheel: from a region or the castle to a region
    region_named=("seat", "region"),
    wheel_set=("seat", "region"),  # told to its owner only
    wheel_shown=("seat", "region"),
    scored=("place", "first", "second", "third", "fourth", "fifth"),  # points by seat
    castle_opened=("first", "second", "third", "fourth", "fifth"),  # knights by seat
    marker_set=("seat", "marker", "place"),
    card_recovered=("seat", "value"),  # 0: rivals are not told which
    card_kept=("seat", "value"),  # told to its owner only
    grande_moved=("seat", "region"),
    king_moved=("seat", "region"),
    vetoed=("seat", "rival", "card"),
    allowed=("seat", "rest"),
    veto_expired=("seat",),
    token_passed=("seat",),
    general_scoring=("number",),
    match_won=("seats", "points"),  # mask of the winners
)
ROUND_BEGUN = EVENTS["round_begun"]
CARDS_SHOWN = EVENTS["cards_shown"]
POWER_PLAYED = EVENTS["power_played"]
REINFORCED = EVENTS["reinforced"]
RECALLED = EVENTS["recalled"]
CARD_TAKEN = EVENTS["card_taken"]
ACTION_BEGUN = EVENTS["action_begun"]
ACTION_RENOUNCED = EVENTS["action_renounced"]
DEPLOYED = EVENTS["deployed"]
MOVED = EVENTS["moved"]
RETURNED = EVENTS["returned"]
SENT_TO_COURT = EVENTS["sent_to_court"]
RELOCATED = EVENTS["relocated"]
REGION_NAMED = EVENTS["region_named"]
WHEEL_SET = EVENTS["wheel_set"]
WHEEL_SHOWN = EVENTS["wheel_shown"]
SCORED = EVENTS["scored"]
CASTLE_OPENED = EVENTS["castle_opened"]
MARKER_SET = EVENTS["marker_set"]
CARD_RECOVERED = EVENTS["card_recovered"]
CARD_KEPT = EVENTS["card_kept"]
GRANDE_MOVED = EVENTS["grande_moved"]
KING_MOVED = EVENTS["king_moved"]
VETOED = EVENTS["vetoed"]
ALLOWED = EVENTS["allowed"]
VETO_EXPIRED = EVENTS["veto_expired"]
TOKEN_PASSED = EVENTS["token_passed"]
GENERAL_SCORING = EVENTS["general_scoring"]
WON = EVENTS["match_won"]

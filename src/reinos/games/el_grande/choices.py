"""What a player decides in El Grande, and what can happen."""

from __future__ import annotations

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.core.record import SEATS
from reinos.games.el_grande.state import DECKS, MARKERS, MOST_REINFORCEMENTS, PLACES, POWERS, REGIONS

_REGION = range(REGIONS)
_PLACE = range(PLACES)

# EG-18  One small choice at a time; a move is `take` and then `move_to`.
CHOICES = Choices(
    power={"value": range(1, POWERS + 1)},
    reinforce={"count": range(MOST_REINFORCEMENTS + 1)},
    recall={"region": _REGION},
    card={"deck": range(1, DECKS + 1)},
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
    give={"place": _PLACE},  # EG-10.24  a region, or the court in the place of the castle
    score={"region": _REGION},
    marker={"marker": range(MARKERS), "place": _PLACE},
    recover={"value": range(1, POWERS + 1)},
    grande={"region": _REGION},
    expel={"region": _REGION},
    king={"region": _REGION},
    wheel={"region": _REGION},
    stop={},
    veto={},
    allow={},
    allow_rest={},
)

power_id = CHOICES["power"].encoder()
power_of = CHOICES["power"].decoder("value")
reinforce_id = CHOICES["reinforce"].encoder()
count_of = CHOICES["reinforce"].decoder("count")
recall_id = CHOICES["recall"].encoder()
recall_of = CHOICES["recall"].decoder("region")
card_id = CHOICES["card"].encoder()
deck_of = CHOICES["card"].decoder("deck")
deploy_id = CHOICES["deploy"].encoder()
deploy_of = CHOICES["deploy"].decoder("place")
source_id = CHOICES["source"].encoder()
source_of = CHOICES["source"].decoder("region")
take_id = CHOICES["take"].encoder()
take_seat = CHOICES["take"].decoder("seat")
take_region = CHOICES["take"].decoder("region")
move_to_id = CHOICES["move_to"].encoder()
move_to_of = CHOICES["move_to"].decoder("place")
banish_id = CHOICES["banish"].encoder()
banish_seat = CHOICES["banish"].decoder("seat")
banish_region = CHOICES["banish"].decoder("region")
give_id = CHOICES["give"].encoder()
give_of = CHOICES["give"].decoder("place")
score_id = CHOICES["score"].encoder()
score_of = CHOICES["score"].decoder("region")
marker_id = CHOICES["marker"].encoder()
marker_of = CHOICES["marker"].decoder("marker")
marker_place = CHOICES["marker"].decoder("place")
recover_id = CHOICES["recover"].encoder()
recover_of = CHOICES["recover"].decoder("value")
grande_id = CHOICES["grande"].encoder()
grande_of = CHOICES["grande"].decoder("region")
expel_id = CHOICES["expel"].encoder()
expel_of = CHOICES["expel"].decoder("region")
king_id = CHOICES["king"].encoder()
king_of = CHOICES["king"].decoder("region")
wheel_id = CHOICES["wheel"].encoder()
wheel_of = CHOICES["wheel"].decoder("region")
SPECIAL_HALF = CHOICES["special"].first
DEPLOY_HALF = CHOICES["deployment"].first
END = CHOICES["end"].first
MODE_MOVE = CHOICES["mode_move"].first
MODE_DEPLOY = CHOICES["mode_deploy"].first
STOP = CHOICES["stop"].first
USE_VETO = CHOICES["veto"].first
ALLOW = CHOICES["allow"].first
ALLOW_REST = CHOICES["allow_rest"].first

# Places are regions, the castle after them; in `returned` that place stands for the court.
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

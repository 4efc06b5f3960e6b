"""What a player decides in El Grande, and what can happen."""

from __future__ import annotations

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.core.record import SEATS
from reinos.games.el_grande import cards, pieces

_REGION = range(pieces.REGIONS)
_PLACE = range(pieces.PLACES)

# EG-18  One small choice at a time; a move is `take` and then `move_to`. Whose knight it is counts `clockwise` from the
# seat that acts, which is 0.
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
    take={"clockwise": range(SEATS), "region": _REGION},
    move_to={"place": _PLACE},
    banish={"clockwise": range(SEATS), "region": _REGION},
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
# What an event says comes from its arguments alone: also where a piece came from, and why nothing came of something.
EVENTS = Events(
    king_placed=("region",),
    home_drawn=("seat", "region"),
    token_drawn=("seat",),
    round_begun=("round",),
    cards_shown=("first", "second", "third", "fourth", "fifth"),
    power_played=("seat", "value"),
    order_set=("first", "second", "third", "fourth", "fifth"),  # seats, -1 after the last
    turn_begun=("seat",),
    reinforced=("seat", "count"),
    not_reinforced=("seat", "most"),  # 0: the power card brings none; else the provinces are empty
    recalled=("seat", "region"),
    card_taken=("seat", "card"),
    veto_held=("seat", "round"),  # until the end of that round
    action_begun=("seat", "card"),
    mode_chosen=("seat", "card"),  # EG-10.19  one of the two cards that it stands for
    action_renounced=("seat", "card", "possible"),
    not_deployed=("seat", "possible"),
    deployed=("seat", "place"),
    source_named=("seat", "region"),
    moved=("seat", "owner", "source", "place"),
    banished=("seat", "owner", "source"),
    returned=("seat", "place", "count"),  # to the provinces
    nothing_to_return=("seat",),
    expulsion_named=("seat", "region"),
    sent_to_court=("seat", "source", "place", "count"),  # EG-12.5
    relocated=("seat", "source", "place", "count"),  # by a wheel: from a region or the castle to a region
    wheel_set=("seat", "region"),  # told to its owner only
    wheel_shown=("seat", "region"),
    no_effect=("card",),
    castle_opened=("first", "second", "third", "fourth", "fifth", "emptied"),  # knights by seat
    # Masks of the seats that take each value of a scoreboard, and BONUS_… of the first. In a general scoring, or else.
    general_scored=("place", "board", "first", "second", "third", "bonus"),
    special_scored=("place", "board", "first", "second", "third", "bonus"),
    nobody_paid=("place", "tied"),  # mask of those with the most knights; 0: there are none
    marker_set=("seat", "marker", "source", "place"),
    card_recovered=("seat", "value"),  # 0: rivals are not told which
    card_kept=("seat", "value"),  # told to its owner only
    grande_moved=("seat", "source", "region"),
    king_moved=("seat", "source", "region"),
    vetoed=("seat", "rival", "card"),
    step_stopped=("card", "step", "owner", "source", "place", "marker"),
    allowed=("seat", "rest"),
    veto_expired=("seat",),
    cards_left=("first", "second", "third"),  # -1 after the last
    token_passed=("seat", "last"),  # 1: there is no round left to start
    general_scoring=("number",),
    match_over=("first", "second", "third", "fourth", "fifth"),  # points by seat
)
KING_PLACED = EVENTS["king_placed"]
HOME_DRAWN = EVENTS["home_drawn"]
TOKEN_DRAWN = EVENTS["token_drawn"]
ROUND_BEGUN = EVENTS["round_begun"]
CARDS_SHOWN = EVENTS["cards_shown"]
POWER_PLAYED = EVENTS["power_played"]
ORDER_SET = EVENTS["order_set"]
TURN_BEGUN = EVENTS["turn_begun"]
REINFORCED = EVENTS["reinforced"]
NOT_REINFORCED = EVENTS["not_reinforced"]
RECALLED = EVENTS["recalled"]
CARD_TAKEN = EVENTS["card_taken"]
VETO_HELD = EVENTS["veto_held"]
ACTION_BEGUN = EVENTS["action_begun"]
MODE_CHOSEN = EVENTS["mode_chosen"]
ACTION_RENOUNCED = EVENTS["action_renounced"]
NOT_DEPLOYED = EVENTS["not_deployed"]
DEPLOYED = EVENTS["deployed"]
SOURCE_NAMED = EVENTS["source_named"]
MOVED = EVENTS["moved"]
BANISHED = EVENTS["banished"]
RETURNED = EVENTS["returned"]
NOTHING_TO_RETURN = EVENTS["nothing_to_return"]
EXPULSION_NAMED = EVENTS["expulsion_named"]
SENT_TO_COURT = EVENTS["sent_to_court"]
RELOCATED = EVENTS["relocated"]
WHEEL_SET = EVENTS["wheel_set"]
WHEEL_SHOWN = EVENTS["wheel_shown"]
NO_EFFECT = EVENTS["no_effect"]
CASTLE_OPENED = EVENTS["castle_opened"]
GENERAL_SCORED = EVENTS["general_scored"]
SPECIAL_SCORED = EVENTS["special_scored"]
NOBODY_PAID = EVENTS["nobody_paid"]
MARKER_SET = EVENTS["marker_set"]
CARD_RECOVERED = EVENTS["card_recovered"]
CARD_KEPT = EVENTS["card_kept"]
GRANDE_MOVED = EVENTS["grande_moved"]
KING_MOVED = EVENTS["king_moved"]
VETOED = EVENTS["vetoed"]
STEP_STOPPED = EVENTS["step_stopped"]
ALLOWED = EVENTS["allowed"]
VETO_EXPIRED = EVENTS["veto_expired"]
CARDS_LEFT = EVENTS["cards_left"]
TOKEN_PASSED = EVENTS["token_passed"]
GENERAL_SCORING = EVENTS["general_scoring"]
MATCH_OVER = EVENTS["match_over"]

"""What a player decides in Risk Europe, and what can happen."""

from __future__ import annotations

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.map import TERRITORIES

_PLACES = {"territory": range(TERRITORIES)}
_COUNTS = {name: {"count": range(int(most) + 1)} for name, most in zip(pieces.UNITS, pieces.STOCK, strict=True)}

# RE-21  The list of small choices, in its order; two presets for losses stand at the end.
CHOICES = Choices(
    menu={"order": range(8)},
    no_second={},
    buy_crown={},
    finish_spend={},
    no_levy={},
    no_maneuver={},
    reroll={},
    keep_dice={},
    finish_reveals={},
    bid={"coins": range(pieces.MOST_BID + 1)},
    cards={"top": range(pieces.CARD_KINDS), "bottom": range(pieces.CARD_KINDS)},
    place_city=_PLACES,
    place_next=_PLACES,
    place_keep={"count": range(1, 10)},
    expand_from=_PLACES,
    expand_to=_PLACES,
    second_to=_PLACES,
    maneuver_from=_PLACES,
    maneuver_to=_PLACES,
    **{f"move_{name}": _COUNTS[name] for name in reversed(pieces.UNITS)},
    **{f"lose_{name}": _COUNTS[name] for name in pieces.UNITS},
    tax=_PLACES,
    fortify=_PLACES,
    assault_from=_PLACES,
    assault_to=_PLACES,
    buy_castle=_PLACES,
    buy={"stage": range(pieces.KINDS), "territory": range(TERRITORIES)},
    buy_count={"count": range(1, int(pieces.STOCK.max()) + 1)},
    levy=_PLACES,
    battle=_PLACES,
    keep_mission={"mission": range(pieces.MISSIONS)},
    reveal={"mission": range(pieces.MISSIONS)},
    auction_first={"army": range(pieces.ARMIES)},
    lose_cheapest={},
    lose_cheapest_always={},
)

ROLLS = ("first", "second", "third", "fourth", "fifth")
EVENTS = Events(
    mercenaries_placed=("army", "territory", "footmen", "castle"),
    bids_shown=("army", "first", "second", "third", "fourth"),  # army -1: for the marker; bid -1: none
    tie_rolled=("seat", "die"),
    bid_won=("army", "seat", "coins"),  # army -1: the marker
    kingdom_placed=("army", "city", "territory", "in_city", "next_door", "coins"),
    round_begun=("round", "seat", "refilled"),
    cards_chosen=("seats",),  # bit mask; only that all are ready
    card_shown=("army", "card", "turn"),
    marker_taken=("seat", "army"),
    mission_drawn=("seat", "left"),
    mission_kept=("seat", "kept", "returned"),  # only for the seat; returned -1: none
    mission_revealed=("seat", "mission"),
    expanded=("army", "route", *pieces.UNITS),  # route: origin * 49 + target
    maneuvered=("army", "route", *pieces.UNITS),
    city_claimed=("army", "territory", "coins"),
    dispute_begun=("army", "territory", "defender"),
    taxed=("army", "territory", "coins"),
    units_added=("army", "territory", *pieces.UNITS),  # free of charge
    units_bought=("army", "territory", "unit", "count", "coins"),
    castle_built=("army", "territory", "coins"),
    crown_bought=("army", "coins"),
    fortified=("army", "territory", "footmen"),
    assaulted=("army", "route", "dice", "hits"),
    units_lost=("army", "territory", *pieces.UNITS),
    battle_begun=("territory", "attacker", "defender"),
    rolled=("territory", *ROLLS),  # up to five rolls in a row, each packed in a number, 0 none
    fought_on=("territory", "rolls", "attacker_hits", "defender_hits"),  # rolls for which there was no more room
    rerolled=("territory", "army", "rank"),
    battle_ended=("territory", "winner", "attacker", "defender", "attacker_lost", "defender_lost"),
    city_taken=("army", "territory", "loser"),
    city_lost=("army", "territory"),
    plundered=("army", "coins"),
    crown_saved=("army",),
    eliminated=("army",),
    marker_passed=("seat",),
    match_won=("seats", "crowns"),  # bit mask of the winners
)

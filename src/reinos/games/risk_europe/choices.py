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

# What can happen. An event tells all that its words need; `crowns` are those that count for a player, so 0 for
# mercenaries (RE-14.11), and `due` is what an empty bank may have cut to `coins` (RE-17.5).
TOLD = 22  # events of a step after which rolls are only counted, because the rest of the step needs its room
EVENTS = Events(
    mercenaries_placed=("army", "territory", "footmen", "castle", "coins"),
    bids_shown=("army", "first", "second", "third", "fourth"),  # army -1: for the marker; bid -1: none
    tie_rolled=("seat", "die"),
    bid_won=("army", "seat", "coins"),  # army -1: the marker
    kingdom_founded=("army", "city", "crowns", "castle", "coins", "due"),
    footmen_placed=("army", "city", "territory", "in_city", "next_door"),  # territory -1: all in the city
    round_begun=("round", "seat", "refilled"),
    cards_chosen=("seats",),  # bit mask; only that all are ready
    auction_begun=("army", "seat"),  # seat -1: nobody had to say which
    turn_begun=("turn", "first", "second", "third", "fourth"),  # armies in their order, -1 none
    card_shown=("army", "card", "turn", "seat"),  # the seat plays it
    marker_taken=("seat", "army", "holder"),  # by whose card; who had the marker
    mission_drawn=("seat", "looked", "left"),  # looked 0: there are none left
    mission_kept=("seat", "kept", "returned"),  # only for the seat; returned -1: none
    mission_revealed=("seat", "mission"),
    expanded=("army", "route", *pieces.UNITS),  # route: origin * 49 + target
    maneuvered=("army", "route", *pieces.UNITS),
    berlin_maneuver=("army", "used"),  # a place in BERLIN_USES
    order_skipped=("army", "card"),
    bonus_skipped=("army", "card", "reason"),  # a place in SKIPPED
    land_claimed=("army", "territory", "castle"),
    city_claimed=("army", "territory", "crowns", "coins", "due"),
    land_left=("army", "territory", "castle"),
    dispute_begun=("army", "territory", "defender"),
    taxed=("army", "territory", "city_coins", "land_coins", "mission_coins", "coins"),
    tile_units=("army", "territory", *pieces.UNITS),  # of a taxed city
    escorted=("army", "territory", "footmen"),
    levied=("army", "territory", "footmen"),
    tile_waits=("army", "territory"),  # RE-10.6  what the tile of the city would have brought
    units_bought=("army", "territory", "unit", "count", "coins"),
    castle_built=("army", "territory", "coins", "left"),
    crown_bought=("army", "coins", "left"),
    fortified=("army", "territory", "footmen", "castle", "builder"),  # builder: Footmen of Master Builder
    assaulted=("army", "route", "dice", "hits", "defender", "units"),
    units_lost=("army", "territory", *pieces.UNITS),
    battles_begun=("seat", "count"),
    battle_begun=("territory", "attacker", "defender", "castle", "attackers", "defenders"),
    volley_rolled=("rank", "attacker_dice", "attacker_hits", "defender_dice", "defender_hits", "stands"),
    general_rolled=("first", "second", "third", "defence", "defence_too", "stands"),  # dice from the highest, 0 none
    fought_on=("territory", "rolls", "attacker_hits", "defender_hits"),  # rolls for which there was no more room
    dice_kept=("army", "attacker_lost", "defender_lost"),
    rerolled=("territory", "army"),
    cheapest_first=("army",),
    battle_ended=("territory", "winner", "attacker", "defender", "attacker_lost", "defender_lost"),
    city_taken=("army", "territory", "loser", "crowns", "loser_crowns"),
    city_lost=("army", "territory", "crowns", "castle"),
    plundered=("army", "coins", "due"),
    cards_discarded=("round",),
    crown_saved=("army",),
    city_regained=("army",),  # RE-12.4  the danger is over
    eliminated=("army", "territories", "coins", "cards", "missions", "saved"),
    marker_passed=("seat",),
    final_count=("seat", "crowns", "territories", "coins", "marker"),
    match_won=("seats", "crowns", "reason", "decided"),  # bit mask of the winners; places in ENDS and TIES
)
BERLIN_USES = ("used", "declined", "impossible")
BERLIN_USED, BERLIN_DECLINED, BERLIN_IMPOSSIBLE = range(3)
SKIPPED = ("unused", "siege", "footmen")  # RE-6.3, RE-6.5  it was not wanted, or what it needs was not there
UNUSED, NO_SIEGE, NO_FOOTMEN = range(3)
ENDS = ("goal", "last", "nobody", "limit")  # RE-11.1, RE-11.5, RE-19.2
END_GOAL, END_LAST, END_NOBODY, END_LIMIT = range(4)
TIES = ("crowns", "territories", "coins", "shared")  # RE-11.2, RE-11.4  what decided between those with most crowns
BY_CROWNS, BY_TERRITORIES, BY_COINS, SHARED = range(4)

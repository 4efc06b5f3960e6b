"""What a player decides in Lancaster, and what can happen."""

from __future__ import annotations

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.core.record import SEATS
from reinos.games.lancaster import box, statutes

# LA-15  Places of `send` and `upgrade`: 0 court, 1 to 9 counties, 10 to 15 castle spaces, 16 to 19 battles.
CHOICES = Choices(
    build={"space": range(box.SPACES)},  # setup_extension, extension_tile
    send={"ally": range(2), "knight": range(1, box.STRENGTHS + 1), "place": range(1, box.PLACES)},
    squires={"count": range(box.MOST + 1)},
    favour={"tile": range(box.FAVOURS)},
    noble={"county": range(box.COUNTIES)},
    remove={"county": range(box.COUNTIES)},
    upgrade={"place": range(box.PLACES), "strength": range(1, box.STRENGTHS)},
    vote={"votes": range(box.MOST + 1), "yes": range(2)},
    trade={"times": range(box.MOST + 1)},
    exchange={"way": range(statutes.WAYS)},
    champion={},
    front={"battle": range(box.BATTLES)},
    tax={"county": range(box.COUNTIES)},
    upkeep={"space": range(box.SPACES)},
    county={"option": range(len(box.COUNTY_OPTIONS))},
    battle={"battle": range(box.BATTLES)},
    starter={"seat": range(SEATS)},
    item={"space": range(box.ALL_SPACES)},  # castle_order; the ally's spaces come last
    ransom={"strength": range(1, box.STRENGTHS + 1)},
    decline={},
    done={},
)


# `ally` is 1 where the seat's ally is meant. Ranks of battles name parties: a seat, or the number of players
# and a seat for that seat's ally.
EVENTS = Events(
    round_begun=("round", "start"),
    battles_laid=("left", "right"),  # battle cards
    laws_proposed=("first", "second", "third"),
    built=("seat", "space"),
    placed=("seat", "ally", "strength", "place", "squires"),
    ousted=("seat", "ally", "strength", "county"),  # LA-4.6
    favoured=("seat", "ally", "tile"),
    noble_taken=("seat", "county"),
    noble_removed=("seat", "county"),  # LA-12.6, LA-12.8  by the seat's ally
    upgraded=("seat", "ally", "strength", "place"),  # strength before
    recruited=("seat", "ally"),
    voted=("seat", "yes", "votes"),
    law_voted=("law", "yes", "no", "approved"),
    law_paid=("seat", "law", "times"),
    traded=("seat", "law", "times"),
    exchanged=("seat", "way"),
    sent_squire=("seat", "battle"),
    tax_paid=("seat", "county"),
    sent_home=("seat", "strength", "place"),
    upkeep_paid=("seat", "space"),
    faced_down=("seat", "space"),
    county_scored=("seat", "ally", "county", "option"),
    crossed=("seat", "ally", "strength", "battle"),  # LA-9.8  from Dorset to a battle
    starter_named=("seat", "starter"),
    castle_scored=("seat", "gold", "squires", "votes"),
    table_seated=("seat", "votes"),  # LA-10.4
    exchange_paid=("seat", "space"),
    ally_scored=("seat", "space"),
    battle_won=("card", "strength", "first", "second", "third"),  # parties by rank, -1 none
    battle_lost=("card", "strength", "first", "second", "third", "row"),  # row 0 lower, 1 upper
    ransomed=("seat", "strength"),
    captured=("seat", "ally", "knights"),
    final_scored=("seat", "knighthood", "extensions", "nobles"),
    match_won=("seats", "points"),  # bit mask of the winners
)
ROUND_BEGUN, BATTLES_LAID, LAWS_PROPOSED = EVENTS["round_begun"], EVENTS["battles_laid"], EVENTS["laws_proposed"]
BUILT, PLACED, OUSTED, FAVOURED = EVENTS["built"], EVENTS["placed"], EVENTS["ousted"], EVENTS["favoured"]
NOBLE_TAKEN, NOBLE_REMOVED, UPGRADED = EVENTS["noble_taken"], EVENTS["noble_removed"], EVENTS["upgraded"]
RECRUITED, VOTED, LAW_VOTED, LAW_PAID = EVENTS["recruited"], EVENTS["voted"], EVENTS["law_voted"], EVENTS["law_paid"]
TRADED, EXCHANGED, SENT_SQUIRE = EVENTS["traded"], EVENTS["exchanged"], EVENTS["sent_squire"]
TAX_PAID, SENT_HOME, UPKEEP_PAID = EVENTS["tax_paid"], EVENTS["sent_home"], EVENTS["upkeep_paid"]
FACED_DOWN, COUNTY_SCORED, CROSSED = EVENTS["faced_down"], EVENTS["county_scored"], EVENTS["crossed"]
STARTER_NAMED, CASTLE_SCORED, TABLE_SEATED = EVENTS["starter_named"], EVENTS["castle_scored"], EVENTS["table_seated"]
EXCHANGE_PAID, ALLY_SCORED, BATTLE_WON = EVENTS["exchange_paid"], EVENTS["ally_scored"], EVENTS["battle_won"]
BATTLE_LOST, RANSOMED, CAPTURED = EVENTS["battle_lost"], EVENTS["ransomed"], EVENTS["captured"]
FINAL_SCORED, MATCH_WON = EVENTS["final_scored"], EVENTS["match_won"]

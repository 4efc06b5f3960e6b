"""What a player decides in Lancaster, and what can happen."""

from __future__ import annotations

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.core.record import SEATS
from reinos.games.lancaster.state import (
    ALLY_SPACES,
    BATTLES,
    COUNTIES,
    COUNTY_OPTIONS,
    FAVOURS,
    MOST,
    PLACES,
    SPACES,
    STRENGTHS,
    WAYS,
)

# LA-15  Places of `send` and `upgrade`: 0 court, 1 to 9 counties, 10 to 15 castle spaces, 16 to 19 battles.
CHOICES = Choices(
    build={"space": range(SPACES)},  # setup_extension, extension_tile
    send={"ally": range(2), "knight": range(1, STRENGTHS + 1), "place": range(1, PLACES)},
    squires={"count": range(MOST + 1)},
    favour={"tile": range(FAVOURS)},
    noble={"county": range(COUNTIES)},
    remove={"county": range(COUNTIES)},
    upgrade={"place": range(PLACES), "strength": range(1, STRENGTHS)},
    vote={"votes": range(MOST + 1), "yes": range(2)},
    trade={"times": range(MOST + 1)},
    exchange={"way": range(WAYS)},
    champion={},
    front={"battle": range(BATTLES)},
    tax={"county": range(COUNTIES)},
    upkeep={"space": range(SPACES)},
    county={"option": range(len(COUNTY_OPTIONS))},
    battle={"battle": range(BATTLES)},
    starter={"seat": range(SEATS)},
    item={"space": range(SPACES + ALLY_SPACES)},  # castle_order; the ally's spaces come last
    ransom={"strength": range(1, STRENGTHS + 1)},
    decline={},
    done={},
)

build_id, built = CHOICES["build"].encoder(), CHOICES["build"].decoder("space")
send_id = CHOICES["send"].encoder()
sent_ally, sent_knight = CHOICES["send"].decoder("ally"), CHOICES["send"].decoder("knight")
sent_place = CHOICES["send"].decoder("place")
squires_id, squires_added = CHOICES["squires"].encoder(), CHOICES["squires"].decoder("count")
favour_id, favour_taken = CHOICES["favour"].encoder(), CHOICES["favour"].decoder("tile")
noble_id, noble_taken = CHOICES["noble"].encoder(), CHOICES["noble"].decoder("county")
remove_id, noble_removed = CHOICES["remove"].encoder(), CHOICES["remove"].decoder("county")
upgrade_id = CHOICES["upgrade"].encoder()
upgraded_place, upgraded_strength = CHOICES["upgrade"].decoder("place"), CHOICES["upgrade"].decoder("strength")
vote_id = CHOICES["vote"].encoder()
vote_tokens, vote_yes = CHOICES["vote"].decoder("votes"), CHOICES["vote"].decoder("yes")
trade_id, traded = CHOICES["trade"].encoder(), CHOICES["trade"].decoder("times")
exchange_id, exchanged = CHOICES["exchange"].encoder(), CHOICES["exchange"].decoder("way")
front_id, front_battle = CHOICES["front"].encoder(), CHOICES["front"].decoder("battle")
tax_id, taxed = CHOICES["tax"].encoder(), CHOICES["tax"].decoder("county")
upkeep_id, upkept = CHOICES["upkeep"].encoder(), CHOICES["upkeep"].decoder("space")
county_id, county_option = CHOICES["county"].encoder(), CHOICES["county"].decoder("option")
battle_id, battle_chosen = CHOICES["battle"].encoder(), CHOICES["battle"].decoder("battle")
starter_id, starter_named = CHOICES["starter"].encoder(), CHOICES["starter"].decoder("seat")
item_id, item_chosen = CHOICES["item"].encoder(), CHOICES["item"].decoder("space")
ransom_id, ransomed = CHOICES["ransom"].encoder(), CHOICES["ransom"].decoder("strength")
CHAMPION_ID = CHOICES["champion"].first
DECLINE_ID = CHOICES["decline"].first
DONE_ID = CHOICES["done"].first

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
    noble_removed=("seat", "county"),  # LA-12.6, LA-12.8  by the seat's ally,
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
ROUND_BEGUN = EVENTS["round_begun"]
BATTLES_LAID = EVENTS["battles_laid"]
LAWS_PROPOSED = EVENTS["laws_proposed"]
BUILT = EVENTS["built"]
PLACED = EVENTS["placed"]
OUSTED = EVENTS["ousted"]
FAVOURED = EVENTS["favoured"]
NOBLE_TAKEN = EVENTS["noble_taken"]
NOBLE_REMOVED = EVENTS["noble_removed"]
UPGRADED = EVENTS["upgraded"]
RECRUITED = EVENTS["recruited"]
VOTED = EVENTS["voted"]
LAW_VOTED = EVENTS["law_voted"]
LAW_PAID = EVENTS["law_paid"]
TRADED = EVENTS["traded"]
EXCHANGED = EVENTS["exchanged"]
SENT_SQUIRE = EVENTS["sent_squire"]
TAX_PAID = EVENTS["tax_paid"]
SENT_HOME = EVENTS["sent_home"]
UPKEEP_PAID = EVENTS["upkeep_paid"]
FACED_DOWN = EVENTS["faced_down"]
COUNTY_SCORED = EVENTS["county_scored"]
CROSSED = EVENTS["crossed"]
STARTER_NAMED = EVENTS["starter_named"]
CASTLE_SCORED = EVENTS["castle_scored"]
TABLE_SEATED = EVENTS["table_seated"]
EXCHANGE_PAID = EVENTS["exchange_paid"]
ALLY_SCORED = EVENTS["ally_scored"]
BATTLE_WON = EVENTS["battle_won"]
BATTLE_LOST = EVENTS["battle_lost"]
RANSOMED = EVENTS["ransomed"]
CAPTURED = EVENTS["captured"]
FINAL_SCORED = EVENTS["final_scored"]
MATCH_WON = EVENTS["match_won"]

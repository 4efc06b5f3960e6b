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
    starter={"clockwise": range(SEATS)},  # so many chairs on from the seat that names it, 0 itself
    item={"space": range(box.ALL_SPACES)},  # castle_order; the ally's spaces come last
    ransom={"strength": range(1, box.STRENGTHS + 1)},
    decline={},
    done={},
)


# Events. `seat` is the player it is about; `ally` is 1 where that player's ally is meant. `place` is a place of
# `send`, `card` the battle card there (-1: no battle). Bits are masks; knights are counted by strength.
EVENTS = Events(
    round_begun=("round", "start"),
    phase_begun=("phase",),
    law_sets_drawn=("group_0", "group_1", "group_2", "group_3", "group_4"),  # LA-8.0  1: the new laws
    laws_begun=("first", "second", "third"),  # in force from the start
    battles_laid=("left", "right"),  # battle cards
    laws_proposed=("first", "second", "third"),
    built=("seat", "space"),
    turned_away=("seat", "strength", "space"),  # LA-5.7  by a tile
    placed=("seat", "ally", "strength", "place", "squires", "card"),
    ousted=("seat", "ally", "strength", "county", "squires"),  # LA-4.6
    passed=("seat",),  # LA-4.14
    favoured=("seat", "ally", "tile"),
    favours_gone=(),
    noble_taken=("seat", "county", "nobles"),  # how many the seat has now
    noble_removed=("seat", "county"),  # LA-12.6, LA-12.8  by the seat's ally
    upgraded=("seat", "ally", "strength", "place", "card"),  # strength before
    recruited=("seat", "ally"),
    lost=("seat", "ally", "part", "amount"),  # LA-5  a part of a reward that falls away
    declined=("seat", "ally", "question"),
    vote_opened=("slot", "law"),
    voted=("seat", "yes", "votes"),
    law_voted=("law", "yes", "no", "approved", "repealed"),
    law_applied=("law",),
    law_paid=("seat", "law", "times", "count"),  # LA-16.3  the count is 0 where it is behind the screens
    law_idle=("law",),  # pays nobody
    traded=("seat", "law", "times"),
    exchanged=("seat", "way"),
    sent_squire=("seat", "battle", "card"),
    tax_paid=("seat", "county"),
    evicted=("seat", "strength", "county", "squires"),  # LA-8.9
    upkeep_paid=("seat", "space"),
    faced_down=("seat", "space"),
    faced_up=("seat", "spaces"),  # bits
    votes_lapsed=("seat", "votes"),  # LA-6.7
    county_scored=("seat", "ally", "county", "option"),
    county_barren=("seat", "ally", "county", "left"),  # LA-9.2  nothing to take; nobles left there
    left_county=("seat", "ally", "strength", "county", "squires"),  # LA-9.4
    crossed=("seat", "ally", "strength", "battle", "card", "squires"),  # LA-9.8  from Dorset to a battle
    starter_named=("seat", "starter"),
    starter_kept=("seat",),  # LA-9.7  nobody in Surrey
    castle_scored=("seat", "spaces"),  # bits
    left_castle=("seat", "ally", "ones", "twos", "threes", "fours"),
    castle_unused=("seat", "spaces"),  # bits: exchanges, and spaces of the ally, with a knight or tile
    exchange_paid=("seat", "space"),
    ally_scored=("seat", "space"),
    table_seated=("seat", "votes"),  # LA-10.4
    # Parties by rank, -1 none: a seat, or SEATS and the seat that leads the ally.
    level=("ahead", "behind", "battle", "card"),  # LA-11.3  equally strong: the later one is ahead
    battle_won=("card", "strength", "first", "second", "third", "battle"),
    battle_lost=("card", "strength", "first", "second", "third", "battle"),
    moved_down=("battle", "card"),  # LA-11.5  the battle in the upper row that is fought again
    front_left=("squires", "battle", "card"),  # LA-8.4  squires of the front that are spent
    ransomed=("seat", "strength"),
    captured=("seat", "ally", "ones", "twos", "threes", "fours"),
    # LA-13  What is compared by seat, -1 no such seat; then who gets how many points each, as bits.
    compared=("prize", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4"),
    prize_won=("prize", "first", "points", "second", "points_second", "tied"),
    nobles_scored=("seat_0", "seat_1", "seat_2", "seat_3", "seat_4"),
    match_won=("seat_0", "seat_1", "seat_2", "seat_3", "seat_4"),  # points
)
ROUND_BEGUN, PHASE_BEGUN, LAW_SETS_DRAWN = EVENTS["round_begun"], EVENTS["phase_begun"], EVENTS["law_sets_drawn"]
LAWS_BEGUN, BATTLES_LAID, LAWS_PROPOSED = EVENTS["laws_begun"], EVENTS["battles_laid"], EVENTS["laws_proposed"]
BUILT, TURNED_AWAY, PLACED, OUSTED = EVENTS["built"], EVENTS["turned_away"], EVENTS["placed"], EVENTS["ousted"]
PASSED, FAVOURED, FAVOURS_GONE = EVENTS["passed"], EVENTS["favoured"], EVENTS["favours_gone"]
NOBLE_TAKEN, NOBLE_REMOVED, UPGRADED = EVENTS["noble_taken"], EVENTS["noble_removed"], EVENTS["upgraded"]
RECRUITED, LOST, DECLINED = EVENTS["recruited"], EVENTS["lost"], EVENTS["declined"]
VOTE_OPENED, VOTED = EVENTS["vote_opened"], EVENTS["voted"]
LAW_VOTED, LAW_APPLIED, LAW_PAID = EVENTS["law_voted"], EVENTS["law_applied"], EVENTS["law_paid"]
LAW_IDLE, TRADED, EXCHANGED = EVENTS["law_idle"], EVENTS["traded"], EVENTS["exchanged"]
SENT_SQUIRE, TAX_PAID, EVICTED = EVENTS["sent_squire"], EVENTS["tax_paid"], EVENTS["evicted"]
UPKEEP_PAID, FACED_DOWN, FACED_UP = EVENTS["upkeep_paid"], EVENTS["faced_down"], EVENTS["faced_up"]
VOTES_LAPSED, COUNTY_SCORED, COUNTY_BARREN = EVENTS["votes_lapsed"], EVENTS["county_scored"], EVENTS["county_barren"]
LEFT_COUNTY, CROSSED, STARTER_NAMED = EVENTS["left_county"], EVENTS["crossed"], EVENTS["starter_named"]
STARTER_KEPT, CASTLE_SCORED, LEFT_CASTLE = EVENTS["starter_kept"], EVENTS["castle_scored"], EVENTS["left_castle"]
CASTLE_UNUSED, EXCHANGE_PAID = EVENTS["castle_unused"], EVENTS["exchange_paid"]
ALLY_SCORED, TABLE_SEATED = EVENTS["ally_scored"], EVENTS["table_seated"]
LEVEL, BATTLE_WON, BATTLE_LOST = EVENTS["level"], EVENTS["battle_won"], EVENTS["battle_lost"]
MOVED_DOWN, FRONT_LEFT = EVENTS["moved_down"], EVENTS["front_left"]
RANSOMED, CAPTURED, COMPARED = EVENTS["ransomed"], EVENTS["captured"], EVENTS["compared"]
PRIZE_WON, NOBLES_SCORED, MATCH_WON = EVENTS["prize_won"], EVENTS["nobles_scored"], EVENTS["match_won"]

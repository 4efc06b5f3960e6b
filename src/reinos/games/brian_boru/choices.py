"""What a player decides in Brian Boru, and what can happen."""

from __future__ import annotations

from reinos.core.choice import Choices
from reinos.core.event import Events
from reinos.games.brian_boru.box import CARDS, MOST_BOUGHT, SIDES, TOWNS

# BB-15  The decisions of the state machine. A draft is two choices, an expansion may be declined.
CHOICES = Choices(
    start_town={"town": range(TOWNS)},
    draft={"card": range(1, CARDS + 1)},
    lead_town={"town": range(TOWNS)},
    play={"card": range(1, CARDS + 1)},
    option={"index": range(2)},
    buy={"count": range(MOST_BOUGHT + 1)},
    stay={},
    expand={"town": range(TOWNS)},
    liberate={"town": range(TOWNS)},
    marriage_town={"town": range(TOWNS)},
    princess={"side": range(len(SIDES))},
    track_town={"town": range(TOWNS)},
    raid_town={"town": range(TOWNS)},
    monastery={"town": range(TOWNS)},
)

EVENTS = Events(
    starter=("seat",),
    settled=("seat", "town"),
    round_begun=("round", "last"),
    vikings_landed=("strength",),
    marriage_revealed=("marriage",),
    drafted=("seat", "card"),  # for that seat only
    draft_chosen=("seat",),
    packs_passed=("turn",),  # of the draft, from 1
    hands_ready=("cards",),
    led=("seat", "town"),
    no_active_town=("seat",),
    played=("seat", "card"),
    trick_won=("seat", "card", "town"),
    trick_unwon=("seat",),  # the leader, who takes the marker back
    option_taken=("seat", "card", "index"),
    town_taken=("seat", "town"),
    coins_gained=("seat", "coins"),
    coin_paid=("seat",),
    points_paid=("seat", "points"),
    nothing_paid=("seat",),  # neither coins nor points
    church_discs=("seat", "discs", "coins"),  # coins: what was paid for them
    raiders_taken=("seat", "raiders", "coins", "left"),  # left in the battle area
    courted=("seat", "space", "coins", "up"),  # up: spaces
    fell_back=("seat", "space"),
    expanded=("seat", "town"),
    stayed=("seat",),
    no_expansion=("seat", "coins"),  # too few coins, or no town along a road
    nothing_freed=("seat",),
    liberated=("seat", "town", "owner"),
    last_cards=("cards",),
    nobody_marries=("marriage",),
    married=("seat", "marriage", "points", "renown"),
    marriage_town_taken=("seat", "town"),
    marriage_town_missed=("seat", "region"),  # no empty town there
    princess_wed=("seat", "side"),
    track_reward=("seat", "space", "coins", "renown"),
    track_town_taken=("seat", "town"),
    track_town_missed=("seat",),
    repelled=(),
    raid=("raiders", "fewest"),  # left in the battle area; held by each of those who lose a town
    unharmed=("seat",),
    town_lost=("seat", "town", "chooser"),
    spoils=("seat", "points", "raiders"),
    spoils_tied=("raiders",),
    second_spoils=("seat",),
    church_led=("seat", "discs"),
    church_tied=("discs",),
    monastery_built=("seat", "town", "discs"),  # discs: those that it takes, 0 for who has the most
    monastery_missed=("seat",),  # every town of theirs has one
    church_left=("seat", "discs"),
    second_church=("seat",),
    claim_turned=("region",),
    claim_taken=("seat", "region", "from_seat"),  # -1: the board
    claim_returned=("region", "from_seat"),
    final_scored=("seat", "coins", "marker", "renown", "claims", "regions"),
    # bit mask of the winners; who is next, how far behind, and the claim tokens of winner and next
    game_won=("seats", "points", "second", "lead", "claims", "next_claims"),
)

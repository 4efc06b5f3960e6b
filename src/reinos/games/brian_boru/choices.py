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
    church_discs=("seat", "discs", "coins"),  # coins: what was paid for them
    raiders_taken=("seat", "raiders", "coins"),
    courted=("seat", "space", "coins"),
    fell_back=("seat", "space"),
    expanded=("seat", "town"),
    stayed=("seat",),
    liberated=("seat", "town", "owner"),
    last_cards=("cards",),
    nobody_marries=("marriage",),
    married=("seat", "marriage", "points", "renown"),
    marriage_town_taken=("seat", "town"),
    princess_wed=("seat", "side"),
    track_reward=("seat", "space", "coins", "renown"),
    track_town_taken=("seat", "town"),
    repelled=(),
    raid=("raiders",),
    unharmed=("seat",),
    town_lost=("seat", "town", "chooser"),
    spoils=("seat", "points"),
    second_spoils=("seat",),
    church_led=("seat", "discs"),
    monastery_built=("seat", "town"),
    second_church=("seat",),
    claim_turned=("region",),
    claim_taken=("seat", "region"),
    claim_returned=("region",),
    final_scored=("seat", "coins", "marker", "renown", "claims", "regions"),
    game_won=("seats", "points"),  # bit mask of the winners
)

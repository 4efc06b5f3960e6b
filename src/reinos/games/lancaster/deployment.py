"""Phase 1: knights go to counties, castles and battles (LA-4)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.choices import CHOICES, FAVOURED, FAVOURS_GONE, OUSTED, PASSED, PLACED
from reinos.games.lancaster.knights import (
    ally_of,
    card_at,
    enter,
    entry_slot,
    in_court,
    is_ally,
    leave_county,
    lord,
    report,
)
from reinos.games.lancaster.rewards import ask_for, grant, lose_unusable, pay_squires
from reinos.games.lancaster.state import IN_STOCK, SHOWN, TAKEN, State

send_id, squires_id = CHOICES["send"].encoder(), CHOICES["squires"].encoder()
NEVER = box.STRENGTHS + 1  # no knight is that strong


@rule
def to_beat(s: State, county: int) -> int:
    """LA-4.6  Strength of the knight and squires in a county, 0 if it is empty."""
    return int(s.garrison[county]) + int(s.retinue[county])


@rule
def helpers(s: State, party: int) -> int:
    """LA-4.4, LA-12.4, LA-12.11  Squires that may go with a knight; never with an ally's."""
    return 0 if is_ally(s, party) else int(s.squires[party])


@rule
def least_squires(s: State, strength: int, county: int) -> int:
    """LA-4.6  Squires without which a knight cannot take the county."""
    if s.holder[county] < 0:
        return 0
    return max(0, to_beat(s, county) + 1 - strength)


@rule
def least_knight(s: State, party: int, county: int) -> int:
    """LA-4.3, LA-4.6, LA-4.7, LA-12.5  The weakest knight that may go to a county, with all squires if need be."""
    holder = int(s.holder[county])
    least = int(printed.MINIMUM[county])
    if holder < 0:
        return least
    if lord(s, holder) == lord(s, party):
        return NEVER
    return max(least, to_beat(s, county) + 1 - helpers(s, party))


@rule
def space_free(s: State, party: int, space: int) -> bool:
    """LA-4.8, LA-12.4  Whether a knight of the party may stand on a space of its castle."""
    if s.castle[party, space] != 0:
        return False
    if is_ally(s, party):
        return space < box.ALLY_SPACES
    return bool(s.tiles[party, space] == IN_STOCK)


@rule
def can_place_party(s: State, party: int) -> bool:
    """LA-4.14  Whether any knight in the party's court has a legal placement."""
    strongest = 0
    for strength in range(1, box.STRENGTHS + 1):
        if s.court[party, strength] > 0:
            strongest = strength
    if strongest == 0:
        return False
    for space in range(box.SPACES):
        if space_free(s, party, space):
            return True
    for battle in range(box.BATTLES):
        if entry_slot(s, party, battle) >= 0:
            return True
    least = NEVER
    for county in range(box.COUNTIES):
        least = min(least, least_knight(s, party, county))
    return strongest >= least


@rule
def can_place(s: State, seat: int) -> bool:
    """LA-4.1, LA-4.14, LA-4.15, LA-12.3  Whether a seat can place a knight of its own or of its ally."""
    if can_place_party(s, seat):
        return True
    return s.players == 2 and can_place_party(s, ally_of(s, seat))


@rule
def continue_deployment(s: State) -> None:
    """LA-4.1, LA-4.2, LA-4.14, LA-12.3, LA-14.5  The next seat clockwise that can place; none: it is over."""
    for _ in range(s.players):
        seat = asking.next_seat(s)
        s.step += 1
        if can_place(s, seat):
            asking.ask(s, asking.ASK_PLACE, seat)
            return
        tell_pass(s, seat)
    asking.begin(s, asking.PARLIAMENT)


@rule
def tell_pass(s: State, seat: int) -> None:
    """LA-4.14  Tell that knights stay in the court because none of them can be placed."""
    if not s.quiet and in_court(s, seat) + (in_court(s, ally_of(s, seat)) if s.players == 2 else 0) > 0:
        emit(s, PASSED, seat)


@rule
def placements(s: State, seat: int, out: Any, n: int) -> int:
    """LA-4.1, LA-12.3  Every knight in court to every place where it may go."""
    n = party_placements(s, seat, 0, out, n)
    if s.players == 2:
        n = party_placements(s, ally_of(s, seat), 1, out, n)
    return n


@rule
def party_placements(s: State, party: int, ally: int, out: Any, n: int) -> int:
    """LA-4.3 to LA-4.11, LA-12.4, LA-12.5  The placements of one court."""
    if in_court(s, party) == 0:
        return n
    places = 0  # bits: castle spaces and battles that any knight may go to
    for space in range(box.SPACES):
        if space_free(s, party, space):
            places |= 1 << (box.CASTLE_AT + space)
    for battle in range(box.BATTLES):
        if entry_slot(s, party, battle) >= 0:
            places |= 1 << (box.BATTLE_AT + battle)
    for strength in range(1, box.STRENGTHS + 1):
        if s.court[party, strength] > 0:
            for county in range(box.COUNTIES):
                if strength >= least_knight(s, party, county):
                    out[n] = send_id(ally, strength, box.COUNTY_AT + county)
                    n += 1
            for place in range(box.CASTLE_AT, box.PLACES):
                if (places >> place) & 1:
                    out[n] = send_id(ally, strength, place)
                    n += 1
    return n


@rule
def send(s: State, seat: int, ally: int, strength: int, place: int) -> None:
    """LA-4.1, LA-4.12  Send a knight out; only one that goes to a county may be given squires."""
    party = ally_of(s, seat) if ally else seat
    if place < box.CASTLE_AT:
        if helpers(s, party) > 0:
            s.sent = strength
            s.sent_to = place - box.COUNTY_AT
            asking.ask(s, asking.ASK_SQUIRES, party)
        else:
            occupy(s, party, strength, place - box.COUNTY_AT, 0)
        return
    s.court[party, strength] -= 1
    report(s, PLACED, party, strength, place, 0, card_at(s, place))
    if place < box.BATTLE_AT:
        s.castle[party, place - box.CASTLE_AT] = strength
    else:
        enter(s, party, strength, place - box.BATTLE_AT)
        ask_favour(s, party)


@rule
def retinues(s: State, seat: int, out: Any, n: int) -> int:
    """LA-4.4, LA-4.6  From as many squires as are needed to all of them."""
    for count in range(least_squires(s, s.sent, s.sent_to), min(helpers(s, s.party), box.MOST) + 1):
        out[n] = squires_id(count)
        n += 1
    return n


@rule
def add_squires(s: State, seat: int, count: int) -> None:
    """LA-4.4  The knight that waits goes with so many squires."""
    occupy(s, s.party, s.sent, s.sent_to, count)
    s.sent = 0
    s.sent_to = box.NOBODY


@rule
def occupy(s: State, party: int, strength: int, county: int, squires: int) -> None:
    """LA-4.4 to LA-4.6, LA-14.18  Take the county; a beaten knight returns to its court, its squires are lost."""
    beaten = int(s.holder[county])
    report(s, PLACED, party, strength, box.COUNTY_AT + county, squires, box.NOBODY)
    if beaten >= 0:
        report(s, OUSTED, beaten, int(s.garrison[county]), county, int(s.retinue[county]))
        leave_county(s, county)
    s.court[party, strength] -= 1
    if squires > 0:
        pay_squires(s, party, -squires)
    s.holder[county] = party
    s.garrison[county] = strength
    s.retinue[county] = squires


# --- king's favour


@rule
def is_shown(s: State, seat: int, tile: int) -> bool:
    """LA-4.13, LA-14.10  The favour tiles that are face up; one must be chosen."""
    return bool(s.favour[tile] == SHOWN)


@rule
def favours_left(s: State) -> int:
    """LA-4.13  How many favour tiles are face up."""
    count = 0
    for tile in range(box.FAVOURS):
        count += int(s.favour[tile] == SHOWN)
    return count


@rule
def ask_favour(s: State, party: int) -> None:
    """LA-4.13  A knight that goes to a battle wins a favour, as long as there are any."""
    if favours_left(s) > 0:
        asking.ask(s, asking.ASK_FAVOUR, party)


@rule
def take_favour(s: State, seat: int, tile: int) -> None:
    """LA-4.13, LA-12.6, LA-14.23  Turn the tile down and receive its reward at once; an ally must remove a noble."""
    s.favour[tile] = TAKEN
    report(s, FAVOURED, s.party, tile)
    if not s.quiet and favours_left(s) == 0:
        emit(s, FAVOURS_GONE)
    lose_unusable(s, s.party, printed.FAVOUR_REWARD[tile])
    grant(s, s.party, printed.FAVOUR_REWARD[tile], 1)
    ask_for(s, s.party, printed.FAVOUR_REWARD[tile], 1)

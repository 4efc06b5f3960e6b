"""Phase 1: knights go to counties, castles and battles (LA-4)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster.choices import FAVOURED, OUSTED, PLACED, favour_id, noble_id, remove_id, send_id, squires_id
from reinos.games.lancaster.knights import ally_of, enter, entry_slot, in_court, is_ally, leave_county, lord
from reinos.games.lancaster.rewards import ask, ask_upgrade, grant, noble_possible, pay_squires
from reinos.games.lancaster.state import (
    ALLY_SPACES,
    ASK_FAVOUR,
    ASK_NOBLE,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_SQUIRES,
    BATTLE_AT,
    BATTLES,
    CASTLE_AT,
    COUNTIES,
    COUNTY_AT,
    FAVOUR_REWARD,
    FAVOURS,
    GOLD,
    IN_STOCK,
    MINIMUM,
    MOST,
    NEW_KNIGHT,
    NOBLE,
    NOBODY,
    PARLIAMENT,
    SHOWN,
    SPACES,
    STRENGTHS,
    TAKEN,
    UPGRADE,
    State,
)

NEVER = STRENGTHS + 1  # no knight is that strong


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
    least = int(MINIMUM[county])
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
        return space < ALLY_SPACES
    return bool(s.tiles[party, space] == IN_STOCK)


@rule
def can_place_party(s: State, party: int) -> bool:
    """LA-4.14  Whether any knight in the party's court has a legal placement."""
    strongest = 0
    for strength in range(1, STRENGTHS + 1):
        if s.court[party, strength] > 0:
            strongest = strength
    if strongest == 0:
        return False
    for space in range(SPACES):
        if space_free(s, party, space):
            return True
    for battle in range(BATTLES):
        if entry_slot(s, party, battle) >= 0:
            return True
    least = NEVER
    for county in range(COUNTIES):
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
    for step in range(1, s.players + 1):
        seat = (s.turn + step) % s.players
        if can_place(s, seat):
            s.turn = seat
            ask(s, ASK_PLACE, seat)
            return
    s.phase = PARLIAMENT
    s.vote = 0


@rule
def place_choices(s: State, seat: int, out: Any) -> int:
    """LA-4.1, LA-12.3  Every knight in court to every place where it may go."""
    n = party_places(s, seat, 0, out, 0)
    if s.players == 2:
        n = party_places(s, ally_of(s, seat), 1, out, n)
    return n


@rule
def party_places(s: State, party: int, ally: int, out: Any, n: int) -> int:
    """LA-4.3 to LA-4.11, LA-12.4, LA-12.5  The placements of one court; returns how many choices there are now."""
    if in_court(s, party) == 0:
        return n
    spaces = 0
    for space in range(SPACES):
        if space_free(s, party, space):
            spaces |= 1 << space
    battles = 0
    for battle in range(BATTLES):
        if entry_slot(s, party, battle) >= 0:
            battles |= 1 << battle
    for strength in range(1, STRENGTHS + 1):
        if s.court[party, strength] > 0:
            for county in range(COUNTIES):
                if strength >= least_knight(s, party, county):
                    out[n] = send_id(ally, strength, COUNTY_AT + county)
                    n += 1
            for space in range(SPACES):
                if (spaces >> space) & 1:
                    out[n] = send_id(ally, strength, CASTLE_AT + space)
                    n += 1
            for battle in range(BATTLES):
                if (battles >> battle) & 1:
                    out[n] = send_id(ally, strength, BATTLE_AT + battle)
                    n += 1
    return n


@rule
def squires_choices(s: State, out: Any) -> int:
    """LA-4.4, LA-4.6  From as many squires as are needed to all of them."""
    n = 0
    for count in range(least_squires(s, s.sent, s.sent_to), min(helpers(s, s.party), MOST) + 1):
        out[n] = squires_id(count)
        n += 1
    return n


@rule
def send(s: State, party: int, strength: int, place: int) -> None:
    """LA-4.1, LA-4.12  Send a knight out; only one that goes to a county may be given squires."""
    if place >= BATTLE_AT:
        s.court[party, strength] -= 1
        enter(s, party, strength, place - BATTLE_AT)
        emit(s, PLACED, lord(s, party), int(is_ally(s, party)), strength, place, 0)
        if any_favour(s):
            ask(s, ASK_FAVOUR, party)
    elif place >= CASTLE_AT:
        s.court[party, strength] -= 1
        s.castle[party, place - CASTLE_AT] = strength
        emit(s, PLACED, lord(s, party), int(is_ally(s, party)), strength, place, 0)
    elif helpers(s, party) > 0:
        s.sent = strength
        s.sent_to = place - COUNTY_AT
        ask(s, ASK_SQUIRES, party)
    else:
        occupy(s, party, strength, place - COUNTY_AT, 0)


@rule
def occupy(s: State, party: int, strength: int, county: int, squires: int) -> None:
    """LA-4.4 to LA-4.6, LA-14.18  Take the county; a beaten knight returns to its court, its squires are lost."""
    s.sent = 0
    s.sent_to = NOBODY
    beaten = int(s.holder[county])
    if beaten >= 0:
        emit(s, OUSTED, lord(s, beaten), int(is_ally(s, beaten)), int(s.garrison[county]), county)
        leave_county(s, county)
    s.court[party, strength] -= 1
    if squires > 0:
        pay_squires(s, party, -squires)
    s.holder[county] = party
    s.garrison[county] = strength
    s.retinue[county] = squires
    emit(s, PLACED, lord(s, party), int(is_ally(s, party)), strength, COUNTY_AT + county, squires)


# --- king's favour


@rule
def any_favour(s: State) -> bool:
    """LA-4.13  Whether a favour tile is face up."""
    shown = 0
    for tile in range(FAVOURS):
        if s.favour[tile] == SHOWN:
            shown += 1
    return shown > 0


@rule
def favour_choices(s: State, out: Any) -> int:
    """LA-4.13, LA-14.10  The tiles that are face up; one must be chosen."""
    n = 0
    for tile in range(FAVOURS):
        if s.favour[tile] == SHOWN:
            out[n] = favour_id(tile)
            n += 1
    return n


@rule
def take_favour(s: State, party: int, tile: int) -> None:
    """LA-4.13, LA-12.6, LA-14.23  Turn the tile down and receive its reward at once; an ally must remove a noble."""
    s.favour[tile] = TAKEN
    emit(s, FAVOURED, lord(s, party), int(is_ally(s, party)), tile)
    for part in range(GOLD, NEW_KNIGHT):
        if FAVOUR_REWARD[tile, part] > 0:
            grant(s, party, part, int(FAVOUR_REWARD[tile, part]))
    if FAVOUR_REWARD[tile, UPGRADE] > 0:
        ask_upgrade(s, party, 1)
    if FAVOUR_REWARD[tile, NOBLE] > 0 and some_noble(s, party):
        ask(s, ASK_REMOVE if is_ally(s, party) else ASK_NOBLE, party)
        s.may_decline = 0 if is_ally(s, party) else 1


@rule
def some_noble(s: State, party: int) -> bool:
    """LA-5.8, LA-12.6  Whether there is a county whose noble could be taken or removed."""
    count = 0
    for county in range(COUNTIES):
        if noble_possible(s, party, county):
            count += 1
    return count > 0


@rule
def noble_choices(s: State, party: int, out: Any) -> int:
    """LA-5.8, LA-12.6  The counties whose noble can be taken; an ally removes one of any stack."""
    n = 0
    for county in range(COUNTIES):
        if noble_possible(s, party, county):
            out[n] = remove_id(county) if is_ally(s, party) else noble_id(county)
            n += 1
    return n

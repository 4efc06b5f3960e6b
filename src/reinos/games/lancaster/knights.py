"""Knights: where they stand, how they come and go, how they are replaced by stronger ones."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import box
from reinos.games.lancaster.choices import CROSSED, LEFT_COUNTY, RECRUITED, TURNED_AWAY, UPGRADED
from reinos.games.lancaster.state import DEPLOYED, State


@rule
def lord(s: State, party: int) -> int:
    """LA-12.2  The seat that decides for a party: itself, or the one that leads the ally."""
    return party if party < s.players else party - s.players


@rule
def ally_of(s: State, seat: int) -> int:
    """LA-12.2  The ally that a seat leads, with two players."""
    return seat + s.players


@rule
def is_ally(s: State, party: int) -> bool:
    """LA-12.2  Whether a party is an ally."""
    return bool(party >= s.players)


@rule
def parties(s: State) -> int:
    """LA-12.2  Seats, and with two players an ally for each."""
    return 4 if s.players == 2 else s.players


@rule
def report(s: State, kind: int, party: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell everybody what happened to a party: of its seat, or of that seat's ally."""
    emit(s, kind, lord(s, party), int(is_ally(s, party)), a, b, c, d)


@rule
def card_at(s: State, place: int) -> int:
    """The battle card at a place where knights stand, -1 where there is no battle."""
    return int(s.card[place - box.BATTLE_AT]) if place >= box.BATTLE_AT else box.NOBODY


@rule
def in_court(s: State, party: int) -> int:
    """How many knights a party has in court."""
    count = 0
    for strength in range(1, box.STRENGTHS + 1):
        count += int(s.court[party, strength])
    return count


@rule
def slot_of(s: State, party: int, battle: int) -> int:
    """LA-4.9  The party's slot in a battle, -1 none."""
    for slot in range(box.SLOTS):
        if s.fighter[battle, slot] == party:
            return slot
    return -1


@rule
def height_of(s: State, battle: int, slot: int, strength: int) -> int:
    """Where in the stack of a slot the first knight of a strength stands; of strength 0: the first free place."""
    for height in range(box.KNIGHTS):
        if s.stack[battle, slot, height] == strength:
            return height
    return -1


@rule
def entry_slot(s: State, party: int, battle: int) -> int:
    """LA-4.9 to LA-4.11, LA-11.8  Where a party's next knight goes: its own slot, else the topmost free one; or -1."""
    if s.card[battle] < 0:
        return -1
    own = slot_of(s, party, battle)
    return own if own >= 0 else slot_of(s, box.NOBODY, battle)


@rule
def may_enter_some(s: State, party: int) -> bool:
    """LA-9.8  Whether the party may enter any battle."""
    for battle in range(box.BATTLES):
        if entry_slot(s, party, battle) >= 0:
            return True
    return False


@rule
def enter(s: State, party: int, strength: int, battle: int) -> None:
    """LA-4.10, LA-4.11  A knight joins a battle, on top of those of its party."""
    slot = entry_slot(s, party, battle)
    s.fighter[battle, slot] = party
    s.stack[battle, slot, height_of(s, battle, slot, 0)] = strength


@rule
def cross(s: State, county: int, battle: int) -> None:
    """LA-5.9, LA-9.8  From Dorset to a battle, without favour; the squires go to the supply."""
    party, strength = int(s.holder[county]), int(s.garrison[county])
    enter(s, party, strength, battle)
    report(s, CROSSED, party, strength, battle, int(s.card[battle]), int(s.retinue[county]))
    clear_county(s, county)


@rule
def go_home(s: State, county: int) -> None:
    """LA-9.4  The knight of a county that has been scored leaves it."""
    report(s, LEFT_COUNTY, int(s.holder[county]), int(s.garrison[county]), county, int(s.retinue[county]))
    leave_county(s, county)


@rule
def leave_county(s: State, county: int) -> None:
    """LA-4.6, LA-9.4, LA-14.12  The knight goes to its owner's court, its squires to the supply."""
    s.court[s.holder[county], s.garrison[county]] += 1
    clear_county(s, county)


@rule
def clear_county(s: State, county: int) -> None:
    """Nobody stands in the county any more."""
    s.holder[county] = box.NOBODY
    s.garrison[county] = 0
    s.retinue[county] = 0


@rule
def leave_castle(s: State, party: int, space: int) -> None:
    """LA-5.7, LA-10.2  A knight of the castle goes to the court."""
    strength = int(s.castle[party, space])
    if strength > 0:
        s.court[party, strength] += 1
        s.castle[party, space] = 0


@rule
def turn_away(s: State, seat: int, space: int) -> None:
    """LA-5.7  The knight whose space is built over goes to the court without being scored."""
    strength = int(s.castle[seat, space])
    if strength > 0:
        leave_castle(s, seat, space)
        emit(s, TURNED_AWAY, seat, strength, space)


@rule
def recruit(s: State, party: int) -> None:
    """LA-5.5, LA-12.13  A strength-1 knight from the own reserve, which must have one, to the court."""
    s.reserve[party, 1] -= 1
    s.court[party, 1] += 1
    report(s, RECRUITED, party)


# --- counting


@rule
def deployed(s: State, party: int, strength: int) -> int:
    """LA-1.2  Knights of a strength on counties, castle spaces and battle slots."""
    count = 0
    for county in range(box.COUNTIES):
        if s.holder[county] == party and s.garrison[county] == strength:
            count += 1
    for space in range(box.SPACES):
        if s.castle[party, space] == strength:
            count += 1
    for battle in range(box.BATTLES):
        slot = slot_of(s, party, battle)
        if slot >= 0:
            for height in range(box.KNIGHTS):
                if s.stack[battle, slot, height] == strength:
                    count += 1
    return count


@rule
def stack_strength(s: State, battle: int, slot: int) -> int:
    """LA-11.3, LA-8.4  Strength of a slot: its knights and the squires sent to the front."""
    total = int(s.aid[battle, slot])
    for height in range(box.KNIGHTS):
        total += int(s.stack[battle, slot, height])
    return total


@rule
def strength_in_play(s: State, party: int) -> int:
    """LA-13.1  Sum of the strengths of all knights that are not in the reserve."""
    total = 0
    for strength in range(1, box.STRENGTHS + 1):
        total += strength * (int(s.court[party, strength]) + deployed(s, party, strength))
    return total


# --- upgrades


@rule
def stands(s: State, party: int, place: int, strength: int) -> bool:
    """LA-5.6, LA-15  Whether the party has a knight of that strength at that place."""
    if place == box.COURT:
        return bool(s.court[party, strength] > 0)
    if place < box.CASTLE_AT:
        return bool(s.holder[place - box.COUNTY_AT] == party and s.garrison[place - box.COUNTY_AT] == strength)
    if place < box.BATTLE_AT:
        return bool(s.castle[party, place - box.CASTLE_AT] == strength)
    slot = slot_of(s, party, place - box.BATTLE_AT)
    return slot >= 0 and height_of(s, place - box.BATTLE_AT, slot, strength) >= 0


@rule
def upgradable(s: State, party: int, place: int, strength: int) -> bool:
    """LA-5.6, LA-14.2  A knight in play, or deployed if the option says so, with one 1 stronger in the reserve."""
    if s.reserve[party, strength + 1] == 0 or (place == box.COURT and s.upgrade_scope == DEPLOYED):
        return False
    return stands(s, party, place, strength)


@rule
def can_upgrade(s: State, party: int) -> bool:
    """LA-5.11  Whether any knight can be upgraded."""
    for strength in range(1, box.STRENGTHS):
        if s.reserve[party, strength + 1] > 0:
            for place in range(box.PLACES):
                if upgradable(s, party, place, strength):
                    return True
    return False


@rule
def upgrade(s: State, party: int, place: int, strength: int) -> None:
    """LA-5.6, LA-12.13  A knight gives its place to one exactly 1 stronger of its own reserve; squires there stay."""
    s.reserve[party, strength + 1] -= 1
    s.reserve[party, strength] += 1
    if place == box.COURT:
        s.court[party, strength] -= 1
        s.court[party, strength + 1] += 1
    elif place < box.CASTLE_AT:
        s.garrison[place - box.COUNTY_AT] = strength + 1
    elif place < box.BATTLE_AT:
        s.castle[party, place - box.CASTLE_AT] = strength + 1
    else:
        battle = place - box.BATTLE_AT
        slot = slot_of(s, party, battle)
        s.stack[battle, slot, height_of(s, battle, slot, strength)] = strength + 1
    report(s, UPGRADED, party, strength, place, card_at(s, place))

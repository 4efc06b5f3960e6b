"""Phase 3c: battles are won or lost, prisoners ransomed (LA-11)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.choices import BATTLE_LOST, BATTLE_WON, CAPTURED, FRONT_LEFT, LEVEL, MOVED_DOWN, RANSOMED
from reinos.games.lancaster.knights import height_of, is_ally, parties, report, slot_of, stack_strength, stands
from reinos.games.lancaster.rewards import pay_gold, score_points
from reinos.games.lancaster.state import State


@rule
def english(s: State, battle: int) -> int:
    """LA-11.2, LA-8.4  Strength of all knights in a battle, and of the squires sent there."""
    total = 0
    for slot in range(box.SLOTS):
        total += stack_strength(s, battle, slot)
    return total


@rule
def england_wins(s: State, battle: int) -> bool:
    """LA-11.2, LA-11.7  At least the French strength; a battle without knights is a French win."""
    return bool(english(s, battle) >= printed.FRENCH[s.card[battle]])


@rule
def ahead(s: State, battle: int, one: int, two: int) -> bool:
    """LA-11.3  Whether a slot ranks before another: stronger, or equal and entered later."""
    difference = stack_strength(s, battle, one) - stack_strength(s, battle, two)
    return difference > 0 or (difference == 0 and one > two)


@rule
def ranked(s: State, battle: int, rank: int) -> int:
    """LA-11.3  The slot with a rank (0 first), -1 none."""
    for slot in range(box.SLOTS):
        if s.fighter[battle, slot] >= 0:
            before = 0
            for other in range(box.SLOTS):
                if other != slot and s.fighter[battle, other] >= 0 and ahead(s, battle, other, slot):
                    before += 1
            if before == rank:
                return slot
    return -1


@rule
def party_ranked(s: State, battle: int, rank: int) -> int:
    """LA-11.3  The party with a rank, -1 none."""
    slot = ranked(s, battle, rank)
    return int(s.fighter[battle, slot]) if slot >= 0 else box.NOBODY


@rule
def continue_battles(s: State) -> bool:
    """LA-11.1, LA-14.22  Lower row, then upper row, left to right; true when all have been scored."""
    if s.battle == box.BATTLES:
        return True
    if s.prisoners:
        continue_ransom(s)
    elif s.card[s.battle] < 0:
        s.battle += 1
    else:
        fight(s, s.battle)
    return False


@rule
def fight(s: State, battle: int) -> None:
    """LA-11.2 to LA-11.7  Points by rank; then the knights go home, stay on, or are prisoners."""
    won = england_wins(s, battle)
    tell(s, battle, won)
    pay_ranks(s, battle, 0 if won else 1)
    spend_squires(s, battle)
    if won:
        for slot in range(box.SLOTS):
            send_home(s, battle, slot)
        clear_battle(s, battle)
        s.battle += 1
    elif battle >= box.UPPER:
        move_down(s, battle)
        s.battle += 1
    else:
        s.prisoners = 1
        s.step = 0
        for party in range(s.players, parties(s)):
            imprison(s, party)


@rule
def tell(s: State, battle: int, won: bool) -> None:
    """LA-11.3  The result for the record of events; before it, what ranks those who are equally strong."""
    if s.quiet:
        return
    for rank in range(box.SLOTS - 1):
        one, two = ranked(s, battle, rank), ranked(s, battle, rank + 1)
        if two >= 0 and stack_strength(s, battle, one) == stack_strength(s, battle, two):
            emit(s, LEVEL, told_ranked(s, battle, rank), told_ranked(s, battle, rank + 1), battle, int(s.card[battle]))
    first, second, third = told_ranked(s, battle, 0), told_ranked(s, battle, 1), told_ranked(s, battle, 2)
    kind = BATTLE_WON if won else BATTLE_LOST
    emit(s, kind, int(s.card[battle]), english(s, battle), first, second, third, battle)


@rule
def told_ranked(s: State, battle: int, rank: int) -> int:
    """The party with a rank as events name it: allies come after all seats that a game can have; -1 none."""
    party = party_ranked(s, battle, rank)
    return party - s.players + SEATS if is_ally(s, party) else party


@rule
def spend_squires(s: State, battle: int) -> None:
    """LA-8.4  Squires that were sent to the front go to the supply once the battle is scored."""
    squires = 0
    for slot in range(box.SLOTS):
        squires += int(s.aid[battle, slot])
    if squires > 0:
        emit(s, FRONT_LEFT, squires, battle, int(s.card[battle]))
        s.aid[battle, :] = 0


@rule
def pay_ranks(s: State, battle: int, lost: int) -> None:
    """LA-11.4, LA-11.5, LA-12.10, LA-14.15  Values by rank; a defeat loses the first value, an ally its own."""
    for rank in range(box.SLOTS - lost):
        party = party_ranked(s, battle, rank)
        if party >= 0 and not is_ally(s, party):
            score_points(s, party, int(printed.VALUES[s.card[battle], rank + lost]))


@rule
def send_home(s: State, battle: int, slot: int) -> None:
    """LA-11.4  The knights of a slot return to their court."""
    for height in range(box.KNIGHTS):
        strength = int(s.stack[battle, slot, height])
        if strength > 0:
            s.court[s.fighter[battle, slot], strength] += 1


@rule
def clear_battle(s: State, battle: int) -> None:
    """LA-11.4, LA-11.6, LA-11.7  The card leaves the game; the place is empty."""
    s.card[battle] = box.NOBODY
    s.fighter[battle, :] = box.NOBODY
    s.stack[battle, :, :] = 0
    s.aid[battle, :] = 0


@rule
def move_down(s: State, battle: int) -> None:
    """LA-11.5, LA-11.7  Card and knights move to the same column of the lower row and keep their slots."""
    below = battle - box.ROW
    if s.round < box.ROUNDS:
        emit(s, MOVED_DOWN, battle, int(s.card[battle]))
    s.card[below] = s.card[battle]
    for slot in range(box.SLOTS):
        s.fighter[below, slot] = s.fighter[battle, slot]
        for height in range(box.KNIGHTS):
            s.stack[below, slot, height] = s.stack[battle, slot, height]
    clear_battle(s, battle)


# --- prisoners


@rule
def can_ransom(s: State, seat: int, strength: int) -> bool:
    """LA-11.6  Whether the seat has such a prisoner in the battle being scored, and the gold for it."""
    return bool(s.gold[seat] >= strength and stands(s, seat, box.BATTLE_AT + s.battle, strength))


@rule
def continue_ransom(s: State) -> None:
    """LA-11.6  In turn order everybody ransoms; then the card leaves the game."""
    if s.step == s.players:
        clear_battle(s, s.battle)
        s.battle += 1
        s.prisoners = 0
        return
    seat = asking.next_seat(s)
    for strength in range(1, box.STRENGTHS + 1):
        if can_ransom(s, seat, strength):
            asking.ask(s, asking.ASK_RANSOM, seat)
            return
    end_ransom(s, seat)


@rule
def ransom(s: State, seat: int, strength: int) -> None:
    """LA-11.6  One gold a strength point brings a prisoner back to the court."""
    emit(s, RANSOMED, seat, strength)
    pay_gold(s, seat, -strength)
    s.court[seat, strength] += 1
    slot = slot_of(s, seat, s.battle)
    for height in range(height_of(s, s.battle, slot, strength), box.KNIGHTS - 1):
        s.stack[s.battle, slot, height] = s.stack[s.battle, slot, height + 1]
    s.stack[s.battle, slot, box.KNIGHTS - 1] = 0


@rule
def imprison(s: State, party: int) -> None:
    """LA-11.6, LA-12.10  Prisoners that are not ransomed go to the reserve."""
    slot = slot_of(s, party, s.battle)
    if slot < 0:
        return
    ones, twos, threes, fours = 0, 0, 0, 0
    for height in range(box.KNIGHTS):
        strength = int(s.stack[s.battle, slot, height])
        if strength > 0:
            s.reserve[party, strength] += 1
            s.stack[s.battle, slot, height] = 0
            ones += int(strength == 1)
            twos += int(strength == 2)
            threes += int(strength == 3)
            fours += int(strength == 4)
    s.fighter[s.battle, slot] = box.NOBODY
    if ones + twos + threes + fours > 0:
        report(s, CAPTURED, party, ones, twos, threes, fours)


@rule
def end_ransom(s: State, seat: int) -> None:
    """LA-11.6  The seat ransoms nobody more; on to the next."""
    imprison(s, seat)
    s.step += 1

"""Rules of Lancaster written a second time, slowly and from the rulebook alone, to check the quick ones against."""

from __future__ import annotations

from typing import Any

from reinos.games.lancaster.box import DATA

COUNTIES = DATA["counties"]["items"]
CARDS = DATA["battle_cards"]["items"]


def leader(s: Any, party: int) -> int:
    """The player behind a party."""
    return party % s.players if s.players == 2 else party


def placements(s: Any, seat: int) -> set[tuple[int, int, int]]:
    """LA-4.3 to LA-4.11, LA-12.3 to LA-12.5  All (ally, strength, place) that the seat may send a knight to."""
    found = set()
    for ally in range(2 if s.players == 2 else 1):
        party = seat + 2 * ally
        for strength in {k for k in range(1, 5) if s.court[party][k]}:
            for n, item in enumerate(COUNTIES):
                helpers = 0 if ally else int(s.squires[seat])
                if strength < item["min_strength"]:
                    continue
                holder = int(s.holder[n])
                if holder == -1 or (leader(s, holder) != seat and strength + helpers > s.garrison[n] + s.retinue[n]):
                    found.add((ally, strength, 1 + n))
            for space in range(2 if ally else 6):
                covered = not ally and s.tiles[seat][space] != 0
                if not covered and s.castle[party][space] == 0:
                    found.add((ally, strength, 10 + space))
            for battle in range(4):
                inside = [int(p) for p in s.fighter[battle] if p >= 0]
                if s.card[battle] >= 0 and (party in inside or len(inside) < 3):
                    found.add((ally, strength, 16 + battle))
    return found


def battle_points(s: Any, battle: int) -> dict[int, int]:
    """LA-11.2 to LA-11.5, LA-12.10  Points that a battle pays its players as it stands."""
    card = CARDS[int(s.card[battle])]
    armies = [
        (int(s.stack[battle][slot].sum()) + int(s.aid[battle][slot]), slot, int(s.fighter[battle][slot]))
        for slot in range(3)
        if s.fighter[battle][slot] >= 0
    ]
    won = sum(strength for strength, _, _ in armies) >= card["strength"]
    values = card["values"] if won else [*card["values"][1:], 0]
    ranking = [party for _, _, party in sorted(armies, reverse=True)]
    return {party: value for party, value in zip(ranking, values, strict=False) if party < s.players}


def county_options(s: Any, county: int) -> set[str]:
    """LA-9.2, LA-12.8  What the holder of a county may take."""
    party = int(s.holder[county])
    ally = party >= s.players
    noble = s.noble_stack[county] > 0 and (ally or not s.nobles[party][county])
    works = False
    for part in COUNTIES[county]["reward"]:
        kind = part["type"]
        if kind in ("gold", "squires", "votes", "power_points"):
            works |= not ally
        elif kind == "extension":
            works |= not ally and 0 in s.tiles[party].tolist()
        elif kind == "new_knight":
            works |= bool(s.reserve[party][1])
        elif kind == "upgrade":
            works |= upgradable(s, party)
        else:
            fighters = [[int(p) for p in s.fighter[b] if p >= 0] for b in range(4) if s.card[b] >= 0]
            works |= any(party in inside or len(inside) < 3 for inside in fighters)
    options = {"none"} | ({"noble"} if noble else set()) | ({"reward"} if works else set())
    if noble and works and not ally and s.gold[party] >= 3:
        options.add("both")
    return options


def upgradable(s: Any, party: int) -> bool:
    """LA-5.6  Whether some knight in play has a stronger one in reserve."""
    deployed = [int(s.garrison[c]) for c in range(9) if s.holder[c] == party]
    deployed += [int(k) for k in s.castle[party] if k]
    deployed += [
        int(k) for b in range(4) for slot in range(3) if s.fighter[b][slot] == party for k in s.stack[b][slot] if k
    ]
    if not s.upgrade_scope:
        deployed += [k for k in range(1, 5) if s.court[party][k]]
    return any(k < 4 and s.reserve[party][k + 1] for k in deployed)

"""What is never created or lost at a table of Risk Europe."""

from __future__ import annotations

from reinos.core.bits import count
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import army_of, bank, city_crowns, strength
from reinos.games.risk_europe.map import CITY_CROWNS, GOLD, TERRITORIES
from reinos.games.risk_europe.opening import CASTLE_PASSES
from reinos.games.risk_europe.state import State


@rule
def check(s: State) -> None:
    """RE-1, RE-10, RE-12, RE-17  Units, castles, coins, crowns, cards, tiles and missions add up."""
    check_board(s)
    for army in range(pieces.ARMIES):
        check_units(s, army)
        check_army(s, army)
        check_orders(s, army)
    assert castles_in_hand(s) + s.castles + count(s.forts) == pieces.CASTLES, "castles were made or lost"
    if s.bank_limited:
        assert bank(s) >= 0, "more coins than the box has"
    if s.kingdom_missions:
        check_missions(s)
    else:
        check_cards(s)
    if s.round > 0 and s.to_act != 0:
        assert 0 <= s.marker < s.players, "the marker is with mercenaries or with nobody"
        assert s.alive[s.marker], "a dead marker holder"


@rule
def castles_in_hand(s: State) -> int:
    """RE-2.2, RE-14.2, RE-15.2  Castles that players have yet to put down."""
    each = int(CASTLE_PASSES[s.players])
    if s.phase == phases.BID_FIRST:
        return s.players * each
    if s.phase < phases.PLACE_CITY or s.phase > phases.PLACE_KEEP or s.passing >= each:
        return 0
    left = s.players * (each - s.passing)
    for place in range(s.place):
        left -= int(s.circle[place] < s.players)
    return left


@rule
def check_board(s: State) -> None:
    """RE-1.6 to RE-1.9, RE-7.1, RE-10.13  Owners, attackers, masks and tiles tell the same."""
    for t in range(TERRITORIES):
        owner, invader = int(s.owner[t]), int(s.invader[t])
        assert owner == pieces.NOBODY or s.alive[owner], "the dead hold land"
        assert invader == pieces.NOBODY or s.alive[invader], "the dead attack"
        assert invader == pieces.NOBODY or owner != pieces.NOBODY, "a dispute without a defender"
        assert owner == pieces.NOBODY or owner != invader, "an army fights itself"
        assert ((s.disputed >> t) & 1 == 1) == (invader != pieces.NOBODY), "disputed without an attacker"
        for army in range(pieces.ARMIES):
            assert ((int(s.land[army]) >> t) & 1 == 1) == (owner == army), "land and owner differ"
            assert ((int(s.inroads[army]) >> t) & 1 == 1) == (invader == army), "inroads and attacker differ"
        if t != s.field:  # in the territory fought for anybody may be gone for a moment
            claimed = strength(s, pieces.HOLDER, t) > 0
            assert claimed == (owner != pieces.NOBODY), "a claimed territory is empty, or an unclaimed one is not"
            assert (strength(s, pieces.INVADER, t) > 0) == (invader != pieces.NOBODY), "a dispute without attackers"
        golden = owner != pieces.NOBODY and (GOLD >> t) & 1 == 1
        assert (s.tile_round[t] >= 0) == golden, "a tile in the wrong place"


@rule
def check_units(s: State, army: int) -> None:
    """RE-17.1  Every unit of an army is on the board or in its military reserve."""
    for unit in range(pieces.KINDS):
        found = int(s.reserve[army, unit])
        assert found >= 0, "fewer than no units in reserve"
        for t in range(TERRITORIES):
            for side in range(2):
                assert s.units[side, t, unit] >= 0, "fewer than no units"
                if army_of(s, side, t) == army:
                    found += int(s.units[side, t, unit])
        assert found == pieces.STOCK[unit], "units were made or lost"


@rule
def check_army(s: State, army: int) -> None:
    """RE-10.1, RE-12.5, RE-14.9, RE-17.3  Coins, crowns and crown cards of one army."""
    assert s.coins[army] >= 0, "an army owes coins"
    assert s.cards[army] >= 0, "fewer than no crown cards"
    assert s.cards[army] == 0 or army < s.players, "mercenaries with a crown card"
    assert s.revealed[army] == 0 or army < s.players, "mercenaries with a mission"
    crowned = 0
    for t in range(TERRITORIES):
        crowned += int(CITY_CROWNS[t]) * int(s.owner[t] == army)
    assert city_crowns(s, army) == crowned, "the crowns of an army are not those of its cities"
    if not s.alive[army]:
        assert s.coins[army] == 0, "the dead have coins"


@rule
def check_orders(s: State, army: int) -> None:
    """RE-3.7, RE-4.7, RE-14.7  No King's Orders card is played too often, and no mercenary card is missing."""
    for kind in range(pieces.CARD_KINDS):
        assert 0 <= s.spent[army, kind] <= pieces.DECK[kind], "a card was played too often"
    if army >= s.players and s.alive[army] and s.round > 0:
        left, used = 0, int(s.deck_left[army])
        for place in range(pieces.DECK_SIZE):
            left += int(s.deck[army, place] >= 0)
        for turn in range(pieces.TURNS):
            used += int(s.shown[army, turn] >= 0)
        for kind in range(pieces.CARD_KINDS):
            used += int(s.spent[army, kind])
        assert left == s.deck_left[army], "the mercenary deck is not as large as it should be"
        assert used % pieces.DECK_SIZE == 0, "a mercenary card is missing"


@rule
def check_cards(s: State) -> None:
    """RE-8.6, RE-12.5, RE-17.4  Crown cards are in the reserve or with the players; those of the dead are gone."""
    held, somebody_left = 0, False
    for army in range(pieces.ARMIES):
        held += int(s.cards[army])
        somebody_left = somebody_left or s.alive[army] == 0
    assert s.cards_left >= 0, "fewer than no crown cards"
    assert s.cards_left + held <= pieces.CROWN_CARDS, "crown cards were made"
    assert s.cards_left + held == pieces.CROWN_CARDS or somebody_left or s.phase == phases.OVER, "crown cards were lost"


@rule
def check_missions(s: State) -> None:
    """RE-13.2 to RE-13.4  Every mission is in one place."""
    found, total = 0, s.missions_left
    for place in range(s.missions_left):
        found |= 1 << int(s.mission_deck[place])
    for seat in range(pieces.ARMIES):
        held = int(s.held[seat])
        mine = held | int(s.revealed[seat]) | int(s.gone[seat])
        total += count(mine)
        found |= mine
        assert not s.alive[seat] or count(held) == s.held_count[seat], "hidden missions are not counted rightly"
    assert total == pieces.MISSIONS, "a mission is lost or there twice"
    assert found == (1 << pieces.MISSIONS) - 1, "a mission is lost or there twice"

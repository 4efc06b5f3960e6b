"""What is never created or lost at a table of Risk Europe."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.games.risk_europe.board import bank, count
from reinos.games.risk_europe.state import (
    ARMIES,
    BID_FIRST,
    CASTLE_PASSES,
    CASTLES,
    CITIES,
    CROWN_CARDS,
    DECK,
    DECK_SIZE,
    GOLD,
    MISSIONS,
    NOBODY,
    PASSES,
    PLACE_CITY,
    PLACE_KEEP,
    STOCK,
    TERRITORIES,
    State,
)


def check(s: State) -> None:
    """RE-1, RE-10, RE-12, RE-17  Units, castles, coins, cards, tiles and missions add up."""
    check_board(s)
    for army in range(ARMIES):
        check_army(s, army)
    assert castles_in_hand(s) + s.castles + count(s.forts) == CASTLES, "castles were made or lost"
    if s.bank_limited:
        assert bank(s) >= 0, "more coins than the box has"
    if s.kingdom_missions:
        check_missions(s)
    else:
        assert s.cards_left + s.cards.sum() <= CROWN_CARDS, "crown cards were made"
    assert s.round == 0 or (s.alive[s.marker] and s.marker < s.players) or s.to_act == 0, "a dead marker holder"


def castles_in_hand(s: State) -> int:
    """RE-2.2, RE-14.2, RE-15.2  Castles that players have yet to put down."""
    each = int(CASTLE_PASSES[s.players])
    if s.phase == BID_FIRST:
        return s.players * each
    if not PLACE_CITY <= s.phase <= PLACE_KEEP or s.passing >= each:
        return 0
    placed = sum(army < s.players for army in s.circle[: s.place].tolist())
    assert s.passing < PASSES[s.players]
    return int(s.players * (each - s.passing) - placed)


def check_board(s: State) -> None:
    """RE-1.6 to RE-1.9, RE-7.1, RE-10.13  Owners, attackers, masks and tiles tell the same."""
    held, attacked = s.owner != NOBODY, s.invader != NOBODY
    for army in range(ARMIES):
        assert (bits(int(s.land[army])) == (s.owner == army)).all(), "land and owner differ"
        assert (bits(int(s.inroads[army])) == (s.invader == army)).all(), "inroads and attacker differ"
    assert (bits(s.disputed) == attacked).all(), "disputed without an attacker"
    assert not (held & (s.owner == s.invader)).any(), "an army fights itself"
    assert not (attacked & ~held).any(), "a dispute without a defender"
    quiet = np.arange(TERRITORIES) != s.field  # in the territory fought for anybody may be gone for a moment
    assert ((s.units.sum(axis=1) > 0) == held)[quiet].all(), "a claimed territory is empty, or an unclaimed one is not"
    assert ((s.invaders.sum(axis=1) > 0) == attacked)[quiet].all(), "a dispute without attackers"
    assert min(s.units.min(), s.invaders.min()) >= 0, "fewer than no units"
    assert ((s.tile_round >= 0) == (held & bits(GOLD))).all(), "a tile in the wrong place"
    present = set(s.owner.tolist()) | set(s.invader.tolist())
    assert all(s.alive[army] for army in present - {NOBODY}), "the dead hold land"


def bits(mask: int) -> Any:
    """A set of territories as an array of truths."""
    return mask >> np.arange(TERRITORIES) & 1 == 1


def check_army(s: State, army: int) -> None:
    """RE-17.1, RE-4.7, RE-12.5  Units and cards of one army."""
    board = s.units[s.owner == army].sum(axis=0) + s.invaders[s.invader == army].sum(axis=0)
    assert (board + s.reserve[army] == STOCK).all(), f"army {army}: units were made or lost"
    assert (s.reserve[army] >= 0).all()
    assert s.coins[army] >= 0, f"army {army}: owes coins"
    assert s.cards[army] >= 0
    assert s.cards[army] == 0 or army < s.players, "mercenaries with a crown card"
    assert (s.spent[army] <= DECK).all(), f"army {army}: a card was played too often"
    if army >= s.players and s.alive[army] and s.round:
        shown = sum(card >= 0 for card in s.shown[army].tolist())
        assert (s.deck[army] >= 0).sum() == s.deck_left[army]
        assert (s.deck_left[army] + shown + s.spent[army].sum()) % DECK_SIZE == 0, "a mercenary card is missing"
    if not s.alive[army]:
        assert s.coins[army] + int(s.land[army]) == 0, f"army {army}: dead with holdings"
    assert count(int(s.land[army]) & CITIES) <= count(CITIES)


def check_missions(s: State) -> None:
    """RE-13.2 to RE-13.4  Every mission is in one place."""
    found = s.mission_deck[: s.missions_left].tolist()
    for seat in range(ARMIES):
        mine = int(s.held[seat]) | int(s.revealed[seat]) | int(s.gone[seat])
        found += [mission for mission in range(MISSIONS) if mine >> mission & 1]
        if s.alive[seat]:
            assert int(s.held[seat]).bit_count() == s.held_count[seat]
    assert sorted(found) == list(range(MISSIONS)), "a mission is lost or there twice"

"""What is never created or lost at a table of Brian Boru."""

from __future__ import annotations

from reinos.games.brian_boru.board import controlled, count, occupied
from reinos.games.brian_boru.draft import kept_cards, pack_left
from reinos.games.brian_boru.state import (
    BOTTOM,
    BUY,
    CARDS,
    DEAL,
    DRAFT,
    EVERY_CARD,
    EVERY_TOWN,
    EXPAND,
    LIBERATE,
    OVER,
    REGIONS,
    ROUNDS,
    TOP,
    State,
)

MOST_RENOWN = 14  # BB-15.7
INSIDE_AN_ACTION = (BUY, EXPAND, LIBERATE)


def check(s: State) -> None:
    """BB-15.1 to BB-15.7  Towns, tracks, cards, coins, marker and tokens add up."""
    check_board(s)
    check_tracks(s)
    check_claims(s)
    if s.dealt:
        check_cards(s)
    else:
        for cards in (s.hand, s.packs, s.picks, s.card):
            assert not cards.any(), "cards outside the action phase"
    assert 0 <= s.marker < s.players, "BB-15.5  nobody has the marker"
    assert s.round <= ROUNDS[s.players], "BB-15.7  too many rounds"
    assert s.trick < DEAL[s.players], "BB-15.7  too many tricks"
    assert not s.deck.any(), "the scratch space is not empty"
    if s.phase == OVER:
        assert (s.round, s.trick) == (ROUNDS[s.players], DEAL[s.players] - 1), "BB-15.7  too few rounds or tricks"
        assert s.marriages_left == 0, "BB-3.3  the marriage deck is not empty"


def check_board(s: State) -> None:
    """BB-15.1  One disc a town at most; tokens and monasteries only on discs."""
    discs = [int(mask) for mask in s.discs[: s.players]]
    assert sum(map(count, discs)) == count(occupied(s)), "two discs on one town"
    assert occupied(s) & ~EVERY_TOWN == 0, "a disc outside the board"
    assert int(s.raided) & ~occupied(s) == 0, "BB-15.1  Vikings on an empty town"
    assert int(s.monasteries) & ~occupied(s) == 0, "BB-15.1  a monastery on an empty town"
    assert sum(count(controlled(s, seat)) for seat in range(s.players)) + count(int(s.raided)) == count(occupied(s))


def check_tracks(s: State) -> None:
    """BB-15.2, BB-15.4, BB-15.7  Marriage track, coins, points, renown, raiders."""
    for held in (s.coins, s.score, s.renown, s.raiders, s.church):
        assert (held[: s.players] >= 0).all(), "BB-15.4  less than nothing"
    assert int(s.renown.sum()) <= MOST_RENOWN, "BB-15.7  too much renown"
    assert 0 <= s.battle_area <= s.strength, "raiders from nowhere"
    spaces = s.space[: s.players].tolist()
    assert all(BOTTOM <= space <= TOP for space in spaces)
    if s.phase in INSIDE_AN_ACTION:
        spaces.pop(s.actor)  # its disc may still share a space
    shared = [space for space in spaces if space > BOTTOM]
    assert len(set(shared)) == len(shared), "BB-15.2  two discs on one space"


def check_claims(s: State) -> None:
    """BB-15.6  A held token is face up."""
    for region in range(REGIONS):
        assert s.claim_up[region] or s.claim_holder[region] < 0, "BB-15.6  a held token is face down"
        assert -1 <= s.claim_holder[region] < s.players


def check_cards(s: State) -> None:
    """BB-15.3  Every action card is in one place: pack, hand, table, pile, or undealt."""
    places = []
    for seat in range(s.players):
        played = sum(1 << card for card in range(1, CARDS + 1) if s.shown[card] == seat)
        if s.phase == DRAFT:
            places += [pack_left(s, seat), kept_cards(s, seat)]
        else:
            places += [int(s.hand[seat]), played]
            assert int(s.hand[seat]) | played == kept_cards(s, seat), "a hand is not what was drafted"
            on_table = int(s.card[seat])
            assert on_table == 0 or s.shown[on_table] == seat, "a card on the table that nobody played"
    if s.undealt:
        places.append(1 << int(s.undealt))
    assert sum(map(count, places)) == CARDS, "BB-15.3  cards are missing or double"
    found = 0
    for place in places:
        found |= place
    assert found == EVERY_CARD, "BB-15.3  a card is in two places"

"""What is never created or lost at a table of Brian Boru."""

from __future__ import annotations

from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.board import controlled, occupied
from reinos.games.brian_boru.draft import kept_cards, pack_left
from reinos.games.brian_boru.sets import count

MOST_RENOWN = 14  # BB-15.7


@rule
def check(s: state.State) -> None:
    """BB-15.1 to BB-15.7  Towns, tracks, cards, coins, marker and tokens add up."""
    check_board(s)
    check_tracks(s)
    check_claims(s)
    if s.dealt:
        check_cards(s)
    else:
        check_no_cards(s)
    assert 0 <= s.marker < s.players, "BB-15.5  nobody has the marker"
    assert s.round <= box.ROUNDS[s.players], "BB-15.7  too many rounds"
    assert s.trick <= box.TRICKS[s.players], "BB-15.7  too many tricks"
    for place in range(box.CARDS):
        assert s.deck[place] == 0, "the scratch space is not empty"
    if s.phase == state.OVER:
        assert s.round == box.ROUNDS[s.players], "BB-15.7  too few rounds"
        assert s.trick == box.TRICKS[s.players], "BB-15.7  too few tricks"
        assert s.marriages_left == 0, "BB-3.3  the marriage deck is not empty"


@rule
def check_board(s: state.State) -> None:
    """BB-15.1  One disc a town at most; tokens and monasteries only on discs."""
    discs, free = 0, 0
    for seat in range(s.players):
        discs += count(int(s.discs[seat]))
        free += count(controlled(s, seat))
    assert occupied(s) & ~box.EVERY_TOWN == 0, "a disc outside the board"
    assert discs == count(occupied(s)), "two discs on one town"
    assert s.raided & ~occupied(s) == 0, "BB-15.1  Vikings on an empty town"
    assert s.monasteries & ~occupied(s) == 0, "BB-15.1  a monastery on an empty town"
    assert free + count(s.raided) == discs, "BB-15.1  towns that are neither controlled nor raided"


@rule
def check_tracks(s: state.State) -> None:
    """BB-15.2, BB-15.4, BB-15.7  Marriage track, coins, points, renown, raiders."""
    renown, spaces = 0, 0
    inside = s.phase in (state.BUY, state.EXPAND, state.LIBERATE)
    for seat in range(s.players):
        least = min(int(s.coins[seat]), int(s.renown[seat]), int(s.raiders[seat]), int(s.church[seat]))
        assert min(least, int(s.score[seat])) >= 0, "BB-15.4  less than nothing"
        space = int(s.space[seat])
        assert box.BOTTOM <= space <= box.TOP, "a disc beside the marriage track"
        if space > box.BOTTOM and not (inside and seat == s.actor):  # inside an action a disc may still share a space
            assert (spaces >> space) & 1 == 0, "BB-15.2  two discs on one space"
            spaces |= 1 << space
    for seat in range(SEATS):
        renown += int(s.renown[seat])
    assert renown <= MOST_RENOWN, "BB-15.7  too much renown"
    assert 0 <= s.battle_area <= s.strength, "raiders from nowhere"


@rule
def check_claims(s: state.State) -> None:
    """BB-15.6  A held token is face up."""
    for region in range(box.REGIONS):
        assert s.claim_up[region] != 0 or s.claim_holder[region] < 0, "BB-15.6  a held token is face down"
        assert -1 <= s.claim_holder[region] < s.players, "a token with nobody"


@rule
def check_no_cards(s: state.State) -> None:
    """BB-15.3  Between two action phases nobody has cards."""
    for seat in range(SEATS):
        found = int(s.hand[seat]) | int(s.card[seat])
        for turn in range(box.TURNS):
            found |= int(s.packs[seat, turn]) | int(s.picks[seat, turn])
        assert found == 0, "cards outside the action phase"


@rule
def check_cards(s: state.State) -> None:
    """BB-15.3  Every action card is in one place: pack, hand, table, pile, or undealt."""
    total, found = 0, 0
    if s.undealt:
        total, found = 1, 1 << s.undealt
    for seat in range(s.players):
        if s.phase == state.DRAFT:
            one, two = pack_left(s, seat), kept_cards(s, seat)
        else:
            one, two = int(s.hand[seat]), played_by(s, seat)
            assert one | two == kept_cards(s, seat), "a hand is not what was drafted"
            on_table = int(s.card[seat])
            assert on_table == 0 or s.shown[on_table] == seat, "a card on the table that nobody played"
        total += count(one) + count(two)
        found |= one | two
    assert total == box.CARDS, "BB-15.3  cards are missing or double"
    assert found == box.EVERY_CARD, "BB-15.3  a card is in two places"


@rule
def played_by(s: state.State, seat: int) -> int:
    """The cards that a seat has played in this round."""
    found = 0
    for card in range(1, box.CARDS + 1):
        found |= int(s.shown[card] == seat) << card
    return found


@rule
def check_step(s: state.State, before: state.State) -> None:
    """BB-15.1, BB-15.6  Discs stay on their towns for good, and no token turns back."""
    for seat in range(s.players):
        assert int(before.discs[seat]) & ~int(s.discs[seat]) == 0, "BB-15.1  a disc left its town"
    for region in range(box.REGIONS):
        assert s.claim_up[region] >= before.claim_up[region], "BB-15.6  a token turned back"
